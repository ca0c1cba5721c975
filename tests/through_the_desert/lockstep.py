"""Whole games, played by the engine and by the plain rules side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from majlis.games.through_the_desert import setup
from majlis.games.through_the_desert.data import HEX, HEXES, PASTELS
from majlis.games.through_the_desert.rules.camels import ChooseCamel, PlaceCamel
from majlis.games.through_the_desert.rules.leaders import ChooseLeader, PlaceLeader
from majlis.games.through_the_desert.state import CAMEL, CLOSED, PALM, Desert
from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from tests.through_the_desert import plain
from tests.through_the_desert.plain import Caravan, Hex

Player: TypeAlias = Callable[[Desert, Rng], int]
"""Answers whatever question stands."""


# -- players --------------------------------------------------------------------------------------


def anyhow(s: Desert, rng: Rng) -> int:
    return s.pick(rng)


def fencer(s: Desert, rng: Rng) -> int:
    """Closes the largest land it can; otherwise draws lines that are as thin as possible."""
    question = s.question()
    if isinstance(question, ChooseCamel):
        lands = [max(land_of(s, [colour, hex]) for hex in rim(s, colour)) for colour in s.legal]
        if any(lands):
            return s.legal[lands.index(max(lands))]
    if isinstance(question, PlaceCamel):
        lands = [land_of(s, [hex]) for hex in s.legal]
        if any(lands):
            return s.legal[lands.index(max(lands))]
        caravan = 5 * question.player + question.colour
        crowds = [crowd(s, caravan, action - HEX) for action in s.legal]
        thin = [hex for hex, near in zip(s.legal, crowds, strict=True) if near == min(crowds)]
        return thin[rng.below(len(thin))]
    return s.pick(rng)


def rim(s: Desert, colour: int) -> list[int]:
    return [HEX + hex for hex in s.rims[5 * s.waiting[0] + colour]]


def land_of(s: Desert, answers: list[int]) -> int:
    """How many hexes these answers would close."""
    after = s.clone()
    for answer in answers:
        after.apply(after.waiting[0], answer)
    return sum(len(land) - 1 for land in after.lands[len(s.lands) :])


def crowd(s: Desert, caravan: int, hex: int) -> int:
    return sum(s.cells[near] == CAMEL + caravan for near in s.board.neighbours[hex])


def hurried(s: Desert, rng: Rng) -> int:
    """Always takes from the smallest pile."""
    if isinstance(s.question(), ChooseCamel):
        return min(s.legal, key=s.piles.__getitem__)
    return s.pick(rng)


def patient(s: Desert, rng: Rng) -> int:
    """Always takes from the largest pile."""
    if isinstance(s.question(), ChooseCamel):
        return max(s.legal, key=s.piles.__getitem__)
    return s.pick(rng)


# -- the engine's position in the words of the plain rules ----------------------------------------


def camels(s: Desert) -> dict[Hex, Caravan]:
    return {HEXES[hex]: caravan(c - CAMEL) for hex, c in enumerate(s.cells) if c >= CAMEL}


def caravan(number: int) -> Caravan:
    return number // 5, PASTELS[number % 5]


def water(s: Desert) -> dict[Hex, int]:
    return {HEXES[hex]: holds for hex, holds in enumerate(s.cells) if holds in (1, 2, 3)}


def palms(s: Desert) -> frozenset[Hex]:
    return frozenset(HEXES[hex] for hex, holds in enumerate(s.cells) if holds == PALM)


def closed(s: Desert) -> set[Hex]:
    return {HEXES[hex] for hex, holds in enumerate(s.cells) if holds == CLOSED}


def lands(s: Desert) -> list[tuple[Caravan, frozenset[Hex]]]:
    return [(caravan(who), frozenset(HEXES[hex] for hex in land)) for who, *land in s.lands]


def rims(s: Desert) -> dict[Caravan, list[Hex]]:
    return {caravan(who): [HEXES[hex] for hex in rim] for who, rim in enumerate(s.rims) if rim}


# -- the game -------------------------------------------------------------------------------------


class Game:
    """A game on the engine and its plain double, to be followed decision by decision."""

    def __init__(self, seats: int, seed: int, player: Player, end_at_once: bool = False) -> None:
        self.s = setup.setup(
            seats, {"ruling_instant_end": end_at_once, "hide_scores": False}, rules=1
        )
        self.rng = Rng(seed)
        self.player = player
        self.end_at_once = end_at_once
        self.plain = plain.Desert(seats, frozenset(), {}, {})
        self.turns: dict[int, int] = {}
        """Camels placed in each turn of the camel phase; a turn that lapsed is missing."""

    def answer(self) -> int:
        (seat,) = self.s.waiting
        action = self.s.pick(self.rng) if seat == CHANCE else self.player(self.s, self.rng)
        self.s.apply(seat, action)
        return action

    def prepare(self) -> None:
        """Everything before the leaders."""
        s = self.s
        while not isinstance(s.question(), ChooseLeader):
            self.answer()
        supply = dict.fromkeys(plain.COLOURS, plain.SUPPLY[s.players])
        self.plain = plain.Desert(s.players, palms(s), water(s), supply)

    def place_leaders(self) -> Iterator[None]:
        """Pauses whenever a leader has been placed by both."""
        s = self.s
        held = [{colour for n, colour in enumerate(PASTELS) if hand >> n & 1} for hand in s.held]
        for seat, colours in self.plain.leader_phase(s.first, held):
            assert s.waiting == [seat]
            assert isinstance(s.question(), ChooseLeader)
            assert {PASTELS[action] for action in s.legal} == colours
            colour = PASTELS[self.answer()]
            assert isinstance(s.question(), PlaceLeader)
            assert {HEXES[action - HEX] for action in s.legal} == self.plain.camps()
            hex = HEXES[self.answer() - HEX]
            held[seat].remove(colour)
            self.plain.place_leader((seat, colour), hex)
            yield

    def place_camels(self) -> Iterator[Caravan]:
        """Pauses whenever a camel has been placed by both; says of which caravan."""
        s = self.s
        for seat, turn in self.plain.camel_phase(s.first, self.end_at_once):
            moves = self.plain.moves(seat)
            assert s.waiting == [seat]
            assert isinstance(s.question(), ChooseCamel)
            assert {PASTELS[action] for action in s.legal} == moves.keys()
            colour = PASTELS[self.answer()]
            assert isinstance(s.question(), PlaceCamel)
            assert {HEXES[action - HEX] for action in s.legal} == moves[colour]
            hex = HEXES[self.answer() - HEX]
            self.turns[turn] = self.turns.get(turn, 0) + 1
            self.plain.place_camel((seat, colour), hex)
            yield seat, colour
        assert s.waiting == []

    def play(self) -> Iterator[Caravan]:
        """The whole game; pauses at every camel."""
        self.prepare()
        for _ in self.place_leaders():
            pass
        yield from self.place_camels()
