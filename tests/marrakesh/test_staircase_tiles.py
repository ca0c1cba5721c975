"""Expansion 1, page 16: every face of the staircase tiles, with numbers."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh import META
from majlis.games.marrakesh.data import COLOURS, MOSQUE, STAIR_SETS, bonus, stair_tile
from majlis.games.marrakesh.rules.sectors import SectorAction
from majlis.games.marrakesh.rules.staircase_tiles import LayStairTile
from majlis.games.marrakesh.setup import setup
from majlis.kernel.errors import Excluded
from tests.marrakesh.table import (
    alphabetical,
    answer,
    asked,
    begin,
    fresh,
    given,
    outcome,
    question,
)

KESHI = {"pink": ("square:dinar", "pink+1 dinar+1"), "brown": ("sahara:left_1 oasis:01", "brown+1")}
KESHI |= {"red": ("sector:river", "red+1"), "green": ("", "green+1 points+1")}
KESHI |= {colour: ("", f"{colour}+1") for colour in COLOURS if colour not in KESHI}
ANY = ("dinar", "dinar+1")
GOODS = ("keshi:purple", "purple+1")

FACES = [
    ("01a", *KESHI["turquoise"]),
    ("01b", "", "date+1"),
    ("02a", *KESHI["green"]),
    ("02b", "", "water+1"),
    ("03a", *KESHI["pink"]),
    ("03b", "", "points+3"),
    ("04a", *KESHI["black"]),
    ("04b", *ANY),
    ("05a", *KESHI["white"]),
    ("05b", *ANY),
    ("06a", *KESHI["gray"]),
    ("06b", "", "date+1"),
    ("07a", *KESHI["beige"]),
    ("07b", "", "water+1"),
    ("08a", *KESHI["brown"]),
    ("08b", "", "points+3"),
    ("09a", *KESHI["red"]),
    ("09b", *GOODS),
    ("10a", *KESHI["yellow"]),
    ("10b", "", "river+1"),
    ("11a", *KESHI["purple"]),
    ("11b", "", "river+1"),
    ("12a", *KESHI["orange"]),
    ("12b", "", "points+2"),
    ("13a", *KESHI["turquoise"]),
    ("13b", *KESHI["gray"]),
    ("14a", *KESHI["green"]),
    ("14b", *KESHI["brown"]),
    ("15a", *KESHI["pink"]),
    ("15b", *KESHI["beige"]),
    ("16a", *KESHI["black"]),
    ("16b", *KESHI["red"]),
    ("17a", *KESHI["white"]),
    ("17b", *GOODS),
    ("18a", *KESHI["yellow"]),
    ("18b", "", "dinar+2"),
    ("19a", *KESHI["purple"]),
    ("19b", "", "points+2"),
    ("20a", *KESHI["orange"]),
    ("20b", "stairs:palace", "palace+1"),
]


@pytest.mark.parametrize(("face", "answers", "gives"), FACES, ids=lambda x: x[:3])
def test_face(face: str, answers: str, gives: str) -> None:
    """The tile lies on n2a; the student crosses his first threshold, which brings a dinar."""
    s = given(fresh(staircase_tiles=True), 0, "mosque=2 black=1")
    answer(begin(s, LayStairTile(0)), f"stair:{face}")
    s.agenda = []
    s.settle()
    took = outcome(s, f"web:n2a {answers}", SectorAction(0, MOSQUE))
    total = {"dinar": 1, "mosque": 1}
    for word in gives.split():
        name, _, n = word.partition("+")
        total[name] = total.get(name, 0) + int(n)
    assert took == alphabetical(" ".join(f"{name}+{n}" for name, n in total.items()))


def test_all_forty_faces_have_a_row() -> None:
    assert [row[0] for row in FACES] == [f"{n:02}{side}" for n in range(1, 21) for side in "ab"]


def test_twelve_tiles_from_the_bottom_left() -> None:
    """Neither the lowermost nor the two topmost spaces are covered; a tile is drawn once."""
    s = fresh(staircase_tiles=True)
    printed = s.web.copy()
    begin(s, LayStairTile(0))
    for tile in range(1, 13):
        assert f"stair:{tile:02}a" in asked(s)
        answer(s, f"stair:{tile:02}a")
        assert f"stair:{tile:02}b" not in asked(s)
    assert not s.waiting
    assert [s.web[space] for space in (0, 13, 14)] == [printed[space] for space in (0, 13, 14)]
    keshis = "turquoise green pink black white gray beige brown red yellow purple orange".split()
    assert s.web[1:13] == [16 * 5 + COLOURS.index(colour) for colour in keshis]


KESHIS = "turquoise green pink black white gray beige brown red yellow purple orange"
SETS = {
    "keshis": [f"keshi_{colour}" for colour in KESHIS.split()],
    "no_keshis": "date_1 water_1 points_3 resource_any_1 resource_any_1 date_1 water_1 points_3 "
    "goods_any_1 river_step_1 river_step_1 points_2".split(),
    "mixed": "goods_any_1 river_step_1 river_step_1 points_2 keshi_gray keshi_brown keshi_beige "
    "keshi_red goods_any_1 dinar_2 points_2 palace_or_mosque_step_1".split(),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("chosen", SETS)
def test_a_set_is_laid_instead_of_drawn_tiles(chosen: str, seats: int) -> None:
    """The hint on page 16: tiles and sides may be selected."""
    settings = META.settings({"staircase_tiles": True, "staircase_set": chosen})
    s, asked_for = setup(seats, settings, META.rules), set()
    printed = s.web
    while question(s) != "Select":
        asked_for.add(question(s))
        s.apply(s.waiting[0], s.legal[0])
    assert s.web == [printed[0], *[bonus(code) for code in SETS[chosen]], *printed[13:]]
    assert len(s.stair_bag) == 8
    assert "LayStairTile" not in asked_for


def test_every_set_can_be_chosen_from_the_list() -> None:
    assert META.option("staircase_set").choices == tuple(STAIR_SETS) == ("drawn", *SETS)
    for chosen in SETS:
        assert META.option("staircase_set").parse(chosen) == chosen
        assert len({stair_tile(face) for face in STAIR_SETS[chosen]}) == 12


def test_a_set_needs_the_module() -> None:
    with pytest.raises(Excluded, match="these tiles come with the module"):
        META.settings({"staircase_set": "mixed"})
