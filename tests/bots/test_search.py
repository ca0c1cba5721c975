"""Search: what it answers is legal, the same for the same dice, and by what its seat can see."""

from __future__ import annotations

import gc
from dataclasses import replace
from itertools import islice

import pytest

from majlis import games
from majlis.bots.forecasts import view_chances, win_chances
from majlis.bots.networks import network
from majlis.bots.playout import playout
from majlis.bots.search.moves import Mover
from majlis.bots.search.settings import ANY_GAME, SETTINGS, settings_of
from majlis.bots.search.tree import Descent, Edge, Search, visits_of
from majlis.bots.search.values import WON, chances, lead, one_by_one, rewards
from majlis.games.five_tribes.state import Sultanate, changed
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE, WATCHER
from majlis.kernel.state import State
from tests.contract.cases import TOGETHER, Case, every_position

PLAIN = [Case(game, 2) for game in games.GAMES]
FULL = [
    *(case for case in TOGETHER if case.seats >= 4 and case.game != "five-tribes"),
    Case("five-tribes", 4, (("ruling_hidden_hands", True),)),
]
SECRETIVE = {"five-tribes", "istanbul", "marrakesh"}
CASES = [*PLAIN, *(Case(game, 4) for game in SETTINGS), *TOGETHER]


def position(case: Case, answers: int) -> State:
    """The last position with a choice among the first so many, played at random."""
    s, rng = case.state(), Rng(11)
    found = s
    for nth in range(10_000):
        if not s.waiting or (nth > answers and found.waiting != [CHANCE]):
            break
        if s.waiting[0] != CHANCE and len(s.legal) > 1:
            found = s.clone()
        s.apply(s.waiting[0], s.pick(rng))
    return found


def searched(s: State, case: Case, iterations: int, seed: int = 5) -> Search:
    worths = one_by_one(games.game(case.game).evaluate)
    settings = SETTINGS.get(case.game, ANY_GAME)
    search = Search(s.redact(s.waiting[0]), worths, settings, Rng(seed))
    search.improve(iterations)
    return search


@pytest.mark.parametrize("answers", [0, 25])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_best_answers_are_legal_one_after_the_other(case: Case, answers: int) -> None:
    s = position(case, answers)
    seat = s.waiting[0]
    best = searched(s, case, 4).best()
    assert best
    for action in best:
        assert action in s.options(seat)
        s.apply(seat, action)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_positions_that_look_alike_get_the_same_answer(case: Case) -> None:
    s = position(case, 30)
    seat = s.waiting[0]
    another = s.redact(seat).determinize(Rng(99))
    first, second = searched(s, case, 12), searched(another, case, 12)
    assert first.best() == second.best()
    assert [edge.reward for edge in first.root.edges] == [edge.reward for edge in second.root.edges]


@pytest.mark.parametrize("learned", [False, True])
@pytest.mark.parametrize("answers", [40, 120])
@pytest.mark.parametrize("case", FULL, ids=str)
def test_nobody_peeks_at_a_full_table_with_everything(
    case: Case, answers: int, learned: bool
) -> None:
    """Nor does the network that judges turns."""
    seat, *both = alike(case, answers)
    mind = network(case.game) if learned else None
    assert (mind is not None) == learned
    judge = mind.seen_by(seat) if mind else None
    worths = one_by_one(games.game(case.game).evaluate)
    settings = replace(settings_of(case.game, learned), root_positions=40, positions=20, width=4)
    found = []
    for s in both:
        search = Search(s.redact(seat), worths, settings, Rng(5), judge=judge)
        search.improve(8)
        found.append((search.best(), [edge.reward for edge in search.root.edges]))
    assert found[0] == found[1]


def alike(case: Case, answers: int) -> tuple[int, State, State]:
    """A seat with a choice, after so many answers or more, and two positions that look the same to
    it. They are not the same, unless the game keeps no secrets."""
    for s in islice(every_position(case, seed=11), answers, None):
        for seat in s.waiting if s.waiting != [CHANCE] else []:
            if len(s.options(seat)) > 1:
                if case.game == "five-tribes":
                    draw_unseen(s)
                guesses = (s.redact(seat).determinize(Rng(nth)) for nth in range(10))
                another = next((guess for guess in guesses if guess.key() != s.key()), None)
                if another or case.game not in SECRETIVE:
                    return seat, s, another or s
    raise AssertionError(f"nothing is hidden in {case}")


def draw_unseen(s: State) -> None:
    """Everybody has a card from the deck, which nobody else has seen: few games come to that."""
    assert isinstance(s, Sultanate)
    for player in s.players:
        kind = max(range(len(s.deck)), key=lambda kind: s.deck[kind])
        s.deck[kind] -= 1
        player.unseen = changed(player.unseen, kind, player.unseen[kind] + 1)
        player.hidden += 1


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_thinking_on_is_thinking_longer(case: Case) -> None:
    """It can be stopped at any time, and goes on where it was."""
    s = position(case, 10)
    whole, halves = searched(s, case, 10), searched(s, case, 4)
    assert halves.best() == searched(s, case, 4).best()
    halves = searched(s, case, 4)
    halves.improve(6)
    assert [edge.visits for edge in whole.root.edges] == [e.visits for e in halves.root.edges]
    assert whole.root.visits == 10


def test_thinking_leaves_no_cycles_and_the_collector_as_it_was() -> None:
    case = Case("template", 2)
    s = position(case, 5)
    gc.collect()
    searched(s, case, 50)
    assert gc.isenabled()
    assert gc.collect() == 0, "what is thought of refers back to what it hangs on"
    gc.disable()
    try:
        searched(s, case, 1)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_every_turn_is_judged_as_many_turns_later() -> None:
    """Else one that was thought about less would be judged before it is answered."""
    s = position(Case("five-tribes", 2), 60)
    search = searched(s, Case("five-tribes", 2), 1)
    turns = {search.iterate().world.turn for _ in range(30)}
    assert turns == {s.turn + SETTINGS["five-tribes"].horizon}


@pytest.mark.parametrize("case", [Case(game, 2) for game in SETTINGS], ids=str)
def test_what_has_been_judged_is_what_it_came_to(case: Case) -> None:
    """The last move of a descent has been judged already: nothing may be played after it."""
    s = position(case, 30)
    evaluate = games.game(case.game).evaluate
    settings = replace(ANY_GAME, horizon=2)
    search = Search(s.redact(s.waiting[0]), one_by_one(evaluate), settings, Rng(5))
    judged = [descent for _ in range(30) if (descent := search.iterate()).worth]
    assert judged
    for descent in judged:
        assert descent.worth == evaluate(descent.world)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_turns_lead_where_their_answers_lead(case: Case) -> None:
    """They are found without a copy for every answer."""
    s = position(case, 30)
    seat = s.waiting[0]
    mover = Mover(one_by_one(games.game(case.game).evaluate), Rng(1))
    for turn in mover.turns(s.clone(), seat, 99, 9):
        after = s.clone()
        for action in turn.answers:
            assert action in after.options(seat)
            after.apply(seat, action)
        assert after.key() == turn.after.key()


def test_every_way_to_begin_meets_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The n-th try of each has the same dice."""
    case = Case("five-tribes", 2)
    search = searched(position(case, 60), case, 40)
    dice: list[int] = []
    descend = search._descend

    def watched(first: Edge | None) -> Descent:
        dice.append(search.rng.x)
        return descend(first)

    monkeypatch.setattr(search, "_descend", watched)
    for edge in search.root.edges[:2]:
        edge.visits = 100
        search.iterate(edge)
        search.iterate(edge)
    assert dice[:2] == dice[2:]
    assert dice[0] != dice[1]


def test_rollouts_are_played_to_the_end() -> None:
    case = Case("through-the-desert", 2)
    s = position(case, 40)
    search = searched(s, case, 1)
    assert not search.iterate().world.waiting
    replies = [edge.node.edges for edge in search.root.edges if edge.node]
    assert not any(replies)  # nobody thinks of answers to what has hardly been tried
    search.improve(3 * SETTINGS[case.game].patience)
    first = max(search.root.edges, key=visits_of)
    assert first.node
    assert first.node.edges
    assert first.visits > SETTINGS[case.game].patience


def test_what_a_game_thinks_likely_is_tried_first() -> None:
    case = Case("through-the-desert", 2)
    s = position(case, 40)
    view = s.redact(s.waiting[0])
    worths = one_by_one(games.game(case.game).evaluate)
    settings = SETTINGS[case.game]
    plain = Search(view, worths, settings, Rng(5))
    plain.improve(1)
    last = plain.root.edges[-1].answers

    def prior(_: State, seat: int, moves: list[list[int]]) -> list[float]:
        assert seat == view.viewer
        return [100.0 if answers == last else 1.0 for answers in moves]

    search = Search(view, worths, settings, Rng(5), prior)
    search.improve(1)
    (tried,) = [edge for edge in search.root.edges if edge.visits]
    assert tried.answers == last
    assert sum(edge.prior for edge in search.root.edges) == pytest.approx(1)


def test_single_answers_are_tried_as_well_as_turns() -> None:
    """Every answer is one way to go on, even if there are more than may be looked at."""
    case = Case("through-the-desert", 2)
    s = position(case, 40)
    settings = replace(SETTINGS[case.game], by_turns=False, root_positions=2)
    worths = one_by_one(games.game(case.game).evaluate)
    search = Search(s.redact(s.waiting[0]), worths, settings, Rng(5))
    search.improve(5)
    assert [edge.answers for edge in search.root.edges] == [[action] for action in s.legal]


def test_a_turn_is_planned_to_its_end() -> None:
    """Two camels are one turn of Through the Desert."""
    s = position(Case("through-the-desert", 2), 40)
    seat = s.waiting[0]
    mover = Mover(one_by_one(games.game("through-the-desert").evaluate), Rng(1))
    turns = mover.turns(s, seat, 200, 5)
    assert 1 < len(turns) <= 5
    values = [turn.value for turn in turns]
    assert values == sorted(values, reverse=True)
    for turn in turns:
        assert turn.after.turn_of != seat or not turn.after.waiting
    assert len({turn.after.key() for turn in turns}) == len(turns)


def test_a_lead_is_over_the_others_on_average() -> None:
    assert lead([10.0, 6.0], 0) == 4.0
    assert lead([10.0, 6.0, 2.0], 0) == 6.0
    assert lead([4.0], 0) == 4.0


def test_chances_by_points() -> None:
    """Twelve points more, at a scale of twelve, make a win e times likelier: e / (1 + e)."""
    assert chances([12.0, 0.0], 12.0) == pytest.approx([0.731, 0.269], abs=0.001)
    assert chances([5.0, 5.0, 5.0], 3.0) == pytest.approx([1 / 3] * 3)


def test_a_finished_game_rewards_its_winner() -> None:
    s, rng = Case("through-the-desert", 2).state(), Rng(3)
    while s.waiting:
        s.apply(s.waiting[0], s.pick(rng))
    worth = [float(points) for points in s.scores()]
    got = rewards(s, worth, 1e9)  # so large a scale tells nobody apart
    (winner,) = s.winners()
    assert got[winner] == pytest.approx(WON + (1 - WON) / 2)
    assert sum(got) == pytest.approx(1.0)


@pytest.mark.parametrize("game", games.GAMES)
def test_win_chances_are_even_before_and_certain_after(game: str) -> None:
    s = Case(game, 2).state()
    before = win_chances(game, s)
    assert sum(before) == pytest.approx(1)
    assert max(before) < 0.75
    playout(s, Rng(3))
    assert [seat for seat, chance in enumerate(win_chances(game, s)) if chance] == s.winners()


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_positions_that_look_alike_to_a_watcher_have_the_same_chances(case: Case) -> None:
    s = position(case, 30)
    view = s.redact(WATCHER)
    another = view.determinize(Rng(99))
    found = view_chances(case.game, view)
    assert found == view_chances(case.game, another.redact(WATCHER))
    assert sum(found) == pytest.approx(1)
