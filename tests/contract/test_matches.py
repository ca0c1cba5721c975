"""What holds for whole matches of every game: seed, log, undo, files."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from majlis import games
from majlis.kernel.chance import Rng
from majlis.kernel.errors import CannotUndo, IllegalAction
from majlis.kernel.frame import ALL, CHANCE, HIDDEN, WATCHER, Ask, Frame
from majlis.match import Match, replay
from tests.contract.cases import TOGETHER, Case, digest, every_case, play_at_random, text

CASES = every_case()
DIGESTS: dict[str, str] = json.loads(Path(__file__).with_name("digests.json").read_text())


@pytest.mark.parametrize("case", [*CASES, *TOGETHER], ids=str)
def test_digest(case: Case) -> None:
    """The same seeds give the same games: on every machine, interpreted and compiled."""
    assert str(case) in DIGESTS, "a new case: `make playthroughs` writes its digest"
    assert digest(case, range(3)) == DIGESTS[str(case)]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_seed_decides(case: Case) -> None:
    one, same, other = case.match("a"), case.match("a"), case.match("b")
    for match in (one, same, other):
        play_at_random(match, Rng(1))
    assert one.save() == same.save()
    assert one.save() != other.save()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_saved_match_replays(case: Case) -> None:
    match = case.match(2)
    play_at_random(match, Rng(2))
    saved = match.save()
    again = Match.load(saved)
    assert again.save() == saved
    assert text(again.state) == text(match.state)
    assert [entry.notes for entry in again.log] == [entry.notes for entry in match.log]
    seen = list(replay(saved))
    assert len(seen) == len(match.log) + 1
    assert text(seen[-1]) == text(match.state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_list_of_answers_never_crosses_a_die_or_a_reveal(case: Case) -> None:
    """Whatever would follow, such a list is refused before anything is rolled: a refusal that
    depended on the seed would tell the roll."""
    match = case.match(4)
    rng = Rng(4)
    crossed = 0
    for _ in range(400):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        after = match.state.clone()
        after.apply(seat, action)
        if after.waiting == [CHANCE] or after.learnt:
            lines, state = len(match.log), match.state
            for second in (0, len(match.state.LABELS) // 2):
                with pytest.raises(IllegalAction, match="must come last"):
                    match.play(seat, action, second)
            assert (len(match.log), match.state) == (lines, state)
            crossed += 1
        match.play(seat, action)
    assert crossed


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_resumed_at_any_moment_rolls_the_same_dice(case: Case) -> None:
    whole = case.match(3)
    play_at_random(whole, Rng(3))
    resumed = case.match(3)
    rng = Rng(3)
    nth = 0
    pause = 7
    while not resumed.over:
        seat = resumed.waiting[rng.below(len(resumed.waiting))]
        legal = resumed.legal(seat)
        resumed.play(seat, legal[rng.below(len(legal))], auto=len(legal) == 1)
        nth += 1
        if nth == pause:
            resumed = Match.load(resumed.save())
            pause += max(7, nth // 4)  # a long match takes long to replay
    assert resumed.save() == whole.save()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_is_as_if_the_answer_had_never_been_given(case: Case) -> None:
    match = case.match(4)
    rng = Rng(4)
    taken_back = 0
    while not match.over:
        seat = match.waiting[rng.below(len(match.waiting))]
        legal = match.legal(seat)
        before, lines = text(match.state), match.log.copy()
        match.play(seat, legal[rng.below(len(legal))])
        sealed = match.log[-1].seat == CHANCE or match.state.sealed
        after, longer = text(match.state), match.log.copy()
        for other in range(case.seats):
            if other != seat and not match.can_undo(other):
                with pytest.raises(CannotUndo):
                    match.undo(other)
                assert (text(match.state), match.log) == (after, longer)
        if sealed:
            assert not match.can_undo(seat)
            with pytest.raises(CannotUndo):
                match.undo(seat)
            assert (text(match.state), match.log) == (after, longer)
        else:
            match.undo(seat)
            assert (text(match.state), match.log) == (before, lines)
            taken_back += 1
            match.play(seat, legal[rng.below(len(legal))])
    assert taken_back


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_running_match_shows_no_secret(case: Case) -> None:
    """What a seat may save of a running match names neither the seed nor a hidden answer."""
    match = case.match("secret-seed-1234")
    rng = Rng(5)
    for _ in range(12):
        if not match.over:
            seat = match.waiting[rng.below(len(match.waiting))]
            match.play(seat, match.legal(seat)[0])
    for viewer in [*range(case.seats), WATCHER]:
        assert "secret-seed-1234" not in match.save(viewer)
        for entry, seen in zip(match.log, match.seen(viewer), strict=True):
            if entry.audience == ALL:
                assert seen.action == entry.action
            elif viewer < 0 or not entry.audience >> viewer & 1:
                assert seen.action == HIDDEN


@pytest.mark.parametrize("game", games.GAMES)
def test_labels_parse_back(game: str) -> None:
    state = games.game(game).state
    assert len(set(state.LABELS)) == len(state.LABELS)
    for action, label in enumerate(state.LABELS):
        assert state.parse(label) == action
        assert label.split() == [label]
        assert label[0] not in "=@?*|"
    assert 0 < state.ACTIONS <= len(state.LABELS)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_frames_are_listed(game: str) -> None:
    """`FRAMES` names every paragraph of the rules: what is not listed could not be loaded. What
    several paragraphs have in common, a base class of theirs, is none itself."""
    rules = import_module(f"{games.folder(game)}.rules")
    chapters = iter_modules(getattr(rules, "__path__", []))
    modules = [rules, *(import_module(f"{rules.__name__}.{chapter.name}") for chapter in chapters)]
    written = {
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Frame)
        and thing.__module__ == module.__name__
        and thing not in (Frame, Ask)
    }
    common = {base for frame in rules.FRAMES for base in frame.__mro__[1:]} - set(rules.FRAMES)
    assert written - common == set(rules.FRAMES)
