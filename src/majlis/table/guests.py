"""Guests: nobody signs up. A signed cookie names a person, another one keeps how they like it."""

from __future__ import annotations

import re
import secrets
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlencode

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from majlis.drawing.palette import THEMES
from majlis.language import LANGUAGES
from majlis.table.people import companion_at, owner_of, tidy
from majlis.table.signing import A_YEAR, SigningKeys

PERSON = "majlis_person"
LOOK = "majlis_look"
SEAT = re.compile(r"\d{1,2}", re.ASCII)


class Guest(msgspec.Struct, frozen=True):
    """Who asks for a page, and how they like it."""

    person: str
    """Who acts: the owner of the device, or somebody who shares it (`as` in the address)."""
    language: str
    theme: str = ""
    """Day or night; empty as long as the device decides."""
    name: str = ""
    """What they called themselves last time."""
    chosen: bool = False
    """They have chosen the language; else it is what their browser asks for."""
    nameless: bool = False
    """They were asked what they are called, and would rather not say."""


Visitor: TypeAlias = NamedDependency[Guest]
"""The guest, for whoever answers a request."""


def welcome(connection: ASGIConnection[Any, Any, Any, Any], keys: SigningKeys) -> Guest:
    """The guest behind a request; a new one if the cookie is missing or not ours."""
    look = {name: values[0] for name, values in parse_qs(connection.cookies.get(LOOK, "")).items()}
    person = known_person(connection, keys)
    language = look.get("language", "")
    theme = look.get("theme", "")
    chosen = language in LANGUAGES
    person = person or new_person()
    seat = connection.query_params.get("as", "")
    return Guest(
        person=companion_at(person, int(seat)) if SEAT.fullmatch(seat) else person,
        language=language if chosen else spoken(connection.headers.get("accept-language", "")),
        theme=theme if theme in THEMES else "",
        name=tidy(look.get("name", "")),
        chosen=chosen,
        nameless="nameless" in look,
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as far as our proxy tells."""
    return connection.client.host if connection.client else ""


def known_person(connection: ASGIConnection[Any, Any, Any, Any], keys: SigningKeys) -> str:
    """Whoever has the cookie of the browser; nobody, if it is missing or not ours."""
    return recognised(connection.cookies.get(PERSON, ""), keys)


def new_person() -> str:
    """Somebody who was never here."""
    return secrets.token_urlsafe(16)


def cookies(guest: Guest, keys: SigningKeys, secure: bool) -> list[Cookie]:
    """What their browser is to remember."""
    look = {"theme": guest.theme, "name": guest.name, "nameless": "yes" if guest.nameless else ""}
    if guest.chosen:
        look["language"] = guest.language
    owner = owner_of(guest.person)
    values = {
        PERSON: f"{owner}.{keys.sign(owner)}",
        LOOK: urlencode({name: value for name, value in look.items() if value}),
    }
    return [
        Cookie(name, value=value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
        for name, value in values.items()
        if value
    ]


def recognised(cookie: str, keys: SigningKeys) -> str:
    """The person that the cookie names, if we have signed it."""
    person, _, signed = cookie.partition(".")
    return person if person and keys.have_signed(person, signed) else ""


def spoken(accepted: str) -> str:
    """The first of our languages in an Accept-Language header; English if there is none."""
    weighed = []
    for part in accepted.split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), tag.lower().partition("-")[0]))
        except ValueError:
            continue
    return next((tag for _, tag in sorted(weighed, key=lambda w: w[0]) if tag in LANGUAGES), "en")


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """The request was made by one of our own pages, or by no page at all."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")
