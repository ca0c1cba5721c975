"""What is played, checked: a game at a number of seats, with its options, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from majlis import games
from majlis.kernel.errors import BadOption
from majlis.kernel.game import Setting
from majlis.research.rewards import REWARDS
from majlis.research.tables import Variant


def variant(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Setting] | None = None,
    *,
    rewards: str = "win",
    chance: Callable[[Any], int] | None = None,
) -> Variant:
    """With the fewest seats and the usual options unless others are said."""
    loaded = games.game(game)
    meta = loaded.meta
    count = meta.seats[0] if seats is None else seats
    meta.check_seats(count)
    settings = meta.settings(options or {}, count)
    if rewards not in REWARDS:
        raise BadOption(f"rewards={rewards}: choose from {', '.join(REWARDS)}")
    return Variant(
        game,
        partial(loaded.setup, count, settings, meta.rules),
        count,
        loaded.encoding,
        loaded.state.ACTIONS,
        REWARDS[rewards],
        chance,
    )
