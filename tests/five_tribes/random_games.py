"""Random games, plain ones and rich ones: those in which everybody has djinns, elders and fakirs
from the beginning, so that what is rare in random play happens all the time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from majlis import games
from majlis.games.five_tribes.data import DJINNS, ELDER, FAKIR, TILES
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from majlis.kernel.state import Note


def fresh(seats: int, options: dict[str, Setting]) -> Sultanate:
    game = games.game("five-tribes")
    s = game.setup(seats, game.meta.settings(options), game.meta.rules)
    assert isinstance(s, Sultanate)
    return s


def rich_start(seats: int, rng: Rng, **options: Setting) -> Sultanate:
    """The first auction, with presents: five djinns, three fakirs, and some of the elders that
    stood on tiles, for everybody."""
    s = fresh(seats, options)
    while s.waiting == [CHANCE]:
        s.apply(CHANCE, s.pick(rng))
    for player in s.players:
        for _ in range(5):
            left = [djinn for djinn in range(DJINNS) if s.djinn_deck >> djinn & 1]
            if left:
                djinn = left[rng.below(len(left))]
                s.djinn_deck &= ~(1 << djinn)
                player.djinns |= 1 << djinn
        fakirs = min(3, s.deck[FAKIR])
        s.deck[FAKIR] -= fakirs
        player.cards[FAKIR] += fakirs
        for _ in range(8):
            tile = rng.below(TILES)
            if s.meeples[5 * tile + ELDER]:
                s.leave(tile, ELDER, 1)
                player.elders += 1
    s.settle()
    return s


def plain_game(seats: int, seed: int, **options: Setting) -> Iterator[Sultanate]:
    """Every position of a random game, from the first tile that is laid."""
    return played(fresh(seats, options), Rng(seed))


def rich_game(seats: int, seed: int, **options: Setting) -> Iterator[Sultanate]:
    """Every position of a rich game, from the first auction."""
    rng = Rng(seed)
    return played(rich_start(seats, rng, **options), rng)


def played(s: Sultanate, rng: Rng) -> Iterator[Sultanate]:
    """Every position to the end, with the notes of the answer before."""
    yield s
    while s.waiting:
        s = s.clone()
        s.notes = []
        s.apply(s.waiting[0], s.pick(rng))
        yield s


@cache
def told_game(
    seats: int, seed: int, rich: bool = True, hidden: bool = False
) -> list[tuple[Sultanate, tuple[Note, ...]]]:
    """A whole game, each position with the notes of the answer before."""
    options: dict[str, Setting] = {"ruling_hidden_hands": hidden}
    game = rich_game if rich else plain_game
    return [(s, tuple(s.notes or ())) for s in game(seats, seed, **options)]
