"""The components: proof-read against the totals of the rulebook."""

from __future__ import annotations

from itertools import pairwise

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
