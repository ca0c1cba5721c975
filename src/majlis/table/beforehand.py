"""Answers beforehand: what a player leaves with the table for when others play."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from majlis.kernel.frame import ALL, NONE
from majlis.kernel.state import State


class Rest(StrEnum):
    """What becomes of a question in another's turn."""

    ASK = "ask"
    USUAL = "usual"
    """The usual answer is given, if there is one; it may be to leave an offer alone."""
    BOT = "bot"
    """The bot of the table answers."""


class Order(msgspec.Struct, frozen=True):
    rest: Rest = Rest.ASK
    bid: int = NONE
    """Bids are made up to this; NONE: they are asked for like everything else."""

    def answer(self, view: State) -> int:
        """What is to be answered at once to the question that the view's seat is asked; NONE if it
        is theirs to answer, or the bot's."""
        if self.bid != NONE:
            bid: int = view.question().within(view, view.viewer, self.bid)
            if bid != NONE:
                return bid
        return usual_answer(view) if self.rest == Rest.USUAL else NONE


NO_ORDER = Order()


def is_out_of_turn(view: State) -> bool:
    """The view's seat is asked while another has the turn."""
    return view.viewer in view.waiting and view.turn_of not in (view.viewer, ALL)


def usual_answer(view: State) -> int:
    """What whoever does not care answers in another's turn: what is usual, or what costs nothing;
    NONE if there is nothing like that."""
    if not is_out_of_turn(view):
        return NONE
    question, seat = view.question(), view.viewer
    candidates = [question.usual(view, seat), question.DECLINE, question.within(view, seat, 0)]
    return next((answer for answer in candidates if answer in view.legal), NONE)
