"""What was remarkable about a game: bids, sales, builders, palms, djinns, assassins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from majlis.games.five_tribes.data import NAMES
from majlis.games.five_tribes.rules import notes as kinds
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import NONE
from majlis.words import Fact, Tale
from majlis.words.facts import busiest, of_kind, top

LARGE_SALE = 21
LARGE_PAY = 12
HIGH_BID = 5
"""Coins from which on a set of goods, the work of builders, and a bid are worth a word."""
GROVE = 3
COURT = 3
KILLERS = 4
"""How many palms on a tile, djinns of a player, and victims are."""


def facts(names: Names, tale: Tale[Sultanate]) -> Iterator[Fact]:
    _, ngettext = names.t.gettext, names.t.ngettext
    s, notes = tale.end, tale.notes
    seat, _goods, coins, _d = max(
        of_kind(notes, kinds.SOLD), key=lambda sale: sale[2], default=(NONE, 0, 0, 0)
    )
    if coins >= LARGE_SALE:
        title = _("{coins} for one set of goods").format(coins=names.coins(coins))
        yield Fact(title, names.called(seat), "wares")
    seat, coins, blue, _builders = max(
        of_kind(notes, kinds.BUILT), key=lambda work: work[1], default=(NONE, 0, 0, 0)
    )
    if coins >= LARGE_PAY:
        title = _("{coins} for the builders").format(coins=names.coins(coins))
        detail = f"{names.called(seat)}, {names.blue_tiles(blue)}"
        yield Fact(title, detail, "builder")
    seat, _place, coins, _fakirs = max(of_kind(notes, kinds.BID), key=lambda bid: bid[2])
    total: Counter[int] = Counter()
    for bidder, _place, paid, _fakirs in of_kind(notes, kinds.BID):
        total[bidder] += paid
    if coins >= HIGH_BID:
        title = _("Most expensive bid: {coins}").format(coins=names.coins(coins))
        in_all = _("{name}, {coins} in all").format(
            name=names.called(seat), coins=names.coins(total[seat])
        )
        yield Fact(title, in_all, "coin")
    ruled = [tile for tile, owner in enumerate(s.owners) if owner != NONE]
    grove = max(ruled, key=lambda tile: s.palms[tile], default=NONE)
    if grove != NONE and s.palms[grove] >= GROVE:
        title = ngettext("{n} palm on one tile", "{n} palms on one tile", s.palms[grove])
        where = f"{names.called(s.owners[grove])}, {NAMES[grove]}"
        yield Fact(title.format(n=s.palms[grove]), where, "palm")
    served = [player.djinns.bit_count() for player in s.players]
    if max(served) >= COURT:
        title = ngettext("{n} djinn in one service", "{n} djinns in one service", max(served))
        name = names.called(served.index(max(served)))
        yield Fact(title.format(n=max(served)), name, "lamp")
    seat, victims = busiest(notes, kinds.KILLED)
    if victims >= KILLERS:
        title = ngettext("{n} victim of assassins", "{n} victims of assassins", victims)
        yield Fact(title.format(n=victims), names.called(seat), "assassin")
    seat, coins = top(total)
    if coins:
        title = _("{coins} spent on bids").format(coins=names.coins(coins))
        yield Fact(title, names.called(seat), "coin")
