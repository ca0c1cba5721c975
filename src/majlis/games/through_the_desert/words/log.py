"""The log: what happened, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from majlis import words
from majlis.games.through_the_desert.data import NAMES, OASIS_POINTS, PASTELS
from majlis.games.through_the_desert.rules import notes as kinds
from majlis.games.through_the_desert.words.names import Names
from majlis.kernel.state import Note
from majlis.words import Said, signed, summed


class Log(words.Log[Names]):
    """A line for everything that is worth one.

    The methods are called like the kinds of notes that they tell, and take their numbers.
    """

    LANDMARKS: ClassVar = {kinds.OASIS: "palm", kinds.LAND: "land"}

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

    def sum_up(self, seat: int, steps: Sequence[Said], notes: Sequence[Note]) -> Said | None:
        """Both camels, and what they bring together."""
        _ = self.t.gettext
        told = super().sum_up(seat, steps, notes)
        camels = [note[3:5] for note in notes if note[1:3] == (kinds.CAMEL, seat)]
        if told is None or not camels:
            return told
        places: dict[int, list[str]] = {}
        for colour, hex in camels:
            places.setdefault(colour, []).append(NAMES[hex])
        placed = [
            _("{colour} on {hex}").format(
                colour=self.names.one(colour), hex=self.names.listed(hexes)
            )
            for colour, hexes in places.items()
        ]
        mark = PASTELS[camels[0][0]] if len(places) == 1 else ""
        text = _("{name} {name:places|place} {camels}")
        return self.did(seat, text, told.gains, mark, camels=self.names.listed(placed))

    def say(self, note: Note) -> Said:
        return LINES[note[1]](self, *note[2:])

    # -- before the game -------------------------------------------------------------------------

    def begins(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:begins|begin} the game"))

    def removed(self, seat: int, colour: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:leaves|leave} out {colour}")
        return self.did(seat, text, mark=PASTELS[colour], colour=self.names.one(colour))

    def leader(self, seat: int, colour: int, hex: int, _d: int) -> Said:
        text = self.t.gettext("{name}: {leader} on {hex}")
        leader = self.names.leader(colour)
        return self.did(seat, text, mark=PASTELS[colour], leader=leader, hex=NAMES[hex])

    # -- the camels ------------------------------------------------------------------------------

    def round(self, number: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("Round {n}").format(n=number), heading=True)

    def camel(self, seat: int, colour: int, hex: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:places|place} {colour} on {hex}")
        camel = self.names.one(colour)
        return self.did(seat, text, mark=PASTELS[colour], colour=camel, hex=NAMES[hex])

    def water(self, seat: int, points: int, hex: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:takes|take} water on {hex}")
        return self.did(seat, text, (("water", signed(points)),), hex=NAMES[hex])

    def oasis(self, seat: int, colour: int, palm: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:reaches|reach} oasis {hex}")
        gains = (("palm", signed(OASIS_POINTS)),)
        return self.did(seat, text, gains, PASTELS[colour], hex=NAMES[palm])

    def land(self, seat: int, colour: int, points: int, hex: int) -> Said:
        text = self.t.gettext("{name} {name:closes|close} off land from {hex}")
        gains = (("land", signed(points)),) if points else ()
        return self.did(seat, text, gains, PASTELS[colour], hex=NAMES[hex])

    def blocked(self, seat: int, _b: int, _c: int, _d: int) -> Said:
        return self.did(seat, self.t.gettext("{name} {name:has|have} nowhere to place a camel"))

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
