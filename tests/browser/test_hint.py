"""A hint in a browser: shown on the board, and never played by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import wait_for_turn

pytestmark = pytest.mark.browser


def test_a_hint_is_shown_as_a_plan_and_plays_nothing(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/through-the-desert")
    page.fill("[name=name]", "Leila")
    page.check("[name=seat1][value=bot]", force=True)
    page.click("text=Create the table")
    wait_for_turn(page)  # then the settings have been looked up
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
    page.click("[data-hint=line]")
    line = page.locator("#line output")
    expect(line).to_contain_text("1 / ")
    board = page.locator("#line .picture > svg")
    expect(board).to_be_visible()
    shown = board.inner_html()
    page.get_by_role("button", name="One step on").click()
    expect(line).to_contain_text("2 / ")
    page.wait_for_function(
        "was => document.querySelector('#line .picture > svg').innerHTML !== was", arg=shown
    )
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint=line]")).to_be_focused()
    expect(page.locator("body")).to_have_attribute("data-seq", before or "")
    expect(page.locator("#line")).to_be_hidden()
    expect(turns.first).to_have_attribute("aria-pressed", "true")  # nothing was undone either
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


GAINS_SEEN = """() => {
  const gains = document.querySelector("#hint .gains") ?? document.createElement("span");
  gains.className = "gains";
  const gain = (number) => `<i>${number}<svg class="icon" width="16" height="16"></svg></i>`;
  gains.innerHTML = gain("+12") + gain("+1");
  const stands = document.querySelector("#hint .stands");
  stands.append(gains);
  stands.querySelector("small").textContent = "151 points (−11)";
  const { bottom } = gains.getBoundingClientRect();
  return [...gains.children].map((one) => one.getBoundingClientRect().top < bottom);
}"""
"""Two things that a turn brings, of ordinary length: is each in sight?"""


def test_a_hint_says_on_a_laptop_all_that_a_turn_brings(new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/")
    page.locator("[data-game=through-the-desert]").get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    page.click("#ask-hint")
    expect(page.locator("#hint .turn").first).to_be_visible()
    assert page.evaluate(GAINS_SEEN) == [True, True]


def test_a_hint_fits_a_phone_in_russian(new_page: NewPage) -> None:
    page = new_page(phone=True, locale="ru-RU")
    page.goto("/new/marrakesh")
    page.fill("[name=name]", "Лейла")
    page.check("[name=seat1][value=bot]", force=True)
    page.click(".create .primary")
    page.click("#ask-hint")
    expect(page.locator("#hint .crumbs")).to_contain_text("Шанс, очки (отрыв)")
    for box in [page.locator(one).first.bounding_box() for one in ("#hint .turn", ".why:visible")]:
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844
    page.click("[data-hint=line]")
    expect(page.locator("#line .picture > svg")).to_have_attribute("width", "390")
    page.locator("#line .zone-switch button").first.click()
    expect(page.locator("#line .zone-switch button").first).to_have_attribute(
        "aria-pressed", "true"
    )
