"""The action of a place and the encounters after it, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul.data import (
    ACT,
    BLACK_MARKET,
    DONE,
    TEA_HOUSE,
    is_family,
    is_npc,
    npc_of,
)
from majlis.games.istanbul.rules.action import Act, AfterAction
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry
from majlis.games.istanbul.words.encounters import served
from majlis.games.istanbul.words.names import sentence
from majlis.games.istanbul.words.places import lack, now, offer
from majlis.words import Preview


class ActWords(Entry[Act]):
    def crumb(self, frame: Act) -> str:
        return self.t.gettext("action")

    def title(self, s: Istanbul, frame: Act, seat: int) -> str:
        return self.t.gettext("{place}: act?").format(place=self.names.place(frame.place))

    def help(self, s: Istanbul, frame: Act, seat: int) -> str:
        return sentence(now(self.names, s, seat, frame.place))

    def preview(self, s: Istanbul, frame: Act, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("You do nothing here."), verb=_("Do not act"))
        if action == ACT:
            text = sentence(offer(self.names, s, seat, frame.place))
            verb = _("Act at {n}").format(n=frame.place)
            if frame.place in (BLACK_MARKET, TEA_HOUSE):
                return Preview(text, verb=verb)
            return self.brings(s, action, text, verb)
        return super().preview(s, frame, seat, action)

    def refusal(self, s: Istanbul, frame: Act, seat: int, action: int) -> str:
        if action not in (ACT, frame.place):
            return ""
        missing = lack(self.names, s, seat, frame.place)
        return sentence(missing) if missing else self.not_asked()


class AfterActionWords(Entry[AfterAction]):
    def crumb(self, frame: AfterAction) -> str:
        return self.t.gettext("encounters")

    def title(self, s: Istanbul, frame: AfterAction, seat: int) -> str:
        _ = self.t.gettext
        met = frame.encounters(s)
        if not met:
            return _("Anything else in this turn?")
        return _("Whom do you meet?") if is_family(met[0]) else _("Do you use a service?")

    def help(self, s: Istanbul, frame: AfterAction, seat: int) -> str:
        _ = self.t.gettext
        met = frame.encounters(s)
        if not met:
            return ""
        if is_family(met[0]):
            return _("Family members here must be caught.")
        return _("Each character once; then the dice move him.")

    def told(self, s: Istanbul, frame: AfterAction, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} ends the turn"))

    def preview(self, s: Istanbul, frame: AfterAction, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return self.nothing_more(s, frame)
        if is_family(action):
            text = _("The family member goes home; for you a bonus card or 3 lira.")
            return Preview(text, verb=_("Catch"))
        if is_npc(action):
            return served(self.names, s, seat, npc_of(action))
        return super().preview(s, frame, seat, action)

    def nothing_more(self, s: Istanbul, frame: AfterAction) -> Preview:
        _ = self.t.gettext
        if any(isinstance(one, AfterAction) for one in s.agenda[:-1]):  # the merchant's comes yet
            verb = _("Done at {n}").format(n=frame.place)
            return Preview(_("Your turn goes on where your merchant stands."), verb=verb)
        verb = _("No service") if frame.encounters(s) else _("Nothing more")
        return Preview(_("Your turn ends."), verb=verb)

    def refusal(self, s: Istanbul, frame: AfterAction, seat: int, action: int) -> str:
        if is_family(action) or is_npc(action):
            return self.t.gettext("Only figures at the same place are met.")
        return ""


ENTRIES: Final = (ActWords, AfterActionWords)
