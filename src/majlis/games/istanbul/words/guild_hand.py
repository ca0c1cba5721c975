"""A guild card instead of a turn, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from majlis.games.istanbul.data import DONE, GUILDS, guild_of
from majlis.games.istanbul.rules.guild_hand import PlayGuild, completable
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import Entry
from majlis.games.istanbul.words.names import Names
from majlis.words import Preview


class PlayGuildWords(Entry[PlayGuild]):
    def crumb(self, frame: PlayGuild) -> str:
        return self.t.gettext("guild card")

    def title(self, s: Istanbul, frame: PlayGuild, seat: int) -> str:
        return self.t.gettext("Which guild card do you play?")

    def help(self, s: Istanbul, frame: PlayGuild, seat: int) -> str:
        return self.t.gettext("It takes the place of your whole turn.")

    def told(self, s: Istanbul, frame: PlayGuild, asked: Sequence[int]) -> str:
        return self.about(asked, self.t.gettext("{name} plays a guild card"))

    def preview(self, s: Istanbul, frame: PlayGuild, seat: int, action: int) -> Preview:
        if action == DONE:
            return super().preview(s, frame, seat, action)
        cards, card = self.names.cards, guild_of(action)
        text = f"{cards.guild(card)}. {cards.guild_explained(card)}"
        return Preview(text, verb=self.t.gettext("Play the card"))

    def refusal(self, s: Istanbul, frame: PlayGuild, seat: int, action: int) -> str:
        return not_playable(self.names, s, seat, action)


def not_playable(names: Names, s: Istanbul, seat: int, action: int) -> str:
    """Why one of the player's guild cards does not make a turn."""
    _ = names.t.gettext
    guild = s.players[seat].guild
    if not (guild_of(action) in guild or (action == GUILDS and guild)):
        return ""
    if s.phase_one:
        return _("Your turn has begun already: no guild card any more.")
    if action == GUILDS or not completable(s, seat, guild_of(action)):
        return _("You cannot do everything that it asks for.")
    return _("First choose to play a guild card.")


def not_in_this_turn(names: Names, s: Istanbul, seat: int, action: int) -> str:
    """Why a guild card cannot be played when the turn has begun."""
    _ = names.t.gettext
    guild = s.players[seat].guild
    if not guild or (action != GUILDS and guild_of(action) not in guild):
        return _("You do not have this card.")
    return _("A guild card is played instead of a whole turn.")


ENTRIES: Final = (PlayGuildWords,)
