"""Positions: what lies on the table, and the paragraphs that are still to be carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self, TypeAlias, cast

from majlis.kernel.chance import Rng
from majlis.kernel.errors import IsAView, RuleError
from majlis.kernel.frame import ALL, CHANCE, HIDDEN, NONE, WATCHER, Ask, Frame

PARAGRAPH_LIMIT: Final = 10_000
"""Paragraphs that may be carried out before somebody must be asked something."""

Note: TypeAlias = tuple[int, int, int, int, int, int]
"""Who may read its secret (a seat, or ALL), the kind, and four numbers, the last one the secret."""


class State:
    """One position: ints and short lists, changed in place, with an agenda of immutable frames.

    The constructor takes every field; the rulebook's Setup is a function apart.
    """

    FRAMES: ClassVar[dict[str, Any]] = {}
    """The game's frame classes by name."""
    LABELS: ClassVar[list[str]] = []
    """The vocabulary: a label for every action, first those of seats, then chance's own."""
    ACTIONS: ClassVar[int] = 0
    """How many actions of the vocabulary a seat can give; the rest belong to chance."""
    MIGRATIONS: ClassVar[list[Any]] = []
    """Step n turns a dump of shape n (dict) into one of shape n + 1; the newest shape is last."""

    def __init__(self, rules: int, agenda: list[Frame[Any]]) -> None:
        self.rules = rules
        """The version of the rules this position is played under."""
        self.agenda = agenda
        """What is still to be done; the top is last."""
        self._laid = len(agenda)
        """So many frames lie in their order; what is above them a paragraph has just collected."""
        self._question: Ask[Any] | None = None
        self.waiting: list[int] = []
        """The seats to answer, [CHANCE] for the dice; empty when the game is over."""
        self.turn = 0
        """How many turns have begun; an answer belongs to the one in which it is asked for."""
        self.turn_of = ALL
        """Whose turn it is; ALL where everybody is asked the same, and in the set-up."""
        self.sealed = False
        """The last answer rolled, revealed or looked: it cannot be taken back."""
        self.learnt = False
        """The last answer showed its giver something, or ended the game: a draft ends here."""
        self.viewer = NONE
        """Whose view this is (a seat or WATCHER); NONE for the position itself."""
        self.notes: list[Note] | None = None
        """What the last answer did, for whoever listens; None when nobody does."""
        self._legal: list[int] = []
        self._known = False
        self._looking_ahead = False

    # -- for a game to fill in ---------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, by the constructor; ends with `share`."""
        raise NotImplementedError

    def dump_fields(self) -> dict[str, Any]:
        """What lies on the table, as plain JSON data: the game's part of `dump`."""
        raise NotImplementedError

    @classmethod
    def load_fields(cls, rules: int, agenda: list[Frame[Any]], table: dict[str, Any]) -> State:
        """The position that `dump_fields` described: the game's part of `load`."""
        raise NotImplementedError

    def hide_secrets(self, seat: int) -> None:
        """Make this copy the position as the seat (or WATCHER) may know it."""

    def sample_secrets(self, rng: Rng) -> None:
        """Deal the holes of this view consistently, every possibility with its true odds."""

    def scores(self) -> list[int]:
        """Each seat's points if the game ended now, by public knowledge."""
        return [sum(points.values()) for points in self.breakdown()]

    def safe(self) -> list[int]:
        """What of the scores nobody can lose any more; the rest is promised until the end."""
        return self.scores()

    def breakdown(self) -> list[dict[str, int]]:
        """Each seat's points by source."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now, tie-breaks applied."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, points in enumerate(scores) if points == best]

    def wins(self) -> list[float]:
        """What each seat would have of the victory if the game ended now: winners share it."""
        winners = self.winners()
        share = 1 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(len(self.scores()))]

    # -- for a rule to call --------------------------------------------------------------------

    def then(self, *frames: Frame[Any]) -> None:
        """Do these after this paragraph, before anything that was already waiting.

        A paragraph reads forwards: what it says later is done later, in however many calls.
        """
        for frame in frames:
            self.agenda.append(frame)

    def cancel_next(self) -> None:
        """What waits next is not done: this paragraph takes its place. Said before any `then`."""
        if len(self.agenda) != self._laid:
            raise RuleError(f"{self.agenda[-1]} was said before cancelling what waits")
        self.agenda.pop()
        self._laid -= 1

    def begin_turn(self, seat: int) -> None:
        """A turn of this seat, or of ALL, begins: what is answered from here on belongs to it."""
        self.turn += 1
        self.turn_of = seat

    def reveal(self) -> None:
        """What was secret comes to light: whoever has just answered learns it, too.

        A view knows nothing of it: `look_ahead` goes no further.
        """
        if self._looking_ahead:
            raise Unknowable
        self.sealed = True
        self.learnt = True

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell whoever listens what happened; `words` of the game makes a sentence of it."""
        if self.notes is not None:
            self.notes.append((ALL, kind, a, b, c, d))

    def whisper(self, seat: int, kind: int, a: int, b: int, c: int, secret: int) -> None:
        """As `note`, but only this seat may read the last number; the others read HIDDEN."""
        if self.notes is not None:
            self.notes.append((seat, kind, a, b, c, secret))

    # -- for whoever plays ---------------------------------------------------------------------

    @property
    def legal(self) -> list[int]:
        """What waiting[0] may answer (in a view: its own seat). Read-only: clones share it."""
        if not self._known:
            self._legal = self._options_of_first()
            self._known = True
        return self._legal

    def _options_of_first(self) -> list[int]:
        if not self.waiting:
            return []
        return self.options(self.waiting[0] if self.viewer == NONE else self.viewer)

    def question(self) -> Ask[Any]:
        """The question on the table."""
        question = self._question
        assert question is not None, "the game is over"
        return question

    def options(self, seat: int) -> list[int]:
        """What this seat may answer; nothing if it is not asked."""
        if not self._is_asked(seat):
            return []
        legal: list[int] = self.question().options(self, seat)
        if not legal:
            raise RuleError(f"{self.question()} asks seat {seat}, who has no answer")
        return legal

    def allows(self, seat: int, action: int) -> bool:
        """Whether this seat may answer that."""
        if not self._is_asked(seat):
            return False
        allowed: bool = self.question().allows(self, seat, action)
        return allowed

    def _is_asked(self, seat: int) -> bool:
        if self.viewer != NONE and seat != self.viewer:
            raise IsAView(f"the view of {who(self.viewer)} cannot tell what {who(seat)} may answer")
        return seat in self.waiting

    def apply(self, seat: int, action: int) -> None:
        """Answer the question on top. The caller checks legality (`Match.play` does)."""
        if self.viewer != NONE:
            raise IsAView(f"this is the view of {who(self.viewer)}: determinize it first")
        question = self.question()
        self.agenda.pop()
        self._laid = len(self.agenda)
        self.sealed = seat == CHANCE
        self.learnt = False
        if self.notes is not None:
            self.notes = []
        question.answer(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Carry rule text out until a seat has a question to answer, or the game is over."""
        agenda = self.agenda
        self._known = False
        if len(agenda) > self._laid + 1:
            self._lay()
        for _ in range(PARAGRAPH_LIMIT):
            if not agenda:
                self._laid = 0
                self._question = None
                self.waiting = []
                self.learnt = True
                return
            top = agenda[-1]
            if isinstance(top, Ask):
                if top.lapses(self):
                    agenda.pop()
                    continue
                self._laid = len(agenda)
                self._question = top
                self.waiting = top.seats(self)
                if not self.waiting:
                    raise RuleError(f"{top} asks nobody, and does not say that it lapses")
                return
            agenda.pop()
            self._laid = len(agenda)
            top.run(self)
            if len(agenda) > self._laid + 1:
                self._lay()
        raise RuleError(
            f"{PARAGRAPH_LIMIT} paragraphs and no question; the last ones: {agenda[-4:]}"
        )

    def _lay(self) -> None:
        """Put what was collected in its order on the agenda, first on top."""
        agenda: list[Any] = self.agenda
        low, high = self._laid, len(agenda) - 1
        while low < high:
            agenda[low], agenda[high] = agenda[high], agenda[low]
            low += 1
            high -= 1

    def asks_for_more(self, before: State, seat: int) -> bool:
        """The seat is asked for one more member of the set that it was asked for `before`: by the
        same question in its place, or by its second half."""
        if seat not in self.waiting or len(self.agenda) != len(before.agenda):
            return False
        asked, question = before.question(), self.question()
        return asked.SET and question.SET and (question.JOINED or type(question) is type(asked))

    def pick(self, rng: Rng) -> int:
        """A random answer of waiting[0]: by its odds for chance, evenly for a seat."""
        legal = self.legal
        n = len(legal)
        if n == 1:
            return legal[0]
        if self.waiting[0] == CHANCE:
            weights: list[int] = self.question().weights(self)
            if weights:
                return legal[index_at(weights, rng.below(sum(weights)))]
        return legal[rng.below(n)]

    def key(self) -> str:
        """Equal for positions in which everything lies alike and the same is still to be done,
        whatever has led there. A game may say it more shortly."""
        return f"{self.viewer} {self.waiting} {self.agenda} {self.dump_fields()}"

    def mask(self, seat: int) -> bytearray:
        """The seat's legal answers as a mask over `ACTIONS`."""
        mask = bytearray(self.ACTIONS)
        for action in self.options(seat):
            mask[action] = 1
        return mask

    @classmethod
    def label(cls, action: int) -> str:
        """The name of the thing pointed at; `HIDDEN` is a question mark."""
        return "?" if action == HIDDEN else cls.LABELS[action]

    @classmethod
    def parse(cls, label: str) -> int:
        """The action of that label; -1 if there is none."""
        return cls.LABELS.index(label) if label in cls.LABELS else NONE

    # -- views -----------------------------------------------------------------------------------

    def redact(self, seat: int) -> Self:
        """The position as this seat may know it. Pages, tensors and bots are made from this."""
        if self.viewer not in (NONE, seat):
            raise IsAView(f"the view of {who(self.viewer)} cannot become that of {who(seat)}")
        view = self.clone()
        view.viewer = seat
        view._known = False
        view.hide_secrets(seat)
        return cast(Self, view)

    def look_ahead(self, action: int) -> Self:
        """This view after an answer of its own seat, played by the rules on what the view knows,
        with the notes of what has happened: previews and drafts can leak nothing.

        For an answer that teaches its giver nothing it equals the view of the real position; after
        one that reveals a secret it stands still where it was, `learnt`, with nobody to answer.
        """
        seat = self.viewer
        if seat < 0:
            raise IsAView("only the view of a seat can be looked ahead of")
        ahead = self.clone()
        ahead.viewer = NONE  # what the view hides is not needed so soon
        ahead.notes = []
        ahead._looking_ahead = True
        try:
            ahead.apply(seat, action)
        except Unknowable:
            ahead = self.clone()
            ahead.notes = []
            ahead.waiting = []
            ahead.learnt = True
        ahead._looking_ahead = False
        ahead.viewer = seat
        ahead._known = False
        ahead.hide_secrets(seat)
        return cast(Self, ahead)

    def determinize(self, rng: Rng) -> Self:
        """A whole position that this view could be of; on a position itself, a plain copy."""
        guess = self.clone()
        if self.viewer != NONE:
            guess.viewer = NONE
            guess._known = False
            guess.sample_secrets(rng)
        return cast(Self, guess)

    # -- copies ----------------------------------------------------------------------------------

    def share(self, other: State) -> None:
        """For clones: take over what is replaced, never edited. A clone has no listener."""
        self._question = other._question
        self.waiting = other.waiting
        self.turn = other.turn
        self.turn_of = other.turn_of
        self.sealed = other.sealed
        self.learnt = other.learnt
        self.viewer = other.viewer
        self._legal = other._legal
        self._known = other._known

    def dump(self) -> dict[str, Any]:
        """The position as plain JSON data."""
        return {
            "shape": len(self.MIGRATIONS),
            "rules": self.rules,
            "viewer": self.viewer,
            "waiting": self.waiting.copy(),
            "turn": [self.turn, self.turn_of],
            "agenda": [[type(frame).__name__, *frame.args()] for frame in self.agenda],
            "table": self.dump_fields(),
        }

    @classmethod
    def load(cls, data: dict[str, Any]) -> State:
        """The position that `dump` wrote. It is taken as it stands: nothing is carried out."""
        for migrate in cls.MIGRATIONS[data["shape"] :]:
            data = migrate(data)
        agenda: list[Frame[Any]] = [cls.FRAMES[kind](*args) for kind, *args in data["agenda"]]
        s = cls.load_fields(data["rules"], agenda, data["table"])
        if agenda and isinstance(agenda[-1], Ask):
            s._question = agenda[-1]
        s.waiting = list(data["waiting"])
        s.turn, s.turn_of = data.get("turn", (0, ALL))
        s.viewer = data["viewer"]
        return s

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (type(self), self.dump())


class Unknowable(Exception):
    """Looking ahead has come to something that the view does not know."""


def revive(kind: type[State], data: dict[str, Any]) -> State:
    """Unpickle a position."""
    return kind.load(data)


def index_at(weights: list[int], below: int) -> int:
    """Which share of the weights a number below their sum falls into."""
    for i, weight in enumerate(weights):
        below -= weight
        if below < 0:
            return i
    raise RuleError(f"no share of {weights} is left")


def who(viewer: int) -> str:
    return "a watcher" if viewer == WATCHER else f"seat {viewer}"
