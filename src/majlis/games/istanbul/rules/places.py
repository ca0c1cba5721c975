"""The table of the places (pp. 18-21), and nothing else: what each does is told in `places_base`,
`places_mocha`, `places_letters` and `kiosk`, `can_x` beside `x`.

It stands apart, so that chapters which carry out the action of any place need not know them all;
`rules/__init__` gives each place its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.data import MOST_PLACES
from majlis.games.istanbul.state import Istanbul

Can: TypeAlias = Callable[[Istanbul, int], bool]
"""The player could do it now, by what everybody can see."""
Do: TypeAlias = Callable[[Istanbul, int, int], None]
"""The player does it, in one of the ways of `figures`."""


def always(s: Istanbul, seat: int) -> bool:
    """For what always gives something."""
    return True


class PlaceAction:
    """The row of a place."""

    def __init__(self, can: Can, do: Do) -> None:
        self.can: Final = can
        self.always: Final = can is always
        """Spares a call, which through a table is a slow one."""
        self.do: Final = do


def no_action(s: Istanbul, seat: int, how: int) -> None:
    """Stands where no chapter has put an action yet."""
    raise NotImplementedError


PLACE_ACTIONS: Final = [PlaceAction(always, no_action)] * (MOST_PLACES + 1)
"""By the numbers of the places; `rules/__init__` fills it from the chapters."""


def feasible(s: Istanbul, seat: int, place: int) -> bool:
    """The player could carry this place's action out now."""
    action = PLACE_ACTIONS[place]
    return action.always or action.can(s, seat)
