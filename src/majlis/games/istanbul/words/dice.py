"""Dice, and what a player may do after an own roll, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul.data import (
    DONE,
    FIRST_DIE,
    JEWELRY,
    REROLL,
    SECOND_DIE,
    die_of,
    first_die,
    second_die,
)
from majlis.games.istanbul.rules.dice import RollDie, Rolled, TurnToSix, rolled
from majlis.games.istanbul.rules.places_base import BlackMarketJewelry, TeaHouseStake, jewelry_for
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry
from majlis.games.istanbul.words.names import Names
from majlis.words import Preview


class RollDieWords(Entry[RollDie]):
    def crumb(self, frame: RollDie) -> str:
        return self.t.gettext("the dice are rolled")

    def deed(self, s: Istanbul) -> str:
        return self.t.gettext("Roll")


class RolledWords(Entry[Rolled]):
    def crumb(self, frame: Rolled) -> str:
        return self.t.gettext("roll")

    def title(self, s: Istanbul, frame: Rolled, seat: int) -> str:
        return self.t.gettext("You rolled {n}. Change it?").format(n=rolled(s))

    def told(self, s: Istanbul, frame: Rolled, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} looks at the dice"))

    def preview(self, s: Istanbul, frame: Rolled, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            text = roll_brings(self.names, s, rolled(s)) or _("It stays as it is.")
            return Preview(text, verb=_("Keep {n}").format(n=rolled(s)))
        if action == REROLL:
            return Preview(_("Both dice, once more."), verb=_("Roll again"))
        if action in (FIRST_DIE, SECOND_DIE):
            return turned(self.names, s, die_of(action), 4)
        return super().preview(s, frame, seat, action)


class TurnToSixWords(Entry[TurnToSix]):
    def crumb(self, frame: TurnToSix) -> str:
        return self.t.gettext("a six")

    def title(self, s: Istanbul, frame: TurnToSix, seat: int) -> str:
        return self.t.gettext("Which die becomes a six?")

    def preview(self, s: Istanbul, frame: TurnToSix, seat: int, action: int) -> Preview:
        return turned(self.names, s, die_of(action), 6)


def turned(names: Names, s: Istanbul, die: int, face: int) -> Preview:
    """One of the dice is turned to another face."""
    _ = names.t.gettext
    dice = [first_die(s.dice), second_die(s.dice)]
    dice[die] = face
    total = sum(dice)
    text = _("{one} and {other}: {sum}").format(one=dice[0], other=dice[1], sum=total)
    brings = roll_brings(names, s, total)
    verb = _("Turn to {n}").format(n=face)
    return Preview(f"{text}. {brings}" if brings else text, str(total), verb)


def roll_brings(names: Names, s: Istanbul, total: int) -> str:
    """What a roll would bring where the dice were thrown."""
    for frame in reversed(s.agenda):
        if isinstance(frame, TeaHouseStake):
            lira = frame.times * (frame.number if total >= frame.number else 2)
            return names.lira(lira, "+")
        if isinstance(frame, BlackMarketJewelry):
            return names.goods(JEWELRY, jewelry_for(total), "+")
    return ""


ENTRIES: Final = (RollDieWords, RolledWords, TurnToSixWords)
