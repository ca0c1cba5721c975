"""Chips that say the whole of a character's service: what he gives, and what he is paid with.

The governor and the courier are not among them: what they give is drawn first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from majlis.drawing.icons import icon
from majlis.drawing.scene import Chip
from majlis.games.istanbul.data import (
    COFFEE,
    COFFEE_TRADER,
    EVERY_GOOD,
    LIRA,
    NPC,
    SERVICE,
    SMUGGLER,
    WELCOME,
    good_of,
    npc_of,
)
from majlis.games.istanbul.picture.answers import SIZE, Answers, icon_name
from majlis.games.istanbul.rules.action import AfterAction
from majlis.games.istanbul.rules.supply import owned_goods, with_room
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.names import Names
from majlis.words import sign

Path = tuple[int, ...]


def services(s: Istanbul, answers: Answers, words: Words) -> dict[Path, Chip]:
    """By the answers that they stand for; none if nobody waits, or he has not been met yet."""
    if not answers.legal or not isinstance(s.question(), AfterAction):
        return {}
    ways = [*smuggled(s, answers.seat), *coffees(s, answers.seat)]
    return {
        path: chip(answers.seat, path, words.names) for path in ways if path[0] in answers.legal
    }


def for_goods(chip: Chip, names: Names) -> Chip:
    """Of the smuggler, whose other chips say what he brings for lira."""
    return chip._replace(detail=names.t.gettext("for one of your goods"))


def said_in_full(s: Istanbul, seat: int, leaps: Iterable[Path]) -> set[int]:
    """The characters whose chips say all that can be done; who has too little lira may also play a
    card for some."""
    enough = s.players[seat].lira >= SERVICE
    return {path[0] for path in leaps if enough and path[0] == NPC + COFFEE_TRADER}


def smuggled(s: Istanbul, seat: int) -> Iterator[Path]:
    """Any good, for lira; which of one's own goods to give for it is asked."""
    for good in with_room(s, seat, EVERY_GOOD):
        if s.players[seat].has(WELCOME):
            yield NPC + SMUGGLER, good
        elif s.players[seat].lira >= SERVICE:
            yield NPC + SMUGGLER, good, LIRA


def coffees(s: Istanbul, seat: int) -> Iterator[Path]:
    """A coffee, for lira or for any of one's goods."""
    if s.players[seat].has(WELCOME):
        return
    if s.players[seat].lira >= SERVICE:
        yield NPC + COFFEE_TRADER, LIRA
    for good in owned_goods(s, seat):
        yield NPC + COFFEE_TRADER, good


def chip(seat: int, path: Path, names: Names) -> Chip:
    """What he gives, who he is, and the price; with the sign of what is chosen."""
    npc = npc_of(path[0])
    given = path[1] if npc == SMUGGLER else COFFEE
    told = [names.npc(npc)]
    if path[-1] != given:
        told.append(price(path[-1], names))
    title = names.good(good_of(given)) if npc == SMUGGLER else names.name("coffee")
    return Chip(title, icon(icon_name(seat, path[1]), SIZE), ", ".join(told))


def price(paid: int, names: Names) -> str:
    """In one piece: the number stays with what is counted."""
    less = sign(-1)
    told = names.lira(SERVICE, less) if paid == LIRA else names.goods(good_of(paid), 1, less)
    return told.replace(" ", "\N{NO-BREAK SPACE}")
