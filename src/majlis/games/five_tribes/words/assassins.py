"""2.4 The assassins' action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.five_tribes.data import (
    DISTANCE,
    DONE,
    NAMES,
    is_meeple_held,
    is_meeple_on_tile,
    seat_of,
    tile_of,
    tribe_of,
)
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.common import Entry, difference, tile_worth
from majlis.games.five_tribes.words.names import Names
from majlis.words import Preview


class AssassinateWords(Entry[Assassinate]):
    def crumb(self, frame: Assassinate) -> str:
        return self.t.gettext("a victim")

    def title(self, s: Sultanate, frame: Assassinate, seat: int) -> str:
        return self.t.gettext("Whom do your assassins kill?")

    def help(self, s: Sultanate, frame: Assassinate, seat: int) -> str:
        text = self.t.ngettext(
            "Up to {n} step from {tile}, every fakir a step more; or in front of a rival.",
            "Up to {n} steps from {tile}, every fakir a step more; or in front of a rival.",
            frame.assassins,
        )
        return text.format(n=frame.assassins, tile=NAMES[s.path[-1]])

    def told(self, s: Sultanate, frame: Assassinate, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} chooses a victim").format(name=name)

    def preview(self, s: Sultanate, frame: Assassinate, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("Nobody is in reach without fakirs."), verb=_("Kill nobody"))
        fakirs = 0 if is_meeple_held(action) else steps_to(s, action) - frame.assassins
        if fakirs <= 0:
            return kill(self.names, s, seat, action)
        price = _("costs {fakirs}").format(fakirs=self.names.fakirs(fakirs))
        return kill(self.names, s, seat, action, price)

    def refusal(self, s: Sultanate, frame: Assassinate, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_meeple_on_tile(action):
            return ""
        if not s.count(tile_of(action), tribe_of(action)):
            return _("There is none of them here.")
        text = _("{n} steps from {tile}: too far.")
        return text.format(n=steps_to(s, action), tile=NAMES[s.path[-1]])


class SecondVictimWords(Entry[SecondVictim]):
    def crumb(self, frame: SecondVictim) -> str:
        return self.t.gettext("a second victim")

    def title(self, s: Sultanate, frame: SecondVictim, seat: int) -> str:
        return self.t.gettext("Iblis: who dies, too?")

    def help(self, s: Sultanate, frame: SecondVictim, seat: int) -> str:
        return self.t.gettext("For an elder or a fakir.")

    def told(self, s: Sultanate, frame: SecondVictim, asked: Sequence[int]) -> str:
        name = self.names.player(frame.player)
        return self.t.gettext("{name} chooses a second victim").format(name=name)

    def preview(self, s: Sultanate, frame: SecondVictim, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("One is enough; Iblis is not called."), verb=_("Only one"))
        return kill(self.names, s, seat, action)

    def refusal(self, s: Sultanate, frame: SecondVictim, seat: int, action: int) -> str:
        if is_meeple_on_tile(action):
            return self.t.gettext("The second victim stands where the first one does.")
        return ""


def steps_to(s: Sultanate, victim: int) -> int:
    """How far a victim on a tile is from the assassins."""
    return DISTANCE[s.path[-1]][tile_of(victim)]


def kill(names: Names, s: Sultanate, seat: int, victim: int, price: str = "") -> Preview:
    """What the death of a victim would bring, by the rules themselves."""
    _ = names.t.gettext
    parts = []
    if is_meeple_held(victim):
        owner, tribe = seat_of(victim), tribe_of(victim)
        whom = _("{meeple} of {name}").format(meeple=names.one(tribe), name=names.player(owner))
    else:
        tile, tribe = tile_of(victim), tribe_of(victim)
        whom = _("{meeple} on {tile}").format(meeple=names.one(tribe), tile=NAMES[tile])
        parts.append(names.steps_away(steps_to(s, victim)))
    if price:
        parts.append(price)
    ahead = s.look_ahead(victim)
    for note in ahead.notes or ():
        if note[1] == kinds.CAMEL:
            text = _("you rule {tile}, +{n}")
            parts.append(text.format(tile=NAMES[note[3]], n=tile_worth(s, note[3])))
        elif note[1] == kinds.EARNED and note[2] == seat:
            text = _("{djinn} pays {coins}")
            djinn, coins = names.djinns.name(note[4]), names.paying(note[3])
            parts.append(text.format(djinn=djinn, coins=coins))
    verb = _("Kill {whom}").format(whom=whom)
    return Preview("; ".join([verb, *parts]), difference(s, ahead, seat), verb)


ENTRIES: Final = (AssassinateWords, SecondVictimWords)
