"""Whom a picture is about, and what they may answer."""

from __future__ import annotations

from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.state import State


def options_of(view: State) -> list[int]:
    """What the viewer may answer; of a position itself, whoever is asked."""
    if not view.waiting or view.waiting[0] == CHANCE:
        return []
    return view.options(view.waiting[0] if view.viewer == NONE else view.viewer)


def seat_shown(view: State) -> int:
    """Whose things are shown: the viewer's own; to those who only watch, those of whoever is
    asked."""
    asked = view.waiting[0] if view.waiting else 0
    return view.viewer if view.viewer >= 0 else max(asked, 0)
