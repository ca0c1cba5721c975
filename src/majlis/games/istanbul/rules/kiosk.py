"""The Kiosk (p. 21) and its tiles (p. 22)."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    ACT,
    CARD,
    CARDS,
    COFFEE,
    DONE,
    EVERY_GOOD,
    EXTENSIONS,
    FOUNTAIN,
    KIOSK_BONUS,
    KIOSK_BONUS_LETTER,
    KIOSK_COFFEE_OR_2,
    KIOSK_COFFEE_OR_3,
    KIOSK_COMPANION,
    KIOSK_DIE,
    KIOSK_EXTENSION_10,
    KIOSK_EXTENSION_GOODS,
    KIOSK_EXTENSION_PRICE,
    KIOSK_GAIN,
    KIOSK_GIFTS,
    KIOSK_GOOD_LETTER,
    KIOSK_LIRA_BONUS,
    KIOSK_LIRA_GOOD,
    KIOSK_LIRA_LETTER,
    KIOSK_TILE,
    KIOSK_TILES,
    KIOSK_TO_FOUNTAIN,
    KIOSK_TWO_LIRA,
    LETTER,
    LIRA,
    SERVICE,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import INSIDE, PlayCard, some_playable
from majlis.games.istanbul.rules.dice import RollDie, Rolled
from majlis.games.istanbul.rules.figures import (
    MERCHANT,
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
    gain_coffee,
    gain_extension,
    gain_goods,
    gain_lira,
    kinds,
    lay_down,
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
from majlis.kernel.frame import ForSeat, Frame, ToChance, ToSeat

ALL_TILES: Final = (1 << len(KIOSK_TILES)) - 1


def kiosk(s: Istanbul, seat: int, how: int) -> None:
    """22 Kiosk: take a letter; turn up one kiosk tile more than there are players. From the player
    on, clockwise, everyone takes one and may use it; the player may use the last one too."""
    s.then(
        TakeLetters(seat, 1),
        OpenKiosk(len(s.players) + 1),
        ChooseKioskTile(seat, 0),
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
        tile = action - KIOSK_TILE
        s.kiosk_deck &= ~(1 << tile)
        s.kiosk_open = with_card(s.kiosk_open, tile)
        s.note(notes.KIOSK_OPENED, tile)


class ChooseKioskTile(ToSeat[Istanbul]):
    """Everyone takes one of the tiles, the n-th player after the active one."""

    PRIVATE = True

    def __init__(self, player: int, nth: int) -> None:
        super().__init__(player)
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.player, self.nth)

    def seats(self, s: Istanbul) -> list[int]:
        return [(self.player + self.nth) % len(s.players)]

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal: list[int] = []
        if self.nth == 0 and some_playable(s, seat, INSIDE, 0, MERCHANT):
            legal.append(CARDS)
        return legal + [KIOSK_TILE + tile for tile in s.kiosk_open]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == CARDS:
            s.then(PlayCard(seat, INSIDE, 0, MERCHANT), self)
            return
        tile = action - KIOSK_TILE
        s.kiosk_open = without_card(s.kiosk_open, tile)
        s.note(notes.KIOSK_CHOSEN, seat, tile)
        s.then(UseTile(seat, tile, int(self.nth == 0)))
        if self.nth + 1 < len(s.players):
            s.then(ChooseKioskTile(self.player, self.nth + 1))


class LastTile(ForSeat[Istanbul]):
    """The active player may also use the tile that is left."""

    def run(self, s: Istanbul) -> None:
        tile = s.kiosk_open[0]
        s.kiosk_open = []
        s.note(notes.KIOSK_CHOSEN, self.player, tile)
        s.then(UseTile(self.player, tile, 1))


class UseTile(ToSeat[Istanbul]):
    """Do what the tile says, or not. Where it offers a choice or a trade, the player points at what
    he takes or gives."""

    LAPSES = True
    PRIVATE = True
    CONTINUES = True

    def __init__(self, player: int, tile: int, own_turn: int) -> None:
        super().__init__(player)
        self.tile: Final = tile
        self.own_turn: Final = own_turn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.tile, self.own_turn)

    def lapses(self, s: Istanbul) -> bool:
        # An opponent's answer shows no more than the number of his cards.
        return not (self.own_turn and s.players[self.player].hand) and not uses(
            s, self.player, self.tile
        )

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE, *uses(s, seat, self.tile)]
        if self.own_turn and some_playable(s, seat, INSIDE, 0, MERCHANT):
            legal.append(CARDS)
            legal.sort()
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == CARDS:
            s.then(PlayCard(seat, INSIDE, 0, MERCHANT), self)
        elif action != DONE:
            s.note(notes.KIOSK_USED, seat, self.tile)
            use(s, seat, self.tile, action, self.own_turn)


def uses(s: Istanbul, seat: int, tile: int) -> list[int]:
    """The ways in which a tile can be used, as actions."""
    player = s.players[seat]
    if tile == KIOSK_BONUS:
        return [ACT] if bonus_left(s) else []
    if tile in (KIOSK_COFFEE_OR_2, KIOSK_COFFEE_OR_3):
        return [COFFEE, LIRA] if s.mocha else [LIRA]
    if tile == KIOSK_COMPANION:
        return [ACT] if companion_can_come(s, seat) else []
    if tile == KIOSK_EXTENSION_10:
        may = player.lira >= KIOSK_EXTENSION_PRICE and player.extensions < EXTENSIONS
        return [ACT] if may else []
    if tile == KIOSK_EXTENSION_GOODS:
        return [ACT] if min(player.goods) > 0 and player.extensions < EXTENSIONS else []
    if tile == KIOSK_TO_FOUNTAIN:
        return [ACT] if player.merchant != FOUNTAIN else []
    if tile < KIOSK_GOOD_LETTER:
        return [ACT]
    return trades(s, seat, tile)


def trades(s: Istanbul, seat: int, tile: int) -> list[int]:
    """What can be given at one of the five trading tiles, if what it brings is there."""
    player = s.players[seat]
    takes_good = s.mocha or bool(with_room(s, seat, EVERY_GOOD))
    lira = [LIRA] if player.lira >= SERVICE else []
    goods = owned_goods(s, seat)
    if player.coffee:
        goods.append(COFFEE)
    if tile == KIOSK_LIRA_GOOD:
        return goods + (lira if takes_good else [])
    if tile == KIOSK_LIRA_BONUS:
        return (lira if bonus_left(s) else []) + kinds(player.hand, CARD)
    letters = kinds(player.letters, LETTER)
    # A letter given away can be the very one that comes back.
    if tile == KIOSK_GOOD_LETTER:
        return (goods if letters_left(s) else []) + (letters if takes_good else [])
    if tile == KIOSK_LIRA_LETTER:
        return (lira if letters_left(s) else []) + letters
    return (kinds(player.hand, CARD) if letters_left(s) else []) + (
        letters if bonus_left(s) else []
    )


def use(s: Istanbul, seat: int, tile: int, action: int, own_turn: int) -> None:
    if tile < len(KIOSK_GIFTS):
        good, count, lira = KIOSK_GIFTS[tile]
        gain_goods(s, seat, good, count)
        if lira:
            gain_lira(s, seat, lira)
    elif tile == KIOSK_BONUS:
        s.then(TakeBonus(seat, 1))
    elif tile == KIOSK_TWO_LIRA:
        gain_lira(s, seat, 2)
    elif tile in (KIOSK_COFFEE_OR_2, KIOSK_COFFEE_OR_3):
        if action == COFFEE:
            gain_coffee(s, seat, 1)
        else:
            gain_lira(s, seat, 2 if tile == KIOSK_COFFEE_OR_2 else 3)
    elif tile == KIOSK_COMPANION:
        move_companion(s, seat, PERSONAL_SUPPLY)
    elif tile == KIOSK_DIE:
        s.dice = 0
        s.then(RollDie(0))
        if own_turn:
            s.then(Rolled(seat, 0))
        s.then(LiraForPips(seat))
    elif tile == KIOSK_EXTENSION_10:
        gain_lira(s, seat, -KIOSK_EXTENSION_PRICE)
        gain_extension(s, seat)
    elif tile == KIOSK_EXTENSION_GOODS:
        for good in range(4):
            pay_goods(s, seat, good, 1)
        gain_extension(s, seat)
    elif tile == KIOSK_TO_FOUNTAIN:
        move_merchant(s, seat, FOUNTAIN)
    else:
        trade(s, seat, tile, action)


class LiraForPips(ForSeat[Istanbul]):
    """One die: a lira for every pip."""

    def run(self, s: Istanbul) -> None:
        gain_lira(s, self.player, s.dice // 10)


def trade(s: Istanbul, seat: int, tile: int, action: int) -> None:
    """Give what was pointed at, and take what the tile shows for it."""
    if action == LIRA:
        gain_lira(s, seat, -SERVICE)
        if tile == KIOSK_LIRA_LETTER:
            s.then(TakeLetters(seat, 1))
        elif tile == KIOSK_LIRA_BONUS:
            s.then(TakeBonus(seat, 1))
        else:
            s.then(ChooseGood(seat, EVERY_GOOD, 1))
    elif action <= COFFEE:
        pay_in_kind(s, seat, action)
        if tile == KIOSK_LIRA_GOOD:
            gain_lira(s, seat, KIOSK_GAIN)
        else:
            s.then(TakeLetters(seat, 1))
    elif action <= LETTER:
        lay_down(s, seat, action - CARD)
        s.note(notes.BONUS_DISCARDED, seat, action - CARD)
        if tile == KIOSK_LIRA_BONUS:
            gain_lira(s, seat, KIOSK_GAIN)
        else:
            s.then(TakeLetters(seat, 1))
    else:
        spend_letter(s, seat, action - LETTER)
        if tile == KIOSK_LIRA_LETTER:
            gain_lira(s, seat, KIOSK_GAIN)
        elif tile == KIOSK_BONUS_LETTER:
            s.then(TakeBonus(seat, 1))
        else:
            s.then(ChooseGood(seat, EVERY_GOOD, 1))
