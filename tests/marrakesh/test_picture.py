"""The city and the quarters as a scene. What every picture must be is tested in `contract`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from xml.etree import ElementTree

import pytest

from majlis.drawing.answers import options_of
from majlis.drawing.lettering import width_of
from majlis.drawing.motion import TRAVEL
from majlis.drawing.palette import TOKENS
from majlis.drawing.scene import LONGEST_SHORTCUT, DrawingContext, Format, Scene
from majlis.drawing.svg import esc
from majlis.games.marrakesh.data import (
    A_CAMP,
    A_KESHI,
    A_PROVISION,
    A_RESOURCE,
    A_SCROLL,
    A_SECTOR,
    A_SPACE,
    A_STAIRCASE,
    A_STORE,
    ACT,
    BEIGE,
    BROWN,
    DISC_PINK,
    DONE,
    END_DINARS,
    END_POINTS,
    GOODS,
    GRAY,
    JETTY,
    LAST_SCROLL,
    LEFT,
    MADRASA,
    MEDINA,
    MOSQUE,
    OASES,
    ON_PALACE,
    PINK,
    RED,
    RIVER,
    RIVER_SIDES,
    SAHARA,
    SOUK,
    SQUARE,
    SQUARE_SPACES,
    TOWNS,
    TURQUOISE,
    WATER,
    WORKSHOPS,
    YELLOW,
)
from majlis.games.marrakesh.data import (
    COLOURS as KESHI_COLOURS,
)
from majlis.games.marrakesh.picture import COLOURS, draw
from majlis.games.marrakesh.picture.layout import CITY, QUARTER, lay_out
from majlis.games.marrakesh.picture.shown import FOCUS
from majlis.games.marrakesh.picture.tiles import OASES as OASIS_FACES
from majlis.games.marrakesh.picture.tiles import RIVER_SIDES as SIDE_FACES
from majlis.games.marrakesh.picture.tiles import SCROLLS
from majlis.games.marrakesh.picture.tiles import TOWNS as TOWN_FACES
from majlis.games.marrakesh.picture.tower import house_in, wells_in
from majlis.games.marrakesh.rules import FRAMES
from majlis.games.marrakesh.rules import notes as kinds
from majlis.games.marrakesh.rules.medina import BuyGate
from majlis.games.marrakesh.rules.preparation import LayDisc
from majlis.games.marrakesh.rules.river import PayForStep
from majlis.games.marrakesh.rules.round import ChooseAssistant, ClaimKeshi, Select, UseAssistant
from majlis.games.marrakesh.rules.sahara import ReturnKeshi
from majlis.games.marrakesh.rules.souk import NOTHING, ResourceOrStep, Trade
from majlis.games.marrakesh.rules.square import ChooseBonus, ChooseEntertainer
from majlis.games.marrakesh.rules.stairs import Climb, ConnectionBonus
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import ALL, CHANCE, NONE, WATCHER
from majlis.kernel.game import Setting
from majlis.kernel.state import Note
from majlis.table.choices import along, shortcut_choices
from tests.drawing.contrast import GLYPH, TEXT, too_low
from tests.drawing.legible import written_in
from tests.drawing.looking import NAMES, beside, look
from tests.drawing.paths import Polygon, inside, polygons
from tests.marrakesh.games import EVERYTHING, positions
from tests.marrakesh.table import begin, fresh, given

EVERY = {**TOKENS, **COLOURS}
ROOM = {
    Format.WIDE: (1046, 686),
    Format.LAPTOP: (964, 660),
    Format.TALL: (804, 894),
    Format.PHONE: (390, 438),
}
"""What a page leaves for the board, in pixels: there it is shown as it is drawn."""
GAMES: list[tuple[int, dict[str, Setting]]] = [(2, {}), (3, EVERYTHING), (4, {}), (4, EVERYTHING)]


def seen_by(seat: int, s: Marrakesh) -> Marrakesh:
    view = s.redact(seat)
    assert isinstance(view, Marrakesh)
    return view


@cache
def game(nth: int) -> list[tuple[Marrakesh, tuple[Note, ...]]]:
    """A game of players with tastes: every position that a seat is asked in, as the asked seat sees
    it, with the notes of the answer before."""
    seats, settings = GAMES[nth]
    seen = []
    for s in positions(seats, nth + 1, settings):
        if s.waiting != [CHANCE]:
            view = seen_by(s.waiting[0] if s.waiting else WATCHER, s)
            seen.append((view, tuple(s.notes or ())))
    return seen


def one_of_each(nth: int) -> list[tuple[Marrakesh, tuple[Note, ...]]]:
    """The last position of every kind of question, and the end."""
    played = game(nth)
    kinds_seen = {type(view.question()).__name__: (view, notes) for view, notes in played[:-1]}
    return [*kinds_seen.values(), played[-1]]


def parts_of(scene: Scene) -> str:
    return "".join([*scene.nodes.values(), *beside(scene)])


# -- tiles and zones -------------------------------------------------------------------------------


def test_every_tile_has_a_face() -> None:
    assert set(SCROLLS) == set(range(1, LAST_SCROLL + 1))
    assert set(OASIS_FACES) == set(range(1, OASES + 1))
    assert (len(TOWN_FACES), len(SIDE_FACES)) == (TOWNS, RIVER_SIDES)
    defs = draw(game(0)[0][0], look(2)).defs
    faces = (*SCROLLS.values(), *OASIS_FACES.values(), *TOWN_FACES, *SIDE_FACES)
    for item in " ".join(faces).split():
        assert item[0] in "'*" or f'id="icon-{item}"' in defs, item


def test_every_focus_is_a_question() -> None:
    assert set(FOCUS) <= set(FRAMES)


@pytest.mark.parametrize("format", Format)
@pytest.mark.parametrize("provisions", [False, True])
@pytest.mark.parametrize("visiting", [False, True])
def test_zones_lie_side_by_side(format: Format, provisions: bool, visiting: bool) -> None:
    for in_city, in_quarter, first in product(CITY, QUARTER, ("city", "quarter")):
        layout = lay_out(format, first, in_city, in_quarter, provisions, visiting)
        boxes = list(layout.zones.values())
        for n, box in enumerate(boxes):
            assert 0 <= box.x < box.right <= layout.width
            assert 0 <= box.y < box.foot <= layout.height
            for other in boxes[:n]:
                apart = box.right <= other.x or other.right <= box.x
                assert apart or box.foot <= other.y or other.foot <= box.y


def pictures(format: Format, touch: bool = False) -> Iterator[tuple[Marrakesh, Scene]]:
    """The last position of every kind of question, as it is shown first, and after turning to one
    of the zones; languages take turns."""
    for nth in range(len(GAMES)):
        for n, (view, _) in enumerate(one_of_each(nth)):
            around = look(GAMES[nth][0], ("en", "ru")[n % 2])
            context = replace(around, format=format, touch=touch)
            scene = draw(view, context)
            yield view, scene
            zones = list(scene.zones)
            if zones:
                yield view, draw(view, replace(context, zone=zones[n % len(zones)]))


@pytest.mark.parametrize("format", Format)
def test_a_picture_fills_its_room_and_can_be_read(format: Format) -> None:
    least = 11 if format == Format.PHONE else 12
    for view, scene in pictures(format):
        assert (scene.width, scene.height) == ROOM[format]
        for key, node in scene.nodes.items():
            small = [text for text, size in written_in(node, scene.defs) if size < least - 0.01]
            assert not small, (view.question() if view.waiting else "", key)


@pytest.mark.parametrize("format", [Format.LAPTOP, Format.TALL, Format.PHONE])
def test_fingers_hit_whatever_can_be_answered_or_turned_to(format: Format) -> None:
    for view, scene in pictures(format, touch=True):
        answers = [scene.targets[a].shape for a in view.legal if a in scene.targets]
        zones = [zone.shape for zone in scene.zones.values() if zone.shape]
        for shape in answers + zones:
            for outline in polygons(shape):
                assert min(extent(outline)) >= 40, (view.question(), shape)


def test_three_fingers_fit_on_the_souk_of_a_phone() -> None:
    """A quarter can be shown a hair smaller than it is drawn: 387 pixels for 390."""
    keshis = [A_KESHI + good for good in GOODS]
    met = 0
    for view, scene in pictures(Format.PHONE, touch=True):
        if set(keshis) <= scene.targets.keys() & set(view.legal) and "sector-souk" in scene.nodes:
            shapes = [scene.targets[keshi].shape for keshi in keshis]
            assert min(extent(one)[0] for shape in shapes for one in polygons(shape)) > 40.3
            met += 1
    assert met


def test_fingers_hit_the_wells_of_the_tower_on_a_tablet_on_its_side() -> None:
    tower = lay_out(Format.LAPTOP, "city", "city", "quarter", False, False).zones["tower"]
    wells = wells_in(tower)
    assert len(wells) == 12
    assert min(min(well.width, well.height) for well in wells) >= 40
    assert wells[-1].right <= tower.right
    assert house_in(tower).foot < wells[0].y, "the house stands in the title"


def extent(outline: Polygon) -> tuple[float, float]:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return round(max(xs) - min(xs), 1), round(max(ys) - min(ys), 1)


# -- turning ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", [Format.LAPTOP, Format.TALL, Format.PHONE])
def test_what_is_asked_is_seen_first_and_what_is_turned_to_then(format: Format) -> None:
    s = given(fresh(), 0, "palace=7 mosque=3")
    view = seen_by(0, begin(s, ConnectionBonus(0, 5 * 1 + 2, 0, 1)))
    context = replace(look(2), format=format)
    asked = draw(view, context)
    assert set(view.legal) <= asked.targets.keys()
    assert "souk" in asked.zones
    turned = draw(view, replace(context, zone="souk"))
    assert "market" in turned.nodes
    assert "stairs" not in turned.nodes
    assert set(view.legal) <= turned.chips.keys(), "they can still be answered"
    assert "stairs" in turned.zones, "there is a way back"
    desert = draw(view, replace(context, zone="sahara"))
    assert "desert" in desert.nodes


def test_a_desktop_has_a_way_back_from_an_enlarged_zone() -> None:
    """Its summaries turn to the others; at rest everything is seen, and nothing turns."""
    s = given(fresh(), 0, "palace=7 mosque=3")
    at_rest = draw(seen_by(0, begin(s.clone(), UseAssistant(0, MADRASA))), look(2))
    assert at_rest.zones == {}
    view = seen_by(0, begin(s, ConnectionBonus(0, 5 * 1 + 2, 0, 1)))
    zones = draw(view, look(2)).zones
    assert set(zones) == {"city", "river", "academies", "workshops", "souk", "tower"}
    assert not any(zone.shown for zone in zones.values())
    assert "stairs-small" not in draw(view, replace(look(2), zone="city")).nodes


def test_a_phone_shows_the_city_or_the_quarter() -> None:
    s = begin(given(fresh(), 0, "gray=3"), UseAssistant(0, MADRASA))
    context = look(2, narrow=True)
    scene = draw(seen_by(0, s), context)
    assert (scene.zones["city"].shown, scene.zones["quarter"].shown) == (False, True)
    assert {ACT, A_KESHI + GRAY} <= scene.chips.keys()
    assert not {ACT, A_KESHI + GRAY} & scene.targets.keys(), "a card is too small for two fingers"
    assert {"square", "medina", "sahara"} <= scene.zones.keys(), "their cards turn to them"
    city = draw(seen_by(0, s), replace(context, zone="city"))
    assert (city.zones["city"].shown, city.zones["quarter"].shown) == (True, False)
    assert {"academies", "workshops", "souk", "tower"} <= city.zones.keys()
    assert {"river", "stairs"} <= city.nodes.keys()


@pytest.mark.parametrize("format", Format)
def test_an_unknown_zone_changes_nothing(format: Format) -> None:
    view = seen_by(0, begin(given(fresh(), 0, ""), ChooseEntertainer(0)))
    context = replace(look(2), format=format)
    assert draw(view, replace(context, zone="nowhere")) == draw(view, context)


# -- pointing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize(
    ("has", "frame", "zone"),
    [
        ("scrolls=54 palace=2", ChooseBonus(0, 0b10000011), "square"),
        ("scrolls=18 palace=2", ResourceOrStep(0), "stairs"),
    ],
    ids=["ChooseBonus", "ResourceOrStep"],
)
def test_the_order_of_bonuses_is_shown_where_they_are(
    has: str, frame: ChooseBonus | ResourceOrStep, zone: str, narrow: bool
) -> None:
    view = seen_by(0, begin(given(fresh(), 0, has), frame))
    scene = draw(view, look(2, narrow=narrow))
    for action in options_of(view):
        elsewhere = narrow and action in scene.chips  # a phone shows one zone at a time
        assert action in scene.targets or elsewhere
        assert scene.chips[action].title
    assert FOCUS[type(frame)] == zone


def test_no_chip_offers_what_is_not_legal() -> None:
    for view, _ in one_of_each(3):
        assert set(draw(view, look(4)).chips) <= set(options_of(view))


def test_scrolls_oases_and_towns_explain_themselves() -> None:
    seen = set()
    for view, _ in game(3)[::5]:
        for action, target in draw(view, look(4)).targets.items():
            label = view.label(action)
            if label.startswith(("scroll:", "oasis:", "town:", "luxury:", "river:")):
                seen.add(label)
                assert len(target.explain) > 6, label
    assert len(seen) > 30


def test_only_the_own_ends_of_lines_can_be_pointed_at() -> None:
    s = given(fresh(), 0, "palace=7 mosque=3")
    begin(s, ConnectionBonus(0, 5 * 1 + 2, 0, 1))
    scene = draw(seen_by(0, s), look(2))
    assert (scene.targets[END_POINTS].name, scene.targets[END_DINARS].name) == (
        "1 point",
        "2 dinars",
    )
    assert scene.nodes["line-numbers"].count("<circle") == len(s.legal)


def test_an_assistant_splits_its_sector() -> None:
    s = given(fresh(), 0, "gray=3 date=1")
    begin(s, UseAssistant(0, MADRASA))
    scene = draw(seen_by(0, s), look(2))
    assert {ACT, A_KESHI + GRAY} <= set(scene.targets)
    assert A_SECTOR + MADRASA not in scene.targets
    assert scene.chips[ACT].detail == "3 scholars"


@pytest.mark.parametrize("format", Format)
@pytest.mark.parametrize("touch", [False, True])
def test_an_assistant_is_sent_along_with_what_he_does(format: Format, touch: bool) -> None:
    """One click on the keshi or on the action, and a chip for each; with fingers there is no room
    for that on the cards."""
    s = given(fresh(), 0, "gray=3 date=3 yellow=1")
    s.players[0].assistants[MADRASA] = 1
    s.players[0].assistants[SOUK] = 1
    view = seen_by(0, begin(s, ChooseAssistant(0)))
    scene = draw(view, DrawingContext(names=NAMES[:2], format=format, touch=touch))
    goods = [A_KESHI + good for good in GOODS]
    uses = [(A_SECTOR + MADRASA, action) for action in (A_KESHI + GRAY, ACT)]
    uses += [(A_SECTOR + SOUK, action) for action in (*goods, ACT)]
    assert {*scene.leaps} == {*uses}
    assert not scene.chips
    if touch or format in (Format.TALL, Format.PHONE):
        assert not scene.shortcuts
        assert {path[0] for path in uses} <= scene.targets.keys()
        return
    assert {*scene.shortcuts} == {*uses}
    assert not {path[0] for path in uses} & scene.targets.keys()
    for both, target in scene.shortcuts.items():
        others = [one for other, one in scene.shortcuts.items() if other != both]
        assert not any(inside(target.at, other.shape) for other in others), "each can be clicked"


def test_a_planned_keshi_of_the_supply_is_not_marked_in_the_tower() -> None:
    s = given(fresh(), 0, "gray=3 date=3")
    view = seen_by(0, begin(s, UseAssistant(0, MADRASA)))
    planned = tuple(view.look_ahead(A_KESHI + GRAY).notes or ())
    after = view.look_ahead(A_KESHI + GRAY)
    assert A_KESHI + GRAY in draw(after, look(2)).targets
    assert A_KESHI + GRAY not in draw(after, replace(look(2), planned=planned)).targets


def test_an_action_that_does_nothing_has_only_a_chip() -> None:
    s = fresh()
    s.players[0].assistants[RIVER] = 1
    s.players[0].assistants[SQUARE] = 1
    scene = draw(seen_by(0, begin(s, ChooseAssistant(0))), look(2))
    there = A_SECTOR + RIVER
    assert [path for path in scene.leaps if path[0] == there] == [
        (there, A_KESHI + TURQUOISE),
        (there, ACT),
    ]
    assert (there, A_KESHI + TURQUOISE) in scene.shortcuts
    assert (there, ACT) not in scene.shortcuts
    assert (A_SECTOR + SQUARE, ACT) in scene.shortcuts, "the audience turns"


def test_an_action_that_is_too_dear_says_so_and_fingers_are_not_led_to_it() -> None:
    """There are scholars, but no dates to pay for a scroll with."""
    s = given(fresh(), 0, "gray=5")
    s.players[0].stock = [0, 0, 0]
    s.players[0].assistants[MADRASA] = s.players[0].assistants[SQUARE] = 1
    view = seen_by(0, begin(s, ChooseAssistant(0)))
    keshi, act = ((A_SECTOR + MADRASA, answer) for answer in (A_KESHI + GRAY, ACT))
    mouse = draw(view, look(2))
    assert mouse.leaps[act].detail == "nothing yet"
    told = shortcut_choices(view, Words("en", NAMES[:2]), [act])
    assert "nothing yet" in next(iter(told.values())).text
    fingers = draw(view, replace(look(2), format=Format.PHONE, touch=True))
    assert keshi in fingers.leaps
    assert act not in fingers.leaps
    assert A_SECTOR + MADRASA in fingers.targets, "whoever insists"
    s.players[0].stock = [0, 1, 0]
    rich = draw(seen_by(0, s), replace(look(2), format=Format.PHONE, touch=True))
    assert act in rich.leaps


def test_a_full_sector_can_only_act() -> None:
    s = given(fresh(), 0, "gray=8")
    s.players[0].stock = [0, 0, 0]
    s.players[0].assistants[MADRASA] = s.players[0].assistants[SQUARE] = 1
    view = seen_by(0, begin(s, ChooseAssistant(0)))
    scene = draw(view, replace(look(2), format=Format.PHONE, touch=True))
    assert (A_SECTOR + MADRASA, ACT) in scene.leaps


def test_chips_stand_in_one_order_everywhere() -> None:
    """Keshis before the action, as where it is chosen who works; that it is enough comes last."""
    s = given(fresh(), 0, "gray=3 date=3")
    using = draw(seen_by(0, begin(s, UseAssistant(0, MADRASA))), look(2))
    assert [*using.chips] == [A_KESHI + GRAY, ACT]
    s = given(fresh(), 0, "yellow=2")
    trading = draw(seen_by(0, begin(s, Trade(0, NOTHING))), look(2))
    assert [*trading.chips][-1] == DONE
    assert trading.chips[A_KESHI + YELLOW].title == "Tagine"


@pytest.mark.parametrize("format", [Format.WIDE, Format.LAPTOP])
def test_goods_are_lit_where_they_lie(format: Format) -> None:
    """Also if there is nothing to trade, and so nothing to light but them."""
    s = fresh()
    s.players[0].assistants[SOUK] = s.players[0].assistants[SQUARE] = 1
    scene = draw(seen_by(0, begin(s, ChooseAssistant(0))), replace(look(2), format=format))
    assert (A_SECTOR + SOUK, ACT) not in scene.shortcuts
    uses = r'<use href="#icon-keshi-(\w+)" x="[\d.]+" y="([\d.]+)" width="25" height="([\d.]+)"'
    drawn = {good: float(y) for good, y, _ in re.findall(uses, scene.nodes["content-souk"])}
    for good in GOODS:
        shape = scene.shortcuts[A_SECTOR + SOUK, A_KESHI + good].shape
        heights = [y for line in polygons(shape) for _, y in line]
        middle = drawn[KESHI_COLOURS[good]] + 12.5
        assert abs(middle - (min(heights) + max(heights)) / 2) < 2, good


def test_whoever_has_enough_sends_the_next_assistant() -> None:
    """A click on what they would do next says so: with the mouse, and with fingers on a tablet."""
    s = given(fresh(), 0, "water=1 gray=3 date=3")
    s.players[0].assistants[MADRASA] = s.players[0].assistants[SQUARE] = 1
    view = seen_by(0, begin(s, PayForStep(0), ChooseAssistant(0)))
    there = A_SECTOR + MADRASA
    mouse = draw(view, look(2))
    for use in (A_KESHI + GRAY, ACT):
        assert (DONE, there, use) in mouse.shortcuts
    fingers = draw(view, replace(look(2), format=Format.TALL, touch=True))
    assert (DONE, there) in fingers.shortcuts
    words, later = Words("en", NAMES[:2]), view.look_ahead(DONE)
    for path in ((there, A_KESHI + GRAY), (there, ACT)):
        (told,) = shortcut_choices(view, words, [(DONE, *path)]).values()
        (alone,) = shortcut_choices(later, words, [path]).values()
        assert told.text == alone.text, "nothing but what the assistant does"
    (sent,) = shortcut_choices(view, words, [(DONE, there)]).values()
    assert sent.text == words.preview(later, there).text


def test_where_keshis_are_returned_nobody_is_sent() -> None:
    """Both would be the same click."""
    s = given(fresh(), 0, "gray=3 black=1")
    s.players[0].assistants[MADRASA] = s.players[0].assistants[MOSQUE] = 1
    view = seen_by(0, begin(s, ReturnKeshi(0), ChooseAssistant(0)))
    assert DONE in view.legal
    scene = draw(view, look(2))
    assert A_KESHI + GRAY in scene.targets
    assert not scene.shortcuts


def test_what_is_added_to_the_scrolls_can_be_marked_alone() -> None:
    s = fresh()
    s.players[0].assistants[MADRASA] = 1
    begin(s, ChooseAssistant(0))
    before = draw(seen_by(0, s), look(2)).nodes
    s.players[0].scrolls[17] = 1
    s.players[0].luxuries = 1
    after = draw(seen_by(0, s), look(2)).nodes
    changed = {key for key, node in after.items() if before.get(key) != node}
    assert {"owned-scroll-17", "owned-luxury-0"} <= changed
    assert "belongings" not in changed, "the title stands where it stood"


def sailing(water: int, river: int = 2) -> Marrakesh:
    s = given(fresh(), 0, f"water={water}")
    s.players[0].river = river
    return seen_by(0, begin(s, PayForStep(0)))


def test_a_click_on_the_river_pays_for_all_the_steps_to_that_space() -> None:
    """And for no further one: what water is left is not asked for again."""
    view = sailing(water=3)
    scene = draw(view, look(2))
    assert len(scene.shortcuts) == 3
    for n, path in enumerate(scene.shortcuts, 1):
        there = along(view, path)
        assert there is not None
        assert there.players[0].river == 2 + n  # type: ignore[attr-defined]
        assert not there.waiting
    assert scene.leaps.keys() == scene.shortcuts.keys()
    assert [chip.title for chip in scene.leaps.values()] == [f"To space {n}" for n in (3, 4, 5)]
    assert A_RESOURCE + WATER not in scene.chips
    told = shortcut_choices(view, Words("en", NAMES[:2]), scene.shortcuts)
    assert [choice.text for choice in told.values()] == [
        "river 2 to 3; −1 water",
        "river 2 to 4; −2 water",
        "river 2 to 5; −3 water",
    ]


def test_who_cannot_say_it_all_in_a_click_pays_step_by_step() -> None:
    many = draw(sailing(water=7), look(2))
    assert max(map(len, many.shortcuts)) == LONGEST_SHORTCUT
    assert A_RESOURCE + WATER in many.chips
    view = sailing(water=3)
    view.players[0].scrolls[17] = 1  # every rapid interrupts the fisherman
    stopped = draw(view, look(2))
    assert not stopped.shortcuts
    assert not stopped.leaps
    assert A_RESOURCE + WATER in stopped.chips
    one = draw(sailing(water=1), look(2))
    assert [*one.shortcuts] == [(A_RESOURCE + WATER,)]
    assert not one.leaps


def test_at_the_jetty_water_is_points() -> None:
    scene = draw(sailing(water=3, river=JETTY - 1), look(2))
    assert [chip.title for chip in scene.leaps.values()] == ["To the jetty"]
    assert A_RESOURCE + WATER in scene.chips


def test_a_gate_is_bought_by_a_click_on_it() -> None:
    s = given(fresh(), 0, "beige=2 dinar=20")
    s.workshops = [1, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1] * WORKSHOPS  # eight in each
    view = seen_by(0, begin(s, BuyGate(0)))
    shortcuts = draw(view, look(2)).shortcuts
    offered = {
        (workshop, gate)
        for workshop in view.legal
        if workshop != DONE
        for gate in view.look_ahead(workshop).legal
    }
    assert offered
    assert shortcuts.keys() == offered
    for format in (Format.TALL, Format.PHONE):
        fingers = draw(view, replace(look(2), format=format, touch=True)).shortcuts
        assert fingers.keys() == offered, "they are as large as fingers need"


def test_gates_that_look_alike_are_lit_together() -> None:
    """Three of a colour, of which the third stands in the next row."""
    s = given(fresh(), 0, "beige=2 dinar=20")
    s.workshops = [1, 2, 3, 0, 0, 0, 0, 0, 0, 1, 1, 0] * WORKSHOPS
    view = seen_by(0, begin(s, BuyGate(0)))
    shortcuts = draw(view, look(2)).shortcuts
    wide = {}
    for (workshop, gate), target in shortcuts.items():
        if workshop == view.legal[1]:
            xs = [x for line in polygons(target.shape) for x, _ in line]
            wide[gate - A_KESHI] = max(xs) - min(xs)
    assert wide[1] > 1.7 * wide[0], "two beside each other"
    assert wide[2] == pytest.approx(wide[0]), "one, and two in the next row"


def test_multipliers_stand_between_disc_and_spaces() -> None:
    s = given(fresh(), 0, "square=dinar,water")
    begin(s, ChooseEntertainer(0))
    node = draw(seen_by(0, s), look(2)).nodes["square"]
    assert sorted(re.findall(r"×\d", node)) == ["×1", "×2"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("format", Format)
def test_the_names_of_spaces_lie_within_them(format: Format, language: str) -> None:
    s = fresh()
    s.players[0].disc = NONE
    scene = draw(seen_by(0, begin(s, LayDisc())), replace(look(2, language), format=format))
    for space, name in enumerate(SQUARE_SPACES):
        pad = ElementTree.fromstring(scene.nodes[f"pad-{name}"])
        y, r = float(pad.get("cy", "")), float(pad.get("r", ""))
        word = Words(language, NAMES[:2]).pieces.square_short(space)
        written = rf'y="([\d.]+)" font-size="([\d.]+)"[^>]*>{word}</text>'
        found = re.search(written, scene.nodes["square"])
        assert found, word
        base, size = map(float, found.groups())
        assert (width_of(word, size) / 2) ** 2 + (base - y) ** 2 <= r**2, word  # its lower corners


def test_the_start_of_the_sahara_is_not_written_below_those_who_stand_there() -> None:
    s = seen_by(0, begin(given(fresh(), 0, "vendors=sahara"), Climb(0, ON_PALACE, 2)))
    for format, told in ((Format.WIDE, True), (Format.LAPTOP, False)):
        node = draw(s, replace(look(2), format=format)).nodes["content-sahara"]
        assert (">start</text>" in node) is told, format


@pytest.mark.parametrize("format", Format)
def test_the_disc_is_seen_as_each_answer_would_lay_it(format: Format) -> None:
    """Its first section has no pair: of eight ways to lay it no two look alike."""
    s = fresh()
    s.players[0].disc = NONE
    scene = draw(seen_by(0, begin(s, LayDisc())), replace(look(2), format=format))
    ghosts = [scene.chips[A_SPACE + space].ghost for space in range(8)]
    assert len(set(ghosts)) == 8
    for ghost in ghosts:
        numbers = re.findall(r">(\d)</text>", ghost)
        assert sorted(map(int, numbers)) == sorted(DISC_PINK)


def test_the_enlarged_zone_leaves_summaries() -> None:
    s = given(fresh(), 0, "palace=2")
    wide = draw(seen_by(0, begin(s, Climb(0, ON_PALACE, 2))), look(2)).nodes
    assert {"river-small", "scrolls-small", "gates-small", "market-small", "tower-small"} <= set(
        wide
    )
    assert "stairs-small" not in wide
    assert "student-0" in wide


# -- what is known ---------------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_another_s_quarter_is_shown_but_not_played_in(narrow: bool) -> None:
    """Legal answers that had a place in the own quarter have none, and become chips."""
    asked = [(view, notes) for view, notes in game(1) if view.viewer >= 0]
    for view, _ in asked[40::25]:
        other = (view.viewer + 1) % 3
        scene = draw(view, replace(look(3, narrow=narrow), board_of=other))
        ElementTree.fromstring(scene.svg())
        assert f"Quarter of {esc(NAMES[other])}" in parts_of(scene)
        quarter = range(A_RESOURCE, A_STAIRCASE)
        allowed = set(range(A_KESHI, A_SPACE)) if not narrow else set()  # the wells of the tower
        assert not set(scene.targets) & (set(quarter) - allowed)
        owned = {A_SCROLL + n for n, has in enumerate(view.players[other].scrolls) if has}
        assert owned <= scene.targets.keys()
        assert all(panel.board for panel in scene.panels)


def test_another_s_provisions_stay_face_down_when_enlarged() -> None:
    """They are told apart only while one's own are chosen from."""
    asked = (view for view, _ in game(2) if view.waiting)
    view = next(v for v in asked if type(v.question()).__name__ == "TurnUpProvision")
    assert "provisions" in draw(view, look(4)).nodes
    scene = draw(view, replace(look(4), board_of=(view.viewer + 1) % 4))
    assert "provisions" not in scene.nodes
    assert not any(A_PROVISION <= action < A_STORE for action in scene.targets)


def test_a_secret_selection_is_not_drawn() -> None:
    s = given(fresh(), 0, "")
    for player in s.players:
        player.hand = (1 << 12) - 1
        player.picked = []
    begin(s, Select())
    pictures = {}
    for colour in (PINK, GRAY):
        other = s.clone()
        other.apply(0, A_KESHI + colour)
        for seat in (1, WATCHER):
            scene = draw(seen_by(seat, other), look(2))
            pictures[colour, seat] = (scene.nodes, scene.targets, scene.summary, scene.panels)
    for seat in (1, WATCHER):
        assert pictures[PINK, seat] == pictures[GRAY, seat]
    mine = s.clone()
    mine.apply(0, A_KESHI + PINK)
    scene = draw(seen_by(0, mine), look(2))
    assert "icon-tick" in scene.nodes["tower"]
    assert scene.targets[A_KESHI + PINK].name.endswith(", chosen")


def test_face_down_provisions_are_only_the_owners() -> None:
    for view, _ in game(0):
        if view.waiting and type(view.question()).__name__ == "TurnUpProvision":
            mine = draw(view, look(2))
            assert "provisions" in mine.nodes
            watcher = draw(new_view(view), look(2))
            assert "provisions" not in watcher.nodes
            return
    raise AssertionError("nobody chose provisions")


def new_view(view: Marrakesh) -> Marrakesh:
    """The same position for somebody who watches."""
    table = view.clone()
    table.viewer = -1
    return seen_by(WATCHER, table)


# -- nodes, motion, marks --------------------------------------------------------------------------


@pytest.mark.parametrize("narrow", [False, True])
def test_rings_lie_above_the_papers(narrow: bool) -> None:
    for view, _ in one_of_each(1):
        keys = list(draw(view, look(3, narrow=narrow)).nodes)
        assert keys[0] == "panes"
        above = keys[keys.index("rings") + 1 :]
        assert not [key for key in above if key.endswith("-paper")]


def test_a_pawn_keeps_its_key_and_travels() -> None:
    s = given(fresh(), 0, "palace=2 mosque=1")
    notes = ((ALL, kinds.CLIMBED, 0, ON_PALACE, 0, 2),)
    begin(s, UseAssistant(0, MADRASA))
    scene = draw(seen_by(1, s), look(2, fresh=notes, recent=notes))
    (moving,) = scene.motion
    assert moving.key == "courtier-0"
    assert moving.key in scene.nodes
    start, end = moving.points
    assert (start[0], end) == (0.0, (0.0, 0.0))
    assert start[1] > 0, "it comes from below"
    assert "mark-courtier-0" in scene.nodes
    assert "mark-courtier-0" not in draw(seen_by(0, s), look(2, recent=notes)).nodes


@pytest.mark.parametrize("format", Format)
def test_keshis_fall_out_of_the_tower(format: Format) -> None:
    s = fresh()
    s.base[GRAY] = 2
    s.base[RED] = 1
    begin(s, ClaimKeshi(0))
    notes = ((ALL, kinds.CAME_OUT, GRAY, 2, 0, 0), (ALL, kinds.CAME_OUT, RED, 1, 0, 0))
    context = replace(look(2, fresh=notes), format=format)
    scene = draw(seen_by(0, s), context)
    moves = scene.motion
    assert [move.key for move in moves] == ["fallen-gray-0", "fallen-gray-1", "fallen-red-0"]
    assert len({move.delay for move in moves}) == 3, "one after the other"
    assert max(move.delay for move in moves) + TRAVEL < 1200
    for move in moves:
        assert scene.nodes[move.key].count("#icon-keshi-") == 1
        assert move.new
        assert move.points[0][1] < 0, "from above"
    assert scene.rolled
    later = draw(seen_by(0, s), replace(context, fresh=()))
    assert "fallen-gray-0" not in later.nodes
    assert later.nodes["tower"].count("#icon-keshi-gray") == 2


def test_pawns_and_keshis_move_in_turn_and_gain_where_they_go() -> None:
    s = given(fresh(), 0, "palace=2 mosque=1 gray=3")
    begin(s, UseAssistant(0, MADRASA))
    notes = (
        (ALL, kinds.DEPLOYED, 0, GRAY, MADRASA, NONE),
        (ALL, kinds.CLIMBED, 0, ON_PALACE, 0, 2),
        (ALL, kinds.POINTS, 0, 3, 0, 0),
        (ALL, kinds.VENDOR, 0, MADRASA, 1, 0),
    )
    scene = draw(seen_by(0, s), look(2, fresh=notes))
    keshi, courtier = scene.motion
    assert (keshi.key, courtier.key) == ("keshi-gray-0", "courtier-0")
    assert keshi.delay + TRAVEL <= courtier.delay
    points, water = scene.floats
    assert points.gains == (("points", "+3"),)
    assert points.delay >= courtier.delay + TRAVEL
    assert points.at is not None
    assert water.at is None, "the vendor has nothing to do with the climb"


def test_a_deployed_keshi_comes_from_the_tower() -> None:
    """It is a node of its own as long as it is fresh, and then one of the sector's."""
    s = begin(given(fresh(), 0, "gray=3"), UseAssistant(0, MADRASA))
    notes = ((ALL, kinds.DEPLOYED, 0, GRAY, MADRASA, NONE),)
    still = draw(seen_by(0, s), look(2))
    moved = draw(seen_by(0, s), look(2, fresh=notes))
    (moving,) = moved.motion
    assert set(moved.nodes) - set(still.nodes) == {moving.key}
    gray = "#icon-keshi-gray"
    assert moved.nodes[moving.key].count(gray) == 1
    before, after = moved.nodes["content-madrasa"], still.nodes["content-madrasa"]
    assert (before.count(gray), after.count(gray)) == (3, 4), "the first is the sector's sign"
    (x, y), end = moving.points
    assert end == (0.0, 0.0)
    assert x < 0 < y, "the tower stands at the foot of the city"
    assert draw(seen_by(1, s), look(2, fresh=notes)).motion == [], "that quarter is not shown"


@pytest.mark.parametrize(
    ("colour", "sector", "space"),
    [(BROWN, SAHARA, LEFT), (RED, MOSQUE, NONE), (BEIGE, MEDINA, NONE)],
)
def test_every_kind_of_keshi_travels(colour: int, sector: int, space: int) -> None:
    s = begin(given(fresh(), 0, "beige=2 left=1 vendors=mosque"), UseAssistant(0, MADRASA))
    notes = ((ALL, kinds.DEPLOYED, 0, colour, sector, space),)
    scene = draw(seen_by(0, s), look(2, fresh=notes))
    assert [moving.key for moving in scene.motion] == [f"keshi-{KESHI_COLOURS[colour]}-0"]


# -- beside the board ------------------------------------------------------------------------------


def test_panels_show_stock_and_sectors() -> None:
    s = given(fresh(), 0, "water=3 gray=5 vendors=mosque scrolls=13,48 active=0")
    s.players[0].assistants[MADRASA] = 1
    begin(s, UseAssistant(1, MADRASA))
    panel = draw(seen_by(1, s), look(2)).panels[0]
    shown = {stat.word: stat.value for stat in panel.stats}
    assert (shown["Water"], shown["Scrolls"]) == ("3", "2")
    sectors = ElementTree.fromstring(f"<div>{panel.extra}</div>").findall("ul/li")
    classes = [one.get("class") for one in sectors]
    assert classes[3] == "sector vendor"
    assert classes[6] == "sector here"
    assert panel.extra.count("<li") == 9
    assert "short 1, −5" in panel.extra


def test_provisions_are_weighed_against_the_stock() -> None:
    s = given(fresh(), 0, "water=1 date=1 active=0")
    begin(s, UseAssistant(0, MADRASA))
    assert "covered" in draw(seen_by(0, s), look(2)).nodes["supplies"]
    given(s, 0, "water=0")
    node = draw(seen_by(0, s), look(2)).nodes["supplies"]
    assert "short 1" in node
    assert "−5" in node


def test_resources_and_keshis_have_chips_when_they_are_asked_for() -> None:
    found = set()
    for nth in range(len(GAMES)):
        for view, _ in one_of_each(nth):
            found |= set(draw(view, look(4)).chips)
    assert {A_RESOURCE, A_KESHI + GRAY, ACT} <= found
    assert [action for action in found if A_SECTOR <= action < A_KESHI]
    assert not [action for action in found if A_CAMP <= action < A_CAMP + 10]
    assert not [a for a in found if A_SCROLL < a <= A_SCROLL + 72 and a - A_SCROLL not in (44, 48)]


# -- colours ---------------------------------------------------------------------------------------


def test_words_and_glyphs_stand_out() -> None:
    papers = ["zone", "zone-lit", "panel"]
    texts = [(ink, paper) for ink in ("ink", "quiet", "short", "enough") for paper in papers]
    texts += [("short", "short-ground"), ("enough", "enough-ground"), ("on-badge", "badge")]
    texts += [("on-parchment", "parchment"), ("on-mosque", "mosque-step"), ("on-star", "star")]
    texts += [("on-palace", "palace-step"), ("on-coin", "coin"), ("stone-ink", "stone")]
    assert too_low(EVERY, texts, TEXT) == []
    glyphs = [(f"{name}-glyph", f"{name}-top") for name in KESHI_COLOURS]
    assert too_low(EVERY, glyphs, GLYPH) == []
    assert too_low(EVERY, [("on-disc", "disc-0"), ("on-disc", "disc-1")], GLYPH) == []
