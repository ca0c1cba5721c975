"""Stills: the board as a picture in which nothing can be clicked, for pages that go from moment to
moment."""

from __future__ import annotations

import asyncio

import msgspec

from majlis import games
from majlis.drawing.scene import DrawingContext, Scene
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.state import State
from majlis.table.templates import render


class Still(msgspec.Struct):
    """A picture in the colours of its page, and the switch between zones without room in it."""

    svg: str
    zones: str


async def still(game: str, view: State, context: DrawingContext) -> Still:
    """A view as a page shows it; a position that is nobody's view is drawn for a watcher."""
    shown = view.redact(WATCHER) if view.viewer == NONE else view
    scene: Scene = await asyncio.to_thread(games.game(game).draw, shown, context)
    return Still(scene.markup(), zone_switch(scene, context.language))


def zone_switch(scene: Scene, code: str) -> str:
    """The switch between zones that have no place in the picture."""
    switch = {key: zone for key, zone in scene.zones.items() if not zone.shape}
    return render(code, "piece_zones.html", zones=switch) if switch else ""
