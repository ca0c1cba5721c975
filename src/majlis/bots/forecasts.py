"""What positions come to, for people: how likely each seat is to win, and by how many points.

A game's network says it where there is one, because its chances have been found to come true; else
`evaluate` as it was fitted.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from majlis import games
from majlis.bots.networks import NAME, Network, can_run, network
from majlis.bots.search.values import chances
from majlis.kernel.chance import Rng
from majlis.kernel.frame import NONE
from majlis.kernel.state import State

GUESSES = 8
"""Positions that are guessed to know what a view leaves open."""


@dataclass(frozen=True)
class Forecast:
    """Of one position, by seat."""

    chances: list[float]
    ahead: list[float]
    """By how many points it will be ahead of the mean."""


def forecasts(game: str, positions: Sequence[State], viewer: int = NONE) -> list[Forecast]:
    """What these positions come to in the eyes of that seat; without one, the mean of what all
    would say. Whoever must not know a position gives guesses at it: `evaluate` sees all of it."""
    mind = network(game)
    going_on = [s for s in positions if s.waiting]
    told = iter(foretold(mind, going_on, viewer) if mind else (fitted(game, s) for s in going_on))
    return [next(told) if s.waiting else over(s) for s in positions]


def win_chances(game: str, s: State) -> list[float]:
    """How likely each seat is to win from this position."""
    return forecasts(game, [s])[0].chances


def view_chances(game: str, view: State) -> list[float]:
    """The same by what a view shows, in the eyes of its seat, if it is one's: the mean over
    positions that it could be of. Views that are alike come to the same."""
    viewer = view.viewer if view.viewer >= 0 else NONE
    return mean(forecasts(game, guesses(view), viewer)).chances


def guesses(view: State) -> list[State]:
    """Some of the positions that a view could be of, always the same ones."""
    return [view.determinize(Rng(nth)) for nth in range(GUESSES)]


def source(game: str) -> str:
    """Names the network that forecasts come from; empty where `evaluate` makes them. It is not
    loaded for that."""
    file = games.home(game) / NAME
    return sha256(file.read_bytes()).hexdigest()[:16] if can_run() and file.is_file() else ""


def mean(told: Sequence[Forecast]) -> Forecast:
    return Forecast(
        columns_mean([one.chances for one in told]), columns_mean([one.ahead for one in told])
    )


def columns_mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def above_mean(points: Iterable[float]) -> list[float]:
    listed = list(points)
    middle = sum(listed) / len(listed)
    return [one - middle for one in listed]


def over(s: State) -> Forecast:
    """Of a game that is over there is nothing to foretell."""
    return Forecast(s.wins(), above_mean(map(float, s.scores())))


def fitted(game: str, s: State) -> Forecast:
    """By `evaluate`."""
    known = games.game(game).fitted
    worth = known.weights.worth(known.features(s))
    return Forecast(chances(worth, known.weights.scale(known.left(s))), above_mean(worth))


def foretold(mind: Network, positions: list[State], viewer: int) -> list[Forecast]:
    """By a network, which is asked about all of them at once."""
    if not positions:
        return []
    worths = [mind.evaluate(s) for s in positions]
    seats = range(len(worths[0]))
    viewers = seats if viewer == NONE else [viewer]
    said = [said_by(mind, positions, worths, one) for one in viewers]
    return [mean(of_position) for of_position in zip(*said, strict=True)]


def said_by(
    mind: Network, positions: list[State], worths: list[list[float]], viewer: int
) -> list[Forecast]:
    """What the network says to one seat; its rows begin with that one and go on clockwise."""
    margins, odds, *_ = mind.run(viewer, positions, worths)
    told = []
    for margin, logarithms in zip(margins.tolist(), odds.tolist(), strict=True):
        seats = len(worths[0])
        places = [(seat - viewer) % seats for seat in range(seats)]
        shares = [math.exp(logarithms[place]) for place in places]
        whole = sum(shares)
        told.append(Forecast([one / whole for one in shares], [margin[place] for place in places]))
    return told
