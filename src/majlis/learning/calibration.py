"""Whether chances come true: what was said, in bins, against what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import TypeAlias

from majlis import games
from majlis.arena.plots import LEFT, RIGHT, Scale, bottom, picture, stroke, words
from majlis.arena.pool import Workers
from majlis.arena.ratings import Estimate, wilson
from majlis.bots.forecasts import view_chances
from majlis.bots.networks import CARD
from majlis.bots.playout import set_up
from majlis.drawing.svg import tag
from majlis.kernel.chance import Rng, dice
from majlis.learning.selfplay import Plan, playing

BINS = 10
COLOURS = {
    "ink": "#2b2118",
    "quiet": "#6d6055",
    "line": "#d9cdbd",
    "panel": "#fffdf8",
    "seat-1": "#9c4a1a",
    "seat-2": "#2f5f8a",
}
"""Of a picture that stands by itself, on paper of its own."""
MARK = "#9c4a1a"

Pair: TypeAlias = tuple[float, float]
"""A chance that was given, and the share of the victory that came of it."""


@dataclass(frozen=True)
class Bin:
    """Chances that were near each other."""

    said: float
    """Their mean."""
    came: Estimate
    """How often they came true."""
    count: int
    """Of games, or of positions."""

    @property
    def off(self) -> float:
        return abs(self.said - self.came.value)


def foretell(plan: Plan, nth: int) -> list[Pair]:
    """The n-th game: chances of every seat that one of them was told by what it saw, and what each
    had of the victory."""
    rng = Rng(dice(f"{plan.seed}/{nth}"))
    game = games.game(plan.game)
    seats = plan.seats[rng.below(len(plan.seats))]
    s = game.setup(seats, game.meta.settings({}, seats), game.meta.rules)
    set_up(s, rng)
    looker = rng.below(seats)
    told = [
        view_chances(plan.game, position.redact(looker))
        for position in playing(plan, s, seats, rng)
        if rng.below(100) < plan.keep
    ]
    return [pair for chances in told for pair in zip(chances, s.wins(), strict=True)]


def bin_of(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def calibrate(
    plan: Plan, count: int, workers: Workers, done: Callable[[], None] = lambda: None
) -> list[Bin]:
    """By so many games, which nobody has learnt from if their seed is a new one."""
    told: dict[int, list[Pair]] = {}
    with closing(workers.outcomes(partial(foretell, plan), range(count))) as results:
        for nth, chances in results:
            told[nth] = chances
            done()
    return in_bins(told[nth] for nth in sorted(told))


def in_bins(told: Iterable[Sequence[Pair]]) -> list[Bin]:
    """What was told in each game. Every chance counts, but a bin is only as sure as its games."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    count = [0] * BINS
    for game in told:
        for chance, won in game:
            bins[bin_of(chance)].append((chance, won))
        for met in {bin_of(chance) for chance, _ in game}:
            count[met] += 1
    return [bin_with(*one) for one in zip(bins, count, strict=True) if one[1]]


def bin_with(pairs: list[Pair], count: int) -> Bin:
    came = fmean(won for _, won in pairs)
    return Bin(fmean(said for said, _ in pairs), wilson(came * count, count), count)


def of_card(game: str) -> list[Bin]:
    """By the positions of games that were held out when the network was learnt."""
    card = json.loads((games.home(game) / CARD).read_text(encoding="utf-8"))
    return [
        Bin(said, wilson(came * count, count), count)
        for said, came, count in card["rounds"][-1]["calibration"]
    ]


def rows(bins: list[Bin]) -> list[list[str]]:
    """A table: said, came true, how many, off by."""
    return [
        [
            f"{one.said:.3f}",
            f"{one.came.value:.3f} ({one.came.low:.3f}-{one.came.high:.3f})",
            f"{one.count:,}",
            f"{one.off:.3f}",
        ]
        for one in bins
    ]


def plot(bins: list[Bin], title: str) -> str:
    """What was said to the right, what came true upwards: on the line they agree."""
    side, left, right, top = 290, 44, RIGHT - 12, 30
    across = Scale(0, 1, left, right)
    up = Scale(0, 1, top + side, top)
    ticks = [nth / 5 for nth in range(6)]
    drawn = [
        words(LEFT, 18, f"{title}: how often it came true"),
        bottom(across, ticks, top, top + side, "{:.0%}".format),
    ]
    for tick in ticks:
        y = up.at(tick)
        drawn.append(stroke((left, y), (right, y), "var(--line)"))
        drawn.append(words(left - 6, y + 4, f"{tick:.0%}", "end", "var(--quiet)"))
    drawn.append(stroke((left, up.at(0)), (right, up.at(1)), "var(--ink)", 1.5, "1 4"))
    for one in bins:
        x = across.at(one.said)
        drawn.append(stroke((x, up.at(one.came.low)), (x, up.at(one.came.high)), MARK, 2))
        drawn.append(tag("circle", cx=x, cy=up.at(one.came.value), r=4, fill=MARK))
    floor = top + side + 40
    drawn.append(words((left + right) / 2, floor - 6, "chance that was given", "middle"))
    return standalone(picture(floor + 6, "".join(drawn), f"{title}: {told(bins)}"))


def told(bins: list[Bin]) -> str:
    return ", ".join(f"{one.said:.0%} came true in {one.came.value:.0%}" for one in bins)


def standalone(svg: str) -> str:
    """A plot as a file: it brings its paper and its colours along."""
    variables = ";".join(f"--{name}:{colour}" for name, colour in COLOURS.items())
    style = f"svg{{{variables};font-family:sans-serif}}"
    paper = '<rect width="100%" height="100%" fill="var(--panel)"/>'
    opened = svg.index(">") + 1
    head = svg[:opened].replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    return f"{head}<style>{style}</style>{paper}{svg[opened:]}\n"
