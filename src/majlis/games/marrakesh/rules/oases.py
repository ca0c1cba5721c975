"""What the oases are worth (addendum, 01-30), and scoring one before the game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.games.marrakesh.data import (
    AN_OASIS,
    COLOUR_OF,
    FILLABLE,
    FINAL,
    JETTY,
    MOST_RETURNED,
    OASIS_BASE,
    OASIS_GATES,
    OASIS_KESHIS,
    OASIS_LUXURY,
    ON_MOSQUE,
    ON_PALACE,
    SEGMENT,
    SPACES,
    oasis_of,
    taken_by,
    takes_resources,
)
from majlis.games.marrakesh.rules import notes, payments, supply
from majlis.games.marrakesh.state import FROM_SCROLLS, Marrakesh, Player
from majlis.kernel.frame import ToSeat


def worth(me: Player, oasis: int) -> int:
    """The points of an oasis for its owner as the boards stand; 19-21 before anything is
    returned."""
    return WORTH[oasis - 1](me, oasis)


def returnable(me: Player, oasis: int) -> int:
    """19-21: how many resources can be returned, for a point each."""
    return min(me.stock[taken_by(oasis)], MOST_RETURNED) if takes_resources(oasis) else 0


def filled_sectors(me: Player) -> list[int]:
    """Page 14: sectors with 8 keshis of their colour and a vendor; guards count wherever they
    stand, and with the desert towns the two caravans at their gates count too."""
    return [
        sector
        for sector in FILLABLE
        if me.keshis[COLOUR_OF[sector]] == SPACES and me.vendors >> sector & 1
    ]


def gates(me: Player, oasis: int) -> int:
    """01-04: points for each gate of three colours."""
    points, colours = OASIS_GATES[oasis - 1]
    n = 0
    for gate in me.gates:
        if gate in colours:
            n += 1
    return points * n


def keshis(me: Player, oasis: int) -> int:
    """05-13: 3 points, and 1 for each keshi of a colour."""
    return OASIS_BASE + me.keshis[OASIS_KESHIS[oasis - 5]]


def luxuries_of_a_kind(me: Player, oasis: int) -> int:
    """14-18: points for each luxury good of a kind."""
    kind = oasis - 14
    return OASIS_LUXURY[kind] * (me.luxuries >> 5 * kind & 0b11111).bit_count()


def resources(me: Player, oasis: int) -> int:
    """19-21: 3 points, and 1 for each resource that is returned (`returnable`)."""
    return OASIS_BASE


def luxuries(me: Player, oasis: int) -> int:
    """22: 3 points, and 1 for each luxury good."""
    return OASIS_BASE + me.luxuries.bit_count()


def scrolls(me: Player, oasis: int) -> int:
    """23: 3 points, and 1 for each scroll."""
    return OASIS_BASE + sum(me.scrolls)


def small_sectors(me: Player, oasis: int) -> int:
    """24: 4 points for each sector but the souk with at most 3 keshis of its own colour."""
    n = 0
    for sector in FILLABLE:
        if me.keshis[COLOUR_OF[sector]] <= 3:
            n += 1
    return 4 * n


def full_sectors(me: Player, oasis: int) -> int:
    """25: 4 points for each filled sector."""
    return 4 * len(filled_sectors(me))


def claimed_oases(me: Player, oasis: int) -> int:
    """26: 3 points for each claimed oasis."""
    return 3 * len(me.stored)


def top_of_the_mosque(me: Player, oasis: int) -> int:
    """27: 7 points on the final space of the mosque staircase."""
    return 7 if me.stairs[ON_MOSQUE] == FINAL else 0


def top_of_the_palace(me: Player, oasis: int) -> int:
    """28: 7 points on the final space of the palace staircase."""
    return 7 if me.stairs[ON_PALACE] == FINAL else 0


def five_thresholds(me: Player, oasis: int) -> int:
    """29: 7 points for at least 5 thresholds crossed."""
    thresholds = SEGMENT[me.stairs[ON_PALACE]] + SEGMENT[me.stairs[ON_MOSQUE]]
    return 7 if thresholds >= 5 else 0


def jetty(me: Player, oasis: int) -> int:
    """30: 7 points at the jetty."""
    return 7 if me.river == JETTY else 0


WORTH: Final[list[Callable[[Player, int], int]]] = [
    *[gates] * 4,  # 01-04
    *[keshis] * 9,  # 05-13
    *[luxuries_of_a_kind] * 5,  # 14-18
    *[resources] * 3,  # 19-21
    luxuries,  # 22
    scrolls,  # 23
    small_sectors,  # 24
    full_sectors,  # 25
    claimed_oases,  # 26
    top_of_the_mosque,  # 27
    top_of_the_palace,  # 28
    five_thresholds,  # 29
    jetty,  # 30
]


def score_now(s: Marrakesh, seat: int, oasis: int) -> None:
    """Scrolls 68 and 71: score an oasis at once; it stays where it is."""
    points = worth(s.players[seat], oasis)
    s.note(notes.OASIS_SCORED, seat, oasis, points)
    supply.score(s, seat, points, FROM_SCROLLS)
    if takes_resources(oasis):
        s.then(payments.ReturnToOasis(seat, oasis, 0))


class ScoreOne(ToSeat[Marrakesh]):
    """Scroll 71: score one of your claimed oases now."""

    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return not s.players[self.player].stored

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return sorted([AN_OASIS + oasis for oasis in s.players[seat].stored])

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        score_now(s, seat, oasis_of(action))
