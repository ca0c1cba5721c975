"""Placing the leaders of the caravans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.through_the_desert.data import (
    LEADERS,
    caravan_of,
    colour_of,
    distance,
    hex_of,
    is_hex,
)
from majlis.games.through_the_desert.rules.leaders import (
    ChooseLeader,
    PlaceLeader,
    placed_in_first_round,
)
from majlis.games.through_the_desert.state import CAMEL, EMPTY, PALM, Desert
from majlis.games.through_the_desert.words.common import Entry, place_on, taken
from majlis.games.through_the_desert.words.names import Names
from majlis.words import Preview

NEARBY: Final = 2
"""Water that a new caravan reaches in so many steps is worth mentioning."""


class ChooseLeaderWords(Entry[ChooseLeader]):
    def crumb(self, frame: ChooseLeader) -> str:
        return self.t.gettext("a leader")

    def steps(self, s: Desert, frame: ChooseLeader) -> tuple[str, ...]:
        return (nth_leader(self.names, s, frame.player),)

    def title(self, s: Desert, frame: ChooseLeader, seat: int) -> str:
        return self.t.gettext("Place a leader")

    def help(self, s: Desert, frame: ChooseLeader, seat: int) -> str:
        if placed_in_first_round(s):
            return self.t.gettext("In the first round no two players place the same colour.")
        return where_leaders_begin(self.names)

    def told(self, s: Desert, frame: ChooseLeader, asked: Sequence[int]) -> str:
        return places_leader(self.names, frame.player)

    def preview(self, s: Desert, frame: ChooseLeader, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        colour = colour_of(action)
        text = _("Begins your {caravan}.").format(caravan=self.names.caravan(colour))
        return Preview(text, verb=_("Take {colour}").format(colour=self.names.one(colour)))

    def refusal(self, s: Desert, frame: ChooseLeader, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_hex(action):
            return no_beginning(self.names, s, hex_of(action)) or _("First choose a leader.")
        colour = colour_of(action)
        if s.held[seat] >> colour & 1:
            return _("In the first round this colour is taken.")
        if s.leaders[caravan_of(seat, colour)] >= 0:
            leader = self.names.leader(colour)
            return _("Your {leader} is on the board.").format(leader=leader)
        return ""


class PlaceLeaderWords(Entry[PlaceLeader]):
    def crumb(self, frame: PlaceLeader) -> str:
        return self.names.leader(frame.colour)

    def steps(self, s: Desert, frame: PlaceLeader) -> tuple[str, ...]:
        colour = self.names.colour(frame.colour).lower()
        return nth_leader(self.names, s, frame.player), colour

    def title(self, s: Desert, frame: PlaceLeader, seat: int) -> str:
        leader = self.names.leader(frame.colour)
        return self.t.gettext("Where does the {leader} begin?").format(leader=leader)

    def help(self, s: Desert, frame: PlaceLeader, seat: int) -> str:
        return where_leaders_begin(self.names)

    def told(self, s: Desert, frame: PlaceLeader, asked: Sequence[int]) -> str:
        return places_leader(self.names, frame.player)

    def preview(self, s: Desert, frame: PlaceLeader, seat: int, action: int) -> Preview:
        """What lies around the place where a caravan would begin."""
        ngettext = self.t.ngettext
        hex = hex_of(action)
        oasis = min(distance(hex, palm) for palm in s.board.palm_spots if s.cells[palm] == PALM)
        text = ngettext(
            "the nearest oasis is {n} step away", "the nearest oasis is {n} steps away", oasis
        )
        parts = [text.format(n=oasis)]
        water = sum(
            s.cells[hole]
            for hole in s.board.hexes
            if EMPTY < s.cells[hole] < PALM and distance(hex, hole) <= NEARBY
        )
        if water:
            parts.append(ngettext("{n} water nearby", "{n} water nearby", water).format(n=water))
        return place_on(self.names, hex, "; ".join(parts))

    def refusal(self, s: Desert, frame: PlaceLeader, seat: int, action: int) -> str:
        return no_beginning(self.names, s, hex_of(action)) if is_hex(action) else ""


def nth_leader(names: Names, s: Desert, seat: int) -> str:
    """Which of the seat's leaders is being placed."""
    every = LEADERS[s.players]
    nth = every - s.held[seat].bit_count() + 1
    return names.t.gettext("leader {nth} of {of}").format(nth=nth, of=every)


def where_leaders_begin(names: Names) -> str:
    return names.t.gettext("On empty sand, not beside an oasis or another leader.")


def places_leader(names: Names, seat: int) -> str:
    return names.t.gettext("{name} places a leader").format(name=names.player(seat))


def no_beginning(names: Names, s: Desert, hex: int) -> str:
    """Why no leader begins on this hex; empty if one may."""
    _ = names.t.gettext
    if reason := taken(names, s, hex):
        return reason
    if s.cells[hex] != EMPTY:
        return _("No leader begins on a water hole.")
    around = [s.cells[near] for near in s.board.neighbours[hex]]
    if PALM in around:
        return _("Too near: no leader begins beside an oasis.")
    if max(around) >= CAMEL:
        return _("Too near: no leader begins beside another one.")
    return ""


ENTRIES: Final = (ChooseLeaderWords, PlaceLeaderWords)
