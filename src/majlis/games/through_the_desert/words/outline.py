"""The board in words: caravans with their hexes, oases, water, land and piles."""

from __future__ import annotations

from collections.abc import Iterator

from majlis.games.through_the_desert.data import HEXES, MAP, NAMES, PALM_SPOTS, caravan_of
from majlis.games.through_the_desert.state import CAMEL, PALM, Desert
from majlis.games.through_the_desert.words.names import Names
from majlis.words import Part
from majlis.words.outline import owner, parts


def outline(names: Names, s: Desert) -> tuple[Part, ...]:
    _ = names.t.gettext
    return parts(
        *(
            (f"{names.name('caravans')}: {owner(names, s, seat)}", caravans(names, s, seat))
            for seat in range(s.players)
        ),
        (names.name("oases"), oases(names, s)),
        (_("Water holes"), water_holes(names, s)),
        (names.name("land"), lands(names, s)),
        (_("Piles"), (f"{names.colour(colour)}: {n}" for colour, n in enumerate(s.piles))),
        (_("How the board lies"), lie_of_the_board(names, s)),
    )


def caravans(names: Names, s: Desert, seat: int) -> Iterator[str]:
    """Each with its camels, the leader first, and what it has reached; then leaders in hand."""
    _, ngettext = names.t.gettext, names.t.ngettext
    for colour in range(5):
        caravan = caravan_of(seat, colour)
        leader = s.leaders[caravan]
        if leader < 0:
            continue
        others = [hex for hex in holding(s, CAMEL + caravan) if hex != leader]
        hexes = _("leader on {hex}").format(hex=NAMES[leader])
        if others:
            hexes += f"; {listed(others)}"
        n = s.sizes[caravan]
        text = ngettext("{colour}, {n} camel: {hexes}", "{colour}, {n} camels: {hexes}", n)
        line = text.format(colour=names.colour(colour), n=n, hexes=hexes) + "."
        reached = [hex for spot, hex in enumerate(PALM_SPOTS) if s.linked[caravan] >> spot & 1]
        if reached:
            line += " " + _("Oases reached: {hexes}.").format(hexes=listed(reached))
        yield line
    held = [names.colour(colour).lower() for colour in range(5) if s.held[seat] >> colour & 1]
    if held:
        yield _("Leaders still to place: {colours}.").format(colours=", ".join(held))


def oases(names: Names, s: Desert) -> Iterator[str]:
    _ = names.t.gettext
    for spot, hex in enumerate(PALM_SPOTS):
        if s.cells[hex] == PALM:
            who = [caravan for caravan, linked in enumerate(s.linked) if linked >> spot & 1]
            text = _("{hex}: reached by {who}") if who else _("{hex}: not reached yet")
            yield text.format(hex=NAMES[hex], who=", ".join(map(names.led, who)))


def water_holes(names: Names, s: Desert) -> Iterator[str]:
    for worth in (3, 2, 1):
        hexes = holding(s, worth)
        if hexes:
            text = names.t.gettext("Worth {n}: {hexes}")
            yield text.format(n=worth, hexes=listed(hexes))


def lands(names: Names, s: Desert) -> Iterator[str]:
    for caravan, *hexes in s.lands:
        text = names.t.ngettext("{who}, {n} hex: {hexes}", "{who}, {n} hexes: {hexes}", len(hexes))
        yield text.format(who=names.led(caravan), n=len(hexes), hexes=listed(hexes))


def lie_of_the_board(names: Names, s: Desert) -> Iterator[str]:
    """How the names of hexes tell which are neighbours, and what is no sand."""
    _ = names.t.gettext
    columns, rows = zip(*(HEXES[hex] for hex in s.board.hexes), strict=True)
    yield _("Columns A to {last} from the left, rows 1 to {rows} from the top.").format(
        last=column(max(columns)), rows=max(rows) + 1
    )
    yield _("Columns A, C, E and so on lie half a hex lower than the columns beside them.")
    mountains = [
        f"{column(x)}{y + 1}" for y, row in enumerate(MAP) for x, at in enumerate(row) if at == "^"
    ]
    yield _("Mountains: {hexes}.").format(hexes=", ".join(mountains))
    yield _("Every other hex is empty sand.")


def holding(s: Desert, content: int) -> list[int]:
    return [hex for hex in s.board.hexes if s.cells[hex] == content]


def column(x: int) -> str:
    return chr(ord("A") + x)


def listed(hexes: list[int]) -> str:
    return ", ".join(NAMES[hex] for hex in hexes)
