"""Doors: wherever something from outside is read, and what may come of it besides."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar.connection import ASGIConnection

from majlis import games
from majlis.kernel import notation
from majlis.kernel.errors import MajlisError
from majlis.kernel.game import show
from majlis.kernel.state import State
from majlis.language import LANGUAGES
from majlis.match import Match
from majlis.table import guests
from majlis.table.address_book import Calling
from majlis.table.agreement import Motion
from majlis.table.app import is_host
from majlis.table.call_pages import Browser, minutes
from majlis.table.choices import along
from majlis.table.drafts import Plan, draft
from majlis.table.ledger import Ledger, stored_state
from majlis.table.lines import moments
from majlis.table.mail import clean_address, sealed, unsealed
from majlis.table.new_pages import read_chairs, read_hints, read_pace, read_stand_in, unticked
from majlis.table.pushes import Subscription
from majlis.table.records import Event, Position, Table
from majlis.table.replays import read_file
from majlis.table.seat_pages import read_order, read_seat
from majlis.table.seating import clean_name
from majlis.table.signing import SigningKeys
from majlis.table.table_files import EDITION, BadTableFile
from majlis.table.table_files import read_file as read_table_file
from majlis.table.wire import Answer, Mute, Say, TakeBack, Wish
from tests.fuzz import mutation
from tests.games import files

PREFIX = 40
"""Answers of a stored game that are replayed: a door is opened many thousand times."""
KEYS = SigningKeys("0" * 64, ("1" * 64,))
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What the application answers with 422 when a body is no JSON of ours."""


@dataclass(frozen=True)
class Door:
    """`make` gives another input each time, `enter` takes it in; whatever comes out is `allowed`,
    or a fault."""

    name: str
    share: int
    """How often it is tried, beside the others."""
    make: Callable[[random.Random], Any]
    enter: Callable[[Any], object]
    allowed: tuple[type[Exception], ...] = (MajlisError,)


# -- real inputs -----------------------------------------------------------------------------------


@cache
def short_matches() -> list[str]:
    """The beginnings of the stored games."""
    found = []
    for file in files():
        record = notation.read(file.read_text())
        short = notation.Record(record.header, record.answers[:PREFIX], None)
        found.append(notation.write(short))
    return found


@cache
def views() -> list[State]:
    """What seats see that are asked something: several moments of every game."""
    seen = []
    for game in games.catalogue():
        match = Match.new(game, games.meta(game).seats[0], seed="doors")
        rng = random.Random(game)
        for _ in range(60):
            seat = match.waiting[0]
            match.play(seat, rng.choice(match.legal(seat)))
            if len(match.log) % 7 == 0 and match.waiting:
                seen.append(match.view(match.waiting[0]))
    return seen


@cache
def tables() -> list[tuple[Table, list[Event], Position]]:
    """Tables with what has happened there, and a position of each."""
    found = []
    for game in games.catalogue():
        seats = games.meta(game).seats[0]
        table = Table(
            game, game, games.meta(game).rules, seats, {}, "doors", "Doors", "", True, 0.0
        )
        ledger = Ledger.new(table)
        events = [*ledger.begin(), *ledger.forced()]
        rng = random.Random(game)
        for _ in range(12):
            seat = ledger.match.waiting[0]
            events += ledger.answer(seat, [rng.choice(ledger.match.legal(seat))])
        found.append((table, events, ledger._position()))
    return found


@cache
def new_tables() -> list[tuple[str, dict[str, str]]]:
    """The forms of new tables: a game, and its fields."""
    forms = []
    for game, meta in games.catalogue().items():
        form = {"name": "Leila", "players": str(meta.seats[1]), "seat0": "me", "listed": "true"}
        form |= {"seat1": "bot", "level1": "level2", "seat2": "here", "name2": "Tomas"}
        form |= {"hints": "always", "chances": "true", "pace": "live", "stand_in": "random"}
        form |= {f"option.{one.name}": show(one.default) for one in meta.options}
        forms.append((game, form))
    return forms


# -- match files -----------------------------------------------------------------------------------


def make_file(rng: random.Random) -> str:
    return mutation.text(rng, rng.choice(short_matches()))


def make_signed_file(rng: random.Random) -> str:
    """Its check is right, so that it is read to the end."""
    lines = rng.choice(short_matches()).splitlines()[:-1]
    words = tuple(word for line in lines for word in line.split())
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(lines))
        lines[at] = mutation.text(rng, lines[at], (*words, *mutation.STRANGE))
    answers = sum(len(line.split()) - 2 for line in lines[1:])
    text = "\n".join([*lines, f"end | answers {answers}"])
    return f"{text} | check {notation.checksum(text)}\n"


# -- what pages send -------------------------------------------------------------------------------

BODIES: dict[type, Any] = {
    Answer: {"ask": 3, "actions": [0, 5, 17]},
    TakeBack: {"seq": 12},
    Say: {"text": "Salaam", "reaction": "tea"},
    Mute: {"who": "0123456789abcdef", "muted": True},
    Browser: {"endpoint": "https://push.test/x", "keys": {"p256dh": "BOr", "auth": "k8J"}},
    Wish: {
        "board_of": 1,
        "zone": "river",
        "looks": 0,
        "plan": {"ask": 3, "path": [1, 2], "taken": [0], "picked": [4], "stay": True, "firm": 1},
        "soon": {"ask": 3, "path": [1]},
        "older": 200,
    },
}


def make_body(rng: random.Random) -> tuple[type, bytes]:
    kind = rng.choice(list(BODIES))
    body = mutation.document(rng, BODIES[kind]).encode()
    return kind, mutation.raw(rng, body) if rng.random() < 0.1 else body


def read_body(given: tuple[type, bytes]) -> None:
    kind, body = given
    msgspec.json.decode(body, type=kind)


def read_wish(given: str) -> None:
    """A socket tells texts, and nothing but this is caught there."""
    msgspec.json.decode(given, type=Wish)


def make_plan(rng: random.Random) -> tuple[State, Plan, bool]:
    view = rng.choice(views())
    path: list[int] = []
    at = view
    while at.viewer in at.waiting and len(path) < rng.randrange(4):
        path.append(rng.choice(at.legal))
        at = at.look_ahead(path[-1])
    plan = {"ask": 0, "path": path, "taken": [0], "picked": path[-1:], "stay": False, "firm": 64}
    while True:
        try:
            return view, msgspec.convert(mutation.value(rng, plan), Plan), rng.random() < 0.5
        except msgspec.ValidationError:
            continue  # that is the other door's


def enter_plan(given: tuple[State, Plan, bool]) -> None:
    view, plan, begun = given
    made = draft(view, plan, begun)
    along(view, plan.path)
    if made is not None:
        list(moments(view, made.path, plan.picked))


# -- forms -----------------------------------------------------------------------------------------


def make_new_table(rng: random.Random) -> tuple[str, dict[str, str]]:
    game, form = rng.choice(new_tables())
    fields = (*form, "seat3", "seat9", "level2", "pace.live", "pace.days", "option.none")
    return game, mutation.form(rng, form, fields)


def read_new_table(given: tuple[str, dict[str, str]]) -> None:
    game, form = given
    meta = games.meta(game)
    chairs, _, _ = read_chairs(meta, clean_name(form.get("name", "")), form)
    read_hints(form), read_pace(meta, form), read_stand_in(form)
    options = {
        option.name: option.parse(form.get(f"option.{option.name}", unticked(option)))
        for option in meta.options
    }
    meta.settings(options, len(chairs))


FIELDS = {
    "seat": "1", "name": "Leila", "motion": "end", "about": "1", "rest": "usual", "bid": "12",
    "quiet_from": "22:00", "quiet_to": "08:15", "zone": "Europe/Berlin",
    "address": "leila@example.org", "stand_in": "level3", "back": "/t/0123456789",
}  # fmt: skip


def make_form(rng: random.Random) -> dict[str, str]:
    return mutation.form(rng, FIELDS, tuple(FIELDS))


def read_form(form: dict[str, str]) -> None:
    """Every field by whoever reads it: none of them may spoil the others."""
    for read in READERS:
        try:
            read(form)
        except MajlisError:
            continue


def read_zone(form: dict[str, str]) -> None:
    calling = Calling("leila", quiet_from=60, quiet_to=120, zone=form.get("zone", ""))
    calling.quiet_until(1_800_000_000.0)


READERS: tuple[Callable[[dict[str, str]], object], ...] = (
    lambda form: read_seat(form, "seat"),
    lambda form: read_seat(form, "about"),
    lambda form: clean_name(form.get("name", "")),
    lambda form: form.get("motion") in list(Motion),
    read_order,
    read_stand_in,
    lambda form: minutes(form.get("quiet_from", "")),
    lambda form: minutes(form.get("quiet_to", "")),
    read_zone,
    lambda form: clean_address(form.get("address", "")),
)

POINT = "BNNL5ZaTfK81qhXOx23-wewhigUeFb632jN6LvRWCFH1ubQr77FE_9qV1FuojuRmHP42zmf34rXgW80OvUVDgTk"
BROWSER = {
    "endpoint": "https://updates.push.services.example.org/wpush/v2/gAAAA",
    "p256dh": POINT,
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def make_subscription(rng: random.Random) -> Subscription:
    return Subscription(**{**BROWSER, **changed(rng, BROWSER)})


def changed(rng: random.Random, fields: dict[str, str]) -> dict[str, str]:
    name = rng.choice(list(fields))
    return {name: mutation.text(rng, fields[name])}


# -- cookies, headers, links -----------------------------------------------------------------------

HEADERS = {
    "host": "table.test:8000",
    "origin": "http://table.test:8000",
    "accept-language": "ru-RU,ru;q=0.9,en;q=0.8",
    "cookie": f"{guests.PERSON}=leila.{KEYS.sign('leila')}; "
    f"{guests.LOOK}={urlencode({'name': 'Лейла', 'theme': 'night', 'language': 'ru'})}",
    "query": "as=2",
}


def make_headers(rng: random.Random) -> dict[str, str]:
    return HEADERS | changed(rng, HEADERS) | (changed(rng, HEADERS) if rng.random() < 0.3 else {})


def read_headers(given: dict[str, str]) -> None:
    """As a server reads them: bytes that are letters of Latin-1."""
    headers = [
        (name.encode(), text.encode(errors="replace"))
        for name, text in given.items()
        if name != "query"
    ]
    query = given["query"].encode(errors="replace")
    scope: Any = {"type": "http", "headers": headers, "query_string": query, "path": "/"}
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    guest = guests.welcome(connection, KEYS)
    if guest.language not in LANGUAGES:
        raise AssertionError(f"nobody speaks {guest.language}")
    guests.same_origin(connection)
    guests.cookies(guest, KEYS, secure=True)
    is_host(connection.headers.get("host", ""))


def make_seal(rng: random.Random) -> str:
    seal = sealed(KEYS, rng.choice(("off", "confirm")), "leila", "leila@example.org")
    return mutation.text(rng, seal)


def read_seal(seal: str) -> None:
    unsealed(KEYS, "confirm", seal)


# -- tables that are stored ------------------------------------------------------------------------


def make_position(rng: random.Random) -> tuple[Table, Position]:
    table, _, position = rng.choice(tables())
    body = position.body
    if rng.random() < 0.1:
        body = mutation.raw(rng, body)
    else:
        body = zlib.compress(mutation.document(rng, json.loads(zlib.decompress(body))).encode(), 1)
    return table, Position(position.seq, position.fingerprint, body)


def read_position(given: tuple[Table, Position]) -> None:
    table, position = given
    stored_state(table.game, position)


def follow_position(given: tuple[Table, Position]) -> None:
    table, position = given
    Ledger.follow(table, (), [position])


def make_table_file(rng: random.Random) -> bytes:
    table, events, _ = rng.choice(tables())
    seats = [{"seat": seat, "token": f"token{seat}", "name": "P"} for seat in range(table.seats)]
    file = {
        "majlis": "table", "edition": EDITION, "table": msgspec.to_builtins(table), "seats": seats,
        "sitters": {"leila": 0}, "has_sat": [{"person": "tomas", "seat": 1, "until": 3}],
        "events": msgspec.to_builtins(events), "times": [float(nth) for nth in range(len(events))],
    }  # fmt: skip
    return mutation.document(rng, file).encode()


def import_table_file(text: bytes) -> None:
    file = read_table_file(text)
    Ledger.follow(file.table, file.events)


DOORS = (
    Door("match file", 60, make_file, notation.read),
    Door("signed match file", 8, make_signed_file, lambda text: read_file("file-x", text)),
    Door("body", 350, make_body, read_body, UNREADABLE),
    Door("wish", 250, lambda rng: mutation.document(rng, BODIES[Wish]), read_wish,
         (msgspec.DecodeError,)),
    Door("plan", 8, make_plan, enter_plan),
    Door("new table", 70, make_new_table, read_new_table),
    Door("form", 70, make_form, read_form),
    Door("subscription", 40, make_subscription, Subscription.check),
    Door("headers", 60, make_headers, read_headers),
    Door("seal", 60, make_seal, read_seal),
    Door("stored position", 5, make_position, read_position),
    Door("stored match", 5, make_position, follow_position),
    Door("table file", 14, make_table_file, import_table_file, (BadTableFile, MajlisError)),
)  # fmt: skip


def inputs(rng: random.Random, number: int) -> Iterator[tuple[Door, Any]]:
    """So many inputs, each with its door."""
    shares = [door.share for door in DOORS]
    for door in islice(iter(lambda: rng.choices(DOORS, shares)[0], None), number):
        yield door, door.make(rng)
