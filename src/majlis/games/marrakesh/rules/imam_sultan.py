"""Expansion 2, page 16: sultan and imam accompany whoever leads on their staircase."""

from __future__ import annotations

from majlis.games.marrakesh.data import FINAL
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE


def accompany(s: Marrakesh, seat: int, staircase: int) -> None:
    """After each step: whoever reaches the stair where the sultan or imam waits takes him along,
    and so does whoever passes the player in his company; to draw level is not enough. On the final
    space he is passed on."""
    step = s.players[seat].stairs[staircase]
    holder = s.escorted[staircase]
    if holder == NONE:
        waits = s.escort_steps[staircase]
        if waits == NONE or step < waits:
            return
        hand_over(s, staircase, seat, NONE)
    elif holder != seat and step > s.players[holder].stairs[staircase]:
        hand_over(s, staircase, seat, NONE)
    if s.escorted[staircase] == seat and step == FINAL:
        pass_on(s, staircase)


def pass_on(s: Marrakesh, staircase: int) -> None:
    """To the player in second position; if several are tied for it, one space above them; if
    nobody is left below, he leaves the game."""
    below = [player.stairs[staircase] for player in s.players if player.stairs[staircase] < FINAL]
    if not below:
        hand_over(s, staircase, NONE, NONE)
        return
    best = max(below)
    if below.count(best) > 1:
        hand_over(s, staircase, NONE, best + 1)
        return
    for seat, player in enumerate(s.players):
        if player.stairs[staircase] == best:
            hand_over(s, staircase, seat, NONE)


def hand_over(s: Marrakesh, staircase: int, seat: int, waits: int) -> None:
    s.escorted[staircase] = seat
    s.escort_steps[staircase] = waits
    s.note(notes.ESCORT, staircase, seat, waits)
