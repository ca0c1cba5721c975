"""The chips of the question bar: the five colours."""

from __future__ import annotations

from majlis.drawing.answers import seat_shown
from majlis.drawing.scene import Chip
from majlis.games.through_the_desert.picture.caravans import ghost
from majlis.games.through_the_desert.picture.layout import Layout
from majlis.games.through_the_desert.picture.symbols import likeness
from majlis.games.through_the_desert.rules.camels import ChooseCamel, PlaceCamel
from majlis.games.through_the_desert.rules.leaders import ChooseLeader, PlaceLeader
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words.names import Names


def chips(s: Desert, layout: Layout, names: Names) -> dict[int, Chip]:
    """The five colours: a camel each, and how many places are open to it."""
    question = s.question() if s.waiting else None
    seat = seat_shown(s)
    places = isinstance(question, (ChooseCamel, PlaceCamel))
    leads = isinstance(question, (ChooseLeader, PlaceLeader))
    every = {}
    for colour in range(5):
        caravan = 5 * seat + colour
        detail = ""
        if places:
            room = len(s.rims[caravan])
            detail = names.t.ngettext("{n} place", "{n} places", room).format(n=room)
        every[colour] = Chip(
            names.colour(colour), likeness(colour), detail, ghost(layout, caravan, leads)
        )
    return every
