"""SVG as text."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from majlis.drawing.icons import (
    ICONS,
    LOGO,
    icon,
    icon_at,
    inked,
    picture,
    sprite,
    use_icon,
    zellige,
)
from majlis.drawing.scene import Scene
from majlis.drawing.shapes import SHAPES, hatching, seat_mark, seat_shape, shape_path, star_path
from majlis.drawing.svg import between, circle, esc, line, num, polygon, tag, use

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize(
    ("value", "text"),
    [(1, "1"), (2.0, "2"), (1.5, "1.5"), (1 / 3, "0.33"), (-0.001, "0"), (-2.346, "-2.35")],
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert num(value) == text


def test_words_are_escaped() -> None:
    nasty = "<script>alert('1 & 2')</script>\""
    assert "<" not in esc(nasty)
    assert ElementTree.fromstring(f'<p title="{esc(nasty)}">{esc(nasty)}</p>').text == nasty


def test_elements() -> None:
    assert (
        tag("rect", width=3, stroke_width=1.50, rx=None) == '<rect width="3" stroke-width="1.5"/>'
    )
    assert tag("g", "<a/>", class_='x"y') == '<g class="x&quot;y"><a/></g>'


def test_paths() -> None:
    assert polygon([(0, 0), (1, 0.5)]) == "M0 0L1 0.5Z"
    assert line((0, 0), (2, 1)) == "M0 0L2 1"
    assert between((0, 10), (4, 20), 0.25) == (1, 12.5)


def test_circles_and_symbols_are_painted_as_wished() -> None:
    assert circle(1, 2.5, 3) == '<circle cx="1" cy="2.5" r="3"/>'
    assert circle(1, 2, 3, 'fill="none"') == '<circle cx="1" cy="2" r="3" fill="none"/>'
    assert use("dune", 1, 2, 30) == '<use href="#dune" x="1" y="2" width="30" height="30"/>'
    assert use("dune", 1, 2, 30, 4, 'opacity=".5"') == (
        '<use href="#dune" x="1" y="2" width="30" height="4" opacity=".5"/>'
    )


def test_stars_have_as_many_points_as_wished() -> None:
    assert star_path(2, 10, 10, 4, 0.5) == "M10 6L12 10L10 14L8 10Z"
    assert star_path(8, 0, 0, 4, 0.5).count("L") == 15


def test_the_shape_of_a_seat_has_its_colour() -> None:
    drawn = ElementTree.fromstring(seat_shape(2, 3, 4, 5, 'stroke="var(--rim)"'))
    assert drawn.attrib == {
        "d": shape_path(2, 3, 4, 5),
        "fill": "var(--seat-3)",
        "stroke": "var(--rim)",
    }


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({shape_path(seat) for seat in range(5)}) == len(SHAPES) == 5


@pytest.mark.parametrize("seat", range(5))
def test_shapes_lie_around_their_middle(seat: int) -> None:
    assert ElementTree.fromstring(seat_mark(seat)).find("path") is not None
    assert shape_path(seat, 3, 4, 0.0001).startswith(("M3 4", "M3 4L"))


def test_hatchings_differ() -> None:
    patterns = ElementTree.fromstring(f"<defs>{hatching()}</defs>")
    assert [pattern.get("id") for pattern in patterns] == [f"hatch-{n}" for n in range(1, 6)]
    lines = {
        (pattern.get("patternTransform"), *(path.get("d") for path in pattern.iter("path")))
        for pattern in patterns
    }
    assert len(lines) == 5


def test_every_icon_is_in_the_sprite_once() -> None:
    symbols = list(ElementTree.fromstring(sprite()).iter("symbol"))
    assert [symbol.get("id") for symbol in symbols] == [f"icon-{name}" for name in ICONS]
    used = ElementTree.fromstring(icon("water", 17)).find("use")
    assert used is not None
    assert used.get("href") == "#icon-water"
    for drawn in (LOGO, zellige()):
        ElementTree.fromstring(drawn)


def test_icons_in_pictures() -> None:
    assert icon_at("palm", 10, 10, 4) == use_icon("palm", 8, 8, 4)
    assert 'href="#icon-palm"' in use_icon("palm", 0, 0, 4)
    assert inked("ink", "<a/>") == '<g color="var(--ink)"><a/></g>'


def test_pictures_are_dressed_like_icons() -> None:
    drawn = ElementTree.fromstring(picture("<a/>", 28, "0 0 40 40", "bid"))
    assert drawn.attrib == {
        "class": "icon bid",
        "width": "28",
        "height": "28",
        "viewBox": "0 0 40 40",
        "aria-hidden": "true",
    }
    assert icon("palm", kind="drop").startswith('<svg class="icon drop" width="20"')


def test_a_scene_by_itself_is_a_whole_file() -> None:
    scene = Scene(
        20,
        10.5,
        defs='<symbol id="dot"><circle r="1" fill="var(--sea)"/></symbol>',
        nodes={"ground": '<rect fill="var(--ground)"/>', "dot": '<use href="#dot"/>'},
        title="Sea & sand",
        summary="<none>",
        colours={"sea": ("#0000FF", "#000080")},
    )
    root = ElementTree.fromstring(scene.svg("night"))
    assert root.get("viewBox") == "0 0 20 10.5"
    assert [root.findtext(NAMESPACE + part) for part in ("title", "desc")] == [
        "Sea & sand",
        "<none>",
    ]
    assert "var(" not in scene.svg()
    assert "#000080" in scene.svg("night")
    assert "#0000FF" in scene.svg("day")
