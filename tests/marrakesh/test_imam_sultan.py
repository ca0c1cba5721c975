"""Expansion 2, page 16: sultan and imam, and what their company saves."""

from __future__ import annotations

from majlis.games.marrakesh.data import MADRASA, ON_MOSQUE, ON_PALACE, SOUK
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.rules.stairs import Climb
from majlis.games.marrakesh.state import Marrakesh
from tests.marrakesh.table import answer, asked, begin, fresh, given, outcome, show


def standing(*steps: int, holder: int = -1) -> Marrakesh:
    """Courtiers on these steps, and the sultan with one of them or waiting on step 5."""
    s = fresh(len(steps), imam_sultan=True)
    for seat, step in enumerate(steps):
        s.players[seat].stairs[ON_PALACE] = step
    if holder >= 0:
        s.escorted[ON_PALACE], s.escort_steps[ON_PALACE] = holder, -1
    return s


def climbs(s: Marrakesh, seat: int, steps: int) -> Marrakesh:
    """The courtier climbs; connection bonuses on the way are taken as they come."""
    begin(s, Climb(seat, ON_PALACE, steps))
    while s.waiting:
        s.apply(s.waiting[0], s.legal[-1])
    return s


def test_they_wait_on_step_five() -> None:
    s = fresh(imam_sultan=True)
    assert (s.escorted, s.escort_steps) == ([-1, -1], [5, 5])
    assert fresh().escort_steps == [-1, -1]


def test_whoever_reaches_the_step_takes_him_along() -> None:
    assert climbs(standing(3, 0), 0, 1).escorted[ON_PALACE] == -1
    assert climbs(standing(3, 0), 0, 2).escorted[ON_PALACE] == 0
    assert climbs(standing(3, 0), 0, 6).escorted[ON_PALACE] == 0


def test_to_draw_level_is_not_enough_to_pass_is() -> None:
    assert climbs(standing(8, 4, holder=0), 1, 4).escorted[ON_PALACE] == 0
    assert climbs(standing(8, 4, holder=0), 1, 5).escorted[ON_PALACE] == 1


def test_on_the_final_space_he_goes_to_the_second() -> None:
    s = climbs(standing(15, 9, 12, holder=0), 0, 1)
    assert s.escorted[ON_PALACE] == 2


def test_tied_for_the_second_place_he_waits_one_space_above() -> None:
    s = climbs(standing(15, 9, 9, holder=0), 0, 1)
    assert (s.escorted[ON_PALACE], s.escort_steps[ON_PALACE]) == (-1, 10)
    climbs(s, 2, 1)
    assert (s.escorted[ON_PALACE], s.escort_steps[ON_PALACE]) == (2, -1)


def test_nobody_below_he_leaves_the_game() -> None:
    s = climbs(standing(15, 16, holder=0), 0, 1)
    assert (s.escorted[ON_PALACE], s.escort_steps[ON_PALACE]) == (-1, -1)


def test_waiting_on_the_final_space_he_is_passed_on_at_once() -> None:
    """Two tied on 15: he waits on 16, and whoever enters it does not keep him."""
    s = climbs(standing(15, 15, 15, holder=0), 0, 1)
    assert (s.escorted[ON_PALACE], s.escort_steps[ON_PALACE]) == (-1, 16)
    assert climbs(s, 1, 1).escorted[ON_PALACE] == 2


def test_passing_him_and_reaching_the_top_in_one_move() -> None:
    s = climbs(standing(12, 11, 3, holder=0), 1, 5)
    assert s.escorted[ON_PALACE] == 0


def test_the_two_staircases_are_apart() -> None:
    s = fresh(imam_sultan=True)
    s.players[0].stairs[ON_MOSQUE] = 4
    begin(s, Climb(0, ON_MOSQUE, 1))
    assert s.escorted == [-1, 0]


def test_with_the_sultan_a_scroll_costs_a_date_less() -> None:
    s = given(standing(8, 0, holder=0), 0, "gray=7 date=2")
    show(s, 72, 9)
    took = outcome(s, "scroll:72 done", SectorAction(0, MADRASA))
    assert took == "date-2 scrolls+1"
    free = given(standing(8, 0, holder=0), 0, "gray=1")
    assert "scroll:01" in asked(begin(free, SectorAction(0, MADRASA)))
    other = given(standing(8, 0, holder=1), 0, "gray=1")
    assert "scroll:01" not in asked(begin(other, SectorAction(0, MADRASA)))


def test_the_discount_may_be_used_several_times_in_a_turn() -> None:
    s = given(standing(8, 0, holder=0), 0, "gray=3 date=0")
    s.academies = [19, 20, 21, *s.academies[3:]]
    took = outcome(s, "scroll:19 scroll:20 scroll:21 done", SectorAction(0, MADRASA))
    assert took == "date+3 dinar+2 scrolls+3 water+2"


def imam(has: str) -> Marrakesh:
    s = given(fresh(imam_sultan=True), 0, has)
    s.escorted[ON_MOSQUE] = 0
    return s


def test_with_the_imam_one_goods_keshi_is_spared() -> None:
    s = imam("purple=3 orange=2")
    begin(s, SectorAction(0, SOUK))
    answer(s, "luxury:necklace_1")
    assert asked(s) == ["keshi:purple", "keshi:orange"]
    answer(s, "keshi:orange")
    assert s.players[0].keshis[2:5] == [0, 0, 1]


def test_one_missing_keshi_must_be_the_one_that_is_spared() -> None:
    s = imam("purple=2 orange=2")
    begin(s, SectorAction(0, SOUK))
    answer(s, "luxury:necklace_1")
    assert asked(s) == ["keshi:purple"]
    assert "luxury:necklace_1" not in asked(begin(imam("purple=1 orange=2"), SectorAction(0, SOUK)))


def test_slippers_are_free_with_the_imam() -> None:
    s = imam("")
    took = outcome(s, "luxury:slippers_1 keshi:orange", SectorAction(0, SOUK))
    assert took == "luxury+1 points+2 water+1"


def test_34_with_the_imam_spares_a_keshi_of_each_good() -> None:
    """Slippers 1 for no orange keshi, then teapot 1 for the purple one alone."""
    s = imam("purple=1 scrolls=34")
    answers = "luxury:slippers_1 keshi:orange luxury:teapot_1 keshi:yellow done"
    took = outcome(s, answers, SectorAction(0, SOUK))
    assert took == "dinar+1 luxury+2 points+6 purple-1 water+1"
