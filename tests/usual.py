"""What is answered by itself in a draft, for the tests of usual answers."""

from __future__ import annotations

from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.state import State


def usual(s: State) -> str:
    """The usual answer of who is asked, as a label; "" if there is none."""
    seat = s.waiting[0]
    action: int = s.question().usual(s, seat)
    return "" if action == NONE else s.label(action)


def answered_usually(s: State) -> list[str]:
    """Whoever is asked gives the usual answers, and those without an alternative, to the end of
    the turn, but none that rolls or reveals; the labels of those given."""
    seat, turn = s.waiting[0], s.turn
    given: list[str] = []
    while s.waiting == [seat] and s.turn == turn:
        legal = s.options(seat)
        action: int = legal[0] if len(legal) == 1 else s.question().usual(s, seat)
        if action == NONE:
            break
        ahead = s.redact(seat).look_ahead(action)
        if ahead.learnt or ahead.waiting == [CHANCE]:
            break
        s.apply(seat, action)
        given.append(s.label(action))
    return given


def members(s: State) -> dict[str, int]:
    """What can be in the set that is asked for, as labels."""
    found: dict[int, int] = s.question().members(s, s.waiting[0])
    return {s.label(action): most for action, most in found.items()}
