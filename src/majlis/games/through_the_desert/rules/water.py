"""Water holes."""

from __future__ import annotations

from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.state import Desert


def take_water(s: Desert, seat: int, points: int, hex: int) -> None:
    """Take the token."""
    s.water[seat] += points
    s.note(notes.WATER, seat, points, hex)
