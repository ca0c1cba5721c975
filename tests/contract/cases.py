"""The cases that every game must pass: found from its title page, so a new game adds none here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from majlis import games
from majlis.arena.bench import build
from majlis.kernel.chance import Rng
from majlis.kernel.errors import BadOption
from majlis.kernel.game import Meta, Setting, show
from majlis.kernel.state import State
from majlis.match import Match


@dataclass(frozen=True)
class Case:
    """A game at a number of seats, with its options."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...] = ()

    def __str__(self) -> str:
        chosen = [f"{name}={show(value)}" for name, value in self.options]
        return "-".join([self.game, f"{self.seats}p", *chosen])

    def state(self) -> State:
        loaded = games.game(self.game)
        settings = loaded.meta.settings(dict(self.options), self.seats)
        state: State = loaded.setup(self.seats, settings, loaded.meta.rules)
        return state

    def match(self, seed: int | str) -> Match:
        return Match.new(self.game, self.seats, seed, dict(self.options))


def every_case() -> list[Case]:
    """Every game at every number of seats, and every setting of every option by itself; options
    that need another one are for the game's own tests."""
    return [case for id in games.GAMES for case in cases_of(games.meta(id))]


MARRAKESH: tuple[tuple[str, Setting], ...] = (
    ("tower", "b2"),
    ("staircase_tiles", True),
    ("imam_sultan", True),
    ("offices", "mixed"),
    ("purple_spectators", True),
    ("desert_towns", True),
)
BAZAAR: tuple[tuple[str, Setting], ...] = (("mocha", True), ("letters", True))
TOGETHER = [
    Case("through-the-desert", 5, (("ruling_instant_end", True), ("hide_scores", True))),
    Case("five-tribes", 2, (("ruling_djinns_once_a_round", True), ("ruling_hidden_hands", True))),
    Case(
        "five-tribes",
        4,
        (("ruling_echidna_doubles_kandicha", True), ("ruling_nekir_per_meeple", True)),
    ),
    Case("istanbul", 2, (("layout", "long"),)),
    Case("istanbul", 3, (("layout", "numeric"),)),
    Case("istanbul", 2, (("letters", True), ("letters_only", True))),
    Case("istanbul", 2, (*BAZAAR, ("layout", "random"), ("neutral_assistants", True))),
    Case("istanbul", 3, (*BAZAAR, ("caravan_master", True), ("ruling_loose_long_move", True))),
    Case("istanbul", 4, BAZAAR),
    Case("istanbul", 5, (*BAZAAR, ("layout", "random"), ("caravan_master", True))),
    Case("marrakesh", 2, MARRAKESH),
    Case("marrakesh", 3, (*MARRAKESH, ("ruling_new_vendors_wait", True))),
    Case("marrakesh", 4, MARRAKESH),
]
"""Layouts and modules that no single option shows."""


def cases_of(meta: Meta) -> Iterator[Case]:
    least, most = meta.seats
    for seats in range(least, most + 1):
        yield Case(meta.id, seats)
    for option in meta.options:
        for value in {option.choices[0], option.choices[-1]} - {option.default}:
            if not refused(meta, {option.name: value}):
                yield Case(meta.id, least, ((option.name, value),))


def refused(meta: Meta, chosen: dict[str, Setting]) -> bool:
    try:
        meta.settings(chosen)
    except BadOption:
        return True
    return False


CLOSELY, STRIDE = (400, 25) if build() == "compiled" else (150, 60)
"""The faster build, which must do exactly the same, is looked at more closely."""


def positions(case: Case, seed: int) -> Iterator[State]:
    """Positions of one game played evenly at random, from the first question to the end: all of
    the first ones, of a long game only some of the rest."""
    for nth, s in enumerate(every_position(case, seed)):
        if nth < CLOSELY or nth % STRIDE == 0 or not s.waiting:
            yield s


def every_position(case: Case, seed: int) -> Iterator[State]:
    """Every position of one game played evenly at random, from the first question to the end."""
    rng = Rng(seed)
    s = case.state()
    yield s
    while s.waiting:
        seat = s.waiting[rng.below(len(s.waiting))]
        legal = s.options(seat)
        s = s.clone()
        s.apply(seat, legal[rng.below(len(legal))])
        yield s


def play_at_random(match: Match, rng: Rng) -> None:
    """Play the match to its end, as a table would: forced answers are played automatically."""
    while not match.over:
        play_one(match, rng)


def play_one(match: Match, rng: Rng) -> None:
    seat = match.waiting[rng.below(len(match.waiting))]
    legal = match.legal(seat)
    match.play(seat, legal[rng.below(len(legal))], auto=len(legal) == 1)


def text(s: State) -> str:
    """The whole position as text, to compare."""
    return json.dumps(s.dump(), sort_keys=True)


def digest(case: Case, seeds: range) -> str:
    """A fingerprint of whole games: every answer, every note and every position of them."""
    fingerprint = sha256()
    for seed in seeds:
        match = case.match(seed)
        play_at_random(match, Rng(seed))
        for entry in match.log:
            fingerprint.update(repr((entry.seat, entry.action, entry.notes)).encode())
        fingerprint.update(text(match.state).encode())
        fingerprint.update(repr(match.scores()).encode())
    return fingerprint.hexdigest()[:16]


def view_text(s: State, seat: int) -> str:
    return text(s.redact(seat))


def plain(value: Any) -> Any:
    """JSON and back: what a browser, a file or a worker process would get."""
    return json.loads(json.dumps(value))
