"""What a click is worth: answers that roll or draw by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from majlis import games
from majlis.kernel.frame import CHANCE
from majlis.table.choices import Choice, choices, deed_of_all
from majlis.table.drafts import Ending
from tests.contract.moments import EVERY_GAME, moments

ROLLING = {
    "five-tribes": {("CallMeeples", "Draw")},
    "istanbul": {("CallNumber", "Roll"), ("CaravansaryCard", "Draw"), ("PayNpc", "Roll")},
    "marrakesh": {("ChooseCamp", "Look")},
}
"""Questions some of whose answers roll by themselves."""
ONLY_FOLLOWED = {"SellGoods", "SmallMarket", "Trade", "UseAssistant"}
"""New cards come when the turn ends: that is no deed of the answer before."""


@pytest.mark.parametrize("game", EVERY_GAME)
def test_only_an_answer_that_leads_to_chance_rolls_by_itself(game: str) -> None:
    found = set()
    for moment in moments(game):
        for seat in moment.asked:
            view = moment.state.redact(seat)
            names = tuple(f"Player {nth}" for nth in range(moment.seats))
            words: Any = games.game(game).words("en", names)
            question = type(view.question()).__name__
            for action, choice in choices(view, words, plies=1).items():
                if choice.deed:
                    found.add((question, choice.deed))
                    assert choice.ends == Ending.CHANCE
                    assert view.look_ahead(action).waiting == [CHANCE]
    assert found >= ROLLING.get(game, set())
    assert not {question for question, _ in found} & ONLY_FOLLOWED


def test_the_button_speaks_for_all_only_if_all_roll() -> None:
    roll, other = Choice(deed="Roll"), Choice()
    assert deed_of_all({1: roll, 2: Choice(then={3: roll})}) == "Roll"
    assert deed_of_all({1: roll, 2: other}) == ""
    assert deed_of_all({1: Choice(deed="Draw"), 2: roll}) == ""
    assert deed_of_all({}) == ""
