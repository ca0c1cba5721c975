"""What belongs to the player who looks: money, rubies, cart, assistants, tiles, letters, cards.

Beside the bazaar on a wide page; in two lines above it on a phone.
"""

from __future__ import annotations

from majlis.drawing.boxes import Box, across
from majlis.drawing.lettering import centred, fitted, snug, width_of, write
from majlis.drawing.scene import Target
from majlis.drawing.shapes import shape_path
from majlis.drawing.svg import num
from majlis.games.istanbul import data
from majlis.games.istanbul.art import coin, use
from majlis.games.istanbul.data import (
    CAPACITY,
    CARD,
    EXTENSIONS,
    GOOD,
    GOODS,
    GUILD,
    LETTER,
    LETTER_PLACES,
    TILE,
    TILES,
)
from majlis.games.istanbul.faces import (
    GUILD_FACES,
    back,
    bare_card,
    bonus_face,
    counted,
    large_card,
    slip,
)
from majlis.games.istanbul.plan import Plan
from majlis.games.istanbul.rules.figures import assistants_out
from majlis.games.istanbul.stalls import BOLDER
from majlis.games.istanbul.state import GENERAL_SUPPLY, PERSONAL_SUPPLY, Istanbul, Player
from majlis.games.istanbul.words import Words
from majlis.games.istanbul.words.names import sentence
from majlis.kernel.frame import HIDDEN

MOST = CAPACITY + EXTENSIONS
SOME_LETTERS = 6
FOOT = 52
"""Below the hand: a page has its zoom buttons there."""
LARGE, LARGEST = 150, 186
"""The height of a card that says itself what it does."""
SLIP = 26
"""The height of one that says its name."""
MISSING_SEAL = 7
"""Envelopes that have less room for their seal show only the number."""
BARE = 40
"""The height of one that has only its signs."""


class Belongings:
    """Nodes and targets of one player's things."""

    def __init__(
        self, s: Istanbul, seat: int, plan: Plan, words: Words, playable: frozenset[int]
    ) -> None:
        self.s = s
        self.seat = seat
        self.me: Player = s.players[seat]
        self.plan = plan
        self.words = words
        self.playable = playable
        """The cards that fit now, as actions: they are lit."""
        self.nodes: dict[str, str] = {}
        self.targets: dict[int, Target] = {}
        self.cards: dict[int, Box] = {}
        """Where the cards of the hand lie."""
        if plan.narrow:
            self.lines()
        else:
            self.column()

    def target(self, action: int, box: Box, name: str, explain: str, corner: float = 7) -> None:
        x, y = box.middle
        self.targets[action] = Target(box.path(corner), (round(x, 1), round(y, 1)), name, explain)

    def heading(self, text: str, y: float) -> str:
        box = self.plan.own
        return write(
            fitted(text, box.width - 28, 12.6), box.x + 14, y, 12.6, weight=650, colour="quiet"
        )

    # -- wide ------------------------------------------------------------------------------------

    def column(self) -> None:
        own = self.plan.own
        self.nodes["own-paper"] = own.rect(
            12, 'fill="var(--panel)" stroke="var(--line)" stroke-width="1"'
        )
        y = self.money(own.y + 14)
        y = self.cart(y + 8)
        y = self.assistants(y + 10)
        y = self.tiles(y + 8)
        if self.s.letters:
            y = self.letters(y + 8)
        self.hand(y + 8)

    def money(self, y: float) -> float:
        """Name, lira, rubies."""
        _ = self.words.t.gettext
        x, me, s = self.plan.own.x + 14, self.me, self.s
        name = fitted(self.words.names.player(self.seat), 140, 17)
        you = _("you") if s.viewer == self.seat else ""
        drawn = (
            f'<path d="{shape_path(self.seat, x + 9, y + 9, 7.5)}" '
            f'fill="var(--seat-{self.seat + 1})"/>'
            f"{write(name, x + 25, y + 15, 17, weight=750)}"
        )
        if you:
            at = x + 33 + width_of(name, 17) * 1.04
            drawn += write(you, at, y + 15, 13.5, colour="quiet")
        row = Box(x - 4, y + 26, 68, 36)
        drawn += coin(row.x + 19, row.middle[1], 15, me.lira)
        unit = self.words.t.ngettext("lira", "lira", me.lira)
        drawn += write(unit, row.x + 39, row.middle[1] + 5, 13.5, colour="quiet")
        self.target(
            data.LIRA, row, self.words.names.lira(me.lira), self.words.names.explain("lira")
        )
        goal = s.target()
        size = min(20.0, 138 / max(goal, me.rubies))
        for k in range(max(goal, me.rubies)):
            at = self.plan.own.right - 13 - (max(goal, me.rubies) - k) * size
            drawn += use(
                "ruby" if k < me.rubies else "no-ruby", at, row.middle[1] - size / 2, size - 1.5
            )
        self.nodes["own-money"] = f"<g>{drawn}</g>"
        return row.foot

    def cart(self, y: float) -> float:
        """A row for each good, with room for as many as the cart holds."""
        own, me = self.plan.own, self.me
        room = me.capacity()
        pitch = 30.0
        box = Box(own.x + 12, y, own.width - 24, 4 * pitch + 8 + (26 if self.s.mocha else 0))
        drawn = box.rect(9, 'fill="var(--floor)" stroke="var(--line)"')
        for good in range(4):
            row = Box(box.x + 4, box.y + 4 + good * pitch, box.width - 8, pitch)
            for k in range(MOST):
                slot = Box(row.x + 5 + k * 33, row.y + 2, 29, pitch - 4)
                drawn += self.slot(slot, good, k, room)
            text = f"{me.goods[good]}/{room}"
            drawn += write(text, row.right - 4, row.middle[1] + 5, 13.5, weight=700, anchor="end")
            name = self.words.names.goods(good, me.goods[good])
            self.target(GOOD + good, row, name, self.words.names.explain("good:x"))
        if self.s.mocha:
            row = Box(box.x + 4, box.y + 5 + 4 * pitch, box.width - 8, 25)
            step = min(22.0, 160 / max(me.coffee, 1))
            for k in range(min(me.coffee, 16)):
                drawn += use("coffee", row.x + 6 + k * step, row.y + 2.5, 19)
            if not me.coffee:
                drawn += use("coffee", row.x + 6, row.y + 2.5, 19, 'opacity=".25"')
            drawn += write(
                str(me.coffee), row.right - 4, row.middle[1] + 5, 13.5, weight=700, anchor="end"
            )
            name = self.words.names.coffee(me.coffee)
            self.target(data.COFFEE, row, name, self.words.names.explain("coffee"))
        drawn += (
            f'<path d="M{num(box.x - 6)} {num(box.foot + 2)}h{num(box.width + 12)}" '
            'stroke="var(--wood)" stroke-width="4" stroke-linecap="round"/>'
        )
        for at in (box.x + 34, box.right - 34):
            drawn += wheel(at, box.foot + 5)
        self.nodes["own-cart"] = f"<g>{drawn}</g>"
        return box.foot + 17

    def slot(self, slot: Box, good: int, k: int, room: int) -> str:
        if k >= room:
            return slot.rect(
                6, 'fill="none" stroke="var(--line)" stroke-dasharray="3 3" stroke-width="1.2"'
            )
        drawn = slot.rect(6, 'fill="var(--panel)" stroke="var(--line)"')
        held = k < self.me.goods[good]
        x, y = slot.middle
        return drawn + use(GOODS[good], x - 10, y - 10, 20, "" if held else 'opacity=".16"')

    def assistants(self, y: float) -> float:
        """How many are with the merchant, and where the others are."""
        _, ngettext = self.words.t.gettext, self.words.t.ngettext
        x, me = self.plan.own.x + 14, self.me
        out = assistants_out(self.s, self.seat)
        n = len(me.stack)
        told = [ngettext("{n} with you", "{n} with you", n).format(n=n)]
        if out:
            places = ", ".join(map(str, out))
            told.append(
                ngettext("waits: {places}", "wait: {places}", len(out)).format(places=places)
            )
        drawn = use(f"merchant-{self.seat}", x - 2, y, 30) + use(
            f"assistant-{self.seat}", x + 1, y + 17, 24
        )
        drawn += write(fitted(" · ".join(told), 172, 13), x + 36, y + 14, 13, weight=600)
        if self.s.letters:
            drawn += write(
                fitted(self.companion_told(), 176, 12.2), x + 36, y + 31, 12.2, colour="quiet"
            )
        if me.reserve:
            under, y_under = _("fifth: blue tile"), y + (48 if self.s.letters else 31)
            drawn += write(fitted(under, 176, 12.2), x + 36, y_under, 12.2, colour="quiet")
        self.nodes["own-assistants"] = f"<g>{drawn}</g>"
        if self.s.letters and me.companion <= 0:
            box = Box(x - 4, y - 2, 218, 54 if me.reserve else 40)
            self.target(
                data.COMPANION,
                box,
                self.words.names.name("companion"),
                self.words.names.explain("companion"),
            )
        return y + (54 if self.s.letters and me.reserve else 38)

    def companion_told(self) -> str:
        _ = self.words.t.gettext
        where = self.me.companion
        if where == GENERAL_SUPPLY:
            return _("no companion yet")
        if where == PERSONAL_SUPPLY:
            return _("companion in your supply")
        return _("companion on {n}").format(n=where)

    def tiles(self, y: float) -> float:
        """Mosque tiles, and with the expansion tavern tiles: got or not."""
        own = self.plan.own
        count = 6 if self.s.mocha else 4
        drawn = ""
        boxes = across(Box(own.x + 14, y, own.width - 28, 36), count, 6)
        for tile, box in enumerate(boxes):
            drawn += self.one_tile(tile, box)
        self.nodes["own-tiles"] = f"<g>{drawn}</g>"
        return y + 36

    def one_tile(self, tile: int, box: Box) -> str:
        words = self.words
        got = self.me.has(tile)
        x, y = box.middle
        size = min(box.width, box.height) * (0.84 if got else 0.62)
        name = words.names.tiles.tile(tile)
        if not got:
            name += ", " + words.t.gettext("not yours yet")
        self.target(TILE + tile, box, name, words.names.tiles.tile_explained(tile))
        fill = f"var(--tile-{TILES[tile]})" if got else "none"
        dash = "" if got else ' stroke-dasharray="3 3"'
        return box.rect(8, f'fill="{fill}" stroke="var(--line)"{dash}') + use(
            f"tile-{TILES[tile]}", x - size / 2, y - size / 2, size, "" if got else 'opacity=".28"'
        )

    def letters(self, y: float) -> float:
        """Letters lie open: where they go, or that they have arrived."""
        own, me, words = self.plan.own, self.me, self.words
        kinds = sorted(set(me.letters))
        drawn = ""
        boxes = across(Box(own.x + 14, y, own.width - 28, 28), max(len(kinds), SOME_LETTERS), 5)
        for letter, box in zip(kinds, boxes, strict=False):
            drawn += envelope(box, letter, me.letters.count(letter), self.plan.least)
            self.target(LETTER + letter, box, words.names.letter(letter), self.letter_told(letter))
        if not kinds:
            drawn += write(words.t.gettext("no letters"), own.x + 14, y + 19, 12.6, colour="quiet")
        seals = words.names.seals(me.seals())
        if kinds and len(kinds) < 5:
            drawn += write(
                seals, own.right - 14, y + 19, 12.6, weight=600, colour="quiet", anchor="end"
            )
        self.nodes["own-letters"] = f"<g>{drawn}</g>"
        return y + 28

    def letter_told(self, letter: int) -> str:
        return self.words.names.explain("delivered:x" if letter > LETTER_PLACES else "letter:x")

    def hand(self, y: float) -> None:
        """Bonus and guild cards: those that fit now are lit."""
        _, ngettext = self.words.t.gettext, self.words.t.ngettext
        own, me = self.plan.own, self.me
        n, fits = len(me.hand) + len(me.guild), len(self.playable)
        title = ngettext("{n} card", "{n} cards", n).format(n=n)
        if fits:
            title += " · " + ngettext("{n} fits now", "{n} fit now", fits).format(n=fits)
        deck = _("{n} in the deck").format(n=sum(self.s.deck) - hidden_cards(self.s))
        head = self.heading(title, y + 11)
        if width_of(title, 12.6) + width_of(deck, 12) < own.width - 36:
            head += write(deck, own.right - 14, y + 11, 12, colour="quiet", anchor="end")
        room = Box(own.x + 11, y + 20, own.width - 22, own.foot - y - 20 - FOOT)
        cards = [("bonus", card, me.hand.count(card)) for card in sorted(set(me.hand))]
        cards += [("guild", card, me.guild.count(card)) for card in sorted(set(me.guild))]
        drawn = head
        for (kind, card, count), box in zip(cards, card_boxes(room, len(cards)), strict=True):
            if card == HIDDEN:
                drawn += back(box, kind, count, self.plan.least)
            else:
                drawn += self.one_card(kind, card, count, box)
        self.nodes["own-hand"] = f"<g>{drawn}</g>"

    def one_card(self, kind: str, card: int, count: int, box: Box) -> str:
        words = self.words
        if kind == "bonus":
            action, face, name = CARD + card, bonus_face(card), words.names.cards.bonus(card)
            explain, when = (
                words.names.cards.bonus_explained(card),
                words.names.cards.bonus_when(card),
            )
        else:
            action, face, name = GUILD + card, GUILD_FACES[card], words.names.cards.guild(card)
            explain, when = words.names.cards.guild_explained(card), words.t.gettext("whole turn")
        self.cards[action] = box
        self.target(action, box, name, f"{explain} {sentence(when)}", 8)
        lit = action in self.playable
        bright = lit or not self.playable
        least = self.plan.least
        if box.height >= LARGE:
            return large_card(box, kind, face, name, explain, when, count, bright, lit, least)
        if box.width < 2 * BARE:
            return bare_card(box, kind, face, count, bright, least)
        return slip(box, kind, face, name, when, count, bright, least)

    # -- narrow ----------------------------------------------------------------------------------

    def lines(self) -> None:
        """Two lines: what is in the cart, and what else one has."""
        own, me, s, words = self.plan.own, self.me, self.s, self.words
        drawn = own.rect(9, 'fill="var(--panel)" stroke="var(--line)"')
        upper = Box(own.x + 5, own.y + 1, own.width - 10, 32)
        count = 7 if s.mocha else 6
        boxes = across(upper, count, 3)
        drawn += self.counter(boxes[0], data.LIRA, "", me.lira, words.names.lira(me.lira), "lira")
        for good in range(4):
            name = words.names.goods(good, me.goods[good])
            drawn += self.counter(
                boxes[1 + good], GOOD + good, GOODS[good], me.goods[good], name, "good:x"
            )
        at = 5
        if s.mocha:
            name = words.names.coffee(me.coffee)
            drawn += self.counter(boxes[5], data.COFFEE, "coffee", me.coffee, name, "coffee")
            at = 6
        capacity = words.t.gettext("of {n}").format(n=me.capacity())
        drawn += centred(capacity, *boxes[at].middle, 12.5, 600, "quiet")
        lower = Box(own.x + 5, own.y + 33, own.width - 10, 31)
        tiles = 6 if s.mocha else 4
        for tile, box in enumerate(across(Box(lower.x, lower.y, tiles * 29.0, 31), tiles, 3)):
            drawn += self.one_tile(tile, box)
        rest = Box(lower.x + tiles * 29 + 6, lower.y, lower.width - tiles * 29 - 6, 31)
        drawn += self.narrow_rest(rest)
        self.nodes["own-lines"] = f"<g>{drawn}</g>"

    def narrow_rest(self, rest: Box) -> str:
        """Assistants, cards, guild cards, letters, rubies."""
        me, s, words = self.me, self.s, self.words
        things: list[tuple[int, str, str, str, str]] = [
            (-1, f"assistant-{self.seat}", str(len(me.stack)), "", ""),
            (data.CARDS, "card", str(len(me.hand)), words.names.name("cards"), "cards"),
        ]
        if s.mocha:
            things.append(
                (data.GUILDS, "guild", str(len(me.guild)), words.names.name("guilds"), "guilds")
            )
        if s.letters:
            things.append((-1, "seal", str(me.seals()), "", ""))
        things.append((-1, "ruby", f"{me.rubies}/{s.target()}", "", ""))
        drawn = ""
        for (action, sign, text, name, thing), box in zip(
            things, across(rest, len(things), 2), strict=True
        ):
            size = min(18.0, box.width * 0.44)
            drawn += use(sign, box.x + 1, box.middle[1] - size / 2, size)
            room = box.width - size - 3
            drawn += write(
                text,
                box.x + size + 3,
                box.middle[1] + 5,
                snug(text, room / BOLDER, 13.5, self.plan.least),
                weight=700,
            )
            if action >= 0:
                self.target(action, box, name, words.names.explain(thing))
        return drawn

    def counter(self, box: Box, action: int, sign: str, n: int, name: str, thing: str) -> str:
        self.target(action, box, name, self.words.names.explain(thing))
        y = box.middle[1]
        if not sign:
            return coin(box.x + box.width / 2, y, 14, n)
        return use(sign, box.x + 4, y - 10.5, 21) + write(
            str(n), box.x + 28, y + 5.5, 15, weight=700
        )


def card_boxes(room: Box, count: int) -> list[Box]:
    """Room for so many cards: as large as they can be."""
    rows = -(-count // 2)
    if rows * (LARGE + 6) - 6 <= room.height:
        high = min((room.height + 6) / max(rows, 1) - 6, LARGEST)
        return grid(room, count, 2, high)
    for columns in (1, 2):
        rows = -(-count // columns)
        high = (room.height + 5) / rows - 5
        if high >= SLIP:
            return grid(room, count, columns, min(high, 1.5 * SLIP))
    columns = 4
    while -(-count // columns) * (BARE + 5) - 5 > room.height and columns < 7:
        columns += 1
    return grid(room, count, columns, BARE)


def grid(room: Box, count: int, columns: int, high: float) -> list[Box]:
    top = across(room._replace(height=high), columns, 5)
    return [top[k % columns]._replace(y=room.y + k // columns * (high + 5)) for k in range(count)]


def hidden_cards(s: Istanbul) -> int:
    """Cards that a view counts with the deck because nobody has seen them."""
    return sum(player.hand.count(HIDDEN) for player in s.players)


def wheel(x: float, y: float) -> str:
    spokes = f"M{num(x - 8)} {num(y)}h16M{num(x)} {num(y - 8)}v16"
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="10" fill="var(--panel)" stroke="var(--wood)" '
        f'stroke-width="3"/><path d="{spokes}" stroke="var(--wood)" stroke-width="1.8"/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="2.6" fill="var(--coin)"/>'
    )


def envelope(box: Box, letter: int, count: int, least: float) -> str:
    """A letter with the number of its place and a seal; delivered, it shows two seals."""
    x, y = box.middle
    flap = f"M{num(box.x)} {num(box.y + 2)}L{num(x)} {num(y + 1)}L{num(box.right)} {num(box.y + 2)}"
    drawn = box.rect(4, 'fill="var(--paper)" stroke="var(--wood)"') + (
        f'<path d="{flap}" fill="none" stroke="var(--wood)" stroke-width=".8" opacity=".6"/>'
    )
    size = min(box.height * 0.5, box.width * 0.42)
    if letter > LETTER_PLACES:
        drawn += use("seal", x - size - 0.5, y - size / 2, size)
        drawn += use("seal", x + 0.5, y - size / 2, size)
    else:
        number = max(size * (1.02 if letter < 10 else 0.86), least)
        seal = min(size * 0.9, box.width - width_of(str(letter), number) - 4)
        if seal < MISSING_SEAL:
            drawn += centred(str(letter), x, y, number, 780, "on-paper")
        else:
            wide = width_of(str(letter), number)
            left = x - (wide + 2 + seal) / 2
            drawn += centred(str(letter), left + wide / 2, y, number, 780, "on-paper")
            drawn += use("seal", left + wide + 2, y - seal / 2, seal)
    return drawn + counted(box.inset(-4), count, least)
