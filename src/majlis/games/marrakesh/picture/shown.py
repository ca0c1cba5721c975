"""What the picture shows: a view, whose quarter is looked at, and what is asked there."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any, NamedTuple

from majlis.drawing.answers import options_of, seat_shown
from majlis.drawing.scene import LONGEST_SHORTCUT, DrawingContext, Format
from majlis.games.marrakesh.data import A_KESHI, A_PROVISION, A_SEAT, A_SPACE, ACT, DONE
from majlis.games.marrakesh.rules import (
    bonuses,
    deploy,
    desert_towns,
    madrasa,
    medina,
    notes,
    oases,
    preparation,
    river,
    river_tiles,
    round,
    sahara,
    scrolls_instant,
    seasons,
    souk,
    square,
    stairs,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import NONE, Ask

QUESTIONS: dict[str, tuple[type[Ask[Any]], ...]] = {
    "stairs": (
        stairs.ConnectionBonus,
        bonuses.ChooseStaircase,
        souk.ResourceOrStep,
        scrolls_instant.ClimbBoth,
        stairs.ExtraStep,
        stairs.BuyStep,
        river_tiles.MayClimb,
    ),
    "academies": (madrasa.Study, madrasa.Refresh, scrolls_instant.TakeScroll),
    "workshops": (medina.BuyGate, medina.ChooseGate, desert_towns.TakeGate),
    "souk": (souk.Trade, souk.SpareKeshi, desert_towns.TakeLuxury),
    "square": (
        deploy.ChooseSpace,
        square.ChooseBonus,
        square.ChooseEntertainer,
        square.Applause,
        preparation.LayDisc,
        sahara.ReturnEntertainer,
    ),
    "sahara": (
        deploy.ChooseCamp,
        sahara.ClaimOasis,
        sahara.ClaimFree,
        desert_towns.ChooseTown,
        river_tiles.TakeOasis,
    ),
    "river": (river.RiverBonus, river.PayForStep, river_tiles.ChooseReward),
    "tower": (round.Select, round.ClaimKeshi, round.ClaimSecond, round.ClaimAnother),
    "storage": (preparation.PlaceStored, oases.ScoreOne),
}
"""By the zone that they are about."""
FOCUS = {question: zone for zone, questions in QUESTIONS.items() for question in questions}


SENT = 2
"""Answers that send an assistant: to his sector, and what he does there."""


class Sending(NamedTuple):
    """Assistants can be sent to work."""

    before: tuple[int, ...]
    """What is answered first: that it is enough, and what nearly everybody answers to what follows."""
    view: Marrakesh
    """Where it is asked which of them."""


class Shown:
    """One position as somebody looks at it; `visiting` is another player, to whose quarter they
    have turned."""

    def __init__(
        self, view: Marrakesh, context: DrawingContext, words: Words, visiting: int = NONE
    ) -> None:
        self.view = view
        self.words = words
        self.format = context.format
        self.least = 11.0 if context.narrow else 12.0
        """Nothing is written smaller."""
        self.fingers = context.touch or context.format in (Format.TALL, Format.PHONE)
        """It is tapped at, not clicked."""
        self.turned_to = context.zone
        self.visiting = visiting != NONE
        self.seat = visiting if self.visiting else seat_shown(view)
        """Whose quarter is shown: the viewer's own, for watchers that of whoever is asked."""
        self.me = view.players[self.seat]
        self.deployed = Counter(
            note[3:6]
            for note in context.fresh
            if note[1] == notes.DEPLOYED and note[2] == self.seat
        )
        """By colour, sector and space: how many keshis have just come into the quarter."""
        self.fallen = {note[2] for note in context.fresh if note[1] == notes.CAME_OUT}
        """Colours that have just come out of the tower."""
        claimed = any(note[1] == notes.CLAIMED for note in context.planned)
        self.plans_elsewhere = bool(context.planned) and not claimed
        """Colours that the viewer's plan names are not those in the tower."""
        self.question: Ask[Any] | None = view.question() if view.waiting else None
        self.options = [] if self.visiting else options_of(view)
        mine = bool(self.options) or (view.viewer < 0 and not self.visiting)
        self.focus = self.zone_of(self.question) if self.question and mine else ""
        """The zone in question: it is large, or lit."""

    def zone_of(self, question: Ask[Any]) -> str:
        """Questions without a zone of their own are about all of the quarter, or about nothing that
        lies on the table."""
        known = FOCUS.get(type(question))
        of_quarter = (range(ACT, A_SPACE), range(A_PROVISION, A_SEAT))
        asked = any(action in things for action in self.options for things in of_quarter)
        return known or ("quarter" if asked else "")

    @cached_property
    def sending(self) -> Sending | None:
        """Assistants can be sent: it is asked who works next, or something is offered that can be
        left alone for that, and which does not lie in the sectors itself."""
        if not self.options or not self.question:
            return None
        before: list[int] = []
        view = self.view
        offer = self.question.DECLINE in self.options and self.focus != "quarter"
        answer = DONE if offer else NONE
        while answer != NONE and len(before) < LONGEST_SHORTCUT - SENT:
            before.append(answer)
            view = view.look_ahead(answer)
            asked = view.viewer in view.waiting
            answer = view.question().usual(view, view.viewer) if asked else NONE
        asked = view.viewer in view.waiting
        sends = asked and isinstance(view.question(), round.ChooseAssistant)
        return Sending(tuple(before), view) if sends else None

    def legal(self, action: int) -> bool:
        return action in self.options

    def arrived(self, colour: int, sector: int, space: int = NONE) -> bool:
        """Whether a keshi has just come there."""
        return self.deployed[colour, sector, space] > 0

    def asks_colours(self) -> bool:
        """Whether the question is about keshis, and not about sectors."""
        return any(A_KESHI <= action < A_SPACE for action in self.options)

    def asks_in_sectors(self) -> bool:
        """Whether keshis are pointed at in their sectors, and not in the tower, a workshop or the
        exchange office."""
        elsewhere = (*QUESTIONS["tower"], medina.ChooseGate, souk.Trade)
        return self.asks_colours() and not isinstance(self.question, elsewhere)

    def asks_provisions(self) -> bool:
        """Whether provisions lie open, to choose from."""
        return isinstance(self.question, seasons.TurnUpProvision) and bool(self.options)
