"""Rich positions of the stored games, and the windows that people look at them in."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from majlis.drawing.scene import Format
from majlis.kernel import notation
from tests.browser.laying import lay
from tests.games import FOLDER


class Window(NamedTuple):
    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def phone(self) -> bool:
        return min(self.width, self.height) < 600

    @property
    def format(self) -> Format:
        """The room that its page asks the board to be drawn for."""
        if self.phone:
            return Format.PHONE
        if self.height > self.width:
            return Format.TALL
        return Format.WIDE if self.width >= 1400 and self.height > 800 else Format.LAPTOP


WINDOWS = [
    Window(1280, 720),
    Window(1366, 768),
    Window(1440, 900),
    Window(1920, 1080),
    Window(2560, 1440),
    Window(820, 1180, touch=True),
    Window(1180, 820, touch=True),
    Window(390, 844, touch=True),
    Window(844, 390, touch=True),
]
ZOOMED = Window(640, 360)
"""1280 x 720 at 200 %: there the board may be scrolled, but it must be readable."""


class Moment(NamedTuple):
    """The first question of that kind after a share of a stored game."""

    file: str
    frame: str
    share: float = 0.6
    press: bool = False
    """Press the first chip, so that places light up."""

    def record(self) -> notation.Record:
        return notation.read((FOLDER / f"{self.file}.majlis").read_text())

    def answers(self, record: notation.Record) -> int:
        """How many answers come before it."""
        start = int(self.share * len(record.answers))
        return next(
            nth
            for nth in range(start, len(record.answers))
            if record.answers[nth].frame == self.frame
            and record.answers[nth - 1].frame != self.frame
        )


MOMENTS = {
    "desert": Moment("through-the-desert-5p-greedy-5", "ChooseCamel", 0.7, press=True),
    "desert3": Moment("through-the-desert-3p-greedy-3", "ChooseCamel", press=True),
    "tribes": Moment("five-tribes-4p-greedy-6", "ChooseTile"),
    "sowing": Moment("five-tribes-4p-greedy-6", "DropMeeple", 0.5),
    "victims": Moment("five-tribes-4p-greedy-6", "Assassinate", 0.4),
    "bidding": Moment("five-tribes-4p-greedy-6", "Bid", 0.8),
    "istanbul": Moment(
        "istanbul-5p-greedy-1402-mocha=true-letters=true-layout=random-caravan_master=true", "Turn"
    ),
    "encounter": Moment("istanbul-3p-greedy-1", "AfterAction", 0),
    "service": Moment("istanbul-3p-greedy-1-mocha=true", "AfterAction", 0.055),
    "services": Moment("istanbul-2p-greedy-1-ruling_loose_long_move=true", "AfterAction", 0.651),
    "marrakesh": Moment("marrakesh-4p-greedy-133-all", "ChooseAssistant"),
    "assistants": Moment("marrakesh-4p-greedy-133-all", "ChooseAssistant", 0),
    "colours": Moment("marrakesh-4p-greedy-133-all", "Select", 0),
}


def lay_moments(db: Path, names: list[str]) -> dict[str, int]:
    """A table for each of these moments, of that name; the seat that is asked there."""
    asked = {}
    for name in names:
        moment = MOMENTS[name]
        record = moment.record()
        nth = moment.answers(record)
        lay(db, record, id=name, answers=nth, sitters=True)
        asked[name] = record.answers[nth].seat
    return asked
