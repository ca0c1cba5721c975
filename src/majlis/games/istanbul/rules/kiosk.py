"""The Kiosk (p. 21) and its tiles (p. 22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.data import (
    ACT,
    CARD,
    COFFEE,
    DONE,
    EVERY_GOOD,
    EXTENSIONS,
    FOUNTAIN,
    KIOSK_COFFEE_OR_3,
    KIOSK_EXTENSION_PRICE,
    KIOSK_GAIN,
    KIOSK_GIFTS,
    KIOSK_TILE,
    KIOSK_TILES,
    KIOSK_TRADES,
    LETTER,
    LIRA,
    SERVICE,
    TRADE_BONUS,
    TRADE_GOOD,
    TRADE_LETTER,
    TRADE_LIRA,
    card_of,
    first_die,
    is_card,
    is_good,
    is_letter,
    kiosk_tile_of,
    letter_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import INSIDE, CardWindow
from majlis.games.istanbul.rules.dice import RollDie, Rolled
from majlis.games.istanbul.rules.figures import (
    companion_can_come,
    move_companion,
    move_merchant,
)
from majlis.games.istanbul.rules.supply import (
    KIOSK_SHUFFLED,
    ChooseGood,
    TakeBonus,
    TakeLetters,
    bonus_left,
    discard_bonus,
    gain_coffee,
    gain_extension,
    gain_goods,
    gain_lira,
    kinds,
    letters_left,
    owned_goods,
    pay_goods,
    pay_in_kind,
    spend_letter,
    with_card,
    with_room,
    without_card,
)
from majlis.games.istanbul.state import PERSONAL_SUPPLY, Istanbul
from majlis.kernel.frame import NONE, ForSeat, Frame, ToChance

ALL_TILES: Final = (1 << len(KIOSK_TILES)) - 1


def kiosk(s: Istanbul, seat: int, how: int) -> None:
    """22 Kiosk: take a letter; turn up one kiosk tile more than there are players. From the player
    on, clockwise, everyone takes one and may use it; the player may use the last one too. (The
    Russian book says two letters by a slip: `docs/rules/istanbul.md`, chapter 10.)"""
    s.then(
        TakeLetters(seat, 1),
        OpenKiosk(len(s.players) + 1),
        ChooseKioskTile(seat),
        LastTile(seat),
    )


class OpenKiosk(Frame[Istanbul]):
    """Turn so many tiles up; if the stacks have run out, shuffle those that were used."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def run(self, s: Istanbul) -> None:
        if self.left == 0:
            s.note(notes.KIOSK_OPENED, sum(1 << tile for tile in s.kiosk_open))
            return
        if not s.kiosk_deck:
            s.kiosk_deck = ALL_TILES
            for tile in s.kiosk_open:
                s.kiosk_deck &= ~(1 << tile)
            s.note(notes.SHUFFLED, KIOSK_SHUFFLED)
        s.then(TurnUpTile(), OpenKiosk(self.left - 1))


class TurnUpTile(ToChance[Istanbul]):
    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [KIOSK_TILE + tile for tile in range(len(KIOSK_TILES)) if s.kiosk_deck >> tile & 1]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        tile = kiosk_tile_of(action)
        s.kiosk_deck &= ~(1 << tile)
        s.kiosk_open = with_card(s.kiosk_open, tile)


class ChooseKioskTile(CardWindow):
    """Everyone takes one of the tiles, the n-th player after the active one."""

    def __init__(self, player: int, nth: int = 0) -> None:
        super().__init__(player, INSIDE)
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.player, self.nth)

    def seats(self, s: Istanbul) -> list[int]:
        return [(self.player + self.nth) % len(s.players)]

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        return [KIOSK_TILE + tile for tile in s.kiosk_open]

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        tile = kiosk_tile_of(action)
        s.kiosk_open = without_card(s.kiosk_open, tile)
        s.note(notes.KIOSK_CHOSEN, seat, tile)
        s.then(UseTile(seat, tile, own_turn=int(self.nth == 0)))
        if self.nth + 1 < len(s.players):
            s.then(ChooseKioskTile(self.player, self.nth + 1))


class LastTile(ForSeat[Istanbul]):
    """The active player may also use the tile that is left."""

    def run(self, s: Istanbul) -> None:
        tile = s.kiosk_open[0]
        s.kiosk_open = []
        s.note(notes.KIOSK_CHOSEN, self.player, tile)
        s.then(UseTile(self.player, tile, own_turn=1))


class UseTile(CardWindow):
    """Do what the tile says, or not. Where it offers a choice or a trade, the player points at what
    he takes or gives."""

    CONTINUES = True

    def __init__(self, player: int, tile: int, own_turn: int) -> None:
        super().__init__(player, INSIDE)
        self.tile: Final = tile
        self.own_turn: Final = own_turn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.tile, self.own_turn)

    def is_open(self, s: Istanbul, seat: int) -> bool:
        return self.own_turn == 1

    def lapses(self, s: Istanbul) -> bool:
        # An opponent's answer shows no more than the number of his cards.
        return not (self.own_turn and s.players[self.player].hand) and not uses(
            s, self.player, self.tile
        )

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        return [DONE, *uses(s, seat, self.tile)]

    def usual(self, s: Istanbul, seat: int) -> int:
        """What costs nothing is taken, if there is but one way."""
        ways = uses(s, seat, self.tile)
        return ways[0] if len(ways) == 1 and TILE_USES[self.tile].gives else NONE

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action != DONE:
            s.note(notes.KIOSK_USED, seat, self.tile)
            TILE_USES[self.tile].do(s, seat, self.tile, action, self.own_turn)


def uses(s: Istanbul, seat: int, tile: int) -> list[int]:
    """The ways in which a tile can be used, as actions."""
    return TILE_USES[tile].ways(s, seat, tile)


# -- the tiles, p. 22 ---------------------------------------------------------------------------

Ways: TypeAlias = Callable[[Istanbul, int, int], list[int]]
"""The ways in which the player could use the tile now, as actions."""
Do: TypeAlias = Callable[[Istanbul, int, int, int, int], None]
"""The player uses the tile in one of these ways; the last number says whether it is his turn."""


class TileUse:
    """The row of a kiosk tile."""

    def __init__(self, ways: Ways, do: Do) -> None:
        self.ways: Final = ways
        self.do: Final = do
        self.gives: Final = ways in (just_so, can_bonus, can_coffee_or_lira)
        """It takes nothing for what it gives."""


def just_so(s: Istanbul, seat: int, tile: int) -> list[int]:
    """For tiles that simply give."""
    return [ACT]


def gift(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    good, count, lira = KIOSK_GIFTS[tile]
    gain_goods(s, seat, good, count)
    if lira:
        gain_lira(s, seat, lira)


def can_bonus(s: Istanbul, seat: int, tile: int) -> list[int]:
    return [ACT] if bonus_left(s) else []


def bonus(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    s.then(TakeBonus(seat, 1))


def two_lira(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    gain_lira(s, seat, 2)


def can_coffee_or_lira(s: Istanbul, seat: int, tile: int) -> list[int]:
    return [COFFEE, LIRA] if s.mocha else [LIRA]


def coffee_or_lira(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    if action == COFFEE:
        gain_coffee(s, seat, 1)
    else:
        gain_lira(s, seat, 3 if tile == KIOSK_COFFEE_OR_3 else 2)


def can_companion(s: Istanbul, seat: int, tile: int) -> list[int]:
    return [ACT] if companion_can_come(s, seat) else []


def companion(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    move_companion(s, seat, PERSONAL_SUPPLY)


def die(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    """Roll one die; in his own turn the player may amend it."""
    s.dice = 0
    s.then(RollDie(0))
    if own_turn:
        s.then(Rolled(seat))
    s.then(LiraForPips(seat))


class LiraForPips(ForSeat[Istanbul]):
    """One die: a lira for every pip."""

    def run(self, s: Istanbul) -> None:
        gain_lira(s, self.player, first_die(s.dice))


def can_extension_10(s: Istanbul, seat: int, tile: int) -> list[int]:
    player = s.players[seat]
    may = player.lira >= KIOSK_EXTENSION_PRICE and player.extensions < EXTENSIONS
    return [ACT] if may else []


def extension_10(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    gain_lira(s, seat, -KIOSK_EXTENSION_PRICE)
    gain_extension(s, seat)


def can_extension_goods(s: Istanbul, seat: int, tile: int) -> list[int]:
    player = s.players[seat]
    return [ACT] if min(player.goods) > 0 and player.extensions < EXTENSIONS else []


def extension_goods(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    for good in range(4):
        pay_goods(s, seat, good, 1)
    gain_extension(s, seat)


def can_to_fountain(s: Istanbul, seat: int, tile: int) -> list[int]:
    return [ACT] if s.players[seat].merchant != FOUNTAIN else []


def to_fountain(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    move_merchant(s, seat, FOUNTAIN)


def can_trade(s: Istanbul, seat: int, tile: int) -> list[int]:
    """What can be given, if what it brings is there. A letter given away can be the very one that
    comes back."""
    one, other = traded(tile)
    legal = one.owned(s, seat) if other.can_take(s, seat) else []
    if one.can_take(s, seat):
        legal += other.owned(s, seat)
    return legal


def trade(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    """Give what was pointed at, and take for it what the tile shows beside it."""
    one, other = traded(tile)
    if one.is_it(action):
        one.give(s, seat, action)
        other.take(s, seat)
    else:
        other.give(s, seat, action)
        one.take(s, seat)


class Tradable:
    """A kind of thing that the trading tiles show: give one, or take one."""

    def is_it(self, action: int) -> bool:
        """Something of this kind was pointed at."""
        raise NotImplementedError

    def owned(self, s: Istanbul, seat: int) -> list[int]:
        """What the player can give, as actions."""
        raise NotImplementedError

    def give(self, s: Istanbul, seat: int, action: int) -> None:
        raise NotImplementedError

    def can_take(self, s: Istanbul, seat: int) -> bool:
        raise NotImplementedError

    def take(self, s: Istanbul, seat: int) -> None:
        raise NotImplementedError


class GoodOrCoffee(Tradable):
    def is_it(self, action: int) -> bool:
        return is_good(action) or action == COFFEE

    def owned(self, s: Istanbul, seat: int) -> list[int]:
        goods = owned_goods(s, seat)
        return [*goods, COFFEE] if s.players[seat].coffee else goods

    def give(self, s: Istanbul, seat: int, action: int) -> None:
        pay_in_kind(s, seat, action)

    def can_take(self, s: Istanbul, seat: int) -> bool:
        return s.mocha or bool(with_room(s, seat, EVERY_GOOD))

    def take(self, s: Istanbul, seat: int) -> None:
        s.then(ChooseGood(seat, EVERY_GOOD, coffee=1))


class Lira(Tradable):
    """2 are given, or 3 taken."""

    def is_it(self, action: int) -> bool:
        return action == LIRA

    def owned(self, s: Istanbul, seat: int) -> list[int]:
        return [LIRA] if s.players[seat].lira >= SERVICE else []

    def give(self, s: Istanbul, seat: int, action: int) -> None:
        gain_lira(s, seat, -SERVICE)

    def can_take(self, s: Istanbul, seat: int) -> bool:
        return True

    def take(self, s: Istanbul, seat: int) -> None:
        gain_lira(s, seat, KIOSK_GAIN)


class BonusCard(Tradable):
    def is_it(self, action: int) -> bool:
        return is_card(action)

    def owned(self, s: Istanbul, seat: int) -> list[int]:
        return kinds(s.players[seat].hand, CARD)

    def give(self, s: Istanbul, seat: int, action: int) -> None:
        discard_bonus(s, seat, card_of(action))

    def can_take(self, s: Istanbul, seat: int) -> bool:
        return bonus_left(s)

    def take(self, s: Istanbul, seat: int) -> None:
        s.then(TakeBonus(seat, 1))


class Letter(Tradable):
    def is_it(self, action: int) -> bool:
        return is_letter(action)

    def owned(self, s: Istanbul, seat: int) -> list[int]:
        return kinds(s.players[seat].letters, LETTER)

    def give(self, s: Istanbul, seat: int, action: int) -> None:
        spend_letter(s, seat, letter_of(action))

    def can_take(self, s: Istanbul, seat: int) -> bool:
        return letters_left(s)

    def take(self, s: Istanbul, seat: int) -> None:
        s.then(TakeLetters(seat, 1))


TRADABLES: Final[dict[int, Tradable]] = {
    TRADE_GOOD: GoodOrCoffee(),
    TRADE_LIRA: Lira(),
    TRADE_BONUS: BonusCard(),
    TRADE_LETTER: Letter(),
}


def traded(tile: int) -> tuple[Tradable, Tradable]:
    """The two kinds that a trading tile shows."""
    one, other = KIOSK_TRADES[tile]
    return TRADABLES[one], TRADABLES[other]


TILE_USES: Final[list[TileUse]] = [
    *[TileUse(just_so, gift)] * len(KIOSK_GIFTS),
    TileUse(can_bonus, bonus),
    TileUse(just_so, two_lira),
    TileUse(can_coffee_or_lira, coffee_or_lira),  # 2
    TileUse(can_coffee_or_lira, coffee_or_lira),  # 3
    TileUse(can_companion, companion),
    TileUse(just_so, die),
    TileUse(can_extension_10, extension_10),
    TileUse(can_extension_goods, extension_goods),
    TileUse(can_to_fountain, to_fountain),
    TileUse(can_trade, trade),  # good, letter
    TileUse(can_trade, trade),  # bonus card, letter
    TileUse(can_trade, trade),  # lira, letter
    TileUse(can_trade, trade),  # lira, good
    TileUse(can_trade, trade),  # lira, bonus card
]
"""By the numbers of the tiles."""
assert len(TILE_USES) == len(KIOSK_TILES)
