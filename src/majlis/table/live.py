"""Playing: answers come in as requests, updates go out over a live channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody
from uvicorn.protocols.utils import ClientDisconnected

from majlis.drawing.scene import DrawingContext, Format
from majlis.kernel.frame import WATCHER
from majlis.language import language
from majlis.table.attendance import Around
from majlis.table.chat import Listener
from majlis.table.choices import Choice, along, branch
from majlis.table.database import StoreBusy
from majlis.table.drafts import Plan
from majlis.table.guests import Visitor, address_of, same_origin
from majlis.table.hints import hint
from majlis.table.lines import moments
from majlis.table.page_request import Viewer
from majlis.table.rates import Allowance
from majlis.table.refusals import MovedOn, Refusal, TooMany, TooOften
from majlis.table.room import Room
from majlis.table.services import InjectedServices, Services
from majlis.table.stills import Still, still
from majlis.table.window import Window
from majlis.table.wire import Answer, Done, Hint, Sentence, TakeBack, TakenBack, Wish

log = logging.getLogger(__name__)

Channel = WebSocket[Any, Any, State]

NO_SUCH_TABLE = 4404
NOT_UNDERSTOOD = 4400
CROWDED = 4429
BUSY = 1013
"""Try again later, say the rules of sockets: pages do so by themselves."""
SAID_GOODBYE = (1000, 1001, 1005)
"""How a channel ends whose page was closed or left; of one that is lost, nothing is heard."""


@post("/t/{id:str}/answer", status_code=200)
async def answer(
    services: InjectedServices, guest: Visitor, id: FromPath[str], data: JSONBody[Answer]
) -> Done:
    room = await services.rooms.room(id)
    with services.metrics.timing(services.metrics.answers):
        await room.answer(guest.person, data.ask, data.actions)
    return Done(room.ledger.last)


@post("/t/{id:str}/take-back", status_code=200)
async def take_back(
    services: InjectedServices, guest: Visitor, id: FromPath[str], data: JSONBody[TakeBack]
) -> TakenBack:
    room = await services.rooms.room(id)
    plan = await room.take_back(guest.person, data.seq)
    return TakenBack(room.ledger.last, plan)


@get("/t/{id:str}/suggestion")
async def suggestion(
    services: InjectedServices, guest: Visitor, id: FromPath[str], ask: FromQuery[int]
) -> Plan:
    """A plan for question number `ask` of the set-up, made by a bot: nothing is written down."""
    room = await services.rooms.room(id)
    return Plan(ask, tuple(await room.minds.suggest(guest.person, ask)), stay=True)


@get("/t/{id:str}/hint")
async def give_hint(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    ask: FromQuery[int],
    path: FromQuery[list[int] | None] = None,
) -> Hint:
    """What could be answered to question number `ask`, and how good the plan is that the page has:
    nothing is written down."""
    room = await services.rooms.room(id)
    view, advice = await room.minds.advise(guest.person, ask, path or [])
    table = await room.snapshot()
    begun = table.has_begun(view.viewer)
    words = table.words(guest.language)
    return hint(ask, view, advice, words, guest.language, begun)


@get("/t/{id:str}/hint/board")
async def line_board(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    ask: FromQuery[int],
    given: FromQuery[int],
    path: FromQuery[list[int] | None] = None,
    reply: FromQuery[list[int] | None] = None,
    format: FromQuery[Format] = Format.WIDE,
    zone: FromQuery[str] = "",
) -> Still:
    """The board after so many answers of a hint's line, by what the person can see."""
    table = await (await services.rooms.room(id)).snapshot()
    seat = table.seat_of(guest.person)
    if table.asks.get(seat) != ask:
        raise MovedOn
    view = table.state.redact(seat)
    seen = list(moments(view, path or [], reply or []))[: max(0, given)]
    at, notes = (seen[-1].view, seen[-1].notes) if seen else (view, ())
    names = table.seat_names(guest.language)
    context = DrawingContext(guest.language, format, names, recent=notes, zone=zone)
    return await still(table.table.game, at, context)


@get("/t/{id:str}/branch")
async def look_ahead(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    ask: FromQuery[int],
    path: FromQuery[list[int]],
) -> dict[int, Choice]:
    """What may follow these answers to question number `ask`, in full words; nothing, if a quick
    player has answered it meanwhile."""
    table = await (await services.rooms.room(id)).snapshot()
    seat = table.seat_of(guest.person)
    if table.asks.get(seat) != ask:
        return {}
    return branch(table.state.redact(seat), table.words(guest.language), path)


@get("/t/{id:str}/why")
async def why_not(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    action: FromQuery[int],
    path: FromQuery[list[int] | None] = None,
) -> Sentence:
    """Why that cannot be done now, after these answers that the page has not sent yet."""
    table = await (await services.rooms.room(id)).snapshot()
    seat = table.seat_of(guest.person)
    view = table.state.redact(seat)
    if not 0 <= action < len(view.LABELS) or seat == WATCHER:
        return Sentence("")
    at = along(view, path or []) if seat in view.waiting else view
    return Sentence(table.words(guest.language).why_not(at or view, action))


@websocket("/t/{id:str}/live")
async def live(
    socket: Channel,
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    format: FromQuery[Format] = Format.WIDE,
    touch: FromQuery[bool] = False,
) -> None:
    """Everything this person's page needs to know, as soon as it is written down."""
    if not same_origin(socket):
        raise NotAuthorizedException
    await socket.accept()
    origin, only_here = services.origin(socket)
    viewer = Viewer(
        guest.person, guest.name, guest.language, format, origin, only_here, touch=touch
    )
    try:
        services.quotas.use_opening(guest.person, address_of(socket))
        with services.quotas.socket(guest.person, id):
            await look_on(socket, services, viewer, id)
    except (TooMany, TooOften) as refusal:
        text = language(guest.language).gettext(refusal.sentence)
        await socket.close(code=CROWDED, reason=text)
    except StoreBusy as busy:
        log.warning("the live channel of table %s has to wait: %s", id, busy)
        await socket.close(code=BUSY)


async def look_on(socket: Channel, services: Services, viewer: Viewer, id: str) -> None:
    try:
        room = await services.rooms.room(id)
    except Refusal as refusal:
        text = language(viewer.language).gettext(refusal.sentence)
        await socket.close(code=NO_SUCH_TABLE, reason=text)
        return
    window = Window(viewer, services.renderers)
    chat = await services.chats.chat(id)
    listener = Listener(chat, viewer.person, viewer.language)
    wishes = Allowance(*services.quotas.limits.wishes, services.store.clock)
    with (
        room.looking() as changed,
        room.company.visit(viewer.person, viewer.name) as stirred,
        chat.listening() as said,
    ):
        changed.set()
        gone = asyncio.create_task(listen(socket, room, window, changed, wishes))
        try:
            await show(room, window, listener, socket, changed, (stirred, said), gone)
            nonsense = gone.result().nonsense
            if nonsense:  # only now: nothing is being sent any more
                await socket.close(code=NOT_UNDERSTOOD, reason=nonsense)
        except (StoreBusy, WebSocketDisconnect):
            raise
        except ClientDisconnected:
            return  # it is being closed by the page, which nobody has been told yet
        except Exception:
            if socket.connection_state == "disconnect":
                return  # the same, and the application knows it already
            log.exception("the live channel of table %s has failed", id)
            raise
        finally:
            gone.cancel()
            if was_lost(gone):
                services.caller.look_later(id)


class Farewell(NamedTuple):
    """How a page went."""

    lost: bool = False
    """It did not say that it would."""
    nonsense: str = ""
    """What was not understood of what it sent last."""


def was_lost(gone: asyncio.Task[Farewell]) -> bool:
    """Nobody has closed that page: it may be a phone that sleeps."""
    if not gone.done() or gone.cancelled() or gone.exception() is not None:
        return True
    return gone.result().lost


async def show(
    room: Room,
    window: Window,
    listener: Listener,
    socket: Channel,
    changed: asyncio.Event,
    people: Sequence[asyncio.Event],
    gone: asyncio.Task[Farewell],
) -> None:
    """Send what has changed whenever something has, until the browser is gone: the table, who is
    around it, and what they say.

    Whoever is slow gets fewer and larger updates: there is no queue that could grow.
    """
    around: Around | None = None
    while not gone.done():
        wakes = [asyncio.create_task(news.wait()) for news in (changed, *people)]
        await asyncio.wait({*wakes, gone}, return_when=asyncio.FIRST_COMPLETED)
        for wake in wakes:
            wake.cancel()
        if gone.done():
            return
        for stirred in people:
            stirred.clear()
        snapshot = await room.snapshot()
        if changed.is_set():
            changed.clear()
            update = await window.update(snapshot)
            await socket.send_text(update.decode())
        told, around = around, Around.of(snapshot, room.company)
        if around != told:
            seat = snapshot.seat_of(window.viewer.person)
            store = room.store
            attendance = around.told(window.viewer, seat, store.pulse.now(), store.clock.now())
            await socket.send_text(msgspec.json.encode(attendance).decode())
        talk = listener.news(snapshot)
        if talk is not None:
            await socket.send_text(msgspec.json.encode(talk).decode())


async def listen(
    socket: Channel, room: Room, window: Window, changed: asyncio.Event, wishes: Allowance
) -> Farewell:
    """Show what the browser wishes to see, until it is gone."""
    drawing: asyncio.Task[None] | None = None
    try:
        while True:
            wish = msgspec.json.decode(await socket.receive_text(), type=Wish)
            await room.store.clock.sleep(wishes.wait(""))
            if wish.older is not None:
                await socket.send_text(msgspec.json.encode(window.older(wish.older)).decode())
            elif wish.soon is None:
                window.wish(wish)
                if wish.plan is not None and not window.viewer.covered:
                    room.see_plan(window.viewer.person, wish.plan)
                changed.set()
            elif drawing is None or drawing.done():
                drawing = asyncio.create_task(window.foresee(await room.snapshot(), wish.soon))
    except WebSocketDisconnect as end:
        return Farewell(lost=end.code not in SAID_GOODBYE)
    except msgspec.DecodeError as error:
        return Farewell(nonsense=str(error)[:120])


PLAY = [answer, take_back, suggestion, give_hint, line_board, look_ahead, why_not, live]
