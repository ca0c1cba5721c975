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
        return loaded.setup(self.seats, settings, loaded.meta.rules)

    def match(self, seed: int | str) -> Match:
        return Match.new(self.game, self.seats, seed, dict(self.options))


def every_case() -> list[Case]:
    """Every game at every number of seats, and every setting of every option by itself; options
    that need another one are for the game's own tests."""
    return [case for id in games.GAMES for case in cases_of(games.meta(id))]


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
