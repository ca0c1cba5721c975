"""How each game is searched: one table, each line found by letting lines play each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How a game is searched."""

    by_turns: bool
    """The tree branches into whole turns; else into single answers."""
    width: int
    """So many turns are tried, twice as many of the first."""
    root_positions: int
    """Positions looked at to find the first turns."""
    positions: int
    """Positions looked at to find a turn or a move further down."""
    temperature: float
    """So many points make a turn e times likelier to be tried."""
    exploration: float
    """How much what has been tried little is preferred, against what has been good."""
    scale: float
    """So many points of difference make a win e times likelier."""
    iterations: int
    """How long the strongest level thinks about a turn: about five seconds on one core."""
    depth: int = 100
    """So many turns or answers deep, and no deeper, goes the tree."""
    moves: int = 0
    """So many moves are made greedily before a position is judged."""
    solo: bool = False
    """The others' moves are no part of the tree: they make the best one at once."""


SETTINGS = {
    "through-the-desert": Settings(
        by_turns=True, width=12, root_positions=1000, positions=60,
        temperature=4.0, exploration=1.5, scale=12.0, iterations=5000,
    ),
    "five-tribes": Settings(
        by_turns=True, width=16, root_positions=1000, positions=60,
        temperature=6.0, exploration=1.0, scale=20.0, iterations=2000, depth=1, moves=4,
    ),
    "istanbul": Settings(
        by_turns=True, width=8, root_positions=400, positions=60,
        temperature=0.02, exploration=1.5, scale=0.4, iterations=10000, solo=True,
    ),
    "marrakesh": Settings(
        by_turns=False, width=8, root_positions=400, positions=60,
        temperature=4.0, exploration=1.5, scale=15.0, iterations=10000,
    ),
}  # fmt: skip

ANY_GAME = Settings(
    by_turns=True, width=8, root_positions=400, positions=60,
    temperature=2.0, exploration=1.5, scale=5.0, iterations=2000,
)  # fmt: skip
"""For a game that has no line of its own yet."""
