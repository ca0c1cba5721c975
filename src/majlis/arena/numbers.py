"""What kind of game each is, in figures: how long, how wide, how much is chance, what is hidden."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log2, log10
from pathlib import Path
from statistics import fmean

from majlis import games
from majlis.arena.bench import build
from majlis.arena.pool import Workers
from majlis.arena.ratings import Estimate, wilson
from majlis.arena.selfplay import Plan, Played, gather
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.game import Meta, Setting
from majlis.kernel.state import State


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


def tally(plan: Plan, played: Played) -> Tally:
    """One game, as it is played again."""
    game = games.game(plan.game)
    s = game.setup(plan.seats, plan.settings, game.meta.rules)
    counted = Tally()
    for seat, action in played.answers:
        if seat == CHANCE:
            count_draw(counted, s, action)
        else:
            count_answer(counted, s, seat)
        s.apply(seat, action)
    counted.turns = s.turn
    counted.won = s.wins()[counted.first]
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


def measure(
    plan: Plan, count: int, workers: Workers, folder: Path | None, done: Callable[[], None]
) -> Numbers:
    """So many games; those that the folder has are not played again. `done` is called after each,
    for a progress bar."""
    path = folder / plan.file if folder else None
    return Numbers.of(
        plan, [tally(plan, played) for played in gather(plan, count, workers, path, done)]
    )


def variants() -> Iterator[tuple[str, int, dict[str, Setting]]]:
    """What is measured by default: every game with every number of players, with each of its
    modules by itself, and with all that goes together."""
    for id, meta in games.catalogue().items():
        least, most = meta.seats
        for seats in range(least, most + 1):
            yield id, seats, {}
        everything = together(meta)
        for name, value in everything.items():
            yield id, least, {name: value}
        if everything:
            yield id, least, everything
            yield id, most, everything


def together(meta: Meta) -> dict[str, Setting]:
    """The modules of the preset that has all of them; there are none in other games."""
    return next((dict(one.chosen) for one in meta.presets if one.name == "everything"), {})


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
    plan, first = found.plan, found.first
    meta = games.meta(plan.game)
    whole = together(meta) and plan.chosen == together(meta)
    return [
        meta.title,
        str(plan.seats),
        "everything" if whole else plan.options,
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


SIZES_HEAD = (
    "game",
    "players",
    "numbers of an observation",
    "answers of players",
    "outcomes of chance",
)


def sizes(game: str) -> list[str]:
    """How wide what is read and what is answered are, with any modules and players."""
    known = games.game(game)
    state, (least, most) = known.state, known.meta.seats
    return [
        known.meta.title,
        f"{least}-{most}",
        str(known.encoding.width),
        str(state.ACTIONS),
        str(len(state.LABELS) - state.ACTIONS),
    ]


def page(measured: list[Numbers]) -> str:
    """Both tables as Markdown, and what they were made from."""
    first = measured[0]
    played = list(dict.fromkeys(found.plan.game for found in measured))
    return (
        f"{first.games} games of {first.plan.bot} in every row, seed {first.plan.seed}, "
        f"{build()} build, {time.strftime('%Y-%m-%d')}.\n\n"
        + table([HEAD, *map(row, measured)])
        + "\n"
        + table([SIZES_HEAD, *map(sizes, played)])
    )


def table(rows: Iterable[Sequence[str]]) -> str:
    head, *rest = rows
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, ["---"] * len(head), *rest))
