"""Replays in a browser: through a game with keys, buttons, slider and log; and from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from majlis.kernel import notation
from tests.browser.conftest import LOST, NewPage, Server
from tests.browser.laying import lay
from tests.browser.playing import set_table, wait_for_turn
from tests.browser.replays import WALK, open_replay
from tests.browser.test_table import check
from tests.replays import GAMES

pytestmark = pytest.mark.browser

STORED = "through-the-desert-2p-greedy-2"


def at(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.seq"))


def shows(page: Page, answers: int) -> None:
    expect(page.locator("#place")).to_have_text(re.compile(rf"^{answers} (of|из) "))


def test_a_finished_game_is_gone_through(new_page: NewPage) -> None:
    page = new_page(accept_downloads=True)
    table = set_table(page, "level1", "level1")
    page.get_by_role("link", name="Replay", exact=True).wait_for()  # it is over
    page.get_by_role("tab", name="Log").click()
    page.locator("#log summary").first.click()
    page.locator("#log [open]").get_by_role("link", name="Replay from here").click()
    page.wait_for_url(f"{table}/replay?at=*")
    page.go_back()
    page.get_by_role("link", name="Replay", exact=True).click()
    shows(page, 0)
    expect(page.locator("#log [data-line]").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    shows(page, 1)
    page.get_by_role("button", name="One answer on").click()
    shows(page, 2)
    page.keyboard.press("ArrowLeft")
    shows(page, 1)
    page.keyboard.press("PageDown")
    expect(page.locator("#round")).to_have_text("Round 1")
    first = at(page)
    page.keyboard.press("ArrowDown")
    page.wait_for_function("first => Number(document.body.dataset.seq) > first", arg=first)
    page.keyboard.press("End")
    last = page.locator("#moment").get_attribute("max")
    shows(page, int(last or 0))
    line = page.locator("#log details").nth(10)
    told = int(line.get_attribute("data-at") or 0)
    line.locator("summary").click()
    expect(page.locator("#log .now")).to_have_attribute("data-at", str(told))
    page.wait_for_url(f"**/replay?at={at(page)}")
    page.get_by_label("Moment of the game").fill("30")
    shows(page, 30)
    page.get_by_label("Through whose eyes").select_option("1")
    page.wait_for_url("**seen_by=1")
    shows(page, 30)
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play").click()
    page.wait_for_function("() => document.querySelector('#moment').value > 33")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Play")).to_have_attribute("aria-pressed", "false")
    was = at(page)
    page.keyboard.press("ArrowDown")  # a whole turn, wherever it has stopped
    page.wait_for_function("was => Number(document.body.dataset.seq) > was", arg=was)
    page.get_by_label("Share this moment").click()
    with page.expect_download() as png:
        page.get_by_role("button", name="Picture (PNG)").click()
    assert png.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as svg:
        page.get_by_role("link", name="The last turn, moving (SVG)").click()
    assert b"<animate " in svg.value.path().read_bytes()
    page.wait_for_url(f"**/replay?at={at(page)}*")  # the address tells the moment
    paused = page.locator("#place").text_content() or ""
    page.reload()
    expect(page.locator("#place")).to_have_text(paused)


def test_a_running_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True, locale="ru-RU", color_scheme="dark")
    page.goto("/")
    page.locator("form[action='/play/istanbul'] button").tap()
    wait_for_turn(page)
    page.goto(f"{page.url}/replay")
    expect(page.locator("#happened")).not_to_be_empty()
    expect(page.locator("#scene [data-key]").first).to_be_attached()
    assert page.locator("#seen-by").count() == 0  # one's own eyes
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(page)


def test_a_file_is_dropped_on_the_home_page(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    text = (GAMES / f"{STORED}.majlis").read_text()
    page.evaluate(
        """(text) => {
          const dropped = new DataTransfer();
          dropped.items.add(new File([text], "match.txt"));
          const drop = { dataTransfer: dropped, bubbles: true };
          document.body.dispatchEvent(new DragEvent("drop", drop));
        }""",
        text,
    )
    page.wait_for_url("**/t/file-*/replay*")
    shows(page, 0)
    check(page)
    open_replay(page, STORED)
    assert page.evaluate(WALK, 30)["wrong"] == []


def test_who_is_quicker_than_the_server_allows_only_waits(new_page: NewPage) -> None:
    page = new_page(expected="429")
    open_replay(page, STORED)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if len(refused) < 12:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"text": "That was a lot at once."})
        else:
            route.continue_()

    page.route("**/replay/moment*", refuse)
    page.keyboard.press("End")
    last = page.locator("#moment").get_attribute("max")
    shows(page, int(last or 0))
    assert len(refused) == 12
    expect(page.locator("#notice")).to_be_empty()


def test_a_replay_goes_on_after_the_server_was_killed(new_page: NewPage, db: Path) -> None:
    record = notation.read((GAMES / f"{STORED}.majlis").read_text())
    lay(db, record, answers=len(record.answers), sitters=True)
    server = Server(db)
    try:
        page = new_page(base_url=server.address, expected=LOST)
        page.goto("/t/stored/replay?at=0")
        page.wait_for_function(
            "() => document.querySelector('#moment').max > 100"
        )  # the way is there
        server.kill()
        page.keyboard.press("End")
        expect(page.locator("#notice")).not_to_be_empty()
        server.start()
        page.wait_for_function("() => Number(document.body.dataset.seq) > 100")
    finally:
        server.kill()
