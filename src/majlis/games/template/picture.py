"""Stakes as a picture: the pot, a mat for every player, the bazaar."""

from __future__ import annotations

from majlis.drawing.icons import symbol
from majlis.drawing.palette import Colours
from majlis.drawing.scene import Chip, DrawingContext, Panel, Scene, Stat, Target
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import esc, tag
from majlis.games.template import META
from majlis.games.template.data import CHARM, COIN, MOST, STAKE
from majlis.games.template.state import Stakes
from majlis.games.template.words import Names
from majlis.kernel.frame import NONE

HEIGHT = 400
COIN_SIGN = (
    '<circle cx="12" cy="12" r="9" fill="var(--ring)" stroke="var(--ring-edge)" stroke-width="2"/>'
    '<path d="M12 7v10" stroke="var(--ring-edge)" stroke-width="2"/>'
)
COLOURS: Colours = {}
"""In addition to those of the house, which are enough here."""


def draw(view: Stakes, context: DrawingContext) -> Scene:
    names = Names(context.language, context.names)
    width = 390 if context.narrow else 640
    scene = Scene(width, HEIGHT, symbol("coin", COIN_SIGN), colours=COLOURS)
    scene.title = names.t.gettext(META.title)
    ground = tag("rect", width=width, height=HEIGHT, rx=10, fill="var(--panel)")
    scene.nodes["ground"] = ground + star(width / 2, 150)
    scene.nodes["pot"] = label(width / 2, 150, str(view.pot), 34)
    scene.nodes["rings"] = "<g/>"
    for seat in range(len(view.coins)):
        x = width * (2 * seat + 1) / (2 * len(view.coins))
        scene.nodes[f"mat-{seat}"] = mat(view, seat, names, x)
        scene.panels.append(panel(view, seat, names))
    for nth, (action, thing) in enumerate(((COIN, "coin"), (CHARM, "charm"))):
        x, y = width / 2 - 70 + 140 * nth, 360
        scene.nodes[thing] = label(x, y, names.name(thing), 16)
        shape = f"M{x - 60} {y - 22}h120v44h-120Z"
        scene.targets[action] = Target(shape, (x, y), names.name(thing), names.explain(thing))
    for coins in range(MOST + 1):
        scene.chips[STAKE + coins] = Chip(names.name(f"stake:{coins}"))
    return scene


def mat(view: Stakes, seat: int, names: Names, x: float) -> str:
    """A player's place at the table: name, coins, and whether the stake is made."""
    y = 270
    staked = view.stakes[seat]
    stake = "" if staked == NONE else str(staked) if staked >= 0 else "?"
    return (
        seat_shape(seat, x, y - 34, 10)
        + label(x, y, names.player(seat), 15)
        + label(x, y + 24, names.coins(view.coins[seat]), 14)
        + label(x, y - 64, stake, 18)
    )


def label(x: float, y: float, text: str, size: float) -> str:
    return tag(
        "text", esc(text), x=x, y=y + size / 3, font_size=size, text_anchor="middle",
        fill="var(--ink)",
    )  # fmt: skip


def star(x: float, y: float) -> str:
    square = tag("rect", x=-42, y=-42, width=84, height=84, rx=6, fill="var(--inset)")
    turned = tag("g", square, transform="rotate(45)")
    return tag("g", square + turned, transform=f"translate({x} {y})", stroke="var(--line)")


def panel(view: Stakes, seat: int, names: Names) -> Panel:
    points = view.breakdown()[seat]
    stats = tuple(
        Stat("crown", str(value), names.name(source), "palm", value)
        for source, value in points.items()
    )
    return Panel(sum(points.values()), stats)
