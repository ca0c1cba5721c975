"""Who carries an action out, and where the figures stand."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import MOST_PLACES, POLICE_STATION, delivered, is_delivered
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.state import GENERAL_SUPPLY, OWN, PERSONAL_SUPPLY, Istanbul

# How an action is carried out: by a figure that stands there ...
MERCHANT: Final = 0
FAMILY: Final = 1
COMPANION: Final = 2
SENT: Final = 3  # the family member, in the middle of the Police Station's action
NOBODY: Final = 4  # a guild turn
# ... or from afar, added to the figure behind it: by the barrier, or by a guild card. None of the
# player's figures stands there, so cards and tiles bound to the place do not apply (ruling 21).
REMOTE: Final = 5


def stands_there(how: int) -> bool:
    """A figure of the player stands on the place whose action it carries out."""
    return how < NOBODY


def is_remote(how: int) -> bool:
    """The action is carried out from afar, in the middle of another one."""
    return how >= REMOTE


def from_afar(how: int) -> int:
    """The same figure, acting on a place where it does not stand."""
    return how if is_remote(how) else REMOTE + how


GUILD_TURN: Final = REMOTE + NOBODY  # a guild card carries the action of a place out


def sent_by(how: int) -> int:
    """How the family member acts that is sent out of the Police Station: with a guild card (ruling
    52) no less from afar, for what comes after its action is the card's."""
    return REMOTE + SENT if how == GUILD_TURN else SENT


def stands_on(s: Istanbul, seat: int, figure: int) -> int:
    """The place of a figure; 0 for a companion who is not on the board, and for nobody."""
    player = s.players[seat]
    if figure == MERCHANT:
        return player.merchant
    if figure in (FAMILY, SENT):
        return player.family
    return player.companion if figure == COMPANION and player.companion > 0 else 0


def move_merchant(s: Istanbul, seat: int, place: int) -> None:
    """The whole stack goes there."""
    player = s.players[seat]
    s.note(notes.MOVED, seat, MERCHANT, player.merchant, place)
    player.merchant = place
    deliver(s, seat)


def move_family(s: Istanbul, seat: int, place: int) -> None:
    player = s.players[seat]
    s.note(notes.MOVED, seat, FAMILY, player.family, place)
    player.family = place
    deliver(s, seat)


def send_home(s: Istanbul, seat: int) -> None:
    """The family member goes back to the Police Station."""
    if s.players[seat].family != POLICE_STATION:
        move_family(s, seat, POLICE_STATION)


def move_companion(s: Istanbul, seat: int, place: int) -> None:
    """To a place, or with PERSONAL_SUPPLY off the board."""
    player = s.players[seat]
    s.note(
        notes.MOVED,
        seat,
        COMPANION,
        max(player.companion, GENERAL_SUPPLY),
        max(place, GENERAL_SUPPLY),
    )
    player.companion = place
    deliver(s, seat)


def companion_on_board(s: Istanbul, seat: int) -> bool:
    return s.players[seat].companion > 0


def companion_can_come(s: Istanbul, seat: int) -> bool:
    """He can be taken into the personal supply."""
    return s.letters and s.players[seat].companion != PERSONAL_SUPPLY


def deliver(s: Istanbul, seat: int) -> None:
    """Letters & Seals, turn 2: a letter is turned over as soon as one of the player's figures is on
    its place, whatever brought it there."""
    player = s.players[seat]
    if not player.letters:
        return
    here = 1 << player.merchant | 1 << player.family | 1 << max(player.companion, 0)
    arrived = False
    for letter in player.letters:
        if not is_delivered(letter) and here >> letter & 1:
            arrived = True
            s.note(notes.DELIVERED, seat, letter)
    if arrived:
        player.letters = sorted(
            [
                delivered(letter) if not is_delivered(letter) and here >> letter & 1 else letter
                for letter in player.letters
            ]
        )


# -- assistants ---------------------------------------------------------------------------------


def assistants_out(s: Istanbul, seat: int) -> list[int]:
    """The places where own assistants were left, ascending."""
    out = s.players[seat].assistants
    return [place for place in range(1, MOST_PLACES + 1) if out >> place & 1]


def bring_back(s: Istanbul, seat: int, place: int) -> None:
    """An own assistant goes from there under the merchant's stack, wherever he is."""
    player = s.players[seat]
    player.assistants &= ~(1 << place)
    player.stack = [OWN, *player.stack]
    s.note(notes.PICKED_UP, seat, place, OWN)
