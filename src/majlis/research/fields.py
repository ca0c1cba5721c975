"""Where in an observation something stands, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from majlis import games
from majlis.kernel.encoding import Encoding, Field, numbers


def columns(game: str) -> dict[str, NDArray[np.intp]]:
    """The columns of every field: of `table.NAME` its numbers, of `seat.NAME` those of every seat
    from the one who looks on clockwise, of `place.NAME` those of every place of the board.

    So `observations[:, columns["seat.lira"]]` is an array by position, seat and number.
    """
    encoding = games.game(game).encoding
    return {f"{part}.{field.name}": where for part, field, where in laid_out(encoding)}


def laid_out(encoding: Encoding) -> Iterator[tuple[str, Field, NDArray[np.intp]]]:
    """Every field with the part it belongs to and its columns."""
    start = 0
    for field in encoding.table:
        yield "table", field, np.arange(start, start + field.count)
        start += field.count
    width = numbers(encoding.seat)
    seats = start + width * np.arange(encoding.seats)[:, None]
    for field in encoding.seat:
        yield "seat", field, seats + np.arange(field.count)
        seats = seats + field.count
    start += width * encoding.seats
    for field in encoding.place:
        size = encoding.places * field.count
        yield "place", field, np.arange(start, start + size).reshape(encoding.places, -1)
        start += size


def page(game: str) -> str:
    """What agents are given and may answer in a game, in Markdown, for the manual."""
    loaded = games.game(game)
    encoding = loaded.encoding
    told = {
        "table": "Said once",
        "seat": f"Said of each of {encoding.seats} seats, from the one who looks on clockwise",
        "place": f"Said of each of {encoding.places} places of the board",
    }
    lines = [f"A row has {encoding.width} numbers; version {encoding.version}."]
    before = ""
    for part, field, where in laid_out(encoding):
        if part != before:
            lines += table(f"{told[part]}:", "columns", "field", "numbers", "")
            before = part
        lines.append(row(spans(where), f"`{part}.{field.name}`", kind(field), field.explain))
    lines += table(f"There are {loaded.state.ACTIONS} answers:", "ints", "first", "last")
    for first, last in runs(loaded.state.LABELS[: loaded.state.ACTIONS]):
        labels = (f"`{loaded.state.label(one)}`" for one in (first, last))
        lines.append(row(f"{first}-{last}" if first < last else str(first), *labels))
    return "\n".join(lines)


def table(title: str, *head: str) -> list[str]:
    return ["", title, "", row(*head), row(*["---"] * len(head))]


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def spans(where: NDArray[Any]) -> str:
    """The columns of the first one, and how far it is to those of the next."""
    first = where if where.ndim == 1 else where[0]
    span = f"{first[0]}" if len(first) == 1 else f"{first[0]}-{first[-1]}"
    if where.ndim == 1 or len(where) == 1:
        return span
    return f"{span}, then +{where[1][0] - first[0]}"


def kind(field: Field) -> str:
    each = {
        "number": f"{field.span} is much",
        "one of": f"one of {field.span}",
        "bits": "a bit" if field.span == 1 else f"{field.span} bits",
    }[field.kind]
    return each if field.count == 1 else f"{field.count}: {each}"


def runs(labels: list[str]) -> Iterator[tuple[int, int]]:
    """The first and the last of labels of one kind, side by side."""
    first = 0
    for nth in range(1, len(labels) + 1):
        if nth == len(labels) or kind_of(labels[nth]) != kind_of(labels[first]):
            yield first, nth - 1
            first = nth


def kind_of(label: str) -> str:
    return label.partition(":")[0]
