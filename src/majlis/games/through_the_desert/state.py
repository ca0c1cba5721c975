"""What lies on the table of Through the Desert."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.through_the_desert.data import ACTIONS, LABELS, Board, board_for
from majlis.kernel.frame import Frame
from majlis.kernel.state import State

# What a hex holds. Water holes are their value: 1, 2 or 3.
EMPTY: Final = 0
PALM: Final = 4
CLOSED: Final = 5  # inside somebody's land, for ever out of play
CAMEL: Final = 6  # plus the caravan it belongs to


class Desert(State):
    """A caravan is numbered as `data.caravan_of` says."""

    def __init__(
        self,
        rules: int,
        agenda: list[Frame[Any]],
        players: int,
        ruling_instant_end: bool,
        hide_scores: bool,
        first: int,
        idle: int,
        cells: list[int],
        tokens: list[int],
        piles: list[int],
        held: list[int],
        leaders: list[int],
        sizes: list[int],
        linked: list[int],
        water: list[int],
        land: list[int],
        lands: list[list[int]],
        camps: list[int],
        rims: list[list[int]],
    ) -> None:
        super().__init__(rules, agenda)
        self.players: Final = players
        self.board: Final[Board] = board_for(players)
        self.ruling_instant_end: Final = ruling_instant_end
        self.hide_scores: Final = hide_scores
        self.first = first
        """The seat that begins every round."""
        self.idle = idle
        """Turns in a row in which nobody could place a camel."""
        self.cells = cells
        """What each hex holds."""
        self.tokens = tokens
        """Water holes not laid out yet, by value; what is left then stays in the box."""
        self.piles = piles
        """Camels left, by colour."""
        self.held = held
        """Each seat's leaders not placed yet, a bit per colour."""
        self.leaders = leaders
        """Each caravan's leader: its hex, or NONE."""
        self.sizes = sizes
        """Camels of each caravan, the leader's included."""
        self.linked = linked
        """The oases each caravan has scored, a bit per palm spot."""
        self.water = water
        """Each seat's points from water holes."""
        self.land = land
        """Each seat's points from land."""
        self.lands = lands
        """Every territory in the order of closing: the caravan, then its hexes, palms included."""
        self.camps = camps
        """Where a leader may be placed, ascending; replaced, never edited."""
        self.rims = rims
        """Where each caravan may grow, ascending; each list is replaced, never edited."""

    def clone(self) -> Desert:
        s = Desert(
            self.rules,
            self.agenda.copy(),
            self.players,
            self.ruling_instant_end,
            self.hide_scores,
            self.first,
            self.idle,
            self.cells.copy(),
            self.tokens.copy(),
            self.piles.copy(),
            self.held.copy(),
            self.leaders.copy(),
            self.sizes.copy(),
            self.linked.copy(),
            self.water.copy(),
            self.land.copy(),
            self.lands.copy(),
            self.camps,
            self.rims.copy(),
        )
        s.share(self)
        return s

    def dump_fields(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "ruling_instant_end": self.ruling_instant_end,
            "hide_scores": self.hide_scores,
            "first": self.first,
            "idle": self.idle,
            "cells": self.cells.copy(),
            "tokens": self.tokens.copy(),
            "piles": self.piles.copy(),
            "held": self.held.copy(),
            "leaders": self.leaders.copy(),
            "sizes": self.sizes.copy(),
            "linked": self.linked.copy(),
            "water": self.water.copy(),
            "land": self.land.copy(),
            "lands": [land.copy() for land in self.lands],
            "camps": self.camps.copy(),
            "rims": [rim.copy() for rim in self.rims],
        }

    @classmethod
    def load_fields(cls, rules: int, agenda: list[Frame[Any]], table: dict[str, Any]) -> Desert:
        return Desert(rules, agenda, **table)

    def seat(self, turn: int) -> int:
        """Who has the n-th turn, clockwise from the first player."""
        return (self.first + turn) % self.players

    def breakdown(self) -> list[dict[str, int]]:
        # The rules are written about states.
        from majlis.games.through_the_desert.rules import scoring

        return scoring.breakdown(self)

    def scores(self) -> list[int]:
        from majlis.games.through_the_desert.rules import scoring

        return scoring.scores(self)

    def safe(self) -> list[int]:
        from majlis.games.through_the_desert.rules import scoring

        return scoring.safe(self)


Desert.ACTIONS = ACTIONS
Desert.LABELS = LABELS
