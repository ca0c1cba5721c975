"""The piles: a card in a corner of the board.

It is HTML; `css/through-the-desert.css` dresses it:

    section.piles.roomy (a card behind the line), .side (beside the board), .corner (lower left),
        .row (along the lower edge)
      h3, ul > li.pile(.low) > svg.icon, .pile-name, .pile-left, svg.pile-bar; p
"""

from __future__ import annotations

from majlis.drawing.icons import icon
from majlis.drawing.svg import esc
from majlis.games.through_the_desert.data import PASTELS, PILE
from majlis.games.through_the_desert.picture.symbols import likeness
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words.common import FEW_CAMELS
from majlis.games.through_the_desert.words.names import Names


def piles(s: Desert, names: Names, form: str) -> str:
    """How many camels are left of each colour, where the board leaves room to say so."""
    _ = names.t.gettext
    heading = esc(_("Camels left"))
    full = PILE[s.players]
    rows = []
    for colour, left in enumerate(s.piles):
        name, title = PASTELS[colour], esc(names.colour(colour))
        low = " low" if left <= FEW_CAMELS else ""
        picture = likeness(colour) if form in ("roomy", "side") else icon(name, 20)
        rows.append(
            f'<li class="pile{low}" title="{title}">{picture}'
            f'<span class="pile-name">{title}</span><b class="pile-left">{left}</b>'
            f'<svg class="pile-bar" viewBox="0 0 {full} 1" preserveAspectRatio="none" '
            f'aria-hidden="true"><rect width="{left}" height="1" fill="var(--{name}-edge)"/></svg>'
            "</li>"
        )
    end = (
        _("The game ends the moment a pile is empty.")
        if s.ruling_instant_end
        else _("The game ends with the turn that empties a pile.")
    )
    return (
        f'<section class="piles {form}"><h3>{heading}</h3>'
        f"<ul>{''.join(rows)}</ul><p>{esc(end)}</p></section>"
    )
