"""A position as a row of numbers from 0 to 255, as one seat knows it: what networks read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, cast

from librt.strings import BytesWriter

from majlis.kernel.frame import DrawFor, ForSeat, ToSeat
from majlis.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import u8

Kind: TypeAlias = Literal["number", "one of", "bits"]


class Field:
    """Numbers of one meaning, side by side."""

    def __init__(self, name: str, count: int, kind: Kind, span: int, explain: str) -> None:
        self.name: Final = name
        self.count: Final = count
        """How many numbers: of each place or of each seat, where it is said of every one."""
        self.kind: Final = kind
        self.span: Final = span
        """Of a number, what is much of it; of one of several things, how many there are, 0 for
        none included; of bits, how many each number has, 8 at most."""
        self.explain: Final = explain


class Symmetry:
    """Another position that is worth as much as this one: where each number of its row is to be
    found in the row of this one, and what it says there."""

    def __init__(self, columns: list[int], values: list[list[int]]) -> None:
        self.columns: Final = columns
        self.values: Final = values
        """By column, then by the number that is found."""

    def of(self, row: bytes) -> bytes:
        """The row of the other position."""
        return bytes([self.values[nth][row[at]] for nth, at in enumerate(self.columns)])


def no_symmetries() -> list[Symmetry]:
    return []


class Encoding:
    """How a game writes its positions: first what is said once, then what is said of every seat,
    from the one who looks on clockwise, then what is said of every place of the board.

    Seats that nobody sits at are zeros, all of them. The places come field by field, the seats seat
    by seat. Whoever has stored rows compares the version: it rises when their meaning changes.
    """

    def __init__(
        self,
        version: int,
        table: list[Field],
        seat: list[Field],
        seats: int,
        place: list[Field],
        places: int,
        near: list[list[list[int]]],
        encode: Callable[[Any, int], bytes],
        symmetries: Callable[[], list[Symmetry]] = no_symmetries,
    ) -> None:
        self.version: Final = version
        self.table: Final = table
        """What is said once."""
        self.seat: Final = seat
        """What is said of every seat."""
        self.seats: Final = seats
        """As many as ever play."""
        self.place: Final = place
        """What is said of every place."""
        self.places: Final = places
        self.near: Final = near
        """Relations between places, each as a list per place of the places that it leads to."""
        self.encode: Final = encode
        """The row of a position, or of the view of that seat, for a seat."""
        self.symmetries: Final = symmetries
        """Positions that are worth as much as the one that was written, itself included; none, if
        it is alone."""
        self.width: Final = numbers(table) + seats * numbers(seat) + places * numbers(place)

    def into(self, s: Any, seat: int, rows: bytearray, nth: int) -> None:
        """Write the position as the n-th of these rows."""
        start = nth * self.width
        rows[start : start + self.width] = self.encode(s, seat)


def say(row: BytesWriter, numbers: list[int]) -> None:
    """Write these; a list of them becomes bytes much slower at once."""
    for number in cast("list[u8]", numbers):
        row.append(number)


def numbers(fields: list[Field]) -> int:
    """How many numbers these fields take."""
    return sum([field.count for field in fields])


def capped(number: int) -> int:
    """So that it fits into a byte: nothing that counts is ever lost by it."""
    return 0 if number < 0 else min(number, 255)


def flags(on: list[bool]) -> int:
    """A bit for each of these, the first one lowest."""
    bits = 0
    for nth in range(len(on)):
        if on[nth]:
            bits |= 1 << nth
    return bits


AS_IT_IS: Final = list(range(256))
"""For numbers that say the same in a symmetry."""


def seen_from(seat: int, viewer: int, seats: int) -> int:
    """Another seat, counted clockwise: 1 for the viewer's own, 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % seats + 1


# What an argument of a frame says. Anything else is added to it, which makes the number of a thing.
SEAT: Final = -1
NUMBER: Final = -2
BITS: Final = -3
SECOND_SEAT: Final = -4
"""Written in place of bits."""
FOLLOWS: Final = -5
"""From what is said elsewhere."""


class Paragraph:
    """How the frames of a class are written."""

    def __init__(self, kind: int, args: list[int], settles: bool) -> None:
        self.kind: Final = kind
        """From 1 on."""
        self.args: Final = args
        """What each argument says; one of each at most."""
        self.settles: Final = settles
        """Whether everything that comes after it follows from it."""


def paragraphs(
    frames: tuple[Any, ...], args: dict[Any, list[int]], settling: list[Any]
) -> dict[Any, Paragraph]:
    """How the frames of a game are written: those that are not named say at most a seat."""
    found: dict[Any, Paragraph] = {}
    for nth, frame in enumerate(frames):
        of_a_seat = [SEAT] if issubclass(frame, (ToSeat, ForSeat, DrawFor)) else []
        found[frame] = Paragraph(nth + 1, args.get(frame, of_a_seat), frame in settling)
    return found


def agenda_fields(most: int, frames: int, seats: int, things: int, much: int) -> list[Field]:
    """What is still to be done, as `say_agenda` writes it."""
    return [
        Field("agenda", most, "one of", frames + 1, "What is asked, then what follows: frames."),
        Field("agenda: seats", most, "one of", seats + 1, "Whom each of them concerns."),
        Field("agenda: things", most, "one of", things, "What each of them is about."),
        Field("agenda: numbers", most, "number", much, "How many, how often, which time."),
        Field("agenda: bits", most, "bits", 8, "What else each of them says."),
    ]


def say_agenda(
    row: BytesWriter,
    s: State,
    written: dict[Any, Paragraph],
    most: int,
    viewer: int,
    seats: int,
) -> None:
    """What is still to be done, the question on top first, down to a frame that settles the rest;
    of a longer list the end is lost."""
    kinds = len(row)
    row.write(NOTHING_TO_DO[most])
    whom, things = kinds + most, kinds + 2 * most
    how_many, bits = kinds + 3 * most, kinds + 4 * most
    frames = s.agenda
    nth = 0
    at = len(frames) - 1
    while at >= 0 and nth < most:
        frame = frames[at]
        paragraph = written[type(frame)]
        row[kinds + nth] = paragraph.kind
        said = paragraph.args
        if said:
            args: tuple[int, ...] = frame.args()
            for i in range(len(said)):
                number = args[i]
                what = said[i]
                if what == SEAT:
                    row[whom + nth] = seen_from(number, viewer, seats)
                elif what == NUMBER:
                    row[how_many + nth] = capped(number)
                elif what == BITS:
                    row[bits + nth] = number & 255
                elif what == SECOND_SEAT:
                    row[bits + nth] = seen_from(number, viewer, seats)
                elif what != FOLLOWS and number >= 0:
                    row[things + nth] = what + number
        if paragraph.settles:
            break
        nth += 1
        at -= 1


NOTHING_TO_DO: Final = [bytes(5 * most) for most in range(16)]
