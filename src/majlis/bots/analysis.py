"""Analysis of a match: how the chances went, what each turn lost, and what the dice gave."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from majlis import games
from majlis.bots.advice import LOST, Adviser, Verdict, verdict
from majlis.bots.forecasts import win_chances
from majlis.kernel.chance import Rng, dice
from majlis.kernel.frame import CHANCE
from majlis.kernel.match import Match
from majlis.language import N_
from majlis.words.reasons import Reason

BUDGET = 40
"""Thousandths of what the strongest level may think about a turn, for each turn of the match."""
WORTHLESS = 0.2
"""A turn that loses so much of the chance counts for nothing in a player's accuracy."""
TURNING_POINTS = 5
CALLED = {
    Verdict.BEST: N_("Best"),
    Verdict.GOOD: N_("Good"),
    Verdict.INACCURACY: N_("Inaccuracy"),
    Verdict.MISTAKE: N_("Mistake"),
    Verdict.BLUNDER: N_("Blunder"),
}
"""Verdicts as people read them."""


@dataclass(frozen=True)
class Played:
    """A whole turn as it was played, as far as it could be planned; there was a choice in it."""

    at: int
    """So many answers of the match came before."""
    seat: int
    answers: tuple[int, ...]
    view: dict[str, Any]
    """What the seat knew."""
    drop: float = 0.0
    """By how much its chance went down: where it is much, something was lost."""


@dataclass(frozen=True)
class Point:
    """How likely everybody was to win when a turn began, or when the match was over."""

    at: int
    turn: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Story:
    """What can be told of a match without thinking."""

    game: str
    curve: tuple[Point, ...]
    luck: tuple[float, ...]
    """What dice and draws gave each seat of its chance to win, or took."""
    played: tuple[Played, ...]

    @property
    def seats(self) -> range:
        return range(len(self.luck))

    @property
    def suspects(self) -> list[int]:
        """The turns, those first by which most seems to have been lost."""
        return sorted(range(len(self.played)), key=lambda nth: -self.played[nth].drop)

    def skill(self, seat: int) -> float:
        """What everybody's choices gave the seat: with luck, it is how far the chance has come."""
        start, end = self.curve[0].chances[seat], self.curve[-1].chances[seat]
        return end - start - self.luck[seat]


@dataclass(frozen=True)
class Judged:
    """What a turn was worth, by what its player could know."""

    nth: int
    """Of the turns played."""
    chance: float
    best: float
    """The chance that the best turn would have given."""
    better: tuple[int, ...] = ()
    """That turn; nothing if it was played."""
    reasons: tuple[Reason, ...] = ()
    """How the position after it would have differed from what was played."""

    @property
    def lost(self) -> float:
        return max(0.0, self.best - self.chance)

    @property
    def verdict(self) -> Verdict:
        return verdict(self.lost)


def story(match: Match) -> Story:
    """Goes through the match once, and asks `evaluate` at every turn and every roll."""
    game = match.game.meta.id
    s = match.game.setup(match.seats, match.settings, match.state.rules)
    now = win_chances(game, s)
    curve = [Point(0, s.turn, tuple(now))]
    luck = [0.0] * match.seats
    runs: list[Played] = []
    run: Played | None = None
    last_turn = s.turn
    before = 0.0
    goes_on = chosen = False
    for at, entry in enumerate(match.log):
        seat, action = entry.seat, entry.action
        if s.turn != curve[-1].turn:
            now = win_chances(game, s)
            curve.append(Point(at, s.turn, tuple(now)))
        if not (run and goes_on and run.seat == seat and s.turn == last_turn):
            # Only here is it asked for: most answers stand inside a turn.
            now = win_chances(game, s)
            if run and chosen:
                runs.append(replace(run, drop=before - now[run.seat]))
            run = None
        if seat == CHANCE:
            s.apply(seat, action)
            for other, after in enumerate(win_chances(game, s)):
                luck[other] += after - now[other]
            continue
        if run is None:
            run = Played(at, seat, (), s.redact(seat).dump())
            before, chosen = now[seat], False
        last_turn = s.turn
        chosen = chosen or len(s.options(seat)) > 1
        s.apply(seat, action)
        run = replace(run, answers=(*run.answers, action))
        goes_on = not s.learnt
    now = win_chances(game, s)
    if run and chosen:
        runs.append(replace(run, drop=before - now[run.seat]))
    curve.append(Point(len(match.log), s.turn, tuple(now)))
    return Story(game, tuple(curve), tuple(luck), tuple(runs))


def judge(
    game: str,
    nth: int,
    played: Played,
    seed: str,
    budget: int = BUDGET,
    seconds: float = math.inf,
) -> Judged:
    """One turn, in a process of its own: the same seed judges alike, on every machine that is quick
    enough for it."""
    view = games.game(game).state.load(played.view)
    adviser = Adviser(game, view, Rng(dice(f"{seed}/analysis/{nth}")))
    told = adviser.advice(played.answers, budget, time.monotonic() + seconds)
    draft, best = told.draft, told.turns[0]
    assert draft is not None
    if draft.chance >= best.chance:
        return Judged(nth, draft.chance, draft.chance)
    reasons = (replace(one, gain=-one.gain, change=-one.change) for one in draft.reasons)
    return Judged(nth, draft.chance, best.chance, best.answers, tuple(reasons))


@dataclass(frozen=True)
class Judge:
    """Judges the turns of a story by their numbers: for work that is given out to processes."""

    story: Story
    seed: str
    budget: int = BUDGET

    def __call__(self, nth: int) -> Judged:
        return judge(self.story.game, nth, self.story.played[nth], self.seed, self.budget)


def accuracy(story: Story, judged: Iterable[Judged], seat: int) -> float | None:
    """How good the seat's turns were on average, from 0 to 1; None if none is judged yet."""
    worth = [
        max(0.0, 1 - one.lost / WORTHLESS) for one in judged if story.played[one.nth].seat == seat
    ]
    return sum(worth) / len(worth) if worth else None


def verdicts(story: Story, judged: Sequence[Judged], seat: int) -> dict[Verdict, int]:
    """How many turns of the seat were best, good and so on."""
    found = [one.verdict for one in judged if story.played[one.nth].seat == seat]
    return {kind: found.count(kind) for kind in Verdict}


def turning_points(judged: Iterable[Judged]) -> list[Judged]:
    """The turns that lost most, in the order of the match."""
    worst = sorted((one for one in judged if one.lost > LOST[Verdict.GOOD]), key=loss)
    return sorted(worst[:TURNING_POINTS], key=lambda one: one.nth)


def loss(judged: Judged) -> float:
    return -judged.lost
