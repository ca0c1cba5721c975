"""Frames: the paragraphs of a rulebook, still to be carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

if TYPE_CHECKING:
    from majlis.kernel.state import State

CHANCE: Final = -1
"""The seat that rolls dice and turns cards; its answers are logged like anyone's."""
NONE: Final = -1
"""Nothing there (yet)."""
HIDDEN: Final = -2
"""Something there that this viewer has not seen."""
WATCHER: Final = -3
"""The viewer who sits at no seat: sees what everybody sees."""
ALL: Final = -1
"""The audience mask of an answer that everybody may see; 0 is nobody, bit n is seat n."""

S = TypeVar("S", bound="State")


class Frame(Generic[S]):
    """A paragraph of the rulebook. Never changed: to make progress, push a successor.

    A frame holds seats, counts and public things only: the agenda is equal in every view.
    """

    def args(self) -> tuple[int, ...]:
        """The constructor's arguments: the whole of equality, repr, pickle and JSON."""
        return ()

    def run(self, s: S) -> None:
        """Carry the paragraph out; `s.then(...)` whatever it leads to."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame) and type(other) is type(self) and other.args() == self.args()
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.args()))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args()


class ForSeat(Frame[S]):
    """A paragraph that is carried out for one seat."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def args(self) -> tuple[int, ...]:
        return (self.player,)


class Ask(Frame[S]):
    """A paragraph that ends in a question: some seat must point at one thing on the table."""

    PRIVATE: ClassVar[bool] = False
    """The options follow from a secret, so a person's forced answer is not played at once."""
    CONTINUES: ClassVar[bool] = False
    """The move goes on: a bot judges the answer before by what can be answered here."""
    JOINED: ClassVar[bool] = False
    """The second half of the question before it: a page makes one click of both answers."""
    PREPARES: ClassVar[bool] = False
    """Asked while the game is set up, when a newcomer cannot know what it is good for."""
    WHOLE_TURN: ClassVar[bool] = False
    """An answer is nearly always the whole turn, as a bid is: who gives it has nothing to add."""
    SET: ClassVar[bool] = False
    """The question stands again in its place until a set is complete, one member after the other in
    the order of the rules. People choose its `members` in any order."""
    DECLINE: ClassVar[int] = NONE
    """Of an offer that is a real decision: the answer that leaves it alone, where that is legal and
    there is no usual one. Nobody has to give it who can end the turn instead."""

    def seats(self, s: S) -> list[int]:
        """Who has yet to answer, by public facts alone. Several seats choose at the same time."""
        raise NotImplementedError

    def options(self, s: S, seat: int) -> list[int]:
        """The legal answers in ascending order, each of which can be completed; never empty."""
        raise NotImplementedError

    def allows(self, s: S, seat: int, action: int) -> bool:
        """Whether that is one of them. Questions with many answers say it without a list."""
        return action in self.options(s, seat)

    def answer(self, s: S, seat: int, action: int) -> None:
        """Do what the seat pointed at. The frame has left the agenda; it may push itself again."""
        raise NotImplementedError

    def usual(self, s: S, seat: int) -> int:
        """The answer that nearly everybody gives here, by what the seat knows; NONE if there is
        none. Whether it is taken for a person is not the rules' business."""
        return NONE

    def within(self, s: S, seat: int, most: int) -> int:
        """Of a bid: the answer for whoever would pay so much at most, by what the seat knows. NONE
        if it is no bid."""
        return NONE

    def members(self, s: S, seat: int) -> dict[int, int]:
        """For classes with SET: every answer that can still come, and how often at most."""
        raise NotImplementedError

    def lapses(self, s: S) -> bool:
        """Nobody has anything to answer: the paragraph is passed over. Said before `seats`."""
        return False

    def weights(self, s: S) -> list[int]:
        """For chance: the odds of each option, as whole numbers; empty when all are alike."""
        return []

    def audience(self, s: S, seat: int) -> int:
        """A bit mask of the seats that may see what this seat answers."""
        return ALL


class ToSeat(Ask[S]):
    """A question to one seat."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def args(self) -> tuple[int, ...]:
        return (self.player,)

    def seats(self, s: S) -> list[int]:
        return [self.player]


class ToChance(Ask[S]):
    """A question to the dice: a throw, a draw, a card turned up."""

    def seats(self, s: S) -> list[int]:
        return [CHANCE]


class DrawFor(ToChance[S]):
    """Something that chance draws for one seat."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def args(self) -> tuple[int, ...]:
        return (self.player,)
