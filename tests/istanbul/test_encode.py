"""A position as a row of numbers, checked by eye, on the short paths and in the Grand Bazaar (see
`table.py`). Goods come in the order fabric, spice, fruit, jewelry."""

from __future__ import annotations

from majlis.games.istanbul.data import (
    GREAT_MOSQUE,
    LARGE_MARKET,
    POLICE_STATION,
    SMALL_MARKET,
    WAINWRIGHT,
)
from majlis.games.istanbul.encode import A_PLACE
from majlis.games.istanbul.rules import FRAMES
from majlis.games.istanbul.rules.action import AfterAction
from majlis.games.istanbul.rules.places_base import Sell
from majlis.games.istanbul.rules.turn import Turn, TurnEnd
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame
from tests.encoding import Row
from tests.istanbul.table import BONUS, Table

GAME = "istanbul"


def number(frame: type[Frame[Istanbul]]) -> int:
    return FRAMES.index(frame) + 1


def at(row: Row, place: int, field: str) -> int:
    [found] = row.place(place - 1, field)
    return found


def test_at_the_start_of_a_turn() -> None:
    table = Table(2)
    table.give("gain_good", "gain_good", "move_0")
    table.give("family_home", "move_0", seat=1)
    table.s.players[1].shown = [BONUS.index("move_0")]
    table.cart(fabric=1, jewelry=2)
    table.demand(LARGE_MARKET, 2)
    table.demand(SMALL_MARKET, 1)
    table.me.merchant = WAINWRIGHT
    row = Row(GAME, table.s, viewer=0)
    assert row.table("modules") == row.table("rulings") == [0]
    assert row.table("columns") == [4]
    assert row.table("target") == [6]
    assert row.table("agenda")[:3] == [number(Turn), number(TurnEnd), 0]
    assert row.table("agenda: seats")[:3] == [1, 1, 0]
    assert row.table("dealer") == [15]
    assert row.table("coffee house") == [0]
    assert row.table("sultan") == [1, 1, 1, 1, 1]
    assert row.table("large demand") == [1, 1, 0, 3]
    assert row.table("large tiles") == [2, 0, 0, 0, 0]
    assert row.table("hand")[:10] == [2, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert row.table("unknown cards")[:10] == [2, 4, 2, 2, 2, 2, 2, 0, 4, 2]
    assert row.seat(0, "roles") == [0b00011]  # is asked, is first
    assert row.seat(0, "goods") == [1, 0, 0, 2]
    assert row.seat(0, "missing goods") == [2]  # spice and fruit; a jewelry is any
    assert row.seat(0, "missing lira") == [5]
    assert row.seat(0, "missing rubies") == [6]
    assert row.seat(0, "large sale") == [12]  # a fabric and two jewelry
    assert row.seat(0, "small sale") == [5]  # one of each
    assert row.seat(0, "stack") == [4]
    assert row.seat(0, "shown") == [0] * 9
    assert row.seat(1, "cards") == [2]
    assert row.seat(1, "shown") == [0, 0b01000000, 0, 0, 0, 0, 0, 0, 0]  # the fourth of four
    assert row.seat(1, "merchant") == [7]
    assert row.seat(2, "here") == [0]
    assert at(row, GREAT_MOSQUE, "cell") == 1
    assert at(row, 14, "cell") == 4
    assert at(row, 4, "cell") == 6  # rows are counted as if of five
    assert at(row, 16, "cell") == 19
    assert at(row, 17, "cell") == 0  # not played
    assert at(row, WAINWRIGHT, "steps") == 0
    assert at(row, GREAT_MOSQUE, "steps") == 5
    assert at(row, WAINWRIGHT, "toll") == 0
    assert at(row, 7, "toll") == 1
    assert at(row, GREAT_MOSQUE, "toll") == 1  # a neutral merchant
    assert at(row, POLICE_STATION, "families") == 0  # at home
    assert at(row, GREAT_MOSQUE, "others") == 1 << 4 + 1  # the second neutral merchant
    seen_by_the_other = Row(GAME, table.s, viewer=1)
    assert seen_by_the_other.table("unknown cards")[:8] == [4, 4, 2, 2, 2, 1, 2, 1]
    assert seen_by_the_other.seat(1, "cards") == [3]
    assert at(seen_by_the_other, 7, "toll") == 0
    assert at(seen_by_the_other, WAINWRIGHT, "toll") == 1


def test_in_the_middle_of_a_sale_in_the_grand_bazaar() -> None:
    table = Table(4, mocha=True, letters=True, neutral_assistants=True)
    table.give_guild(1, 20)
    table.give_guild(8, seat=3)
    table.give_letters(3, 3, -16)
    table.s.players[2].companion = 5
    table.s.npcs = [10, 0, 25, 0]
    table.s.players[1].family = 9
    table.me.assistants = 1 << 9
    table.cart(fabric=2, spice=1)
    table.demand(LARGE_MARKET, 1)
    table.act(LARGE_MARKET, "good:fabric")
    row = Row(GAME, table.s, viewer=3)
    assert row.table("modules") == [0b01011]
    assert row.table("agenda")[:3] == [number(Sell), number(AfterAction), number(TurnEnd)]
    assert row.table("agenda: seats")[:2] == [2, 2]
    assert row.table("agenda: things")[:2] == [A_PLACE + LARGE_MARKET, A_PLACE + LARGE_MARKET]
    assert row.table("sale") == [1, 0, 1]
    assert row.table("guild cards") == [0, 0b0000001, 0]  # 8
    assert row.table("unknown guild cards") == [0b1111111, 0b1111110, 0b111111]
    assert row.table("letters") == [2, 2, 0, *[2] * 12, 1]
    assert row.seat(1, "letters") == [0, 0b0010, 0, 0, 0, 0, 0, 0b01000000]
    assert row.seat(1, "seals") == [4]
    assert row.seat(1, "guild cards") == [2]
    assert row.seat(1, "stack") == [3]
    assert row.seat(1, "neutral") == [0]  # the lowest one was left
    assert row.seat(0, "neutral") == [0b0001]
    assert row.seat(3, "companion") == [5]
    assert at(row, 7, "cell") == 13  # the centre
    assert at(row, 25, "cell") == 25
    assert at(row, LARGE_MARKET, "toll") == 1
    assert at(row, LARGE_MARKET, "neutral assistants") == 1
    assert at(row, LARGE_MARKET, "others") == 0b0001  # the governor
    assert at(row, 25, "others") == 0b0100  # the coffee trader
    assert at(row, 5, "toll") == 1  # a companion
    assert at(row, 9, "families") == 1
    assert at(row, 9, "assistants") == 0b0010
    assert at(row, LARGE_MARKET, "assistants") == 0  # a neutral one
