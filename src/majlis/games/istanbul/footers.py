"""What choosing a place would mean, in a few signs: the footer of every place that is lit."""

from __future__ import annotations

from typing import TypeAlias

from majlis.games.istanbul.data import FOUNTAIN, MOST_PLACES, POLICE_STATION, SERVICE
from majlis.games.istanbul.foretelling import BRINGING_BACK
from majlis.games.istanbul.rules.bonus_cards import FamilyStep, MoveByCard
from majlis.games.istanbul.rules.guild_cards import ChoosePlace
from majlis.games.istanbul.rules.mosque_tiles import YellowTile
from majlis.games.istanbul.rules.places import feasible
from majlis.games.istanbul.rules.places_base import SendFamily
from majlis.games.istanbul.rules.places_letters import Relocate
from majlis.games.istanbul.rules.places_mocha import BarrierSide, PlaceBarrier
from majlis.games.istanbul.rules.supply import ChooseTrack
from majlis.games.istanbul.rules.turn import MoveCompanion, Turn
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.telling import MINUS
from majlis.games.istanbul.words import Words

Part: TypeAlias = tuple[str, str]
"""An icon (or `seat-N` for a seat's shape) and a word; either may be missing."""


def footers(
    s: Istanbul, seat: int, words: Words, legal: frozenset[int]
) -> dict[int, tuple[Part, ...]]:
    places = [action for action in sorted(legal) if 0 < action <= MOST_PLACES]
    return {place: footer(s, seat, place, words) for place in places}


def footer(s: Istanbul, seat: int, place: int, words: Words) -> tuple[Part, ...]:
    _ = words.t.gettext
    question = s.question()
    if isinstance(question, (Turn, MoveByCard)):
        return (assistant(s, seat, place, words), *tolls(s, seat, place))
    if isinstance(question, MoveCompanion):
        return (("walk", _("go")), *tolls(s, seat, place))
    if isinstance(question, BRINGING_BACK):
        price = f" {MINUS}{SERVICE}" if isinstance(question, YellowTile) else ""
        return (("take", _("back") + price),)
    if isinstance(question, (SendFamily, FamilyStep, ChoosePlace)):
        if feasible(s, seat, place):
            return (("person-here", _("act")),)
        return (("person-here", _("only stand")),)
    if isinstance(question, Relocate):
        return (("walk", _("go")),)
    if isinstance(question, ChooseTrack):
        return (("ruby", _("take")),)
    assert isinstance(question, (PlaceBarrier, BarrierSide))
    return (("barrier", _("here")),)


def assistant(s: Istanbul, seat: int, place: int, words: Words) -> Part:
    """What the stack gives or gets."""
    _ = words.t.gettext
    player = s.players[seat]
    if place == FOUNTAIN:
        return "return", _("all home")
    if player.assistants >> place & 1:
        return "take", _("pick up")
    if player.stack:
        return "leave", _("leave 1")
    if place in s.neutrals:
        return "take", _("neutral")
    return "stop", _("turn ends")


def tolls(s: Istanbul, seat: int, place: int) -> tuple[Part, ...]:
    """Whom one pays there, and whom one would catch."""
    if place == FOUNTAIN:
        due: list[Part] = []
    else:
        due = [
            (f"seat-{other}", f"{MINUS}{2 * met}")
            for other, player in enumerate(s.players)
            if other != seat and (met := (player.merchant == place) + (player.companion == place))
        ]
        neutral = s.neutral_merchants.count(place)
        if neutral:
            due.append(("lira", f"{MINUS}{2 * neutral}"))
    if place != POLICE_STATION:
        due += [
            ("person-here", "+")
            for other, player in enumerate(s.players)
            if other != seat and player.family == place
        ]
    return tuple(due[:4])
