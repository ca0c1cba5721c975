"""Places of Mocha & Baksheesh (p. 20)."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    BAKSHEESH_PRICE,
    BAKSHEESH_TILE,
    BARRIER_PRICE,
    CARD,
    COFFEE_HOUSE,
    DONE,
    GUILD,
    LIRA,
    PLACE,
    SERVICE,
    STRAIGHT,
    TAVERN_TILES,
    TILE,
    WELCOME,
    Grid,
    card_of,
    edge,
    good_of,
    guild_of,
    is_card,
    is_good,
    place_of,
    tile_of,
)
from majlis.games.istanbul.rules import notes
from majlis.games.istanbul.rules.action import come_to_action
from majlis.games.istanbul.rules.figures import from_afar
from majlis.games.istanbul.rules.supply import (
    ChooseTrack,
    TakeGuild,
    discard_bonus,
    gain_coffee,
    gain_lira,
    gain_ruby,
    kinds,
    lay_down_guild,
    owned_goods,
    pay_goods,
)
from majlis.games.istanbul.state import Istanbul
from majlis.kernel.frame import ToSeat

# -- 17 Roasting Plant --------------------------------------------------------------------------

FOR_LIRA: Final = 0
FOR_GOOD: Final = 1
FOR_CARD: Final = 2


def can_roasting_plant(s: Istanbul, seat: int) -> bool:
    player = s.players[seat]
    return bool(player.lira >= SERVICE or sum(player.goods) > 0 or player.hand or player.guild)


def roasting_plant(s: Istanbul, seat: int, how: int) -> None:
    """17 Roasting Plant: 2 coffee each for 2 lira, for a good, for a bonus or guild card; each of
    the three once, at least one."""
    s.then(Roast(seat))


class Roast(ToSeat[Istanbul]):
    """The trades are made in this order; `least` is the first one that is still open."""

    PRIVATE = True
    CONTINUES = True
    SET = True
    DECLINE = DONE

    def __init__(self, player: int, least: int = FOR_LIRA, roasted: int = 0) -> None:
        super().__init__(player)
        self.least: Final = least
        self.roasted: Final = roasted

    def args(self) -> tuple[int, ...]:
        return (self.player, self.least, self.roasted)

    def lapses(self, s: Istanbul) -> bool:
        return self.options(s, self.player) == [DONE]

    def options(self, s: Istanbul, seat: int) -> list[int]:
        player = s.players[seat]
        legal = [DONE] if self.roasted else []
        if self.least <= FOR_GOOD:
            legal += owned_goods(s, seat)
        if self.least == FOR_LIRA and player.lira >= SERVICE:
            legal.append(LIRA)
        if self.least <= FOR_CARD:
            legal += kinds(player.hand, CARD)
            legal += kinds(player.guild, GUILD)
        return legal

    def members(self, s: Istanbul, seat: int) -> dict[int, int]:
        """After the last trade that is possible nobody is asked whether he is done."""
        members = dict.fromkeys(self.options(s, seat), 1)
        if len({trade_of(action) for action in members}) > 1:
            members[DONE] = 1
        return members

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        trade = trade_of(action)
        if trade == FOR_LIRA:
            gain_lira(s, seat, -SERVICE)
        elif trade == FOR_GOOD:
            pay_goods(s, seat, good_of(action), 1)
        else:
            discard_either(s, seat, action)
        gain_coffee(s, seat, 2)
        s.then(Roast(seat, trade + 1, roasted=1))


def trade_of(action: int) -> int:
    if action == LIRA:
        return FOR_LIRA
    return FOR_GOOD if is_good(action) else FOR_CARD


def discard_either(s: Istanbul, seat: int, action: int) -> None:
    """Discard the bonus or guild card that was pointed at."""
    if is_card(action):
        discard_bonus(s, seat, card_of(action))
    else:
        discard_guild(s, seat, guild_of(action))


# -- 18 Guild Hall ------------------------------------------------------------------------------


def guild_hall(s: Istanbul, seat: int, how: int) -> None:
    """18 Guild Hall: a coffee, two guild cards; then one guild card, old or new, is discarded. (The
    Russian book forbids a new one by a slip: `docs/rules/istanbul.md`, chapter 10.)"""
    gain_coffee(s, seat, 1)
    s.then(TakeGuild(seat, 2), DiscardGuild(seat))


class DiscardGuild(ToSeat[Istanbul]):
    PRIVATE = True
    CONTINUES = True

    def lapses(self, s: Istanbul) -> bool:
        return not s.players[self.player].guild

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return kinds(s.players[seat].guild, GUILD)

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        discard_guild(s, seat, guild_of(action))


def discard_guild(s: Istanbul, seat: int, card: int) -> None:
    lay_down_guild(s, seat, card)
    s.guild_discard |= 1 << card
    s.note(notes.GUILD_DISCARDED, seat, card)


# -- 19 Tavern ----------------------------------------------------------------------------------


def tavern_price(s: Istanbul, tile: int) -> int:
    """Coffee for the top tavern tile of this kind."""
    return s.tiles[tile] + 1


def open_tiles(s: Istanbul, seat: int) -> list[int]:
    """The kinds of tavern tiles that are left for the player: one of each."""
    return [
        tile
        for tile in (STRAIGHT, WELCOME)
        if s.tiles[tile] < TAVERN_TILES and not s.players[seat].has(tile)
    ]


def tavern_tiles(s: Istanbul, seat: int, discount: int) -> list[int]:
    """The tavern tiles that the player may take, as actions."""
    player = s.players[seat]
    return [
        TILE + tile
        for tile in open_tiles(s, seat)
        if player.coffee >= tavern_price(s, tile) - discount
    ]


def can_place_barrier(s: Istanbul, seat: int, discount: int) -> bool:
    return s.players[seat].coffee >= BARRIER_PRICE - discount


def can_pay_baksheesh(s: Istanbul, seat: int, discount: int) -> bool:
    player = s.players[seat]
    return (
        player.coffee >= BAKSHEESH_PRICE - discount
        and player.goods[BAKSHEESH[s.baksheesh]] >= BAKSHEESH_GOODS
    )


def can_bribe(s: Istanbul, seat: int, discount: int = 0) -> bool:
    """Some option of the Tavern can be paid for."""
    return (
        can_place_barrier(s, seat, discount)
        or can_pay_baksheesh(s, seat, discount)
        or bool(tavern_tiles(s, seat, discount))
    )


def can_tavern(s: Istanbul, seat: int) -> bool:
    return can_bribe(s, seat)


def tavern(s: Istanbul, seat: int, how: int) -> None:
    """19 Tavern: one of three."""
    s.then(Bribe(seat, how))


# Which of the options that the player has in one visit.
ONE_OPTION: Final = 0
FIRST_OF_TWO: Final = 1
SECOND_OF_TWO: Final = 2  # which may be left


class Bribe(ToSeat[Istanbul]):
    """Place the barrier for 2 coffee; or take the top tavern tile of a kind at its price; or pay 4
    coffee and the goods of the baksheesh tile for a ruby, and turn that tile over. Guild card 19
    takes 1 off the price, and lets the player do it a second time, as `more` says."""

    CONTINUES = True

    def __init__(self, player: int, how: int, discount: int = 0, more: int = ONE_OPTION) -> None:
        super().__init__(player)
        self.how: Final = how
        self.discount: Final = discount
        self.more: Final = more

    def args(self) -> tuple[int, ...]:
        return (self.player, self.how, self.discount, self.more)

    def lapses(self, s: Istanbul) -> bool:
        return self.more == SECOND_OF_TWO and not can_bribe(s, self.player)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        legal = [DONE] if self.more == SECOND_OF_TWO else []
        legal += tavern_tiles(s, seat, self.discount)
        if can_place_barrier(s, seat, self.discount):
            legal.append(data.BARRIER)
        if can_pay_baksheesh(s, seat, self.discount):
            legal.append(BAKSHEESH_TILE)
        return legal

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        if action == DONE:
            return
        if action == data.BARRIER:
            gain_coffee(s, seat, self.discount - BARRIER_PRICE)
            s.then(PlaceBarrier(seat, from_afar(self.how)))
        elif action == BAKSHEESH_TILE:
            gain_coffee(s, seat, self.discount - BAKSHEESH_PRICE)
            pay_goods(s, seat, BAKSHEESH[s.baksheesh], BAKSHEESH_GOODS)
            s.baksheesh = 1 - s.baksheesh
            s.note(notes.BAKSHEESH, s.baksheesh)
            s.then(ChooseTrack(seat))
        else:
            tile = tile_of(action)
            gain_coffee(s, seat, self.discount - tavern_price(s, tile))
            s.tiles[tile] += 1
            s.players[seat].tiles |= 1 << tile
            s.note(notes.TILE, seat, tile)
        if self.more == FIRST_OF_TWO:
            s.then(Bribe(seat, self.how, more=SECOND_OF_TWO))


class PlaceBarrier(ToSeat[Istanbul]):
    """The barrier goes between two places, not where it is already (ruling 54): first the one
    whose action is wanted ..."""

    CONTINUES = True

    def __init__(self, player: int, how: int) -> None:
        super().__init__(player)
        self.how: Final = how

    def args(self) -> tuple[int, ...]:
        return (self.player, self.how)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [PLACE + place for place in sorted(s.places)]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        s.then(BarrierSide(seat, self.how, place_of(action)))


class BarrierSide(ToSeat[Istanbul]):
    """... then its neighbour. The player takes the control tile: only he may pass. Then the action
    of the first place may be carried out, without any encounter."""

    CONTINUES = True

    def __init__(self, player: int, how: int, place: int) -> None:
        super().__init__(player)
        self.how: Final = how
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.player, self.how, self.place)

    def options(self, s: Istanbul, seat: int) -> list[int]:
        return [
            PLACE + other
            for other in s.grid.beside[self.place]
            if edge(self.place, other) != s.barrier
        ]

    def answer(self, s: Istanbul, seat: int, action: int) -> None:
        other = place_of(action)
        s.barrier = edge(self.place, other)
        s.holder = seat
        s.walled = Grid(s.places, s.columns, s.barrier)
        s.note(notes.BARRIER, seat, self.place, other)
        come_to_action(s, seat, self.place, self.how)


# -- 20 Coffee House ----------------------------------------------------------------------------


def can_coffee_house(s: Istanbul, seat: int) -> bool:
    return s.players[seat].coffee >= s.coffee_price()


def coffee_house(s: Istanbul, seat: int, how: int) -> None:
    """20 Coffee House: pay the highest number not covered by rubies in coffee, take the next."""
    gain_coffee(s, seat, -s.coffee_price())
    gain_ruby(s, seat, COFFEE_HOUSE)
