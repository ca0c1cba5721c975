"""Whole games for the tests: combinations of modules, and players with tastes."""

from __future__ import annotations

from collections.abc import Iterator

from majlis.games.marrakesh import META
from majlis.games.marrakesh.data import (
    A_GROUP,
    A_KESHI,
    A_SCROLL,
    A_SECTOR,
    ACT,
    BLACK,
    BROWN,
    DONE,
    GOODS,
    GRAY,
    GREEN,
    MADRASA,
    RED,
    TURQUOISE,
    WHITE,
)
from majlis.games.marrakesh.rules.round import Select, SendWild, UseAssistant
from majlis.games.marrakesh.setup import setup
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting

EVERYTHING: dict[str, Setting] = {
    "tower": "b2",
    "staircase_tiles": True,
    "imam_sultan": True,
    "offices": "mixed",
    "purple_spectators": True,
    "desert_towns": True,
}
PAIRS: list[tuple[int, dict[str, Setting]]] = [
    (2, {"tower": "b2", "imam_sultan": True, "offices": "new", "purple_spectators": True}),
    (
        2,
        {
            "staircase_tiles": True,
            "staircase_set": "mixed",
            "offices": "new",
            "desert_towns": True,
        },
    ),
    (
        3,
        {
            "river_tiles": "first_game",
            "staircase_tiles": True,
            "staircase_set": "no_keshis",
            "imam_sultan": True,
            "offices": "mixed",
        },
    ),
    (2, {"tower": "b2", "staircase_tiles": True, "purple_spectators": True, "desert_towns": True}),
    (2, {"tower": "b2", "offices": "mixed", "desert_towns": True, "ruling_new_vendors_wait": True}),
    (
        2,
        {
            "staircase_tiles": True,
            "imam_sultan": True,
            "purple_spectators": True,
            "desert_towns": True,
        },
    ),
]
"""With the base game and EVERYTHING these cover every pair of settings of two modules."""
SELECTIONS = ("river_tiles", "staircase_set")
"""Options that are no modules: they lay tiles which might have been drawn as well."""


def new(seats: int, options: dict[str, Setting]) -> Marrakesh:
    return setup(seats, META.settings(options), META.rules)


TASTES = [[GRAY, GREEN, BROWN], [GRAY, BLACK, WHITE], [GRAY, TURQUOISE, RED], [BROWN, *GOODS]]
"""Colours that a player likes: learned gardeners, climbers and fishermen, and desert traders."""


def liked(s: Marrakesh, seat: int, taste: int, rng: Rng) -> int:
    """An answer at random, but with a taste: evenly random play would hardly ever see an orange
    scroll, the top of a staircase, the jetty or a desert town. Keshis of the favourite colours are
    taken until there are some, then the sector acts; scrolls and offers are rarely declined."""
    legal = s.options(seat)
    me = s.players[seat]
    top = s.question()
    if isinstance(top, Select):
        return legal[rng.below(len(legal))]
    scrolls = [action for action in legal if A_SCROLL < action <= A_SCROLL + 72]
    if scrolls and rng.below(4):
        return scrolls[-1]
    if A_GROUP + 3 in legal and rng.below(2):
        return A_GROUP + 3
    if isinstance(top, SendWild) and taste < 3 and A_SECTOR + MADRASA in legal:
        return A_SECTOR + MADRASA
    favourites = [A_KESHI + colour for colour in TASTES[taste]]
    enough = 5 if isinstance(top, UseAssistant) else 8
    few = [a for a in legal if a in favourites and me.keshis[a - A_KESHI] < enough]
    if few and rng.below(5):
        return few[rng.below(len(few))]
    if isinstance(top, UseAssistant) and rng.below(3):
        return ACT
    if legal[0] == DONE and len(legal) > 1 and rng.below(5):
        return legal[1 + rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))]


def positions(seats: int, seed: int, options: dict[str, Setting]) -> Iterator[Marrakesh]:
    """A game of players with tastes: every question, with the notes of the answer before."""
    s = new(seats, options)
    rng = Rng(seed)
    while True:
        yield s
        if not s.waiting:
            return
        s = s.clone()
        s.notes = []
        seat = s.waiting[0]
        s.apply(seat, s.pick(rng) if seat == CHANCE else liked(s, seat, (seat + seed) % 4, rng))
