"""What belongs to the player who looks: money, rubies, cart, assistants, tiles, letters, cards.

Beside the bazaar on a wide page; in two lines above it on a phone.
"""

from __future__ import annotations

from majlis.drawing.boxes import Box, across
from majlis.drawing.icons import icon_at, use_icon
from majlis.drawing.lettering import BOLD, centred, fitted, snug, width_of, write
from majlis.drawing.paper import PANEL, dashed
from majlis.drawing.scene import Scene
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import circle, num
from majlis.drawing.targets import target_around
from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    CAPACITY,
    EXTENSIONS,
    GOOD,
    GOODS,
    LETTER,
    LETTER_PLACES,
    TILE,
    TILES,
)
from majlis.games.istanbul.picture.answers import Answers
from majlis.games.istanbul.picture.cards import envelope
from majlis.games.istanbul.picture.hand import draw_hand
from majlis.games.istanbul.picture.layout import Layout
from majlis.games.istanbul.picture.symbols import coin
from majlis.games.istanbul.rules.figures import assistants_out
from majlis.games.istanbul.state import GENERAL_SUPPLY, PERSONAL_SUPPLY, Istanbul, Player
from majlis.games.istanbul.words import Words

MOST = CAPACITY + EXTENSIONS
SOME_LETTERS = 6
CORNER = 7
"""Of what can be pointed at."""


def ground(layout: Layout) -> str:
    """What all of it lies on, on a wide page."""
    return layout.own.rect(12, f'{PANEL} stroke-width="1"')


def draw_player(scene: Scene, s: Istanbul, answers: Answers, layout: Layout, words: Words) -> None:
    if layout.narrow:
        scene.nodes["own-lines"] = two_lines(scene, s, answers.seat, layout, words)
        return
    own, seat = layout.own, answers.seat
    y = money(scene, s, seat, own, words, own.y + 14)
    y = cart(scene, s.players[seat], s.mocha, own, words, y + 8)
    y = assistants(scene, s, seat, own, words, y + 10)
    y = tiles(scene, s, seat, own, words, y + 8)
    if s.letters:
        y = letters(scene, s.players[seat], layout, words, y + 8)
    draw_hand(scene, s, answers, layout, words, y + 8)


# -- one below the other -------------------------------------------------------------------------
#
# Each is drawn from y on, and returns where it ends.


def money(scene: Scene, s: Istanbul, seat: int, own: Box, words: Words, y: float) -> float:
    """Name, lira, rubies."""
    x, me = own.x + 14, s.players[seat]
    name = fitted(words.names.player(seat), 140, 17)
    drawn = seat_shape(seat, x + 9, y + 9, 7.5) + write(name, x + 25, y + 15, 17, weight=750)
    if s.viewer == seat:
        at = x + 33 + width_of(name, 17) * 1.04
        drawn += write(words.t.gettext("you"), at, y + 15, 13.5, colour="quiet")
    row = Box(x - 4, y + 26, 68, 36)
    drawn += coin(row.x + 19, row.middle[1], 15, me.lira)
    unit = words.t.ngettext("lira", "lira", me.lira)
    drawn += write(unit, row.x + 39, row.middle[1] + 5, 13.5, colour="quiet")
    scene.targets[data.LIRA] = target_around(
        row, CORNER, words.names.lira(me.lira), words.names.explain("lira")
    )
    goal = max(s.target(), me.rubies)
    size = min(20.0, 138 / goal)
    for k in range(goal):
        at = own.right - 13 - (goal - k) * size
        sign = "ruby" if k < me.rubies else "no-ruby"
        drawn += use_icon(sign, at, row.middle[1] - size / 2, size - 1.5)
    scene.nodes["own-money"] = f"<g>{drawn}</g>"
    return row.foot


def cart(scene: Scene, me: Player, mocha: bool, own: Box, words: Words, y: float) -> float:
    """A row for each good, with room for as many as the cart holds."""
    room = me.capacity()
    pitch = 30.0
    box = Box(own.x + 12, y, own.width - 24, 4 * pitch + 8 + (26 if mocha else 0))
    drawn = box.rect(9, 'fill="var(--floor)" stroke="var(--line)"')
    for good in range(4):
        row = Box(box.x + 4, box.y + 4 + good * pitch, box.width - 8, pitch)
        for k in range(MOST):
            slot = Box(row.x + 5 + k * 33, row.y + 2, 29, pitch - 4)
            drawn += empty_slot(slot) if k >= room else filled_slot(slot, good, k < me.goods[good])
        text = f"{me.goods[good]}/{room}"
        drawn += write(text, row.right - 4, row.middle[1] + 5, 13.5, weight=700, anchor="end")
        name = words.names.goods(good, me.goods[good])
        scene.targets[GOOD + good] = target_around(row, CORNER, name, words.names.explain("good:x"))
    if mocha:
        row = Box(box.x + 4, box.y + 5 + 4 * pitch, box.width - 8, 25)
        drawn += coffee(row, me.coffee)
        name = words.names.coffee(me.coffee)
        scene.targets[data.COFFEE] = target_around(row, CORNER, name, words.names.explain("coffee"))
    drawn += (
        f'<path d="M{num(box.x - 6)} {num(box.foot + 2)}h{num(box.width + 12)}" '
        'stroke="var(--wood)" stroke-width="4" stroke-linecap="round"/>'
    )
    for at in (box.x + 34, box.right - 34):
        drawn += wheel(at, box.foot + 5)
    scene.nodes["own-cart"] = f"<g>{drawn}</g>"
    return box.foot + 17


def empty_slot(slot: Box) -> str:
    """An extension that one does not have yet."""
    return slot.rect(
        6, 'fill="none" stroke="var(--line)" stroke-dasharray="3 3" stroke-width="1.2"'
    )


def filled_slot(slot: Box, good: int, held: bool) -> str:
    x, y = slot.middle
    drawn = slot.rect(6, PANEL)
    return drawn + icon_at(GOODS[good], x, y, 20, "" if held else 'opacity=".16"')


def coffee(row: Box, n: int) -> str:
    step = min(22.0, 160 / max(n, 1))
    drawn = "".join(
        use_icon("coffee", row.x + 6 + k * step, row.y + 2.5, 19) for k in range(min(n, 16))
    )
    if not n:
        drawn += use_icon("coffee", row.x + 6, row.y + 2.5, 19, paint='opacity=".25"')
    return drawn + write(str(n), row.right - 4, row.middle[1] + 5, 13.5, weight=700, anchor="end")


def wheel(x: float, y: float) -> str:
    spokes = f"M{num(x - 8)} {num(y)}h16M{num(x)} {num(y - 8)}v16"
    return (
        circle(x, y, 10, 'fill="var(--panel)" stroke="var(--wood)" stroke-width="3"')
        + f'<path d="{spokes}" stroke="var(--wood)" stroke-width="1.8"/>'
        + circle(x, y, 2.6, 'fill="var(--coin)"')
    )


def assistants(scene: Scene, s: Istanbul, seat: int, own: Box, words: Words, y: float) -> float:
    """How many are with the merchant, and where the others are; where the companion is."""
    ngettext = words.t.ngettext
    x, me = own.x + 14, s.players[seat]
    out = assistants_out(s, seat)
    n = len(me.stack)
    told = [ngettext("{n} with you", "{n} with you", n).format(n=n)]
    if out:
        places = ", ".join(map(str, out))
        told.append(ngettext("waits: {places}", "wait: {places}", len(out)).format(places=places))
    drawn = use_icon(f"merchant-{seat}", x - 2, y, 30) + use_icon(
        f"assistant-{seat}", x + 1, y + 17, 24
    )
    drawn += write(fitted(" · ".join(told), 172, 13), x + 36, y + 14, 13, weight=600)
    under = [companion_told(me, words)] if s.letters else []
    if me.reserve:
        under.append(words.t.gettext("fifth: blue tile"))
    for k, text in enumerate(under):
        drawn += write(fitted(text, 176, 12.2), x + 36, y + 31 + 17 * k, 12.2, colour="quiet")
    scene.nodes["own-assistants"] = f"<g>{drawn}</g>"
    if s.letters and me.companion <= 0:
        box = Box(x - 4, y - 2, 218, 54 if me.reserve else 40)
        name, text = words.names.name("companion"), words.names.explain("companion")
        scene.targets[data.COMPANION] = target_around(box, CORNER, name, text)
    return y + (54 if s.letters and me.reserve else 38)


def companion_told(me: Player, words: Words) -> str:
    _ = words.t.gettext
    if me.companion == GENERAL_SUPPLY:
        return _("no companion")
    if me.companion == PERSONAL_SUPPLY:
        return _("companion in your supply")
    return _("companion on {n}").format(n=me.companion)


def tiles(scene: Scene, s: Istanbul, seat: int, own: Box, words: Words, y: float) -> float:
    """Mosque tiles, and with the expansion tavern tiles: got or not."""
    row = Box(own.x + 14, y, own.width - 28, 36)
    drawn = "".join(
        one_tile(scene, s.players[seat], tile, box, words)
        for tile, box in enumerate(across(row, kinds_of_tiles(s), 6))
    )
    scene.nodes["own-tiles"] = f"<g>{drawn}</g>"
    return row.foot


def kinds_of_tiles(s: Istanbul) -> int:
    return 6 if s.mocha else 4


def one_tile(scene: Scene, me: Player, tile: int, box: Box, words: Words) -> str:
    got = me.has(tile)
    size = min(box.width, box.height) * (0.84 if got else 0.62)
    name = words.names.tiles.tile(tile)
    if not got:
        name += ", " + words.t.gettext("not yours")
    scene.targets[TILE + tile] = target_around(
        box, CORNER, name, words.names.tiles.tile_explained(tile)
    )
    sheet = box.rect(8, f'fill="var(--tile-{TILES[tile]})" stroke="var(--line)"')
    sign = icon_at(f"tile-{TILES[tile]}", *box.middle, size, "" if got else 'opacity=".28"')
    return (sheet if got else dashed(box, 8)) + sign


def letters(scene: Scene, me: Player, layout: Layout, words: Words, y: float) -> float:
    """They lie open: where they go, or that they have arrived."""
    own = layout.own
    kinds = sorted(set(me.letters))
    drawn = ""
    boxes = across(Box(own.x + 14, y, own.width - 28, 28), max(len(kinds), SOME_LETTERS), 5)
    for letter, box in zip(kinds, boxes, strict=False):
        drawn += envelope(box, letter, me.letters.count(letter), layout.least)
        text = words.names.explain("delivered:x" if letter > LETTER_PLACES else "letter:x")
        scene.targets[LETTER + letter] = target_around(
            box, CORNER, words.names.letter(letter), text
        )
    if not kinds:
        drawn += write(words.t.gettext("no letters"), own.x + 14, y + 19, 12.6, colour="quiet")
    if kinds and len(kinds) < 5:
        seals = words.names.seals(me.seals())
        drawn += write(
            seals, own.right - 14, y + 19, 12.6, weight=600, colour="quiet", anchor="end"
        )
    scene.nodes["own-letters"] = f"<g>{drawn}</g>"
    return y + 28


# -- on a phone ----------------------------------------------------------------------------------


def two_lines(scene: Scene, s: Istanbul, seat: int, layout: Layout, words: Words) -> str:
    """What is in the cart, and what else one has."""
    own, me = layout.own, s.players[seat]
    held = [(data.LIRA, "", me.lira, words.names.lira(me.lira), "lira")]
    held += [
        (GOOD + good, GOODS[good], n, words.names.goods(good, n), "good:x")
        for good, n in enumerate(me.goods)
    ]
    if s.mocha:
        held.append((data.COFFEE, "coffee", me.coffee, words.names.coffee(me.coffee), "coffee"))
    *boxes, last = across(Box(own.x + 5, own.y + 1, own.width - 10, 32), len(held) + 1, 3)
    drawn = own.rect(9, PANEL)
    for (action, sign, n, name, thing), box in zip(held, boxes, strict=True):
        scene.targets[action] = target_around(box, CORNER, name, words.names.explain(thing))
        drawn += counter(box, sign, n)
    capacity = words.t.gettext("of {n}").format(n=me.capacity())
    drawn += centred(capacity, *last.middle, 12.5, 600, "quiet")
    lower = Box(own.x + 5, own.y + 33, own.width - 10, 31)
    kinds = kinds_of_tiles(s)
    for tile, box in enumerate(across(lower._replace(width=kinds * 29.0), kinds, 3)):
        drawn += one_tile(scene, me, tile, box, words)
    rest = Box(lower.x + kinds * 29 + 6, lower.y, lower.width - kinds * 29 - 6, 31)
    drawn += counts(scene, s, seat, rest, words, layout.least)
    return f"<g>{drawn}</g>"


def counter(box: Box, sign: str, n: int) -> str:
    """So many of a thing; of lira a coin with the number on it."""
    x, y = box.middle
    if not sign:
        return coin(x, y, 14, n)
    return use_icon(sign, box.x + 4, y - 10.5, 21) + write(
        str(n), box.x + 28, y + 5.5, 15, weight=700
    )


def counts(scene: Scene, s: Istanbul, seat: int, row: Box, words: Words, least: float) -> str:
    """Assistants, cards, guild cards, seals, rubies."""
    me = s.players[seat]
    counted = [
        (f"assistant-{seat}", str(len(me.stack)), ""),
        ("card", str(len(me.hand)), "cards"),
    ]
    if s.mocha:
        counted.append(("guild", str(len(me.guild)), "guilds"))
    if s.letters:
        counted.append(("seal", str(me.seals()), ""))
    counted.append(("ruby", f"{me.rubies}/{s.target()}", ""))
    drawn = ""
    for (sign, text, thing), box in zip(counted, across(row, len(counted), 2), strict=True):
        size = min(18.0, box.width * 0.44)
        drawn += use_icon(sign, box.x + 1, box.middle[1] - size / 2, size)
        written = snug(text, (box.width - size - 3) / BOLD, 13.5, least)
        drawn += write(text, box.x + size + 3, box.middle[1] + 5, written, weight=700)
        if thing:
            scene.targets[s.parse(thing)] = target_around(
                box, CORNER, words.names.name(thing), words.names.explain(thing)
            )
    return drawn
