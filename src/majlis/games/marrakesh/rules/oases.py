"""What the oases are worth (addendum, 01-30), and scoring one before the game ends."""

from __future__ import annotations

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
    if oasis <= 4:
        points, colours = OASIS_GATES[oasis - 1]
        return points * gates_of(me, colours)
    if oasis <= 13:
        return OASIS_BASE + me.keshis[OASIS_KESHIS[oasis - 5]]
    if oasis <= 18:
        kind = oasis - 14
        return OASIS_LUXURY[kind] * (me.luxuries >> 5 * kind & 0b11111).bit_count()
    if oasis <= 21:
        return OASIS_BASE
    if oasis == 22:
        return OASIS_BASE + me.luxuries.bit_count()
    if oasis == 23:
        return OASIS_BASE + sum(me.scrolls)
    if oasis == 24:
        return 4 * small_sectors(me)
    if oasis == 25:
        return 4 * len(filled_sectors(me))
    if oasis == 26:
        return 3 * len(me.stored)
    if oasis == 27:
        return 7 if me.stairs[ON_MOSQUE] == FINAL else 0
    if oasis == 28:
        return 7 if me.stairs[ON_PALACE] == FINAL else 0
    if oasis == 29:
        thresholds = SEGMENT[me.stairs[ON_PALACE]] + SEGMENT[me.stairs[ON_MOSQUE]]
        return 7 if thresholds >= 5 else 0
    return 7 if me.river == JETTY else 0


def returnable(me: Player, oasis: int) -> int:
    """19-21: how many resources can be returned, for a point each."""
    return min(me.stock[taken_by(oasis)], MOST_RETURNED) if takes_resources(oasis) else 0


def gates_of(me: Player, colours: tuple[int, int, int]) -> int:
    n = 0
    for gate in me.gates:
        if gate in colours:
            n += 1
    return n


def small_sectors(me: Player) -> int:
    """24: sectors but the souk with at most 3 keshis of their own colour."""
    n = 0
    for sector in FILLABLE:
        if me.keshis[COLOUR_OF[sector]] <= 3:
            n += 1
    return n


def filled_sectors(me: Player) -> list[int]:
    """Page 14: sectors with 8 keshis of their colour and a vendor; guards count wherever they
    stand, and with the desert towns the two caravans at their gates count too."""
    return [
        sector
        for sector in FILLABLE
        if me.keshis[COLOUR_OF[sector]] == SPACES and me.vendors >> sector & 1
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

    LAPSES = True
    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return not s.players[self.player].stored

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return sorted([AN_OASIS + oasis for oasis in s.players[seat].stored])

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        score_now(s, seat, oasis_of(action))
