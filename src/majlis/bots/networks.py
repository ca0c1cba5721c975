"""Networks that have learnt what positions come to, run by onnxruntime where it is installed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from majlis import games
from majlis.bots.search.values import Worths
from majlis.kernel.encoding import Encoding
from majlis.kernel.state import State

NAME = "network.onnx"
"""The file in a game's folder."""
CARD = "network.json"
"""Beside it: how it was learnt, and what came of it."""


class Network:
    """Judges positions by what one seat knows of them: it reads their encoding and what `evaluate`
    says, and corrects that."""

    def __init__(self, game: str, onnx: Path | bytes) -> None:
        """By a file, or by what it holds."""
        import numpy
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self.numpy = numpy
        self.session = onnxruntime.InferenceSession(
            onnx, options, providers=["CPUExecutionProvider"]
        )
        self.encoding: Encoding = games.game(game).encoding
        self.evaluate: Callable[[Any], list[float]] = games.game(game).evaluate

    def seen_by(self, viewer: int) -> Worths:
        """What positions are worth to every seat, as far as this one can know."""
        return partial(self.worths, viewer)

    def worths(self, viewer: int, positions: list[State]) -> list[list[float]]:
        """Games that are over are worth their points: there is nothing to foretell."""
        worths = [self.evaluate(s) for s in positions]
        going_on = [nth for nth, s in enumerate(positions) if s.waiting]
        if going_on:
            margins = self.run(
                viewer, [positions[n] for n in going_on], [worths[n] for n in going_on]
            )[0]
            for nth, row in zip(going_on, margins.tolist(), strict=True):
                seats = len(worths[nth])
                mean = sum(worths[nth]) / seats
                worths[nth] = [mean + row[(seat - viewer) % seats] for seat in range(seats)]
        return worths

    def run(self, viewer: int, positions: list[State], worths: list[list[float]]) -> list[Any]:
        """What the network says of positions that go on: by how many points each seat will be ahead
        of the mean, and the logarithms of the odds to win, from the viewer on clockwise."""
        encoding, numpy = self.encoding, self.numpy
        rows = bytearray(len(positions) * encoding.width)
        for nth, s in enumerate(positions):
            encoding.into(s, viewer, rows, nth)
        table = numpy.frombuffer(rows, numpy.uint8).reshape(len(positions), encoding.width)
        ahead = numpy.zeros((len(positions), encoding.seats), numpy.float32)
        for nth, worth in enumerate(worths):
            ahead[nth, : len(worth)] = worth[viewer:] + worth[:viewer]
        said: list[Any] = self.session.run(None, {"rows": table, "worth": ahead})
        return said


@cache
def network(game: str) -> Network | None:
    """The game's network, if it has one that reads positions as they are written now, and it can be
    run here."""
    home = games.home(game)
    if not can_run() or not (home / NAME).is_file():
        return None
    card = json.loads((home / CARD).read_text(encoding="utf-8"))
    if card["encoding"] != games.game(game).encoding.version:
        return None
    return Network(game, home / NAME)


@cache
def can_run() -> bool:
    """Whether networks can be run here; if not, bots play by `evaluate` alone."""
    return find_spec("onnxruntime") is not None
