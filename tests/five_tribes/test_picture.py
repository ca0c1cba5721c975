"""The sultanate as a scene. What every picture must be is tested in `contract`."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

import majlis
from majlis.drawing.boxes import Box
from majlis.drawing.motion import TRAVEL
from majlis.drawing.palette import TOKENS
from majlis.drawing.scene import DrawingContext, Format, Pair, Scene
from majlis.games.five_tribes.data import (
    DJINN,
    DJINN_CARDS,
    DJINN_PRICES,
    DJINNS,
    FIRST_ZERO,
    FREE,
    MEEPLE,
    NAMES,
    PAY_ELDER,
    ROW,
    SET_VALUES,
    SPOT,
    TILE,
    TILES,
    TRIBES,
)
from majlis.games.five_tribes.picture import COLOURS, draw
from majlis.games.five_tribes.picture.djinn_portraits import PORTRAITS
from majlis.games.five_tribes.picture.djinns import card
from majlis.games.five_tribes.picture.layout import layout_for
from majlis.games.five_tribes.picture.meeple_symbols import SILHOUETTES
from majlis.games.five_tribes.picture.player import boxes_for, holding
from majlis.games.five_tribes.picture.rail import sets
from majlis.games.five_tribes.state import Sultanate, changed
from majlis.games.five_tribes.words.names import Names
from majlis.games.five_tribes.words.sowing_ends import possible_ends
from majlis.kernel.frame import CHANCE, WATCHER
from majlis.kernel.state import Note
from tests.drawing.contrast import GLYPH, TEXT, ratio, too_low
from tests.drawing.looking import html, look
from tests.drawing.paths import around
from tests.five_tribes.random_games import rich_game, told_game
from tests.five_tribes.table import seen_by, sultanate, table, view_of

SEATS = [2, 3, 4]
EVERY = {**TOKENS, **COLOURS}
Seen = tuple[Sultanate, tuple[Note, ...]]


@cache
def game(seats: int, rich: bool = True) -> list[Seen]:
    """Every position as its asked seat sees it, with the notes of the answer before."""
    return [(seen(s), notes) for s, notes in told_game(seats, seats, rich)]


def seen(s: Sultanate) -> Sultanate:
    return view_of(s, s.waiting[0] if s.waiting and s.waiting[0] != CHANCE else WATCHER)


def some(seats: int) -> list[Seen]:
    """A plain game from the first tile on, and a rich one; not every position of them."""
    return [*game(seats, rich=False)[::17], *game(seats)[::11], game(seats)[-1]]


def shown(match: majlis.Match, seat: int = 0, narrow: bool = False) -> Scene:
    return draw(seen_by(match, seat), look(match.seats, narrow=narrow))


# -- nodes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_on_a_tile_is_drawn_or_counted(seats: int) -> None:
    for view, _ in some(seats):
        if len(view.kinds) < TILES:
            continue
        nodes = draw(view, look(seats)).nodes
        people = [0] * (5 * TILES)
        for key in nodes:
            if key.startswith("meeple-"):
                name, tribe = key.split("-")[1:3]
                people[5 * NAMES.index(name) + TRIBES.index(tribe)] += 1
        for tile, name in enumerate(NAMES):
            here = view.meeples[5 * tile : 5 * tile + 5]
            drawn = people[5 * tile : 5 * tile + 5]
            counted = list(map(int, re.findall(r">(\d+)</text>", nodes.get(f"count-{name}", ""))))
            assert sum(drawn) - len(counted) + sum(counted) == sum(here)
            assert [n > 0 for n in drawn] == [n > 0 for n in here]
            assert len(counted) == 0 or sum(here) > 3, "few meeples are not counted but shown"


def test_more_than_five_become_one_with_a_number() -> None:
    five, six = (sultanate(f"3 {crowd}") for crowd in ("YYYYW", "YYYYWW"))
    alone = [key for key in shown(five).nodes if key.startswith("meeple-A3")]
    assert len(alone) == 5
    assert "count-A3" not in shown(five).nodes
    nodes = shown(six).nodes
    assert [key for key in nodes if key.startswith("meeple-A3")] == [
        "meeple-A3-vizier-0",
        "meeple-A3-elder-0",
    ]
    assert re.findall(r">(\d)</text>", nodes["count-A3"]) == ["4", "2"]


@pytest.mark.parametrize("seats", SEATS)
def test_what_stands_keeps_its_key_and_its_drawing(seats: int) -> None:
    """An answer changes only the tiles that it has to do with."""
    before: dict[str, str] = {}
    ruled: list[int] = []
    for view, _ in game(seats):
        now = {
            key: node
            for key, node in draw(view, look(seats)).nodes.items()
            if key.startswith(("tile-", "meeple-", "count-", "camel-"))
        }
        touched = {key.split("-")[1] for key in {*now, *before} if now.get(key) != before.get(key)}
        assert len(touched) <= 6 or not before, "a lifted tile, a drop, and what the djinns do"
        assert all(view.owners[tile] >= 0 for tile in ruled), "a camel stays"
        ruled = [tile for tile in range(TILES) if view.owners[tile] >= 0]
        before = now


def test_pieces_stand_above_the_rings_and_rings_above_the_ground() -> None:
    match = sultanate("3 YW B W", row="fish", djinn_row="enki", elders=[1])
    match.play(0, "tile:A3")
    keys = list(shown(match).nodes)
    under, above = keys[: keys.index("rings")], keys[keys.index("rings") + 1 :]
    assert under[0] == "sultanate"
    assert {"tracks", "market", "djinns", "own", "path", "pills"} <= set(under)
    assert {"row-0", "djinn-0", "tile-A1", "meeple-B3-builder-0", "flags", "drops"} <= set(above)


def test_what_is_ruled_planted_and_built() -> None:
    match = sultanate("3 @1** ^ Y", kinds="A3=oasis B3=village")
    nodes = shown(match).nodes
    built = ("date-palm", "palace", "camel")
    assert {key for key in nodes if key.startswith(built)} == {
        "date-palm-A3-0", "date-palm-A3-1", "camel-A3", "palace-B3-0",
    }  # fmt: skip
    assert nodes["tile-A3"].count("#icon-date-palm") == 1, "on the plate of the oasis"
    assert "#icon-camel-1" in nodes["camel-A3"]


def test_blue_values_are_stars_and_red_ones_discs() -> None:
    nodes = shown(sultanate("3 Y", kinds="A1=village B1=oasis C1=sacred_15")).nodes
    assert "--blue-value" in nodes["tile-A1"]
    assert "--blue-value" in nodes["tile-C1"]
    assert ">15</text>" in nodes["tile-C1"]
    assert "--red-value" in nodes["tile-B1"]
    assert "<circle" in nodes["tile-B1"]
    assert "<circle" not in nodes["tile-A1"]
    assert "stroke-dasharray" in nodes["tile-C1"], "a djinn may be bought"
    assert "stroke-dasharray" not in nodes["tile-A1"], "a palace must be built"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("format", [Format.WIDE, Format.LAPTOP, Format.TALL])
def test_powers_stay_on_their_cards(format: Format, language: str) -> None:
    box = layout_for(format).djinns[0]
    names = Names(language)
    for djinn, price in enumerate(DJINN_PRICES):
        told = names.djinns.name(djinn), names.djinns.power(djinn), names.djinns.when(djinn)
        drawn = card(box, False, djinn, *told)
        lines = re.findall(r'y="([\d.]+)" font-size="1[\d.]+" font-weight="450"', drawn)
        assert lines
        assert float(lines[-1]) <= box.foot - (6 if price == FREE else 22), told[0]


def test_tribes_and_djinns_are_told_apart() -> None:
    assert len(set(SILHOUETTES)) == 5
    assert sorted(PORTRAITS) == list(range(DJINNS))
    assert len(set(PORTRAITS.values())) == DJINNS


# -- a sowing ------------------------------------------------------------------------------------


def sowing() -> majlis.Match:
    match = sultanate("3 YWG B W G\n4 . . W", kinds="C3=oasis D3=village")
    match.play(0, "tile:A3", "vizier:B3")
    return match


def test_a_sowing_shows_its_path_its_hand_and_its_ghosts() -> None:
    match = sowing()
    for seat in (0, 1, WATCHER):
        nodes = shown(match, seat).nodes
        assert re.findall(r">(\d)</text>", nodes["steps"]) == ["1"]
        ghosts = re.findall(r"#icon-(\w+)-ghost", nodes["ghosts"])
        assert sorted(ghosts) == ["elder", "merchant", "vizier"]
        assert re.findall(r"#icon-(\w+)-ghost", nodes["own"]) == ["vizier"]
        assert "#icon-elder" in nodes["own"]
        assert "2 of 3" in nodes["own"]
        assert "meeple-B3-vizier-0" in nodes
        assert "--ring" in nodes["meeple-B3-vizier-0"], "just dropped"
        assert "--ring" not in nodes["meeple-B3-builder-0"]


@pytest.mark.parametrize("narrow", [False, True])
def test_pills_hold_whom_one_may_drop_and_flags_where_it_can_end(narrow: bool) -> None:
    match = sowing()
    view = seen_by(match, 0)
    assert isinstance(view, Sultanate)
    scene = draw(view, look(2, narrow=narrow))
    drops = [view.label(action) for action in view.legal]
    assert drops == ["elder:C3", "merchant:C3", "merchant:B4"]
    assert re.findall(r"#icon-(\w+)", scene.nodes["drops"]) == ["elder", "merchant", "merchant"]
    ends = {view.label(action) for action in possible_ends(view)}
    assert ends == {"merchant:D3", "elder:C4"}
    assert re.findall(r"#icon-(\w+)", scene.nodes["flags"]) == ["merchant", "elder"]
    lifted = re.findall(r">(\d)</text>", scene.nodes["flags"])
    assert lifted == ["2", "2"], "one stands there, and one comes"
    assert scene.nodes["ends"].count("M") == 2
    dimmed = scene.nodes["veil"].count("M")
    assert dimmed == TILES - len({"A3", "B3", "C3", "B4", "D3", "C4"})
    others = draw(seen_by(match, 1), look(2, narrow=narrow)).nodes
    assert "drops" not in others or "#icon" not in others["drops"]
    assert "#icon-merchant" in others["flags"]


def test_one_possible_drop_lights_the_whole_tile() -> None:
    match = sultanate("3 YW B W")
    match.play(0, "tile:A3")
    scene = shown(match)
    (action,) = match.legal(0)
    tile = NAMES.index("B3")
    assert scene.targets[action].shape == layout_for(Format.WIDE).tiles[tile].inset(-3.2).path(10)


def test_numbers_of_steps_lie_above_the_marks_of_a_draft() -> None:
    keys = list(shown(sowing()).nodes)
    assert keys.index("marks") < keys.index("steps")


def test_a_drag_comes_by_where_the_hand_is_and_where_it_can_go() -> None:
    match = sultanate("3 YWG B W G\n4 . . W", kinds="C3=oasis D3=village")

    def stops() -> set[str]:
        scene = draw(seen_by(match, 0), replace(look(2), touch=True))
        return {place.along for place in scene.targets.values()} - {""}

    assert stops() == {"A3", "C3", "C4"}
    match.play(0, "tile:A3", "vizier:B3")
    assert stops() == {"B3", "C3", "B4"}


@pytest.mark.parametrize("format", list(Format))
def test_fingers_choose_whom_in_the_bar_and_where_on_whole_tiles(format: Format) -> None:
    match = sowing()
    view = seen_by(match, 0)
    scene = draw(view, replace(look(2), format=format, touch=True))
    assert [chip.title for chip in scene.chips.values()] == ["Elder", "Merchant"]
    elder, merchant = scene.chips
    c3, b4 = TILE + NAMES.index("C3"), TILE + NAMES.index("B4")
    assert {view.label(action): pair for action, pair in scene.pairs.items()} == {
        "elder:C3": Pair(elder, c3),
        "merchant:C3": Pair(merchant, c3),
        "merchant:B4": Pair(merchant, b4),
    }
    assert not scene.pairs.keys() & scene.targets.keys()
    for place in (c3, b4):
        left, top, right, foot = around(scene.targets[place].shape)
        assert min(right - left, foot - top) >= 40
    assert "drops" not in scene.nodes


def test_a_sowing_counts_the_hand_for_fingers() -> None:
    match = sultanate("3 YWW B W G\n4 . . W")
    match.play(0, "tile:A3")
    chips = draw(seen_by(match, 0), replace(look(2), touch=True)).chips
    assert [(chip.title, chip.detail) for chip in chips.values()] == [
        ("Vizier", ""),
        ("Elder", "×2"),
    ]


# -- pointing ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_only_bids_have_chips_that_are_not_legal(seats: int) -> None:
    """So that one sees what is too dear."""
    for view, _ in game(seats)[::2]:
        chips = set(draw(view, look(seats)).chips)
        assert SPOT in chips or chips <= set(view.legal)


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_djinns_and_places_explain_themselves(seats: int) -> None:
    for view, _ in some(seats):
        if len(view.kinds) < TILES:
            continue
        targets = draw(view, look(seats)).targets
        assert {TILE + tile for tile in range(TILES)} <= set(targets)
        assert {SPOT + place for place in range(7)} <= set(targets)
        for djinn in view.djinn_row if not view.looked_at else view.looked_at:
            assert DJINN + djinn in targets or djinn < 0
        for action, target in targets.items():
            if action < MEEPLE or DJINN <= action < PAY_ELDER:
                assert len(target.explain) > 10, view.label(action)


def test_a_tile_says_what_lies_there() -> None:
    match = sultanate("3 YYW@1**", kinds="A3=oasis", blue="B3 A2")
    target = shown(match).targets[TILE + NAMES.index("A3")]
    assert target.name == "A3, oasis, red 8"
    assert target.explain.startswith("Ruled by Фенек & Co. 2 viziers, 1 elder. 2 palms. A palm")
    assert target.explain.endswith("Blue tiles here and around: 2.")


def test_victims_are_pointed_at_where_they_stand() -> None:
    match = sultanate("3 R RYYW . B", elders=[0, 2])
    match.play(0, "tile:A3", "assassin:B3")
    scene = shown(match)
    labels = [match.state.label(action) for action in scene.targets if action >= MEEPLE]
    assert [label for label in labels if label.startswith(("vizier:", "elder:", "builder:"))] == [
        "vizier:B3",
        "elder:B3",
        "builder:D3",
    ]
    assert scene.targets[match.state.parse("builder:D3")].explain == "2 steps away."
    held = scene.chips[match.state.parse("elder:seat:1")]
    assert (held.title, held.detail) == ("Фенек & Co", "Elder")


def test_chips_of_a_bid() -> None:
    match = sultanate("3 Y YR", order=(0, 1, 1, 0), auction=True, coins=[50, 4])
    match.play(0, "bid:3")
    chips = shown(match, 1).chips
    assert [chip.title for chip in chips.values()] == ["18", "12", "8", "5", "3", "1", "0"]
    assert [chip.detail for chip in chips.values()][3:] == ["", "Leila", "3 left", "4 left"]


def test_a_bid_that_is_pointed_at_shows_its_marker_where_it_would_stand() -> None:
    match = sultanate("3 Y YR", order=(0, 1, 1, 0), auction=True)
    before = shown(match)
    for label, place in (("bid:12", 1), ("bid:0", FIRST_ZERO)):
        at = before.targets[SPOT + place].at
        assert match.state.label(SPOT + place) == label
        ghost = before.chips[SPOT + place].ghost
        bid = sultanate("3 Y YR", order=(0, 1, 1, 0), auction=True)
        bid.play(0, label)
        placed = shown(bid).nodes[f"turn-{place}"]
        assert numbers(ghost)[:2] == pytest.approx(
            [there - here for there, here in zip(numbers(placed), at, strict=False)], abs=0.02
        )


@pytest.mark.parametrize(("format", "told"), [(Format.TALL, True), (Format.LAPTOP, False)])
def test_upright_pages_show_what_i_have_besides_with_my_things(format: Format, told: bool) -> None:
    """Elsewhere coins, viziers and camels stand in the panel beside the board."""
    match = sultanate("3 Y YR", coins=[47, 31], viziers=[6, 8])
    own = draw(seen_by(match, 0), replace(look(2), format=format)).nodes["own"]
    assert (">47<" in own) == told
    assert (">6<" in own) == told
    assert (">11<" in own) == told  # two players have so many camels each
    assert ">31<" not in own
    assert ">8<" not in own
    poor = draw(seen_by(sultanate("3 Y YR"), 0), replace(look(2), format=format)).nodes["own"]
    assert ">0<" not in poor


def test_a_number_on_a_card_of_ones_own_keeps_clear_of_the_mark_of_a_plan() -> None:
    """Which lies on the edge of the card, and is a few units wide."""
    number = html(holding(Box(100, 0, 68, 40), "fakir", 2)).find(".//text")
    assert number is not None
    assert float(number.get("x") or 0) <= 100 + 68 - 6


def numbers(path: str) -> list[float]:
    """Of its first command."""
    return [float(one) for one in re.findall(r"-?[\d.]+", path.partition('d="M')[2])[:2]]


def test_chips_of_a_sale_say_how_many_there_are() -> None:
    match = sultanate("3 Y YR", kinds="B3=oasis", goods=["gold fish fish"])
    match.play(0, "tile:A3", "vizier:B3")
    sold = [(chip.title, chip.detail) for chip in shown(match).chips.values()]
    assert sold[:2] == [("Gold", "×1"), ("Fish", "×2")]


# -- what has just happened ----------------------------------------------------------------------


def test_a_meeple_travels_from_tile_to_tile() -> None:
    match = sowing()
    (moving,) = draw(seen_by(match, 0), look(2, fresh=match.log[-1].notes)).motion
    assert moving.key == "meeple-B3-vizier-0"
    start, end = moving.points
    layout = layout_for(Format.WIDE)
    there, here = layout.way(NAMES.index("A3")), layout.way(NAMES.index("B3"))
    assert start == pytest.approx((there[0] - here[0], there[1] - here[1]), abs=0.1)
    assert end == (0.0, 0.0)


def test_markers_travel_between_the_tracks() -> None:
    match = sultanate("3 Y YR", order=(0, 1, 1, 0), auction=True)
    layout = layout_for(Format.WIDE)
    match.play(0, "bid:0")
    scene = draw(seen_by(match, 1), look(2, fresh=match.log[-1].notes))
    (moving,) = scene.motion
    assert moving.key == "turn-6"
    assert "bid-0" not in scene.nodes
    assert {"bid-1", "bid-2", "bid-3"} <= set(scene.nodes)
    match.play(1, "bid:0")
    moves = draw(seen_by(match, 1), look(2, fresh=match.log[-1].notes)).motion
    assert {move.key for move in moves} == {"turn-6", "turn-7"}, "the first one has moved up"
    shift = {move.key: move.points[0] for move in moves}["turn-7"]
    assert shift[0] == pytest.approx(layout.spots[6].x - layout.spots[7].x, abs=0.1)
    match.play(1, "bid:5")
    match.play(0, "bid:1")
    last = {
        move.key: move.points[0]
        for move in draw(seen_by(match, 0), look(2, fresh=match.log[-1].notes)).motion
    }
    assert set(last) == {"turn-5", "bid-0"}, "and whoever plays first goes back at once"
    start = layout.bids[3].middle
    assert last["turn-5"][0] == pytest.approx(start[0] - layout.spots[5].middle[0], abs=0.1)


def test_a_camel_waits_for_the_meeples() -> None:
    """Rules: the tile is taken control of when the sowing has ended there."""
    match = sultanate("3 YW W Y", kinds="C3=oasis")
    match.play(0, "tile:A3", "elder:B3", "vizier:C3")
    notes = tuple(note for entry in match.log[-3:] for note in entry.notes)
    scene = draw(seen_by(match, 1), look(2, fresh=notes))
    moves = {move.key: move for move in scene.motion}
    first, camel, palm = moves["meeple-B3-elder-1"], moves["camel-C3"], moves["date-palm-C3-0"]
    assert first.delay == 0
    assert first.delay + TRAVEL < camel.delay < palm.delay
    assert camel.new
    assert [move.delay for move in scene.motion] == sorted(move.delay for move in scene.motion)


def test_gains_rise_where_they_arise() -> None:
    match = sultanate("3 Y YR", kinds="B3=oasis")
    match.play(0, "tile:A3", "vizier:B3")
    scene = draw(seen_by(match, 1), look(2, fresh=match.log[-1].notes))
    (rising,) = scene.floats
    layout = layout_for(Format.WIDE)
    assert (rising.seat, rising.gains) == (0, (("vizier", "+2"),))
    assert rising.at == layout.way(NAMES.index("B3"))
    assert rising.delay >= TRAVEL, "when the meeple has arrived"


def test_the_row_moves_up() -> None:
    match = sultanate("3 G GR", kinds="B3=oasis", row="silk fish gold ivory")
    match.play(0, "tile:A3", "merchant:B3")
    scene = draw(seen_by(match, 0), look(2, fresh=match.log[-1].notes))
    layout = layout_for(Format.WIDE)
    moves = {move.key: move.points[0] for move in scene.motion}
    assert set(moves) == {"date-palm-B3-0", "row-0", "row-1"}
    assert moves["row-0"] == pytest.approx((layout.row[2].x - layout.row[0].x, 0), abs=0.1)
    assert table(match).row == [2, 0]


def test_the_last_sowing_is_traced_and_what_it_did_is_marked() -> None:
    match = sultanate(
        "3 YW B W\n5 . . G G", seats=2, order=(1, 0), kinds="C3=oasis", goods=["", "gold"]
    )
    match.play(1, "tile:A3", "vizier:B3", "elder:C3", "done")
    recent = tuple(note for entry in match.log for note in entry.notes)
    nodes = draw(seen_by(match, 0), look(2, recent=recent)).nodes
    assert "--seat-2" in nodes["trace-0"]
    assert "mark-C3" in nodes
    quiet = draw(seen_by(match, 0), look(2)).nodes
    assert not [key for key in quiet if key.startswith(("trace-", "mark-"))]


# -- beside the board ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_panels_show_what_lies_in_front_of_the_players(seats: int) -> None:
    for view, _ in some(seats):
        panels = draw(view, look(seats)).panels
        assert [panel.score for panel in panels] == view.scores()
        for panel, me, points in zip(panels, view.players, view.breakdown(), strict=True):
            numbers = {stat.word: int(stat.value) for stat in panel.stats}
            assert numbers == {
                "Coins": me.coins,
                "Viziers": me.viziers,
                "Elders": me.elders,
                "Fakirs": me.cards[9],
                "Camels left": me.camels,
                "Goods": points["goods"],
                "Djinns": points["djinns"],
            }
            assert sum(stat.share for stat in panel.stats) == panel.score
            assert sum(SET_VALUES[len(kinds) + wild] for kinds, wild in sets(me)) == points["goods"]
            rows = html(panel.extra).findall("ul/li")
            assert len([row for row in rows if row.get("class") == "set"]) == len(sets(me))
            djinns = [row for row in rows if (row.get("class") or "").startswith("djinn")]
            assert len(djinns) == me.djinns.bit_count()


def test_goods_lie_in_the_sets_they_are_sold_in() -> None:
    match = sultanate(
        "3 Y YR", goods=["ivory ivory jewels jewels gold gold papyrus silk spice"], fakirs=[3]
    )
    extra = html(shown(match).panels[0].extra)
    assert [b.text for b in extra.iter("b")] == ["30", "7"], "scenario 16"
    wild = sultanate("3 Y YR", goods=["ivory"], fakirs=[2], djinns=["al_amin"])
    row = html(shown(wild).panels[0].extra).findall("ul/li")[0]
    assert [use.get("href") for use in row.iter("use")] == ["#icon-ivory", "#icon-fakir"]


def test_own_things_can_be_pointed_at() -> None:
    match = sultanate("3 Y YR", elders=[2], fakirs=[1], goods=["fish fish"], djinns=["enki"])
    scene = shown(match)
    mine = [key for key in scene.nodes if key.startswith("own-")]
    assert mine == ["own-elder", "own-fakir", "own-fish", "own-enki"]
    pointed = {match.state.label(action) for action in scene.targets}
    assert {"elder", "card:fakir", "card:fish", "djinn:enki"} <= pointed
    for others in (shown(match, 1), shown(match, narrow=True)):
        assert not [key for key in others.nodes if key.startswith("own-")]


@pytest.mark.parametrize("format", [Format.WIDE, Format.LAPTOP, Format.TALL])
@pytest.mark.parametrize("held", range(12))
@pytest.mark.parametrize("djinns", [0, 1, 3, 7])
def test_own_things_stay_in_their_panel(format: Format, held: int, djinns: int) -> None:
    layout = layout_for(format)
    panel = layout.player
    for box in [box for boxes in boxes_for(layout, held, djinns) for box in boxes]:
        assert panel.x < box.x
        assert box.right < panel.right
        assert box.foot < panel.foot


# -- what is hidden ------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_a_hidden_card_shows_nowhere(narrow: bool) -> None:
    match = sultanate(
        "3 Y YR\n5 B B",
        kinds="B3=oasis",
        djinns=["sloar"],
        fakirs=[1],
        draws="card:gold",
        options={"ruling_hidden_hands": True},
    )
    match.play(0, "djinn:sloar")
    other = table(match).clone()
    me = other.players[0]
    me.unseen = changed(changed(me.unseen, 2, 0), 0, 1)  # ivory instead
    other.deck[2] += 1
    other.deck[0] -= 1
    for seat in (1, WATCHER):
        scenes = [draw(view_of(s, seat), look(2, narrow=narrow)) for s in (table(match), other)]
        assert scenes[0] == scenes[1]
        assert "1 hidden card" in scenes[0].panels[0].extra
    mine = draw(seen_by(match, 0), look(2, narrow=narrow))
    assert ("own-gold" in mine.nodes) is not narrow
    assert "icon-gold" in mine.panels[0].extra
    assert mine != draw(view_of(other, 0), look(2, narrow=narrow))


def test_djinns_that_somebody_else_looks_at_are_backs() -> None:
    match = sultanate(
        "3 Y YR\n5 B B",
        djinns=["sibittis"],
        elders=[2],
        djinn_row="boaz",
        draws="djinn:enki djinn:utug djinn:leta",
        options={"ruling_hidden_hands": True},
    )
    match.play(0, "djinn:sibittis")
    mine, theirs = shown(match), shown(match, 1)
    assert "Enki" in mine.nodes["djinn-0"]
    assert [match.state.label(action) for action in mine.chips] == [
        "djinn:enki",
        "djinn:leta",
        "djinn:utug",
    ]
    drawn = "".join(theirs.nodes.values()) + theirs.summary
    assert not [name for name in ("Enki", "Utug", "Leta") if name in drawn]
    names = [name for name, _, _ in DJINN_CARDS]
    secret = {DJINN + names.index(name) for name in ("enki", "utug", "leta")}
    assert not secret & set(theirs.targets)
    assert theirs.nodes["djinn-0"] != theirs.nodes["djinn-1"], "three backs, side by side"


def test_hidden_coins_are_shown_at_the_end() -> None:
    for s in map(seen, rich_game(2, 5, hide_scores=True)):
        own = max(0, s.viewer)
        scene = draw(s, look(2))
        theirs = scene.panels[1 - own]
        if s.waiting and s.viewer >= 0:
            assert scene.panels[own].score == s.scores()[own]
            assert theirs.score is None
            assert theirs.stats[0].value == "?"
            assert not any(stat.share for stat in theirs.stats)
            assert "Points" not in scene.summary
    assert theirs.score == s.scores()[1 - own]
    assert "Points" in scene.summary


# -- colours -------------------------------------------------------------------------------------


def test_values_and_words_can_be_read() -> None:
    pairs = [("on-value", "blue-value"), ("on-value", "red-value"), ("on-coin", "coin")]
    pairs += [("ink", paper) for paper in ("paper", "fakir-paper", "small-zone", "large-zone")]
    pairs += [("quiet", "paper"), ("water", "paper"), ("ink", "chosen"), ("on-ring", "ring")]
    assert too_low(EVERY, pairs, TEXT) == []


def test_pieces_and_rings_stand_out_on_the_tiles() -> None:
    floors = ["cool-floor", "warm-floor", "cool", "warm"]
    for at in range(2):
        for floor in floors:
            for tribe in TRIBES:
                body = max(
                    ratio(EVERY[part][at], EVERY[floor][at]) for part in (f"{tribe}-ink", "rim")
                )
                assert body >= GLYPH, (tribe, floor, at)
            for seat in range(1, 5):
                camel = max(
                    ratio(EVERY[part][at], EVERY[floor][at])
                    for part in (f"seat-{seat}", "rim", "outline")
                )
                assert camel >= GLYPH, (seat, floor, at)
            edges = [EVERY["ring-edge"][at], EVERY["dash"][at]]
            assert min(ratio(edge, EVERY[floor][at]) for edge in edges) >= GLYPH, (floor, at)


def test_tribes_can_be_told_from_each_other_without_their_colour() -> None:
    for tribe in TRIBES:
        assert too_low(COLOURS, [(f"{tribe}-ink", tribe)], GLYPH) == []


def test_the_market_shows_what_is_for_sale() -> None:
    match = sultanate("3 Y YR", row="fish silk gold ivory jewels wheat pottery fakir spice")
    scene = shown(match)
    assert len([key for key in scene.nodes if key.startswith("row-")]) == 9
    assert {ROW + place for place in range(6)} <= set(scene.targets)
    assert ROW + 6 not in scene.targets
    assert "deck 45" in scene.nodes["market"]


def test_a_planned_sowing_is_marked_by_its_path_alone() -> None:
    match = sultanate("3 Y YR\n5 Y Y", row="gold silk fish papyrus")
    view = table(match).redact(0)
    for label in ("tile:A3", "vizier:B3"):
        view = view.look_ahead(view.parse(label))
    scene = draw(view, DrawingContext())
    drawn = {key for key in scene.nodes if key.startswith(("trace-", "meeple"))}
    assert "trace-0" in drawn
    assert drawn <= scene.aids


def test_a_planned_purchase_leaves_the_row_as_it_was_pointed_at() -> None:
    match = sultanate("3 Y YR\n5 Y Y", row="gold silk fish papyrus")
    match.play(0, "tile:A3", "vizier:B3")
    asked = table(match).redact(0)
    first = asked.look_ahead(ROW + 1)
    bought = first.look_ahead(ROW + 2)
    planned = tuple(bought.notes or ())
    before = draw(asked, DrawingContext())
    after = draw(bought, DrawingContext(fresh=planned, planned=planned))
    in_row = range(ROW, ROW + 4)
    assert {n: after.targets[n] for n in in_row} == {n: before.targets[n] for n in in_row}
    row = {key for key in before.nodes if key.startswith("row-")}
    changed_there = {key for key in row if after.nodes[key] != before.nodes[key]}
    assert changed_there == {"row-1", "row-2"} == row - after.aids
    assert not row & {move.key for move in after.motion}
    written = draw(bought, DrawingContext(fresh=planned))
    assert [written.targets[n].name for n in in_row if n in written.targets] == ["Gold", "Papyrus"]
    assert {move.key for move in written.motion} & row == {"row-1"}
