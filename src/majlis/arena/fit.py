"""What the features of a game are worth: found in games that greedy bots play with each other.

Every position of a game is told by its features, and a ridge regression explains by them what came
of it: mostly what the positions after it were worth, in the end the final lead. The next round of
games is played with the weights that come out.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from majlis import games
from majlis.arena.pool import Workers
from majlis.bots.greedy import Greedy
from majlis.bots.search.values import chances, lead
from majlis.kernel.chance import Rng, dice
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from majlis.kernel.state import State
from majlis.kernel.weights import Weights

POSITIONS = 300
"""How many a move may cost to look at: games need not be good, but many."""
SLIPS = 12
"""One move in so many is made at random, so that there are positions that nobody aims for."""
OPENING = 8
"""Up to so many moves at the beginning are random, too."""
PATIENCE = 0.95
"""What came of a position is so much what came of the next one, and else what that one is worth.
The outcome alone would explain as much, but credits a feature with the luck of whoever had it."""
REPEATS = 3
"""What positions are worth depends on the weights, and these on that: so often both are found."""
FOLDS = 5
"""Each fifth of the games is foretold by what the others teach."""
RIDGES = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1)
"""How strongly weights are drawn to zero: the one is taken that foretells best."""

Row = list[float]
Lead = tuple[list[Row], float]
"""By how much a seat leads in every feature, position by position, and in the end."""


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    settings: dict[str, Setting]
    seed: str


@dataclass(frozen=True)
class Played:
    """A game: the features of its positions, how much was left of it then, and how it ended."""

    features: list[list[Row]]
    left: list[float]
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Fit:
    """What a round has taught."""

    weights: dict[str, float]
    explained: float
    """The share of the final lead's variance, in games that the weights were not fitted to (R2)."""
    explained_before: float
    """The same for the weights that were there before the first round."""
    early: float
    late: float


def table(weights: Weights) -> dict[str, float]:
    return dict(zip(weights.names, weights.values, strict=True))


def fit(plan: Plan, count: int, rounds: int, workers: Workers, done: Callable[[], None]) -> Fit:
    """So many rounds of so many games; `done` is called after each game, for a progress bar."""
    before = weights = table(games.game(plan.game).fitted.weights)
    for nth in range(rounds):
        played: dict[int, Played] = {}
        work = partial(
            play, Plan(plan.game, plan.seats, plan.settings, f"{plan.seed}/{nth}"), weights
        )
        with closing(workers.outcomes(work, range(count))) as games_played:
            for game, result in games_played:
                played[game] = result
                done()
        found = learn([played[game] for game in range(count)], weights, before)
        weights = found.weights
    return found


# -- games -----------------------------------------------------------------------------------------


class Player(Greedy):
    """A greedy bot with weights of its own, that does not look at everything."""

    def __init__(self, game: str, weights: dict[str, float], rng: Rng) -> None:
        super().__init__(game, rng)
        fitted = games.game(game).fitted
        worth = Weights(fitted.weights.names, weights, 1.0, 1.0).worth
        self.evaluate = lambda s: worth(fitted.features(s))

    def __call__(self, view: State) -> list[int]:
        return self.best(view.determinize(self.rng), view.viewer, POSITIONS)[1]


def play(plan: Plan, weights: dict[str, float], nth: int) -> Played:
    """The n-th game: the same plan and weights give the same game, in any process."""
    rng = Rng(dice(f"{plan.seed}/{nth}"))
    game = games.game(plan.game)
    fitted = game.fitted
    player = Player(plan.game, weights, rng)
    s = game.setup(plan.seats, plan.settings, game.meta.rules)
    slips = rng.below(OPENING + 1)
    features: list[list[Row]] = []
    left: list[float] = []
    while s.waiting:
        seat = s.waiting[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.pick(rng))
            continue
        features.append(fitted.features(s))
        left.append(fitted.left(s))
        if slips or rng.below(SLIPS) == 0:
            slips = max(0, slips - 1)
            move_at_random(s, seat, rng)
        else:
            for action in player(s.redact(seat)):
                s.apply(seat, action)
    return Played(features, left, s.scores(), s.winners())


def move_at_random(s: State, seat: int, rng: Rng) -> None:
    """Any answer of a seat that is asked, and to the questions that continue it."""
    goes_on = True
    while goes_on:
        legal = s.options(seat)
        s.apply(seat, legal[rng.below(len(legal))] if len(legal) > 1 else legal[0])
        goes_on = seat in s.waiting and s.question().CONTINUES


# -- regression ------------------------------------------------------------------------------------


class Sums:
    """All that a regression needs to know of its rows: leads in features that are weighed, what
    came of them soon, and in the end."""

    def __init__(self, width: int) -> None:
        self.rows = 0
        self.products = [[0.0] * width for _ in range(width)]
        """Of each two features, the second not after the first."""
        self.soon = [0.0] * width
        """Of each feature with what came soon."""
        self.end = [0.0] * width
        """Of each feature with what came in the end."""
        self.squares = [0.0, 0.0]
        """Of what came soon, and in the end."""

    def add(self, row: Row, soon: float, end: float) -> None:
        for nth, value in enumerate(row):
            if value:
                products = self.products[nth]
                for other in range(nth + 1):
                    products[other] += value * row[other]
                self.soon[nth] += value * soon
                self.end[nth] += value * end
        self.rows += 1
        self.squares[0] += soon * soon
        self.squares[1] += end * end

    def __sub__(self, other: Sums) -> Sums:
        rest = Sums(len(self.soon))
        rest.rows = self.rows - other.rows
        rest.products = [less(*both) for both in zip(self.products, other.products, strict=True)]
        rest.soon = less(self.soon, other.soon)
        rest.end = less(self.end, other.end)
        rest.squares = less(self.squares, other.squares)
        return rest

    def product(self, one: int, other: int) -> float:
        return self.products[max(one, other)][min(one, other)]

    def weights(self, ridge: float) -> Row:
        """Those that explain best what came soon; of features that never differ, zero."""
        every = range(len(self.soon))
        spread = [math.sqrt(self.product(nth, nth) / self.rows) or 1.0 for nth in every]
        matrix = [
            [
                self.product(i, j) / (spread[i] * spread[j] * self.rows) + ridge * (i == j)
                for j in every
            ]
            for i in every
        ]
        sought = [self.soon[nth] / (spread[nth] * self.rows) for nth in every]
        return [value / spread[nth] for nth, value in enumerate(solve(matrix, sought))]

    def missed(self, weights: Row, in_the_end: bool) -> float:
        """The sum of squares that these weights leave unexplained."""
        sought = self.end if in_the_end else self.soon
        missed = self.squares[in_the_end]
        for i, weight in enumerate(weights):
            explained = sum(other * self.product(i, j) for j, other in enumerate(weights))
            missed += weight * (explained - 2 * sought[i])
        return missed


def less(one: Row, other: Row) -> Row:
    return [a - b for a, b in zip(one, other, strict=True)]


def solve(matrix: list[Row], right: Row) -> Row:
    """The x for which matrix times x is `right`, by elimination; both are used up."""
    size = len(right)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[pivot] = matrix[pivot], matrix[at]
        right[at], right[pivot] = right[pivot], right[at]
        for row in range(at + 1, size):
            factor = matrix[row][at] / matrix[at][at]
            if factor:
                matrix[row] = less(matrix[row], [factor * value for value in matrix[at]])
                right[row] -= factor * right[at]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(matrix[at][later] * found[later] for later in range(at + 1, size))
        found[at] = (right[at] - known) / matrix[at][at]
    return found


def learn(played: Sequence[Played], weights: dict[str, float], before: dict[str, float]) -> Fit:
    """What these games, which were played with `weights`, teach."""
    seats = [leads(game) for game in played]
    values, explained = regression(seats, list(weights.values()))
    found = dict(zip(weights, values, strict=True))
    return Fit(found, explained, foretold(seats, list(before.values())), *scales(played, found))


def regression(seats: list[list[Lead]], values: Row) -> tuple[Row, float]:
    """New values, and how much of the final lead they explain in games that they were not fitted
    to. The first one stays 1, and what no game has shown stays as it was."""
    ridge = 0.0
    for _ in range(REPEATS):
        folds = Folds(seats, values)
        everything = folds.everything
        ridge = ridge or min(RIDGES, key=folds.missed)
        values = [
            new if everything.product(nth, nth) else old
            for nth, (new, old) in enumerate(
                zip(everything.weights(ridge), values[1:], strict=True)
            )
        ]
        values.insert(0, 1.0)
    return values, 1 - folds.missed(ridge, in_the_end=True) / spread(seats)


def foretold(seats: list[list[Lead]], values: Row) -> float:
    """How much of the final lead these values explain."""
    everything = Folds(seats, values).everything
    return 1 - everything.missed(values[1:], in_the_end=True) / spread(seats)


def spread(seats: list[list[Lead]]) -> float:
    """The sum of squares of final leads, for every position."""
    return sum(final * final * len(rows) for game in seats for rows, final in game)


class Folds:
    """The games in parts, so that each can be foretold by the others."""

    def __init__(self, games_by_seat: list[list[Lead]], values: Row) -> None:
        width = len(values) - 1
        self.folds = [Sums(width) for _ in range(FOLDS)]
        for nth, seats in enumerate(games_by_seat):
            for rows, final in seats:
                add_game(self.folds[nth % FOLDS], rows, final, values)
        nothing = self.everything = Sums(width)
        for fold in self.folds:
            self.everything = self.everything - (nothing - fold)
        self.others = [self.everything - fold for fold in self.folds]

    def missed(self, ridge: float, in_the_end: bool = False) -> float:
        """What is left unexplained in games that the weights were not fitted to."""
        return sum(
            fold.missed(others.weights(ridge), in_the_end)
            for fold, others in zip(self.folds, self.others, strict=True)
        )


def leads(game: Played) -> list[Lead]:
    """Of every seat; of two seats one says all."""
    seats = len(game.scores)
    return [
        (
            [
                [lead(list(column), seat) for column in zip(*rows, strict=True)]
                for rows in game.features
            ],
            lead([float(points) for points in game.scores], seat),
        )
        for seat in range(1 if seats == 2 else seats)
    ]


def add_game(sums: Sums, rows: list[Row], final: float, values: Row) -> None:
    """The positions of one game, from the last to the first."""
    soon = final
    for row in reversed(rows):
        sums.add(row[1:], soon - row[0], final - row[0])
        worth = sum(value * weight for value, weight in zip(row, values, strict=True))
        soon = PATIENCE * soon + (1 - PATIENCE) * worth


def scales(played: Sequence[Played], weights: dict[str, float]) -> tuple[float, float]:
    """How many points make a win e times likelier, early and late in the game: those with which the
    winners would have been thought likeliest."""
    worth = Weights(tuple(weights), weights, 1.0, 1.0).worth
    worths = [
        (worth(rows), game.left[nth], game.winners)
        for game in played
        for nth, rows in enumerate(game.features)
    ]

    def surprise(scale: tuple[float, float]) -> float:
        told = Weights((), {}, *scale)
        return -sum(
            math.log(max(1e-9, sum(odds[seat] for seat in winners)))
            for worth_by_seat, left, winners in worths
            for odds in [chances(worth_by_seat, told.scale(left))]
        )

    best = (10.0, 10.0)
    least = surprise(best)
    step = 2.0
    while step > 1.05:
        early, late = best
        tries = [
            (early * step, late),
            (early / step, late),
            (early, late * step),
            (early, late / step),
        ]
        found = min(tries, key=surprise)
        if surprise(found) < least:
            best, least = found, surprise(found)
        else:
            step = math.sqrt(step)
    return best


# -- the table -------------------------------------------------------------------------------------


def home(game: str) -> Path:
    """The file that holds the weights of a game."""
    return games.home(game) / "weights.py"


def short(value: float) -> str:
    return str(float(f"{value:.4g}"))


def text(found: Fit, told: str) -> str:
    """The module `weights.py` of a game."""
    lines = "\n".join(f'    "{name}": {short(weight)},' for name, weight in found.weights.items())
    return f'''"""What the features are worth, in points: written by `majlis fit`, not by hand.

{told}
R2 of the final lead, cross-validated: {found.explained:.3f}; before: {found.explained_before:.3f}.
"""

from typing import Final

WEIGHTS: Final = {{
{lines}
}}

# So many points of lead make a win e times likelier, at the beginning and at the end.
EARLY: Final = {short(found.early)}
LATE: Final = {short(found.late)}
'''
