"""Stored games, played again by two people in real browsers: every answer is a real click.

The table is laid into the database with the stored game's seed, so that the dice fall as they did.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from majlis import games
from majlis.kernel import notation
from majlis.kernel.frame import CHANCE
from majlis.match import Match
from tests.browser.conftest import NewPage
from tests.browser.laying import lay
from tests.browser.playing import moved, point_at, seq, sit_down
from tests.games import FOLDER
from tests.table.process import Process

pytestmark = pytest.mark.browser

# The file, and questions that must be among those answered.
STORED = [
    (
        "five-tribes-2p-random-195",
        {"Bid", "KeepDjinn", "UseDjinns", "Assassinate", "SellGoods", "AddToSet"},
    ),
    ("istanbul-2p-greedy-1", {"Turn", "Assistant", "SendFamily", "PlayCard", "Rolled"}),
    (
        "istanbul-2p-greedy-2401-mocha=true-letters=true-layout=random",
        {"Bid", "RaiseBid", "DoubleMove"},
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


def give(page: Page, action: int) -> None:
    """Click what the answer points at: its place on the board, or its chip."""
    found = page.wait_for_function(POINT, arg=action).json_value()
    if isinstance(found, list):
        page.mouse.click(*found)
    else:
        page.locator(f'.hit.lit[data-action="{action}"]').dispatch_event("click")


POINT = """action => {
  const hit = document.querySelector(`.hit.lit[data-action="${action}"]`);
  const chip = document.querySelector(`.chip[data-action="${action}"]:not([aria-disabled])`);
  for (const one of [hit, chip]) {
    const box = one?.getBoundingClientRect();
    if (!box?.width) continue;
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    if (one.contains(document.elementFromPoint(...middle))) return middle;
  }
  return hit ? "covered" : null;
}"""
"""Where to click; or that the middle of the place lies under something smaller."""


@pytest.mark.parametrize(("name", "questions"), STORED, ids=[name for name, _ in STORED])
def test_two_browsers_play_a_stored_game(
    new_page: NewPage, tmp_path: Path, name: str, questions: set[str]
) -> None:
    record = notation.read((FOLDER / f"{name}.majlis").read_text())
    assert questions <= {answer.frame for answer in record.answers}
    db = tmp_path / "tables.sqlite"
    id = lay(db, record).id
    server = Process(db)
    try:
        pages = [
            new_page(base_url=server.address, reduced_motion="reduce")
            for _ in range(record.header.seats)
        ]
        for nth, page in enumerate(pages):
            sit_down(page, f"/t/{id}", f"Player {nth}")
        play(pages, record)
        for page in pages:
            expect(page.locator("#result tfoot td")).to_have_text(
                [str(points) for points in record.scores or []]
            )
    finally:
        server.end(signal.SIGKILL)


def play(pages: list[Page], record: notation.Record) -> None:
    """Give the answers in turn. The same match is kept here, to know what the table answers by
    itself and which clicks a page joins to one move."""
    head = record.header
    meta = games.meta(head.game)
    match = Match.new(head.game, head.seats, head.seed, notation.settings(meta, head))
    opened = False
    for answer in record.answers:
        if answer.seat == CHANCE:
            continue
        forced = len(match.legal(answer.seat)) == 1 and not match.state.question().PRIVATE
        action = match.state.parse(answer.label)
        match.play(answer.seat, action)
        if forced:
            continue
        page = pages[answer.seat]
        before = [seq(page) for page in pages]
        joined = match.waiting == [answer.seat] and match.state.question().JOINED
        if joined and answer.label in HANDS:
            opened = (
                True  # the card itself is clicked, where it lies: only an open hand leads to it
            )
            continue
        if opened:
            point_at(page, page.locator(f'.hit[data-action="{action}"]'))
            opened = False
        else:
            give(page, action)
        if not joined:
            for other, since in zip(pages, before, strict=True):
                moved(other, since)
    assert match.over


HANDS = ("cards", "guilds")
"""Istanbul's answers that open a hand."""
