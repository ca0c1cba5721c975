"""The contract over combinations of options: any two modules or variants that go together occur
together in one of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from tests.contract import test_matches, test_positions
from tests.contract.cases import Case


def case(seats: int, chosen: str) -> Case:
    layout = (("layout", "random"),) if "random" in chosen else ()
    flags = tuple((name, True) for name in chosen.split() if name != "random")
    return Case("istanbul", seats, flags + layout)


COMBINATIONS = [
    case(3, "letters letters_only caravan_master ruling_loose_long_move"),
    case(2, "letters letters_only neutral_assistants random"),
    case(4, "mocha neutral_assistants ruling_loose_long_move"),
    case(
        5, "mocha letters caravan_master ruling_loose_long_move random ruling_catacombs_actor_only"
    ),
    case(3, "mocha letters neutral_assistants caravan_master ruling_catacombs_actor_only"),
    case(3, "neutral_assistants caravan_master random"),
]

PROMISES: list[Callable[[Case], None]] = [
    test_positions.test_copies_are_equal_and_independent,
    test_positions.test_options_are_ascending_unique_and_in_the_vocabulary,
    test_positions.test_every_option_can_be_played_on,
    test_positions.test_even_play_ends_within_bounds,
    test_positions.test_views_agree_on_what_is_public,
    test_positions.test_a_view_answers_for_its_own_seat_only,
    test_positions.test_a_guess_fits_the_view,
    test_positions.test_what_a_seat_may_not_see_does_not_change_its_view,
    test_matches.test_a_saved_match_replays,
    test_matches.test_undo_is_as_if_the_answer_had_never_been_given,
]


def test_any_two_that_go_together_occur_together() -> None:
    names = "mocha letters letters_only neutral_assistants caravan_master ruling_loose_long_move"
    catacombs = ("ruling_catacombs_actor_only", True)
    settings = {(name, True) for name in names.split()} | {("layout", "random"), catacombs}
    pairs = {frozenset(pair) for pair in combinations(settings, 2)}
    pairs.remove(frozenset({("mocha", True), ("letters_only", True)}))
    pairs.remove(frozenset({catacombs, ("letters_only", True)}))  # they are not in the bazaar then
    for combination in COMBINATIONS:
        pairs -= {frozenset(pair) for pair in combinations(combination.options, 2)}
    assert pairs == set()


@pytest.mark.slow
@pytest.mark.parametrize("case", COMBINATIONS, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__[5:])
def test_contract(promise: Callable[[Case], None], case: Case) -> None:
    promise(case)
