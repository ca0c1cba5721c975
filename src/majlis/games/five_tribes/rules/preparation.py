"""Preparing the game: tiles, meeples, markers, and the two rows of cards."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    DRAWN,
    KIND,
    MARKER,
    MARKERS,
    MEEPLES_ON_A_TILE,
    TILE_COUNTS,
    TILES,
    kind_of,
    seat_of,
    tribe_of,
)
from majlis.games.five_tribes.rules.decks import FillDjinnRow, FillRow
from majlis.games.five_tribes.rules.rounds import Round
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import ToChance


class LayTile(ToChance[Sultanate]):
    """Shuffle the 30 tiles and lay them out as a rectangle of 5 by 6."""

    def left(self, s: Sultanate) -> list[int]:
        left = TILE_COUNTS.copy()
        for kind in s.kinds:
            left[kind] -= 1
        return left

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [KIND + kind for kind, left in enumerate(self.left(s)) if left]

    def weights(self, s: Sultanate) -> list[int]:
        return [left for left in self.left(s) if left]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        s.kinds = [*s.kinds, kind_of(action)]
        s.then(self if len(s.kinds) < TILES else LayMeeple(0))


class LayMeeple(ToChance[Sultanate]):
    """Draw three meeples for every tile from the bag, which is empty then."""

    def __init__(self, nth: int) -> None:
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.nth,)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [DRAWN + tribe for tribe in range(5) if s.bag[tribe]]

    def weights(self, s: Sultanate) -> list[int]:
        return [count for count in s.bag if count]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        tribe = tribe_of(action)
        s.bag[tribe] -= 1
        s.stand(self.nth // MEEPLES_ON_A_TILE, tribe)
        s.then(LayMeeple(self.nth + 1) if sum(s.bag) else DrawMarker())


class DrawMarker(ToChance[Sultanate]):
    """Put all turn markers on the bid track in random order. Then turn up the first cards."""

    def left(self, s: Sultanate) -> list[int]:
        each = MARKERS[len(s.players)]
        return [each - s.bid_track.count(seat) for seat in range(len(s.players))]

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [MARKER + seat for seat, left in enumerate(self.left(s)) if left]

    def weights(self, s: Sultanate) -> list[int]:
        return [left for left in self.left(s) if left]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        s.bid_track.append(seat_of(action))
        if sum(self.left(s)):
            s.then(self)
        else:
            s.then(FillRow(), FillDjinnRow(), Round(1))
