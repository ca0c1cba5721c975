"""2.6 Sell goods, if you like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import (
    DONE,
    PAY_FAKIR,
    SET_VALUES,
    card_of,
    djinn_of,
    is_djinn,
    is_good,
)
from majlis.games.five_tribes.rules.sale import AddToSet, SellGoods
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry, call_djinn, goods_value, no_call
from majlis.games.five_tribes.words.names import Names
from majlis.words import Preview


class SellGoodsWords(Entry[SellGoods]):
    def crumb(self, frame: SellGoods) -> str:
        return self.t.gettext("selling goods")

    def around(self, s: Sultanate) -> tuple[str, ...]:
        return ()

    def title(self, s: Sultanate, frame: SellGoods, seat: int) -> str:
        return self.t.gettext("Do you sell goods?")

    def help(self, s: Sultanate, frame: SellGoods, seat: int) -> str:
        worth = goods_value(s.players[seat], [])
        if not worth:
            return ""
        text = self.t.gettext("All your goods: {coins}, now or later.")
        return text.format(coins=self.names.coins(worth))

    def told(self, s: Sultanate, frame: SellGoods, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} may sell goods").format(name=self.names.player(frame.player))

    def preview(self, s: Sultanate, frame: SellGoods, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            text = _("Your turn ends; goods keep their value.")
            return Preview(text, verb=_("Sell nothing"))
        if is_djinn(action):
            return call_djinn(self.names, s, djinn_of(action))
        return put_into_set(self.names, 1, card_of(action), _("Sell {card}"))

    def refusal(self, s: Sultanate, frame: SellGoods, seat: int, action: int) -> str:
        if is_djinn(action):
            return no_call(self.names, s, seat, djinn_of(action))
        return self.t.gettext("Fakirs are not for sale.") if action == PAY_FAKIR else ""


class AddToSetWords(Entry[AddToSet]):
    def crumb(self, frame: AddToSet) -> str:
        return self.t.gettext("a set of goods")

    def around(self, s: Sultanate) -> tuple[str, ...]:
        return ()

    def title(self, s: Sultanate, frame: AddToSet, seat: int) -> str:
        return self.t.gettext("What else goes into the set?")

    def help(self, s: Sultanate, frame: AddToSet, seat: int) -> str:
        return set_of(self.names, frame.goods.bit_count())

    def told(self, s: Sultanate, frame: AddToSet, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} sells goods").format(name=self.names.player(frame.player))

    def preview(self, s: Sultanate, frame: AddToSet, seat: int, action: int) -> Preview:
        n = frame.goods.bit_count()
        if action != DONE:
            verb = self.t.gettext("Put {card} into the set")
            return put_into_set(self.names, n + 1, card_of(action), verb)
        coins = self.names.paying(SET_VALUES[n])
        text = self.t.ngettext("{n} good for {coins}", "{n} different goods for {coins}", n)
        verb = self.t.gettext("Sell for {coins}").format(coins=coins)
        return Preview(text.format(n=n, coins=coins), f"+{SET_VALUES[n]}", verb)

    def refusal(self, s: Sultanate, frame: AddToSet, seat: int, action: int) -> str:
        _ = self.t.gettext
        if action == PAY_FAKIR:
            return _("Fakirs are not for sale.")
        if is_good(action):
            if frame.goods >> card_of(action) & 1:
                return _("It is in the set already; a set holds different goods.")
            return _("To sell this too, choose it before the others.")
        return ""


def set_of(names: Names, n: int) -> str:
    """A set of so many goods, and what it brings."""
    text = names.t.ngettext("A set of {n} good: {coins}", "A set of {n} goods: {coins}", n)
    return text.format(n=n, coins=names.coins(SET_VALUES[n]))


def put_into_set(names: Names, size: int, kind: int, verb: str) -> Preview:
    """A good makes the set as large as that."""
    said = verb.format(card=names.buying(kind))
    return Preview(set_of(names, size), f"+{SET_VALUES[size]}", said)


ENTRIES: Final = (SellGoodsWords, AddToSetWords)
