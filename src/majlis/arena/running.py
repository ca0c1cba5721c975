"""A contest is played: as many games as are wanted, or as few as are enough."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from statistics import fmean
from typing import Any

from majlis.arena.contest import play
from majlis.arena.pool import Workers
from majlis.arena.ratings import SequentialTest
from majlis.arena.record import Record
from majlis.kernel.errors import BadOption


class Stop:
    """Ends a contest of two bots once it is clear whether the first one wins so much.

    Only whole rounds count, in their order: games that happen to be short, or have a good seat for
    one of them, would count too early otherwise. So the verdict is the same with any number of
    processes.
    """

    def __init__(self, record: Record, low: float, high: float) -> None:
        if len(record.contest.bots) != 2:
            raise BadOption("--stop compares two bots")
        self.record = record
        self.test = SequentialTest(low, high)
        self.games = 0
        """So many games have been looked at."""

    def decided(self) -> bool:
        contest, played = self.record.contest, self.record.games
        while self.test.verdict == "undecided":
            size = len(contest.lineups)
            round = range(self.games, self.games + size)
            if not all(nth in played for nth in round):
                return False
            for nth in round:
                self.test.add(fmean(won for _, _, won in played[nth].duels(contest.bots)))
            self.games += size
        return True

    def plain(self) -> dict[str, Any]:
        """As data for JSON."""
        test = self.test
        return {
            "low": test.low,
            "high": test.high,
            "verdict": test.verdict,
            "games": self.games,
            "evidence": round(test.evidence, 3),
        }

    def told(self) -> str:
        """The verdict as a sentence."""
        low, high = (f"{share:.0%}" for share in (self.test.low, self.test.high))
        first, second = self.record.contest.bots
        claim = f"{first} wins {high} of its duels with {second} rather than {low}"
        return f"{self.test.verdict.capitalize()} after {self.games} games: {claim}"


def run(
    record: Record,
    games: int,
    workers: Workers,
    stop: Stop | None = None,
    done: Callable[[], None] = lambda: None,
) -> None:
    """Play what the record lacks of so many games; `done` is called after each."""
    if stop and stop.decided():
        return
    missing = [nth for nth in range(games) if nth not in record.games]
    with closing(workers.outcomes(partial(play, record.contest), missing)) as results:
        for _, played in results:
            record.add(played)
            done()
            if stop and stop.decided():
                return
