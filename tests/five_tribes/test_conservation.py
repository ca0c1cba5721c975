"""Nothing is lost and nothing appears: everything is counted after every decision."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.games.five_tribes.data import (
    CAMELS,
    CARD_COUNTS,
    DJINNS,
    MARKERS,
    MEEPLES,
    PALACES,
    PALMS,
    TILES,
)
from majlis.games.five_tribes.state import Sultanate
from tests.five_tribes.random_games import plain_game, rich_game


def count_everything(s: Sultanate) -> None:
    players = s.players
    kept = [sum(p.viziers for p in players), sum(p.elders for p in players), 0, 0, 0]
    for tribe, count in enumerate(MEEPLES):
        on_tiles = s.meeples[tribe::5]
        assert sum(on_tiles) + s.bag[tribe] + s.hand[tribe] + kept[tribe] == count
        assert s.standing[tribe] == sum(1 << tile for tile in range(TILES) if on_tiles[tile])
    for kind, count in enumerate(CARD_COUNTS):
        in_hands = sum(player.holds(kind) for player in players)
        assert s.deck[kind] + s.discard[kind] + s.row.count(kind) + in_hands == count
    djinns = [s.djinn_deck, s.djinn_discard, *(player.djinns for player in players)]
    djinns += [1 << djinn for djinn in s.djinn_row + s.looked_at]
    assert sum(djinns) == (1 << DJINNS) - 1
    assert sum(s.palms) + s.palms_left == PALMS
    assert sum(s.palaces) + s.palaces_left == PALACES
    for seat, player in enumerate(players):
        assert s.owners.count(seat) + player.camels == CAMELS[len(players)]
        assert player.hidden == sum(player.unseen)
        assert player.used & ~player.djinns == 0
    numbers = [*s.meeples, *s.bag, *s.hand, *s.deck, *s.discard, s.palms_left, s.palaces_left]
    for player in players:
        numbers += [player.coins, player.viziers, player.elders, player.camels]
        numbers += [*player.cards, *player.unseen]
    assert min(numbers) >= 0
    markers = Counter(s.bid_track) + Counter(seat for seat in s.turn_track if seat >= 0)
    if s.row:  # all markers are on one track or the other once the first cards lie there
        assert markers == {seat: MARKERS[len(players)] for seat in range(len(players))}
    if s.active < 0:
        assert sum(s.hand) == 0


def no_tile_changed_hands(before: Sultanate, after: Sultanate) -> None:
    for was, is_now in zip(before.owners, after.owners, strict=True):
        assert was in (-1, is_now)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_games(seats: int) -> None:
    for seed in range(4):
        before = None
        for s in plain_game(seats, seed):
            count_everything(s)
            if before:
                no_tile_changed_hands(before, s)
            before = s


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_games_full_of_djinns(seats: int, hidden: bool) -> None:
    used = 0
    for seed in range(8):
        before = None
        for s in rich_game(seats, seed, ruling_hidden_hands=hidden):
            count_everything(s)
            if before:
                no_tile_changed_hands(before, s)
            before = s
            for player in s.players:
                used |= player.used
    assert used.bit_count() >= 8  # the test is worth something: most djinns with a price were used
