"""The base game read a second time: its statements, page by page, written from the rulebook's text.

Every number here comes from the text, or from the printed pieces where the text shows a picture.
The expansions are in `test_second_reading_expansions`.
"""

from __future__ import annotations

import pytest

from majlis.games.istanbul import META
from majlis.games.istanbul.data import BLUE, GREEN, RED, YELLOW
from majlis.games.istanbul.setup import setup
from majlis.games.istanbul.state import OWN, WHITE, Istanbul
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from tests.istanbul.table import BONUS, Table

# Short paths:   15  5  2 14
#                 4 12  7  3
#                 8  6 11  9
#                13 10  1 16


def begun(seats: int, *answers: str, **options: Setting) -> Istanbul:
    """A game after its preparation; chance answers these, then its first options."""
    s: Istanbul = setup(seats, META.settings(options, seats), META.rules)
    coming = list(answers)
    while s.waiting == [CHANCE]:
        labels = [s.label(action) for action in s.legal]
        wanted = coming.pop(0) if coming and coming[0] in labels else labels[0]
        s.apply(CHANCE, s.parse(wanted))
    return s


def reachable(table: Table) -> set[int]:
    return {int(label[6:]) for label in table.labels if label.startswith("place:")}


def lira(table: Table) -> list[int]:
    return [player.lira for player in table.s.players]


# -- Preparation, pp. 6-7 ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("short", [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]),
        ("long", [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]),
        ("numeric", list(range(1, 17))),
    ],
)
def test_the_three_layouts_of_four_by_four(name: str, rows: list[int]) -> None:
    s = begun(3, layout=name)
    assert s.places == rows
    assert s.columns == 4


def test_the_first_game_is_laid_out_with_short_paths() -> None:
    assert begun(3).places[:4] == [15, 5, 2, 14]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_has_2_lira_and_each_next_one_more(seats: int) -> None:
    s = begun(seats, *[f"demand:{n}" for n in (1, 1)], f"seat:{seats - 1}")
    assert s.first == seats - 1
    in_turn = [s.players[(s.first + nth) % seats].lira for nth in range(seats)]
    assert in_turn == [2, 3, 4, 5, 6][:seats]
    assert s.waiting == [s.first]


def test_everybody_begins_with_one_bonus_card_and_an_empty_cart() -> None:
    s = begun(4)
    assert [len(player.hand) for player in s.players] == [1, 1, 1, 1]
    assert all(player.goods == [0, 0, 0, 0] for player in s.players)
    assert all(player.rubies == 0 for player in s.players)
    assert sum(s.deck) == 26 - 4
    assert s.discard == []


def test_stacks_of_four_on_the_fountain_a_fifth_assistant_aside_family_in_prison() -> None:
    for player in begun(5).players:
        assert player.merchant == 7
        assert player.stack == [OWN] * 4
        assert player.reserve == 1
        assert player.family == 12


def test_two_players_have_neutral_merchants_on_both_mosques_and_the_dealer() -> None:
    assert begun(2).neutral_merchants == [14, 15, 16]
    assert begun(3).neutral_merchants == []


def test_governor_and_smuggler_are_rolled_for_one_by_one() -> None:
    first: Istanbul = setup(3, META.settings({}, 3), META.rules)
    faces = iter(["face:2", "face:3", "face:6", "face:5"])
    while first.waiting == [CHANCE]:
        labels = [first.label(action) for action in first.legal]
        first.apply(CHANCE, first.parse(next(faces) if "face:1" in labels else labels[0]))
    assert first.npcs == [5, 11, 0, 0]  # nobody else walks in the base game
    assert next(faces, None) is None


@pytest.mark.parametrize(("seats", "stack"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5])])
def test_mosque_tiles_rise_and_some_are_left_out(seats: int, stack: list[int]) -> None:
    """Two on top; three players play without the fives, two also without the threes."""
    for taken, needed in enumerate(stack):
        table = Table(seats)
        table.me.extensions = 3
        table.s.neutral_merchants = []
        table.s.tiles[RED] = taken
        table.cart(fabric=needed - 1)
        table.visit(14)
        assert table.turn_of == 1  # one too few: nothing can be done here
        table = Table(seats)
        table.me.extensions = 3
        table.s.neutral_merchants = []
        table.s.tiles[RED] = taken
        table.cart(fabric=needed)
        table.act(14, "tile:red")
        assert table.me.goods[0] == needed - 1


def test_after_the_last_tile_of_a_colour_there_is_none() -> None:
    table = Table(3)
    table.me.extensions = 3
    table.s.tiles[RED] = 3
    table.cart(fabric=5, spice=2)
    table.act(14)
    assert table.labels == ["tile:green"]


@pytest.mark.parametrize(("seats", "price"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_the_dealers_rubies_begin_at_the_number_of_players(seats: int, price: int) -> None:
    table = Table(seats)
    table.s.neutral_merchants = []
    table.me.lira = price - 1
    table.visit(16)
    assert table.turn_of == 1
    table = Table(seats)
    table.s.neutral_merchants = []
    table.me.lira = price
    table.act(16)
    assert (table.me.lira, table.me.rubies) == (0, 1)


@pytest.mark.parametrize(("seats", "goods"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_the_sultans_rubies_begin_at_the_number_of_players(seats: int, goods: int) -> None:
    table = Table(seats)
    table.cart(1, 1, 1, 1)
    table.visit(13)
    if goods == 4:
        table.play("act")
        assert (table.me.rubies, table.me.goods) == (1, [0, 0, 0, 0])
        return
    assert table.turn_of == 1
    table = Table(seats)
    table.cart(1, 1, 2, 1)
    table.act(13, "good:fruit")
    assert (table.me.rubies, table.me.goods) == (1, [0, 0, 0, 0])


# -- 1. Movement, p. 8 ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "places"),
    [
        (7, {2, 3, 11, 12, 5, 14, 4, 6, 9, 1}),
        (13, {8, 10, 4, 6, 1}),
        (14, {2, 3, 5, 7, 9}),
        (10, {13, 6, 1, 8, 12, 11, 16}),
    ],
)
def test_a_move_is_one_or_two_steps_never_diagonal_never_none(start: int, places: set[int]) -> None:
    table = Table()
    table.stand(start)
    assert reachable(table) == places


def test_a_move_is_not_optional() -> None:
    table = Table()
    assert all(label.startswith("place:") for label in table.labels)


def test_an_own_assistant_there_goes_under_the_stack() -> None:
    table = Table(neutral_assistants=True)
    table.me.stack = [WHITE, OWN]
    table.me.assistants = 1 << 2
    table.play("place:2", "take", "act")
    assert table.me.stack == [OWN, WHITE, OWN]
    assert table.me.assistants == 0


def test_without_an_own_assistant_there_the_lowest_is_left() -> None:
    table = Table(neutral_assistants=True)
    table.me.stack = [WHITE, OWN]
    table.play("place:2", "leave", "act")
    assert table.me.stack == [OWN]
    assert table.s.neutrals == [2]


def test_another_players_assistant_is_of_no_use() -> None:
    table = Table()
    table.s.players[1].assistants = 1 << 2
    table.play("place:2")
    assert table.labels == ["stop", "leave"]


def test_an_assistant_left_stays_behind_when_the_stack_moves_on() -> None:
    table = Table(2)
    table.play("place:2", "leave", "act", "place:3", "leave", "act")
    assert table.turn_of == 0
    table.play("place:5", "leave", "act")
    assert table.me.assistants == 1 << 2 | 1 << 5
    assert table.me.stack == [OWN] * 2


@pytest.mark.parametrize("unable", [False, True])
def test_without_an_assistant_the_turn_ends_before_anything_else(unable: bool) -> None:
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.stand(2, seat=1)
    table.s.players[2].family = 2
    if unable:
        table.left_at(15, 5, 14, 4)
    table.play("place:2")
    if not unable:
        table.play("stop")
    assert table.turn_of == 1
    assert lira(table) == [10, 10, 10]
    assert table.me.goods == [0, 0, 0, 0]
    assert table.s.players[2].family == 2
    assert table.s.npcs[:2] == [2, 2]


def test_the_fountain_needs_no_assistant_and_none_is_left_there() -> None:
    table = Table()
    table.stand(2)
    table.left_at(15, 5, 14, 4)
    table.play("place:7", "act", "take")
    assert table.me.stack == [OWN] * 4
    assert table.me.assistants == 0


def test_the_yellow_tile_fetches_an_assistant_who_is_then_left() -> None:
    """Note on p. 8: in phase 1, with an empty stack, for 2 lira to the bank."""
    table = Table()
    table.left_at(15, 5, 14, 4)
    table.tile(YELLOW)
    table.play("place:2", "tile:yellow")
    assert reachable(table) == {4, 5, 14, 15}
    table.play("place:15")
    assert lira(table) == [8, 10, 10]
    table.play("leave", "act")
    assert table.me.goods[0] == 2
    assert table.me.assistants == 1 << 2 | 1 << 4 | 1 << 5 | 1 << 14


def test_the_yellow_tile_serves_once_a_turn_and_again_in_the_next() -> None:
    table = Table(2)
    table.left_at(15, 5)
    table.tile(YELLOW)
    table.play("tile:yellow", "place:15")
    assert "tile:yellow" not in table.labels
    table.play("place:2", "leave")
    assert "tile:yellow" not in table.labels
    table.play("act", "place:3", "leave", "act")
    assert table.turn_of == 0
    assert "tile:yellow" in table.labels


def test_the_yellow_tile_needs_2_lira_and_another_place() -> None:
    table = Table()
    table.tile(YELLOW)
    table.me.lira = 1
    table.left_at(15)
    assert "tile:yellow" not in table.labels
    table = Table()
    table.tile(YELLOW)
    table.left_at(2)
    table.play("place:2")
    assert table.labels == ["stop", "take"]


# -- 2. Other merchants, p. 8 --------------------------------------------------------------------


def test_every_other_merchant_here_is_paid_2_lira() -> None:
    table = Table(4)
    table.stand(2, seat=1)
    table.stand(2, seat=3)
    table.play("place:2", "leave", "pay")
    assert lira(table) == [6, 12, 10, 12]
    table.play("act")
    assert table.me.goods[0] == 2


@pytest.mark.parametrize("purse", [3, 10])
def test_who_cannot_or_will_not_pay_all_ends_the_turn_at_once(purse: int) -> None:
    table = Table(4)
    table.me.lira = purse
    table.stand(2, seat=1)
    table.stand(2, seat=2)
    table.s.players[3].family = 2
    table.s.npcs[0] = 2
    table.play("place:2", "leave")
    assert ("pay" in table.labels) == (purse == 10)
    table.play("stop")
    assert table.turn_of == 1
    assert lira(table) == [purse, 10, 10, 10]
    assert table.me.goods[0] == 0
    assert table.s.players[3].family == 2
    assert table.me.assistants == 1 << 2  # the assistant was left in phase 1


def test_on_the_fountain_nobody_is_paid() -> None:
    table = Table()
    table.stand(2)
    table.left_at(15, 5)
    assert table.s.players[1].merchant == 7
    table.play("place:7", "act", "take")
    assert lira(table) == [10, 10, 10]
    assert table.me.stack == [OWN] * 4


def test_a_neutral_merchant_is_paid_to_the_bank_and_rolls_on_before_the_action() -> None:
    table = Table(2)
    table.me.lira = 17
    table.stand(9)
    table.then(3, 4).play("place:16", "leave", "pay")
    assert table.s.neutral_merchants == [14, 15, 7]
    assert lira(table) == [15, 10]
    table.play("act")
    assert (table.me.lira, table.me.rubies) == (0, 1)


def test_a_neutral_merchant_who_is_not_paid_stays() -> None:
    table = Table(2)
    table.stand(9)
    table.play("place:16", "leave", "stop")
    assert table.s.neutral_merchants == [14, 15, 16]
    assert lira(table) == [10, 10]


def test_a_player_and_a_neutral_merchant_cost_4() -> None:
    table = Table(2)
    table.stand(14, seat=1)
    table.stand(2)
    table.then(1, 1).play("place:14", "leave", "pay")
    assert lira(table) == [6, 12]
    assert table.s.neutral_merchants == [2, 15, 16]


# -- 3. Action, p. 8 -----------------------------------------------------------------------------


def test_an_action_that_is_declined_leads_to_the_encounters() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.play("place:2", "leave", "done")
    assert table.me.goods == [0, 0, 0, 0]
    assert table.labels == ["done", "npc:smuggler"]


def test_an_action_that_is_impossible_leads_to_the_encounters() -> None:
    table = Table()
    table.s.npcs[0] = 13
    table.visit(13)
    assert table.labels == ["done", "npc:governor"]


# -- 4. Encounters, p. 9 -------------------------------------------------------------------------


def test_each_family_member_is_caught_for_a_card_or_3_lira() -> None:
    table = Table(4)
    table.s.players[1].family = 2
    table.s.players[3].family = 2
    table.play("place:2", "leave", "act")
    assert table.labels == ["family:1", "family:3"]  # they must be caught
    table.play("family:3", "lira").then("card:move_0").play("family:1", "deck")
    assert table.me.lira == 13
    assert table.hand() == ["move_0"]
    assert [player.family for player in table.s.players] == [12, 12, 12, 12]


def test_in_the_police_station_nobody_is_caught() -> None:
    table = Table()
    table.me.family = 2
    table.play("place:12", "leave")
    assert table.turn_of == 1
    assert lira(table) == [10, 10, 10]


def test_the_own_family_member_is_not_caught() -> None:
    table = Table()
    table.me.family = 2
    table.play("place:2", "leave", "act")
    assert table.turn_of == 1
    assert table.me.family == 2


def test_catching_comes_in_any_order_with_governor_and_smuggler() -> None:
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.s.players[1].family = 2
    table.play("place:2", "leave", "act")
    assert table.labels == ["family:1", "npc:governor", "npc:smuggler"]
    table.then(6, 6).play("npc:smuggler", "good:spice", "lira", "family:1", "lira")
    table.then("card:move_0", 1, 2).play("npc:governor", "lira")
    assert table.me.lira == 10 - 2 + 3 - 2
    assert table.s.npcs[:2] == [3, 12]  # each by his own roll


def test_the_governor_gives_a_card_for_2_lira() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.play("place:2", "leave", "act").then("card:move_0", 5, 6)
    table.play("npc:governor", "lira")
    assert (table.me.lira, table.hand()) == (8, ["move_0"])
    assert table.s.npcs[0] == 11


def test_the_governor_takes_the_very_card_he_gave() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 0
    table.play("place:2", "leave", "act").then("card:move_0", 5, 6)
    table.play("npc:governor")
    assert table.labels == ["card:move_0"]
    table.play("card:move_0")
    assert (table.hand(), table.discard) == ([], ["move_0"])
    assert table.s.npcs[0] == 11


def test_the_governors_card_may_be_an_old_one() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.give("double_sultan")
    table.play("place:2", "leave", "act").then("card:move_0").play("npc:governor")
    table.play("card:double_sultan")
    assert (table.me.lira, table.hand()) == (10, ["move_0"])


def test_a_card_of_5_lira_from_the_governor_can_pay_him() -> None:
    """Any number of cards may be played in one's turn, this one at any moment: 0 + 5 - 2."""
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 0
    table.play("place:2", "leave", "act").then("card:gain_5_lira", 5, 6).play("npc:governor")
    assert table.labels == ["cards", "card:gain_5_lira"]
    table.play("cards", "card:gain_5_lira")
    assert table.labels == ["lira"]
    table.play("lira")
    assert (table.me.lira, table.hand(), table.discard) == (3, [], ["gain_5_lira"])
    assert table.s.npcs[0] == 11


def test_a_family_member_brought_home_can_pay_the_governor() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 1
    table.me.family = 9
    table.play("place:2", "leave", "act").then("card:family_home", 5, 6).play("npc:governor")
    table.play("cards", "card:family_home", "lira", "lira")
    assert (table.me.lira, table.me.family) == (1 + 3 - 2, 12)


def test_no_card_is_played_at_the_governors_that_would_leave_him_unpaid() -> None:
    table = Table()
    table.s.npcs[0] = 2
    table.me.lira = 0
    table.play("place:2", "leave", "act").then("card:gain_good").play("npc:governor")
    assert table.labels == ["card:gain_good"]


def test_the_smuggler_gives_any_good_for_2_lira() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.play("place:2", "leave", "act").then(4, 4)
    table.play("npc:smuggler")
    assert table.labels == ["good:spice", "good:fruit", "good:jewelry"]  # the fabric is full
    table.play("good:jewelry", "lira")
    assert table.me.goods == [2, 0, 0, 1]
    assert table.me.lira == 8
    assert table.s.npcs[1] == 8


def test_the_smuggler_takes_any_good_also_his_own() -> None:
    table = Table()
    table.s.npcs[1] = 2
    table.me.lira = 1
    table.play("place:2", "leave", "act", "npc:smuggler", "good:jewelry")
    assert table.labels == ["good:fabric", "good:jewelry"]
    table.then(4, 4).play("good:jewelry")
    assert table.me.goods == [2, 0, 0, 0]
    assert table.s.npcs[1] == 8


def test_who_does_not_use_them_does_not_move_them() -> None:
    table = Table()
    table.s.npcs[:2] = [2, 2]
    table.play("place:2", "leave", "act", "done")
    assert table.s.npcs[:2] == [2, 2]
    assert table.turn_of == 1


# -- The end, p. 9 -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "rubies"),
    [
        (2, {}, 6),
        (3, {}, 5),
        (4, {}, 5),
        (5, {}, 5),
        (3, {"mocha": True}, 6),
        (4, {"letters": True}, 6),
        (5, {"mocha": True, "letters": True}, 6),
    ],
)
def test_five_rubies_end_the_game_six_for_two_or_with_an_expansion(
    seats: int, options: dict[str, Setting], rubies: int
) -> None:
    for held, over in ((rubies - 1, False), (rubies, True)):
        table = Table(seats, **options)
        table.s.players[seats - 1].rubies = held
        start = table.s.grid.beside[7][0]
        for _ in range(seats):
            table.play(f"place:{start}", "stop")
        assert (not table.s.waiting) == over


def test_the_round_is_played_on_to_the_first_player() -> None:
    table = Table(3)
    table.s.first = 1
    table.me.rubies = 4
    table.me.lira = 14
    # Seat 0 is the last of this round: seat 1 began.
    table.act(16)
    assert table.me.rubies == 5
    assert table.s.waiting == []

    table = Table(3)
    table.me.rubies = 4
    table.me.lira = 14
    table.act(16)
    assert table.turn_of == 1
    table.play("place:2", "stop", "place:3", "stop")
    assert table.s.waiting == []


def finished(seats: int = 2) -> Table:
    """Somebody has the rubies; seat 0 has only to move, and seat 1."""
    table = Table(seats)
    table.s.players[1].rubies = 6
    return table


def end(table: Table) -> None:
    for _ in table.s.players:
        table.play("place:2", "stop")
    assert table.s.waiting == []


def test_most_rubies_win_also_more_than_the_target() -> None:
    table = finished()
    table.me.rubies = 7
    table.s.players[1].lira = 99
    end(table)
    assert table.s.winners() == [0]


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ((3, [0, 0, 0, 0], []), (2, [2, 2, 2, 2], ["move_0"]), [0]),
        ((2, [1, 1, 0, 0], []), (2, [0, 0, 0, 1], ["move_0"]), [0]),
        ((2, [1, 0, 0, 0], []), (2, [0, 0, 0, 1], ["move_0"]), [1]),
        ((2, [1, 0, 0, 0], ["move_0"]), (2, [0, 0, 0, 1], ["move_3_4"]), [0, 1]),
    ],
)
def test_ties_by_lira_then_goods_then_cards_left(
    mine: tuple[int, list[int], list[str]],
    theirs: tuple[int, list[int], list[str]],
    winners: list[int],
) -> None:
    table = finished()
    table.me.rubies = 6
    for seat, (coins, goods, cards) in enumerate((mine, theirs)):
        player = table.s.players[seat]
        player.lira = coins
        player.goods = goods
        table.give(*cards, seat=seat)
    end(table)
    assert table.s.winners() == winners


def test_cards_that_give_lira_or_goods_are_played_at_the_end() -> None:
    table = finished()
    table.me.rubies = 6
    table.give("gain_5_lira", "gain_good", "move_0")
    end(table)
    assert table.me.lira == 15
    assert sum(table.me.goods) == 1
    assert table.hand() == ["move_0"]
    assert table.s.winners() == [0]


# -- Places, pp. 18-19 ---------------------------------------------------------------------------


def test_1_an_extension_costs_7_and_the_third_brings_a_ruby() -> None:
    table = Table()
    table.me.lira = 7
    table.act(1)
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (0, 1, 0)
    table = Table()
    table.me.extensions = 2
    table.act(1)
    assert (table.me.lira, table.me.extensions, table.me.rubies) == (3, 3, 1)
    table = Table()
    table.me.extensions = 3
    table.visit(1)
    assert table.turn_of == 1  # nothing more to be had
    table = Table()
    table.me.lira = 6
    table.visit(1)
    assert table.turn_of == 1


@pytest.mark.parametrize("extensions", [0, 1, 2, 3])
@pytest.mark.parametrize(("place", "good"), [(2, 0), (3, 1), (4, 2)])
def test_2_to_4_a_warehouse_fills_up_its_good(place: int, good: int, extensions: int) -> None:
    """Fabric is red, spice green, fruit yellow; a cart holds 2 of each, 1 more by an extension."""
    table = Table()
    table.me.extensions = extensions
    table.me.goods[good] = 1
    table.act(place)
    expected = [0, 0, 0, 0]
    expected[good] = 2 + extensions
    assert table.me.goods == expected
    assert table.turn_of == 1


def test_2_to_4_with_the_green_tile_2_lira_buy_any_good_more() -> None:
    table = Table()
    table.tile(GREEN)
    table.act(3)
    assert table.labels == ["done", "good:fabric", "good:fruit", "good:jewelry"]
    table.play("good:jewelry")
    assert table.me.goods == [0, 2, 0, 1]
    assert table.me.lira == 8
    assert table.turn_of == 1  # once


def test_2_to_4_the_green_tile_needs_2_lira() -> None:
    table = Table()
    table.tile(GREEN)
    table.me.lira = 1
    table.act(3)
    assert table.turn_of == 1


def test_5_the_example_of_the_post_office() -> None:
    """3 lira, a yellow and a red good; then the marker goes from blue to yellow."""
    table = Table()
    table.s.post = 2
    table.act(5)
    assert table.me.lira == 13
    assert table.me.goods == [1, 0, 1, 0]
    table.stand(12, seat=1)
    table.stand(4)
    table.play("place:5", "leave", "act")
    assert table.s.players[1].goods == [1, 0, 0, 1]
    assert table.s.players[1].lira == 13


def test_5_the_markers_go_down_one_by_one_and_up_all_at_once() -> None:
    table = Table(2)
    rewards = [
        ([0, 1, 1, 0], 2),
        ([1, 0, 1, 0], 2),
        ([1, 0, 1, 0], 3),
        ([1, 0, 0, 1], 3),
        ([1, 0, 0, 1], 4),
        ([0, 1, 1, 0], 2),
    ]
    for goods, coins in rewards:
        table.me.goods = [0, 0, 0, 0]
        table.me.lira = 0
        table.me.assistants = 0
        table.me.stack = [OWN] * 4
        table.stand(15)
        table.play("place:5", "leave", "act")
        assert (table.me.goods, table.me.lira) == (goods, coins)
        table.s.players[1].merchant = 16
        table.ask_again()
        table.play("place:1", "stop")


def test_5_what_does_not_fit_is_lost() -> None:
    table = Table()
    table.cart(0, 2, 2, 0)
    table.act(5)
    assert table.me.goods == [0, 2, 2, 0]
    assert table.me.lira == 12


def test_6_two_cards_from_the_deck_or_the_top_of_the_discard_then_one_is_discarded() -> None:
    table = Table()
    kinds = [BONUS.index(name) for name in ("move_0", "double_sultan")]
    for kind in kinds:
        table.s.deck[kind] -= 1
    table.s.discard = kinds
    table.act(6)
    assert table.labels == ["deck", "discard"]
    table.play("discard")
    assert table.hand() == ["double_sultan"]  # the top one
    table.then("card:gain_good").play("deck")
    assert table.labels == ["card:gain_good", "card:double_sultan"]
    table.play("card:double_sultan")
    assert table.hand() == ["gain_good"]
    assert table.discard == ["move_0", "double_sultan"]


def test_6_the_discard_may_be_an_old_card() -> None:
    table = Table()
    table.give("move_3_4")
    table.act(6)
    table.then("card:gain_good").play("deck").then("card:move_0").play("deck", "card:move_3_4")
    assert table.hand() == ["gain_good", "move_0"]


def test_6_the_family_member_does_it_too() -> None:
    table = Table()
    table.act(12, "place:6", "act")
    table.then("card:gain_good").play("deck").then("card:move_0").play("deck", "card:move_0")
    assert table.hand() == ["gain_good"]


def test_7_any_number_of_assistants_come_back() -> None:
    table = Table()
    table.left_at(15, 5, 14)
    table.stand(2)
    table.play("place:7", "act", "place:5", "place:14", "done")
    assert table.me.stack == [OWN] * 3
    assert table.me.assistants == 1 << 15


def test_7_the_family_member_brings_them_to_the_merchant_wherever_he_is() -> None:
    table = Table()
    table.left_at(15, 5)
    table.act(12, "place:7", "act", "take")
    assert table.me.merchant == 12
    assert table.me.stack == [OWN] * 4  # the one just left at 12 as well
    assert table.me.assistants == 0


@pytest.mark.parametrize(
    ("dice", "jewelry"),
    [((1, 1), 0), ((3, 3), 0), ((3, 4), 1), ((4, 4), 1), ((4, 5), 2), ((5, 5), 2), ((5, 6), 3)],
)
def test_8_the_black_market(dice: tuple[int, int], jewelry: int) -> None:
    table = Table()
    table.me.extensions = 3
    table.visit(8)
    table.then(*dice).play("act")
    assert table.labels == ["good:fabric", "good:spice", "good:fruit"]
    table.play("good:fruit")
    assert table.me.goods == [0, 0, 1, jewelry]


def test_8_the_example_of_the_red_tile() -> None:
    """2 and 5: the 2 is turned to 4, for 9."""
    table = Table()
    table.tile(RED)
    table.visit(8)
    table.then(2, 5).play("act", "die:first", "good:spice")
    assert table.me.goods == [0, 1, 0, 2]


def test_8_the_red_tile_rolls_both_dice_again_but_once() -> None:
    table = Table()
    table.tile(RED)
    table.me.extensions = 1
    table.visit(8)
    table.then(1, 1).play("act").then(6, 6).play("reroll")
    assert table.labels == ["good:fabric", "good:spice", "good:fruit"]
    table.play("good:spice")
    assert table.me.goods == [0, 1, 0, 3]


@pytest.mark.parametrize(
    ("call", "dice", "got"),
    [(3, (1, 1), 2), (3, (1, 2), 3), (7, (6, 6), 7), (8, (3, 4), 2), (12, (6, 6), 12)],
)
def test_9_the_tea_house(call: int, dice: tuple[int, int], got: int) -> None:
    table = Table()
    table.visit(9)
    table.play("act")
    assert table.labels == [f"call:{n}" for n in range(3, 13)]
    table.then(*dice).play(f"call:{call}")
    assert table.me.lira == 10 + got


def test_9_the_red_tile_in_the_tea_house() -> None:
    table = Table()
    table.tile(RED)
    table.visit(9)
    table.play("act").then(5, 1).play("call:9", "die:second")
    assert table.me.lira == 19
    assert table.turn_of == 1


@pytest.mark.parametrize(("sold", "price"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_11_prices_of_the_small_market(sold: int, price: int) -> None:
    table = Table()
    table.demand(11, 4)  # a red, two green, two yellow
    table.cart(1, 2, 2, 2)
    table.act(11, *["good:fabric", "good:spice", "good:spice", "good:fruit", "good:fruit"][:sold])
    table.play("done")
    assert table.me.lira == 10 + price
    assert sum(table.me.goods) == 7 - sold
    assert table.me.goods[3] == 2


@pytest.mark.parametrize(("sold", "price"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_10_prices_of_the_large_market(sold: int, price: int) -> None:
    table = Table()
    table.demand(10, 5)  # one of each, and a second blue
    table.cart(1, 1, 1, 2)
    table.act(
        10, *["good:fabric", "good:spice", "good:fruit", "good:jewelry", "good:jewelry"][:sold]
    )
    table.play("done")
    assert table.me.lira == 10 + price


def test_11_the_example_of_the_small_market() -> None:
    """A red, a green and two yellow goods: 14 lira; then the tile goes under the stack."""
    table = Table()
    table.demand(11, 4)
    table.cart(1, 1, 2, 0)
    table.act(11, "good:fabric", "good:spice", "good:fruit", "good:fruit")
    table.then("demand:1").play("done")
    assert table.me.lira == 24
    assert table.me.goods == [0, 0, 0, 0]
    assert table.s.demand[1] == [3, 0]
    assert table.s.sales == [0, 1]


def test_10_to_11_only_what_the_tile_shows_and_no_more_of_it() -> None:
    table = Table()
    table.demand(11, 3)  # a red, three green, a yellow
    table.cart(2, 0, 0, 2)
    table.act(11)
    assert table.labels == ["good:fabric"]
    table.play("good:fabric")
    assert table.labels == ["done"]


def test_10_to_11_five_tiles_come_round() -> None:
    table = Table(2)
    table.demand(11, 1)
    seen: list[int] = []
    for tile in (2, 3, 4, 5, 1, 2):
        table.me.goods = [1, 2, 2, 1]
        table.me.assistants = 0
        table.me.stack = [OWN] * 4
        table.stand(9)
        if tile in (2, 3, 4, 5) and len(seen) < 4:
            table.then(f"demand:{tile}")
        table.play("place:11", "leave", "act", "good:spice", "done")
        seen.append(table.s.demand[1][table.s.sales[1] % 5] + 1)
        table.s.players[1].merchant = 13
        table.ask_again()
        table.play("place:8", "stop")
    assert seen == [2, 3, 4, 5, 1, 2]


def test_12_the_example_of_the_police_station() -> None:
    """To the spice warehouse; another merchant there is not paid, the governor not met."""
    table = Table()
    table.stand(3, seat=1)
    table.s.npcs[0] = 3
    table.act(12, "place:3", "act")
    assert table.me.goods == [0, 2, 0, 0]
    assert lira(table) == [10, 10, 10]
    assert table.me.family == 3
    assert table.s.npcs[0] == 3
    assert table.turn_of == 1


def test_12_to_any_other_place_from_where_it_can_be_caught() -> None:
    table = Table()
    table.act(12)
    assert reachable(table) == set(range(1, 17)) - {12}
    table.play("place:2", "act")
    table.play("place:2", "leave", "act", "family:0", "lira")
    assert lira(table) == [10, 13, 10]
    assert table.me.family == 12


def test_12_the_family_member_catches_nobody() -> None:
    table = Table()
    table.s.players[1].family = 3
    table.act(12, "place:3", "act")
    assert table.turn_of == 1
    assert table.s.players[1].family == 3


def test_12_the_family_member_does_not_act_from_prison() -> None:
    """`family_home` is for before it is sent out, or for after its action."""
    table = Table()
    table.give("family_home")
    table.act(12, "place:3")
    assert table.labels == ["done", "act"]
    table.play("act", "cards", "card:family_home", "lira")
    assert (table.me.goods[1], table.me.lira, table.me.family) == (2, 13, 12)


def test_12_a_family_member_brought_home_can_be_sent_out_at_once() -> None:
    table = Table()
    table.me.family = 9
    table.give("family_home")
    table.play("place:12", "leave", "cards", "card:family_home", "lira", "act", "place:3", "act")
    assert (table.me.goods[1], table.me.lira, table.me.family) == (2, 13, 3)


def test_12_is_not_phase_1_any_more() -> None:
    table = Table()
    table.give("return_assistant")
    table.left_at(15)
    table.act(12, "place:3")
    assert table.labels == ["done", "act"]
    table.play("done")
    assert table.labels == ["done"]


def test_12_without_the_family_member_there_is_no_action() -> None:
    table = Table()
    table.me.family = 3
    table.visit(12)
    assert table.turn_of == 1


def test_13_the_example_of_the_palace() -> None:
    """2 blue, 2 red, 1 yellow, 1 green and 1 of any colour."""
    table = Table(4)
    table.s.taken[3] = 3
    table.cart(2, 2, 1, 2)
    table.act(13, "good:spice")
    assert table.me.rubies == 1
    assert table.me.goods == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("taken", "goods"),
    [(0, 4), (1, 5), (2, 6), (3, 7), (4, 8), (5, 9), (6, 10), (7, 10), (11, 10)],
)
def test_13_the_palace_grows_dearer_up_to_its_last_field(taken: int, goods: int) -> None:
    table = Table(4)
    table.me.extensions = 3
    table.s.taken[3] = taken
    table.cart(5, 5, 5, 5)
    table.act(13)
    while table.s.waiting == [0] and table.asked == "DeliverAny":
        table.play(table.labels[0])
    assert sum(table.me.goods) == 20 - goods
    assert table.me.rubies == 1


def test_14_the_example_of_the_mosque() -> None:
    """Three blue goods in the cart, one is paid; the fifth assistant comes under the stack."""
    table = Table(4)
    table.s.tiles[BLUE] = 1
    table.me.extensions = 1
    table.cart(jewelry=3)
    table.act(15, "tile:blue")
    assert table.me.goods == [0, 0, 0, 2]
    assert table.me.stack == [OWN] * 4  # four, less the one left here, and the fifth
    assert table.me.reserve == 0
    assert table.me.rubies == 0


@pytest.mark.parametrize(
    ("place", "first", "second", "good"),
    [
        (14, RED, "green", 1),
        (14, GREEN, "red", 0),
        (15, BLUE, "yellow", 2),
        (15, YELLOW, "blue", 3),
    ],
)
def test_14_to_15_the_second_tile_of_a_mosque_brings_a_ruby(
    place: int, first: int, second: str, good: int
) -> None:
    table = Table(4)
    table.tile(first)
    table.me.goods = [2, 2, 2, 2]
    table.act(place)
    assert table.labels == [f"tile:{second}"]  # one of each colour
    table.play(f"tile:{second}")
    assert table.me.rubies == 1
    assert table.me.goods[good] == 1
    assert sum(table.me.goods) == 7


def test_14_to_15_tiles_of_both_mosques_make_no_pair() -> None:
    table = Table(4)
    table.tile(RED, YELLOW)
    table.cart(spice=1, jewelry=2)
    table.visit(14)
    assert table.turn_of == 1
    table = Table(4)
    table.tile(RED)
    table.cart(jewelry=2)
    table.act(15, "tile:blue")
    assert table.me.rubies == 0


def test_16_the_example_of_the_dealer() -> None:
    table = Table(4)
    table.s.taken[4] = 3
    table.me.lira = 15
    table.act(16)
    assert (table.me.lira, table.me.rubies) == (0, 1)
    assert table.s.dealer_price() == 16


@pytest.mark.parametrize(("taken", "price"), [(0, 12), (5, 17), (11, 23), (12, 23), (20, 23)])
def test_16_the_last_ruby_is_always_filled_up(taken: int, price: int) -> None:
    table = Table(4)
    table.s.taken[4] = taken
    table.me.lira = 30
    table.act(16)
    assert table.me.lira == 30 - price


# -- Bonus cards of the base game, p. 24 ---------------------------------------------------------


def test_any_number_of_cards_and_all_go_to_one_discard_pile() -> None:
    table = Table()
    table.give("gain_5_lira", "gain_5_lira", "gain_good")
    table.play("cards", "card:gain_5_lira", "cards", "card:gain_5_lira")
    table.play("cards", "card:gain_good", "good:jewelry")
    assert table.me.lira == 20
    assert table.me.goods == [0, 0, 0, 1]
    assert table.discard == ["gain_5_lira", "gain_5_lira", "gain_good"]


def test_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    table = Table()
    table.s.discard = [BONUS.index("move_0")]
    table.s.deck = [0] * len(BONUS)
    table.s.npcs[0] = 2
    table.play("place:2", "leave", "act", "npc:governor", "lira")
    assert table.hand() == ["move_0"]
    assert table.discard == []


def test_there_is_no_hand_limit() -> None:
    table = Table()
    table.give(*["gain_good"] * 4, *["move_3_4"] * 4, *["double_sultan"] * 2)
    table.s.players[1].family = 2
    table.play("place:2", "leave", "act").then("card:move_0").play("family:1", "deck")
    assert len(table.hand()) == 11


def test_gain_good_before_and_after_but_never_during_an_action() -> None:
    table = Table()
    table.give("gain_good")
    table.demand(11, 4)
    table.visit(11)
    assert table.labels == ["done", "cards"]
    table.play("cards", "card:gain_good", "good:spice", "act", "good:spice")
    assert table.labels == ["done"]
    table = Table()
    table.give("gain_good")
    table.demand(11, 4)
    table.cart(spice=1)
    table.act(11)
    assert table.labels == ["good:spice"]  # inside the action no card is offered
    table.play("good:spice", "done")
    assert table.labels == ["done", "cards"]


def test_5_lira_in_time_to_pay_other_merchants() -> None:
    table = Table()
    table.me.lira = 0
    table.give("gain_5_lira")
    table.stand(2, seat=1)
    table.play("place:2", "leave", "cards", "card:gain_5_lira", "pay")
    assert lira(table) == [3, 12, 10]


def test_the_palace_once_more_at_its_new_price() -> None:
    table = Table(4)
    table.me.extensions = 3
    table.give("double_sultan")
    table.cart(2, 2, 3, 2)
    table.act(13, "cards", "card:double_sultan", "good:fruit")
    assert table.me.rubies == 2
    assert table.me.goods == [0, 0, 0, 0]


def test_the_post_office_once_more_with_its_markers_moved() -> None:
    table = Table()
    table.give("double_post_office")
    table.act(5, "cards", "card:double_post_office")
    assert table.me.goods == [1, 1, 2, 0]
    assert table.me.lira == 14
    assert table.s.post == 2


def test_the_dealer_once_more_and_dearer() -> None:
    table = Table(4)
    table.give("double_gemstone", "double_gemstone")
    table.me.lira = 12 + 13 + 14
    table.act(16, "cards", "card:double_gemstone", "cards", "card:double_gemstone")
    assert (table.me.lira, table.me.rubies) == (0, 3)


def test_a_double_card_needs_an_action_carried_out_and_the_price() -> None:
    table = Table(4)
    table.give("double_gemstone")
    table.me.lira = 24
    table.visit(16)
    assert table.labels == ["done", "act"]
    table.play("act")
    assert table.labels == ["done"]  # 12 left, the next costs 13
    table = Table(4)
    table.give("double_gemstone")
    table.me.lira = 30
    table.visit(16)
    table.play("done")
    assert table.labels == ["done"]


@pytest.mark.parametrize("reward", ["lira", "deck"])
def test_the_family_member_home_for_its_reward(reward: str) -> None:
    table = Table()
    table.me.family = 9
    table.give("family_home")
    table.play("cards", "card:family_home").then("card:move_0").play(reward)
    assert table.me.family == 12
    assert table.me.lira == (13 if reward == "lira" else 10)
    assert table.hand() == ([] if reward == "lira" else ["move_0"])


def test_the_family_member_cannot_come_home_from_home() -> None:
    table = Table()
    table.give("family_home")
    assert "cards" not in table.labels


def test_any_goods_on_the_small_market() -> None:
    table = Table()
    table.give("small_market_any")
    table.me.extensions = 3
    table.demand(11, 4)
    table.cart(jewelry=5)
    table.visit(11)
    table.play("cards", "card:small_market_any", *["good:jewelry"] * 5)
    assert table.labels == ["done"]
    table.play("done")
    assert table.me.lira == 30
    assert table.s.sales == [0, 1]


def test_not_on_the_large_market() -> None:
    table = Table()
    table.give("small_market_any")
    table.demand(10, 1)
    table.cart(fruit=2)
    table.visit(10)
    assert table.labels == ["done"]


def test_the_merchant_stays_but_an_assistant_is_left_or_taken() -> None:
    table = Table()
    table.give("move_0")
    table.stand(2)
    table.me.assistants = 1 << 2
    table.me.stack = [OWN] * 3
    table.play("cards", "card:move_0")
    assert table.labels == ["stop", "take"]
    table.play("take", "act")
    assert table.me.goods[0] == 2
    assert table.me.stack == [OWN] * 4


def test_who_stays_pays_the_merchants_who_are_there() -> None:
    table = Table()
    table.give("move_0")
    table.stand(2)
    table.stand(2, seat=1)
    table.play("cards", "card:move_0", "leave", "pay")
    assert lira(table) == [8, 12, 10]


def test_3_or_4_steps_instead_of_1_or_2() -> None:
    table = Table()
    table.give("move_3_4")
    table.play("cards", "card:move_3_4")
    assert reachable(table) == {15, 8, 10, 16, 13}
    table.play("place:13", "leave")
    assert table.me.merchant == 13
    assert table.me.assistants == 1 << 13


def test_an_assistant_back_in_phase_1_before_or_after_the_move_not_later() -> None:
    table = Table()
    table.give("return_assistant")
    table.left_at(15, 5, 14, 4)
    table.play("cards", "card:return_assistant", "place:15")
    assert table.me.stack == [OWN]
    table = Table()
    table.give("return_assistant")
    table.left_at(15, 5, 14, 4)
    table.play("place:2", "cards", "card:return_assistant", "place:4", "leave", "act")
    assert table.me.goods[0] == 2
    table = Table()
    table.give("return_assistant")
    table.left_at(15)
    table.play("place:2", "leave")
    assert table.labels == ["done", "act"]


# -- Variants, p. 17 -----------------------------------------------------------------------------


def test_neutral_assistants_replace_the_lowest_of_every_stack() -> None:
    for player in begun(4, neutral_assistants=True).players:
        assert player.stack == [WHITE, OWN, OWN, OWN]
        assert player.reserve == 1


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


@pytest.mark.parametrize("choice", range(6))
def test_a_random_layout_keeps_its_rules(choice: int) -> None:
    s: Istanbul = setup(3, META.settings({"layout": "random"}, 3), META.rules)
    while s.waiting == [CHANCE]:
        s.apply(CHANCE, s.legal[choice % len(s.legal)])
    assert sorted(s.places) == list(range(1, 17))
    row, column = divmod(s.places.index(7), 4)
    assert row in (1, 2)
    assert column in (1, 2)
    one, other = divmod(s.places.index(8), 4), divmod(s.places.index(9), 4)
    assert one[0] != other[0]
    assert one[1] != other[1]
    assert abs(one[0] - other[0]) + abs(one[1] - other[1]) >= 3
