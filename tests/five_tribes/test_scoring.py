"""Victory points and the final scoring."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.five_tribes.data import SET_VALUES
from majlis.games.five_tribes.rules.scoring import goods_points
from tests.five_tribes.table import sultanate

NOTHING = {
    "coins": 0, "viziers": 0, "fewer_viziers": 0, "elders": 0, "djinns": 0,
    "tiles": 0, "palms": 0, "palaces": 0, "goods": 0,
}  # fmt: skip


def scored(board: str = "", coins: tuple[int, int] = (0, 0), **more: Any) -> dict[str, int]:
    """The breakdown of seat 0; seat 1 has nothing. The game goes on."""
    return sultanate(f"{board}\n5 . . . . B B", coins=coins, **more).breakdown()[0]


def test_coins() -> None:
    assert scored(coins=(37, 0)) == NOTHING | {"coins": 37}


def test_viziers_and_opponents_with_fewer() -> None:
    match = sultanate("5 . . . . B B", seats=4, viziers=[3, 3, 1, 0], coins=(0, 0, 0, 0))
    assert [p["viziers"] for p in match.breakdown()] == [3, 3, 1, 0]
    assert [p["fewer_viziers"] for p in match.breakdown()] == [20, 20, 10, 0]


def test_ten_for_every_opponent_with_strictly_fewer_viziers() -> None:
    match = sultanate("1 Y", seats=4, viziers=[3, 2, 2, 0], coins=[0, 0, 0, 0])
    assert match.over
    assert match.scores() == [3 + 30, 2 + 10, 2 + 10, 0]


def test_jafaar() -> None:
    """Ruling 54: the tens are unchanged."""
    points = scored(viziers=[4, 2], djinns=["jafaar"])
    assert points == NOTHING | {"viziers": 12, "fewer_viziers": 10, "djinns": 6}


def test_elders_and_shamhat() -> None:
    assert scored(elders=[3]) == NOTHING | {"elders": 6}
    assert scored(elders=[3], djinns=["shamhat"]) == NOTHING | {"elders": 12, "djinns": 6}


def test_djinns() -> None:
    assert scored(djinns=["lamia leta al_amin"]) == NOTHING | {"djinns": 10 + 4 + 5}


@pytest.mark.parametrize(
    ("djinn", "points"),
    [
        ("al_amin", 5), ("anun_nak", 8), ("baal", 6), ("boaz", 6), ("bouraq", 6), ("echidna", 4),
        ("enki", 8), ("hagis", 10), ("haurvatat", 8), ("iblis", 8), ("jafaar", 6), ("kandicha", 6),
        ("kumarbi", 6), ("lamia", 10), ("leta", 4), ("marid", 6), ("monkir", 6), ("nekir", 6),
        ("shamhat", 6), ("sibittis", 4), ("sloar", 8), ("utug", 4),
    ],
)  # fmt: skip
def test_what_djinns_are_worth(djinn: str, points: int) -> None:
    match = sultanate("5 B B", djinns=[djinn])
    assert match.breakdown()[0]["djinns"] == points


def test_tiles_palms_and_palaces() -> None:
    """Only what stands on one's own tiles counts, whatever the tile is."""
    board = "1 W@0**^ .@0* .@1** ***"
    kinds = "A1=sacred_15 B1=oasis C1=oasis D1=oasis"
    points = scored(board=board, kinds=kinds)
    assert points == NOTHING | {"tiles": 15 + 8, "palms": 9, "palaces": 5}


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("village", 5), ("sacred_6", 6), ("sacred_10", 10), ("sacred_12", 12), ("sacred_15", 15),
        ("oasis", 8), ("small_market", 6), ("large_market", 4),
    ],
)  # fmt: skip
def test_what_tiles_are_worth(kind: str, points: int) -> None:
    match = sultanate("1 .@0\n5 B B", kinds=f"A1={kind}")
    assert match.breakdown()[0]["tiles"] == points


def test_haurvatat() -> None:
    points = scored(board="1 .@0**^", kinds="A1=village", djinns=["haurvatat"])
    assert points == NOTHING | {"tiles": 5, "palms": 10, "palaces": 5, "djinns": 8}


def test_goods() -> None:
    """Scenario T16."""
    goods = "gold gold silk silk spice spice fish wheat pottery"
    assert scored(goods=[goods]) == NOTHING | {"goods": 37}


def test_fakirs_are_worth_nothing_by_themselves() -> None:
    assert scored(fakirs=[7]) == NOTHING


def test_al_amin() -> None:
    """Scenario T16: two fakirs are one good, and an odd one is nothing."""
    goods = "gold gold silk silk spice spice fish wheat pottery"
    assert scored(goods=[goods], fakirs=[3], djinns=["al_amin"])["goods"] == 47
    nine = "ivory jewels gold papyrus silk spice fish wheat pottery"
    assert scored(goods=[nine], fakirs=[4], djinns=["al_amin"])["goods"] == 63
    eight = "jewels gold papyrus silk spice fish wheat pottery"
    assert scored(goods=[eight], fakirs=[4], djinns=["al_amin"])["goods"] == 61
    three = "fish fish fish gold silk"
    assert scored(goods=[three], fakirs=[4], djinns=["al_amin"])["goods"] == 23


def test_a_whole_reckoning() -> None:
    """Four players at the end, every line of the score pad in use.

    0: 23 coins; 4 viziers, two others have fewer: 4 + 20; 2 elders: 4; Utug: 4; a sacred place of
       12 and a village with 2 palaces: 17 + 10; gold twice, fish, silk: 7 + 1.
    1: 5 coins; 4 viziers with Jafaar: 12 + 20 and 6; an oasis with 2 palms: 8 + 6.
    2: 60 coins; 1 vizier: 1 + 10; 3 elders with Shamhat: 12 and 6; 3 fakirs for nothing.
    3: no coin; no vizier; Haurvatat and Al-Amin: 13; a small market with 3 palms and a palace:
       6 + 15 + 5; fish and two goods for 5 fakirs: 7.
    """
    match = sultanate(
        """
            A     B     C     D     E
        1   .@0   .@0^^ .@1** .@3***^ **^
        5   Y
        """,
        seats=4,
        kinds="A1=sacred_12 B1=village C1=oasis D1=small_market E1=oasis",
        coins=[23, 5, 60, 0],
        viziers=[4, 4, 1, 0],
        elders=[2, 0, 3],
        goods=["gold gold fish silk", "", "", "fish"],
        fakirs=[0, 0, 3, 5],
        djinns=["utug", "jafaar", "shamhat", "haurvatat al_amin"],
        order=(0, 1, 2, 3),
    )
    while not match.over:
        match.play(match.waiting[0], "done")
    assert match.scores() == [
        23 + 24 + 4 + 4 + 27 + 8,
        5 + 32 + 6 + 14,
        60 + 11 + 12 + 6,
        13 + 26 + 7,
    ]
    assert match.winners() == [0]


def test_a_tie_is_shared() -> None:
    match = sultanate("1 Y", seats=3, coins=(40, 40, 39))
    assert match.over
    assert match.winners() == [0, 1]


def test_nobody_has_won_while_the_game_goes_on() -> None:
    match = sultanate("1 Y Y", seats=3, coins=(40, 30, 30))
    assert match.winners() == []


# -- the best way to split goods -------------------------------------------------------------------


@cache
def best_split(counts: tuple[int, ...]) -> int:
    """Try every first set."""
    kinds = [kind for kind, count in enumerate(counts) if count]
    best = 0
    for chosen in range(1, 1 << len(kinds)):
        picked = [kind for i, kind in enumerate(kinds) if chosen >> i & 1]
        left = tuple(count - (kind in picked) for kind, count in enumerate(counts))
        best = max(best, SET_VALUES[len(picked)] + best_split(tuple(sorted(left))))
    return best


def best_with_wild(counts: tuple[int, ...], wild: int) -> int:
    """Try every kind for every wild good."""
    if not wild:
        return best_split(tuple(sorted(counts)))
    return max(
        best_with_wild(tuple(n + (i == kind) for i, n in enumerate(counts)), wild - 1)
        for kind in range(len(counts))
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 2), min_size=9, max_size=9).filter(lambda c: sum(c) <= 9))
def test_no_split_is_better(counts: list[int]) -> None:
    assert goods_points([*counts, 0], 0) == best_split(tuple(sorted(counts)))


@settings(max_examples=15, deadline=None)
@given(
    st.lists(st.integers(0, 2), min_size=9, max_size=9).filter(lambda c: sum(c) <= 6),
    st.integers(1, 2),
)
def test_no_use_of_wild_goods_is_better(counts: list[int], wild: int) -> None:
    assert goods_points([*counts, 0], wild) == best_with_wild(tuple(counts), wild)
