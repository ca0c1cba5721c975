"""The river: the fisherman's way to the jetty (page 8) and the bonuses of the rapids (page 13)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_RAPID,
    A_RESOURCE,
    DONE,
    JETTY,
    JETTY_POINTS,
    RAPID_BONUS,
    RAPIDS,
    WATER,
    rapid_of,
)
from majlis.games.marrakesh.rules import bonuses, notes, scrolls_permanent, supply
from majlis.games.marrakesh.state import FROM_RIVER, Marrakesh, Player
from majlis.kernel.frame import NONE, ForSeat, Frame, ToSeat


class Sail(Frame[Marrakesh]):
    """Page 8: the fisherman advances; at the jetty he anchors at the best free spot, and further
    steps are a point each. Scroll 17 interrupts him at every rapid. Then water may be paid."""

    def __init__(self, player: int, steps: int) -> None:
        self.player: Final = player
        self.steps: Final = steps

    def args(self) -> tuple[int, ...]:
        return (self.player, self.steps)

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        start = me.river
        left = advance(s, me, self.steps)
        if me.river != start:
            s.note(notes.SAILED, self.player, start, me.river)
            if me.river == JETTY:
                anchor(s, self.player)
            elif stopped_by_rapid(me):
                rapid = RAPIDS.index(me.river)
                s.then(RapidBonus(self.player, rapid), Sail(self.player, left))
                return
        supply.score(s, self.player, left * scrolls_permanent.river_overflow(me), FROM_RIVER)
        s.then(PayForStep(self.player))


def advance(s: Marrakesh, me: Player, steps: int) -> int:
    """One space for each step, as far as the jetty or a rapid that stops him; what is left."""
    while steps and me.river < JETTY:
        steps -= 1
        s.clock += 1
        me.river += 1
        me.arrival = s.clock
        me.moved = True
        if stopped_by_rapid(me):
            break
    return steps


def stopped_by_rapid(me: Player) -> bool:
    """Scroll 17: on entering the space behind a rapid."""
    return scrolls_permanent.rapids_pay_at_once(me) and me.river in RAPIDS


def anchor(s: Marrakesh, seat: int) -> None:
    """At the best spot that is free."""
    points = JETTY_POINTS[fishermen_at_jetty(s) - 1]
    s.note(notes.JETTY, seat, points)
    supply.score(s, seat, points, FROM_RIVER)


def fishermen_at_jetty(s: Marrakesh) -> int:
    n = 0
    for player in s.players:
        if player.river == JETTY:
            n += 1
    return n


class PayForStep(ToSeat[Marrakesh]):
    """Page 8: whenever the fisherman advances, water may be paid for as many further steps."""

    CONTINUES = True
    DECLINE = DONE

    def lapses(self, s: Marrakesh) -> bool:
        return s.players[self.player].stock[WATER] == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, A_RESOURCE + WATER]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            supply.pay(s, seat, WATER, 1)
            s.then(Sail(seat, 1))


def crossed(me: Player) -> int:
    """How many rapids lie behind the fisherman (by his place: ruling 5.37)."""
    n = 0
    for entry in RAPIDS:
        if entry <= me.river:
            n += 1
    return n


class RapidBonus(Frame[Marrakesh]):
    """The bonus of a rapid; with scroll 60 twice, each time by itself."""

    def __init__(self, player: int, rapid: int) -> None:
        self.player: Final = player
        self.rapid: Final = rapid

    def args(self) -> tuple[int, ...]:
        return (self.player, self.rapid)

    def run(self, s: Marrakesh) -> None:
        s.note(notes.RAPID, self.player, self.rapid)
        for _ in range(scrolls_permanent.rapid_times(s.players[self.player])):
            s.then(bonuses.Gain(self.player, RAPID_BONUS[self.rapid], 1, FROM_RIVER))


class AllRapids(ForSeat[Marrakesh]):
    """Scrolls 28 and 69: a bonus from each rapid that was crossed."""

    def run(self, s: Marrakesh) -> None:
        for rapid in range(crossed(s.players[self.player])):
            s.then(RapidBonus(self.player, rapid))


class RiverBonus(ToSeat[Marrakesh]):
    """Page 13: at the end of the round, one bonus from a rapid that was crossed."""

    def lapses(self, s: Marrakesh) -> bool:
        return crossed(s.players[self.player]) == 0

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *range(A_RAPID, A_RAPID + crossed(s.players[seat]))]

    def usual(self, s: Marrakesh, seat: int) -> int:
        return A_RAPID if crossed(s.players[seat]) == 1 else NONE

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            s.then(RapidBonus(seat, rapid_of(action)))


def ranking(s: Marrakesh) -> list[int]:
    """The fishermen who moved in this season, the farthest first; on one space and at the jetty
    the one who came earlier is ahead (pages 8 and 13, ruling 5.1)."""
    moved = [seat for seat, player in enumerate(s.players) if player.moved]
    places = [(-s.players[seat].river, s.players[seat].arrival, seat) for seat in moved]
    places.sort()
    return [seat for _, _, seat in places]
