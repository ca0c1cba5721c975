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
    oases, caravans = oasis_points(s), caravan_points(s)
    return [
        {
            "water": s.water[seat],
            "oases": oases[seat],
            "land": s.land[seat],
            "caravans": caravans[seat],
        }
        for seat in range(s.players)
    ]


def scores(s: Desert) -> list[int]:
    """Each seat's points in all."""
    own, caravans = safe(s), caravan_points(s)
    return [own[seat] + caravans[seat] for seat in range(s.players)]


def safe(s: Desert) -> list[int]:
    """All but the largest caravans, which are known at the end."""
    oases = oasis_points(s)
    return [s.water[seat] + oases[seat] + s.land[seat] for seat in range(s.players)]


def oasis_points(s: Desert) -> list[int]:
    points = [0] * s.players
    for caravan, oases in enumerate(s.linked):
        points[owner_of(caravan)] += OASIS_POINTS * oases.bit_count()
    return points


def caravan_points(s: Desert) -> list[int]:
    points = [0] * s.players
    for colour in range(5):
        sizes = s.sizes[colour::5]
        largest = max(sizes)
        if largest > 0:
            won = LARGEST_CARAVAN if sizes.count(largest) == 1 else SHARED_LARGEST
            for seat in range(s.players):
                if sizes[seat] == largest:
                    points[seat] += won
    return points
