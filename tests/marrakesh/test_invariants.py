"""What holds after every answer of whole games, for the base game and for combinations."""

from __future__ import annotations

from itertools import combinations

import pytest

from majlis.games.marrakesh import META
from majlis.games.marrakesh.data import BEIGE, BROWN, FILLABLE, PINK, RED, SOUK
from majlis.games.marrakesh.rules.tower import Throw
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.chance import Rng
from majlis.kernel.frame import HIDDEN
from majlis.kernel.game import Setting
from tests.marrakesh.games import EVERYTHING, PAIRS, SELECTIONS, new

CASES: list[tuple[int, dict[str, Setting]]] = [(2, {}), (3, {}), (4, {}), (4, EVERYTHING), *PAIRS]


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_nothing_is_lost_or_made(seats: int, options: dict[str, Setting]) -> None:
    for seed in (1, 2):
        s, rng = new(seats, options), Rng(seed)
        while s.waiting:
            check_tiles(s)
            check_keshis(s)
            for player in s.players:
                assert min(player.stock) >= 0
                assert min(player.keshis) >= 0
                assert player.watch() >= 0
            s.apply(s.waiting[0], s.pick(rng))
        assert [player.hand for player in s.players] == [0] * seats
        assert all(len(player.active) == 3 for player in s.players)


def check_keshis(s: Marrakesh) -> None:
    """By colour: the tower holds on its floors and in the air what was in it and what was thrown;
    the boards agree with themselves."""
    throwing = Throw() in s.agenda
    tower = s.tower
    for colour in range(12):
        inside = tower.upper[colour] + tower.lower[colour] + tower.dropping[colour]
        inside += tower.landed[colour] + tower.falling.count(colour)
        arriving = tower.arriving == colour
        assert inside + arriving == s.lodged[colour] + (s.thrown[colour] if throwing else 0)
    for player in s.players:
        for colour in (0, 1, 5, 6, 7, 8, BEIGE, BROWN):
            assert player.keshis[colour] <= 8
        assert player.keshis[PINK] == player.square.bit_count()
        assert player.keshis[RED] == player.vendors.bit_count()
        assert player.keshis[BROWN] == player.start + player.left + player.right
        assert player.resting & ~player.vendors == 0
        assert player.vendors & ~(sum(1 << sector for sector in FILLABLE) | 1 << SOUK) == 0


def check_tiles(s: Marrakesh) -> None:
    """72 scrolls, 25 luxury goods and 32 gates are somewhere, each once."""
    scrolls = [scroll for scroll in s.academies if scroll > 0] + s.scroll_bag
    scrolls += [scroll for stack in s.stacks for scroll in stack if scroll != HIDDEN]
    scrolls += [n for player in s.players for n, owned in enumerate(player.scrolls) if owned]
    assert sorted(scrolls) == list(range(1, 73))
    assert sum(stack.count(HIDDEN) for stack in s.stacks) == len(s.scroll_bag)
    goods = [tile for tile in s.shops if tile >= 0] + s.luxury_bag
    goods += [n for player in s.players for n in range(25) if player.luxuries >> n & 1]
    assert sorted(goods) == list(range(25))
    assert sum(s.shop_stacks) == len(s.luxury_bag)
    if s.season:
        assert sum(s.workshops) + sum(player.built() for player in s.players) == 32
    oases = [oasis for player in s.players for oasis in [*player.oases, *player.stored]]
    seen = [oasis for oasis in oases if oasis > 0] + s.offered_oases + s.oasis_bag
    assert len(seen) == len(set(seen))


def test_each_season_throws_twelve_keshis_of_each_player() -> None:
    s, rng, thrown = new(3, {}), Rng(5), [0, 0, 0, 0]
    while s.waiting:
        before = sum(s.thrown)
        s.apply(s.waiting[0], s.pick(rng))
        if sum(s.thrown) > before:
            thrown[s.season] += sum(s.thrown)
    assert thrown == [0, 36, 36, 36]


def test_the_combinations_cover_every_pair() -> None:
    """Any two settings of two different modules, the base game's defaults included, are together
    in one of the combinations or in the base game."""
    modules = [
        option
        for option in META.options
        if not option.name.startswith("ruling") and option.name not in SELECTIONS
    ]
    cases = [META.settings(options) for _, options in CASES]
    for one, other in combinations(modules, 2):
        for first in one.choices:
            for second in other.choices:
                pair = (first, second)
                assert pair in [(case[one.name], case[other.name]) for case in cases], (
                    f"{one.name}={first} with {other.name}={second}"
                )
