"""Players that need no chair. A bot is given its seat's view, never the position itself."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

from majlis import games
from majlis.bots import imported
from majlis.bots.greedy import Greedy
from majlis.bots.levels import (
    SAVED,
    Caravaneer,
    Goatherd,
    Pedlar,
    Searcher,
    Sultan,
    Vizier,
)
from majlis.bots.randomly import Randomly
from majlis.kernel.chance import Rng
from majlis.kernel.errors import UnknownBot
from majlis.kernel.state import State

Bot: TypeAlias = Callable[[State], list[int]]
"""Gives the answers of its seat's next move: one, or several where questions continue."""

Maker: TypeAlias = Callable[[str, Rng], Bot]
"""Makes a bot for a game, with the dice that it thinks with."""


class Level(Protocol):
    """Makes a bot that can be fond of something: of what, says a style of the game."""

    def __call__(self, game: str, rng: Rng, style: int | None = None, /) -> Bot: ...


LEVELS: dict[str, Level] = {
    "level1": Goatherd,
    "level2": Pedlar,
    "level3": Greedy,
    "level4": Caravaneer,
    "level5": Vizier,
    "level6": Sultan,
}
"""The bots that tables offer, from the weakest to the strongest."""

BOTS: dict[str, Maker] = {"random": Randomly, "greedy": Greedy, **LEVELS}
"""The kinds of bots, by name."""

SECONDS = {"level4": 0.5, "level5": 1, "level6": 5}
"""What a bot at a table may think about a turn; those that are not here answer at once."""


def bot(name: str, game: str, rng: Rng, style: int | None = None) -> Bot:
    """The bot of that name: one of `BOTS`, or a class of somebody's own as `module:Class`.

    A level can have one of the two styles of its game, 0 or 1; other bots play as they do. A level
    that searches thinks for a tenth of its time as `level6/10`.
    """
    if style not in (None, 0, 1):
        raise UnknownBot(f"no game has a style {style!r}; there are 0, 1 and None")
    if ":" in name:
        own: Bot = imported.make(name, game, rng)
        return own
    whole, _, part = name.partition("/")
    if whole not in BOTS:
        known = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot {name!r}; there are: {known}, or your own module:Class")
    if style is None or whole not in LEVELS:
        found = BOTS[whole](game, rng)
    else:
        found = LEVELS[whole](game, rng, style)
    if part:
        if not isinstance(found, Searcher) or not part.isdecimal() or not int(part):
            raise UnknownBot(
                f"there is no bot {name!r}; only level4, level5 and level6 can think for a part of "
                f"their time, as in level6/10 for a tenth"
            )
        found.share = int(part)
    return found


class Thought(NamedTuple):
    """A bot's move, and for how many seconds it has thought about it."""

    answers: list[int]
    seconds: float


def think(
    game: str,
    name: str,
    view: dict[str, Any],
    seed: int,
    style: int | None = None,
    spent: float = 0.0,
) -> Thought:
    """A bot's move in a process of its own: everything it is told and says is plain data.

    Somebody waits for it: a search that has not come to its end in time is cut short. It has spent
    so many seconds on earlier questions of the same turn.
    """
    mind = bot(name, game, Rng(seed), style)
    begun = time.monotonic()
    if isinstance(mind, Searcher):
        mind.deadline = begun + (1 - SAVED) * (SECONDS.get(name, math.inf) - spent)
    answers = mind(games.game(game).state.load(view))
    return Thought(answers, time.monotonic() - begun)
