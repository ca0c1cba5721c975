"""2.3 Check whether you control the tile."""

from __future__ import annotations

from majlis.games.five_tribes.data import BIT
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Sultanate, changed
from majlis.kernel.frame import ForSeat


class CheckControl(ForSeat[Sultanate]):
    """2.3: take the last meeple back into the hand, with all of its colour on that tile. If that
    leaves the tile empty and nobody rules it, put a camel on it at once."""

    def run(self, s: Sultanate) -> None:
        tile = s.path[-1]
        tribe = s.dropped[-1]
        count = s.count(tile, tribe)
        s.leave(tile, tribe, count)
        s.hand[tribe] = count
        s.note(notes.TAKEN, self.player, tribe, count, tile)
        control_if_empty(s, self.player, tile)


def control_if_empty(s: Sultanate, seat: int, tile: int) -> None:
    """Whoever empties a tile rules it, if nobody does and he has a camel left (ruling 6)."""
    if s.owners[tile] < 0 and s.players[seat].camels and not s.peopled() & BIT[tile]:
        place_camel(s, seat, tile)


def place_camel(s: Sultanate, seat: int, tile: int) -> None:
    """The camel stays for the rest of the game. The game ends with the round in which somebody
    has placed his last one."""
    me = s.players[seat]
    me.camels -= 1
    s.owners = changed(s.owners, tile, seat)
    s.note(notes.CAMEL, seat, tile, me.camels)
    if not me.camels:
        s.ending = True
        s.note(notes.LAST_CAMEL, seat)
