"""Guild cards (p. 23): what each of them does, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    FABRIC,
    FOUNTAIN,
    FRUIT,
    GREAT_MOSQUE,
    GUILD_GEMSTONE_LIRA,
    GUILD_SULTAN_GOODS,
    JEWELRY,
    NO_JEWELRY,
    PLACE,
    SMALL_MOSQUE,
    SPICE,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import CarryOut
from majlis.games.istanbul.rules.dice import roll, rolled
from majlis.games.istanbul.rules.feasible import feasible
from majlis.games.istanbul.rules.figures import NOBODY, REMOTE, move_merchant, send_home
from majlis.games.istanbul.rules.guild_hand import half_price
from majlis.games.istanbul.rules.places_base import (
    CallNumber,
    ChooseTile,
    DeliverAny,
    ReturnAssistants,
)
from majlis.games.istanbul.rules.places_mocha import Bribe
from majlis.games.istanbul.rules.supply import (
    ChooseGood,
    TakeBonus,
    TakeGuild,
    gain_coffee,
    gain_extension,
    gain_goods,
    gain_lira,
    gain_ruby,
    pay_goods,
)
from majlis.games.istanbul.state import FROM_COFFEE_HOUSE, FROM_DEALER, Istanbul
from majlis.kernel.frame import ForSeat, ToSeat

GUILD_TURN: Final = REMOTE + NOBODY


def extension(s: Istanbul, seat: int) -> None:
    """1: take an extension from the Wainwright."""
    gain_extension(s, seat)


def fill_fabric(s: Istanbul, seat: int) -> None:
    fill(s, seat, FABRIC)


def fill_spice(s: Istanbul, seat: int) -> None:
    fill(s, seat, SPICE)


def fill_fruit(s: Istanbul, seat: int) -> None:
    fill(s, seat, FRUIT)


def fill(s: Istanbul, seat: int, good: int) -> None:
    """2-4: fill up with one good, then up to three different goods. The wheelbarrow has room only
    for the three others."""
    gain_goods(s, seat, good, s.players[seat].capacity())
    one_of_each(s, seat)


def one_of_each(s: Istanbul, seat: int) -> None:
    for good in range(4):
        gain_goods(s, seat, good, 1)


def lira_goods(s: Istanbul, seat: int) -> None:
    """5: 4 lira, and up to four different goods."""
    gain_lira(s, seat, 4)
    one_of_each(s, seat)


def three_bonus(s: Istanbul, seat: int) -> None:
    """6: draw three bonus cards."""
    s.then(TakeBonus(seat, 3))


def fountain_turn(s: Istanbul, seat: int) -> None:
    """7: the merchant goes to the Fountain with any number of his assistants; another turn."""
    if s.players[seat].merchant != FOUNTAIN:
        move_merchant(s, seat, FOUNTAIN)
    s.again = True
    s.then(ReturnAssistants(seat, 1, 0))


def black_market(s: Istanbul, seat: int) -> None:
    """8: two of fabric, spice and fruit, alike or not; then roll for jewelry. The red tile does not
    help."""
    s.then(ChooseGood(seat, NO_JEWELRY, 0), ChooseGood(seat, NO_JEWELRY, 0))
    roll(s, seat, GUILD_TURN, GuildJewelry(seat))


class GuildJewelry(ForSeat[Istanbul]):
    """4-6 one jewelry, 7-12 three."""

    def run(self, s: Istanbul) -> None:
        total = rolled(s)
        s.note(notes.ROLLED, self.player, total)
        if total >= 4:
            gain_goods(s, self.player, JEWELRY, 3 if total >= 7 else 1)


def tea_house(s: Istanbul, seat: int) -> None:
    """9: the Tea House's action, and twice the lira. The red tile does not help."""
    s.then(CallNumber(seat, GUILD_TURN, 2))


def sell_rgy(s: Istanbul, seat: int) -> None:
    """10: a fabric, a spice and a fruit for 15 lira."""
    for good in (FABRIC, SPICE, FRUIT):
        pay_goods(s, seat, good, 1)
    gain_lira(s, seat, 15)


def sell_brg(s: Istanbul, seat: int) -> None:
    """11: a jewelry, a fabric and a spice for 20 lira."""
    for good in (JEWELRY, FABRIC, SPICE):
        pay_goods(s, seat, good, 1)
    gain_lira(s, seat, 20)


def any_place(s: Istanbul, seat: int) -> None:
    """12: the action of any place; then the family member goes to the Police Station, without a
    reward."""
    s.then(ChoosePlace(seat), FamilyGoesHome(seat))


class ChoosePlace(ToSeat[Istanbul]):
    """A place whose action can be carried out."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in sorted(s.places) if feasible(s, seat, place)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.then(CarryOut(seat, action - PLACE, GUILD_TURN))


class FamilyGoesHome(ForSeat[Istanbul]):
    def run(self, s: Istanbul) -> None:
        send_home(s, self.player)


def sultan(s: Istanbul, seat: int) -> None:
    """13: six goods of any kinds for the next ruby of the Sultan's Palace."""
    s.then(DeliverAny(seat, GUILD_SULTAN_GOODS, 0))


def small_mosque(s: Istanbul, seat: int) -> None:
    """14: a tile of the Small Mosque for one of its goods."""
    s.then(ChooseTile(seat, SMALL_MOSQUE, 1))


def great_mosque(s: Istanbul, seat: int) -> None:
    """15: a tile of the Great Mosque for one of its goods."""
    s.then(ChooseTile(seat, GREAT_MOSQUE, 1))


def gemstone(s: Istanbul, seat: int) -> None:
    """16: 15 lira for the next ruby of the Gemstone Dealer; then a coffee for every ruby."""
    gain_lira(s, seat, -GUILD_GEMSTONE_LIRA)
    gain_ruby(s, seat, FROM_DEALER)
    gain_coffee(s, seat, s.players[seat].rubies)


def five_coffee(s: Istanbul, seat: int) -> None:
    """17: five coffee."""
    gain_coffee(s, seat, 5)


def two_guild(s: Istanbul, seat: int) -> None:
    """18: a coffee, and two guild cards."""
    gain_coffee(s, seat, 1)
    s.then(TakeGuild(seat, 2))


def tavern(s: Istanbul, seat: int) -> None:
    """19: one or two options of the Tavern, for 1 coffee less in all."""
    s.then(Bribe(seat, GUILD_TURN, 1, 1))


def coffee_house(s: Istanbul, seat: int) -> None:
    """20: the next ruby of the Coffee House for half its price, rounded up."""
    gain_coffee(s, seat, -half_price(s))
    gain_ruby(s, seat, FROM_COFFEE_HOUSE)
