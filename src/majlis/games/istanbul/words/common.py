"""What the entries of several chapters share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from majlis import words
from majlis.games.istanbul.data import (
    CARDS,
    DONE,
    STOP,
    TILE,
    YELLOW,
    card_of,
    good_of,
    guild_of,
    is_card,
    is_good,
    is_guild,
    is_letter,
    is_supply,
    letter_of,
    seals_on,
)
from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.names import Names
from majlis.games.istanbul.words.places import now
from majlis.words import Preview, capital, sign

F = TypeVar("F", bound=words.AnyFrame)


class Entry(words.Entry[Istanbul, Names, F]):
    """What is said about a frame of Istanbul."""

    def title(self, s: Istanbul, frame: F, seat: int) -> str:
        return capital(self.crumb(frame))

    def told(self, s: Istanbul, frame: F, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} acts"))

    def preview(self, s: Istanbul, frame: F, seat: int, action: int) -> Preview:
        """The answers that many questions have: no, no more, a bonus card, the yellow tile."""
        _ = self.t.gettext
        if action == DONE:
            return Preview(_("It stays as it is."), verb=_("Go on"))
        if action == STOP:
            return Preview(_("You do nothing here; your turn ends."), verb=_("End the turn"))
        if action == CARDS:
            cards = [card_of(card) for card in opened(s, CARDS)]
            called = ", ".join(map(self.names.cards.bonus, cards))
            text = _("You can play now: {cards}.").format(cards=called)
            if len(cards) == 1:
                text += f" {self.names.cards.bonus_explained(cards[0])}"
            return Preview(text, verb=_("Play a bonus card"))
        assert action == TILE + YELLOW
        text = _("2 lira: an assistant from another place comes back.")
        return Preview(text, verb=_("Use the tile"))

    # -- in other words ----------------------------------------------------------------------------

    def about(self, asked: Sequence[int], text: str) -> str:
        """A sentence about the seat that is asked."""
        return text.format(name=self.names.player(asked[0]))

    def not_asked(self) -> str:
        """For what is like the things in question, but is none of them."""
        return self.t.gettext("That is not asked now.")

    def brings(self, s: Istanbul, action: int, otherwise: str, verb: str) -> Preview:
        """What an answer brings; other words if that is nothing yet."""
        found = changes(self.names, s, action)
        gain = found[0] if len(found) == 1 else ""
        return Preview(", ".join(found) or otherwise, gain, verb)

    def taken(self, s: Istanbul, action: int) -> Preview:
        """A good, coffee or lira is taken."""
        what = self.names.name(s.label(action))
        return self.brings(s, action, what, self.t.gettext("Take: {what}").format(what=what))

    def given(self, s: Istanbul, action: int) -> Preview:
        """A good, coffee or lira is given."""
        what = self.names.name(s.label(action))
        return self.brings(s, action, what, self.t.gettext("Give: {what}").format(what=what))

    def acted_on(self, s: Istanbul, seat: int, place: int, verb: str) -> Preview:
        """The action of a place, carried out by nobody who would have to pay for it."""
        text = f"{self.names.numbered(place)}: {now(self.names, s, seat, place)}"
        return Preview(text, verb=verb.format(n=place))


class Taking(Entry[F]):
    """A question in which a good pointed at is taken; in all others it is given."""

    def preview(self, s: Istanbul, frame: F, seat: int, action: int) -> Preview:
        if is_supply(action):
            return self.taken(s, action)
        return super().preview(s, frame, seat, action)

    def refusal(self, s: Istanbul, frame: F, seat: int, action: int) -> str:
        if not is_good(action):
            return ""
        player = s.players[seat]
        if player.goods[good_of(action)] >= player.capacity():
            return self.t.gettext("Your cart is full of it.")
        return self.not_asked()


class Giving(Entry[F]):
    """A question in which goods, coffee, lira, cards or letters are given."""

    def preview(self, s: Istanbul, frame: F, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if is_supply(action):
            return self.given(s, action)
        if is_card(action):
            return self.discarded(s, action, self.names.cards.bonus(card_of(action)))
        if is_guild(action):
            return self.discarded(s, action, self.names.cards.guild(guild_of(action)))
        if is_letter(action):
            letter = self.names.letter(letter_of(action))
            seals = self.names.seals(seals_on(letter_of(action)))
            found = [f"{letter}: {seals}", *changes(self.names, s, action)]
            return Preview(", ".join(found), verb=_("Give the letter"))
        return super().preview(s, frame, seat, action)

    def discarded(self, s: Istanbul, action: int, card: str) -> Preview:
        _ = self.t.gettext
        found = [_("{card} is discarded").format(card=card), *changes(self.names, s, action)]
        return Preview(", ".join(found), verb=_("Discard"))


class BringingBack(Entry[F]):
    """A question in which an assistant is brought back from a place."""

    def preview(self, s: Istanbul, frame: F, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action in s.places:
            text = _("{place}: your assistant comes back under your merchant")
            return Preview(text.format(place=self.names.numbered(action)), verb=_("Bring back"))
        return super().preview(s, frame, seat, action)

    def refusal(self, s: Istanbul, frame: F, seat: int, action: int) -> str:
        _ = self.t.gettext
        if action not in s.places:
            return ""
        if action == s.players[seat].merchant:
            return _("Your merchant is here himself.")
        return _("None of your assistants to bring back is here.")


# -- looking ahead ---------------------------------------------------------------------------------


def opened(view: Istanbul, hand: int) -> list[int]:
    """The cards that could be played if this hand were opened now, which is legal."""
    return [card for card in view.look_ahead(hand).options(view.viewer) if card != DONE]


def changes(names: Names, view: Istanbul, action: int) -> list[str]:
    """What the viewer would gain and pay until the next question, each as a few words."""
    _ = names.t.gettext
    mine = [note for note in view.look_ahead(action).notes or () if note[2] == view.viewer]
    lira = sum(note[3] for note in mine if note[1] == kinds.LIRA)
    coffee = sum(note[3] for note in mine if note[1] == kinds.COFFEE)
    goods = [0] * 4
    for note in mine:
        if note[1] == kinds.GOODS:
            goods[note[3]] += note[4]
    found = [names.goods(good, abs(n), sign(n)) for good, n in enumerate(goods) if n]
    if coffee:
        found.append(names.coffee(abs(coffee), sign(coffee)))
    if lira:
        found.append(names.lira(abs(lira), sign(lira)))
    if any(note[1] == kinds.EXTENSION for note in mine):
        found.append(_("+1 extension"))
    if any(note[1] == kinds.RUBY for note in mine):
        found.append(_("+1 ruby"))
    return found
