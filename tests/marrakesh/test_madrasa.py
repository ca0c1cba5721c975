"""The madrasa and the displays, page 10: buying scrolls, refreshing, and refilling."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import MADRASA, group_of
from majlis.games.marrakesh.rules.display import Refill
from majlis.games.marrakesh.rules.sahara import StoreOasis
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import HIDDEN
from tests.marrakesh.table import (
    answer,
    asked,
    begin,
    chance_asked,
    changes,
    fresh,
    given,
    outcome,
    question,
    show,
)

GROUPS = [("gray", 1, 1, 1, 21), ("yellow", 3, 1, 22, 42)]
GROUPS += [("pink", 5, 2, 43, 60), ("orange", 7, 3, 61, 72)]
"""Colour, scholars, dates, first and last number."""


@pytest.mark.parametrize(("colour", "scholars", "dates", "first", "last"), GROUPS)
def test_requirement_and_price(
    colour: str, scholars: int, dates: int, first: int, last: int
) -> None:
    group = [name for name, *_ in GROUPS].index(colour)
    assert {group_of(scroll) for scroll in range(first, last + 1)} == {group}
    wanted = f"scroll:{[1, 22, 44, 63][group]:02}"
    enough = given(fresh(), 0, f"gray={scholars} date={dates}")
    assert wanted in asked(begin(enough, SectorAction(0, MADRASA)))
    for few in (f"gray={scholars - 1} date={dates}", f"gray={scholars} date={dates - 1}"):
        assert wanted not in asked(begin(given(fresh(), 0, few), SectorAction(0, MADRASA)))


def test_the_example_of_page_10() -> None:
    """Six scholars: scrolls that ask for 1 and for 5, for 3 dates."""
    s = given(fresh(), 0, "gray=6 date=3 water=1")
    show(s, 45, 6)
    s.academies = [19 if scroll == 1 else scroll for scroll in s.academies]
    took = outcome(s, "scroll:45 scroll:19 done", SectorAction(0, MADRASA))
    assert took == "date-3 scrolls+2 water+2"


def test_no_scholar_counts_twice() -> None:
    s = given(fresh(), 0, "gray=6 date=9")
    answer(begin(s, SectorAction(0, MADRASA)), "scroll:44")
    assert asked(s) == ["done", "scroll:01", "scroll:02", "scroll:03"]
    answer(s, "scroll:03")
    assert asked(s) == ["done"]


def test_nothing_is_revealed_before_the_end_of_the_turn() -> None:
    s = given(fresh(), 0, "gray=2 date=2")
    answer(begin(s, SectorAction(0, MADRASA)), "scroll:02")
    assert s.academies[1] == -1
    answer(s, "done")
    begin(s, Refill())
    assert chance_asked(s)
    assert len(asked(s)) == 18  # the gray scrolls that nobody has seen
    answer(s, "scroll:21")
    assert s.academies[1] == 21
    assert not s.waiting


def test_a_refresh() -> None:
    """1 dinar; three new scrolls of one colour, of which one must be bought; once a round."""
    s = given(fresh(), 0, "gray=2 date=2 dinar=2")
    begin(s, SectorAction(0, MADRASA))
    assert asked(s)[:2] == ["done", "scrolls:gray"]
    answer(s, "scrolls:gray dinar scroll:13 scroll:14 scroll:15")
    assert asked(s) == ["scroll:13", "scroll:14", "scroll:15"]
    assert [stack[0] for stack in s.stacks[:3]] == [1, 2, 3]
    answer(s, "scroll:14")
    assert asked(s) == ["done", "scroll:13", "scroll:15"]
    assert not s.players[0].may_refresh


def test_no_refresh_after_a_purchase() -> None:
    s = given(fresh(), 0, "gray=2 date=2 dinar=2")
    answer(begin(s, SectorAction(0, MADRASA)), "scroll:03")
    assert "scrolls:gray" not in asked(s)


@pytest.mark.parametrize("has", ["gray=1 date=1", "gray=1 dinar=1", "date=1 dinar=1"])
def test_no_refresh_that_could_not_be_followed_by_a_purchase(has: str) -> None:
    s = begin(given(fresh(), 0, has), SectorAction(0, MADRASA))
    assert "scrolls:gray" not in asked(s)


def test_33_may_not_spend_the_date_that_the_scroll_needs() -> None:
    s = given(fresh(), 0, "gray=1 date=1 water=1 scrolls=33")
    answer(begin(s, SectorAction(0, MADRASA)), "scrolls:gray")
    assert asked(s) == ["water"]
    s = given(fresh(), 0, "gray=1 date=1 scrolls=33")
    assert "scrolls:gray" not in asked(begin(s, SectorAction(0, MADRASA)))


def test_a_refresh_skips_stacks_without_a_face_up_scroll() -> None:
    """Ruling 5.48; a single tile simply stays."""
    s = given(fresh(), 0, "gray=1 date=1 dinar=1")
    s.academies = [-1, 2, 3, *s.academies[3:]]
    s.stacks = [[HIDDEN], [HIDDEN], [], *s.stacks[3:]]
    answer(begin(s, SectorAction(0, MADRASA)), "scrolls:gray dinar scroll:20")
    assert asked(s) == ["scroll:03"]
    answer(s, "scroll:03")
    assert asked(s) == ["scroll:03", "scroll:20"]
    assert s.academies[0] == -1


def test_what_was_put_below_comes_up_again() -> None:
    s = fresh()
    s.academies = [-1, *s.academies[1:]]
    s.stacks = [[17], *s.stacks[1:]]
    assert asked(begin(s, Refill())) == ["scroll:17"]


def emptied(*sizes: int) -> Marrakesh:
    """The orange stacks have so many tiles, the face-up one included; none is an empty place."""
    s = fresh()
    tops = [61 + n if size else -1 for n, size in enumerate(sizes)]
    s.academies = [*s.academies[:9], *tops]
    s.stacks = [*s.stacks[:9], *[[HIDDEN] * max(size - 1, 0) for size in sizes]]
    return s


@pytest.mark.parametrize(
    ("sizes", "after"),
    [
        ((0, 4, 2), (2, 2, 2)),  # 4 tiles: the lower two move
        ((0, 3, 1), (1, 2, 1)),  # 3 tiles: one moves
        ((0, 1, 1), (0, 1, 1)),  # 1 tile: none moves
        ((3, 0, 3), (2, 1, 3)),  # the leftmost of equals gives
        ((0, 0, 4), (1, 1, 2)),  # from left to right: the first empty place gives again
    ],
)
def test_an_empty_place_gets_the_lower_half_of_the_largest_stack(
    sizes: tuple[int, ...], after: tuple[int, ...]
) -> None:
    s = emptied(*sizes)
    begin(s, Refill())
    while s.waiting:
        s.apply(-1, s.legal[0])
    tiles = [len(s.stacks[n]) + (s.academies[n] != -1) for n in (9, 10, 11)]
    assert tuple(tiles) == after
    assert all(top != -1 for top, size in zip(s.academies[9:], after, strict=True) if size)


def test_what_lies_below_moves_with_the_lower_half() -> None:
    """Scroll 70 was put below in a refresh: everybody knows where it lies."""
    s = emptied(0, 4, 1)
    s.stacks = [*s.stacks[:10], [70, HIDDEN, HIDDEN], []]
    begin(s, Refill())
    assert s.stacks[9:] == [[70, HIDDEN], [HIDDEN], []]


def test_an_empty_shop_gets_half_of_the_largest() -> None:
    s = fresh()
    s.shops = [-1, 5, 10, 15, 20]
    s.shop_stacks = [0, 2, 4, 4, 1]
    begin(s, Refill())
    assert question(s) == "ShowLuxury"
    s.apply(-1, s.legal[0])
    assert s.shop_stacks == [1, 2, 2, 4, 1]
    assert not s.waiting


def test_two_actions_have_two_budgets() -> None:
    """Ruling 5.47."""
    s = given(fresh(), 0, "gray=1 date=2")
    before = s.clone()
    begin(s, SectorAction(0, MADRASA), SectorAction(0, MADRASA))
    answer(s, "scroll:03 done scroll:01 done")
    assert changes(before, s) == "date-2 green+1 points+1 scrolls+2 white+1"


def test_a_free_scroll_is_no_purchase() -> None:
    """Ruling 5.49: the refresh is still allowed."""
    s = given(fresh(), 0, "gray=2 date=3 dinar=1 stored=1,2,3,4 oases=left_1:5")
    answer(begin(s, StoreOasis(0, 2)), "scroll:22")
    assert "scrolls:gray" in asked(begin(s, SectorAction(0, MADRASA)))


def test_an_instant_scroll_acts_before_the_next_purchase() -> None:
    """Scroll 43 needs five of the six scholars and 2 dates; a scholar is one of the two keshis it
    brings, and the third date buys scroll 01."""
    s = given(fresh(), 0, "gray=6 date=3")
    before = s.clone()
    begin(s, SectorAction(0, MADRASA))
    answer(s, "scroll:43")
    assert question(s) == "TakeKeshi"
    answer(s, "keshi:gray keshi:black")
    assert question(s) == "Study"
    answer(s, "scroll:01 done")
    assert changes(before, s) == "black+1 date-3 gray+1 green+1 points+1 scrolls+2"
