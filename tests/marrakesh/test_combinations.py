"""The contract that every game keeps, for all modules together and a covering set of pairs.

`tests/contract` itself plays each module alone.
"""

from __future__ import annotations

import pytest

from majlis.kernel.chance import Rng
from tests.contract import test_matches as matches
from tests.contract import test_positions as positions
from tests.contract.cases import Case, play_at_random
from tests.marrakesh.games import EVERYTHING, PAIRS

CASES = [
    Case("marrakesh", seats, tuple(options.items())) for seats, options in [(4, EVERYTHING), *PAIRS]
]
CHECKS = [
    positions.test_copies_are_equal_and_independent,
    positions.test_options_are_ascending_unique_and_in_the_vocabulary,
    positions.test_legal_is_never_edited,
    positions.test_every_option_can_be_played_on,
    positions.test_views_agree_on_what_is_public,
    positions.test_a_view_answers_for_its_own_seat_only,
    positions.test_a_guess_fits_the_view,
    positions.test_simultaneous_answers_commute,
    positions.test_what_a_seat_may_not_see_does_not_change_its_view,
    matches.test_a_saved_match_replays,
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.seats}p-{len(case.options)}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_contract(check: object, case: Case) -> None:
    assert callable(check)
    check(case)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.seats}p-{len(case.options)}")
def test_a_whole_game_ends(case: Case) -> None:
    match = case.match(7)
    play_at_random(match, Rng(7))
    assert match.over
    assert match.winners()
