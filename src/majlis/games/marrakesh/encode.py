"""What a seat knows of a position of Marrakesh, as numbers for networks.

Colours, sectors, resources and tiles come in the order of `data.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.strings import BytesWriter

from majlis.games.marrakesh import view
from majlis.games.marrakesh.data import (
    COVERABLE,
    DISC_PINK,
    DISC_PURPLE,
    FILLED_POINTS,
    GATE_SPACES,
    HOME,
    LAST_SCROLL,
    LEFT,
    LEFT_PATH,
    LINE_SPACES,
    LUXURIES,
    MADRASA,
    MOSQUE,
    OASES,
    OFFICES,
    ON_MOSQUE,
    ON_PALACE,
    ORCHARD,
    PALACE,
    PATH,
    POINT,
    PROVISIONS,
    RAPIDS,
    RED,
    RIGHT,
    RIGHT_PATH,
    RIVER,
    RIVER_SIDES,
    SAHARA,
    SEGMENT,
    SHOPS,
    SOUK,
    SPACES,
    SQUARE,
    STACKS_OF,
    STAIR_FACES,
    TOWNS,
    WEB_PRINTED,
    WORKSHOPS,
    group_of_stack,
)
from majlis.games.marrakesh.rules import FRAMES, oases, scoring
from majlis.games.marrakesh.rules.bonuses import ChooseGoods, ChooseResource, ChooseStaircase, Gain
from majlis.games.marrakesh.rules.deploy import ChooseKeshi, ChooseVendor, Deploy, MayChooseKeshi
from majlis.games.marrakesh.rules.desert_towns import ChooseTown, ShowTown
from majlis.games.marrakesh.rules.display import ShowLuxury, ShowScroll
from majlis.games.marrakesh.rules.madrasa import Refresh, Study
from majlis.games.marrakesh.rules.medina import BuildGate, ChooseGate
from majlis.games.marrakesh.rules.payments import PayAny, ReturnForPoints, ReturnToOasis
from majlis.games.marrakesh.rules.preparation import (
    Deal,
    DealProvision,
    DrawGate,
    DrawRiverTile,
    DrawStored,
    FirstPlayer,
    OfferOasis,
    Prepare,
)
from majlis.games.marrakesh.rules.river import RapidBonus, Sail
from majlis.games.marrakesh.rules.river_tiles import ChooseReward, MayClimb, Reward, RiverTile
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    Claiming,
    ClaimSecond,
    EndOfRound,
    RiverBonuses,
    Round,
    SendAssistants,
    UseAssistant,
    Using,
)
from majlis.games.marrakesh.rules.sahara import (
    ClaimFree,
    DeployStored,
    Discover,
    StoreOasis,
    TakeOther,
)
from majlis.games.marrakesh.rules.scrolls_instant import TakeKeshi, TakeScroll
from majlis.games.marrakesh.rules.seasons import (
    FinalScoring,
    FishermenReturn,
    NextSeason,
    PassFigure,
    Provisions,
    RiverEvaluation,
    Season,
)
from majlis.games.marrakesh.rules.sectors import Harvest, SectorAction
from majlis.games.marrakesh.rules.souk import SpareKeshi, Trade
from majlis.games.marrakesh.rules.square import Applause, ChooseBonus, DeploymentBonuses
from majlis.games.marrakesh.rules.staircase_tiles import LayStairSet, LayStairTile
from majlis.games.marrakesh.rules.stairs import BuyStep, Climb, ConnectionBonus, ExtraStep
from majlis.games.marrakesh.rules.tower import ThrowIn
from majlis.games.marrakesh.state import Marrakesh, Player
from majlis.kernel.encoding import (
    BITS,
    FOLLOWS,
    NUMBER,
    SEAT,
    Encoding,
    Field,
    agenda_fields,
    capped,
    numbers,
    paragraphs,
    say,
    say_agenda,
)
from majlis.kernel.frame import HIDDEN, NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = 4
STACKS: Final = 12
KNOWN: Final = 3  # scrolls below a stack that are told
MOST: Final = 8  # frames that are told

# What frames are about; each begins after the one before.
A_COLOUR: Final = 1
A_SECTOR: Final = 13
A_RESOURCE: Final = 22
A_WAY: Final = 25 - POINT  # a point or a resource
A_STAIRCASE: Final = 29
A_GATE: Final = 31
A_WORKSHOP: Final = 79
A_GROUP: Final = 83
A_RAPID: Final = 87
A_CAMP: Final = 91
A_STORE: Final = 101
A_LINE: Final = 107
AN_OASIS: Final = 132 - 1
A_LUXURY: Final = 162
A_STACK: Final = 187
A_SHOP: Final = 199
A_PATH: Final = 204
THINGS: Final = 206
# Where points and resources are said to come from counts for nobody. A river tile and who comes
# second follow from season and river; nobody is idle in claiming while a question is open.
PARAGRAPHS: Final = paragraphs(
    FRAMES,
    {
        Prepare: [FOLLOWS, FOLLOWS],
        DrawRiverTile: [NUMBER],
        DrawGate: [NUMBER],
        OfferOasis: [NUMBER],
        DrawStored: [NUMBER],
        DealProvision: [NUMBER],
        LayStairTile: [NUMBER],
        LayStairSet: [NUMBER],
        ShowTown: [NUMBER],
        ShowScroll: [A_STACK],
        ShowLuxury: [A_SHOP],
        Season: [NUMBER],
        Round: [NUMBER],
        SendAssistants: [NUMBER],
        Claiming: [NUMBER, FOLLOWS],
        ClaimSecond: [SEAT, A_COLOUR],
        Using: [NUMBER],
        UseAssistant: [SEAT, A_SECTOR],
        RiverBonuses: [NUMBER],
        Provisions: [NUMBER],
        Deploy: [SEAT, A_COLOUR],
        ChooseKeshi: [SEAT, NUMBER],
        MayChooseKeshi: [SEAT, NUMBER],
        ChooseVendor: [SEAT, BITS],
        Gain: [SEAT, BITS, NUMBER, FOLLOWS],
        ChooseResource: [SEAT, NUMBER, A_RESOURCE, FOLLOWS],
        ChooseGoods: [SEAT, NUMBER],
        ChooseStaircase: [SEAT, NUMBER],
        PayAny: [SEAT, NUMBER, A_RESOURCE],
        ReturnForPoints: [SEAT, A_RESOURCE],
        ReturnToOasis: [SEAT, AN_OASIS, NUMBER],
        SectorAction: [SEAT, A_SECTOR],
        Harvest: [SEAT, NUMBER, A_WAY],
        Sail: [SEAT, NUMBER],
        RapidBonus: [SEAT, A_RAPID],
        Climb: [SEAT, A_STAIRCASE, NUMBER],
        ConnectionBonus: [SEAT, A_LINE, FOLLOWS, NUMBER],
        ExtraStep: [SEAT, A_STAIRCASE],
        BuyStep: [SEAT, A_STAIRCASE],
        DeploymentBonuses: [SEAT, BITS],
        ChooseBonus: [SEAT, BITS],
        Applause: [SEAT, BITS],
        Trade: [SEAT, NUMBER],
        SpareKeshi: [SEAT, A_LUXURY],
        Study: [SEAT, NUMBER, A_GROUP],
        Refresh: [SEAT, A_GROUP],
        TakeKeshi: [SEAT, NUMBER],
        TakeScroll: [SEAT, A_GROUP, NUMBER],
        ChooseGate: [SEAT, A_WORKSHOP, BITS],
        BuildGate: [SEAT, A_GATE, BITS],
        Discover: [SEAT, A_CAMP],
        ClaimFree: [SEAT, NUMBER],
        StoreOasis: [SEAT, A_CAMP],
        DeployStored: [SEAT, A_STORE],
        TakeOther: [SEAT, A_COLOUR],
        ChooseTown: [SEAT, A_PATH],
        RiverTile: [SEAT, FOLLOWS, FOLLOWS],
        ChooseReward: [SEAT, FOLLOWS, FOLLOWS],
        Reward: [SEAT, FOLLOWS, NUMBER],
        MayClimb: [SEAT, NUMBER],
    },
    settling=[
        *[Deal, FirstPlayer, LayStairTile, LayStairSet, ShowTown],
        *[Round, SendAssistants, ThrowIn, Claiming, ChooseAssistant, Using, RiverBonuses],
        *[EndOfRound, RiverEvaluation, FishermenReturn, Provisions, NextSeason, PassFigure],
        *[Season, FinalScoring],
    ],
)
CONNECTION: Final = PARAGRAPHS[ConnectionBonus].kind

FACES: Final = sorted({*WEB_PRINTED, *STAIR_FACES})
FACE: Final = [FACES.index(bonus) + 1 if bonus in FACES else 0 for bonus in range(256)]
CROSSED: Final = [sum([entry <= space for entry in RAPIDS]) for space in range(16)]
LARGEST_LOSS: Final = 24  # by gates of the first workshop
POWER: Final = [1 << nth for nth in range(OASES)]
HOMES: Final = [POWER[HOME[colour]] if HOME[colour] != SOUK else 0 for colour in range(RED)] + [0]
"""The bit of the sector that keshis of each colour can fill."""


def discs(disc: list[int]) -> list[list[list[int]]]:
    """How many spectators face each space, by one more or not, and how far the disc is turned."""
    return [
        [[disc[(space - turned) % 8] + more for space in range(8)] for turned in range(8)]
        for more in (0, 1)
    ]


PINK_DISCS: Final = discs(DISC_PINK)
PURPLE_DISCS: Final = discs(DISC_PURPLE)

TABLE: Final = [
    Field("modules", 1, "bits", 5, "B2, staircase tiles, imam and sultan, purple, desert towns."),
    Field("new vendors wait", 1, "bits", 1, "A ruling."),
    Field("season", 1, "one of", 4, "None while the game is set up."),
    Field("round", 1, "one of", 5, "Within the season."),
    Field("office", 1, "one of", len(OFFICES) + 1, "The exchange office that is open."),
    Field("offices to come", 2, "bits", 6, "Which may still open."),
    Field("shops", SHOPS, "one of", LUXURIES + 1, "The luxury good that lies face up in each."),
    Field("unseen oases", 4, "bits", 8, "Which have not been discovered."),
    Field("offered oases", 4, "bits", 8, "Which the winner of river tile 02 chooses from."),
    Field("towns on display", 2, "bits", 6, "Desert towns that can be chosen."),
    Field("waiting escorts", 2, "number", 16, "The steps of sultan and imam, counted from 1."),
    Field("kept", 12, "number", 2, "Keshis that somebody has laid aside, by colour."),
    Field("river tiles", 3, "one of", RIVER_SIDES + 1, "The side that is up, by season."),
    Field("shop stacks", SHOPS, "number", 4, "How many luxury goods lie below, by shop."),
    Field("lodged", 12, "number", 4, "Keshis in the tower before the throw, by colour."),
    Field("base", 12, "number", 3, "Keshis in the tower's base, by colour."),
    Field("gates", 12 * WORKSHOPS, "number", 2, "Those on offer, by workshop, then by colour."),
    Field("web", len(COVERABLE), "one of", len(FACES) + 1, "Staircase tiles, from bottom left."),
    *agenda_fields(MOST, len(FRAMES), SEATS, THINGS, 8),
]
SEAT_FIELDS: Final = [
    Field("here", 1, "bits", 1, "Somebody sits there."),
    Field("order", 1, "one of", SEATS + 1, "The place in the order of the round."),
    Field("roles", 1, "bits", 5, "Is asked, has the figure, sultan, imam, the crocodile."),
    Field("hand", 2, "bits", 6, "Keshis behind the screen, by colour."),
    Field("selected", 1, "number", 3, "How many keshis are selected for this round."),
    Field("selection", 2, "bits", 6, "Which, once it is known, by colour."),
    Field("assistants", 2, "bits", 5, "By sector."),
    Field("assistants in the souk", 1, "number", 3, "How many wait there."),
    Field("vendors", 2, "bits", 5, "By sector."),
    Field("resting", 2, "bits", 5, "Vendors who bring no water before the next turn."),
    Field("entertainers", 1, "bits", 8, "By space of the main square."),
    Field("caravans", 3, "number", 3, "At the start oasis, on the left and the right path."),
    Field("left oases", PATH, "one of", OASES + 1, "Discovered beside each space of the path."),
    Field("right oases", PATH, "one of", OASES + 1, "Discovered beside each space of the path."),
    Field("storage track", 3, "one of", 13, "The colour on each of its keshi spaces."),
    Field("claimed oases", 4, "bits", 8, "Which."),
    Field("town", 2, "one of", TOWNS + 1, "At the end of the left and of the right path."),
    Field("claimed towns", 1, "bits", 2, "Left, right."),
    Field("gates", len(GATE_SPACES), "one of", 13, "The colour beside each sector but the medina."),
    Field("kept", 2, "bits", 6, "Colours of keshis that are laid aside."),
    Field("may refresh", 1, "bits", 1, "Neither refreshed nor bought scrolls in this round."),
    Field("luxuries", 5, "bits", 5, "Which luxury goods are owned, by kind."),
    Field("stairs", 2, "number", 16, "Steps of courtier and student: palace, mosque."),
    Field("segments", 2, "one of", 6, "In which they stand."),
    Field("river", 1, "number", 12, "The space of the fisherman."),
    Field("rapids", 1, "one of", 5, "How many are crossed."),
    Field("ahead", 1, "number", 3, "How many fishermen are ahead of this one."),
    Field("moved", 1, "bits", 1, "Whether he has made a step in this season."),
    Field("provisions", 2, "bits", 6, "Tiles that are face up."),
    Field("face down", 1, "number", 3, "How many are not."),
    Field("own face down", 2, "bits", 6, "Which: only one's own are known."),
    Field("turning", 1, "one of", 2 + len(PROVISIONS), "Chosen to be turned up: in secret, which."),
    Field("stock", 3, "number", 5, "Water, dates, dinars."),
    Field("keshis", 12, "number", 8, "On the board, by colour."),
    Field("spectators", 8, "number", 3, "How many face each space; none before the disc lies."),
    Field("scrolls", 9, "bits", 8, "Which are owned."),
    Field("points", 1, "number", 60, "So far; 24 more, for they may be lost before any are won."),
    Field("sectors", 1, "number", 20, "Points of filled sectors at the end."),
    Field("oases", 1, "number", 20, "Points of the best claimed oases, as things stand."),
    Field("leftovers", 1, "number", 5, "Points for what would be left over."),
    Field("towns", 1, "number", 10, "Points of claimed desert towns, as things stand."),
    Field("discovered", 1, "number", 10, "What the discovered oases would be worth."),
]
PLACE: Final = [
    Field("scroll", 1, "one of", LAST_SCROLL + 1, "That lies face up on a stack."),
    Field("unseen", 1, "number", 6, "How many that nobody has seen lie below it."),
    Field("known", KNOWN, "one of", LAST_SCROLL + 1, "What lies below those, from the top."),
]
NEAR: Final = [
    [
        [other for other in STACKS_OF[group_of_stack(stack)] if other != stack]
        for stack in range(STACKS)
    ]
]
"""Stacks of the same colour."""


def encode(s: Marrakesh, viewer: int) -> bytes:
    """The row of a position as this seat knows it, whether it is one or the seat's view of it."""
    seats = len(s.players)
    row = BytesWriter()
    say_once(row, s, viewer, seats)
    selecting = view.someone_selects(s)
    for nth in range(seats):
        seat = (viewer + nth) % seats
        say_of_seat(row, s, seat, seat == viewer, selecting)
    row.write(NOBODY[seats])
    say_of_stacks(row, s)
    return row.getvalue()


def say_once(row: BytesWriter, s: Marrakesh, viewer: int, seats: int) -> None:
    oases, offered, towns = bits_of(s.oasis_bag), bits_of(s.offered_oases), bits_of(s.town_display)
    shops = s.shops
    kept = [0] * 12
    for player in s.players:
        for colour in player.kept:
            kept[colour] += 1
    row.append(modules(s))
    row.append(1 if s.ruling_new_vendors_wait else 0)
    row.append(s.season)
    row.append(s.round)
    row.append(s.office + 1)
    row.append(s.office_bag & 63)
    row.append(s.office_bag >> 6)
    row.append(shops[0] + 1)
    row.append(shops[1] + 1)
    row.append(shops[2] + 1)
    row.append(shops[3] + 1)
    row.append(shops[4] + 1)
    row.append(oases & 255)
    row.append(oases >> 8 & 255)
    row.append(oases >> 16 & 255)
    row.append(oases >> 24)
    row.append(offered & 255)
    row.append(offered >> 8 & 255)
    row.append(offered >> 16 & 255)
    row.append(offered >> 24)
    row.append(towns & 63)
    row.append(towns >> 6)
    row.append(s.escort_steps[ON_PALACE] + 1)
    row.append(s.escort_steps[ON_MOSQUE] + 1)
    say(row, kept)
    say(row, s.river_tiles)
    say(row, NO_RIVER_TILES[len(s.river_tiles)])
    say(row, s.shop_stacks)
    say(row, s.lodged)
    say(row, s.base)
    say(row, s.workshops)
    if s.staircase_tiles:
        for bonus in s.web[COVERABLE.start : COVERABLE.stop]:
            row.append(FACE[bonus])
    else:
        row.write(NO_TILES)
    say_to_do(row, s, viewer, seats)


def modules(s: Marrakesh) -> int:
    return (
        int(s.tower_b2)
        | int(s.staircase_tiles) << 1
        | int(s.imam_sultan) << 2
        | int(s.purple_spectators) << 3
        | int(s.desert_towns) << 4
    )


def say_to_do(row: BytesWriter, s: Marrakesh, viewer: int, seats: int) -> None:
    say_agenda(row, s, PARAGRAPHS, MOST, viewer, seats)
    for nth in range(MOST):
        if row[TO_DO + nth] == CONNECTION:
            bonus = s.agenda[len(s.agenda) - 1 - nth]
            assert isinstance(bonus, ConnectionBonus)
            row[TO_DO + 4 * MOST + nth] = taken_of(bonus)


def taken_of(bonus: ConnectionBonus) -> int:
    """Which entries of the line are gone: its spaces, then its ends."""
    taken = bonus.taken
    bits = taken >> len(WEB_PRINTED)
    for space in LINE_SPACES[bonus.line]:
        bits = bits << 1 | taken >> space & 1
    return bits


def bits_of(tiles: list[int]) -> int:
    """Different tiles that are numbered from 1, a bit each."""
    bits: i64 = 0
    one: i64 = 1
    for tile in cast("list[i64]", tiles):
        bits |= one << (tile - 1)
    return bits


def say_of_seat(row: BytesWriter, s: Marrakesh, seat: int, own: bool, selecting: bool) -> None:
    me = s.players[seat]
    active, picked, kept, sent, face_down, turning = 0, 0, 0, 0, 0, 0
    for tile in me.active:
        active += POWER[tile]
    if own or not selecting:
        for colour in me.picked:
            picked += POWER[colour]
    for colour in me.kept:
        kept |= POWER[colour]
    for sector, waiting in enumerate(me.assistants):
        if waiting:
            sent += POWER[sector]
    if own:
        for tile in me.face_down:
            face_down += POWER[tile]
    if me.turning != NONE:
        turning = me.turning + 2 if own else 1
    spectators = NO_DISC
    if me.disc != NONE:
        discs = PURPLE_DISCS if s.purple_spectators else PINK_DISCS
        spectators = discs[me.scrolls[31]][me.disc]
    hand, vendors, resting, luxuries = me.hand, me.vendors, me.resting, me.luxuries
    palace, mosque = me.stairs[ON_PALACE], me.stairs[ON_MOSQUE]
    stored = bits_of(me.stored)
    camps, track, gates = me.oases, me.track, me.gates
    row.append(1)
    row.append((seat - s.camel) % len(s.players) + 1)
    row.append(roles(s, seat))
    row.append(hand & 63)
    row.append(hand >> 6)
    row.append(len(me.picked))
    row.append(picked & 63)
    row.append(picked >> 6)
    row.append(sent & 31)
    row.append(sent >> 5)
    row.append(me.assistants[SOUK])
    row.append(vendors & 31)
    row.append(vendors >> 5)
    row.append(resting & 31)
    row.append(resting >> 5)
    row.append(me.square)
    row.append(me.start)
    row.append(me.left)
    row.append(me.right)
    row.append(max(camps[LEFT], 0))
    row.append(max(camps[LEFT + 1], 0))
    row.append(max(camps[LEFT + 2], 0))
    row.append(max(camps[RIGHT], 0))
    row.append(max(camps[RIGHT + 1], 0))
    row.append(max(camps[RIGHT + 2], 0))
    row.append(track[0] + 1)
    row.append(track[3] + 1)
    row.append(track[5] + 1)
    row.append(stored & 255)
    row.append(stored >> 8 & 255)
    row.append(stored >> 16 & 255)
    row.append(stored >> 24)
    row.append(max(me.towns[LEFT_PATH], 0))
    row.append(max(me.towns[RIGHT_PATH], 0))
    row.append(me.towns_claimed)
    row.append(gates[RIVER] + 1)
    row.append(gates[ORCHARD] + 1)
    row.append(gates[SOUK] + 1)
    row.append(gates[SQUARE] + 1)
    row.append(gates[MOSQUE] + 1)
    row.append(gates[PALACE] + 1)
    row.append(gates[MADRASA] + 1)
    row.append(gates[SAHARA] + 1)
    row.append(kept & 63)
    row.append(kept >> 6)
    row.append(1 if me.may_refresh else 0)
    row.append(luxuries & 31)
    row.append(luxuries >> 5 & 31)
    row.append(luxuries >> 10 & 31)
    row.append(luxuries >> 15 & 31)
    row.append(luxuries >> 20)
    row.append(palace)
    row.append(mosque)
    row.append(SEGMENT[palace] + 1)
    row.append(SEGMENT[mosque] + 1)
    row.append(me.river)
    row.append(CROSSED[me.river])
    row.append(ahead_of(s, me))
    row.append(1 if me.moved else 0)
    row.append(active & 63)
    row.append(active >> 6)
    row.append(len(me.face_down))
    row.append(face_down & 63)
    row.append(face_down >> 6)
    row.append(turning)
    say(row, me.stock)
    say(row, me.keshis)
    say(row, spectators)
    say_scrolls(row, me.scrolls)
    say_points(row, s, me)


def roles(s: Marrakesh, seat: int) -> int:
    return (
        int(seat in s.waiting)
        | int(s.figure == seat) << 1
        | int(s.escorted[ON_PALACE] == seat) << 2
        | int(s.escorted[ON_MOSQUE] == seat) << 3
        | int(s.crocodile == seat) << 4
    )


def say_points(row: BytesWriter, s: Marrakesh, me: Player) -> None:
    points = LARGEST_LOSS
    for some in me.points:
        points += some
    sectors = 0
    for colour, count in enumerate(me.keshis):
        if count == SPACES and me.vendors & HOMES[colour]:
            sectors += FILLED_POINTS
    _, claimed, leftovers = scoring.best_oases(me)
    towns = 0
    if me.towns_claimed:
        for _, worth in scoring.towns(s, me):
            towns += worth
    discovered = 0
    for oasis in me.oases:
        if oasis != NONE:
            discovered += oases.worth(me, oasis)
    row.append(capped(points))
    row.append(sectors)
    row.append(claimed)
    row.append(capped(leftovers))
    row.append(towns)
    row.append(discovered)


def say_scrolls(row: BytesWriter, scrolls: list[int]) -> None:
    """Eight of them in each number, the first as its lowest bit."""
    owned = cast("list[i64]", scrolls)
    for first in range(1, LAST_SCROLL, 8):
        bits: i64 = 0
        for nth in range(8):
            bits |= owned[first + nth] << nth
        number: int = bits
        row.append(number)


def ahead_of(s: Marrakesh, me: Player) -> int:
    """How many fishermen are farther, or came earlier to the same space."""
    n = 0
    for player in s.players:
        earlier = player.river == me.river and player.arrival < me.arrival
        if earlier or player.river > me.river:
            n += 1
    return n


def say_of_stacks(row: BytesWriter, s: Marrakesh) -> None:
    """Scrolls that were put below lie lowest, so that whatever nobody has seen is on top."""
    row.write(NO_SCROLLS)
    for nth, scroll in enumerate(s.academies):
        if scroll != NONE:
            row[FACE_UP + nth] = scroll
    for nth, stack in enumerate(s.stacks):
        unseen = len(stack)
        if unseen and stack[0] != HIDDEN:
            unseen = stack.count(HIDDEN)
            known = stack[: len(stack) - unseen]
            known.reverse()
            for below, scroll in enumerate(known[:KNOWN]):
                row[FACE_UP + 2 * STACKS + KNOWN * nth + below] = scroll
        row[FACE_UP + STACKS + nth] = unseen


TO_DO: Final = numbers(TABLE) - 5 * MOST
FACE_UP: Final = numbers(TABLE) + SEATS * numbers(SEAT_FIELDS)
NO_SCROLLS: Final = bytes(STACKS * (2 + KNOWN))
NO_RIVER_TILES: Final = [[0, 0, 0], [0, 0], [0], []]
NO_TILES: Final = bytes(len(COVERABLE))
NO_DISC: Final = [0] * 8
NOBODY: Final = [bytes((SEATS - seats) * numbers(SEAT_FIELDS)) for seats in range(SEATS + 1)]
"""At the seats that are left."""
ENCODING: Final = Encoding(1, TABLE, SEAT_FIELDS, SEATS, PLACE, STACKS, NEAR, encode)
