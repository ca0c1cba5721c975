"""Options: a default belongs to a version of the rules, and files say every ruling."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from majlis import games
from majlis.kernel import notation
from majlis.kernel.game import Game, Meta, flag
from majlis.kernel.match import Match
from majlis.kernel.state import State

STAKES = games.game("template")
TURNED = flag("ruling_turned", "", "", default=True, earlier=((1, False),))
VARIANT = flag("variant", "", "", default=True, earlier=((1, False),))


def meta(rules: int) -> Meta:
    return replace(STAKES.meta, rules=rules, options=(*STAKES.meta.options, TURNED, VARIANT))


def game(rules: int = 2) -> Game[State]:
    return Game(meta(rules), STAKES.setup, STAKES.state)


def test_a_default_belongs_to_a_version_of_the_rules() -> None:
    today, then = meta(2).settings({}), meta(2).settings({}, rules=1)
    assert (today["ruling_turned"], today["variant"]) == (True, True)
    assert (then["ruling_turned"], then["variant"]) == (False, False)
    assert meta(2).settings({"variant": True}, rules=1)["variant"] is True


def test_of_several_old_defaults_the_one_of_the_version_counts() -> None:
    option = flag("x", "", "", default=True, earlier=((1, False), (3, True), (5, False)))
    assert [option.default_under(rules) for rules in range(1, 8)] == [
        False, True, True, False, False, True, True,
    ]  # fmt: skip


def test_an_old_file_is_read_with_the_defaults_of_its_rules() -> None:
    match = Match(game(), 2, "abc", {"rounds": 3}, rules=1)
    written = match.save()
    assert "template rules 1 | seats 2 | rounds=3 | ruling_turned=false | seed abc" in written
    # As files were written before rulings always were:
    old = notation.read(written)
    del old.header.settings["ruling_turned"]
    restored = Match.restore(game(), old)
    assert (restored.settings["ruling_turned"], restored.settings["variant"]) == (False, False)


def test_files_say_every_ruling_and_what_differs_from_the_defaults() -> None:
    match = Match(game(), 2, "abc", {"variant": False})
    head = notation.read(match.save()).header
    assert head.settings == {"ruling_turned": "true", "variant": "false"}
    assert Match.restore(game(), notation.read(match.save())).settings == match.settings


@pytest.mark.parametrize("meta", [games.meta(id) for id in games.GAMES], ids=lambda meta: meta.id)
def test_every_preset_can_be_played_by_any_number_and_differs_from_the_others(meta: Meta) -> None:
    least, most = meta.seats
    for preset in meta.presets:
        for seats in range(least, most + 1):
            meta.settings(preset.chosen, seats)
    assert [preset.name for preset in meta.presets] in (
        ["first", "full"],
        ["first", "full", "everything"],
    )
    settings = [meta.settings(preset.chosen) for preset in meta.presets]
    assert all(one != other for one, other in combinations(settings, 2))
    rulings = [option for option in meta.options if option.written]
    assert all(made[ruling.name] == ruling.default for made in settings for ruling in rulings)
