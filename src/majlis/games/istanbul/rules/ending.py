"""The end of the game (p. 9)."""

from __future__ import annotations

from majlis.games.istanbul.data import (
    CATCH,
    COFFEE_FOR_LIRA,
    COPY_DISCARD,
    FAMILY_HOME,
    GAIN_5_LIRA,
    GAIN_GOOD,
    GOOD_3_LIRA,
    POLICE_STATION,
    SELL_ONE_FOR_7,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.figures import send_home
from majlis.games.istanbul.rules.supply import (
    gain_coffee,
    gain_goods,
    gain_lira,
    lay_down,
    pay_goods,
)
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import Frame


class GameEnd(Frame[Istanbul]):
    """Everybody plays the bonus cards that give lira or goods, for they may break a tie; most lira
    first, then most goods (ruling 83)."""

    def run(self, s: Istanbul) -> None:
        s.sealed = True
        for seat in range(len(s.players)):
            play_for_lira(s, seat)
            play_for_goods(s, seat)
        s.note(notes.END)


def plays(s: Istanbul, seat: int, card: int) -> bool:
    """Lay the card down, if the player has one."""
    if card not in s.players[seat].hand:
        return False
    lay_down(s, seat, card)
    s.note(notes.BONUS_PLAYED, seat, card)
    return True


def play_for_lira(s: Istanbul, seat: int) -> None:
    player = s.players[seat]
    while plays(s, seat, GAIN_5_LIRA):
        gain_lira(s, seat, 5)
    for card in range(GOOD_3_LIRA, COPY_DISCARD):
        while plays(s, seat, card):
            gain_goods(s, seat, card - GOOD_3_LIRA, 1)
            gain_lira(s, seat, 3)
    if player.family != POLICE_STATION and plays(s, seat, FAMILY_HOME):
        send_home(s, seat)
        gain_lira(s, seat, CATCH)
    while player.coffee and plays(s, seat, COFFEE_FOR_LIRA):
        gain_coffee(s, seat, -1)
        gain_lira(s, seat, 8)
    while SELL_ONE_FOR_7 in player.hand:
        if not player.coffee and not sum(player.goods):
            if not plays(s, seat, GAIN_GOOD):
                return
            gain_goods(s, seat, 0, 1)
        plays(s, seat, SELL_ONE_FOR_7)
        if player.coffee:
            gain_coffee(s, seat, -1)
        else:
            pay_goods(s, seat, most_of(player.goods), 1)
        gain_lira(s, seat, 7)


def play_for_goods(s: Istanbul, seat: int) -> None:
    player = s.players[seat]
    while min(player.goods) < player.capacity() and plays(s, seat, GAIN_GOOD):
        gain_goods(s, seat, player.goods.index(min(player.goods)), 1)


def most_of(goods: list[int]) -> int:
    """The kind of which there is most."""
    return goods.index(max(goods))
