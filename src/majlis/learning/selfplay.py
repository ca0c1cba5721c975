"""Games to learn from: rows of positions, and what came of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from majlis import games
from majlis.arena.fit import move_at_random
from majlis.bots.greedy import Greedy
from majlis.bots.networks import Network
from majlis.bots.playout import set_up
from majlis.bots.search.settings import settings_of
from majlis.bots.search.tree import Search
from majlis.bots.search.values import Worths, one_by_one
from majlis.kernel.chance import Rng, dice
from majlis.kernel.errors import BadOption
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Meta, Setting
from majlis.kernel.state import State

POSITIONS = 100
"""How many a move may cost to look at: games need not be good, but many."""
WIDTH = 8
"""Twice so many turns are judged by the network."""
SLIPS = 14
"""One move in so many is made at random, so that there are positions that nobody aims for."""
OPENING = 10
"""Up to so many moves at the beginning are random, too."""
GREEDY = 4
"""Against a network, one seat in so many is greedy."""
PATIENCE = 0.9
"""What comes soon of a position is so much what comes soon of the next one, else what that one is
worth: it teaches faster than the outcome alone."""


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: tuple[int, ...]
    modules: int
    """So many games of a hundred are played with modules, any of them."""
    seed: str
    network: bytes | None = None
    """Of the round before, as ONNX; without one, everybody is greedy."""
    iterations: int = 1
    """So long the network's search thinks about a turn; for one iteration it just takes the turn
    that the network likes best."""
    keep: int = 50
    """So many positions of a hundred are kept."""


@dataclass(frozen=True)
class Samples:
    """Positions of one game, each as one seat knows it, who guesses what it cannot see. By position
    and seat, from the one who looks on clockwise: what the guess is worth, and what came of the
    position in points above the mean."""

    rows: bytes
    worth: bytes
    soon: bytes
    end: bytes
    won: bytes
    """Shares of the win."""
    count: int


def play(plan: Plan, nth: int) -> Samples:
    """The n-th game: the same plan gives the same game, in any process."""
    rng = Rng(dice(f"{plan.seed}/{nth}"))
    game = games.game(plan.game)
    encoding = game.encoding
    seats = plan.seats[rng.below(len(plan.seats))]
    settings = some_settings(game.meta, seats, rng, plan.modules)
    s = game.setup(seats, settings, game.meta.rules)
    set_up(s, rng)
    rows = bytearray()
    lookers: list[int] = []
    guessed: list[list[float]] = []
    worths: list[list[float]] = []
    kept: list[int] = []
    for position in playing(plan, s, seats, rng):
        if rng.below(100) < plan.keep:
            looker = rng.below(seats)
            guess = position.redact(looker).determinize(rng)
            rows += encoding.encode(guess, looker)
            guessed.append(game.evaluate(guess))
            lookers.append(looker)
            kept.append(len(worths))
        worths.append(game.evaluate(position))
    end = above_mean([float(points) for points in s.scores()])
    won = s.wins()
    soons = soon_of(worths, end)
    wide = encoding.seats
    return Samples(
        bytes(rows),
        floats(
            [around(worth, looker, wide) for worth, looker in zip(guessed, lookers, strict=True)]
        ),
        floats([around(soons[n], looker, wide) for n, looker in zip(kept, lookers, strict=True)]),
        floats([around(end, looker, wide) for looker in lookers]),
        floats([around(won, looker, wide) for looker in lookers]),
        len(kept),
    )


def playing(plan: Plan, s: State, seats: int, rng: Rng) -> Iterator[State]:
    """Play it to its end: the position before every move, the same object throughout."""
    learnt = [plan.network is not None and rng.below(GREEDY) > 0 for _ in range(seats)]
    greedy = Greedy(plan.game, rng)
    slips = rng.below(OPENING + 1)
    while s.waiting:
        yield s
        seat = s.waiting[rng.below(len(s.waiting))]
        if seat == CHANCE:
            s.apply(CHANCE, s.pick(rng))
        elif slips or rng.below(SLIPS) == 0:
            slips = max(0, slips - 1)
            move_at_random(s, seat, rng)
        else:
            for action in answers(plan, s.redact(seat), learnt[seat], greedy, rng):
                s.apply(seat, action)


def answers(plan: Plan, view: State, learnt: bool, greedy: Greedy, rng: Rng) -> list[int]:
    if len(view.legal) == 1:
        return view.legal
    if not learnt:
        return greedy.best(view.determinize(rng), view.viewer, POSITIONS)[1]
    return found(plan, view, rng)


def found(plan: Plan, view: State, rng: Rng) -> list[int]:
    """What a short search with the network finds best."""
    assert plan.network
    judge = network(plan.game, plan.network).seen_by(view.viewer)
    settings = replace(settings_of(plan.game, True), root_positions=POSITIONS, width=WIDTH)
    search = Search(view, evaluator(plan.game), settings, rng, judge=judge)
    search.improve(plan.iterations)
    return search.best()


def duel(plan: Plan, network: bytes, other: bytes | None, nth: int) -> float:
    """What the network wins of the n-th game for two against another one, or against greedy: each
    seed is played twice, with the seats changed."""
    rng = Rng(dice(f"duel {plan.seed}/{nth // 2}"))
    game = games.game(plan.game)
    s = game.setup(2, game.meta.settings({}, 2), game.meta.rules)
    greedy = Greedy(plan.game, Rng(dice(f"greedy {plan.seed}/{nth}")))
    mine = nth % 2
    plans = [replace(plan, network=other)] * 2
    plans[mine] = replace(plan, network=network)
    minds = Rng(dice(f"minds {plan.seed}/{nth}"))
    while s.waiting:
        seat = s.waiting[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.pick(rng))
            continue
        learnt = plans[seat].network is not None
        for action in answers(plans[seat], s.redact(seat), learnt, greedy, minds):
            s.apply(seat, action)
    won: float = s.wins()[mine]
    return won


@cache
def network(game: str, onnx: bytes) -> Network:
    return Network(game, onnx)


@cache
def evaluator(game: str) -> Worths:
    return one_by_one(games.game(game).evaluate)


def some_settings(meta: Meta, seats: int, rng: Rng, modules: int) -> dict[str, Setting]:
    """Modules at random, for so many games of a hundred; the usual rules for the others."""
    if rng.below(100) >= modules:
        return meta.settings({}, seats)
    while True:
        chosen = {
            option.name: option.choices[rng.below(len(option.choices))]
            for option in meta.options
            if not option.name.startswith("ruling_") and rng.below(2)
        }
        try:
            return meta.settings(chosen, seats)
        except BadOption:
            continue  # they exclude each other: another try


def soon_of(worths: list[list[float]], end: list[float]) -> list[list[float]]:
    """What came soon of every position."""
    soon = end
    soons = []
    for worth in reversed(worths):
        soons.append(soon)
        now = above_mean(worth)
        soon = [PATIENCE * a + (1 - PATIENCE) * b for a, b in zip(soon, now, strict=True)]
    return soons[::-1]


def above_mean(points: list[float]) -> list[float]:
    mean = sum(points) / len(points)
    return [one - mean for one in points]


def around(by_seat: list[float], looker: int, wide: int) -> list[float]:
    """From this seat on clockwise; zeros for seats that are not there."""
    return by_seat[looker:] + by_seat[:looker] + [0.0] * (wide - len(by_seat))


def floats(rows: list[list[float]]) -> bytes:
    return array("f", [value for row in rows for value in row]).tobytes()
