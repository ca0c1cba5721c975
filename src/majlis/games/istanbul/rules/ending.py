"""The end of the game (p. 9)."""

from __future__ import annotations

from majlis.games.istanbul.data import (
    CATCH,
    COFFEE_FOR_LIRA,
    COPY_DISCARD,
    FABRIC,
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
from majlis.games.istanbul.state import Istanbul, Player
from majlis.kernel.frame import Frame


class GameEnd(Frame[Istanbul]):
    """Everybody plays the bonus cards that give lira or goods, for they may break a tie, in the
    order that leaves most lira, then most goods, then most cards (ruling 83)."""

    def run(self, s: Istanbul) -> None:
        s.reveal()
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
    """Coffee goes for 8 lira before it goes for 7. What is sold for 7 makes room for the goods
    that other cards give; if there is nothing to sell, they give that too."""
    player = s.players[seat]
    while plays(s, seat, GAIN_5_LIRA):
        gain_lira(s, seat, 5)
    if s.rules < 2:  # there was not always room for the goods
        play_for_both(s, seat)
    if player.family != POLICE_STATION and plays(s, seat, FAMILY_HOME):
        send_home(s, seat)
        gain_lira(s, seat, CATCH)
    while player.coffee and plays(s, seat, COFFEE_FOR_LIRA):
        gain_coffee(s, seat, -1)
        gain_lira(s, seat, 8)
    sell_for_7(s, seat)
    play_for_both(s, seat)
    sell_for_7(s, seat)
    while SELL_ONE_FOR_7 in player.hand and plays(s, seat, GAIN_GOOD):
        gain_goods(s, seat, FABRIC, 1)
        sell_for_7(s, seat)


def play_for_both(s: Istanbul, seat: int) -> None:
    for card in range(GOOD_3_LIRA, COPY_DISCARD):
        while plays(s, seat, card):
            gain_goods(s, seat, card - GOOD_3_LIRA, 1)
            gain_lira(s, seat, 3)


def sell_for_7(s: Istanbul, seat: int) -> None:
    """Coffee first: it breaks no tie."""
    player = s.players[seat]
    while (player.coffee or sum(player.goods)) and plays(s, seat, SELL_ONE_FOR_7):
        if player.coffee:
            gain_coffee(s, seat, -1)
        else:
            pay_goods(s, seat, best_sold(player), 1)
        gain_lira(s, seat, 7)


def best_sold(player: Player) -> int:
    """A good for which there is no room when a card gives it; else that of which there is most."""
    for good in range(4):
        if player.goods[good] == player.capacity() and GOOD_3_LIRA + good in player.hand:
            return good
    return player.goods.index(max(player.goods))


def play_for_goods(s: Istanbul, seat: int) -> None:
    player = s.players[seat]
    while min(player.goods) < player.capacity() and plays(s, seat, GAIN_GOOD):
        gain_goods(s, seat, player.goods.index(min(player.goods)), 1)
