"""The table of the places, in words: what each would do for a player right now, and what is missing
if it can do nothing.

As in the rules, each is told in its chapter, `offer_x` beside `lack_x`; `words/__init__` gives each
place its row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.rules.places import feasible
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.names import Names

Tell: TypeAlias = Callable[[Names, Istanbul, int], str]
"""In a few words, for the player of a seat."""


def no_lack(names: Names, s: Istanbul, seat: int) -> str:
    """For places that always give something."""
    return ""


class PlaceWords:
    """The row of a place."""

    def __init__(self, offer: Tell, lack: Tell = no_lack) -> None:
        self.offer: Final = offer
        """What the action would do."""
        self.lack: Final = lack
        """Why it cannot be carried out, told only then."""


PLACE_WORDS: Final[dict[int, PlaceWords]] = {}
"""By the numbers of the places; `words/__init__` fills it from the chapters."""


def offer(names: Names, s: Istanbul, seat: int, place: int) -> str:
    """In a few words, what the action would do."""
    return PLACE_WORDS[place].offer(names, s, seat)


def lack(names: Names, s: Istanbul, seat: int, place: int) -> str:
    """Why the action cannot be carried out now; empty if it can."""
    return "" if feasible(s, seat, place) else PLACE_WORDS[place].lack(names, s, seat)


def now(names: Names, s: Istanbul, seat: int, place: int) -> str:
    """In a few words, what the action would do, or why it cannot be carried out."""
    return lack(names, s, seat, place) or offer(names, s, seat, place)


def needs(names: Names, price: str, n: int) -> str:
    """Why a price cannot be paid."""
    return names.t.gettext("needs {price}, you have {n}").format(price=price, n=n)


def ruby_for(names: Names, price: str) -> str:
    return names.t.gettext("a ruby for {goods}").format(goods=price)


def standing(names: Names, s: Istanbul, place: int) -> str:
    """Who is at a place."""
    _, ngettext = names.t.gettext, names.t.ngettext
    there = []
    for seat, player in enumerate(s.players):
        name = names.player(seat)
        if player.merchant == place:
            n = len(player.stack)
            text = ngettext("{name} with {n} assistant", "{name} with {n} assistants", n)
            there.append(text.format(name=name, n=n))
        if player.assistants >> place & 1:
            there.append(_("an assistant ({name})").format(name=name))
        if player.family == place:
            there.append(_("a family member ({name})").format(name=name))
        if player.companion == place:
            there.append(_("a companion ({name})").format(name=name))
    neutral = s.neutral_merchants.count(place)
    if neutral:
        text = ngettext("{n} neutral merchant", "{n} neutral merchants", neutral)
        there.append(text.format(n=neutral))
    if place in s.neutrals:
        n = s.neutrals.count(place)
        there.append(ngettext("{n} neutral assistant", "{n} neutral assistants", n).format(n=n))
    there += [names.npc(npc).lower() for npc in range(4) if s.npcs[npc] == place]
    return ", ".join(there)
