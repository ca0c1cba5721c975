"""2.5 Carry out the action of the tile: oasis, village, markets and sacred places."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import (
    AROUND,
    DJINN,
    DONE,
    HAGIS,
    LAMIA,
    LARGE_MARKET,
    LARGE_MARKET_PRICE,
    LARGE_MARKET_WINDOW,
    NEIGHBOURS,
    OASIS,
    ROW,
    SMALL_MARKET,
    SMALL_MARKET_PRICE,
    SMALL_MARKET_WINDOW,
    TILE,
    VILLAGE,
    djinn_of,
    nth_of,
    tile_of,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.djinns_watching import gain_djinn, palace_placed
from majlis.games.five_tribes.rules.payment import BUYING, Pay, can_pay, might_pay, use
from majlis.games.five_tribes.state import Sultanate, changed
from majlis.kernel.frame import ForSeat, Frame, ToSeat

PALM: Final = 0
PALACE: Final = 1


class TileAction(ForSeat[Sultanate]):
    """2.5: do what the last tile of the sowing is for, whether or not it was won. Palms and palaces
    must be placed, everything else is a choice."""

    def run(self, s: Sultanate) -> None:
        tile = s.path[-1]
        kind = s.kinds[tile]
        if kind == OASIS:
            s.then(Place(self.player, tile, PALM))
        elif kind == VILLAGE:
            s.then(Place(self.player, tile, PALACE))
        elif kind == SMALL_MARKET:
            s.then(SmallMarket(self.player))
        elif kind == LARGE_MARKET:
            s.then(LargeMarket(self.player))
        else:
            s.then(SacredPlace(self.player))


def carrier(piece: int) -> int:
    """The djinn that carries such a piece to a neighbouring tile."""
    return LAMIA if piece == PALM else HAGIS


class Place(Frame[Sultanate]):
    """Oasis and village: place a palm or a palace on the tile. If none is left, nothing happens."""

    def __init__(self, player: int, tile: int, piece: int) -> None:
        self.player: Final = player
        self.tile: Final = tile
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.player, self.tile, self.piece)

    def run(self, s: Sultanate) -> None:
        left = s.palms_left if self.piece == PALM else s.palaces_left
        if not left:
            return
        me = s.players[self.player]
        djinn = carrier(self.piece)
        if me.may_use(djinn) and might_pay(me, djinn):
            s.then(PlaceBeside(self.player, self.tile, self.piece))
        else:
            s.then(SetDown(self.player, self.tile, self.tile, self.piece))


class PlaceBeside(ToSeat[Sultanate]):
    """Lamia and Hagis: for an elder or a fakir the palm or palace may be placed on a neighbouring
    tile instead, whatever stands there (rulings 23 and 24)."""

    PRIVATE = True

    def __init__(self, player: int, tile: int, piece: int) -> None:
        super().__init__(player)
        self.tile: Final = tile
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.player, self.tile, self.piece)

    def djinn(self) -> int:
        return carrier(self.piece)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        options = [TILE + self.tile]
        if can_pay(s.players[seat], self.djinn()):
            around = AROUND if s.ruling_diagonal_neighbours else NEIGHBOURS
            options += [TILE + near for near in around[self.tile]]
            options.sort()
        return options

    def usual(self, s: Sultanate, seat: int) -> int:
        """Where it belongs: the djinn must be paid."""
        return TILE + self.tile

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        tile = tile_of(action)
        if tile != self.tile:
            use(s, seat, self.djinn())
        s.then(SetDown(seat, tile, self.tile, self.piece))


class SetDown(Frame[Sultanate]):
    """The palm or palace is placed: on its own tile, or where Lamia or Hagis has sent it."""

    def __init__(self, player: int, tile: int, instead_of: int, piece: int) -> None:
        self.player: Final = player
        self.tile: Final = tile
        self.instead_of: Final = instead_of
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.player, self.tile, self.instead_of, self.piece)

    def run(self, s: Sultanate) -> None:
        tile = self.tile
        if self.piece == PALM:
            s.palms_left -= 1
            s.palms = changed(s.palms, tile, s.palms[tile] + 1)
            s.note(notes.PALM, self.player, tile, self.instead_of)
        else:
            s.palaces_left -= 1
            s.palaces = changed(s.palaces, tile, s.palaces[tile] + 1)
            s.note(notes.PALACE, self.player, tile, self.instead_of)
            palace_placed(s, self.player)


def buy(s: Sultanate, seat: int, nth: int, price: int) -> None:
    """Pay, and take a card."""
    s.players[seat].coins -= price
    take(s, seat, nth, price)


def buy_two(s: Sultanate, seat: int, first: int, second: int) -> None:
    """Pay 6, and take both cards: the further one first, so that the other keeps its place."""
    s.players[seat].coins -= LARGE_MARKET_PRICE
    take(s, seat, second, 0)
    take(s, seat, first, LARGE_MARKET_PRICE)


def take(s: Sultanate, seat: int, nth: int, paid: int) -> None:
    """A bought card leaves the row; the gap closes, no new card is added."""
    kind = s.row.pop(nth)
    s.players[seat].cards[kind] += 1
    s.note(notes.BOUGHT, seat, kind, nth, paid)


class SmallMarket(ToSeat[Sultanate]):
    """Small market: pay 3 and take one of the first three cards of the row, if you like."""

    DECLINE = DONE

    def lapses(self, s: Sultanate) -> bool:
        return not s.row or s.players[self.player].coins < SMALL_MARKET_PRICE

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [*range(ROW, ROW + min(SMALL_MARKET_WINDOW, len(s.row))), DONE]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action != DONE:
            buy(s, seat, nth_of(action), SMALL_MARKET_PRICE)


class LargeMarket(ToSeat[Sultanate]):
    """Large market: pay 6 and take two of the first six cards of the row, if you like. If only one
    is left, it still costs 6. The first card pointed at is the one nearer the start of the row."""

    SET = True
    DECLINE = DONE

    def lapses(self, s: Sultanate) -> bool:
        return not s.row or s.players[self.player].coins < LARGE_MARKET_PRICE

    def options(self, s: Sultanate, seat: int) -> list[int]:
        window = min(LARGE_MARKET_WINDOW, len(s.row))
        return [*range(ROW, ROW + max(1, window - 1)), DONE]

    def members(self, s: Sultanate, seat: int) -> dict[int, int]:
        window = min(LARGE_MARKET_WINDOW, len(s.row))
        return dict.fromkeys([*range(ROW, ROW + window), DONE], 1)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == DONE:
            return
        if len(s.row) > 1:
            s.then(SecondCard(seat, nth_of(action)))
        else:
            buy(s, seat, nth_of(action), LARGE_MARKET_PRICE)


class SecondCard(ToSeat[Sultanate]):
    """Large market: the second card; both must be taken (ruling 43)."""

    CONTINUES = True
    JOINED = True
    SET = True

    def __init__(self, player: int, first: int) -> None:
        super().__init__(player)
        self.first: Final = first

    def args(self) -> tuple[int, ...]:
        return (self.player, self.first)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        window = min(LARGE_MARKET_WINDOW, len(s.row))
        return list(range(ROW + self.first + 1, ROW + window))

    def members(self, s: Sultanate, seat: int) -> dict[int, int]:
        return dict.fromkeys(self.options(s, seat), 1)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        buy_two(s, seat, self.first, nth_of(action))


class SacredPlace(ToSeat[Sultanate]):
    """Sacred place: pay two elders, or an elder and a fakir, and take one of the face-up djinns, if
    you like. It is not replaced, and can be used at once."""

    PRIVATE = True
    DECLINE = DONE

    def lapses(self, s: Sultanate) -> bool:
        return not s.djinn_row or not might_pay(s.players[self.player], BUYING)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        if not can_pay(s.players[seat], BUYING):
            return [DONE]
        return [*sorted([DJINN + djinn for djinn in s.djinn_row]), DONE]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action != DONE:
            s.then(Pay(seat, BUYING), TakeDjinn(seat, djinn_of(action)))


class TakeDjinn(Frame[Sultanate]):
    """Sacred place: the djinn has been paid, and serves its new owner."""

    def __init__(self, player: int, djinn: int) -> None:
        self.player: Final = player
        self.djinn: Final = djinn

    def args(self) -> tuple[int, ...]:
        return (self.player, self.djinn)

    def run(self, s: Sultanate) -> None:
        nth = s.djinn_row.index(self.djinn)
        del s.djinn_row[nth]
        gain_djinn(s, self.player, self.djinn, nth)
