"""Whatever is lit is hit in its middle: pointed at in the real page, in one position of every kind
of question.

    python -m tests.browser.pointing [GAME ...]

points in all windows of `positions.WINDOWS`; the suite does so in two of them.
"""

from __future__ import annotations

import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from majlis import games
from majlis.kernel import notation
from majlis.kernel.errors import IllegalAction
from tests.browser.conftest import CHROMIUM, COUNT, FLAGS
from tests.browser.laying import come_back, given, lay
from tests.browser.playing import STATE, settling, wait_for_turn
from tests.browser.positions import WINDOWS, Window
from tests.clicks import Replay
from tests.contract.moments import records
from tests.table.process import Process

MISSED = """() => {
  const on = (kind) => `${kind}:not([aria-disabled], [hidden])`;
  const kinds = [".hit.lit", on(".chip"), ".toggle", on("#mine [data-action]"), "#zones button"];
  const ANSWERS = kinds.join();
  const frame = document.querySelector("#board").getBoundingClientRect();
  const enlarged = document.querySelector(".enlarged #scene") !== null;
  const missed = [];
  let pointed = 0;
  for (const thing of document.querySelectorAll(ANSWERS)) {
    if (!thing.checkVisibility({ visibilityProperty: true })) continue;
    const place = thing.classList.contains("hit");
    if (!place) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (enlarged && !seen && place) continue;
    const found = document.elementFromPoint(x, y);
    pointed += 1;
    if (found?.closest(ANSWERS) === thing) continue;
    const what = thing.dataset.thing ?? thing.textContent.trim();
    missed.push(`${what} under ${found?.outerHTML.slice(0, 60) ?? "nothing"}`);
  }
  return [pointed, missed];
}"""
"""How many things were pointed at, and those that do not answer. What lies beside the frame of an
enlarged board is drawn into it first."""


FREE = """() => {
  const chip = ".chip:not([aria-disabled], [hidden])"; // halves of a move light the other halves
  for (const kind of [".hit.lit:not(.short)", chip, ".hit.lit"]) {
    for (const thing of document.querySelectorAll(`${kind}[aria-pressed=false]`)) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = [left + width / 2, top + height / 2];
      if (thing.contains(document.elementFromPoint(...at))) return at;
    }
  }
  return null;
}"""
"""Where something can be clicked that is not chosen."""


STILL = """() => new Promise(drawn => {
  requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)));
})"""
"""The page has been laid out for its new size, or for that which a sheet leaves to the board."""


class Position(NamedTuple):
    """A kind of question, and where it is asked first."""

    kind: str
    seat: int
    record: notation.Record
    answers: int


def positions(game: str) -> list[Position]:
    """One for every kind of question that people are asked in the stored games."""
    found: dict[str, Position] = {}
    for record in records(game):
        ledger = Replay(record).ledger
        giving = given(ledger, record.answers)
        for nth, answer in enumerate(record.answers):
            match = ledger.match
            kind = type(match.state.question()).__name__ if match.waiting else ""
            if kind not in found and kind == answer.frame and len(match.legal(answer.seat)) > 1:
                found[kind] = Position(kind, answer.seat, record, nth)
            try:
                next(giving)
            except IllegalAction:
                break  # its dice were not those of its seed
    return list(found.values())


def lay_all(db: Path, wanted: Sequence[Position]) -> None:
    for position in wanted:
        lay(db, position.record, id=position.kind, answers=position.answers, sitters=True)


class Pointer:
    """Points at whatever answers, in one position after the other."""

    def __init__(self) -> None:
        self.pointed = 0
        self.clicked = 0
        self.faults: list[str] = []

    def point(self, page: Page, position: Position, windows: Sequence[Window]) -> None:
        page.route("**/answer", lambda route: route.abort())  # nothing is written
        come_back(page, position.kind, position.seat)
        for window in windows:
            page.set_viewport_size({"width": window.width, "height": window.height})
            expect(page.locator(f"body[data-format={window.format}]")).to_be_attached()
            page.wait_for_function(STILL)
            wait_for_turn(page)
            found = list(self.look(page))
            where = f"{position.kind} at {window}"
            self.faults += [f"{where}: {one}" for one in found]

    def look(self, page: Page) -> Iterator[str]:
        """What does not answer, in the question and behind one of its answers."""
        before = self.pointed
        yield from self.missed(page)
        mine = page.locator("[data-opens=mine]:visible")
        if mine.count():
            mine.click()
            page.wait_for_function(STILL)
            yield from self.missed(page)
            mine.click()
            page.wait_for_function(STILL)  # the board goes back to its size with the next frame
        if self.pointed > before:
            yield from self.click_one(page)
            yield from self.missed(page)
            with settling(page):
                page.keyboard.press("Escape")
        elif not page.locator("#confirm:not([aria-disabled])").count():
            yield "nothing can be clicked"

    def missed(self, page: Page) -> list[str]:
        pointed, missed = page.evaluate(MISSED)
        self.pointed += pointed
        return list(missed)

    def click_one(self, page: Page) -> Iterator[str]:
        """Something comes of a real click on the first thing that is not chosen yet."""
        asked, at = page.locator("#asked").text_content(), page.evaluate(FREE)
        if at is None:
            return
        before = result(page)
        with settling(page):
            page.mouse.click(*at)
        self.clicked += 1
        if result(page) == before:
            yield f"nothing comes of a click at {at} in {asked!r}"


def result(page: Page) -> tuple[str, int]:
    """What is to be seen, and how many answers were refused: nothing else comes of those."""
    return page.evaluate(STATE), page.evaluate("wire.failed")


def main(names: Sequence[str]) -> None:
    for game in names or list(games.catalogue()):
        with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
            db = Path(scratch, "tables.sqlite")
            wanted, pointer = positions(game), Pointer()
            lay_all(db, wanted)
            server = Process(db)
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            try:
                for touch in (False, True):
                    page = browser.new_page(
                        base_url=server.address, has_touch=touch, is_mobile=touch
                    )
                    page.add_init_script(COUNT)
                    windows = [window for window in WINDOWS if window.touch == touch]
                    for position in wanted:
                        pointer.point(page, position, windows)
            finally:
                browser.close()
                server.end(signal.SIGKILL)
        for fault in pointer.faults:
            sys.stdout.write(f"{game} {fault}\n")
        sys.stdout.write(
            f"{game}: {len(wanted)} questions in {len(WINDOWS)} windows: {pointer.pointed} things"
            f" pointed at, {pointer.clicked} clicked, {len(pointer.faults)} faults\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
