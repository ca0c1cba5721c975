"""What a seat may know of a position of Stakes, and guess of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from majlis.games.template.data import MOST
from majlis.kernel.chance import Rng
from majlis.kernel.frame import HIDDEN, NONE
from majlis.kernel.state import index_at

if TYPE_CHECKING:
    from majlis.games.template.state import Stakes


def hide_secrets(s: Stakes, seat: int) -> None:
    """A stake is secret until all are made; others' charms could as well be in the bag. When the
    game is over, everything lies open."""
    if not s.waiting:
        return
    being_made = NONE in s.stakes
    for other in range(len(s.coins)):
        if other != seat:
            if being_made and s.stakes[other] != NONE:
                s.stakes[other] = HIDDEN
            for kind, n in enumerate(s.hands[other]):
                s.bag[kind] += n
            s.hands[other] = [0, 0, 0]


def sample_secrets(s: Stakes, rng: Rng) -> None:
    """Deal the others their charms from the bag, and let them have staked something."""
    for other, hand in enumerate(s.hands):
        if s.stakes[other] == HIDDEN:
            s.stakes[other] = rng.below(min(MOST, s.coins[other]) + 1)
        for _ in range(s.drawn[other] - sum(hand)):
            kind = index_at(s.bag, rng.below(sum(s.bag)))
            s.bag[kind] -= 1
            hand[kind] += 1
