"""Positions of Stakes: set up as a test needs them, with chance in hand.

There is no board; a game that has one draws it as text here (see `tests/five_tribes/table.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import majlis
from majlis.games.template.data import CHARMS, COINS
from majlis.games.template.rules import Round
from majlis.games.template.state import Stakes
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from majlis.kernel.state import State

T = TypeVar("T")
POINTS = "123"


class Draws:
    """Chance in hand: the wished outcomes in turn, then whatever comes first."""

    def __init__(self, wished: str) -> None:
        self.wished = wished.split()

    def __call__(self, state: State) -> int:
        if self.wished:
            return state.parse(self.wished.pop(0))
        return state.options(CHANCE)[0]


def stakes(
    *,
    seats: int = 2,
    number: int = 1,
    coins: Sequence[int] = (),
    charms: Sequence[str] = (),
    pot: int = 0,
    draws: str = "",
    options: dict[str, Setting] | None = None,
) -> majlis.Match:
    """The beginning of the round of that number.

    What belongs to players is given by seat; who is not named has six coins and no charm. Charms
    read `1 1 3`, by their points; those that nobody has are in the bag. `draws` reads
    `die:2 charm:3`.
    """
    match = majlis.Match.new("template", seats, options=options, script=Draws(draws))
    s = table(match)
    s.pot = pot
    for seat in range(seats):
        points = given(charms, seat, "").split()
        s.coins[seat] = given(coins, seat, COINS)
        s.hands[seat] = [points.count(value) for value in POINTS]
        s.drawn[seat] = len(points)
    s.bag = [count - sum(hand[kind] for hand in s.hands) for kind, count in enumerate(CHARMS)]
    assert min(s.bag) >= 0, "more charms than there are"
    s.agenda = []
    s.settle()  # nothing waits any more of the game that was set up
    s.then(Round(number))
    s.settle()
    return match


def given(values: Sequence[T], seat: int, default: T) -> T:
    return values[seat] if seat < len(values) else default


# -- playing, and looking at what came of it -------------------------------------------------------


def stake(match: majlis.Match, *coins: int) -> None:
    """Everybody stakes, seat by seat."""
    for seat, count in enumerate(coins):
        match.play(seat, f"stake:{count}")


def table(match: majlis.Match) -> Stakes:
    assert isinstance(match.state, Stakes)
    return match.state


def seen_by(match: majlis.Match, seat: int) -> Stakes:
    """What this seat, or a watcher, may know of the position."""
    view = match.view(seat)
    assert isinstance(view, Stakes)
    return view


def asked(match: majlis.Match) -> str:
    """The question on the table, and who is asked: `Stake 0 1`."""
    return " ".join([type(match.state.question()).__name__, *map(str, match.waiting)])


def may(match: majlis.Match, seat: int) -> str:
    return " ".join(match.labels(seat))


def charms_of(s: Stakes, seat: int) -> str:
    """The seat's charms by their points, as far as they are known in this position or view."""
    return " ".join(
        value for value, count in zip(POINTS, s.hands[seat], strict=True) for _ in range(count)
    )


def told(match: majlis.Match, kind: int) -> list[list[int]]:
    """What all notes of this kind say, from the beginning."""
    return [numbers for entry in match.log for _, noted, *numbers in entry.notes if noted == kind]
