"""The table in words: the sultanate tile by tile, the tracks, what is for sale, and what everybody
has."""

from __future__ import annotations

from collections.abc import Iterator

from majlis.games.five_tribes.data import CARDS, DJINNS, FIRST_ZERO, NAMES, TILES, TRACK_PRICES
from majlis.games.five_tribes.rules.auction import Auction
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.kernel.frame import HIDDEN
from majlis.words import Part
from majlis.words.outline import owner, parts


def outline(names: Names, s: Sultanate) -> tuple[Part, ...]:
    _ = names.t.gettext
    return parts(
        (_("Turn order"), turn_order(names, s)),
        (_("In hand"), in_hand(names, s)),
        (names.name("tiles"), tiles(names, s)),
        (_("Cards in the row"), row(names, s)),
        (_("Djinns to buy"), (djinn(names, one) for one in s.djinn_row)),
        (_("Djinns that are looked at"), looked_at(names, s)),
        *(
            (owner(names, s, seat), belongings(names, s, seat))
            for seat in range(len(s.players))
        ),
        (_("Supply"), supply(names, s)),
    )  # fmt: skip


def turn_order(names: Names, s: Sultanate) -> Iterator[str]:
    """Who bids in which order, and who stands where."""
    _ = names.t.gettext
    if s.bid_track:
        bidding = any(isinstance(frame, Auction) for frame in s.agenda)
        text = _("Bidding: {names}.") if bidding else _("Next bids: {names}.")
        yield text.format(names=", ".join(map(names.player, s.bid_track)))
    for place in range(FIRST_ZERO + 1):
        yield f"{names.place_for(TRACK_PRICES[place])}: {names.standing_on(s, place)}"


def in_hand(names: Names, s: Sultanate) -> Iterator[str]:
    """The meeples of a sowing, and the way that it has taken."""
    _ = names.t.gettext
    if sum(s.hand):
        yield names.crowd(s.hand)
    if s.path:
        dropped = [names.tribe(tribe).lower() for tribe in s.dropped]
        steps = [
            f"{NAMES[tile]} ({tribe})" for tile, tribe in zip(s.path[1:], dropped, strict=False)
        ]
        yield _("Sown from {tile}: {steps}").format(
            tile=NAMES[s.path[0]], steps=", ".join(steps) or _("nothing yet")
        )


def tiles(names: Names, s: Sultanate) -> Iterator[str]:
    """Row by row; until all are laid there are none."""
    if len(s.kinds) < TILES:
        return
    for tile in range(TILES):
        there = " ".join(names.on_tile(s, tile)) or names.t.gettext("Empty.")
        yield f"{names.tile_named(s, tile)}: {there}"


def row(names: Names, s: Sultanate) -> Iterator[str]:
    for nth, kind in enumerate(s.row, 1):
        yield f"{nth}: {names.card(kind)}"


def djinn(names: Names, djinn: int) -> str:
    return f"{names.djinns.name(djinn)}: {names.djinns.explain(djinn)}"


def looked_at(names: Names, s: Sultanate) -> Iterator[str]:
    for one in s.looked_at:
        if one != HIDDEN:
            yield djinn(names, one)


def belongings(names: Names, s: Sultanate, seat: int) -> Iterator[str]:
    """What lies in front of a player; hidden points hide the others' coins as well."""
    _, ngettext = names.t.gettext, names.t.ngettext
    me = s.players[seat]
    if not (s.hide_scores and s.waiting and seat != s.viewer):
        yield names.coins(me.coins)
    yield names.crowd([me.viziers, me.elders])
    yield f"{names.name('camels')}: {me.camels}"
    cards = [
        f"{names.card(kind).lower()} × {n}"
        if (n := me.holds(kind)) > 1
        else names.card(kind).lower()
        for kind in range(len(CARDS))
        if me.holds(kind)
    ]
    if cards:
        yield _("Cards: {cards}").format(cards=", ".join(cards))
    unknown = me.hidden - sum(me.unseen)
    if unknown:
        yield ngettext("{n} hidden card", "{n} hidden cards", unknown).format(n=unknown)
    for one in range(DJINNS):
        if me.has(one):
            used = "" if me.may_use(one) else " " + _("Already used.")
            yield djinn(names, one) + used


def supply(names: Names, s: Sultanate) -> Iterator[str]:
    _ = names.t.gettext
    yield _("Palms left: {n}.").format(n=s.palms_left)
    yield _("Palaces left: {n}.").format(n=s.palaces_left)
    yield _("In the bag: {n}.").format(n=sum(s.bag))
