"""The components of Stakes, and the vocabulary: whatever a finger can point at."""

from __future__ import annotations

from typing import Final

COINS: Final = 6  # each player's at the start
MOST: Final = 2  # coins that may be staked
CHARMS: Final = [4, 3, 2]  # in the bag: so many charms worth 1, 2 and 3 points

STAKE: Final = 0  # 0-2 coins
COIN: Final = 3  # at the bazaar: a coin ...
CHARM: Final = 4  # ... or a charm
ACTIONS: Final = 5
DIE: Final = 5  # chance: the die shows 0-2
DRAWN: Final = 8  # chance: a charm worth 1-3
LABELS: Final = [
    *[f"stake:{coins}" for coins in range(3)],
    "coin",
    "charm",
    *[f"die:{face}" for face in range(3)],
    *[f"charm:{points}" for points in (1, 2, 3)],
]


def is_stake(action: int) -> bool:
    return STAKE <= action < COIN


def stake_of(action: int) -> int:
    """How many coins are staked."""
    return action - STAKE


def face_of(action: int) -> int:
    """What the die shows."""
    return action - DIE


def charm_of(action: int) -> int:
    """The kind of charm that is drawn."""
    return action - DRAWN
