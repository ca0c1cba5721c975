"""The home page: the games, and the tables as they stand now."""

from __future__ import annotations

from contextlib import suppress
from gettext import NullTranslations
from hashlib import sha256
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from majlis import games
from majlis.drawing.palette import THEMES
from majlis.kernel.frame import WATCHER
from majlis.language import language
from majlis.table import names
from majlis.table.guests import Guest, Visitor
from majlis.table.lobby import NOTHING, Line, Lobby
from majlis.table.pages import Visit, explained, listed, page
from majlis.table.refusals import NotHere, Unplayable
from majlis.table.replays import LARGEST_FILE
from majlis.table.services import InjectedServices, Services
from majlis.table.templates import has_cover, render

POLITE = 5
"""Seconds after which an open home page asks how things stand."""


class Standing(msgspec.Struct):
    """How the tables stand, if otherwise than the page knows."""

    known: str
    """Names this very standing."""
    title: str
    html: str = ""


@get("/")
async def home(request: Visit, services: InjectedServices, guest: Visitor) -> Response[str]:
    found = await services.lobby(guest.person)
    tables = await tables_html(services, guest, found)
    t = language(guest.language)
    cards = []
    own = {line.table.id for line in found.mine}
    for id, meta in games.catalogue().items():
        live = found.running.get(id, NOTHING)
        cards.append(
            {
                "id": id,
                "title": t.gettext(meta.title),
                "tagline": t.gettext(meta.tagline),
                "least": meta.seats[0],
                "most": meta.seats[1],
                "minutes": meta.minutes,
                "live": live.number,
                "watch": next((one.id for one in live.newest if one.id not in own), ""),
                "features": [t.gettext(feature) for feature in meta.features],
            }
        )
    return page(
        request,
        services,
        guest,
        "home.html",
        cards=cards,
        tables=tables,
        known=digest(tables),
        title=home_title(found, t),
        polite=POLITE,
        largest_file=LARGEST_FILE,
    )


@get("/rules/{game:str}")
async def rules(
    request: Visit, services: InjectedServices, guest: Visitor, game: FromPath[str]
) -> Response[str]:
    """The rules in short, for whoever thinks of playing."""
    meta = listed(game)
    t = language(guest.language)
    return page(
        request,
        services,
        guest,
        "rules.html",
        game=game,
        title=t.gettext(meta.title),
        tagline=t.gettext(meta.tagline),
        things=explained(games.game(game).words(guest.language, ()).names),
    )


@get("/tables")
async def tables_now(
    services: InjectedServices, guest: Visitor, known: FromQuery[str] = ""
) -> Standing:
    """How the tables stand for a home page that has shown them as `known`."""
    found = await services.lobby(guest.person)
    html = await tables_html(services, guest, found)
    now = digest(html)
    title = home_title(found, language(guest.language))
    return Standing(now, title, "" if now == known else html)


def digest(html: str) -> str:
    return sha256(html.encode()).hexdigest()[:16]


def home_title(found: Lobby, t: NullTranslations) -> str:
    title = t.gettext("Majlis: desert games at one table")
    return f"({found.waiting}) {title}" if found.waiting else title


async def tables_html(services: Services, guest: Guest, found: Lobby) -> str:
    t = language(guest.language)
    return render(
        guest.language,
        "piece_tables.html",
        waiting=found.waiting,
        mine=[await own_table(services, guest, line) for line in found.mine],
        open=[told(line, t) for line in found.open],
        live=[told(line, t) for line in found.live],
    )


async def own_table(services: Services, guest: Guest, line: Line) -> dict[str, Any]:
    """A table at which the guest sits, in a line; with the question, if it is theirs."""
    table = line.table
    t = language(guest.language)
    question = ""
    if line.asked:
        with suppress(Unplayable):  # the page of that table says so
            room = await services.rooms.room(table.id)
            shown = await room.snapshot()
            view = shown.state.redact(table.seat)
            question = shown.words(guest.language).ask(view, table.seat).title
    return told(line, t) | {"asked": line.asked, "question": question, "seat": table.seat}


def told(line: Line, t: NullTranslations) -> dict[str, Any]:
    """A table in a line."""
    table = line.table
    others = [seat for seat in line.seats if seat.name and seat.seat != table.seat]
    return {
        "id": table.id,
        "game": table.game,
        "title": t.gettext(games.meta(table.game).title),
        "name": names.told(table.name, t),
        "stage": table.stage,
        "others": ", ".join(names.called(seat.name, seat.bot, t) for seat in others),
        "seats": [(seat.seat, seat.free) for seat in line.seats],
        "moved": table.moved,
        "cover": has_cover(table.game),
    }


@get("/t/{id:str}/mini/{name:str}", media_type="image/svg+xml")
async def mini(services: InjectedServices, id: FromPath[str], name: FromPath[str]) -> Response[str]:
    """The position as anybody may see it, no larger than a stamp. The name has the theme in it, and
    when something has happened at the table last: another moment is another picture."""
    _moved, _, theme = name.removesuffix(".svg").partition("-")
    if theme not in THEMES:
        raise NotHere
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    game = games.game(shown.table.game)
    svg = game.mini.svg(shown.state.redact(WATCHER), theme, game.colours)
    return Response(
        svg,
        media_type="image/svg+xml",
        headers={"cache-control": "private, max-age=86400, immutable"},
    )


HOME = [home, rules, tables_now, mini]
