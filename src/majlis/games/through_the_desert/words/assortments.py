"""What is chosen between: colours of camels, waterholes, caravans that reach an oasis."""

from __future__ import annotations

from majlis.games.through_the_desert.rules import notes
from majlis.games.through_the_desert.words.names import Names
from majlis.words import Assortment


def assortments(names: Names) -> tuple[Assortment, ...]:
    _ = names.t.gettext

    def waterhole(points: int, hex: int, _rest: int) -> str:
        return names.t.ngettext("{n} point", "{n} points", points).format(n=points)

    return (
        Assortment(
            _("Camels of a colour"), (notes.CAMEL,), lambda colour, hex, _d: names.colour(colour)
        ),
        Assortment(_("Waterholes"), (notes.WATER,), waterhole),
        Assortment(
            _("Oases reached by a caravan in"),
            (notes.OASIS,),
            lambda colour, palm, _d: names.colour(colour),
        ),
    )
