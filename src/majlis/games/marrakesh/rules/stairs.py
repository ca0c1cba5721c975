"""Mosque and palace: climbing the staircases, and the connection bonuses between them (page 10)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_BONUS,
    A_RESOURCE,
    A_SCROLL,
    DATE,
    DINAR,
    DONE,
    END_DINARS,
    END_POINTS,
    FINAL,
    LINE_SPACES,
    MOSQUE_END,
    ON_MOSQUE,
    ON_PALACE,
    PALACE_END,
    POINTS,
    RESOURCE,
    SEGMENT,
    THRESHOLDS,
    WATER,
    bonus_of,
    entry_of,
    line_between,
    mosque_segment,
    palace_segment,
    resource_of,
)
from majlis.games.marrakesh.rules import (
    bonuses,
    imam_sultan,
    notes,
    river,
    scrolls_permanent,
    supply,
)
from majlis.games.marrakesh.state import FROM_STAIRS, Marrakesh, Player
from majlis.kernel.frame import Frame, ToSeat


def move(s: Marrakesh, seat: int, staircase: int, steps: int) -> None:
    """One move: its steps, then those that scrolls 48, 26 and 27 may add."""
    if not steps:
        return
    me = s.players[seat]
    s.then(Climb(seat, staircase, steps))
    if scrolls_permanent.has_an_extra_step(me):
        s.then(ExtraStep(seat, staircase))
    if scrolls_permanent.step_costs_a_date(me) or scrolls_permanent.step_costs_a_water(me):
        s.then(BuyStep(seat, staircase))


def leads_on(me: Player, staircase: int) -> bool:
    """Whether a move of one step can bring anything but the step: a threshold that is near enough,
    or further steps to buy."""
    if scrolls_permanent.step_costs_a_date(me) or scrolls_permanent.step_costs_a_water(me):
        return True
    step = me.stairs[staircase]
    reach = step + (2 if scrolls_permanent.has_an_extra_step(me) else 1)
    return any(step < threshold <= reach for threshold in THRESHOLDS)


class Climb(Frame[Marrakesh]):
    """Page 10: one space up for each step, a point for each beyond the final space. Crossing a
    threshold brings 1 dinar, what scrolls 13-16 add, and a connection bonus: at once, so that the
    rest of the climb waits."""

    def __init__(self, player: int, staircase: int, steps: int) -> None:
        self.player: Final = player
        self.staircase: Final = staircase
        self.steps: Final = steps

    def args(self) -> tuple[int, ...]:
        return (self.player, self.staircase, self.steps)

    def run(self, s: Marrakesh) -> None:
        me = s.players[self.player]
        stairs = me.stairs
        start = stairs[self.staircase]
        left = self.steps
        at_threshold = False
        while left and stairs[self.staircase] < FINAL and not at_threshold:
            left -= 1
            stairs[self.staircase] += 1
            if s.imam_sultan:
                imam_sultan.accompany(s, self.player, self.staircase)
            at_threshold = stairs[self.staircase] in THRESHOLDS
        if stairs[self.staircase] != start:
            s.note(notes.CLIMBED, self.player, self.staircase, start, stairs[self.staircase])
        if not at_threshold:
            over = left * scrolls_permanent.stair_overflow(me, self.staircase)
            supply.score(s, self.player, over, FROM_STAIRS)
            return
        cross_threshold(s, self.player)
        if left:
            s.then(Climb(self.player, self.staircase, left))


def cross_threshold(s: Marrakesh, seat: int) -> None:
    """Page 10: 1 dinar, and with scrolls 13-16 a resource or a step on the river; then a bonus of
    the line, which is the one on which the pawns stand now."""
    me = s.players[seat]
    supply.gain(s, seat, DINAR, 1, FROM_STAIRS)
    for resource in (WATER, DATE, DINAR):
        supply.gain(
            s, seat, resource, scrolls_permanent.threshold_resource(me, resource), FROM_STAIRS
        )
    if scrolls_permanent.threshold_sails(me):
        s.then(river.Sail(seat, 1))
    s.then(ConnectionBonus(seat, line(me), 0, scrolls_permanent.connection_entries(me)))


def line(me: Player) -> int:
    """The line between the segments in which the two pawns stand."""
    return line_between(SEGMENT[me.stairs[ON_MOSQUE]], SEGMENT[me.stairs[ON_PALACE]])


def entries(line: int) -> list[int]:
    """What can be chosen on a line: its inner spaces, and the ends that it has."""
    found = [A_BONUS + space for space in LINE_SPACES[line]]
    if PALACE_END[palace_segment(line)]:
        found.append(END_DINARS)
    if MOSQUE_END[mosque_segment(line)]:
        found.append(END_POINTS)
    return found


def bonus_on_line(s: Marrakesh, line: int, entry: int) -> int:
    """What an entry of the line gives."""
    if entry == END_DINARS:
        return bonus_of(RESOURCE + DINAR, PALACE_END[palace_segment(line)])
    if entry == END_POINTS:
        return bonus_of(POINTS, MOSQUE_END[mosque_segment(line)])
    return s.web[entry_of(entry)]


class ConnectionBonus(ToSeat[Marrakesh]):
    """Page 10: any one of the bonuses on the line between the two pawns, as it was when the
    threshold was crossed (ruling 5.78). Scroll 63: two different ones; scroll 59: all of them.
    `taken` has a bit for every entry that is gone."""

    CONTINUES = True

    def __init__(self, player: int, line: int, taken: int, left: int) -> None:
        super().__init__(player)
        self.line: Final = line
        self.taken: Final = taken
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.line, self.taken, self.left)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [entry for entry in entries(self.line) if not self.taken >> entry_of(entry) & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.note(notes.CONNECTION, seat, self.line, action)
        s.then(bonuses.Gain(seat, bonus_on_line(s, self.line, action), 1, FROM_STAIRS))
        if self.left > 1:
            taken = self.taken | 1 << entry_of(action)
            s.then(ConnectionBonus(seat, self.line, taken, self.left - 1))


class ExtraStep(ToSeat[Marrakesh]):
    """Scroll 48: you may move one additional step."""

    CONTINUES = True

    def __init__(self, player: int, staircase: int) -> None:
        super().__init__(player)
        self.staircase: Final = staircase

    def args(self) -> tuple[int, ...]:
        return (self.player, self.staircase)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, A_SCROLL + 48]

    def usual(self, s: Marrakesh, seat: int) -> int:
        return A_SCROLL + 48

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            s.then(Climb(seat, self.staircase, 1))


class BuyStep(ToSeat[Marrakesh]):
    """Scrolls 26 and 27: further steps for a date or a water each."""

    CONTINUES = True
    DECLINE = DONE

    def __init__(self, player: int, staircase: int) -> None:
        super().__init__(player)
        self.staircase: Final = staircase

    def args(self) -> tuple[int, ...]:
        return (self.player, self.staircase)

    def lapses(self, s: Marrakesh) -> bool:
        return len(self.options(s, self.player)) == 1

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        me = s.players[seat]
        ways = [DONE]
        if scrolls_permanent.step_costs_a_water(me) and me.stock[WATER]:
            ways.append(A_RESOURCE + WATER)
        if scrolls_permanent.step_costs_a_date(me) and me.stock[DATE]:
            ways.append(A_RESOURCE + DATE)
        return ways

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            supply.pay(s, seat, resource_of(action), 1)
            s.then(Climb(seat, self.staircase, 1), self)
