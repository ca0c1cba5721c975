"""The pages around the tables, and how people come to a table and go: in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import set_table, shown, sit_down, take_turn, wait_for_turn
from tests.browser.test_table import check

pytestmark = pytest.mark.browser

SIZES = {
    "wide": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
SHARES = "navigator.share = async (what) => { window.shared = what.url; };"
"""A device that hands links on, as phones do."""


def chosen(page: Page) -> list[str]:
    """Who sits on the seats that are shown."""
    seats = page.locator(".chair:visible [name^=seat]:checked")
    return [str(seat.get_attribute("value")) for seat in seats.all()]


def pick(page: Page, name: str, value: str) -> None:
    page.locator(f"input[name='{name}'][value='{value}']").check(force=True)


def pressed(page: Page) -> Locator:
    return page.locator(".preset[aria-pressed=true] b")


def columns(cards: Locator) -> list[int]:
    """How many cards stand in each row."""
    tops = [round(box["y"]) for box in (card.bounding_box() for card in cards.all()) if box]
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize("locale", ["en-US", "ru-RU"])
@pytest.mark.parametrize("size", SIZES)
def test_pages_fit_and_no_card_is_an_orphan(new_page: NewPage, size: str, locale: str) -> None:
    set_table(new_page(), "me", "level1")  # so that a card tells of one to watch
    page = new_page(viewport=SIZES[size], locale=locale)
    page.goto("/")
    rows = columns(page.locator(".card"))
    assert rows == {"tablet": [2, 2], "phone": [1, 1, 1, 1]}.get(size, [4])
    for cover in page.locator(".picture img.by-day").all():
        cover.scroll_into_view_if_needed()
        expect(cover).to_have_js_property("complete", True)
        assert cover.evaluate("image => image.naturalWidth") == 320
    expect(page.locator(".picture img.by-night").first).to_be_hidden()
    for game in ("marrakesh", "istanbul"):
        assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
        page.goto(f"/new/{game}")
    page.locator(".rulings summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    assert page.locator(".create .primary").is_visible()


def test_a_preset_fills_in_the_options_and_any_change_lets_go_of_it(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/marrakesh")
    page.get_by_label("Your name").fill("Leila")
    pick(page, "players", "3")
    expect(pressed(page)).to_have_text("First game")
    page.get_by_role("button", name=re.compile("^Everything")).click()
    expect(pressed(page)).to_have_text("Everything")
    expect(page.get_by_label("Desert towns")).to_be_checked()
    expect(page.locator("[name='option.offices'][value=mixed]")).to_be_checked()
    expect(page.locator("[name='option.river_tiles'][value=drawn]")).to_be_checked()
    expect(page.get_by_label("Your name")).to_have_value("Leila")  # it was no other page
    page.get_by_label("Desert towns").uncheck()
    expect(pressed(page)).to_have_count(0)
    page.get_by_label("Desert towns").check()
    expect(pressed(page)).to_have_text("Everything")
    page.locator("select[name='option.staircase_set']").select_option("mixed")
    expect(pressed(page)).to_have_count(0)
    rulings = page.locator(".rulings")
    expect(rulings).to_contain_text("as in the rulebook")
    rulings.locator("summary").click()
    rulings.get_by_role("checkbox").first.check()
    expect(rulings.locator("small")).to_have_text("changed")
    page.get_by_role("button", name=re.compile("^Full game")).click()
    expect(rulings.locator("small")).to_have_text("as in the rulebook")
    page.get_by_role("button", name="Create the table").click()
    shown(page)
    expect(page.locator(".player")).to_have_count(3)


def test_me_moves_from_seat_to_seat(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/through-the-desert")
    assert chosen(page) == ["me", "open"]
    pick(page, "players", "4")
    assert chosen(page) == ["me", "open", "open", "open"]
    pick(page, "seat3", "bot")
    pick(page, "level3", "level5")
    pick(page, "seat3", "me")
    assert chosen(page) == ["bot", "open", "open", "me"]  # they have changed places
    expect(page.locator(".of-bot:visible")).to_contain_text("Vizier")
    pick(page, "players", "2")
    assert chosen(page) == ["me", "open"]
    pick(page, "seat0", "bot")
    pick(page, "players", "3")
    assert chosen(page) == ["bot", "open", "open"]  # who only watches is not sat down


def test_it_is_said_when_the_game_begins(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new/through-the-desert")
    told = page.locator(".create .hint")
    at_once = "Every seat is taken: the game begins at once."
    expect(told).to_contain_text("An open seat is for whoever opens the link.", use_inner_text=True)
    pick(page, "seat1", "bot")
    expect(told).to_have_text(at_once, use_inner_text=True)
    pick(page, "players", "3")
    expect(told).to_contain_text("An open seat is", use_inner_text=True)
    pick(page, "players", "2")
    expect(told).to_have_text(at_once, use_inner_text=True)


def test_one_chair_at_a_time_asks_which_bot(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    page.goto("/new/through-the-desert")
    asking = page.locator(".levels:visible")
    expect(asking).to_have_count(0)
    for seat in ("seat0", "seat1"):
        pick(page, seat, "bot")
        expect(asking).to_have_id(seat.replace("seat", "levels"))
    asking.get_by_role("radio", name="Sultan").check(force=True)
    expect(asking.locator(".manner:visible")).to_contain_text("about 5 s a turn")
    expect(asking.locator(".portrait:visible")).to_have_count(6)  # those of one theme
    check(page)
    unfolded = page.get_by_role("button", name="Sultan")
    unfolded.click()
    expect(asking).to_have_count(0)
    expect(unfolded).to_have_attribute("aria-expanded", "false")
    page.get_by_role("button", name="Trader").click()
    expect(asking).to_have_id("levels0")


def test_a_table_is_created_without_scripts(new_page: NewPage) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/new/istanbul")
    page.get_by_role("button", name=re.compile("^Full game")).click()
    assert page.url.endswith("/new/istanbul?preset=full")
    expect(page.get_by_label("Mocha & Baksheesh")).to_be_checked()
    page.get_by_label("Your name").fill("Leila")
    pick(page, "players", "3")
    expect(page.locator(".chair:visible")).to_have_count(3)
    pick(page, "seat2", "me")
    pick(page, "seat1", "bot")
    expect(page.locator(".levels:visible")).to_have_count(1)
    pick(page, "level1", "level2")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")


def test_a_link_is_shared_by_the_device_or_copied(new_page: NewPage) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    address = set_table(page, "me", "open")
    page.evaluate("delete Navigator.prototype.share")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("#notice")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == address

    phone = new_page(phone=True)
    phone.add_init_script(SHARES)
    address = set_table(phone, "me", "open")
    phone.get_by_role("button", name="Share").tap()
    assert phone.evaluate("window.shared") == address
    expect(phone.locator("#notice")).to_be_empty()


def test_the_code_of_the_link_is_enlarged(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "open")
    code = page.locator("#question .qr .code")

    def width() -> float:
        box = code.bounding_box()
        assert box
        return box["width"]

    assert width() >= 90
    page.locator("#question").get_by_label("QR code of the link").click()
    assert width() >= 400
    page.keyboard.press("Escape")
    assert width() < 120


def test_a_guest_is_asked_for_a_name_after_the_first_turn(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page()
    leila.goto("/")
    leila.locator("[data-game=through-the-desert]").get_by_role("button", name="Play now").click()
    shown(leila)
    tomas.goto(leila.url)
    shown(tomas)
    wait_for_turn(leila)
    question = leila.get_by_label("What may we call you?")
    expect(question).to_be_hidden()
    while question.is_hidden():
        take_turn(leila)
        wait_for_turn(leila)
    check(leila)
    question.fill("Leila")
    question.press("Enter")
    expect(question).to_have_count(0)
    expect(tomas.locator("#players")).to_contain_text("Leila")
    expect(tomas.locator("#log")).to_contain_text("Guest is now called Leila.")
    leila.reload()
    shown(leila)
    expect(question).to_have_count(0)


LAID_OVER = """chosen => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const { left, top, right, bottom } = box(chosen);
  return ["#board", "#question", ".top", ".talk", ".sheets"].filter((one) => {
    const other = box(one);
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  });
}"""
"""What of the page it covers."""


def test_a_name_is_whole_where_a_bot_sits_in(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    page.goto("/")
    page.locator("[data-game=through-the-desert]").get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    page.click("summary[aria-label=Menu]")
    page.get_by_text("Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("link", name="Watch").click()
    shown(page)
    expect(page.locator(".player.asked h3")).to_have_text("Guest")
    # Where a bot is said to think, nothing that is not seen takes the name's room.
    attending = page.locator(".player.asked .attending")
    assert attending.evaluate("one => one.getBoundingClientRect().width") == 0


def test_who_does_not_want_to_say_a_name_is_left_alone(new_page: NewPage) -> None:
    page = new_page(phone=True, color_scheme="dark")
    page.goto("/")
    page.locator("[data-game=through-the-desert]").get_by_role("button", name="Play now").click()
    shown(page)
    wait_for_turn(page)
    asking = page.locator("#ask-name")
    asking.evaluate("form => { form.hidden = false; }")
    check(page)
    assert page.evaluate(LAID_OVER, "#ask-name") == []
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.evaluate(LAID_OVER, "#ask-name") == []
    asking.get_by_role("textbox").click(trial=True)  # the rail, whose area it shares, lets it be
    asking.get_by_role("button", name="Not now").click(trial=True)  # nothing lies on it
    page.set_viewport_size({"width": 390, "height": 844})
    with page.expect_response("**/look"):
        asking.get_by_role("button", name="Not now").tap()
    expect(asking).to_have_count(0)
    page.reload()
    shown(page)
    expect(asking).to_have_count(0)
    page.goto("/")
    expect(page.locator("h1")).to_have_text("1 table waits for you")
    check(page)


def test_a_player_is_renamed_leaves_and_comes_back(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page()
    address = set_table(leila, "me", "open")
    sit_down(tomas, address, "Tomas")
    tomas.get_by_label("Menu").click()
    check(tomas)
    tomas.get_by_label("Your name").fill("Tom")
    tomas.get_by_role("button", name="Rename").click()
    expect(tomas.locator(".drawer")).to_be_hidden()
    expect(leila.locator("#players")).to_contain_text("Tom")
    expect(leila.locator("#players")).not_to_contain_text("Tomas")

    tomas.get_by_label("Menu").click()
    tomas.get_by_text("Leave the table").click()
    check(tomas)
    tomas.get_by_role("button", name="Leave").click()
    expect(tomas.get_by_text("A bot plays on for Tom.")).to_be_visible()
    check(tomas)
    expect(leila.locator("#log")).to_contain_text("Tom has left the table; a bot plays on.")
    expect(leila.locator(".player").nth(1)).to_contain_text("away: Trader plays")
    wait_for_turn(leila)  # the bot does not keep her waiting
    tomas.get_by_role("button", name="Come back to the table").click()
    shown(tomas)
    assert tomas.url == address
    expect(leila.locator("#log")).to_contain_text("Tom is back at the table.")
    expect(leila.locator(".player").nth(1)).not_to_contain_text("Trader")


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_my_games_fit_and_are_sifted_at_once(new_page: NewPage, size: str) -> None:
    page = new_page(viewport=SIZES[size])
    set_table(page, "me", "level1")
    page.goto("/me")
    expect(page.locator(".matches > li")).to_have_count(1)
    expect(page.locator(".when time")).to_have_text(re.compile("^Today, "))
    page.locator(".sieve [value=over]").check(force=True)
    expect(page.locator(".none")).to_have_text("There is no such game.")
    page.locator(".sieve [value=running]").check(force=True)
    expect(page.locator(".matches > li")).to_contain_text("Through the Desert")
    assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
    check(page)


def test_the_home_page_follows_the_tables(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    page.goto("/")
    address = set_table(other, "me", "open")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # it need not wait
    joining = page.locator(f".open a[href='{address[address.index('/t/') :]}']")
    expect(joining).to_have_text("Join")
    sit_down(page, address, "Tomas")
    page.goto("/")
    stamp = page.locator(".mine img.by-day").first
    expect(stamp).to_have_js_property("complete", True)
    assert stamp.evaluate("image => image.naturalWidth") == 164
    check(page)


def test_an_account_brings_games_to_another_device(new_page: NewPage) -> None:
    desk, phone = new_page(), new_page(phone=True)
    set_table(desk, "me", "level1")
    desk.goto("/account")
    check(desk)
    made = desk.locator("form[action$=create]")
    made.get_by_label("Name").fill("Leila of the dunes")
    made.get_by_label("Password").fill("seven dunes")
    made.get_by_role("button").click()
    expect(desk.locator(".lead")).to_contain_text("Leila of the dunes")
    phone.goto("/account")
    assert phone.evaluate("document.documentElement.scrollWidth") == SIZES["phone"]["width"]
    entered = phone.locator("form[action$=sign-in]")
    entered.get_by_label("Name").fill("leila of the dunes")
    entered.get_by_label("Password").fill("seven dunes")
    entered.get_by_role("button").tap()
    expect(phone.locator(".matches > li")).to_have_count(1)
    phone.goto("/account")
    check(phone)
