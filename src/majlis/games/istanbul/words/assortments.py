"""What is chosen between: places, mosque tiles, bonus cards."""

from __future__ import annotations

from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.words.names import Names
from majlis.words import Assortment


def assortments(names: Names) -> tuple[Assortment, ...]:
    _ = names.t.gettext
    return (
        Assortment(_("Places"), (notes.ACTED,), lambda place, how, _rest: names.place(place)),
        Assortment(_("Mosque tiles"), (notes.TILE,), lambda tile, _b, _c: names.tiles.tile(tile)),
        Assortment(
            _("Bonus cards played"),
            (notes.BONUS_PLAYED,),
            lambda card, _b, _c: names.cards.bonus(card),
        ),
    )
