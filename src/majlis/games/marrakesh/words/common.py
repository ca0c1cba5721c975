"""What the chapters share: the entry of a frame, and how an answer to a question is foretold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from majlis import words
from majlis.games.marrakesh.data import (
    DONE,
    FILLABLE,
    GRAY,
    HOME,
    ON_PALACE,
    RED,
    SCHOLARS,
    SPACES,
    SQUARE_BONUS,
    WATER,
    is_plain,
    keshi_of,
    kind_of,
    resource_of,
    sector_of,
    space_of,
    staircase_of,
    workshop_of,
)
from majlis.games.marrakesh.rules import notes, oases, scrolls_permanent
from majlis.games.marrakesh.rules.round import ChooseAssistant, ClaimKeshi, Select, UseAssistant
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.games.marrakesh.words.names import Names
from majlis.kernel.state import Note
from majlis.words import Preview, Words, sign, signed

F = TypeVar("F", bound=words.AnyFrame)

NOT_MINE: Final = {
    notes.ROUND,
    notes.SEASON,
    notes.RANKED,
    notes.PROVIDED,
    notes.UNPROVIDED,
    notes.FILLED,
}
"""Here the answer has had its effect, and the round goes on."""
OWN_QUESTIONS: Final = (ChooseAssistant, UseAssistant, ClaimKeshi, Select)
"""Questions that do not come from the answer."""


class Entry(words.Entry[Marrakesh, Names, F]):
    """What is said about a frame of Marrakesh.

    A question says what its answers mean and what their buttons say; what they lead to is the same
    for all: where pawns and keshis get to, what is gained, what is paid, what is asked next.
    """

    PHASE: ClassVar[bool] = False
    """A part of the round: its crumb comes before those of all that happens in it."""
    INTERRUPTIBLE: ClassVar[bool] = False
    """Its crumb stays while another question comes in between."""
    OFFER: ClassVar[bool] = False
    """It is answered once: to decline it is not to stop."""

    def __init__(self, words: Words[Marrakesh, Names]) -> None:
        super().__init__(words)
        self.pieces = words.names.pieces
        self.tiles = words.names.tiles

    def told(self, s: Marrakesh, frame: F, asked: Sequence[int]) -> str:
        if len(asked) > 1:
            return super().told(s, frame, asked)
        text = self.t.gettext("{name} decides: {what}")
        return text.format(name=self.names.player(asked[0]), what=self.crumb(frame))

    # -- what an answer would do -----------------------------------------------------------------

    def preview(self, s: Marrakesh, frame: F, seat: int, action: int) -> Preview:
        view = s if s.viewer == seat else s.redact(seat)
        after = view.look_ahead(action)
        happened = own_notes(after.notes or [], seat)
        if action == DONE:
            meaning, verb = self.meaning_of_done(), self.verb_of_done()
        else:
            meaning = self.meaning(s, frame, seat, action)
            verb = self.verb(s, frame, seat, action)
        parts = [
            meaning,
            *self.effects(happened, s.players[seat], after.players[seat]),
            self.next_question(frame, after, seat),
        ]
        text = "; ".join(part for part in parts if part)
        return Preview(text or verb, self.badge(happened), verb)

    def meaning(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        """What the answer is, where its effects alone do not say it."""
        return ""

    def verb(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        """What the button says."""
        raise NotImplementedError

    def meaning_of_done(self) -> str:
        return ""

    def verb_of_done(self) -> str:
        _ = self.t.gettext
        return _("No") if self.OFFER else _("Stop here")

    def effects(self, happened: list[Note], me: Player, then: Player) -> list[str]:
        """In a few words each: where pawns and keshis get to, what is gained, what is paid."""
        _ = self.t.gettext
        parts: list[str] = []
        resources = [0, 0, 0]
        keshis = [0] * 12
        points = 0
        for note in happened:
            kind, _seat, b, c, d = note[1:]
            if kind == notes.POINTS:
                points += b
            elif kind == notes.GAINED:
                resources[b] += c
            elif kind == notes.VENDOR:
                resources[WATER] += c
            elif kind == notes.PAID:
                resources[b] -= c
            elif kind == notes.DEPLOYED:
                keshis[b] += 1
            elif kind == notes.RETURNED:
                keshis[b] -= 1
            elif kind == notes.GOODS_PAID:
                keshis[b] -= c
            elif kind == notes.SAILED:
                parts.append(self.sailed(b, c))
            elif kind == notes.CLIMBED:
                palace, mosque = _("palace {start} to {end}"), _("mosque {start} to {end}")
                text = palace if b == ON_PALACE else mosque
                parts.append(text.format(start=c, end=d))
            elif kind == notes.NO_ROOM:
                parts.append(_("no room: {role}").format(role=self.pieces.role(b)))
        for colour, n in enumerate(keshis):
            if n:
                parts += self.counted(colour, me.keshis[colour], then.keshis[colour])
        for resource, n in enumerate(resources):
            if n:
                parts.append(self.pieces.resources(resource, abs(n), sign(n)))
        if points:
            parts.append(self.pieces.points(abs(points), sign(points)))
        return parts

    def sailed(self, start: int, end: int) -> str:
        return self.t.gettext("river {start} to {end}").format(start=start, end=end)

    def counted(self, colour: int, now: int, then: int) -> list[str]:
        """How many keshis of a colour there are then."""
        _ = self.t.gettext
        text = _("{role}: {now} to {then}")
        parts = [text.format(role=self.pieces.role(colour), now=now, then=then)]
        if colour != RED and HOME[colour] in FILLABLE and then == SPACES:
            parts.append(_("all 8 spaces taken"))
        if colour == GRAY:
            opened = [n for n in SCHOLARS if now < n <= then]
            text = _("opens the scrolls for {n} scholars")
            parts += [text.format(n=n) for n in opened[-1:] if n > 1]
        return parts

    def badge(self, happened: list[Note]) -> str:
        """The most telling number: points, else a resource."""
        points = sum(note[3] for note in happened if note[1] == notes.POINTS)
        if points:
            return signed(points)
        for note in happened:
            if note[1] == notes.GAINED:
                return self.pieces.resources(note[3], note[4], "+")
            if note[1] == notes.VENDOR:
                return self.pieces.resources(WATER, note[4], "+")
        return ""

    def next_question(self, frame: F, after: Marrakesh, seat: int) -> str:
        """What the seat is asked because of its answer."""
        if after.waiting != [seat]:
            return ""
        following = after.question()
        if isinstance(following, (*OWN_QUESTIONS, type(frame))):
            return ""
        return self.t.gettext("then: {what}").format(what=self.words.crumb(following))

    # -- answers of several chapters -------------------------------------------------------------

    def take_keshi(self, action: int) -> str:
        text = self.t.gettext("Take {keshi}")
        return text.format(keshi=self.pieces.one(keshi_of(action)))

    def deploy_keshi(self, action: int) -> str:
        text = self.t.gettext("Deploy {keshi}")
        return text.format(keshi=self.pieces.one(keshi_of(action)))

    def take_resource(self, action: int) -> str:
        text = self.t.gettext("Take {what}")
        return text.format(what=self.pieces.resources(resource_of(action), 1))

    def pay_resource(self, action: int) -> str:
        text = self.t.gettext("Pay {what}")
        return text.format(what=self.pieces.resources(resource_of(action), 1))

    def use_sector(self, action: int) -> str:
        text = self.t.gettext("Use: {sector}")
        return text.format(sector=self.pieces.sector(sector_of(action)))

    def to_stairs(self, action: int) -> str:
        _ = self.t.gettext
        return _("To the palace") if staircase_of(action) == ON_PALACE else _("To the mosque")

    def not_plain(self, bonus: int, times: int = 1) -> str:
        """A bonus, unless it is points or resources: they are among the effects."""
        return "" if is_plain(kind_of(bonus)) else self.pieces.bonus(bonus, times)

    def gate_from(self, action: int) -> str:
        """What a gate from that workshop brings."""
        return self.names.workshop_explained(workshop_of(action)).partition(".")[0]

    def scroll_does(self, scroll: int) -> str:
        return self.tiles.effect(scroll).rstrip(".")

    def oasis_now(self, me: Player, oasis: int) -> str:
        """What an oasis counts, and how much that is now."""
        text = self.t.gettext("{oasis}: now worth {points}")
        points = self.pieces.points(oases.worth(me, oasis))
        return text.format(oasis=self.tiles.oasis_explained(oasis).rstrip("."), points=points)

    # -- refusals of several chapters ------------------------------------------------------------

    def too_late(self) -> str:
        return self.t.gettext("To choose this too, choose it before the others.")

    def too_early(self) -> str:
        return self.t.gettext("To choose this, choose the others first.")

    # -- help of several chapters ----------------------------------------------------------------

    def any_keshi(self) -> str:
        """A crumb."""
        return self.t.gettext("a keshi of any colour")

    def one_keshi(self) -> str:
        return self.t.gettext("Of any colour; it joins your board at once.")

    def several_keshis(self, left: int) -> str:
        if left == 1:
            return self.one_keshi()
        text = self.t.gettext("{n} of any colours; each joins your board at once.")
        return text.format(n=left)

    def thresholds_pay(self, steps: int) -> str:
        text = self.t.gettext("{steps}; every threshold brings 1 dinar and a bonus.")
        return text.format(steps=self.pieces.steps(steps))

    def best_three(self) -> str:
        return self.t.gettext("The best three count at the end.")


class SpaceWords(Entry[F]):
    """Questions about a space of the main square that gives its bonus once."""

    def meaning(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        return self.not_plain(SQUARE_BONUS[space_of(action)])

    def verb(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        bonus = self.pieces.bonus(SQUARE_BONUS[space_of(action)])
        return self.t.gettext("Choose {what}").format(what=bonus)


class EntertainerWords(Entry[F]):
    """Questions about a space of the main square whose bonus is multiplied by its spectators."""

    def meaning(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        space = space_of(action)
        times = scrolls_permanent.spectators(s, s.players[seat], space)
        return self.not_plain(SQUARE_BONUS[space], times)

    def verb(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        space = space_of(action)
        times = scrolls_permanent.spectators(s, s.players[seat], space)
        bonus = self.pieces.bonus(SQUARE_BONUS[space], times)
        return self.t.gettext("Choose {what}").format(what=bonus)


def own_notes(happened: Sequence[Note], seat: int) -> list[Note]:
    """What the seat's answer does, until the round goes on without it."""
    mine: list[Note] = []
    for note in happened:
        goes_home = note[1] == notes.SAILED and note[4] < note[3]
        if note[1] in NOT_MINE or goes_home:
            break
        if note[2] == seat:
            mine.append(note)
    return mine
