"""A position as a row of numbers, checked by eye. Colours come in the order turquoise, green,
yellow, purple, orange, pink, black, white, gray, beige, brown, red."""

from __future__ import annotations

from majlis.games.marrakesh.encode import A_SECTOR
from majlis.games.marrakesh.rules import FRAMES
from majlis.games.marrakesh.rules.preparation import Deal
from majlis.games.marrakesh.rules.round import ChooseAssistant, Round, UseAssistant, Using
from majlis.games.marrakesh.rules.staircase_tiles import LayStairSet
from majlis.games.marrakesh.rules.stairs import ConnectionBonus
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import Frame
from tests.encoding import Row
from tests.marrakesh.table import answer, begin, fresh, given

GAME = "marrakesh"


def number(frame: type[Frame[Marrakesh]]) -> int:
    return FRAMES.index(frame) + 1


def test_while_keshis_are_selected() -> None:
    """Seat 1 looks: it has selected black and white; the other one has selected three."""
    s = begin(fresh(), Round(1))
    s.players[0].hand = s.players[1].hand = 0b111111111111
    s.camel = 1
    for seat, colours in ((0, "yellow purple orange"), (1, "black white")):
        for colour in colours.split():
            s.apply(seat, s.parse(f"keshi:{colour}"))
    row = Row(GAME, s, viewer=1)
    assert row.table("season") == row.table("round") == [1]
    assert row.table("modules") == row.table("new vendors wait") == [0]
    assert row.table("river tiles") == [1, 3, 5]
    assert row.table("office") == [1]
    assert row.table("offices to come") == [0b111110, 0]
    assert row.table("shops") == [1, 6, 11, 16, 21]
    assert row.table("shop stacks") == [4] * 5
    assert row.table("gates") == [2] * 48
    assert row.table("web") == [0] * 12  # printed
    assert row.table("unseen oases") == [255, 255, 255, 0b111111]
    assert [row.seat(nth, "here") for nth in range(4)] == [[1], [1], [0], [0]]
    assert row.seat(0, "order") == [1]
    assert row.seat(0, "roles") == [0b00001]  # is asked
    assert row.seat(0, "selected") == [2]
    assert row.seat(0, "selection") == [0, 0b000011]
    assert row.seat(1, "order") == [2]
    assert row.seat(1, "roles") == [0b00010]  # has the figure
    assert row.seat(1, "selected") == [3]
    assert row.seat(1, "selection") == [0, 0]  # in secret
    assert row.seat(1, "hand") == [0b111111, 0b111111]
    assert row.seat(1, "spectators") == [3, 1, 2, 2, 1, 3, 2, 1]
    assert row.place(0, "scroll") == [1]
    assert row.place(11, "scroll") == [63]
    assert row.place(0, "unseen") == [6]  # 21 gray scrolls on three stacks
    assert row.place(11, "unseen") == [3]


def test_in_the_middle_of_a_turn() -> None:
    s = fresh(4, desert_towns=True, imam_sultan=True)
    given(s, 2, "black=3 palace=6 mosque=2 vendors=mosque,palace water=2 dinar=1 scrolls=13,63")
    given(s, 2, "gates=river:pink beige=2 oases=left_1:5,right_2:30 stored=7,24 active=6,3")
    given(s, 2, "luxury=slippers_2,necklace_1 square=goods,date disc=2 turquoise=4")
    given(s, 3, "river=3 arrival=2 turning=4")
    given(s, 2, "river=3 arrival=5")
    given(s, 1, "river=2 arrival=7")
    s.camel = 1
    s.escorted[0] = 2
    s.players[3].face_down = [4, 5]
    s.players[2].assistants[4] = 1
    s.stacks = [[7, 8, *s.stacks[0]], *s.stacks[1:]]
    s.players[2].points[5], s.players[2].points[9] = 8, -3
    begin(s, ChooseAssistant(2), Using(2))
    answer(s, "sector:mosque")
    asked = Row(GAME, s, viewer=0)
    assert asked.table("agenda")[:3] == [number(UseAssistant), number(ChooseAssistant), 0]
    assert asked.table("agenda: seats")[:2] == [3, 3]
    assert asked.table("agenda: things")[0] == A_SECTOR + 4
    answer(s, "act")
    row = Row(GAME, s, viewer=0)
    assert row.table("modules") == [0b10100]
    assert row.table("agenda")[0] == number(ConnectionBonus)
    assert row.table("agenda: numbers")[0] == 2  # with scroll 63
    assert row.table("waiting escorts") == [6, 6]
    assert row.seat(2, "roles") == [0b00101]  # is asked, with the sultan
    assert row.seat(2, "order") == [2]
    assert row.seat(2, "stairs") == [6, 3]
    assert row.seat(2, "segments") == [2, 2]
    assert row.seat(2, "stock") == [4, 0, 2]  # of the vendor, and of scroll 13
    assert row.seat(2, "vendors") == [0b10000, 0b00001]
    assert row.seat(2, "scrolls") == [0, 0b00010000, 0, 0, 0, 0, 0, 0b01000000, 0]
    assert row.seat(2, "luxuries") == [0b00010, 0, 0, 0, 0b00001]
    assert row.seat(2, "gates") == [6, 0, 0, 0, 0, 0, 0, 0]
    assert row.seat(2, "entertainers") == [0b01000001]
    assert row.seat(2, "spectators") == [2, 1, 3, 1, 2, 2, 1, 3]  # turned by two
    assert row.seat(2, "left oases") == [5, 0, 0]
    assert row.seat(2, "right oases") == [0, 30, 0]
    assert row.seat(2, "claimed oases") == [0b01000000, 0, 0b10000000, 0]
    assert row.seat(2, "oases") == [35]  # 3 and 4 fish; 4 for each of 7 sectors with 3 or fewer
    assert row.seat(2, "discovered") == [3]  # 3 and no nobles; not at the jetty
    assert row.seat(2, "provisions") == [0b001000, 0b000001]
    assert row.seat(2, "points") == [24 + 5]
    assert row.seat(2, "river") == [3]
    assert row.seat(2, "rapids") == [1]
    assert [row.seat(nth, "ahead") for nth in range(4)] == [[3], [2], [1], [0]]
    assert row.seat(3, "face down") == [2]
    assert row.seat(3, "own face down") == [0, 0]
    assert row.seat(3, "turning") == [1]
    assert Row(GAME, s, viewer=3).seat(0, "own face down") == [0b110000, 0]
    assert Row(GAME, s, viewer=3).seat(0, "turning") == [4 + 2]
    assert row.place(0, "unseen") == [6]
    assert row.place(0, "known") == [8, 7, 0]


def test_keshis_laid_aside_and_staircase_tiles() -> None:
    s = fresh(2, staircase_tiles=True)
    begin(s, LayStairSet(1), Deal())  # 01a to 12a: a keshi of each colour
    s.players[0].kept, s.players[1].kept = [0, 6], [6, 6]
    row = Row(GAME, s, viewer=0)
    assert row.table("modules") == [0b00010]
    assert len(set(row.table("web"))) == 12
    assert row.table("kept") == [1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0]
    assert row.seat(0, "kept") == [0b000001, 0b000001]
    assert row.seat(1, "kept") == [0, 0b000001]
