"""What is kept for a while: the newest of it."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Newest(dict[K, V]):
    """So many at most: whoever keeps one more lets the oldest go."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, value: V) -> None:
        """As the newest, also if it was there already."""
        self.pop(key, None)
        self[key] = value
        if len(self) > self.most:
            del self[next(iter(self))]
