"""Who may answer, in a picture."""

from __future__ import annotations

from majlis.drawing.answers import options_of, seat_shown
from majlis.kernel.frame import CHANCE, WATCHER
from majlis.kernel.state import State
from tests.template.table import stakes


def position() -> State:
    """Everybody is asked for a stake at once."""
    return stakes(seats=3).state


def test_a_view_has_the_options_of_its_seat() -> None:
    state = position()
    assert state.waiting == [0, 1, 2]
    for seat in state.waiting:
        view = state.redact(seat)
        assert options_of(view) == state.options(seat) != []
        assert seat_shown(view) == seat


def test_who_only_watches_has_none() -> None:
    view = position().redact(WATCHER)
    assert options_of(view) == []
    assert seat_shown(view) == 0


def test_of_a_position_itself_whoever_is_asked() -> None:
    state = position()
    assert options_of(state) == state.options(0)


def test_chance_is_not_asked() -> None:
    state = position()
    state.waiting = [CHANCE]
    assert options_of(state) == []
    assert seat_shown(state) == 0
