"""A table with what all environments want of it: arrays, spaces, pictures."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from librt.strings import BytesWriter
from numpy.typing import NDArray

from majlis import games
from majlis.kernel.errors import BadOption
from majlis.kernel.frame import WATCHER
from majlis.kernel.state import State
from majlis.match import picture
from majlis.research.tables import Table, Variant

Observation: TypeAlias = dict[str, Any]
"""`observation`: the row of the game's encoding; `action_mask`: a 1 for every legal answer."""

PNG = "png"
RENDER_MODES = ["ansi", "svg", *([PNG] if find_spec("resvg_py") else [])]
"""Those that are installed."""
METADATA = {"render_modes": RENDER_MODES, "render_fps": 1}


class Answers(Discrete[np.int64]):
    """The vocabulary of a game's seats. Without a mask, `sample` draws from what is legal now."""

    def __init__(self, count: int, legal: Callable[[], NDArray[np.int8]]) -> None:
        super().__init__(count)
        self._legal = legal

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None
    ) -> np.int64:
        if mask is None and probability is None:
            mask = self._legal()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return Discrete, (int(self.n),)  # elsewhere there is no table to look at


def observation_space(variant: Variant) -> Dict[Any]:
    return Dict(
        {
            "observation": Box(0, 255, (variant.encoding.width,), np.uint8),
            "action_mask": Box(0, 1, (variant.actions,), np.int8),
        }
    )


class Session:
    """One game after the other at one table."""

    def __init__(self, variant: Variant, render_mode: str | None) -> None:
        if render_mode == PNG and PNG not in RENDER_MODES:
            raise BadOption(
                "render_mode=png needs what the extra brings: pip install 'majlis[png]'"
            )
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"render_mode={render_mode}: choose from {', '.join(RENDER_MODES)}")
        self.variant = variant
        self.render_mode = render_mode
        self.table = Table(variant)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def over(self) -> bool:
        return not self.table.state.waiting

    def begin(self, seed: int | None) -> None:
        """The first game of a seed; without one, the next game of the seed before."""
        if seed is not None:
            self.table.begin(str(seed))
        elif self.table.seed:
            self.table.begin_next()
        else:
            self.table.begin(secrets.token_hex(16))

    def observation(self, seat: int) -> Observation:
        rows, masks = BytesWriter(), BytesWriter()
        self.table.write(seat, rows, masks)
        return {
            "observation": np.frombuffer(bytearray(rows.getvalue()), np.uint8),
            "action_mask": np.frombuffer(bytearray(masks.getvalue()), np.int8),
        }

    def mask(self, seat: int) -> NDArray[np.int8]:
        return np.frombuffer(self.state.mask(seat), np.int8)

    def answers(self, seat: Callable[[], int]) -> Answers:
        """The action space of a seat, which may be another one in the next game."""
        return Answers(self.variant.actions, lambda: self.mask(seat()))

    def render(self, seat: int = WATCHER) -> str | bytes | None:
        """The table as the seat sees it, or a watcher: drawn, or in words."""
        view = self.state.redact(seat)
        if self.render_mode == "svg":
            return picture(self.variant.game, view)
        if self.render_mode == PNG:
            return png(picture(self.variant.game, view))
        return in_words(self.variant.game, view) if self.render_mode == "ansi" else None


def png(svg: str) -> bytes:
    """The same picture in pixels, with the fonts of this machine."""
    from resvg_py import svg_to_bytes

    font = "DejaVu Sans" if sys.platform == "linux" else "Arial"
    return bytes(svg_to_bytes(svg_string=svg, sans_serif_family=font))


def in_words(game: str, view: State) -> str:
    """All that the picture shows, and the question with its answers."""
    words = games.game(game).words("en", ())
    told = []
    for part in words.outline(view):
        told += [part.heading, *(f"  {line}" for line in part.lines)]
    told.append(words.ask(view, view.viewer).title)
    if view.viewer in view.waiting:
        told += [f"  {action:>3} {view.label(action)}" for action in view.legal]
    return "\n".join(told)
