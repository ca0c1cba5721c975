"""The picture; what holds for every game is in `tests/contract`."""

from __future__ import annotations

from majlis.drawing.scene import DrawingContext
from majlis.games.template.picture import Layout, draw
from tests.template.table import seen_by, stake, stakes


def test_on_a_phone_the_mats_are_folded() -> None:
    """Two in a row, and the picture is as much higher as that takes."""
    wide, narrow = Layout(4, False), Layout(4, True)
    assert len({wide.mat(seat)[1] for seat in range(4)}) == 1
    assert [narrow.mat(seat)[1] for seat in range(4)] == [270, 270, 390, 390]
    assert narrow.width < wide.width
    assert narrow.height == wide.height + 120


def test_what_is_won_comes_out_of_the_pot() -> None:
    """Seat 1 staked what the die shows, and wins the pot of 3."""
    match = stakes(draws="die:2")
    stake(match, 1, 2)
    look = DrawingContext(fresh=tuple(note for entry in match.log for note in entry.notes))
    scene = draw(seen_by(match, 0), look)
    assert [(motion.key, motion.points) for motion in scene.motion] == [
        ("coins-1", ((-160, -144), (0, 0)))
    ]
    assert "coins-1" in scene.nodes
    (won,) = scene.floats
    assert (won.seat, won.gains) == (1, (("coin", "+3"),))
    assert won.at == Layout(2, False).coins(1)
    assert scene.rolled


def test_who_wins_nothing_gets_nothing() -> None:
    match = stakes(draws="die:0")
    stake(match, 0, 0)
    look = DrawingContext(fresh=tuple(note for entry in match.log for note in entry.notes))
    assert draw(seen_by(match, 0), look).motion == []
