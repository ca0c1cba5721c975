"""How large the letters of a picture are on a screen: 12 px on a desktop, 11 px on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from xml.etree import ElementTree

from majlis.drawing.scene import Format, Scene

ROOM = {
    Format.WIDE: (1046, 686),
    Format.LAPTOP: (964, 660),
    Format.TALL: (804, 894),
    Format.PHONE: (390, 513),
}
"""What pages of 1440 x 900, 1280 x 720, 820 x 1180 and 390 x 844 leave for the board; the last one
between 513 and 576, as the question needs."""
LEAST = {Format.WIDE: 12, Format.LAPTOP: 12, Format.TALL: 12, Format.PHONE: 11}
ROUNDED = 0.1
"""A page that is two pixels smaller than the picture does no harm."""


@cache
def symbols_in(defs: str) -> dict[str, ElementTree.Element]:
    return {
        element.get("id", ""): element
        for element in ElementTree.fromstring(f"<svg>{defs}</svg>").iter()
        if element.get("id")
    }


@lru_cache(1 << 14)
def written_in(node: str, defs: str) -> tuple[tuple[str, float], ...]:
    """The texts of a node and their sizes, in units of the scene."""
    return tuple(written(ElementTree.fromstring(f"<g>{node}</g>"), symbols_in(defs), 1.0, 16.0))


def written(
    element: ElementTree.Element,
    symbols: dict[str, ElementTree.Element],
    scale: float,
    size: float,
) -> Iterator[tuple[str, float]]:
    scale *= shrinking(element.get("transform", ""))
    size = float(element.get("font-size", size))
    if element.tag in ("text", "tspan") and element.text:
        yield element.text, size * scale
    if element.tag == "use":
        used = symbols.get(element.get("href", "")[1:])
        if used is not None:
            for part in used:
                yield from written(part, symbols, scale * fitting(element, used), size)
    if element.tag != "defs":
        for part in element:
            yield from written(part, symbols, scale, size)


def shrinking(transform: str) -> float:
    """How much a transformation enlarges what is written, in the direction that suffers most."""
    assert "matrix" not in transform, "not measured"
    scale = 1.0
    for factors in re.findall(r"scale\(([^)]+)\)", transform):
        scale *= min(abs(float(factor)) for factor in factors.split())
    return scale


def fitting(use: ElementTree.Element, symbol: ElementTree.Element) -> float:
    """How much a symbol is enlarged where it is used."""
    box = symbol.get("viewBox")
    if not box or not use.get("width"):
        return 1.0
    wide, high = map(float, box.split()[2:])
    across = float(use.get("width", 0))
    return min(across / wide, float(use.get("height", across)) / high)


def too_small(scene: Scene, format: Format) -> set[tuple[str, str, float]]:
    """Node, text and size in pixels of whatever is written too small."""
    width, height = ROOM[format]
    shown = min(width / scene.width, height / scene.height)
    return {
        (key, text, round(size * shown, 2))
        for key, node in scene.nodes.items()
        for text, size in written_in(node, scene.defs)
        if size * shown < LEAST[format] - ROUNDED
    }
