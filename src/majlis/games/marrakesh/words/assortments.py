"""What is chosen between: sectors, luxury goods, scrolls, oases."""

from __future__ import annotations

from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.words.names import Names
from majlis.words import Assortment


def assortments(names: Names) -> tuple[Assortment, ...]:
    _ = names.t.gettext
    tiles, pieces = names.tiles, names.pieces
    return (
        Assortment(
            _("Assistants sent to"),
            (notes.ASSISTANT,),
            lambda sector, colour, _rest: pieces.sector(sector),
        ),
        Assortment(
            _("Luxury goods"), (notes.LUXURY,), lambda tile, shop, _rest: tiles.luxury(tile)
        ),
        Assortment(_("Scrolls"), (notes.SCROLL,), lambda one, stack, _rest: tiles.scroll(one)),
        Assortment(_("Oases"), (notes.OASIS,), lambda oasis, space, place: tiles.oasis(oasis)),
    )
