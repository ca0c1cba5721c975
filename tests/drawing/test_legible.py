"""Whatever is written in a picture can be read: 12 px on a desktop, 11 px on a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from xml.etree import ElementTree

import pytest

import majlis
from majlis import games
from majlis.drawing.scene import Scene
from majlis.kernel.frame import WATCHER
from majlis.kernel.state import State
from tests.drawing.looking import look
from tests.games import FOLDER

ROOM = {False: (1046, 686), True: (390, 548)}
"""What a page of 1440 x 900 and one of 390 x 844 leave for the board, wide and narrow; the latter
between 518 and 576, as the question needs."""
LEAST = {False: 12, True: 11}
ROUNDED = 0.1
"""A page that is two pixels smaller than the picture does no harm."""
STORED = (
    "through-the-desert-2p-greedy-2",
    "through-the-desert-5p-greedy-5",
    "five-tribes-2p-greedy-4",
    "five-tribes-4p-greedy-6",
    "istanbul-2p-greedy-1",
    "istanbul-4p-greedy-1200-mocha=true-letters=true-layout=random",
    "istanbul-5p-greedy-1-mocha=true-letters=true",
    "marrakesh-3p-greedy-1",
    "marrakesh-4p-greedy-101-all",
)


def positions(stored: str) -> Iterator[State]:
    """The first two of every kind of question, and some others."""
    seen: Counter[str] = Counter()
    for nth, state in enumerate(majlis.replay((FOLDER / f"{stored}.majlis").read_text())):
        kind = type(state.question()).__name__ if state.waiting else "end"
        seen[kind] += 1
        if seen[kind] <= 2 or nth % 150 == 0:
            yield state


# -- measuring -------------------------------------------------------------------------------------


@cache
def symbols_in(defs: str) -> dict[str, ElementTree.Element]:
    return {
        element.get("id", ""): element
        for element in ElementTree.fromstring(f"<svg>{defs}</svg>").iter()
        if element.get("id")
    }


@cache
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


def too_small(scene: Scene, narrow: bool) -> set[tuple[str, str, float]]:
    """Node, text and size in pixels of whatever is written too small."""
    width, height = ROOM[narrow]
    shown = min(width / scene.width, height / scene.height)
    return {
        (key, text, round(size * shown, 2))
        for key, node in scene.nodes.items()
        for text, size in written_in(node, scene.defs)
        if size * shown < LEAST[narrow] - ROUNDED
    }


# -- what is drawn ---------------------------------------------------------------------------------


@pytest.mark.parametrize("stored", STORED)
def test_nothing_is_written_too_small(stored: str) -> None:
    count = 0
    draw = games.game(next(id for id in games.GAMES if stored.startswith(id))).draw
    for nth, state in enumerate(positions(stored)):
        asked = state.waiting[0] if state.waiting else WATCHER
        view = state.redact(asked if asked >= 0 else WATCHER)
        for narrow in (False, True):
            around = look(len(state.scores()), ("en", "ru")[(nth + narrow) % 2], narrow)
            scene = draw(view, around)
            count += sum(len(written_in(node, scene.defs)) for node in scene.nodes.values())
            assert too_small(scene, narrow) == set(), f"{stored}: {nth}, {around.language}"
            if scene.panels[0].board and nth % 4 == 0:
                visited = draw(view, replace(around, board_of=nth % len(state.scores())))
                assert too_small(visited, narrow) == set(), f"{stored}: {nth}, visited"
    assert count > 1000


def test_small_letters_are_found_wherever_they_hide() -> None:
    scene = Scene(
        *ROOM[False],
        '<symbol id="coin" viewBox="0 0 24 24"><text font-size="12">4</text></symbol>',
        {
            "plain": '<text font-size="11">a</text>',
            "inherited": '<g font-size="10"><text>b<tspan font-size="13">c</tspan></text></g>',
            "shrunk": '<g transform="translate(9 9) scale(.5 2)"><text font-size="20">d</text></g>',
            "used": '<use href="#coin" width="18" height="24"/>',
            "large": '<g transform="scale(2)"><text font-size="6">e</text></g>',
        },
    )
    found = {
        ("plain", "a", 11.0),
        ("inherited", "b", 10.0),
        ("shrunk", "d", 10.0),
        ("used", "4", 9.0),
    }
    assert too_small(scene, False) == found
    scene.height *= 2
    assert ("large", "e", 6.0) in too_small(scene, False), "the page shows it at half its size"
