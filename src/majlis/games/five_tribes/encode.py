"""What a seat knows of a position of Five Tribes, as numbers for networks.

Draws may be hidden (ruling 56): a card that only another player has seen is counted with the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from librt.strings import BytesWriter

from majlis.games.five_tribes.data import (
    AROUND,
    CARDS,
    COLUMNS,
    DISTANCE,
    DJINN_POINTS,
    DJINNS,
    ELDER_POINTS,
    FAKIR,
    FEWER_VIZIERS,
    GOODS,
    HAURVATAT,
    HAURVATAT_POINTS,
    JAFAAR,
    JAFAAR_POINTS,
    NEIGHBOURS,
    OASIS,
    PALACE_POINTS,
    PALM_POINTS,
    ROW_LENGTH,
    ROWS,
    SHAMHAT,
    SHAMHAT_POINTS,
    TILE_POINTS,
    TILES,
    VILLAGE,
    VIZIER_POINTS,
    is_meeple_on_tile,
    seat_of,
    tile_of,
    tribe_of,
)
from majlis.games.five_tribes.features import possible_ends, still_to_play
from majlis.games.five_tribes.rules.assassins import Assassinate, Kill, SecondVictim
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.rules.decks import (
    DrawCard,
    TakeTopCard,
    TurnUpDjinn,
    TurnUpResource,
)
from majlis.games.five_tribes.rules.djinns_called import (
    BuildAnywhere,
    CallMeeples,
    DrawMeeple,
    KeepDjinn,
    LookAtDjinn,
    PlantAnywhere,
    RuleEmptyTile,
    RulePeopledTile,
    UseDjinns,
)
from majlis.games.five_tribes.rules.payment import PayWith
from majlis.games.five_tribes.rules.preparation import DrawMarker, LayMeeple, LayTile
from majlis.games.five_tribes.rules.rounds import Move, Round
from majlis.games.five_tribes.rules.sale import AddToSet, SellGoods
from majlis.games.five_tribes.rules.scoring import (
    goods_points,
    opponents_with_fewer_viziers,
    wild_goods,
)
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple, reach
from majlis.games.five_tribes.rules.tiles import (
    LargeMarket,
    PlaceBeside,
    SacredPlace,
    SecondCard,
    SetDown,
    SmallMarket,
    TakeDjinn,
    TileAction,
)
from majlis.games.five_tribes.rules.tribes import AddFakir, TribeAction
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.encoding import (
    AS_IT_IS,
    Encoding,
    Field,
    Symmetry,
    capped,
    numbers,
    say,
    seen_from,
)
from majlis.kernel.frame import HIDDEN, NONE, Ask

if TYPE_CHECKING:
    from mypy_extensions import i64

SEATS: Final = 4
PLAIN: Final[list[type[Ask[Any]]]] = [
    LayTile,
    LayMeeple,
    DrawMarker,
    TurnUpResource,
    TurnUpDjinn,
    Bid,
    UseDjinns,
    ChooseTile,
    DropMeeple,
    SmallMarket,
    LargeMarket,
    SacredPlace,
    SellGoods,
    CallMeeples,
    BuildAnywhere,
    PlantAnywhere,
    RuleEmptyTile,
    RulePeopledTile,
    LookAtDjinn,
    KeepDjinn,
]
"""Questions of which nothing more is to be said than what the table shows."""
DETAILED: Final[list[type[Ask[Any]]]] = [
    BidWithFakirs,
    AddFakir,
    Assassinate,
    SecondVictim,
    PlaceBeside,
    SecondCard,
    AddToSet,
    PayWith,
    DrawMeeple,
    DrawCard,
]
QUESTIONS: Final = {ask: nth for nth, ask in enumerate(PLAIN + DETAILED, 1)}

# Tribes come in the order vizier, elder, merchant, builder, assassin; cards and djinns in that of
# `data`, a bit for every djinn.
TABLE: Final = [
    Field(
        "rulings",
        1,
        "bits",
        6,
        "A sowing may meet itself, Echidna doubles Kandicha's coins, Nekir counts meeples, "
        "diagonal neighbours, djinns once a round, hidden draws.",
    ),
    Field("round", 1, "number", 12, "The number of this one."),
    Field(
        "question",
        1,
        "one of",
        31,
        "Laying out a tile, a meeple, a marker; turning up a card, a djinn; bid; djinn to use; "
        "tile to sow, meeple to drop; small market, large market, sacred place; goods to sell; "
        "Anun-Nak's tile, Bouraq's village, Enki's oasis, Leta's tile, Utug's tile; djinn that "
        "Sibittis draws, djinn to keep; bid with fakirs; fakirs for builders; victim, second "
        "victim; where to place palm or palace; second card of the large market; more goods for "
        "the set; elder or fakir; meeple that Anun-Nak draws; card drawn for a djinn; none when "
        "the game is over.",
    ),
    Field("asked", 1, "one of", SEATS + 1, "Who answers; nobody when chance does."),
    Field("active", 1, "one of", SEATS + 1, "Whose turn it is; nobody's during the auction."),
    Field("to come", 1, "bits", 3, "In this turn: the sowing, the tribe's action, the tile's."),
    Field(
        "count",
        1,
        "number",
        4,
        "Builders or assassins at work, or meeples or cards that are still to be drawn.",
    ),
    Field("fakirs", 1, "number", 4, "Fakirs that help builders, or have lowered the bid so far."),
    Field(
        "djinn",
        1,
        "one of",
        DJINNS + 1,
        "The one to be paid, whether used or taken from the row, or the one that draws a card.",
    ),
    Field("victims", 2, "one of", 6, "The tribe of the victim, and of the second one."),
    Field("victim of", 1, "one of", SEATS + 1, "Whose vizier or elder it is, if anybody's."),
    Field("set", 2, "bits", 8, "Kinds of goods in the set that is being sold, eight and one."),
    Field("first card", 1, "one of", 7, "The place of the first card of the large market."),
    Field("looked at", 1, "number", 3, "Djinns that Sibittis has shown."),
    Field("ending", 1, "bits", 1, "The game ends with this round."),
    Field("builder coins", 1, "number", 20, "What builders have brought in this turn."),
    Field("palms left", 1, "number", 12, "Palms in the supply."),
    Field("palaces left", 1, "number", 10, "Palaces in the supply."),
    Field("djinn row", 3, "bits", 8, "The djinns face up."),
    Field("djinn deck", 3, "bits", 8, "The djinns that the viewer has not seen."),
    Field("djinn discard", 3, "bits", 8, "The djinns discarded."),
    Field("djinns shown", 3, "bits", 8, "Those of Sibittis, as far as the viewer sees them."),
    Field("hand", 5, "number", 3, "Meeples in the active player's hand, by tribe."),
    Field("bag", 5, "number", 10, "Meeples in the bag, by tribe."),
    Field("deck", 10, "number", 6, "Cards that the viewer has not seen, by kind."),
    Field("discard", 10, "number", 6, "Cards discarded, by kind."),
    Field("row", 9, "one of", 11, "The cards face up, from the start of the row."),
    Field("turn track", 9, "one of", SEATS + 1, "Whose marker is on each place, dearest first."),
    Field("bid track", 4, "one of", SEATS + 1, "Whose markers are there: to bid, or played."),
]
SEAT: Final = [
    Field("here", 1, "bits", 1, "Somebody sits there."),
    Field("coins", 1, "number", 50, "Coins it has."),
    Field("viziers", 1, "number", 5, "Viziers in front of the player."),
    Field("elders", 1, "number", 4, "Elders in front of the player."),
    Field("camels", 1, "number", 8, "Camels not placed yet."),
    Field("hidden", 1, "number", 3, "Cards in hand that only the player has seen."),
    Field("djinns", 3, "bits", 8, "Djinns that serve the player."),
    Field("used", 3, "bits", 8, "Those that may not be used again for now."),
    Field("kinds of goods", 1, "number", 9, "Different goods in hand, as far as they are known."),
    Field("oases", 1, "number", 3, "Oases that the player rules."),
    Field("villages", 1, "number", 3, "Villages that the player rules."),
    Field("turns", 1, "number", 2, "Turns to come in this round."),
    Field("next turn", 1, "number", 4, "When the first of them comes, 1 for the very next one."),
    Field("vizier points", 1, "number", 10, "Points for viziers."),
    Field("more viziers", 1, "number", 20, "Points for opponents who have fewer."),
    Field("elder points", 1, "number", 10, "Points for elders."),
    Field("djinn points", 1, "number", 20, "Points for djinns."),
    Field("tile points", 1, "number", 50, "Points for tiles."),
    Field("palm points", 1, "number", 15, "Points for palms on them."),
    Field("palace points", 1, "number", 15, "Points for palaces on them."),
    Field("goods points", 1, "number", 40, "Points for goods, as far as they are known."),
    Field("cards", 10, "number", 3, "Cards in hand that everybody has seen, by kind."),
    Field("unseen", 10, "number", 3, "The others: the viewer's own, everybody's at the end."),
]
PLACE: Final = [
    Field("meeples", 5, "number", 3, "Those that stand there, by tribe."),
    Field("kind", 1, "one of", 9, "Village, sacred place of 6, 10, 12, 15, oasis, markets."),
    Field("owner", 1, "one of", SEATS + 1, "Whose camel stands there."),
    Field("palms", 1, "number", 2, "Palms there."),
    Field("palaces", 1, "number", 2, "Palaces there."),
    Field(
        "ends",
        1,
        "bits",
        5,
        "Tribes with which this sowing, or else the next one, can end there without a loop.",
    ),
    Field(
        "in question",
        1,
        "bits",
        3,
        "In this turn: the last tile of the sowing so far, the one before it, and the tile of the "
        "victim or of what is to be placed.",
    ),
]
LAST: Final = 1
BEFORE: Final = 2
MEANT: Final = 4
TO_SOW: Final = 1
TO_ACT_AS_TRIBE: Final = 2
TO_ACT_ON_TILE: Final = 4

SEEN: Final = [
    [
        [*[seen_from(seat, viewer, seats) for seat in range(seats)], seen_from(NONE, 0, seats)]
        for viewer in range(seats)
    ]
    for seats in range(SEATS + 1)
]
"""How the viewer counts a seat, by the number of seats; the last one, at index NONE, is nobody."""


def worth(shift: int) -> list[int]:
    """The points of up to eight djinns, by their bits from `shift` on."""
    return [
        sum(DJINN_POINTS[djinn] for djinn in range(shift, DJINNS) if bits >> djinn - shift & 1)
        for bits in range(256)
    ]


WORTH: Final = [worth(0), worth(8), worth(16)]


def encode(s: Sultanate, viewer: int) -> bytes:
    """The row of a position as this seat knows it, whether it is one or the seat's view of it."""
    seats = len(s.players)
    seen = SEEN[seats][viewer]
    question = QUESTIONS[type(s.question())] if s.waiting else 0
    details = details_of(s) if question > len(PLAIN) else NO_DETAILS
    row = BytesWriter()
    say_once(row, s, viewer, question, details)
    say_of_cards(s, viewer, row)
    say_seats(row, s.turn_track, seen)
    say_seats(row, s.bid_track, seen)
    row.write(NOT_ON_BID_TRACK[len(s.bid_track)])
    order = still_to_play(s) if s.waiting else []
    for nth in range(seats):
        say_of_seat(s, (viewer + nth) % seats, viewer, order, row)
    row.write(NOBODY[seats])
    say(row, s.meeples)
    say_kinds(row, s.kinds)
    for _ in range(TILES - len(s.kinds)):
        row.append(0)
    say_seats(row, s.owners, seen)
    say(row, s.palms)
    say(row, s.palaces)
    say_ends(s, row)
    say_in_question(s, details.tile, row)
    return row.getvalue()


def say_seats(row: BytesWriter, seats: list[int], seen: list[int]) -> None:
    for seat in seats:
        row.append(seen[seat])


def say_kinds(row: BytesWriter, kinds: list[int]) -> None:
    """0 is none."""
    for kind in kinds:
        row.append(kind + 1)


class Details:
    """What a question is about, as far as the table does not show it."""

    def __init__(self) -> None:
        self.count = 0
        self.fakirs = 0
        self.djinn = NONE
        self.tile = NONE
        self.first_victim = NONE
        self.second_victim = NONE
        """Their tribes."""
        self.victim_of = NONE
        self.goods = 0
        self.first_card = NONE


NO_DETAILS: Final = Details()


def details_of(s: Sultanate) -> Details:
    about = Details()
    top = s.question()
    if isinstance(top, BidWithFakirs):
        about.fakirs = top.fakirs
    elif isinstance(top, AddFakir):
        about.count = top.builders
        about.fakirs = top.fakirs
    elif isinstance(top, Assassinate):
        about.count = top.assassins
    elif isinstance(top, SecondVictim):
        tell_victims(about, top.first, NONE)
    elif isinstance(top, PlaceBeside):
        about.tile = top.tile
    elif isinstance(top, SecondCard):
        about.first_card = top.first
    elif isinstance(top, AddToSet):
        about.goods = top.goods
    elif isinstance(top, DrawMeeple):
        about.count = top.left
        about.tile = top.tile
    elif isinstance(top, DrawCard):
        about.djinn = top.djinn
        about.count = 1
        for frame in s.agenda:
            if isinstance(frame, TakeTopCard):
                about.count += 1
    elif isinstance(top, PayWith):
        about.djinn = top.djinn
        paid_for = s.agenda[-2]
        if isinstance(paid_for, TakeDjinn):
            about.djinn = paid_for.djinn
        elif isinstance(paid_for, SetDown):
            about.tile = paid_for.tile
        elif isinstance(paid_for, Kill):
            tell_victims(about, paid_for.first, paid_for.second)
    return about


def tell_victims(about: Details, first: int, second: int) -> None:
    about.first_victim = tribe_of(first)
    if second != NONE:
        about.second_victim = tribe_of(second)
    if is_meeple_on_tile(first):
        about.tile = tile_of(first)
    else:
        about.victim_of = seat_of(first)


def say_once(row: BytesWriter, s: Sultanate, viewer: int, question: int, about: Details) -> None:
    """What is said once, up to the cards."""
    seats = len(s.players)
    row.append(rulings(s))
    row.append(this_round(s))
    row.append(question)
    row.append(seen_from(s.waiting[0], viewer, seats) if question else 0)
    row.append(seen_from(s.active, viewer, seats))
    row.append(still_to_come(s))
    row.append(about.count)
    row.append(about.fakirs)
    row.append(about.djinn + 1)
    row.append(about.first_victim + 1)
    row.append(about.second_victim + 1)
    row.append(seen_from(about.victim_of, viewer, seats))
    row.append(about.goods & 255)
    row.append(about.goods >> 8)
    row.append(about.first_card + 1)
    row.append(len(s.looked_at))
    row.append(int(s.ending))
    row.append(capped(s.builder_coins))
    row.append(s.palms_left)
    row.append(s.palaces_left)


def say_of_cards(s: Sultanate, viewer: int, row: BytesWriter) -> None:
    """From the djinns in their row to the cards in theirs."""
    deck, djinn_deck = s.deck, s.djinn_deck
    secret = s.ruling_hidden_hands and len(s.waiting) > 0
    if secret:
        deck = deck.copy()
        for seat in range(len(s.players)):
            if seat != viewer and s.players[seat].hidden:
                unseen = s.players[seat].unseen
                for kind in range(len(deck)):
                    deck[kind] += unseen[kind]
    shown = 0
    for djinn in s.looked_at:
        if djinn == HIDDEN:
            continue
        if secret and s.active != viewer:
            djinn_deck |= 1 << djinn
        else:
            shown |= 1 << djinn
    face_up = 0
    for djinn in s.djinn_row:
        face_up |= 1 << djinn
    discarded = s.djinn_discard
    row.append(face_up & 255)
    row.append(face_up >> 8 & 255)
    row.append(face_up >> 16)
    row.append(djinn_deck & 255)
    row.append(djinn_deck >> 8 & 255)
    row.append(djinn_deck >> 16)
    row.append(discarded & 255)
    row.append(discarded >> 8 & 255)
    row.append(discarded >> 16)
    row.append(shown & 255)
    row.append(shown >> 8 & 255)
    row.append(shown >> 16)
    say(row, s.hand)
    say(row, s.bag)
    say(row, deck)
    say(row, s.discard)
    say_kinds(row, s.row)
    row.write(NOT_IN_ROW[len(s.row)])


def rulings(s: Sultanate) -> int:
    return (
        int(s.ruling_loop_self_match)
        | int(s.ruling_echidna_doubles_kandicha) << 1
        | int(s.ruling_nekir_per_meeple) << 2
        | int(s.ruling_diagonal_neighbours) << 3
        | int(s.ruling_djinns_once_a_round) << 4
        | int(s.ruling_hidden_hands) << 5
    )


def this_round(s: Sultanate) -> int:
    """The next one waits at the bottom of the agenda."""
    if not s.agenda:
        return 0
    bottom = s.agenda[0]
    return capped(bottom.number - 1) if isinstance(bottom, Round) else 0


def still_to_come(s: Sultanate) -> int:
    """Which steps of this turn still wait: djinns may be used before each of them, so it is these
    that tell where the turn stands."""
    to_come = 0
    if s.active == NONE:
        return to_come
    for frame in s.agenda:
        if isinstance(frame, Move):
            to_come |= TO_SOW
        elif isinstance(frame, TribeAction):
            to_come |= TO_ACT_AS_TRIBE
        elif isinstance(frame, TileAction):
            to_come |= TO_ACT_ON_TILE
    return to_come


def say_of_seat(s: Sultanate, seat: int, viewer: int, order: list[int], row: BytesWriter) -> None:
    me = s.players[seat]
    tile_points = palms = palaces = oases = villages = 0
    for tile in range(TILES):
        if s.owners[tile] == seat:
            kind = s.kinds[tile]
            tile_points += TILE_POINTS[kind]
            if kind == OASIS:
                oases += 1
            elif kind == VILLAGE:
                villages += 1
            palms += s.palms[tile]
            palaces += s.palaces[tile]
    cards, unseen = me.cards, NO_CARDS
    if me.hidden and (seat == viewer or not s.waiting):
        cards, unseen = all_cards(me), me.unseen
    kinds = 0
    for kind in range(GOODS):
        if cards[kind]:
            kinds += 1
    wild = wild_goods(me, cards[FAKIR])
    turns = next_turn = 0
    for nth in range(len(order)):
        if order[nth] == seat:
            turns += 1
            if not next_turn:
                next_turn = nth + 1
    djinns, used = me.djinns, me.used
    row.append(1)
    row.append(capped(me.coins))
    row.append(me.viziers)
    row.append(me.elders)
    row.append(me.camels)
    row.append(me.hidden)
    row.append(djinns & 255)
    row.append(djinns >> 8 & 255)
    row.append(djinns >> 16)
    row.append(used & 255)
    row.append(used >> 8 & 255)
    row.append(used >> 16)
    row.append(kinds)
    row.append(oases)
    row.append(villages)
    row.append(turns)
    row.append(next_turn)
    row.append(me.viziers * (JAFAAR_POINTS if me.has(JAFAAR) else VIZIER_POINTS))
    row.append(FEWER_VIZIERS * opponents_with_fewer_viziers(s, me.viziers))
    row.append(me.elders * (SHAMHAT_POINTS if me.has(SHAMHAT) else ELDER_POINTS))
    row.append(WORTH[0][djinns & 255] + WORTH[1][djinns >> 8 & 255] + WORTH[2][djinns >> 16])
    row.append(tile_points)
    row.append(palms * (HAURVATAT_POINTS if me.has(HAURVATAT) else PALM_POINTS))
    row.append(palaces * PALACE_POINTS)
    row.append(capped(goods_points(cards, wild)) if kinds or wild else 0)
    say(row, me.cards)
    say(row, unseen)


def all_cards(me: Player) -> list[int]:
    return [me.holds(kind) for kind in range(len(CARDS))]


def say_ends(s: Sultanate, row: BytesWriter) -> None:
    """For every tile the tribes with which a sowing can end there, a bit each."""
    if s.waiting and isinstance(s.question(), DropMeeple):
        masks = ends_of_this_sowing(s)
    else:
        masks = possible_ends(s)
    viziers, elders, merchants, builders, assassins = cast("list[i64]", masks)
    for _tile in range(TILES):
        tribes: int = (  # what is appended must not be a machine int
            viziers & 1
            | (elders & 1) << 1
            | (merchants & 1) << 2
            | (builders & 1) << 3
            | (assassins & 1) << 4
        )
        row.append(tribes)
        viziers >>= 1
        elders >>= 1
        merchants >>= 1
        builders >>= 1
        assassins >>= 1


def ends_of_this_sowing(s: Sultanate) -> list[int]:
    """The same as `features.possible_ends`, of the meeples that are in hand."""
    here = s.path[-1]
    before = s.path[-2] if len(s.path) > 1 else here
    viziers, elders, merchants, builders, assassins = s.hand
    there = reach(viziers + elders + merchants + builders + assassins, here, before)
    matching = s.standing if s.ruling_loop_self_match else s.standing_before
    return [matching[tribe] & there if s.hand[tribe] else 0 for tribe in range(5)]


def say_in_question(s: Sultanate, meant: int, row: BytesWriter) -> None:
    """For every tile what it has to do with this turn."""
    row.write(NOWHERE)
    if meant != NONE:
        row[IN_QUESTION + meant] = MEANT
    path = s.path
    if path and s.active != NONE:
        last = IN_QUESTION + path[-1]
        row[last] = row[last] | LAST
        if len(path) > 1:
            before = IN_QUESTION + path[-2]
            row[before] = row[before] | BEFORE


def symmetries() -> list[Symmetry]:
    """The board can be looked at from either side, and in a mirror."""
    return [mirrored(across, along) for along in (False, True) for across in (False, True)]


def mirrored(across: bool, along: bool) -> Symmetry:
    columns = list(range(numbers(TABLE) + SEATS * numbers(SEAT)))
    for field in PLACE:
        first = len(columns)
        for tile in range(TILES):
            row, column = divmod(tile, COLUMNS)
            if along:
                row = ROWS - 1 - row
            if across:
                column = COLUMNS - 1 - column
            at = first + (row * COLUMNS + column) * field.count
            columns += range(at, at + field.count)
    return Symmetry(columns, [AS_IT_IS] * len(columns))


NO_CARDS: Final = [0] * len(CARDS)
NOWHERE: Final = bytes(TILES)
NOT_IN_ROW: Final = [bytes(ROW_LENGTH - cards) for cards in range(ROW_LENGTH + 1)]
NOT_ON_BID_TRACK: Final = [bytes(4 - markers) for markers in range(5)]
NOBODY: Final = [bytes((SEATS - seats) * numbers(SEAT)) for seats in range(SEATS + 1)]
ENDS: Final = numbers(TABLE) + SEATS * numbers(SEAT) + TILES * numbers(PLACE[:-2])
IN_QUESTION: Final = ENDS + TILES
ENCODING: Final = Encoding(
    1,
    TABLE,
    SEAT,
    SEATS,
    PLACE,
    TILES,
    [
        NEIGHBOURS,
        [[other for other in range(TILES) if DISTANCE[tile][other] == 2] for tile in range(TILES)],
        [[other for other in range(TILES) if DISTANCE[tile][other] == 3] for tile in range(TILES)],
        [[o for o in AROUND[tile] if o not in NEIGHBOURS[tile]] for tile in range(TILES)],
    ],
    encode,
    symmetries,
)
