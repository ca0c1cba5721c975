"""The medina: buying city gates (page 11)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_SECTOR,
    A_WORKSHOP,
    BROWN,
    DONE,
    GATE_SPACES,
    MATCH_POINTS,
    PINK,
    RED,
    WORKSHOP_POINTS,
    WORKSHOPS,
    gate_colour,
    gate_of,
    gate_workshop,
    keshi_of,
    matches,
    sector_of,
    workshop_of,
)
from majlis.games.marrakesh.rules import deploy, notes, payments, scrolls_permanent, supply
from majlis.games.marrakesh.state import FROM_GATES, Marrakesh
from majlis.kernel.frame import NONE, ToSeat


class BuyGate(ToSeat[Marrakesh]):
    """Page 11: for each guard on the watchtower one gate may be bought, for the price in dinars of
    its workshop, while a gate space is free."""

    CONTINUES = True
    DECLINE = DONE

    def lapses(self, s: Marrakesh) -> bool:
        return not can_build(s, self.player)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        purse = scrolls_permanent.dinars_available(me)
        offered = [
            workshop
            for workshop in range(WORKSHOPS)
            if scrolls_permanent.gate_price(me, workshop) <= purse and gates_in(s, workshop)
        ]
        return [DONE, *[A_WORKSHOP + workshop for workshop in offered]]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            return
        me = s.players[seat]
        workshop = workshop_of(action)
        payments.pay_dinars(s, seat, scrolls_permanent.gate_price(me, workshop))
        s.then(ChooseGate(seat, workshop, 0), self)


def can_build(s: Marrakesh, seat: int) -> bool:
    me = s.players[seat]
    return me.watch() > 0 and me.built() < len(GATE_SPACES)


def gates_in(s: Marrakesh, workshop: int) -> list[int]:
    """The colours of gates that the workshop has left, as actions."""
    return [A_KESHI + colour for colour in range(12) if s.workshops[gate_of(workshop, colour)]]


class ChooseGate(ToSeat[Marrakesh]):
    """Page 11: select one of the workshop's gates."""

    CONTINUES = True

    def __init__(self, player: int, workshop: int, taken: int) -> None:
        super().__init__(player)
        self.workshop: Final = workshop
        self.taken: Final = taken

    def args(self) -> tuple[int, ...]:
        return (self.player, self.workshop, self.taken)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return gates_in(s, self.workshop)

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.then(BuildGate(seat, gate_of(self.workshop, keshi_of(action)), self.taken))


class BuildGate(ToSeat[Marrakesh]):
    """Page 11: gain or lose the workshop's points, and build the gate on any free gate space, with
    a guard from the watchtower beside it; then a keshi of its colour, and 2 points if the colours
    match. A gate that desert town 12 gives (`taken`) was not bought: scrolls 22, 36 and 66 do not
    apply (ruling 5.81)."""

    CONTINUES = True

    def __init__(self, player: int, gate: int, taken: int) -> None:
        super().__init__(player)
        self.gate: Final = gate
        self.taken: Final = taken

    def args(self) -> tuple[int, ...]:
        return (self.player, self.gate, self.taken)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        gates = s.players[seat].gates
        return [A_SECTOR + sector for sector in GATE_SPACES if gates[sector] == NONE]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        workshop, colour = gate_workshop(self.gate), gate_colour(self.gate)
        sector = sector_of(action)
        points = (
            WORKSHOP_POINTS[workshop] if self.taken else scrolls_permanent.gate_points(me, workshop)
        )
        supply.score(s, seat, points, FROM_GATES)
        build(s, seat, self.gate, sector)
        if self.taken:
            keep(s, seat, colour, 1)
        elif scrolls_permanent.gate_keshi_is_free(me):
            s.then(ChooseKept(seat))
        else:
            keep(s, seat, colour, scrolls_permanent.gate_keshis(me))
        if matches(colour, sector):
            supply.score(s, seat, MATCH_POINTS, FROM_GATES)


def build(s: Marrakesh, seat: int, gate: int, sector: int) -> None:
    me = s.players[seat]
    workshops = s.workshops.copy()
    workshops[gate] -= 1
    s.workshops = workshops
    gates = me.gates.copy()
    gates[sector] = gate_colour(gate)
    me.gates = gates
    s.note(notes.GATE, seat, gate_workshop(gate), gate_colour(gate), sector)


def keep(s: Marrakesh, seat: int, colour: int, n: int) -> None:
    """Page 11: take a keshi of the gate's colour and keep it beside the board."""
    me = s.players[seat]
    for _ in range(n):
        me.kept = [*me.kept, colour]
        s.note(notes.KEPT, seat, colour)


class ChooseKept(ToSeat[Marrakesh]):
    """Scroll 36: the keshi got with a gate may have any colour; with scroll 66 both have the one
    that is chosen (ruling 5.53)."""

    CONTINUES = True

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return deploy.keshis_with_room(s.players[seat])

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        keep(s, seat, keshi_of(action), scrolls_permanent.gate_keshis(s.players[seat]))


class DeployKept(ToSeat[Marrakesh]):
    """Page 11: the keshis got with gates are deployed after all gates have been bought, in any
    order; those without room go back to the supply."""

    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return not s.players[self.player].kept

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_KESHI + colour for colour in sorted(set(s.players[seat].kept))]

    def usual(self, s: Marrakesh, seat: int) -> int:
        """Those that only go to their sector: when makes no difference."""
        for action in self.options(s, seat):
            if keshi_of(action) not in (PINK, BROWN, RED):
                return action
        return NONE

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        kept = me.kept.copy()
        kept.remove(keshi_of(action))
        me.kept = kept
        s.then(deploy.Deploy(seat, keshi_of(action)), self)
