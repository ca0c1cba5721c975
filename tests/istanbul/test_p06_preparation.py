"""Preparing the game, pp. 6-7, 11, 15."""

from __future__ import annotations

from itertools import product

import pytest

from majlis.games.istanbul import META, data
from majlis.games.istanbul.data import RED
from majlis.games.istanbul.setup import setup
from majlis.games.istanbul.state import OWN, WHITE, Istanbul
from majlis.kernel.chance import Rng
from majlis.kernel.errors import BadOption
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.game import Setting
from majlis.match import Match
from tests.istanbul.table import Table


def prepared(seats: int, seed: int = 1, **options: Setting) -> Istanbul:
    """The position when the first player is asked for the first time."""
    s = setup(seats, META.settings(options, seats), META.rules)
    rng = Rng(seed)
    while s.waiting == [CHANCE]:
        s.apply(CHANCE, s.pick(rng))
    return s


def rows(s: Istanbul) -> list[list[int]]:
    return [s.places[start : start + s.columns] for start in range(0, len(s.places), s.columns)]


def test_short_paths_is_the_layout_of_a_first_game() -> None:
    assert rows(prepared(3)) == [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]


def test_long_paths_and_numeric() -> None:
    assert rows(prepared(3, layout="long"))[0] == [16, 2, 8, 11]
    assert rows(prepared(3, layout="long"))[3] == [10, 9, 14, 13]
    assert prepared(3, layout="numeric").places == list(range(1, 17))


def test_the_first_layouts_of_the_expansions() -> None:
    assert rows(prepared(3, mocha=True)) == [
        [16, 15, 18, 3, 10],
        [8, 1, 7, 17, 4],
        [2, 19, 6, 12, 9],
        [20, 11, 5, 14, 13],
    ]
    assert rows(prepared(3, letters=True)) == [
        [9, 1, 4, 21, 3],
        [15, 6, 7, 11, 22],
        [13, 24, 12, 14, 8],
        [10, 2, 23, 5, 16],
    ]
    bazaar = rows(prepared(3, mocha=True, letters=True))
    assert bazaar[2][2] == data.FOUNTAIN
    assert sorted(place for row in bazaar for place in row) == list(range(1, 26))


@pytest.mark.parametrize("name", data.LAYOUTS)
def test_every_place_lies_once(name: str) -> None:
    places = [place for row in data.LAYOUTS[name] for place in row]
    assert len(set(places)) == len(places)
    assert set(range(1, 17)) <= set(places)


@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({}, 16),
        ({"mocha": True}, 20),
        ({"letters": True}, 20),
        ({"mocha": True, "letters": True}, 25),
    ],
)
def test_random_layouts_keep_the_rules(options: dict[str, Setting], size: int) -> None:
    """p. 17: the Fountain in the middle; 8 and 9 three places apart, not in one row or column."""
    seen = set()
    for seed in range(30):
        s = prepared(2, seed, layout="random", **options)
        assert len(s.places) == size
        cell = {place: divmod(i, s.columns) for i, place in enumerate(s.places)}
        assert len(cell) == size
        row, column = cell[7]
        rows_, columns = size // s.columns, s.columns
        if size == 25:
            assert (row, column) == (2, 2)
        else:
            assert 0 < row < rows_ - 1
            assert 0 < column < columns - 1
        (r8, c8), (r9, c9) = cell[8], cell[9]
        assert r8 != r9
        assert c8 != c9
        assert abs(r8 - r9) + abs(c8 - c9) >= 3
        seen.add(tuple(s.places))
    assert len(seen) == 30


def test_random_layouts_are_all_alike_likely() -> None:
    """The weight of the Fountain's cell is the number of layouts with it there."""
    s = setup(2, META.settings({"layout": "random"}, 2), META.rules)
    cells = list(product(range(4), range(4)))
    ways = [
        sum(
            one != fountain != other
            and one[0] != other[0]
            and one[1] != other[1]
            and abs(one[0] - other[0]) + abs(one[1] - other[1]) >= 3
            for one in cells
            for other in cells
        )
        for fountain in [(1, 1), (1, 2), (2, 1), (2, 2)]
    ]
    assert s.question().weights(s) == ways


def test_stacks_family_and_fifth_assistant() -> None:
    for player in prepared(4).players:
        assert player.merchant == data.FOUNTAIN
        assert player.stack == [OWN, OWN, OWN, OWN]
        assert player.reserve == 1
        assert player.family == data.POLICE_STATION
        assert player.goods == [0, 0, 0, 0]
        assert player.capacity() == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_has_2_lira_and_each_next_one_more(seats: int) -> None:
    s = prepared(seats, seed=seats)
    assert s.waiting == [s.first]
    lira = [s.players[(s.first + turn) % seats].lira for turn in range(seats)]
    assert lira == [2, 3, 4, 5, 6][:seats]


def test_everybody_draws_one_bonus_card() -> None:
    s = prepared(5)
    assert [len(player.hand) for player in s.players] == [1] * 5
    assert sum(s.deck) == 26 - 5


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, 26),
        ({"mocha": True}, 44),
        ({"letters": True}, 52),
        ({"letters": True, "letters_only": True}, 26),
        ({"mocha": True, "letters": True}, 70),
    ],
)
def test_the_bonus_deck_of_each_mode(options: dict[str, Setting], cards: int) -> None:
    s = prepared(2, 1, **options)
    assert sum(s.deck) + 2 == cards


def test_letters_only_has_no_card_of_the_base_game() -> None:
    s = setup(2, META.settings({"letters": True, "letters_only": True}, 2), META.rules)
    assert sum(s.deck[: data.BASE_CARDS]) == 0


@pytest.mark.parametrize(
    ("seats", "sultan", "dealer", "target"),
    [(2, 5, 15, 6), (3, 5, 14, 5), (4, 4, 12, 5), (5, 4, 12, 5)],
)
def test_prices_of_the_first_rubies(seats: int, sultan: int, dealer: int, target: int) -> None:
    s = prepared(seats)
    assert (s.sultan_goods(), s.dealer_price(), s.target()) == (sultan, dealer, target)
    assert prepared(seats, mocha=True).target() == 6
    assert prepared(seats, letters=True).target() == 6


def test_rubies_of_the_base_box() -> None:
    """5 players use exactly the 32 rubies: 5 + 4 + 4 + 7 + 12."""
    sultan = data.SULTAN_LAST + 1 - data.SULTAN_FIRST[5]
    dealer = data.DEALER_LAST + 1 - data.DEALER_FIRST[5]
    assert 5 + 2 * data.MOSQUE_RUBIES[5] + sultan + dealer == 32
    assert data.COFFEE_LAST - data.COFFEE_FIRST + 1 == 5


@pytest.mark.parametrize(
    ("seats", "stack"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])]
)
def test_mosque_tiles_in_play(seats: int, stack: list[int]) -> None:
    assert data.MOSQUE_STACKS[seats] == stack


def test_two_players_have_three_neutral_merchants() -> None:
    assert prepared(2).neutral_merchants == [14, 15, 16]
    assert prepared(3).neutral_merchants == []


def test_one_demand_tile_of_each_market_is_seen() -> None:
    s = prepared(3)
    assert [len(seen) for seen in s.demand] == [1, 1]
    assert s.post == 0


def test_the_dice_place_the_characters() -> None:
    base, both = prepared(3), prepared(3, mocha=True, letters=True)
    assert base.npcs[2:] == [0, 0]
    assert all(2 <= place <= 12 for place in base.npcs[:2])
    assert all(2 <= place <= 12 for place in both.npcs)


def test_two_dice_send_a_character_to_their_sum() -> None:
    s = setup(2, META.settings({}, 2), META.rules)
    rolls = iter(["face:5", "face:6", "face:1", "face:2"])
    while s.waiting == [CHANCE]:
        rolling = type(s.question()).__name__ == "RollDie"
        s.apply(CHANCE, s.parse(next(rolls)) if rolling else s.legal[0])
    assert s.npcs[:2] == [11, 3]


def test_mocha_and_letters_prepare_their_decks() -> None:
    s = prepared(2, mocha=True, letters=True)
    assert s.guild_deck.bit_count() == 20
    assert s.kiosk_deck.bit_count() == 24
    assert s.letter_deck == [2] * 16
    assert s.baksheesh == 0
    assert s.coffee_price() == 6
    assert (s.barrier, s.holder, s.caravan) == (0, NONE, NONE)
    assert [player.companion for player in s.players] == [0, 0]


def test_neutral_assistants_replace_the_lowest_of_each_stack() -> None:
    s = prepared(4, neutral_assistants=True)
    assert [player.stack for player in s.players] == [[WHITE, OWN, OWN, OWN]] * 4
    assert [player.reserve for player in s.players] == [1] * 4


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (5, {"neutral_assistants": True}, "four colours"),
        (2, {"letters_only": True}, "come with Letters"),
        (2, {"letters_only": True, "letters": True, "mocha": True}, "all bonus cards"),
        (2, {"layout": "short", "mocha": True}, "another set of places"),
        (2, {"layout": "numeric", "letters": True}, "another set of places"),
        (2, {"layout": "mocha_first"}, "another set of places"),
        (2, {"layout": "mocha_first", "mocha": True, "letters": True}, "another set of places"),
        (2, {"layout": "letters_first", "mocha": True}, "another set of places"),
        (2, {"layout": "grand_bazaar_default", "mocha": True}, "another set of places"),
    ],
)
def test_impossible_combinations_are_refused(
    seats: int, options: dict[str, Setting], reason: str
) -> None:
    with pytest.raises(BadOption, match=reason):
        Match.new("istanbul", seats, 1, options)


def test_what_is_not_refused_can_be_set_up() -> None:
    layouts = [str(choice) for choice in META.option("layout").choices]
    modules = [(False, False), (True, False), (False, True), (True, True)]
    made = 0
    for layout, (mocha, letters) in product(layouts, modules):
        chosen: dict[str, Setting] = {"layout": layout, "mocha": mocha, "letters": letters}
        try:
            settings = META.settings(chosen, 2)
        except BadOption:
            continue
        made += 1
        size = {0: 16, 1: 20, 2: 25}[mocha + letters]
        assert len(setup(2, settings, META.rules).places) == size
    assert made == 4 + 4 + 6  # auto, random; each fixed layout with its own places


def test_the_tables_match_the_box() -> None:
    assert sum(count for _, count in data.BONUS[: data.BASE_CARDS]) == 26
    assert sum(count for _, count in data.BONUS[data.BASE_CARDS : data.MOCHA_CARDS]) == 18
    assert sum(count for _, count in data.BONUS[data.MOCHA_CARDS :]) == 26
    assert len(data.KIOSK_TILES) == 24
    assert len(data.GUILD_NAMES) == 21
    for demand in (*data.LARGE_DEMAND, *data.SMALL_DEMAND):
        assert sum(demand) == 5


def test_the_table_of_the_tests_starts_at_seat_0() -> None:
    table = Table(4, mocha=True)
    assert table.turn_of == 0
    assert sum(table.s.deck) == 44


def begun(seats: int, *answers: str, **options: Setting) -> Istanbul:
    """A game after its preparation; chance answers these, then its first options."""
    s: Istanbul = setup(seats, META.settings(options, seats), META.rules)
    coming = list(answers)
    while s.waiting == [CHANCE]:
        labels = [s.label(action) for action in s.legal]
        wanted = coming.pop(0) if coming and coming[0] in labels else labels[0]
        s.apply(CHANCE, s.parse(wanted))
    return s


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
def test_whoever_is_drawn_begins_with_2_lira(seats: int) -> None:
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


def test_twenty_places_and_every_expansion_deck() -> None:
    table = Table(mocha=True)
    assert sorted(table.s.places) == list(range(1, 21))
    assert sum(table.s.deck) == 26 + 18
    assert table.s.guild_deck.bit_count() == 20
    assert table.s.coffee_price() == 6
    assert table.s.baksheesh == 0


def test_neutral_assistants_replace_the_lowest_of_every_stack() -> None:
    for player in begun(4, neutral_assistants=True).players:
        assert player.stack == [WHITE, OWN, OWN, OWN]
        assert player.reserve == 1
