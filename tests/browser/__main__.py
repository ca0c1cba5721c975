"""Pictures of the table in the windows that people have, to look at after a change of layout:

    python -m tests.browser FOLDER [POSITION ...]

Every position of `positions.MOMENTS` in every window, and by night and in Russian in some of them;
there with a plan begun as well, with the menu, the log and the chat; an end and its replay, the
pages around the tables, a table with company, and one whose players share a device.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, COUNT, FLAGS
from tests.browser.laying import come_back, lay
from tests.browser.playing import CHIPS, go_on, ready, shown
from tests.browser.positions import MOMENTS, WINDOWS, ZOOMED, Window, lay_moments
from tests.table.process import Process


class Look(NamedTuple):
    name: str
    windows: list[Window]
    locale: str = "en-US"
    colours: str = "light"


PAGES = {
    "home": "/",
    "new": "/new/istanbul",
    "rules": "/rules/istanbul",
    "me": "/me",
    "account": "/account",
    "calls": "/calls",
}
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
        record = MOMENTS["tribes"].record()
        lay(db, record, id="over", answers=len(record.answers), sitters=True)
        server = Process(db)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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
    if drafts:
        yield from around_a_table(page, next(iter(asked)))
        yield from in_company(page)
        yield from on_one_device(page)
    come_back(page, "over", 0)
    page.wait_for_timeout(SETTLED)
    yield "end", page.screenshot
    page.goto("/t/over/replay?at=100")
    page.wait_for_function("() => Number(document.body.dataset.seq) >= 100")
    page.wait_for_timeout(SETTLED)
    yield "replay", page.screenshot
    for name, address in PAGES.items():
        page.goto(address)
        page.wait_for_timeout(SETTLED)
        yield name, partial(page.screenshot, full_page=True)


def around_a_table(page: Page, name: str) -> Iterator[tuple[str, Callable[..., bytes]]]:
    """What lies beside the board, or over it."""
    page.goto(f"/t/{name}")
    shown(page)
    page.locator(".menu:not(.watchers) > summary").click()
    yield f"{name}-menu", page.screenshot
    page.locator(".menu:not(.watchers) > summary").click()
    for part in ("log", "chat"):
        page.locator(f"#tab-{part}:visible, [data-opens={part}]:visible").first.click()
        page.wait_for_timeout(SETTLED)
        yield f"{name}-{part}", page.screenshot


def in_company(page: Page) -> Iterator[tuple[str, Callable[..., bytes]]]:
    """With somebody who plays and somebody who watches, with clocks and a chat."""
    fill_in(page, "open", pace="live")
    yield "company-waits", page.screenshot
    assert page.context.browser
    others = [page.context.browser.new_page(base_url=page.url) for _ in range(2)]
    for other in others:
        other.goto(page.url)
        shown(other)
    others[0].locator("#question input[name=name]").fill("Tomas")
    others[0].locator("#question form button").first.click()
    for one, text in ((page, "Who takes the first tile?"), (others[0], "I do, if I may.")):
        one.locator("#tab-chat:visible, [data-opens=chat]:visible").first.click()
        one.locator("#chat input").fill(text)
        one.keyboard.press("Enter")
    expect(page.locator("#said .message")).to_have_count(2)
    yield "company-chat", page.screenshot
    others[0].goto("about:blank")
    page.locator("#watching summary").click()
    page.wait_for_timeout(SETTLED)
    yield "company-away", page.screenshot
    for other in others:
        other.close()


def on_one_device(page: Page) -> Iterator[tuple[str, Callable[..., bytes]]]:
    fill_in(page, "here")
    yield "covered", page.screenshot


def fill_in(page: Page, second: str, pace: str = "none") -> None:
    """A new table for two, in whatever language."""
    page.goto(f"/new/{'istanbul' if second == 'here' else 'five-tribes'}")
    page.locator("input[name=name]").fill("Leila")
    page.locator("input[name=players][value='2']").check(force=True)
    page.locator(f"input[name=seat1][value={second}]").check(force=True)
    if second == "here":
        page.locator("input[name=name1]").fill("Tomas")
    page.locator(f"input[name=pace][value={pace}]").check(force=True)
    page.locator(".create button").click()
    shown(page)


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
