"""Djinns that their owner calls and pays for in his own turn: before the sowing, between the
steps, and at the end of the turn (ruling 50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from majlis.games.five_tribes.data import (
    ANUN_NAK,
    ANUN_NAK_MEEPLES,
    BIT,
    BOURAQ,
    DJINN,
    DONE,
    DRAWN,
    ECHIDNA,
    ENKI,
    LETA,
    OASIS,
    SIBITTIS,
    SIBITTIS_CARDS,
    SLOAR,
    TILE,
    TILES,
    UTUG,
    VILLAGE,
    djinn_of,
    tile_of,
    tribe_of,
)
from majlis.games.five_tribes.rules import notes
from majlis.games.five_tribes.rules.control import place_camel
from majlis.games.five_tribes.rules.decks import (
    TakeTopCard,
    drawer,
    reshuffle_djinns,
    top_djinns,
)
from majlis.games.five_tribes.rules.djinns_watching import earn, gain_djinn
from majlis.games.five_tribes.rules.payment import can_pay, might_pay, use
from majlis.games.five_tribes.rules.tiles import PALACE, PALM, Place
from majlis.games.five_tribes.state import Player, Sultanate
from majlis.kernel.frame import NONE, DrawFor, ForSeat, Frame, ToChance, ToSeat


def bare_tiles(s: Sultanate, peopled: bool) -> list[int]:
    """The tiles without camel, palm or palace, either those with meeples or those without."""
    people = s.peopled()
    return [
        tile
        for tile in range(TILES)
        if s.owners[tile] < 0
        and not s.palms[tile]
        and not s.palaces[tile]
        and (people & BIT[tile] != 0) == peopled
    ]


def tiles_of_kind(s: Sultanate, kind: int) -> list[int]:
    return [TILE + tile for tile in range(TILES) if s.kinds[tile] == kind]


def might_call(s: Sultanate, seat: int) -> bool:
    """Whether the player can call some djinn now, for all that the others know."""
    me = s.players[seat]
    free = me.djinns & ~me.used & ANY_ON_CALL
    if free:
        for djinn in ON_CALL:
            if free >> djinn & 1 and might_pay(me, djinn) and POWERS[djinn].can(s, me):
                return True
    return False


def on_call(s: Sultanate, seat: int) -> list[int]:
    """The djinns that the player can call now, as answers."""
    me = s.players[seat]
    free = me.djinns & ~me.used & ANY_ON_CALL
    return [
        DJINN + djinn
        for djinn in ON_CALL
        if free >> djinn & 1 and can_pay(me, djinn) and POWERS[djinn].can(s, me)
    ]


def call(s: Sultanate, seat: int, djinn: int) -> None:
    """Pay the djinn, then let it act."""
    use(s, seat, djinn)
    s.then(POWERS[djinn].frame(seat))


class UseDjinns(ToSeat[Sultanate]):
    """Djinns with a price: in his own turn a player may use each of his once."""

    PRIVATE = True

    def lapses(self, s: Sultanate) -> bool:
        return not might_call(s, self.player)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [*on_call(s, seat), DONE]

    def usual(self, s: Sultanate, seat: int) -> int:
        """What must be paid is called by who thinks of it."""
        return DONE

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        if action != DONE:
            call(s, seat, djinn_of(action))
            s.then(self)


def can_call_meeples(s: Sultanate, me: Player) -> bool:
    """An elder paid is in the bag before the draw (ruling 28)."""
    return (me.elders > 0 or sum(s.bag) > 0) and bool(bare_tiles(s, False))


class CallMeeples(ToSeat[Sultanate]):
    """Anun-Nak: choose an empty tile, without camel, meeple, palm or palace; three meeples are
    drawn from the bag and put there, or as many as there are (rulings 28 and 29)."""

    CONTINUES = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [TILE + tile for tile in bare_tiles(s, False)]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        s.then(DrawMeeple(tile_of(action), min(ANUN_NAK_MEEPLES, sum(s.bag))))


class DrawMeeple(ToChance[Sultanate]):
    """Anun-Nak: one meeple after the other."""

    def __init__(self, tile: int, left: int) -> None:
        self.tile: Final = tile
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.tile, self.left)

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [DRAWN + tribe for tribe in range(5) if s.bag[tribe]]

    def weights(self, s: Sultanate) -> list[int]:
        return [count for count in s.bag if count]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        tribe = tribe_of(action)
        s.bag[tribe] -= 1
        s.stand(self.tile, tribe)
        s.note(notes.CALLED, tribe, self.tile)
        if self.left > 1:
            s.then(DrawMeeple(self.tile, self.left - 1))


def can_build(s: Sultanate, me: Player) -> bool:
    return s.palaces_left > 0


class BuildAnywhere(ToSeat[Sultanate]):
    """Bouraq: place a palace on any village."""

    CONTINUES = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return tiles_of_kind(s, VILLAGE)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        s.then(Place(seat, tile_of(action), PALACE))


def can_plant(s: Sultanate, me: Player) -> bool:
    return s.palms_left > 0


class PlantAnywhere(ToSeat[Sultanate]):
    """Enki: place a palm on any oasis."""

    CONTINUES = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return tiles_of_kind(s, OASIS)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        s.then(Place(seat, tile_of(action), PALM))


def can_double_coins(s: Sultanate, me: Player) -> bool:
    return s.builder_coins > 0


class DoubleCoins(ForSeat[Sultanate]):
    """Echidna: double the coins that the builders have brought this turn."""

    def run(self, s: Sultanate) -> None:
        earn(s, self.player, s.builder_coins, ECHIDNA)


def can_rule_empty_tile(s: Sultanate, me: Player) -> bool:
    return me.camels > 0 and bool(bare_tiles(s, False))


class RuleEmptyTile(ToSeat[Sultanate]):
    """Leta: put a camel on an empty tile, without camel, meeple, palm or palace. The tile's action
    is not carried out (ruling 34)."""

    CONTINUES = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [TILE + tile for tile in bare_tiles(s, False)]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        place_camel(s, seat, tile_of(action))


def can_rule_peopled_tile(s: Sultanate, me: Player) -> bool:
    return me.camels > 0 and bool(bare_tiles(s, True))


class RulePeopledTile(ToSeat[Sultanate]):
    """Utug: put a camel on a tile with meeples only, without camel, palm or palace."""

    CONTINUES = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return [TILE + tile for tile in bare_tiles(s, True)]

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        place_camel(s, seat, tile_of(action))


def can_look_at_djinns(s: Sultanate, me: Player) -> bool:
    return s.djinn_deck | s.djinn_discard != 0


class LookAtDjinns(Frame[Sultanate]):
    """Sibittis: take the top three djinns, or as many as deck and discards hold (ruling 46)."""

    def __init__(self, player: int, left: int = SIBITTIS_CARDS) -> None:
        self.player: Final = player
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        return (self.player, self.left)

    def run(self, s: Sultanate) -> None:
        if self.left:
            reshuffle_djinns(s)
            if s.djinn_deck:
                s.then(LookAtDjinn(self.player), LookAtDjinns(self.player, self.left - 1))
                return
        s.then(KeepDjinn(self.player))


class LookAtDjinn(DrawFor[Sultanate]):
    """Sibittis: one card after the other."""

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return top_djinns(s)

    def audience(self, s: Sultanate, seat: int) -> int:
        return drawer(s, self.player)

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        djinn = djinn_of(action)
        s.djinn_deck &= ~(1 << djinn)
        s.looked_at.append(djinn)
        if s.ruling_hidden_hands:
            s.whisper(self.player, notes.LOOKED, self.player, 0, 0, djinn)
        else:
            s.note(notes.LOOKED, self.player, 0, 0, djinn)


class KeepDjinn(ToSeat[Sultanate]):
    """Sibittis: keep one, discard the others."""

    PRIVATE = True

    def options(self, s: Sultanate, seat: int) -> list[int]:
        return sorted([DJINN + djinn for djinn in s.looked_at])

    def answer(self, s: Sultanate, seat: int, action: int) -> None:
        kept = djinn_of(action)
        if s.ruling_hidden_hands:
            s.sealed = True
        gain_djinn(s, seat, kept, NONE)
        for djinn in s.looked_at:
            if djinn != kept:
                s.djinn_discard |= 1 << djinn
                s.note(notes.LEFT, djinn)
        s.looked_at = []


def can_draw_card(s: Sultanate, me: Player) -> bool:
    """The deck or the discards must hold one before the fakir is paid, or the djinn would only give
    it back (ruling 47)."""
    return s.deck_size() + sum(s.discard) > 0


def draw_card(player: int) -> TakeTopCard:
    """Sloar: draw the top card of the resource deck."""
    return TakeTopCard(player, SLOAR)


Can: TypeAlias = Callable[[Sultanate, Player], bool]
"""Whether there is anything that the djinn could do now for its owner."""
Does: TypeAlias = Callable[[int], Frame[Sultanate]]
"""What it does for the seat that has paid it."""


class Power:
    """The row of a djinn that can be called."""

    def __init__(self, can: Can, frame: Does) -> None:
        self.can: Final = can
        self.frame: Final = frame


POWERS: Final[dict[int, Power]] = {
    ANUN_NAK: Power(can_call_meeples, CallMeeples),
    BOURAQ: Power(can_build, BuildAnywhere),
    ECHIDNA: Power(can_double_coins, DoubleCoins),
    ENKI: Power(can_plant, PlantAnywhere),
    LETA: Power(can_rule_empty_tile, RuleEmptyTile),
    SIBITTIS: Power(can_look_at_djinns, LookAtDjinns),
    SLOAR: Power(can_draw_card, draw_card),
    UTUG: Power(can_rule_peopled_tile, RulePeopledTile),
}
ON_CALL: Final = list(POWERS)
ANY_ON_CALL: Final = sum(1 << djinn for djinn in ON_CALL)
