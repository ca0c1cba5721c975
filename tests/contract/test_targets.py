"""What can be pointed at in every picture of every game: the middle of a target is its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from majlis import games
from majlis.drawing.scene import Format, Scene
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
def test_a_click_in_the_middle_of_a_target_is_about_it(game: str, format: Format) -> None:
    """Targets lie on each other in their order: whatever lies on a larger thing comes later, and
    does not cover its middle."""
    covered = {
        (str(moment), moment.state.label(action), moment.state.label(other))
        for moment, scene in scenes(game, format)
        for action, other in covered_by(scene)
    }
    assert not covered


def covered_by(scene: Scene) -> Iterator[tuple[int, int]]:
    """Targets whose middle is not in them, or lies under another one."""
    actions = list(scene.targets)
    for nth, action in enumerate(actions):
        middle = scene.targets[action].at
        if not inside(middle, scene.targets[action].shape):
            yield action, action
        for other in actions[nth + 1 :]:
            if inside(middle, scene.targets[other].shape):
                yield action, other
