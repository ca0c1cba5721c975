"""Seasons (pages 13 and 14): river evaluation, provisions, the next season, final scoring."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_PROVISION,
    A_SCROLL,
    AN_OFFICE,
    CROCODILE,
    DATE,
    DINAR,
    DONE,
    EVERY_COLOUR,
    PROVISIONS,
    SEASONS,
    WATER,
    office_of,
    provision_of,
)
from majlis.games.marrakesh.rules import (
    notes,
    payments,
    river,
    river_tiles,
    round,
    scoring,
    scrolls_permanent,
    supply,
)
from majlis.games.marrakesh.state import FROM_PROVISIONS, Marrakesh, Player
from majlis.kernel.frame import ALL, NONE, Ask, Frame, ToChance, ToSeat


class Season(Frame[Marrakesh]):
    """Pages 5 and 14: everyone takes a keshi of each colour behind the screen; the holder of the
    figure takes the camel too, and the first round begins."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Marrakesh) -> None:
        s.season = self.number
        s.camel = s.figure
        for player in s.players:
            player.hand = EVERY_COLOUR
        s.note(notes.SEASON, s.season, s.figure)
        s.then(round.Round(1))


class SeasonScoring(Frame[Marrakesh]):
    """Page 13: river evaluation, then provisions, in the turn order of the last round. Scroll 28
    comes at the start. Then the next tile is turned up and the next season prepared; after the
    third the game is scored."""

    def run(self, s: Marrakesh) -> None:
        s.begin_turn(ALL)
        for turn in range(len(s.players)):
            seat = s.seat(turn)
            if scrolls_permanent.rapids_pay_each_season(s.players[seat]):
                s.then(river.AllRapids(seat))
        s.then(RiverEvaluation(), Provisions(0))
        if s.season < SEASONS:
            s.then(TurnUpProvision(), NextSeason())
        else:
            s.then(FinalScoring())


class RiverEvaluation(Frame[Marrakesh]):
    """Page 13: the player farthest down the river gains the river tile's bonus; in the third season
    of three or four players the second one too. A fisherman who has not moved is not ranked."""

    def run(self, s: Marrakesh) -> None:
        order = river.ranking(s)
        if order:
            s.begin_turn(order[0])
            shared = s.season == SEASONS and len(s.players) > 2 and len(order) > 1
            second = order[1] if shared else NONE
            s.then(river_tiles.RiverTile(order[0], second, s.river_tiles[s.season - 1]))
        s.then(FishermenReturn())


class FishermenReturn(Frame[Marrakesh]):
    """Page 13: the tile is discarded and all fishermen return to the start; after river tile 09 one
    of them to the crocodile. After the third season they stay for the final scoring."""

    def run(self, s: Marrakesh) -> None:
        s.offered_oases = []
        if s.season == SEASONS:
            return
        for seat, player in enumerate(s.players):
            start = CROCODILE if s.crocodile == seat else 0
            if player.river != start:
                s.note(notes.SAILED, seat, player.river, start)
            player.river = start
            player.arrival = 0
            player.moved = False


class Provisions(Frame[Marrakesh]):
    """Page 13: in turn order everyone provides for the citizens."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def args(self) -> tuple[int, ...]:
        return (self.turn,)

    def run(self, s: Marrakesh) -> None:
        if self.turn == len(s.players):
            s.begin_turn(ALL)
            return
        s.begin_turn(s.seat(self.turn))
        provide(s, s.seat(self.turn))
        s.then(Provisions(self.turn + 1))


def demand(me: Player) -> list[int]:
    """Water, dates and dinars that the face-up tiles ask for, and the points at stake."""
    total = [0, 0, 0, 0]
    for tile in me.active:
        for i in range(4):
            total[i] += PROVISIONS[tile][i]
    return total


def provide(s: Marrakesh, seat: int) -> None:
    """Page 13: pay what all face-up tiles show. Whoever cannot, pays everything and loses the
    points of all tiles; whoever can, must (ruling 5.63)."""
    me = s.players[seat]
    water, dates, dinars, loss = demand(me)
    as_printed = payments.can_pay(me, water, dates, dinars)
    with_scroll = (
        scrolls_permanent.provides_for_a_dinar(me)
        and scrolls_permanent.dinars_available(me) > 0
        and sum(me.stock) > len(me.active)
    )
    if as_printed and with_scroll:
        s.then(ChooseProviding(seat))
    elif as_printed:
        provide_as_printed(s, seat)
    elif with_scroll:
        provide_with_scroll(s, seat)
    else:
        for resource in (WATER, DATE, DINAR):
            supply.pay(s, seat, resource, me.stock[resource])
        s.note(notes.UNPROVIDED, seat, loss)
        supply.score(s, seat, -loss, FROM_PROVISIONS)


def provide_as_printed(s: Marrakesh, seat: int) -> None:
    water, dates, dinars, _ = demand(s.players[seat])
    s.note(notes.PROVIDED, seat)
    supply.pay(s, seat, WATER, water)
    supply.pay(s, seat, DATE, dates)
    payments.pay_dinars(s, seat, dinars)


def provide_with_scroll(s: Marrakesh, seat: int) -> None:
    """Scroll 44: 1 dinar, then any 1 resource for each face-up tile."""
    s.note(notes.PROVIDED, seat)
    payments.pay_dinars(s, seat, 1)
    s.then(payments.PayAny(seat, len(s.players[seat].active), 0))


class ChooseProviding(ToSeat[Marrakesh]):
    """Scroll 44: use it, or provide as the tiles show."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [DONE, A_SCROLL + 44]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        if action == DONE:
            provide_as_printed(s, seat)
        else:
            provide_with_scroll(s, seat)


class TurnUpProvision(Ask[Marrakesh]):
    """Pages 5 and 13: everyone chooses, in secret, a face-down provision tile; when all have, they
    are turned up."""

    PRIVATE = True

    def seats(self, s: Marrakesh) -> list[int]:
        return [seat for seat, player in enumerate(s.players) if player.turning == NONE]

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return sorted([A_PROVISION + tile for tile in s.players[seat].face_down])

    def audience(self, s: Marrakesh, seat: int) -> int:
        return 1 << seat

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.players[seat].turning = provision_of(action)
        if self.seats(s):
            s.then(self)
            return
        s.reveal()
        for seat, player in enumerate(s.players):
            turned = player.turning
            player.active = [*player.active, turned]
            player.face_down = [tile for tile in player.face_down if tile != turned]
            player.turning = NONE
            s.note(notes.PROVISION, seat, turned)


class NextSeason(Frame[Marrakesh]):
    """Page 14: the next exchange office opens, and the figure goes to the left."""

    def run(self, s: Marrakesh) -> None:
        s.then(OpenOffice(), PassFigure(), Season(s.season + 1))


class OpenOffice(ToChance[Marrakesh]):
    """Pages 4 and 14: reveal the top exchange office; the one before it leaves the game."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [AN_OFFICE + office for office in range(12) if s.office_bag >> office & 1]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.office = office_of(action)
        s.office_bag &= ~(1 << s.office)
        s.note(notes.OFFICE, s.office)


class PassFigure(Frame[Marrakesh]):
    """Page 14: the figure goes to the left."""

    def run(self, s: Marrakesh) -> None:
        s.figure = (s.figure + 1) % len(s.players)


class FinalScoring(Frame[Marrakesh]):
    """Page 14: filled sectors, oases, what is left. The scores count it at any time: here it is
    only told."""

    def run(self, s: Marrakesh) -> None:
        for seat in range(len(s.players)):
            scoring.tell(s, seat)
        s.note(notes.END)
