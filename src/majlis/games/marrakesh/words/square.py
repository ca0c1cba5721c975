"""The main square, in words."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import SQUARE_BONUS, is_space
from majlis.games.marrakesh.rules.square import (
    Applause,
    ChooseBonus,
    ChooseEntertainer,
    DeploymentBonuses,
    EndOfShow,
    Perform,
    spaces_in,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import EntertainerWords, Entry, SpaceWords


class DeploymentBonusesWords(Entry[DeploymentBonuses]):
    INTERRUPTIBLE = True

    def crumb(self, frame: DeploymentBonuses) -> str:
        bonuses = [self.pieces.bonus(SQUARE_BONUS[space]) for space in spaces_in(frame.spaces)]
        return self.t.gettext("then {bonus}").format(bonus=", ".join(bonuses))


class ChooseBonusWords(SpaceWords[ChooseBonus]):
    def crumb(self, frame: ChooseBonus) -> str:
        return self.t.gettext("deploying an entertainer")

    def title(self, s: Marrakesh, frame: ChooseBonus, seat: int) -> str:
        return self.t.gettext("Which space pays next?")

    def help(self, s: Marrakesh, frame: ChooseBonus, seat: int) -> str:
        return self.t.gettext("All of these spaces pay; the order is yours.")


class PerformWords(Entry[Perform | EndOfShow]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Perform | EndOfShow) -> str:
        return self.t.gettext("performance")


class ChooseEntertainerWords(EntertainerWords[ChooseEntertainer]):
    def crumb(self, frame: ChooseEntertainer) -> str:
        return self.t.gettext("performance")

    def title(self, s: Marrakesh, frame: ChooseEntertainer, seat: int) -> str:
        return self.t.gettext("Which entertainer performs?")

    def help(self, s: Marrakesh, frame: ChooseEntertainer, seat: int) -> str:
        return self.t.gettext("The spectators opposite multiply the bonus.")

    def refusal(self, s: Marrakesh, frame: ChooseEntertainer, seat: int, action: int) -> str:
        if is_space(action):
            return self.t.gettext("No entertainer of yours stands there.")
        return ""


class ApplauseWords(EntertainerWords[Applause]):
    INTERRUPTIBLE = True

    def crumb(self, frame: Applause) -> str:
        return self.t.gettext("applause")

    def title(self, s: Marrakesh, frame: Applause, seat: int) -> str:
        return self.t.gettext("Which space pays next?")

    def help(self, s: Marrakesh, frame: Applause, seat: int) -> str:
        return self.t.gettext("All of these spaces pay; the order is yours.")


ENTRIES: Final = (
    DeploymentBonusesWords,
    ChooseBonusWords,
    PerformWords,
    ChooseEntertainerWords,
    ApplauseWords,
)
