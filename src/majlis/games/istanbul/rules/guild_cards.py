"""Guild cards (p. 23): what each of them does, and when it can be completed; in the order of their
numbers."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    COFFEE_HOUSE,
    EXTENSIONS,
    FABRIC,
    FOUNTAIN,
    FRUIT,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GUILD_GEMSTONE_LIRA,
    GUILD_JEWELRY,
    GUILD_SULTAN_GOODS,
    JEWELRY,
    NO_JEWELRY,
    PLACE,
    SMALL_MOSQUE,
    SPICE,
    place_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import CarryOut
from majlis.games.istanbul.rules.dice import roll, rolled
from majlis.games.istanbul.rules.figures import GUILD_TURN, move_merchant, send_home
from majlis.games.istanbul.rules.guild_hand import GuildEffect
from majlis.games.istanbul.rules.places import always, feasible
from majlis.games.istanbul.rules.places_base import (
    CallNumber,
    ChooseTile,
    DeliverAny,
    ReturnAssistants,
    mosque_tiles,
)
from majlis.games.istanbul.rules.places_mocha import FIRST_OF_TWO, Bribe, can_bribe
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
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import ForSeat, ToSeat

GUILD_DISCOUNT: Final = 1  # coffee, in the Tavern


def can_extension(s: Istanbul, seat: int) -> bool:
    return s.players[seat].extensions < EXTENSIONS


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
    s.then(ReturnAssistants(seat))


def black_market(s: Istanbul, seat: int) -> None:
    """8: two of fabric, spice and fruit, alike or not; then roll for jewelry. The red tile does not
    help."""
    s.then(ChooseGood(seat, NO_JEWELRY), ChooseGood(seat, NO_JEWELRY))
    roll(s, seat, GUILD_TURN, GuildJewelry(seat))


class GuildJewelry(ForSeat[Istanbul]):
    """4-6 one jewelry, 7-12 three."""

    def run(self, s: Istanbul) -> None:
        total = rolled(s)
        s.note(notes.ROLLED, self.player, total)
        gain_goods(s, self.player, JEWELRY, GUILD_JEWELRY[total])


def tea_house(s: Istanbul, seat: int) -> None:
    """9: the Tea House's action, and twice the lira. The red tile does not help."""
    s.then(CallNumber(seat, GUILD_TURN, times=2))


RGY: Final = [FABRIC, SPICE, FRUIT]
BRG: Final = [JEWELRY, FABRIC, SPICE]


def has_each(s: Istanbul, seat: int, goods: list[int]) -> bool:
    owned = s.players[seat].goods
    return all(owned[good] > 0 for good in goods)


def sell_each(s: Istanbul, seat: int, goods: list[int], lira: int) -> None:
    for good in goods:
        pay_goods(s, seat, good, 1)
    gain_lira(s, seat, lira)


def can_sell_rgy(s: Istanbul, seat: int) -> bool:
    return has_each(s, seat, RGY)


def sell_rgy(s: Istanbul, seat: int) -> None:
    """10: a fabric, a spice and a fruit for 15 lira."""
    sell_each(s, seat, RGY, 15)


def can_sell_brg(s: Istanbul, seat: int) -> bool:
    return has_each(s, seat, BRG)


def sell_brg(s: Istanbul, seat: int) -> None:
    """11: a jewelry, a fabric and a spice for 20 lira."""
    sell_each(s, seat, BRG, 20)


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
        s.then(CarryOut(seat, place_of(action), GUILD_TURN))


class FamilyGoesHome(ForSeat[Istanbul]):
    def run(self, s: Istanbul) -> None:
        send_home(s, self.player)


def can_sultan(s: Istanbul, seat: int) -> bool:
    return sum(s.players[seat].goods) >= GUILD_SULTAN_GOODS


def sultan(s: Istanbul, seat: int) -> None:
    """13: six goods of any kinds for the next ruby of the Sultan's Palace."""
    s.then(DeliverAny(seat, GUILD_SULTAN_GOODS))


def can_small_mosque(s: Istanbul, seat: int) -> bool:
    return bool(mosque_tiles(s, seat, SMALL_MOSQUE, by_guild=True))


def small_mosque(s: Istanbul, seat: int) -> None:
    """14: a tile of the Small Mosque for one of its goods."""
    s.then(ChooseTile(seat, SMALL_MOSQUE, by_guild=1))


def can_great_mosque(s: Istanbul, seat: int) -> bool:
    return bool(mosque_tiles(s, seat, GREAT_MOSQUE, by_guild=True))


def great_mosque(s: Istanbul, seat: int) -> None:
    """15: a tile of the Great Mosque for one of its goods."""
    s.then(ChooseTile(seat, GREAT_MOSQUE, by_guild=1))


def can_gemstone(s: Istanbul, seat: int) -> bool:
    return s.players[seat].lira >= GUILD_GEMSTONE_LIRA


def gemstone(s: Istanbul, seat: int) -> None:
    """16: 15 lira for the next ruby of the Gemstone Dealer; then a coffee for every ruby."""
    gain_lira(s, seat, -GUILD_GEMSTONE_LIRA)
    gain_ruby(s, seat, GEMSTONE_DEALER)
    gain_coffee(s, seat, s.players[seat].rubies)


def five_coffee(s: Istanbul, seat: int) -> None:
    """17: five coffee."""
    gain_coffee(s, seat, 5)


def two_guild(s: Istanbul, seat: int) -> None:
    """18: a coffee, and two guild cards."""
    gain_coffee(s, seat, 1)
    s.then(TakeGuild(seat, 2))


def can_tavern(s: Istanbul, seat: int) -> bool:
    return can_bribe(s, seat, GUILD_DISCOUNT)


def tavern(s: Istanbul, seat: int) -> None:
    """19: one or two options of the Tavern, for 1 coffee less in all."""
    s.then(Bribe(seat, GUILD_TURN, GUILD_DISCOUNT, more=FIRST_OF_TWO))


def half_price(s: Istanbul) -> int:
    """Half the price of the Coffee House, rounded up."""
    return (s.coffee_price() + 1) // 2


def can_coffee_house(s: Istanbul, seat: int) -> bool:
    return s.players[seat].coffee >= half_price(s)


def coffee_house(s: Istanbul, seat: int) -> None:
    """20: the next ruby of the Coffee House for half its price, rounded up."""
    gain_coffee(s, seat, -half_price(s))
    gain_ruby(s, seat, COFFEE_HOUSE)


ROWS: Final[dict[int, GuildEffect]] = {
    1: GuildEffect(can_extension, extension),
    2: GuildEffect(always, fill_fabric),
    3: GuildEffect(always, fill_spice),
    4: GuildEffect(always, fill_fruit),
    5: GuildEffect(always, lira_goods),
    6: GuildEffect(always, three_bonus),
    7: GuildEffect(always, fountain_turn),
    8: GuildEffect(always, black_market),
    9: GuildEffect(always, tea_house),
    10: GuildEffect(can_sell_rgy, sell_rgy),
    11: GuildEffect(can_sell_brg, sell_brg),
    12: GuildEffect(always, any_place),
    13: GuildEffect(can_sultan, sultan),
    14: GuildEffect(can_small_mosque, small_mosque),
    15: GuildEffect(can_great_mosque, great_mosque),
    16: GuildEffect(can_gemstone, gemstone),
    17: GuildEffect(always, five_coffee),
    18: GuildEffect(always, two_guild),
    19: GuildEffect(can_tavern, tavern),
    20: GuildEffect(can_coffee_house, coffee_house),
}
"""When each card can be completed, and what it does."""
