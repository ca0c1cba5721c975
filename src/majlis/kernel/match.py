"""A game being played: a position, the log that leads to it, and the dice."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Self, TypeAlias

from majlis.kernel import notation
from majlis.kernel.chance import roll
from majlis.kernel.errors import (
    BadMatchFile,
    BadSeats,
    BadSeed,
    CannotUndo,
    IllegalAction,
    WrongRules,
)
from majlis.kernel.frame import ALL, CHANCE, HIDDEN, WATCHER, Ask
from majlis.kernel.game import Game, Setting
from majlis.kernel.state import Note, State, index_at

Seed: TypeAlias = int | str | None
Script: TypeAlias = Callable[[State], int]
"""Chooses an outcome of chance instead of the dice: for tests."""


@dataclass(frozen=True)
class Entry:
    """One line of the log: who answered which question how, and what came of it."""

    seat: int
    question: Ask[Any]
    depth: int
    """How deep the agenda was: with the question, tells simultaneous answers from later ones."""
    action: int
    audience: int
    """A bit mask of the seats that may see the action."""
    auto: bool
    """Played by the table because it was the only legal answer."""
    turn: int
    """The number of the turn in which it was asked for."""
    turn_of: int
    """Whose turn that was, or ALL."""
    notes: tuple[Note, ...]

    def visible(self, seat: int) -> bool:
        return self.audience == ALL or (seat >= 0 and bool(self.audience >> seat & 1))

    def seen(self, seat: int) -> Entry:
        """The entry as this seat may read it."""
        action = self.action if self.visible(seat) else HIDDEN
        notes = tuple(
            note if note[0] in (ALL, seat) else (*note[:5], HIDDEN) for note in self.notes
        )
        return replace(self, action=action, notes=notes)

    def dump(self) -> list[Any]:
        """The entry as plain JSON data."""
        question = [type(self.question).__name__, *self.question.args()]
        turn = self.turn, self.turn_of
        return [
            self.seat,
            question,
            self.depth,
            self.action,
            self.audience,
            self.auto,
            *turn,
            self.notes,
        ]

    @classmethod
    def load(cls, state: type[State], data: list[Any]) -> Entry:
        """The entry that `dump` wrote, of a game with these positions."""
        seat, (kind, *args), depth, action, audience, auto, turn, turn_of, notes = data
        question = state.FRAMES[kind](*args)
        read = tuple(map(tuple, notes))
        return cls(seat, question, depth, action, audience, auto, turn, turn_of, read)


class Match:
    """Seed, log, legality, undo, replay, save. Whatever fails leaves the match as it was."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: Seed = None,
        options: Mapping[str, Setting] | None = None,
        *,
        rules: int | None = None,
        script: Script | None = None,
        start: bool = True,
    ) -> None:
        """A new match. With a `script`, chance answers by it and the file holds no seed.

        Without `start` the first rolls are left to whoever follows a file.
        """
        meta = game.meta
        meta.check_seats(seats)
        self.game = game
        self.seats = seats
        version = meta.rules if rules is None else rules
        self.settings = meta.settings(options or {}, seats, version)
        self.seed = None if script else seed_text(seed)
        self.log: list[Entry] = []
        self._script = script
        self._past: list[State] = []
        self._floor = 0
        self.state: State = game.setup(seats, self.settings, version)
        if start:
            self._roll()

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        seats: int,
        seed: str,
        options: Mapping[str, Setting],
        state: State,
        log: list[Entry],
    ) -> Self:
        """A match at a position of which nothing can be taken back, with the log that led to it."""
        match = cls(game, seats, seed, options, rules=state.rules, start=False)
        match.state, match.log = state, log
        match._floor = len(log)
        return match

    # -- looking -----------------------------------------------------------------------------

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked something."""
        return self.state.waiting

    @property
    def over(self) -> bool:
        return not self.state.waiting

    @property
    def sealed(self) -> bool:
        """Nothing of the log can be taken back."""
        return self._floor == len(self.log)

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed: shown at the start, it proves the dice at the end."""
        return None if self.seed is None else commitment(self.seed)

    def legal(self, seat: int) -> list[int]:
        """What the seat may answer, as actions; nothing if it is not asked."""
        return self.state.options(seat)

    def labels(self, seat: int) -> list[str]:
        """What the seat may answer, as labels."""
        return [self.state.label(action) for action in self.legal(seat)]

    def scores(self) -> list[int]:
        return self.state.scores()

    def breakdown(self) -> list[dict[str, int]]:
        return self.state.breakdown()

    def winners(self) -> list[int]:
        """The seats that have won; nobody while the game goes on."""
        return self.state.winners() if self.over else []

    def view(self, seat: int) -> State:
        """The position as this seat (or WATCHER) may know it."""
        return self.state.redact(self._viewer(seat))

    def seen(self, seat: int) -> list[Entry]:
        """The log as this seat (or WATCHER) may read it."""
        viewer = self._viewer(seat)
        return [entry.seen(viewer) for entry in self.log]

    def _viewer(self, seat: int) -> int:
        if seat != WATCHER and seat not in range(self.seats):
            raise BadSeats(f"no seat {seat!r}: there are 0 to {self.seats - 1}, or WATCHER")
        return seat

    # -- playing -----------------------------------------------------------------------------

    def play(self, seat: int, *answers: int | str, auto: bool = False) -> None:
        """Answer: an action or a label, or several in a row, of which all are played or none.

        No answer but the last may roll or teach its giver anything: a refusal would tell it.
        """
        with self._all_or_nothing():
            for nth, answer in enumerate(answers, 1):
                self._do(seat, self._legal_action(seat, answer), auto)
                if nth < len(answers) and (self.state.waiting == [CHANCE] or self.state.learnt):
                    raise IllegalAction(
                        f"{answer!r} of seat {seat} rolls or reveals something: it must come last"
                    )
            self._roll()

    def undo(self, seat: int) -> None:
        """Take the seat's last answer back, never across a die, a reveal or another's answer.

        An answer of another seat to the same simultaneous question stays: it is played again.
        """
        at, again = self._to_undo(seat)
        with self._all_or_nothing():
            self.state = self._past[at - self._floor]
            self._past = self._past[: at - self._floor]
            self.log = self.log[:at]  # a new list: whoever has the old one may go on reading it
            for entry in again:
                self._do(entry.seat, entry.action, entry.auto)

    @property
    def open_log(self) -> list[Entry]:
        """The lines of the log that no die and no reveal has sealed."""
        return self.log[self._floor :]

    def last_of(self, seat: int) -> Entry:
        """The seat's last answer that it can take back."""
        return self.log[self._to_undo(seat)[0]]

    def can_undo(self, seat: int) -> bool:
        try:
            self._to_undo(seat)
        except CannotUndo:
            return False
        return True

    def _to_undo(self, seat: int) -> tuple[int, list[Entry]]:
        """Where the seat's last answer stands, and what must be played again without it."""
        for at in range(len(self.log) - 1, self._floor - 1, -1):
            taken = self.log[at]
            if taken.seat == seat and not taken.auto:
                break
        else:
            raise CannotUndo(f"seat {seat} has no answer that could be taken back")
        again = [later for later in self.log[at + 1 :] if not later.auto]
        for later in again:
            if (later.question, later.depth) != (taken.question, taken.depth):
                raise CannotUndo(f"seat {later.seat} has answered since")
        return at, again

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """An error puts the match back to where it was. Lists only grow, or are replaced."""
        state, floor = self.state, self._floor
        log, lines = self.log, len(self.log)
        past, states = self._past, len(self._past)
        try:
            yield
        except BaseException:
            self.state, self._floor = state, floor
            self.log, self._past = log[:lines], past[:states]
            raise

    def _legal_action(self, seat: int, answer: int | str) -> int:
        state = self.state
        if self.over:
            raise IllegalAction("the game is over")
        if seat not in state.waiting:
            raise IllegalAction(f"seat {seat} is not asked; waiting for {state.waiting}")
        legal = state.options(seat)
        action = state.parse(answer) if isinstance(answer, str) else answer
        if type(action) is not int or action not in legal:
            may = ", ".join(state.label(option) for option in legal)
            raise IllegalAction(
                f"seat {seat} may not answer {answer!r} to {state.question()}; legal: {may}"
            )
        return action

    def _do(self, seat: int, action: int, auto: bool) -> None:
        """Apply an answer to a copy, and only when that went well take the copy for the state."""
        state = self.state.clone()
        state.notes = []
        question = state.question()
        depth = len(state.agenda)
        audience: int = question.audience(state, seat)
        state.apply(seat, action)
        notes = tuple(state.notes or ())
        turn, turn_of = self.state.turn, self.state.turn_of
        self.log.append(Entry(seat, question, depth, action, audience, auto, turn, turn_of, notes))
        self._past.append(self.state)
        self.state = state
        if state.sealed:
            self._floor = len(self.log)
            self._past = []

    def _roll(self) -> None:
        while self.state.waiting == [CHANCE]:
            self._do(CHANCE, self._outcome(), auto=False)

    def _outcome(self) -> int:
        state = self.state
        if self.seed is not None:
            return rolled(state, self.seed, len(self.log))
        assert self._script is not None
        return self._script(state)

    # -- files -------------------------------------------------------------------------------

    def save(self, viewer: int | None = None) -> str:
        """The match as text: all of it, or what this viewer may know."""
        log = self.log if viewer is None else self.seen(viewer)
        answers = [
            notation.Answer(
                entry.seat,
                type(entry.question).__name__,
                self.state.label(entry.action),
                entry.audience,
                entry.auto,
            )
            for entry in log
        ]
        seed = self.seed if viewer is None else None
        head = notation.header(self.game.meta, self.state.rules, self.seats, self.settings, seed)
        return notation.write(notation.Record(head, answers, self.scores() if self.over else None))

    @classmethod
    def restore(cls, game: Game[Any], record: notation.Record) -> Self:
        """The match that a file describes, to play on."""
        match = cls._opened(game, record)
        for _ in match._follow(record):
            pass
        return match

    @classmethod
    def positions(cls, game: Game[Any], record: notation.Record) -> Iterator[State]:
        """Every position of the match that a file describes, in turn."""
        return cls._opened(game, record)._follow(record)

    @classmethod
    def _opened(cls, game: Game[Any], record: notation.Record) -> Self:
        """A match at its very first question, before any answer of the file."""
        head, meta = record.header, game.meta
        if not meta.oldest_rules <= head.rules <= meta.rules:
            raise WrongRules(
                f"the match was played under rules {head.rules} of {meta.title}; this build "
                f"replays rules {meta.oldest_rules} to {meta.rules}"
            )
        script = None if head.seed is not None else unknown_dice
        options = notation.settings(meta, head)
        return cls(
            game, head.seats, head.seed, options, rules=head.rules, script=script, start=False
        )

    def _follow(self, record: notation.Record) -> Iterator[State]:
        """Play the file's answers, each checked against the rules; every position in turn."""
        yield self.state
        for answer in record.answers:
            self._take(answer)
            yield self.state
        if record.scores is not None and not (self.over and self.scores() == record.scores):
            raise BadMatchFile(
                f"the file ends with scores {record.scores}, "
                f"the rules with {self.scores() if self.over else 'a question'}"
            )
        if self.seed is not None:
            self._roll()

    def _take(self, answer: notation.Answer) -> None:
        where = f"line {answer.line}"
        state = self.state
        if self.over:
            raise BadMatchFile(f"{where}: the game is over, the file goes on")
        asked = type(state.question()).__name__
        if asked != answer.frame:
            raise BadMatchFile(f"{where}: the rules ask {asked}, the file answers {answer.frame}")
        if answer.label == notation.SECRET:
            raise BadMatchFile(f"{where}: a secret answer; only the full file can be replayed")
        try:
            action = self._legal_action(answer.seat, answer.label)
        except IllegalAction as error:
            raise BadMatchFile(f"{where}: {error}") from None
        if answer.seat == CHANCE and self.seed is not None:
            dice = rolled(state, self.seed, len(self.log))
            if dice != action:
                raise BadMatchFile(
                    f"{where}: the seed gives {state.label(dice)}, the file says {answer.label}"
                )
        self._do(answer.seat, action, answer.auto)


def commitment(seed: str) -> str:
    """The SHA-256 of a seed."""
    return sha256(seed.encode()).hexdigest()


def rolled(state: State, seed: str, seq: int) -> int:
    """What the dice of this seed answer in line `seq`."""
    legal = state.options(CHANCE)
    weights = state.question().weights(state) or [1] * len(legal)
    return legal[index_at(weights, roll(seed, seq, sum(weights)))]


def unknown_dice(state: State) -> int:
    """The script of a match whose file holds no seed: it can be read, but not rolled on."""
    raise BadSeed(f"{state.question()}: the file of this match holds no seed to roll with")


def seed_text(seed: Seed) -> str:
    """A seed as the file keeps it; None draws 128 random bits."""
    text = secrets.token_hex(16) if seed is None else str(seed)
    if not notation.SEED.fullmatch(text):
        raise BadSeed(f"a seed is up to 100 letters, digits and . : + - _, not {seed!r}")
    return text
