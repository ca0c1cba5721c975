"""What lies on the table of Stakes."""

from __future__ import annotations

from typing import Any, Final

from majlis.games.template import view
from majlis.games.template.data import ACTIONS, LABELS
from majlis.kernel.chance import Rng
from majlis.kernel.frame import Frame
from majlis.kernel.state import State


class Stakes(State):
    def __init__(
        self,
        rules: int,
        agenda: list[Frame[Any]],
        rounds: int,
        charms: bool,
        coins: list[int],
        stakes: list[int],
        pot: int,
        bag: list[int],
        drawn: list[int],
        hands: list[list[int]],
    ) -> None:
        super().__init__(rules, agenda)
        self.rounds: Final = rounds
        self.charms: Final = charms
        self.coins = coins
        """Each seat's coins."""
        self.stakes = stakes
        """Each seat's stake of this round, or NONE; that it was made is public, how much is not."""
        self.pot = pot
        self.bag = bag
        """Charms in the bag, by kind; in a view also those in the others' hands."""
        self.drawn = drawn
        """How many charms each seat has: public."""
        self.hands = hands
        """Which charms each seat has, by kind: its own secret."""

    def clone(self) -> Stakes:
        s = Stakes(
            self.rules,
            self.agenda.copy(),
            self.rounds,
            self.charms,
            self.coins.copy(),
            self.stakes.copy(),
            self.pot,
            self.bag.copy(),
            self.drawn.copy(),
            [hand.copy() for hand in self.hands],
        )
        s.share(self)
        return s

    def dump_fields(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "charms": self.charms,
            "coins": self.coins.copy(),
            "stakes": self.stakes.copy(),
            "pot": self.pot,
            "bag": self.bag.copy(),
            "drawn": self.drawn.copy(),
            "hands": [hand.copy() for hand in self.hands],
        }

    @classmethod
    def load_fields(cls, rules: int, agenda: list[Frame[Any]], table: dict[str, Any]) -> Stakes:
        return Stakes(rules, agenda, **table)

    def hide_secrets(self, seat: int) -> None:
        view.hide_secrets(self, seat)

    def sample_secrets(self, rng: Rng) -> None:
        view.sample_secrets(self, rng)

    def breakdown(self) -> list[dict[str, int]]:
        """A point for every coin; the charms are shown, and count, when the game is over."""
        shown = not self.waiting
        return [
            {
                "coins": coins,
                "charms": sum((kind + 1) * n for kind, n in enumerate(hand)) if shown else 0,
            }
            for coins, hand in zip(self.coins, self.hands, strict=True)
        ]


Stakes.ACTIONS = ACTIONS
Stakes.LABELS = LABELS
