"""2.2 Move the meeples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import (
    BUILDER,
    MERCHANT,
    NAMES,
    NEIGHBOURS,
    TILE,
    is_meeple_on_tile,
    is_tile,
    meeple_on,
    tile_of,
    tribe_of,
)
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry, difference, tile_worth
from majlis.games.five_tribes.words.sowing_ends import end_tiles
from majlis.kernel.state import Note
from majlis.words import Preview

LAST_STEPS: Final = 3
"""So many tiles of a path are named in the breadcrumb."""


class ChooseTileWords(Entry[ChooseTile]):
    def crumb(self, frame: ChooseTile) -> str:
        return self.t.gettext("a tile to sow from")

    def title(self, s: Sultanate, frame: ChooseTile, seat: int) -> str:
        return self.t.gettext("Which tile do you empty?")

    def help(self, s: Sultanate, frame: ChooseTile, seat: int) -> str:
        return self.t.gettext("The last meeple must find its own tribe; only such tiles are lit.")

    def told(self, s: Sultanate, frame: ChooseTile, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} chooses a tile to sow from").format(name=name)

    def preview(self, s: Sultanate, frame: ChooseTile, seat: int, action: int) -> Preview:
        tile = tile_of(action)
        ends = end_tiles(s.look_ahead(action))
        can_end = self.t.ngettext("can end on {n} tile", "can end on {n} tiles", len(ends))
        crowd = self.names.crowd(s.crowd(tile))
        text = f"{NAMES[tile]}: {crowd}; {can_end.format(n=len(ends))}"
        verb = self.t.gettext("Sow from {tile}").format(tile=NAMES[tile])
        return Preview(text, verb=verb, leads=tuple(TILE + end for end in ends))

    def refusal(self, s: Sultanate, frame: ChooseTile, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_tile(action):
            return ""
        tile = tile_of(action)
        if not sum(s.crowd(tile)):
            return _("There are no meeples here.")
        return _("From here the last meeple could not find its own tribe.")


class DropMeepleWords(Entry[DropMeeple]):
    def crumb(self, frame: DropMeeple) -> str:
        return self.t.gettext("sowing")

    def steps(self, s: Sultanate, frame: DropMeeple) -> tuple[str, ...]:
        way = [
            f"{NAMES[tile]} {self.names.tribe(tribe).lower()}"
            for tile, tribe in zip(s.path[1:], s.dropped, strict=True)
        ]
        more = ("…",) if len(way) > LAST_STEPS else ()
        start = self.t.gettext("from {tile}").format(tile=NAMES[s.path[0]])
        return start, *more, *way[-LAST_STEPS:]

    def title(self, s: Sultanate, frame: DropMeeple, seat: int) -> str:
        _ = self.t.gettext
        if sum(s.hand) > 1:
            return _("Whom do you drop, and where?")
        return _("Where does the last one end?")

    def help(self, s: Sultanate, frame: DropMeeple, seat: int) -> str:
        _ = self.t.gettext
        if sum(s.hand) > 1:
            return _("Dashed tiles: where the sowing can end.")
        return _("You take it back, with all of its tribe there.")

    def told(self, s: Sultanate, frame: DropMeeple, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} sows").format(name=self.names.player(frame.player))

    def preview(self, s: Sultanate, frame: DropMeeple, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        tile, tribe = tile_of(action), tribe_of(action)
        ahead = s.look_ahead(action)
        ends = end_tiles(ahead) if sum(s.hand) > 1 else []
        if ends:
            text = _("{tile}: then it can end on {ends}")
            names = sorted(NAMES[end] for end in ends)
            text = text.format(tile=NAMES[tile], ends=", ".join(names))
        else:
            brought = [part for note in ahead.notes or () if (part := self.brought(s, note))]
            text = _("{tile}: {what}; then the {kind}").format(
                tile=NAMES[tile],
                what=", ".join(brought),
                kind=self.names.kind(s.kinds[tile]).lower(),
            )
        verb = _("Drop {meeple} on {tile}")
        verb = verb.format(meeple=self.names.one(tribe), tile=NAMES[tile])
        leads = tuple(TILE + end for end in ends)
        return Preview(text, difference(s, ahead, seat), verb, leads)

    def brought(self, s: Sultanate, note: Note) -> str:
        """What the end of a sowing brings, in a few words."""
        _ = self.t.gettext
        kind = note[1]
        if kind == kinds.TAKEN:
            tribe, count, tile = note[3:6]
            return self.takes(s, tribe, count, tile)
        if kind == kinds.CAMEL:
            return _("you rule the tile, +{n}").format(n=tile_worth(s, note[3]))
        if kind == kinds.LAST_CAMEL:
            return _("your last camel: the game ends with this round")
        return ""

    def takes(self, s: Sultanate, tribe: int, count: int, tile: int) -> str:
        _ = self.t.gettext
        took = _("takes {meeples}").format(meeples=self.names.taking(tribe, count))
        if tribe == BUILDER:
            coins = self.names.paying(count * s.blue_tiles(tile))
            return _("{took} for {coins}").format(took=took, coins=coins)
        if tribe == MERCHANT and s.row:
            return f"{took}: {self.names.cards(s.row[:count])}"
        return took

    def refusal(self, s: Sultanate, frame: DropMeeple, seat: int, action: int) -> str:
        if is_tile(action):
            return self.no_step(s, seat, tile_of(action))
        if is_meeple_on_tile(action):
            tile, tribe = tile_of(action), tribe_of(action)
            if not s.hand[tribe]:
                return self.t.gettext("You have none of them in hand.")
            return self.no_step(s, seat, tile)
        return ""

    def no_step(self, s: Sultanate, seat: int, tile: int) -> str:
        """Why the sowing in hand does not go to this tile next."""
        _ = self.t.gettext
        here = s.path[-1]
        if tile == here:
            return _("The sowing stands here; the next meeple goes to a neighbouring tile.")
        if tile not in NEIGHBOURS[here]:
            text = _("Not beside {tile}: a sowing goes from tile to tile, never diagonally.")
            return text.format(tile=NAMES[here])
        if len(s.path) > 1 and tile == s.path[-2]:
            return _("A sowing never goes straight back.")
        options = s.options(seat)
        fit = [tribe for tribe in range(5) if meeple_on(tile, tribe) in options]
        if fit:
            meeples = ", ".join(map(self.names.one, fit))
            return _("Choose whom you drop: {meeples}.").format(meeples=meeples)
        return _("From there the last meeple could not find its own tribe.")


ENTRIES: Final = (ChooseTileWords, DropMeepleWords)
