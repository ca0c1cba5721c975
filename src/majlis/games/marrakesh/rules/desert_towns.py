"""Expansion 5, page 17 and addendum: desert towns at the ends of the paths through the Sahara."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from majlis.games.marrakesh.data import (
    A_LUXURY,
    A_TOWN,
    A_WORKSHOP,
    COLOUR_OF,
    DONE,
    FILLABLE,
    GOODS,
    ON_MOSQUE,
    ON_PALACE,
    TOWN_CAMPS,
    TOWN_POINTS,
    TOWNS,
    WORKSHOPS,
    luxury_of,
    town_of,
    workshop_of,
)
from majlis.games.marrakesh.rules import (
    medina,
    notes,
    scrolls_instant,
    scrolls_permanent,
    souk,
    supply,
)
from majlis.games.marrakesh.state import FROM_DEPLOYING, Marrakesh, Player
from majlis.kernel.frame import NONE, ToChance, ToSeat


class ShowTown(ToChance[Marrakesh]):
    """Setup: three, five or seven towns for two, three or four players, in plain view."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_TOWN + town for town in range(1, TOWNS + 1) if town not in s.town_display]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.town_display = sorted([*s.town_display, town_of(action)])
        s.note(notes.TOWN_SHOWN, town_of(action))
        if self.left > 1:
            s.then(ShowTown(self.left - 1))


def reach(s: Marrakesh, seat: int, path: int) -> None:
    """A caravan on the fourth space: 4 points, and a town from the display if one is left."""
    supply.score(s, seat, TOWN_POINTS, FROM_DEPLOYING)
    s.then(ChooseTown(seat, path))


class ChooseTown(ToSeat[Marrakesh]):
    """Choose one of the towns on display; it lies night side up at the end of the path."""

    CONTINUES = True

    def __init__(self, player: int, path: int) -> None:
        super().__init__(player)
        self.path: Final = path

    def args(self) -> tuple[int, ...]:
        return (self.player, self.path)

    def lapses(self, s: Marrakesh) -> bool:
        return not s.town_display

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_TOWN + town for town in s.town_display]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        chosen = town_of(action)
        s.town_display = [town for town in s.town_display if town != chosen]
        towns = me.towns.copy()
        towns[self.path] = chosen
        me.towns = towns
        s.note(notes.TOWN, seat, chosen, self.path)


def claimable(me: Player) -> list[int]:
    """The Sahara spaces of towns that can be claimed: for one goods keshi of each colour."""
    for colour in GOODS:
        if not me.keshis[colour]:
            return []
    return [
        TOWN_CAMPS[path]
        for path in (0, 1)
        if me.towns[path] != NONE and not me.towns_claimed >> path & 1
    ]


def claim(s: Marrakesh, seat: int, path: int) -> None:
    """Pay a set of three goods keshis and turn the town to its day side. 10-12 act at once; they
    may be declined, and taking is not buying (ruling 5.81)."""
    me = s.players[seat]
    for colour in GOODS:
        supply.pay_goods(s, seat, colour, 1)
    me.towns_claimed |= 1 << path
    town = me.towns[path]
    s.note(notes.TOWN_CLAIMED, seat, town, path)
    if town in AT_ONCE:
        AT_ONCE[town](s, seat)


def take_scroll(s: Marrakesh, seat: int) -> None:
    s.then(scrolls_instant.TakeScroll(seat, scrolls_instant.ANY_GROUP, 0))


def take_luxury(s: Marrakesh, seat: int) -> None:
    s.then(TakeLuxury(seat))


def take_gate(s: Marrakesh, seat: int) -> None:
    s.then(TakeGate(seat), medina.DeployKept(seat))


AT_ONCE: Final[dict[int, Callable[[Marrakesh, int], None]]] = {
    10: take_scroll,
    11: take_luxury,
    12: take_gate,
}
"""The towns that act when they are claimed."""


class TakeLuxury(ToSeat[Marrakesh]):
    """Desert town 11: you may take a luxury good from the display without paying."""

    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return max(s.shops) == NONE

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, *sorted([A_LUXURY + tile for tile in s.shops if tile != NONE])]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            souk.acquire(s, seat, luxury_of(action))


class TakeGate(ToSeat[Marrakesh]):
    """Desert town 12: you may take a gate without paying, if a guard is on the watchtower."""

    CONTINUES = True

    def lapses(self, s: Marrakesh) -> bool:
        return not medina.can_build(s, self.player)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        filled = [workshop for workshop in range(WORKSHOPS) if medina.gates_in(s, workshop)]
        return [DONE, *[A_WORKSHOP + workshop for workshop in filled]]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action != DONE:
            s.then(medina.ChooseGate(seat, workshop_of(action), 1))


def worth(s: Marrakesh, me: Player, town: int) -> int:
    """The points of a claimed town at the end; 10-12 have had their effect."""
    return AT_THE_END[town](s, me) if town in AT_THE_END else 0


def gates(s: Marrakesh, me: Player) -> int:
    return 2 * me.built()


def luxuries(s: Marrakesh, me: Player) -> int:
    return 2 * me.luxuries.bit_count()


def scrolls(s: Marrakesh, me: Player) -> int:
    return 2 * sum(me.scrolls)


def palace_steps(s: Marrakesh, me: Player) -> int:
    return me.stairs[ON_PALACE]


def mosque_steps(s: Marrakesh, me: Player) -> int:
    return me.stairs[ON_MOSQUE]


def keshis(s: Marrakesh, me: Player) -> int:
    """A point for every 3 keshis on the board but goods."""
    return (sum(me.keshis) - supply.goods_of(me)) // 3


def river_spaces(s: Marrakesh, me: Player) -> int:
    return me.river


def large_sectors(s: Marrakesh, me: Player) -> int:
    """2 points for each sector but the souk with at least 4 keshis, the vendor included."""
    n = 0
    for sector in FILLABLE:
        if me.keshis[COLOUR_OF[sector]] + (me.vendors >> sector & 1) >= 4:
            n += 1
    return 2 * n


def spectators_watching(s: Marrakesh, me: Player) -> int:
    """A point for each spectator who faces an entertainer."""
    n = 0
    for space in range(8):
        if me.square >> space & 1:
            n += scrolls_permanent.spectators(s, me, space)
    return n


AT_THE_END: Final[dict[int, Callable[[Marrakesh, Player], int]]] = {
    1: gates,
    2: luxuries,
    3: scrolls,
    4: palace_steps,
    5: mosque_steps,
    6: keshis,
    7: river_spaces,
    8: large_sectors,
    9: spectators_watching,
}
"""The towns that are worth points when the game ends."""
