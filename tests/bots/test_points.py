"""Points to expect in the end: close to what came of the stored games."""

from __future__ import annotations

import pytest

from majlis.bots.forecasts import forecasts
from majlis.bots.points import AVERAGES, expected_points
from majlis.kernel.state import State
from majlis.match import Match
from tests.bots.test_search import position
from tests.contract.cases import Case
from tests.games import files

NEAR = {"through-the-desert": 16, "five-tribes": 32, "marrakesh": 26}
"""Points by which a guess may be wrong on average; games end with 75 to 225."""


@pytest.mark.parametrize("game", AVERAGES)
@pytest.mark.parametrize("share", [0.5, 0.8])
def test_what_is_expected_is_near_what_comes_of_it(game: str, share: float) -> None:
    errors: list[float] = []
    for path in files():
        if not path.stem.startswith(game) or "greedy" not in path.stem or "=" in path.stem:
            continue
        match = Match.load(path.read_text(encoding="utf-8"))
        s: State = match.game.setup(match.seats, match.settings, match.state.rules)
        for entry in match.log[: int(share * len(match.log))]:
            s.apply(entry.seat, entry.action)
        expected = expected_points(game, s, forecasts(game, [s])[0].ahead)
        assert expected
        errors += [abs(e - f) for e, f in zip(expected, match.state.scores(), strict=True)]
    assert sum(errors) / len(errors) < NEAR[game]


def test_a_race_is_not_counted_in_points() -> None:
    assert expected_points("istanbul", position(Case("istanbul", 2), 40), [1.0, -1.0]) is None
