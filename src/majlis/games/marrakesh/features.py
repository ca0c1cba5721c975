"""What speaks for a seat: its points, and what its boards still promise.

Every colour is selected once a season, so it is known how often each sector will still be used. A
keshi is worth what it adds to those uses; resources are worth most while the citizens need them.
Whatever has no more uses fades with the rounds that are left.
"""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    COLOUR_OF,
    COLOURS,
    FILLABLE,
    FILLED_POINTS,
    GOODS,
    GRAY,
    LEFT,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    MADRASA,
    MEDINA,
    MOSQUE,
    ORCHARD,
    PALACE,
    PATH,
    PINK,
    RIGHT,
    RIVER,
    ROUNDS,
    SAHARA,
    SEASONS,
    SEGMENT,
    SOUK,
    SQUARE,
    THRESHOLDS,
)
from majlis.games.marrakesh.rules import (
    desert_towns,
    oases,
    river,
    round,
    scoring,
    seasons,
    souk,
    supply,
    tower,
)
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.kernel.frame import NONE

F_POINTS: Final = 0  # as if the game ended now; what is left over counts only near the end
F_NEEDS_MET: Final = 1  # resources that the citizens want at the end of the season
F_SHORTAGE: Final = 2  # points in danger, because there are too few
F_SPARE_RESOURCES: Final = 3  # the first four
F_MANY_RESOURCES: Final = 4  # those beyond
F_SPARE_RESOURCES_EARLY: Final = 5
F_USES: Final = 6  # of sectors, by assistants and keshis that there are
F_RIVER: Final = 7  # keshis, by uses
F_ORCHARD: Final = 8
F_MOSQUE: Final = 9
F_PALACE: Final = 10
F_ENTERTAINERS: Final = 11  # what the main square yields, by uses
F_SCHOLARS: Final = 12  # what the madrasa yields, by uses
F_GUARDS: Final = 13  # on the watchtower
F_WATER_VENDORS: Final = 14  # by uses of their sectors
F_FILLING_SECTORS: Final = 15  # on their way to be full
F_SOUK: Final = 16  # its uses
F_LUXURY_IN_REACH: Final = 17  # the best that can be bought
F_GOODS: Final = 18  # that can still be used
F_VARIETY_OF_GOODS: Final = 19
F_OASES_DISCOVERED: Final = 20  # and not claimed
F_WORTH_OF_OASES: Final = 21  # that are discovered
F_CLAIMED_OASES_EARLY: Final = 22  # they may still grow
F_TOWNS_DISCOVERED: Final = 23
F_STEPS: Final = 24  # on both stairs, towards the next threshold
F_STAIRS: Final = 25  # steps in all
F_TOP_OF_THE_STAIRS: Final = 26
F_RAPIDS: Final = 27  # what they pay in the rest of the season
F_RIVER_SPACES: Final = 28
F_FIRST_ON_THE_RIVER: Final = 29
F_SCROLLS: Final = 30  # that last, by rounds left
F_CARAVANS: Final = 31  # in the desert
F_GATES: Final = 32
F_SELECTING: Final = 33  # each colour now, instead of later in the season
NAMES: Final = (
    "points",
    "needs met",
    "shortage",
    "spare resources",
    "many resources",
    "spare resources early",
    "uses",
    "river",
    "orchard",
    "mosque",
    "palace",
    "entertainers",
    "scholars",
    "guards",
    "water vendors",
    "filling sectors",
    "souk",
    "luxury in reach",
    "goods",
    "variety of goods",
    "oases discovered",
    "worth of oases",
    "claimed oases early",
    "towns discovered",
    "steps",
    "stairs",
    "top of the stairs",
    "rapids",
    "river spaces",
    "first on the river",
    "scrolls",
    "caravans",
    "gates",
    *[f"selecting {name}" for name in COLOURS],
)

# What the main square and the madrasa yield, by entertainers and by scholars.
SHOW: Final = [0.0, 1.8, 2.4, 2.7, 2.9, 3.0, 3.1, 3.1, 3.1]
STUDY: Final = [0.0, 1.0, 1.3, 2.4, 2.8, 3.8, 4.2, 5.2, 5.4]
RAPIDS: Final = [0.0, 1.0, 1.0, 1.7, 3.0]  # by how many have been crossed
# Permanent scrolls, if owned from the start to the end of the game: number and worth.
LASTING: Final = [
    *[(13, 3.5), (14, 3.5), (15, 4.0), (16, 3.5), (17, 3.0), (18, 5.0), (22, 4.0), (23, 2.0)],
    *[(24, 3.0), (25, 3.0), (26, 4.0), (27, 4.0), (28, 4.0), (29, 7.0), (31, 6.0), (32, 4.0)],
    *[(33, 5.0), (34, 3.0), (35, 7.0), (36, 4.0), (44, 7.0), (45, 5.0), (46, 4.0), (48, 6.0)],
    *[(49, 3.0), (50, 10.0), (51, 8.0), (52, 3.0), (54, 6.0), (56, 3.0), (60, 4.0), (61, 8.0)],
    *[(63, 9.0), (65, 8.0), (66, 8.0), (68, 8.0), (69, 8.0)],
]

NEED: Final = [1.0, 0.75, 0.45, 0.3, 0.25]  # how bad a shortage is, by rounds left in the season


def left(s: Marrakesh) -> float:
    """How much of the game is left, from 1 to 0, by rounds."""
    if not s.waiting:
        return 0.0
    rounds = (SEASONS - s.season) * ROUNDS + ROUNDS - s.round
    return min(1.0, rounds / (SEASONS * ROUNDS))


def features(s: Marrakesh) -> list[list[float]]:
    """For every seat, in the order of `NAMES`."""
    rest = left(s)
    return [row_of(s, seat, rest) for seat in range(len(s.players))]


def row_of(s: Marrakesh, seat: int, rest: float) -> list[float]:
    me = s.players[seat]
    row = [0.0] * len(NAMES)
    _, oases_points, leftovers = scoring.best_oases(me)
    row[F_POINTS] = sum(me.points) + oases_points
    if not s.waiting:
        row[F_POINTS] = float(s.scores()[seat])
        return row
    soon = min(1.0, 4 * rest)
    uses = uses_left(s, me)
    row[F_POINTS] += (1.0 - soon) * leftovers
    row[F_CLAIMED_OASES_EARLY] = rest * oases_points
    stock(s, me, row, rest, soon)
    boards(me, uses, row)
    goods(s, seat, uses[SOUK], row)
    oases_and_towns(s, me, uses[SAHARA], row)
    stairs(me, row, soon)
    fisherman(s, seat, row, rest)
    row[F_SCROLLS] = lasting_scrolls(me, rest)
    row[F_CARAVANS] = rest * (me.left + me.right)
    row[F_GATES] = rest * me.built()
    if isinstance(s.question(), (round.Select, round.SendWild, tower.Throw)):
        for colour in me.picked:
            row[F_SELECTING + colour] = 1.0
    return row


def lasting_scrolls(me: Player, rest: float) -> float:
    """What permanent scrolls will still bring."""
    owned = me.scrolls
    worth = 0.0
    for scroll, lasting in LASTING:
        if owned[scroll]:
            worth += lasting * rest
    return worth


def uses_left(s: Marrakesh, me: Player) -> list[int]:
    """How often each sector will still be used: by assistants that wait, by keshis in the hand, and
    once in every later season; the souk three times."""
    later = SEASONS - s.season
    waiting = me.assistants
    uses = waiting.copy()
    for sector in FILLABLE:
        uses[sector] = waiting[sector] + later + (me.hand >> COLOUR_OF[sector] & 1)
    souk = waiting[SOUK]
    for colour in GOODS:
        souk += later + (me.hand >> colour & 1)
    uses[SOUK] = souk
    return uses


def stock(s: Marrakesh, me: Player, row: list[float], rest: float, soon: float) -> None:
    """Resources: what the citizens need at the end of the season, then what can be bought."""
    water, dates, dinars, loss = seasons.demand(me)
    stock = me.stock
    short = max(0, water - stock[0]) + max(0, dates - stock[1]) + max(0, dinars - stock[2])
    total = stock[0] + stock[1] + stock[2]
    over = max(0, stock[0] - water) + max(0, stock[1] - dates) + max(0, stock[2] - dinars)
    row[F_NEEDS_MET] = float(total - over)
    row[F_SPARE_RESOURCES] = soon * min(over, 4)
    row[F_MANY_RESOURCES] = soon * max(over - 4, 0)
    row[F_SPARE_RESOURCES_EARLY] = rest * over
    if short:
        rounds = ROUNDS - s.round if s.season else ROUNDS
        row[F_SHORTAGE] = min(1.0, NEED[rounds] * (0.4 + 0.3 * short)) * (loss + 0.5 * total)


def boards(me: Player, uses: list[int], row: list[float]) -> None:
    """Keshis by the uses of their sectors that are left, and sectors on their way to be filled."""
    all_uses = of_vendors = 0
    points, filling = row[F_POINTS], 0.0
    for sector in FILLABLE:
        use = uses[sector]
        all_uses += use
        vendor = me.vendors >> sector & 1
        of_vendors += vendor * use
        filled = me.keshis[COLOUR_OF[sector]] + vendor
        if filled == 9:
            points += FILLED_POINTS
        elif use:
            filling += filled * filled * filled / 120.0
    if me.vendors >> SOUK & 1:
        of_vendors += uses[SOUK]
    row[F_POINTS] = points
    row[F_USES] = float(all_uses)
    row[F_WATER_VENDORS] = float(of_vendors)
    row[F_FILLING_SECTORS] = filling
    row[F_RIVER] = float(uses[RIVER] * me.keshis[COLOUR_OF[RIVER]])
    row[F_ORCHARD] = float(uses[ORCHARD] * me.keshis[COLOUR_OF[ORCHARD]])
    row[F_MOSQUE] = float(uses[MOSQUE] * me.keshis[COLOUR_OF[MOSQUE]])
    row[F_PALACE] = float(uses[PALACE] * me.keshis[COLOUR_OF[PALACE]])
    row[F_ENTERTAINERS] = uses[SQUARE] * SHOW[me.keshis[PINK]]
    row[F_SCHOLARS] = uses[MADRASA] * STUDY[me.keshis[GRAY]]
    if uses[MEDINA]:
        row[F_GUARDS] = float(min(me.watch(), 3))


def goods(s: Marrakesh, seat: int, uses: int, row: list[float]) -> None:
    """Goods: the best luxury good that can be bought, and hope for the rest."""
    if not uses:
        return
    me = s.players[seat]
    best = 0.0
    for tile in s.shops:
        if tile != NONE and souk.affordable(s, seat, tile):
            best = max(best, LUXURY_POINTS[tile] + 0.8 * sum(LUXURY_RESOURCES[tile]))
    variety = 0.0
    for colour in GOODS:
        variety += min(me.keshis[colour], 2)
    row[F_SOUK] = float(uses)
    row[F_LUXURY_IN_REACH] = best
    row[F_GOODS] = float(min(supply.goods_of(me), 3 * uses))
    row[F_VARIETY_OF_GOODS] = variety


def oases_and_towns(s: Marrakesh, me: Player, uses: int, row: list[float]) -> None:
    """Discovered ones, while they can be claimed."""
    if uses:
        for camp in range(LEFT, RIGHT + PATH):
            oasis = me.oases[camp]
            if oasis != NONE:
                row[F_OASES_DISCOVERED] += 1.0
                row[F_WORTH_OF_OASES] += oases.worth(me, oasis)
    for path in (0, 1):
        town = me.towns[path]
        if town != NONE:
            worth = float(desert_towns.worth(s, me, town))
            if me.towns_claimed >> path & 1:
                row[F_POINTS] += worth
            elif uses:
                row[F_TOWNS_DISCOVERED] += worth


def stairs(me: Player, row: list[float], soon: float) -> None:
    """Steps towards the next threshold, which pays when it is crossed."""
    steps = spaces = tops = 0.0
    for step in me.stairs:
        if step < THRESHOLDS[3]:
            steps += soon * (step - (THRESHOLDS[SEGMENT[step] - 1] if SEGMENT[step] else 0))
            spaces += soon * step
        else:
            tops += soon
    row[F_STEPS] = steps
    row[F_STAIRS] = spaces
    row[F_TOP_OF_THE_STAIRS] = tops


def fisherman(s: Marrakesh, seat: int, row: list[float], rest: float) -> None:
    """Rapids pay at the end of every round of the season; the first on the river is rewarded."""
    me = s.players[seat]
    rounds = ROUNDS - s.round + 1 if s.season else 0
    row[F_RAPIDS] = RAPIDS[river.crossed(me)] * rounds
    row[F_RIVER_SPACES] = rest * me.river
    if me.river and me.moved:
        ahead = True
        for other, player in enumerate(s.players):
            if other != seat and (player.river, -player.arrival) > (me.river, -me.arrival):
                ahead = False
        if ahead:
            row[F_FIRST_ON_THE_RIVER] = 1.0 - 0.2 * (rounds - 1)
