"""The rules once more, slow and plain: the yardstick that the engine is held against.

Written from the rules page alone and sharing nothing with the engine: hexes are `(x, y)`, colours
are words, every question is answered from scratch by looking over the whole board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from functools import cache

Hex = tuple[int, int]
Caravan = tuple[int, str]
"""Owner and colour: a player has one caravan of each colour."""

MAP = """
##.o.....###....o#####
#......o...o..o...,e,#
...P.o...P......P.,,,#
.o.....o...o......,e,,
..o..o..o....o.o..,,,e
o...o......o.....o,,,,
.....^^.....P.o.o.,e,e
.P...^^^^^........,,,,
...o..o..o.o..o..,Q,e,
#o..o.......o...e,,,,,
#......P.o....e,,,,,,#
###.o.o...o.,,,,,,,e,#
#####.....,,e###,e,,##
""".split()
"""`,eQ` are `.oP` behind the thick line: no hexes at all with two or three players."""

COLOURS = ("lilac", "mint", "lemon", "green", "salmon")
SUPPLY = {2: 22, 3: 26, 4: 30, 5: 30}
"""Camels of each colour beside the board when the leaders stand."""
LEADERS = {2: 5, 3: 5, 4: 5, 5: 4}
"""How many leaders everyone places."""


@cache
def cells(kinds: str) -> frozenset[Hex]:
    return frozenset(
        (x, y) for y, row in enumerate(MAP) for x, kind in enumerate(row) if kind in kinds
    )


def board(seats: int) -> frozenset[Hex]:
    return cells(".oP,eQ" if seats >= 4 else ".oP")


def palm_spots(seats: int) -> frozenset[Hex]:
    return cells("PQ" if seats >= 4 else "P")


def dots(seats: int) -> frozenset[Hex]:
    return cells("oe" if seats >= 4 else "o")


@cache
def beside(hex: Hex) -> frozenset[Hex]:
    """The six cells around this one; even columns are half a hex lower."""
    x, y = hex
    slant = 1 if x % 2 == 0 else -1
    sides = {(x + dx, y + dy) for dx in (-1, 1) for dy in (0, slant)}
    return frozenset(sides | {(x, y - 1), (x, y + 1)})


def distance(one: Hex, other: Hex) -> int:
    dq, dr = (a - b for a, b in zip(axial(one), axial(other), strict=True))
    return max(abs(dq), abs(dr), abs(dq + dr))


def axial(hex: Hex) -> Hex:
    x, y = hex
    return x, y - (x + x % 2) // 2


def components(hexes: Set[Hex]) -> list[frozenset[Hex]]:
    """Split a set of hexes into its connected parts."""
    left, parts = set(hexes), []
    while left:
        part, edge = set[Hex](), {left.pop()}
        while edge:
            part |= edge
            edge = {near for hex in edge for near in beside(hex) & left}
            left -= edge
        parts.append(frozenset(part))
    return parts


@dataclass
class Desert:
    """What lies on the table, and what each player has."""

    seats: int
    palms: frozenset[Hex]
    tokens: dict[Hex, int]
    supply: dict[str, int]
    camels: dict[Hex, Caravan] = field(default_factory=dict)
    leaders: set[Hex] = field(default_factory=set)
    claimed: dict[Hex, Caravan] = field(default_factory=dict)
    links: set[tuple[Caravan, Hex]] = field(default_factory=set)
    water: dict[int, int] = field(default_factory=dict)
    land: list[tuple[Caravan, frozenset[Hex]]] = field(default_factory=list)

    # -- placing a leader ---------------------------------------------------------------------

    def camps(self) -> set[Hex]:
        """Where a leader may be placed, whoever owns it."""
        return {
            hex
            for hex in board(self.seats)
            if hex not in self.palms
            and hex not in self.tokens
            and hex not in self.camels
            and not beside(hex) & (self.palms | self.leaders)
        }

    def place_leader(self, caravan: Caravan, hex: Hex) -> None:
        self.camels[hex] = caravan
        self.leaders.add(hex)

    # -- placing a camel ----------------------------------------------------------------------

    def rims(self) -> dict[Caravan, set[Hex]]:
        """Where each caravan may grow, as long as camels of its colour are left."""
        rims: dict[Caravan, set[Hex]] = {}
        for hex in board(self.seats) - self.palms - self.camels.keys() - self.claimed.keys():
            near = {self.camels[cell] for cell in beside(hex) if cell in self.camels}
            for owner, colour in near:
                if not any(c == colour and o != owner for o, c in near):
                    rims.setdefault((owner, colour), set()).add(hex)
        return rims

    def moves(self, owner: int) -> dict[str, set[Hex]]:
        """Everything that this player may place, by colour."""
        rims = self.rims()
        return {c: rims[owner, c] for c in COLOURS if self.supply[c] and (owner, c) in rims}

    def place_camel(self, caravan: Caravan, hex: Hex) -> None:
        owner, colour = caravan
        self.camels[hex] = caravan
        self.supply[colour] -= 1
        self.drink(owner, [hex])
        self.link(caravan, beside(hex) & self.palms)
        for land in self.enclosed(caravan):
            if land.isdisjoint(self.claimed):
                self.claimed |= dict.fromkeys(land, caravan)
                self.land.append((caravan, land))
                self.drink(owner, land)
                self.link(caravan, land & self.palms)

    def drink(self, owner: int, hexes: Iterable[Hex]) -> None:
        found = sum(self.tokens.pop(hex, 0) for hex in hexes)
        self.water[owner] = self.water.get(owner, 0) + found

    def link(self, caravan: Caravan, palms: Iterable[Hex]) -> None:
        self.links |= {(caravan, palm) for palm in palms}

    def caravan(self, caravan: Caravan) -> set[Hex]:
        return {hex for hex, owner in self.camels.items() if owner == caravan}

    def enclosed(self, caravan: Caravan) -> list[frozenset[Hex]]:
        """The parts of the board, cut along this caravan, that hold no camel of anybody."""
        parts = components(board(self.seats) - self.caravan(caravan))
        return [part for part in parts if part.isdisjoint(self.camels)]

    # -- counting -----------------------------------------------------------------------------

    def breakdown(self, owner: int) -> dict[str, int]:
        return {
            "water": self.water.get(owner, 0),
            "oases": 5 * sum(o == owner for (o, _), _ in self.links),
            "land": sum(len(land - self.palms) for (o, _), land in self.land if o == owner),
            "caravans": sum(self.majority(owner, colour) for colour in COLOURS),
        }

    def majority(self, owner: int, colour: str) -> int:
        size = Counter(self.camels.values())
        sizes = [size[seat, colour] for seat in range(self.seats)]
        mine, best = sizes[owner], max(sizes)
        if mine == 0 or mine < best:
            return 0
        return 10 if sizes.count(best) == 1 else 5

    # -- whose turn it is ---------------------------------------------------------------------

    def leader_phase(self, first: int, held: list[set[str]]) -> Iterator[tuple[int, set[str]]]:
        """Who is asked for a leader, and of which colours; whoever follows it places them."""
        for turn in range(LEADERS[self.seats] * self.seats):
            seat = (first + turn) % self.seats
            placed = {colour for _, colour in self.camels.values()}
            fresh = held[seat] - placed if turn < self.seats else set()
            yield seat, fresh or held[seat]

    def camel_phase(self, first: int, end_at_once: bool = False) -> Iterator[tuple[int, int]]:
        """Who is asked for a camel, in which turn; whoever follows it places them."""
        turn = idle = 0
        while True:
            seat = (first + turn) % self.seats
            quota = 1 if turn < min(self.seats - 1, 2) else 2
            placed = 0
            while placed < quota and self.moves(seat):
                yield seat, turn
                placed += 1
                if end_at_once and not all(self.supply.values()):
                    return
            idle = 0 if placed else idle + 1
            if not all(self.supply.values()) or idle == self.seats:
                return
            turn += 1
