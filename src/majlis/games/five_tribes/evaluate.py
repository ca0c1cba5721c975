"""What a position is worth to each seat: its points, what it holds for later, what is about to
come of a half-finished turn, and a share of the prizes that lie on the board."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    BUILDER,
    ELDER,
    ELDER_POINTS,
    FAKIR,
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
    tile_points,
    wild_goods,
)
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.rules.tiles import (
    LargeMarket,
    SacredPlace,
    SmallMarket,
    TileAction,
)
from majlis.games.five_tribes.rules.tribes import AddFakir, TribeAction
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.frame import NONE

# How sure the ten points for an opponent with fewer viziers are, from three behind to three ahead.
RACE: Final = [0.3, 1.0, 2.2, 3.8, 7.0, 8.8, 9.7]
SPENDING: Final = 0.7  # what an elder is worth above its points, as money for djinns
FAKIR_WORTH: Final = 1.6
GOOD_WORTH: Final = 1.4  # what each kind of good promises above its value now
DJINN_WORTH: Final = 1.5  # what a djinn may still bring
VIZIER_WORTH: Final = 3.0  # one more of them, the race included
CARD_WORTH: Final = 3.0  # a card of the row
KILL_WORTH: Final = 4.0
DJINN_BOUGHT: Final = 4.0  # its points and worth, less what is paid
SMALL_MARKET_WORTH: Final = 1.0
LARGE_MARKET_WORTH: Final = 1.5
SHARE: Final = 0.4  # of the prizes on the board, the best for whoever comes next


def evaluate(s: Sultanate) -> list[float]:
    """For every seat, in points."""
    if not s.waiting:
        return [float(points) for points in s.scores()]
    values = [belongings(s, seat) for seat in range(len(s.players))]
    if s.active != NONE:
        values[s.active] += about_to_come(s, s.active)
    prizes = best_prizes(s)
    for nth, seat in enumerate(still_to_play(s)):
        values[seat] += SHARE * prizes[nth]
    return values


def belongings(s: Sultanate, seat: int) -> float:
    """Points, and what they do not show yet."""
    me = s.players[seat]
    tiles, palms, palaces = tile_points(s, seat)
    fakirs = me.holds(FAKIR)
    cards = [me.holds(kind) for kind in range(GOODS)]
    kinds = GOODS - cards.count(0)
    return (
        me.coins
        + viziers(s, seat, me)
        + me.elders * (SPENDING + (SHAMHAT_POINTS if me.has(SHAMHAT) else ELDER_POINTS))
        + djinn_points(me.djinns)
        + me.djinns.bit_count() * DJINN_WORTH
        + tiles
        + palms * (HAURVATAT_POINTS if me.has(HAURVATAT) else PALM_POINTS)
        + palaces * PALACE_POINTS
        + goods_points(cards, wild_goods(me, fakirs))
        + kinds * GOOD_WORTH
        + fakirs * FAKIR_WORTH
    )


def viziers(s: Sultanate, seat: int, me: Player) -> float:
    """Their points, and the race for the most of them."""
    value = float(me.viziers * (JAFAAR_POINTS if me.has(JAFAAR) else VIZIER_POINTS))
    for other, player in enumerate(s.players):
        if other != seat:
            ahead = me.viziers - player.viziers
            value += RACE[max(0, min(6, ahead + 3))]
    return value


def about_to_come(s: Sultanate, seat: int) -> float:
    """What the steps of this turn that are still on the agenda will bring; nothing certain before
    the sowing has ended somewhere."""
    if isinstance(s.question(), (ChooseTile, DropMeeple)):
        return 0.0
    value = 0.0
    for frame in s.agenda:
        if isinstance(frame, TribeAction):
            tribe = s.dropped[-1]
            value += tribe_worth(s, s.path[-1], tribe, s.hand[tribe])
        elif isinstance(frame, AddFakir):
            value += s.blue_tiles(s.path[-1]) * (frame.builders + frame.fakirs)
        elif isinstance(frame, (Assassinate, SecondVictim)):
            value += KILL_WORTH
        elif isinstance(frame, (TileAction, SmallMarket, LargeMarket, SacredPlace)):
            value += tile_worth(s, s.path[-1], s.owners[s.path[-1]] == seat, s.players[seat])
    return value


def tribe_worth(s: Sultanate, tile: int, tribe: int, count: int) -> float:
    """What so many meeples of a tribe bring to whoever takes them there."""
    if tribe == VIZIER:
        return count * VIZIER_WORTH
    if tribe == ELDER:
        return count * (ELDER_POINTS + SPENDING)
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
    best = [0.0] * 4
    for tile in range(TILES):
        prize = tile_prize(s, tile)
        if prize > best[3]:
            best[3] = prize
            best.sort(reverse=True)
    return best


def tile_prize(s: Sultanate, tile: int) -> float:
    """Whoever ends here takes a tribe and one more, and the tile too if no other tribe stands on
    it."""
    best = 0.0
    tribes = 0
    for tribe in range(5):
        count = s.count(tile, tribe)
        if count:
            tribes += 1
            worth = tribe_worth(s, tile, tribe, count + 1)
            if worth > best:
                best = worth
    if tribes == 1 and s.owners[tile] < 0:
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
