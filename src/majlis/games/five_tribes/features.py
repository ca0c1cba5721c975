"""What speaks for a seat: certain points, what its things may still bring, what is about to come of
a half-finished turn, and the prizes on the board for whoever sows next.

Promises fade as camels and meeples run out, so that just before the end only points count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from majlis.games.five_tribes.data import (
    ASSASSIN,
    BIT,
    BUILDER,
    CAMELS,
    DISTANCE,
    DJINN_POINTS,
    DJINN_PRICES,
    DJINNS,
    ELDER,
    ELDER_POINTS,
    FAKIR,
    FEWER_VIZIERS,
    FREE,
    GOODS,
    HAURVATAT,
    HAURVATAT_POINTS,
    JAFAAR,
    JAFAAR_POINTS,
    LARGE_MARKET,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_WINDOW,
    MEEPLES,
    MERCHANT,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    SACRED_6,
    SACRED_15,
    SET_VALUES,
    SHAMHAT,
    SHAMHAT_POINTS,
    SMALL_MARKET,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_WINDOW,
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
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple, elsewhere
from majlis.games.five_tribes.rules.tiles import (
    LargeMarket,
    SacredPlace,
    SmallMarket,
    TileAction,
)
from majlis.games.five_tribes.rules.tribes import AddFakir, TribeAction
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.frame import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

F_POINTS: Final = 0  # certain ones; those for having more viziers get certain by and by
F_MORE_VIZIERS: Final = 1  # points for opponents who have fewer, as far as they are not certain yet
F_VIZIERS_AHEAD: Final = 2  # of every opponent
F_VIZIERS_BEHIND: Final = 3  # every opponent
F_ELDERS: Final = 4
F_DJINN_IN_REACH: Final = 5  # elders and fakirs for one more
F_FAKIRS: Final = 6
F_KINDS_OF_GOODS: Final = 7
F_NEXT_GOOD: Final = 8  # what one more kind would add to the largest set
F_FREE_DJINNS: Final = 9  # they serve for nothing
F_PAID_DJINNS: Final = 10  # they want elders or fakirs each time
F_OASES: Final = 11
F_VILLAGES: Final = 12
F_CAMELS: Final = 13  # not placed yet
F_COINS_TO_SPEND: Final = 14
F_TURNS_TO_COME: Final = 15  # in this round
F_FIRST_PRIZE: Final = 16  # on the board, for whoever comes next
F_LATER_PRIZES: Final = 17
F_TRIBE_TO_COME: Final = 18  # what the meeples in hand will bring
F_TILE_TO_COME: Final = 19  # what the action of the tile will bring
F_KILLS_TO_COME: Final = 20
F_CAPTURE_TO_COME: Final = 21  # the best tile that the assassins can empty
NAMES: Final = (
    "points",
    "more viziers",
    "viziers ahead",
    "viziers behind",
    "elders",
    "djinn in reach",
    "fakirs",
    "kinds of goods",
    "next good",
    "free djinns",
    "paid djinns",
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
    "capture to come",
)

FREE_DJINNS: Final = sum(1 << djinn for djinn in range(DJINNS) if DJINN_PRICES[djinn] == FREE)
ALL_MEEPLES: Final = sum(MEEPLES)
FEWEST_MEEPLES: Final = 5  # about so many stand on the board when nothing can be sown any more

# About what a turn brings, in points: to judge the prizes on the board.
VIZIER_WORTH: Final = 3.0  # one more of them, the race included
ELDER_WORTH: Final = 2.7
SPARE_CARD: Final = 2.0  # a fakir, or a good that is no new kind
KILL_WORTH: Final = 4.0
DJINN_PRICE: Final = 4.0  # two elders, less what the djinn may still do


def left(s: Sultanate) -> float:
    """How much of the game is left, from 1 to 0: as long as there are camels to be placed and
    meeples to be sown."""
    return to_be_played(s, to_be_sown(s))


def to_be_played(s: Sultanate, sowable: float) -> float:
    if not s.waiting or s.ending:
        return 0.0
    camels = CAMELS[len(s.players)]
    fewest = camels
    for player in s.players:
        fewest = min(fewest, player.camels)
    return min(1.0, fewest / camels, sowable)


def to_be_sown(s: Sultanate) -> float:
    """The share of all meeples that can still be sown."""
    meeples: i64 = 0
    for standing in cast("list[i64]", s.meeples):
        meeples += standing
    for held in s.hand:
        meeples += held
    return max(0, meeples - FEWEST_MEEPLES) / (ALL_MEEPLES - FEWEST_MEEPLES)


def features(s: Sultanate) -> list[list[float]]:
    """For every seat, in the order of `NAMES`."""
    sowable = to_be_sown(s)
    rest = to_be_played(s, sowable)
    rows = [belongings(s, seat, rest) for seat in range(len(s.players))]
    if not s.waiting:
        return rows
    lone = lone_tiles(s)
    if s.active != NONE:
        about_to_come(s, s.active, lone, rows[s.active])
    order = still_to_play(s)
    soon = min(1.0, 4 * sowable)  # a round is played to its end, whoever has no camels
    if order and soon:
        prizes = best_prizes(s, order[0], lone)
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
    row[F_KINDS_OF_GOODS] = rest * kinds
    row[F_NEXT_GOOD] = rest * (SET_VALUES[min(kinds + 1, GOODS)] - SET_VALUES[kinds])
    free = (me.djinns & FREE_DJINNS).bit_count()
    row[F_FREE_DJINNS] = rest * free
    row[F_PAID_DJINNS] = rest * (me.djinns.bit_count() - free)
    oases = villages = 0.0
    for tile in range(TILES):
        if s.owners[tile] == seat:
            if s.kinds[tile] == OASIS:
                oases += rest
            elif s.kinds[tile] == VILLAGE:
                villages += rest
    row[F_OASES] = oases
    row[F_VILLAGES] = villages
    row[F_CAMELS] = rest * me.camels
    row[F_COINS_TO_SPEND] = rest * min(me.coins, 20)
    return row


class Outlook:
    """What a seat could make of the board, as far as that is the same wherever a sowing ends."""

    def __init__(self, s: Sultanate, seat: int, lone: list[int]) -> None:
        me = s.players[seat]
        kinds = kinds_of_goods(me)
        self.seat: Final = seat
        self.camels: Final = me.camels
        self.kinds: Final = kinds.bit_count()
        self.new_kinds: Final = new_kinds(s, kinds)
        self.actions: Final = [0.0] * len(TILE_POINTS)
        """What the action of each kind of tile would bring; of oases and villages to their owner"""
        self.lone: Final = lone if me.camels else []
        """Tiles that can be won by killing the only meeple there."""
        self.judge_actions(s, me)

    def judge_actions(self, s: Sultanate, me: Player) -> None:
        actions = self.actions
        if s.palms_left:
            actions[OASIS] = float(PALM_POINTS)
        if s.palaces_left:
            actions[VILLAGE] = float(PALACE_POINTS)
        if me.coins >= SMALL_MARKET_PRICE:
            gain = self.cards(1, SMALL_MARKET_WINDOW) - SMALL_MARKET_PRICE
            actions[SMALL_MARKET] = max(0.0, gain)
        if me.coins >= LARGE_MARKET_PRICE:
            gain = self.cards(2, LARGE_MARKET_WINDOW) - LARGE_MARKET_PRICE
            actions[LARGE_MARKET] = max(0.0, gain)
        if might_pay(me, BUYING):
            best = 0
            for djinn in s.djinn_row:
                best = max(best, DJINN_POINTS[djinn])
            for kind in range(SACRED_6, SACRED_15 + 1):
                actions[kind] = max(0.0, best - DJINN_PRICE)

    def cards(self, count: int, window: int) -> float:
        """What so many of the first cards of the row are worth: new kinds of goods before all."""
        there = len(self.new_kinds) - 1
        count = min(count, there)
        new = min(count, self.new_kinds[min(window, there)])
        larger = SET_VALUES[self.kinds + new] - SET_VALUES[self.kinds]
        return larger + SPARE_CARD * (count - new)


def about_to_come(s: Sultanate, seat: int, lone: list[int], row: list[float]) -> None:
    """What the steps of this turn that are still on the agenda will bring; nothing certain before
    the sowing has ended somewhere."""
    if not s.path or isinstance(s.question(), (ChooseTile, DropMeeple)):
        return
    here = s.path[-1]
    outlook = Outlook(s, seat, lone)
    for frame in s.agenda:
        if isinstance(frame, TribeAction):
            tribe = s.dropped[-1]
            if tribe == ASSASSIN:
                row[F_KILLS_TO_COME] += 1.0
                row[F_CAPTURE_TO_COME] += capture(s, here, s.hand[tribe], outlook)
            else:
                row[F_TRIBE_TO_COME] += tribe_worth(s, here, tribe, s.hand[tribe], outlook)
        elif isinstance(frame, AddFakir):
            row[F_TRIBE_TO_COME] += s.blue_tiles(here) * (frame.builders + frame.fakirs)
        elif isinstance(frame, Assassinate):
            row[F_KILLS_TO_COME] += 1.0
            row[F_CAPTURE_TO_COME] += capture(s, here, frame.assassins, outlook)
        elif isinstance(frame, SecondVictim):
            row[F_KILLS_TO_COME] += 1.0
        elif isinstance(frame, (TileAction, SmallMarket, LargeMarket, SacredPlace)):
            row[F_TILE_TO_COME] += action_worth(s, here, s.owners[here], outlook)


def tribe_worth(s: Sultanate, tile: int, tribe: int, count: int, outlook: Outlook) -> float:
    """What so many meeples of a tribe bring to somebody who takes them there."""
    if tribe == VIZIER:
        return count * VIZIER_WORTH
    if tribe == ELDER:
        return count * ELDER_WORTH
    if tribe == MERCHANT:
        return outlook.cards(count, count)
    if tribe == BUILDER:
        return float(count * s.blue_tiles(tile))
    return max(KILL_WORTH, float(capture(s, tile, count, outlook)))


def capture(s: Sultanate, here: int, assassins: int, outlook: Outlook) -> int:
    """The points of the best tile that the assassins can empty from here."""
    steps = DISTANCE[here]
    best = 0
    for tile in outlook.lone:
        if steps[tile] <= assassins:
            best = max(best, points_on(s, tile))
    return best


def lone_tiles(s: Sultanate) -> list[int]:
    """Where one meeple stands, and nobody rules."""
    several: i64 = 0
    some: i64 = 0
    for tiles in cast("list[i64]", s.standing):
        several |= some & tiles
        some |= tiles
    some &= ~several
    return [
        tile
        for tile in range(TILES)
        if some >> tile & 1 and s.owners[tile] < 0 and sum(s.crowd(tile)) == 1
    ]


def points_on(s: Sultanate, tile: int) -> int:
    """What the tile is worth to its owner."""
    return (
        TILE_POINTS[s.kinds[tile]] + s.palms[tile] * PALM_POINTS + s.palaces[tile] * PALACE_POINTS
    )


def new_kinds(s: Sultanate, kinds: int) -> list[int]:
    """How many other kinds of goods are among the first cards of the row, from none to all."""
    new = [0]
    for kind in s.row:
        if kind == FAKIR or kinds & 1 << kind:
            new.append(new[-1])
        else:
            kinds |= 1 << kind
            new.append(new[-1] + 1)
    return new


def kinds_of_goods(me: Player) -> int:
    """Those the player holds, a bit each."""
    kinds = 0
    for kind in range(GOODS):
        if me.holds(kind):
            kinds |= 1 << kind
    return kinds


def action_worth(s: Sultanate, tile: int, owner: int, outlook: Outlook) -> float:
    """What the action of the tile brings to the seat."""
    kind = s.kinds[tile]
    if owner != outlook.seat and kind in (OASIS, VILLAGE):
        return 0.0
    return outlook.actions[kind]


def still_to_play(s: Sultanate) -> list[int]:
    """The seats that will sow in this round, in the order of play as far as it is known."""
    order = [seat for seat in s.turn_track if seat >= 0]
    if s.active == NONE:
        return order + s.bid_track
    return order if s.path else [s.active, *order]


def best_prizes(s: Sultanate, seat: int, lone: list[int]) -> list[float]:
    """What the four best tiles would bring to this seat, if it ended a sowing there."""
    ends = possible_ends(s)
    outlook = Outlook(s, seat, lone)
    anywhere = ends[0] | ends[1] | ends[2] | ends[3] | ends[4]
    best = [0.0] * 4
    for tile in range(TILES):
        if anywhere & BIT[tile]:
            prize = tribe_prize(s, tile, ends, outlook) + tile_prize(s, tile, outlook)
            if prize > best[3]:
                best[3] = prize
                best.sort(reverse=True)
    return best


def possible_ends(s: Sultanate) -> list[int]:
    """For every tribe the tiles where a sowing can end with it, a bit each; not by a loop."""
    # Every tribe by name and not by number: this is asked for every position.
    meeples = cast("list[i64]", s.meeples)
    of_viziers, of_elders, of_merchants, of_builders, of_assassins = cast("list[i64]", s.standing)
    viziers_end: i64 = 0
    elders_end: i64 = 0
    merchants_end: i64 = 0
    builders_end: i64 = 0
    assassins_end: i64 = 0
    peopled: i64 = of_viziers | of_elders | of_merchants | of_builders | of_assassins
    for tile in range(TILES):
        if not peopled >> tile & 1:
            continue
        first = 5 * tile
        viziers = meeples[first]
        elders = meeples[first + 1]
        merchants = meeples[first + 2]
        builders = meeples[first + 3]
        assassins = meeples[first + 4]
        there: i64 = elsewhere(viziers + elders + merchants + builders + assassins, tile)
        if viziers:
            viziers_end |= there & of_viziers
        if elders:
            elders_end |= there & of_elders
        if merchants:
            merchants_end |= there & of_merchants
        if builders:
            builders_end |= there & of_builders
        if assassins:
            assassins_end |= there & of_assassins
    return [viziers_end, elders_end, merchants_end, builders_end, assassins_end]


def tribe_prize(s: Sultanate, tile: int, ends: list[int], outlook: Outlook) -> float:
    """Whoever ends here takes a tribe and one more."""
    best = 0.0
    for tribe in range(5):
        if ends[tribe] & BIT[tile]:
            count = s.count(tile, tribe) + 1
            best = max(best, tribe_worth(s, tile, tribe, count, outlook))
    return best


def tile_prize(s: Sultanate, tile: int, outlook: Outlook) -> float:
    """Whoever ends here does what the tile is for, and wins it if only one tribe stands on it."""
    owner = s.owners[tile]
    if owner < 0 and outlook.camels and tribes_on(s, tile) == 1:
        return points_on(s, tile) + action_worth(s, tile, outlook.seat, outlook)
    return action_worth(s, tile, owner, outlook)


def tribes_on(s: Sultanate, tile: int) -> int:
    tribes = 0
    for tiles in s.standing:
        if tiles & BIT[tile]:
            tribes += 1
    return tribes
