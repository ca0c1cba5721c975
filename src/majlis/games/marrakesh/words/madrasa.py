"""The madrasa, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    DATE,
    GRAY,
    SCHOLARS,
    group_of,
    is_group,
    is_scroll,
    scroll_of,
)
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.games.marrakesh.rules.madrasa import ANY_SCROLL, Refresh, Study
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class StudyWords(Entry[Study]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Study) -> str:
        return self.t.gettext("buying scrolls")

    def title(self, s: Marrakesh, frame: Study, seat: int) -> str:
        return self.t.gettext("Which scroll do you buy?")

    def help(self, s: Marrakesh, frame: Study, seat: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        text = _("Free scholars: {scholars}, dates: {dates}.")
        text = text.format(scholars=me.keshis[GRAY] - frame.used, dates=me.stock[DATE])
        if frame.must != ANY_SCROLL:
            return f"{text} " + _("One of the new ones must be bought.")
        return f"{text} " + _("Better scrolls need more of both.")

    def meaning(self, s: Marrakesh, frame: Study, seat: int, action: int) -> str:
        if is_group(action):
            return self.t.gettext("three new ones for 1 dinar; one of them must be bought")
        return self.scroll_does(scroll_of(action))

    def verb(self, s: Marrakesh, frame: Study, seat: int, action: int) -> str:
        _ = self.t.gettext
        if is_group(action):
            return _("Lay out new scrolls")
        return _("Buy “{scroll}”").format(scroll=self.tiles.scroll(scroll_of(action)))

    def refusal(self, s: Marrakesh, frame: Study, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not (is_scroll(action) and scroll_of(action) in s.academies):
            return ""
        me, group = s.players[seat], group_of(scroll_of(action))
        free = me.keshis[GRAY] - frame.used
        if SCHOLARS[group] > free:
            text = _("It needs {scholars}; {n} free.")
            return text.format(scholars=self.pieces.crowd(GRAY, SCHOLARS[group]), n=free)
        dates = scrolls_permanent.scroll_dates(s, seat, group)
        if dates > me.stock[DATE]:
            return _("It costs {price}.").format(price=self.pieces.resources(DATE, dates))
        return ""


class RefreshWords(Entry[Refresh]):
    def crumb(self, frame: Refresh) -> str:
        return self.t.gettext("new scrolls")

    def title(self, s: Marrakesh, frame: Refresh, seat: int) -> str:
        return self.t.gettext("What do you pay for new scrolls?")

    def help(self, s: Marrakesh, frame: Refresh, seat: int) -> str:
        text = self.t.gettext("{scrolls}: new ones, of which one must be bought.")
        return text.format(scrolls=self.names.group(frame.group))

    def verb(self, s: Marrakesh, frame: Refresh, seat: int, action: int) -> str:
        return self.pay_resource(action)


ENTRIES: Final = (StudyWords, RefreshWords)
