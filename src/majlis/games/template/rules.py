"""The rules of Stakes, a frame for each paragraph."""

from __future__ import annotations

from typing import Final

from majlis.games.template.data import (
    CHARM,
    CHARMS,
    COIN,
    DIE,
    DRAWN,
    MOST,
    STAKE,
    charm_of,
    face_of,
    stake_of,
)
from majlis.games.template.state import Stakes
from majlis.kernel.frame import ALL, NONE, Ask, DrawFor, Frame, ToChance, ToSeat

# What happened, for the log.
ROUND: Final = 0  # number
STAKED: Final = 1  # seat, coins
ROLLED: Final = 2  # face, coins left in the pot
WON: Final = 3  # seat, coins
DREW: Final = 4  # seat, then the charm's points, which only that seat may read


class Round(Frame[Stakes]):
    """A round: stake, roll. After the last one the game is over."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, s: Stakes) -> None:
        s.stakes = [NONE] * len(s.coins)
        if self.number <= s.rounds:
            s.begin_turn(ALL)
            s.note(ROUND, self.number)
            s.then(Stake(), Roll(), Round(self.number + 1))


class Stake(Ask[Stakes]):
    """Everyone secretly stakes 0-2 coins; when all have, the stakes are revealed and go into the
    pot."""

    WHOLE_TURN = True

    def seats(self, s: Stakes) -> list[int]:
        return [seat for seat, stake in enumerate(s.stakes) if stake == NONE]

    def options(self, s: Stakes, seat: int) -> list[int]:
        return [STAKE + coins for coins in range(min(MOST, s.coins[seat]) + 1)]

    def audience(self, s: Stakes, seat: int) -> int:
        return 1 << seat

    def answer(self, s: Stakes, seat: int, action: int) -> None:
        s.stakes[seat] = stake_of(action)
        if NONE in s.stakes:
            s.then(self)  # the same question still stands for the others
            return
        s.reveal()
        for player, stake in enumerate(s.stakes):
            s.coins[player] -= stake
            s.pot += stake
            s.note(STAKED, player, stake)


class Roll(ToChance[Stakes]):
    """Roll the die; those who staked its number share the pot, and what cannot be shared stays. A
    player who is alone visits the bazaar."""

    def options(self, s: Stakes, seat: int) -> list[int]:
        return [DIE, DIE + 1, DIE + 2]

    def answer(self, s: Stakes, seat: int, action: int) -> None:
        face = face_of(action)
        winners = [player for player, stake in enumerate(s.stakes) if stake == face]
        share = s.pot // len(winners) if winners else 0
        s.pot -= share * len(winners)
        s.note(ROLLED, face, s.pot)
        for player in winners:
            s.coins[player] += share
            s.note(WON, player, share)
        if len(winners) == 1:
            s.begin_turn(winners[0])
            s.then(Bazaar(winners[0]))


class Bazaar(ToSeat[Stakes]):
    """Take a coin, or draw a charm if there are any."""

    def options(self, s: Stakes, seat: int) -> list[int]:
        return [COIN, CHARM] if s.charms and sum(s.drawn) < sum(CHARMS) else [COIN]

    def usual(self, s: Stakes, seat: int) -> int:
        """No charm is worth less than a coin."""
        return self.options(s, seat)[-1]

    def answer(self, s: Stakes, seat: int, action: int) -> None:
        if action == COIN:
            s.coins[seat] += 1
        else:
            s.then(DrawCharm(seat))


class DrawCharm(DrawFor[Stakes]):
    """Draw a charm from the bag; only the player looks at it."""

    def options(self, s: Stakes, seat: int) -> list[int]:
        return [DRAWN + kind for kind in range(3) if s.bag[kind]]

    def weights(self, s: Stakes) -> list[int]:
        return [n for n in s.bag if n]

    def audience(self, s: Stakes, seat: int) -> int:
        return 1 << self.player

    def answer(self, s: Stakes, seat: int, action: int) -> None:
        kind = charm_of(action)
        s.bag[kind] -= 1
        s.drawn[self.player] += 1
        s.hands[self.player][kind] += 1
        s.whisper(self.player, DREW, self.player, 0, 0, kind + 1)


FRAMES: Final = (Round, Stake, Roll, Bazaar, DrawCharm)
Stakes.FRAMES = {frame.__name__: frame for frame in FRAMES}
