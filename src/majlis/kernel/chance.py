"""The dice of a match, and the small generator of bots and rollouts."""

from __future__ import annotations

from hashlib import sha256


def roll(seed: str, seq: int, total: int) -> int:
    """The dice of line `seq`: a whole number below `total`.

    A function of seed and line number alone, so that there is nothing to save or to fast-forward,
    and every line of a finished match can be checked by itself against the published seed.
    """
    return int.from_bytes(sha256(f"{seed}/{seq}".encode()).digest()[:16], "big") % total


def dice(text: str) -> int:
    """A seed for `Rng` that depends on this text alone, in any process and on any machine."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")


class Rng:
    """A 32-bit xorshift: stays within machine ints when compiled, equal in both builds."""

    def __init__(self, seed: int) -> None:
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Become as if made anew with that seed."""
        # A Weyl step, so that neighbouring seeds do not start alike; zero would stay zero for ever.
        self.x = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF or 1
        for _ in range(4):
            self.below(1)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return x % n
