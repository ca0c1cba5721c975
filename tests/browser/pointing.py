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
from tests.browser.playing import CHIPS, LIT, settling, wait_for_turn
from tests.browser.positions import WINDOWS, Window
from tests.clicks import Replay
from tests.contract.moments import records
from tests.table.process import Process

MISSED = """() => {
  const ANSWERS = ".hit.lit, .chip:not([aria-disabled], [hidden]), #zones button";
  const frame = document.querySelector("#board").getBoundingClientRect();
  const enlarged = document.querySelector(".enlarged #scene") !== null;
  const missed = [];
  let pointed = 0;
  for (const thing of document.querySelectorAll(ANSWERS)) {
    const place = thing.classList.contains("hit");
    if (!place) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    if (enlarged && !seen && place) continue;
    const found = document.elementFromPoint(x, y);
    pointed += 1;
    if (found?.closest("[data-action], [data-zone]") === thing) continue;
    const what = thing.dataset.thing ?? thing.textContent.trim();
    missed.push(`${what} under ${found?.outerHTML.slice(0, 60) ?? "nothing"}`);
  }
  return [pointed, missed];
}"""
"""How many things were pointed at, and those that do not answer. What lies beside the frame of an
enlarged board is drawn into it first."""


STILL = """() => new Promise(drawn => {
  requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)));
})"""
"""The page has been laid out for its new size."""


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


def faults(page: Page, position: Position, windows: Sequence[Window]) -> Iterator[str]:
    """What does not answer there."""
    page.route("**/answer", lambda route: route.abort())  # nothing is written
    come_back(page, position.kind, position.seat)
    for window in windows:
        page.set_viewport_size({"width": window.width, "height": window.height})
        expect(page.locator(f"body[data-format={window.format}]")).to_be_attached()
        page.wait_for_function(STILL)
        wait_for_turn(page)
        pointed, missed = page.evaluate(MISSED)
        if not page.locator(LIT).count() and page.locator(CHIPS).count():
            with settling(page):
                page.locator(CHIPS).first.click()  # halves of a move light the other halves
            more, missed_then = page.evaluate(MISSED)
            pointed, missed = pointed + more, missed + missed_then
            with settling(page):
                page.keyboard.press("Escape")
        if not pointed and not page.locator("#confirm:not([aria-disabled])").count():
            yield f"{position.kind} at {window}: nothing can be clicked"
        for one in missed:
            yield f"{position.kind} at {window}: {one}"


def main(names: Sequence[str]) -> None:
    for game in names or list(games.catalogue()):
        with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
            db = Path(scratch, "tables.sqlite")
            wanted = positions(game)
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
                        for fault in faults(page, position, windows):
                            sys.stdout.write(f"{game} {fault}\n")
            finally:
                browser.close()
                server.end(signal.SIGKILL)
        sys.stdout.write(f"{game}: {len(wanted)} questions\n")


if __name__ == "__main__":
    main(sys.argv[1:])
