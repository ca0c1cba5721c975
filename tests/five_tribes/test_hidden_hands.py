"""Ruling 56 as an option: a card drawn from a deck is seen only by the player who draws it."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis.games.five_tribes.data import ENKI, FAKIR
from majlis.games.five_tribes.rules.notes import DREW, LOOKED
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.chance import Rng
from majlis.kernel.errors import CannotUndo
from majlis.kernel.frame import ALL, HIDDEN, WATCHER
from tests.five_tribes.random_games import rich_game
from tests.five_tribes.table import asked, cards_of, may, named, seen_by, sultanate, table

BOARD = "3 Y YR\n5 B B"


def turn(djinns: str, *, hidden: bool = True, **more: Any) -> majlis.Match:
    more.setdefault("kinds", "B3=oasis B5=oasis")
    return sultanate(BOARD, djinns=[djinns], options={"ruling_hidden_hands": hidden}, **more)


def drawn(kind: str, **more: Any) -> majlis.Match:
    """Seat 0 has drawn this card with Sloar."""
    more.setdefault("fakirs", [1])
    match = turn("sloar", draws=f"card:{kind}", **more)
    match.play(0, "djinn:sloar")
    return match


def test_open_by_default() -> None:
    match = turn("sloar", hidden=False, fakirs=[1], draws="card:gold")
    match.play(0, "djinn:sloar")
    assert seen_by(match, 1).dump()["table"] == match.state.dump()["table"]
    assert match.log[-1].audience == ALL


def test_only_the_drawer_sees_the_card() -> None:
    match = drawn("gold")
    assert cards_of(match, 0) == "gold"
    assert seen_by(match, 0).players[0].unseen[2] == 1
    for other in (1, WATCHER):
        view = seen_by(match, other)
        assert view.players[0].unseen == [0] * 10
        assert view.players[0].hidden == 1
        assert view.deck[2] == 2  # for all they know it is still in the deck
        assert match.seen(other)[-1].action == HIDDEN
        assert [note[1:] for note in match.seen(other)[-1].notes] == [(DREW, 0, 20, 0, HIDDEN)]
    assert match.seen(0)[-1].notes[0][5] == 2


def test_cards_from_the_row_stay_known() -> None:
    match = sultanate(
        "3 G GR\n5 B B", row="gold fish", options={"ruling_hidden_hands": True}, coins=[0, 0]
    )
    match.play(0, "tile:A3", "merchant:B3")
    assert seen_by(match, 1).players[0].cards == table(match).players[0].cards
    assert table(match).players[0].hidden == 0


def test_whoever_has_an_unseen_card_is_asked_to_sell() -> None:
    """Or to be asked would name the card: a fakir cannot be sold."""
    for kind, may_sell in (("gold", "card:gold done"), ("fakir", "done")):
        match = drawn(kind)
        match.play(0, "tile:A3", "vizier:B3")
        assert asked(match) == "SellGoods 0"
        assert may(match) == may_sell
        assert match.state.question().PRIVATE


def test_a_payment_is_asked_for_even_if_there_is_no_fakir() -> None:
    match = drawn("gold", elders=[1], djinn_row="", kinds="B3=oasis")
    table(match).players[0].djinns |= 1 << ENKI
    match.play(0, "tile:A3", "vizier:B3")
    while asked(match) != "UseDjinns 0":
        match.play(0, "done")
    match.play(0, "djinn:enki")
    assert asked(match) == "PayWith 0"
    assert may(match) == "elder"


def test_to_sell_an_unseen_card_cannot_be_taken_back() -> None:
    match = drawn("gold", goods=["fish"])
    match.play(0, "tile:A3", "vizier:B3", "card:fish")  # seen by all: nothing is revealed
    match.undo(0)
    match.play(0, "card:gold")
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert table(match).players[0].hidden == 0


def test_a_card_that_everybody_knows_is_paid_first() -> None:
    """Ruling 60."""
    match = drawn("fakir", fakirs=[2])
    assert table(match).players[0].cards[FAKIR] == 1
    table(match).players[0].djinns |= 1 << ENKI
    match.play(0, "tile:A3", "vizier:B3", "djinn:enki", "tile:B5")
    me = table(match).players[0]
    assert (me.cards[FAKIR], me.unseen[FAKIR], me.hidden) == (0, 1, 1)


def test_scores_count_unseen_goods_only_when_the_game_is_over() -> None:
    match = drawn("gold")
    assert match.breakdown()[0]["goods"] == 0
    match = sultanate(
        "1 Y",
        djinns=["sloar"],
        fakirs=[1],
        draws="card:gold",
        options={"ruling_hidden_hands": True},
    )
    match.play(0, "djinn:sloar")
    match.play(0, "done")
    assert match.over
    assert match.breakdown()[0]["goods"] == 1
    assert seen_by(match, 1).players[0].unseen[2] == 1  # everything lies open


def test_sibittis_is_looked_over_by_nobody() -> None:
    """Ruling 61."""
    match = turn("sibittis", elders=[2], draws="djinn:enki djinn:baal djinn:boaz")
    match.play(0, "djinn:sibittis")
    assert named(sum(1 << djinn for djinn in seen_by(match, 0).looked_at)) == "baal boaz enki"
    view = seen_by(match, 1)
    assert view.looked_at == [HIDDEN] * 3
    assert view.djinn_deck.bit_count() == 21
    assert [note[1] for note in match.seen(1)[-1].notes] == [LOOKED]
    assert match.seen(1)[-1].notes[0][5] == HIDDEN
    match.play(0, "djinn:baal")
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert named(seen_by(match, 1).djinn_discard) == "boaz enki"


def test_guesses_are_fair() -> None:
    """Of the cards that seat 0 may have drawn, each is dealt as often as its share of the deck."""
    view = seen_by(drawn("gold"), 1)
    rng = Rng(1)
    dealt = [0] * 10
    for _ in range(4000):
        guess = view.determinize(rng)
        assert isinstance(guess, Sultanate)
        dealt[guess.players[0].unseen.index(1)] += 1
    total = sum(view.deck)
    for kind, count in enumerate(view.deck):
        assert abs(dealt[kind] - 4000 * count / total) < 100


@pytest.mark.parametrize("seats", [2, 3])
def test_every_view_of_games_full_of_djinns(seats: int) -> None:
    """What the contract asks of every game, where unseen cards are many."""
    rng = Rng(9)
    unseen = 0
    for seed in range(3):
        for s in rich_game(seats, seed, ruling_hidden_hands=True):
            unseen += sum(player.hidden for player in s.players)
            for seat in range(seats):
                view = s.redact(seat)
                assert view.agenda == s.agenda
                assert view.waiting == s.waiting
                assert view.scores() == s.scores()
                assert view.legal == s.options(seat)
                guess = view.determinize(rng)
                assert guess.redact(seat).dump() == view.dump()
                assert guess.options(seat) == view.legal
                for waiting in guess.waiting:
                    assert guess.options(waiting)
    assert unseen > 100


def test_the_deck_is_as_large_as_it_is_in_every_view() -> None:
    """Sloar is not offered for cards that are in others' hands."""
    match = drawn("gold", deck="gold", fakirs=[1, 1])
    assert sum(seen_by(match, 1).deck) == 1
    assert seen_by(match, 1).deck_size() == 0
