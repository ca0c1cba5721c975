"""What speaks for a seat: certain points, what its things may still bring, what is about to come of
a half-finished turn, and the prizes on the board for whoever sows next.

Promises fade as camels and meeples run out, so that just before the end only points count.
"""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    ASSASSIN,
    BIT,
    BUILDER,
    CAMELS,
    ELDER,
    ELDER_POINTS,
    FAKIR,
    FEWER_VIZIERS,
    GOODS,
    HAURVATAT,
    HAURVATAT_POINTS,
    JAFAAR,
    JAFAAR_POINTS,
    LARGE_MARKET,
    LARGE_MARKET_PRICE,
    MERCHANT,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    SET_VALUES,
    SHAMHAT,
    SHAMHAT_POINTS,
    SMALL_MARKET,
    SMALL_MARKET_PRICE,
    TILE_POINTS,
    TILES,
    VILLAGE,
    VIZIER,
    VIZIER_POINTS,
)
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.rules.payment import BUYING, might_pay
from majlis.games.five_tribes.rules.scoring import (
    djinn_points,
    goods_points,
    opponents_with_fewer_viziers,
    tile_points,
    wild_goods,
)
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple, reach
from majlis.games.five_tribes.rules.tiles import (
    LargeMarket,
    SacredPlace,
    SmallMarket,
    TileAction,
)
from majlis.games.five_tribes.rules.tribes import AddFakir, TribeAction
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.frame import NONE

F_POINTS: Final = 0  # certain ones; those for having more viziers get certain by and by
F_MORE_VIZIERS: Final = 1  # points for opponents who have fewer, as far as they are not certain yet
F_VIZIERS_AHEAD: Final = 2  # of every opponent
F_VIZIERS_BEHIND: Final = 3  # every opponent
F_ELDERS: Final = 4
F_DJINN_IN_REACH: Final = 5  # elders and fakirs for one more
F_FAKIRS: Final = 6
F_NEXT_GOOD: Final = 7  # what one more kind would add to the largest set
F_DJINNS: Final = 8
F_OASES: Final = 9
F_VILLAGES: Final = 10
F_CAMELS: Final = 11  # not placed yet
F_COINS_TO_SPEND: Final = 12
F_TURNS_TO_COME: Final = 13  # in this round
F_FIRST_PRIZE: Final = 14  # on the board, for whoever comes next
F_LATER_PRIZES: Final = 15
F_TRIBE_TO_COME: Final = 16  # what the meeples in hand will bring
F_TILE_TO_COME: Final = 17  # what the action of the tile will bring
F_KILLS_TO_COME: Final = 18
NAMES: Final = (
    "points",
    "more viziers",
    "viziers ahead",
    "viziers behind",
    "elders",
    "djinn in reach",
    "fakirs",
    "next good",
    "djinns",
    "oases",
    "villages",
    "camels",
    "coins to spend",
    "turns to come",
    "first prize",
    "later prizes",
    "tribe to come",
    "tile to come",
    "kills to come",
)

FEWEST_MEEPLES: Final = 5  # about so many stand on the board when nothing can be sown any more
CARD_WORTH: Final = 3.0  # a card of the row
VIZIER_WORTH: Final = 3.0  # one more of them, the race included
ELDER_WORTH: Final = 2.7
KILL_WORTH: Final = 4.0
DJINN_BOUGHT: Final = 4.0  # its points and worth, less what is paid
SMALL_MARKET_WORTH: Final = 1.0
LARGE_MARKET_WORTH: Final = 1.5


def left(s: Sultanate) -> float:
    """How much of the game is left, from 1 to 0: as long as there are camels to be placed and
    meeples to be sown."""
    if not s.waiting or s.ending:
        return 0.0
    camels = CAMELS[len(s.players)]
    fewest = camels
    for player in s.players:
        fewest = min(fewest, player.camels)
    meeples = sum(s.meeples) + sum(s.hand)
    spare = max(0, meeples - FEWEST_MEEPLES) / (90 - FEWEST_MEEPLES)
    return min(1.0, fewest / camels, spare)


def features(s: Sultanate) -> list[list[float]]:
    """For every seat, in the order of `NAMES`."""
    rest = left(s)
    rows = [belongings(s, seat, rest) for seat in range(len(s.players))]
    if not s.waiting:
        return rows
    if s.active != NONE:
        about_to_come(s, s.active, rows[s.active])
    order = still_to_play(s)
    if order and rest:
        soon = min(1.0, 4 * rest)
        prizes = best_prizes(s)
        for nth in range(len(order)):
            row = rows[order[nth]]
            row[F_TURNS_TO_COME] += soon
            row[F_LATER_PRIZES if nth else F_FIRST_PRIZE] += soon * prizes[nth]
    return rows


def belongings(s: Sultanate, seat: int, rest: float) -> list[float]:
    """Points, and what they do not show yet."""
    me = s.players[seat]
    row = [0.0] * len(NAMES)
    tiles, palms, palaces = tile_points(s, seat)
    fakirs = me.holds(FAKIR)
    cards = [me.holds(kind) for kind in range(GOODS)]
    kinds = GOODS - cards.count(0)
    majorities = FEWER_VIZIERS * opponents_with_fewer_viziers(s, me.viziers)
    row[F_POINTS] = (
        me.coins
        + me.viziers * (JAFAAR_POINTS if me.has(JAFAAR) else VIZIER_POINTS)
        + me.elders * (SHAMHAT_POINTS if me.has(SHAMHAT) else ELDER_POINTS)
        + djinn_points(me.djinns)
        + tiles
        + palms * (HAURVATAT_POINTS if me.has(HAURVATAT) else PALM_POINTS)
        + palaces * PALACE_POINTS
        + goods_points(cards, wild_goods(me, fakirs))
        + (1.0 - rest) * majorities
    )
    if not rest:
        return row
    row[F_MORE_VIZIERS] = rest * majorities
    for other, player in enumerate(s.players):
        if other != seat:
            lead = me.viziers - player.viziers
            if lead > 0:
                row[F_VIZIERS_AHEAD] += rest * min(lead, 5)
            else:
                row[F_VIZIERS_BEHIND] += rest * min(-lead, 5)
    row[F_ELDERS] = rest * me.elders
    row[F_DJINN_IN_REACH] = rest if me.elders > 1 or (me.elders and fakirs) else 0.0
    row[F_FAKIRS] = rest * fakirs
    row[F_NEXT_GOOD] = rest * (SET_VALUES[min(kinds + 1, GOODS)] - SET_VALUES[kinds])
    row[F_DJINNS] = rest * me.djinns.bit_count()
    for tile in range(TILES):
        if s.owners[tile] == seat:
            if s.kinds[tile] == OASIS:
                row[F_OASES] += rest
            elif s.kinds[tile] == VILLAGE:
                row[F_VILLAGES] += rest
    row[F_CAMELS] = rest * me.camels
    row[F_COINS_TO_SPEND] = rest * min(me.coins, 20)
    return row


def about_to_come(s: Sultanate, seat: int, row: list[float]) -> None:
    """What the steps of this turn that are still on the agenda will bring; nothing certain before
    the sowing has ended somewhere."""
    if isinstance(s.question(), (ChooseTile, DropMeeple)):
        return
    for frame in s.agenda:
        if isinstance(frame, TribeAction):
            tribe = s.dropped[-1]
            if tribe == ASSASSIN:
                row[F_KILLS_TO_COME] += 1.0
            else:
                row[F_TRIBE_TO_COME] += tribe_worth(s, s.path[-1], tribe, s.hand[tribe])
        elif isinstance(frame, AddFakir):
            row[F_TRIBE_TO_COME] += s.blue_tiles(s.path[-1]) * (frame.builders + frame.fakirs)
        elif isinstance(frame, (Assassinate, SecondVictim)):
            row[F_KILLS_TO_COME] += 1.0
        elif isinstance(frame, (TileAction, SmallMarket, LargeMarket, SacredPlace)):
            row[F_TILE_TO_COME] += tile_worth(
                s, s.path[-1], s.owners[s.path[-1]] == seat, s.players[seat]
            )


def tribe_worth(s: Sultanate, tile: int, tribe: int, count: int) -> float:
    """What so many meeples of a tribe bring to whoever takes them there."""
    if tribe == VIZIER:
        return count * VIZIER_WORTH
    if tribe == ELDER:
        return count * ELDER_WORTH
    if tribe == MERCHANT:
        return min(count, len(s.row)) * CARD_WORTH
    if tribe == BUILDER:
        return float(count * s.blue_tiles(tile))
    return KILL_WORTH


def tile_worth(s: Sultanate, tile: int, mine: bool, me: Player) -> float:
    """What the action of the tile brings."""
    kind = s.kinds[tile]
    if kind == OASIS:
        return float(PALM_POINTS) if mine and s.palms_left else 0.0
    if kind == VILLAGE:
        return float(PALACE_POINTS) if mine and s.palaces_left else 0.0
    if kind == SMALL_MARKET:
        return SMALL_MARKET_WORTH if s.row and me.coins >= SMALL_MARKET_PRICE else 0.0
    if kind == LARGE_MARKET:
        return LARGE_MARKET_WORTH if s.row and me.coins >= LARGE_MARKET_PRICE else 0.0
    return DJINN_BOUGHT if s.djinn_row and might_pay(me, BUYING) else 0.0


def still_to_play(s: Sultanate) -> list[int]:
    """The seats that will sow in this round, in the order of play as far as it is known."""
    order = [seat for seat in s.turn_track if seat >= 0]
    if s.active == NONE:
        return order + s.bid_track
    return order if s.path else [s.active, *order]


def best_prizes(s: Sultanate) -> list[float]:
    """What the four best tiles would bring to somebody who ends a sowing there."""
    ends = possible_ends(s)
    best = [0.0] * 4
    for tile in range(TILES):
        prize = tile_prize(s, tile, ends)
        if prize > best[3]:
            best[3] = prize
            best.sort(reverse=True)
    return best


def possible_ends(s: Sultanate) -> list[int]:
    """For every tribe the tiles where a sowing can end with it, a bit each; not by a loop."""
    meeples, standing = s.meeples, s.standing
    ends = [0] * 5
    for tile in range(TILES):
        first = 5 * tile
        count = 0
        for at in range(first, first + 5):
            count += meeples[at]
        if count:
            there = reach(count, tile, tile) & ~BIT[tile]
            for tribe in range(5):
                if meeples[first + tribe]:
                    ends[tribe] |= there & standing[tribe]
    return ends


def tile_prize(s: Sultanate, tile: int, ends: list[int]) -> float:
    """Whoever ends here takes a tribe and one more, and the tile too if no other tribe stands on
    it."""
    best = 0.0
    tribes = 0
    for tribe in range(5):
        count = s.count(tile, tribe)
        if count:
            tribes += 1
            if ends[tribe] & BIT[tile]:
                best = max(best, tribe_worth(s, tile, tribe, count + 1))
    if best and tribes == 1 and s.owners[tile] < 0:
        best += (
            TILE_POINTS[s.kinds[tile]]
            + s.palms[tile] * PALM_POINTS
            + s.palaces[tile] * PALACE_POINTS
        )
        if s.kinds[tile] == OASIS:
            best += PALM_POINTS
        elif s.kinds[tile] == VILLAGE:
            best += PALACE_POINTS
    return best
