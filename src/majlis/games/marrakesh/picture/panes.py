"""The two panes: the city with the phases of the round, and the quarter with its owner."""

from __future__ import annotations

from majlis.drawing.boxes import Box
from majlis.drawing.lettering import width_of, write
from majlis.drawing.paper import PANEL
from majlis.drawing.svg import num
from majlis.games.marrakesh.picture.canvas import Canvas
from majlis.games.marrakesh.picture.layout import CITY, PHONE, QUARTER
from majlis.games.marrakesh.picture.shown import Shown
from majlis.games.marrakesh.picture.symbols import pawn
from majlis.games.marrakesh.rules.round import Claiming, EndOfRound, Select, SendAssistants, Using
from majlis.games.marrakesh.rules.tower import Throw, ThrowIn
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE, Frame


def panes(shown: Shown, quarter: Shown) -> str:
    title = shown.words.t.gettext("The city")
    parts = (
        CITY.rect(12, PANEL),
        QUARTER.rect(12, PANEL),
        write(title, CITY.x + 12, CITY.y + 22, 15, weight=750),
        phases(shown, CITY),
        name_of_owner(quarter, QUARTER),
    )
    return f"<g>{''.join(parts)}</g>"


def page() -> str:
    """A phone has no room for panes."""
    return PHONE.rect(0, 'fill="var(--panel)"')


def owner(shown: Shown, canvas: Canvas, box: Box) -> None:
    canvas.paint("owner", name_of_owner(shown, box))


def name_of_owner(shown: Shown, box: Box) -> str:
    """Whose quarter it is."""
    words = shown.words
    _ = words.t.gettext
    name = _("My quarter")
    if shown.view.viewer != shown.seat:
        name = _("Quarter of {name}").format(name=words.names.player(shown.seat))
    return pawn(shown.seat, box.x + 20, box.y + 17, 7) + write(
        name, box.x + 34, box.y + 22, 15, weight=750
    )


def phases(shown: Shown, box: Box) -> str:
    """Where in the round the table is."""
    _ = shown.words.t.gettext
    names = (_("Choose"), _("Tower"), _("Claim"), _("Act"), _("River"))
    now = phase(shown)
    x = box.right - 14
    parts = []
    for n in range(len(names) - 1, -1, -1):
        wide = width_of(names[n], 12.5)
        here = n == now
        if here:
            plate = Box(x - wide - 8, box.y + 7, wide + 16, 21)
            parts.append(plate.rect(10.5, 'fill="var(--action)"'))
        tone = "on-action" if here else "quiet"
        weight = 700 if here else 500
        parts.append(write(names[n], x, box.y + 22, 12.5, weight=weight, colour=tone, anchor="end"))
        x -= wide + 24
        if n:
            parts.append(
                f'<path d="M{num(x + 7)} {num(box.y + 18)}h9" stroke="var(--line)" '
                'stroke-width="1.5"/>'
            )
    return "".join(parts)


PHASES: tuple[tuple[type[Frame[Marrakesh]], ...], ...] = (
    (Select,),
    (SendAssistants, ThrowIn, Throw),
    (Claiming,),
    (Using,),
    (EndOfRound,),
)
"""What is on the agenda in each; later ones wait there, too."""


def phase(shown: Shown) -> int:
    for n, frames in enumerate(PHASES):
        if any(isinstance(frame, frames) for frame in shown.view.agenda):
            return n
    return len(PHASES) - 1 if shown.view.season else NONE
