"""What holds at every decision of many random games, for every game."""

from __future__ import annotations

import json
import pickle
from itertools import islice, permutations

import pytest

from majlis.kernel.chance import Rng
from majlis.kernel.errors import IsAView
from majlis.kernel.frame import ALL, CHANCE, NONE, WATCHER
from majlis.kernel.state import State
from tests.contract.cases import (
    Case,
    every_case,
    every_position,
    plain,
    positions,
    text,
    view_text,
)

CASES = every_case()
MOST_ANSWERS = 20_000
DEEPEST = 64


def viewers(case: Case) -> list[int]:
    return [*range(case.seats), WATCHER]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_are_equal_and_independent(case: Case) -> None:
    for s in positions(case, seed=1):
        before = text(s)
        loaded = type(s).load(plain(s.dump()))
        unpickled = pickle.loads(pickle.dumps(s))
        copy = s.clone()
        for other in (loaded, unpickled, copy):
            assert text(other) == before
            assert other.agenda == s.agenda
            assert other.legal == s.legal
        for _ in range(3):
            if copy.waiting:
                copy.apply(copy.waiting[0], copy.legal[-1])
        assert text(s) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_keys_are_equal_where_everything_lies_alike(case: Case) -> None:
    """And only there; which turn it is does not count."""
    lies: dict[str, str] = {}
    for s in islice(positions(case, seed=1), 0, None, 5):
        assert s.clone().key() == s.key() == type(s).load(plain(s.dump())).key()
        alike = json.dumps(s.dump() | {"turn": 0})
        assert lies.setdefault(s.key(), alike) == alike
    assert len(set(lies.values())) == len(lies)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_options_are_ascending_unique_and_in_the_vocabulary(case: Case) -> None:
    rng = Rng(5)
    for s in positions(case, seed=2):
        for seat in s.waiting:
            legal = s.options(seat)
            assert legal == sorted(set(legal))
            limit = len(s.LABELS) if seat == CHANCE else s.ACTIONS
            assert legal
            assert legal[0] >= 0
            assert legal[-1] < limit
            if seat != CHANCE:
                assert [action for action, may in enumerate(s.mask(seat)) if may] == legal
            asked = {*legal, *(rng.below(limit) for _ in range(10)), -1, limit}
            assert {action for action in asked if s.allows(seat, action)} == {*legal}
            weights = s.question().weights(s) if seat == CHANCE else []
            assert not weights or (len(weights) == len(legal) and min(weights) > 0)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_legal_is_never_edited(case: Case) -> None:
    rng = Rng(3)
    s = case.state()
    while s.waiting:
        legal = s.legal
        kept = legal.copy()
        copy = s.clone()
        copy.apply(copy.waiting[0], copy.pick(rng))
        s.apply(s.waiting[0], s.pick(rng))
        assert legal == kept


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_option_can_be_played_on(case: Case) -> None:
    rng = Rng(4)
    for nth, s in enumerate(positions(case, seed=4)):
        for seat in s.waiting if nth % 3 == 0 else []:
            for action in s.options(seat):
                after = s.clone()
                after.apply(seat, action)
                for _ in range(2):
                    if after.waiting:
                        after.apply(after.waiting[0], after.pick(rng))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_even_play_ends_within_bounds(case: Case) -> None:
    for seed in range(5, 15):
        answers = 0
        for s in every_position(case, seed):
            answers += 1
            assert len(s.agenda) <= DEEPEST
        assert answers < MOST_ANSWERS
        assert len(s.scores()) == case.seats == len(s.breakdown())
        assert s.scores() == [sum(points.values()) for points in s.breakdown()]
        assert s.winners()
        assert set(s.winners()) <= set(range(case.seats))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_agree_on_what_is_public(case: Case) -> None:
    for s in positions(case, seed=6):
        for seat in viewers(case):
            view = s.redact(seat)
            assert view.agenda == s.agenda
            assert view.waiting == s.waiting
            assert view.viewer == seat
            assert view.scores() == s.scores()
            assert text(view.redact(seat)) == text(view)
            assert text(type(s).load(plain(view.dump()))) == text(view)
            assert text(pickle.loads(pickle.dumps(view))) == text(view)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_view_answers_for_its_own_seat_only(case: Case) -> None:
    for s in positions(case, seed=7):
        for seat in viewers(case):
            view = s.redact(seat)
            assert view.legal == s.options(seat)
            if s.waiting:
                with pytest.raises(IsAView, match="a watcher" if seat < 0 else f"seat {seat}"):
                    view.options((seat + 1) % case.seats if seat >= 0 else 0)
                with pytest.raises(IsAView):
                    view.apply(s.waiting[0], s.legal[0])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_guess_fits_the_view(case: Case) -> None:
    rng = Rng(8)
    for nth, s in enumerate(positions(case, seed=8)):
        for seat in viewers(case):
            view = s.redact(seat)
            guess = view.determinize(rng)
            assert view_text(guess, seat) == text(view)
            assert guess.options(seat) == view.legal
            for asked in guess.waiting:
                assert guess.options(asked)
            if nth % 29 == 0:
                while guess.waiting:
                    guess.apply(guess.waiting[0], guess.pick(rng))
                assert len(guess.scores()) == case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_simultaneous_answers_commute(case: Case) -> None:
    rng = Rng(9)
    for s in positions(case, seed=9):
        if len(s.waiting) < 2:
            continue
        answers = []
        for seat in s.waiting[:3]:
            legal = s.options(seat)
            answers.append((seat, legal[rng.below(len(legal))]))
        results = set()
        for order in permutations(answers):
            after = s.clone()
            for seat, action in order:
                after.apply(seat, action)
            results.add(text(after))
        assert len(results) == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_may_not_see_does_not_change_its_view(case: Case) -> None:
    """Two answers outside a seat's audience lead to positions that the seat cannot tell apart,
    unless the answer reveals everything, or ends the game."""
    for s in positions(case, seed=10):
        for asked in s.waiting:
            audience: int = s.question().audience(s, asked)
            blind = [p for p in viewers(case) if p < 0 or not audience >> p & 1]
            if audience == ALL:
                continue
            afters = [answered(s, asked, action) for action in s.options(asked)]
            secret = [a for a in afters if a.waiting and (asked == CHANCE or not a.sealed)]
            for seat in blind:
                assert len({view_text(after, seat) for after in secret}) <= 1
                assert len({str(heard(after, seat)) for after in secret}) <= 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_looking_ahead_shows_what_will_be_seen(case: Case) -> None:
    """What an answer leads to on its giver's view equals the view of what it leads to, unless the
    answer teaches its giver something; and whether it does can be seen beforehand."""
    for nth, s in enumerate(positions(case, seed=11)):
        for seat in s.waiting:
            if seat == CHANCE:
                with pytest.raises(IsAView, match="the view of a seat"):
                    s.redact(WATCHER).look_ahead(s.legal[0])
                continue
            view = s.redact(seat)
            before = text(view)
            legal = s.options(seat)
            for action in legal if nth % 5 == 0 else (legal[0], legal[-1]):
                after = answered(s, seat, action)
                ahead = view.look_ahead(action)
                assert ahead.learnt == after.learnt
                if not after.learnt:
                    assert text(ahead) == view_text(after, seat)
                    assert heard(ahead, seat) == heard(after, seat)
            assert text(view) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_answer_belongs_to_a_turn(case: Case) -> None:
    """Turns follow each other, and the first to be asked in a turn is the one whose turn it is."""
    asked_in = 0
    turn = 0
    for s in every_position(case, seed=12):
        assert s.turn >= turn
        turn = s.turn
        if s.waiting in ([], [CHANCE]):
            continue
        if s.turn_of == ALL:
            assert s.turn == 0 or len(s.waiting) > 1 or s.turn == asked_in
        elif s.turn != asked_in:
            assert s.waiting == [s.turn_of], s.question()
        asked_in = s.turn
        assert (s.redact(WATCHER).turn, s.redact(0).turn_of) == (s.turn, s.turn_of)
    assert turn >= case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_can_be_answered_is_public_unless_it_is_private(case: Case) -> None:
    """The table plays answers without an alternative by itself: that must not tell a secret."""
    rng = Rng(13)
    for s in positions(case, seed=13):
        if s.waiting in ([], [CHANCE]) or s.question().PRIVATE:
            continue
        for seat in s.waiting:
            blind = s.redact(WATCHER).determinize(rng)
            assert blind.options(seat) == s.options(seat), s.question()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_usual_answer_is_legal_and_follows_from_what_its_seat_knows(case: Case) -> None:
    for s in positions(case, seed=14):
        for seat in s.waiting:
            if seat != CHANCE:
                usual: int = s.question().usual(s, seat)
                assert usual == NONE or usual in s.options(seat)
                assert s.question().usual(s.redact(seat), seat) == usual


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_bid_up_to_a_limit_is_legal_and_follows_from_what_its_seat_knows(case: Case) -> None:
    for s in positions(case, seed=15):
        for seat in s.waiting:
            if seat != CHANCE:
                for most in (0, 4):
                    bid: int = s.question().within(s, seat, most)
                    assert bid == NONE or bid in s.options(seat)
                    assert s.question().within(s.redact(seat), seat, most) == bid


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_members_of_a_set_are_those_of_its_complete_choices(case: Case) -> None:
    """Every complete choice consists of members, none more often than said, and every member is in
    one; and there is one way only to say each choice."""
    for s in positions(case, seed=15):
        if s.waiting in ([], [CHANCE]) or not s.question().SET:
            continue
        seat = s.waiting[0]
        choices = complete_sets(s, seat)
        most: dict[int, int] = {}
        for chosen in choices:
            for action in chosen:
                most[action] = max(most.get(action, 0), chosen.count(action))
        assert s.question().members(s, seat) == most, s.question()
        assert s.question().members(s.redact(seat), seat) == most
        assert len({tuple(sorted(chosen)) for chosen in choices}) == len(choices)


def complete_sets(s: State, seat: int) -> list[list[int]]:
    """The seat's answers to all questions of a set, in every way."""
    done: list[list[int]] = []
    open_paths: list[tuple[State, list[int]]] = [(s, [])]
    while open_paths:
        at, path = open_paths.pop()
        for action in at.options(seat):
            after = answered(at, seat, action)
            if after.asks_for_more(at, seat):
                open_paths.append((after, [*path, action]))
            else:
                done.append([*path, action])
    return done


def answered(s: State, seat: int, action: int) -> State:
    after = s.clone()
    after.notes = []
    after.apply(seat, action)
    return after


def heard(s: State, seat: int) -> list[tuple[int, ...]]:
    """The notes, less the numbers that are not for this seat."""
    return [note if note[0] in (ALL, seat) else note[:5] for note in s.notes or []]
