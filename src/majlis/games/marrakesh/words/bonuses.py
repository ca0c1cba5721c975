"""Bonuses, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import is_resource
from majlis.games.marrakesh.rules.bonuses import (
    ChooseGoods,
    ChooseResource,
    ChooseStaircase,
    Gain,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class GainWords(Entry[Gain]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Gain) -> str:
        text = self.t.gettext("then {bonus}")
        return text.format(bonus=self.pieces.bonus(frame.bonus, frame.times))


class ChooseResourceWords(Entry[ChooseResource]):
    def crumb(self, frame: ChooseResource) -> str:
        return self.t.gettext("any resource")

    def title(self, s: Marrakesh, frame: ChooseResource, seat: int) -> str:
        return self.t.gettext("Which resource do you take?")

    def help(self, s: Marrakesh, frame: ChooseResource, seat: int) -> str:
        if frame.left == 1 and not frame.least:
            return self.t.gettext("One of any kind.")
        text = self.t.gettext("{n} to take, of any kinds.")
        return text.format(n=frame.left)

    def verb(self, s: Marrakesh, frame: ChooseResource, seat: int, action: int) -> str:
        return self.take_resource(action)

    def refusal(self, s: Marrakesh, frame: ChooseResource, seat: int, action: int) -> str:
        return self.too_late() if is_resource(action) else ""


class ChooseGoodsWords(Entry[ChooseGoods]):
    def crumb(self, frame: ChooseGoods) -> str:
        return self.t.gettext("goods of any colour")

    def title(self, s: Marrakesh, frame: ChooseGoods, seat: int) -> str:
        return self.t.gettext("Goods of which colour?")

    def help(self, s: Marrakesh, frame: ChooseGoods, seat: int) -> str:
        text = self.t.ngettext(
            "{n}, to trade in your souk.", "{n} of one colour, to trade in your souk.", frame.n
        )
        return text.format(n=frame.n)

    def verb(self, s: Marrakesh, frame: ChooseGoods, seat: int, action: int) -> str:
        return self.take_keshi(action)


class ChooseStaircaseWords(Entry[ChooseStaircase]):
    def crumb(self, frame: ChooseStaircase) -> str:
        return self.t.gettext("palace or mosque")

    def title(self, s: Marrakesh, frame: ChooseStaircase, seat: int) -> str:
        return self.t.gettext("Palace or mosque?")

    def help(self, s: Marrakesh, frame: ChooseStaircase, seat: int) -> str:
        return self.thresholds_pay(frame.steps)

    def verb(self, s: Marrakesh, frame: ChooseStaircase, seat: int, action: int) -> str:
        return self.to_stairs(action)


ENTRIES: Final = (GainWords, ChooseResourceWords, ChooseGoodsWords, ChooseStaircaseWords)
