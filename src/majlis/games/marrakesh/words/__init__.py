"""Marrakesh in words: names, log, and an entry for each frame, by the chapters of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from majlis import words
from majlis.games.marrakesh.data import (
    ON_MOSQUE,
    ON_PALACE,
    is_keshi,
    is_luxury,
    is_office,
    is_river_side,
    is_scroll,
    keshi_of,
    luxury_of,
    scroll_of,
)
from majlis.games.marrakesh.rules.deploy import room
from majlis.games.marrakesh.rules.round import Select
from majlis.games.marrakesh.rules.seasons import demand
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import (
    bonuses,
    deploy,
    desert_towns,
    display,
    madrasa,
    medina,
    oases,
    payments,
    preparation,
    river,
    river_tiles,
    round,
    sahara,
    scrolls_instant,
    seasons,
    sectors,
    souk,
    square,
    staircase_tiles,
    stairs,
    tower,
)
from majlis.games.marrakesh.words.assortments import assortments
from majlis.games.marrakesh.words.common import Entry
from majlis.games.marrakesh.words.facts import facts
from majlis.games.marrakesh.words.features import features, styles
from majlis.games.marrakesh.words.log import Log
from majlis.games.marrakesh.words.names import Names
from majlis.games.marrakesh.words.outline import outline
from majlis.kernel.frame import CHANCE, Frame
from majlis.words import Assortment, Fact, Part, Tale, Thing, number

ENTRIES: Final[tuple[type[Entry[Any]], ...]] = (
    *preparation.ENTRIES,
    *staircase_tiles.ENTRIES,
    *display.ENTRIES,
    *round.ENTRIES,
    *tower.ENTRIES,
    *deploy.ENTRIES,
    *bonuses.ENTRIES,
    *payments.ENTRIES,
    *sectors.ENTRIES,
    *river.ENTRIES,
    *souk.ENTRIES,
    *square.ENTRIES,
    *stairs.ENTRIES,
    *madrasa.ENTRIES,
    *scrolls_instant.ENTRIES,
    *medina.ENTRIES,
    *sahara.ENTRIES,
    *oases.ENTRIES,
    *desert_towns.ENTRIES,
    *seasons.ENTRIES,
    *river_tiles.ENTRIES,
)
PHASES: Final = tuple(frame for entry in ENTRIES if entry.PHASE for frame in entry.FRAMES)
INTERRUPTED: Final = tuple(
    frame for entry in ENTRIES if entry.INTERRUPTIBLE for frame in entry.FRAMES
)
"""What waits for the question to be answered, and is worth a crumb."""


class Words(words.Words[Marrakesh, Names]):
    """What is said at the table."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        names = Names(code, players)
        super().__init__(names, Log(names), ENTRIES)
        self.pieces = names.pieces
        self.tiles = names.tiles

    # -- breadcrumbs -----------------------------------------------------------------------------

    def crumbs(self, s: Marrakesh, frame: Frame[Any], seat: int) -> tuple[str, ...]:
        if s.waiting[0] == CHANCE:
            return (self.when(s),)
        return (self.when(s), *self.chain(s, frame), self.crumb(frame))

    def when(self, s: Marrakesh) -> str:
        if not s.season:
            return self.t.gettext("Before the game")
        text = self.t.gettext("Season {season}, round {round}")
        return text.format(season=s.season, round=s.round)

    def chain(self, s: Marrakesh, question: Frame[Any]) -> list[str]:
        """The phase, and what is interrupted by the question, outermost first."""
        phase = max((n for n, one in enumerate(s.agenda) if isinstance(one, PHASES)), default=-1)
        known = phase >= 0 and not isinstance(question, Select)
        crumbs = [self.crumb(s.agenda[phase])] if known else []
        last = self.crumb(question)
        for frame in s.agenda[phase + 1 : -1]:
            crumb = self.crumb(frame) if isinstance(frame, INTERRUPTED) else ""
            if crumb and crumb != last and crumb not in crumbs:
                crumbs.append(crumb)
        return crumbs

    # -- the position ----------------------------------------------------------------------------

    def summary(self, s: Marrakesh) -> str:
        _ = self.t.gettext
        points = ", ".join(
            f"{self.names.player(seat)} {number(n)}" for seat, n in enumerate(s.scores())
        )
        parts = [_("Points: {scores}.").format(scores=points)]
        if s.viewer >= 0:
            me = s.players[s.viewer]
            have = ", ".join(self.pieces.resources(kind, n) for kind, n in enumerate(me.stock))
            parts.append(_("You have {goods}.").format(goods=have))
            board = [self.pieces.crowd(colour, n) for colour, n in enumerate(me.keshis) if n]
            if board:
                parts.append(_("On your board: {keshis}.").format(keshis=", ".join(board)))
        base = [self.pieces.crowd(colour, n) for colour, n in enumerate(s.base) if n]
        if base:
            parts.append(_("In the tower’s base: {keshis}.").format(keshis=", ".join(base)))
        return " ".join(parts)

    def tie_breaks(self, s: Marrakesh) -> tuple[tuple[str, list[int]], ...]:
        return tuple(
            (self.names.staircase(stairs), [player.stairs[stairs] for player in s.players])
            for stairs in (ON_PALACE, ON_MOSQUE)
        )

    def assortments(self) -> tuple[Assortment, ...]:
        return assortments(self.names)

    def features(self) -> dict[str, Thing | None]:
        return features(self.t)

    def facts(self, tale: Tale[Marrakesh]) -> Iterator[Fact]:
        return facts(self.names, tale)

    def styles(self) -> tuple[str, str]:
        return styles(self.t)

    def outline(self, s: Marrakesh) -> tuple[Part, ...]:
        return outline(self.names, s)

    def verdict(self, s: Marrakesh, seat: int) -> tuple[int, int]:
        """How many resources are short for the provisions of the season's end, and what that would
        cost."""
        me = s.players[seat]
        *due_now, loss = demand(me)
        short = sum(max(0, due - have) for due, have in zip(due_now, me.stock, strict=True))
        return short, loss

    # -- refusals --------------------------------------------------------------------------------

    def out_of_place(self, s: Marrakesh, seat: int, action: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        if is_keshi(action) and not room(me, keshi_of(action)):
            return _("You have no room for another one.")
        if is_scroll(action):
            if me.scrolls[scroll_of(action)]:
                return _("This scroll is yours already.")
            if scroll_of(action) not in s.academies:
                return _("This scroll is not on display.")
        if is_luxury(action) and luxury_of(action) not in s.shops:
            return _("This luxury good is not on display.")
        if is_river_side(action):
            return _("For whoever is farthest when the season ends.")
        if is_office(action):
            return _("Goods are exchanged here when an assistant activates the souk.")
        return ""
