"""Djinns that work by themselves, whenever somebody does what they watch for."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import BAAL, MARID, MONKIR, NEKIR
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Sultanate

COIN_FOR_MINE: Final = 1  # what the watching djinns pay when their owner does it ...
COINS_FOR_THEIRS: Final = 2  # ... and when an opponent does


def earn(s: Sultanate, seat: int, coins: int, djinn: int) -> None:
    s.players[seat].coins += coins
    s.note(notes.EARNED, seat, coins, djinn)


def watches(s: Sultanate, djinn: int, doer: int, times: int) -> None:
    """Whoever has this djinn gets a coin for what he does himself, two for an opponent's deed."""
    for seat, player in enumerate(s.players):
        if player.has(djinn):
            each = COIN_FOR_MINE if seat == doer else COINS_FOR_THEIRS
            earn(s, seat, each * times, djinn)


def meeple_dropped(s: Sultanate, doer: int, tile: int) -> None:
    """Marid: a meeple is dropped on its owner's tile while sowing."""
    owner = s.owners[tile]
    if owner >= 0 and s.players[owner].has(MARID):
        earn(s, owner, COIN_FOR_MINE if owner == doer else COINS_FOR_THEIRS, MARID)


def palace_placed(s: Sultanate, doer: int) -> None:
    """Monkir: a palace is placed."""
    watches(s, MONKIR, doer, 1)


def assassins_killed(s: Sultanate, doer: int, victims: int) -> None:
    """Nekir: assassins kill; once for an assassination, however many die (ruling 20)."""
    watches(s, NEKIR, doer, victims if s.ruling_nekir_per_meeple else 1)


def gain_djinn(s: Sultanate, seat: int, djinn: int, place: int) -> None:
    """Baal: somebody gains a djinn; but Baal does not watch its own coming (ruling 48)."""
    s.players[seat].djinns |= 1 << djinn
    s.note(notes.GAINED, seat, djinn, place)
    if djinn != BAAL:
        watches(s, BAAL, seat, 1)
