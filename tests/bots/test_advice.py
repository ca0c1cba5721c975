"""Advice: whole turns by what a seat can see, how they stand, and true reasons."""

from __future__ import annotations

import pytest

from majlis import games
from majlis.bots.advice import (
    TURNS,
    Advice,
    Adviser,
    Turn,
    Verdict,
    advise,
    fading,
    true_change,
    verdict,
)
from majlis.games.istanbul.rules.action import AfterAction
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.state import State
from majlis.words.reasons import Reason, why
from tests.bots.test_search import PLAIN, position
from tests.contract.cases import Case

DESERT = Case("through-the-desert", 2)


def advice(case: Case, s: State, draft: tuple[int, ...] = ()) -> Advice:
    adviser = Adviser(case.game, s.redact(s.waiting[0]), Rng(5))
    return adviser.advice(draft, budget=1)


@pytest.mark.parametrize("answers", [0, 40])
@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_turns_are_legal_whole_and_different(case: Case, answers: int) -> None:
    s = position(case, answers)
    seat = s.waiting[0]
    turns = advice(case, s).turns
    assert 1 <= len(turns) <= TURNS
    assert len({turn.answers for turn in turns}) == len(turns)
    assert [turn.chance for turn in turns] == sorted((turn.chance for turn in turns), reverse=True)
    for turn in turns:
        after = s.clone()
        for action in turn.answers:
            assert action in after.options(seat)
            after.apply(seat, action)
        assert seat not in after.waiting or after.turn != s.turn or after.learnt
        assert 0 <= turn.chance <= 1


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_positions_that_look_alike_get_the_same_advice(case: Case) -> None:
    """Nobody looks at what their seat cannot see; and the same dice think the same."""
    s = position(case, 30)
    another = s.redact(s.waiting[0]).determinize(Rng(99))
    assert advice(case, s) == advice(case, another)


def test_only_a_view_is_advised() -> None:
    with pytest.raises(ValueError, match="by what a seat can see"):
        Adviser(DESERT.game, position(DESERT, 40), Rng(1))


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_draft_is_judged_with_the_best_that_follows(case: Case) -> None:
    s = position(case, 40)
    seat = s.waiting[0]
    worst = s.options(seat)[-1]
    told = advice(case, s, (worst,))
    assert told.draft
    assert told.draft.answers[0] == worst
    assert told.draft.chance <= told.turns[0].chance
    is_best = told.draft.answers == told.turns[0].answers
    assert is_best or told.draft.against == 0


def test_a_draft_that_is_the_best_turn_is_found_to_be_so() -> None:
    s = position(DESERT, 40)
    best = advice(DESERT, s).turns[0].answers
    told = advice(DESERT, s, best)
    assert told.draft
    assert told.draft.answers == best
    assert told.draft == told.turns[0]


def test_the_best_is_compared_with_the_second_and_all_others_with_the_best() -> None:
    s = position(DESERT, 100)
    first, second, *_ = advise(DESERT.game, s.redact(s.waiting[0]).dump(), (), 5, budget=1).turns
    assert (first.against, second.against) == (1, 0)
    gains = {(one.seat, one.feature): one.gain for one in first.reasons}
    losses = {(one.seat, one.feature): -one.gain for one in second.reasons}
    assert gains == pytest.approx(losses)
    assert any(gains.values())


def test_one_way_to_go_on_needs_no_reason() -> None:
    """After the action of a place there is often nothing left to decide in Istanbul."""
    case = Case("istanbul", 2)
    s, rng = case.state(), Rng(1)
    while s.question().__class__ is not AfterAction or len(s.legal) > 1:
        s.apply(s.waiting[0], s.pick(rng))
    (only,) = advice(case, s).turns
    assert list(only.answers) == s.legal
    assert only.against == NONE
    assert not only.reasons


def test_only_one_turn_is_the_best() -> None:
    """Also where nobody can win any more."""
    best, other = Turn((1,), chance=0.0, lead=-90.0), Turn((2,), chance=0.0, lead=-109.0)
    assert Advice((best,)).verdict is None
    assert Advice((best,), best).verdict == Verdict.BEST
    assert Advice((best,), other).verdict == Verdict.GOOD
    likely = Turn((1,), chance=0.5, lead=3.0)
    assert Advice((likely,), other).verdict == Verdict.BLUNDER


def test_verdicts_by_the_chance_that_is_lost() -> None:
    assert [verdict(lost) for lost in (-0.1, 0.0, 0.02, 0.05, 0.1, 0.11)] == [
        Verdict.BEST,
        Verdict.BEST,
        Verdict.GOOD,
        Verdict.INACCURACY,
        Verdict.MISTAKE,
        Verdict.BLUNDER,
    ]


# -- true reasons --------------------------------------------------------------------------------


def test_what_only_fades_has_not_changed() -> None:
    """Half of the game is left here and a quarter there: 4 that have faded to 2, and to 1, are as
    many as before; 3 that have faded to 0.75 are fewer."""
    fades = fading(0.25, 0.5)
    assert true_change(1.0, [2.0 * fade for fade in fades]) == 0
    assert true_change(2.0, [2.0 * fade for fade in fades]) == 0
    assert true_change(0.75, [2.0 * fade for fade in fades]) == pytest.approx(-0.25)
    assert true_change(3.0, [2.0 * fade for fade in fades]) == pytest.approx(1.0)


NAMES = ("Ada", "Gecko")


def said(*reasons: Reason, better: bool = True, code: str = "en") -> str:
    words = games.game(DESERT.game).words(code, NAMES)
    return why(words, 0, reasons, 2, better)


def test_what_weighs_most_is_said() -> None:
    reasons = [
        Reason(0, "points", 5.0, 5),
        Reason(0, "water at hand", 2.0, 4.0),
        Reason(1, "oasis near", -1.5, 5.0),
        Reason(0, "room to grow", 0.1, 0.2),
        Reason(0, "turn", 9.0, 1.0),
    ]
    assert said(*reasons) == (
        "Compared with turn 2: +5 points; more water one step away. "
        "But: more oases two steps away for Gecko."
    )
    assert said(*reasons, code="ru") == (
        "В сравнении с ходом 2: +5 очков; больше воды в одном шаге. "
        "Но: больше оазисов в двух шагах (Gecko)."
    )


def test_what_nobody_would_say_is_not_said() -> None:
    """A weight may stand for something else: fewer caravans that can grow are no advantage."""
    later = "At once much the same as turn 2; the difference comes later."
    assert said(Reason(0, "open caravans", 1.5, -1.0)) == later
    assert said(Reason(1, "room to grow", 1.5, 2.0)) == later
    assert said(Reason(0, "points", 1.0, 0)) == later


def test_what_follows_may_turn_it_round() -> None:
    less = Reason(0, "points", -3.0, -3)
    assert said(less) == "Compared with turn 2: −3 points. What follows makes up for it."
    assert said(less, better=False) == "Compared with turn 2: −3 points."
    more = Reason(0, "points", 1.0, 1)
    assert said(more, better=False).endswith("+1 point. What follows speaks against it.")


def test_features_that_count_the_same_thing_are_one_reason() -> None:
    """The third extension of a cart is weighed less than the second, and is more room all the
    same."""
    words = games.game("istanbul").words("en", NAMES)
    third = [Reason(0, "third extension", 1.2, 1.0), Reason(0, "second extension", -1.6, -1.0)]
    assert "room" not in why(words, 0, third, 2, better=True)
    first = [Reason(0, "second extension", 1.6, 1.0), Reason(0, "first extension", -0.8, -1.0)]
    assert why(words, 0, first, 2, better=True) == "Compared with turn 2: more room in the cart."


# -- what follows --------------------------------------------------------------------------------


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_likely_answer_can_be_given_whatever_nobody_knows(case: Case) -> None:
    s = position(case, 60)
    seat = s.waiting[0]
    view = s.redact(seat)
    for turn in advise(case.game, view.dump(), (), 5, budget=1).turns:
        for world in (s.clone(), view.determinize(Rng(77))):
            for action in turn.answers:
                world.apply(seat, action)
            for action in turn.reply:
                other = world.waiting[0]
                assert other not in (CHANCE, seat)
                assert action in world.options(other)
                world.apply(other, action)


def test_whoever_comes_next_is_expected_to_answer() -> None:
    s = position(DESERT, 60)
    turns = advise(DESERT.game, s.redact(s.waiting[0]).dump(), (), 5, budget=1).turns
    assert all(turn.reply for turn in turns)
    assert all(turn.points for turn in turns)


def test_an_oasis_that_comes_nearer_is_not_told_twice() -> None:
    nearer = [Reason(0, "oasis at hand", 2.2, 5.0), Reason(0, "oasis near", -1.5, -5.0)]
    assert said(*nearer) == "Compared with turn 2: more oases one step away."


def test_what_is_the_same_for_several_is_told_once() -> None:
    words = games.game(DESERT.game).words("en", ("Ada", "Gecko", "Ibex"))
    less = [Reason(seat, "points", 2.5, -5) for seat in (1, 2)]
    assert why(words, 0, less, 2, better=True) == (
        "Compared with turn 2: −5 points for Gecko and Ibex."
    )


def test_what_is_not_told_may_turn_it_round() -> None:
    """Five points more for oases and five less for the largest caravan are no more points, but
    those for an oasis are certain."""
    surer = [Reason(0, "points", 3.0, 0), Reason(0, "water at hand", -1.0, -2.0)]
    assert said(*surer) == "Compared with turn 2: less water one step away. In all it is better."
