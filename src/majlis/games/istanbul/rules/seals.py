"""Paying with the seals of letters (pp. 16, 21)."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import LETTER, LETTER_PLACES
from majlis.games.istanbul.rules.supply import kinds, spend_letter
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import ToSeat


class PayLetters(ToSeat[Istanbul]):
    """Discard letters until so many seals are paid, in ascending order: first those with one seal.
    No letter is given that is not needed; `spare` says that two letters of two seals will do for
    three."""

    CONTINUES = True

    def __init__(self, player: int, seals: int, least: int, spare: int) -> None:
        super().__init__(player)
        self.seals: Final = seals
        self.least: Final = least
        self.spare: Final = spare

    def args(self) -> tuple[int, ...]:
        return (self.player, self.seals, self.least, self.spare)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        letters = s.players[seat].letters
        return [
            action
            for action in kinds(letters, LETTER)
            if action - LETTER >= self.least and self.completes(letters, action - LETTER)
        ]

    def completes(self, letters: list[int], letter: int) -> bool:
        """With this letter, and those that may come after it, the price can be paid exactly."""
        ones = 0
        twos = 0
        for other in letters:
            if other >= letter:
                if other <= LETTER_PLACES:
                    ones += 1
                else:
                    twos += 1
        if letter <= LETTER_PLACES:
            return payable(self.seals - 1, ones - 1, twos, 0)
        return payable(self.seals - 2, 0, twos - 1, self.spare)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        letter = action - LETTER
        spend_letter(s, seat, letter)
        one = letter <= LETTER_PLACES
        left = self.seals - (1 if one else 2)
        if left > 0:
            s.then(PayLetters(seat, left, letter, 0 if one else self.spare))


def payable(seals: int, ones: int, twos: int, spare: int) -> bool:
    """So many seals can be paid exactly with so many letters of one and of two seals; or, with
    nothing but twos so far, with one seal lost."""
    if seals <= 0:
        return seals == 0 or spare == 1
    pairs = min(twos, seals // 2)
    if seals - 2 * pairs <= ones:
        return True
    return spare == 1 and seals % 2 == 1 and twos > seals // 2
