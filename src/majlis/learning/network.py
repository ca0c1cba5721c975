"""What learns: one small network for any game, made from the game's encoding."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from majlis.kernel.encoding import Encoding, Field, Symmetry, numbers

LOOKED_UP = 4
"""Bits that have a row of numbers for each of their sets; of more, each bit tells by itself."""
FORGOTTEN = 0.1
"""While it learns, so much of what it has read is left out: no game is learnt by heart."""
MANY = 16
"""Things of which what is looked up is added up one by one: onnxruntime is slow at sums."""
SAID = 64
"""Numbers that what is said of a seat is made of."""


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    place: int = 32
    """Numbers that tell of a place."""
    layers: int = 2
    """How often places hear of their neighbours."""
    seat: int = 32
    """Numbers that tell of a seat."""
    table: int = 96
    """Numbers that tell of the rest."""
    whole: int = 192
    """Numbers that tell of the position."""
    looks: int = 1
    """By so many of its symmetries a position is looked at, each time with the same eyes."""


@dataclass(frozen=True)
class Recipe:
    """How a network is made and what it is taught."""

    size: Size = Size()
    passes: float = 1.0
    """How often a position is learnt from: more, and a network learns games by heart."""
    end: float = 0.5
    soon: float = 1.0
    surprise: float = 0.2
    """How much it matters what comes in the end, what comes soon, and who wins."""
    patience: float = 0.5
    """How much of the points that bots hear of are those of the end; the rest come soon."""


class Reading(nn.Module):
    """The fields of several things, each thing told by so many numbers.

    Kinds, and small sets of bits, have a row of numbers each, learnt; of larger sets each bit has
    one, and they are added up beforehand for all sets, which is quicker than to take positions
    apart. Numbers are brought to the size of 1 by what is much of them. Things come first in what
    is returned, positions second: neighbours can then be looked up in whole rows.
    """

    def __init__(
        self, fields: list[Field], things: int, column: Callable[[int, int, int], int], width: int
    ):
        super().__init__()
        looked_up: list[tuple[int, int]] = []
        """Columns, thing by thing, and where their rows begin."""
        plain: list[int] = []
        sizes: list[float] = []
        rows = max(1, sum(field.count * rows_of(field) for field in fields))
        bits = 0
        for thing in range(things):
            start = bits = 0
            row = 0
            for field in fields:
                for nth in range(field.count):
                    at = column(thing, start, nth)
                    if field.kind == "number":
                        plain.append(at)
                        sizes.append(1 / field.span)
                    elif rows_of(field):
                        looked_up.append((at, row))
                        row += rows_of(field)
                    else:
                        looked_up.append((at, rows + 256 * (bits // 8)))
                        bits += 8
                start += field.count
        self.things = things
        self.kinds = len(looked_up) // things
        self.plain = len(plain) // things
        self.bits = bits // 8
        self.register_buffer("at", whole([at for at, _ in looked_up]), persistent=False)
        self.register_buffer("start", whole([start for _, start in looked_up]), persistent=False)
        self.register_buffer("plain_at", whole(plain), persistent=False)
        self.register_buffer("size", torch.tensor(sizes), persistent=False)
        sets = torch.arange(256)[:, None] >> torch.arange(8) & 1
        self.register_buffer("sets", sets.float(), persistent=False)
        """Which bits each number has."""
        self.rows = nn.Parameter(torch.randn(rows, width) * 0.1)
        self.bit = nn.Parameter(torch.randn(self.bits, 8, width) * 0.1)
        self.linear = nn.Linear(max(1, self.plain), width)

    def forward(self, rows: Tensor) -> Tensor:
        told = self.linear.bias
        if self.plain:
            taken = rows.index_select(1, self.plain_at).to(self.size.dtype) * self.size
            taken = taken.reshape(rows.shape[0], self.things, self.plain)
            told = self.linear(taken.transpose(0, 1))
        if self.kinds:
            table = self.rows
            if self.bits:
                table = torch.cat([table, (self.sets @ self.bit).flatten(0, 1)])
            at = rows.index_select(1, self.at).long() + self.start
            at = at.reshape(rows.shape[0], self.things, self.kinds).transpose(0, 1)
            if self.things > MANY:
                for nth in range(self.kinds):
                    told = told + nn.functional.embedding(at[..., nth], table)
            else:
                told = told + nn.functional.embedding(at, table).sum(2)
        return told


def rows_of(field: Field) -> int:
    """How many rows a number of this field has of its own."""
    if field.kind == "one of":
        return field.span
    return 1 << field.span if field.kind == "bits" and field.span <= LOOKED_UP else 0


def whole(numbers: list[int]) -> Tensor:
    return torch.tensor(numbers, dtype=torch.long)


class Neighbours(nn.Module):
    """What lies around every place, by one relation."""

    def __init__(self, relation: list[list[int]]):
        super().__init__()
        most = max(len(others) for others in relation)
        matrix = torch.zeros(len(relation), len(relation))
        for place, others in enumerate(relation):
            for other in others:
                matrix[place, other] += 1 / most
        self.register_buffer("matrix", matrix, persistent=False)

    def forward(self, x: Tensor) -> Tensor:
        # One product of matrices, for all positions together: looking neighbours up is slower.
        return (self.matrix.to(x.dtype) @ x.flatten(1)).reshape(x.shape)


class Turning(nn.Module):
    """Rows of positions as symmetries make them."""

    def __init__(self, symmetries: list[Symmetry]):
        super().__init__()
        tables: list[list[int]] = []
        found: dict[int, int] = {}
        for symmetry in symmetries:
            for table in symmetry.values:
                if id(table) not in found:
                    found[id(table)] = 256 * len(tables)
                    tables.append(table)
        columns = torch.tensor([symmetry.columns for symmetry in symmetries])
        starts = torch.tensor([[found[id(t)] for t in one.values] for one in symmetries])
        self.register_buffer("columns", columns, persistent=False)
        self.register_buffer("starts", starts, persistent=False)
        self.register_buffer("tables", torch.tensor(tables).flatten(), persistent=False)

    def by(self, nth: int, rows: Tensor) -> Tensor:
        """By one of them."""
        found = rows.index_select(1, self.columns[nth]).long() + self.starts[nth]
        return self.tables[found].to(rows.dtype)

    def forward(self, rows: Tensor) -> Tensor:
        """By each of them, position by position."""
        found = rows.index_select(1, self.columns.flatten()).long() + self.starts.flatten()
        return self.tables[found].reshape(-1, rows.shape[1])


class Places(nn.Module):
    """What is on the board, pooled over its places."""

    def __init__(self, encoding: Encoding, size: Size):
        super().__init__()
        width = size.place
        self.relations = nn.ModuleList(Neighbours(relation) for relation in encoding.near)
        self.own = nn.Parameter(torch.zeros(encoding.places, 1, width))
        heard = width * (1 + len(encoding.near))
        self.hear = nn.ModuleList(nn.Linear(heard, width) for _ in range(size.layers))
        self.take = nn.ModuleList(nn.Linear(width, width) for _ in range(size.layers))
        self.width = 2 * width

    def forward(self, places: Tensor) -> Tensor:
        x = torch.relu(places + self.own)
        for hear, take in zip(self.hear, self.take, strict=True):
            heard = torch.cat([x, *[relation(x) for relation in self.relations]], 2)
            x = x + take(torch.relu(hear(heard)))
        return torch.cat([x.mean(0), x.amax(0)], 1)


class Network(nn.Module):
    """What positions come to: for every seat, from the one who looks on clockwise, the points above
    the mean in the end and soon, and the logarithm of the odds to win.

    It corrects what `evaluate` says, which it is told.
    """

    def __init__(self, encoding: Encoding, unit: float, recipe: Recipe):
        super().__init__()
        self.recipe = recipe
        size = recipe.size
        self.unit = unit
        """So many points are much of a lead."""
        self.seats = encoding.seats
        self.width = encoding.width
        table, seat = numbers(encoding.table), numbers(encoding.seat)
        seats = encoding.seats
        self.table = Reading(encoding.table, 1, lambda _, start, nth: start + nth, size.table)
        self.seat = Reading(
            encoding.seat, seats, lambda t, start, nth: table + t * seat + start + nth, size.seat
        )
        pooled = 0
        self.place: Reading | None = None
        if encoding.places:
            column = column_of_place(table + seats * seat, encoding)
            self.place = Reading(encoding.place, encoding.places, column, size.place)
            self.places = Places(encoding, size)
            pooled = self.places.width
        self.order = nn.Parameter(torch.zeros(seats, 1, size.seat))
        self.lead = nn.Parameter(torch.zeros(size.seat))
        """How seats are told by their order and by what `evaluate` says of them."""
        self.know_seat = nn.Linear(size.seat, size.seat)
        self.looks = size.looks
        if size.looks > 1:
            self.turning = Turning(encoding.symmetries()[: size.looks])
        self.look = nn.Sequential(
            nn.Dropout(FORGOTTEN),
            nn.Linear(size.table + pooled + seats * size.seat, size.whole),
            nn.ReLU(),
        )
        self.whole = nn.Sequential(
            nn.Dropout(FORGOTTEN),
            nn.Linear(size.whole, size.whole),
            nn.ReLU(),
        )
        self.say_whole = nn.Linear(size.whole, SAID)
        self.say_seat = nn.Linear(size.seat, SAID)
        self.say = nn.Linear(SAID, 3)
        self.trust = nn.Parameter(torch.tensor([0.8, 0.9, 1.0]))
        """How much of what `evaluate` says holds: in the end, soon, and for the odds."""
        self.register_buffer("boldness", torch.tensor(2.0))
        """What the odds are multiplied by, so that chances come true as often as they say."""
        # The first number of every seat says whether somebody is there.
        self.register_buffer(
            "here", torch.tensor([table + nth * seat for nth in range(seats)]), persistent=False
        )

    def forward(self, rows: Tensor, worth: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        here = rows.index_select(1, self.here).to(worth.dtype).t()
        ahead = above_mean(worth.t() / self.unit, here)
        known, seat = self.seen(rows, here, ahead)
        whole = self.whole(known)
        said = self.say(torch.relu(self.say_whole(whole) + self.say_seat(seat)))
        said = said + ahead[..., None] * self.trust
        end, soon = (above_mean(said[..., nth], here).t() for nth in (0, 1))
        odds = (self.boldness * said[..., 2]).masked_fill(here == 0, -30.0).t()
        return end, soon, odds

    def seen(self, rows: Tensor, here: Tensor, ahead: Tensor) -> tuple[Tensor, Tensor]:
        """What is told of the positions, and of their seats: the mean of all looks at them."""
        looks = self.looks
        if looks > 1:
            rows = self.turning(rows)
            here = here.repeat_interleave(looks, 1)
            ahead = ahead.repeat_interleave(looks, 1)
        seat = torch.relu(self.seat(rows) + self.order + ahead[..., None] * self.lead)
        seat = torch.relu(self.know_seat(seat)) * here[..., None]
        parts = [torch.relu(self.table(rows)[0]), seat.transpose(0, 1).flatten(1)]
        if self.place is not None:
            parts.append(self.places(self.place(rows)))
        known = self.look(torch.cat(parts, 1))
        if looks > 1:
            known = known.reshape(-1, looks, known.shape[1]).mean(1)
            seat = seat.reshape(self.seats, -1, looks, seat.shape[2]).mean(2)
        return known, seat


def column_of_place(after: int, encoding: Encoding) -> Callable[[int, int, int], int]:
    """Places come field by field; in a field place by place."""
    counts: dict[int, int] = {}
    start = 0
    for field in encoding.place:
        counts[start] = field.count
        start += field.count

    def column(place: int, start: int, nth: int) -> int:
        return after + start * encoding.places + place * counts[start] + nth

    return column


def above_mean(values: Tensor, here: Tensor) -> Tensor:
    """By how much each seat is above the mean of those that are there."""
    mean = (values * here).sum(0, keepdim=True) / here.sum(0, keepdim=True).clamp(min=1)
    return (values - mean) * here


class Player(nn.Module):
    """A network as bots ask it: points above the mean of a seat, and its odds."""

    def __init__(self, network: Network):
        super().__init__()
        self.network = network

    def forward(self, rows: Tensor, worth: Tensor) -> tuple[Tensor, Tensor]:
        end, soon, odds = self.network(rows, worth)
        patience = self.network.recipe.patience
        points = patience * end + (1 - patience) * soon
        return points * self.network.unit, odds


def export(network: Network, path: Path) -> None:
    """Write it as ONNX, for `majlis.bots.networks`."""
    player = Player(network).cpu().eval()
    rows = torch.zeros(3, network.width, dtype=torch.uint8)
    worth = torch.zeros(3, network.seats)
    any_number = {0: torch.export.Dim("n")}
    with torch.no_grad(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            player,
            (rows, worth),
            str(path),
            input_names=["rows", "worth"],
            output_names=["points", "odds"],
            dynamic_shapes={"rows": any_number, "worth": any_number},
            external_data=False,
            dynamo=True,
            verbose=False,
        )
