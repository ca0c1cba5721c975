"""What a table cannot do for a person, each in one sentence that has a translation."""

from __future__ import annotations

from typing import ClassVar

from majlis.kernel.errors import MajlisError
from majlis.language import N_


class Refusal(MajlisError):
    """The page says the sentence in the reader's language; the log says it in English."""

    status: ClassVar[int] = 422

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NotHere(Refusal):
    status = 404

    def __init__(self, sentence: str = N_("There is no such page here.")) -> None:
        super().__init__(sentence)


class NoSuchTable(NotHere):
    def __init__(self) -> None:
        super().__init__(N_("There is no such table. Perhaps the link was cut off."))


class NotAllowed(Refusal):
    status = 403


class Illegal(Refusal):
    """The rules do not allow that answer to that question."""

    def __init__(self) -> None:
        super().__init__(N_("That cannot be done now."))


class MovedOn(Refusal):
    """Somebody was quicker: what the page showed is no longer so."""

    status = 409

    def __init__(self) -> None:
        super().__init__(N_("The game has moved on. This is how it stands now."))


class Overtaken(MovedOn):
    """Another process has written an event of that number: what was to be done may still be."""


class SeatTaken(Refusal):
    status = 409

    def __init__(self) -> None:
        super().__init__(N_("Somebody has just taken that seat."))


class Unplayable(Refusal):
    """Rules or events of a stored match do not fit together any more: it is never guessed at."""

    status = 409


class TooMany(Refusal):
    status = 429

    def __init__(self) -> None:
        super().__init__(N_("Too many pages of this table are open. Please close some."))


class TooOften(Refusal):
    status = 429

    def __init__(self) -> None:
        super().__init__(N_("That was a lot at once. Please wait a moment."))
