"""People play in real browsers."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import (
    CHIPS,
    GAME,
    LIT,
    asked,
    choose,
    moved,
    place,
    seq,
    set_table,
    shown,
    sit_down,
    wait_for_turn,
)
from tests.table.process import Process

pytestmark = pytest.mark.browser


def at_table(new_page: NewPage, phone: bool = False, **options: str) -> Page:
    """Somebody plays against one bot, and is asked."""
    page = new_page(phone, **options)
    set_table(page, "me", "random")
    wait_for_turn(page)
    return page


def count(page: Page, kind: str) -> int:
    return page.locator(f"[data-key^={kind}-]").count()


def middle(drawn: Locator) -> tuple[float, float]:
    box = drawn.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_browsers_play_a_whole_game(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page()
    address = set_table(leila, "me", "open")
    expect(leila.locator("#asked")).to_have_text("Waiting for players")
    assert leila.locator(".share input").last.input_value() == address
    sit_down(tomas, address, "Tomas")
    expect(leila.locator("#players")).to_contain_text("Tomas")

    moves = 0
    while leila.locator("#tab-result").is_hidden():
        mover, other = (leila, tomas) if asked(leila) else (tomas, leila)
        before = seq(other)
        place(mover)
        moved(other, before)
        moves += 1
        assert moves < 120
    assert moves > 25

    for page in (leila, tomas):
        expect(page.locator("#asked")).to_have_text(re.compile("win|Shared victory"))
        expect(page.locator("#log h3").first).to_have_text("The game is over")
        assert count(page, "camel") > 30
    camels = [page.locator("[data-key^=camel-]").evaluate_all(KEYS) for page in (leila, tomas)]
    assert camels[0] == camels[1]
    totals = [page.locator("#result tfoot td").all_text_contents() for page in (leila, tomas)]
    assert totals[0] == totals[1] == leila.locator(".score").all_text_contents()

    with leila.expect_download() as download:
        leila.get_by_role("link", name="Match file").click()
    assert Path(download.value.path()).read_text().startswith("majlis 1 | through-the-desert")

    leila.get_by_role("button", name="Play again").click()
    expect(leila.locator("#asked")).to_have_text("Waiting for players")
    tomas.get_by_role("link", name="To the new table").click()
    expect(tomas.locator("#asked")).to_have_text("Take a seat")
    assert tomas.url == leila.url != address


KEYS = "nodes => nodes.map(node => node.dataset.key).sort()"


def test_pointing_shows_what_it_would_do(new_page: NewPage) -> None:
    page = at_table(new_page)
    lit = choose(page)
    chip = page.locator(CHIPS).first
    expect(chip).to_have_attribute("aria-pressed", "true")
    assert page.locator(".ring").count() == lit.count()
    lit.nth(3).hover(force=True)
    expect(page.locator("#consequence")).to_have_text(re.compile(r"^\w\d+: the next oasis is"))
    expect(page.locator("#confirm")).to_have_text(re.compile(r"^Place on \w\d+"))
    expect(page.locator(".ghost use").first).to_be_attached()
    before = seq(page)
    page.locator("#confirm").click()
    moved(page, before)


def test_what_can_be_clicked_explains_itself_to_whoever_stays(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "random", game="five-tribes")
    wait_for_turn(page)
    place = page.locator(LIT).first
    place.hover(force=True)
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#tip")).to_be_visible()
    told = page.locator("#tip").text_content() or ""
    assert (place.get_attribute("aria-description") or "?") in told
    page.mouse.move(2, 2)
    expect(page.locator("#tip")).to_be_hidden()


def test_nothing_explains_itself_below_a_resting_mouse(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "random", game="five-tribes")
    for _ in ("a bid", "another", "a tile", "a meeple dropped on the next one"):
        wait_for_turn(page)
        at = middle(page.locator(LIT).first)
        before = seq(page)
        page.mouse.click(*at)
        moved(page, before)
    page.wait_for_timeout(700)  # longer than a place waits before it explains itself
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(at[0] + 2, at[1])
    expect(page.locator("#tip")).to_be_visible()


def test_what_is_not_legal_says_why(new_page: NewPage) -> None:
    page = at_table(new_page)
    choose(page)
    palm = page.locator("[data-key^=palm-]").first.bounding_box()
    assert palm
    page.mouse.click(palm["x"] + palm["width"] / 2, palm["y"] + palm["height"] * 0.6)
    expect(page.locator("#tip.why")).to_have_text("No camel stands on a palm.")
    expect(page.locator("#live")).to_have_text("No camel stands on a palm.")
    assert page.evaluate("document.activeElement.tagName") == "BODY"  # no ring around the board


def test_undo_takes_the_move_back(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page()
    address = set_table(leila, "me", "open")
    sit_down(tomas, address, "Tomas")
    mover, other = (leila, tomas) if asked(leila) else (tomas, leila)
    lines = other.locator("#log [data-line]").count()
    place(mover)
    expect(other.locator("[data-key^=camel-]")).to_have_count(1)
    before = seq(other)
    mover.keyboard.press("u")
    moved(other, before)
    for page in (mover, other):
        expect(page.locator("[data-key^=camel-]")).to_have_count(0)
        expect(page.locator("#log [data-line]")).to_have_count(lines)
    wait_for_turn(mover)
    expect(mover.locator("#undo")).to_have_attribute("aria-disabled", "true")


def test_a_camel_is_placed_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = at_table(new_page)
    page.locator(CHIPS).nth(1).focus()
    page.keyboard.press("Enter")
    focused = page.locator(f"{LIT}:focus")
    expect(focused).to_have_count(1)
    places = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]:
        page.keyboard.press(key)
        places.add(focused.get_attribute("data-action"))
    assert len(places) >= 3
    expect(focused).to_have_attribute("role", "button")
    expect(focused).to_have_attribute("aria-label", re.compile(r"^\w\d+, sand\. "))
    page.keyboard.press("Escape")
    expect(page.locator(CHIPS).nth(1)).to_be_focused()
    expect(page.locator(LIT)).to_have_count(0)
    page.keyboard.press("Enter")
    before = seq(page)
    page.keyboard.press("Enter")
    moved(page, before)
    assert page.evaluate("document.activeElement !== document.body")


def test_the_keyboard_goes_on_from_question_to_question(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "random", game="istanbul")
    wait_for_turn(page)
    page.locator(f"{LIT}[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#asked")).not_to_have_text("Where does your merchant go?")
    wait_for_turn(page)
    expect(page.locator(f"{CHIPS}:focus, {LIT}:focus")).to_have_count(1)


def test_the_menu_closes_with_escape_and_beside_it(new_page: NewPage) -> None:
    page = at_table(new_page)
    drawer = page.locator(".drawer")
    page.get_by_label("Menu").click()
    drawer.get_by_role("button", name="Copy the link").first.click()
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    page.get_by_label("Menu").click()
    page.mouse.click(300, 300)
    expect(drawer).to_be_hidden()


def test_a_finger_is_told_why_not_and_what_it_is(new_page: NewPage) -> None:
    page = at_table(new_page, phone=True)
    page.locator(CHIPS).first.tap()
    page.touchscreen.tap(*middle(page.locator("[data-key^=palm-]").first))
    tip = page.locator("#tip.why")
    expect(tip.locator("b")).to_have_text("No camel stands on a palm.")
    expect(tip).to_contain_text(re.compile(r"\w\d+, oasis\. Five points"))


def test_a_phone_places_a_camel_by_tap_and_confirm(new_page: NewPage) -> None:
    page = at_table(new_page, phone=True)
    page.locator(CHIPS).first.tap()
    lit = page.locator(LIT)
    before = seq(page)
    at = middle(lit.nth(60))
    page.touchscreen.tap(*at)  # too small for a finger: shown closer first
    assert seq(page) == before
    page.touchscreen.tap(*at)
    expect(page.locator("#confirm")).to_have_text(re.compile("^Place on"))
    page.wait_for_timeout(150)
    assert seq(page) == before  # a tap alone plays nothing
    button = page.locator("#confirm").bounding_box()
    assert button
    assert button["height"] >= 44
    page.locator("#confirm").tap()
    moved(page, before)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for sheet in ("players", "log", "rules"):
        page.locator(f"[data-opens={sheet}]").tap()
        expect(page.locator(f"#{sheet}")).to_be_visible()
    page.locator("[data-opens=rules]").tap()
    expect(page.locator("#rules")).to_be_hidden()


def test_a_phone_has_one_s_own_things_on_a_sheet(new_page: NewPage) -> None:
    page = new_page(phone=True)
    set_table(page, "me", "greedy", game="istanbul")
    wait_for_turn(page)
    opener = page.locator("[data-opens=mine]")
    opener.tap()
    card = page.locator(".own-cards [data-action]")
    expect(card).to_be_visible()
    check(page)
    playable = card.get_attribute("aria-disabled") is None
    expect(opener.locator("b")).to_have_text("1" if playable else "")
    card.tap()
    if playable:
        expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "false")
    else:
        expect(page.locator("#notice")).not_to_be_empty()  # why not
    opener.tap()
    expect(page.locator("#mine")).to_be_hidden()


def test_the_board_is_enlarged_and_moved(new_page: NewPage) -> None:
    page = at_table(new_page)
    scene = page.locator("#scene")
    whole = scene.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    closer = scene.get_attribute("viewBox")
    assert closer != whole
    before = seq(page)
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(420, 360, steps=4)
    page.mouse.up()
    assert scene.get_attribute("viewBox") != closer
    assert seq(page) == before
    page.get_by_role("button", name="Whole board").click()
    assert scene.get_attribute("viewBox") == whole


@pytest.mark.parametrize("phone", [False, True])
def test_another_player_s_board_is_enlarged(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    set_table(page, "me", "greedy", game="marrakesh")
    if phone:
        page.locator("[data-opens=players]").tap()
    page.locator(".player").nth(1).locator("h3").click()
    back = page.get_by_role("button", name="Back to my board")
    expect(back).to_be_visible()
    expect(page.locator("#scene")).to_contain_text("Quarter of")
    assert page.locator("#players").is_visible() is not phone
    back.click()
    expect(back).to_be_hidden()
    expect(page.locator("#scene")).not_to_contain_text("Quarter of")


@pytest.mark.parametrize("phone", [False, True])
def test_icons_of_the_players_have_names(new_page: NewPage, phone: bool) -> None:
    """Tab reaches the first one of a player, arrows the others; a finger taps."""
    page = at_table(new_page, phone)
    name = page.locator("#named")
    icons = page.locator("#players .player:first-child [title][tabindex]")
    assert icons.count() > 2
    if phone:
        page.locator("[data-opens=players]").tap()
        icons.nth(1).tap()
    else:
        expect(name).to_be_hidden()
        expect(icons.first).to_have_attribute("tabindex", "0")
        icons.first.focus()
        page.keyboard.press("ArrowRight")
    expect(icons.nth(1)).to_be_focused()
    expect(name).to_have_text(icons.nth(1).get_attribute("title") or "")
    icons.nth(1).blur()
    expect(name).to_be_hidden()


def test_language_and_theme(new_page: NewPage) -> None:
    page = at_table(new_page)
    page.locator(".top > .switches > .segments").get_by_role("button", name="RU").click()
    shown(page)
    expect(page.locator(".crumbs b")).to_have_text("Ваш ход")
    assert page.locator("html").get_attribute("lang") == "ru"
    with page.expect_response("**/look"):
        page.locator(".top > .switches > .themes .to-night").click()
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.reload()
    shown(page)
    assert page.locator("html").get_attribute("data-theme") == "night"
    english = re.findall(r"\b[A-Za-z]{3,}\b", page.locator("body").inner_text())
    assert set(english) <= {"Leila"}


def test_a_page_comes_back_when_the_server_does(new_page: NewPage, db: Path) -> None:
    server = Process(db)
    page = new_page(base_url=server.address, expected="WebSocket connection")
    set_table(page, "me", "random")
    wait_for_turn(page)
    place(page)
    wait_for_turn(page)
    camels = page.locator("[data-key^=camel-]").evaluate_all(KEYS)
    server.end(signal.SIGKILL)
    expect(page.locator("#connection")).to_have_text("The connection is lost. Trying again…")
    server = Process(db, server.port)
    try:
        expect(page.locator("#connection")).to_be_hidden(timeout=60_000)
        assert page.locator("[data-key^=camel-]").evaluate_all(KEYS) == camels
        place(page)
    finally:
        page.context.close()
        server.end(signal.SIGKILL)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(phone, color_scheme=theme, expected="404")
    page.goto("/")
    check(page)
    page.goto(f"/new/{GAME}")
    check(page)
    page.goto("/t/nowhere/sit/nothing")
    check(page)
    set_table(page, "me", "greedy", "open")
    check(page)
    page.get_by_role("button", name="Bots to the free seats").click()
    wait_for_turn(page)
    check(page)
    lit = choose(page)
    if phone:
        lit.first.dispatch_event("click")
    else:
        lit.first.hover(force=True)
    check(page)
    if phone:
        page.locator("[data-opens=players]").tap()
    else:
        page.get_by_role("tab", name="Rules").click()
    check(page)


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
