"""The analysis of a match in a browser: the board goes to any moment of it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import set_table

pytestmark = pytest.mark.browser


def test_a_finished_match_is_analysed(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "level1", "level1")
    page.get_by_role("link", name="Analysis").click()
    expect(page.locator("#found polygon")).to_have_count(2)
    board = page.locator("#position > svg")
    expect(board).to_be_visible()  # in the page, not as an image
    place = page.locator("#place")
    last = (place.text_content() or "").split(" / ")[1]
    expect(place).to_have_text(f"{last} / {last}")
    pieces = board.locator("[data-key], use").count()
    moment = page.get_by_label("Moment of the game")
    moment.fill("0")
    expect(place).to_have_text(f"0 / {last}")
    page.wait_for_function(
        "n => document.querySelectorAll('#position svg use').length < n", arg=pieces
    )
    page.get_by_role("button", name="One step on").click()
    expect(place).to_have_text(f"1 / {last}")
    phone = new_page(phone=True, locale="ru-RU")
    phone.goto(page.url)
    expect(phone.locator("#position > svg")).to_have_attribute("width", "390")
    expect(phone.locator("#curve-title")).to_contain_text("Шанс на победу")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
