"""How each game is searched: one table, each line found by letting lines play each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """How a game is searched."""

    by_turns: bool
    """The tree branches into whole turns; else into single answers."""
    width: int
    """So many turns are tried."""
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
    """How long the strongest level thinks about a turn: five seconds on one core are meant."""
    first_width: int = 0
    """So many of the first turns are tried; without it, twice as many as of others."""
    patience: int = 1
    """So often a position is judged before ways to go on from it are thought of."""
    horizon: int = 0
    """So many turns later a position is judged: whatever the tree does not know of them, everybody
    plays by what is best at once. Without it, as soon as the move is complete."""
    faith: int = 0
    """What a network says of a turn counts as so many tries of it; without it, as the first one."""
    certain: float = 1.0
    """Whoever is so sure of victory, by the network, plays by the line without one: to a network
    all ways to win are alike, and where nothing but victory ends a game it would never end."""
    rollouts: bool = False
    """A position is judged by what comes of it if everybody plays on at random."""
    solo: bool = False
    """The others' moves are no part of the tree: they make the best one at once."""


# Found by `majlis arena`, two players; how sure the figures are stands in docs/strength.md.
SETTINGS = {
    # 1,000 playouts against the greedy bot: 94 % (n 16); a tree of 30 evaluated turns: 42 % (n 12).
    "through-the-desert": Settings(
        by_turns=True, width=12, root_positions=1000, positions=60,
        temperature=4.0, exploration=1.5, scale=12.0, iterations=11000, rollouts=True, patience=20,
    ),
    # Against the greedy bot 75 % (n 40); with width 8, no patience and luck of its own 51 % (n 36).
    "five-tribes": Settings(
        by_turns=True, width=6, root_positions=1000, positions=60,
        temperature=6.0, exploration=1.0, scale=20.0, iterations=6000, horizon=4, patience=8,
    ),
    # A horizon of 6 beats one of 4 in 70 % (n 10), which beats one of 2 in 83 % (n 6).
    "istanbul": Settings(
        by_turns=True, width=6, root_positions=400, positions=60,
        temperature=0.02, exploration=1.5, scale=0.4, iterations=2500, horizon=6, solo=True,
    ),
    # Against the greedy bot 77 % (n 60); without patience and with luck of its own 64 % (n 100).
    "marrakesh": Settings(
        by_turns=True, width=6, root_positions=400, positions=60,
        temperature=4.0, exploration=1.5, scale=15.0, iterations=9000, horizon=4, patience=8,
    ),
}  # fmt: skip

ANY_GAME = Settings(
    by_turns=True, width=8, root_positions=400, positions=60,
    temperature=2.0, exploration=1.5, scale=5.0, iterations=2000,
)  # fmt: skip
"""For a game that has no line of its own yet."""

LEARNED = {
    # The network's word counts as 150 playouts: at 0.5 s a turn 24 of 32 against the line above; as
    # 40 of them 17.5 of 28, and without playouts 13 of 28.
    "through-the-desert": Settings(
        by_turns=True, width=12, root_positions=1000, positions=60,
        temperature=4.0, exploration=1.5, scale=12.0, iterations=8000, rollouts=True, patience=20,
        faith=150,
    ),
    # The same: 15.5 of 24; with 16 first turns 13 of 24.
    "five-tribes": Settings(
        by_turns=True, width=8, first_width=48, root_positions=400, positions=60,
        temperature=6.0, exploration=1.0, scale=20.0, iterations=1800, patience=0,
    ),
    # With it at 0.5 s a turn against the line above: 72 % (n 29).
    "istanbul": Settings(
        by_turns=True, width=8, root_positions=400, positions=60,
        temperature=0.1, exploration=1.5, scale=0.4, iterations=4500, patience=0, certain=0.98,
    ),
    # The same: 12 of 14.
    "marrakesh": Settings(
        by_turns=True, width=8, root_positions=400, positions=60,
        temperature=4.0, exploration=1.5, scale=15.0, iterations=4500, patience=0,
    ),
}  # fmt: skip
"""How a game is searched where a network judges turns."""

LEARNING = Settings(
    by_turns=True, width=8, root_positions=400, positions=60,
    temperature=4.0, exploration=1.5, scale=15.0, iterations=4500, patience=0,
)  # fmt: skip
"""The same for a game whose first network is being learnt."""

# In Through the Desert bots play positions out at random; people are told chances and points, and
# how random players would fare is nothing to them.
ADVICE = SETTINGS | {
    "through-the-desert": Settings(
        by_turns=True, width=12, root_positions=1000, positions=60,
        temperature=4.0, exploration=1.5, scale=12.0, iterations=1500, horizon=2,
    ),
}  # fmt: skip
"""How turns are judged for people."""

LEARNED_ADVICE = LEARNED | {
    "through-the-desert": Settings(
        by_turns=True, width=12, root_positions=1000, positions=60,
        temperature=4.0, exploration=1.5, scale=12.0, iterations=2500, patience=0,
    ),
}  # fmt: skip
"""The same where a network judges turns."""


def settings_of(game: str, learned: bool = False) -> Settings:
    """How this game is searched, with a network or without."""
    return LEARNED.get(game, LEARNING) if learned else SETTINGS.get(game, ANY_GAME)


def advice_settings(game: str, learned: bool = False) -> Settings:
    """How it is searched for people, with a network or without."""
    return LEARNED_ADVICE.get(game, LEARNING) if learned else ADVICE.get(game, ANY_GAME)
