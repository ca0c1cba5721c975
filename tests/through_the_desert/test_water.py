"""Taking water."""

from __future__ import annotations

import pytest

from tests.through_the_desert.table import as_it_is, desert, hexes, place, table


def test_scenario_6_a_camel_on_water_takes_it() -> None:
    match = desert(caravans="A lemon K5 | B lilac M5", water="L6=3")
    before = match.breakdown()
    assert place(match, 0, "lemon", "L6") == [(3, 0, 0)]
    after = match.breakdown()
    assert after[0] == {**before[0], "water": 3, "caravans": 10}
    assert after[1] == before[1]
    assert table(match).lands == []


@pytest.mark.parametrize("value", [1, 2, 3])
def test_water_is_worth_what_it_says(value: int) -> None:
    match = desert(caravans="A lemon K5 | B lilac M5", water=f"L6={value}")
    assert place(match, 0, "lemon", "L6") == [(value, 0, 0)]


def test_the_token_is_gone() -> None:
    match = desert(
        """
         K L M
      5    .
         L*  s*
      6    3
         .   .
        """
    )
    after = """
         K L M
      5    .
         L*  s*
      6    L
         .   .
        """
    place(match, 0, "lemon", "L6")
    assert as_it_is(match, after) == after


def test_water_beside_a_camel_stays() -> None:
    match = desert(caravans="A lemon K5 | B lilac M5", water="L6=3")
    assert place(match, 0, "lemon", "L5 K6") == [(0, 0, 0), (0, 0, 0)]
    assert table(match).cells[hexes("L6")[0]] == 3


def test_water_on_a_palm_spot_without_a_palm() -> None:
    match = desert(caravans="A lemon B7 | B salmon O10", water="B8=2")
    assert place(match, 0, "lemon", "B8") == [(2, 0, 0)]


def test_several_tokens_add_up() -> None:
    match = desert(caravans="A lemon K5 | B salmon O10", water="L6=3 L4=1 N5=2", camels=5)
    assert place(match, 0, "lemon", "L6 L5 L4 M4 N5") == [
        (3, 0, 0),
        (0, 0, 0),
        (1, 0, 0),
        (0, 0, 0),
        (2, 0, 0),
    ]
    assert match.breakdown()[0]["water"] == 6
