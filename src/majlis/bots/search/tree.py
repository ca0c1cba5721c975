"""A tree of turns: what is worth trying is tried out, the better the more often.

It grows from what one seat can see. Every iteration deals the cards that the seat does not know
afresh, so that what is learnt holds for all positions that look alike to it.
"""

from __future__ import annotations

import gc
import math
from typing import Final

from majlis.bots.playout import playout
from majlis.bots.search.moves import Move, Mover, distinct
from majlis.bots.search.settings import Settings
from majlis.bots.search.values import Prior, Worths, lead, rewards
from majlis.kernel.chance import Rng
from majlis.kernel.frame import ALL, CHANCE, NONE
from majlis.kernel.state import State

UNTRIED: Final = 0.3
"""What has not been tried counts as so many spreads worse than the mean of what has."""
WHIMS: Final = 4
"""One secret answer in so many is guessed at random; the others by what is best at once."""
FOLLOWED: Final = 0.1
"""An answer that so large a share of the iterations has tried is known well enough to be given
together with the one before."""


class Edge:
    """A way to go on: an answer, or the answers of a whole turn."""

    def __init__(self, seat: int, answers: list[int], prior: float) -> None:
        self.seat: Final = seat
        self.answers: Final = answers
        self.prior: Final = prior
        self.visits = 0
        self.reward = 0.0
        """The sum of what its seat got out of it."""
        self.judged: list[float] = []
        """What the judge says that it leads to, if there is one, and what every seat gets out of
        that: it counts as the first try."""
        self.got: list[float] = []
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        return self.reward / self.visits if self.visits else 0.0


class Node:
    """A question, with the ways to go on that have been thought of."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: list[Edge] = []
        self.asked = NONE
        """Whom the question was put to when it was met last, what the answers were, and which ways
        to go on they left open: mostly they are the same next time."""
        self.options: list[int] = []
        self.open: list[Edge] = []


class Descent:
    """One way down the tree, and where it came out."""

    def __init__(
        self, edges: list[Edge], nodes: list[Node], world: State, worth: list[float]
    ) -> None:
        self.edges: Final = edges
        self.nodes: Final = nodes
        self.world: Final = world
        self.worth: Final = worth
        """What it is worth to each seat; nothing if it has not been judged."""


class Search:
    """What one seat thinks about one question; the same dice and number of iterations lead to the
    same thoughts. It can be asked for the best answer at any time."""

    def __init__(
        self,
        view: State,
        worths: Worths,
        settings: Settings,
        rng: Rng,
        prior: Prior | None = None,
        judge: Worths | None = None,
    ) -> None:
        self.view: Final = view
        self.me: Final = view.viewer
        self.settings: Final = settings
        self.worths: Final = worths
        self.prior: Final = prior
        self.judge: Final = judge
        """Knows better what turns are worth, but is asked for all that go on from a position at
        once; turns are still found by `worths`."""
        self.rng: Final = rng
        self.mover: Final = Mover(worths, rng)
        self.seed: Final = rng.below(1 << 30)
        self.horizon: Final = view.turn + settings.horizon
        self.root: Final = Node()
        self._sum = 0.0
        self._squares = 0.0

    def improve(self, iterations: int) -> None:
        """Think on for so long. Nothing that is thought of refers back to what it hangs on, so the
        search for cycles of garbage would find none, and costs up to a fifth of the time."""
        was_on = gc.isenabled()
        gc.disable()
        try:
            for _ in range(iterations):
                self.iterate()
        finally:
            if was_on:
                gc.enable()

    def iterate(self, first: Edge | None = None) -> Descent:
        """Try something once more; `first`: that way to begin.

        Every way to begin meets the same cards and dice, the n-th time those of number n, so that
        luck does not decide between them.
        """
        if first is None and self.root.open:
            first = self._most_promising(self.root.open)
        if first is not None:
            self.rng.restart(self.seed + first.visits)
        descent = self._descend(first)
        last = descent.edges[-1] if descent.edges else None
        if last is not None and self._is_known(last):
            self._learn(descent, last.got)
        else:
            worth = descent.worth or self.worths([descent.world])[0]
            self._learn(descent, rewards(descent.world, worth, self.settings.scale))
        return descent

    def consider(self, answers: list[int]) -> Edge:
        """These answers as one way to begin, whether it is worth trying or not."""
        for edge in self.root.edges:
            if edge.answers == answers and edge.seat == self.me:
                return edge
        edge = Edge(self.me, answers, 0.0)
        self.root.edges.append(edge)
        return edge

    # -- down the tree ---------------------------------------------------------------------------

    def _descend(self, first: Edge | None) -> Descent:
        s = self.view.determinize(self.rng)
        node = self.root
        edges: list[Edge] = []
        nodes = [node]
        while s.waiting:
            if edges and s.turn >= self.horizon and self.settings.horizon:
                break
            seat = self._asked(s)
            if seat == CHANCE:
                s.apply(CHANCE, s.pick(self.rng))
                continue
            if seat != self.me and self._is_no_part(s, seat):
                s = self._reply(s, seat)
                continue
            options = s.legal if seat == s.waiting[0] else s.options(seat)
            if len(options) == 1:
                s.apply(seat, options[0])
                continue
            if node is not self.root and node.visits < self.settings.patience:
                break
            if first is not None and node is self.root:
                edge = first
            else:
                edge = self._select(node, s, seat, options)
            edges.append(edge)
            if self._is_known(edge):
                return Descent(edges, nodes, s, [])
            s = self._go(s, edge, options)
            node = edge.node or Node()
            edge.node = node
            nodes.append(node)
        if self.settings.rollouts:
            playout(s, self.rng)
            return Descent(edges, nodes, s, [])
        last = self.mover.play_on(s, self.horizon, self.settings.positions)
        return Descent(edges, nodes, last.after, last.worth)

    def _is_known(self, edge: Edge) -> bool:
        """The judge has spared the first try."""
        return edge.visits == 0 and len(edge.judged) > 0 and not self.settings.faith

    def _asked(self, s: State) -> int:
        """Who answers next: of several at the same time, whoever is thinking."""
        return self.me if self.me in s.waiting else s.waiting[0]

    def _is_no_part(self, s: State, seat: int) -> bool:
        """Another seat's answer that the tree must not know, or need not."""
        secret = len(s.waiting) > 1 or s.question().audience(s, seat) != ALL
        return secret or self.settings.solo

    def _reply(self, s: State, seat: int) -> State:
        """What another seat answers, outside the tree; where that leads."""
        options = s.options(seat)
        if len(options) == 1:
            s.apply(seat, options[0])
        elif not self.settings.solo and self.rng.below(WHIMS) == 0:
            s.apply(seat, options[self.rng.below(len(options))])
        else:
            return self.mover.best_move(s, seat, self.settings.positions).after
        return s

    def _go(self, s: State, edge: Edge, options: list[int]) -> State:
        """Play the edge, whose first answer is one of the options; where this world does not allow
        the rest of its turn, the best instead. Where that leads."""
        seat = edge.seat
        for nth in range(len(edge.answers)):
            action = edge.answers[nth]
            if nth and seat not in s.waiting:
                break
            if not (s.allows(seat, action) if nth else action in options):
                return self.mover.best_move(s, seat, self.settings.positions).after
            s.apply(seat, action)
        return s

    # -- what to try -----------------------------------------------------------------------------

    def _select(self, node: Node, s: State, seat: int, options: list[int]) -> Edge:
        """What to try in this world."""
        if node.asked != seat or node.options != options:
            self._meet(node, s, seat, options)
        return self._most_promising(node.open)

    def _most_promising(self, edges: list[Edge]) -> Edge:
        """It has been good, or it should be and has been tried little."""
        visits = 0
        reward = 0.0
        for edge in edges:
            visits += edge.visits
            reward += edge.reward
        spread = self._spread()
        untried = (reward / visits if visits else 0.0) - UNTRIED * spread
        curious = self.settings.exploration * spread * math.sqrt(visits + 1.0)
        faith = self.settings.faith
        best = edges[0]
        highest = -math.inf
        for edge in edges:
            if edge.got and (faith or not edge.visits):
                tries = max(1, faith)
                known = (edge.reward + tries * edge.got[edge.seat]) / (edge.visits + tries)
            else:
                known = edge.reward / edge.visits if edge.visits else untried
            promise = known + curious * edge.prior / (1 + edge.visits)
            if promise > highest:
                highest, best = promise, edge
        return best

    def _meet(self, node: Node, s: State, seat: int, options: list[int]) -> None:
        """Which ways to go on there are in this world; if none is known yet, think of some."""
        known = [edge.answers[0] for edge in node.edges if edge.seat == seat]
        new = [action for action in options if action not in known]
        first = node is self.root
        positions = self.settings.root_positions if first else self.settings.positions
        if not self.settings.by_turns:
            if new:
                node.edges += self._answers(s, seat, new, positions * len(new) // len(options))
        elif len(new) == len(options):
            width = self.settings.width
            if first:
                most = self.settings.first_width or 2 * width
                turns = distinct(self.mover.turns(s.clone(), seat, positions, most))
            else:
                turns = self.mover.turns(s.clone(), seat, positions, width)
            node.edges += self._edges(s, seat, turns)
        node.asked, node.options = seat, options
        node.open = [e for e in node.edges if e.seat == seat and e.answers[0] in options]

    def _answers(self, s: State, seat: int, actions: list[int], positions: int) -> list[Edge]:
        """Each of these answers, judged by the best move that begins with it."""
        best: dict[int, Move] = {}
        for move in self.mover.moves_by(s.clone(), seat, actions, positions):
            first = move.answers[0]
            if first not in best or move.value > best[first].value:
                alone = Move([first], move.after)
                alone.value = move.value
                best[first] = alone
        return self._edges(s, seat, list(best.values()))

    def _edges(self, s: State, seat: int, moves: list[Move]) -> list[Edge]:
        """Those moves, the better the likelier to be tried."""
        judged: list[list[float]] = []
        if self.judge is not None:
            judged = self.judge([move.after for move in moves])
            for nth in range(len(moves)):
                moves[nth].value = lead(judged[nth], seat)
        if self.prior is not None:
            odds = self.prior(s, seat, [move.answers for move in moves])
        else:
            top = max([move.value for move in moves])
            odds = [math.exp((move.value - top) / self.settings.temperature) for move in moves]
        total = sum(odds)
        edges = [Edge(seat, moves[nth].answers, odds[nth] / total) for nth in range(len(moves))]
        for nth in range(len(judged)):
            edges[nth].judged = judged[nth]
            edges[nth].got = rewards(moves[nth].after, judged[nth], self.settings.scale)
        return edges

    def _spread(self) -> float:
        """How much the rewards differ."""
        visits = self.root.visits
        if visits < 2:
            return 1.0
        mean = self._sum / visits
        return math.sqrt(max(1e-6, self._squares / visits - mean * mean))

    # -- what came of it -------------------------------------------------------------------------

    def _learn(self, descent: Descent, got: list[float]) -> None:
        mine = got[self.me]
        self._sum += mine
        self._squares += mine * mine
        for edge in descent.edges:
            edge.visits += 1
            edge.reward += got[edge.seat]
        for node in descent.nodes:
            node.visits += 1

    def best(self, first: Edge | None = None) -> list[int]:
        """The answers that have been tried most, one after the other as far as they are known well,
        and never beyond what comes to light; `first`: those that begin like this."""
        s = self.view.determinize(self.rng)
        node = self.root
        answers: list[int] = []
        while self.me in s.waiting and s.turn == self.view.turn:
            options = s.options(self.me)
            if len(options) == 1:
                step = options
            else:
                known = [e for e in node.edges if e.seat == self.me and e.answers[0] in options]
                if not known:
                    break
                edge = max(known, key=visits_of)
                if first is not None and node is self.root:
                    edge = first
                elif answers and edge.visits < FOLLOWED * self.root.visits:
                    break
                step = edge.answers
                node = edge.node or Node()
            for action in step:
                s.apply(self.me, action)
                answers.append(action)
            if s.learnt or s.sealed:
                break
        return answers


def visits_of(edge: Edge) -> int:
    return edge.visits
