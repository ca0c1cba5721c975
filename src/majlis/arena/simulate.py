"""Whole games between bots, and what they say."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean, stdev
from typing import Any

from majlis import games
from majlis.arena.pool import Workers
from majlis.bots import bot
from majlis.kernel.chance import Rng, dice
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting


@dataclass(frozen=True)
class Plan:
    """What to simulate."""

    game: str
    seats: int
    settings: dict[str, Setting]
    bots: tuple[str, ...]
    """Who plays; the last one takes the seats that are left over."""
    seed: str

    def lineup(self, nth: int) -> list[str]:
        """Who sits where in the n-th game: everybody moves on one seat from game to game."""
        crew = [self.bots[min(i, len(self.bots) - 1)] for i in range(self.seats)]
        turn = nth % self.seats
        return crew[-turn:] + crew[:-turn] if turn else crew


@dataclass(frozen=True)
class Result:
    """How one game went, by seat."""

    lineup: list[str]
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    answers: int


def play(plan: Plan, nth: int) -> Result:
    """The n-th game of the plan: the same plan gives the same game, in any process."""
    rng = Rng(dice(f"{plan.seed}/{nth}"))
    lineup = plan.lineup(nth)
    players = [bot(name, plan.game, rng) for name in lineup]
    game = games.game(plan.game)
    s = game.setup(plan.seats, plan.settings, game.meta.rules)
    answers = 0
    while s.waiting:
        seat = s.waiting[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.pick(rng))
            answers += 1
            continue
        for action in players[seat](s.redact(seat)):
            s.apply(seat, action)
            answers += 1
    return Result(lineup, s.scores(), s.winners(), s.breakdown(), answers)


def simulate(plan: Plan, count: int, workers: Workers, done: Callable[[], None]) -> list[Result]:
    """So many games; `done` is called after each, for a progress bar."""
    results: dict[int, Result] = {}
    with closing(workers.outcomes(partial(play, plan), range(count))) as played:
        for nth, result in played:
            results[nth] = result
            done()
    return [results[nth] for nth in range(count)]


def summary(results: list[Result], seconds: float) -> dict[str, Any]:
    """The statistics of a simulation. A victory shared by n seats counts as 1/n for each."""
    seats = len(results[0].scores)
    points: dict[str, list[int]] = {}
    sources: dict[str, dict[str, float]] = {}
    wins: dict[str, float] = {}
    played: dict[str, int] = {}
    by_seat = [0.0] * seats
    for result in results:
        for seat, name in enumerate(result.lineup):
            points.setdefault(name, []).append(result.scores[seat])
            played[name] = played.get(name, 0) + 1
            for source, gained in result.breakdown[seat].items():
                total = sources.setdefault(name, {})
                total[source] = total.get(source, 0.0) + gained
        for seat in result.winners:
            by_seat[seat] += 1 / len(result.winners)
            name = result.lineup[seat]
            wins[name] = wins.get(name, 0.0) + 1 / len(result.winners)
    return {
        "games": len(results),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 2),
        "answers_per_game": round(fmean(result.answers for result in results), 1),
        "wins_by_seat": [round(won / len(results), 4) for won in by_seat],
        "bots": {
            name: {
                "seats": played[name],
                "wins": round(wins.get(name, 0.0) / len(results), 4),
                "score": asdict(Spread.of(scores)),
                "sources": {
                    source: round(total / played[name], 2)
                    for source, total in sources[name].items()
                },
            }
            for name, scores in points.items()
        },
    }


@dataclass(frozen=True)
class Spread:
    mean: float
    deviation: float
    least: int
    most: int

    @classmethod
    def of(cls, scores: list[int]) -> Spread:
        deviation = stdev(scores) if len(scores) > 1 else 0.0
        return cls(round(fmean(scores), 2), round(deviation, 2), min(scores), max(scores))
