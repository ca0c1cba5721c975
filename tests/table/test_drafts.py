"""Drafts: what a plan leads to, what the table takes by itself, and where it stops."""

from __future__ import annotations

from collections import defaultdict
from itertools import islice

import pytest

from majlis.games.marrakesh.rules.round import Select
from majlis.kernel import notation
from majlis.kernel.chance import Rng
from majlis.kernel.errors import IllegalAction
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.state import State
from majlis.match import Match
from majlis.table.draft_content import DraftContent
from majlis.table.drafts import Draft, Ending, Plan, Toggle, complete_sets, draft, planned_again
from tests.clicks import On, Replay, Row, Unreachable, count, rearranged
from tests.contract.cases import Case, every_case, text
from tests.contract.moments import EVERY_GAME, moments
from tests.games import FOLDER
from tests.istanbul.table import Table


def planned(match: Match, *labels: str, begun: bool = False, **more: object) -> Draft:
    """The plan of the seat that is asked."""
    seat = match.waiting[0]
    actions = tuple(match.state.parse(label) for label in labels)
    found = draft(match.view(seat), Plan(0, actions, **more), begun)  # type: ignore[arg-type]
    assert found is not None
    return found


def labels(found: Draft) -> list[str]:
    return [found.start.label(action) for action in found.path]


def istanbul() -> Match:
    return Match.new("istanbul", 2, 1)


def warehouse_near(match: Match) -> str:
    near = match.labels(match.waiting[0])
    return next(place for place in ("place:2", "place:3", "place:4") if place in near)


def test_nothing_is_taken_before_the_player_has_chosen() -> None:
    found = planned(istanbul())
    assert found.steps == ()
    assert found.ending == Ending.ASKED


def test_a_warehouse_is_one_click() -> None:
    """The merchant goes there; assistant, toll, action and the end of the turn are the usual ones,
    and all of it is one list of answers that the match takes."""
    match = istanbul()
    seat = match.waiting[0]
    place = warehouse_near(match)
    found = planned(match, place)
    assert found.ending == Ending.TURN
    assert found.chosen == [0]
    assert labels(found)[0] == place
    assert len(found.path) > 1
    match.play(seat, *found.path)
    assert match.waiting != [seat]


def test_a_toggle_flips_and_what_comes_behind_is_kept() -> None:
    """Marrakesh: of the colour chosen one keshi is taken instead of two; then both again."""
    match = claiming()
    found = planned(match, *match.labels(match.waiting[0])[:1])
    toggle = found.toggles[0]
    assert (toggle.on, toggle.answer) == (True, found.path[toggle.at])
    off = flipped(found, toggle)
    assert labels(off)[toggle.at] == "done"
    assert [(one.at, one.on, one.answer) for one in off.toggles[:1]] == [
        (toggle.at, False, toggle.answer)
    ]
    assert off.chosen == found.chosen
    on = flipped(off, off.toggles[0])
    assert (on.path, on.toggles) == (found.path, found.toggles)


def flipped(found: Draft, toggle: Toggle) -> Draft:
    path = [*found.path[: toggle.at], toggle.flips_to, *found.path[toggle.at + 1 :]]
    taken = tuple(nth for nth, step in enumerate(found.steps) if step.taken)
    again = draft(found.start, Plan(0, tuple(path), taken, firm=toggle.at + 1), False)
    assert again is not None
    return again


def claiming() -> Match:
    """A round of Marrakesh, where somebody takes the keshis that have fallen through the tower."""
    match = Match.new("marrakesh", 2, 3)
    while True:
        seat = match.waiting[0]
        if type(match.state.question()).__name__ == "ClaimKeshi":
            found = planned(match, match.labels(seat)[0])
            if found.toggles:
                return match
        match.play(seat, match.legal(seat)[0])


def test_what_is_not_firm_is_given_as_far_as_it_can_be() -> None:
    """The place is another one: the toll, the assistant and the action are what they are there;
    what cannot be answered there is left out, with all that came behind it."""
    match = istanbul()
    near = match.labels(match.waiting[0])
    there, elsewhere = [place for place in ("place:2", "place:3", "place:4") if place in near][:2]
    found = planned(match, there)
    whole = planned(match, elsewhere, *labels(found)[1:], firm=1)
    assert whole.path == planned(match, elsewhere, *labels(found)[1:], "place:16", firm=1).path
    assert labels(whole)[0] == elsewhere
    assert whole.ending == Ending.TURN


def test_a_question_stays_open_if_that_is_wished() -> None:
    match = istanbul()
    found = planned(match, warehouse_near(match), stay=True)
    assert found.ending == Ending.ASKED
    assert type(found.end.question()).__name__ == "Assistant"


def test_a_turn_that_was_taken_back_has_its_toggles_again() -> None:
    match = istanbul()
    seat = match.waiting[0]
    found = planned(match, warehouse_near(match))
    again = planned_again(0, match.view(seat), found.path, begun=False)
    shown = draft(match.view(seat), again, begun=False)
    assert shown is not None
    assert (shown.path, shown.toggles, shown.base) == (found.path, found.toggles, found.base)
    assert shown.toggles
    on_its_way = planned_again(0, found.steps[1].view, found.path[1:], begun=True)
    assert 0 in on_its_way.taken


def test_a_plan_that_cannot_be_played_is_none_at_all() -> None:
    match = istanbul()
    view = match.view(match.waiting[0])
    assert draft(view, Plan(0, (len(view.LABELS) + 7,)), False) is None


def test_the_last_stake_reveals_and_the_others_do_not() -> None:
    match = Match.new("template", 2, 1)
    assert planned(match, "stake:1").ending == Ending.CHOSEN
    match.play(0, "stake:1")
    found = planned(match, "stake:1")
    assert found.ending == Ending.REVEAL
    assert found.base == 0  # it can still be answered otherwise


def test_what_is_chosen_in_secret_stays_on_the_table() -> None:
    """Of Marrakesh's provisions the tiles: whoever looks at their choice sees them, also the last
    one, whose choice turns all of them up."""
    match = Match.new("marrakesh", 2, 3)
    while type(match.state.question()).__name__ != "TurnUpProvision":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    for ending in (Ending.CHOSEN, Ending.REVEAL):
        seat = match.waiting[0]
        tile = match.legal(seat)[0]
        found = draft(match.view(seat), Plan(0, (tile,)), False)
        assert found is not None
        assert found.ending == ending
        assert found.shown is found.offered
        assert tile in found.shown.legal
        match.play(seat, tile)


def test_a_set_is_chosen_in_any_order() -> None:
    match = Match.new("marrakesh", 2, 3)
    while type(match.state.question()).__name__ != "Select":
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.waiting[0]
    view = match.view(seat)
    sets = complete_sets(view)
    assert len(sets) == 220  # three of twelve
    high, low, middle = sets[-1][2], sets[0][0], sets[0][1]
    partial = draft(view, Plan(0, picked=(high,)), False)
    assert partial is not None
    assert partial.ending == Ending.ASKED
    whole = draft(view, Plan(0, picked=(high, low, middle)), False)
    assert whole is not None
    assert whole.ending == Ending.CHOSEN
    assert whole.path == sorted((high, low, middle))
    assert whole.picked == (high, low, middle)
    match.play(seat, *whole.path)
    assert draft(view, Plan(0, picked=(high, high)), False) is None


@pytest.mark.parametrize("case", every_case()[::3], ids=str)
def test_whatever_is_planned_can_be_written(case: Case) -> None:
    """In random games: a plan of one random answer, with all that the table takes by itself, is
    played by the match as it was planned, and leads to the view that was shown."""
    match = case.match(21)
    rng = Rng(21)
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        found = draft(match.view(seat), Plan(0, (action,)), begun=False)
        assert found is not None
        shown, ending = found.end, found.ending
        alone = match.waiting == [seat]
        lines = len(match.log)
        match.play(seat, *found.path)
        if ending in (Ending.ASKED, Ending.TURN, Ending.OTHERS) and match.log[-1].seat == seat:
            assert alone or ending != Ending.TURN
            if shown.waiting:
                assert text(match.view(seat)) == text(shown)
        assert [entry.action for entry in match.log[lines:] if entry.seat == seat] == found.path
        finish_others(match, rng)


def finish_others(match: Match, rng: Rng) -> None:
    if not match.over and rng.below(3) == 0:
        seat = match.waiting[-1]
        assert seat != CHANCE
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


def test_a_plan_never_goes_beyond_a_die() -> None:
    """Every answer of every plan but the last could be taken back: the match refuses others. A
    usual answer that rolls is planned too, and its question stays open."""
    match = Match.new("istanbul", 2, 5)
    rng = Rng(5)
    stopped = usual = 0
    for _ in range(400):
        if match.over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        action = legal[rng.below(len(legal))]
        found = draft(match.view(seat), Plan(0, (action,)), begun=True)
        assert found is not None
        if found.ending == Ending.CHANCE:
            stopped += 1
            last = found.steps[-1]
            if last.taken and len(last.view.legal) > 1:
                usual += 1
                assert (last.action, found.base) == (last.usual, len(found.path) - 1)
            after: State = found.end
            assert after.waiting == [CHANCE]
            with pytest.raises(IllegalAction):
                match.play(seat, *found.path, 0)
        match.play(seat, *found.path)
    assert stopped > 10
    assert usual > 3


@pytest.mark.parametrize("game", EVERY_GAME)
def test_whoever_is_asked_finds_their_question_open(game: str) -> None:
    for moment in moments(game):
        for seat in moment.asked:
            found = draft(moment.state.redact(seat), Plan(0), begun=False)
            assert found is not None
            assert found.steps or found.ending == Ending.ASKED, str(moment)


OFFERS = {
    "five-tribes": {"SmallMarket"},
    "istanbul": {"AfterAction", "GreenTile"},
    "marrakesh": {"PayForStep", "Study"},
}
"""Some with which a turn can end."""


@pytest.mark.parametrize("game", EVERY_GAME)
def test_who_ends_the_turn_leaves_an_offer_alone(game: str) -> None:
    """It stays open until then, and whatever is offered can be taken. If the seat would be asked
    something else behind it, nothing is taken for granted."""
    left = set()
    for moment in moments(game):
        for seat in moment.asked:
            view = moment.state.redact(seat)
            question = view.question()
            if question.DECLINE not in view.legal or question.usual(view, seat) != NONE:
                continue
            found = draft(view, Plan(0), begun=True)
            assert found is not None
            assert found.offered == view or len(view.legal) == 1
            if not found.steps:
                declined = draft(view, Plan(0, (question.DECLINE,)), begun=True)
                assert declined is not None
                assert declined.ending == Ending.ASKED
            elif len(view.legal) > 1:
                left.add(type(question).__name__)
                assert found.ending != Ending.ASKED
                assert (found.base, found.path[0], found.chosen) == (0, question.DECLINE, [])
                assert found.offers
                assert found.shown == view  # with its places and chips
                assert found.notes_after(()) == ()
                again = draft(view, planned_again(0, view, found.path, begun=True), begun=True)
                assert again is not None
                assert (again.path, again.base) == (found.path, 0)
    assert left >= OFFERS.get(game, set())


def test_who_ends_the_turn_puts_nothing_more_into_a_set() -> None:
    """Coffee is roasted for one thing; the Roasting Plant offers more, but asks for nothing."""
    left = 0
    for moment in moments("istanbul"):
        view = moment.state.redact(moment.asked[0]) if moment.asked else moment.state
        if not moment.asked or type(view.question()).__name__ != "Roast":
            continue
        decline = view.question().DECLINE
        for picked in view.legal:
            found = draft(view, Plan(0, picked=(picked,)), begun=True)
            assert found is not None
            if picked == decline or not found.declines:
                continue
            left += 1
            assert (found.base, found.picked, found.path[:2]) == (0, (picked,), [picked, decline])
            assert found.offers
            assert set(found.addable) > {decline}
            assert found.shown == found.end
            assert decline not in [toggle.answer for toggle in found.toggles if toggle.at == 1]
            plan = planned_again(0, view, found.path, begun=True)
            again = draft(view, plan, begun=True)
            assert again is not None
            assert (again.path, again.offers) == (found.path, True)
    assert left


def test_what_is_usually_declined_at_the_end_lies_there_until_then() -> None:
    """A hand that fits is lit, although hardly anybody plays it then."""
    usual = 0
    for moment in moments("istanbul"):
        for seat in moment.asked:
            view = moment.state.redact(seat)
            question = view.question()
            declined = view.legal != [question.DECLINE] and question.usual(view, seat)
            found = draft(view, Plan(0), begun=True)
            if declined == question.DECLINE and found and found.base == 0 and found.steps:
                usual += 1
                assert not found.offers
                assert found.shown == view
                assert found.notes_after(()) == ()
    assert usual


def test_of_what_is_declined_to_end_the_turn_the_first_stays_open() -> None:
    """Who has cards that fit, and seals for a double move, sees the cards lit; the double move is a
    toggle."""
    table = Table(mocha=True, letters=True)
    table.give("gain_5_lira")
    table.give_letters(-7, -8)
    table.stand(table.beside(2))
    table.ask_again()
    view = table.s.redact(0)
    found = draft(view, Plan(0, (2,)), begun=False)
    assert found is not None
    assert labels(found)[-2:] == ["done", "done"]
    assert (type(found.offered.question()).__name__, found.ending) == ("AfterAction", Ending.TURN)
    assert found.toggles[-1].at == len(found.path) - 1
    assert not found.toggles[-1].on


@pytest.mark.parametrize(
    "name",
    [
        "five-tribes-4p-greedy-6",  # sells goods where the turn could have ended
        "istanbul-2p-greedy-1",  # calls assistants back one by one
        "marrakesh-2p-greedy-1",  # goes on after a reveal
        "through-the-desert-2p-greedy-2",
    ],
)
def test_every_answer_of_a_stored_game_can_be_clicked(name: str) -> None:
    """Without a click a turn ends only if there is nothing else to say in it."""
    replay = Replay(notation.read((FOLDER / f"{name}.majlis").read_text()))
    try:
        for writing in replay.writings():
            at = replay.ledger.match.view(writing.seat)
            for action in () if writing.clicks else writing.answers:
                assert at.legal == [action]
                at = at.look_ahead(action)
    except Unreachable as error:
        pytest.fail(str(error))


def test_clicks_are_counted_where_a_tile_costs_least() -> None:
    """Istanbul: bots use the yellow tile before they leave an assistant. To use it after the action
    comes to the same, and needs no usual answer to be let go."""
    record = notation.read(
        (
            FOLDER / "istanbul-4p-greedy-1-neutral_assistants=true-caravan_master=true.majlis"
        ).read_text()
    )
    replay = Replay(record)
    for writing in replay.writings():
        view = replay.ledger.match.view(writing.seat)
        told = [view.label(action) for action in writing.answers]
        if told[1:2] == ["tile:yellow"] and told[3:] == ["leave", "act", "done"]:
            break
    orders = [[view.label(action) for action in one] for one in rearranged(view, writing.answers)]
    assert [told[0], "leave", "act", *told[1:3], "done"] in orders
    assert all(sorted(one) == sorted(told) for one in orders)


@pytest.mark.parametrize(
    ("name", "on", "question"),
    [
        ("through-the-desert-2p-greedy-2", On.BOARD, "PlaceLeader"),
        ("five-tribes-2p-greedy-4", On.PIECE, "DropMeeple"),
    ],
)
def test_a_finger_taps_more_than_a_mouse_clicks(name: str, on: On, question: str) -> None:
    """Where a leader may stand nearly everywhere the board comes closer first; of the meeples in a
    hand one is picked up."""
    record = notation.read((FOLDER / f"{name}.majlis").read_text())
    mouse, phone = (
        [click for writing in islice(replay.writings(), 20) for click in writing.clicks]
        for replay in (Replay(record), Replay(record, phone=True))
    )
    assert (on, question) in {(click.on, click.question) for click in phone}
    assert {click.on for click in mouse} <= {On.ANSWER, On.TOGGLE, On.CONFIRM}
    assert len(phone) > len(mouse)


def test_the_simplest_turn_of_istanbul_takes_two_taps() -> None:
    """Where to go, and the end of the turn."""
    rows: dict[str, Row] = defaultdict(Row)
    count(notation.read((FOLDER / "istanbul-2p-greedy-1.majlis").read_text()), rows, phone=True)
    row = rows["Istanbul base, the simplest turns"]
    assert min(row.counts) == 2
    assert sum(row.counts) < 2.3 * len(row.counts)


def test_three_colours_without_a_choice_are_asked_for_by_their_round() -> None:
    """Marrakesh: in the last round of a season three colours are left. Nobody's turn is ready, and
    the game is not over."""
    record = notation.read((FOLDER / "marrakesh-3p-greedy-1.majlis").read_text())
    replay = Replay(record)
    for _ in replay.writings():
        match = replay.ledger.match
        seat = match.waiting[0]
        view = match.view(seat)
        found = draft(view, Plan(0), begun=False) if type(view.question()) is Select else None
        if found and found.ready:
            said = DraftContent(found, replay.page.words, "en").bar()
            assert said["crumbs"][0].startswith("Season 1")
            assert said["title"] == "All is chosen so far"
            assert said["detail"] == "There is nothing else to choose."
            return
    pytest.fail("there is always a choice")
