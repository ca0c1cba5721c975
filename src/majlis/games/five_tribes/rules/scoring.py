"""Victory points, and the final scoring."""

from __future__ import annotations

from majlis.games.five_tribes.data import (
    AL_AMIN,
    AL_AMIN_FAKIRS,
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
    PALACE_POINTS,
    PALM_POINTS,
    SET_VALUES,
    SHAMHAT,
    SHAMHAT_POINTS,
    TILE_POINTS,
    TILES,
    VIZIER_POINTS,
)
from majlis.games.five_tribes.state import Player, Sultanate


def breakdown(s: Sultanate) -> list[dict[str, int]]:
    """Each seat's points by source. Cards that only their owner has seen count when the game is
    over and everything is shown."""
    over = not s.waiting
    points = []
    for seat, me in enumerate(s.players):
        tiles, palms, palaces = tile_points(s, seat)
        cards = [me.holds(kind) for kind in range(len(me.cards))] if over else me.cards
        points.append(
            {
                "coins": me.coins,
                "viziers": me.viziers * (JAFAAR_POINTS if me.has(JAFAAR) else VIZIER_POINTS),
                "fewer_viziers": FEWER_VIZIERS * opponents_with_fewer_viziers(s, me.viziers),
                "elders": me.elders * (SHAMHAT_POINTS if me.has(SHAMHAT) else ELDER_POINTS),
                "djinns": djinn_points(me.djinns),
                "tiles": tiles,
                "palms": palms * (HAURVATAT_POINTS if me.has(HAURVATAT) else PALM_POINTS),
                "palaces": palaces * PALACE_POINTS,
                "goods": goods_points(cards, wild_goods(me, cards[FAKIR])),
            }
        )
    return points


def opponents_with_fewer_viziers(s: Sultanate, viziers: int) -> int:
    fewer = 0
    for player in s.players:
        if player.viziers < viziers:
            fewer += 1
    return fewer


def djinn_points(djinns: int) -> int:
    points = 0
    for djinn in range(DJINNS):
        if djinns >> djinn & 1:
            points += DJINN_POINTS[djinn]
    return points


def tile_points(s: Sultanate, seat: int) -> tuple[int, int, int]:
    """The points on the player's tiles, and how many palms and palaces stand there."""
    points = palms = palaces = 0
    for tile in range(TILES):
        if s.owners[tile] == seat:
            points += TILE_POINTS[s.kinds[tile]]
            palms += s.palms[tile]
            palaces += s.palaces[tile]
    return points, palms, palaces


def wild_goods(me: Player, fakirs: int) -> int:
    """Al-Amin: at the end every two fakirs count as any one good."""
    return fakirs // AL_AMIN_FAKIRS if me.has(AL_AMIN) else 0


def goods_points(cards: list[int], wild: int) -> int:
    """The best way to split goods into sets: the first set as large as possible, then the next.

    A card more never adds less than the one before it did, so it belongs into the largest set that
    can take it; wild goods too.
    """
    points = 0
    nth = 1
    while True:
        size = 0
        for kind in range(GOODS):
            if cards[kind] >= nth:
                size += 1
        added = min(wild, GOODS - size)
        size += added
        wild -= added
        if not size:
            return points
        points += SET_VALUES[size]
        nth += 1
