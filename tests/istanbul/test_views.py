"""Hidden hands: what a seat may know, and what its questions must not betray."""

from __future__ import annotations

import json

import pytest

from majlis.games.istanbul.data import BONUS
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.rules.supply import bonus_left, guild_left
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE, HIDDEN, WATCHER
from majlis.kernel.game import Setting
from majlis.kernel.state import State
from majlis.match import Match
from tests.istanbul.table import Table

NAMES = [name for name, _ in BONUS]


def seen_by(s: State, viewer: int) -> Istanbul:
    view = s.redact(viewer)
    assert isinstance(view, Istanbul)
    return view


def test_others_see_only_how_many_cards_i_hold() -> None:
    table = Table(mocha=True)
    table.give("move_0", "gain_good")
    table.give_guild(3, 9)
    for viewer in (1, 2, WATCHER):
        view = seen_by(table.s, viewer)
        assert view.players[0].hand == [HIDDEN, HIDDEN]
        assert view.players[0].guild == [HIDDEN, HIDDEN]
        assert view.deck[NAMES.index("move_0")] == 2
        assert view.guild_deck.bit_count() == 20
    own = seen_by(table.s, 0)
    assert table.hand() == [NAMES[card] for card in own.players[0].hand]
    assert own.players[0].guild == [3, 9]


def test_two_hands_of_one_size_look_alike() -> None:
    views = []
    for cards in (("move_0", "gain_good"), ("double_sultan", "family_home")):
        table = Table()
        table.give(*cards)
        views.append(json.dumps(table.s.redact(1).dump()))
    assert views[0] == views[1]


def test_a_card_taken_openly_stays_known() -> None:
    table = Table()
    table.s.discard = [7]
    table.s.deck[7] -= 1
    table.give("gain_good")
    table.then("card:double_sultan").act(6, "discard", "deck", "card:gain_good")
    view = seen_by(table.s, 1)
    assert view.players[0].hand == [HIDDEN, 7]
    assert view.deck[NAMES.index("double_sultan")] == 2
    for seed in range(20):
        guess = view.determinize(Rng(seed))
        assert isinstance(guess, Istanbul)
        assert 7 in guess.players[0].hand
        assert HIDDEN not in guess.players[0].hand


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    table = Table()
    table.s.discard = [1]
    table.s.deck[1] -= 1
    table.give("gain_5_lira")
    table.then("card:double_sultan").act(6, "discard", "deck", "card:double_sultan")
    assert table.me.hand == [1, 1]
    assert table.me.shown == [1]
    table.play("cards", "card:gain_5_lira")
    assert table.me.hand == [1]
    assert table.me.shown == []


def test_everybody_can_count_that_the_deck_has_run_out() -> None:
    """How many cards each hand holds is public: looking ahead, a view shuffles as the table will,
    though the others' hidden cards might lie in its deck."""
    table = Table(mocha=True)
    table.give("move_0", "gain_good", seat=1)
    table.s.discard = [NAMES.index("gain_5_lira")]
    table.s.deck = [0] * len(NAMES)
    table.act(6)
    ahead = seen_by(table.s, 0).look_ahead(table.s.parse("deck"))
    assert isinstance(ahead, Istanbul)
    table.play("deck")
    assert table.hand() == ["gain_5_lira"]
    assert ahead.discard == []
    assert [note[1] for note in ahead.notes or []] == [kinds.SHUFFLED]
    assert not bonus_left(seen_by(table.s, 0))


def test_everybody_can_count_that_the_guild_deck_has_run_out() -> None:
    table = Table(mocha=True)
    table.give("coffee_for_guild")
    table.give_guild(3, 9, seat=1)
    table.me.coffee = 2
    table.s.guild_deck = 0
    assert not guild_left(seen_by(table.s, 0))
    table.s.guild_discard = 1 << 17
    table.ask_again()
    table.play("cards")
    ahead = seen_by(table.s, 0).look_ahead(table.s.parse("card:coffee_for_guild"))
    assert isinstance(ahead, Istanbul)
    assert ahead.guild_discard == 0
    assert ahead.guild_deck == 1 << 17 | 1 << 3 | 1 << 9
    table.play("card:coffee_for_guild")
    assert table.me.guild == [17]


def test_a_draw_is_seen_by_its_player_alone() -> None:
    match = Match.new("istanbul", 3, 1)
    draws = [entry for entry in match.log if type(entry.question).__name__ == "DrawBonus"]
    assert len(draws) == 3
    for entry in draws:
        (seat,) = entry.question.args()
        for viewer in (0, 1, 2, WATCHER):
            seen = entry.seen(viewer)
            assert (seen.action == HIDDEN) == (viewer != seat)
            assert (seen.notes[0][5] == HIDDEN) == (viewer != seat)


def test_who_is_asked_does_not_depend_on_the_cards() -> None:
    """Whoever holds a card has the same questions to answer, whatever card it is."""
    asked = []
    for card, _ in BONUS[:10]:
        table = Table()
        table.give(card)
        frames = []
        for answer in ("place:5", "leave", "act", "done"):
            frames.append(table.asked)
            table.play(answer)
        asked.append((frames, table.turn_of))
    assert all(course == asked[0] for course in asked)
    assert asked[0] == (["Turn", "Assistant", "Act", "AfterAction"], 1)


def test_after_a_roll_everybody_with_cards_is_asked() -> None:
    """Only `die_to_6` helps there, and nobody is to know who has it."""
    for card in ("die_to_6", "move_0"):
        table = Table(mocha=True)
        table.give(card)
        table.then(1, 1).act(9, "call:3")
        assert table.asked == "Rolled"
        assert table.s.question().PRIVATE


@pytest.mark.parametrize(
    "options", [{}, {"mocha": True, "letters": True, "caravan_master": True}], ids=str
)
def test_no_view_ever_holds_a_hidden_card(options: dict[str, Setting]) -> None:
    """A mark on the cards of seat 0 never shows in the others' views or logs."""
    match = Match.new("istanbul", 3, 5, options)
    rng = Rng(5)
    for _ in range(600):
        if match.over:
            break
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
        s = match.state
        assert isinstance(s, Istanbul)
        for viewer in (1, WATCHER):
            view = seen_by(s, viewer)
            for other, player in enumerate(view.players):
                true = s.players[other]
                if other == viewer:
                    assert player.hand == true.hand
                    continue
                hidden = len(true.hand) - len(true.shown)
                assert player.hand == [HIDDEN] * hidden + true.shown
                assert player.guild == [HIDDEN] * len(true.guild)
            cards = sum(view.deck) - sum(s.deck)
            assert cards == sum(
                len(player.hand) - len(player.shown)
                for other, player in enumerate(s.players)
                if other != viewer
            )
    for entry, seen in zip(match.log, match.seen(1), strict=True):
        if entry.seat == CHANCE and type(entry.question).__name__ in ("DrawBonus", "DrawGuild"):
            assert (seen.action == HIDDEN) == (entry.question.args() != (1,))


def test_playing_a_hidden_card_cannot_be_taken_back() -> None:
    table = Table()
    table.give("gain_5_lira", "gain_5_lira")
    table.play("cards")
    assert not table.s.sealed
    table.play("card:gain_5_lira")
    assert table.s.sealed


def test_everything_lies_open_when_the_game_is_over() -> None:
    table = Table(3)
    table.give("move_0")
    table.me.rubies = 5
    while table.s.waiting:
        table.play(next(label for label in table.labels if label != "place:7"), "stop")
    assert seen_by(table.s, 1).players[0].hand == table.me.hand
