"""Agreement: what the people at a table can decide together about the table itself.

Votes are remarks of the log, so they are found again with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
from typing import TypeAlias

from majlis.table.ledger import Remark


class Motion(StrEnum):
    SIT_IN = "bot"
    """A bot sits in for somebody who is asked and looks away for long."""
    WAIT = "wait"
    """The bot that sits in for somebody gets up: the table waits for them again."""
    END = "end"
    """The game ends here, and nobody has won."""
    PLAY_ON = "play on"
    """Not that, after all."""


SETTLING = ("leave", "absent", "back", "wait")
"""Kinds of remarks after which nothing is left to decide about that seat."""
Votes: TypeAlias = Mapping[tuple[Motion, int], Collection[int]]
"""Who is for what, about which seat."""


def votes_in(remarks: Iterable[Remark]) -> Votes:
    """The votes that still stand. Whoever comes, goes or is waited for has settled what was said
    about them."""
    votes: dict[tuple[Motion, int], set[int]] = {}
    for remark in remarks:
        if remark.kind in SETTLING:
            votes = {motion: by for motion, by in votes.items() if motion[1] != remark.seat}
        elif remark.kind != "vote":
            continue
        elif remark.was == Motion.PLAY_ON:
            for by in votes.values():
                by.discard(remark.seat)
        else:
            votes.setdefault((Motion(remark.was), remark.about), set()).add(remark.seat)
    return {motion: by for motion, by in votes.items() if by}


def is_carried(voters: Collection[int], people: Collection[int]) -> bool:
    """More than half of these people are for it: both of two. Where nobody is left, nothing is."""
    return 2 * len(set(voters) & set(people)) > len(people)
