"""What happened, for the log: kinds of notes, with the numbers each carries."""

from __future__ import annotations

from typing import Final

BEGINS: Final = 0  # seat
REMOVED: Final = 1  # seat, colour
ROUND: Final = 2  # number
LEADER: Final = 3  # seat, colour, hex
CAMEL: Final = 4  # seat, colour, hex
WATER: Final = 5  # seat, points, hex
OASIS: Final = 6  # seat, colour, hex of the palm
LAND: Final = 7  # seat, colour, points, hex of the camel that closed it
BLOCKED: Final = 8  # seat
PILE_EMPTY: Final = 9  # colour
END: Final = 10
