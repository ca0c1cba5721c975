"""What lies in front of a player, on the table itself: the hand of a sowing, cards and djinns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from majlis.drawing.boxes import Box, across, boxes_like
from majlis.drawing.lettering import fitted, width_of, write
from majlis.drawing.paper import PANEL
from majlis.drawing.scene import Target
from majlis.drawing.svg import num
from majlis.drawing.targets import target_around
from majlis.games.five_tribes.data import (
    CARD,
    CARDS,
    DJINN,
    DJINN_CARDS,
    DJINN_POINTS,
    DJINNS,
    ELDER,
    FAKIR,
    PAY_ELDER,
    TRIBES,
    VIZIER,
)
from majlis.games.five_tribes.picture.djinn_portraits import PORTRAITS, portrait
from majlis.games.five_tribes.picture.djinns import djinn_target, small_djinn
from majlis.games.five_tribes.picture.layout import Layout, inside
from majlis.games.five_tribes.picture.paper import PAPER, panel
from majlis.games.five_tribes.picture.sowing import is_sowing
from majlis.games.five_tribes.picture.symbols import breadth, meeple, use
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.games.five_tribes.words.names import Names

SIZES = (
    (40, 68, 40, 200),
    (40, 40, 40, 200),
    (40, 40, 40, 104),
    (33, 33, 33, 104),
    (33, 33, 33, 50),
    (27, 29, 24, 30),
    (26, 26, 24, 28),
)
"""Of cards and djinns, height and width: the first with which everything finds room."""
LARGEST = 26.0
"""No card of one's own is drawn larger than that."""


class Thing(NamedTuple):
    """Something of one's own that an answer can point at."""

    key: str
    action: int
    box: Box
    drawn: str


def whose(s: Sultanate) -> int:
    """Whose things are shown: one's own; to those who only watch, those of whoever plays."""
    if s.viewer >= 0:
        return s.viewer
    if s.active >= 0:
        return s.active
    return s.bid_track[0] if s.bid_track else 0


def ground(s: Sultanate, layout: Layout, names: Names) -> str:
    """The panel, with what is in the hand during a sowing; a phone has a panel only then."""
    _ = names.t.gettext
    box = layout.player
    if is_sowing(s):
        whole = len(s.dropped) + sum(s.hand)
        aside = _("{n} of {of}").format(n=sum(s.hand), of=whole)
        drawn = header(layout, _("In hand"), aside) + hand(layout, s.hand, s.dropped)
        return f"<g>{drawn}</g>"
    if layout.small:
        return "<g/>"
    seat = whose(s)
    title = _("In front of you") if seat == s.viewer else names.player(seat)
    drawn = header(layout, fitted(title, box.width - 90, 14), "")
    if sum(s.hand):
        tribe = max(range(5), key=lambda one: s.hand[one])
        count = str(s.hand[tribe])
        drawn += meeple(tribe, box.right - 30, box.y + 7, 20)
        drawn += write(count, box.right - 34, box.y + 22, 13.5, weight=700, anchor="end")
    elif layout.turned and seat == s.viewer:
        drawn += with_no_card(s.players[seat], seat, box)
    if not any(things(s, layout, names)):
        text = _("No elders, cards or djinns")
        drawn += write(text, box.x + 12, box.y + 46, layout.least, colour="quiet")
    return f"<g>{drawn}</g>"


def with_no_card(me: Player, seat: int, box: Box) -> str:
    """What I have besides, where pages are upright: there my panel lies on a sheet."""
    drawn, right = "", box.right - 12
    held = [(f"camel.{seat}", str(me.camels)), ("coin", str(me.coins))]
    if me.viziers:
        held.insert(1, (TRIBES[VIZIER], str(me.viziers)))
    for symbol, count in held:
        drawn += write(count, right, box.y + 21, 13.5, weight=700, anchor="end")
        right -= width_of(count, 13.5) + 3 + breadth(symbol, 16)
        drawn += use(symbol, right, box.y + 8, 16)
        right -= 8
    return drawn


def header(layout: Layout, title: str, aside: str) -> str:
    box = layout.player
    if layout.small:
        told = write(
            aside, box.right - 8, box.middle[1] + 4, 11.5, weight=650, colour="quiet", anchor="end"
        )
        return box.rect(8, PANEL) + (told if aside else "")
    told = write(title, box.x + 12, box.y + 21, 14, weight=700)
    if aside:
        told += write(
            aside, box.right - 12, box.y + 21, 12.5, weight=600, colour="quiet", anchor="end"
        )
    return panel(box) + told


def hand(layout: Layout, counts: Sequence[int], dropped: Sequence[int]) -> str:
    """The meeples still to drop, after the ghosts of those that have been."""
    box = layout.player
    people = [tribe for tribe, count in enumerate(counts) for _ in range(count)]
    high, ghost_high = (34.0, 24.0) if layout.small else (58.0, 36.0)
    wide = breadth(TRIBES[0], high) + (5 if layout.small else 8)
    ghost_wide = breadth(TRIBES[0], ghost_high) + 2
    whole = len(people) * wide + len(dropped) * ghost_wide
    room = box.width - (54 if layout.small else 26)
    squeeze = min(1.0, room / max(1.0, whole))
    foot = box.foot - (3 if layout.small else 16)
    at = box.x + (7 if layout.small else 13)
    drawn = ""
    for tribe in dropped:
        drawn += use(f"{TRIBES[tribe]}.ghost", at, foot - ghost_high, ghost_high)
        at += ghost_wide * squeeze
    for tribe in people:
        drawn += meeple(tribe, at, foot - high, high)
        at += wide * squeeze
    return drawn


# -- cards and djinns ------------------------------------------------------------------------------


def things(s: Sultanate, layout: Layout, names: Names) -> Iterator[Thing]:
    """Elders, fakirs and goods with their numbers, then the djinns."""
    if is_sowing(s) or layout.small:
        return
    me = s.players[whose(s)]
    held = purse(me)
    djinns = [djinn for djinn in range(DJINNS) if me.has(djinn)]
    boxes, djinn_boxes = boxes_for(layout, len(held), len(djinns))
    for (key, action, icon, count), box in zip(held, boxes, strict=True):
        yield Thing(f"own-{key}", action, box, holding(box, icon, count))
    for djinn, box in zip(djinns, djinn_boxes, strict=True):
        used = me.used >> djinn & 1 == 1
        drawn = own_djinn(box, djinn, names.djinns.name(djinn), used)
        yield Thing(f"own-{DJINN_CARDS[djinn][0]}", DJINN + djinn, box, drawn)


def targets(s: Sultanate, names: Names, own: Iterable[Thing]) -> dict[int, Target]:
    found = {}
    for _key, action, box, _drawn in own:
        if action >= PAY_ELDER:
            label = s.label(action)
            told = names.explain("fakirs" if action == CARD + FAKIR else label)
            found[action] = target_around(box, 6, names.name(label), told)
        else:
            found[action] = djinn_target(box, action - DJINN, names)
    return found


def purse(me: Player) -> list[tuple[str, int, str, int]]:
    """What can be paid or sold: key, action, icon and number."""
    held = [("elder", PAY_ELDER, TRIBES[ELDER], me.elders)]
    held.append(("fakir", CARD + FAKIR, CARDS[FAKIR], me.holds(FAKIR)))
    held += [(CARDS[kind], CARD + kind, CARDS[kind], me.holds(kind)) for kind in range(FAKIR)]
    return [one for one in held if one[3]]


def boxes_for(layout: Layout, held: int, djinns: int) -> tuple[list[Box], list[Box]]:
    """Boxes for so many kinds of cards and so many djinns: as high as fingers want them, if the
    panel has room for that."""
    room = inside(layout.player)
    for high, wide, djinn_high, djinn_wide in SIZES:
        columns = int((room.width + 3) // (wide + 3))
        beside = int((room.width + 4) // (djinn_wide + 4))
        lines, djinn_lines = -(-held // columns), -(-djinns // beside)
        if lines * (high + 3) + djinn_lines * (djinn_high + 3) <= room.height + 3:
            break
    first = across(room._replace(height=high), columns, 3)[0]
    cards = boxes_like(first, held, columns, 3, 3)
    top = room.y + lines * (high + 3)
    first = across(Box(room.x, top, room.width, djinn_high), beside, 4)[0]
    return cards, boxes_like(first, djinns, beside, 4, 3)


def holding(box: Box, icon: str, count: int) -> str:
    """A card, or elders, and how many of them there are."""
    size = min(box.height - 7, box.width, LARGEST)
    text = 13.0
    number = str(count) if count > 1 else ""
    whole = breadth(icon, size) + (1 + width_of(number, text) if number else 0)
    if whole > box.width - 2:
        size *= max(0.55, (box.width - 2 - width_of(number, text)) / breadth(icon, size))
        whole = breadth(icon, size) + (width_of(number, text) if number else 0)
    x = box.x + (box.width - whole) / 2
    drawn = use(icon, x, box.y + (box.height - size) / 2, size)
    if number:
        foot = box.middle[1] + text * 0.36
        aside = min(7.0, max(2.5, (box.width - whole) / 4))  # the mark of a plan lies on the edge
        drawn += write(number, box.right - aside, foot, text, weight=700, anchor="end")
    return f"<g>{box.rect(6, PAPER)}{drawn}</g>"


def own_djinn(box: Box, djinn: int, name: str, used: bool) -> str:
    """A djinn that serves; its window is crossed once it has served this turn."""
    if box.width > box.height * 2.5:
        drawn = small_djinn(box, djinn, name, DJINN_POINTS[djinn])
    else:
        hue = PORTRAITS[djinn][0]
        size = min(box.height - 3, box.width)
        x = box.x + (box.width - size * 56 / 60) / 2
        window = box.rect(7, f'fill="var(--niche-{hue})"')
        drawn = window + portrait(djinn, x, box.y + (box.height - size) / 2, size)
    if used:
        drawn += (
            f'<path d="M{num(box.x + 3)} {num(box.foot - 3)}l{num(box.height - 6)} '
            f'{num(6 - box.height)}" stroke="var(--rim)" stroke-width="2.6" '
            'stroke-linecap="round"/>'
        )
    return f"<g>{drawn}</g>"
