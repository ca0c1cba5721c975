"""What a seat can do: moves, and whole turns of them."""

from __future__ import annotations

from typing import Final

from majlis.bots.search.values import Worths, lead
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State

LONGEST: Final = 12
"""Moves in a turn that are planned ahead."""
FEWEST: Final = 20
"""Positions that a move may cost to look at, however many turns go on from it."""
NO_END: Final = 200
"""Answers after which a turn that goes on is left as it is."""


class Move:
    """Answers of one seat in a row, and where they lead."""

    def __init__(self, answers: list[int], after: State) -> None:
        self.answers: Final = answers
        self.after: Final = after
        self.worth: list[float] = []
        """What every seat has of it, if it has been judged."""
        self.value = 0.0
        """What it is worth to the seat."""


class Mover:
    """Finds moves by what they come to at once.

    Copying positions is much of the work. Whatever finds moves therefore uses the position up: the
    last answer is given on it, not on a copy.
    """

    def __init__(self, worths: Worths, rng: Rng) -> None:
        self.worths: Final = worths
        self.rng: Final = rng

    def moves(self, s: State, seat: int, positions: int) -> list[Move]:
        """Each move that the seat can make: an answer and those to the questions that continue it,
        within so many positions to look at."""
        return self.moves_by(s, seat, self._some(s, seat, positions), positions)

    def moves_by(self, s: State, seat: int, actions: list[int], positions: int) -> list[Move]:
        """Those that begin with these answers."""
        found: list[Move] = []
        self._collect(s, seat, actions, positions, [], found)
        worths = self.worths([move.after for move in found])
        for nth in range(len(found)):
            found[nth].worth = worths[nth]
            found[nth].value = lead(worths[nth], seat)
        return found

    def _collect(
        self,
        s: State,
        seat: int,
        actions: list[int],
        positions: int,
        before: list[int],
        found: list[Move],
    ) -> None:
        """Every answer has an even share of the positions, one at least."""
        share = max(1, positions // len(actions))
        last = len(actions) - 1
        for nth in range(len(actions)):
            action = actions[nth]
            after = s.clone() if nth < last else s
            after.apply(seat, action)
            answers = [*before, action]
            if seat in after.waiting and after.question().CONTINUES and not after.learnt:
                self._collect(after, seat, self._some(after, seat, share), share, answers, found)
            else:
                found.append(Move(answers, after))

    def _some(self, s: State, seat: int, most: int) -> list[int]:
        """What the seat may answer; of more than so many answers the dice leave some out."""
        actions = s.legal if seat == s.waiting[0] else s.options(seat)
        if len(actions) > most:
            actions = actions.copy()
            while len(actions) > most:
                del actions[self.rng.below(len(actions))]
        return actions

    def best_move(self, s: State, seat: int, positions: int) -> Move:
        """The move that is worth most; among equals the dice decide."""
        found = self.moves(s, seat, positions)
        best = found[0]
        ties = 1
        for move in found[1:]:
            if move.value > best.value:
                best, ties = move, 1
            elif move.value == best.value:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = move
        return best

    def turns(self, s: State, seat: int, positions: int, width: int) -> list[Move]:
        """The best turns, as far as the seat can plan: until somebody else or chance is asked, or
        something comes to light. So many are followed from one move to the next."""
        this_turn = s.turn
        front = [Move([], s)]
        ended: list[Move] = []
        share = positions
        for _ in range(LONGEST):
            open_turns: list[Move] = []
            for begun in front:
                for move in best_of(self.moves(begun.after, seat, share), width):
                    turn = Move(begun.answers + move.answers, move.after)
                    turn.value = move.value
                    goes_on = seat in turn.after.waiting and turn.after.turn == this_turn
                    (open_turns if goes_on and not turn.after.learnt else ended).append(turn)
            front = best_of(open_turns, width)
            if not front:
                break
            share = max(FEWEST, positions // len(front))
        return best_of(ended + front, width)

    def play_on(self, s: State, turn: int, positions: int) -> Move:
        """Everybody plays what is best at once until that turn, and a move that has been begun is
        completed: a position in the middle of one cannot be judged. The last move, or none."""
        last = Move([], s)
        for _ in range(NO_END):
            s = last.after
            if not s.waiting:
                break
            seat = s.waiting[0]
            if seat != CHANCE and s.turn >= turn and not s.question().CONTINUES:
                break
            legal = s.legal
            if seat == CHANCE or len(legal) == 1:
                action = s.pick(self.rng)
                s.apply(seat, action)
                last = Move([action], s)
            else:
                last = self.best_move(s, seat, positions)
        return last


def best_of(moves: list[Move], width: int) -> list[Move]:
    """The best few, the best first; of those that give the same answers in another order and come
    to the same only one."""
    kept: list[Move] = []
    for move in sorted(moves, key=minus_value):
        if len(kept) == width:
            break
        new = True
        for other in kept:
            if reordered(move, other):
                new = False
                break
        if new:
            kept.append(move)
    return kept


def minus_value(move: Move) -> float:
    return -move.value


def reordered(one: Move, other: Move) -> bool:
    return one.value == other.value and sorted(one.answers) == sorted(other.answers)


def distinct(moves: list[Move]) -> list[Move]:
    """Of those that lead to the same position only the first. A position takes long to compare:
    this is for moves that will be tried often."""
    kept: dict[str, Move] = {}
    for move in moves:
        kept.setdefault(move.after.key(), move)
    return list(kept.values())
