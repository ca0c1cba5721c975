"""2.4 Carry out the action of the tribe: builders, whom fakirs may help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import BUILDER, DONE
from majlis.games.five_tribes.rules.tribes import AddFakir
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry
from majlis.words import Preview


class AddFakirWords(Entry[AddFakir]):
    def crumb(self, frame: AddFakir) -> str:
        return self.t.gettext("help of fakirs")

    def title(self, s: Sultanate, frame: AddFakir, seat: int) -> str:
        return self.t.gettext("Do fakirs help the builders?")

    def help(self, s: Sultanate, frame: AddFakir, seat: int) -> str:
        return self.work(s, frame.builders + frame.fakirs)

    def told(self, s: Sultanate, frame: AddFakir, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} counts what the builders bring").format(name=name)

    def preview(self, s: Sultanate, frame: AddFakir, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        blue = s.blue_tiles(s.path[-1])
        helpers = frame.builders + frame.fakirs
        if action == DONE:
            coins = self.names.paying(blue * helpers)
            text = _("The builders bring {coins}.").format(coins=coins)
            return Preview(text, f"+{blue * helpers}", _("Take {coins}").format(coins=coins))
        return Preview(self.work(s, helpers + 1), f"+{blue}", _("Discard a fakir"))

    def work(self, s: Sultanate, helpers: int) -> str:
        """What so many builders and fakirs bring."""
        blue = s.blue_tiles(s.path[-1])
        return self.t.gettext("{builders} × {tiles}: {coins}").format(
            builders=self.names.meeples(BUILDER, helpers),
            tiles=self.names.blue_tiles(blue),
            coins=self.names.coins(helpers * blue),
        )


ENTRIES: Final = (AddFakirWords,)
