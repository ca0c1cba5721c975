"""Targets, journeys and entries of the rail, as the page wants them."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.motion import LATEST, TRAVEL, journey, rising, times
from majlis.drawing.rail import item
from majlis.drawing.scene import Float, Motion, Target
from majlis.drawing.targets import target, target_around
from majlis.kernel.state import Note
from majlis.words import Said


def test_targets_are_rounded() -> None:
    assert target("M0 0Z", (1.26, 2), "P5") == Target("M0 0Z", (1.3, 2), "P5")


def test_a_target_around_a_box() -> None:
    box = Box(0, 0, 10, 20)
    assert target_around(box, 3, "card", "It pays.") == Target(
        box.path(3), (5, 10), "card", "It pays."
    )


def test_a_journey_ends_where_the_node_is_drawn() -> None:
    way = [(0.0, 0.0), (10.0, 0.04), (10.0, 20.0)]
    assert journey("camel-P5", way, 90) == Motion(
        "camel-P5", ((-10.0, -20.0), (0.0, -20.0), (0.0, 0.0)), 90
    )


def test_an_entry_says_in_words_what_it_shows() -> None:
    assert item("<b>2</b>", "2 < 3") == (
        '<li title="2 &lt; 3" tabindex="-1"><b>2</b><span class="spoken">2 &lt; 3</span></li>'
    )
    assert item("", "silk", "set used").startswith('<li class="set used" title="silk" ')


def test_what_happens_waits_for_what_came_before() -> None:
    """Kind 1 moves something every 100 ms, kind 2 too; kind 3 moves nothing."""
    told = [note(kind) for kind in (1, 1, 3, 2, 3)]
    gap, arrived = 100, 100 + TRAVEL
    assert times(told, {1: gap, 2: gap}) == [0, gap, arrived, arrived, arrived + TRAVEL]
    assert times([note(3), note(1)], {1: gap}) == [0, 0]
    assert times([], {}) == []


def test_a_long_story_is_told_faster() -> None:
    when = times([note(1)] * 100, {1: TRAVEL})
    assert when == sorted(set(when))
    assert when[-1] == LATEST


def test_only_players_gain() -> None:
    told = {1: Said("", 0, (("coin", "+2"),)), 2: Said("", -1, (("coin", "+2"),)), 3: None}
    fresh = [note(1), note(2), note(3), note(1)]
    places = [(4.0, 5.0), None, None, None]
    assert rising(fresh, [7, 8, 9, 10], lambda one: told[one[1]], places) == [
        Float(0, (("coin", "+2"),), (4.0, 5.0), 7),
        Float(0, (("coin", "+2"),), None, 10),
    ]


def note(kind: int) -> Note:
    return (-1, kind, 0, 0, 0, 0)
