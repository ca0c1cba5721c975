"""People who come and go, in real browsers at a server that is killed in the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LOST, NewPage, Server
from tests.browser.playing import GAME, asked, seq, set_table, shown, sit_down, take_turn

pytestmark = pytest.mark.browser

SIT_DOWN = """async () => {
  const body = new URLSearchParams({ name: "Mallory", seat: "0" });
  return (await fetch(`${location.pathname}/sit`, { method: "POST", body })).status;
}"""


def panel(page: Page, name: str) -> Locator:
    return page.locator(f".player:has(h3:text-is('{name}'))")


def test_a_bot_sits_in_for_whoever_is_away_until_they_are_back(
    new_page: NewPage, own_server: Server
) -> None:
    leila, tomas = (new_page(base_url=own_server.address, expected=LOST) for _ in range(2))
    leila.goto(f"/new/{GAME}")
    leila.get_by_label("Your name").fill("Leila")
    leila.locator("input[name=pace][value=days]").check(force=True)
    leila.locator("select[name=stand_in]").select_option("level1")
    leila.get_by_role("button", name="Create the table").click()
    shown(leila)
    sit_down(tomas, leila.url, "Tomas")
    expect(panel(leila, "Tomas")).to_contain_text("here")
    expect(leila.locator(".player .clock:not(.runs)")).to_have_text("3 d 0 h")
    address = leila.url
    away, other = (leila, tomas) if asked(leila) else (tomas, leila)
    name = "Leila" if away is leila else "Tomas"
    expect(panel(other, name).locator(".pill")).to_have_text("thinking")
    away.goto("about:blank")
    expect(panel(other, name)).to_contain_text("away since")
    expect(panel(other, name).locator(".pill")).to_have_text("to move")
    own_server.kill()
    own_server.let_time_pass(but=1)
    own_server.start()
    expect(panel(other, name)).to_contain_text("away: Goatherd plays")
    expect(other.locator("#log")).to_contain_text(f"{name} has no time left; a bot sits in.")
    expect(other.locator("#confirm")).to_be_visible()  # the bot has moved
    own_server.kill()
    own_server.start()
    away.goto(address)
    expect(away.locator("#asked")).to_have_text("A bot sits in for you")
    away.get_by_role("button", name="Take my seat back").click()
    expect(panel(other, name)).not_to_contain_text("Goatherd")
    expect(other.locator("#log")).to_contain_text(f"{name} is back at the table.")
    take_turn(other)
    expect(away.locator("#confirm")).to_be_visible()
    before = seq(other)
    take_turn(away)
    other.wait_for_function("since => Number(document.body.dataset.seq) > since", arg=before)


def test_three_friends_and_a_watcher_play_again_in_their_seats(
    new_page: NewPage, own_server: Server
) -> None:
    leila, tomas, mara, watcher = (
        new_page(base_url=own_server.address, expected=LOST) for _ in range(4)
    )
    address = set_table(leila, "me", "open", "open")
    sit_down(tomas, address, "Tomas")
    sit_down(mara, address, "Mara")
    watcher.goto(address)
    expect(leila.locator("#watching")).to_contain_text("1")
    for friend in (leila, mara):  # two of three are enough
        friend.locator(".menu:not(.watchers) > summary").click()
        friend.locator("#agreement details > summary").click()
        friend.locator("#agreement button[value=end]").click()
    for page in (leila, tomas, mara, watcher):
        expect(page.locator("#asked")).to_have_text("Ended by agreement")
    own_server.kill()
    own_server.start()
    tomas.get_by_role("button", name="Play again").click()
    expect(tomas.locator("#asked")).to_have_text("Waiting for players")
    for page in (leila, mara, watcher):
        page.get_by_role("link", name="To the new table").click()
    expect(watcher.locator("#asked")).to_have_text("Waiting for players")
    expect(watcher.get_by_role("button", name="Sit down")).to_have_count(0)
    assert watcher.evaluate(SIT_DOWN) == 403
    own_server.kill()
    own_server.start()
    for friend, name in ((leila, "Leila"), (mara, "Mara")):
        expect(friend.get_by_placeholder("Your name")).to_have_value(name)
        friend.get_by_role("button", name="Sit down").click()
    for page in (leila, tomas, mara):
        expect(page.locator(".player h3")).to_have_count(3)
    expect(watcher.locator(".player h3")).to_have_text(["Leila", "Tomas", "Mara"])
    expect(watcher.locator("#asked")).not_to_have_text("Waiting for players")
