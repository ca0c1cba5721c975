"""The tables against what the rulebooks say of the components (the marks [R] and [R*])."""

from __future__ import annotations

from collections import Counter

from majlis.games.marrakesh import data
from majlis.games.marrakesh.data import COLOURS


def test_gates() -> None:
    assert sum(data.GATE_COUNTS) == 32
    two = {COLOURS[colour] for colour, n in enumerate(data.GATE_COUNTS) if n == 2}
    assert two == {"purple", "orange", "yellow", "beige"}


def test_workshops() -> None:
    """Left: 0 dinars, 3 points lost; another: 1 dinar, 1 point; right: 3 dinars, 7 points."""
    pairs = list(zip(data.WORKSHOP_PRICE, data.WORKSHOP_POINTS, strict=True))
    assert (pairs[0], pairs[1], pairs[3]) == ((0, -3), (1, 1), (3, 7))
    assert pairs[1] < pairs[2] < pairs[3]


def test_discs() -> None:
    """Two sections of 3 and three of 1 on the pink side; one 0 and one 4 on the purple one."""
    assert Counter(data.DISC_PINK) == {3: 2, 2: 3, 1: 3}
    assert Counter(data.DISC_PURPLE)[0] == Counter(data.DISC_PURPLE)[4] == 1
    assert sum(data.DISC_PINK) == sum(data.DISC_PURPLE)


def test_the_square_satisfies_the_addendums_examples() -> None:
    order = data.SQUARE_SPACES

    def facing(turned: int) -> dict[str, int]:
        return {name: data.DISC_PINK[(i - turned) % 8] for i, name in enumerate(order)}

    points = order.index("points")
    assert {order[points - 1], order[(points + 1) % 8]} == {"water", "dinar"}  # scroll 54
    assert order[0] == "goods"
    jan = {"palace": 1, "river": 3, "dinar": 3, "points": 1}  # scroll 70
    assert any(jan.items() <= facing(turned).items() for turned in range(8))
    assert any(  # scroll 65
        facing(turned)["points"] == 3 and facing((turned + 1) % 8)["water"] == 3
        for turned in range(8)
    )
    assert any(  # scroll 47: goods and mosque are all its threes
        {name for name, n in facing(turned).items() if n == 3} == {"goods", "mosque"}
        for turned in range(8)
    )
    assert any(  # scroll 51: water, date and palace are all its ones
        {name for name, n in facing(turned).items() if n == 1} == {"water", "date", "palace"}
        for turned in range(8)
    )


def test_stairs() -> None:
    """Five segments; the first step of the fourth is the eleventh."""
    assert len(data.THRESHOLDS) == 4
    assert data.SEGMENT[11] == 3
    assert data.SEGMENT[10] == 2
    assert data.SEGMENT[data.FINAL] == 4
    for step in range(data.FINAL + 1):
        assert data.SEGMENT[step] == sum(threshold <= step for threshold in data.THRESHOLDS)


def test_the_web() -> None:
    assert len(data.WEB_SPACES) == len(data.WEB_PRINTED) == 15
    assert len(data.LINES) == 25
    assert list(data.COVERABLE) == list(range(1, 13))
    example = sorted(data.WEB_PRINTED[space] for space in data.LINE_SPACES[5 * 3 + 1])
    assert example == sorted(map(data.bonus, ["keshi_turquoise", "keshi_gray", "keshi_yellow"]))
    scroll_59 = sorted(data.WEB_PRINTED[space] for space in data.LINE_SPACES[5 * 2 + 1])
    assert scroll_59 == sorted(map(data.bonus, ["keshi_red", "keshi_green"]))
    assert (max(data.PALACE_END), max(data.MOSQUE_END)) == (4, 7)
    assert {space for line in data.LINE_SPACES for space in line} == set(range(15))


def test_scrolls() -> None:
    assert sum(data.GROUP_SIZE) == 72
    for group, first in enumerate(data.GROUP_FIRST):
        last = first + data.GROUP_SIZE[group] - 1
        assert data.group_of(first) == data.group_of(last) == group
    assert sorted(data.SCROLL_KESHI) == list(range(12))
    assert len(set(data.SCROLL_GOODS)) == 6


def test_river() -> None:
    """Four kinds of bonuses; of three crossed rapids the middle one offers a resource."""
    assert len(set(data.RAPID_BONUS)) == 4
    assert data.RAPID_BONUS[1] == data.bonus("resource_any_1")
    assert max(data.JETTY_POINTS) == data.JETTY_POINTS[0] == 4
    assert 0 < data.CROCODILE < data.JETTY
    assert sorted(side for sides in data.RIVER_SIDES_OF for side in sides) == list(range(1, 19))


def test_offices() -> None:
    """Six orders of three rows each; 2 dates for purple occur, and the printed new office."""
    assert len({tuple(office) for office in data.OFFICES[:6]}) == 6
    assert len({tuple(office) for office in data.OFFICES[6:]}) == 6
    assert all(len(set(office)) == 3 for office in data.OFFICES)
    assert any(office[1] == "date_2" for office in data.OFFICES[:6])


def test_luxury_goods() -> None:
    """25 tiles of five kinds, where one of the n-th kind costs n keshis; the two printed ones."""
    costs = [sum(cost) for cost in data.LUXURY_COST]
    assert costs == [kind for kind in range(1, 6) for _ in range(5)]
    assert len(data.LUXURY_POINTS) == len(data.LUXURY_RESOURCES) == len(data.LUXURY_NAMES) == 25
    assert (data.LUXURY_COST[0], data.LUXURY_POINTS[0]) == ([0, 0, 1], 2)
    assert (data.LUXURY_COST[20], data.LUXURY_POINTS[20]) == ([0, 3, 2], 13)


def test_provisions() -> None:
    """The example of page 13: two tiles that cost 8 points together."""
    assert len(data.PROVISIONS) == 12
    assert data.PROVISIONS[2][3] + data.PROVISIONS[8][3] == 8


def test_claim_costs() -> None:
    names = data.SAHARA_SPACES
    assert data.CLAIM_COST[names.index("left_1")] == [0, 0, 1]
    assert data.CLAIM_COST[names.index("right_2")] == [1, 1, 0]


def test_the_vocabulary_is_in_its_places() -> None:
    label = data.LABELS
    assert label[data.A_RESOURCE] == "water"
    assert label[data.A_SECTOR + data.SAHARA] == "sector:sahara"
    assert label[data.A_KESHI + data.RED] == "keshi:red"
    assert label[data.A_CAMP + data.RIGHT] == "sahara:right_1"
    assert label[data.A_SCROLL + 72] == "scroll:72"
    assert label[data.A_LUXURY + 24] == "luxury:necklace_5"
    assert label[data.A_WORKSHOP] == "workshop:1"
    assert label[data.AN_OASIS + 30] == "oasis:30"
    assert label[data.A_TOWN + 12] == "town:12"
    assert label[data.A_PROVISION] == "provision:01"
    assert label[data.A_STORE] == "store:1"
    assert label[data.ACTIONS] == label[data.A_SEAT] == "seat:0"
    assert label[data.STAYS] == "stays:0"
    assert label[data.FALLS] == "falls:0"
    assert label[data.STILL] == "still"
    assert label[data.A_RIVER_SIDE + 18] == "river:18"
    assert label[data.AN_OFFICE] == "office:01"
    assert label[data.A_STAIR_FACE + 39] == label[-1] == "stair:20b"
