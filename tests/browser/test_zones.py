"""A board of several zones in real browsers: what is lit lies on top, tabs and switches turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import go_on, ready, set_table, settling, wait_for_turn

pytestmark = pytest.mark.browser

QUESTIONS = 16
COVERED = """() => [...document.querySelectorAll(".hit.lit")].filter((hit) => {
  const { left, top, width, height } = hit.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== hit;
}).map((hit) => hit.dataset.thing)"""
LAPTOP = {"width": 1280, "height": 720}


def test_whatever_is_lit_can_be_clicked_in_its_middle(new_page: NewPage) -> None:
    """From one question to the next, also where a place of the one lies on that of the other."""
    page = new_page(viewport=LAPTOP)
    set_table(page, "me", "level3", game="marrakesh")
    lit = 0
    for _ in range(QUESTIONS):
        wait_for_turn(page)
        lit += page.locator(".hit.lit").count()
        assert page.evaluate(COVERED) == []
        go_on(page)
    assert lit > QUESTIONS


def test_tabs_turn_to_zones_by_mouse_and_by_keyboard(new_page: NewPage) -> None:
    page = new_page(viewport=LAPTOP)
    set_table(page, "me", "level3", game="marrakesh")
    tab = page.get_by_role("button", name="Scrolls", exact=True)
    tab.click()
    expect(tab).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-key=stairs-small]")).to_be_attached()
    while not ready(page):
        go_on(page)
    everything = page.get_by_role("button", name="All", exact=True)
    everything.focus()
    with settling(page):
        everything.press("Enter")
    expect(page.locator("[data-key=stairs-small]")).to_have_count(0)
    expect(everything).to_be_focused()
    assert ready(page)  # the turn has not been ended
    assert page.evaluate("wire.written") == -1


def test_a_phone_switches_between_city_and_quarter(new_page: NewPage) -> None:
    page = new_page(phone=True)
    set_table(page, "me", "level3", game="marrakesh")
    city = page.get_by_role("button", name="The city", exact=True)
    city.tap()
    expect(city).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-key=river]")).to_be_attached()
    page.get_by_role("button", name="Souk", exact=True).tap()
    expect(page.locator("[data-key=market]")).to_be_attached()
    page.get_by_role("button", name="My quarter", exact=True).tap()
    expect(page.locator("[data-key=supplies]")).to_be_attached()
    expect(page.locator("[data-key=river]")).to_have_count(0)
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator(".enlarged #scene")).to_be_attached()
    city.tap()  # the enlarged picture does not lie over it
    expect(page.locator("[data-key=river]")).to_be_attached()
