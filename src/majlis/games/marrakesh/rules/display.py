"""The displays of scrolls and luxury goods: turning up what was taken (pages 9 and 10)."""

from __future__ import annotations

from typing import Final

from majlis.games.marrakesh.data import (
    A_LUXURY,
    A_SCROLL,
    SHOPS,
    STACKS_OF,
    group_of,
    group_of_stack,
    luxury_of,
    scroll_of,
)
from majlis.games.marrakesh.rules import notes
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import HIDDEN, NONE, Frame, ToChance


class Refill(Frame[Marrakesh]):
    """At the end of a player's turn reveal the top of every stack from which a tile was taken. On
    an empty place goes the lower half, rounded down, of the largest other stack of its colour, or
    of the largest other shop; the leftmost of equals gives."""

    def run(self, s: Marrakesh) -> None:
        for stack in range(12):
            if s.academies[stack] == NONE:
                if not s.stacks[stack]:
                    split_stack(s, stack)
                if s.stacks[stack]:
                    s.then(ShowScroll(stack), self)
                    return
        for shop in range(SHOPS):
            if s.shops[shop] == NONE:
                if not s.shop_stacks[shop]:
                    split_shop(s, shop)
                if s.shop_stacks[shop]:
                    s.then(ShowLuxury(shop), self)
                    return


def split_stack(s: Marrakesh, empty: int) -> None:
    donor = NONE
    most = 1
    for stack in STACKS_OF[group_of_stack(empty)]:
        size = len(s.stacks[stack]) + (1 if s.academies[stack] != NONE else 0)
        if stack != empty and size > most:
            donor, most = stack, size
    if donor != NONE:
        half = most // 2
        stacks = s.stacks.copy()
        stacks[empty] = stacks[donor][:half]
        stacks[donor] = stacks[donor][half:]
        s.stacks = stacks
        s.note(notes.SPLIT, empty, donor, half, 0)


def split_shop(s: Marrakesh, empty: int) -> None:
    donor = NONE
    most = 1
    for shop in range(SHOPS):
        size = s.shop_stacks[shop] + (1 if s.shops[shop] != NONE else 0)
        if shop != empty and size > most:
            donor, most = shop, size
    if donor != NONE:
        half = most // 2
        left = s.shop_stacks.copy()
        left[empty] = half
        left[donor] -= half
        s.shop_stacks = left
        s.note(notes.SPLIT, empty, donor, half, 1)


class ShowScroll(ToChance[Marrakesh]):
    """Reveal the top scroll of a stack. One that was put below in a refresh is known."""

    def __init__(self, stack: int) -> None:
        self.stack: Final = stack

    def args(self) -> tuple[int, ...]:
        return (self.stack,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        known = s.stacks[self.stack][-1]
        if known != HIDDEN:
            return [A_SCROLL + known]
        group = group_of_stack(self.stack)
        return [A_SCROLL + scroll for scroll in s.scroll_bag if group_of(scroll) == group]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        scroll = scroll_of(action)
        scrolls = s.academies.copy()
        scrolls[self.stack] = scroll
        s.academies = scrolls
        stacks = s.stacks.copy()
        stacks[self.stack] = stacks[self.stack][:-1]
        s.stacks = stacks
        s.scroll_bag = [unseen for unseen in s.scroll_bag if unseen != scroll]
        s.note(notes.SCROLL_SHOWN, scroll, self.stack)


class ShowLuxury(ToChance[Marrakesh]):
    """Reveal the top luxury good of a shop."""

    def __init__(self, shop: int) -> None:
        self.shop: Final = shop

    def args(self) -> tuple[int, ...]:
        return (self.shop,)

    def options(self, s: Marrakesh, seat: int) -> list[int]:
        return [A_LUXURY + tile for tile in s.luxury_bag]

    def answer(self, s: Marrakesh, seat: int, action: int) -> None:
        tile = luxury_of(action)
        shops = s.shops.copy()
        shops[self.shop] = tile
        s.shops = shops
        left = s.shop_stacks.copy()
        left[self.shop] -= 1
        s.shop_stacks = left
        s.luxury_bag = [unseen for unseen in s.luxury_bag if unseen != tile]
        s.note(notes.LUXURY_SHOWN, tile, self.shop)


def shown_of(s: Marrakesh, group: int) -> list[int]:
    """The scrolls of a group that lie face up."""
    return [s.academies[stack] for stack in STACKS_OF[group] if s.academies[stack] != NONE]


def take_scroll_off(s: Marrakesh, scroll: int) -> int:
    """Take a face-up scroll from its stack; which stack it was."""
    stack = s.academies.index(scroll)
    scrolls = s.academies.copy()
    scrolls[stack] = NONE
    s.academies = scrolls
    return stack


def take_luxury_off(s: Marrakesh, tile: int) -> int:
    """Take a face-up luxury good from its shop; which shop it was."""
    shop = s.shops.index(tile)
    shops = s.shops.copy()
    shops[shop] = NONE
    s.shops = shops
    return shop
