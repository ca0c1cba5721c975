"""Variants, p. 17: neutral assistants, caravan master, Grand Bazaar."""

from __future__ import annotations

from majlis.games.istanbul.data import WELCOME, YELLOW
from majlis.games.istanbul.state import OWN, WHITE
from tests.istanbul.table import Table

# -- neutral assistants --------------------------------------------------------------------------


def neutral(seats: int = 3) -> Table:
    return Table(seats, neutral_assistants=True)


def test_scenario_40_the_neutral_one_is_left_first_and_comes_back_to_the_bottom() -> None:
    table = neutral(2)
    table.give("move_0")
    table.play("place:2", "leave")
    assert table.s.neutrals == [2]
    assert table.me.stack == [OWN, OWN, OWN]
    table.play("act", "done", "place:3", "stop", "cards", "card:move_0")
    assert table.labels == ["stop", "leave", "neutral"]  # ruling 87
    table.play("neutral")
    assert table.me.stack == [WHITE, OWN, OWN, OWN]
    assert table.s.neutrals == []


def test_another_player_may_pick_the_neutral_one_up() -> None:
    table = neutral()
    table.play("place:2", "leave", "done", "place:2", "neutral")
    assert table.s.players[1].stack == [WHITE, WHITE, OWN, OWN, OWN]
    assert table.s.neutrals == []


def test_with_an_own_and_a_neutral_one_there_the_player_chooses() -> None:
    table = neutral()
    table.me.stack = [OWN, OWN]
    table.me.assistants = 1 << 2
    table.s.neutrals = [2]
    table.ask_again()
    table.play("place:2")
    assert table.labels == ["stop", "take", "neutral"]
    table.play("take")
    assert table.me.stack == [OWN, OWN, OWN]
    assert table.s.neutrals == [2]


def test_two_neutral_ones_on_one_place() -> None:
    table = neutral()
    table.s.neutrals = [2]
    table.play("place:2", "leave")
    assert table.s.neutrals == [2, 2]


def test_the_fountain_brings_back_own_ones_only() -> None:
    table = neutral()
    table.play("place:2", "leave", "done")
    table.play("place:3", "stop", "place:3", "stop")
    table.play("place:7")
    assert table.turn_of == 1  # nothing of his own is out
    assert table.s.neutrals == [2]


def test_yellow_tile_and_card_bring_back_own_ones_only() -> None:
    """Ruling 19."""
    table = neutral()
    table.tile(YELLOW)
    table.give("return_assistant")
    table.s.neutrals = [3]
    table.ask_again()
    assert "tile:yellow" not in table.labels
    assert "cards" not in table.labels


def test_an_empty_stack_can_still_pick_a_neutral_one_up() -> None:
    table = neutral()
    table.me.stack = []
    table.me.assistants = 1 << 15 | 1 << 14 | 1 << 13
    table.s.neutrals = [2]
    table.ask_again()
    table.play("place:2")
    assert table.labels == ["stop", "neutral"]


def test_a_neutral_assistant_serves_whoever_picks_it_up() -> None:
    table = Table(neutral_assistants=True)
    table.s.neutrals = [2]
    table.play("place:2")
    assert table.labels == ["stop", "leave", "neutral"]
    table.play("neutral", "act")
    assert table.me.stack == [WHITE, WHITE, OWN, OWN, OWN]
    assert table.s.neutrals == []


def test_of_an_own_and_a_neutral_assistant_one_is_chosen() -> None:
    table = Table(neutral_assistants=True)
    table.s.neutrals = [2]
    table.me.assistants = 1 << 2
    table.me.stack = [WHITE, OWN, OWN]
    table.play("place:2")
    assert table.labels == ["stop", "take", "neutral"]
    table.play("neutral", "act")
    assert table.me.assistants == 1 << 2


def test_the_fountain_brings_back_the_own_colour_only() -> None:
    table = Table(neutral_assistants=True)
    table.s.neutrals = [15]
    table.me.stack = [OWN]
    table.me.assistants = 1 << 5 | 1 << 14
    table.stand(2)
    table.play("place:7", "act")
    assert table.labels == ["done", "place:5", "place:14", "take"]
    table.play("take")
    assert table.me.stack == [OWN] * 3
    assert table.s.neutrals == [15]


# -- caravan master ------------------------------------------------------------------------------


def test_scenario_35_the_caravan_master_keeps_both_cards() -> None:
    table = Table(2, caravan_master=True)
    table.s.neutral_merchants = [16, 16, 16]
    table.act(6, "deck", "deck", "card:gain_good", "done")
    assert table.s.caravan == 0
    assert len(table.hand()) == 1
    table.play("place:3", "stop")
    table.stand(12)
    table.play("place:6", "take", "act", "deck", "deck", "done")
    assert len(table.hand()) == 3
    assert table.turn_of == 1


def test_the_token_is_taken_at_the_end_of_the_turn() -> None:
    """Ruling 85."""
    table = Table(2, caravan_master=True)
    table.s.neutral_merchants = [16, 16, 16]
    table.act(6, "deck", "deck")
    assert table.asked == "DiscardBonus"
    assert table.s.caravan == -1


def test_another_player_takes_the_token_over() -> None:
    table = Table(2, caravan_master=True)
    table.s.caravan = 1
    table.act(6, "deck", "deck", "card:gain_good", "done")
    assert table.s.caravan == 0


def test_the_family_member_counts_too() -> None:
    """Ruling 86."""
    table = Table(2, caravan_master=True)
    table.act(12, "place:6", "act", "deck", "deck", "card:gain_good", "done", "done")
    assert table.s.caravan == 0


def test_without_the_variant_there_is_no_master() -> None:
    table = Table(2)
    table.act(6, "deck", "deck", "card:gain_good", "done")
    assert table.s.caravan == -1


def test_the_caravan_master_keeps_both_cards_from_his_next_visit_on() -> None:
    table = Table(caravan_master=True)
    assert table.s.caravan == -1
    table.act(6, "deck", "deck")
    assert table.asked == "DiscardBonus"
    assert table.s.caravan == -1  # the token is taken at the end of the turn
    table.play(table.labels[0], "done")
    assert table.s.caravan == 0
    table = Table(caravan_master=True)
    table.s.caravan = 0
    table.act(6, "deck", "deck")
    assert len(table.hand()) == 2
    assert table.asked == "AfterAction"


def test_the_caravan_master_remains_until_another_acts_there() -> None:
    table = Table(caravan_master=True)
    table.s.caravan = 1
    table.act(6, "deck", "deck")
    table.play(table.labels[0], "done")
    assert table.s.caravan == 0
    table.play("place:2", "stop")
    assert table.s.caravan == 0


# -- Grand Bazaar --------------------------------------------------------------------------------


def test_the_tavern_tile_covers_the_courier() -> None:
    table = Table(mocha=True, letters=True)
    table.tile(WELCOME)
    table.s.npcs[3] = 3
    table.act(3).then("letter:9", 6, 6).play("npc:courier")
    assert (table.me.lira, table.me.letters) == (10, [9])
    assert table.s.npcs[3] == 12


def test_all_four_characters_on_one_place() -> None:
    table = Table(mocha=True, letters=True)
    table.s.npcs = [3, 3, 3, 3]
    table.act(3)
    assert table.labels == [
        "done",
        "npc:governor",
        "npc:smuggler",
        "npc:coffee_trader",
        "npc:courier",
    ]
