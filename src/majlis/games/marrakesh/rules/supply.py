"""Gaining from and paying to the common supply, which never runs out (page 2)."""

from __future__ import annotations

from majlis.games.marrakesh.data import GOODS
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh, Player


def score(s: Marrakesh, seat: int, points: int, source: int) -> None:
    """Gain points, or lose them: a score may fall below zero (ruling 5.40)."""
    if points:
        s.players[seat].points[source] += points
        s.note(notes.POINTS, seat, points, source)


def gain(s: Marrakesh, seat: int, resource: int, n: int, source: int) -> None:
    if n:
        s.players[seat].stock[resource] += n
        s.note(notes.GAINED, seat, resource, n, source)


def pay(s: Marrakesh, seat: int, resource: int, n: int) -> None:
    if n:
        s.players[seat].stock[resource] -= n
        s.note(notes.PAID, seat, resource, n)


def pay_goods(s: Marrakesh, seat: int, colour: int, n: int) -> None:
    if n:
        s.players[seat].keshis[colour] -= n
        s.note(notes.GOODS_PAID, seat, colour, n)


def goods_of(me: Player) -> int:
    """Goods keshis in the souk."""
    keshis = me.keshis
    return keshis[GOODS[0]] + keshis[GOODS[1]] + keshis[GOODS[2]]
