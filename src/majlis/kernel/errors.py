"""What can go wrong, by name. Every message says what was wrong and what would be right."""

from __future__ import annotations


class MajlisError(Exception):
    """Anything that this project refuses."""


class UnknownGame(MajlisError, LookupError):
    """No game of that name is in the catalogue."""


class BadName(MajlisError, ValueError):
    """No name for a new game, or one that is taken."""


class NoSources(MajlisError, RuntimeError):
    """What only a checkout of the sources can do was asked of an installed package."""


class UnknownBot(MajlisError, LookupError):
    """No bot of that name, or a name that leads to something else."""


class BadSeats(MajlisError, ValueError):
    """The game is not for that many players."""


class BadOption(MajlisError, ValueError):
    """No such option, no such value, or two options that exclude each other."""


class Excluded(BadOption):
    """Two settings that cannot be chosen together."""

    def __init__(self, message: str, options: tuple[str, str], because: str) -> None:
        super().__init__(message)
        self.options = options
        self.because = because

    def __reduce__(self) -> tuple[type[Excluded], tuple[str, tuple[str, str], str]]:
        # By itself an exception is pickled with the arguments of Exception, the message alone.
        return type(self), (str(self), self.options, self.because)


class BadSeed(MajlisError, ValueError):
    """A seed that a match file could not hold."""


class IllegalAction(MajlisError, ValueError):
    """The seat is not asked, or may not answer that."""


class CannotUndo(MajlisError, ValueError):
    """There is nothing of this seat's to take back, or somebody has built on it."""


class BadMatchFile(MajlisError, ValueError):
    """Not a match file, or one that was cut off or changed."""


class WrongRules(BadMatchFile):
    """The file was played under a version of the rules that this build does not replay."""


class BadRecord(MajlisError, ValueError):
    """Not a record of an arena, or one of another contest."""


class LostWorker(MajlisError, RuntimeError):
    """A process that worked for this one is gone, and what it was doing with it."""


class IsAView(MajlisError, TypeError):
    """A view has holes: it must be determinized before it can be played on."""


class RuleError(MajlisError, RuntimeError):
    """The rules contradict themselves: a bug in a game, never a player's fault."""
