"""Real browsers at a real server."""

from __future__ import annotations

import json
import re
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.table.process import Process

SLOWEST = 60_000
"""Milliseconds that anything may take: machines may be busy with other things."""
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""Without a window it takes a third less of the processor, but knows no notifications."""
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
window.wire = { wished: 0, received: 0, posting: 0, failed: 0, written: -1, planning: false };
wire.sent = false; // the plan that was taken back
window.WebSocket = class extends WebSocket {
  send(message) {
    const wish = JSON.parse(message);
    if (!("soon" in wish || "older" in wish)) wire.wished += 1; // they bring no update
    if ("plan" in wish) wire.sent = true;
    super.send(message);
  }
  set onmessage(listener) {
    super.onmessage = (event) => {
      listener(event);
      const { seq, ask, draft, notice } = JSON.parse(event.data);
      if (seq === undefined) return; // it is about the people
      wire.received += 1;
      const dropped = wire.sent && (ask === undefined || notice);
      if (draft?.path.length || dropped) wire.planning = false;
    };
  }
};
const send = window.fetch;
window.fetch = async (url, request) => {
  if (request?.method !== "POST") return send(url, request);
  wire.posting += 1;
  const answer = await send(url, request).catch(() => Response.error());
  const { seq = -1, plan } = await answer.clone().json().catch(() => ({}));
  wire.written = Math.max(wire.written, seq);
  if (plan?.path.length) [wire.planning, wire.sent] = [true, false]; // it is asked for as a plan
  if (!answer.ok) wire.failed += 1;
  wire.posting -= 1;
  return answer;
};
"""
"""Every page counts what goes over the wire, and knows the newest event that it has caused, and
whether a turn that it has taken back is still to be shown as its plan."""

LOST = "WebSocket connection|Failed to load resource"
"""What browsers say of a server that is gone, and of a request that it refuses."""

NewPage = Callable[..., Page]

expect.set_options(timeout=SLOWEST)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: apt-get install chromium-headless-shell")
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": FLAGS}


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


class Server:
    """A server that can be killed, and is found again at the same address."""

    def __init__(self, db: Path) -> None:
        self.db = db
        self.process = Process(db)
        self.address = self.process.address

    def kill(self) -> None:
        self.process.end(signal.SIGKILL)

    def start(self) -> None:
        self.process = Process(self.db, self.process.port)

    def let_time_pass(self, but: float) -> None:
        """While it is down: all but so many seconds of the running clocks."""
        with closing(sqlite3.connect(self.db)) as database, database:
            rows = database.execute("SELECT id, clocks, due FROM matches WHERE due IS NOT NULL")
            for id, written, due in rows.fetchall():
                clocks = json.loads(written)
                passed = min(clock["left"] for clock in clocks if clock["since"]) - but
                for clock in clocks:
                    clock["left"] -= passed if clock["since"] else 0
                database.execute(
                    "UPDATE matches SET clocks = ?, due = ? WHERE id = ?",
                    (json.dumps(clocks), due - passed, id),
                )


@pytest.fixture
def own_server(db: Path) -> Iterator[Server]:
    server = Server(db)
    yield server
    if server.process.process.poll() is None:
        server.kill()
