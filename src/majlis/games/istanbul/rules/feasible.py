"""Whether the action of a place can be carried out, by what everybody can see."""

from __future__ import annotations

from typing import Final

from majlis.games.istanbul.data import (
    BAKSHEESH,
    BAKSHEESH_GOODS,
    BAKSHEESH_PRICE,
    BARRIER_PRICE,
    COFFEE_HOUSE,
    DEMAND_TILES,
    EMBASSY,
    EXTENSION_PRICE,
    EXTENSIONS,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    LARGE_DEMAND,
    LARGE_MARKET,
    MOSQUE_STACKS,
    POLICE_STATION,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SERVICE,
    SMALL_DEMAND,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SOCIETY_SEALS,
    STRAIGHT,
    SULTAN_FIELDS,
    SULTANS_PALACE,
    TAVERN,
    TAVERN_TILES,
    TILE,
    TILE_GOOD,
    WAINWRIGHT,
    WELCOME,
)
from majlis.games.istanbul.rules.figures import companion_can_come
from majlis.games.istanbul.rules.supply import letters_left
from majlis.games.istanbul.state import Istanbul, Player


def feasible(s: Istanbul, seat: int, place: int) -> bool:
    """The player could carry this place's action out now. Places that always give something are
    not named."""
    player = s.players[seat]
    if place == WAINWRIGHT:
        return player.lira >= EXTENSION_PRICE and player.extensions < EXTENSIONS
    if place == FOUNTAIN:
        return player.assistants != 0 or companion_can_come(s, seat)
    if place in (LARGE_MARKET, SMALL_MARKET):
        return wanted(s, player, place)
    if place == POLICE_STATION:
        return player.family == POLICE_STATION
    if place == SULTANS_PALACE:
        return can_supply_sultan(s, player)
    if place in (SMALL_MOSQUE, GREAT_MOSQUE):
        return bool(mosque_tiles(s, seat, place, False))
    if place == GEMSTONE_DEALER:
        return player.lira >= s.dealer_price()
    if place == ROASTING_PLANT:
        return bool(player.lira >= SERVICE or sum(player.goods) > 0 or player.hand or player.guild)
    if place == TAVERN:
        return can_bribe(s, seat, 0)
    if place == COFFEE_HOUSE:
        return player.coffee >= s.coffee_price()
    if place == EMBASSY:
        return letters_left(s)
    if place == SECRET_SOCIETY:
        return player.seals() >= SOCIETY_SEALS
    return True


def demanded(s: Istanbul, market: int) -> list[int]:
    """The goods on the top demand tile of a market; none while it is being turned up."""
    stack = market - LARGE_MARKET
    tiles = s.demand[stack]
    top = s.sales[stack] % DEMAND_TILES
    if top >= len(tiles):
        return NO_DEMAND
    return LARGE_DEMAND[tiles[top]] if stack == 0 else SMALL_DEMAND[tiles[top]]


NO_DEMAND: Final = [0, 0, 0, 0]


def wanted(s: Istanbul, player: Player, market: int) -> bool:
    """Something in the wheelbarrow is demanded there."""
    demand = demanded(s, market)
    return any(demand[good] and player.goods[good] for good in range(4))


def sultan_cost(s: Istanbul) -> list[int]:
    """What the next ruby costs at the Sultan's Palace: each good, then goods of any kind."""
    cost = [0, 0, 0, 0, 0]
    for field in range(s.sultan_goods()):
        cost[SULTAN_FIELDS[field]] += 1
    return cost


def can_supply_sultan(s: Istanbul, player: Player) -> bool:
    goods = player.goods
    if sum(goods) < s.sultan_goods():
        return False
    cost = sultan_cost(s)
    return all(goods[good] >= cost[good] for good in range(4))


def mosque_tiles(s: Istanbul, seat: int, mosque: int, by_guild: bool) -> list[int]:
    """The tiles that the player may take there, as actions: not one he has, and with enough of its
    good; with a guild card one is enough (ruling 48)."""
    player = s.players[seat]
    first = 0 if mosque == SMALL_MOSQUE else 2
    stack = MOSQUE_STACKS[len(s.players)]
    legal: list[int] = []
    for tile in range(first, first + 2):
        if not player.has(tile) and s.tiles[tile] < len(stack):
            needed = 1 if by_guild else stack[s.tiles[tile]]
            if player.goods[TILE_GOOD[tile]] >= needed:
                legal.append(TILE + tile)
    return legal


# -- Mocha & Baksheesh --------------------------------------------------------------------------


def tavern_tiles(s: Istanbul, seat: int, discount: int) -> list[int]:
    """The tavern tiles that the player may take, as actions: one of each kind."""
    player = s.players[seat]
    legal: list[int] = []
    for tile in (STRAIGHT, WELCOME):
        price = s.tiles[tile] + 1
        if not player.has(tile) and price <= TAVERN_TILES and player.coffee >= price - discount:
            legal.append(TILE + tile)
    return legal


def can_place_barrier(s: Istanbul, seat: int, discount: int) -> bool:
    return s.players[seat].coffee >= BARRIER_PRICE - discount


def can_pay_baksheesh(s: Istanbul, seat: int, discount: int) -> bool:
    player = s.players[seat]
    return (
        player.coffee >= BAKSHEESH_PRICE - discount
        and player.goods[BAKSHEESH[s.baksheesh]] >= BAKSHEESH_GOODS
    )


def can_bribe(s: Istanbul, seat: int, discount: int) -> bool:
    """Some option of the Tavern can be paid for."""
    return (
        can_place_barrier(s, seat, discount)
        or can_pay_baksheesh(s, seat, discount)
        or bool(tavern_tiles(s, seat, discount))
    )
