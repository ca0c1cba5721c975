"""The words of games that have not moved into `words/` yet: one class that says everything."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import NullTranslations
from typing import Any, ClassVar, TypeVar

from majlis import words
from majlis.kernel.frame import CHANCE, NONE, Frame
from majlis.kernel.state import Note, State
from majlis.language import language
from majlis.words import Preview, Question, Said

S = TypeVar("S", bound=State)
Consequence = Preview
__all__ = ["Consequence", "Question", "Said", "Words", "tried"]


class Words(words.Words[Any, Any]):
    """The game in one language, with the names at the seats."""

    THINGS: ClassVar[tuple[str, ...]] = ()
    """What a page of rules names and explains, in this order."""

    def __init__(self, code: str, names: Sequence[str] = ()) -> None:
        self.code = code
        self.players = names
        self.names = self
        self.log = self  # type: ignore[assignment]
        folder = type(self).__module__.split(".")[-2]  # a game's catalogue is named like its folder
        self.t: NullTranslations = language(code, folder)

    def name(self, thing: str) -> str:
        """What a thing (a label: `hex:P5`, or a source of points: `water`) is called."""
        raise NotImplementedError

    def explain(self, thing: str) -> str:
        """What it is for; empty if the name says it all."""
        return ""

    def ask(self, view: State, seat: int) -> Question:
        """The question on the table, as put to this seat or, if it is another's, told about it."""
        raise NotImplementedError

    def crumb(self, frame: Frame[Any]) -> str:
        """A paragraph of the agenda in two or three words; empty if it goes without saying."""
        return ""

    def say(self, note: Note) -> Said | None:
        """What happened; None if it need not be told."""
        raise NotImplementedError

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """The lines of the log for one answer: a game may join what belongs together."""
        return [said for note in notes if (said := self.say(note))]

    def consequence(self, view: State, action: int) -> Consequence:
        """What a legal answer to the question on the table would do."""
        raise NotImplementedError

    def preview(self, s: State, action: int) -> Consequence:
        return self.consequence(s, action)

    def why_not(self, view: State, action: int) -> str:
        """Why the view's own seat may not give that answer now; empty if it may."""
        _ = self.t.gettext
        if not view.waiting:
            return _("The game is over.")
        if view.waiting[0] == CHANCE:
            return ""
        if view.viewer not in view.waiting:
            return _("It is not your turn.")
        if action in view.options(view.viewer):
            return ""
        return self.reason(view, action) or _("That is not asked now.")

    def reason(self, view: State, action: int) -> str:
        """Why the seat that is asked may not give that answer; empty if it has nothing to do with
        the question."""
        return ""

    def outcome(self, view: State, seat: int, best: str = "") -> str:
        """Who has won, as told to this seat, and with what: so many points."""
        _ = self.t.gettext
        winners = view.winners()
        if winners == [seat]:
            return _("You win: {best}").format(best=best)
        if len(winners) == 1:
            return _("{name} wins: {best}").format(name=self.player(winners[0]), best=best)
        names = ", ".join(map(self.player, winners))
        return _("Shared victory: {names}, {best}").format(names=names, best=best)

    def player(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.players):
            return self.players[seat]
        return self.t.gettext("Player {number}").format(number=seat + 1)


def tried(view: S, seat: int, action: int) -> tuple[S, list[Note]]:
    """What an answer leads to, by the rules themselves: a copy of the view after it, as far as
    nobody else is asked, and what has happened."""
    after = view.clone()
    assert isinstance(after, type(view))
    after.viewer = NONE  # a view cannot be played on, but what it hides is not needed so soon
    after.notes = []
    after.apply(seat, action)
    return after, after.notes
