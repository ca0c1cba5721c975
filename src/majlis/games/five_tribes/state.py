"""What lies on the table of Five Tribes."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.five_tribes import view
from majlis.games.five_tribes.data import (
    ACTIONS,
    AROUND,
    BIT,
    CARDS,
    FAKIR,
    LABELS,
    TILE_IS_BLUE,
    VIZIER,
)
from majlis.kernel.chance import Rng
from majlis.kernel.frame import Frame
from majlis.kernel.state import State

NO_CARDS: Final = [0] * len(CARDS)


class Player:
    """What lies in front of a player."""

    def __init__(
        self,
        coins: int,
        viziers: int,
        elders: int,
        camels: int,
        djinns: int,
        used: int,
        cards: list[int],
        unseen: list[int],
        hidden: int,
    ) -> None:
        self.coins = coins
        self.viziers = viziers
        self.elders = elders
        self.camels = camels
        """Camels not placed yet."""
        self.djinns = djinns
        """A bit for every djinn that serves this player."""
        self.used = used
        """A bit for every djinn that has been paid for and may not be used again for now."""
        self.cards = cards
        """Cards in hand that everybody has seen, by kind."""
        self.unseen = unseen
        """Cards in hand that only this player has seen, by kind; replaced, never edited."""
        self.hidden = hidden
        """How many cards only this player has seen: public."""

    def clone(self) -> Player:
        return Player(
            self.coins,
            self.viziers,
            self.elders,
            self.camels,
            self.djinns,
            self.used,
            self.cards.copy(),
            self.unseen,
            self.hidden,
        )

    def has(self, djinn: int) -> bool:
        return self.djinns >> djinn & 1 == 1

    def may_use(self, djinn: int) -> bool:
        """Whether the djinn serves this player and has not been used yet."""
        return (self.djinns & ~self.used) >> djinn & 1 == 1

    def use(self, djinn: int) -> None:
        self.used |= 1 << djinn

    def holds(self, kind: int) -> int:
        """How many cards of this kind, seen by the others or not."""
        return self.cards[kind] + self.unseen[kind]

    def keep(self, tribe: int, count: int) -> None:
        """Viziers and elders stand in front of the player."""
        if tribe == VIZIER:
            self.viziers += count
        else:
            self.elders += count

    def kept(self, tribe: int) -> int:
        """How many of that tribe stand in front of the player."""
        return self.viziers if tribe == VIZIER else self.elders

    def may_hold_fakir(self) -> bool:
        """Whether the others must reckon with a fakir in this hand."""
        return self.cards[FAKIR] > 0 or self.hidden > 0


class Sultanate(State):
    """A tile is numbered 6 * row + column, a meeple on it 5 * tile + tribe."""

    def __init__(
        self,
        rules: int,
        agenda: list[Frame[Any]],
        ruling_loop_self_match: bool,
        ruling_echidna_doubles_kandicha: bool,
        ruling_nekir_per_meeple: bool,
        ruling_diagonal_neighbours: bool,
        ruling_djinns_once_a_round: bool,
        ruling_hidden_hands: bool,
        hide_scores: bool,
        players: list[Player],
        kinds: list[int],
        owners: list[int],
        palms: list[int],
        palaces: list[int],
        meeples: list[int],
        standing: list[int],
        bag: list[int],
        palms_left: int,
        palaces_left: int,
        deck: list[int],
        discard: list[int],
        row: list[int],
        djinn_deck: int,
        djinn_discard: int,
        djinn_row: list[int],
        looked_at: list[int],
        bid_track: list[int],
        turn_track: list[int],
        active: int,
        hand: list[int],
        path: list[int],
        dropped: list[int],
        standing_before: list[int],
        builder_coins: int,
        ending: bool,
    ) -> None:
        super().__init__(rules, agenda)
        self.ruling_loop_self_match: Final = ruling_loop_self_match
        self.ruling_echidna_doubles_kandicha: Final = ruling_echidna_doubles_kandicha
        self.ruling_nekir_per_meeple: Final = ruling_nekir_per_meeple
        self.ruling_diagonal_neighbours: Final = ruling_diagonal_neighbours
        self.ruling_djinns_once_a_round: Final = ruling_djinns_once_a_round
        self.ruling_hidden_hands: Final = ruling_hidden_hands
        self.hide_scores: Final = hide_scores
        self.players = players
        self.kinds = kinds
        """What each tile is; replaced, never edited."""
        self.owners = owners
        """Whose camel stands on each tile, or NONE; replaced, never edited."""
        self.palms = palms
        """Palms on each tile; replaced, never edited."""
        self.palaces = palaces
        """Palaces on each tile; replaced, never edited."""
        self.meeples = meeples
        """How many meeples of each tribe stand on each tile, at 5 * tile + tribe."""
        self.standing = standing
        """For every tribe the tiles it stands on, a bit each: kept in step with `meeples`."""
        self.bag = bag
        """Meeples in the bag, by tribe."""
        self.palms_left = palms_left
        self.palaces_left = palaces_left
        self.deck = deck
        """Resource cards nobody has seen, by kind; in a view also those in the others' hands."""
        self.discard = discard
        """Resource cards discarded, by kind."""
        self.row = row
        """The face-up resource cards from the start of the row."""
        self.djinn_deck = djinn_deck
        """A bit for every djinn nobody has seen; in a view also those others are looking at."""
        self.djinn_discard = djinn_discard
        """A bit for every djinn discarded."""
        self.djinn_row = djinn_row
        """The face-up djinns."""
        self.looked_at = looked_at
        """The djinns that the active player has drawn with Sibittis and chooses from."""
        self.bid_track = bid_track
        """Seats in the order of their markers: who has yet to bid, later who has had a turn."""
        self.turn_track = turn_track
        """Whose marker stands on each place, or NONE."""
        self.active = active
        """Whose turn it is, or NONE."""
        self.hand = hand
        """The meeples in the active player's hand, by tribe."""
        self.path = path
        """The tiles of this turn's sowing, from the emptied one to the last."""
        self.dropped = dropped
        """The tribes dropped along the path: one less than its tiles."""
        self.standing_before = standing_before
        """`standing` as it was when the sowing began, its first tile emptied."""
        self.builder_coins = builder_coins
        """What builders have brought in this turn."""
        self.ending = ending
        """The game ends with this round."""

    def clone(self) -> Sultanate:
        s = Sultanate(
            self.rules,
            self.agenda.copy(),
            self.ruling_loop_self_match,
            self.ruling_echidna_doubles_kandicha,
            self.ruling_nekir_per_meeple,
            self.ruling_diagonal_neighbours,
            self.ruling_djinns_once_a_round,
            self.ruling_hidden_hands,
            self.hide_scores,
            [player.clone() for player in self.players],
            self.kinds,
            self.owners,
            self.palms,
            self.palaces,
            self.meeples.copy(),
            self.standing.copy(),
            self.bag.copy(),
            self.palms_left,
            self.palaces_left,
            self.deck.copy(),
            self.discard.copy(),
            self.row.copy(),
            self.djinn_deck,
            self.djinn_discard,
            self.djinn_row.copy(),
            self.looked_at.copy(),
            self.bid_track.copy(),
            self.turn_track.copy(),
            self.active,
            self.hand.copy(),
            self.path.copy(),
            self.dropped.copy(),
            self.standing_before,
            self.builder_coins,
            self.ending,
        )
        s.share(self)
        return s

    def dump_fields(self) -> dict[str, Any]:
        """What lies in front of the players is written by field, a number for every seat."""
        players = self.players
        return {
            "ruling_loop_self_match": self.ruling_loop_self_match,
            "ruling_echidna_doubles_kandicha": self.ruling_echidna_doubles_kandicha,
            "ruling_nekir_per_meeple": self.ruling_nekir_per_meeple,
            "ruling_diagonal_neighbours": self.ruling_diagonal_neighbours,
            "ruling_djinns_once_a_round": self.ruling_djinns_once_a_round,
            "ruling_hidden_hands": self.ruling_hidden_hands,
            "hide_scores": self.hide_scores,
            "coins": [player.coins for player in players],
            "viziers": [player.viziers for player in players],
            "elders": [player.elders for player in players],
            "camels": [player.camels for player in players],
            "djinns": [player.djinns for player in players],
            "used": [player.used for player in players],
            "cards": [player.cards.copy() for player in players],
            "unseen": [player.unseen.copy() for player in players],
            "hidden": [player.hidden for player in players],
            "kinds": self.kinds.copy(),
            "owners": self.owners.copy(),
            "palms": self.palms.copy(),
            "palaces": self.palaces.copy(),
            "meeples": self.meeples.copy(),
            "standing": self.standing.copy(),
            "bag": self.bag.copy(),
            "palms_left": self.palms_left,
            "palaces_left": self.palaces_left,
            "deck": self.deck.copy(),
            "discard": self.discard.copy(),
            "row": self.row.copy(),
            "djinn_deck": self.djinn_deck,
            "djinn_discard": self.djinn_discard,
            "djinn_row": self.djinn_row.copy(),
            "looked_at": self.looked_at.copy(),
            "bid_track": self.bid_track.copy(),
            "turn_track": self.turn_track.copy(),
            "active": self.active,
            "hand": self.hand.copy(),
            "path": self.path.copy(),
            "dropped": self.dropped.copy(),
            "standing_before": self.standing_before.copy(),
            "builder_coins": self.builder_coins,
            "ending": self.ending,
        }

    @classmethod
    def load_fields(cls, rules: int, agenda: list[Frame[Any]], table: dict[str, Any]) -> Sultanate:
        rest = dict(table)
        by_seat = [rest.pop(name) for name in PLAYER_FIELDS]
        players = [Player(*fields) for fields in zip(*by_seat, strict=True)]
        return Sultanate(rules, agenda, players=players, **rest)

    def hide_secrets(self, seat: int) -> None:
        view.hide_secrets(self, seat)

    def sample_secrets(self, rng: Rng) -> None:
        view.sample_secrets(self, rng)

    def breakdown(self) -> list[dict[str, int]]:
        from majlis.games.five_tribes.rules import scoring  # the rules are written about states

        return scoring.breakdown(self)

    # -- for the rules -------------------------------------------------------------------------

    def count(self, tile: int, tribe: int) -> int:
        """How many meeples of the tribe stand on the tile."""
        return self.meeples[5 * tile + tribe]

    def crowd(self, tile: int) -> list[int]:
        """How many of each tribe stand on the tile."""
        return self.meeples[5 * tile : 5 * tile + 5]

    def stand(self, tile: int, tribe: int) -> None:
        """A meeple is put on the tile."""
        self.meeples[5 * tile + tribe] += 1
        self.standing[tribe] |= BIT[tile]

    def leave(self, tile: int, tribe: int, count: int) -> None:
        """So many meeples of the tribe are taken from the tile."""
        left = self.count(tile, tribe) - count
        self.meeples[5 * tile + tribe] = left
        if not left:
            self.standing[tribe] &= ~BIT[tile]

    def peopled(self) -> int:
        """The tiles with meeples, a bit each."""
        peopled = 0
        for tiles in self.standing:
            peopled |= tiles
        return peopled

    def deck_size(self) -> int:
        """Cards left in the resource deck: in a view some of those in the bag are in hands."""
        size = sum(self.deck)
        for player in self.players:
            size -= player.hidden - sum(player.unseen)
        return size

    def blue_tiles(self, tile: int) -> int:
        """How many of the tile and the up to eight around it have a blue value."""
        blue = 1 if TILE_IS_BLUE[self.kinds[tile]] else 0
        for near in AROUND[tile]:
            if TILE_IS_BLUE[self.kinds[near]]:
                blue += 1
        return blue


PLAYER_FIELDS: Final = [
    "coins", "viziers", "elders", "camels", "djinns", "used", "cards", "unseen", "hidden",
]  # fmt: skip
Sultanate.ACTIONS = ACTIONS
Sultanate.LABELS = LABELS


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A copy with one number changed: for lists that clones share."""
    copy = values.copy()
    copy[at] = value
    return copy
