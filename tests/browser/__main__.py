"""Pictures of the table in the windows that people have, to look at after a change of layout:

    python -m tests.browser FOLDER [POSITION ...]

Every position of `positions.MOMENTS` in every window, and by night and in Russian in some of them;
there with a plan begun as well, and the pages around the tables.
"""

from __future__ import annotations

import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import COUNT, FLAGS
from tests.browser.laying import come_back
from tests.browser.playing import CHIPS, go_on, ready
from tests.browser.positions import MOMENTS, WINDOWS, ZOOMED, Window, lay_moments
from tests.table.process import Process


class Look(NamedTuple):
    name: str
    windows: list[Window]
    locale: str = "en-US"
    colours: str = "light"


SETTLED = 400
"""Milliseconds until nothing moves any more."""
SOME = [window for window in WINDOWS if str(window) in ("1280x720", "820x1180", "390x844")]
LOOKS = [
    Look("day", [*WINDOWS, ZOOMED]),
    Look("night", SOME, colours="dark"),
    Look("russian", SOME, locale="ru-RU"),
]


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        db = Path(scratch, "tables.sqlite")
        asked = lay_moments(db, names)
        server = Process(db)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            for look in LOOKS:
                for window, page in pages(browser, server, look):
                    for name, picture in pictures(page, asked, drafts=window in SOME):
                        picture(path=folder / f"{name}-{window}-{look.name}.png")
        finally:
            browser.close()
            server.end(signal.SIGKILL)


def pictures(
    page: Page, asked: dict[str, int], drafts: bool
) -> Iterator[tuple[str, Callable[..., bytes]]]:
    """What is to be seen there, by name."""
    page.route("**/answer", lambda route: route.abort())  # nothing is written
    for name, seat in asked.items():
        come_back(page, name, seat)
        if MOMENTS[name].press:
            page.locator(CHIPS).first.click()
        page.wait_for_timeout(SETTLED)
        yield name, page.screenshot
        if drafts and not ready(page):
            go_on(page)
            page.wait_for_timeout(SETTLED)
            yield f"{name}-draft", page.screenshot
    for name, address in {"home": "/", "new": "/new/istanbul"}.items():
        page.goto(address)
        page.wait_for_timeout(SETTLED)
        yield name, partial(page.screenshot, full_page=True)


def pages(browser: Browser, server: Process, look: Look) -> Iterator[tuple[Window, Page]]:
    for window in look.windows:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": window.width, "height": window.height},
            locale=look.locale,
            color_scheme="dark" if look.colours == "dark" else "light",
            has_touch=window.touch,
            is_mobile=window.touch,
            reduced_motion="reduce",
        )
        context.add_init_script(COUNT)
        yield window, context.new_page()
        context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(MOMENTS))
