"""Taking from the supplies and paying into them: lira, goods, coffee, rubies, cards, letters."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    CARD,
    CARDS_IN_ALL,
    CATCH,
    COFFEE,
    COFFEE_HOUSE,
    DECK,
    EXTENSIONS,
    GEMSTONE_DEALER,
    GOOD,
    GREAT_MOSQUE,
    GUILD,
    GUILDS_IN_ALL,
    LETTER,
    LETTER_PLACES,
    LIRA,
    PLACE,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    WAINWRIGHT,
    card_of,
    good_of,
    guild_of,
    is_delivered,
    letter_of,
    place_of,
    place_on,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.figures import deliver
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import HIDDEN, DrawFor, Frame, ToSeat

BONUS_SHUFFLED: Final = 0
GUILD_SHUFFLED: Final = 1
KIOSK_SHUFFLED: Final = 2
LETTERS_SHUFFLED: Final = 3

RUBY_PLACES: Final = [
    WAINWRIGHT,
    SMALL_MOSQUE,
    GREAT_MOSQUE,
    SULTANS_PALACE,
    GEMSTONE_DEALER,
    COFFEE_HOUSE,
]
"""By `Istanbul.taken`."""


# -- lira, goods, coffee ------------------------------------------------------------------------


def gain_lira(s: Istanbul, seat: int, lira: int) -> None:
    """From the bank, which never runs out; negative amounts are paid."""
    s.players[seat].lira += lira
    s.note(notes.LIRA, seat, lira)


def gain_goods(s: Istanbul, seat: int, good: int, count: int) -> None:
    """What the wheelbarrow does not hold is lost (ruling 27)."""
    player = s.players[seat]
    got = min(count, player.capacity() - player.goods[good])
    player.goods[good] += got
    if got:
        s.note(notes.GOODS, seat, good, got)


def pay_goods(s: Istanbul, seat: int, good: int, count: int) -> None:
    s.players[seat].goods[good] -= count
    s.note(notes.GOODS, seat, good, -count)


def gain_coffee(s: Istanbul, seat: int, coffee: int) -> None:
    """From the supply, which never runs out; negative amounts are paid."""
    s.players[seat].coffee += coffee
    if coffee:
        s.note(notes.COFFEE, seat, coffee)


def gain_in_kind(s: Istanbul, seat: int, action: int) -> None:
    """Take the good or the coffee that was pointed at."""
    if action == COFFEE:
        gain_coffee(s, seat, 1)
    else:
        gain_goods(s, seat, good_of(action), 1)


def pay_in_kind(s: Istanbul, seat: int, action: int) -> None:
    """Pay the good or the coffee that was pointed at."""
    if action == COFFEE:
        gain_coffee(s, seat, -1)
    else:
        pay_goods(s, seat, good_of(action), 1)


def with_room(s: Istanbul, seat: int, goods: int) -> list[int]:
    """The goods among these (a bit each) that still fit into the wheelbarrow, as actions."""
    player = s.players[seat]
    room = player.capacity()
    return [GOOD + good for good in range(4) if goods >> good & 1 and player.goods[good] < room]


def owned_goods(s: Istanbul, seat: int) -> list[int]:
    """The kinds of goods in the wheelbarrow, as actions."""
    goods = s.players[seat].goods
    return [GOOD + good for good in range(4) if goods[good]]


class ChooseGood(ToSeat[Istanbul]):
    """Take one of these goods (a bit each), or coffee if that is offered. A full good is not
    offered: it would be lost (ruling 27)."""

    CONTINUES = True

    def __init__(self, player: int, goods: int, coffee: int = 0) -> None:
        super().__init__(player)
        self.goods: Final = goods
        self.coffee: Final = coffee

    def args(self) -> tuple[int, ...]:
        return (self.player, self.goods, self.coffee)

    def lapses(self, s: Istanbul) -> bool:
        return not self.options(s, self.player)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = with_room(s, seat, self.goods)
        if self.coffee and s.mocha:
            legal.append(COFFEE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        gain_in_kind(s, seat, action)


# -- rubies -------------------------------------------------------------------------------------


def gain_ruby(s: Istanbul, seat: int, place: int) -> None:
    """Take the leftmost ruby from there; the next one will be dearer, and the last field of a
    track is filled up from the supply."""
    player = s.players[seat]
    s.taken[RUBY_PLACES.index(place)] += 1
    player.rubies += 1
    s.note(notes.RUBY, seat, place, player.rubies)
    if player.rubies == s.target():
        s.note(notes.LAST_ROUND, seat)


def gain_extension(s: Istanbul, seat: int) -> None:
    """Wainwright 1: with the third extension, however it was got, at once a ruby from there."""
    player = s.players[seat]
    player.extensions += 1
    s.note(notes.EXTENSION, seat, player.extensions)
    if player.extensions == EXTENSIONS:
        gain_ruby(s, seat, WAINWRIGHT)


class ChooseTrack(ToSeat[Istanbul]):
    """Take the next ruby from the Sultan's Palace, the Gemstone Dealer or the Coffee House."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [PLACE + SULTANS_PALACE, PLACE + GEMSTONE_DEALER]
        if s.mocha:
            legal.append(PLACE + COFFEE_HOUSE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        gain_ruby(s, seat, place_of(action))


# -- hands --------------------------------------------------------------------------------------


def with_card(hand: list[int], card: int) -> list[int]:
    hand = [*hand, card]
    hand.sort()
    return hand


def without_card(hand: list[int], card: int) -> list[int]:
    hand = hand.copy()
    hand.remove(card)
    return hand


def kinds(hand: list[int], base: int) -> list[int]:
    """The kinds of cards in a hand, as actions that start at `base`."""
    legal: list[int] = []
    before = -1
    for card in hand:
        if card != before:
            legal.append(base + card)
            before = card
    return legal


def lay_down(s: Istanbul, seat: int, card: int) -> None:
    """A bonus card leaves the hand and lies face up on the discard pile."""
    player = s.players[seat]
    player.hand = without_card(player.hand, card)
    if card in player.shown:
        player.shown = without_card(player.shown, card)
    else:
        s.sealed = True
    s.discard = [*s.discard, card]


def discard_bonus(s: Istanbul, seat: int, card: int) -> None:
    """A bonus card is discarded unplayed."""
    lay_down(s, seat, card)
    s.note(notes.BONUS_DISCARDED, seat, card)


# -- bonus cards --------------------------------------------------------------------------------


def bonus_in_deck(s: Istanbul) -> int:
    """How many bonus cards the deck holds, which everybody can count: those that a view puts there
    because they are hidden in the others' hands do not lie there."""
    count = sum(s.deck)
    for player in s.players:
        for card in player.hand:
            if card == HIDDEN:
                count -= 1
    return count


def bonus_left(s: Istanbul) -> bool:
    """Some card can be drawn, if need be after shuffling the discard pile (ruling 31)."""
    return bool(s.discard) or bonus_in_deck(s) > 0


class TakeBonus(Frame[Istanbul]):
    """Bonus cards: draw so many from the face-down deck. If it has run out, shuffle the discard
    pile; if both have, the rest is lost (ruling 31)."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.player, self.count)

    def run(self, s: Istanbul) -> None:
        if bonus_in_deck(s) == 0:
            if not s.discard:
                return
            for card in s.discard:
                s.deck[card] += 1
            s.discard = []
            s.note(notes.SHUFFLED, BONUS_SHUFFLED)
        s.then(DrawBonus(self.player))
        if self.count > 1:
            s.then(TakeBonus(self.player, self.count - 1))


class DrawBonus(DrawFor[Istanbul]):
    """The top card of the bonus deck; only the player looks at it."""

    def options(self, s: Istanbul, seat: int) -> list[int]:
        deck = s.deck
        return [CARD + card for card in range(CARDS_IN_ALL) if deck[card]]

    def weights(self, s: Istanbul) -> list[int]:
        return [count for count in s.deck if count]

    def audience(self, s: Istanbul, seat: int) -> int:
        return 1 << self.player

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        card = card_of(action)
        player = s.players[self.player]
        s.deck[card] -= 1
        player.hand = with_card(player.hand, card)
        s.whisper(self.player, notes.BONUS_DRAWN, self.player, 0, 0, card)


class DiscardBonus(ToSeat[Istanbul]):
    """Discard a bonus card from the hand; it need not be a new one."""

    PRIVATE = True
    CONTINUES = True

    def lapses(self, s: Istanbul) -> bool:
        return not s.players[self.player].hand

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return kinds(s.players[seat].hand, CARD)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        discard_bonus(s, seat, card_of(action))


# -- guild cards --------------------------------------------------------------------------------


def guild_in_deck(s: Istanbul) -> int:
    """How many guild cards the deck holds, as `bonus_in_deck`."""
    count = s.guild_deck.bit_count()
    for player in s.players:
        for card in player.guild:
            if card == HIDDEN:
                count -= 1
    return count


def guild_left(s: Istanbul) -> bool:
    return s.guild_discard != 0 or guild_in_deck(s) > 0


class TakeGuild(Frame[Istanbul]):
    """Draw so many guild cards; if the deck has run out, shuffle the discard pile (ruling 32)."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.player, self.count)

    def run(self, s: Istanbul) -> None:
        if guild_in_deck(s) == 0:
            if not s.guild_discard:
                return
            s.guild_deck |= s.guild_discard
            s.guild_discard = 0
            s.note(notes.SHUFFLED, GUILD_SHUFFLED)
        s.then(DrawGuild(self.player))
        if self.count > 1:
            s.then(TakeGuild(self.player, self.count - 1))


class DrawGuild(DrawFor[Istanbul]):
    """The top card of the guild deck; only the player looks at it."""

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [GUILD + card for card in range(1, GUILDS_IN_ALL + 1) if s.guild_deck >> card & 1]

    def audience(self, s: Istanbul, seat: int) -> int:
        return 1 << self.player

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        card = guild_of(action)
        player = s.players[self.player]
        s.guild_deck &= ~(1 << card)
        player.guild = with_card(player.guild, card)
        s.whisper(self.player, notes.GUILD_DRAWN, self.player, 0, 0, card)


def lay_down_guild(s: Istanbul, seat: int, card: int) -> None:
    """A guild card leaves the hand, and is seen by all."""
    player = s.players[seat]
    player.guild = without_card(player.guild, card)
    s.sealed = True


# -- letters ------------------------------------------------------------------------------------


def letters_left(s: Istanbul) -> bool:
    return sum(s.letter_deck) + sum(s.letter_discard) > 0


class TakeLetters(Frame[Istanbul]):
    """Take so many letters and lay them face up; if the supply has run out, shuffle those that
    were used (ruling 32)."""

    def __init__(self, player: int, count: int) -> None:
        self.player: Final = player
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.player, self.count)

    def run(self, s: Istanbul) -> None:
        if sum(s.letter_deck) == 0:
            if sum(s.letter_discard) == 0:
                return
            s.letter_deck = s.letter_discard
            s.letter_discard = [0] * LETTER_PLACES
            s.note(notes.SHUFFLED, LETTERS_SHUFFLED)
        s.then(DrawLetter(self.player))
        if self.count > 1:
            s.then(TakeLetters(self.player, self.count - 1))


class DrawLetter(DrawFor[Istanbul]):
    """The top letter of the supply; a letter to a place where the player already is counts as
    delivered at once (ruling 66)."""

    def options(self, s: Istanbul, seat: int) -> list[int]:
        deck = s.letter_deck
        return [LETTER + place for place in range(1, LETTER_PLACES + 1) if deck[place - 1]]

    def weights(self, s: Istanbul) -> list[int]:
        return [count for count in s.letter_deck if count]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        place = letter_of(action)
        player = s.players[self.player]
        deck = s.letter_deck.copy()
        deck[place - 1] -= 1
        s.letter_deck = deck
        player.letters = with_card(player.letters, place)
        s.note(notes.LETTER, self.player, place)
        deliver(s, self.player)


def spend_letter(s: Istanbul, seat: int, letter: int) -> None:
    player = s.players[seat]
    player.letters = without_card(player.letters, letter)
    place = place_on(letter)
    used = s.letter_discard.copy()
    used[place - 1] += 1
    s.letter_discard = used
    s.note(notes.LETTER_SPENT, seat, place, int(is_delivered(letter)))


class CardOrLira(ToSeat[Istanbul]):
    """The reward for a family member caught: a bonus card or 3 lira; without cards left, the lira
    (ruling 41)."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [LIRA, DECK] if bonus_left(s) else [LIRA]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DECK:
            s.then(TakeBonus(seat, 1))
        else:
            gain_lira(s, seat, CATCH)
