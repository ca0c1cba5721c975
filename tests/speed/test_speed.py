"""How fast the rules are and how strong the bots: printed, with floors far below the figures.

Speed is a ratio to the calibration loop in the same process, so a slow or busy machine does not
fail here; a rule that became several times slower does.
"""

from __future__ import annotations

import pytest

from majlis import games
from majlis.arena.bench import machine, measure
from majlis.arena.simulate import Plan, play, summary

COMPILED = machine()["build"] == "compiled"
FLOOR = 20 if COMPILED else 4
"""Decisions for 1,000 turns of the loop: half of what is promised."""
SLOWEST_CLONE = 10 if COMPILED else 30
"""Microseconds: twice what is promised."""


@pytest.mark.parametrize("game", games.catalogue())
def test_speed(game: str) -> None:
    seats = games.meta(game).seats[1]
    speed = measure(game, seats, seconds=0.2)
    print(f"{game} {seats}p: {speed.ratio:.1f} per 1,000 loop turns, clone {speed.clone:.2f} us")
    assert speed.ratio > FLOOR
    assert speed.clone < SLOWEST_CLONE


@pytest.mark.parametrize(
    ("game", "seats", "share"),
    [
        *((game, 2, 0.95) for game in games.catalogue()),
        *(("through-the-desert", seats, 0.9) for seats in (3, 4, 5)),
    ],
)
def test_one_greedy_beats_random_ones(game: str, seats: int, share: float) -> None:
    plan = Plan(game, seats, games.meta(game).settings({}, seats), ("greedy", "random"), "strength")
    count = 40 if COMPILED else 6
    wins = summary([play(plan, nth) for nth in range(count)], 1.0)["bots"]["greedy"]["wins"]
    print(f"{game} {seats}p: greedy wins {wins:.1%} of {count}, seeds strength/0 ...")
    assert wins >= share
