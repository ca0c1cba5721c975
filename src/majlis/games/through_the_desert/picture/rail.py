"""What the rail shows of each player.

The panels' `extra` is HTML; `css/through-the-desert.css` dresses it:

    ul.caravans > li.caravan(.largest | .shared)
      svg.icon, .caravan-size, svg.icon (crown or equal), .spoken
"""

from __future__ import annotations

from majlis.drawing.icons import icon
from majlis.drawing.rail import item
from majlis.drawing.scene import Panel, Stat
from majlis.games.through_the_desert.data import PASTELS
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words.names import Names


def panels(s: Desert, names: Names) -> list[Panel]:
    """Points by source, and the five caravans. That a caravan is the largest is only a promise."""
    hidden = s.hide_scores and bool(s.waiting)
    tones = {"water": "water", "oases": "palm", "land": "clay", "caravans": "quiet"}
    icons = {"water": "water", "oases": "palm", "land": "land", "caravans": "crown"}
    every = []
    for seat, points in enumerate(s.breakdown()):
        extra = caravan_sizes(s, names, seat)
        if hidden:
            every.append(Panel(None, (), extra))
            continue
        promised = points["caravans"] if s.waiting else 0
        stats = tuple(
            Stat(icons[source], str(n), names.name(source), tones[source], n, promised=is_promise)
            for source, n in points.items()
            for is_promise in [source == "caravans" and bool(s.waiting)]
        )
        every.append(Panel(sum(points.values()) - promised, stats, extra, promised=promised))
    return every


def caravan_sizes(s: Desert, names: Names, seat: int) -> str:
    """The sizes of a seat's caravans; a crown for the largest of its colour, = if shared."""
    _, ngettext = names.t.gettext, names.t.ngettext
    rows = []
    for colour in range(5):
        size = s.sizes[5 * seat + colour]
        sizes = s.sizes[colour::5]
        text = ngettext("{colour}: {n} camel", "{colour}: {n} camels", size)
        spoken = text.format(colour=names.colour(colour), n=size)
        kind, sign = "", ""
        if size and size == max(sizes):
            alone = sizes.count(size) == 1
            kind = " largest" if alone else " shared"
            sign = icon("crown" if alone else "equal", 13)
            spoken += ", " + (_("the largest") if alone else _("shares the largest"))
        number = f'<span class="caravan-size" aria-hidden="true">{size or "–"}</span>'
        rows.append(item(icon(PASTELS[colour], 19) + number + sign, spoken, f"caravan{kind}"))
    return f'<ul class="caravans">{"".join(rows)}</ul>'
