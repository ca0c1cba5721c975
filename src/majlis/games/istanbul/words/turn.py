"""A turn, from the move to its end, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    DONE,
    FOUNTAIN,
    GUILDS,
    LEAVE,
    NEUTRAL,
    PAY,
    POLICE_STATION,
    STRAIGHT,
    TAKE,
    TILE,
    TOLL,
    YELLOW,
    guild_of,
)
from majlis.games.istanbul.rules.turn import (
    Assistant,
    DoubleMove,
    MoveCompanion,
    PayMerchants,
    Turn,
    toll,
)
from majlis.games.istanbul.state import PERSONAL_SUPPLY, Istanbul
from majlis.games.istanbul.words.common import Entry, opened
from majlis.games.istanbul.words.guild_hand import not_playable
from majlis.games.istanbul.words.names import Names, sentence
from majlis.games.istanbul.words.places import lack, needs, now, offer
from majlis.kernel.frame import NONE
from majlis.words import Preview


class TurnWords(Entry[Turn]):
    def crumb(self, frame: Turn) -> str:
        return self.t.gettext("move")

    def title(self, s: Istanbul, frame: Turn, seat: int) -> str:
        return self.t.gettext("Where does your merchant go?")

    def help(self, s: Istanbul, frame: Turn, seat: int) -> str:
        """What else the turn may begin with."""
        _ = self.t.gettext
        if TILE + YELLOW in s.options(seat):
            return _("Or use a card or a tile first.")
        n = len(s.players[seat].stack)
        if not n:
            return _("No assistant is with you: go where one waits, or to the Fountain.")
        text = self.t.ngettext("{n} assistant is with you.", "{n} assistants are with you.", n)
        return text.format(n=n)

    def told(self, s: Istanbul, frame: Turn, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} moves"))

    def preview(self, s: Istanbul, frame: Turn, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action in s.places:
            return walk(self.names, s, seat, action)
        if action == GUILDS:
            text = _("A guild card takes the place of your whole turn.")
            cards = [guild_of(card) for card in opened(s, GUILDS)]
            if len(cards) == 1:
                text += f" {self.names.cards.guild_explained(cards[0])}"
            return Preview(text, verb=_("Play a guild card"))
        if action == data.COMPANION:
            if s.players[seat].companion == PERSONAL_SUPPLY:
                text = _("Your companion comes to your merchant’s place, for nothing.")
                return Preview(text, verb=_("Bring in the companion"))
            text = _("Your companion walks one place instead of your merchant.")
            return Preview(text, verb=_("Send the companion"))
        return super().preview(s, frame, seat, action)

    def refusal(self, s: Istanbul, frame: Turn, seat: int, action: int) -> str:
        _ = self.t.gettext
        if action not in s.places:
            return not_playable(self.names, s, seat, action)
        player = s.players[seat]
        if action == player.merchant:
            return _("Your merchant is here: he must move on.")
        if s.grid.steps[player.merchant][action] <= 2:
            return _("The barrier is in the way.")
        if player.has(STRAIGHT):
            return _("Too far: 1 or 2 places, or a straight line.")
        return _("Too far: your merchant walks 1 or 2 places.")


class MoveCompanionWords(Entry[MoveCompanion]):
    def crumb(self, frame: MoveCompanion) -> str:
        return self.t.gettext("companion")

    def title(self, s: Istanbul, frame: MoveCompanion, seat: int) -> str:
        return self.t.gettext("Where does your companion go?")

    def told(self, s: Istanbul, frame: MoveCompanion, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} moves the companion"))

    def preview(self, s: Istanbul, frame: MoveCompanion, seat: int, action: int) -> Preview:
        names = self.names
        parts = [
            *tolls(names, s, seat, action, NONE),
            now(names, s, seat, action),
            *meetings(names, s, seat, action),
        ]
        return going(names, action, parts)

    def refusal(self, s: Istanbul, frame: MoveCompanion, seat: int, action: int) -> str:
        if action not in s.places:
            return ""
        text = self.t.ngettext(
            "Your companion goes exactly {n} place.",
            "Your companion goes exactly {n} places.",
            frame.steps,
        )
        return text.format(n=frame.steps)


class AssistantWords(Entry[Assistant]):
    def crumb(self, frame: Assistant) -> str:
        return self.t.gettext("assistant")

    def title(self, s: Istanbul, frame: Assistant, seat: int) -> str:
        _ = self.t.gettext
        legal = s.options(seat)
        if TAKE in legal:
            return _("Pick up your assistant?")
        if LEAVE in legal:
            return _("Leave an assistant here?")
        return _("No assistant of yours is here")

    def help(self, s: Istanbul, frame: Assistant, seat: int) -> str:
        """The action that the assistant is for."""
        _ = self.t.gettext
        legal = s.options(seat)
        if TAKE not in legal and LEAVE not in legal:
            return _("Your turn ends here, unless a card or tile helps.")
        place = s.players[seat].merchant
        missing = lack(self.names, s, seat, place)
        if missing:
            return sentence(missing)
        return _("Then the action: {offer}.").format(offer=offer(self.names, s, seat, place))

    def told(self, s: Istanbul, frame: Assistant, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} leaves or picks up an assistant"))

    def preview(self, s: Istanbul, frame: Assistant, seat: int, action: int) -> Preview:
        _, ngettext = self.t.gettext, self.t.ngettext
        n = len(s.players[seat].stack)
        if action in (TAKE, NEUTRAL):
            text = ngettext("Then {n} is with you.", "Then {n} are with you.", n + 1)
            return Preview(text.format(n=n + 1), verb=_("Pick up"))
        if action == LEAVE:
            text = ngettext("{n} stays with you.", "{n} stay with you.", n - 1)
            return Preview(text.format(n=n - 1), verb=_("Leave one"))
        return super().preview(s, frame, seat, action)


class PayMerchantsWords(Entry[PayMerchants]):
    def crumb(self, frame: PayMerchants) -> str:
        return self.t.gettext("toll")

    def title(self, s: Istanbul, frame: PayMerchants, seat: int) -> str:
        _ = self.t.gettext
        due = toll(s, seat, frame.place, frame.spared)
        may = PAY in s.options(seat)
        text = _("Pay {lira} to act here?") if may else _("You cannot pay {lira}")
        return text.format(lira=self.names.for_lira(due))

    def help(self, s: Istanbul, frame: PayMerchants, seat: int) -> str:
        if PAY not in s.options(seat):
            return self.t.gettext("Your turn ends here, unless a card or tile helps.")
        return sentence("; ".join(tolls(self.names, s, seat, frame.place, frame.spared)))

    def told(self, s: Istanbul, frame: PayMerchants, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} pays other merchants, or not"))

    def preview(self, s: Istanbul, frame: PayMerchants, seat: int, action: int) -> Preview:
        if action == PAY:
            due = self.names.for_lira(toll(s, seat, frame.place, frame.spared))
            verb = self.t.gettext("Pay {lira}").format(lira=due)
            return Preview(self.help(s, frame, seat), verb=verb)
        return super().preview(s, frame, seat, action)

    def refusal(self, s: Istanbul, frame: PayMerchants, seat: int, action: int) -> str:
        if action != PAY:
            return ""
        due = self.names.lira(toll(s, seat, frame.place, frame.spared))
        return sentence(needs(self.names, due, s.players[seat].lira))


class DoubleMoveWords(Entry[DoubleMove]):
    def crumb(self, frame: DoubleMove) -> str:
        return self.t.gettext("double move")

    def title(self, s: Istanbul, frame: DoubleMove, seat: int) -> str:
        return self.t.gettext("Another turn for three seals?")

    def help(self, s: Istanbul, frame: DoubleMove, seat: int) -> str:
        return self.t.gettext("Once a round, at the end of your turn.")

    def told(self, s: Istanbul, frame: DoubleMove, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} may take another turn"))

    def preview(self, s: Istanbul, frame: DoubleMove, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("You keep your letters."), verb=_("Keep your letters"))
        text = _("Three seals for another whole turn, now.")
        return Preview(text, verb=_("Another turn"))


# -- where a figure goes ---------------------------------------------------------------------------


def walk(names: Names, s: Istanbul, seat: int, place: int) -> Preview:
    """The merchant goes to a place, acts there and meets others."""
    parts = arriving(names, s, seat, place, NONE)
    there = arrived(s, seat, place, NONE)
    if there:
        parts += [now(names, there, seat, place), *meetings(names, s, seat, place)]
    return going(names, place, parts)


def arrived(s: Istanbul, seat: int, place: int, spared: int) -> Istanbul | None:
    """What the merchant would act with: less the tolls. None if the turn would end before that."""
    due = 0 if place == FOUNTAIN else toll(s, seat, place, spared)
    if stuck(s, seat, place) or due > s.players[seat].lira:
        return None
    if not due:
        return s
    paid = s.clone()
    paid.players[seat].lira -= due
    return paid


def going(names: Names, place: int, parts: list[str]) -> Preview:
    verb = names.t.gettext("Go to {n}").format(n=place)
    return Preview(f"{names.numbered(place)}: {'; '.join(parts)}", verb=verb)


def arriving(names: Names, s: Istanbul, seat: int, place: int, spared: int) -> list[str]:
    """The assistant and the tolls that the merchant's arrival costs."""
    _ = names.t.gettext
    player = s.players[seat]
    if place == FOUNTAIN:
        return [_("no assistant needed")]
    if player.assistants >> place & 1:
        first = _("pick up your assistant")
    elif player.stack:
        first = _("leave an assistant")
    elif not stuck(s, seat, place):
        first = _("pick up a neutral assistant")
    else:
        return [_("no assistant: your turn ends there")]
    due = tolls(names, s, seat, place, spared)
    if toll(s, seat, place, spared) > player.lira:
        due.append(_("more than you have: your turn ends there"))
    return [first, *due]


def stuck(s: Istanbul, seat: int, place: int) -> bool:
    """The merchant would have nobody to leave there and nobody to pick up."""
    player = s.players[seat]
    waits = player.assistants >> place & 1 or place in s.neutrals
    return not (player.stack or waits or place == FOUNTAIN)


def tolls(names: Names, s: Istanbul, seat: int, place: int, spared: int) -> list[str]:
    """Who is to be paid at a place."""
    _ = names.t.gettext
    if place == FOUNTAIN:
        return []
    due = []
    for other, player in enumerate(s.players):
        if other != seat:
            met = (player.merchant == place and other != spared) + (player.companion == place)
            if met:
                lira = names.lira(TOLL * met)
                due.append(_("pay {name} {lira}").format(name=names.player(other), lira=lira))
    neutral = s.neutral_merchants.count(place)
    if neutral:
        due.append(_("pay the bank {lira}").format(lira=names.lira(TOLL * neutral)))
    return due


def meetings(names: Names, s: Istanbul, seat: int, place: int) -> list[str]:
    """Whom the figure would meet after its action."""
    _ = names.t.gettext
    met = []
    if place != POLICE_STATION:
        for other, player in enumerate(s.players):
            if other != seat and player.family == place:
                met.append(_("catch a family member ({name})").format(name=names.player(other)))
    here = [names.npc(npc).lower() for npc in range(4) if s.npcs[npc] == place]
    if here:
        met.append(_("there: {who}").format(who=", ".join(here)))
    return met


ENTRIES: Final = (
    TurnWords,
    MoveCompanionWords,
    AssistantWords,
    PayMerchantsWords,
    DoubleMoveWords,
)
