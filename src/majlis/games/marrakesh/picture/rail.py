"""What the rail shows of each player: supplies and belongings; below them the sectors."""

from __future__ import annotations

from majlis.drawing.icons import icon
from majlis.drawing.rail import item, mark
from majlis.drawing.scene import Panel, Stat
from majlis.drawing.svg import esc
from majlis.games.marrakesh.data import COLOUR_OF, PINK, RED, SOUK
from majlis.games.marrakesh.picture.layout import SECTOR_GRID
from majlis.games.marrakesh.picture.symbols import sector_icon
from majlis.games.marrakesh.rules.supply import goods_of
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words


def panels(view: Marrakesh, words: Words) -> list[Panel]:
    every = []
    for seat, points in enumerate(view.breakdown()):
        me = view.players[seat]
        numbers = (
            ("water-drop", me.stock[0], "water", "share-river", ("river", "river_tiles")),
            ("date", me.stock[1], "date", "", ()),
            ("dinar", me.stock[2], "dinar", "share-stairs", ("stairs",)),
            ("any-goods", goods_of(me), "souk", "share-souk", ("souk",)),
            ("scroll", sum(me.scrolls), "scrolls", "share-scrolls", ("scrolls",)),
            ("gate", me.built(), "gates", "share-gates", ("gates",)),
            ("oasis", len(me.stored), "oases", "share-end", ("oases", "towns", "sectors")),
            ("keshi-pink", me.keshis[PINK], "square", "share-square", ("square",)),
        )
        stats = tuple(
            Stat(
                sign,
                str(n),
                words.names.name(name),
                tone,
                max(0, sum(points[one] for one in sources)),
            )
            for sign, n, name, tone, sources in numbers
        )
        every.append(Panel(sum(points.values()), stats, quarter(view, seat, words), board=True))
    return every


def quarter(view: Marrakesh, seat: int, words: Words) -> str:
    """A player's board in one line: keshis of each sector; vendors and assistants are marked."""
    _ = words.t.gettext
    me = view.players[seat]
    cells = []
    for sector in SECTOR_GRID:
        n = goods_of(me) if sector == SOUK else me.keshis[COLOUR_OF[sector]]
        assistants, vendor = me.assistants[sector], me.vendors >> sector & 1
        marks = (" here" if assistants else "") + (" vendor" if vendor else "")
        told = f"{words.pieces.sector(sector)}: {n}"
        told += ", " + _("assistant") if assistants else ""
        told += ", " + words.pieces.role(RED) if vendor else ""
        number = f'<b aria-hidden="true">{n}</b>'
        cells.append(item(icon(sector_icon(sector), 20) + number, told, f"sector{marks}"))
    short, loss = words.verdict(view, seat)
    text = _("short {n}").format(n=short) + f", −{loss}" if short else _("covered")
    supplies = mark(
        icon("provisions", 17) + f'<span aria-hidden="true">{esc(text)}</span>',
        _("Provisions at the season’s end: {verdict}").format(verdict=text),
    )
    first = view.season and view.camel == seat
    begins = mark(icon("camel", 18), _("begins the round"), "begins") if first else ""
    verdict = "short" if short else "covered"
    return (
        f'<ul class="quarter">{"".join(cells)}</ul>'
        f'<p class="provisions {verdict}">{supplies}{begins}</p>'
    )
