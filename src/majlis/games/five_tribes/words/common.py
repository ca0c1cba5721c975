"""What the words of several chapters share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from majlis import words
from majlis.games.five_tribes.data import (
    ANUN_NAK,
    BOURAQ,
    DJINN_POINTS,
    ECHIDNA,
    ELDER,
    ENKI,
    FAKIR,
    GOODS,
    MARKERS,
    NAMES,
    PALACE_POINTS,
    PALM_POINTS,
    TILE_POINTS,
)
from majlis.games.five_tribes.rules.djinns_called import POWERS
from majlis.games.five_tribes.rules.payment import can_pay
from majlis.games.five_tribes.rules.scoring import goods_points, wild_goods
from majlis.games.five_tribes.rules.tiles import PALM, TileAction
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.games.five_tribes.words.names import Names
from majlis.words import Preview, signed

F = TypeVar("F", bound=words.AnyFrame)


class Entry(words.Entry[Sultanate, Names, F]):
    """What is said about a frame of Five Tribes."""

    def told(self, s: Sultanate, frame: F, asked: Sequence[int]) -> str:
        return self.t.gettext("{name} chooses a tile").format(name=self.names.player(asked[0]))

    def steps(self, s: Sultanate, frame: F) -> tuple[str, ...]:
        """Where in the round and in the turn the question stands."""
        turn = self.t.gettext("turn {nth} of {of}").format(nth=len(s.bid_track), of=markers(s))
        return turn, *self.around(s), self.crumb(frame)

    def around(self, s: Sultanate) -> tuple[str, ...]:
        """The step of the turn that the question belongs to: the tribe's or the tile's action."""
        if not s.path:
            return ()
        tile = s.path[-1]
        if any(isinstance(frame, TileAction) for frame in s.agenda):
            return (f"{NAMES[tile]}, {self.names.tribe(s.dropped[-1]).lower()}",)
        return (f"{NAMES[tile]}, {self.names.kind(s.kinds[tile]).lower()}",)


def markers(s: Sultanate) -> int:
    """How many markers take part in the auction: so many bids and turns has a round."""
    return len(s.players) * MARKERS[len(s.players)]


# -- looking ahead ---------------------------------------------------------------------------------


def difference(s: Sultanate, ahead: Sultanate, seat: int) -> str:
    """What the seat would gain or lose in points."""
    points = ahead.scores()[seat] - s.scores()[seat]
    return signed(points) if points else ""


def tile_worth(s: Sultanate, tile: int) -> int:
    """What ruling the tile is worth, whichever djinns its ruler has."""
    return (
        TILE_POINTS[s.kinds[tile]] + PALM_POINTS * s.palms[tile] + PALACE_POINTS * s.palaces[tile]
    )


def goods_value(me: Player, more: Sequence[int]) -> int:
    """What the goods in hand and these cards would count."""
    cards = [me.holds(kind) + more.count(kind) for kind in range(GOODS + 1)]
    return goods_points(cards, wild_goods(me, cards[FAKIR]))


# -- djinns ----------------------------------------------------------------------------------------


def purse(names: Names, me: Player) -> str:
    """What the player can pay djinns with."""
    text = names.t.gettext("You have {elders} and {fakirs}.")
    return text.format(elders=names.meeples(ELDER, me.elders), fakirs=names.fakirs(me.holds(FAKIR)))


def gain_djinn(names: Names, djinn: int, verb: str) -> Preview:
    """A djinn comes to the player."""
    djinns = names.djinns
    text = f"{djinns.name(djinn)}: {djinns.power(djinn)} {djinns.price(djinn)}"
    return Preview(text, f"+{DJINN_POINTS[djinn]}", verb)


def call_djinn(names: Names, s: Sultanate, djinn: int) -> Preview:
    """A djinn of one's own is called: what it does and costs, and what is left of what it uses."""
    _ = names.t.gettext
    djinns = names.djinns
    left = {
        ANUN_NAK: _("In the bag: {n}.").format(n=sum(s.bag)),
        BOURAQ: _("Palaces left: {n}.").format(n=s.palaces_left),
        ENKI: _("Palms left: {n}.").format(n=s.palms_left),
    }.get(djinn, "")
    name = djinns.name(djinn)
    parts = (f"{name}: {djinns.power(djinn)}", djinns.price(djinn), left)
    gain = f"+{s.builder_coins}" if djinn == ECHIDNA else ""
    verb = _("Call {djinn}").format(djinn=name)
    return Preview(" ".join(part for part in parts if part), gain, verb)


def no_call(names: Names, s: Sultanate, seat: int, djinn: int) -> str:
    """Why a djinn of one's own cannot be called now; of any other there is nothing to say."""
    _ = names.t.gettext
    me = s.players[seat]
    if not me.has(djinn):
        return ""
    if not me.may_use(djinn):
        return _("This djinn has already served you this turn.")
    if djinn not in POWERS:  # it works by itself, or is asked when its moment comes
        return names.djinns.power(djinn)
    if not can_pay(me, djinn):
        return names.djinns.price(djinn)
    return _("There is nothing it could do now.")


# -- tiles -----------------------------------------------------------------------------------------


def place_piece(
    names: Names, s: Sultanate, seat: int, tile: int, piece: int, price: str = ""
) -> Preview:
    """A palm or a palace on a tile: whose it is, and what it costs to place it there."""
    _ = names.t.gettext
    owner = s.owners[tile]
    if owner == seat:
        whose = _("your tile")
    elif owner >= 0:
        whose = _("ruled by {name}").format(name=names.player(owner))
    else:
        whose = _("ruled by nobody")
    text = f"{NAMES[tile]}: {whose}"
    if piece == PALM:
        points, verb = PALM_POINTS, _("Plant on {tile}")
    else:
        points, verb = PALACE_POINTS, _("Build on {tile}")
    return Preview(
        f"{text}; {price}" if price else text,
        f"+{points}" if owner == seat else "",
        verb.format(tile=NAMES[tile]),
    )
