"""What kind of game each is, in figures: how long, how wide, how much is chance, what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import log2, log10
from statistics import fmean

from majlis import games
from majlis.arena.pool import Workers
from majlis.arena.ratings import Estimate, wilson
from majlis.bots import bot
from majlis.kernel.chance import Rng, dice
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.game import Setting
from majlis.kernel.state import State


@dataclass(frozen=True)
class Plan:
    """What is measured: one bot plays with itself."""

    game: str
    seats: int
    options: dict[str, Setting]
    bot: str
    seed: str


@dataclass
class Tally:
    """One game, counted."""

    answers: int = 0
    choices: int = 0
    """Answers to which there was an alternative."""
    together: int = 0
    """Answers for which several seats were asked at once."""
    hidden: int = 0
    """Answers whose giver could not see all that lies on the table."""
    options: int = 0
    """Of all choices together."""
    most_options: int = 0
    magnitude: float = 0.0
    """Of the product of all options: how many games there are, roughly, as a power of ten."""
    draws: int = 0
    """Of chance, once seats are asked."""
    bits: float = 0.0
    """That these told."""
    set_up_draws: int = 0
    set_up_bits: float = 0.0
    turns: int = 0
    first: int = NONE
    """The seat that had the first turn."""
    won: float = 0.0
    """What that seat had of the victory."""


def tally(plan: Plan, nth: int) -> Tally:
    """The n-th game of the plan: the same plan gives the same game, in any process."""
    rng = Rng(dice(f"{plan.seed}/{nth}"))
    game = games.game(plan.game)
    settings = game.meta.settings(plan.options, plan.seats)
    s = game.setup(plan.seats, settings, game.meta.rules)
    players = [bot(plan.bot, plan.game, rng) for _ in range(plan.seats)]
    counted = Tally()
    while s.waiting:
        seat = s.waiting[0]
        if seat == CHANCE:
            action = s.pick(rng)
            count_draw(counted, s, action)
            s.apply(CHANCE, action)
            continue
        for action in players[seat](s.redact(seat)):
            count_answer(counted, s, seat)
            s.apply(seat, action)
    counted.turns = s.turn
    winners = s.winners()
    counted.won = 1 / len(winners) if counted.first in winners else 0.0
    return counted


def count_draw(counted: Tally, s: State, action: int) -> None:
    legal = s.legal
    weights = s.question().weights(s) or [1] * len(legal)
    told = log2(sum(weights) / weights[legal.index(action)])
    if counted.answers:
        counted.draws += 1
        counted.bits += told
    else:
        counted.set_up_draws += 1
        counted.set_up_bits += told


def count_answer(counted: Tally, s: State, seat: int) -> None:
    many = len(s.options(seat))
    counted.answers += 1
    counted.together += len(s.waiting) > 1
    counted.hidden += s.redact(seat).dump_fields() != s.dump_fields()
    if many > 1:
        counted.choices += 1
        counted.options += many
        counted.most_options = max(counted.most_options, many)
        counted.magnitude += log10(many)
    if counted.first == NONE:
        counted.first = s.turn_of


@dataclass(frozen=True)
class Numbers:
    """What games of one kind have in common: means of a game, unless said otherwise."""

    plan: Plan
    games: int
    answers: float
    choices: float
    options: float
    """Of a choice."""
    most_options: int
    """Of any choice in all games."""
    magnitude: float
    turns: float
    draws: float
    bits: float
    set_up_draws: float
    set_up_bits: float
    together: float
    """The share of all answers."""
    hidden: float
    """The share of all answers."""
    first: Estimate
    """What the seat with the first turn wins."""

    @classmethod
    def of(cls, plan: Plan, counted: list[Tally]) -> Numbers:
        answers = sum(one.answers for one in counted)
        choices = sum(one.choices for one in counted)
        return cls(
            plan,
            len(counted),
            answers / len(counted),
            choices / len(counted),
            sum(one.options for one in counted) / choices,
            max(one.most_options for one in counted),
            fmean(one.magnitude for one in counted),
            fmean(one.turns for one in counted),
            fmean(one.draws for one in counted),
            fmean(one.bits for one in counted),
            fmean(one.set_up_draws for one in counted),
            fmean(one.set_up_bits for one in counted),
            sum(one.together for one in counted) / answers,
            sum(one.hidden for one in counted) / answers,
            wilson(sum(one.won for one in counted), len(counted)),
        )


def measure(plan: Plan, count: int, workers: Workers, done: Callable[[], None]) -> Numbers:
    """So many games; `done` is called after each, for a progress bar."""
    counted: dict[int, Tally] = {}
    with closing(workers.outcomes(partial(tally, plan), range(count))) as played:
        for nth, one in played:
            counted[nth] = one
            done()
    return Numbers.of(plan, [counted[nth] for nth in range(count)])


def variants() -> Iterator[tuple[str, int, dict[str, Setting]]]:
    """What is measured by default: every game with the fewest and the most players, and with all
    that goes with it."""
    for id, meta in games.catalogue().items():
        for seats in sorted(set(meta.seats)):
            yield id, seats, {}
        *_, everything = meta.presets
        if everything.name == "everything":
            yield id, meta.seats[0], dict(everything.chosen)


HEAD = (
    "game",
    "players",
    "modules",
    "turns",
    "answers",
    "choices",
    "options",
    "most",
    "games",
    "set-up",
    "chance",
    "together",
    "hidden",
    "first seat wins",
)


def row(found: Numbers) -> list[str]:
    """The figures as a table shows them."""
    first = found.first
    return [
        found.plan.game,
        str(found.plan.seats),
        "all" if found.plan.options else "",
        f"{found.turns:.0f}",
        f"{found.answers:.0f}",
        f"{found.choices:.0f}",
        f"{found.options:.1f}",
        str(found.most_options),
        f"10^{found.magnitude:.0f}",
        f"{found.set_up_draws:.0f} ({found.set_up_bits:.0f} bits)",
        f"{found.draws:.0f} ({found.bits:.0f} bits)",
        f"{found.together:.0%}",
        f"{found.hidden:.0%}",
        f"{first.value:.0%} ({first.low:.0%}-{first.high:.0%})",
    ]
