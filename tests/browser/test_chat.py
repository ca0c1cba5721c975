"""The chat beside the log, in two real browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LOST, NewPage, Server
from tests.browser.playing import set_table, sit_down, take_turn
from tests.browser.test_table import check

pytestmark = pytest.mark.browser


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def say(page: Page, text: str) -> None:
    page.get_by_label("To the table").fill(text)
    page.keyboard.press("Enter")


def test_two_people_talk(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page(phone=True)
    address = set_table(leila, "me", "open")
    sit_down(tomas, address, "Tomas")
    open_chat(leila)
    leila.get_by_label("To the table").fill("Hello? <b>U.</b>")  # nor are these keys of the game
    leila.keyboard.press("Enter")
    expect(leila.locator(".message.own .text")).to_have_text("Hello? <b>U.</b>")
    expect(leila.get_by_label("To the table")).to_have_value("")
    # Who does not look at the chat sees that there is something, and is told.
    badge = tomas.locator(".sheets .unread")
    expect(badge).to_have_text("1")
    expect(tomas.locator("#live")).to_contain_text("Hello?")
    tomas.locator("[data-opens=chat]").tap()
    expect(badge).to_be_empty()
    expect(tomas.locator(".message .by b")).to_have_text("Leila")
    check(tomas)
    tomas.locator("[data-opens=chat]").tap()
    asked = leila if leila.locator("#confirm").count() else tomas
    take_turn(asked)
    tomas.locator("[data-opens=chat]").tap()
    tomas.get_by_role("button", name="Well played").tap()
    reacted = leila.locator(".message.reacted")
    expect(reacted).to_contain_text("Well played")
    # The turn after which it was said stands before it.
    expect(leila.locator(".told + .message.reacted")).to_have_count(1)
    check(leila)
    leila.get_by_role("button", name="Mute Tomas").focus()
    leila.keyboard.press("Enter")
    expect(reacted).to_have_count(0)
    leila.get_by_role("button", name="Hear Tomas again").click()
    expect(reacted).to_have_count(1)


def test_a_chat_goes_on_after_the_server_was_killed(new_page: NewPage, own_server: Server) -> None:
    leila, tomas = (new_page(base_url=own_server.address, expected=LOST) for _ in range(2))
    sit_down(tomas, set_table(leila, "me", "open"), "Tomas")
    for page in (leila, tomas):
        open_chat(page)
    say(leila, "Who has the camels?")
    expect(tomas.locator("#chat .message .text")).to_have_text(["Who has the camels?"])
    own_server.kill()
    say(leila, "Nobody hears me.")
    expect(leila.locator("#notice")).to_contain_text("The connection is lost")
    expect(leila.get_by_label("To the table")).to_have_value("Nobody hears me.")
    own_server.start()
    for page in (leila, tomas):
        expect(page.locator("#connection")).to_be_hidden()
    say(tomas, "You have.")
    for page in (leila, tomas):
        expect(page.locator("#chat .message .text")).to_have_text(
            ["Who has the camels?", "You have."]
        )
