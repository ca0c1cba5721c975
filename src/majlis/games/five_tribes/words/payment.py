"""Elders and fakirs as money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import FAKIR, PAY_ELDER
from majlis.games.five_tribes.rules.payment import BUYING, PayWith
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry, purse
from majlis.words import Preview, signed


class PayWithWords(Entry[PayWith]):
    def crumb(self, frame: PayWith) -> str:
        _ = self.t.gettext
        if frame.djinn == BUYING:
            return _("paying")
        return _("paying {djinn}").format(djinn=self.names.djinns.name(frame.djinn))

    def title(self, s: Sultanate, frame: PayWith, seat: int) -> str:
        _ = self.t.gettext
        if frame.djinn == BUYING:
            return _("An elder, and what else?")
        djinn = self.names.djinns.name(frame.djinn)
        return _("What do you pay {djinn} with?").format(djinn=djinn)

    def help(self, s: Sultanate, frame: PayWith, seat: int) -> str:
        return purse(self.names, s.players[seat])

    def told(self, s: Sultanate, frame: PayWith, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} pays a djinn").format(name=self.names.player(frame.player))

    def preview(self, s: Sultanate, frame: PayWith, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        me = s.players[seat]
        what = _("a djinn") if frame.djinn == BUYING else self.names.djinns.name(frame.djinn)
        if action == PAY_ELDER:
            text = _("An elder for {djinn}; elders left: {n}")
            text = text.format(djinn=what, n=me.elders - 1)
            before, later = s.breakdown()[seat], s.look_ahead(action).breakdown()[seat]
            return Preview(text, signed(later["elders"] - before["elders"]), _("Pay with an elder"))
        text = _("A fakir for {djinn}; fakirs left: {n}")
        text = text.format(djinn=what, n=me.holds(FAKIR) - 1)
        return Preview(text, verb=_("Pay with a fakir"))


ENTRIES: Final = (PayWithWords,)
