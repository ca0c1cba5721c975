"""What a position of Stakes is worth to each seat."""

from __future__ import annotations

from majlis.games.template.data import CHARMS
from majlis.games.template.state import Stakes


def evaluate(s: Stakes) -> list[float]:
    """Coins, what a charm is worth on average, and an even share of the pot."""
    average = sum((kind + 1) * n for kind, n in enumerate(CHARMS)) / sum(CHARMS)
    share = s.pot / len(s.coins)
    return [coins + average * n + share for coins, n in zip(s.coins, s.drawn, strict=True)]
