"""Many games at once, with what is known of them in arrays that stay where they are."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from majlis import games
from majlis.kernel.errors import BadOption, IllegalAction
from majlis.research.tables import Tables, Variant

WAIT = -1
"""In place of an answer: nothing happens at this table in this step."""


class Arrays(NamedTuple):
    """What is known of every table."""

    rewards: NDArray[Any]
    observations: NDArray[Any]
    masks: NDArray[Any]
    seats: NDArray[Any]
    overs: NDArray[Any]

    def at(self, tables: slice) -> Arrays:
        return Arrays(*(array[tables] for array in self))

    def read_only(self) -> Arrays:
        views = Arrays(*(array.view() for array in self))
        for view in views:
            view.flags.writeable = False
        return views


class VectorEnv(ABC):
    """So many tables of one game. At each of them one seat is asked, and every step answers at all
    of them; where a game ends, the next one begins at once.

    The arrays are read-only and change with every step: copy what you keep.
    """

    def __init__(self, variant: Variant, count: int, arrays: Arrays) -> None:
        self.variant = variant
        self.count = count
        shown = arrays.read_only()
        self.observations = shown.observations
        """By table: what the seat that is asked knows."""
        self.masks = shown.masks
        """By table: a 1 for every legal answer."""
        self.seats = shown.seats
        """By table: the seat that is asked."""
        self.overs = shown.overs
        """By table: whether the last answer ended a game."""
        self.rewards = shown.rewards
        """By table and seat: what the last answer brought."""
        self._nth = np.arange(count)
        self._bounds = np.arange(count + 1) * variant.actions
        """Where each table's masks begin, and the last one ends."""

    def reset(self, seed: int | None = None) -> None:
        """Begin everywhere: every table has dice of its own, given by the seed and its number."""
        self.begin(secrets.token_hex(16) if seed is None else str(seed))

    def step(self, actions: ArrayLike) -> None:
        """An answer at every table, or `WAIT`: all are given or none."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(
                f"{self.count} tables want as many ints, not {chosen.dtype} {chosen.shape}"
            )
        known = chosen.clip(0, self.variant.actions - 1)
        legal = self.masks[self._nth, known].astype(bool) & (known == chosen) | (chosen == WAIT)
        if not legal.all():
            raise self._refusal(int(legal.argmin()), chosen)
        self.play(chosen)

    def clone(self) -> VectorEnv:
        """Other tables at the same moment, with the same luck to come."""
        raise BadOption("tables can be cloned if they are all in one process")

    def restore(self, other: Self) -> None:
        """Go to the moment at which the other tables are."""
        raise BadOption("tables can be restored if they are all in one process")

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal answer at every table, each as likely as the others."""
        legal = np.flatnonzero(self.masks.view(np.bool_))
        firsts = np.searchsorted(legal, self._bounds)
        picked = rng.random(self.count) * (firsts[1:] - firsts[:-1])
        answers: NDArray[np.int64] = legal[firsts[:-1] + picked.astype(np.int64)]
        answers -= self._bounds[:-1]
        return answers

    def _refusal(self, table: int, chosen: NDArray[Any]) -> IllegalAction:
        label = games.game(self.variant.game).state.label
        listed = np.flatnonzero(self.masks[table]).tolist()
        may = ", ".join(f"{legal} {label(legal)}" for legal in listed)
        seat = self.seats[table]
        return IllegalAction(
            f"table {table}: seat {seat} may not answer {chosen[table]}; legal: {may}"
        )

    @abstractmethod
    def begin(self, seed: str) -> None:
        """Begin everywhere, with any words for a seed."""

    @abstractmethod
    def play(self, actions: NDArray[Any]) -> None:
        """Give answers that are known to be legal."""

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class TablesHere(VectorEnv):
    """All tables in this process, one after the other. The arrays are the rules' own memory."""

    def __init__(self, variant: Variant, count: int, first: int = 0) -> None:
        """With another `first` it has the tables from that number on, dice included."""
        self._tables = Tables(variant, count)
        self._first = first
        self.arrays = Arrays(
            np.zeros((count, variant.seats), np.float32),
            np.frombuffer(self._tables.rows, np.uint8).reshape(count, -1),
            np.frombuffer(self._tables.masks, np.int8).reshape(count, -1),
            np.frombuffer(self._tables.asked, np.int8),
            np.frombuffer(self._tables.over, np.bool_),
        )
        super().__init__(variant, count, self.arrays)

    def begin(self, seed: str) -> None:
        last = self._first + self.count
        self._tables.begin([f"{seed}:{nth}" for nth in range(self._first, last)])
        self.arrays.rewards.fill(0)

    def play(self, actions: NDArray[Any]) -> None:
        self._tables.play(actions.tolist())
        if self._tables.rewarded:
            self.arrays.rewards[...] = np.reshape(self._tables.rewards, self.arrays.rewards.shape)
        else:
            self.arrays.rewards.fill(0)

    def clone(self) -> TablesHere:
        other = TablesHere(self.variant, self.count, self._first)
        other.restore(self)
        return other

    def restore(self, other: Self) -> None:
        if other.count != self.count:
            raise BadOption(f"{self.count} tables cannot be where {other.count} are")
        for mine, theirs in zip(self._tables.tables, other._tables.tables, strict=True):
            mine.restore(theirs)
        for shown, told in zip(self.arrays, other.arrays, strict=True):
            shown[...] = told

    def close(self) -> None:
        """Nothing is kept open."""
