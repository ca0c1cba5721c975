"""Entries: everything that is said about one kind of frame, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
)

from majlis.kernel.frame import Frame
from majlis.kernel.state import State
from majlis.words.names import Names

if TYPE_CHECKING:
    from majlis.words import Words

S = TypeVar("S", bound=State)
N = TypeVar("N", bound=Names)
AnyFrame: TypeAlias = Frame[Any]
F = TypeVar("F", bound=AnyFrame)


@dataclass(frozen=True)
class Preview:
    """What a legal answer would do."""

    text: str
    gain: str = ""
    """The same as a badge: "+2"."""
    verb: str = ""
    """What the button that confirms it says: "Place on P5"."""
    leads: tuple[int, ...] = ()
    """What it can lead to, where one would want to know that: the answers that stand for places."""


class Entry(Generic[S, N, F]):
    """What is said about the frames that its last type argument names.

    `class BidWords(Entry[Sultanate, Names, Bid | BidWithFakirs])` is the entry of those two. A
    question to seats fills in every part; a plain frame, or one of chance, has a crumb at most.
    """

    FRAMES: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    """The frames it speaks of; empty for a base that games share."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in getattr(cls, "__orig_bases__", ()):
            origin = get_origin(base)
            if isinstance(origin, type) and issubclass(origin, Entry):
                about = get_args(base)[-1]
                if not isinstance(about, TypeVar):
                    cls.FRAMES = get_args(about) or (about,)

    def __init__(self, words: Words[S, N]) -> None:
        self.words = words
        self.names = words.names
        self.t = words.names.t

    def crumb(self, frame: F) -> str:
        """The paragraph in two or three words; empty if it goes without saying."""
        return ""

    def title(self, s: S, frame: F, seat: int) -> str:
        """The question, put to the seat that has to answer it; of chance, what is happening."""
        return self.crumb(frame)

    def help(self, s: S, frame: F, seat: int) -> str:
        """A line below the title; empty if that says it all."""
        return ""

    def deed(self, s: S) -> str:
        """Of chance: what the answer before it does, in a word: "Roll". Empty if chance only comes
        after it, as new cards come into a row."""
        return ""

    def button(self, s: S) -> str:
        """Of chance: what the button says that lets it have its way."""
        return self.deed(s) or self.t.gettext("Go on")

    def ends_turn(self, s: S) -> bool:
        """Of chance: nothing is asked behind it, so that to let it have its way ends the turn."""
        return False

    def told(self, s: S, frame: F, asked: Sequence[int]) -> str:
        """The question, told to those who are not asked."""
        names = ", ".join(map(self.names.player, asked))
        return self.t.gettext("Waiting for {names}").format(names=names)

    def preview(self, s: S, frame: F, seat: int, action: int) -> Preview:
        """What a legal answer would do."""
        raise NotImplementedError

    def preview_all(self, views: Sequence[S], frame: F, path: Sequence[int]) -> Preview:
        """What these answers would do, each from its view: the first only leads to the others."""
        told = [self.words.preview(s, action) for s, action in zip(views, path, strict=False)]
        text = ", ".join(one.text for one in told[1:])
        return Preview(text, told[-1].gain, told[-1].verb)

    def refusal(self, s: S, frame: F, seat: int, action: int) -> str:
        """Why this answer is not legal; empty if it has nothing to do with the question."""
        return ""
