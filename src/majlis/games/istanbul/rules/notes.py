"""What happened, for the log and for the pieces that move: kinds of notes, with their numbers.

`figure` is MERCHANT, FAMILY or COMPANION of `rules.figures`; a place of 0 is the supply. Amounts
are positive when the player gains and negative when he pays.
"""

from __future__ import annotations

from typing import Final

# Preparation and turns
BEGINS: Final = 0  # seat
LAID: Final = 1  # place, cell
DEMAND: Final = 2  # market, tile (0-4) that is on top now
ROUND: Final = 3  # number: the start player's regular turn begins
TURN: Final = 4  # seat, 0 a regular turn, 1 a double move, 2 the extra turn of guild card 7
STOPPED: Final = 5  # seat, place where the turn ended at once
CARAVAN: Final = 6  # seat that takes the caravan token
LAST_ROUND: Final = 7  # seat that reached the target
END: Final = 8

# Pieces
MOVED: Final = 10  # seat, figure, from place, to place
LEFT: Final = 11  # seat, place, OWN or WHITE: an assistant stays there
PICKED_UP: Final = 12  # seat, place, OWN or WHITE: an assistant goes under the stack
FIFTH: Final = 13  # seat: the fifth assistant goes under the stack
NPC_MOVED: Final = 14  # npc, from place, to place
NEUTRAL_MOVED: Final = 15  # neutral merchant (0-2), from place, to place
BARRIER: Final = 16  # seat, place, place: it lies between them
DIE: Final = 17  # first (0) or second (1) die, face
DIE_TURNED: Final = 18  # first (0) or second (1) die, face: turned by a tile or a card

# Meetings
TOLL: Final = 20  # seat, seat that is paid (-1 the bank), lira
CAUGHT: Final = 21  # seat, seat whose family member was caught, place
SERVED: Final = 22  # seat, npc: his service was used

# Actions and what they bring
ACTED: Final = 30  # seat, place, how (`rules.figures`)
LIRA: Final = 31  # seat, amount
GOODS: Final = 32  # seat, good, amount
COFFEE: Final = 33  # seat, amount
RUBY: Final = 34  # seat, place, rubies now
EXTENSION: Final = 35  # seat, extensions now
TILE: Final = 36  # seat, tile
SOLD: Final = 37  # seat, market, goods, lira
CALLED: Final = 38  # seat, number
ROLLED: Final = 39  # seat, sum of the dice that counts
BAKSHEESH: Final = 40  # side that is up now

# Cards, letters, kiosk, auction
BONUS_DRAWN: Final = 50  # seat, -, -, card (secret)
BONUS_TAKEN: Final = 51  # seat, card, openly from the discard pile
BONUS_PLAYED: Final = 52  # seat, card
BONUS_DISCARDED: Final = 53  # seat, card
GUILD_DRAWN: Final = 54  # seat, -, -, card (secret)
GUILD_PLAYED: Final = 55  # seat, card
GUILD_DISCARDED: Final = 56  # seat, card
SHUFFLED: Final = 57  # 0 bonus cards, 1 guild cards, 2 kiosk tiles, 3 letters
LETTER: Final = 58  # seat, place it names
DELIVERED: Final = 59  # seat, place
LETTER_SPENT: Final = 60  # seat, place, 1 if it was delivered
KIOSK_OPENED: Final = 61  # tiles to choose from, as bits
KIOSK_CHOSEN: Final = 62  # seat, tile
KIOSK_USED: Final = 63  # seat, tile
BID: Final = 64  # seat, lira
PASSED: Final = 65  # seat
AUCTION: Final = 66  # seat that wins both cards (-1 nobody), lira, seat that is paid (-1 the bank)
