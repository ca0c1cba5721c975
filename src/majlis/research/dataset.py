"""Games of bots as files of Parquet: what was known, what was answered, what came of it.

Every file holds equally many positions and is given by the plan and its number alone: whatever
interrupts, in however many processes, the same files come out. It needs `majlis[dataset]`.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from majlis import games
from majlis.arena.pool import Workers
from majlis.bots import bot
from majlis.interface import GameInterface
from majlis.kernel.chance import Rng, dice
from majlis.kernel.errors import BadRecord
from majlis.kernel.frame import CHANCE
from majlis.kernel.game import Setting
from majlis.learning.selfplay import above_mean, around

ABOUT = "dataset.json"
"""Says in the folder what its files hold."""
IN_MEMORY = 4096
"""So many positions are written at a time."""
SAMPLE = 2000
"""From so many positions the size of a file is foretold."""


@dataclass(frozen=True)
class Plan:
    """What is played and kept."""

    game: str
    seats: tuple[int, ...]
    """Each game is for one of these numbers of players."""
    options: dict[str, Setting]
    bot: str
    slips: int
    """One answer in so many is made at random, so that there are positions that nobody aims for;
    0 for none."""
    seed: str
    positions: int
    """In a file."""

    def about(self) -> dict[str, Any]:
        """All that the files depend on."""
        encoding = games.game(self.game).encoding
        return {
            **asdict(self),
            "seats": list(self.seats),
            "encoding": encoding.version,
            "rules": games.fingerprint(self.game),
        }


def schema(plan: Plan) -> pa.Schema:
    """Lists by seat begin with the one who looks and go on clockwise; empty seats are zeros."""
    game = games.game(plan.game)
    by_seat = pa.list_(pa.float32(), game.encoding.seats)
    return pa.schema(
        [
            ("game", pa.int32()),
            ("seats", pa.int8()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.uint8(), game.encoding.width)),
            ("mask", pa.binary((game.state.ACTIONS + 7) // 8)),
            ("action", pa.int16()),
            ("random", pa.bool_()),
            ("worth", by_seat),
            ("margin", by_seat),
            ("won", by_seat),
        ],
        metadata={"majlis": json.dumps(plan.about())},
    )


class Rows:
    """Positions that are not written yet, column by column."""

    def __init__(self, plan: Plan) -> None:
        self.schema = schema(plan)
        self.columns: dict[str, list[Any]] = {name: [] for name in self.schema.names}

    def __len__(self) -> int:
        return len(self.columns["game"])

    def add(self, **values: Any) -> None:
        for name, value in values.items():
            self.columns[name].append(value)

    def table(self) -> pa.Table:
        """All of them, and none are left."""
        arrays = []
        for field in self.schema:
            column = self.columns[field.name]
            if pa.types.is_fixed_size_list(field.type):
                numbers = np.array(column, field.type.value_type.to_pandas_dtype()).ravel()
                arrays.append(
                    pa.FixedSizeListArray.from_arrays(pa.array(numbers), field.type.list_size)
                )
            else:
                arrays.append(pa.array(column, field.type))
            column.clear()
        return pa.Table.from_arrays(arrays, schema=self.schema)


def play(plan: Plan, seed: str, number: int) -> Iterator[dict[str, Any]]:
    """The rows of one game: every answer to which there was an alternative."""
    rng = Rng(dice(seed))
    game = games.game(plan.game)
    seats = plan.seats[rng.below(len(plan.seats))]
    s = game.setup(seats, game.meta.settings(plan.options, seats), game.meta.rules)
    mind = bot(plan.bot, plan.game, rng)
    rows: list[dict[str, Any]] = []
    while s.waiting:
        seat = s.waiting[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.pick(rng))
            continue
        slip = plan.slips > 0 and rng.below(plan.slips) == 0
        for action in [s.pick(rng)] if slip else mind(s.redact(seat)):
            legal = s.options(seat)
            if len(legal) > 1:
                rows.append(seen(game, s, seat, legal) | {"action": action, "random": slip})
            s.apply(seat, action)
    end = above_mean([float(points) for points in s.scores()])
    won = s.wins()
    wide = game.encoding.seats
    for row in rows:
        looker = row["seat"]
        came_of_it = {"margin": around(end, looker, wide), "won": around(won, looker, wide)}
        yield {"game": number, "seats": seats, **row, **came_of_it}


def seen(game: GameInterface[Any], s: Any, seat: int, legal: list[int]) -> dict[str, Any]:
    """What the seat knows and may answer, and what that is worth."""
    encoding = game.encoding
    row = bytearray(encoding.width)
    encoding.into(s, seat, row, 0)
    mask = np.zeros(s.ACTIONS, np.uint8)
    mask[legal] = 1
    return {
        "seat": seat,
        "observation": np.frombuffer(row, np.uint8),
        "mask": np.packbits(mask, bitorder="little").tobytes(),
        "worth": around(above_mean(game.evaluate(s)), seat, encoding.seats),
    }


def write(plan: Plan, nth: int, positions: int, target: BinaryIO) -> None:
    """So many positions of the n-th file."""
    rows = Rows(plan)
    with pq.ParquetWriter(target, rows.schema, compression="zstd") as writer:
        left, number = positions, 0
        while left:
            for row in play(plan, f"{plan.seed}/{nth}/{number}", number):
                if not left:
                    break
                rows.add(**row)
                left -= 1
                if len(rows) == IN_MEMORY:
                    writer.write_table(rows.table())
            number += 1
        if len(rows):
            writer.write_table(rows.table())


def name(nth: int) -> str:
    return f"{nth:05}.parquet"


def content(plan: Plan, nth: int) -> bytes:
    """Of the n-th file, compressed: whoever makes it need not see the folder."""
    made = io.BytesIO()
    write(plan, nth, plan.positions, made)
    return made.getvalue()


def foretold(plan: Plan, files: int) -> int:
    """About how many bytes the files will take."""
    sample, count = io.BytesIO(), min(SAMPLE, plan.positions)
    write(plan, 0, count, sample)
    return len(sample.getvalue()) * plan.positions * files // count


def prepare(plan: Plan, folder: Path) -> None:
    """Make the folder, or find it with files of the same plan."""
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / ABOUT
    told = json.dumps(plan.about(), indent=1)
    if about.exists() and about.read_text(encoding="utf-8") != told:
        raise BadRecord(f"{about} is of another plan, other rules or another encoding")
    about.write_text(told, encoding="utf-8")


def missing(folder: Path, files: int) -> list[int]:
    return [nth for nth in range(files) if not (folder / name(nth)).exists()]


def make(plan: Plan, folder: Path, files: int, workers: Workers, done: Callable[[], None]) -> None:
    """Write what is missing; `done` is called after each file, for a progress bar."""
    prepare(plan, folder)
    with closing(workers.outcomes(partial(content, plan), missing(folder, files))) as contents:
        for nth, whole in contents:
            part = folder / f"{name(nth)}.part"
            part.write_bytes(whole)
            part.replace(folder / name(nth))
            done()


def batches(folder: Path, size: int = IN_MEMORY) -> Iterator[dict[str, NDArray[Any]]]:
    """Everything in a folder, so many positions at a time, as arrays; masks have a number for each
    answer."""
    about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    actions = games.game(about["game"]).state.ACTIONS
    for path in sorted(folder.glob("*.parquet")):
        with pq.ParquetFile(path) as file:
            for batch in file.iter_batches(size):
                yield {
                    column: as_numpy(batch.column(column), actions) for column in batch.schema.names
                }


def as_numpy(column: Any, actions: int) -> NDArray[Any]:
    if pa.types.is_fixed_size_list(column.type):
        numbers: NDArray[Any] = column.flatten().to_numpy()
        return numbers.reshape(len(column), -1)
    if pa.types.is_fixed_size_binary(column.type):
        packed = np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(len(column), -1)
        return np.unpackbits(packed, axis=1, count=actions, bitorder="little")
    values: NDArray[Any] = column.to_numpy(zero_copy_only=False)
    return values
