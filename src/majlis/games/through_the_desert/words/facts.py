"""What was remarkable about a game: caravans, land, water."""

from __future__ import annotations

from collections.abc import Iterator

from majlis.games.through_the_desert.data import NAMES, caravan_colour, owner_of
from majlis.games.through_the_desert.rules import notes as kinds
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words.names import Names
from majlis.words import Fact, Tale
from majlis.words.facts import of_kind

LARGE_LAND = 5
"""Points at once from which on land is worth a word."""
FAR = 3
"""So many oases on the way of one caravan are."""


def facts(names: Names, tale: Tale[Desert]) -> Iterator[Fact]:
    _, ngettext = names.t.gettext, names.t.ngettext
    s = tale.end
    largest = max(range(len(s.sizes)), key=lambda caravan: s.sizes[caravan])
    n = s.sizes[largest]
    title = ngettext("Largest caravan: {n} camel", "Largest caravan: {n} camels", n)
    yield Fact(title.format(n=n), owned(names, largest), "people")
    closed = max(of_kind(tale.notes, kinds.LAND), key=lambda land: land[2], default=None)
    if closed and closed[2] >= LARGE_LAND:
        seat, _colour, points, hex = closed
        title = ngettext("{n} point of land at once", "{n} points of land at once", points)
        where = _("{name}, closed off from {hex}").format(name=names.called(seat), hex=NAMES[hex])
        yield Fact(title.format(n=points), where, "land")
    farthest = max(range(len(s.linked)), key=lambda caravan: s.linked[caravan].bit_count())
    oases = s.linked[farthest].bit_count()
    if oases >= FAR:
        title = ngettext("{n} oasis on one way", "{n} oases on one way", oases)
        yield Fact(title.format(n=oases), owned(names, farthest), "palm")
    thirsty = max(range(s.players), key=lambda seat: s.water[seat])
    points = s.water[thirsty]
    holes = sum(seat == thirsty for seat, *_rest in of_kind(tale.notes, kinds.WATER))
    title = ngettext("{n} point of water", "{n} points of water", points).format(n=points)
    text = ngettext("{name}, from {n} water hole", "{name}, from {n} water holes", holes)
    yield Fact(title, text.format(name=names.called(thirsty), n=holes), "water")


def owned(names: Names, caravan: int) -> str:
    """Whose caravan of which colour."""
    text = names.t.gettext("{name}: {caravan}")
    name = names.called(owner_of(caravan))
    return text.format(name=name, caravan=names.caravan(caravan_colour(caravan)))
