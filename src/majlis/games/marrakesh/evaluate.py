"""What a position is worth to each seat: its points, and what its boards still promise.

Every colour is selected once a season, so it is known how often each sector will still be used. A
keshi is worth what it adds to those uses; resources are worth most while the citizens need them.
"""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    COLOUR_OF,
    FILLABLE,
    GOODS,
    GRAY,
    LEFT,
    LUXURY_POINTS,
    LUXURY_RESOURCES,
    MADRASA,
    MEDINA,
    PATH,
    PINK,
    RIGHT,
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

# What a sector action is worth for each keshi of its colour, where that is proportional.
YIELD: Final = [
    0.65,  # river
    0.75,  # date orchard
    0.0,
    0.0,
    1.10,  # mosque
    1.10,  # palace
    0.0,
    0.0,
    0.0,
]
# What the main square and the madrasa yield, by entertainers and by scholars.
SHOW: Final = [0.0, 1.8, 2.4, 2.7, 2.9, 3.0, 3.1, 3.1, 3.1]
STUDY: Final = [0.0, 1.0, 1.3, 2.4, 2.8, 3.8, 4.2, 5.2, 5.4]
USE: Final = 0.6  # any use of an assistant, whatever it does
WATER_USE: Final = 0.7  # a vendor, for every use of the sector

# Permanent scrolls, if owned from the start to the end of the game: number and worth.
LASTING: Final = [
    *[(13, 3.5), (14, 3.5), (15, 4.0), (16, 3.5), (17, 3.0), (18, 5.0), (22, 4.0), (23, 2.0)],
    *[(24, 3.0), (25, 3.0), (26, 4.0), (27, 4.0), (28, 4.0), (29, 7.0), (31, 6.0), (32, 4.0)],
    *[(33, 5.0), (34, 3.0), (35, 7.0), (36, 4.0), (44, 7.0), (45, 5.0), (46, 4.0), (48, 6.0)],
    *[(49, 3.0), (50, 10.0), (51, 8.0), (52, 3.0), (54, 6.0), (56, 3.0), (60, 4.0), (61, 8.0)],
    *[(63, 9.0), (65, 8.0), (66, 8.0), (68, 8.0), (69, 8.0)],
]

# What each colour gains by being selected later in the season. Goods are taken first, to be spent
# later; entertainers and scholars are soon enough; orchard and stairs grow with every keshi claimed
# on the way, and river, medina and Sahara with water, dinars and dates as well.
CAN_WAIT: Final = [
    3.0,  # turquoise
    2.0,  # green
    0.0,  # yellow
    0.0,  # purple
    0.0,  # orange
    1.0,  # pink
    2.0,  # black
    2.0,  # white
    1.0,  # gray
    3.0,  # beige
    3.0,  # brown
    1.0,  # red
]

NEED: Final = [1.0, 0.75, 0.45, 0.3, 0.25]  # how bad a shortage is, by rounds left in the season


def evaluate(s: Marrakesh) -> list[float]:
    if not s.waiting:
        return [float(points) for points in s.scores()]
    return [worth(s, seat) for seat in range(len(s.players))]


def worth(s: Marrakesh, seat: int) -> float:
    me = s.players[seat]
    later = SEASONS - s.season
    uses = uses_left(s, me)
    value = float(sum(me.points))
    value += stock_worth(s, me, later)
    value += board_worth(me, uses)
    value += goods_worth(s, seat, uses[SOUK])
    value += oasis_worth(me, uses[SAHARA])
    value += towns_worth(s, me)
    value += climb_worth(me)
    value += river_worth(s, seat)
    value -= haste(s, me)
    left = (later * ROUNDS + ROUNDS - s.round) / (SEASONS * ROUNDS)
    for scroll, lasting in LASTING:
        if me.scrolls[scroll]:
            value += lasting * left
    return value


def uses_left(s: Marrakesh, me: Player) -> list[int]:
    """How often each sector will still be used: by assistants that wait, by keshis in the hand, and
    once in every later season; the souk three times."""
    later = SEASONS - s.season
    uses = me.assistants.copy()
    for sector in FILLABLE:
        uses[sector] += later + (me.hand >> COLOUR_OF[sector] & 1)
    for colour in GOODS:
        uses[SOUK] += later + (me.hand >> colour & 1)
    return uses


def haste(s: Marrakesh, me: Player) -> float:
    """Until the selected keshis are thrown: what they would gain by being selected later. Every
    colour is selected once a season, so that only the order counts."""
    if not isinstance(s.question(), (round.Select, round.SendWild, tower.Throw)):
        return 0.0
    lost = 0.0
    for colour in me.picked:
        lost += CAN_WAIT[colour]
    return lost


def stock_worth(s: Marrakesh, me: Player, later: int) -> float:
    """Resources: what the citizens need at the end of the season, then what can be bought."""
    water, dates, dinars, loss = seasons.demand(me)
    stock = me.stock
    short = max(0, water - stock[0]) + max(0, dates - stock[1]) + max(0, dinars - stock[2])
    total = stock[0] + stock[1] + stock[2]
    left = ROUNDS - s.round if s.season else ROUNDS
    over = max(0, stock[0] - water) + max(0, stock[1] - dates) + max(0, stock[2] - dinars)
    value = 0.9 * (total - over)
    price = 0.6 + 0.1 * later
    value += price * min(over, 4) + 0.5 * max(over - 4, 0)
    if short:
        danger = min(1.0, NEED[left] * (0.4 + 0.3 * short))
        value -= danger * (loss + 0.5 * total)
    return value


def board_worth(me: Player, uses: list[int]) -> float:
    """Keshis by the uses of their sectors that are left, and sectors on their way to be filled."""
    value = 0.0
    for sector in FILLABLE:
        n = me.keshis[COLOUR_OF[sector]]
        use = uses[sector]
        value += use * (USE + YIELD[sector] * n)
        vendor = me.vendors >> sector & 1
        value += vendor * WATER_USE * use
        filled = n + vendor
        value += 10.0 if filled == 9 else filled * filled * filled / 120.0
    value += uses[SQUARE] * SHOW[me.keshis[PINK]]
    value += uses[MADRASA] * STUDY[me.keshis[GRAY]] * 0.6
    if uses[MEDINA]:
        value += 2.0 * min(me.watch(), 3)
    if me.vendors >> SOUK & 1:
        value += WATER_USE * uses[SOUK]
    return value


def goods_worth(s: Marrakesh, seat: int, uses: int) -> float:
    """Goods: the best luxury good that can be bought, and hope for the rest."""
    me = s.players[seat]
    goods = supply.goods_of(me)
    if not uses:
        return 0.5 * goods
    best = 0.0
    for tile in s.shops:
        if tile != NONE and souk.affordable(s, seat, tile):
            value = LUXURY_POINTS[tile] + 0.8 * sum(LUXURY_RESOURCES[tile])
            if value > best:
                best = value
    variety = 0.0
    for colour in GOODS:
        variety += min(me.keshis[colour], 2)
    return USE * uses + 0.6 * best + 0.6 * min(goods, 3 * uses) + 0.25 * variety


def oasis_worth(me: Player, uses: int) -> float:
    """Claimed oases as they would be scored, and discovered ones while they can be claimed."""
    _, points, _ = scoring.best_oases(me)
    value = 0.9 * points
    for camp in range(LEFT, RIGHT + PATH):
        oasis = me.oases[camp]
        if oasis != NONE:
            value += (1.0 + 0.35 * oases.worth(me, oasis)) if uses else 0.2
    return value


def towns_worth(s: Marrakesh, me: Player) -> float:
    value = 0.0
    for path in (0, 1):
        town = me.towns[path]
        if town != NONE:
            share = 1.0 if me.towns_claimed >> path & 1 else 0.4
            value += share * desert_towns.worth(s, me, town)
    return value


def climb_worth(me: Player) -> float:
    """Steps towards the next threshold, which pays when it is crossed."""
    value = 0.0
    for step in me.stairs:
        if step < THRESHOLDS[3]:
            above = step - (THRESHOLDS[SEGMENT[step] - 1] if SEGMENT[step] else 0)
            value += 1.0 * above + 0.15 * step
        else:
            value += 2.5
    return value


def river_worth(s: Marrakesh, seat: int) -> float:
    """Rapids pay at the end of every round of the season; the first on the river is rewarded."""
    me = s.players[seat]
    left = ROUNDS - s.round + 1 if s.season else 0
    best = (0.0, 1.0, 1.0, 1.7, 3.0)[river.crossed(me)]
    value = best * left + 0.25 * me.river
    if me.river and me.moved:
        ahead = True
        for other, player in enumerate(s.players):
            if other != seat and (player.river, -player.arrival) > (me.river, -me.arrival):
                ahead = False
        if ahead:
            value += 5.0 * (1.0 - 0.2 * (left - 1))
    return value
