"""What belongs to the player who looks: money, rubies, cart, assistants, tiles, letters, cards.

Beside the bazaar or above it. A phone has a line for the numbers, and a sheet for the rest: `mine`.
"""

from __future__ import annotations

from majlis.drawing.boxes import Box, across, boxes_like
from majlis.drawing.icons import icon_at, use_icon
from majlis.drawing.lettering import BOLD, centred, fitted, lines, width_of, write
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
from majlis.games.istanbul.picture.hand import counted_cards, counter, draw_hand
from majlis.games.istanbul.picture.layout import LINE, Layout, OwnLayout, own_layout
from majlis.games.istanbul.picture.symbols import coin
from majlis.games.istanbul.rules.figures import assistants_out
from majlis.games.istanbul.state import GENERAL_SUPPLY, PERSONAL_SUPPLY, Istanbul, Player
from majlis.games.istanbul.words import Words

MOST = CAPACITY + EXTENSIONS
CORNER = 7
"""Of what can be pointed at."""
LETTER_WIDTH = 31
"""Of an envelope, where no finger wants more."""
COUNT = 40
"""The width of a number on a phone."""


def ground(s: Istanbul, layout: Layout) -> str:
    """What all of it lies on; the rings of goods lie on the cart."""
    if layout.narrow:
        return layout.own.rect(9, f'{PANEL} stroke-width="1"')
    box = own_layout(layout, s.mocha, s.letters).cart
    return layout.own.rect(12, f'{PANEL} stroke-width="1"') + box.rect(
        9, 'fill="var(--floor)" stroke="var(--line)"'
    )


def draw_player(
    scene: Scene, s: Istanbul, answers: Answers, layout: Layout, words: Words
) -> frozenset[int]:
    """Returns which cards and letters lie there so large that they can be read and pointed at."""
    if layout.narrow:
        draw_numbers(scene, s, answers, layout, words)
        return frozenset()
    own, seat = own_layout(layout, s.mocha, s.letters), answers.seat
    me = s.players[seat]
    draw_money(scene, s, seat, own, words)
    draw_cart(scene, me, s.mocha, own, words)
    scene.nodes["own-assistants"] = assistants(scene, s, seat, own, words)
    for tile, box in enumerate(own.tiles):
        scene.nodes[f"own-tile-{tile}"] = one_tile(scene, me, tile, box, words)
    letters_read = letters(scene, me, layout, own, words) if s.letters else frozenset()
    return letters_read | draw_hand(scene, s, answers, layout, own, words)


# -- money ---------------------------------------------------------------------------------------


def draw_money(scene: Scene, s: Istanbul, seat: int, own: OwnLayout, words: Words) -> None:
    """Lira, name, rubies."""
    top, row, me = own.name, own.rubies, s.players[seat]
    scene.nodes["own-lira"] = f"<g>{coin(*own.lira.middle, 18, me.lira)}</g>"
    scene.targets[data.LIRA] = target_around(
        own.lira, CORNER, words.names.lira(me.lira), words.names.explain("lira")
    )
    you = words.t.gettext("you") if s.viewer == seat else ""
    room = top.width - 22 - (width_of(you, 13) + 7 if you else 0)
    name = fitted(words.names.player(seat), room / BOLD, 16)
    x, foot = top.x + 22, top.y + 15
    drawn = seat_shape(seat, top.x + 9, foot - 5.5, 7)
    drawn += write(name, x, foot, 16, weight=750)
    drawn += write(you, x + width_of(name, 16) * BOLD + 7, foot, 13, colour="quiet")
    scene.nodes["own-name"] = f"<g>{drawn}</g>"
    goal = max(s.target(), me.rubies)
    size = min(20.0, row.width / goal)
    rubies = "".join(
        use_icon(
            "ruby" if k < me.rubies else "no-ruby",
            row.x + k * size,
            row.middle[1] - size / 2 + 1,
            size - 1.5,
        )
        for k in range(goal)
    )
    scene.nodes["own-rubies"] = f"<g>{rubies}</g>"


# -- the cart ------------------------------------------------------------------------------------


def draw_cart(scene: Scene, me: Player, mocha: bool, own: OwnLayout, words: Words) -> None:
    """Each good with room for as many as the cart holds, and coffee, of which it holds any number."""
    box, room = own.cart, me.capacity()
    for good, shelf in enumerate(own.goods):
        scene.nodes[f"own-{GOODS[good]}"] = f"<g>{held(shelf, good, me.goods[good], room)}</g>"
        name = words.names.goods(good, me.goods[good])
        scene.targets[GOOD + good] = target_around(
            shelf, CORNER, name, words.names.explain("good:x")
        )
    if mocha:
        scene.nodes["own-coffee"] = f"<g>{coffee(own.coffee, me.coffee)}</g>"
        name = words.names.coffee(me.coffee)
        scene.targets[data.COFFEE] = target_around(
            own.coffee, CORNER, name, words.names.explain("coffee")
        )
    drawn = (
        f'<path d="M{num(box.x - 6)} {num(box.foot + 2)}h{num(box.width + 12)}" '
        'stroke="var(--wood)" stroke-width="4" stroke-linecap="round"/>'
    )
    for at in (box.x + 34, box.right - 34):
        drawn += wheel(at, box.foot + 5)
    scene.nodes["own-cart"] = f"<g>{drawn}</g>"


def held(shelf: Box, good: int, n: int, room: int) -> str:
    """How many of a good there are, and how many there is room for."""
    if shelf.width > MOST * 33:
        text = write(
            f"{n}/{room}", shelf.right - 4, shelf.middle[1] + 5, 13.5, weight=700, anchor="end"
        )
        slots = (Box(shelf.x + 5 + k * 33, shelf.y + 2, 29, shelf.height - 4) for k in range(MOST))
        return text + "".join(
            empty_slot(slot) if k >= room else filled_slot(slot, good, k < n)
            for k, slot in enumerate(slots)
        )
    box = shelf.inset(2)
    x, y = box.x + 33, box.middle[1]
    number = write(str(n), x, y + 3, 17, weight=750)
    number += write(f"/{room}", x + width_of(str(n), 17) * BOLD + 3, y + 3, 13, colour="quiet")
    sign = icon_at(GOODS[good], box.x + 17, y, 26, "" if n else 'opacity=".3"')
    pips = "".join(pip(x + 4 + 8.4 * k, y + 11, k, n, room) for k in range(MOST))
    return box.rect(8, PANEL) + sign + number + pips


def pip(x: float, y: float, k: int, n: int, room: int) -> str:
    """One of the good, or room for one; dashed what an extension would bring."""
    if k < n:
        return circle(x, y, 3.5, 'fill="var(--ink)"')
    edge = "quiet" if k < room else "line"
    dashes = "" if k < room else ' stroke-dasharray="1.5 1.5"'
    return circle(x, y, 3, f'fill="none" stroke="var(--{edge})" stroke-width="1.2"{dashes}')


def empty_slot(slot: Box) -> str:
    """An extension that one does not have yet."""
    return slot.rect(
        6, 'fill="none" stroke="var(--line)" stroke-dasharray="3 3" stroke-width="1.2"'
    )


def filled_slot(slot: Box, good: int, full: bool) -> str:
    x, y = slot.middle
    drawn = slot.rect(6, PANEL)
    return drawn + icon_at(GOODS[good], x, y, 20, "" if full else 'opacity=".16"')


def coffee(row: Box, n: int) -> str:
    y = row.middle[1]
    step = min(22.0, (row.width - 52) / max(n, 1))
    drawn = "".join(
        use_icon("coffee", row.x + 6 + k * step, y - 9.5, 19) for k in range(min(n, 16))
    )
    if not n:
        drawn += use_icon("coffee", row.x + 6, y - 9.5, 19, paint='opacity=".25"')
    return drawn + write(str(n), row.right - 4, y + 5, 13.5, weight=700, anchor="end")


def wheel(x: float, y: float) -> str:
    spokes = f"M{num(x - 8)} {num(y)}h16M{num(x)} {num(y - 8)}v16"
    return (
        circle(x, y, 10, 'fill="var(--panel)" stroke="var(--wood)" stroke-width="3"')
        + f'<path d="{spokes}" stroke="var(--wood)" stroke-width="1.8"/>'
        + circle(x, y, 2.6, 'fill="var(--coin)"')
    )


# -- assistants and tiles ------------------------------------------------------------------------


def assistants(scene: Scene, s: Istanbul, seat: int, own: OwnLayout, words: Words) -> str:
    """How many are with the merchant, and where the others are; where the companion is."""
    box, me = own.assistants, s.players[seat]
    room = box.width - 40
    told = assistants_told(s, seat, words)
    whole = " · ".join(told)
    main = [whole] if width_of(whole, 13) * BOLD <= room else told
    others = [
        line for text in others_told(s, seat, words) for line in lines(text, room / BOLD, 12.2)
    ]
    written = [(text, 13.0, 600, "ink") for text in main]
    written += [(text, 12.2, 500, "quiet") for text in others]
    written = written[: int(box.height // LINE)]  # what comes last, the blue tile tells as well
    x, y = box.x + 38, box.y + 14
    drawn = use_icon(f"merchant-{seat}", box.x, box.y, 30)
    drawn += use_icon(f"assistant-{seat}", box.x + 3, box.y + 17, 24)
    for k, (text, size, weight, colour) in enumerate(written):
        drawn += write(
            fitted(text, room / BOLD, size), x, y + LINE * k, size, weight=weight, colour=colour
        )
    if s.letters and me.companion <= 0:
        name, text = words.names.name("companion"), words.names.explain("companion")
        scene.targets[data.COMPANION] = target_around(box.inset(-2), CORNER, name, text)
    return f"<g>{drawn}</g>"


def assistants_told(s: Istanbul, seat: int, words: Words) -> list[str]:
    ngettext = words.t.ngettext
    n, out = len(s.players[seat].stack), assistants_out(s, seat)
    told = [ngettext("{n} at hand", "{n} at hand", n).format(n=n)]
    if out:
        places = ", ".join(map(str, out))
        told.append(ngettext("waits: {places}", "wait: {places}", len(out)).format(places=places))
    return told


def others_told(s: Istanbul, seat: int, words: Words) -> list[str]:
    """The companion, and the assistant that one does not have yet."""
    me = s.players[seat]
    told = [companion_told(me, words)] if s.letters else []
    if me.reserve:
        told.append(words.t.gettext("fifth: blue tile"))
    return told


def companion_told(me: Player, words: Words) -> str:
    _ = words.t.gettext
    if me.companion == GENERAL_SUPPLY:
        return _("no companion")
    if me.companion == PERSONAL_SUPPLY:
        return _("companion in your supply")
    return _("companion on {n}").format(n=me.companion)


def one_tile(scene: Scene, me: Player, tile: int, box: Box, words: Words) -> str:
    """A mosque tile, or with the expansion a tavern tile: got or not."""
    scene.targets[TILE + tile] = target_around(
        box, CORNER, tile_told(me, tile, words), words.names.tiles.tile_explained(tile)
    )
    return draw_tile(me, tile, box)


def kinds_of_tiles(s: Istanbul) -> int:
    return 6 if s.mocha else 4


def tile_told(me: Player, tile: int, words: Words) -> str:
    name = words.names.tiles.tile(tile)
    missing = words.t.gettext("not yours")
    return name if me.has(tile) else f"{name}, {missing}"


def draw_tile(me: Player, tile: int, box: Box) -> str:
    got = me.has(tile)
    size = min(box.width, box.height) * (0.84 if got else 0.62)
    sheet = box.rect(8, f'fill="var(--tile-{TILES[tile]})" stroke="var(--line)"')
    sign = icon_at(f"tile-{TILES[tile]}", *box.middle, size, "" if got else 'opacity=".28"')
    return (sheet if got else dashed(box, 8)) + sign


# -- letters -------------------------------------------------------------------------------------


def letters(
    scene: Scene, me: Player, layout: Layout, own: OwnLayout, words: Words
) -> frozenset[int]:
    """They lie open: where they go, or that they have arrived."""
    row, kinds = own.letters, sorted(set(me.letters))
    wide = max(layout.finger, LETTER_WIDTH)
    if len(kinds) * (wide + 5) - 5 <= row.width:
        boxes = boxes_like(row._replace(width=wide), len(kinds), len(kinds) or 1, 5, 0)
    else:
        boxes = across(row, len(kinds), 3)
    drawn = ""
    read = []
    for letter, box in zip(kinds, boxes, strict=True):
        drawn += envelope(box, letter, me.letters.count(letter), layout.least)
        if layout.can_be_pointed_at(box):
            read.append(LETTER + letter)
            scene.targets[LETTER + letter] = target_around(
                box, CORNER, words.names.letter(letter), letter_told(letter, words)
            )
    seals = words.names.seals(me.seals()) if kinds else words.t.gettext("no letters")
    x = boxes[-1].right + 8 if boxes else row.x
    if x + width_of(seals, 12.6) * BOLD <= row.right:
        drawn += write(seals, x, row.middle[1] + 5, 12.6, weight=600, colour="quiet")
    scene.nodes["own-letters"] = f"<g>{drawn}</g>"
    return frozenset(read)


def letter_told(letter: int, words: Words) -> str:
    return words.names.explain("delivered:x" if letter > LETTER_PLACES else "letter:x")


# -- on a phone ----------------------------------------------------------------------------------


def draw_numbers(scene: Scene, s: Istanbul, answers: Answers, layout: Layout, words: Words) -> None:
    """Lira, goods, coffee and cards, each as wide as a finger; then what there is still room for."""
    me, seat = s.players[answers.seat], answers.seat
    row = layout.own.inset(1)
    row = row._replace(width=row.width - 6)  # what is counted last is the widest
    held = [(data.LIRA, "", me.lira, words.names.lira(me.lira), "lira")]
    held += [
        (GOOD + good, GOODS[good], n, words.names.goods(good, n), "good:x")
        for good, n in enumerate(me.goods)
    ]
    if s.mocha:
        held.append((data.COFFEE, "coffee", me.coffee, words.names.coffee(me.coffee), "coffee"))
    for kind in counted_cards(s, seat):
        held.append((kind.action, kind.sign, kind.n, words.names.name(kind.thing), kind.thing))
    others = [
        ("", words.t.gettext("of {n}").format(n=me.capacity())),
        (f"assistant-{seat}", str(len(me.stack))),
        ("ruby", f"{me.rubies}/{s.target()}"),
    ]
    others = others[: int((row.width - len(held) * COUNT) // COUNT)]
    boxes = across(row, len(held) + len(others), 0)
    for (action, sign, n, name, thing), box in zip(held, boxes, strict=False):
        scene.targets[action] = target_around(box, CORNER, name, words.names.explain(thing))
        drawn = counter(box, sign, str(n)) if sign else coin(*box.middle, 16, n)
        room = box.inset(5).rect(6, 'fill="none"')  # of the mark, whatever the number
        scene.nodes[f"own-{sign or 'lira'}"] = f"<g>{room}{drawn}</g>"
    for (sign, text), box in zip(others, boxes[len(held) :], strict=True):
        drawn = counter(box, sign, text) if sign else centred(text, *box.middle, 12, 600, "quiet")
        scene.nodes[f"own-{sign or 'room'}"] = f"<g>{drawn}</g>"
