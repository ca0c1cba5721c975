"""What every style must keep: it likes what is good, shows in play, and misjudges no end."""

from __future__ import annotations

import pytest

from majlis import bots, games
from majlis.bots import greedy
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State
from tests.contract.cases import Case, positions
from tests.contract.moments import EVERY_GAME

every_game = pytest.mark.parametrize("game", games.GAMES)


@every_game
def test_a_style_is_fond_of_promises_that_are_good_to_have(game: str) -> None:
    """Or would rather avoid what is bad to have: whoever is fond of viziers fears to fall behind
    in them. A weight that stands for something else, as some fitted ones do, makes no style."""
    home = games.game(game)
    names, values = home.fitted.weights.names, home.fitted.weights.values
    things = home.words("en", []).features()
    first, second = ({name for name in style if style[name] > 1} for style in home.styles)
    assert first
    assert second
    assert not first & second
    for name in {name for style in home.styles for name in style}:
        thing = things[name]
        assert thing is not None, f"{name} is certain, and counts alike for everybody"
        assert (values[names.index(name)] > 0) == (thing.good and thing.level > 0), name


@every_game
def test_what_bots_are_fond_of_is_called_something_in_both_languages(game: str) -> None:
    for code in ("en", "ru"):
        first, second = games.game(game).words(code, []).styles()
        assert first
        assert second
        assert first != second
        assert first.isascii() == (code == "en")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_two_styles_choose_differently_and_each_as_its_dice_say(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greedy, "POSITIONS", 120)

    def choice(s: State, style: int) -> list[int]:
        return bots.bot("level3", game, Rng(5), style)(s.redact(s.waiting[0]))

    played = (s for seed in range(20) for s in positions(Case(game, 2), seed))
    asked = (s for s in played if s.waiting and s.waiting[0] != CHANCE)
    disputed = next(s for s in asked if choice(s, 0) != choice(s, 1))
    assert choice(disputed, 0) == choice(disputed, 0)
    assert choice(disputed, 1) == choice(disputed, 1)
