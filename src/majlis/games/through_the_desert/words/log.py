"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from majlis import words
from majlis.games.through_the_desert.data import NAMES, OASIS_POINTS, PASTELS
from majlis.games.through_the_desert.rules import notes as kinds
from majlis.games.through_the_desert.words.names import Names
from majlis.kernel.state import Note
from majlis.words import Said


class Log(words.Log[Names]):
    """A line for everything that is worth one.

    The methods are called like the kinds of notes that they tell, and take their numbers.
    """

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """A camel and all that it brings is one line."""
        lines: list[Said] = []
        for note in notes:
            said = self.say(note)
            if note[1] in (kinds.WATER, kinds.OASIS, kinds.LAND) and lines:
                camel = lines[-1]
                text = camel.text if note[1] == kinds.WATER else said.text
                gains = summed(camel.gains + said.gains)
                lines[-1] = Said(text, camel.seat, gains, camel.mark)
            else:
                lines.append(said)
        return lines

    def say(self, note: Note) -> Said:
        return LINES[note[1]](self, *note[2:])

    # -- before the game -------------------------------------------------------------------------

    def begins(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} begins the game")
        return Said(text.format(name=self.names.player(seat)), seat)

    def removed(self, seat: int, colour: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} leaves out {colour}")
        text = text.format(name=self.names.player(seat), colour=self.names.one(colour))
        return Said(text, seat, mark=PASTELS[colour])

    def leader(self, seat: int, colour: int, hex: int, _d: int) -> Said:
        text = self.t.gettext("{name}: {leader} on {hex}")
        leader = self.names.leader(colour)
        text = text.format(name=self.names.player(seat), leader=leader, hex=NAMES[hex])
        return Said(text, seat, mark=PASTELS[colour])

    # -- the camels ------------------------------------------------------------------------------

    def round(self, number: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("Round {n}").format(n=number), heading=True)

    def camel(self, seat: int, colour: int, hex: int, _d: int) -> Said:
        text = self.t.gettext("{name} places {colour} on {hex}")
        camel = self.names.one(colour)
        text = text.format(name=self.names.player(seat), colour=camel, hex=NAMES[hex])
        return Said(text, seat, mark=PASTELS[colour])

    def water(self, seat: int, points: int, hex: int, _d: int) -> Said:
        text = self.t.gettext("{name} takes water on {hex}")
        text = text.format(name=self.names.player(seat), hex=NAMES[hex])
        return Said(text, seat, (("water", f"+{points}"),))

    def oasis(self, seat: int, colour: int, palm: int, _d: int) -> Said:
        text = self.t.gettext("{name} reaches oasis {hex}")
        text = text.format(name=self.names.player(seat), hex=NAMES[palm])
        return Said(text, seat, (("palm", f"+{OASIS_POINTS}"),), PASTELS[colour])

    def land(self, seat: int, colour: int, points: int, hex: int) -> Said:
        text = self.t.gettext("{name} closes land from {hex}")
        text = text.format(name=self.names.player(seat), hex=NAMES[hex])
        return Said(text, seat, (("land", f"+{points}"),) if points else (), PASTELS[colour])

    def blocked(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} cannot place a camel")
        return Said(text.format(name=self.names.player(seat)), seat)

    # -- the end ---------------------------------------------------------------------------------

    def pile_empty(self, colour: int, _b: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("All {camels} are used up").format(camels=self.names.camels(colour))
        return Said(text, mark=PASTELS[colour])

    def end(self, _a: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("The game is over"), heading=True)


LINES: Final[dict[int, Callable[[Log, int, int, int, int], Said]]] = {
    kinds.BEGINS: Log.begins,
    kinds.REMOVED: Log.removed,
    kinds.ROUND: Log.round,
    kinds.LEADER: Log.leader,
    kinds.CAMEL: Log.camel,
    kinds.WATER: Log.water,
    kinds.OASIS: Log.oasis,
    kinds.LAND: Log.land,
    kinds.BLOCKED: Log.blocked,
    kinds.PILE_EMPTY: Log.pile_empty,
    kinds.END: Log.end,
}


def summed(gains: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Gains of the same kind as one number."""
    totals: dict[str, int] = {}
    for icon, points in gains:
        totals[icon] = totals.get(icon, 0) + int(points)
    return tuple((icon, f"+{points}") for icon, points in totals.items())
