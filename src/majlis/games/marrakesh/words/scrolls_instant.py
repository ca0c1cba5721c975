"""Scrolls with an instant effect, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import DATE, scroll_of
from majlis.games.marrakesh.rules.scrolls_instant import (
    ClimbBoth,
    TakeAndAct,
    TakeKeshi,
    TakeScroll,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class TakeKeshiWords(Entry[TakeKeshi]):
    INTERRUPTIBLE = True

    def crumb(self, frame: TakeKeshi) -> str:
        return self.any_keshi()

    def title(self, s: Marrakesh, frame: TakeKeshi, seat: int) -> str:
        return self.t.gettext("Which keshi do you take?")

    def help(self, s: Marrakesh, frame: TakeKeshi, seat: int) -> str:
        return self.several_keshis(frame.left)

    def verb(self, s: Marrakesh, frame: TakeKeshi, seat: int, action: int) -> str:
        return self.take_keshi(action)


class TakeAndActWords(Entry[TakeAndAct]):
    def crumb(self, frame: TakeAndAct) -> str:
        return self.any_keshi()

    def title(self, s: Marrakesh, frame: TakeAndAct, seat: int) -> str:
        return self.t.gettext("Which keshi do you take and set to work?")

    def help(self, s: Marrakesh, frame: TakeAndAct, seat: int) -> str:
        return self.t.gettext("It joins your board, and its sector acts at once.")

    def verb(self, s: Marrakesh, frame: TakeAndAct, seat: int, action: int) -> str:
        return self.take_keshi(action)


class ClimbBothWords(Entry[ClimbBoth]):
    def crumb(self, frame: ClimbBoth) -> str:
        return self.t.gettext("both stairs")

    def title(self, s: Marrakesh, frame: ClimbBoth, seat: int) -> str:
        return self.t.gettext("Which stairs first?")

    def help(self, s: Marrakesh, frame: ClimbBoth, seat: int) -> str:
        return self.t.gettext("3 steps on both stairs; the order is yours.")

    def verb(self, s: Marrakesh, frame: ClimbBoth, seat: int, action: int) -> str:
        return self.to_stairs(action)


class TakeScrollWords(Entry[TakeScroll]):
    OFFER = True

    def crumb(self, frame: TakeScroll) -> str:
        return self.t.gettext("a scroll")

    def title(self, s: Marrakesh, frame: TakeScroll, seat: int) -> str:
        return self.t.gettext("Which scroll do you take?")

    def help(self, s: Marrakesh, frame: TakeScroll, seat: int) -> str:
        _ = self.t.gettext
        if not frame.dates:
            return _("It needs no scholars and is free of charge.")
        text = _("It needs no scholars and costs {price}.")
        return text.format(price=self.pieces.resources(DATE, frame.dates))

    def meaning(self, s: Marrakesh, frame: TakeScroll, seat: int, action: int) -> str:
        return self.scroll_does(scroll_of(action))

    def verb(self, s: Marrakesh, frame: TakeScroll, seat: int, action: int) -> str:
        scroll = self.tiles.scroll(scroll_of(action))
        return self.t.gettext("Take “{scroll}”").format(scroll=scroll)


ENTRIES: Final = (TakeKeshiWords, TakeAndActWords, ClimbBothWords, TakeScrollWords)
