"""What all pages have in common."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import URLEncodedBody
from litestar.response import Redirect
from msgspec.structs import replace

from majlis import games
from majlis.drawing.palette import THEMES
from majlis.kernel.game import Meta
from majlis.language import LANGUAGES, N_
from majlis.table.guests import Guest, Visitor, cookies
from majlis.table.refusals import NotHere
from majlis.table.services import InjectedServices, Services
from majlis.table.templates import render
from majlis.words import Names

Visit = Request[Any, Any, State]
Form = URLEncodedBody[dict[str, str]]

OWN = {"cache-control": "private, no-cache"}
"""Everybody sees something else, and soon something else again."""


def page(
    visit: Visit, services: Services, guest: Guest, name: str, /, status: int = 200, **context: Any
) -> Response[str]:
    """A page, with the cookies that make its reader a guest."""
    return Response(
        render(guest.language, name, guest=guest, here=visit.scope["path"], **context),
        media_type=MediaType.HTML,
        status_code=status,
        cookies=cookies(guest, services.keys, visit.scope["scheme"] == "https"),
        headers=OWN,
    )


def go_to(visit: Visit, services: Services, guest: Guest, path: str) -> Redirect:
    return Redirect(
        path,
        status_code=303,
        cookies=cookies(guest, services.keys, visit.scope["scheme"] == "https"),
    )


def listed(game: str) -> Meta:
    """The title page of a game that is offered."""
    if game not in games.catalogue():
        raise NotHere(N_("There is no such game here."))
    return games.meta(game)


def explained(names: Names) -> list[dict[str, str]]:
    """What lies on the table, and what it is for."""
    return [{"name": names.name(thing), "explain": names.explain(thing)} for thing in names.THINGS]


@post("/look")
async def look(request: Visit, services: InjectedServices, guest: Visitor, data: Form) -> Redirect:
    """Another language or theme, or no wish to say a name; and back to the page."""
    if data.get("language") in LANGUAGES:
        guest = replace(guest, language=data["language"], chosen=True)
    if data.get("theme") in THEMES:
        guest = replace(guest, theme=data["theme"])
    if "nameless" in data:
        guest = replace(guest, nameless=True)
    back = data.get("back", "/")
    here = back.startswith("/") and not back.startswith(("//", "/\\"))
    return go_to(request, services, guest, back if here else "/")


LOOK = [look]
