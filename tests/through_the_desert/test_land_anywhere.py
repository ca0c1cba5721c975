"""Land of every shape: caravans drawn in long strokes over a nearly empty desert."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.through_the_desert.data import HEX, HEXES, PASTELS
from majlis.games.through_the_desert.rules.camels import PlaceCamel
from majlis.games.through_the_desert.state import Desert
from majlis.kernel.chance import Rng
from tests.through_the_desert import lockstep, plain
from tests.through_the_desert.table import dealt, join, of, table

CARAVANS = [(0, "lemon"), (1, "lemon"), (0, "mint"), (1, "salmon")]
"""Rivals of one colour, and two colours of one player."""

Stroke = tuple[int, int, int, int]
strokes = st.lists(
    st.tuples(
        st.integers(0, 3),  # which caravan
        st.integers(0, 30),  # from which of its camels, counted from the newest
        st.integers(0, 5),  # in which direction
        st.integers(1, 9),  # how far
    ),
    min_size=4,
    max_size=40,
)


class Sketch:
    """A desert with few leaders, where each caravan grows in straight lines."""

    def __init__(self, seats: int, places: list[int]) -> None:
        self.s = table(dealt(seats))
        supply = dict.fromkeys(plain.COLOURS, 1000)
        self.s.piles = [1000] * 5
        self.s.agenda = []
        self.double = plain.Desert(seats, lockstep.palms(self.s), lockstep.water(self.s), supply)
        self.standing: list[tuple[int, str]] = []
        self.camels: dict[tuple[int, str], list[int]] = {}
        for who, place in zip(CARAVANS, places, strict=False):
            camps = sorted(self.double.camps())
            x, y = camps[place % len(camps)]
            self.double.place_leader(who, (x, y))
            join(self.s, *who, f"{chr(ord('A') + x)}{y + 1}")
            self.standing.append(who)
            self.camels[who] = [HEXES.index((x, y))]

    def draw(self, stroke: Stroke) -> None:
        number, back, direction, steps = stroke
        who = self.standing[number % len(self.standing)]
        camels = self.camels[who]
        hex = camels[-1 - back % len(camels)]
        for _ in range(steps):
            hex = self.s.board.ring[hex][direction]
            if hex in self.s.rims[of(*who)]:
                self.place(who, hex)
            elif hex not in camels:
                return

    def place(self, who: tuple[int, str], hex: int) -> None:
        s: Desert = self.s
        seat, colour = who
        s.then(PlaceCamel(seat, PASTELS.index(colour)))
        s.settle()
        s.apply(seat, HEX + hex)
        self.double.place_camel(who, HEXES[hex])
        self.camels[who].append(hex)
        self.compare()

    def compare(self) -> None:
        s, double = self.s, self.double
        assert Counter(lockstep.lands(s)) == Counter(double.land)
        assert {who: set(rim) for who, rim in lockstep.rims(s).items()} == double.rims()
        assert lockstep.water(s) == double.tokens
        assert s.breakdown() == [double.breakdown(seat) for seat in range(s.players)]


def test_land_is_what_the_definition_says() -> None:
    """Hundreds of lands, dozens of them large, some larger than half of the board."""
    sizes: list[int] = []
    for seed in range(100):
        rng = Rng(seed)
        sketch = Sketch(2 + seed % 4, [rng.below(169) for _ in range(2 + rng.below(3))])
        for _ in range(60):
            sketch.draw((rng.below(4), rng.below(40), rng.below(6), 1 + rng.below(15)))
        sizes += [len(land) for _, land in sketch.double.land]
    assert len(sizes) > 500
    assert sum(size >= 20 for size in sizes) > 50
    assert max(sizes) > 125


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.integers(2, 5), st.lists(st.integers(0, 168), min_size=2, max_size=4), strokes)
def test_land_is_what_the_definition_says_however_it_is_drawn(
    seats: int, places: list[int], drawn: list[Stroke]
) -> None:
    sketch = Sketch(seats, places)
    for stroke in drawn:
        sketch.draw(stroke)
    sketch.compare()
