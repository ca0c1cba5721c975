"""Building the caravans: two camels a turn, and what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.through_the_desert.data import (
    OASIS_POINTS,
    ONE_CAMEL_TURNS,
    caravan_colour,
    caravan_of,
    colour_of,
    hex_of,
    is_colour,
    owner_of,
)
from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.rules.camels import ChooseCamel, EndOfTurn, PlaceCamel
from majlis.games.through_the_desert.state import CAMEL, Desert
from majlis.games.through_the_desert.words.common import (
    FEW_CAMELS,
    Entry,
    cannot_grow,
    place_on,
    taken,
)
from majlis.games.through_the_desert.words.names import Names
from majlis.words import Preview


class ChooseCamelWords(Entry[ChooseCamel]):
    def crumb(self, frame: ChooseCamel) -> str:
        return nth_camel(self.names, frame.nth, frame.of)

    def title(self, s: Desert, frame: ChooseCamel, seat: int) -> str:
        _ = self.t.gettext
        if frame.of == 1:
            return _("Place a camel")
        return _("Place your first camel") if frame.nth == 1 else _("Place your second camel")

    def help(self, s: Desert, frame: ChooseCamel, seat: int) -> str:
        """How to place a camel; or that the end is near."""
        _ = self.t.gettext
        if frame.of == 1:
            return _("Only one in this first turn.")
        left = min(s.piles)
        if left > FEW_CAMELS:
            return _("Choose a colour, then a hex beside your caravan of it.")
        if not left:
            return _("The last camel of the game.")
        text = self.t.ngettext(
            "{colour}: only {n} camel left.", "{colour}: only {n} camels left.", left
        )
        return text.format(colour=self.names.colour(s.piles.index(left)), n=left)

    def told(self, s: Desert, frame: ChooseCamel, asked: Sequence[int]) -> str:
        return places_camel(self.names, frame.player)

    def preview(self, s: Desert, frame: ChooseCamel, seat: int, action: int) -> Preview:
        ngettext = self.t.ngettext
        colour = colour_of(action)
        room, left = len(s.rims[caravan_of(seat, colour)]), s.piles[colour]
        places = ngettext("{n} place", "{n} places", room).format(n=room)
        pile = ngettext("{n} camel in the pile", "{n} camels in the pile", left).format(n=left)
        verb = self.t.gettext("Take {colour}").format(colour=self.names.one(colour))
        return Preview(f"{self.names.colour(colour)}: {places}, {pile}", verb=verb)

    def refusal(self, s: Desert, frame: ChooseCamel, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_colour(action):
            return cannot_grow(self.names, s, seat, colour_of(action))
        hex = hex_of(action)
        if reason := taken(self.names, s, hex):
            return reason
        if colours := fitting(self.names, s, seat, hex):
            return _("First choose a colour. Possible here: {colours}.").format(colours=colours)
        for colour in range(5):
            if rival := touched(self.names, s, seat, hex, colour):
                return rival
        return _("None of your caravans can grow here.")


class PlaceCamelWords(Entry[PlaceCamel]):
    def crumb(self, frame: PlaceCamel) -> str:
        return self.names.camel(frame.colour)

    def steps(self, s: Desert, frame: PlaceCamel) -> tuple[str, ...]:
        colour = self.names.colour(frame.colour).lower()
        return nth_camel(self.names, *camel_of_turn(s)), colour

    def title(self, s: Desert, frame: PlaceCamel, seat: int) -> str:
        camel = self.names.camel(frame.colour)
        return self.t.gettext("Where does the {camel} go?").format(camel=camel)

    def help(self, s: Desert, frame: PlaceCamel, seat: int) -> str:
        room = len(s.rims[caravan_of(seat, frame.colour)])
        text = self.t.ngettext("{n} hex is open to it.", "{n} hexes are open to it.", room)
        return text.format(n=room)

    def told(self, s: Desert, frame: PlaceCamel, asked: Sequence[int]) -> str:
        return places_camel(self.names, frame.player)

    def preview(self, s: Desert, frame: PlaceCamel, seat: int, action: int) -> Preview:
        """What the camel would bring, by the rules themselves."""
        _, ngettext = self.t.gettext, self.t.ngettext
        ahead = s.look_ahead(action)
        happened = ahead.notes or ()
        water = sum(note[3] for note in happened if note[1] == notes.WATER)
        oases = sum(1 for note in happened if note[1] == notes.OASIS)
        land = sum(note[4] for note in happened if note[1] == notes.LAND)
        parts = []
        if land:
            text = ngettext("closes {n} hex, +{n}", "closes {n} hexes, +{n}", land)
            parts.append(text.format(n=land))
        if oases:
            text = ngettext("reaches an oasis, +{points}", "reaches {n} oases, +{points}", oases)
            parts.append(text.format(n=oases, points=OASIS_POINTS * oases))
        if water:
            text = ngettext("collects {n} water", "collects {n} water", water)
            parts.append(text.format(n=water))
        if not parts:
            size = ahead.sizes[caravan_of(seat, frame.colour)]
            text = ngettext(
                "the {caravan} grows to {n} camel", "the {caravan} grows to {n} camels", size
            )
            parts.append(text.format(caravan=self.names.caravan(frame.colour), n=size))
        if not ahead.piles[frame.colour]:
            camel = self.names.camel(frame.colour)
            parts.append(_("the last {camel}: the game ends").format(camel=camel))
        points = water + OASIS_POINTS * oases + land
        gain = f"+{points}" if points else ""
        return place_on(self.names, hex_of(action), "; ".join(parts), gain)

    def refusal(self, s: Desert, frame: PlaceCamel, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_colour(action):
            return ""
        hex = hex_of(action)
        if reason := taken(self.names, s, hex):
            return reason
        if rival := touched(self.names, s, seat, hex, frame.colour):
            return rival
        far = _("Not beside your {caravan}.").format(caravan=self.names.near_caravan(frame.colour))
        colours = fitting(self.names, s, seat, hex)
        if not colours:
            return far
        return f"{far} " + _("Possible here: {colours}.").format(colours=colours)


def fitting(names: Names, s: Desert, seat: int, hex: int) -> str:
    """The colours that the seat could place on this hex."""
    fit = [c for c in range(5) if s.piles[c] and hex in s.rims[caravan_of(seat, c)]]
    return ", ".join(names.colour(colour).lower() for colour in fit)


def touched(names: Names, s: Desert, seat: int, hex: int, colour: int) -> str:
    """Whose caravan keeps the seat's own one off a hex beside both; empty if none does."""
    caravan = caravan_of(seat, colour)
    beside = [s.cells[near] - CAMEL for near in s.board.neighbours[hex]]
    alike = [c for c in beside if c >= 0 and caravan_colour(c) == colour]
    rivals = [owner_of(c) for c in alike if c != caravan]
    if caravan not in beside or not rivals:
        return ""
    text = names.t.gettext(
        "Beside the {caravan} of another player ({name}): equal colours never touch."
    )
    return text.format(caravan=names.near_caravan(colour), name=names.player(rivals[0]))


def nth_camel(names: Names, nth: int, of: int) -> str:
    return names.t.gettext("camel {nth} of {of}").format(nth=nth, of=of)


def camel_of_turn(s: Desert) -> tuple[int, int]:
    """Which camel of the turn is being placed, of how many: the agenda tells what comes after."""
    for frame in reversed(s.agenda):
        if isinstance(frame, ChooseCamel):
            return frame.nth - 1, frame.of
        if isinstance(frame, EndOfTurn) and frame.number < ONE_CAMEL_TURNS[s.players]:
            return 1, 1
    return 2, 2


def places_camel(names: Names, seat: int) -> str:
    return names.t.gettext("{name} places a camel").format(name=names.player(seat))


ENTRIES: Final = (ChooseCamelWords, PlaceCamelWords)
