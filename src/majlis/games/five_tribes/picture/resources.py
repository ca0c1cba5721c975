"""The row of resource cards, from which merchants take and markets sell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from majlis.drawing.boxes import Box
from majlis.drawing.icons import icon_at
from majlis.drawing.lettering import centred, fitted, snug, width_of, write
from majlis.drawing.scene import Target
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import (
    CARDS,
    FAKIR,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_WINDOW,
    MERCHANT,
    ROW,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_WINDOW,
)
from majlis.games.five_tribes.picture.layout import Layout
from majlis.games.five_tribes.picture.paper import panel
from majlis.games.five_tribes.picture.symbols import meeple, use
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.state import Note


def ground(s: Sultanate, layout: Layout, names: Names) -> str:
    """The ground of the row: what each market sells, and the deck."""
    _ = names.t.gettext
    row = layout.row
    pad = 3.0 if layout.small else 5.0
    top = layout.market.y + (0 if layout.small else 5)
    foot = row[0].foot + pad
    edge = 'stroke="var(--zone-edge)" stroke-width="1.3"'
    large = Box(
        row[0].x - pad, top, row[LARGE_MARKET_WINDOW - 1].right - row[0].x + 2 * pad, foot - top
    )
    small = Box(
        row[0].x - pad, top, row[SMALL_MARKET_WINDOW - 1].right - row[0].x + 2 * pad, foot - top
    )
    parts = [] if layout.small else [panel(layout.market)]
    parts.append(large.rect(layout.corner, f'fill="var(--large-zone)" {edge}'))
    parts.append(small.rect(layout.corner, f'fill="var(--small-zone)" {edge}'))
    base = top + (12.5 if layout.small else 17)
    size, coin = (11.2, 13.0) if layout.small else (13.0, 16.0)
    for at, price, text in (
        (0, SMALL_MARKET_PRICE, _("{n} coins: take 1")),
        (SMALL_MARKET_WINDOW, LARGE_MARKET_PRICE, _("{n} coins: take 2")),
    ):
        x = row[at].x
        parts.append(use("coin", x, base - coin * 0.82, coin))
        room = row[at + 2].right - x - coin - 4
        title = fitted(text.format(n=price), room, size)
        parts.append(write(title, x + coin + 4, base, size, weight=650))
    x, right = row[LARGE_MARKET_WINDOW].x, row[-1].right
    parts.append(meeple(MERCHANT, x, base - coin * 0.92, coin * 1.06))
    deck = _("deck {n}").format(n=s.deck_size())
    told = _("from the left")
    if width_of(told + deck, size) + coin + 10 < right - x:
        parts.append(write(told, x + coin + 3, base, size, colour="quiet"))
    parts.append(write(deck, right, base, size, weight=650, anchor="end"))
    return f"<g>{''.join(parts)}</g>"


class RowCard(NamedTuple):
    """A card that lies in the row."""

    kind: int
    bought: bool


def row(s: Sultanate, planned: Sequence[Note]) -> list[RowCard]:
    """What lies in the row. A purchase that is only planned leaves it as it was: whatever was
    chosen stays where it was pointed at, and so does all else that could be chosen instead."""
    found = [RowCard(kind, bought=False) for kind in s.row]
    for _, what, _, kind, place, _ in reversed(planned):
        if what == notes.BOUGHT:
            found.insert(place, RowCard(kind, bought=True))
    return found


def cards(row: Sequence[RowCard], layout: Layout, names: Names) -> dict[str, str]:
    return {
        f"row-{place}": card(layout, place, kind, names.card(kind), bought)
        for place, (kind, bought) in enumerate(row)
    }


def unsold(row: Sequence[RowCard]) -> set[str]:
    """The keys of the cards that a plan leaves in the row, though some may have moved up."""
    return {f"row-{place}" for place, card in enumerate(row) if not card.bought}


def targets(row: Sequence[RowCard], layout: Layout, names: Names) -> dict[int, Target]:
    """The cards that a market can sell."""
    found = {}
    for place, (kind, _) in enumerate(row[:LARGE_MARKET_WINDOW]):
        box = layout.row[place]
        told = names.explain("fakirs" if kind == FAKIR else "card")
        found[ROW + place] = target_around(box, layout.corner - 1, names.card(kind), told)
    return found


@lru_cache(maxsize=512)
def card(layout: Layout, place: int, kind: int, title: str, bought: bool) -> str:
    """A face-up card of the row, pale if it is going to be bought."""
    box = layout.row[place]
    x, y = box.middle
    tone = "fakir-paper" if kind == FAKIR else "paper"
    frame = box.rect(layout.corner - 1, f'fill="var(--{tone})" stroke="var(--paper-edge)"')
    pale = ' opacity=".55"' if bought else ""
    if layout.small:
        return f"<g{pale}>{frame}{icon_at(CARDS[kind], x, y, 28)}</g>"
    size = snug(title, box.width - 2, 12.5, 12.1)
    name = centred(fitted(title, box.width - 2, size), x, box.foot - 11.5, size, 600)
    return f"<g{pale}>{frame}{use(CARDS[kind], x - 16.5, box.y + 4, 33)}{name}</g>"
