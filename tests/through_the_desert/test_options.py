"""The options that players agree on before the game."""

from __future__ import annotations

import pytest

import majlis
from majlis.kernel.chance import Rng
from majlis.kernel.game import Setting

OPTIONS = {option.name: option for option in majlis.catalogue()["through-the-desert"].options}


def test_both_are_off_by_default() -> None:
    assert {name: option.default for name, option in OPTIONS.items()} == {
        "ruling_instant_end": False,
        "hide_scores": False,
    }


def played(options: dict[str, Setting], seed: int = 7) -> majlis.Match:
    """A whole game of random answers; the same seed gives the same dice and the same answers."""
    match = majlis.Match.new("through-the-desert", 3, seed=seed, options=options)
    rng = Rng(seed)
    while not match.over:
        match.play(match.waiting[0], match.state.pick(rng))
    return match


def test_hidden_scores_change_nothing_but_the_picture() -> None:
    """Ruling 5.20: everything is taken in the open, so the rules hide nothing."""
    shown, hidden = played({}), played({"hide_scores": True})
    assert [entry.action for entry in hidden.log] == [entry.action for entry in shown.log]
    assert hidden.breakdown() == shown.breakdown()
    assert hidden.winners() == shown.winners()
    flags = [match.state.dump()["table"].pop("hide_scores") for match in (shown, hidden)]
    assert flags == [False, True]
    assert {**hidden.state.dump()["table"], "hide_scores": False} == shown.state.dump()["table"]


@pytest.mark.parametrize("seat", [0, 2, majlis.WATCHER])
def test_with_hidden_scores_views_still_hold_the_whole_position(seat: int) -> None:
    """So a bot at the table plays alike with and without the option."""
    match = played({"hide_scores": True})
    assert match.view(seat).breakdown() == match.breakdown()


def test_ending_at_once_and_at_the_end_of_the_turn_differ_by_one_camel_at_most() -> None:
    """The same game, until a pile is empty."""
    differences = set()
    for seed in range(20):
        late, soon = played({}, seed), played({"ruling_instant_end": True}, seed)
        assert [e.action for e in soon.log] == [e.action for e in late.log[: len(soon.log)]]
        differences.add((len(late.log) - len(soon.log)) // 2)
    assert differences == {0, 1}


def test_options_survive_the_match_file() -> None:
    match = majlis.Match.new(
        "through-the-desert", 2, seed=1, options={"ruling_instant_end": True, "hide_scores": True}
    )
    again = majlis.Match.load(match.save())
    assert again.settings == {"ruling_instant_end": True, "hide_scores": True}
    assert again.state.dump() == match.state.dump()


def test_there_are_no_others() -> None:
    with pytest.raises(majlis.BadOption, match="ruling_instant_end"):
        majlis.Match.new("through-the-desert", 2, options={"ruling_palm_is_a_wall": True})
