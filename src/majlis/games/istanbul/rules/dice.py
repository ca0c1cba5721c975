"""Dice, and what a player may do after an own roll."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    DONE,
    FACE,
    FIRST_DIE,
    RED,
    REROLL,
    SECOND_DIE,
    die_of,
    face_of,
    first_die,
    second_die,
    two_dice,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.bonus_hand import ROLLED, CardWindow
from majlis.games.istanbul.rules.figures import stands_there
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToChance, ToSeat

FACES: Final = [FACE + face for face in range(1, 7)]


class RollDie(ToChance[Istanbul]):
    """Roll the first (0) or the second (1) die."""

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def args(self) -> tuple[int, ...]:
        return (self.die,)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return FACES

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        set_die(s, self.die, face_of(action))
        s.note(notes.DIE, self.die, face_of(action))


def set_die(s: Istanbul, die: int, face: int) -> None:
    if die == 0:
        s.dice = two_dice(face, second_die(s.dice))
    else:
        s.dice = two_dice(first_die(s.dice), face)


def turn_die(s: Istanbul, die: int, face: int) -> None:
    """A tile or a card turns a die."""
    set_die(s, die, face)
    s.note(notes.DIE_TURNED, die, face)


def rolled(s: Istanbul) -> int:
    """The sum of both dice."""
    return first_die(s.dice) + second_die(s.dice)


class Rolled(CardWindow):
    """After an own roll at the Tea House or the Black Market a red mosque tile may turn one die to
    4, or roll both once more; the card `die_to_6` may be played after any own roll, also with the
    tile (ruling 25)."""

    def __init__(self, player: int, red: int = 0) -> None:
        super().__init__(player, ROLLED)
        self.red: Final = red

    def args(self) -> tuple[int, ...]:
        return (self.player, self.red)

    def lapses(self, s: Istanbul) -> bool:
        # Whether the card is in the hand is a secret: whoever holds cards is asked.
        return not self.red and not (s.mocha and s.players[self.player].hand)

    def choices(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE]
        if self.red:
            if first_die(s.dice) != 4:
                legal.append(FIRST_DIE)
            if second_die(s.dice) != 4:
                legal.append(SECOND_DIE)
            legal.append(REROLL)
        return legal

    def choose(self, s: Istanbul, seat: int, action: int) -> None:
        if action == REROLL:
            s.then(RollDie(0), RollDie(1), Rolled(seat))
        elif action != DONE:
            turn_die(s, die_of(action), 4)
            s.then(Rolled(seat))


class TurnToSix(ToSeat[Istanbul]):
    """`die_to_6`: turn one of the dice to 6."""

    CONTINUES = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal: list[int] = []
        if below_6(first_die(s.dice)):
            legal.append(FIRST_DIE)
        if below_6(second_die(s.dice)):
            legal.append(SECOND_DIE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        turn_die(s, die_of(action), 6)


def below_6(face: int) -> bool:
    """The die was rolled, and can be turned to 6."""
    return 1 <= face <= 5


def roll(s: Istanbul, seat: int, how: int, result: Frame[Istanbul]) -> None:
    """Roll both dice at a place, let the player amend them, then go on with the result."""
    red = 1 if stands_there(how) and s.players[seat].has(RED) else 0
    s.then(RollDie(0), RollDie(1), Rolled(seat, red), result)
