"""What a screen reader finds on the page: the accessibility tree as text.

    python -m tests.browser.reader [POSITION ...]

prints it for positions of `positions.MOMENTS`, by default one of each game.
"""

from __future__ import annotations

import re
import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.laying import come_back
from tests.browser.positions import lay_moments
from tests.table.process import Process

ONE_OF_EACH = {
    "desert": "through-the-desert",
    "sowing": "five-tribes",
    "istanbul": "istanbul",
    "marrakesh": "marrakesh",
}
"""A position of every game."""
HEADING = re.compile(r"""\s*- '?heading "(.*)" \[level=3\]'?""")
ITEM = re.compile(r"""\s*- listitem: "?(.*?)"?""")


def transcript(page: Page) -> str:
    return page.locator("body").aria_snapshot()


def outline(page: Page) -> dict[str, list[str]]:
    """The board in words, as it is heard: lines by their headings."""
    parts: dict[str, list[str]] = {}
    for line in page.locator("#in-words").aria_snapshot().splitlines():
        if heading := HEADING.fullmatch(line):
            lines = parts.setdefault(heading[1], [])
        elif item := ITEM.fullmatch(line):
            lines.append(item[1])
    return parts


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        db = Path(scratch, "tables.sqlite")
        asked = lay_moments(db, names)
        server = Process(db)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            page = browser.new_page(base_url=server.address, locale="en-US")
            for name, seat in asked.items():
                come_back(page, name, seat)
                sys.stdout.write(f"# {name}\n\n{transcript(page)}\n\n")
        finally:
            browser.close()
            server.end(signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1:] or list(ONE_OF_EACH))
