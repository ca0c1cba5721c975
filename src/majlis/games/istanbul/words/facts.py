"""What was remarkable about a game: sales, the first ruby, tolls, cards, a favourite place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from majlis.games.istanbul.rules import notes as kinds
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words.names import Names
from majlis.kernel.frame import NONE
from majlis.words import Fact, Tale
from majlis.words.facts import busiest, of_kind, top

LARGE_SALE = 15
"""Lira from which on a sale is worth a word."""
HARD_LIFE = 2
"""So many catches of family members are."""
FULL_PURSE = 10
"""So much lira for other merchants is."""


def facts(names: Names, tale: Tale[Istanbul]) -> Iterator[Fact]:
    _, ngettext = names.t.gettext, names.t.ngettext
    notes = tale.notes
    seat, market, goods, lira = max(
        of_kind(notes, kinds.SOLD), key=lambda sale: sale[3], default=(NONE, 0, 0, 0)
    )
    if lira >= LARGE_SALE:
        title = _("Best sale: {lira} for {goods}")
        title = title.format(lira=names.lira(lira), goods=names.of_goods(goods))
        yield Fact(title, f"{names.called(seat)}, {names.place(market)}", "lira")
    round, seat = first_ruby(tale)
    if seat != NONE:
        title = _("The first ruby in round {n}").format(n=round)
        yield Fact(title, names.called(seat), "ruby")
    paid: Counter[int] = Counter()
    for payer, _to, toll, _d in of_kind(notes, kinds.TOLL):
        paid[payer] += toll
    seat, lira = top(paid)
    if lira >= FULL_PURSE:
        title = _("{lira} paid to other merchants").format(lira=names.lira(lira))
        yield Fact(title, names.called(seat), "lira")
    seat, catches = busiest(notes, kinds.CAUGHT)
    if catches >= HARD_LIFE:
        title = ngettext("{n} family member caught", "{n} family members caught", catches)
        yield Fact(title.format(n=catches), names.called(seat), "people")
    seat, played = busiest(notes, kinds.BONUS_PLAYED)
    if played:
        title = ngettext("{n} bonus card played", "{n} bonus cards played", played)
        yield Fact(title.format(n=played), names.called(seat), "card")
    acted = Counter((who, place) for who, place, *_rest in of_kind(notes, kinds.ACTED))
    if acted:
        (seat, place), times = acted.most_common(1)[0]
        title = ngettext("{n} time at the same place", "{n} times at the same place", times)
        yield Fact(title.format(n=times), f"{names.called(seat)}, {names.place(place)}", "home")


def first_ruby(tale: Tale[Istanbul]) -> tuple[int, int]:
    """In which round who took it; nobody, if it came with the start."""
    round = 0
    for note in tale.notes:
        if note[1] == kinds.ROUND:
            round = note[2]
        if note[1] == kinds.RUBY:
            return round, note[2]
    return round, NONE
