"""Several people at one device, in a real browser: covered between turns, also over a restart."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import shown, take_turn, wait_for_turn
from tests.browser.test_table import check
from tests.table.process import Process

pytestmark = pytest.mark.browser


def open_shared(page: Page) -> None:
    page.goto("/new/istanbul")
    page.get_by_label("Your name").fill("Leila")
    page.locator("input[name=players][value='2']").check(force=True)
    page.locator("input[name=seat1][value=here]").check(force=True)
    page.get_by_label("Seat 2: Name").fill("Tomas")
    check(page)
    page.get_by_role("button", name="Create the table").click()
    shown(page)


def own_cards(page: Page) -> list[str]:
    """What the log tells of cards to their owner alone."""
    lines = page.locator("#log .text").filter(has_text="You draw:").all_inner_texts()
    return sorted(set(lines))


def test_two_people_pass_a_device_and_see_their_own_cards(new_page: NewPage, db: Path) -> None:
    server = Process(db)
    page = new_page(base_url=server.address, expected="WebSocket connection|ERR_CONNECTION")
    try:
        open_shared(page)
        cover = page.get_by_role("heading", name="Give the device to")
        mine = page.locator("#question [data-looks].primary")
        expect(cover).to_be_visible()
        assert own_cards(page) == []
        check(page)
        first = mine.inner_text()
        mine.click()
        wait_for_turn(page)
        assert own_cards(page)
        # A server that comes back does not know in whose hands the device is.
        server.end(signal.SIGKILL)
        expect(page.locator("#connection")).to_be_visible()
        server = Process(db, server.port)
        expect(cover).to_be_visible()
        assert own_cards(page) == []
        expect(mine).to_have_text(first)
        mine.click()
        wait_for_turn(page)
        while cover.count() == 0:
            take_turn(page)
        assert own_cards(page) == []
        assert mine.inner_text() != first
        mine.click()
        wait_for_turn(page)
        assert own_cards(page)
        page.get_by_label("Menu").click()
        page.get_by_role("button", name="Pass the device").click()
        expect(cover).to_be_visible()
        assert own_cards(page) == []
    finally:
        page.context.close()
        server.end(signal.SIGKILL)
