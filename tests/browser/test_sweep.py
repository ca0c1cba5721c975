"""A drag along the path of a sowing drops a meeple on every tile."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.laying import come_back, lay
from tests.browser.playing import settling, wait_for_turn
from tests.browser.positions import Moment
from tests.table.process import Process

pytestmark = pytest.mark.browser

FIVE_TO_SOW = Moment("five-tribes-4p-greedy-6", "ChooseTile", 0.47)
START = "tile:A2"
DROPS = {"B2": "builder:B2", "B3": "assassin:B3", "A3": "vizier:A3"}
"""The sowing that was played there, but for its last two meeples."""
OUTSIDE = (3.0, 3.0)

Point = tuple[float, float]
Table = tuple[str, int]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """The address of a server, and the seat that is asked at its only table."""
    db = tmp_path_factory.mktemp("sowing") / "tables.sqlite"
    record = FIVE_TO_SOW.record()
    answers = FIVE_TO_SOW.answers(record)
    lay(db, record, answers=answers, sitters=True)
    server = Process(db)
    yield server.address, record.answers[answers].seat
    server.end(signal.SIGKILL)


def at_table(new_page: NewPage, table: Table, **options: Any) -> Page:
    address, seat = table
    page = new_page(base_url=address, **options)
    come_back(page, "stored", seat)
    wait_for_turn(page)
    return page


def lit(page: Page, thing: str) -> Point:
    """The middle of a place, as soon as it is lit."""
    place = page.locator(f".hit.lit[data-thing='{thing}']")
    expect(place).to_be_attached()
    return middle(place)


def expect_drops(page: Page, count: int) -> None:
    """So many steps are numbered along the path."""
    expect(page.locator("[data-key=steps] text")).to_have_count(count)


def sow(page: Page) -> list[Point]:
    """Press on the tile and go on, to each meeple when it is lit; where that was."""
    points = [lit(page, START)]
    page.mouse.move(*points[0])
    page.mouse.down()
    for tile, thing in DROPS.items():
        page.mouse.move(*middle(page.locator(f".hit[data-thing='tile:{tile}']")), steps=4)
        points.append(lit(page, thing))
        page.mouse.move(*points[-1], steps=2)
        picked = page.locator(f".hit.lit[data-thing='{thing}']")
        expect(picked).to_have_attribute("tabindex", "0")  # who presses Tab now goes on from there
    return points


def middle(drawn: Locator) -> Point:
    box = drawn.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_one_drag_plans_a_drop_on_every_tile(new_page: NewPage, table: Table) -> None:
    page = at_table(new_page, table)
    points = sow(page)
    expect_drops(page, 2)  # the tile where it is has not been left
    with settling(page):
        page.mouse.up()
    expect_drops(page, 3)
    for left in (2, 1, 0):
        with settling(page):
            page.locator("#undo").click()
        expect_drops(page, left)

    # The same at once: whatever was passed waits for its answer.
    with settling(page):
        page.locator("#restart").click()
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point)
    page.mouse.up()
    expect_drops(page, 3)


def test_escape_leaves_what_was_sown(new_page: NewPage, table: Table) -> None:
    page = at_table(new_page, table)
    sow(page)
    page.keyboard.press("Escape")
    page.mouse.move(*OUTSIDE)
    page.mouse.up()
    expect_drops(page, 2)
    with settling(page):
        page.keyboard.press("Escape")  # now it takes a choice back
    expect_drops(page, 1)


def test_a_drag_goes_on_from_where_the_hand_is(new_page: NewPage, table: Table) -> None:
    page = at_table(new_page, table)
    page.mouse.move(*lit(page, START))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".hit[data-thing='tile:B2']")), steps=4)
    page.mouse.move(*lit(page, DROPS["B2"]), steps=2)
    with settling(page):
        page.mouse.up()
    expect_drops(page, 1)
    page.mouse.down()
    for tile in ("B3", "A3"):
        page.mouse.move(*middle(page.locator(f".hit[data-thing='tile:{tile}']")), steps=4)
        page.mouse.move(*lit(page, DROPS[tile]), steps=2)
    page.mouse.up()
    expect_drops(page, 3)

    page = at_table(new_page, table, phone=True)
    tiles = [middle(page.locator(f".hit[data-thing='tile:{tile}']")) for tile in ("A2", *DROPS)]
    finger = page.context.new_cdp_session(page)
    with settling(page):
        sweep(finger, tiles[:2])
    expect_drops(page, 1)
    sweep(finger, tiles[1:])
    expect_drops(page, 3)


def test_a_finger_sows_or_pans(new_page: NewPage, table: Table) -> None:
    page = at_table(new_page, table, phone=True)
    finger = page.context.new_cdp_session(page)
    tiles = [middle(page.locator(f".hit[data-thing='tile:{tile}']")) for tile in ("A2", *DROPS)]
    sweep(finger, tiles)
    expect_drops(page, 3)

    page.mouse.move(*tiles[2])
    page.mouse.wheel(0, -300)
    expect(page.locator("body.enlarged")).to_be_attached()
    seen = page.locator("#scene").get_attribute("viewBox")
    unlit = middle(page.locator(".hit[data-thing='tile:B3']"))
    sweep(finger, [unlit, (unlit[0] + 40, unlit[1] + 40)])
    expect(page.locator("#scene")).not_to_have_attribute("viewBox", seen or "")
    expect_drops(page, 3)


def sweep(finger: CDPSession, points: list[Point]) -> None:
    """Press with a finger, go from point to point, let go."""
    kinds = ["touchStart", *["touchMove"] * (len(points) - 1)]
    for kind, (x, y) in zip(kinds, points, strict=True):
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", touch)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
