"""The end: final scoring."""

from __future__ import annotations

from majlis.games.through_the_desert.data import (
    LARGEST_CARAVAN,
    OASIS_POINTS,
    SHARED_LARGEST,
    owner_of,
)
from majlis.games.through_the_desert.state import Desert


def breakdown(s: Desert) -> list[dict[str, int]]:
    """Each seat's points: water holes, oases, land, and the largest caravan of each colour."""
    points = [
        {"water": s.water[seat], "oases": 0, "land": s.land[seat], "caravans": 0}
        for seat in range(s.players)
    ]
    for caravan, oases in enumerate(s.linked):
        points[owner_of(caravan)]["oases"] += OASIS_POINTS * oases.bit_count()
    for colour in range(5):
        sizes = s.sizes[colour::5]
        largest = max(sizes)
        owners = [seat for seat, size in enumerate(sizes) if size == largest > 0]
        for seat in owners:
            points[seat]["caravans"] += LARGEST_CARAVAN if len(owners) == 1 else SHARED_LARGEST
    return points
