"""How fast the rules are and how strong the bots: printed, with floors far below the figures.

Speed is a ratio to the calibration loop in the same process, so a slow or busy machine does not
fail here; a rule that became several times slower does.
"""

from __future__ import annotations

import time
from itertools import islice

import pytest

from majlis import games
from majlis.arena.bench import machine, measure
from majlis.arena.calibrate import turns_per_second
from majlis.arena.simulate import Plan, play, summary
from majlis.bots import bot
from majlis.drawing.scene import DrawingContext
from majlis.kernel import notation
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE, WATCHER
from majlis.kernel.state import State
from majlis.match import replay
from majlis.research import bench as environments
from tests.games import files

COMPILED = machine()["build"] == "compiled"
FLOOR = 20 if COMPILED else 4
"""Decisions for 1,000 turns of the loop: half of what is promised."""
SLOWEST_SEARCH = 1.5 if COMPILED else 0.5
"""Iterations for a million turns of the loop: a quarter of what the slowest game does."""
FEWEST_STEPS = 12 if COMPILED else 2
"""Steps in vectors for 1,000 turns of the loop: about half of what the slowest game does."""
SLOWEST_CLONE = 10 if COMPILED else 30
"""Microseconds: twice what is promised."""
SLOWEST_PICTURE = 70_000
"""Turns of the loop: some five times what the slowest one takes."""


@pytest.mark.parametrize("game", games.catalogue())
def test_speed(game: str) -> None:
    seats = games.meta(game).seats[1]
    speed = measure(game, seats, seconds=0.2)
    print(
        f"{game} {seats}p: {speed.ratio:.1f} per 1,000 loop turns, clone {speed.clone:.2f} us, "
        f"{speed.iterations_ratio:.1f} iterations per million"
    )
    assert speed.ratio > FLOOR
    assert speed.iterations_ratio > SLOWEST_SEARCH
    assert speed.clone < SLOWEST_CLONE


@pytest.mark.parametrize("game", games.catalogue() if COMPILED else ["through-the-desert"])
def test_environments_speed(game: str) -> None:
    steps = environments.measure(game, 2, seconds=0.2)
    print(
        f"{game} 2p: {steps.vector_ratio:.1f} steps per 1,000 loop turns, {steps.vector:,.0f} /s, "
        f"{steps.processes:,.0f} with two processes, {steps.turns:,.0f} in turn"
    )
    assert steps.vector_ratio > FEWEST_STEPS
    assert steps.turns > steps.vector / 3


@pytest.mark.parametrize("game", games.catalogue())
def test_drawing_speed(game: str) -> None:
    """A picture is Python in both builds, so it has one ceiling: several times what it takes."""
    view, draw = full_table(game), games.game(game).draw
    loop = turns_per_second()
    best = float("inf")
    for _ in range(10):
        start = time.process_time()
        draw(view, DrawingContext("en"))
        best = min(best, time.process_time() - start)
    print(f"{game}: a picture in {best * 1e3:.2f} ms, {best * loop / 1000:.0f} thousand loop turns")
    assert best * loop < SLOWEST_PICTURE


def full_table(game: str) -> State:
    """Far into the longest stored match: enough stands on the table, and much is open."""
    texts = [path.read_text() for path in files() if path.name.startswith(game)]
    text = max(texts, key=len)
    far = int(0.62 * len(notation.read(text).answers))
    return next(islice(replay(text), far, None)).redact(WATCHER)


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


@pytest.mark.parametrize("name", ["greedy", *(["level4", "level5/10"] if COMPILED else [])])
def test_nobody_puts_victory_off_where_nobody_hurries(name: str) -> None:
    """Nothing but rubies ends a game of Istanbul: a hoard must not be better than those."""
    game = games.game("istanbul")
    ends = []
    for seed in range(6 if COMPILED else 2):
        rng = Rng(seed)
        players = [bot(name, "istanbul", Rng(1000 + seed)), bot("random", "istanbul", rng)]
        s = game.setup(2, game.meta.settings({}, 2), game.meta.rules)
        while s.waiting and s.turn < 150:
            seat = s.waiting[0]
            answers = [s.pick(rng)] if seat == CHANCE else players[seat](s.redact(seat))
            for action in answers:
                s.apply(seat, action)
        ends.append(s.turn)
    print(f"{name} against random: istanbul is over after {ends} turns")
    assert max(ends) < 150
