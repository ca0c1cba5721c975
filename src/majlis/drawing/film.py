"""Films: some scenes of one table, one after the other, as a picture that moves by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from majlis.drawing.palette import fill_in
from majlis.drawing.scene import Scene
from majlis.drawing.svg import num

LAST = 3
"""The last scene is seen as long as so many others."""


def film(scenes: Sequence[Scene], seconds: float, theme: str = "day") -> str:
    """The scenes for so many seconds each, again and again. What stays the same is drawn once; SVG
    animates itself (SMIL), so that any browser shows it, also as an image, without a script."""
    times = [seconds * nth for nth in range(len(scenes))]
    whole = times[-1] + seconds * LAST
    drawn = []
    for key in painting_order(scenes):
        variants = [scene.nodes.get(key, "") for scene in scenes]
        for node in dict.fromkeys(variants):
            seen = [variant == node for variant in variants]
            if node and all(seen):
                drawn.append(node)
            elif node:
                drawn.append(f"<g>{blinking(seen, times, whole)}{node}</g>")
    joined = Scene(
        scenes[0].width,
        scenes[0].height,
        scenes[-1].defs,
        {"film": "".join(drawn)},
        title=scenes[-1].title,
        summary=scenes[-1].summary,
        colours=scenes[-1].colours,
    )
    return fill_in(joined.markup(), theme, joined.colours)


def blinking(seen: Sequence[bool], times: Sequence[float], whole: float) -> str:
    """When a node is to be seen and when not."""
    values, moments = zip(*changes(seen, times), strict=True)
    return (
        f'<animate attributeName="display" values="{";".join(values)}" '
        f'keyTimes="{";".join(num4(at / whole) for at in moments)}" dur="{num(whole)}s" '
        'calcMode="discrete" repeatCount="indefinite"/>'
    )


def changes(seen: Sequence[bool], times: Sequence[float]) -> Iterator[tuple[str, float]]:
    for shown, group in groupby(zip(seen, times, strict=True), key=lambda one: one[0]):
        yield ("inline" if shown else "none"), next(group)[1]


def num4(share: float) -> str:
    """Shares of a long film must not fall together."""
    return f"{share:.4f}".rstrip("0").rstrip(".")


def painting_order(scenes: Sequence[Scene]) -> list[str]:
    """Every node of the scenes, each behind the one that it follows where it is new."""
    order: list[str] = []
    for scene in scenes:
        place = 0
        for key in scene.nodes:
            if key in order:
                place = order.index(key) + 1
            else:
                order.insert(place, key)
                place += 1
    return order
