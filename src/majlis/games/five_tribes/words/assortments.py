"""What is chosen between: bids, tribes, cards, djinns."""

from __future__ import annotations

from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.words.names import Names
from majlis.words import Assortment


def assortments(names: Names) -> tuple[Assortment, ...]:
    _ = names.t.gettext
    return (
        Assortment(_("Bids"), (notes.BID,), lambda place, coins, fakirs: names.coins(coins)),
        Assortment(_("Tribes"), (notes.TAKEN,), lambda tribe, count, tile: names.tribe(tribe)),
        Assortment(
            _("Cards"), (notes.TOOK, notes.BOUGHT), lambda card, place, paid: names.card(card)
        ),
        Assortment(
            _("Djinns"), (notes.GAINED,), lambda djinn, place, _rest: names.djinns.name(djinn)
        ),
    )
