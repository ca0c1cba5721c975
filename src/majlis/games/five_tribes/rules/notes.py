"""What happened, for the log and for pieces that move: kinds of notes, and the numbers of each."""

from __future__ import annotations

from typing import Final

# A tile, a seat or a place that does not apply is NONE. Places on tracks and in rows count from 0.
ROUND: Final = 0  # number
BID: Final = 1  # seat, place on the turn track (6: the zeros), coins paid, fakirs discarded
TURN: Final = 2  # seat, place on the turn track left, place on the bid track taken
LIFTED: Final = 3  # seat, tile, how many meeples
DROPPED: Final = 4  # seat, tribe, from tile, to tile
TAKEN: Final = 5  # seat, tribe, how many, tile: the last one dropped and its kin
CAMEL: Final = 6  # seat, tile, camels left
KEPT: Final = 7  # seat, tribe (vizier or elder), how many, djinn (Kandicha) or NONE
TOOK: Final = 8  # seat, kind of card, place in the row: merchants
BOUGHT: Final = 9  # seat, kind of card, place in the row, coins paid (for two: with the last)
BUILT: Final = 10  # seat, coins, blue tiles, builders and fakirs together
KILLED: Final = 11  # seat, tribe, tile or NONE, whose (seat) or NONE
SPARED: Final = 12  # seat: the assassins kill nobody
PALM: Final = 13  # seat, tile, tile it would have stood on
PALACE: Final = 14  # seat, tile, tile it would have stood on
USED: Final = 15  # seat, djinn
PAID: Final = 16  # seat, elders, fakirs, for which djinn (NONE: to buy one, or to help a tribe)
EARNED: Final = 17  # seat, coins, djinn they come from
GAINED: Final = 18  # seat, djinn, place in the djinn row or NONE
LOOKED: Final = 19  # seat, -, -, djinn (only for that seat if draws are hidden)
LEFT: Final = 20  # djinn discarded by Sibittis
DREW: Final = 21  # seat, djinn that drew, -, kind of card (only for that seat if draws are hidden)
CALLED: Final = 22  # tribe, tile: Anun-Nak puts a meeple there
SOLD: Final = 23  # seat, goods (a bit for each kind), coins
TURNED_UP: Final = 24  # kind of card, place in the row
TURNED_UP_DJINN: Final = 25  # djinn, place in the djinn row
RESHUFFLED: Final = 26  # 0 resources, 1 djinns; how many cards
LAST_CAMEL: Final = 27  # seat
NO_SOWING: Final = 28  # seat at the start of its turn, NONE at the end of a round
END: Final = 29
