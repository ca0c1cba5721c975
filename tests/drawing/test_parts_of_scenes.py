"""Targets, journeys and entries of the rail, as the page wants them."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.motion import journey
from majlis.drawing.rail import item
from majlis.drawing.scene import Motion, Target
from majlis.drawing.targets import target, target_around


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
