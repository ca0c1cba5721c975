"""The measure finds small letters; the pictures of all games are held to it in `tests/contract`."""

from __future__ import annotations

from majlis.drawing.scene import Format, Scene
from tests.drawing.legible import ROOM, too_small


def test_small_letters_are_found_wherever_they_hide() -> None:
    scene = Scene(
        *ROOM[Format.WIDE],
        '<symbol id="coin" viewBox="0 0 24 24"><text font-size="12">4</text></symbol>',
        {
            "plain": '<text font-size="11">a</text>',
            "inherited": '<g font-size="10"><text>b<tspan font-size="13">c</tspan></text></g>',
            "shrunk": '<g transform="translate(9 9) scale(.5 2)"><text font-size="20">d</text></g>',
            "used": '<use href="#coin" width="18" height="24"/>',
            "large": '<g transform="scale(2)"><text font-size="6">e</text></g>',
        },
    )
    found = {
        ("plain", "a", 11.0),
        ("inherited", "b", 10.0),
        ("shrunk", "d", 10.0),
        ("used", "4", 9.0),
    }
    assert too_small(scene, Format.WIDE) == found
    scene.height *= 2
    assert ("large", "e", 6.0) in too_small(scene, Format.WIDE), (
        "the page shows it at half its size"
    )
