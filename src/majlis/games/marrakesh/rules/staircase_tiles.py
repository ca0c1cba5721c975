"""Expansion 1, page 16: twelve staircase tiles replace bonuses between the staircases."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_STAIR_FACE,
    COVERABLE,
    STAIR_FACES,
    STAIR_SETS,
    stair_face_of,
    stair_tile,
)
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import Frame, ToChance


class LayStairTile(ToChance[Marrakesh]):
    """Draw a tile and lay it, with a random side up, on the next bonus space from the bottom left;
    neither on the lowermost nor on the two topmost ones."""

    def __init__(self, nth: int) -> None:
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.nth,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_STAIR_FACE + 2 * tile + side for tile in s.stair_bag for side in (0, 1)]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        cover(s, COVERABLE[self.nth], stair_face_of(action))
        if self.nth + 1 < len(COVERABLE):
            s.then(LayStairTile(self.nth + 1))


class LayStairSet(Frame[Marrakesh]):
    """The hint on page 16: tiles and sides that the players have agreed on, in their order."""

    def __init__(self, which: int) -> None:
        self.which: Final = which

    def args(self) -> tuple[int, ...]:
        return (self.which,)

    def run(self, s: Marrakesh) -> None:
        faces = list(STAIR_SETS.values())[self.which]
        for space, face in zip(COVERABLE, faces, strict=True):
            cover(s, space, face)


def cover(s: Marrakesh, space: int, face: int) -> None:
    """Lay a tile with this side up on a space of the web."""
    web = s.web.copy()
    web[space] = STAIR_FACES[face]
    s.web = web
    s.stair_bag = [tile for tile in s.stair_bag if tile != stair_tile(face)]
    s.note(notes.STAIR_TILE, space, face)
