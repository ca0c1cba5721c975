"""River tiles, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import oasis_of, reward_of
from majlis.games.marrakesh.rules.river_tiles import (
    ChooseReward,
    ChooseWorker,
    MayClimb,
    Reward,
    TakeOasis,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry, F
from majlis.kernel.frame import NONE


class RiverTileWords(Entry[F]):
    def crumb(self, frame: F) -> str:
        return self.t.gettext("river tile")


class RewardWords(RiverTileWords[Reward]):
    INTERRUPTIBLE = True


class ChooseRewardWords(RiverTileWords[ChooseReward]):
    def title(self, s: Marrakesh, frame: ChooseReward, seat: int) -> str:
        return self.t.gettext("Which bonus do you take?")

    def help(self, s: Marrakesh, frame: ChooseReward, seat: int) -> str:
        _ = self.t.gettext
        if frame.second == NONE:
            return _("You are farthest down the river.")
        return _("You are farthest; the second gets the other.")

    def meaning(self, s: Marrakesh, frame: ChooseReward, seat: int, action: int) -> str:
        return self.tiles.reward(frame.side, reward_of(action))

    def verb(self, s: Marrakesh, frame: ChooseReward, seat: int, action: int) -> str:
        return self.t.gettext("Take this bonus")


class TakeOasisWords(RiverTileWords[TakeOasis]):
    OFFER = True

    def title(self, s: Marrakesh, frame: TakeOasis, seat: int) -> str:
        return self.t.gettext("Which oasis do you take?")

    def help(self, s: Marrakesh, frame: TakeOasis, seat: int) -> str:
        free = self.t.gettext("It is free of charge.")
        return f"{free} {self.best_three()}"

    def meaning(self, s: Marrakesh, frame: TakeOasis, seat: int, action: int) -> str:
        return self.oasis_now(s.players[seat], oasis_of(action))

    def verb(self, s: Marrakesh, frame: TakeOasis, seat: int, action: int) -> str:
        return self.t.gettext("This oasis")


class ChooseWorkerWords(RiverTileWords[ChooseWorker]):
    def title(self, s: Marrakesh, frame: ChooseWorker, seat: int) -> str:
        return self.t.gettext("Which keshi do you take?")

    def help(self, s: Marrakesh, frame: ChooseWorker, seat: int) -> str:
        return self.t.gettext("It joins your board at once.")

    def verb(self, s: Marrakesh, frame: ChooseWorker, seat: int, action: int) -> str:
        return self.take_keshi(action)


class MayClimbWords(RiverTileWords[MayClimb]):
    OFFER = True

    def title(self, s: Marrakesh, frame: MayClimb, seat: int) -> str:
        return self.t.gettext("On which stairs do you climb?")

    def help(self, s: Marrakesh, frame: MayClimb, seat: int) -> str:
        return self.thresholds_pay(frame.steps)

    def verb(self, s: Marrakesh, frame: MayClimb, seat: int, action: int) -> str:
        return self.to_stairs(action)


ENTRIES: Final = (
    RewardWords,
    ChooseRewardWords,
    TakeOasisWords,
    ChooseWorkerWords,
    MayClimbWords,
)
