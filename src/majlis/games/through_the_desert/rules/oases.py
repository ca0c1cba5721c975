"""Oases."""

from __future__ import annotations

from majlis.games.through_the_desert.data import PALM_SPOTS, caravan_colour, owner_of
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.state import Desert


def link(s: Desert, caravan: int, palm: int) -> None:
    """Five points, once for each caravan and oasis."""
    spot = 1 << PALM_SPOTS.index(palm)
    if not s.linked[caravan] & spot:
        s.linked[caravan] |= spot
        s.note(notes.OASIS, owner_of(caravan), caravan_colour(caravan), palm)
