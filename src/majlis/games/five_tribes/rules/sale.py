"""2.6 Sell goods, if you like; the last moment of a turn, and the last one for djinns."""

from __future__ import annotations

from typing import Final

from majlis.games.five_tribes.data import CARD, DONE, GOODS, SET_VALUES, card_of, djinn_of, is_djinn
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.djinns_called import call, might_call, on_call
from majlis.games.five_tribes.rules.payment import discard
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.frame import ToSeat


def goods_from(me: Player, first: int) -> list[int]:
    """The goods in hand of this kind and those after it, as answers."""
    return [CARD + kind for kind in range(first, GOODS) if me.holds(kind)]


def might_hold_goods(me: Player, first: int) -> bool:
    """Whether there are such goods in hand, for all that the others know."""
    if me.hidden and first < GOODS:
        return True
    return any(me.cards[kind] for kind in range(first, GOODS))


class SellGoods(ToSeat[Sultanate]):
    """2.6: after the actions a player may sell goods, but no fakirs, in sets of different ones; and
    use djinns. One set after the other: point at its first good."""

    PRIVATE = True
    DECLINE = DONE

    def lapses(self, s: Sultanate) -> bool:
        return not might_hold_goods(s.players[self.player], 0) and not might_call(s, self.player)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [*on_call(s, seat), *goods_from(s.players[seat], 0), DONE]

    def usual(self, s: Sultanate, seat: int) -> int:
        """Sets grow, and are worth the same in the end."""
        return DONE

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == DONE:
            return
        if is_djinn(action):
            call(s, seat, djinn_of(action))
        else:
            put_into_set(s, seat, 0, card_of(action))
        s.then(self)


class AddToSet(ToSeat[Sultanate]):
    """2.6: all cards of a set are different; they are pointed at in the order of their kinds."""

    PRIVATE = True
    CONTINUES = True
    SET = True

    def __init__(self, player: int, goods: int) -> None:
        super().__init__(player)
        self.goods: Final = goods

    def args(self) -> tuple[int, ...]:
        return (self.player, self.goods)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [*goods_from(s.players[seat], self.goods.bit_length()), DONE]

    def members(self, s: Sultanate, seat: int) -> dict[int, int]:
        return dict.fromkeys(self.options(s, seat), 1)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action == DONE:
            sell(s, seat, self.goods)
        else:
            put_into_set(s, seat, self.goods, card_of(action))


def put_into_set(s: Sultanate, seat: int, goods: int, kind: int) -> None:
    """Discard a good for the set, and go on with it as long as there may be more."""
    discard(s, seat, kind)
    goods |= 1 << kind
    if might_hold_goods(s.players[seat], kind + 1):
        s.then(AddToSet(seat, goods))
    else:
        sell(s, seat, goods)


def sell(s: Sultanate, seat: int, goods: int) -> None:
    """The bank pays for the set by its size."""
    coins = SET_VALUES[goods.bit_count()]
    s.players[seat].coins += coins
    s.note(notes.SOLD, seat, goods, coins)
