"""What was remarkable about a game: scrolls, the tower, oases, gates, luxury goods."""

from __future__ import annotations

from collections.abc import Iterator

from majlis.games.marrakesh.rules import notes as kinds
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.names import Names
from majlis.kernel.frame import NONE
from majlis.words import Fact, Tale
from majlis.words.facts import busiest, of_kind

LARGE_OASIS = 8
HUNGER = 4
"""Points from which on an oasis, and what missing provisions cost, are worth a word."""
LIBRARY = 3
RICHES = 3
"""So many scrolls and luxury goods of a player are."""


def facts(names: Names, tale: Tale[Marrakesh]) -> Iterator[Fact]:
    _, ngettext = names.t.gettext, names.t.ngettext
    notes = tale.notes
    seat, oasis, points, _d = max(
        of_kind(notes, kinds.SCORED), key=lambda scored: scored[2], default=(NONE, 0, 0, 0)
    )
    if points >= LARGE_OASIS:
        title = ngettext("Best oasis: {n} point", "Best oasis: {n} points", points)
        where = f"{names.called(seat)}, {names.tiles.oasis(oasis)}"
        yield Fact(title.format(n=points), where, "palm")
    seat, scrolls = busiest(notes, kinds.SCROLL)
    if scrolls >= LIBRARY:
        title = ngettext("{n} scroll read", "{n} scrolls read", scrolls).format(n=scrolls)
        yield Fact(title, names.called(seat), "scroll")
    seat, goods = busiest(notes, kinds.LUXURY)
    if goods >= RICHES:
        title = ngettext("{n} luxury good", "{n} luxury goods", goods).format(n=goods)
        yield Fact(title, names.called(seat), "luxury-0")
    seat, lost, *_rest = max(
        of_kind(notes, kinds.UNPROVIDED), key=lambda hunger: hunger[1], default=(NONE, 0)
    )
    if lost >= HUNGER:
        title = ngettext("{n} point lost to hunger", "{n} points lost to hunger", lost)
        yield Fact(title.format(n=lost), names.called(seat), "water-drop")
    seat, gates = busiest(notes, kinds.GATE)
    if gates:
        title = ngettext("{n} gate built", "{n} gates built", gates).format(n=gates)
        yield Fact(title, names.called(seat), "home")
    kept = max((left for left, *_rest in of_kind(notes, kinds.LODGED)), default=0)
    if kept:
        title = ngettext("{n} keshi in the tower", "{n} keshis in the tower", kept)
        yield Fact(title.format(n=kept), _("stayed in it at once, the most of all"), "home")
    seat, sailed = max(
        ((seat, player.river) for seat, player in enumerate(tale.end.players)),
        key=lambda one: one[1],
    )
    title = _("Down the river to {n}").format(n=sailed)
    yield Fact(title, names.called(seat), "water")
