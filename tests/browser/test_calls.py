"""Being called, in a real browser: its service worker, the tab, and how to choose it."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from playwright.sync_api import Browser, BrowserType, Page, expect

from majlis.table.app import application
from tests.browser.conftest import LOST, NewPage, Server
from tests.browser.playing import set_table, sit_down, take_turn, wait_for_turn
from tests.browser.test_table import check
from tests.table.clock import HandClock
from tests.table.test_calls import (
    NOON,
    PushService,
    answer,
    begin,
    let_call,
    play_round,
    served,
    table_for_two,
)

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """One that can show notifications."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    launched = browser_type.launch(**browser_type_launch_args | {"executable_path": chromium})
    yield launched
    launched.close()


SUBSCRIBES = """
PushManager.prototype.subscribe = async (wanted) => {
  window.wanted = wanted;
  return %s;
};
"""
"""A browser with keys of its own, and without a push service of its maker's."""


NOTIFICATIONS = """async () => {
  const worker = await navigator.serviceWorker.ready;
  let shown = [];
  while (!shown.length) {
    await new Promise(requestAnimationFrame);
    shown = await worker.getNotifications();
  }
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""
"""As soon as there are any."""


def sent_payload(folder: Path, push: PushService) -> str:
    """What a table has sent to that browser, decrypted with its keys."""
    services = served(f"sqlite:///{folder}/calls.sqlite", HandClock(NOON), push)
    with TestClient(application(services), base_url="http://table.test") as client:
        tomas, address = table_for_two(client)
        let_call(tomas, push)
        begin(services, client, tomas, address)
        play_round(services, client, tomas, address)
    return json.dumps(push.read()[0])


def called_after(db: Path, push: PushService, leila: Page, address: str) -> str:
    """What the next server that opens this database sends as soon as Leila has moved; decrypted."""
    services = served(f"sqlite:///{db}", HandClock(time.time()), push)
    with TestClient(application(services), base_url="http://table.test") as client:
        client.cookies.update({one["name"]: one["value"] for one in leila.context.cookies()})
        table = address[address.index("/t/") :]
        assert client.get(table).status_code == 200
        while 1 not in services.rooms._open[table.removeprefix("/t/")].match.waiting:
            assert push.sent == []
            answer(services, client, table, client)
    (payload,) = push.read()
    return json.dumps(payload)


def deliver(page: Page, payload: str) -> None:
    """Hand a decrypted message to the service worker, as the browser would."""
    session = page.context.new_cdp_session(page)
    known: list[str] = []

    def note(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready")
    while not known:
        page.evaluate("1")  # events come in while something is asked
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": known[-1], "data": payload},
    )


def test_a_call_reaches_the_real_service_worker(new_page: NewPage, tmp_path: Path) -> None:
    push = PushService()
    page = new_page(permissions=["notifications"])
    page.add_init_script(SUBSCRIBES % json.dumps(push.subscription))
    page.goto("/calls")
    check(page)
    page.get_by_role("button", name="Call me on this device").click()
    expect(page.locator("#notice")).to_have_text("This browser will call you when it is your turn.")
    assert page.evaluate("wanted.applicationServerKey.length") == 65
    deliver(page, sent_payload(tmp_path, push))
    (shown,) = page.evaluate(NOTIFICATIONS)
    assert shown["title"] == "Your turn · Through the Desert"
    assert shown["data"]["url"] == f"/t/{shown['tag']}"
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    page.reload()
    page.get_by_role("button", name="No more calls").click()
    expect(page.get_by_role("button", name="No more calls")).to_have_count(0)


def test_who_wants_calls_is_called_after_the_server_was_killed(
    new_page: NewPage, own_server: Server
) -> None:
    push = PushService()
    theirs = {"base_url": own_server.address, "expected": LOST}
    leila, tomas = new_page(**theirs), new_page(permissions=["notifications"], **theirs)
    tomas.add_init_script(SUBSCRIBES % json.dumps(push.subscription))
    tomas.goto("/calls")
    tomas.get_by_role("button", name="Call me on this device").click()
    expect(tomas.locator("#notice")).to_contain_text("This browser will call you")
    address = set_table(leila, "me", "open")
    sit_down(tomas, address, "Tomas")
    if not leila.locator("#confirm").count():
        take_turn(tomas)
        wait_for_turn(leila)
    tomas.goto("about:blank")
    own_server.kill()
    payload = called_after(own_server.db, push, leila, address)
    own_server.start()
    tomas.goto("/calls")
    expect(tomas.get_by_role("button", name="No more calls")).to_be_visible()
    deliver(tomas, payload)
    (shown,) = tomas.evaluate(NOTIFICATIONS)
    assert shown["data"]["url"] == address.removeprefix(own_server.address)
    tomas.goto(shown["data"]["url"])
    wait_for_turn(tomas)


HIDDEN = """
Object.defineProperty(document, "hidden", { get: () => window.away === true });
window.Notification = class {
  static permission = "granted";
  constructor(title, { tag }) { (window.told ??= []).push([title, tag]); }
};
navigator.setAppBadge = async () => { window.badge = true; };
navigator.clearAppBadge = async () => { window.badge = false; };
"""


def test_a_page_that_nobody_sees_tells_the_device(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page()
    for page in (leila, tomas):
        page.add_init_script(HIDDEN)
    address = set_table(leila, "me", "open")
    sit_down(tomas, address, "Tomas")
    first, second = (leila, tomas) if leila.locator("#confirm").count() else (tomas, leila)
    second.evaluate("window.away = true")
    icon = second.locator("link[rel=icon]")
    plain = icon.get_attribute("href")
    take_turn(first)
    wait_for_turn(second)
    second.wait_for_function("() => window.told?.length === 1")
    assert second.evaluate("told") == [[second.title(), address.rpartition("/")[2]]]
    assert second.title().startswith("Your turn")
    assert second.evaluate("badge") is True
    assert icon.get_attribute("href") != plain
    second.evaluate("window.away = false")
    take_turn(second)
    wait_for_turn(first)
    expect(icon).to_have_attribute("href", plain or "")
    assert second.evaluate("badge") is False
    assert first.evaluate("window.told") is None  # who looks is not told
