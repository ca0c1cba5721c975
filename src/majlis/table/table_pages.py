"""The page of a table, and its match as a file."""

from __future__ import annotations

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from majlis import games
from majlis.bots import LEVELS
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.match import commitment
from majlis.language import language
from majlis.table import names
from majlis.table.beforehand import NO_ORDER, Rest
from majlis.table.chat import LONGEST, REACTIONS, speaks_aside
from majlis.table.guests import Visitor
from majlis.table.new_pages import offered_level, offered_paces
from majlis.table.pages import OWN, Visit, explained, go_to, page
from majlis.table.qr import qr_code
from majlis.table.records import Table
from majlis.table.services import InjectedServices
from majlis.table.templates import drawn

CLICK_GUARD = 300
"""Milliseconds in which nobody can have meant what has just appeared below the finger; none where
bots do not pause either."""


@get("/t/{id:str}")
async def table(
    request: Visit,
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    watch: FromQuery[bool] = False,
) -> Response[str] | Redirect:
    """Whoever has left the game is asked first whether they come back; or they only `watch`."""
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    t = language(guest.language)
    origin, _ = services.origin(request)
    seat = shown.seat_of(guest.person)
    if seat == WATCHER and room.begun and not room.closed and not watch:
        left = await services.store.left_seat(id, guest.person)
        if left != NONE:
            return go_to(request, services, guest, f"/t/{id}/sit/{shown.seats[left].token}")
    chair = None if seat == WATCHER else shown.seats[seat]
    seat_link = f"{origin}/t/{id}/sit/{chair.token}" if chair else ""
    return page(
        request,
        services,
        guest,
        "table.html",
        table=id,
        game=shown.table.game,
        title=t.gettext(games.meta(shown.table.game).title),
        table_name=names.told(shown.table.name, t),
        guard=CLICK_GUARD if services.rooms.pause else 0,
        table_link=f"{origin}/t/{id}",
        seat_link=seat_link,
        seat_qr=drawn(qr_code(seat_link)) if chair else "",
        own_name=names.called(chair.name, chair.bot, t) if chair else guest.name,
        ask_name=bool(chair and not names.is_chosen(chair.name))
        and not (guest.name or guest.nameless),
        may_set_pace=guest.person == shown.table.host and not shown.begun,
        paces=offered_paces(games.meta(shown.table.game), chosen_pace(shown.table), t),
        stand_in=shown.table.stand_in,
        levels=[offered_level(kind, t) for kind in LEVELS],
        order=chair.order if chair else NO_ORDER,
        orders=[
            (Rest.ASK, t.gettext("ask me")),
            (Rest.USUAL, t.gettext("the usual answer")),
            (Rest.BOT, t.gettext("a bot answers")),
        ],
        bids=games.meta(shown.table.game).bids,
        commitment=commitment(shown.table.seed),
        things=explained(shown.words(guest.language).names),
        companions=[
            {
                "seat": one,
                "name": shown.seats[one].name,
                "link": f"{origin}/t/{id}/sit/{shown.seats[one].token}",
            }
            for one in shown.seats_at(guest.person)
            if one != seat
        ],
        aside=speaks_aside(shown, guest.person),
        reactions=REACTIONS,
        push_key=services.pushes.public_key,
        longest_message=LONGEST,
    )


def chosen_pace(table: Table) -> dict[str, str]:
    """The pace of a table, as its form would say it."""
    kind = table.pace.kind.value
    return {"pace": kind, f"pace.{kind}": f"{table.pace.bank:.0f}"}


@get("/t/{id:str}/match.txt")
async def match_file(
    services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Response[str]:
    """The match as a file: what its reader may know of it, and all of it when it is over."""
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    async with room.at_table():
        match = room.match
        text = match.save() if room.closed else match.save(shown.read_by(guest.person))
        name = f"{room.table.game}-{id}.txt"
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"', **OWN},
    )


TABLE = [
    table,
    match_file,
]
