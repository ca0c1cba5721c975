"""Setup, pages 4 and 5: what is drawn and dealt, and what the players choose before the game."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_KESHI,
    A_PROVISION,
    A_RIVER_SIDE,
    A_SEAT,
    A_SPACE,
    A_STORE,
    AN_OASIS,
    FIRST_GAME_SIDES,
    GATE_COUNTS,
    GATES_EACH,
    KESHI_STORES,
    PROVISIONS,
    PROVISIONS_EACH,
    RIVER_SIDES_OF,
    STORED_COLOURS,
    STORED_KESHIS,
    TOWNS_SHOWN,
    WORKSHOPS,
    gate_colour,
    gate_of,
    keshi_of,
    oasis_of,
    provision_of,
    river_side_of,
    seat_of,
    space_of,
    store_of,
)
from majlis.games.marrakesh.rules import desert_towns, display, notes, seasons, staircase_tiles
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import NONE, Ask, Frame, ToChance


class Prepare(Frame[Marrakesh]):
    """Pages 4-5, in the order of the steps: displays, river tiles, gates, then the players. River
    tiles and staircase tiles are drawn, or those of a first game and of a set."""

    def __init__(self, first_game: int, stair_set: int) -> None:
        self.first_game: Final = first_game
        self.stair_set: Final = stair_set

    def args(self) -> tuple[int, ...]:
        return (self.first_game, self.stair_set)

    def run(self, s: Marrakesh) -> None:
        s.then(display.Refill(), seasons.OpenOffice())
        if self.first_game:
            s.then(LayRiverTiles())
        else:
            s.then(DrawRiverTile(0), DrawRiverTile(1), DrawRiverTile(2))
        s.then(DrawGate(0))
        if s.staircase_tiles:
            if self.stair_set:
                s.then(staircase_tiles.LayStairSet(self.stair_set))
            else:
                s.then(staircase_tiles.LayStairTile(0))
        if s.desert_towns:
            s.then(desert_towns.ShowTown(TOWNS_SHOWN[len(s.players)]))
        s.then(Deal())


class Deal(Frame[Marrakesh]):
    """Page 5: what every player draws, places, turns and looks at; then somebody begins."""

    def run(self, s: Marrakesh) -> None:
        s.then(
            OfferOasis(3),
            DrawStored(0),
            PlaceStored(),
            LayDisc(),
            DealProvision(0),
            seasons.TurnUpProvision(),
            FirstPlayer(),
        )


class DrawRiverTile(ToChance[Marrakesh]):
    """Step 6: one tile for each season, with any side up."""

    def __init__(self, season: int) -> None:
        self.season: Final = season

    def args(self) -> tuple[int, ...]:
        return (self.season,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_RIVER_SIDE + side for side in RIVER_SIDES_OF[self.season]]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        lay_river_tile(s, river_side_of(action))


class LayRiverTiles(Frame[Marrakesh]):
    """Step 6: the tiles that are recommended for a first game."""

    def run(self, s: Marrakesh) -> None:
        for side in FIRST_GAME_SIDES:
            lay_river_tile(s, side)


def lay_river_tile(s: Marrakesh, side: int) -> None:
    """For the next season."""
    s.river_tiles = [*s.river_tiles, side]
    s.note(notes.RIVER_TILE, side, len(s.river_tiles))


class DrawGate(ToChance[Marrakesh]):
    """Step 7: eight gates for each workshop. What is left for the last one needs no drawing."""

    def __init__(self, nth: int) -> None:
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.nth,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_KESHI + colour for colour, n in enumerate(gates_in_bag(s)) if n]

    def weights(self, s: Marrakesh) -> list[int]:
        return [n for n in gates_in_bag(s) if n]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        workshops = s.workshops.copy()
        workshops[gate_of(self.nth // GATES_EACH, keshi_of(action))] += 1
        s.workshops = workshops
        if self.nth + 1 < (WORKSHOPS - 1) * GATES_EACH:
            s.then(DrawGate(self.nth + 1))
        else:
            s.workshops = workshops[: gate_of(WORKSHOPS - 1, 0)] + gates_in_bag(s)


def gates_in_bag(s: Marrakesh) -> list[int]:
    """Gates not laid out yet, by colour."""
    left = GATE_COUNTS.copy()
    for gate, n in enumerate(s.workshops):
        left[gate_colour(gate)] -= n
    return left


class OfferOasis(ToChance[Marrakesh]):
    """River tile 02: three of the oases that no player has are shown beside the board."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def lapses(self, s: Marrakesh) -> bool:
        return s.river_tiles[0] != 2

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [AN_OASIS + oasis for oasis in s.oasis_bag]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        drawn = oasis_of(action)
        s.oasis_bag = [oasis for oasis in s.oasis_bag if oasis != drawn]
        s.offered_oases = sorted([*s.offered_oases, drawn])
        s.note(notes.OFFERED, drawn)
        if self.left > 1:
            s.then(OfferOasis(self.left - 1))


class DrawStored(ToChance[Marrakesh]):
    """Step 14: everyone draws two keshis, three if there are two players, from a bag with one of
    each colour but yellow, purple, orange and brown."""

    def __init__(self, nth: int) -> None:
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.nth,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        drawn = [colour for player in s.players for colour in player.kept]
        return [A_KESHI + colour for colour in STORED_COLOURS if colour not in drawn]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        each = STORED_KESHIS[len(s.players)]
        me = s.players[self.nth // each]
        me.kept = sorted([*me.kept, keshi_of(action)])
        if self.nth + 1 < each * len(s.players):
            s.then(DrawStored(self.nth + 1))


class PlaceStored(Ask[Marrakesh]):
    """Step 14: put them on keshi spaces of the storage track, in any order."""

    PREPARES = True

    def seats(self, s: Marrakesh) -> list[int]:
        return [seat for seat, player in enumerate(s.players) if player.kept]

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        track = s.players[seat].track
        return [A_STORE + nth for nth, space in enumerate(KESHI_STORES) if track[space] == NONE]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[seat]
        space = KESHI_STORES[store_of(action)]
        track = me.track.copy()
        track[space] = me.kept[0]
        me.track = track
        s.note(notes.STORED, seat, me.kept[0], space)
        me.kept = me.kept[1:]
        if self.seats(s):
            s.then(self)


class LayDisc(Ask[Marrakesh]):
    """Step 15: lay the audience disc on the main square, turned as you like: point at the space
    that its first section faces."""

    PREPARES = True

    def seats(self, s: Marrakesh) -> list[int]:
        return [seat for seat, player in enumerate(s.players) if player.disc == NONE]

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return list(range(A_SPACE, A_SPACE + 8))

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.players[seat].disc = space_of(action)
        s.note(notes.DISC, seat, space_of(action))
        if self.seats(s):
            s.then(self)


class DealProvision(ToChance[Marrakesh]):
    """Step 16: deal three provision tiles to everyone, who alone looks at them."""

    def __init__(self, nth: int) -> None:
        self.nth: Final = nth

    def args(self) -> tuple[int, ...]:
        return (self.nth,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        dealt = [tile for player in s.players for tile in player.face_down]
        return [A_PROVISION + tile for tile in range(len(PROVISIONS)) if tile not in dealt]

    def audience(self, s: Marrakesh, seat: int) -> int:
        return 1 << self.nth // PROVISIONS_EACH

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        me = s.players[self.nth // PROVISIONS_EACH]
        me.face_down = [*me.face_down, provision_of(action)]
        if self.nth + 1 < PROVISIONS_EACH * len(s.players):
            s.then(DealProvision(self.nth + 1))


class FirstPlayer(ToChance[Marrakesh]):
    """Step 18: a start player is chosen at random and takes figure and camel."""

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_SEAT + player for player in range(len(s.players))]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        s.figure = seat_of(action)
        s.note(notes.BEGINS, s.figure)
        s.then(seasons.Season(1))
