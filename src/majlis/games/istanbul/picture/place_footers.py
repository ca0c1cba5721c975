"""What choosing a place would mean, in a few signs: the footer of every place that is lit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from majlis.drawing.icons import use_icon
from majlis.drawing.lettering import BOLD, width_of, write
from majlis.drawing.shapes import seat_shape
from majlis.games.istanbul.data import FOUNTAIN, POLICE_STATION, SERVICE
from majlis.games.istanbul.picture.layout import PlaceLayout, round_below
from majlis.games.istanbul.rules.action import nothing_to_fetch
from majlis.games.istanbul.rules.bonus_cards import FamilyStep, MoveByCard, ReturnOne
from majlis.games.istanbul.rules.guild_cards import ChoosePlace
from majlis.games.istanbul.rules.mosque_tiles import YellowTile
from majlis.games.istanbul.rules.places import feasible
from majlis.games.istanbul.rules.places_base import ReturnAssistants, SendFamily
from majlis.games.istanbul.rules.places_letters import Relocate
from majlis.games.istanbul.rules.places_mocha import BarrierSide, PlaceBarrier
from majlis.games.istanbul.rules.supply import ChooseTrack
from majlis.games.istanbul.rules.turn import MoveCompanion, Turn
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.turn import arrived, stuck
from majlis.kernel.frame import NONE
from majlis.words import MINUS

Part: TypeAlias = tuple[str, str]
"""An icon (or `seat-N` for a seat's shape) and a word; either may be missing."""


def footer(s: Istanbul, seat: int, place: int, words: Words) -> tuple[Part, ...]:
    """Of a place that may be chosen."""
    _ = words.t.gettext
    question = s.question()
    if isinstance(question, (Turn, MoveByCard)):
        if stuck(s, seat, place):
            return (("stop", _("turn ends")),)
        idle = () if pays_off(s, seat, place) else (("close", _("no action")),)
        return (assistant(s, seat, place, words), *idle, *tolls(s, seat, place))
    if isinstance(question, MoveCompanion):
        return (("walk", _("go")), *tolls(s, seat, place))
    if isinstance(question, (ReturnAssistants, ReturnOne, YellowTile)):
        price = f" {MINUS}{SERVICE}" if isinstance(question, YellowTile) else ""
        return (("take", _("back") + price),)
    if isinstance(question, (SendFamily, FamilyStep, ChoosePlace)):
        if feasible(s, seat, place) and not nothing_to_fetch(s, seat, place):
            return (("person-here", _("act")),)
        return (("person-here", ""), ("close", _("no action")))
    if isinstance(question, Relocate):
        return (("walk", _("go")),)
    if isinstance(question, ChooseTrack):
        return (("ruby", _("take")),)
    assert isinstance(question, (PlaceBarrier, BarrierSide))
    return (("barrier", _("here")),)


def pays_off(s: Istanbul, seat: int, place: int) -> bool:
    """The merchant could act there, and get something for it."""
    there = arrived(s, seat, place, NONE)
    return (
        there is not None
        and feasible(there, seat, place)
        and not nothing_to_fetch(there, seat, place)
    )


def assistant(s: Istanbul, seat: int, place: int, words: Words) -> Part:
    """What the stack gives or gets."""
    _ = words.t.gettext
    player = s.players[seat]
    if place == FOUNTAIN:
        return "return", _("all home")
    if player.assistants >> place & 1:
        return "take", _("pick up")
    if player.stack:
        return "leave", _("leave 1")
    return "take", _("neutral")


def tolls(s: Istanbul, seat: int, place: int) -> tuple[Part, ...]:
    """Whom one pays there, and whom one would catch."""
    if place == FOUNTAIN:
        due: list[Part] = []
    else:
        due = [
            (f"seat-{other}", f"{MINUS}{2 * met}")
            for other, player in enumerate(s.players)
            if other != seat and (met := (player.merchant == place) + (player.companion == place))
        ]
        neutral = s.neutral_merchants.count(place)
        if neutral:
            due.append(("lira", f"{MINUS}{2 * neutral}"))
    if place != POLICE_STATION:
        due += [
            ("person-here", "+")
            for other, player in enumerate(s.players)
            if other != seat and player.family == place
        ]
    return tuple(due[:4])


def draw_footer(at: PlaceLayout, parts: tuple[Part, ...]) -> str:
    box = at.footer
    size = max(at.least, 0.94 * at.em)
    sign = size * 1.1
    gap = size * 0.26

    def wide(part: Part) -> float:
        icon, text = part
        return (sign + gap if icon else 0) + (width_of(text, size) * BOLD + gap if text else 0)

    for shown in shorter(parts):
        whole = sum(map(wide, shown)) - gap
        if whole <= box.width - 4:
            break
    x, y = box.middle[0] - whole / 2, box.middle[1]
    drawn = ""
    for icon, text in shown:
        if icon.startswith("seat-"):
            seat = int(icon[5:])
            edge = 'stroke="var(--rim)" stroke-width="1.2"'
            drawn += seat_shape(seat, x + sign / 2, y, sign * 0.36, edge)
            x += sign + gap
        elif icon:
            drawn += use_icon(icon, x, y - sign / 2, sign, paint='color="var(--on-action)"')
            x += sign + gap
        if text:
            drawn += write(text, x, y + size * 0.36, size, weight=700, colour="on-action")
            x += width_of(text, size) * BOLD + gap
    return f'<path d="{round_below(box, at.corner)}" fill="var(--action)"/><g>{drawn}</g>'


def shorter(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """All of it; without the first sign, then without its word, then without that of the cross, then
    without the last ones."""
    yield parts
    (sign, word), *rest = parts
    if word and not rest:
        yield (("", word),)
    yield ((sign, ""), *rest)
    rest = [(icon, "" if icon == "close" else text) for icon, text in rest]
    yield ((sign, ""), *rest)
    for n in range(len(rest) - 1, -1, -1):
        yield ((sign, ""), *rest[:n])
