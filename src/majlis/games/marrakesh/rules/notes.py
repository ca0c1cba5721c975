"""What happened, for the log and for the motion of pieces: kinds of notes, with their numbers.

Colours, sectors, resources, spaces and tiles are numbered as in `data.py`; a source is where points
or resources came from, as in `state.py`; "from" and "to" are spaces or steps, for a pawn to be seen
moving.
"""

from __future__ import annotations

from typing import Final

# Setting up, rounds and seasons
BEGINS: Final = 0  # seat
SEASON: Final = 1  # season, seat with figure and camel
ROUND: Final = 2  # season, round, seat with the camel
OFFICE: Final = 3  # office that opens
RIVER_TILE: Final = 4  # side, season
DISC: Final = 5  # seat, space that the first section faces now
STORED: Final = 6  # seat, colour, space of the storage track
PROVISION: Final = 7  # seat, tile turned up
END: Final = 8
OFFERED: Final = 9  # oasis shown for river tile 02
STAIR_TILE: Final = 10  # space of the web, face
TOWN_SHOWN: Final = 11  # town

# Selecting, the tower, claiming
SELECTED: Final = 12  # seat, colour, colour, colour
ASSISTANT: Final = 13  # seat, sector, colour of the keshi that sent it
THROWN: Final = 14  # keshis thrown
CAME_OUT: Final = 15  # colour, keshis of it in the base
LODGED: Final = 16  # keshis left in the tower
CLAIMED: Final = 17  # seat, colour
LEFT_OVER: Final = 18  # colour, keshis back to the supply

# Deploying
DEPLOYED: Final = 19  # seat, colour, sector, space: of the square, of the Sahara, else NONE
NO_ROOM: Final = 20  # seat, colour that goes back to the supply
RETURNED: Final = 21  # seat, colour, sector, space: a keshi taken off the board
KEPT: Final = 22  # seat, colour laid aside until the last gate is bought

# Using assistants
USED: Final = 23  # seat, sector
TAKES: Final = 24  # seat, colour taken from the supply by an assistant
ACTS: Final = 25  # seat, sector: the sector action begins
VENDOR: Final = 26  # seat, sector, water

# Gains and costs
GAINED: Final = 27  # seat, resource, how many, source
PAID: Final = 28  # seat, resource, how many
POINTS: Final = 29  # seat, points (negative when lost), source
GOODS_PAID: Final = 30  # seat, colour, how many

# Pawns
SAILED: Final = 31  # seat, from, to
JETTY: Final = 32  # seat, points of the spot
CLIMBED: Final = 33  # seat, staircase, from, to
CONNECTION: Final = 34  # seat, line (5 * segment of the mosque + segment of the palace), action
ESCORT: Final = 35  # staircase, seat or NONE, step where the sultan or imam waits or NONE
RAPID: Final = 36  # seat, rapid whose bonus is taken

# Tiles
EXCHANGED: Final = 37  # seat, colour, office
LUXURY: Final = 38  # seat, tile, shop
SCROLL: Final = 39  # seat, scroll, stack
REFRESHED: Final = 40  # seat, group
SCROLL_SHOWN: Final = 41  # scroll, stack
LUXURY_SHOWN: Final = 42  # tile, shop
SPLIT: Final = 43  # stack or shop that was empty, donor, tiles moved, 0 scrolls or 1 luxury goods
GATE: Final = 44  # seat, workshop, colour, sector of the gate space
SPECTATORS: Final = 45  # seat, space of the square, how often its bonus is gained

# Oases and towns
DISCOVERED: Final = 46  # seat, space of the Sahara, oasis
OASIS: Final = 47  # seat, oasis, space of the Sahara it comes from or NONE, place in storage
OASIS_SCORED: Final = 48  # seat, oasis, points
TOWN: Final = 49  # seat, town, path (0 left, 1 right)
TOWN_CLAIMED: Final = 50  # seat, town, path

# Seasons
RANKED: Final = 51  # seat, rank (0 first, 1 second), side of the river tile
PROVIDED: Final = 52  # seat
UNPROVIDED: Final = 53  # seat, points lost
FILLED: Final = 54  # seat, sector: filled at the end
SCORED: Final = 55  # seat, oasis, points at the end
TOWN_SCORED: Final = 56  # seat, town, points at the end
LEFTOVERS: Final = 57  # seat, points for what is left at the end
REWARD: Final = 58  # seat, side of the river tile, 0 its first or 1 its second bonus
