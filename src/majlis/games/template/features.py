"""What speaks for a seat of Stakes: coins and charms, and what the pot may bring."""

from __future__ import annotations

from typing import Final

from majlis.games.template.rules import Roll, Round
from majlis.games.template.state import Stakes

NAMES: Final = (
    "points",
    "pot",  # a share of it, as long as it can be won
    "purse",  # coins that can be staked, by rounds left
)


def left(s: Stakes) -> float:
    """How much of the game is left, from 1 to 0: rounds after this one."""
    for frame in s.agenda:
        if isinstance(frame, Round):
            return (s.rounds + 1 - frame.number) / s.rounds
    return 0.0


def features(s: Stakes) -> list[list[float]]:
    """For every seat, in the order of `NAMES`."""
    rest = left(s)
    pot = pot_share(s, rest)
    return [[points(s, seat), pot, rest * s.coins[seat]] for seat in range(len(s.coins))]


def points(s: Stakes, seat: int) -> float:
    value = float(s.coins[seat])
    for kind, n in enumerate(s.hands[seat]):
        value += (kind + 1) * n
    return value


def pot_share(s: Stakes, rest: float) -> float:
    """It can be won in a later round, or by a roll that is still to come in this one."""
    if rest or any(isinstance(frame, Roll) for frame in s.agenda):
        return s.pot / len(s.coins)
    return 0.0
