"""Things that players choose between, by the notes that tell of it: for whoever counts them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Assortment:
    """Things of one kind."""

    title: str
    kinds: tuple[int, ...]
    """The notes that tell of them; they begin with the seat that has chosen."""
    name: Callable[[int, int, int], str]
    """What was chosen, by the other numbers of such a note."""
