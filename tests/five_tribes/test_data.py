"""The components: proof-read against the totals of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from majlis.games.five_tribes.data import (
    ACTIONS,
    AROUND,
    CARD,
    CARD_COUNTS,
    CARDS,
    DISTANCE,
    DJINN,
    DJINN_CARDS,
    DONE,
    DRAWN,
    ELDER_AND_ONE,
    FAKIRS,
    FREE,
    HELD,
    KIND,
    LABELS,
    MARKER,
    MEEPLE,
    MEEPLES,
    NAMES,
    NEIGHBOURS,
    ONE,
    ONE_FAKIR,
    PAY_ELDER,
    PAY_FAKIR,
    ROW,
    SET_VALUES,
    SPOT,
    TILE,
    TILE_KINDS,
    TRACK_PRICES,
    card_of,
    djinn_of,
    is_djinn,
    is_good,
    is_in_row,
    is_meeple_held,
    is_meeple_on_tile,
    is_place,
    is_tile,
    kind_of,
    meeple_held,
    meeple_on,
    nth_of,
    place_of,
    seat_of,
    tile_of,
    tribe_of,
)


def test_tiles() -> None:
    assert sum(count for _, _, _, count in TILE_KINDS) == 30
    assert sum(count for _, _, blue, count in TILE_KINDS if blue) == 12
    assert sum(points * count for _, points, _, count in TILE_KINDS) == 198


def test_meeples_and_cards() -> None:
    assert sum(MEEPLES) == 90
    assert sum(CARD_COUNTS) == 54
    assert dict(zip(CARDS, CARD_COUNTS, strict=True))["fakir"] == 18
    assert sorted(CARD_COUNTS[:9]) == [2, 2, 2, 4, 4, 4, 6, 6, 6]


def test_a_card_more_never_adds_less_than_the_one_before() -> None:
    """The best way to split goods into sets relies on this."""
    added = [more - less for less, more in pairwise(SET_VALUES)]
    assert added == [1, 2, 4, 6, 8, 9, 10, 10, 10]
    assert added == sorted(added)


def test_djinns() -> None:
    points = [points for _, points, _ in DJINN_CARDS]
    assert len(DJINN_CARDS) == 22
    assert sum(points) == 141
    assert [points.count(worth) for worth in (4, 5, 6, 8, 10)] == [4, 1, 10, 5, 2]
    prices = {name: price for name, _, price in DJINN_CARDS}
    assert {name for name in prices if prices[name] == ONE} == {
        "anun_nak", "bouraq", "enki", "hagis", "iblis", "lamia",
    }  # fmt: skip
    assert {name for name in prices if prices[name] == ELDER_AND_ONE} == {
        "echidna", "leta", "sibittis", "utug",
    }  # fmt: skip
    assert [name for name in prices if prices[name] == ONE_FAKIR] == ["sloar"]
    assert [name for name in prices if prices[name] == FAKIRS] == ["kumarbi"]
    assert list(prices.values()).count(FREE) == 10


def test_the_turn_track() -> None:
    assert TRACK_PRICES == [18, 12, 8, 5, 3, 1, 0, 0, 0]


def test_the_sultanate() -> None:
    assert NAMES[0] == "A1"
    assert NAMES[-1] == "F5"
    assert [NAMES[t] for t in NEIGHBOURS[NAMES.index("B2")]] == ["B1", "A2", "C2", "B3"]
    assert [NAMES[t] for t in AROUND[NAMES.index("A1")]] == ["B1", "A2", "B2"]
    assert len(AROUND[NAMES.index("C3")]) == 8
    assert DISTANCE[NAMES.index("A1")][NAMES.index("F5")] == 9


def test_every_range_of_the_vocabulary_begins_where_it_says() -> None:
    assert LABELS[SPOT] == "bid:18"
    assert LABELS[TILE] == "tile:A1"
    assert LABELS[MEEPLE : MEEPLE + 6] == [
        "vizier:A1", "elder:A1", "merchant:A1", "builder:A1", "assassin:A1", "vizier:B1",
    ]  # fmt: skip
    assert LABELS[HELD : HELD + 3] == ["vizier:seat:0", "elder:seat:0", "vizier:seat:1"]
    assert LABELS[DJINN] == "djinn:al_amin"
    assert LABELS[PAY_ELDER] == "elder"
    assert LABELS[ROW] == "row:1"
    assert LABELS[CARD] == "card:ivory"
    assert LABELS[PAY_FAKIR] == "card:fakir"
    assert LABELS[DONE] == "done"
    assert ACTIONS == DONE + 1 == MARKER
    assert LABELS[MARKER] == "marker:0"
    assert LABELS[KIND] == "kind:village"
    assert LABELS[DRAWN] == "drawn:vizier"
    assert len(LABELS) == DRAWN + 5


@pytest.mark.parametrize(
    ("label", "parts"),
    [
        ("bid:5", [(place_of, 3)]),
        ("tile:B1", [(tile_of, 1)]),
        ("tile:F5", [(tile_of, 29)]),
        ("vizier:A1", [(tile_of, 0), (tribe_of, 0)]),
        ("builder:A2", [(tile_of, 6), (tribe_of, 3)]),
        ("assassin:F5", [(tile_of, 29), (tribe_of, 4)]),
        ("vizier:seat:0", [(seat_of, 0), (tribe_of, 0)]),
        ("elder:seat:3", [(seat_of, 3), (tribe_of, 1)]),
        ("djinn:utug", [(djinn_of, 21)]),
        ("row:6", [(nth_of, 5)]),
        ("card:pottery", [(card_of, 8)]),
        ("marker:2", [(seat_of, 2)]),
        ("kind:oasis", [(kind_of, 5)]),
        ("drawn:vizier", [(tribe_of, 0)]),
        ("drawn:assassin", [(tribe_of, 4)]),
    ],
)
def test_what_an_answer_points_at(
    label: str, parts: list[tuple[Callable[[int], int], int]]
) -> None:
    answer = LABELS.index(label)
    assert [part(answer) for part, _ in parts] == [number for _, number in parts]


@pytest.mark.parametrize(
    ("is_one", "first", "last"),
    [
        (is_place, "bid:18", "bid:0"),
        (is_tile, "tile:A1", "tile:F5"),
        (is_meeple_on_tile, "vizier:A1", "assassin:F5"),
        (is_meeple_held, "vizier:seat:0", "elder:seat:3"),
        (is_djinn, "djinn:al_amin", "djinn:utug"),
        (is_in_row, "row:1", "row:6"),
        (is_good, "card:ivory", "card:pottery"),
    ],
)
def test_what_kind_of_thing_an_answer_points_at(
    is_one: Callable[[int], bool], first: str, last: str
) -> None:
    such = [label for answer, label in enumerate(LABELS) if is_one(answer)]
    assert such == LABELS[LABELS.index(first) : LABELS.index(last) + 1]


def test_meeples_on_tiles_and_in_front_of_players() -> None:
    for answer in range(MEEPLE, HELD):
        assert meeple_on(tile_of(answer), tribe_of(answer)) == answer
    for answer in range(HELD, DJINN):
        assert meeple_held(seat_of(answer), tribe_of(answer)) == answer
