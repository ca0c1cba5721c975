"""Stakes in words."""

from __future__ import annotations

from typing import Any

from majlis.drawing.words import Consequence, Question, Said
from majlis.drawing.words import Words as AnyGame
from majlis.games.template import rules
from majlis.games.template.data import CHARM, COIN, MOST, STAKE
from majlis.kernel.frame import CHANCE, HIDDEN, Frame
from majlis.kernel.state import Note, State


class Words(AnyGame):
    """What is said at the table."""

    THINGS = ("coins", "charms", "pot")

    def name(self, thing: str) -> str:
        _ = self.t.gettext
        kind, _colon, what = thing.partition(":")
        if kind == "stake":
            return self.coins(int(what))
        if kind == "die":
            return _("die: {face}").format(face=what)
        if kind == "charm" and what:
            return _("charm worth {points}").format(points=what)
        return {
            "coin": _("A coin"),
            "charm": _("A charm"),
            "coins": _("Coins"),
            "charms": _("Charms"),
            "pot": _("Pot"),
        }[thing]

    def explain(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "coins": _("A point each at the end."),
            "charms": _("Drawn in secret from the bag; one to three points each at the end."),
            "pot": _("All stakes. Whoever staked what the die shows shares it."),
        }.get(thing, "")

    def coins(self, n: int) -> str:
        return self.t.ngettext("{n} coin", "{n} coins", n).format(n=n)

    def ask(self, view: State, seat: int) -> Question:
        _ = self.t.gettext
        if not view.waiting:
            winners = ", ".join(map(self.player, view.winners()))
            return Question(_("Most points: {names}").format(names=winners))
        question = view.question()
        crumbs = (self.crumb(question),)
        if seat not in view.waiting:
            asked = [self.player(other) for other in view.waiting if other != CHANCE]
            if not asked:
                return Question(_("The dice decide"), crumbs)
            return Question(_("Waiting for {names}").format(names=", ".join(asked)), crumbs)
        if isinstance(question, rules.Stake):
            return Question(
                _("How much do you stake?"), crumbs, _("Nobody sees it until all have chosen.")
            )
        return Question(_("What do you take from the bazaar?"), crumbs)

    def crumb(self, frame: Frame[Any]) -> str:
        _ = self.t.gettext
        return {
            "Stake": _("secret stakes"),
            "Roll": _("the roll"),
            "Bazaar": _("at the bazaar"),
            "DrawCharm": _("a charm from the bag"),
        }.get(type(frame).__name__, "")

    def say(self, note: Note) -> Said:
        _ = self.t.gettext
        kind, a, b, _c, secret = note[1:]
        if kind == rules.ROUND:
            return Said(_("Round {n}").format(n=a), heading=True)
        if kind == rules.ROLLED:
            return Said(_("The die shows {face}.").format(face=a))
        name = self.player(a)
        if kind == rules.STAKED:
            return Said(_("{name}: stake {coins}").format(name=name, coins=self.coins(b)), a)
        if kind == rules.WON:
            return Said(_("{name} wins").format(name=name), a, (("coin", f"+{b}"),))
        if secret == HIDDEN:
            return Said(_("{name} draws a charm").format(name=name), a)
        return Said(_("{name} draws a charm worth {n}").format(name=name, n=secret), a)

    def consequence(self, view: State, action: int) -> Consequence:
        _ = self.t.gettext
        if action == COIN:
            return Consequence(_("A point for sure."), "+1", _("Take a coin"))
        if action == CHARM:
            return Consequence(
                _("One to three points, seen by you alone."), "+1-3", _("Draw a charm")
            )
        coins = self.coins(action - STAKE)
        text = _("You share the pot if the die shows {n}.").format(n=action - STAKE)
        return Consequence(text, verb=_("Stake {coins}").format(coins=coins))

    def reason(self, view: State, action: int) -> str:
        _ = self.t.gettext
        if STAKE <= action <= STAKE + MOST:
            return _("You do not have that many coins.")
        return _("The bag is empty.")
