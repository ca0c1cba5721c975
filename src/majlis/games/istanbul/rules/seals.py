"""Paying with the seals of letters (pp. 16, 21)."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import LETTER, is_delivered, letter_of, seals_on
from majlis.games.istanbul.rules.supply import kinds, spend_letter
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import NONE, ToSeat


class PayLetters(ToSeat[Istanbul]):
    """Discard letters until so many seals are paid, in ascending order: first those with one seal.
    No letter is given that is not needed; `spare` says that two letters of two seals will do for
    three."""

    CONTINUES = True
    SET = True

    def __init__(self, player: int, seals: int, least: int = 0, spare: int = 0) -> None:
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
            if letter_of(action) >= self.least and self.completes(letters, letter_of(action))
        ]

    def usual(self, s: Istanbul, seat: int) -> int:
        """Of delivered letters it makes no difference which."""
        first = self.options(s, seat)[0]
        return first if is_delivered(letter_of(first)) else NONE

    def members(self, s: Istanbul, seat: int) -> dict[int, int]:
        letters = [letter for letter in s.players[seat].letters if letter >= self.least]
        delivered = sum([is_delivered(letter) for letter in letters])
        most_ones = 0
        most_twos = 0
        for twos in range(delivered + 1):
            ones = self.seals - 2 * twos
            if 0 <= ones <= len(letters) - delivered or (ones == -1 and self.spare):
                most_ones = max(most_ones, ones)
                most_twos = twos
        members: dict[int, int] = {}
        for action in kinds(letters, LETTER):
            letter = letter_of(action)
            most = most_twos if is_delivered(letter) else most_ones
            if most:
                members[action] = min(letters.count(letter), most)
        return members

    def completes(self, letters: list[int], letter: int) -> bool:
        """With this letter, and those that may come after it, the price can be paid exactly."""
        ones = 0
        twos = 0
        for other in letters:
            if other >= letter:
                if is_delivered(other):
                    twos += 1
                else:
                    ones += 1
        if is_delivered(letter):
            return payable(self.seals - 2, 0, twos - 1, self.spare)
        return payable(self.seals - 1, ones - 1, twos, 0)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        letter = letter_of(action)
        spend_letter(s, seat, letter)
        left = self.seals - seals_on(letter)
        if left > 0:
            s.then(PayLetters(seat, left, letter, self.spare if is_delivered(letter) else 0))


def payable(seals: int, ones: int, twos: int, spare: int) -> bool:
    """So many seals can be paid exactly with so many letters of one and of two seals; or, with
    nothing but twos so far, with one seal lost."""
    if seals <= 0:
        return seals == 0 or spare == 1
    pairs = min(twos, seals // 2)
    if seals - 2 * pairs <= ones:
        return True
    return spare == 1 and seals % 2 == 1 and twos > seals // 2
