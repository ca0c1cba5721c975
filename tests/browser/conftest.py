"""Real browsers at a real server."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.table.process import Process

SLOWEST = 60_000
"""Milliseconds that anything may take: machines may be busy with other things."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

COUNT = """
window.wire = { wished: 0, received: 0, posting: 0, failed: 0, written: -1 };
window.WebSocket = class extends WebSocket {
  send(message) {
    if (!("soon" in JSON.parse(message))) wire.wished += 1; // that is not answered
    super.send(message);
  }
  set onmessage(listener) {
    super.onmessage = (event) => {
      listener(event);
      if ("seq" in JSON.parse(event.data)) wire.received += 1; // else it is about the people
    };
  }
};
const send = window.fetch;
window.fetch = async (url, request) => {
  if (request?.method !== "POST") return send(url, request);
  wire.posting += 1;
  const answer = await send(url, request).catch(() => Response.error());
  const { seq = -1 } = await answer.clone().json().catch(() => ({}));
  wire.written = Math.max(wire.written, seq);
  if (!answer.ok) wire.failed += 1;
  wire.posting -= 1;
  return answer;
};
"""
"""Every page counts what goes over the wire, and knows the newest event that it has caused."""

NewPage = Callable[..., Page]

expect.set_options(timeout=SLOWEST)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("Chromium is not installed: apt-get install chromium")
    return browser_type_launch_args | {"executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    process = Process(tmp_path_factory.mktemp("table") / "tables.sqlite")
    yield process
    process.end(signal.SIGKILL)


@pytest.fixture
def new_page(browser: Browser, server: Process) -> Iterator[NewPage]:
    """A browser of somebody's own; whatever goes wrong in its pages fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(phone: bool = False, expected: str = "$never", **options: Any) -> Page:
        chosen: dict[str, Any] = {
            "viewport": WIDE,
            "locale": "en-US",
            "base_url": server.address,
            "reduced_motion": "reduce",  # tests of motion ask for it
        }
        if phone:
            chosen |= {"viewport": PHONE, "is_mobile": True, "has_touch": True}
        context = browser.new_context(**(chosen | options))
        context.set_default_timeout(SLOWEST)
        contexts.append(context)
        context.add_init_script(COUNT)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: listen(message, expected))
        return page

    def listen(message: ConsoleMessage, expected: str) -> None:
        if message.type == "error" and not re.search(expected, message.text):
            complaints.append(message.text)

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"
