"""The round, in words: selecting, sending, claiming and using.

As in the other chapters, an entry says what an answer is (`meaning`) and what its button says
(`verb`); `words/common.py` makes the preview of these and of what the answer leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis import words
from majlis.games.marrakesh.data import (
    ACT,
    COLOUR_OF,
    HOME,
    ORCHARD,
    RED,
    SOUK,
    SPACES,
    is_keshi,
    is_sector,
    keshi_of,
    sector_of,
)
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    ClaimAnother,
    Claiming,
    ClaimKeshi,
    ClaimSecond,
    EndOfRound,
    Select,
    SendAssistants,
    SendWild,
    UseAssistant,
    Using,
)
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words.common import Entry, F
from majlis.words import Preview


class SelectWords(Entry[Select]):
    def crumb(self, frame: Select) -> str:
        return self.t.gettext("choosing three colours")

    def title(self, s: Marrakesh, frame: Select, seat: int) -> str:
        return self.t.gettext("Which three colours do you choose?")

    def help(self, s: Marrakesh, frame: Select, seat: int) -> str:
        return self.t.gettext("In secret. Each sends an assistant to its sector.")

    def told(self, s: Marrakesh, frame: Select, asked: Sequence[int]) -> str:
        """All were asked, even if one is left."""
        return words.Entry.told(self, s, frame, asked)

    def preview(self, s: Marrakesh, frame: Select, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        colour = keshi_of(action)
        verb = _("Choose {colour}").format(colour=self.pieces.colour(colour).lower())
        if colour == RED:
            return Preview(_("an assistant to any sector"), verb=verb)
        sector = HOME[colour]
        text = _("an assistant {where}: {what}").format(
            where=self.pieces.into(sector), what=self.names.action_now(s.players[seat], sector)
        )
        return Preview(text, verb=verb)

    def refusal(self, s: Marrakesh, frame: Select, seat: int, action: int) -> str:
        _ = self.t.gettext
        if not is_keshi(action):
            return ""
        me, colour = s.players[seat], keshi_of(action)
        if not me.hand >> colour & 1:
            return _("You have used this colour in this season.")
        if colour in me.picked:
            return _("You have chosen this colour already.")
        if me.picked and colour < me.picked[-1]:
            return self.too_late()
        return self.too_early()


# -- sending assistants ----------------------------------------------------------------------------


class SendAssistantsWords(Entry[SendAssistants]):
    PHASE = True

    def crumb(self, frame: SendAssistants) -> str:
        return self.t.gettext("sending assistants")


class SectorWords(Entry[F]):
    """Questions about a sector for an assistant."""

    def meaning(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        sector = sector_of(action)
        return f"{self.pieces.sector(sector)}: {self.names.action_now(s.players[seat], sector)}"


class SendWildWords(SectorWords[SendWild]):
    def crumb(self, frame: SendWild) -> str:
        return self.t.gettext("the wild assistant")

    def title(self, s: Marrakesh, frame: SendWild, seat: int) -> str:
        return self.t.gettext("Where does the wild assistant go?")

    def help(self, s: Marrakesh, frame: SendWild, seat: int) -> str:
        return self.t.gettext("Any sector without an assistant; the souk takes several.")

    def verb(self, s: Marrakesh, frame: SendWild, seat: int, action: int) -> str:
        return self.t.gettext("Send {where}").format(where=self.pieces.into(sector_of(action)))

    def refusal(self, s: Marrakesh, frame: SendWild, seat: int, action: int) -> str:
        if is_sector(action):
            return self.t.gettext("An assistant of yours is there already.")
        return ""


# -- claiming keshis -------------------------------------------------------------------------------


class ClaimingWords(Entry[Claiming]):
    PHASE = True

    def crumb(self, frame: Claiming) -> str:
        return self.t.gettext("claiming keshis")


class ClaimWords(Entry[F]):
    """Questions about a colour in the base of the tower."""

    def verb(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        return self.take_keshi(action)

    def refusal(self, s: Marrakesh, frame: F, seat: int, action: int) -> str:
        if is_keshi(action) and not s.base[keshi_of(action)]:
            return self.t.gettext("None of them lies in the base of the tower.")
        return ""


class ClaimKeshiWords(ClaimWords[ClaimKeshi]):
    def crumb(self, frame: ClaimKeshi) -> str:
        return self.t.gettext("which colour")

    def title(self, s: Marrakesh, frame: ClaimKeshi, seat: int) -> str:
        return self.t.gettext("Which colour do you take from the tower?")

    def help(self, s: Marrakesh, frame: ClaimKeshi, seat: int) -> str:
        text = self.t.gettext("Take up to two of one colour. In the base: {keshis}.")
        return text.format(keshis=self.pieces.keshis(sum(s.base)))

    def told(self, s: Marrakesh, frame: ClaimKeshi, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} chooses a colour").format(name=self.names.player(asked[0]))


class ClaimSecondWords(Entry[ClaimSecond]):
    def crumb(self, frame: ClaimSecond) -> str:
        return self.t.gettext("one or two")

    def title(self, s: Marrakesh, frame: ClaimSecond, seat: int) -> str:
        return self.t.gettext("One, or two?")

    def help(self, s: Marrakesh, frame: ClaimSecond, seat: int) -> str:
        text = self.t.gettext("There is another {keshi} in the base.")
        return text.format(keshi=self.pieces.keshi(frame.colour).lower())

    def verb(self, s: Marrakesh, frame: ClaimSecond, seat: int, action: int) -> str:
        return self.t.gettext("Take two")

    def meaning_of_done(self) -> str:
        return self.t.gettext("only one; the other stays in the base")

    def verb_of_done(self) -> str:
        return self.t.gettext("Take one")


class ClaimAnotherWords(ClaimWords[ClaimAnother]):
    INTERRUPTIBLE = True
    OFFER = True

    def crumb(self, frame: ClaimAnother) -> str:
        return self.t.gettext("a second keshi")

    def title(self, s: Marrakesh, frame: ClaimAnother, seat: int) -> str:
        return self.t.gettext("And which second keshi?")

    def help(self, s: Marrakesh, frame: ClaimAnother, seat: int) -> str:
        return self.t.gettext("Your scroll lets it have another colour.")


# -- using assistants ------------------------------------------------------------------------------


class UsingWords(Entry[Using]):
    PHASE = True

    def crumb(self, frame: Using) -> str:
        return self.t.gettext("assistants at work")


class ChooseAssistantWords(SectorWords[ChooseAssistant]):
    def crumb(self, frame: ChooseAssistant) -> str:
        return self.t.gettext("the next assistant")

    def title(self, s: Marrakesh, frame: ChooseAssistant, seat: int) -> str:
        return self.t.gettext("Which assistant works next?")

    def help(self, s: Marrakesh, frame: ChooseAssistant, seat: int) -> str:
        n = sum(s.players[seat].assistants)
        text = self.t.ngettext(
            "{n} assistant left, who adds a keshi to the sector or activates it.",
            "{n} assistants left. Each adds a keshi to the sector or activates it.",
            n,
        )
        return text.format(n=n)

    def told(self, s: Marrakesh, frame: ChooseAssistant, asked: Sequence[int]) -> str:
        name = self.names.player(asked[0])
        return self.t.gettext("{name} chooses an assistant").format(name=name)

    def verb(self, s: Marrakesh, frame: ChooseAssistant, seat: int, action: int) -> str:
        return self.use_sector(action)

    def refusal(self, s: Marrakesh, frame: ChooseAssistant, seat: int, action: int) -> str:
        if is_sector(action):
            return self.t.gettext("No assistant of yours is there.")
        return ""


class UseAssistantWords(Entry[UseAssistant]):
    def crumb(self, frame: UseAssistant) -> str:
        return self.pieces.sector(frame.sector)

    def title(self, s: Marrakesh, frame: UseAssistant, seat: int) -> str:
        text = self.t.gettext("{sector}: one more keshi, or activate it?")
        return text.format(sector=self.pieces.sector(frame.sector))

    def help(self, s: Marrakesh, frame: UseAssistant, seat: int) -> str:
        action = self.names.action_explained(frame.sector)
        if frame.sector == SOUK:  # several may work there, and each is asked the same
            n = sum(s.players[seat].assistants)
            text = self.t.ngettext("{n} assistant left.", "{n} assistants left.", n).format(n=n)
        else:
            have = s.players[seat].keshis[COLOUR_OF[frame.sector]]
            text = self.t.gettext("{n} of {of} there.").format(n=have, of=SPACES)
        return f"{text} {action}"

    def meaning(self, s: Marrakesh, frame: UseAssistant, seat: int, action: int) -> str:
        """Of the dates the effects tell."""
        told = action == ACT and frame.sector != ORCHARD
        return self.names.action_by_assistant(s, seat, frame.sector) if told else ""

    def verb(self, s: Marrakesh, frame: UseAssistant, seat: int, action: int) -> str:
        if action == ACT:
            return self.t.gettext("Activate the sector")
        return self.take_keshi(action)


class EndOfRoundWords(Entry[EndOfRound]):
    PHASE = True

    def crumb(self, frame: EndOfRound) -> str:
        return self.t.gettext("end of the round")


ENTRIES: Final = (
    SelectWords,
    SendAssistantsWords,
    SendWildWords,
    ClaimingWords,
    ClaimKeshiWords,
    ClaimSecondWords,
    ClaimAnotherWords,
    UsingWords,
    ChooseAssistantWords,
    UseAssistantWords,
    EndOfRoundWords,
)
