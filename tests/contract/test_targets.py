"""What can be pointed at in every picture of every game: the middle of a target is its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from majlis import games
from majlis.drawing.scene import Format, Scene
from majlis.drawing.svg import Point
from majlis.kernel.frame import WATCHER
from tests.contract.moments import EVERY_GAME, Moment, moments
from tests.drawing.looking import look
from tests.drawing.paths import inside


def scenes(game: str, format: Format) -> Iterator[tuple[Moment, Scene]]:
    """Every moment for whoever is asked, also after turning to each zone that is offered."""
    draw = games.game(game).draw
    for nth, moment in enumerate(moments(game)):
        view = moment.state.redact((moment.asked or [WATCHER])[0])
        context = replace(look(moment.seats), format=format)
        scene = draw(view, context)
        yield moment, scene
        zones = list(scene.zones)
        if zones:
            yield moment, draw(view, replace(context, zone=zones[nth % len(zones)]))


@pytest.mark.parametrize("format", Format)
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_click_in_the_middle_of_what_is_lit_is_about_it(game: str, format: Format) -> None:
    """Targets lie on each other in their order; what is not asked may lie under what is."""
    lit = 0
    for moment, scene in scenes(game, format):
        for action in answers_at(moment) & scene.targets.keys():
            lit += 1
            assert on_top_of(scene, scene.targets[action].at) == action, (
                str(moment),
                moment.state.label(action),
            )
    assert lit


def answers_at(moment: Moment) -> set[int]:
    return {action for seat in moment.asked[:1] for action in moment.state.options(seat)}


def on_top_of(scene: Scene, point: Point) -> int | None:
    """What a click there is about."""
    there = [action for action, target in scene.targets.items() if inside(point, target.shape)]
    return there[-1] if there else None
