"""Phases 3 and 4 of a turn (pp. 8-9): the action of the place, and the encounters after it."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    ACT,
    DONE,
    GREEN,
    NPC,
    POLICE_STATION,
    WAREHOUSES,
    family_of,
    is_family,
    npc_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import ACTING, AFTER, CardWindow
from majlis.games.istanbul.rules.encounters import UseNpc, can_serve
from majlis.games.istanbul.rules.figures import (
    COMPANION,
    MERCHANT,
    is_remote,
    send_home,
    stands_on,
    stands_there,
)
from majlis.games.istanbul.rules.mosque_tiles import yellow_ready
from majlis.games.istanbul.rules.places import PLACE_ACTIONS, feasible
from majlis.games.istanbul.rules.supply import CardOrLira
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import NONE, Frame


class CarryOut(Frame[Istanbul]):
    """Carry the action of a place out."""

    def __init__(self, player: int, place: int, how: int) -> None:
        self.player: Final = player
        self.place: Final = place
        self.how: Final = how

    def args(self) -> tuple[int, ...]:
        return (self.player, self.place, self.how)

    def run(self, s: Istanbul) -> None:
        s.note(notes.ACTED, self.player, self.place, self.how)
        PLACE_ACTIONS[self.place].do(s, self.player, self.how)


def come_to_action(s: Istanbul, seat: int, place: int, how: int) -> None:
    """The figure has arrived and met whom it had to: go on with phase 3. Nobody is asked who
    holds no card and could do nothing here."""
    if feasible(s, seat, place) or (not is_remote(how) and s.players[seat].hand):
        s.then(Act(seat, place, how))
    elif not is_remote(how):
        s.then(AfterAction(seat, how, place))


class Act(CardWindow):
    """3. Action: the action of the place may be carried out, or not. A window for cards, unless it
    is done from afar, in the middle of another action."""

    DECLINE = DONE

    def __init__(self, player: int, place: int, how: int) -> None:
        super().__init__(player, ACTING, place, how)
        self.place: Final = place
        self.how: Final = how

    def args(self) -> tuple[int, ...]:
        return (self.player, self.place, self.how)

    def is_open(self, s: Istanbul, seat: int) -> bool:
        return not is_remote(self.how)

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        return [DONE, ACT] if feasible(s, seat, self.place) else [DONE]

    def usual(self, s: Istanbul, seat: int) -> int:
        """To act, but not for nothing. Who cannot, and is asked, may have a card that helps."""
        if not feasible(s, seat, self.place):
            return NONE
        return DONE if nothing_to_fetch(s, seat, self.place) else ACT

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == ACT:
            s.then(CarryOut(seat, self.place, self.how))
        if not is_remote(self.how):
            s.then(AfterAction(seat, self.how, self.place, acted=int(action == ACT)))


def nothing_to_fetch(s: Istanbul, seat: int, place: int) -> bool:
    """A warehouse whose good fills the wheelbarrow, and no green tile to get another one."""
    player = s.players[seat]
    if place not in WAREHOUSES or player.has(GREEN):
        return False
    return player.goods[WAREHOUSES.index(place)] == player.capacity()


class AfterAction(CardWindow):
    """4. Encounters, in any order: every other family member here must be caught, each character
    here may be used once. Before the first of them, an action just carried out may be repeated with
    a card; and the turn ends with this window for cards. A figure that has left the place meets
    nobody (ruling 76), and only merchant and companion meet anybody."""

    DECLINE = DONE

    def __init__(self, player: int, figure: int, place: int, acted: int = 0) -> None:
        super().__init__(player, AFTER, place if acted and stands_there(figure) else 0, figure)
        self.figure: Final = figure
        self.place: Final = place
        self.acted: Final = acted

    def args(self) -> tuple[int, ...]:
        return (self.player, self.figure, self.place, self.acted)

    def lapses(self, s: Istanbul) -> bool:
        return (
            not s.players[self.player].hand
            and not yellow_ready(s, self.player)
            and not self.encounters(s)
        )

    def encounters(self, s: Istanbul) -> list[int]:
        """Whom the figure meets: first the family members, who must be caught."""
        if self.figure != MERCHANT and self.figure != COMPANION:
            return []
        place = self.place
        if stands_on(s, self.player, self.figure) != place:
            return []
        met: list[int] = []
        if place != POLICE_STATION:
            for other, player in enumerate(s.players):
                if other != self.player and player.family == place:
                    met.append(data.FAMILY + other)
        for npc in range(4):
            waits = s.npcs[npc] == place and not s.npcs_used >> npc & 1
            if waits and can_serve(s, self.player, npc):
                met.append(NPC + npc)
        return met

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        legal = self.encounters(s)
        if not legal or not is_family(legal[0]):
            legal.insert(0, DONE)
        return legal

    def usual(self, s: Istanbul, seat: int) -> int:
        """To catch whom one must, and to end when nobody is left to meet."""
        met = self.encounters(s)
        if not met:
            return DONE
        return met[0] if is_family(met[0]) else NONE

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        if is_family(action):
            caught = family_of(action)
            s.note(notes.CAUGHT, seat, caught, self.place)
            send_home(s, caught)
            s.then(CardOrLira(seat))
        else:
            s.npcs_used |= 1 << npc_of(action)
            s.then(UseNpc(seat, npc_of(action)))
        s.then(AfterAction(seat, self.figure, self.place))
