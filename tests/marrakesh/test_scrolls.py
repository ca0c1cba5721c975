"""Every scroll, 01 to 72, with numbers. Each row was reckoned by hand from the addendum."""

from __future__ import annotations

from typing import Any

import pytest

from majlis.games.marrakesh.data import (
    MADRASA,
    MEDINA,
    MOSQUE,
    ORCHARD,
    PALACE,
    PINK,
    RED,
    RIVER,
    SAHARA,
    SOUK,
    SQUARE,
)
from majlis.games.marrakesh.rules import oases
from majlis.games.marrakesh.rules.deploy import Deploy, room
from majlis.games.marrakesh.rules.river_tiles import Reward
from majlis.games.marrakesh.rules.round import ChooseAssistant, ClaimKeshi, RiverBonuses, Using
from majlis.games.marrakesh.rules.scrolls_instant import ANY_GROUP, TakeScroll
from majlis.games.marrakesh.rules.seasons import SeasonScoring
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import Frame
from tests.marrakesh.table import (
    alphabetical,
    answer,
    asked,
    begin,
    changes,
    fresh,
    given,
    outcome,
    question,
    show,
)

# Number, what the player has, answers after the scroll was taken, what comes of it.
INSTANT = [
    (1, "", "", "green+1 points+1"),
    (2, "", "", "gray+1"),
    (3, "", "", "white+1"),
    (4, "", "", "black+1"),
    (5, "", "square:points", "pink+1 points+2"),
    (6, "", "", "turquoise+1"),
    (7, "", "", "beige+1"),
    (8, "", "sahara:left_1 oasis:05", "brown+1"),
    (9, "", "sector:mosque", "red+1"),
    (10, "", "", "purple+1"),
    (11, "", "", "orange+1"),
    (12, "", "", "yellow+1"),
    (19, "", "", "water+2"),
    (20, "", "", "dinar+2"),
    (21, "", "", "date+3"),
    (30, "", "keshi:green", "green+1 points+1"),
    (37, "", "", "yellow+2"),
    (38, "", "", "purple+2"),
    (39, "", "", "orange+2"),
    (40, "", "", "yellow+1 purple+1"),
    (41, "", "", "yellow+1 orange+1"),
    (42, "", "", "purple+1 orange+1"),
    (43, "", "keshi:gray keshi:purple", "gray+1 purple+1"),
    # The disc at 0 has its threes at the goods and at the mosque.
    (47, "", "square:mosque web:n2a square:goods keshi:orange", "mosque+3 dinar+1 date+1 orange+3"),
    (53, "green=4", "sector:date_orchard", "date+4"),
    # Palace 0 to 3: line (mosque 1, palace 2). Mosque 0 to 3: line (2, 2).
    (
        55,
        "",
        "stairs:palace web:dinars web:points",
        "palace+3 mosque+3 dinar+3 points+1",
    ),
    (57, "", "", "red+1 water+3"),
    (58, "date=1", "scroll:62", "date-1 scrolls+1"),
    # Mosque 8, palace 4: the line of the addendum's example.
    (
        59,
        "mosque=8 palace=4",
        "web:n3a sector:river web:n3b web:dinars web:points",
        "dinar+1 points+4 red+1 green+1",
    ),
    (62, "oases=left_1:5,right_1:7", "sahara:left_1 sahara:right_1", "stored+2"),
    (64, "green=2", "keshi:green", "green+1 points+1 date+3"),
    (67, "", "keshi:white keshi:white keshi:black", "white+2 black+1"),
    # The disc at 2: palace 1, river 3, dinar 3, points 1, as in the addendum's example.
    (
        70,
        "square=palace,river,dinar,points disc=2",
        "square:palace square:dinar square:points square:river",
        "palace+1 river+3 dinar+3 points+2",
    ),
    (71, "stored=5,7 white=2 turquoise=8", "oasis:07", "points+11"),
    (72, "water=1 date=3 dinar=1", "water date dinar", "water-1 date-1 dinar-1 points+6"),
]


@pytest.mark.parametrize(("scroll", "has", "answers", "gives"), INSTANT, ids=lambda x: str(x)[:12])
def test_instant(scroll: int, has: str, answers: str, gives: str) -> None:
    s = given(fresh(), 0, has)
    show(s, scroll, {1: 0, 2: 3, 3: 6, 4: 9}[1 + (scroll > 21) + (scroll > 42) + (scroll > 60)])
    took = outcome(s, f"scroll:{scroll:02} {answers}", TakeScroll(0, ANY_GROUP, 0))
    own = f"scrolls{1 + gives.count('scrolls'):+}"
    expected = [word for word in gives.split() if not word.startswith("scrolls")]
    assert took == alphabetical(" ".join([*expected, own]))
    assert s.players[0].scrolls[scroll] == 1


def action(sector: int) -> Frame[Any]:
    return SectorAction(0, sector)


# Number, what the player has, the paragraph, answers, what comes of it with the scroll, and without
# it (with the answers that are then asked).
PERMANENT: list[tuple[int, str, Frame[Any], str, str, str, str]] = [
    (13, "black=1 mosque=2", action(MOSQUE), "web:points", "mosque+1 dinar+1 water+1 points+1",
     "web:points", "mosque+1 dinar+1 points+1"),
    (14, "black=1 mosque=2", action(MOSQUE), "web:points", "mosque+1 dinar+1 date+1 points+1",
     "web:points", "mosque+1 dinar+1 points+1"),
    (15, "white=1 palace=2", action(PALACE), "web:dinars", "palace+1 dinar+3",
     "web:dinars", "palace+1 dinar+2"),
    (16, "white=1 palace=2", action(PALACE), "web:dinars", "palace+1 dinar+2 river+1",
     "web:dinars", "palace+1 dinar+2"),
    (17, "turquoise=2 river=1", action(RIVER), "", "river+2 points+1", "", "river+2"),
    (18, "yellow=1", action(SOUK), "keshi:yellow date", "yellow-1 water+2 date+1",
     "keshi:yellow", "yellow-1 water+2"),
    (22, "beige=1", action(MEDINA), "workshop:1 keshi:black sector:sahara keshi:black",
     "gates+1 black+1", "workshop:1 keshi:black sector:sahara keshi:black",
     "gates+1 black+1 points-3"),
    (23, "green=2", action(ORCHARD), "water date", "water+1 date+1", "", "date+2"),
    (24, "green=3", action(ORCHARD), "date dinar dinar", "date+1 dinar+2", "", "date+3"),
    (25, "green=3", action(ORCHARD), "point point date", "points+2 date+1", "", "date+3"),
    (26, "black=1 date=2", action(MOSQUE), "date done", "mosque+2 date-1", "", "mosque+1"),
    (27, "white=1 water=1", action(PALACE), "water", "palace+2 water-1", "", "palace+1"),
    # The disc turns from 0 to 1: two spectators face the 2-points space.
    (29, "", action(SQUARE), "", "points+4", "", ""),
    (31, "square=goods disc=7", action(SQUARE), "square:goods keshi:purple", "purple+4",
     "square:goods keshi:purple", "purple+3"),
    (32, "beige=1 dinar=2", action(MEDINA),
     "workshop:4 keshi:white sector:palace keshi:white", "dinar-2 gates+1 points+9 white+1",
     "workshop:3 keshi:white sector:palace keshi:white", "dinar-2 gates+1 points+6 white+1"),
    (33, "beige=1 dinar=1 date=2", action(MEDINA),
     "workshop:4 date date dinar keshi:white sector:palace keshi:white",
     "dinar-1 date-2 gates+1 points+9 white+1",
     "workshop:2 keshi:white sector:palace keshi:white", "dinar-1 gates+1 points+3 white+1"),
    (34, "orange=1 yellow=1 purple=1", action(SOUK),
     "luxury:slippers_1 luxury:teapot_1 done",
     "orange-1 yellow-1 purple-1 luxury+2 points+6 water+1 dinar+1",
     "luxury:slippers_1", "orange-1 luxury+1 points+2 water+1"),
    (36, "beige=1", action(MEDINA),
     "workshop:1 keshi:black sector:mosque keshi:green keshi:green", "gates+1 green+1",
     "workshop:1 keshi:black sector:mosque keshi:black", "gates+1 black+1 points-1"),
    (45, "oases=left_2:5 water=1", action(SAHARA), "sahara:left_2 water",
     "water-1 stored+1", "", ""),
    (46, "yellow=1 purple=1", action(SOUK), "keshi:yellow keshi:purple done",
     "yellow-1 purple-1 water+2 date+2", "keshi:purple", "purple-1 date+2"),
    (48, "", Deploy(0, PINK), "square:mosque scroll:48", "pink+1 mosque+2",
     "square:mosque", "pink+1 mosque+1"),
    (49, "black=3 mosque=16", action(MOSQUE), "", "points+6", "", "points+3"),
    # The disc turns from 7 to 0: one spectator faces palace, water and river.
    (51, "disc=7", action(SQUARE), "square:palace square:river square:water",
     "palace+1 water+1 river+1", "", ""),
    (52, "white=3 palace=15", action(PALACE), "", "palace+1 points+4", "", "palace+1 points+2"),
    (54, "", Deploy(0, PINK), "square:points", "pink+1 points+2 water+1 dinar+1",
     "square:points", "pink+1 points+2"),
    (56, "turquoise=4 river=11", action(RIVER), "", "river+1 points+10", "", "river+1 points+7"),
    (60, "river=5", RiverBonuses(0), "rapid:2 water dinar", "water+1 dinar+1",
     "rapid:2 water", "water+1"),
    (63, "black=1 mosque=2 palace=3", action(MOSQUE), "web:points web:dinars",
     "mosque+1 dinar+2 points+1", "web:points", "mosque+1 dinar+1 points+1"),
    # Two actions: the disc turns to 4 with one spectator, and to 5 with two at the points.
    (65, "square=points disc=3", action(SQUARE), "square:points square:points", "points+6",
     "square:points", "points+2"),
    (66, "beige=1", action(MEDINA),
     "workshop:1 keshi:black sector:mosque keshi:black keshi:black", "gates+1 black+2 points-1",
     "workshop:1 keshi:black sector:mosque keshi:black", "gates+1 black+1 points-1"),
    (68, "white=2", Deploy(0, 10), "sahara:left_1 oasis:05", "brown+1 points+5",
     "sahara:left_1 oasis:05", "brown+1"),
]  # fmt: skip


@pytest.mark.parametrize("row", PERMANENT, ids=lambda row: f"{row[0]:02}")
def test_permanent(row: tuple[int, str, Frame[Any], str, str, str, str]) -> None:
    scroll, has, frame, answers, gives, answers_without, gives_without = row
    without = outcome(given(fresh(), 0, has), answers_without, frame)
    assert without == alphabetical(gives_without)
    owner = given(fresh(), 0, f"{has} scrolls={scroll}")
    gained = outcome(owner, answers, frame)
    assert gained == alphabetical(gives)
    assert gained != without


def test_28_one_bonus_from_each_rapid_when_the_season_is_scored() -> None:
    s = given(fresh(), 0, "river=8 scrolls=28")
    s.players[1].active = s.players[0].active = []
    s.season = 3
    before = s.clone()
    answer(begin(s, SeasonScoring()), "dinar keshi:orange")
    assert changes(before, s) == "dinar+1 orange+1 points+1"
    assert not s.waiting


def test_28_is_evaluated_in_turn_order() -> None:
    """Page 13: from the holder of the camel; both have crossed two rapids: a point, a resource."""
    s = given(given(fresh(), 0, "river=5 scrolls=28"), 1, "river=6 scrolls=28")
    s.season, s.camel = 3, 1
    before = s.clone()
    begin(s, SeasonScoring())
    assert s.waiting == [1]
    answer(s, "date")
    assert s.waiting == [0]
    answer(s, "water")
    assert changes(before, s, 0) == "points+1 water+1"
    assert changes(before, s, 1) == "date+1 points+1"


def test_28_does_nothing_before_the_first_rapid() -> None:
    s = given(fresh(), 0, "river=2 scrolls=28")
    s.season = 3
    before = s.clone()
    begin(s, SeasonScoring())
    assert changes(before, s) == ""


def test_35_a_vendor_yields_two_water() -> None:
    for scrolls, water in (("", 1), (" scrolls=35", 2)):
        s = given(fresh(), 0, "vendors=mosque black=1" + scrolls)
        s.players[0].assistants[MOSQUE] = 1
        before = s.clone()
        answer(begin(s, ChooseAssistant(0)), "sector:mosque act")
        assert changes(before, s) == f"mosque+1 water+{water}"


def test_44_a_dinar_and_any_resource_for_each_tile() -> None:
    """The addendum's example: 1 dinar, then 2 dates for two tiles."""
    s = given(fresh(), 0, "dinar=1 date=2 active=2,8 scrolls=44")
    s.season = 3
    before = s.clone()
    answer(begin(s, SeasonScoring()), "date date")
    assert changes(before, s) == "date-2 dinar-1"


def test_44_is_a_choice_when_both_ways_can_be_paid() -> None:
    s = given(fresh(), 0, "dinar=3 date=3 water=1 active=2 scrolls=44")
    s.season = 3
    before = s.clone()
    begin(s, SeasonScoring())
    assert asked(s) == ["done", "scroll:44"]
    printed = answer(s.clone(), "done")
    assert changes(before, printed) == "date-1 dinar-1"
    assert changes(before, answer(s, "scroll:44 water")) == "dinar-1 water-1"


def test_50_two_points_for_an_action_beside_a_vendor() -> None:
    s = given(fresh(), 0, "vendors=mosque scrolls=50")
    s.players[0].assistants[MOSQUE] = 1
    s.players[0].assistants[PALACE] = 1
    before = s.clone()
    answer(begin(s, ChooseAssistant(0)), "sector:mosque act sector:palace act")
    assert changes(before, s) == "points+2 water+1"
    taking = answer(begin(before, ChooseAssistant(0)), "sector:mosque keshi:black")
    assert sum(taking.players[0].points) == 0


def performing(has: str, space: str) -> tuple[Marrakesh, Marrakesh]:
    """Before and after an entertainer of the owner of scroll 54 came to a space."""
    before = given(fresh(), 0, f"scrolls=54{has}")
    return before, answer(begin(before.clone(), Deploy(0, PINK)), f"square:{space}")


def test_54_beside_a_climb_that_leads_on_the_player_chooses_the_order() -> None:
    """Ruling 5.83. The neighbours of goods are river and palace; the courtier crosses his first
    threshold: a dinar, and from the line between mosque 1 and palace 2 the water. If he climbs
    first, it can be paid on the river."""
    before, s = performing(" palace=2", "goods")
    assert question(s) == "ChooseBonus"
    assert asked(s) == ["square:goods", "square:palace", "square:river"]
    climb_first = answer(s.clone(), "square:palace web:n2b keshi:yellow water")
    assert not climb_first.waiting
    assert changes(before, climb_first) == "dinar+1 palace+1 pink+1 river+2 yellow+1"
    river_first = answer(s, "square:river")
    assert asked(river_first) == ["square:goods", "square:palace"]
    answer(river_first, "square:goods keshi:yellow web:n2b")
    assert not river_first.waiting
    assert changes(before, river_first) == "dinar+1 palace+1 pink+1 river+1 water+1 yellow+1"


def test_54_points_and_resources_come_by_themselves() -> None:
    """The date is there when the player is asked for the order of mosque and river."""
    before, s = performing(" mosque=2", "date")
    assert asked(s) == ["square:mosque", "square:river"]
    assert changes(before, s) == "date+1 pink+1"


@pytest.mark.parametrize(
    ("has", "space", "answers", "gives"),
    [
        ("", "date", "", "date+1 mosque+1 pink+1 river+1"),
        (" mosque=15", "date", "", "date+1 mosque+1 pink+1 river+1"),
        (" mosque=16", "date", "", "date+1 pink+1 points+1 river+1"),
        (" palace=1", "goods", "keshi:orange", "orange+1 palace+1 pink+1 river+1"),
        (" palace=2", "river", "keshi:orange", "date+1 orange+1 pink+1 river+1"),
        (" palace=2", "dinar", "web:dinars", "dinar+3 palace+1 pink+1 points+2"),
        (",27", "water", "water", "mosque+2 pink+1 points+2"),
    ],
)
def test_54_nobody_is_asked_if_the_order_does_not_matter(
    has: str, space: str, answers: str, gives: str
) -> None:
    """Climbs that cross no threshold, or nothing but points and resources beside a climb: these
    come first, so that the water buys a step by scroll 27."""
    before, s = performing(has, space)
    answer(s, answers)
    assert not s.waiting
    assert changes(before, s) == gives


def test_54_with_48_the_second_step_may_lead_on() -> None:
    _, s = performing(",48 mosque=1", "date")
    assert question(s) == "ChooseBonus"
    _, s = performing(",48", "date")
    assert question(s) == "ExtraStep"


def test_54_under_rules_1_the_order_was_fixed() -> None:
    """The space, its left neighbour, its right one."""
    s = given(fresh(), 0, "scrolls=54 palace=2")
    s.rules = 1
    took = outcome(s, "square:goods keshi:yellow web:n2b", Deploy(0, PINK))
    assert took == "dinar+1 palace+1 pink+1 river+1 water+1 yellow+1"


def test_57_the_souk_vendor_works_from_the_next_turn_on() -> None:
    s = fresh()
    show(s, 57, 6)
    begin(s, TakeScroll(0, ANY_GROUP, 0))
    answer(s, "scroll:57")
    me = s.players[0]
    assert me.stock == [3, 0, 0]
    me.assistants[SOUK] = 2
    answer(begin(s, ChooseAssistant(0)), "sector:souk keshi:yellow sector:souk act done")
    assert me.stock == [3, 0, 0]
    me.resting = 0
    me.assistants[SOUK] = 2
    answer(begin(s, ChooseAssistant(0)), "sector:souk keshi:yellow sector:souk act done")
    assert me.stock == [5, 0, 0]


def test_58_needs_a_date_and_ignores_the_scholars() -> None:
    s = fresh()
    show(s, 58, 6)
    answer(begin(s, TakeScroll(0, ANY_GROUP, 0)), "scroll:58")
    assert not s.waiting
    assert sum(s.players[0].scrolls) == 1


def test_59_on_the_lowest_line_is_a_river_step() -> None:
    s = fresh()
    show(s, 59, 6)
    took = outcome(s, "scroll:59 web:n1", TakeScroll(0, ANY_GROUP, 0))
    assert took == "river+1 scrolls+1"


def test_61_two_keshis_of_any_colours() -> None:
    """The addendum's example: one green and one pink keshi."""
    s = given(fresh(), 0, "scrolls=61")
    s.base[1], s.base[5] = 2, 1
    took = outcome(s, "keshi:green keshi:pink square:dinar", ClaimKeshi(0))
    assert took == "dinar+1 green+1 pink+1 points+1"
    assert s.base[1] == 1


def test_61_may_be_used_for_one_keshi_only() -> None:
    s = given(fresh(), 0, "scrolls=61")
    s.base[1] = 2
    assert outcome(s, "keshi:green done", ClaimKeshi(0)) == "green+1 points+1"


def test_64_red_acts_where_the_vendor_went() -> None:
    s = given(fresh(), 0, "green=3")
    show(s, 64, 9)
    took = outcome(s, "scroll:64 keshi:red sector:date_orchard", TakeScroll(0, ANY_GROUP, 0))
    assert took == "date+3 red+1 scrolls+1"


def test_64_goods_act_in_the_souk() -> None:
    s = fresh()
    show(s, 64, 9)
    took = outcome(s, "scroll:64 keshi:orange luxury:slippers_1", TakeScroll(0, ANY_GROUP, 0))
    assert took == "luxury+1 points+2 scrolls+1 water+1"


def test_69_all_rapids_at_the_end_of_the_round() -> None:
    s = given(fresh(), 0, "river=11 scrolls=69")
    before = s.clone()
    answer(begin(s, RiverBonuses(0)), "date keshi:yellow")
    assert changes(before, s) == "date+1 points+4 yellow+1"


def test_every_scroll_has_a_row() -> None:
    alone = {28, 35, 44, 50, 61, 69}
    rows = [row[0] for row in INSTANT] + [row[0] for row in PERMANENT]
    assert sorted([*rows, *alone]) == list(range(1, 73))


def test_31_with_51_and_47_counts_after_the_addition() -> None:
    """Ruling 5.42: with the pink disc no section has one spectator; 47 looks at printed twos."""
    s = given(fresh(), 0, "scrolls=31,51 disc=7")
    assert outcome(s, "", SectorAction(0, SQUARE)) == ""
    s = given(fresh(), 0, "scrolls=31")
    show(s, 47, 6)
    begin(s, TakeScroll(0, ANY_GROUP, 0))
    answer(s, "scroll:47")
    assert asked(s) == ["square:dinar", "square:points", "square:date"]


def test_36_with_66_gives_two_of_one_colour() -> None:
    s = given(fresh(), 0, "beige=1 scrolls=36,66")
    answers = "workshop:1 keshi:red sector:palace keshi:gray keshi:gray keshi:gray"
    assert outcome(s, answers, SectorAction(0, MEDINA)) == "gates+1 gray+2 points-3"


def test_32_with_22_brings_no_dinar_back() -> None:
    s = given(fresh(), 0, "beige=1 scrolls=22,32")
    answers = "workshop:1 keshi:red sector:palace keshi:red sector:river"
    assert outcome(s, answers, SectorAction(0, MEDINA)) == "gates+1 red+1"


def test_26_and_27_together_after_the_granted_steps() -> None:
    s = given(fresh(), 0, "black=1 date=1 water=1 mosque=4 scrolls=26,27,48")
    answers = "scroll:48 water web:n3a sector:river date"
    assert outcome(s, answers, SectorAction(0, MOSQUE)) == ("date-1 dinar+1 mosque+4 red+1 water-1")


def test_24_with_25_splits_the_harvest() -> None:
    s = given(fresh(), 0, "green=4 scrolls=24,25")
    took = outcome(s, "point date dinar dinar", SectorAction(0, ORCHARD))
    assert took == "date+1 dinar+2 points+1"


def test_scholars_gained_on_the_way_count_at_once() -> None:
    """Ruling 5.46: scroll 02 brings the second scholar, which buys another gray scroll."""
    s = given(fresh(), 0, "gray=1 date=2")
    assert outcome(s, "scroll:02 scroll:01 done", SectorAction(0, MADRASA)) == (
        "date-2 gray+1 green+1 points+1 scrolls+2"
    )


def test_50_pays_for_the_souk_vendor_only_when_he_works() -> None:
    """Scroll 57: not in the turn in which he came, so there is no water to add points to."""
    s = given(fresh(), 0, "scrolls=50")
    show(s, 57, 6)
    answer(begin(s, TakeScroll(0, ANY_GROUP, 0)), "scroll:57")
    s.players[0].assistants[SOUK] = 1
    before = s.clone()
    answer(begin(s, ChooseAssistant(0)), "sector:souk act done")
    assert changes(before, s) == ""
    s.players[0].assistants[SOUK] = 1
    answer(begin(s, Using(0)), "sector:souk act done")
    assert changes(before, s) == "points+2 water+1"


def test_57_is_a_red_keshi_but_fills_no_sector() -> None:
    """Ruling 5.57, with two vendors: oasis 13 is worth 3 + 2, and seven sectors still have room."""
    s = given(fresh(), 0, "vendors=souk,mosque scrolls=57")
    assert oases.worth(s.players[0], 13) == 5
    assert room(s.players[0], RED) == 7
    assert outcome(s, "", Reward(0, 18, 0)) == "date+2 water+2"


def test_45_with_33_costs_one_resource() -> None:
    s = given(fresh(), 0, "oases=left_3:5 water=2 scrolls=33,45")
    assert outcome(s, "sahara:left_3 water", SectorAction(0, SAHARA)) == "stored+1 water-1"


def test_58_in_the_sultans_company_still_costs_a_date() -> None:
    """Ruling 5.50: the scroll is taken, not bought."""
    s = given(fresh(imam_sultan=True), 0, "date=1")
    s.escorted[0] = 0
    show(s, 58, 6)
    took = outcome(s, "scroll:58 scroll:61", TakeScroll(0, ANY_GROUP, 0))
    assert took == "date-1 scrolls+2"


def test_53_brings_no_water_and_no_points_of_50() -> None:
    """Ruling 5.45: no assistant works. The square has an entertainer before 2 spectators."""
    s = given(fresh(), 0, "square=date vendors=main_square scrolls=50,35 disc=7")
    show(s, 53, 6)
    took = outcome(s, "scroll:53 sector:main_square square:date", TakeScroll(0, ANY_GROUP, 0))
    assert took == "date+2 scrolls+1"


def test_55_with_48_and_26_makes_two_moves() -> None:
    """Palace 3 to 6, to 7 by scroll 48 (a threshold: line (mosque 2, palace 3)), to 8 for the date;
    then mosque 3 to 6, and to 7 by scroll 48: line (3, 3)."""
    s = given(fresh(), 0, "palace=3 mosque=3 date=1 scrolls=26,48")
    show(s, 55, 6)
    answers = "scroll:55 stairs:palace scroll:48 web:points date scroll:48 web:points"
    assert outcome(s, answers, TakeScroll(0, ANY_GROUP, 0)) == (
        "date-1 dinar+2 mosque+4 palace+5 points+4 scrolls+1"
    )
