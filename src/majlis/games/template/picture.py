"""Stakes as a picture: the pot in the middle, a mat for every player, the bazaar below.

Nodes, in painting order: `ground`; `pot`; `rings`, empty; `mat-0`, `coins-0` ... for every seat; `coin`
and `charm`, the bazaar.
"""

from __future__ import annotations

from collections.abc import Sequence

from majlis.drawing.cover import Cover, sky
from majlis.drawing.icons import symbol, use_icon
from majlis.drawing.mini import Mini, ground
from majlis.drawing.motion import journey, rising, times
from majlis.drawing.palette import Colours
from majlis.drawing.scene import Chip, DrawingContext, Motion, Panel, Scene, Stat, Target
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import esc, tag
from majlis.games.template import META, rules
from majlis.games.template.data import CHARM, COIN, MOST, STAKE
from majlis.games.template.state import Stakes
from majlis.games.template.words import Log, Names
from majlis.kernel.frame import NONE
from majlis.kernel.state import Note

Point = tuple[float, float]

COIN_SIGN = (
    '<circle cx="12" cy="12" r="9" fill="var(--ring)" stroke="var(--ring-edge)" stroke-width="2"/>'
    '<path d="M12 7v10" stroke="var(--ring-edge)" stroke-width="2"/>'
)
COLOURS: Colours = {}
"""In addition to those of the house, which are enough here."""
COVER = Cover(
    sky((0, "#6F74B4"), (1, "#F3C9A6"))
    + "".join(use_icon("coin", 76 + 56 * nth, 58, 56) for nth in range(3)),
    symbol("coin", COIN_SIGN),
)


def draw_mini(s: Stakes) -> str:
    """The pot, and everybody's coins."""
    coins = [
        f'<circle cx="{18 + 14 * nth}" cy="{34 + 18 * seat}" r="6" fill="var(--ring)"/>'
        for seat, held in enumerate(s.coins)
        for nth in range(min(held, 9))
    ]
    marks = [seat_shape(seat, 8, 34 + 18 * seat, 5) for seat in range(len(s.coins))]
    pot = [
        f'<circle cx="{18 + 10 * nth}" cy="13" r="5" fill="var(--palm)"/>' for nth in range(s.pot)
    ]
    return "".join([ground("panel"), *pot, *marks, *coins])


MINI = Mini(draw_mini)


class Layout:
    """Where everything lies. On a phone the mats are folded: two in a row."""

    def __init__(self, seats: int, narrow: bool) -> None:
        self.columns = 2 if narrow else seats
        rows = (seats + self.columns - 1) // self.columns
        self.width = 390.0 if narrow else 640.0
        self.height = 280.0 + 120.0 * rows
        self.pot: Point = (self.width / 2, 150.0)

    def mat(self, seat: int) -> Point:
        row, column = divmod(seat, self.columns)
        return self.width * (2 * column + 1) / (2 * self.columns), 270.0 + 120.0 * row

    def coins(self, seat: int) -> Point:
        x, y = self.mat(seat)
        return x, y + 24

    def stall(self, nth: int) -> Point:
        """Of the bazaar."""
        return self.width / 2 - 70 + 140 * nth, self.height - 40


def draw(view: Stakes, context: DrawingContext) -> Scene:
    names = Names(context.language, context.names)
    layout = Layout(len(view.coins), context.narrow)
    scene = Scene(layout.width, layout.height, symbol("coin", COIN_SIGN), colours=COLOURS)
    scene.title = names.t.gettext(META.title)
    ground = tag("rect", width=layout.width, height=layout.height, rx=10, fill="var(--panel)")
    scene.nodes["ground"] = ground + star(*layout.pot)
    scene.nodes["pot"] = label(*layout.pot, str(view.pot), 34)
    scene.nodes["rings"] = "<g/>"
    for seat, coins in enumerate(view.coins):
        scene.nodes[f"mat-{seat}"] = mat(view, seat, names, layout.mat(seat))
        scene.nodes[f"coins-{seat}"] = label(*layout.coins(seat), names.coins(coins), 14)
        scene.panels.append(panel(view, seat, names))
    for nth, (action, thing) in enumerate(((COIN, "coin"), (CHARM, "charm"))):
        x, y = layout.stall(nth)
        scene.nodes[thing] = label(x, y, names.name(thing), 16)
        shape = f"M{x - 60} {y - 22}h120v44h-120Z"
        scene.targets[action] = Target(shape, (x, y), names.name(thing), names.explain(thing))
    for coins in range(MOST + 1):
        scene.chips[STAKE + coins] = Chip(names.name(f"stake:{coins}"))
    when = times(context.fresh, {rules.WON: 0})
    scene.motion = motion(layout, context.fresh, when)
    where = [layout.coins(note[2]) if note[1] == rules.WON else None for note in context.fresh]
    scene.floats = rising(context.fresh, when, Log(names).say, where)
    scene.rolled = any(note[1] == rules.ROLLED for note in context.fresh)
    return scene


def motion(layout: Layout, fresh: Sequence[Note], when: Sequence[int]) -> list[Motion]:
    """What somebody wins comes out of the pot."""
    return [
        journey(f"coins-{note[2]}", (layout.pot, layout.coins(note[2])), delay)
        for note, delay in zip(fresh, when, strict=True)
        if note[1] == rules.WON and note[3]
    ]


def mat(view: Stakes, seat: int, names: Names, at: Point) -> str:
    """A player's place at the table: name, and whether the stake is made."""
    x, y = at
    staked = view.stakes[seat]
    stake = "" if staked == NONE else str(staked) if staked >= 0 else "?"
    return (
        seat_shape(seat, x, y - 34, 10)
        + label(x, y, names.player(seat), 15)
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
