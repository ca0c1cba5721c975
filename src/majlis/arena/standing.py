"""How the bots of a contest stand: ratings, victories, points, time."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import groupby
from statistics import fmean
from typing import Any

from majlis.arena.contest import Contest, Played
from majlis.arena.ratings import Duel, Estimate, bradley_terry, wilson
from majlis.arena.record import Record
from majlis.arena.running import Stop
from majlis.arena.simulate import Spread


@dataclass(frozen=True)
class Line:
    """One bot. Shares of victories are of the games at which it sat."""

    bot: str
    games: int
    rating: Estimate
    """Elo points around the average of the bots."""
    wins: Estimate
    even: float
    """The share of victories that its share of the seats would give."""
    score: Spread
    against: dict[str, float]
    """What it got against every other bot: 1 for being ahead, a half for a draw."""
    turns: int
    seconds_per_turn: float


@dataclass(frozen=True)
class Standing:
    """Everything there is to tell about a contest."""

    contest: Contest
    played: list[Played]
    """in order"""
    lines: list[Line]
    """one for every bot that has played, the strongest first"""
    stop: Stop | None

    @classmethod
    def of(cls, record: Record, stop: Stop | None = None) -> Standing:
        played = record.in_order()
        return cls(record.contest, played, lines(record.contest, played), stop)

    def wins_by_seat(self) -> list[float]:
        wins = [0.0] * self.contest.seats
        for game in self.played:
            for seat in game.winners:
                wins[seat] += 1 / len(game.winners) / len(self.played)
        return wins

    def plain(self) -> dict[str, Any]:
        """As data for JSON."""
        return {
            "game": self.contest.game,
            "seats": self.contest.seats,
            "options": self.contest.settings,
            "seed": self.contest.seed,
            "lineups": len(self.contest.lineups),
            "games": len(self.played),
            "stop": self.stop and self.stop.plain(),
            "wins_by_seat": [round(share, 4) for share in self.wins_by_seat()],
            "bots": [rounded(asdict(line)) for line in self.lines],
        }


def lines(contest: Contest, played: list[Played]) -> list[Line]:
    """A line for every bot that has played, the strongest first; games in their order."""
    bots = contest.bots
    rounds = [
        [duel for game in games for duel in game.duels(bots)]
        for _, games in groupby(played, key=lambda game: contest.round_of(game.nth))
    ]
    found = []
    for bot, rating, got in zip(
        bots, bradley_terry(len(bots), rounds), against(bots, rounds), strict=True
    ):
        games = [game for game in played if bot in game.lineup]
        if not games:
            continue
        seats = [(game, seat) for game in games for seat in seats_of(game, bot)]
        turns = sum(game.turns[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        found.append(
            Line(
                bot=bot,
                games=len(games),
                rating=rating,
                wins=wilson(sum(game.won(bot) for game in games), len(games)),
                even=len(seats) / len(games) / contest.seats,
                score=Spread.of([game.scores[seat] for game, seat in seats]),
                against=got,
                turns=turns,
                seconds_per_turn=seconds / turns if turns else 0.0,
            )
        )
    return sorted(found, key=lambda line: -line.rating.value)


def against(bots: tuple[str, ...], rounds: list[list[Duel]]) -> list[dict[str, float]]:
    """For every bot, what it got on average against each of those it has met."""
    results: list[dict[str, list[float]]] = [{} for _ in bots]
    for one, other, won in (duel for duels in rounds for duel in duels):
        results[one].setdefault(bots[other], []).append(won)
        results[other].setdefault(bots[one], []).append(1 - won)
    return [{name: fmean(got) for name, got in met.items()} for met in results]


def seats_of(game: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(game.lineup) if name == bot]


def rounded(figures: dict[str, Any]) -> dict[str, Any]:
    """To what can be trusted: five digits, in whatever is inside, too."""

    def short(value: Any) -> Any:
        if isinstance(value, dict):
            return rounded(value)
        return float(f"{value:.5g}") if isinstance(value, float) else value

    return {name: short(value) for name, value in figures.items()}


def duration(seconds: float) -> str:
    """So much time, in the unit that suits it."""
    for unit, length in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= length:
            return f"{seconds / length:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs"
