"""What the words of several chapters share."""

from __future__ import annotations

from typing import Final, TypeVar

from majlis import words
from majlis.games.through_the_desert.data import NAMES, caravan_of
from majlis.games.through_the_desert.state import CAMEL, CLOSED, PALM, Desert
from majlis.games.through_the_desert.words.names import Names
from majlis.words import Preview

FEW_CAMELS: Final = 4
"""A pile of this size is worth a warning."""

F = TypeVar("F", bound=words.AnyFrame)


class Entry(words.Entry[Desert, Names, F]):
    """What is said about a frame of Through the Desert."""

    def steps(self, s: Desert, frame: F) -> tuple[str, ...]:
        """Where in the turn the question stands."""
        return (self.crumb(frame),)


def place_on(names: Names, hex: int, text: str, gain: str = "") -> Preview:
    """A leader or a camel on a hex: what it finds or brings there."""
    verb = names.t.gettext("Place on {hex}").format(hex=NAMES[hex])
    return Preview(f"{NAMES[hex]}: {text}", gain, verb)


def cannot_grow(names: Names, s: Desert, seat: int, colour: int) -> str:
    """Why the seat can place no camel of this colour; empty if it can."""
    _ = names.t.gettext
    caravan = caravan_of(seat, colour)
    if s.leaders[caravan] < 0:
        return _("You have no caravan of this colour.")
    if not s.piles[colour]:
        return _("All {camels} are used up").format(camels=names.camels(colour)) + "."
    if not s.rims[caravan]:
        return _("Your {caravan} cannot grow any more.").format(caravan=names.caravan(colour))
    return ""


def taken(names: Names, s: Desert, hex: int) -> str:
    """Why nobody can place anything on this hex; empty if it is free."""
    _ = names.t.gettext
    holds = s.cells[hex]
    if hex not in s.board.hexes:
        return _("With two or three players the board ends at the thick line.")
    if holds == PALM:
        return _("No camel stands on a palm.")
    if holds == CLOSED:
        return _("This land is closed; nobody may enter it.")
    if holds >= CAMEL:
        return _("A camel stands here already.")
    return ""
