"""Positions for the tests, drawn as text.

A board has a line for each row of the sultanate that matters, with a cell for each column from A:

        A     B     C
    2   YW    .     G@1
    3   .     BB    R*^

Letters are meeples (`Y` vizier, `W` elder, `G` merchant, `B` builder, `R` assassin), `@1` is the
camel of seat 1, `*` a palm and `^` a palace. Tiles that are not drawn are empty; unless a test says
otherwise they are large markets, which are red. All meeples that stand nowhere are in the bag.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import majlis
from majlis.games.five_tribes.data import (
    CAMELS,
    CARD_COUNTS,
    CARDS,
    DJINN_CARDS,
    DJINNS,
    ELDER,
    FAKIR,
    MARKERS,
    MEEPLES,
    NAMES,
    PALACES,
    PALMS,
    PAY_FAKIR,
    SPOT,
    TILE_KINDS,
    TILES,
    TRACK_PRICES,
    VIZIER,
)
from majlis.games.five_tribes.rules.auction import Auction
from majlis.games.five_tribes.rules.rounds import CleanUp, Round, Turns
from majlis.games.five_tribes.state import Sultanate
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.game import Setting
from majlis.kernel.state import State

T = TypeVar("T")
LETTERS = "YWGBR"
KINDS = [name for name, _, _, _ in TILE_KINDS]
DJINN_NAMES = [name for name, _, _ in DJINN_CARDS]
PEOPLED = """
        A     B     C     D     E     F
    1   YW    YW    YW    GB    GB    GB
    2   YW    YW    YW    GB    GB    GB
    3   YW    YW    YW    GB    GB    GB
"""


class Draws:
    """Chance in hand: the wished outcomes in turn, then whatever comes first."""

    def __init__(self) -> None:
        self.wished: list[str] = []

    def __call__(self, state: State) -> int:
        if self.wished:
            return state.parse(self.wished.pop(0))
        return state.options(CHANCE)[0]


def sultanate(
    board: str = "",
    *,
    seats: int = 2,
    order: Sequence[int] = (0,),
    auction: bool = False,
    kinds: str = "",
    blue: str = "",
    coins: Sequence[int] = (),
    viziers: Sequence[int] = (),
    elders: Sequence[int] = (),
    fakirs: Sequence[int] = (),
    goods: Sequence[str] = (),
    djinns: Sequence[str] = (),
    camels: Sequence[int] = (),
    row: str = "",
    deck: str | None = None,
    discard: str = "",
    djinn_row: str = "",
    djinn_deck: str | None = None,
    djinn_discard: str = "",
    palms_left: int | None = None,
    palaces_left: int | None = None,
    draws: str = "",
    options: dict[str, Setting] | None = None,
) -> majlis.Match:
    """A position in which these seats' markers have yet to play, in this order; with `auction`,
    have yet to bid. The other markers have played already, and this is round 1.

    What belongs to players is given by seat; who is not named has 50 coins, all camels that are
    not drawn, and nothing else. `kinds` reads `C3=oasis`, `blue` names tiles that are sacred
    places. Cards that are not named are in the decks.
    """
    chance = Draws()
    match = majlis.Match.new("five-tribes", seats, options=options, script=chance)
    chance.wished = draws.split()
    s = table(match)
    lay_tiles(s, kinds, blue)
    for seat in range(seats):
        me = s.players[seat]
        me.coins = given(coins, seat, 50)
        me.viziers = given(viziers, seat, 0)
        me.elders = given(elders, seat, 0)
        me.cards = counted(CARDS, given(goods, seat, ""))
        me.cards[FAKIR] = given(fakirs, seat, 0)
        me.djinns = bits(given(djinns, seat, ""))
    draw_board(s, board)
    for seat in range(seats):
        placed = s.owners.count(seat)
        s.players[seat].camels = given(camels, seat, CAMELS[seats] - placed)
    s.palms_left = PALMS - sum(s.palms) if palms_left is None else palms_left
    s.palaces_left = PALACES - sum(s.palaces) if palaces_left is None else palaces_left
    put_cards(s, row, deck, discard)
    s.djinn_row = [DJINN_NAMES.index(name) for name in djinn_row.split()]
    s.djinn_discard = bits(djinn_discard)
    seen = s.djinn_discard | bits(djinn_row) | sum(player.djinns for player in s.players)
    s.djinn_deck = ((1 << DJINNS) - 1) & ~seen if djinn_deck is None else bits(djinn_deck)
    put_markers(s, list(order), auction)
    return match


def given(values: Sequence[T], seat: int, default: T) -> T:
    return values[seat] if seat < len(values) else default


def table(match: majlis.Match) -> Sultanate:
    assert isinstance(match.state, Sultanate)
    return match.state


def seen_by(match: majlis.Match, seat: int) -> Sultanate:
    return view_of(table(match), seat)


def view_of(s: Sultanate, seat: int) -> Sultanate:
    view = s.redact(seat)
    assert isinstance(view, Sultanate)
    return view


def tile(name: str) -> int:
    return NAMES.index(name)


def counted(names: Sequence[str], text: str) -> list[int]:
    """How often each name stands in the text."""
    words = Counter(text.split())
    assert set(words) <= set(names), f"unknown in {text!r}"
    return [words[name] for name in names]


def bits(djinns: str) -> int:
    return sum(1 << DJINN_NAMES.index(name) for name in djinns.split())


def lay_tiles(s: Sultanate, kinds: str, blue: str) -> None:
    s.kinds = [KINDS.index("large_market")] * TILES
    for name in blue.split():
        s.kinds[tile(name)] = KINDS.index("sacred_6")
    for name, kind in (pair.split("=") for pair in kinds.split()):
        s.kinds[tile(name)] = KINDS.index(kind)


def draw_board(s: Sultanate, board: str) -> None:
    s.owners = [NONE] * TILES
    s.palms = [0] * TILES
    s.palaces = [0] * TILES
    s.meeples = [0] * (5 * TILES)
    s.standing = [0] * 5
    for name, cell in cells_of(board):
        drawn = re.fullmatch(r"([YWGBR.]*)(@[0-3])?(\**)(\^*)", cell)
        assert drawn, f"{name} holds {cell!r}"
        for letter in drawn[1].replace(".", ""):
            s.stand(tile(name), LETTERS.index(letter))
        if drawn[2]:
            s.owners[tile(name)] = int(drawn[2][1])
        s.palms[tile(name)] = len(drawn[3])
        s.palaces[tile(name)] = len(drawn[4])
    standing = [sum(s.meeples[tribe::5]) for tribe in range(5)]
    standing[VIZIER] += sum(player.viziers for player in s.players)
    standing[ELDER] += sum(player.elders for player in s.players)
    # A board to count sowings on may hold more of a colour than the box.
    s.bag = [max(0, count - out) for count, out in zip(MEEPLES, standing, strict=True)]


def cells_of(board: str) -> Iterable[tuple[str, str]]:
    """The tiles that are drawn, each with what is drawn there."""
    for line in board.splitlines():
        if line.strip() and line.split()[0].isdigit():
            row, *cells = line.split()
            yield from (
                (f"{letter}{row}", cell) for letter, cell in zip("ABCDEF", cells, strict=False)
            )


def put_cards(s: Sultanate, row: str, deck: str | None, discard: str) -> None:
    s.row = [CARDS.index(name) for name in row.split()]
    s.discard = counted(CARDS, discard)
    if deck is not None:
        s.deck = counted(CARDS, deck)
        return
    s.deck = [
        count - s.row.count(kind) - s.discard[kind] - sum(p.cards[kind] for p in s.players)
        for kind, count in enumerate(CARD_COUNTS)
    ]
    assert min(s.deck) >= 0, "more cards than the box holds"


def put_markers(s: Sultanate, order: list[int], auction: bool) -> None:
    seats = len(s.players)
    others = [seat for seat in range(seats) for _ in range(MARKERS[seats] - order.count(seat))]
    s.turn_track = [NONE] * len(TRACK_PRICES)
    s.agenda = []
    s.settle()  # nothing waits any more of the game that was set up
    if auction:
        s.bid_track = order
        s.then(Auction())
    else:
        s.bid_track = others
        s.turn_track[: len(order)] = order
    s.then(Turns(), CleanUp(), Round(2))
    s.settle()


# -- looking ---------------------------------------------------------------------------------------


def may(match: majlis.Match) -> str:
    """What whoever is asked may answer."""
    return " ".join(match.labels(match.waiting[0]))


def asked(match: majlis.Match) -> str:
    """The question on the table, and who is asked: `Bid 0`."""
    return f"{type(match.state.question()).__name__} {match.waiting[0]}"


def asks(match: majlis.Match) -> list[str]:
    """Every question put so far, the one on the table included."""
    questions = [entry.question for entry in match.log]
    if not match.over:
        questions.append(match.state.question())
    return [type(question).__name__ for question in questions]


def meeples_on(match: majlis.Match, name: str) -> str:
    counts = table(match).meeples[5 * tile(name) : 5 * tile(name) + 5]
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) or "."


def camels_of(match: majlis.Match, seat: int) -> str:
    """The tiles this seat rules."""
    owners = table(match).owners
    return " ".join(name for name, owner in zip(NAMES, owners, strict=True) if owner == seat)


def cards_of(match: majlis.Match, seat: int) -> str:
    player = table(match).players[seat]
    return listed(player.holds(kind) for kind in range(len(CARDS)))


def listed(counts: Iterable[int]) -> str:
    """Cards by kind as words, one for each card."""
    return " ".join(name for name, count in zip(CARDS, counts, strict=True) for _ in range(count))


def row_of(match: majlis.Match) -> str:
    return " ".join(CARDS[kind] for kind in table(match).row)


def djinns_of(match: majlis.Match, seat: int) -> str:
    return named(table(match).players[seat].djinns)


def named(djinns: int) -> str:
    return " ".join(name for bit, name in enumerate(DJINN_NAMES) if djinns >> bit & 1)


def bag_of(match: majlis.Match) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, table(match).bag, strict=True))


def coins_of(match: majlis.Match) -> list[int]:
    return [player.coins for player in table(match).players]


def bidding(*order: int, **more: Any) -> majlis.Match:
    """These seats are about to bid in this order."""
    return sultanate(PEOPLED, seats=max(order) + 1, order=order, auction=True, **more)


def bids_of(s: Sultanate, seat: int, fakirs: int = 0) -> set[tuple[int, int, int]]:
    """Every bid that the seat can carry through: place, fakirs, price."""
    found = set()
    for action in s.options(seat):
        after = s.clone()
        after.apply(seat, action)
        if action == PAY_FAKIR:
            found |= bids_of(after, seat, fakirs + 1)
        else:
            paid = s.players[seat].coins - after.players[seat].coins
            found.add((TRACK_PRICES[action - SPOT], fakirs, paid))
    return found


def played_on(match: majlis.Match) -> None:
    """Answer whatever is asked: with `done` if that is possible, else with the first answer."""
    seat = match.waiting[0]
    legal = match.labels(seat)
    match.play(seat, "done" if "done" in legal else legal[0])


def play_order(match: majlis.Match) -> list[int]:
    """Who has a turn, in order, until the next auction."""
    turns: list[int] = []
    while not asked(match).startswith("Bid"):
        seat = table(match).active
        if not turns or len(table(match).bid_track) > len(turns):
            turns.append(seat)
        played_on(match)
    return turns
