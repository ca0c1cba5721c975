"""Whatever is lit is hit in its middle: see `pointing`, here every fourth question in each of two
windows."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from majlis import games
from tests.browser.conftest import NewPage
from tests.browser.pointing import Pointer, lay_all, positions
from tests.browser.positions import Window
from tests.table.process import Process

pytestmark = pytest.mark.browser

LAPTOP, PHONE = Window(1280, 720), Window(390, 844, touch=True)


@pytest.mark.parametrize("game", games.catalogue())
def test_whatever_is_lit_answers_in_its_middle(
    new_page: NewPage, tmp_path: Path, game: str
) -> None:
    wanted = positions(game)
    lay_all(tmp_path / "tables.sqlite", wanted)
    server = Process(tmp_path / "tables.sqlite")
    pointer = Pointer()
    try:
        for start, window in enumerate((LAPTOP, PHONE)):
            size = {"width": window.width, "height": window.height}
            page = new_page(
                base_url=server.address,
                viewport=size,
                has_touch=window.touch,
                is_mobile=window.touch,
                expected="ERR_FAILED",
            )
            for position in wanted[start::4]:
                pointer.point(page, position, [window])
    finally:
        server.end(signal.SIGKILL)
    assert pointer.faults == []
    assert pointer.clicked > 0
