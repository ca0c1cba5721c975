"""Speed, measured: every figure raw and as a ratio to the calibration loop of the same run."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from majlis import games
from majlis.arena.calibrate import turns_per_second
from majlis.bots import playout
from majlis.bots.networks import Network, network
from majlis.bots.search.settings import settings_of
from majlis.bots.search.tree import Search
from majlis.bots.search.values import one_by_one
from majlis.kernel import state
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from majlis.kernel.state import State

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@dataclass(frozen=True)
class Speed:
    """What one game at one table does in a second of one core.

    A decision is one `State.apply` in random play, chance and forced answers included, setting up
    excluded.
    """

    game: str
    seats: int
    options: dict[str, Setting]
    decisions: float
    """a second"""
    ratio: float
    """Decisions for 1,000 turns of the calibration loop."""
    choices: float
    """The share of decisions in which a seat had an alternative."""
    applying: float
    """The share of the time that carrying answers out takes; listing and picking is the rest."""
    games: float
    """a second, from the first question to the end"""
    games_ratio: float
    """Games for a million turns of the calibration loop."""
    clone: float
    """microseconds, in the middle of a game"""
    rollouts: float
    """a second, from the middle of a game"""
    iterations: float
    """of the search a second, from the middle of a game"""
    iterations_ratio: float
    """Iterations for a million turns of the calibration loop."""
    judged: float | None
    """Iterations a second where the game's network judges turns; None if there is none."""


T = TypeVar("T")

ITERATIONS = 10
"""So many are timed, after the first one, which finds what there is to try."""


def build() -> str:
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def measure(
    game: str, seats: int, options: dict[str, Setting] | None = None, seconds: float = 0.5
) -> Speed:
    """Time one game; the loop is timed before and after, and the faster one counts."""
    loaded = games.game(game)
    settings = loaded.meta.settings(options or {}, seats)

    def table(nth: int) -> State:
        s: State = loaded.setup(seats, settings, loaded.meta.rules)
        playout.set_up(s, Rng(nth))
        return s

    before = turns_per_second()
    traces: list[list[int]] = []
    start = time.process_time()
    while time.process_time() - start < seconds or len(traces) < 3:
        traces.append(playout.trace(table(len(traces)), Rng(len(traces))))
    count = len(traces)
    answers = sum(len(trace) for trace in traces) // 2

    def tables() -> list[State]:
        return [table(nth) for nth in range(count)]

    def play(fresh: list[State]) -> None:
        for nth, s in enumerate(fresh):
            playout.playout(s, Rng(nth))

    def retrace(fresh: list[State]) -> None:
        for nth, s in enumerate(fresh):
            playout.retrace(s, traces[nth])

    def middle() -> State:
        s = table(0)
        playout.retrace(s, traces[0][: len(traces[0]) // 4 * 2])
        return s

    def search(mind: Network | None) -> Search:
        """Of whoever has a choice next."""
        s = middle()
        rng = Rng(1)
        while s.waiting[0] == CHANCE or len(s.options(s.waiting[0])) == 1:
            s.apply(s.waiting[0], s.pick(rng))
        seat, worths = s.waiting[0], one_by_one(loaded.evaluate)
        settings = settings_of(game, mind is not None)
        judge = mind.seen_by(seat) if mind else None
        begun = Search(s.redact(seat), worths, settings, rng, judge=judge)
        begun.improve(1)
        return begun

    playing = fastest(tables, play)
    applying = fastest(tables, retrace)
    cloning = fastest(middle, lambda s: playout.clones(s, 2000)) / 2000
    rolling = fastest(middle, lambda s: playout.rollouts(s, Rng(1), 20)) / 20
    prepare = partial(search, None)
    searching = fastest(prepare, lambda begun: begun.improve(ITERATIONS), repeats=1) / ITERATIONS
    mind = network(game)
    real = sum(playout.real_choices(s, traces[nth]) for nth, s in enumerate(tables()))
    loop = max(before, turns_per_second())
    return Speed(
        game=game,
        seats=seats,
        options=options or {},
        decisions=answers / playing,
        ratio=answers / playing / loop * 1000,
        choices=real / answers,
        applying=min(1.0, applying / playing),
        games=count / playing,
        games_ratio=count / playing / loop * 1_000_000,
        clone=cloning * 1_000_000,
        rollouts=1 / rolling,
        iterations=1 / searching,
        iterations_ratio=1 / searching / loop * 1_000_000,
        judged=rate(search(mind), seconds) if mind else None,
    )


def fastest(prepare: Callable[[], T], work: Callable[[T], object], repeats: int = 3) -> float:
    """CPU seconds of the work, the best of several, what it needs made ready beforehand."""
    best = float("inf")
    for _ in range(repeats):
        ready = prepare()
        start = time.process_time()
        work(ready)
        best = min(best, time.process_time() - start)
    return best


def rate(search: Search, seconds: float) -> float:
    """Iterations a second, over so many: the first ones find everything judged already."""
    made = 0
    start = now = time.process_time()
    while now - start < seconds:
        search.improve(ITERATIONS)
        made += ITERATIONS
        now = time.process_time()
    return made / (now - start)


def tables() -> Iterator[tuple[str, int]]:
    """What is measured by default: every game with the fewest and with the most players."""
    for id, meta in games.catalogue().items():
        yield from ((id, seats) for seats in sorted(set(meta.seats)))


def machine() -> dict[str, Any]:
    """What the figures were measured on."""
    return {
        "build": build(),
        "python": platform.python_version(),
        "loop": round(turns_per_second()),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def report(figures: DataclassInstance) -> dict[str, Any]:
    """The figures, rounded to what can be trusted."""
    return {
        name: float(f"{value:.3g}") if isinstance(value, float) else value
        for name, value in asdict(figures).items()
    }
