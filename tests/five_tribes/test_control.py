"""2.3 Check whether you control the tile."""

from __future__ import annotations

import pytest

import majlis
from tests.five_tribes.table import asks, camels_of, coins_of, meeples_on, sultanate, table, tile


def three_elders(target: str, **more: int) -> majlis.Match:
    """An elder from A3 joins those on B3."""
    match = sultanate(f"3 W {target}", camels=[more.get("camels", 11)])
    match.play(0, "tile:A3", "elder:B3")
    return match


def test_an_emptied_tile_gets_a_camel() -> None:
    """At once, and without a question (ruling 8)."""
    match = three_elders("WW")
    assert asks(match)[-2:] == ["ChooseTile", "DropMeeple"]
    assert camels_of(match, 0) == "B3"
    assert table(match).players[0].camels == 10
    assert table(match).players[0].elders == 3


def test_a_tile_where_others_stand_gets_none() -> None:
    match = three_elders("WWWB")
    assert camels_of(match, 0) == ""
    assert table(match).players[0].elders == 4
    assert meeples_on(match, "B3") == "B"


def test_a_tile_can_be_emptied_from_and_is_not_won_by_that() -> None:
    """Only the last tile can be won: the first one stays nobody's."""
    match = sultanate("3 Y YR")
    match.play(0, "tile:A3", "vizier:B3")
    assert camels_of(match, 0) == ""
    assert meeples_on(match, "A3") == "."


def test_a_tile_never_changes_hands() -> None:
    """Ruling 5."""
    match = three_elders("WW@1")
    assert camels_of(match, 0) == ""
    assert camels_of(match, 1) == "B3"
    assert table(match).players[0].elders == 3


@pytest.mark.parametrize(
    ("kind", "points"),
    [("oasis", {"tiles": 8, "palms": 3}), ("village", {"tiles": 5, "palaces": 5})],
)
def test_an_opponents_tile_acts_for_its_owners_points(kind: str, points: dict[str, int]) -> None:
    """Tribe and tile act whoever rules it; the palm or palace counts for the owner."""
    match = sultanate("3 W W@1", kinds=f"B3={kind}")
    match.play(0, "tile:A3", "elder:B3")
    assert table(match).players[0].elders == 2
    assert camels_of(match, 1) == "B3"
    assert points.items() <= match.breakdown()[1].items()
    assert match.breakdown()[0]["tiles"] == 0


def test_without_a_camel_the_tile_stays_free() -> None:
    """Ruling 6."""
    match = three_elders("WW", camels=0)
    assert camels_of(match, 0) == ""
    assert table(match).players[0].elders == 3


def test_without_a_camel_everything_else_happens() -> None:
    """Ruling 6."""
    match = sultanate("3 B B", kinds="B3=village", camels=[0])
    match.play(0, "tile:A3", "builder:B3")
    assert camels_of(match, 0) == ""
    assert coins_of(match)[0] == 50 + 2 * 1
    assert table(match).palaces[tile("B3")] == 1


def test_a_tile_with_palms_or_palaces_can_be_won() -> None:
    """Ruling 55."""
    assert camels_of(three_elders("WW**^"), 0) == "B3"


def test_the_last_camel_ends_the_game_with_the_round() -> None:
    match = three_elders("WW", camels=1)
    assert table(match).ending
    assert table(match).players[0].camels == 0
