"""Marrakesh in words: questions, log, consequences and refusals are in modules of their own."""

from __future__ import annotations

from typing import ClassVar

from majlis.games.marrakesh.data import (
    COLOURS,
    LAST_SCROLL,
    LUXURY_NAMES,
    OASES,
    OFFICES,
    PROVISIONS,
    RIVER_SIDES,
    SECTORS,
    TOWNS,
)
from majlis.games.marrakesh.foretelling import Foretelling
from majlis.games.marrakesh.refusing import Refusing
from majlis.games.marrakesh.rules import seasons
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.telling import Telling


class Words(Telling, Foretelling, Refusing):
    """What is said at the table."""

    THINGS: ClassVar[tuple[str, ...]] = (
        *("selecting", "tower_base", "assistants"),
        *(f"keshi:{colour}" for colour in COLOURS),
        *(f"sector:{sector}" for sector in SECTORS),
        *("resources", "provisions", "rapids", "stairs", "connection", "disc", "gates", "storage"),
        *("sectors", "leftovers", "escorts", "end"),
        *(f"scroll:{n:02}" for n in range(1, LAST_SCROLL + 1)),
        *(f"oasis:{n:02}" for n in range(1, OASES + 1)),
        *(f"town:{n:02}" for n in range(1, TOWNS + 1)),
        *(f"river:{n:02}" for n in range(1, RIVER_SIDES + 1)),
        *(f"office:{n:02}" for n in range(1, len(OFFICES) + 1)),
        *(f"luxury:{name}" for name in LUXURY_NAMES),
        *(f"provision:{n:02}" for n in range(1, len(PROVISIONS) + 1)),
    )

    def summary(self, s: Marrakesh) -> str:
        """The position in a few sentences."""
        _ = self.t.gettext
        points = ", ".join(f"{self.player(seat)} {n}" for seat, n in enumerate(s.scores()))
        parts = [_("Points: {scores}.").format(scores=points)]
        if s.viewer >= 0:
            me = s.players[s.viewer]
            have = ", ".join(self.resources(kind, n) for kind, n in enumerate(me.stock))
            parts.append(_("You have {goods}.").format(goods=have))
            board = [self.crowd(colour, n) for colour, n in enumerate(me.keshis) if n]
            if board:
                parts.append(_("On your board: {keshis}.").format(keshis=", ".join(board)))
        base = [self.crowd(colour, n) for colour, n in enumerate(s.base) if n]
        if base:
            parts.append(_("In the tower’s base: {keshis}.").format(keshis=", ".join(base)))
        return " ".join(parts)

    def verdict(self, s: Marrakesh, seat: int) -> tuple[int, int]:
        """How many resources are short for the provisions of the season's end, and what that would
        cost."""
        me = s.players[seat]
        *due_now, loss = seasons.demand(me)
        short = sum(max(0, due - have) for due, have in zip(due_now, me.stock, strict=True))
        return short, loss
