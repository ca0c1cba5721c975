"""The board as a scene. What every picture must be is tested in `contract`."""

from __future__ import annotations

import re
from functools import cache

import pytest
from syrupy.assertion import SnapshotAssertion

import majlis
from majlis.drawing.motion import TRAVEL
from majlis.drawing.palette import TOKENS
from majlis.drawing.scene import Format, Scene
from majlis.games.through_the_desert.data import HEX, NAMES, PALM_SPOTS, PASTELS
from majlis.games.through_the_desert.picture import COLOURS, draw
from majlis.games.through_the_desert.picture.caravans import followed, rope, standing
from majlis.games.through_the_desert.picture.layout import layout_for
from majlis.games.through_the_desert.rules import notes as kinds
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert
from majlis.games.through_the_desert.words.names import Names
from majlis.kernel.chance import Rng
from majlis.kernel.frame import WATCHER
from majlis.kernel.state import Note
from majlis.table.draft_content import numbers
from tests.drawing.contrast import GLYPH, TEXT, mixed, ratio, too_low
from tests.drawing.looking import html, look
from tests.through_the_desert.table import desert, hexes, of, place, seen_by, table

SEATS = [2, 3, 4, 5]
EVERY = {**TOKENS, **COLOURS}


@cache
def game(seats: int, seed: int = 1) -> list[tuple[Desert, tuple[Note, ...]]]:
    """A random game: each position as its asked seat sees it, with the fresh notes."""
    match = majlis.Match.new("through-the-desert", seats, seed=seed)
    rng = Rng(seed)
    seen = []
    while True:
        viewer = match.waiting[0] if match.waiting else WATCHER
        seen.append((seen_by(match, viewer), match.log[-1].notes))
        if match.over:
            return seen
        match.play(viewer, match.state.pick(rng))


def some(seats: int) -> list[tuple[Desert, tuple[Note, ...]]]:
    played = game(seats)
    return [*played[::23], played[-1]]


# -- the ground ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_ground_never_changes(seats: int) -> None:
    assert len({draw(view, look(seats)).nodes["ground"] for view, _ in some(seats)}) == 1


def test_the_part_that_is_not_used_is_named() -> None:
    for seats, words in ((2, "with 2 players"), (3, "with 3 players")):
        assert words in draw(game(seats)[0][0], look(seats)).nodes["ground"]
    russian = draw(game(3)[0][0], look(3, language="ru")).nodes["ground"]
    assert "при 3 игроках" in russian
    assert "players" not in draw(game(4)[0][0], look(4)).nodes["ground"]


# -- nodes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_a_piece_keeps_its_key_and_its_drawing(seats: int) -> None:
    before: dict[str, str] = {}
    camels = 0
    for view, _ in game(seats):
        now = draw(view, look(seats)).nodes
        gone = {key for key in before if key not in now}
        assert all(key.startswith("water-") for key in gone), gone
        changed = [key for key in before if key in now and now[key] != before[key]]
        kinds_changed = {key.split("-")[0] for key in changed}
        assert kinds_changed <= {"caravan", "links"}, changed
        assert len(changed) <= 2, "one answer changes one caravan, and perhaps the links"
        camels = sum(key.startswith("camel-") for key in now)
        before = now
    assert camels == sum(game(seats)[-1][0].sizes)


@pytest.mark.parametrize("seats", SEATS)
def test_nodes_are_what_lies_on_the_board(seats: int) -> None:
    for view, _ in some(seats):
        keys = list(draw(view, look(seats)).nodes)
        for word, held in (
            ("camel", [hex for hex in view.board.hexes if view.cells[hex] >= CAMEL]),
            ("palm", [hex for hex in view.board.hexes if view.cells[hex] == PALM]),
            ("water", [hex for hex in view.board.hexes if 0 < view.cells[hex] < PALM]),
        ):
            assert {key for key in keys if key.startswith(f"{word}-")} == {
                f"{word}-{NAMES[hex]}" for hex in held
            }
        assert sum(key.startswith("land-") for key in keys) == len(view.lands)


def test_pieces_stand_above_the_rings_and_rings_above_the_ground() -> None:
    keys = list(draw(game(3)[-1][0], look(3)).nodes)
    ring = keys.index("rings")
    under = {key.split("-")[0] for key in keys[:ring]}
    above = {key.split("-")[0] for key in keys[ring + 1 :]}
    assert {"ground", "caravan"} <= under <= {"ground", "land", "caravan", "mark"}
    assert above == {"water", "palm", "camel", "links"}


@pytest.mark.parametrize("format", [Format.WIDE, Format.PHONE])
@pytest.mark.parametrize("seats", SEATS)
def test_a_rope_ties_every_camel_to_its_leader(seats: int, format: Format) -> None:
    for view, _ in some(seats):
        layout = layout_for(view.board, format)
        for caravan, camels in enumerate(standing(view)):
            if not camels:
                continue
            leader = view.leaders[caravan]
            follows = followed(view.board, leader, camels)
            assert set(follows) == set(camels)
            for camel, before in follows.items():
                assert camel == leader or before in view.board.neighbours[camel]
                steps = 0
                while camel != leader:
                    camel, steps = follows[camel], steps + 1
                    assert steps < len(camels)
            svg = rope(layout, caravan, leader, camels)
            ties = re.search(r'<path d="([^"]*)" stroke="var\(--case\)"', svg)
            assert (ties[1].count("M") if ties else 0) == len(camels) - 1


def test_land_carries_its_points() -> None:
    match = desert(caravans="A lemon O4 | B salmon C7", water="P5=1 R6=2 O2=3 Q1=1", camels=8)
    place(match, 0, "lemon", "P5 Q5 R6 N4 M3 M2 M1")
    node = draw(seen_by(match, 0), look(2)).nodes["land-0"]
    assert ">17</text>" in node, "the palm is no point"
    assert "url(#hatch-1)" in node


def test_of_a_plan_only_won_land_is_marked_beside_the_chosen_hex() -> None:
    for view, _ in some(3):
        scene = draw(view, look(3))
        marked = scene.nodes.keys() - scene.aids
        assert all(key.startswith("land-") for key in marked)
        assert len(marked) == len([key for key in scene.nodes if key.startswith("land-")])


def test_a_dot_for_every_oasis_reached() -> None:
    match = desert(caravans="A lemon D5 | B lemon B2 | A mint F2 | B salmon C7", camels=2)
    assert draw(seen_by(match, 0), look(2)).nodes["links"].count("<circle") == 0
    place(match, 0, "lemon", "D4")
    place(match, 0, "mint", "E2")
    assert table(match).linked[of(0, "lemon")] == 1 << PALM_SPOTS.index(hexes("D3")[0])
    assert draw(seen_by(match, 0), look(2)).nodes["links"].count("<circle") == 2


def test_what_happened_is_marked_and_moves() -> None:
    match = desert(caravans="A lemon K5 | B salmon C7")
    place(match, 0, "lemon", "K6")
    notes = match.log[-1].notes
    scene = draw(seen_by(match, 0), look(2, fresh=notes, recent=notes))
    assert [key for key in scene.nodes if key.startswith("mark-")] == ["mark-K6"]
    (moving,) = scene.motion
    assert moving.key == "camel-K6"
    start, end = moving.points
    assert end == (0.0, 0.0)
    at, leader = (scene.targets[HEX + NAMES.index(name)].at for name in ("K6", "K5"))
    assert start == pytest.approx((leader[0] - at[0], leader[1] - at[1]), abs=0.2)
    assert notes[0][1] == kinds.CAMEL


def test_camels_come_one_after_the_other_and_bring_their_points() -> None:
    match = desert(caravans="A lemon K5 | B salmon C7", water="L6=3")
    place(match, 0, "lemon", "L6")
    place(match, 0, "lemon", "K6")
    notes = tuple(note for entry in match.log for note in entry.notes)
    scene = draw(seen_by(match, 0), look(2, fresh=notes))
    first, second = scene.motion
    assert (first.key, second.key) == ("camel-L6", "camel-K6")
    assert first.delay + TRAVEL <= second.delay
    assert first.new
    (water,) = scene.floats
    assert (water.seat, water.gains) == (0, (("water", "+3"),))
    assert water.at == pytest.approx(scene.targets[HEX + NAMES.index("L6")].at, abs=0.1)
    assert TRAVEL <= water.delay <= second.delay


# -- pointing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_the_targets_are_the_hexes_in_play(seats: int, narrow: bool) -> None:
    for view, _ in some(seats):
        scene = draw(view, look(seats, narrow=narrow))
        assert set(scene.targets) == {HEX + hex for hex in view.board.hexes}
        for action, target in scene.targets.items():
            assert target.name.startswith(view.label(action).removeprefix("hex:") + ", ")


def test_targets_say_what_lies_there() -> None:
    match = desert(caravans="A lemon K5 K6 | B salmon C7", water="L6=3")
    targets = draw(seen_by(match, 0), look(2)).targets

    def said(name: str) -> tuple[str, str]:
        target = targets[HEX + NAMES.index(name)]
        return target.name, target.explain

    assert said("L6")[0] == "L6, water hole worth 3"
    assert said("K5") == ("K5, lemon leader, Leila", "A caravan of 2 camels.")
    assert said("K6")[0] == "K6, lemon camel, Leila"
    assert said("A7") == ("A7, sand", "")
    assert said("D3")[0] == "D3, oasis"
    assert "None has so far" in said("D3")[1]


def test_chips_tell_how_many_places_are_open() -> None:
    match = desert(caravans="A lemon K5 | B lemon M5 | A mint C7 | B salmon O10")
    chips = draw(seen_by(match, 0), look(2)).chips
    assert [chip.title for chip in chips.values()] == ["Lilac", "Mint", "Lemon", "Green", "Salmon"]
    assert (chips[2].detail, chips[1].detail) == ("4 places", "6 places")
    assert "rider" not in chips[2].ghost
    leaders = draw(game(2)[0][0], look(2)).chips
    assert all("rider" in chip.ghost for chip in leaders.values())


# -- beside the board ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_panels_show_the_breakdown(seats: int) -> None:
    words = ["Water", "Oases", "Land", "Caravans"]
    for view, _ in some(seats):
        panels = draw(view, look(seats)).panels
        for panel, points in zip(panels, view.breakdown(), strict=True):
            shown = {stat.word: int(stat.value) for stat in panel.stats}
            assert shown == dict(zip(words, points.values(), strict=True))
            promised = points["caravans"] if view.waiting else 0
            assert panel.promised == promised
            assert panel.score == sum(points.values()) - promised
            assert [stat.word for stat in panel.stats if stat.promised] == words[3:] * (
                view.waiting != []
            )
            assert sum(stat.share for stat in panel.stats) == panel.score + promised
            assert {stat.tone for stat in panel.stats} <= set(TOKENS)


def test_a_promise_is_not_among_the_numbers_that_a_turn_changes() -> None:
    for view, _ in some(3):
        counted = numbers(draw(view, look(3)), 0)
        assert ("crown" in counted) == (view.waiting == [])
        assert {"water", "palm", "land"} <= set(counted)


def test_the_largest_caravan_wears_the_crown() -> None:
    match = desert(caravans="A lemon K5 K6 K7 | B lemon Q6 | A mint C7 | B mint G13 | A green F10")
    rows = [html(panel.extra).findall("ul/li") for panel in draw(seen_by(match, 0), look(2)).panels]
    kinds_of = [
        [(row.get("class") or "").removeprefix("caravan").strip() for row in own] for own in rows
    ]
    assert kinds_of[0] == ["", "shared", "largest", "largest", ""]
    assert kinds_of[1] == ["", "shared", "", "", ""]
    spoken = rows[0][2].find("span[@class='spoken']")
    assert spoken is not None
    assert spoken.text == "Lemon: 3 camels, the largest"
    assert [use.get("href") for use in rows[0][2].iter("use")] == ["#icon-lemon", "#icon-crown"]


def test_the_piles() -> None:
    for seats, form in ((2, "roomy"), (5, "corner")):
        view = game(seats)[-1][0]
        card = html(draw(view, look(seats)).cards["piles"])
        assert [int(left.text or "") for left in card.iter("b")] == view.piles
        assert card[0].get("class") == f"piles {form}"
        phone = draw(view, look(seats, narrow=True)).cards["piles"]
        assert html(phone)[0].get("class") == "piles row"


def test_hidden_scores_are_shown_at_the_end() -> None:
    match = majlis.Match.new("through-the-desert", 2, seed=5, options={"hide_scores": True})
    rng = Rng(5)
    while not match.over:
        scene = draw(seen_by(match, 0), look(2))
        assert all(panel.score is None and not panel.stats for panel in scene.panels)
        assert "Points" not in scene.summary
        match.play(match.waiting[0], match.state.pick(rng))
    scene = draw(seen_by(match, 0), look(2))
    assert [panel.score for panel in scene.panels] == match.scores()
    assert "Points" in scene.summary


# -- colours -------------------------------------------------------------------------------------


def test_camels_can_be_told_from_their_plates() -> None:
    for name in PASTELS:
        coat, deep, plate = (COLOURS[f"{name}-{part}"] for part in ("coat", "deep", "plate"))
        assert too_low(COLOURS, [(f"{name}-deep", f"{name}-coat")], TEXT) == []
        assert too_low(COLOURS, [(f"{name}-mark", f"{name}-plate")], GLYPH) == []
        for at in range(2):
            assert max(ratio(coat[at], plate[at]), ratio(deep[at], plate[at])) >= GLYPH


def test_seats_can_be_told_on_the_board() -> None:
    seats = [f"seat-{seat}" for seat in range(1, 6)]
    sands = ["sand-1", "sand-2", "sand-3"]
    assert too_low(EVERY, [(seat, "case") for seat in seats], GLYPH) == []
    assert too_low(EVERY, [(seat, sand) for seat in seats for sand in sands], GLYPH) == []


def test_rings_water_and_words_stand_out_on_the_ground() -> None:
    sands = ["sand-1", "sand-2", "sand-3"]
    marks = ["ring-edge", "water", "ink", "clay"]
    assert too_low(EVERY, [(mark, sand) for mark in marks for sand in sands], GLYPH) == []
    assert too_low(EVERY, [("ink", "rock")], TEXT) == []
    for at in range(2):
        for dune in ("dune-1", "dune-2"):
            unused = mixed(EVERY["ink"][at], EVERY[dune][at], 0.85)
            assert ratio(unused, EVERY[dune][at]) >= TEXT


# -- as text -------------------------------------------------------------------------------------


def test_a_small_position(snapshot: SnapshotAssertion) -> None:
    match = desert(caravans="A green H7 I6 | B salmon C7", camels=2)
    place(match, 0, "green", "J7")
    scene = draw(seen_by(match, 0), look(2, recent=match.log[-1].notes))
    shown = {
        key: node
        for key, node in scene.nodes.items()
        if key.startswith(("camel", "caravan", "land", "mark", "links"))
    }
    assert shown == snapshot


def test_the_words_beside_it(snapshot: SnapshotAssertion) -> None:
    match = desert(caravans="A green H7 I6 | B salmon C7", water="L6=3", piles="L=3")
    scene: Scene = draw(seen_by(match, 0), look(2, language="ru"))
    assert (scene.title, scene.summary, scene.cards["piles"], scene.panels[0].extra) == snapshot
    assert Names("ru").player(0) == "Игрок 1"
