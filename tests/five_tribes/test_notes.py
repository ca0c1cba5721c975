"""What the rules tell the log: every kind of note, with its numbers."""

from __future__ import annotations

import majlis
from majlis.games.five_tribes.data import (
    ASSASSIN,
    BUILDER,
    CARDS,
    ELDER,
    ENKI,
    FAKIR,
    KANDICHA,
    KUMARBI,
    MERCHANT,
    NEKIR,
    VIZIER,
)
from majlis.games.five_tribes.rules import notes
from majlis.kernel.chance import Rng
from majlis.kernel.frame import NONE
from tests.five_tribes.random_games import rich_start
from tests.five_tribes.table import sultanate, tile


def told(match: majlis.Match, answers: int) -> list[tuple[int, ...]]:
    """The notes of the last so many answers: the kind, and its numbers."""
    return [note[1:] for entry in match.log[-answers:] for note in entry.notes]


def note(kind: int, *numbers: int) -> tuple[int, ...]:
    """A note as it is filed: with four numbers."""
    return (kind, *numbers, *[0] * (4 - len(numbers)))


def test_a_sowing() -> None:
    match = sultanate("3 YW B W\n5 . . G G", kinds="C3=oasis", goods=["gold"])
    a3, b3, c3 = map(tile, ("A3", "B3", "C3"))
    match.play(0, "tile:A3", "vizier:B3", "elder:C3")
    assert told(match, 3) == [
        note(notes.LIFTED, 0, a3, 2),
        note(notes.DROPPED, 0, VIZIER, a3, b3),
        note(notes.DROPPED, 0, ELDER, b3, c3),
        note(notes.TAKEN, 0, ELDER, 2, c3),
        note(notes.CAMEL, 0, c3, 10),
        note(notes.KEPT, 0, ELDER, 2, NONE),
        note(notes.PALM, 0, c3, c3),
    ]


def test_merchants_a_purchase_and_a_sale() -> None:
    match = sultanate("3 G GR", kinds="B3=large_market", row="silk fish fish gold")
    match.play(0, "tile:A3", "merchant:B3")
    silk, fish, gold = map(CARDS.index, ("silk", "fish", "gold"))
    assert told(match, 1)[2:] == [note(notes.TOOK, 0, silk), note(notes.TOOK, 0, fish, 1)]
    match.play(0, "row:1", "row:2")
    assert told(match, 1) == [note(notes.BOUGHT, 0, gold, 1), note(notes.BOUGHT, 0, fish, 0, 6)]
    match.play(0, "card:silk", "card:fish")
    assert told(match, 1) == [note(notes.SOLD, 0, 1 << silk | 1 << fish, 3)]


def test_builders_with_a_fakir() -> None:
    match = sultanate("3 B BR\n5 . . G G", blue="A2", fakirs=[1], goods=["gold"])
    match.play(0, "tile:A3", "builder:B3", "card:fakir")
    assert told(match, 2)[1:] == [
        note(notes.TAKEN, 0, BUILDER, 2, tile("B3")),
        note(notes.PAID, 0, 0, 1, NONE),
        note(notes.BUILT, 0, 3, 1, 3),
    ]


def test_assassins_kandicha_and_nekir() -> None:
    match = sultanate(
        "3 R RY W", djinns=["kandicha", "nekir"], elders=[0, 1], goods=["gold"], camels=[1]
    )
    match.play(0, "tile:A3", "assassin:B3", "elder:C3")
    assert told(match, 1) == [
        note(notes.KILLED, 0, ELDER, tile("C3"), NONE),
        note(notes.KEPT, 0, ELDER, 1, KANDICHA),
        note(notes.EARNED, 1, 2, NEKIR),
        note(notes.CAMEL, 0, tile("C3")),
        note(notes.LAST_CAMEL, 0),
    ]
    match.undo(0)
    match.play(0, "elder:seat:1")
    assert told(match, 1)[0] == note(notes.KILLED, 0, ELDER, NONE, 1)
    spared = sultanate("3 R R . . W", fakirs=[1])
    spared.play(0, "tile:A3", "assassin:B3", "done")
    assert note(notes.TAKEN, 0, ASSASSIN, 2, tile("B3")) in told(spared, 2)
    assert told(spared, 1)[0] == note(notes.SPARED, 0)


def test_the_auction() -> None:
    match = sultanate("1 Y Y", order=(0, 1, 1, 0), auction=True, djinns=["kumarbi"], fakirs=[1])
    match.play(0, "card:fakir", "bid:8")
    assert told(match, 2) == [note(notes.PAID, 0, 0, 1, KUMARBI), note(notes.BID, 0, 2, 5, 1)]
    match.play(1, "bid:0", "bid:0")
    match.play(0, "bid:0")
    assert told(match, 1) == [note(notes.BID, 0, 6), note(notes.TURN, 0, 2)]


def test_djinns_bought_and_used() -> None:
    match = sultanate("3 Y YR", kinds="B3=sacred_6 F5=oasis", elders=[3], djinn_row="baal enki")
    match.play(0, "tile:A3", "vizier:B3", "djinn:enki")
    assert told(match, 1) == [
        note(notes.PAID, 0, 1, 0, NONE),
        note(notes.PAID, 0, 1, 0, NONE),
        note(notes.GAINED, 0, ENKI, 1),
    ]
    match.play(0, "djinn:enki")
    assert told(match, 1) == [note(notes.USED, 0, ENKI), note(notes.PAID, 0, 1, 0, ENKI)]


def test_the_end_of_a_round_and_of_the_game() -> None:
    match = sultanate("1 Y YR\n5 . . B B", kinds="B1=oasis", deck="fish", djinn_deck="enki")
    match.play(0, "tile:A1", "vizier:B1")
    assert told(match, 2) == [
        note(notes.TURNED_UP, CARDS.index("fish")),
        note(notes.TURNED_UP_DJINN, ENKI),
        note(notes.ROUND, 2),
    ]
    over = sultanate("1 Y YR", kinds="B1=oasis")
    over.play(0, "tile:A1", "vizier:B1")
    assert told(over, 1)[-2:] == [note(notes.NO_SOWING, NONE), note(notes.END)]


def test_cards_drawn() -> None:
    match = sultanate(
        "3 R R G", djinns=["kandicha"], deck="", discard="gold fakir", draws="card:fakir"
    )
    match.play(0, "tile:A3", "assassin:B3", "merchant:C3")
    assert note(notes.RESHUFFLED, 0, 2) in told(match, 2)
    assert note(notes.DREW, 0, KANDICHA, 0, FAKIR) in told(match, 1)
    assert note(notes.KILLED, 0, MERCHANT, tile("C3"), NONE) in told(match, 2)


def test_every_kind_of_note_is_told_in_games_full_of_djinns() -> None:
    kinds: set[int] = set()
    for seed in range(12):
        rng = Rng(seed)
        s = rich_start(2, rng)
        while s.waiting:
            s.notes = []
            s.apply(s.waiting[0], s.pick(rng))
            kinds |= {note[1] for note in s.notes}
    assert kinds >= set(range(notes.END + 1)) - {notes.SPARED, notes.LAST_CAMEL}
