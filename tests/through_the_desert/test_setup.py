"""Preparing the game."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

import majlis
from majlis.games.through_the_desert import setup
from majlis.games.through_the_desert.data import HEXES, PASTELS, board_for
from majlis.games.through_the_desert.rules.preparation import LayPalm, LayWater
from majlis.games.through_the_desert.state import EMPTY, PALM, Desert
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State
from tests.through_the_desert import plain
from tests.through_the_desert.table import PALMS, dealt, hexes, named, table

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SETTINGS = {"ruling_instant_end": False, "hide_scores": False}


def odds(s: State) -> dict[str, Fraction]:
    """What chance may answer, each with its exact probability."""
    options = s.options(CHANCE)
    weights = s.question().weights(s) or [1] * len(options)
    total = sum(weights)
    return {
        s.label(action): Fraction(weight, total)
        for action, weight in zip(options, weights, strict=True)
    }


def before_palms(seats: int) -> Desert:
    s = setup.setup(seats, dict(SETTINGS), 1)
    s.apply(CHANCE, s.parse("seat:0"))
    while s.waiting != [CHANCE]:
        s.apply(s.waiting[0], s.legal[0])
    return s


# -- 1. the first player --------------------------------------------------------------------------


@ALL_SEATS
def test_anybody_may_be_first_with_equal_odds(seats: int) -> None:
    s = setup.setup(seats, dict(SETTINGS), 1)
    assert s.waiting == [CHANCE]
    assert odds(s) == {f"seat:{seat}": Fraction(1, seats) for seat in range(seats)}


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, "1 0 1 0"), (3, 2, "2 0 1 2 0 1"), (4, 1, "1 2 3 0 1 2"), (5, 3, "3 4 0 1 2 3")],
)
def test_rounds_begin_with_the_first_player_and_go_clockwise(
    seats: int, first: int, order: str
) -> None:
    match = dealt(seats, first=first)
    asked = []
    for _ in order.split():
        seat = match.waiting[0]
        asked.append(str(seat))
        match.play(seat, match.legal(seat)[0])
        match.play(seat, match.legal(seat)[0])
    assert " ".join(asked) == order


# -- 2., 3. the leaders ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_takes_five_leaders_one_of_each_colour(seats: int) -> None:
    match = dealt(seats)
    assert match.labels(0) == [f"colour:{colour}" for colour in PASTELS]
    assert table(match).held == [0b11111] * seats


def test_five_players_remove_one_leader_each_all_of_different_colours() -> None:
    match = dealt(5, removed="", first=2)
    for seat, colour, left in [
        (2, "salmon", {"lilac", "mint", "lemon", "green", "salmon"}),
        (3, "lilac", {"lilac", "mint", "lemon", "green"}),
        (4, "green", {"mint", "lemon", "green"}),
        (0, "mint", {"mint", "lemon"}),
        (1, "lemon", {"lemon"}),
    ]:
        assert match.waiting == [seat]
        assert match.labels(seat) == [f"colour:{one}" for one in PASTELS if one in left]
        match.play(seat, f"colour:{colour}")
    assert [held.bit_count() for held in table(match).held] == [4] * 5
    assert match.labels(2) == [f"colour:{one}" for one in PASTELS if one != "salmon"]


def test_a_colour_that_somebody_removed_is_barred() -> None:
    match = dealt(5, removed="S")
    with pytest.raises(majlis.IllegalAction):
        match.play(1, "colour:salmon")


def test_leaders_are_removed_before_palms_and_water_are_laid() -> None:
    """Ruling 5.3: nobody has seen the board yet."""
    match = dealt(5, removed="SVGT")
    assert set(table(match).cells) == {EMPTY}
    match.play(4, "colour:lemon")
    assert table(match).cells.count(PALM) == 5


# -- 4. the piles ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "pile"), [(2, 22), (3, 26), (4, 30), (5, 30)])
def test_the_piles(seats: int, pile: int) -> None:
    """34 - 2 - 10, 34 - 3 - 5, 34 - 4; with five players the camel of the removed leader stays
    in the game (ruling 5.2), so 34 - 4 again."""
    assert table(dealt(seats)).piles == [pile] * 5


def test_the_camel_of_a_removed_leader_goes_to_its_pile() -> None:
    """Ruling 5.2: there are 34 camels of each colour, before the removal and after it."""
    match = dealt(5, removed="")
    assert table(match).piles == [29] * 5
    match.play(0, "colour:lemon")
    assert table(match).piles == [29, 29, 30, 29, 29]


# -- 5. the palms ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "draws"), [(2, 6), (3, 6), (4, 21), (5, 21)])
def test_every_choice_of_five_palm_spots_is_equally_likely(seats: int, draws: int) -> None:
    chances: dict[frozenset[int], Fraction] = {}

    def follow(s: Desert, probability: Fraction) -> None:
        if not isinstance(s.question(), LayPalm):
            palms = frozenset(hex for hex, holds in enumerate(s.cells) if holds == PALM)
            chances[palms] = chances.get(palms, Fraction(0)) + probability
            return
        for label, share in odds(s).items():
            after = s.clone()
            after.apply(CHANCE, after.parse(label))
            follow(after, probability * share)

    follow(before_palms(seats), Fraction(1))
    spots = board_for(seats).palm_spots
    assert chances == {frozenset(palms): Fraction(1, draws) for palms in combinations(spots, 5)}
    assert len(chances) == draws


# -- 6. the water ---------------------------------------------------------------------------------


@ALL_SEATS
def test_tokens_are_drawn_without_being_put_back(seats: int) -> None:
    """Fifteen of each value; the odds of a value are its share of the tokens that are left."""
    for seed in range(5):
        rng = Rng(seed)
        s = before_palms(seats)
        while isinstance(s.question(), LayPalm):
            s.apply(CHANCE, s.pick(rng))
        left = {1: 15, 2: 15, 3: 15}
        while isinstance(s.question(), LayWater):
            total = sum(left.values())
            assert odds(s) == {
                f"water:{value}": Fraction(count, total) for value, count in left.items() if count
            }
            action = s.pick(rng)
            left[int(s.label(action).removeprefix("water:"))] -= 1
            s.apply(CHANCE, action)
        assert s.tokens == list(left.values())


@pytest.mark.parametrize(
    ("seats", "laid", "box"), [(2, 33, 12), (3, 33, 12), (4, 45, 0), (5, 45, 0)]
)
def test_a_token_on_every_water_hole_and_on_every_palm_spot_without_a_palm(
    seats: int, laid: int, box: int
) -> None:
    for palms in combinations(board_for(seats).palm_spots, 5):
        s = table(dealt(seats, named(palms)))
        water = {HEXES[hex]: holds for hex, holds in enumerate(s.cells) if holds in (1, 2, 3)}
        standing = {HEXES[hex] for hex in palms}
        assert water.keys() == plain.dots(seats) | plain.palm_spots(seats) - standing
        assert len(water) == laid
        assert sum(s.tokens) == box
        assert sum(water.values()) + sum(n * left for n, left in enumerate(s.tokens, 1)) == 90


def test_all_tokens_together_are_worth_90() -> None:
    assert sum(holds for holds in table(dealt(4)).cells if holds in (1, 2, 3)) == 90


def test_nothing_else_lies_on_the_board() -> None:
    s = table(dealt(2))
    filled = {hex for hex, holds in enumerate(s.cells) if holds != EMPTY}
    assert filled == set(board_for(2).water_holes) | set(hexes(PALMS)) | set(hexes("B8"))


def test_chance_is_asked_for_palms_and_water() -> None:
    """Ruling 5.5: nobody chooses them."""
    match = majlis.Match.new("through-the-desert", 4, seed=1)
    asked = [(entry.seat, type(entry.question).__name__) for entry in match.log]
    assert asked == [
        (CHANCE, "FirstPlayer"),
        *[(CHANCE, "LayPalm")] * 5,
        *[(CHANCE, "LayWater")] * 45,
    ]


def test_nobody_has_points_from_the_board_yet() -> None:
    for points in dealt(3).breakdown():
        assert points == {"water": 0, "oases": 0, "land": 0, "caravans": 0}
