"""What a click chooses: it is seen, it does what it means, and it can be let go."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.laying import come_back, lay
from tests.browser.playing import CHIPS, LIT, settling, wait_for_turn
from tests.browser.positions import Moment
from tests.table.process import Process

pytestmark = pytest.mark.browser

PLACES = {
    "leaders": Moment("through-the-desert-2p-greedy-2", "ChooseLeader", 0),
    "closer": Moment("through-the-desert-2p-greedy-2", "ChooseLeader", 0),
    "market": Moment("five-tribes-4p-greedy-6", "SmallMarket", 0),
    "sowing": Moment("five-tribes-4p-greedy-6", "ChooseTile", 0.47),
}
Tables = tuple[str, dict[str, int]]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    """The address of a server with a table for every place, and who is asked there."""
    db = tmp_path_factory.mktemp("choosing") / "tables.sqlite"
    asked = {}
    for name, moment in PLACES.items():
        record = moment.record()
        answers = moment.answers(record)
        lay(db, record, id=name, answers=answers, sitters=True)
        asked[name] = record.answers[answers].seat
    server = Process(db)
    yield server.address, asked
    server.end(signal.SIGKILL)


def at_table(page: Page, tables: Tables, name: str) -> Page:
    come_back(page, name, tables[1][name])
    wait_for_turn(page)
    return page


def test_what_is_offered_can_be_left_alone_again(new_page: NewPage, tables: Tables) -> None:
    page = at_table(new_page(base_url=tables[0]), tables, "market")
    ends = page.locator("#confirm:not([aria-disabled])")
    expect(ends).to_be_visible()
    with settling(page):
        page.locator(LIT).first.click()
    expect(page.locator("#restart")).to_be_attached()
    with settling(page):
        page.locator("#undo").click()
    expect(page.locator("#restart")).to_have_count(0)
    expect(ends).to_be_visible()


def test_a_click_before_its_words_have_come_means_the_same(
    new_page: NewPage, tables: Tables
) -> None:
    """A leader is placed by its click. It waits for its words, unless something else is clicked."""
    page = at_table(new_page(base_url=tables[0]), tables, "leaders")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/branch?*", hold)
    answers: list[str] = []
    page.on("request", lambda sent: answers.append(sent.url) if "/answer" in sent.url else None)

    with page.expect_request("**/branch?*"):
        page.locator(CHIPS).first.click()
    page.locator(LIT).first.click()
    page.locator("#undo").click()
    expect(page.locator(LIT)).to_have_count(0)
    with page.expect_response("**/branch?*"):
        held.pop().continue_()
    assert answers == []

    with page.expect_request("**/branch?*"):
        page.locator(CHIPS).nth(1).click()
    page.locator(LIT).first.click()
    expect(page.locator("#restart")).to_have_count(0)  # nothing is planned
    with page.expect_request("**/answer") as given:
        held.pop().continue_()
    assert len(json.loads(given.value.post_data or "")["actions"]) == 2


def test_what_a_finger_has_brought_closer_stays_when_the_question_shrinks(
    new_page: NewPage, tables: Tables
) -> None:
    """A help line of two lines gives way to a shorter one, say."""
    page = at_table(new_page(phone=True, base_url=tables[0]), tables, "closer")
    page.locator(CHIPS).first.tap()
    page.locator(LIT).first.tap()
    closer = page.locator("body.enlarged")
    expect(closer).to_be_attached()
    board = page.locator("#board")
    height = board.evaluate("board => board.clientHeight")
    page.locator(".chips").evaluate("chips => { chips.style.display = 'none'; }")
    assert board.evaluate("board => board.clientHeight") > height
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(closer).to_be_attached()


def test_a_place_that_waits_for_its_piece_is_seen(new_page: NewPage, tables: Tables) -> None:
    page = at_table(new_page(phone=True, base_url=tables[0]), tables, "sowing")
    with settling(page):
        page.locator(".hit[data-thing='tile:A2']").tap()
    page.locator(".chip[aria-pressed=true]").tap()  # let go
    place = page.locator(".hit[data-thing='tile:B2']")
    place.tap()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ring.chosen")).to_have_count(1)
    place.tap()
    expect(page.locator(".hit[aria-pressed=true]")).to_have_count(0)
    place.tap()
    with settling(page):
        page.get_by_role("button", name="Builder").tap()
    expect(page.locator("[data-key=steps] text")).to_have_count(1)
