"""Advice: the best turns of a seat by what it can see, how they stand, and what speaks for them."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from majlis import games
from majlis.bots.forecasts import Forecast, forecasts, guesses
from majlis.bots.networks import network
from majlis.bots.points import AVERAGES, expected_points
from majlis.bots.search.moves import Mover
from majlis.bots.search.settings import advice_settings
from majlis.bots.search.tree import Descent, Edge, Search, visits_of
from majlis.bots.search.values import lead, one_by_one
from majlis.kernel.chance import Rng
from majlis.kernel.frame import ALL, NONE
from majlis.kernel.state import State
from majlis.words.reasons import Reason

TURNS = 3
"""So many turns are shown."""
BUDGET = 200
"""Thousandths of what the strongest level may think about a turn."""
SHARE = 0.6
"""Of the time, for finding turns; the rest is for knowing better how those stand that are shown."""
MUCH_THE_SAME = 0.03
"""Of the lead that makes a win e times likelier."""
BATCH = 64
"""So many tries are judged at once: a network would rather be asked about many."""
KNOWN = 5
"""A turn that the search has tried so often is what it expects."""
SECONDS = 2.5
"""Somebody waits for it: by then there is an answer, however slow the machine is."""


class Verdict(StrEnum):
    """What a turn is called by what it loses of the chance to win."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LOST = {
    Verdict.BEST: 0.005,
    Verdict.GOOD: 0.02,
    Verdict.INACCURACY: 0.05,
    Verdict.MISTAKE: 0.1,
}
"""Up to so much of the chance is lost by it."""


def verdict(lost: float) -> Verdict:
    return next((one for one, most in LOST.items() if lost <= most), Verdict.BLUNDER)


@dataclass(frozen=True)
class Turn:
    """A whole turn, as far as it can be planned: up to dice, a reveal, or somebody else."""

    answers: tuple[int, ...]
    chance: float
    """How likely it makes a win."""
    lead: float
    """The points that it promises over the others on average."""
    points: float | None = None
    """Those to expect in the end; None in games that are not won by them."""
    reply: tuple[int, ...] = ()
    """What whoever is asked next is likely to answer; nothing where nobody can know."""
    reasons: tuple[Reason, ...] = ()
    """How the position after it differs from that after another turn."""
    against: int = NONE
    """Which turn of the advice that is; NONE if there is no other."""


@dataclass(frozen=True)
class Advice:
    """What could be done, the best first."""

    turns: tuple[Turn, ...]
    """The first is compared with the second, all others with the first."""
    draft: Turn | None = None
    """What the seat has planned, with the best that may follow; compared with the best turn, or
    with the second where it is the best itself."""

    @property
    def verdict(self) -> Verdict | None:
        """Of what the seat has planned. Only one is the best, also where all chances are alike."""
        if self.draft is None:
            return None
        best = self.turns[0]
        if self.draft.answers == best.answers:
            return Verdict.BEST
        found = verdict(best.chance - self.draft.chance)
        return Verdict.GOOD if found == Verdict.BEST else found


def advise(
    game: str, view: dict[str, Any], draft: Sequence[int], seed: int, budget: int = BUDGET
) -> Advice:
    """Advice in a process of its own: everything it is told and says is plain data."""
    adviser = Adviser(game, games.game(game).state.load(view), Rng(seed))
    told = adviser.advice(draft, budget, time.monotonic() + SECONDS)
    turns = (replace(turn, reply=adviser.reply(turn.answers)) for turn in told.turns)
    return replace(told, turns=tuple(turns))


class Outlook:
    """How a turn stands, by what has come of trying it."""

    def __init__(self) -> None:
        self.tries = 0
        self.chance = 0.0
        self.lead = 0.0
        self.points = 0.0


class Adviser:
    """Thinks about one question to one seat, by its view alone."""

    def __init__(self, game: str, view: State, rng: Rng) -> None:
        if view.viewer < 0:
            raise ValueError("advice is given by what a seat can see")
        self.game = game
        self.view = view
        self.me = view.viewer
        self.fitted = games.game(game).fitted
        mind = network(game)
        self.settings = advice_settings(game, mind is not None)
        self.world = view.determinize(rng)
        """A position that the view could be of: turns are compared in the same one."""
        worths = one_by_one(games.game(game).evaluate)
        self.mover = Mover(worths, rng)
        judge = mind.seen_by(self.me) if mind else None
        self.search = Search(view, worths, self.settings, rng, judge=judge)
        self.outlooks: dict[tuple[int, ...], Outlook] = {}
        self.unjudged: list[tuple[Outlook, State]] = []
        """What tries have come to, and for which turn."""

    def advice(self, draft: Sequence[int], budget: int, deadline: float = math.inf) -> Advice:
        """The same dice and budget give the same advice, unless the deadline cuts it short."""
        iterations = self.settings.iterations * budget // 1000
        begun = time.monotonic()
        enough = begun + SHARE * (deadline - begun)
        for _ in range(iterations):
            self._try(None)
            if time.monotonic() > enough:
                break
        drafted = self._completed(draft) if draft else []
        found = self._different()
        wanted = [*found, drafted] if drafted and drafted not in found else found
        turns = self._judged(wanted, iterations, deadline)
        best = sorted(
            (turn for turn in turns if list(turn.answers) in found),
            key=lambda turn: (-turn.chance, -turn.lead),
        )
        own = next((turn for turn in turns if list(turn.answers) == drafted), None)
        if own and own.chance > best[0].chance:
            best = [own, *best][:TURNS]
        compared = [self._compared(turn, best[0], 0) for turn in best[1:]]
        first = self._compared(best[0], best[1], 1) if compared else best[0]
        if own:
            own = first if own.answers == first.answers else self._compared(own, first, 0)
        return Advice((first, *compared), own)

    # -- finding turns ---------------------------------------------------------------------------

    def _different(self) -> list[list[int]]:
        """The best turns, less those that are much like a better one."""
        found: list[list[int]] = []
        for edge in self._promising():
            answers = self._completed(self.search.best(edge))
            if not any(self._alike(answers, other) for other in found):
                found.append(answers)
            if len(found) == TURNS:
                break
        return found or [self._completed([])]

    def _promising(self) -> list[Edge]:
        own = [edge for edge in self.search.root.edges if edge.seat == self.me]
        return sorted(own, key=lambda edge: (-edge.visits, -edge.prior))

    def _completed(self, answers: Sequence[int]) -> list[int]:
        """The turn that begins like this, with the best that follows at once."""
        s = self.world.clone()
        turn = list(answers)
        for action in answers:
            s.apply(self.me, action)
        while self.me in s.waiting and s.turn == self.view.turn and not s.learnt:
            settings = self.settings
            rest = self.mover.turns(s, self.me, settings.root_positions, settings.width)[0]
            turn += rest.answers
            s = rest.after
        return turn

    def _alike(self, one: list[int], other: list[int]) -> bool:
        """More than half of what was decided in the one was decided in the other, too; or it comes
        to much the same."""
        mine, yours = set(self._decided(one)), set(self._decided(other))
        if len(mine & yours) * 2 > min(len(mine), len(yours)):
            return True
        differs = sum(abs(reason.gain) for reason in self._reasons(one, other))
        return differs < MUCH_THE_SAME * self.fitted.weights.early

    def _decided(self, answers: list[int]) -> Iterator[int]:
        """The answers that there was an alternative to, and that are not what is usual."""
        s = self.world.clone()
        for action in answers:
            usual = s.question().usual(s, self.me)
            if len(s.options(self.me)) > 1 and action != usual:
                yield action
            s.apply(self.me, action)

    # -- how they stand --------------------------------------------------------------------------

    def _judged(self, found: list[list[int]], iterations: int, deadline: float) -> list[Turn]:
        """Those turns, each tried often enough to know."""
        enough = max(1, iterations // 8)
        rounds = [self._edge(answers) for answers in found]
        while time.monotonic() <= deadline:
            poor = [edge for edge in rounds if edge and self._outlook(edge).tries < enough]
            if not poor:
                break
            for edge in poor:
                self._try(edge)
        self._judge_tries()
        return [
            self._turn(answers, self._outlook(edge) if edge else Outlook())
            for answers, edge in zip(found, rounds, strict=True)
        ]

    def _edge(self, answers: list[int]) -> Edge | None:
        """The turn as the search knows it: without the answers that it must begin with. None if
        there is nothing else."""
        s = self.world.clone()
        nth = 0
        while nth < len(answers) and len(s.options(self.me)) == 1:
            s.apply(self.me, answers[nth])
            nth += 1
        return self.search.consider(answers[nth:]) if nth < len(answers) else None

    def _outlook(self, edge: Edge) -> Outlook:
        return self.outlooks.setdefault(tuple(edge.answers), Outlook())

    def _try(self, first: Edge | None) -> None:
        tried = self.search.iterate(first)
        if not tried.edges or tried.edges[0].seat != self.me:
            return
        outlook = self._outlook(tried.edges[0])
        outlook.tries += 1
        self.unjudged.append((outlook, came_to(tried)))
        if len(self.unjudged) == BATCH:
            self._judge_tries()

    def _judge_tries(self) -> None:
        told = forecasts(self.game, [s for _, s in self.unjudged], self.me)
        for (outlook, s), forecast in zip(self.unjudged, told, strict=True):
            outlook.chance += forecast.chances[self.me]
            outlook.lead += lead(forecast.ahead, self.me)
            outlook.points += self._points(s, forecast) or 0.0
        self.unjudged = []

    def _turn(self, answers: list[int], outlook: Outlook) -> Turn:
        """One that was never tried, because there is no other, stands as it stands at once."""
        if outlook.tries:
            tries = outlook.tries
            points = outlook.points / tries if self.game in AVERAGES else None
            return Turn(tuple(answers), outlook.chance / tries, outlook.lead / tries, points)
        after = self._after(answers)
        told = forecasts(self.game, [after], self.me)[0]
        chance, ahead = told.chances[self.me], lead(told.ahead, self.me)
        return Turn(tuple(answers), chance, ahead, self._points(after, told))

    def _points(self, s: State, told: Forecast) -> float | None:
        points = expected_points(self.game, s, told.ahead)
        return points[self.me] if points else None

    def _after(self, answers: Sequence[int]) -> State:
        s = self.world.clone()
        for action in answers:
            s.apply(self.me, action)
        return s

    # -- what follows ----------------------------------------------------------------------------

    def reply(self, answers: Sequence[int]) -> tuple[int, ...]:
        """What whoever is asked next is likely to answer, as far as it is certain that they can: up
        to dice, a secret, or somebody else."""
        s = self._after(answers)
        seat = s.waiting[0] if len(s.waiting) == 1 else NONE
        together = len(self.view.waiting) > 1
        if seat in (NONE, self.me) or together or s.learnt:
            return ()
        if s.question().audience(s, seat) != ALL:
            return ()
        settings = self.settings
        likely = self.mover.turns(s, seat, settings.positions, settings.width)[0].answers
        edge = self._edge(list(answers))
        after = edge.node if edge else None
        known = [one for one in after.edges if one.seat == seat] if after else []
        if settings.by_turns and known and (most := max(known, key=visits_of)).visits >= KNOWN:
            likely = most.answers
        worlds = guesses(self.view)
        for world in worlds:
            for action in answers:
                world.apply(self.me, action)
        return tuple(possible(worlds, seat, likely))

    # -- why -------------------------------------------------------------------------------------

    def _compared(self, turn: Turn, other: Turn, against: int) -> Turn:
        """With what speaks for it and against it."""
        reasons = self._reasons(turn.answers, other.answers)
        return replace(turn, reasons=tuple(reasons), against=against)

    def _reasons(self, answers: Sequence[int], others: Sequence[int]) -> list[Reason]:
        """In what the positions after two turns differ."""
        here, there = self._after(answers), self._after(others)
        scores, scored = here.scores(), there.scores()
        rows, weights = self.fitted.features(there), self.fitted.weights
        fades = fading(self.fitted.left(here), self.fitted.left(there))
        rivals = max(1, len(rows) - 1)
        reasons: list[Reason] = []
        for seat, row in enumerate(self.fitted.features(here)):
            mine = 1.0 if seat == self.me else -1 / rivals
            sure = row[0] - rows[seat][0]
            points = scores[seat] - scored[seat]
            reasons.append(Reason(seat, weights.names[0], mine * sure, points))
            for name, weight, now, then in zip(
                weights.names[1:], weights.values[1:], row[1:], rows[seat][1:], strict=True
            ):
                change = true_change(now, [then * fade for fade in fades])
                reasons.append(Reason(seat, name, mine * weight * change, change))
        return [reason for reason in reasons if reason.gain or reason.change]


def came_to(tried: Descent) -> State:
    """Where a try came out. What a network has judged the search need not play any more: it is
    played here, as far as this world allows it."""
    s, last = tried.world, tried.edges[-1]
    if last.node is None:
        for action in last.answers:
            if last.seat not in s.waiting or not s.allows(last.seat, action):
                break
            s.apply(last.seat, action)
    return s


def possible(worlds: list[State], seat: int, answers: Sequence[int]) -> Iterator[int]:
    """As many of these answers as can be given in all of these worlds, which are played on."""
    for action in answers:
        if any(world.waiting != [seat] or not world.allows(seat, action) for world in worlds):
            return
        yield action
        for world in worlds:
            world.apply(seat, action)
            if world.learnt:
                return


FADES = (1, 2, 4)
"""Promises fade towards the end of a game: features are multiplied by what is left, or by so many
times as much, but not by more than 1."""


def fading(here: float, there: float) -> list[float]:
    """What the features of one position may have to be multiplied with to be compared with those of
    another, in which less or more of the game is left."""
    return [1.0, *(min(1, n * here) / min(1, n * there) for n in FADES if there)]


def true_change(now: float, then: list[float]) -> float:
    """By how much there is more than there was, however that faded: 0 where nobody can tell."""
    changes = [now - was for was in then]
    if min(changes) > 0:
        return min(changes)
    return max(changes) if max(changes) < 0 else 0.0
