"""Looking at a scene: who sits around it, what it is made of, and what of it has no style."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from xml.etree import ElementTree

from majlis.drawing.scene import DrawingContext, Format, Scene
from majlis.kernel.state import Note

NAMES = ("Leila", "Фенек & Co", "<b>Tomas</b>", "O'Hara", 'Iris "I"')
"""Names at the table, most of which must be escaped."""


def look(
    seats: int,
    language: str = "en",
    narrow: bool = False,
    fresh: tuple[Note, ...] = (),
    recent: tuple[Note, ...] = (),
) -> DrawingContext:
    format = Format.PHONE if narrow else Format.WIDE
    return DrawingContext(language, format, NAMES[:seats], fresh, recent)


def html(fragment: str) -> ElementTree.Element:
    """What a page puts into an element of its own."""
    return ElementTree.fromstring(f"<div>{fragment}</div>")


def parse(scene: Scene, theme: str = "day") -> ElementTree.Element:
    """The picture, once every part of the scene has turned out to be well formed."""
    for fragment in (*scene.nodes.values(), *beside(scene)):
        html(fragment)
    return ElementTree.fromstring(scene.svg(theme))


def beside(scene: Scene) -> list[str]:
    """The HTML around the picture."""
    return [
        *scene.cards.values(),
        scene.mine,
        *[panel.extra for panel in scene.panels],
        *[chip.icon + chip.ghost for chip in scene.chips.values()],
    ]


def undressed(game: str, scenes: Iterable[Scene]) -> set[str]:
    """Classes in the HTML beside the picture that no stylesheet of the table knows."""
    folder = files("majlis").joinpath("table/static/css")
    paths = [folder.joinpath(f"{name}.css") for name in ("base", "table", game)]
    sheets = [path.read_text() for path in paths if path.is_file()]
    written = "".join(fragment for scene in scenes for fragment in beside(scene))
    classes = re.findall(r'class="([^"]+)"', written)
    known = re.findall(r"\.([a-z][\w-]*)", "".join(sheets))
    return {name for text in classes for name in text.split()} - set(known)
