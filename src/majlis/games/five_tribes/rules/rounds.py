"""The round: auction, turns, clean-up; the order of a turn, and the end of the game."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.auction import Auction
from majlis.games.five_tribes.rules.control import CheckControl
from majlis.games.five_tribes.rules.decks import FillDjinnRow, FillRow
from majlis.games.five_tribes.rules.djinns_called import UseDjinns
from majlis.games.five_tribes.rules.sale import SellGoods
from majlis.games.five_tribes.rules.sowing import ChooseTile, can_sow
from majlis.games.five_tribes.rules.tiles import TileAction
from majlis.games.five_tribes.rules.tribes import TribeAction
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import NONE, ForSeat, Frame


class Round(Frame[Sultanate]):
    """Course of the game: every round begins with the auction. The game ends with the round in
    which somebody has placed his last camel, or could not sow at the start of his turn."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Sultanate) -> None:
        if s.ending:
            s.note(notes.END)
            return
        s.note(notes.ROUND, self.number)
        for player in s.players:
            player.used = 0
        s.then(Auction(), Turns(), CleanUp(), Round(self.number + 1))


class Turns(Frame[Sultanate]):
    """2: the players have their turns in the order of the turn track, the highest place first."""

    def run(self, s: Sultanate) -> None:
        s.active = NONE
        for place, seat in enumerate(s.turn_track):
            if seat >= 0:
                s.then(Turn(seat, place), self)
                return


class Turn(Frame[Sultanate]):
    """2.1: the marker goes to the first free place of the bid track. Then the steps of the turn.
    Whoever cannot sow may still use djinns and sell; the game ends with the round, even if Anun-Nak
    makes a sowing possible (ruling 30)."""

    def __init__(self, player: int, place: int) -> None:
        self.player: Final = player
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.player, self.place)

    def run(self, s: Sultanate) -> None:
        s.begin_turn(self.player)
        s.turn_track[self.place] = NONE
        s.note(notes.TURN, self.player, self.place, len(s.bid_track))
        s.bid_track.append(self.player)
        s.active = self.player
        s.path = []
        s.dropped = []
        s.builder_coins = 0
        if not s.ruling_djinns_once_a_round:
            s.players[self.player].used = 0
        if not can_sow(s):
            s.ending = True
            s.note(notes.NO_SOWING, self.player)
        s.then(UseDjinns(self.player), Move(self.player), SellGoods(self.player))


class Move(ForSeat[Sultanate]):
    """2.2 to 2.5: sow, check who controls the last tile, carry out the actions of its tribe and of
    the tile itself, with djinns in between. Passed over by whoever cannot sow."""

    def run(self, s: Sultanate) -> None:
        if can_sow(s):
            s.then(
                ChooseTile(self.player),
                CheckControl(self.player),
                UseDjinns(self.player),
                TribeAction(self.player),
                UseDjinns(self.player),
                TileAction(self.player),
            )


class CleanUp(Frame[Sultanate]):
    """3: fill up the row of resources and that of the djinns, unless the game is over; it is also
    over when nothing can be sown now that the last turn has been played (ruling 32)."""

    def run(self, s: Sultanate) -> None:
        if not s.ending and not can_sow(s):
            s.ending = True
            s.note(notes.NO_SOWING, NONE)
        if not s.ending:
            s.then(FillRow(), FillDjinnRow())
