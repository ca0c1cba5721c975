"""Pieces that lie on a table, counted twice: in a position, and in what its outline says.

For each game what a person who cannot see the picture must be able to find: where it is, what it
is, and how many there are. The words are the English ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from majlis.games.five_tribes import data as tribes
from majlis.games.istanbul import data as istanbul
from majlis.games.marrakesh import data as marrakesh
from majlis.games.through_the_desert import data as desert
from majlis.games.through_the_desert.state import CAMEL, PALM

NAMES = ("Ada", "Timur", "Rumi", "Leila", "Iris")
"""Who sits at the seats."""

Pieces = Iterator[tuple[Any, int]]
"""Each by a name of its own, with how many there are; what is not there is not named."""


class Oracle(NamedTuple):
    laid: Callable[[Any], Pieces]
    """In a position."""
    told: Callable[[Mapping[str, Sequence[str]]], Pieces]
    """In the lines of an outline, by their headings."""

    def counts(
        self, view: Any, outline: Mapping[str, Sequence[str]]
    ) -> tuple[Counter[Any], Counter[Any]]:
        parts = {heading.removesuffix(" (you)"): lines for heading, lines in outline.items()}
        if "My quarter" in parts:
            parts[f"Quarter of {NAMES[view.viewer]}"] = parts["My quarter"]
        return added(self.laid(view)), added(self.told(parts))


def added(pieces: Pieces) -> Counter[Any]:
    total: Counter[Any] = Counter()
    for piece, n in pieces:
        if n:
            total[piece] += n
    return total


# -- Through the Desert ----------------------------------------------------------------------------

COLOURS = ["Lilac", "Mint", "Lemon", "Green", "Salmon"]


def laid_in_desert(s: Any) -> Pieces:
    for hex in s.board.hexes:
        name, holds = desert.NAMES[hex], s.cells[hex]
        if holds >= CAMEL:
            seat, colour = divmod(holds - CAMEL, 5)
            leads = s.leaders[holds - CAMEL] == hex
            yield (NAMES[seat], COLOURS[colour], name, leads), 1
        elif holds == PALM:
            yield ("palm", name), 1
        elif 0 < holds < PALM:
            yield ("water", holds, name), 1
    for caravan, *hexes in s.lands:
        for hex in hexes:
            yield ("land", NAMES[caravan // 5], desert.NAMES[hex]), 1
    for caravan, linked in enumerate(s.linked):
        yield ("links", NAMES[caravan // 5]), linked.bit_count()
    for colour, n in enumerate(s.piles):
        yield ("pile", COLOURS[colour]), n
    for seat, held in enumerate(s.held):
        yield ("held", NAMES[seat]), held.bit_count()


def told_of_desert(parts: Mapping[str, Sequence[str]]) -> Pieces:
    for heading, lines in parts.items():
        name = heading.removeprefix("Caravans: ")
        for line in lines if name != heading else ():
            if held := re.match(r"Leaders still to place: (.*)\.", line):
                yield ("held", name), len(held[1].split(", "))
                continue
            camels, _, reached = line.partition(". Oases reached: ")
            found = re.fullmatch(r"(\w+), \d+ camels?: leader on (\w+)(?:; (.*?))?\.?", camels)
            assert found, line
            yield (name, found[1], found[2], True), 1
            for hex in hexes_in(found[3] or ""):
                yield (name, found[1], hex, False), 1
            yield ("links", name), len(hexes_in(reached))
    for line in parts.get("Oases", ()):
        yield ("palm", line.partition(":")[0]), 1
    for line in parts.get("Water holes", ()):
        for hex in hexes_in(line):
            yield ("water", int(line.split()[1][0]), hex), 1
    for line in parts.get("Land", ()):
        for hex in hexes_in(line.rpartition(": ")[2]):
            yield ("land", line.split()[0], hex), 1
    for line in parts.get("Piles", ()):
        colour, n = line.split(": ")
        yield ("pile", colour), int(n)


def hexes_in(text: str) -> list[str]:
    return re.findall(r"\b[A-V]\d+\b", text)


# -- Five Tribes -----------------------------------------------------------------------------------


def laid_in_sultanate(s: Any) -> Pieces:
    for tile in range(len(s.kinds) if len(s.kinds) == tribes.TILES else 0):
        name = tribes.NAMES[tile]
        for tribe, n in zip(tribes.TRIBES, s.crowd(tile), strict=True):
            yield (name, tribe), n
        yield (name, "palm"), s.palms[tile]
        yield (name, "palace"), s.palaces[tile]
        yield (name, "points"), tribes.TILE_POINTS[s.kinds[tile]]
        if s.owners[tile] >= 0:
            yield (name, NAMES[s.owners[tile]]), 1
    for nth, card in enumerate(s.row, 1):
        yield ("row", nth, tribes.CARDS[card]), 1
    yield "djinns", len(s.djinn_row)
    for tribe, n in zip(tribes.TRIBES, s.hand, strict=True):
        yield ("hand", tribe), n
    for place, seat in enumerate(s.turn_track):
        if seat >= 0:
            yield ("track", tribes.TRACK_PRICES[place], NAMES[seat]), 1
    for seat in s.bid_track:
        yield ("bids", NAMES[seat]), 1
    for seat, me in enumerate(s.players):
        yield (NAMES[seat], "vizier"), me.viziers
        yield (NAMES[seat], "elder"), me.elders
        yield (NAMES[seat], "camels"), me.camels
        yield (NAMES[seat], "djinns"), me.djinns.bit_count()
        yield (NAMES[seat], "cards"), sum(me.cards) + sum(me.unseen)
        yield (NAMES[seat], "hidden"), me.hidden - sum(me.unseen)
    for key, n in (("Palms left", s.palms_left), ("Palaces left", s.palaces_left)):
        yield key, n


def told_of_sultanate(parts: Mapping[str, Sequence[str]]) -> Pieces:
    for line in parts.get("Tiles", ()):
        tile, told = line[:2], line.partition(": ")[2]
        for n, thing in re.findall(r"(\d+) ([a-z]+?)s?\b(?=[,.])", told):
            yield (tile, thing), int(n)
        for n in re.findall(r"(?:blue|red) (\d+):", line):
            yield (tile, "points"), int(n)
        for name in re.findall(r"Ruled by (\w+)\.", told):
            yield (tile, name), 1
    for line in parts.get("Cards in the row", ()):
        nth, card = line.split(": ")
        yield ("row", int(nth), card.lower()), 1
    yield "djinns", len(parts.get("Djinns to buy", ()))
    for n, tribe in re.findall(r"(\d+) ([a-z]+?)s?\b", "".join(parts.get("In hand", ())[:1])):
        yield ("hand", tribe), int(n)
    for line in parts.get("Turn order", ()):
        place = re.match(r"Place for (\d+)", line)
        for name in re.findall(r"\b[A-Z][a-z]+(?=[,.])", line.partition(": ")[2]):
            if name != "Free":
                yield (("track", int(place[1]), name) if place else ("bids", name)), 1
    for seat in set(NAMES) & parts.keys():
        for line in parts[seat]:
            if re.match(r"\d+ (vizier|elder)", line):
                for n, tribe in re.findall(r"(\d+) (vizier|elder)", line):
                    yield (seat, tribe), int(n)
            for n in re.findall(r"^Camels left: (\d+)", line):
                yield (seat, "camels"), int(n)
            for n in re.findall(r"^(\d+) hidden card", line):
                yield (seat, "hidden"), int(n)
            for card in line[7:].split(", ") if line.startswith("Cards: ") else ():
                yield (seat, "cards"), int(card.partition(" × ")[2] or 1)
            yield (seat, "djinns"), int(bool(re.search(r"\d+ points\.( Already used\.)?$", line)))
    for line in parts.get("Supply", ()):
        key, _, n = line.rstrip(".").partition(": ")
        if key != "In the bag":
            yield key, int(n)


# -- Istanbul --------------------------------------------------------------------------------------


def laid_in_bazaar(s: Any) -> Pieces:
    """Figures wait beside the bazaar until their place is laid."""
    for piece, n in everywhere_in_bazaar(s):
        if not isinstance(piece[0], int) or piece[0] in s.places:
            yield piece, n


def everywhere_in_bazaar(s: Any) -> Pieces:
    for place in filter(None, s.places):
        yield ("place", place), 1
    for seat, me in enumerate(s.players):
        name = NAMES[seat]
        yield (me.merchant, name), 1
        yield (me.merchant, name, "stack"), len(me.stack)
        for place in range(1, istanbul.MOST_PLACES + 1):
            yield (place, "an assistant", name), me.assistants >> place & 1
        yield (me.family, "a family member", name), 1
        if me.companion > 0:
            yield (me.companion, "a companion", name), 1
        yield (name, "lira"), me.lira
        yield (name, "rubies"), me.rubies
        for good, n in zip(istanbul.GOODS, me.goods, strict=True):
            yield (name, good), n
        yield (name, "tiles"), me.tiles.bit_count()
        yield (name, "bonus"), len(me.hand)
        yield (name, "guild"), len(me.guild)
        yield (name, "seals"), me.seals()
    for place in s.neutral_merchants:
        yield (place, "neutral merchant"), 1
    for place in s.neutrals:
        yield (place, "neutral assistant"), 1
    for npc, place in zip(istanbul.NPCS, s.npcs, strict=True):
        if place:
            yield (place, npc.replace("_", " ")), 1


def told_of_bazaar(parts: Mapping[str, Sequence[str]]) -> Pieces:
    for heading, lines in parts.items():
        for line in lines if heading.startswith("Row ") else ():
            place = int(line.split()[0])
            yield ("place", place), 1
            here = re.search(r"Here: (.*)\.$", line)
            for who in here[1].split(", ") if here else ():
                if found := re.fullmatch(r"(\w+) with (\d+) assistants?", who):
                    yield (place, found[1]), 1
                    yield (place, found[1], "stack"), int(found[2])
                elif found := re.fullmatch(r"(.*) \((\w+)\)", who):
                    yield (place, found[1], found[2]), 1
                elif found := re.fullmatch(r"(\d+) (neutral \w+?)s?", who):
                    yield (place, found[2]), int(found[1])
                else:
                    yield (place, who), 1
    numbers = r"(\d+) (lira|fabric|spice|fruit|jewelry|bonus|guild|seals?|rub(?:y|ies))\b"
    for name in set(NAMES) & parts.keys():
        for line in parts[name]:
            for n, thing in re.findall(numbers, line.partition("; ")[0].partition(": ")[0]):
                many = {"ruby": "rubies", "seal": "seals"}.get(thing, thing)
                yield (name, many), int(n)
            tiles = r"(?:Red|Green|Blue|Yellow) tile|Straight on|Free service"
            yield (name, "tiles"), len(re.findall(tiles, line))


# -- Marrakesh -------------------------------------------------------------------------------------

ROLES = (
    "fish|date picker|tagine|carpet|lamp|entertainer|cleric|noble|scholar|guard|caravan"
).split("|")
SECTORS = "River|Date orchard|Souk|Main square|Mosque|Palace|Madrasa|Medina|Sahara".split("|")


def laid_in_city(s: Any) -> Pieces:
    for seat, me in enumerate(s.players):
        name = NAMES[seat]
        yield (name, "river"), me.river
        yield (name, "Palace stairs"), me.stairs[0]
        yield (name, "Mosque stairs"), me.stairs[1]
        for role, n in zip(ROLES, me.keshis, strict=False):
            yield (name, role), n
        for sector, title in enumerate(SECTORS):
            yield (name, title, "assistant"), me.assistants[sector]
            yield (name, title, "vendor"), me.vendors >> sector & 1
            gate = me.gates[sector] if sector in marrakesh.GATE_SPACES else -1
            if gate >= 0:
                yield (name, title, marrakesh.COLOURS[gate]), 1
        yield (name, "on the square"), me.square.bit_count()
        yield (name, "on paths"), me.start + me.left + me.right
        yield (name, "discovered"), sum(oasis >= 0 for oasis in me.oases)
        yield (name, "claimed"), len(me.stored)
        yield (name, "waiting"), sum(colour >= 0 for colour in me.track)
        yield (name, "aside"), len(me.kept)
        yield (name, "scrolls"), sum(me.scrolls)
        yield (name, "luxuries"), me.luxuries.bit_count()
        yield (name, "provisions"), len(me.active)
        yield (name, "face down"), len(me.face_down)
        yield (name, "towns"), sum(town >= 0 for town in me.towns)
        for kind, n in zip(marrakesh.RESOURCES, me.stock, strict=True):
            yield (name, kind), n
    for role, n in zip([*ROLES, "water vendor"], s.base, strict=True):
        yield ("base", role), n
    yield "scrolls", sum(scroll >= 0 for scroll in s.academies)
    yield "gates", sum(s.workshops)
    yield "luxuries", sum(tile >= 0 for tile in s.shops)
    yield "inside", sum(s.lodged)
    yield "town display", len(s.town_display)


def told_of_city(parts: Mapping[str, Sequence[str]]) -> Pieces:
    for line in parts.get("River", ()):
        if found := re.fullmatch(r"(\w+): (?:space (\d+)|at the jetty)", line):
            yield (found[1], "river"), int(found[2] or marrakesh.JETTY)
    for line in parts.get("Stairs", ()):
        stairs, _, who = line.partition(": ")
        for name, step in re.findall(r"([A-Z]\w+) on step (\d+)", who):
            yield (name, stairs), int(step)
    yield "scrolls", sum(" scrolls. Each " not in line for line in parts.get("Scrolls", ()))
    for line in parts.get("Gates", ()):
        for gate in line.rpartition(": ")[2].split(", "):
            yield "gates", int(gate.partition(" × ")[2] or 1)
    yield "luxuries", sum(not line.startswith("Exchange") for line in parts.get("Souk", ()))
    for line in parts.get("Tower", ()):
        if line.startswith("In the tower’s base: "):
            for n, role in keshis_in(line):
                yield ("base", role), n
        for inside in re.findall(r"^Inside: (\d+)", line):
            yield "inside", int(inside)
    yield "town display", len(parts.get("Desert towns", ()))
    for heading, lines in parts.items():
        owner = heading.removeprefix("Quarter of ")
        if heading in NAMES:
            yield from told_of_belongings(heading, lines)
        elif owner in NAMES:
            yield from told_of_quarter(owner, lines)


def told_of_belongings(name: str, lines: Sequence[str]) -> Pieces:
    for line in lines:
        title, _, rest = line.partition(": ")
        for n, kind in re.findall(r"(\d+) (water|date|dinar)s?\b", line):
            if re.fullmatch(r"(\d+ \w+, ){2}\d+ \w+", line):
                yield (name, kind), int(n)
        yield (name, "provisions"), int(title == "Provisions")
        yield (name, "claimed"), int(line.startswith("Claimed. "))
        if title == "Face-down provisions":
            yield (name, "face down"), int(rest.split()[0])
        for what, key, between in (
            ("Waiting on the row of claimed oases", "waiting", ", "),
            ("Laid aside", "aside", ", "),
            ("Own scrolls", "scrolls", "; "),
            ("Luxury goods", "luxuries", "; "),
        ):
            if title == what:
                yield (name, key), len(rest.split(between))


def told_of_quarter(name: str, lines: Sequence[str]) -> Pieces:
    for line in lines:
        sector, _, rest = line.partition(": ")
        yield (name, "discovered"), int(line.startswith("Discovered on"))
        yield (name, "towns"), int(sector.startswith("Desert town, "))
        if sector not in SECTORS:
            continue
        first, *more = rest.split("; ")
        for n, role in keshis_in(first):
            yield (name, role), n
        for part in more:
            title, _, told = part.partition(": ")
            if found := re.fullmatch(r"(\d+) assistants?", part):
                yield (name, sector, "assistant"), int(found[1])
            elif part.startswith("water vendor"):
                yield (name, sector, "vendor"), 1
            elif title == "gate":
                yield (name, sector, told), 1
            elif title == "they stand on":
                yield (name, "on the square"), len(told.split(", "))
            elif sector == "Sahara":
                yield (name, "on paths"), int(told)


def keshis_in(text: str) -> list[tuple[int, str]]:
    roles = "|".join([*ROLES, "water vendor"])
    return [(int(n), role) for n, role in re.findall(rf"(\d+) ({roles})s?\b", text)]


ORACLES = {
    "through-the-desert": Oracle(laid_in_desert, told_of_desert),
    "five-tribes": Oracle(laid_in_sultanate, told_of_sultanate),
    "istanbul": Oracle(laid_in_bazaar, told_of_bazaar),
    "marrakesh": Oracle(laid_in_city, told_of_city),
}
