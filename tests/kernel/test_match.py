"""Matches: legality, undo, the dice, and what happens to nonsense."""

from __future__ import annotations

import pickle
from collections import Counter
from hashlib import sha256

import pytest

import majlis
from majlis import CHANCE, HIDDEN, NONE, WATCHER, Match
from majlis.games.template.rules import Stake
from majlis.games.template.state import Stakes
from majlis.kernel import errors
from majlis.kernel.chance import roll
from majlis.kernel.state import State
from tests.contract.cases import text


def stakes(*rolls: str, seats: int = 3) -> Match:
    """A match of the template game in which chance follows a script, then always gives its first
    option."""
    script = list(rolls)

    def chance(state: State) -> int:
        return state.parse(script.pop(0)) if script else state.legal[0]

    return Match.new("template", seats, script=chance)


def table(match: Match) -> Stakes:
    assert isinstance(match.state, Stakes)
    return match.state


def test_a_round_of_the_template_game() -> None:
    match = stakes("die:2", "charm:3")
    match.play(0, "stake:1")
    match.play(2, "stake:2")
    assert match.waiting == [1]
    match.play(1, "stake:0")
    # Seat 2 alone staked what the die shows: it takes the pot of 3 and visits the bazaar.
    assert table(match).coins == [5, 6, 7]
    assert match.waiting == [2]
    assert match.labels(2) == ["coin", "charm"]
    match.play(2, "charm")
    assert table(match).hands == [[0, 0, 0], [0, 0, 0], [0, 0, 1]]
    assert table(match).bag == [4, 3, 1]
    assert match.waiting == [0, 1, 2]
    assert match.scores() == [5, 6, 7]  # the charm is shown, and counts, at the end only


def test_what_cannot_be_shared_stays_in_the_pot() -> None:
    match = stakes("die:2")
    for seat, coins in enumerate((2, 2, 1)):
        match.play(seat, f"stake:{coins}")
    assert (table(match).coins, table(match).pot) == ([6, 6, 5], 1)


def test_charms_count_at_the_end() -> None:
    match = stakes("die:1", "charm:2", seats=2)
    match.play(0, "stake:1")
    match.play(1, "stake:0")
    match.play(0, "charm")
    while not match.over:
        match.play(match.waiting[0], "stake:0")
    assert match.breakdown()[0]["charms"] == 2
    assert match.winners() == [0]


def test_secret_stakes_can_be_changed_until_they_are_revealed() -> None:
    match = stakes()
    match.play(0, "stake:2")
    match.play(1, "stake:1")
    match.undo(0)  # past seat 1's answer to the same question, which stays
    assert table(match).stakes == [NONE, 1, NONE]
    assert match.waiting == [0, 2]
    match.play(0, "stake:0")
    match.play(2, "stake:0")
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(majlis.CannotUndo, match="no answer that could be taken back"):
        match.undo(2)


def test_undo_passes_over_automatic_answers_but_not_over_a_persons() -> None:
    match = Match.new("through-the-desert", 2, seed=1)
    first, second = match.waiting[0], 1 - match.waiting[0]
    match.play(first, match.legal(first)[0], match_hex(match, first))
    match.play(second, match.legal(second)[0], auto=True)
    match.undo(first)
    assert match.labels(first)[0].startswith("hex:")
    match.play(first, match.legal(first)[0])
    match.play(second, match.legal(second)[0])
    with pytest.raises(majlis.CannotUndo, match=f"seat {second} has answered since"):
        match.undo(first)


def match_hex(match: Match, seat: int) -> int:
    """A hex for a leader of the first colour."""
    after = match.state.clone()
    after.apply(seat, after.legal[0])
    return after.legal[0]


def test_several_answers_are_played_all_or_none() -> None:
    match = Match.new("through-the-desert", 3, seed=1)
    seat = match.waiting[0]
    before, saved = text(match.state), match.save()
    with pytest.raises(majlis.IllegalAction, match="may not answer 'hex:F7'"):
        match.play(seat, "colour:mint", "hex:F7")
    assert (text(match.state), match.save()) == (before, saved)


@pytest.mark.parametrize(
    ("seat", "answer", "fault"),
    [
        (0, "stake:9", "legal: stake:0, stake:1, stake:2"),
        (0, 7, "seat 0 may not answer 7 to Stake()"),
        (0, True, "may not answer True"),
        (0, None, "may not answer None"),
        (7, "stake:1", "seat 7 is not asked; waiting for [0, 1, 2]"),
        (CHANCE, "die:1", "seat -1 is not asked"),
    ],
)
def test_illegal_answers_say_what_would_be_legal(seat: int, answer: int | str, fault: str) -> None:
    match = stakes()
    before = text(match.state)
    with pytest.raises(majlis.IllegalAction) as error:
        match.play(seat, answer)
    assert fault in str(error.value)
    assert text(match.state) == before
    assert match.log == []


def test_nothing_can_be_answered_after_the_end() -> None:
    match = stakes(seats=2)
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    with pytest.raises(majlis.IllegalAction, match="the game is over"):
        match.play(0, "stake:0")


def test_every_error_can_be_caught_by_its_name_in_the_package() -> None:
    for name, error in vars(errors).items():
        if isinstance(error, type) and issubclass(error, errors.MajlisError):
            assert getattr(majlis, name) is error
            assert name in majlis.__all__


def test_a_refusal_of_options_survives_the_way_from_another_process() -> None:
    with pytest.raises(majlis.Excluded) as refused:
        Match.new("istanbul", 3, options={"letters_only": True, "mocha": True})
    again = pickle.loads(pickle.dumps(refused.value))
    assert type(again) is majlis.Excluded
    assert str(again) == str(refused.value)
    assert (again.options, again.because) == (refused.value.options, refused.value.because)


def test_nonsense_is_refused_by_name() -> None:
    with pytest.raises(majlis.UnknownGame, match="no game 'chess'; there are: through-the-desert"):
        Match.new("chess", 2)
    with pytest.raises(majlis.BadSeats, match="for 2 to 5 players, not 6"):
        Match.new("through-the-desert", 6)
    with pytest.raises(majlis.BadSeats):
        Match.new("through-the-desert", True)
    with pytest.raises(majlis.BadOption, match="no option 'mocha'; it has: rounds, charms"):
        Match.new("template", 2, options={"mocha": True})
    with pytest.raises(majlis.BadOption, match="rounds=9: choose from 3, 4, 5, 6, 7"):
        Match.new("template", 2, options={"rounds": 9})
    with pytest.raises(majlis.BadOption, match="charms=1: choose from false, true"):
        Match.new("template", 2, options={"charms": 1})
    with pytest.raises(majlis.BadSeed, match="up to 100 letters"):
        Match.new("template", 2, seed="two | parts")


@pytest.mark.parametrize("seat", [3, -1, "0", None])
def test_nobody_looks_from_a_chair_that_is_not_there(seat: int) -> None:
    match = stakes()
    with pytest.raises(majlis.BadSeats, match="there are 0 to 2, or WATCHER"):
        match.view(seat)
    with pytest.raises(majlis.BadSeats):
        match.seen(seat)


def test_an_error_in_a_rule_leaves_nothing_half_done() -> None:
    match = stakes("die:2")
    match.play(0, "stake:1")
    match.play(1, "stake:1")
    before, lines = text(match.state), len(match.log)
    table(match).coins.pop()  # the reveal will now trip over a player without a purse
    broken = text(match.state)
    with pytest.raises(IndexError):
        match.play(2, 0)
    assert text(match.state) == broken != before
    assert len(match.log) == lines


def test_an_error_while_taking_back_leaves_nothing_half_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = stakes()
    match.play(0, "stake:1")
    match.play(1, "stake:2")
    before, lines = text(match.state), list(match.log)

    def trip(stake: Stake, s: Stakes, seat: int, action: int) -> None:
        raise IndexError(f"seat {seat} trips over a bug")

    with monkeypatch.context() as bug:
        bug.setattr(Stake, "answer", trip)
        with pytest.raises(IndexError, match="seat 1"):  # whose stake is played again
            match.undo(0)
    assert text(match.state) == before
    assert match.log == lines
    match.undo(0)
    assert match.waiting == [0, 2]


def test_the_dice_follow_from_seed_and_line_alone() -> None:
    expected = int(sha256(b"7/12").hexdigest()[:32], 16) % 6
    assert roll("7", 12, 6) == expected
    counts = Counter(roll("seed", line, 6) for line in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in counts.values())


def test_the_commitment_proves_the_seed() -> None:
    match = Match.new("template", 2, seed="open sesame".replace(" ", "-"))
    assert match.commitment == sha256(b"open-sesame").hexdigest()
    assert stakes().commitment is None


def test_a_fresh_seed_has_128_bits() -> None:
    one, other = (Match.new("template", 2).seed for _ in range(2))
    assert one != other
    assert one is not None
    assert len(bytes.fromhex(one)) == 16


def test_the_log_keeps_secrets() -> None:
    match = stakes("die:1", "charm:3")
    match.play(0, "stake:1")
    match.play(1, "stake:0")
    assert [entry.action for entry in match.seen(0)] == [1, HIDDEN]
    assert [entry.action for entry in match.seen(1)] == [HIDDEN, 0]
    assert [entry.action for entry in match.seen(WATCHER)] == [HIDDEN, HIDDEN]
    match.play(2, "stake:0")
    match.play(0, "charm")
    drawn = match.state.parse("charm:3")
    assert match.log[-1].action == drawn
    assert match.seen(0)[-1].action == drawn
    assert match.seen(1)[-1].action == HIDDEN
    assert match.seen(0)[-1].notes[0][5] == 3
    assert match.seen(1)[-1].notes[0][5] == HIDDEN
