"""The replay of a match: its page, the way through it, any moment of it, and pictures to share."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from majlis import games
from majlis.drawing.film import film
from majlis.drawing.palette import THEMES
from majlis.drawing.scene import Format
from majlis.kernel.frame import NONE
from majlis.language import N_, language
from majlis.table import names
from majlis.table.course import Course, course_of
from majlis.table.guests import Guest, Visitor, address_of
from majlis.table.page_content import PageContent
from majlis.table.pages import OWN, Visit, explained, go_to, page
from majlis.table.refusals import Refusal
from majlis.table.replays import LARGEST_FILE, LONGEST_TURN, Look, Replay
from majlis.table.services import InjectedServices
from majlis.table.window import picture_changes, word_changes
from majlis.table.wire import LogPart, Update

FRAME_SECONDS = 1.2
"""For each moment of an animated turn."""
UNUSED = ("question", "standing", "result")
"""Pieces of a table's page that a replay has no room or no use for."""


class Moment(msgspec.Struct):
    """A moment, as it differs from the one that the page shows."""

    at: int
    text: str
    """What has just happened, for whoever listens."""
    html: str
    """The same to look at."""
    update: Update


@get("/t/{id:str}/replay")
async def replay_page(
    request: Visit,
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    at: FromQuery[int] = NONE,
    seen_by: FromQuery[int] = NONE,
) -> Response[str]:
    replay = await services.replays.of(id, guest.language)
    shown, t = replay.shown, language(guest.language)
    called = shown.seat_names(guest.language)
    return page(
        request,
        services,
        guest,
        "replay.html",
        table=id,
        game=shown.table.game,
        title=t.gettext(games.meta(shown.table.game).title),
        table_name="" if replay.from_file else names.told(shown.table.name, t),
        at=replay.stop(at) if at >= 0 else replay.stops[-1 if not shown.over else 0],
        seen_by=replay.seat_for(guest.person, seen_by),
        open=replay.open,
        seats=list(enumerate(called)),
        over=shown.over and not replay.from_file,
        things=explained(shown.words(guest.language).names),
    )


@get("/t/{id:str}/replay/course")
async def course(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    seen_by: FromQuery[int] = NONE,
) -> Course:
    """The way through the match; beside the event loop, for it looks at every line."""
    replay = await services.replays.of(id, guest.language)
    seat = replay.seat_for(guest.person, seen_by)
    return await asyncio.to_thread(course_of, replay, seat, guest.language)


@get("/t/{id:str}/replay/log")
async def log(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    first: FromQuery[int] = 0,
    seen_by: FromQuery[int] = NONE,
) -> LogPart:
    """Lines of the log, from the first of them that the page does not have."""
    replay = await services.replays.of(id, guest.language)
    seat = replay.seat_for(guest.person, seen_by)
    return await services.replays.log(replay, seat, guest.language, max(0, first))


@get("/t/{id:str}/replay/moment")
async def moment(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    at: FromQuery[int],
    was: FromQuery[int] = NONE,
    seen_by: FromQuery[int] = NONE,
    format: FromQuery[Format] = Format.WIDE,
    touch: FromQuery[bool] = False,
    zone: FromQuery[str] = "",
    board_of: FromQuery[int] = NONE,
) -> Moment:
    """The table after so many lines of the log; what of it the page does not show already, if it
    shows the moment `was` in the same way."""
    replay = await services.replays.of(id, guest.language)
    seat = replay.seat_for(guest.person, seen_by)
    look = Look(seat, guest.language, format, touch, zone, board_of)
    stop = replay.stop(at)
    content = await services.replays.content(replay, stop, look)
    before = None
    if was != NONE:
        before = await services.replays.content(replay, replay.stop(was), look)
    told = replay.told(stop, look)
    return Moment(stop, told.text, told.html, differences(before, content, stop))


def differences(before: PageContent | None, content: PageContent, at: int) -> Update:
    """Picture and words, but nothing that could be answered."""
    update = Update(seq=at, first=before is None)
    picture_changes(update, before, content, label=lambda _: "")
    word_changes(update, before, content)
    update.places, update.pile, update.tree, update.ghosts = {}, None, None, None
    for slot in UNUSED:
        update.html.pop(slot, None)
    return update


# -- pictures to share -------------------------------------------------------------------------


@get("/t/{id:str}/replay/position.svg")
async def position_svg(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    at: FromQuery[int],
    seen_by: FromQuery[int] = NONE,
    theme: FromQuery[str] = "",
    format: FromQuery[Format] = Format.WIDE,
    zone: FromQuery[str] = "",
    board_of: FromQuery[int] = NONE,
) -> Response[str]:
    """The board at a moment, as a file that needs nothing else."""
    replay = await services.replays.of(id, guest.language)
    seat = replay.seat_for(guest.person, seen_by)
    look = Look(seat, guest.language, format, zone=zone, board_of=board_of)
    content = await services.replays.content(replay, replay.stop(at), look)
    return picture(replay, f"{replay.stop(at)}", content.scene.svg(known_theme(theme, guest)))


@get("/t/{id:str}/replay/turn.svg")
async def turn_svg(
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    at: FromQuery[int],
    seen_by: FromQuery[int] = NONE,
    theme: FromQuery[str] = "",
    format: FromQuery[Format] = Format.WIDE,
    zone: FromQuery[str] = "",
    board_of: FromQuery[int] = NONE,
) -> Response[str]:
    """The turn that has led to a moment, as a picture that moves by itself."""
    replay = await services.replays.of(id, guest.language)
    seat = replay.seat_for(guest.person, seen_by)
    look = Look(seat, guest.language, format, zone=zone, board_of=board_of)
    last = replay.stop(at)
    begun = max((turn for turn in replay.turns if turn < last), default=replay.stops[0])
    stops = [stop for stop in replay.stops if begun <= stop <= last][-LONGEST_TURN:]
    scenes = [(await services.replays.content(replay, stop, look)).scene for stop in stops]
    return picture(replay, f"{last}-turn", film(scenes, FRAME_SECONDS, known_theme(theme, guest)))


def known_theme(theme: str, guest: Guest) -> str:
    return theme if theme in THEMES else guest.theme or THEMES[0]


def picture(replay: Replay, name: str, svg: str) -> Response[str]:
    file = f"{replay.shown.table.game}-{name}.svg"
    return Response(
        svg,
        media_type="image/svg+xml",
        headers={"content-disposition": f'attachment; filename="{file}"', **OWN},
    )


# -- files -------------------------------------------------------------------------------------


@post("/replay", request_max_body_size=2 * LARGEST_FILE)
async def open_file(request: Visit, services: InjectedServices, guest: Visitor) -> Redirect:
    """A match file is looked through and can be replayed for a while; it is not written down."""
    services.quotas.use_file(guest.person, address_of(request))
    form: Any = await request.form()
    file = form.get("file")
    content = await file.read() if hasattr(file, "read") else b""
    if len(content) > LARGEST_FILE:
        raise Refusal(N_("This file is too large for a match."))
    id = await services.replays.open_file(content.decode(errors="replace"))
    return go_to(request, services, guest, f"/t/{id}/replay")


REPLAY = [replay_page, course, log, moment, position_svg, turn_svg, open_file]
