"""Films: what stays is drawn once, what comes and goes is seen in its time."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from majlis.drawing.film import film, painting_order
from majlis.drawing.scene import Scene

SVG = "{http://www.w3.org/2000/svg}"


def scene(**nodes: str) -> Scene:
    return Scene(10, 10, nodes={key: f'<path id="{node}"/>' for key, node in nodes.items()})


def test_a_film_shows_each_scene_in_its_time() -> None:
    frames = [scene(ground="g", piece="a"), scene(ground="g", piece="b"), scene(ground="g")]
    root = ElementTree.fromstring(film(frames, 1.0))
    drawn = [path.get("id") for path in root.iter(f"{SVG}path")]
    assert drawn == ["g", "a", "b"]
    first, second = root.iter(f"{SVG}animate")
    assert (first.get("values"), first.get("keyTimes")) == ("inline;none", "0;0.2")
    assert (second.get("values"), second.get("keyTimes")) == ("none;inline;none", "0;0.2;0.4")
    assert first.get("dur") == second.get("dur") == "5s"  # two of a second, the last of three


def test_a_film_keeps_the_painting_order_of_all_its_scenes() -> None:
    frames = [scene(ground="g", top="t"), scene(ground="g", new="n", top="t")]
    assert painting_order(frames) == ["ground", "new", "top"]


def test_a_film_has_the_colours_of_its_theme() -> None:
    coloured = Scene(10, 10, nodes={"one": '<path fill="var(--ink)"/>'})
    day, night = (film([coloured], 1.0, theme) for theme in ("day", "night"))
    assert not re.search(r"var\(", day + night)
    assert day != night
