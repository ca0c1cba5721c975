"""A guild card instead of a turn (p. 12): which may be played, and the question which one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.istanbul.data import (
    DONE,
    EXTENSIONS,
    FABRIC,
    FRUIT,
    GREAT_MOSQUE,
    GUILD,
    GUILD_GEMSTONE_LIRA,
    GUILD_SULTAN_GOODS,
    GUILDS_IN_ALL,
    JEWELRY,
    SMALL_MOSQUE,
    SPICE,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import AfterAction
from majlis.games.istanbul.rules.feasible import can_bribe, mosque_tiles
from majlis.games.istanbul.rules.figures import NOBODY
from majlis.games.istanbul.rules.supply import lay_down_guild
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame, ToSeat


def completable(s: Istanbul, seat: int, card: int) -> bool:
    """A card may only be played if everything on it can be carried out (ruling 49). Cards that can
    always be played are not named."""
    player = s.players[seat]
    goods = player.goods
    if card == 1:
        return player.extensions < EXTENSIONS
    if card == 10:
        return goods[FABRIC] > 0 and goods[SPICE] > 0 and goods[FRUIT] > 0
    if card == 11:
        return goods[JEWELRY] > 0 and goods[FABRIC] > 0 and goods[SPICE] > 0
    if card == 13:
        return sum(goods) >= GUILD_SULTAN_GOODS
    if card == 14:
        return bool(mosque_tiles(s, seat, SMALL_MOSQUE, True))
    if card == 15:
        return bool(mosque_tiles(s, seat, GREAT_MOSQUE, True))
    if card == 16:
        return player.lira >= GUILD_GEMSTONE_LIRA
    if card == 19:
        return can_bribe(s, seat, 1)
    if card == 20:
        return player.coffee >= half_price(s)
    return True


def half_price(s: Istanbul) -> int:
    """Guild card 20: half the price of the Coffee House, rounded up."""
    return (s.coffee_price() + 1) // 2


def playable_guild(s: Istanbul, seat: int) -> bool:
    return any(completable(s, seat, card) for card in s.players[seat].guild)


GuildEffect: TypeAlias = Callable[[Istanbul, int], None]


def no_effect(s: Istanbul, seat: int) -> None:
    """Stands where no chapter has put an effect yet."""
    raise NotImplementedError


GUILD_EFFECTS: Final[list[GuildEffect]] = [no_effect] * (GUILDS_IN_ALL + 1)
"""What each guild card does; `rules/__init__` fills it from the chapter."""


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
        card = action - GUILD
        s.cancel_next()  # the question where to move: the card replaces the whole turn
        lay_down_guild(s, seat, card)
        s.note(notes.GUILD_PLAYED, seat, card)
        GUILD_EFFECTS[card](s, seat)
        s.then(GuildDone(card), AfterAction(seat, NOBODY, 0, 0))


class GuildDone(Frame[Istanbul]):
    """When it is carried out, the card goes to the guild discard pile."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: Istanbul) -> None:
        s.guild_discard |= 1 << self.card
