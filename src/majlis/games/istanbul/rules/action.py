"""Phases 3 and 4 of a turn (pp. 8-9): the action of the place, and the encounters after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    ACT,
    CARDS,
    DONE,
    MOST_PLACES,
    NPC,
    POLICE_STATION,
    TILE,
    YELLOW,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import (
    ACTING,
    AFTER,
    PlayCard,
    can_serve,
    some_playable,
)
from majlis.games.istanbul.rules.encounters import UseNpc
from majlis.games.istanbul.rules.feasible import feasible
from majlis.games.istanbul.rules.figures import (
    COMPANION,
    MERCHANT,
    REMOTE,
    place_of,
    send_home,
    stands_there,
)
from majlis.games.istanbul.rules.mosque_tiles import YellowTile, yellow_ready
from majlis.games.istanbul.rules.supply import CardOrLira
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToSeat

PlaceAction: TypeAlias = Callable[[Istanbul, int, int], None]


def no_action(s: Istanbul, seat: int, how: int) -> None:
    """Stands where no chapter has put an action yet."""
    raise NotImplementedError


PLACE_ACTIONS: Final[list[PlaceAction]] = [no_action] * (MOST_PLACES + 1)
"""What is done at each place; `rules/__init__` fills it from the chapters."""


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
        PLACE_ACTIONS[self.place](s, self.player, self.how)


def come_to_action(s: Istanbul, seat: int, place: int, how: int) -> None:
    """The figure has arrived and met whom it had to: go on with phase 3. Nobody is asked who
    holds no card and could do nothing here."""
    if feasible(s, seat, place) or (how < REMOTE and s.players[seat].hand):
        s.then(Act(seat, place, how))
    elif how < REMOTE:
        s.then(AfterAction(seat, how, place, 0))


class Act(ToSeat[Istanbul]):
    """3. Action: the action of the place may be carried out, or not. A window for cards, unless it
    is done from afar, in the middle of another action."""

    PRIVATE = True

    def __init__(self, player: int, place: int, how: int) -> None:
        super().__init__(player)
        self.place: Final = place
        self.how: Final = how

    def args(self) -> tuple[int, ...]:
        return (self.player, self.place, self.how)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE]
        window = self.how < REMOTE
        if window and some_playable(s, seat, ACTING, self.place, self.how):
            legal.append(CARDS)
        if feasible(s, seat, self.place):
            legal.append(ACT)
        if window and yellow_ready(s, seat):
            legal.append(TILE + YELLOW)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == CARDS:
            s.then(PlayCard(seat, ACTING, self.place, self.how), self)
        elif action == TILE + YELLOW:
            s.then(YellowTile(seat), self)
        elif action == ACT:
            s.then(CarryOut(seat, self.place, self.how))
            if self.how < REMOTE:
                s.then(AfterAction(seat, self.how, self.place, 1))
        elif self.how < REMOTE:
            s.then(AfterAction(seat, self.how, self.place, 0))


class AfterAction(ToSeat[Istanbul]):
    """4. Encounters, in any order: every other family member here must be caught, each character
    here may be used once. Before the first of them, an action just carried out may be repeated with
    a card; and the turn ends with this window for cards. A figure that has left the place meets
    nobody (ruling 76), and only merchant and companion meet anybody."""

    LAPSES = True
    PRIVATE = True

    def __init__(self, player: int, figure: int, place: int, acted: int) -> None:
        super().__init__(player)
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
        if place_of(s, self.player, self.figure) != place:
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

    def done_here(self) -> int:
        """The place whose action may be repeated."""
        return self.place if self.acted and stands_there(self.figure) else 0

    def options(self, s: Istanbul, seat: int) -> list[int]:
        met = self.encounters(s)
        legal: list[int] = []
        if not met or met[0] >= NPC:
            legal.append(DONE)
        if some_playable(s, seat, AFTER, self.done_here(), self.figure):
            legal.append(CARDS)
        legal += met
        if yellow_ready(s, seat):
            legal.append(TILE + YELLOW)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == CARDS:
            s.then(PlayCard(seat, AFTER, self.done_here(), self.figure), self)
        elif action == TILE + YELLOW:
            s.then(YellowTile(seat), self)
        else:
            if action < NPC:
                s.note(notes.CAUGHT, seat, action - data.FAMILY, self.place)
                send_home(s, action - data.FAMILY)
                s.then(CardOrLira(seat))
            else:
                s.npcs_used |= 1 << action - NPC
                s.then(UseNpc(seat, action - NPC))
            s.then(AfterAction(seat, self.figure, self.place, 0))
