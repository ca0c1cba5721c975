"""Stored games, played again by two people in real browsers: every kind of question is answered by
real clicks, as many as `tests.clicks` counts; later it is answered as a page sends it.

The table is laid into the database with the stored game's seed, so that the dice fall as they did.
"""

from __future__ import annotations

import signal
from itertools import chain
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from majlis.kernel import notation
from tests.browser.conftest import NewPage
from tests.browser.laying import come_back, lay
from tests.browser.playing import moved, seq, settling
from tests.clicks import Click, On, Replay, Writing
from tests.games import FOLDER
from tests.table.process import Process

pytestmark = pytest.mark.browser

PHONE = "istanbul-2p-greedy-1"
"""It is played on phones: another layout, fewer places that stand for several answers, taps."""
# The file, and questions that must be among those answered.
STORED = [
    (PHONE, {"Turn", "Rolled", "SendFamily"}),
    ("five-tribes-2p-greedy-4", {"Bid", "DropMeeple"}),
    (
        "five-tribes-2p-random-195",
        {"Bid", "KeepDjinn", "UseDjinns", "Assassinate", "SellGoods", "AddToSet"},
    ),
    (
        "istanbul-2p-greedy-2401-mocha=true-letters=true-layout=random",
        {"Assistant", "Bid", "DoubleMove", "PlayCard", "RaiseBid", "Rolled", "SendFamily", "Turn"},
    ),
    ("marrakesh-2p-greedy-1", {"Select", "ClaimKeshi"}),
    (
        (
            "marrakesh-2p-greedy-5-tower=b2-staircase_tiles=true-imam_sultan=true-offices=mixed"
            "-purple_spectators=true-desert_towns=true"
        ),
        {"ChooseTown"},
    ),
]


def click(page: Page, one: Click) -> None:
    if one.on == On.CONFIRM:
        page.locator("#confirm:not([aria-disabled])").click()
    elif one.on == On.TOGGLE:
        page.locator(f'.toggle[data-at="{one.which}"]').click()
    else:
        give(page, one.which)


def give(page: Page, action: int) -> None:
    """Click what the answer points at: its place on the board, or its chip."""
    found = page.wait_for_function(POINT, arg=action).json_value()
    if isinstance(found, list):
        (page.touchscreen.tap if touched(page) else page.mouse.click)(*found)
    else:
        page.locator(f'.hit[data-action="{action}"]').dispatch_event("click")


def touched(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))


POINT = """action => {
  const hit = document.querySelector(`.hit[data-action="${action}"]`);
  const chip = document.querySelector(`.chip[data-action="${action}"]:not([aria-disabled])`);
  chip?.scrollIntoView({ block: "nearest", inline: "nearest" }); // a row of them is swiped
  for (const one of [hit, chip]) {
    const box = one?.getBoundingClientRect();
    if (!box?.width) continue;
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    if (one.contains(document.elementFromPoint(...middle))) return middle;
  }
  return hit ? "covered" : null;
}"""
"""Where to click; or that the middle of the place lies under something smaller."""


SEND = """async ([table, ask, actions]) => {
  const body = JSON.stringify({ ask, actions });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`/t/${table}/answer`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}"""
"""What the page would send."""


def write(page: Page, writing: Writing) -> None:
    """Click it together, and write it down; nothing is written before."""
    before = seq(page)
    for one in writing.clicks:
        assert seq(page) == before, "written too early"
        with settling(page):
            click(page, one)


@pytest.mark.parametrize(("name", "questions"), STORED, ids=[name for name, _ in STORED])
def test_two_browsers_play_a_stored_game(
    new_page: NewPage, tmp_path: Path, name: str, questions: set[str]
) -> None:
    record = notation.read((FOLDER / f"{name}.majlis").read_text())
    assert questions <= {answer.frame for answer in record.answers}
    phone = name == PHONE
    replay = Replay(record, phone=phone)
    table = lay(tmp_path / "tables.sqlite", record, sitters=True).id
    server = Process(tmp_path / "tables.sqlite")
    clicked: set[str] = set()
    try:
        pages = [new_page(base_url=server.address, phone=phone) for _ in range(record.header.seats)]
        for seat, page in enumerate(pages):
            come_back(page, table, seat)
        laid = seq(pages[0])
        writings = replay.writings()
        first = next(writings)
        since_laid = laid - replay.ledger.last  # events of the table, not of the match
        for writing in chain([first], writings):
            last = replay.ledger.last + since_laid
            if not writing.clicks:  # the page ends the turn by itself
                moved(pages[writing.seat], last)
                continue
            asked = {one.question for one in writing.clicks}
            if asked <= clicked:
                sent = [table, replay.ledger.ask(writing.seat) + since_laid, list(writing.answers)]
                pages[writing.seat].evaluate(SEND, sent)
                continue
            for page in pages:
                moved(page, last - 1)
            write(pages[writing.seat], writing)
            clicked |= asked
            for page in pages:
                moved(page, last)
        for page in pages:
            expect(page.locator("#result tfoot tr:first-child td")).to_have_text(
                [str(points) for points in sorted(record.scores or [], reverse=True)]
            )
    finally:
        server.end(signal.SIGKILL)
