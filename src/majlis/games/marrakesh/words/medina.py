"""The medina, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    DINAR,
    GATE_SPACES,
    MATCH_POINTS,
    gate_colour,
    is_keshi,
    is_sector,
    is_workshop,
    keshi_of,
    matches,
    sector_of,
    workshop_of,
)
from majlis.games.marrakesh.rules import scrolls_permanent
from majlis.games.marrakesh.rules.medina import (
    BuildGate,
    BuyGate,
    ChooseGate,
    ChooseKept,
    DeployKept,
    gates_in,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry


class BuyGateWords(Entry[BuyGate]):
    INTERRUPTIBLE = True

    def crumb(self, frame: BuyGate) -> str:
        return self.t.gettext("buying gates")

    def title(self, s: Marrakesh, frame: BuyGate, seat: int) -> str:
        return self.t.gettext("Which gate do you buy?")

    def help(self, s: Marrakesh, frame: BuyGate, seat: int) -> str:
        me = s.players[seat]
        text = self.t.gettext("A gate needs a guard on watch: you have {guards}. Dinars: {dinars}.")
        return text.format(guards=me.watch(), dinars=me.stock[DINAR])

    def meaning(self, s: Marrakesh, frame: BuyGate, seat: int, action: int) -> str:
        return self.gate_from(action)

    def verb(self, s: Marrakesh, frame: BuyGate, seat: int, action: int) -> str:
        return self.t.gettext("A gate from here")

    def refusal(self, s: Marrakesh, frame: BuyGate, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_workshop(action):
            return ""
        workshop = workshop_of(action)
        if not gates_in(s, workshop):
            return _("This workshop has no gates left.")
        price = scrolls_permanent.gate_price(s.players[seat], workshop)
        return _("It costs {price}.").format(price=self.pieces.resources(DINAR, price))


class ChooseGateWords(Entry[ChooseGate]):
    def crumb(self, frame: ChooseGate) -> str:
        return self.t.gettext("which gate")

    def title(self, s: Marrakesh, frame: ChooseGate, seat: int) -> str:
        return self.t.gettext("Which gate do you take?")

    def help(self, s: Marrakesh, frame: ChooseGate, seat: int) -> str:
        text = self.t.gettext("{points} and its keshi; 2 more beside its own sector.")
        return text.format(points=self.names.workshop_points(frame.workshop))

    def verb(self, s: Marrakesh, frame: ChooseGate, seat: int, action: int) -> str:
        text = self.t.gettext("Take the gate: {colour}")
        return text.format(colour=self.pieces.gate(keshi_of(action)))

    def refusal(self, s: Marrakesh, frame: ChooseGate, seat: int, action: int) -> str:
        if is_keshi(action):
            return self.t.gettext("The workshop has no gate of this colour.")
        return ""


class BuildGateWords(Entry[BuildGate]):
    def crumb(self, frame: BuildGate) -> str:
        return self.t.gettext("building the gate")

    def title(self, s: Marrakesh, frame: BuildGate, seat: int) -> str:
        return self.t.gettext("Beside which sector do you build it?")

    def help(self, s: Marrakesh, frame: BuildGate, seat: int) -> str:
        text = self.t.gettext("Gate: {colour}. 2 points beside the sector of that colour.")
        return text.format(colour=self.pieces.gate(gate_colour(frame.gate)))

    def meaning(self, s: Marrakesh, frame: BuildGate, seat: int, action: int) -> str:
        colour, sector = gate_colour(frame.gate), sector_of(action)
        text = f"{self.pieces.sector(sector)}: {self.pieces.gate(colour)}"
        if matches(colour, sector):
            return f"{text}, {self.pieces.points(MATCH_POINTS, '+')}"
        return text

    def verb(self, s: Marrakesh, frame: BuildGate, seat: int, action: int) -> str:
        text = self.t.gettext("Build here: {sector}")
        return text.format(sector=self.pieces.sector(sector_of(action)))

    def refusal(self, s: Marrakesh, frame: BuildGate, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_sector(action):
            return ""
        if sector_of(action) not in GATE_SPACES:
            return _("The medina has no gate space of its own.")
        return _("A gate stands there already.")


class ChooseKeptWords(Entry[ChooseKept]):
    def crumb(self, frame: ChooseKept) -> str:
        return self.t.gettext("the keshi of the gate")

    def title(self, s: Marrakesh, frame: ChooseKept, seat: int) -> str:
        return self.t.gettext("Which keshi comes with the gate?")

    def help(self, s: Marrakesh, frame: ChooseKept, seat: int) -> str:
        return self.t.gettext("Your scroll lets it have any colour.")

    def verb(self, s: Marrakesh, frame: ChooseKept, seat: int, action: int) -> str:
        return self.take_keshi(action)


class DeployKeptWords(Entry[DeployKept]):
    def crumb(self, frame: DeployKept) -> str:
        return self.t.gettext("keshis of the gates")

    def title(self, s: Marrakesh, frame: DeployKept, seat: int) -> str:
        return self.t.gettext("Which keshi do you deploy first?")

    def help(self, s: Marrakesh, frame: DeployKept, seat: int) -> str:
        return self.t.gettext("All that have room join your board; the order is yours.")

    def verb(self, s: Marrakesh, frame: DeployKept, seat: int, action: int) -> str:
        return self.deploy_keshi(action)


ENTRIES: Final = (
    BuyGateWords,
    ChooseGateWords,
    BuildGateWords,
    ChooseKeptWords,
    DeployKeptWords,
)
