"""The table in words: the city, then the quarter of every player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from majlis.games.marrakesh.data import (
    BEIGE,
    CLAIM_COST,
    COLOUR_OF,
    GATE_SPACES,
    GOODS,
    GROUPS,
    JETTY,
    LAST_SCROLL,
    LEFT_PATH,
    LINE_SPACES,
    LUXURIES,
    MEDINA,
    MOSQUE_END,
    ON_MOSQUE,
    ON_PALACE,
    PALACE_END,
    PICKS,
    RAPIDS,
    RED,
    SAHARA,
    SECTORS,
    SOUK,
    SPACES,
    SQUARE,
    TOWN_CAMPS,
    WORKSHOPS,
    kind_of_luxury,
    mosque_segment,
    palace_segment,
    path_of,
)
from majlis.games.marrakesh.rules import oases
from majlis.games.marrakesh.rules.sahara import discovered
from majlis.games.marrakesh.rules.scrolls_permanent import spectators
from majlis.games.marrakesh.rules.stairs import line
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.games.marrakesh.view import someone_selects
from majlis.games.marrakesh.words.names import Names
from majlis.kernel.frame import HIDDEN, NONE
from majlis.words import Part
from majlis.words.outline import owner, parts


def outline(names: Names, s: Marrakesh) -> tuple[Part, ...]:
    _ = names.t.gettext
    return parts(
        (names.name("river"), river(names, s)),
        (names.name("stairs"), stairs(names, s)),
        (names.name("scrolls"), academies(names, s)),
        (names.name("gates"), workshops(names, s)),
        (names.name("souk"), souk(names, s)),
        (_("Tower"), tower(names, s)),
        (names.name("towns"), map(names.tiles.town, s.town_display)),
        (_("Beside the river tile"), map(names.tiles.oasis, s.offered_oases)),
        *(
            part
            for seat in range(len(s.players))
            for part in (
                (owner(names, s, seat), belongings(names, s, seat)),
                (quarter_of(names, s, seat), sectors(names, s, s.players[seat])),
            )
        ),
    )


def quarter_of(names: Names, s: Marrakesh, seat: int) -> str:
    _ = names.t.gettext
    if seat == s.viewer:
        return _("My quarter")
    return _("Quarter of {name}").format(name=names.player(seat))


# -- the city --------------------------------------------------------------------------------------


def river(names: Names, s: Marrakesh) -> Iterator[str]:
    """The fishermen, the farthest first; rapids, and what the end of the season brings."""
    _ = names.t.gettext
    order = sorted(range(len(s.players)), key=lambda seat: ahead(s.players[seat]))
    for seat in order:
        there = s.players[seat].river
        text = _("{name}: at the jetty") if there == JETTY else _("{name}: space {n}")
        yield text.format(name=names.player(seat), n=there)
    for rapid, space in enumerate(RAPIDS):
        yield _("{rapid}, crossed on space {n}").format(rapid=names.rapid(rapid), n=space)
    season = max(0, s.season - 1)
    if season < len(s.river_tiles):
        reward = names.tiles.river_side(s.river_tiles[season])
        yield _("Farthest at the season’s end: {reward}").format(reward=reward)


def ahead(player: Player) -> tuple[int, int]:
    """On one space whoever came earlier is ahead."""
    return -player.river, player.arrival


def stairs(names: Names, s: Marrakesh) -> Iterator[str]:
    """The pawns, who goes with them, everybody's line, and the web of all lines."""
    _ = names.t.gettext
    escorts = {ON_PALACE: _("sultan"), ON_MOSQUE: _("imam")}
    for staircase, escort in escorts.items():
        who = [
            _("{name} on step {n}").format(name=names.player(seat), n=player.stairs[staircase])
            for seat, player in enumerate(s.players)
        ]
        if s.escorted[staircase] != NONE:
            name = names.player(s.escorted[staircase])
            who.append(_("{escort} with {name}").format(escort=escort, name=name))
        elif s.escort_steps[staircase] != NONE:
            n = s.escort_steps[staircase]
            who.append(_("{escort} on step {n}").format(escort=escort, n=n))
        yield f"{names.staircase(staircase)}: {', '.join(who)}"
    if not s.web:
        return
    for seat, player in enumerate(s.players):
        text = _("{name}, bonuses of the line: {bonuses}")
        yield text.format(name=names.player(seat), bonuses=", ".join(on_line(names, s, player)))
    web = ", ".join(map(names.pieces.bonus, s.web))
    yield _("Spaces of the web, from below: {bonuses}").format(bonuses=web)


def on_line(names: Names, s: Marrakesh, player: Player) -> Iterator[str]:
    """From the mosque to the palace."""
    nth = line(player)
    points, dinars = MOSQUE_END[mosque_segment(nth)], PALACE_END[palace_segment(nth)]
    if points:
        yield names.pieces.points(points)
    for space in LINE_SPACES[nth]:
        yield names.pieces.bonus(s.web[space])
    if dinars:
        yield names.pieces.price(0, 0, dinars)


def academies(names: Names, s: Marrakesh) -> Iterator[str]:
    tiles = names.tiles
    for group in range(len(GROUPS)):
        on_display = [scroll for scroll in s.academies[3 * group : 3 * group + 3] if scroll != NONE]
        if on_display:
            yield f"{names.group(group)}. {names.group_explained(group)}"
        for scroll in on_display:
            yield f"{tiles.scroll(scroll)}. {tiles.effect(scroll)}"


def workshops(names: Names, s: Marrakesh) -> Iterator[str]:
    for workshop in range(WORKSHOPS):
        gates = gates_told(names, s.workshops[12 * workshop : 12 * workshop + 12])
        if gates:
            points = names.workshop_points(workshop)
            yield f"{names.workshop(workshop)}, {points}: {gates}"


def gates_told(names: Names, by_colour: list[int]) -> str:
    return ", ".join(
        f"{names.pieces.gate(colour)} × {n}" if n > 1 else names.pieces.gate(colour)
        for colour, n in enumerate(by_colour)
        if n
    )


def souk(names: Names, s: Marrakesh) -> Iterator[str]:
    _ = names.t.gettext
    tiles = names.tiles
    if s.office != NONE:
        yield _("Exchange: {rows}.").format(rows=tiles.office_explained(s.office))
    for tile in s.shops:
        if tile != NONE:
            yield f"{tiles.luxury_kind(kind_of_luxury(tile))}: {tiles.luxury_explained(tile)}"


def tower(names: Names, s: Marrakesh) -> Iterator[str]:
    """What lies in the base, how many are stuck inside, and who chose what once that is known."""
    _ = names.t.gettext
    base = crowds(names, enumerate(s.base))
    if base:
        yield _("In the tower’s base: {keshis}.").format(keshis=base)
    yield capital(_("inside: {n}").format(n=sum(s.lodged)))
    selecting = someone_selects(s)
    for seat, player in enumerate(s.players):
        name = names.player(seat)
        if player.picked and HIDDEN not in player.picked and (seat == s.viewer or not selecting):
            picks = ", ".join(map(names.pieces.role, player.picked))
            yield _("{name} chose: {keshis}").format(name=name, keshis=picks)
        elif selecting and len(player.picked) == PICKS:
            yield _("{name} has chosen").format(name=name)


# -- a player --------------------------------------------------------------------------------------


def belongings(names: Names, s: Marrakesh, seat: int) -> Iterator[str]:
    _ = names.t.gettext
    me, pieces, tiles = s.players[seat], names.pieces, names.tiles
    if s.season and s.camel == seat:
        yield capital(_("begins the round"))
    yield ", ".join(pieces.resources(kind, n) for kind, n in enumerate(me.stock))
    for tile in me.active:
        yield f"{tiles.provision(tile)}. {tiles.provision_explained(tile)}"
    if me.face_down:
        known = [tiles.provision(tile) for tile in me.face_down if tile != HIDDEN]
        text = _("Face-down provisions: {n}").format(n=len(me.face_down))
        yield f"{text} ({'; '.join(known)})" if known else text
    if seat == s.viewer and me.hand:
        hand = ", ".join(pieces.role(colour) for colour in range(12) if me.hand >> colour & 1)
        yield _("Behind my screen: {keshis}").format(keshis=hand)
    for oasis in me.stored:
        worth = pieces.points(oases.worth(me, oasis))
        yield _("Claimed. {oasis}, now {points}").format(oasis=tiles.oasis(oasis), points=worth)
    track = [pieces.role(colour) for colour in me.track if colour != NONE]
    if track:
        yield _("Waiting on the row of claimed oases: {keshis}").format(keshis=", ".join(track))
    if me.kept:
        kept = ", ".join(map(pieces.role, me.kept))
        yield _("Laid aside: {keshis}").format(keshis=kept)
    scrolls = [tiles.scroll(one) for one in range(1, LAST_SCROLL + 1) if me.scrolls[one]]
    if scrolls:
        yield _("Own scrolls: {scrolls}").format(scrolls="; ".join(scrolls))
    luxuries = [tiles.luxury(one) for one in range(LUXURIES) if me.luxuries >> one & 1]
    if luxuries:
        yield _("Luxury goods: {goods}").format(goods="; ".join(luxuries))


def sectors(names: Names, s: Marrakesh, me: Player) -> Iterator[str]:
    """A line for each: its keshis, who else is there, its gate; what only it has."""
    _ = names.t.gettext
    pieces = names.pieces
    special = {SQUARE: square, MEDINA: medina, SAHARA: sahara}
    for sector in range(len(SECTORS)):
        colour = COLOUR_OF[sector]
        if sector == SOUK:
            told = [crowds(names, ((one, me.keshis[one]) for one in GOODS)) or _("no goods")]
        else:
            told = [_("{keshis} of {n}").format(
                keshis=pieces.crowd(colour, me.keshis[colour]), n=SPACES
            )]  # fmt: skip
        if me.assistants[sector]:
            n = me.assistants[sector]
            told.append(names.t.ngettext("{n} assistant", "{n} assistants", n).format(n=n))
        if me.vendors >> sector & 1:
            rests = me.resting >> sector & 1
            vendor = pieces.role(RED)
            told.append(_("{vendor} (rests)").format(vendor=vendor) if rests else vendor)
        if sector in GATE_SPACES and me.gates[sector] != NONE:
            told.append(_("gate: {colour}").format(colour=pieces.gate(me.gates[sector])))
        if sector in special:
            told += special[sector](names, s, me)
        yield f"{pieces.sector(sector)}: {'; '.join(told)}"
    yield from found_in_sahara(names, me)


def square(names: Names, s: Marrakesh, me: Player) -> Iterator[str]:
    """Where the entertainers stand, and how many watch each space."""
    _ = names.t.gettext
    spaces = [names.pieces.square_short(space) for space in range(8)]
    there = [name for space, name in enumerate(spaces) if me.square >> space & 1]
    if there:
        yield _("they stand on: {spaces}").format(spaces=", ".join(there))
    if me.disc != NONE:
        watched = (f"{name} {spectators(s, me, space)}" for space, name in enumerate(spaces))
        yield _("spectators: {spaces}").format(spaces=", ".join(watched))


def medina(names: Names, s: Marrakesh, me: Player) -> Iterator[str]:
    if me.keshis[BEIGE]:
        yield names.t.gettext("on watch: {n}").format(n=me.watch())


def sahara(names: Names, s: Marrakesh, me: Player) -> Iterator[str]:
    """How far the caravans are."""
    _ = names.t.gettext
    for text, n in (
        (_("at the start oasis: {n}"), me.start),
        (_("on the left path: {n}"), me.left),
        (_("on the right path: {n}"), me.right),
    ):
        if n:
            yield text.format(n=n)


def found_in_sahara(names: Names, me: Player) -> Iterator[str]:
    """Oases that wait to be claimed, and the towns at the ends of the paths."""
    _ = names.t.gettext
    pieces, tiles = names.pieces, names.tiles
    for camp in discovered(me):
        oasis = me.oases[camp]
        text = (
            _("Discovered on the left path. {oasis}, now {points}, costs {price}")
            if path_of(camp) == LEFT_PATH
            else _("Discovered on the right path. {oasis}, now {points}, costs {price}")
        )
        yield text.format(
            oasis=tiles.oasis(oasis),
            points=pieces.points(oases.worth(me, oasis)),
            price=pieces.price(*CLAIM_COST[camp]),
        )
    for path, camp in enumerate(TOWN_CAMPS):
        if me.towns[path] != NONE:
            claimed = me.towns_claimed >> path & 1
            text = _("{camp}: {town}, claimed") if claimed else _("{camp}: {town}, not claimed")
            yield text.format(camp=names.camp(camp), town=tiles.town(me.towns[path]))


def crowds(names: Names, keshis: Iterable[tuple[int, int]]) -> str:
    return ", ".join(names.pieces.crowd(colour, n) for colour, n in keshis if n)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
