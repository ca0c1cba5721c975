"""Match files: what they look like, and what is said about broken ones."""

from __future__ import annotations

import re

import pytest

import majlis
from majlis import Match, replay
from majlis.kernel.notation import checksum


def finished() -> str:
    match = Match.new("template", 2, seed="abc", options={"rounds": 3})
    while not match.over:
        seat = match.waiting[-1]
        match.play(seat, match.legal(seat)[-1])
    return match.save()


def sealed(text: str) -> str:
    """The text with the check that it should have."""
    body, _, _ = text.rstrip().rpartition(" | check ")
    return f"{body} | check {checksum(body)}\n"


def test_a_file_reads_like_a_game() -> None:
    match = Match.new("template", 2, seed="abc", options={"rounds": 3})
    match.play(1, "stake:2")
    match.play(0, "stake:1", auto=True)
    lines = match.save().splitlines()
    assert lines[:3] == [
        "majlis 1 | template rules 1 | seats 2 | rounds=3 | seed abc",
        "1 Stake stake:2 @1",
        "0 Stake =stake:1 @0",
    ]
    assert re.fullmatch(r"\* Roll die:[012]", lines[3])
    assert re.fullmatch(r"end \| answers 3 \| check [0-9a-f]{16}", lines[-1])


def test_answers_to_one_kind_of_question_share_a_line() -> None:
    lines = Match.new("through-the-desert", 2, seed=1).save().splitlines()
    assert lines[1].startswith("* FirstPlayer seat:")
    assert re.fullmatch(r"\* LayPalm( hex:[A-V]\d+){5}", lines[2])
    assert re.fullmatch(r"\* LayWater( water:[123]){33}", lines[3])


def test_a_watchers_file_has_no_secrets_and_cannot_be_replayed() -> None:
    match = Match.new("template", 2, seed="abc")
    match.play(0, "stake:1")
    watched = match.save(majlis.WATCHER)
    assert "seed ?" in watched
    assert "0 Stake ? @0" in watched
    assert "stake:1" in match.save(0)
    with pytest.raises(majlis.BadMatchFile, match="line 2: a secret answer"):
        Match.load(watched)


def test_a_scripted_match_loads_but_cannot_roll_on() -> None:
    match = Match.new("template", 2, script=lambda state: state.legal[1])
    match.play(0, "stake:1")
    again = Match.load(match.save())
    with pytest.raises(majlis.BadSeed, match="holds no seed to roll with"):
        again.play(1, "stake:0")
    assert again.save() == match.save()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("majlis 1 ", "chess 1 ", "not a match file"),
        ("majlis 1 ", "majlis 2 ", "the format is 'majlis 2'"),
        ("seats 2 ", "chairs 2 ", "line 1: should read"),
        ("seats 2 ", "seats 9 ", "for 2 to 4 players, not 9"),
        ("template rules", "stakes rules", "there is no game 'stakes'"),
        ("rounds=3", "rounds=8", "line 1: rounds=8: choose from"),
        ("rounds=3", "mocha=true", "line 1: Stakes has no option 'mocha'"),
        ("rules 1 ", "rules 7 ", "played under rules 7 of Stakes; this build replays rules 1 to 1"),
        ("1 Stake stake:2", "1 Bet stake:2", "line 2: the rules ask Stake, the file answers Bet"),
        ("1 Stake stake:2", "1 Stake coin", "line 2: seat 1 may not answer 'coin'"),
        ("1 Stake stake:2", "5 Stake stake:2", "line 2: seat 5 is not asked"),
        ("1 Stake stake:2 @1", "1 Stake", "line 2: should read 'SEAT FRAME LABEL ...'"),
        ("stake:2 @1", "stake:2 @x", "line 2: the audience reads"),
    ],
)
def test_a_changed_file_is_refused_with_the_line(old: str, new: str, fault: str) -> None:
    text = finished()
    assert old in text
    changed = text.replace(old, new, 1)
    with pytest.raises(majlis.MajlisError) as error:
        Match.load(sealed(changed))
    assert fault in str(error.value)
    with pytest.raises(majlis.MajlisError):
        list(replay(changed))


@pytest.mark.parametrize("digits", [20, 5000])
def test_a_number_without_end_is_refused_like_any_nonsense(digits: int) -> None:
    huge = "9" * digits
    for old, new, fault in (
        ("rules 1 ", f"rules {huge} ", "line 1: should read"),
        ("seats 2 ", f"seats {huge} ", "line 1: should read"),
        ("1 Stake stake:2", f"{huge} Stake stake:2", "line 2: should read"),
        ("stake:2 @1", f"stake:2 @{huge}", "line 2: the audience reads"),
        ("answers ", f"answers {huge}", "should read 'end |"),
        ("scores ", f"scores {huge}", "should read 'end |"),
    ):
        text = finished()
        assert old in text
        with pytest.raises(majlis.BadMatchFile, match=re.escape(fault)):
            Match.load(sealed(text.replace(old, new, 1)))


def test_changed_dice_are_found_by_the_seed() -> None:
    text = finished()
    die = re.search(r"die:(\d)", text)
    assert die is not None
    other = (int(die[1]) + 1) % 3
    changed = sealed(text.replace(f"die:{die[1]}", f"die:{other}", 1))
    with pytest.raises(majlis.BadMatchFile, match=f"the seed gives die:{die[1]}, the file says"):
        Match.load(changed)


def test_changed_scores_are_found_by_the_rules() -> None:
    changed = sealed(re.sub(r"scores (\d+)", "scores 99", finished()))
    with pytest.raises(majlis.BadMatchFile, match=r"ends with scores \[99"):
        Match.load(changed)


def test_a_cut_file_is_refused() -> None:
    lines = finished().splitlines()
    with pytest.raises(majlis.BadMatchFile, match="the file is cut off"):
        Match.load("\n".join(lines[:-1]))
    with pytest.raises(majlis.BadMatchFile, match="answers, its last line speaks of"):
        Match.load("\n".join([*lines[:-2], lines[-1]]))
    with pytest.raises(majlis.BadMatchFile, match="not a match file"):
        Match.load("")
    with pytest.raises(majlis.BadMatchFile, match="changed after it was written"):
        Match.load(finished().replace("seed abc", "seed abd"))
    with pytest.raises(majlis.BadMatchFile, match="should read 'end"):
        Match.load(finished().replace("check", "checked"))


def test_a_file_that_goes_on_after_the_end_is_refused() -> None:
    text = finished()
    lines = text.splitlines()
    answers = int(lines[-1].split()[3]) + 1
    longer = [*lines[:-1], "0 Stake stake:0 @0", f"end | answers {answers} | check 0"]
    with pytest.raises(majlis.BadMatchFile, match="the game is over, the file goes on"):
        Match.load(sealed("\n".join(longer)))
