"""Setup, pages 4 and 5."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh import META
from majlis.games.marrakesh.data import GATE_COUNTS, STORED_COLOURS
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.rules.preparation import LayDisc, OfferOasis, PlaceStored
from majlis.games.marrakesh.setup import setup
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from tests.marrakesh.table import answer, asked, begin, fresh, question


def new(seats: int, **options: Setting) -> Marrakesh:
    return setup(seats, META.settings(options), META.rules)


def prepared(seats: int, seed: int, **options: Setting) -> Marrakesh:
    """A game up to its first selection, prepared at random."""
    s, rng = new(seats, **options), Rng(seed)
    while question(s) != "Select":
        s.apply(s.waiting[0], s.pick(rng))
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid(seats: int) -> None:
    s = prepared(seats, seed=seats)
    assert [len(stack) + 1 for stack in s.stacks] == [7, 7, 7, 7, 7, 7, 6, 6, 6, 4, 4, 4]
    assert [1 + (n // 3) for n in range(12)] == [
        1 + (top > 21) + (top > 42) + (top > 60) for top in s.academies
    ]
    assert s.shop_stacks == [4] * 5
    assert len(set(s.shops)) == 5
    assert [sum(s.workshops[12 * n : 12 * n + 12]) for n in range(4)] == [8] * 4
    assert [sum(s.workshops[colour::12]) for colour in range(12)] == GATE_COUNTS
    assert (s.season, s.round, s.camel) == (1, 1, s.figure)
    for player in s.players:
        assert s.scores() == [10 + 1] * seats  # 3 resources are a point at the end
        assert player.stock == [1, 1, 1]
        assert player.hand == 0b111111111111
        assert (player.stairs, player.river) == ([0, 0], 0)
        assert (len(player.active), len(player.face_down)) == (1, 2)
        assert player.disc in range(8)


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 2)])
def test_stored_keshis(seats: int, each: int) -> None:
    """Two each, three with two players; one of each colour but the goods and brown."""
    s = prepared(seats, seed=1)
    stored = [colour for player in s.players for colour in player.track if colour >= 0]
    assert len(stored) == len(set(stored)) == each * seats
    assert set(stored) <= set(STORED_COLOURS)
    for player in s.players:
        assert [player.track[space] for space in (1, 2, 4)] == [-1, -1, -1]


def test_the_storage_track_is_filled_in_any_order() -> None:
    s = fresh(3)
    s.players[1].kept = [5, 8]
    begin(s, PlaceStored())
    assert s.waiting == [1]
    answer(s, "store:6")
    assert asked(s) == ["store:1", "store:4"]
    answer(s, "store:4")
    assert s.players[1].track == [-1, -1, -1, 8, -1, 5]


def test_the_disc_is_laid_as_one_likes() -> None:
    s = fresh()
    s.players[0].disc = -1
    begin(s, LayDisc())
    assert len(asked(s)) == 8
    answer(s, "square:water")
    assert s.players[0].disc == 4


def test_river_tiles_belong_to_their_seasons() -> None:
    s = new(2)
    seasons = []
    while question(s) != "DrawGate":
        if question(s) == "DrawRiverTile":
            seasons.append([int(label[-2:]) for label in asked(s)])
        s.apply(CHANCE, s.legal[0])
    assert seasons == [[1, 2, 7, 8, 13, 14], [3, 4, 9, 10, 15, 16], [5, 6, 11, 12, 17, 18]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_river_tiles_of_a_first_game(seats: int) -> None:
    """Page 5: 01, 03 and 05 are recommended; they are laid, not drawn."""
    s, asked_for = new(seats, river_tiles="first_game"), set()
    while question(s) != "Select":
        asked_for.add(question(s))
        s.apply(s.waiting[0], s.legal[0])
    assert s.river_tiles == [1, 3, 5]
    assert "DrawRiverTile" not in asked_for


def test_the_laying_of_river_tiles_is_told() -> None:
    s, told = new(2, river_tiles="first_game"), []
    while not s.river_tiles:
        s.notes = []
        s.apply(CHANCE, s.legal[0])
        told = [note[1:4] for note in s.notes]
    assert [note for note in told if note[0] == notes.RIVER_TILE] == [
        (notes.RIVER_TILE, 1, 1),
        (notes.RIVER_TILE, 3, 2),
        (notes.RIVER_TILE, 5, 3),
    ]


def test_river_tile_02_shows_three_oases() -> None:
    s = fresh()
    s.river_tiles = [2, 3, 5]
    answer(begin(s, OfferOasis(3)), "oasis:30 oasis:04 oasis:09")
    assert s.offered_oases == [4, 9, 30]
    assert len(s.oasis_bag) == 27
    s = fresh()
    assert not begin(s, OfferOasis(3)).waiting


@pytest.mark.parametrize(
    ("offices", "allowed"), [("base", range(6)), ("mixed", range(12)), ("new", range(6, 12))]
)
def test_exchange_offices(offices: str, allowed: range) -> None:
    s = new(2, offices=offices)
    while question(s) != "OpenOffice":
        s.apply(CHANCE, s.legal[0])
    assert asked(s) == [f"office:{n + 1:02}" for n in allowed]
    answer(s, asked(s)[0])
    assert s.office == allowed[0]


def test_three_different_offices_in_a_game() -> None:
    s, rng, seen = prepared(2, seed=4), Rng(4), set()
    while s.waiting:
        seen.add((s.season, s.office))
        s.apply(s.waiting[0], s.pick(rng))
    assert len(seen) == len({office for _, office in seen}) == 3


@pytest.mark.parametrize(("seats", "towns"), [(2, 3), (3, 5), (4, 7)])
def test_desert_towns_on_display(seats: int, towns: int) -> None:
    assert len(prepared(seats, seed=9, desert_towns=True).town_display) == towns
    assert prepared(seats, seed=9).town_display == []


def test_staircase_tiles_are_laid_by_option_only() -> None:
    assert len(prepared(2, seed=2, staircase_tiles=True).stair_bag) == 8
    assert prepared(2, seed=2).web == new(2).web


def test_provisions_are_dealt_in_secret() -> None:
    s, rng = new(2), Rng(6)
    while question(s) != "DealProvision":
        s.apply(s.waiting[0], s.pick(rng))
    assert s.question().audience(s, CHANCE) == 0b01
    for tile in (2, 5, 8):
        answer(s, f"provision:{tile:02}")
    assert s.question().audience(s, CHANCE) == 0b10
    other = s.redact(1)
    assert isinstance(other, Marrakesh)
    assert other.players[0].face_down == [-2, -2, -2]
