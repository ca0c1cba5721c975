"""Why a thing that has nothing to do with the question cannot be chosen now."""

from __future__ import annotations

from majlis.games.istanbul.data import (
    BAKSHEESH_TILE,
    CARD,
    CARDS,
    COFFEE,
    COPY_DISCARD,
    DISCARD,
    FAMILY_HOME,
    GOOD,
    GUILD,
    GUILDS,
    KIOSK_TILE,
    LETTER,
    LIRA,
    MOST_PLACES,
    POLICE_STATION,
    SERVICE,
    TAKE,
    TILE,
    TILES,
    YELLOW,
)
from majlis.games.istanbul.rules.bonus_hand import top_of_discard
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.common import opened
from majlis.games.istanbul.words.names import Names
from majlis.kernel.frame import NONE


def out_of_place(names: Names, s: Istanbul, seat: int, action: int) -> str:
    _ = names.t.gettext
    if 0 < action <= MOST_PLACES:
        if action not in s.places:
            return _("This place is not in the game.")
        return _("Your merchant has moved in this turn.")
    if GOOD <= action <= LIRA:
        return not_that_good(names, s, seat, action)
    if action == DISCARD:
        return _("The discard pile is empty.")
    if action == TAKE:
        return _("None of your assistants waits here.")
    if TILE <= action <= BAKSHEESH_TILE:
        return not_that_tile(names, s, seat, action - TILE)
    if CARD <= action <= GUILD or action == CARDS:
        return not_that_card(names, s, seat, action)
    if GUILD < action <= LETTER or action == GUILDS:
        guild = s.players[seat].guild
        if not guild or (action != GUILDS and action - GUILD not in guild):
            return _("You do not have this card.")
        return _("A guild card is played instead of a whole turn.")
    if LETTER < action < KIOSK_TILE:
        if action - LETTER not in s.players[seat].letters:
            return _("You do not have this letter.")
        return _("With this letter the seals do not come out even.")
    if action >= KIOSK_TILE:
        return _("This tile is not on offer.")
    return ""


def not_that_good(names: Names, s: Istanbul, seat: int, action: int) -> str:
    _ = names.t.gettext
    player = s.players[seat]
    if action == LIRA:
        return "" if player.lira >= SERVICE else _("You have no 2 lira.")
    if action == COFFEE:
        return "" if player.coffee else _("You have no coffee.")
    return "" if player.goods[action - GOOD] else _("You have none of it.")


def not_that_tile(names: Names, s: Istanbul, seat: int, tile: int) -> str:
    _ = names.t.gettext
    player = s.players[seat]
    if tile >= len(TILES):
        return _("That is done in the Tavern.")
    if not player.has(tile):
        return _("You do not have this tile.")
    if tile != YELLOW:
        return _("It works by itself when its moment comes.")
    if s.yellow_used:
        return _("Once a turn, and you have used it.")
    if player.lira < SERVICE:
        return _("You have no 2 lira.")
    return _("None of your assistants to bring back is here.")


def not_that_card(names: Names, s: Istanbul, seat: int, action: int) -> str:
    _ = names.t.gettext
    player = s.players[seat]
    if action == CARDS:
        return _("None of your bonus cards fits now.")
    card = action - CARD
    if card not in player.hand:
        return _("You do not have this card.")
    if card == FAMILY_HOME and player.family == POLICE_STATION:
        return _("Your family member is at home.")
    if card == COPY_DISCARD and top_of_discard(s) == NONE:
        return _("There is nothing to copy on the discard pile.")
    if CARDS in s.options(seat) and action in opened(s, CARDS):
        return _("First choose to play a bonus card.")
    return _("Not now: {when}.").format(when=names.cards.bonus_when(card))
