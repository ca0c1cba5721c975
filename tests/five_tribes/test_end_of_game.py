"""3 Clean-up, and the two ways in which the game ends."""

from __future__ import annotations

import pytest

import majlis
from majlis.games.five_tribes.rules import notes
from tests.five_tribes.table import (
    asked,
    camels_of,
    listed,
    named,
    played_on,
    row_of,
    sultanate,
    table,
    tile,
)
from tests.games import files

GOES_ON = "5 . . B B . ."
"""A row in which the builders can be sown, so that the game goes on."""


def kinds_of_notes(match: majlis.Match) -> list[int]:
    return [note[1] for entry in match.log for note in entry.notes]


# -- clean-up --------------------------------------------------------------------------------------


def test_both_rows_are_filled_after_the_last_turn_of_the_round() -> None:
    match = sultanate(
        f"1 Y YR\n{GOES_ON}",
        kinds="B1=oasis",
        row="gold",
        djinn_row="baal",
        draws=" ".join(["card:fish"] * 6 + ["card:silk"] * 2 + ["djinn:enki", "djinn:boaz"]),
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert row_of(match) == "gold fish fish fish fish fish fish silk silk"
    assert [named(1 << djinn) for djinn in table(match).djinn_row] == ["baal", "enki", "boaz"]
    assert asked(match).startswith("Bid")


def test_there_may_be_too_few_djinns() -> None:
    match = sultanate(
        "1 Y YR\n5 B B", kinds="B1=oasis", djinn_row="enki", djinn_deck="", djinn_discard="boaz"
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert [named(1 << djinn) for djinn in table(match).djinn_row] == ["enki", "boaz"]
    assert table(match).djinn_discard == 0


def test_nothing_is_filled_up_before_the_round_is_over() -> None:
    match = sultanate(f"1 Y YR\n{GOES_ON}", kinds="B1=oasis", row="gold", order=(0, 1))
    match.play(0, "tile:A1", "vizier:B1")
    assert row_of(match) == "gold"


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    match = sultanate(
        f"1 Y YR\n{GOES_ON}",
        kinds="B1=oasis",
        row="gold gold",
        deck="ivory",
        discard="fish fish silk",
        djinn_row="baal",
        djinn_deck="enki",
        djinn_discard="boaz utug",
        draws="card:ivory card:fish card:silk card:fish djinn:enki djinn:utug",
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert row_of(match) == "gold gold ivory fish silk fish"  # as many as there are
    assert sum(table(match).deck) == sum(table(match).discard) == 0
    assert [named(1 << djinn) for djinn in table(match).djinn_row] == ["baal", "enki", "utug"]
    assert named(table(match).djinn_deck) == "boaz"
    assert table(match).djinn_discard == 0
    assert kinds_of_notes(match).count(notes.RESHUFFLED) == 2


def test_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    match = sultanate(
        f"1 Y YR\n{GOES_ON}",
        kinds="B1=oasis",
        row="gold " * 2 + "fish " * 6,
        deck="ivory",
        discard="silk",
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert row_of(match).endswith("ivory")
    assert listed(table(match).discard) == "silk"


# -- the last camel --------------------------------------------------------------------------------


def test_after_the_last_camel_the_round_is_played_out() -> None:
    match = sultanate(f"1 Y Y\n{GOES_ON}", order=(0, 1), kinds="B1=oasis D5=oasis", camels=[1])
    match.play(0, "tile:A1", "vizier:B1")
    assert table(match).ending
    assert asked(match) == "ChooseTile 1"
    match.play(1, "tile:C5", "builder:D5")
    assert match.over
    assert row_of(match) == ""  # no clean-up any more
    assert kinds_of_notes(match)[-1] == notes.END


def test_those_who_play_after_the_last_camel_play_on() -> None:
    """Three players; the second places his last camel; the third has his whole turn."""
    match = sultanate(
        "1 Y YR\n3 W W\n5 B B G G",
        seats=3,
        order=(0, 1, 2),
        camels=[8, 1, 8],
        kinds="B1=oasis B3=oasis B5=oasis",
    )
    match.play(0, "tile:A1", "vizier:B1")
    assert not table(match).ending
    match.play(1, "tile:A3", "elder:B3")
    assert table(match).ending
    match.play(2, "tile:A5", "builder:B5")
    assert match.over
    assert [camels_of(match, seat) for seat in range(3)] == ["", "B3", "B5"]


# -- nothing to sow --------------------------------------------------------------------------------


def test_who_cannot_sow_ends_the_game_with_the_round() -> None:
    """Ruling 33: markers move, djinns and sales are allowed, nothing else happens."""
    match = sultanate("1 Y . W", order=(0, 1), goods=["gold", "gold"])
    assert table(match).ending
    assert asked(match) == "SellGoods 0"
    match.play(0, "done")
    assert asked(match) == "SellGoods 1"
    match.play(1, "done")
    assert match.over
    assert sorted(table(match).bid_track) == [0, 0, 1, 1]


def test_the_game_also_ends_if_the_last_turn_leaves_nothing_to_sow() -> None:
    """Ruling 32: no further auction."""
    match = sultanate("1 Y YR", kinds="B1=oasis")
    assert not table(match).ending
    match.play(0, "tile:A1", "vizier:B1")
    assert match.over


def test_anun_nak_makes_a_sowing_possible_but_does_not_save_the_game() -> None:
    """Rulings 30 and 31: what has become possible must be sown."""
    match = sultanate(
        "1 Y",
        kinds="B1=oasis",
        order=(0, 1),
        djinns=["anun_nak"],
        elders=[1],
        draws="drawn:vizier drawn:elder drawn:builder",
    )
    assert table(match).ending
    assert asked(match) == "UseDjinns 0"
    match.play(0, "djinn:anun_nak", "tile:B1")
    assert asked(match) == "ChooseTile 0"
    match.play(0, "tile:A1", "vizier:B1")
    while not match.over:
        played_on(match)
    assert kinds_of_notes(match).count(notes.ROUND) == 1  # that of the set-up; no other began


def test_a_follower_can_open_the_board_again() -> None:
    """Rulebook's note: the first cannot sow, the second calls Anun-Nak and sows; that was the last
    round all the same."""
    match = sultanate(
        "1 Y",
        order=(0, 1),
        kinds="B1=oasis",
        djinns=["", "anun_nak"],
        fakirs=[0, 1],
        draws="drawn:vizier drawn:elder drawn:builder",
    )
    assert asked(match) == "UseDjinns 1"
    match.play(1, "djinn:anun_nak", "tile:B1")
    assert asked(match) == "ChooseTile 1"
    match.play(1, "tile:A1", "vizier:B1")
    assert match.over
    assert table(match).players[1].viziers == 2
    assert table(match).palms[tile("B1")] == 1


def test_turns_go_on_while_somebody_can_sow() -> None:
    match = sultanate(f"1 Y YR\n{GOES_ON}", order=(0, 1), kinds="B1=oasis")
    match.play(0, "tile:A1", "vizier:B1")
    assert not table(match).ending
    assert asked(match) == "ChooseTile 1"


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_ends_are_among_the_stored_games(seats: int) -> None:
    ends = set()
    for file in files():
        if file.name.startswith(f"five-tribes-{seats}p-"):
            match = majlis.Match.load(file.read_text())
            ends |= {notes.LAST_CAMEL, notes.NO_SOWING} & set(kinds_of_notes(match))
    assert ends == {notes.LAST_CAMEL, notes.NO_SOWING}
