"""The round, pages 7 and 8: selecting, assistants, claiming, using assistants, order of play."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import (
    GREEN,
    MOSQUE,
    ORCHARD,
    PALACE,
    PINK,
    RED,
    SOUK,
    SQUARE,
    TURQUOISE,
)
from majlis.games.marrakesh.rules.deploy import ChooseVendor, Deploy, room
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    Claiming,
    ClaimKeshi,
    EndOfRound,
    RiverBonuses,
    Round,
    Select,
    SendAssistants,
    Using,
)
from majlis.games.marrakesh.rules.seasons import Season
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.chance import Rng
from tests.marrakesh.table import answer, asked, begin, changes, fresh, given, question


def test_selection_is_three_of_the_hand_in_ascending_order() -> None:
    s = fresh()
    for player in s.players:
        player.hand = 0b111111111111
    begin(s, Select())
    assert s.waiting == [0, 1]
    assert len(s.options(0)) == 10
    s.apply(0, s.parse("keshi:pink"))
    assert s.waiting == [0, 1]
    assert [s.label(action) for action in s.options(0)] == [
        *["keshi:black", "keshi:white", "keshi:gray", "keshi:beige", "keshi:brown"]
    ]


def ways(s: Marrakesh) -> int:
    if 0 not in s.waiting:
        return 1
    total = 0
    for action in s.options(0):
        after = s.clone()
        after.apply(0, action)
        total += ways(after)
    return total


@pytest.mark.parametrize(
    ("hand", "expected"), [(0b111111111111, 220), (0b111111111, 84), (0b111111, 20), (0b111, 1)]
)
def test_every_selection_can_be_made_in_one_way(hand: int, expected: int) -> None:
    s = fresh()
    for player in s.players:
        player.hand = hand
    assert ways(begin(s, Select())) == expected


def test_a_selection_is_secret_until_all_have_chosen() -> None:
    s = fresh()
    for player in s.players:
        player.hand = 0b111111111111
    begin(s, Select())
    for colour in ("green", "pink", "black"):
        s.apply(0, s.parse(f"keshi:{colour}"))
    assert s.waiting == [1]
    view = s.redact(1)
    assert isinstance(view, Marrakesh)
    assert view.players[0].picked == [-2, -2, -2]
    assert view.players[0].hand == 0b111111111111
    own = s.redact(0)
    assert isinstance(own, Marrakesh)
    assert own.players[0].picked == [GREEN, PINK, 6]
    for colour in ("green", "pink", "red"):
        s.apply(1, s.parse(f"keshi:{colour}"))
    assert s.sealed
    assert s.players[0].hand == 0b111110011101 & ~(1 << 6)


def test_t01_assistants_follow_the_colours() -> None:
    s = fresh()
    s.players[0].picked = [GREEN, PINK, 6]
    s.players[1].picked = [2, 7, RED]
    begin(s, SendAssistants(0))
    assert [n for n, there in enumerate(s.players[0].assistants) if there] == [
        *[ORCHARD, SQUARE, MOSQUE]
    ]
    # Red is a wild: anywhere but the palace, which is taken; the souk takes several.
    assert s.waiting == [1]
    assert "sector:palace" not in asked(s)
    assert "sector:souk" in asked(s)
    assert len(asked(s)) == 8
    answer(s, "sector:souk")
    assert s.players[1].assistants[SOUK] == 2


def test_three_assistants_in_the_souk() -> None:
    s = fresh()
    s.players[0].picked = s.players[1].picked = [2, 3, 4]
    begin(s, SendAssistants(0))
    assert s.players[0].assistants[SOUK] == 3


def test_t02_the_claiming_example_of_page_7() -> None:
    """Sarah, Jan, Marie, Lukas: 4, 3, 2 and 2 keshis."""
    s = fresh(4)
    base = {"turquoise": 3, "green": 2, "pink": 1, "gray": 1, "orange": 1, "purple": 1, "white": 1}
    for colour, n in {**base, "brown": 1}.items():
        s.base[s.parse(f"keshi:{colour}") - s.parse("keshi:turquoise")] = n
    before = s.clone()
    begin(s, Claiming(0, 0))
    answer(s, "keshi:turquoise keshi:turquoise keshi:green keshi:green keshi:pink square:water")
    answer(s, "keshi:gray keshi:turquoise keshi:orange keshi:purple keshi:white")
    answer(s, "keshi:brown sahara:start_right water date")
    assert not s.waiting
    assert [changes(before, s, seat) for seat in range(4)] == [
        "brown+1 date+1 turquoise+3 water+1",
        "green+2 orange+1 points+2",
        "pink+1 purple+1 water+1",
        "gray+1 white+1",
    ]
    assert sum(s.base) == 0


def test_one_of_two_may_be_taken() -> None:
    """Ruling 5.22."""
    s = fresh()
    s.base[TURQUOISE] = 2
    answer(begin(s, ClaimKeshi(0)), "keshi:turquoise done")
    assert s.players[0].keshis[TURQUOISE] == 1
    assert s.base[TURQUOISE] == 1


def test_one_free_space_one_keshi() -> None:
    s = given(fresh(), 0, "turquoise=7")
    s.base[TURQUOISE] = 2
    answer(begin(s, ClaimKeshi(0)), "keshi:turquoise")
    assert not s.waiting
    assert s.base[TURQUOISE] == 1


def test_a_filled_colour_cannot_be_claimed() -> None:
    s = given(fresh(), 0, "turquoise=8")
    s.base[TURQUOISE], s.base[GREEN] = 1, 1
    assert asked(begin(s, ClaimKeshi(0))) == ["keshi:green"]


def test_goods_can_always_be_claimed() -> None:
    assert room(given(fresh(), 0, "yellow=40").players[0], 2) > 1


def test_a_player_without_room_forfeits_and_the_others_go_on() -> None:
    s = given(fresh(3), 0, "turquoise=8")
    s.base[TURQUOISE] = 3
    begin(s, Claiming(0, 0))
    assert s.waiting == [1]
    answer(s, "keshi:turquoise done")
    assert s.waiting == [2]
    answer(s, "keshi:turquoise done")
    assert s.waiting == [1]


def test_what_nobody_can_place_goes_back() -> None:
    """Ruling 5.25."""
    s = given(given(fresh(), 0, "turquoise=8"), 1, "turquoise=8")
    s.base[TURQUOISE] = 3
    assert not begin(s, Claiming(0, 0)).waiting
    assert sum(s.base) == 0


def test_an_empty_base_ends_the_phase() -> None:
    """Ruling 5.24."""
    assert not begin(fresh(), Claiming(0, 0)).waiting


def test_claims_are_deployed_at_once_with_all_they_lead_to() -> None:
    """Ruling 5.23: the pink keshi's step crosses a threshold before the second player claims."""
    s = given(fresh(), 0, "mosque=2")
    s.base[PINK], s.base[GREEN] = 1, 1
    answer(begin(s, Claiming(0, 0)), "keshi:pink square:mosque")
    assert question(s) == "ConnectionBonus"
    answer(s, "web:points")
    assert s.waiting == [1]


def test_both_keshis_are_taken_before_the_first_is_deployed() -> None:
    """Two caravans: the second is claimed before the first oasis is seen."""
    s = fresh()
    s.base[10] = 2
    answer(begin(s, ClaimKeshi(0)), "keshi:brown")
    assert question(s) == "ClaimSecond"
    answer(s, "keshi:brown sahara:left_1 oasis:01 sahara:left_2 oasis:02")
    assert s.players[0].left == 2


def test_vendors_go_anywhere_but_the_souk() -> None:
    s = begin(given(fresh(), 0, "vendors=river,mosque"), ChooseVendor(0, 0))
    assert "sector:souk" not in asked(s)
    assert len(asked(s)) == 6
    assert room(s.players[0], RED) == 6


def test_taking_a_keshi_or_acting() -> None:
    """Page 8's example: green brings a point, the vendor at the mosque a water."""
    s = given(fresh(), 0, "vendors=mosque")
    s.players[0].assistants[ORCHARD] = s.players[0].assistants[MOSQUE] = 1
    before = s.clone()
    answer(begin(s, ChooseAssistant(0)), "sector:date_orchard keshi:green")
    assert changes(before, s) == "green+1 points+1"
    answer(s, "sector:mosque keshi:black")
    assert changes(before, s) == "black+1 green+1 points+1 water+1"
    assert not s.waiting


def test_the_vendor_pays_first_whatever_the_assistant_does() -> None:
    """Page 12's example: a water at the palace with the action as well."""
    s = given(fresh(), 0, "vendors=palace white=2")
    s.players[0].assistants[PALACE] = 1
    answer(begin(s, ChooseAssistant(0)), "sector:palace")
    assert s.players[0].stock == [1, 0, 0]
    answer(s, "act")
    assert s.players[0].stairs == [2, 0]


def test_a_full_sector_offers_the_action_only() -> None:
    s = given(fresh(), 0, "black=8")
    s.players[0].assistants[MOSQUE] = 1
    answer(begin(s, ChooseAssistant(0)), "sector:mosque")
    assert asked(s) == ["act"]


def test_the_wild_assistant_takes_the_sectors_colour() -> None:
    s = fresh()
    s.players[0].assistants[SOUK] = 1
    answer(begin(s, ChooseAssistant(0)), "sector:souk")
    assert asked(s) == ["act", "keshi:yellow", "keshi:purple", "keshi:orange"]


@pytest.mark.parametrize(("waits", "water"), [(False, 1), (True, 0)])
def test_a_vendor_of_this_turn(waits: bool, water: int) -> None:
    """Ruling 5.7, and the option that decides it the other way."""
    s = fresh(ruling_new_vendors_wait=waits)
    s.players[0].assistants[MOSQUE] = 1
    answer(begin(s, Deploy(0, RED)), "sector:mosque")
    answer(begin(s, ChooseAssistant(0)), "sector:mosque act")
    assert s.players[0].stock[0] == water
    s.players[0].assistants[MOSQUE] = 1
    begin(s, Using(0))
    answer(s, "sector:mosque act")
    assert s.players[0].stock[0] == water + 1


def test_a_vendor_placed_by_the_activation_comes_too_late() -> None:
    s = given(fresh(), 0, "black=1 mosque=6")
    s.players[0].assistants[MOSQUE] = 1
    answer(begin(s, ChooseAssistant(0)), "sector:mosque act web:n3a sector:mosque")
    assert s.players[0].stock[0] == 0


@pytest.mark.parametrize(
    ("seats", "starters"),
    [
        (2, [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]),
        (4, [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]),
    ],
)
def test_who_begins_each_round(seats: int, starters: list[int]) -> None:
    """The camel goes left each round, the figure each season."""
    s = fresh(seats)
    for seat, player in enumerate(s.players):
        player.face_down = [3 * seat, 3 * seat + 1, 3 * seat + 2]
    begin(s, Season(1))
    rng, seen = Rng(1), []
    while s.waiting:
        if s.agenda[-1] == Select() and not any(player.picked for player in s.players):
            seen.append(s.camel)
        s.apply(s.waiting[0], s.pick(rng))
    assert seen == starters


def test_rounds_and_seasons_end_in_order() -> None:
    s = fresh()
    s.round = 4
    begin(s, RiverBonuses(0), EndOfRound())
    assert (s.season, question(s)) == (1, "TurnUpProvision")
    s = fresh()
    begin(s, Round(2))
    assert (s.round, question(s)) == (2, "Select")
