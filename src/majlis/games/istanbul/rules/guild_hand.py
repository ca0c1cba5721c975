"""A guild card instead of a turn (p. 12): which may be played, and the question which one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.data import DONE, GUILD, GUILDS_IN_ALL, guild_of
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import AfterAction
from majlis.games.istanbul.rules.figures import NOBODY
from majlis.games.istanbul.rules.places import always
from majlis.games.istanbul.rules.supply import lay_down_guild
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToSeat

Can: TypeAlias = Callable[[Istanbul, int], bool]
"""Everything on the card can be carried out: else it may not be played (ruling 49)."""
Do: TypeAlias = Callable[[Istanbul, int], None]


class GuildEffect:
    """The row of a guild card."""

    def __init__(self, can: Can, do: Do) -> None:
        self.can: Final = can
        self.always: Final = can is always
        """Spares a call, which through a table is a slow one."""
        self.do: Final = do


def no_effect(s: Istanbul, seat: int) -> None:
    """Stands where no chapter has put an effect yet."""
    raise NotImplementedError


GUILD_EFFECTS: Final = [GuildEffect(always, no_effect)] * (GUILDS_IN_ALL + 1)
"""By the numbers of the cards; `rules/__init__` fills it from `guild_cards`."""


def completable(s: Istanbul, seat: int, card: int) -> bool:
    """The player could carry out everything on this card."""
    effect = GUILD_EFFECTS[card]
    return effect.always or effect.can(s, seat)


def playable_guild(s: Istanbul, seat: int) -> bool:
    return any(completable(s, seat, card) for card in s.players[seat].guild)


class PlayGuild(ToSeat[Istanbul]):
    """Instead of the four phases of a turn, carry out a guild card and discard it. No figure moves,
    nobody is met, unless the card says so."""

    PRIVATE = True
    CONTINUES = True
    JOINED = True

    def options(self, s: Istanbul, seat: int) -> list[int]:
        # The hand was opened because it held such a card; a guess at it may hold none.
        guild = s.players[seat].guild
        return [GUILD + card for card in guild if completable(s, seat, card)] or [DONE]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        card = guild_of(action)
        s.cancel_next()  # the question where to move: the card replaces the whole turn
        lay_down_guild(s, seat, card)
        s.note(notes.GUILD_PLAYED, seat, card)
        GUILD_EFFECTS[card].do(s, seat)
        s.then(GuildDone(card), AfterAction(seat, NOBODY, place=0))


class GuildDone(Frame[Istanbul]):
    """When it is carried out, the card goes to the guild discard pile."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: Istanbul) -> None:
        s.guild_discard |= 1 << self.card
