"""Tallies of what a person has played: wins, points, records, by seats and by modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import mean
from typing import TypeVar

from majlis.games import meta
from majlis.kernel.game import Meta, Setting
from majlis.table import names
from majlis.table.results import Played

K = TypeVar("K", int, str)

LAST = 10
"""So many of the last games are shown one by one."""


@dataclass(frozen=True)
class Tally:
    """Some games of one kind: how many, and what has come of them."""

    games: int
    won: int
    points: float
    """On average."""
    best: int
    """The most points that were ever reached."""

    @property
    def share(self) -> int:
        """Of games won, in per cent."""
        return round(100 * self.won / self.games)


@dataclass(frozen=True)
class GameTally:
    """What somebody has played of a game."""

    game: str
    all: Tally
    last: list[bool]
    """Of the last games, which were won; the newest last."""
    beaten: int
    """The strongest level of bots that was ever beaten; 0 if none was."""
    quickest: float
    """Seconds of the shortest game won; 0 if none was won."""
    by_seats: dict[int, Tally]
    by_module: dict[str, Tally]
    """Of games with that module; under the empty name those with none."""


def tallies(played: Sequence[Played]) -> list[GameTally]:
    """One for each game of which a match is over, the most played one first; what a bot has played
    to the end is not the person's."""
    over = [match for match in played if match.known and not match.own.bot]
    games = sorted({match.game for match in over})
    found = [of_game(game, [match for match in over if match.game == game]) for game in games]
    return sorted(found, key=lambda one: -one.all.games)


def of_game(game: str, over: Sequence[Played]) -> GameTally:
    won = [match for match in over if match.own.won]
    newest_last = sorted(over, key=lambda match: match.moved)
    modules = modules_of(meta(game))
    return GameTally(
        game=game,
        all=tally(over),
        last=[match.own.won for match in newest_last[-LAST:]],
        beaten=max((strongest(match) for match in won), default=0),
        quickest=min((match.lasted for match in won), default=0),
        by_seats=grouped(over, lambda match: [match.seats]),
        by_module=grouped(over, lambda match: chosen(match.options, modules) or [""]),
    )


def tally(over: Sequence[Played]) -> Tally:
    scores = [match.own.score or 0 for match in over]
    return Tally(len(over), sum(match.own.won for match in over), mean(scores), max(scores))


def grouped(over: Sequence[Played], kinds: Callable[[Played], Iterable[K]]) -> dict[K, Tally]:
    """A tally for each kind; a match may be of several."""
    groups: dict[K, list[Played]] = {}
    for match in over:
        for kind in kinds(match):
            groups.setdefault(kind, []).append(match)
    return {kind: tally(groups[kind]) for kind in sorted(groups)}


def modules_of(meta: Meta) -> dict[str, Setting]:
    """The options of a game that are no rulings on its rules, as they are without them."""
    return {option.name: option.default for option in meta.options if not option.written}


def chosen(options: dict[str, Setting], modules: dict[str, Setting]) -> list[str]:
    return [name for name, usual in modules.items() if options.get(name, usual) != usual]


def strongest(match: Played) -> int:
    """The level of the strongest bot that has not won with them."""
    bots = [player.bot for player in match.players if player.bot and not player.won]
    return max(map(names.level, bots), default=0)
