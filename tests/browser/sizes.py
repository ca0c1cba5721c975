"""What can be read and touched, measured in the real page, at one question of every kind.

    python -m tests.browser.sizes [GAME ...]

prints the matrix of `docs/table.md`: for every window the smallest letters and, where fingers tap,
the smallest thing to tap, in pixels; and, among the errors, whatever breaks the rule. The suite
measures one rich position of each game.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from majlis import games
from tests.browser.conftest import CHROMIUM, COUNT, FLAGS, SLOWEST
from tests.browser.laying import come_back
from tests.browser.playing import CHIPS, settling, wait_for_turn
from tests.browser.pointing import STILL, lay_all, positions
from tests.browser.positions import WINDOWS, ZOOMED, Window
from tests.table.process import Process

EVERY = [*WINDOWS, ZOOMED]
FINGER = 40
ROUNDED = 0.11
NEXT = ".hit.lit:not(.short)"


class Measured(NamedTuple):
    """The smallest things of a page, in pixels, and what they are."""

    letters: float
    text: str
    target: float
    touched: str
    too_wide: int

    def faults(self, window: Window) -> list[str]:
        found = []
        if self.letters < (11 if window.phone else 12) - ROUNDED:
            found.append(f"{window}: {self.text!r} is written in {self.letters:.1f} px")
        if window.touch and self.target < FINGER - ROUNDED:
            found.append(f"{window}: {self.touched} is {self.target:.1f} px small")
        if self.too_wide > 0:
            found.append(f"{window}: scrolls sideways by {self.too_wide} px")
        return found


MEASURE = """() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
    && !element.closest(".spoken") && getComputedStyle(element).clipPath === "none";
  let [letters, text, target, touched] = [Infinity, "", Infinity, ""];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, defs") || !shown(element)) continue;
    const drawn = element.closest("text")?.getScreenCTM();
    const scale = drawn ? Math.min(Math.hypot(drawn.a, drawn.b), Math.hypot(drawn.c, drawn.d)) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < letters) [letters, text] = [size, node.data.trim()];
  }
  const TAPPED = "button, a, input, select, summary, .zone, .hit.lit";
  for (const one of document.querySelectorAll(TAPPED)) {
    const box = (one.closest("label") ?? one).getBoundingClientRect();
    if (!shown(one) || !box.width) continue;
    const size = Math.min(box.width, box.height);
    const name = one.dataset.thing ?? one.ariaLabel ?? "";
    if (size < target) [target, touched] = [size, `${name} ${one.outerHTML.slice(0, 100)}`];
  }
  const root = document.documentElement;
  return [letters, text, target, touched, root.scrollWidth - root.clientWidth];
}"""


def measured(page: Page) -> Measured:
    return Measured(*page.evaluate(MEASURE))


def resize(page: Page, window: Window) -> None:
    """The page asks for another drawing, if the window wants one."""
    page.set_viewport_size({"width": window.width, "height": window.height})
    expect(page.locator(f"body[data-format={window.format}]")).to_be_attached()
    page.wait_for_function(STILL)


def measure_game(browser: Browser, game: str) -> Iterator[tuple[str, Window, Measured]]:
    """Every kind of question in every window, its first chip pressed where that lights places."""
    wanted = positions(game)
    with tempfile.TemporaryDirectory() as scratch:
        db = Path(scratch, "tables.sqlite")
        lay_all(db, wanted)
        server = Process(db)
        try:
            for touch in (False, True):
                page = browser.new_page(base_url=server.address, has_touch=touch, is_mobile=touch)
                page.set_default_timeout(SLOWEST)
                page.add_init_script(COUNT)
                page.route("**/answer", lambda route: route.abort())  # nothing is written
                for position in wanted:
                    come_back(page, position.kind, position.seat)
                    wait_for_turn(page)
                    if not page.locator(NEXT).count() and page.locator(CHIPS).count():
                        with settling(page):
                            page.locator(CHIPS).first.click()
                    for window in (one for one in EVERY if one.touch == touch):
                        resize(page, window)
                        wait_for_turn(page)
                        yield position.kind, window, measured(page)
        finally:
            server.end(signal.SIGKILL)


def main(names: Sequence[str]) -> None:
    sys.stdout.write(f"| game | {' | '.join(map(str, EVERY))} |\n|{' --- |' * (len(EVERY) + 1)}\n")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in names or list(games.catalogue()):
            letters = dict.fromkeys(EVERY, float("inf"))
            targets = dict.fromkeys(EVERY, float("inf"))
            for kind, window, found in measure_game(browser, game):
                letters[window] = min(letters[window], found.letters)
                targets[window] = min(targets[window], found.target)
                for fault in found.faults(window):
                    sys.stderr.write(f"{game} {kind} {fault}\n")
            cells = (
                f"{letters[one]:.1f}" + (f" / {targets[one]:.0f}" if one.touch else "")
                for one in EVERY
            )
            sys.stdout.write(f"| {game} | {' | '.join(cells)} |\n")
            sys.stdout.flush()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
