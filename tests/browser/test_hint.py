"""A hint in a browser: shown on the board, and never played by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage

pytestmark = pytest.mark.browser


def test_a_hint_is_shown_as_a_plan_and_plays_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/through-the-desert")
    page.fill("[name=name]", "Leila")
    page.check("[name=seat1][value=bot]", force=True)
    page.click("text=Create the table")
    page.click("summary[aria-label=Menu]")
    page.check("[data-setting=endsByItself]")
    page.keyboard.press("Escape")
    page.click("#ask-hint")
    turns = page.locator("#hint .turn")
    expect(turns.first).to_be_focused()
    expect(page.locator(".prompt")).to_be_hidden()
    before = page.locator("body").get_attribute("data-seq")
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(".mark").first).to_be_attached()
    expect(page.locator("body")).to_have_attribute("data-seq", before or "")
    page.click("#restart")
    expect(turns.first).to_have_attribute("aria-pressed", "false")
    turns.first.click()
    expect(turns.first).to_have_attribute("aria-pressed", "true")
    page.click("[data-hint=close]")
    expect(page.locator("#ask-hint")).to_be_focused()
    page.click("#ask-hint")
    expect(page.locator("#hint .crumbs")).to_contain_text("Your plan")
    page.click("#confirm")
    expect(page.locator("#hint")).to_have_count(0)
    expect(page.locator("body")).not_to_have_attribute("data-seq", before or "")
