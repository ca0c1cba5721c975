"""All bots of all games in one page: every two of them meet, and ratings say who is stronger."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from majlis import games
from majlis.arena.bench import build
from majlis.arena.contest import Contest
from majlis.arena.pool import Workers
from majlis.arena.record import Record
from majlis.arena.running import run
from majlis.arena.standing import Line, Standing, duration

SEATS = 2
"""Every two meet, and nobody else is at the table."""
BOTS = ("random", "level1", "level2", "level3", "level4")
"""Level 3 is the greedy bot; levels 5 and 6 think for seconds, so they are asked for by name."""

INTRODUCTION = """\
# Leaderboard

Written by

    majlis leaderboard --bots {bots} --games {plan.games} --seed {plan.seed} --out FILE

on {date} with the {build} build. Every two bots meet in games for two, base rules, each seed twice
with the seats changed. Ratings are Elo points around the average of the bots of a game, with
intervals of 95 %; [the arena](arena.md#what-the-figures-mean) says how they are made. *A turn* is
CPU time.
"""

HEAD = ("bot", "rating", "wins", "score", "a turn", "games")


@dataclass(frozen=True)
class Plan:
    """Who plays, how much, and where the games are kept."""

    bots: tuple[str, ...]
    """`module:Class@game` competes in that game only: what learns often knows one game."""
    games: int
    """Of every two bots with each other; one seed gives two, with the seats changed."""
    seed: str
    folder: Path | None

    def competing(self, game: str) -> tuple[str, ...]:
        named = (bot.partition("@") for bot in self.bots)
        return tuple(bot for bot, _, only in named if only in ("", game))

    def contest(self, game: str) -> Contest:
        settings = games.meta(game).settings({}, SEATS)
        return Contest(game, SEATS, settings, self.competing(game), self.seed)

    def count(self, game: str) -> int:
        """How many games of it there are in all."""
        bots = len(self.competing(game))
        return bots * (bots - 1) // 2 * (self.games + self.games % 2)


def standing(plan: Plan, game: str, workers: Workers, done: Callable[[], None]) -> Standing:
    """The round robin of one game: what the folder has of it is not played again."""
    path = plan.folder / f"{game}.jsonl" if plan.folder else None
    with Record(plan.contest(game), path) as record:
        for _ in record.games:
            done()
        run(record, plan.count(game), workers, done=done)
        return Standing.of(record)


def page(plan: Plan, standings: Iterable[Standing]) -> str:
    """A table for each game, the strongest bot first, as Markdown."""
    said = INTRODUCTION.format(
        plan=plan, bots=",".join(plan.bots), date=time.strftime("%Y-%m-%d"), build=build()
    )
    return "\n".join([said + explained(plan.bots), *map(section, standings)])


def explained(bots: Iterable[str]) -> str:
    """What names say that are more than a name."""
    played: dict[str, list[str]] = {}
    for bot, _, game in (bot.partition("@") for bot in bots):
        played.setdefault(bot, []).extend([games.meta(game).title] if game else [])
    told = ""
    for bot, only in played.items():
        whole, _, part = bot.partition("/")
        told += f"`{bot}` tries out 1/{part} of what `{whole}` does.\n" if part else ""
        told += f"`{bot}` competes in {' and '.join(only)} only.\n" if only else ""
    return told


def section(one: Standing) -> str:
    rows = [HEAD, ("---",) * len(HEAD), *map(row, one.lines)]
    table = "".join(f"| {' | '.join(cells)} |\n" for cells in rows)
    return f"## {games.meta(one.contest.game).title}\n\n{table}"


def row(line: Line) -> tuple[str, ...]:
    rating, wins = line.rating, line.wins
    return (
        line.bot,
        f"{rating.value:+.0f} ±{rating.high - rating.value:.0f}",
        f"{wins.value:.0%} ({wins.low:.0%}-{wins.high:.0%})",
        f"{line.score.mean:.1f}",
        duration(line.seconds_per_turn),
        str(line.games),
    )
