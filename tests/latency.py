"""From click to picture: how long a person waits until what they clicked is drawn.

    python -m tests.latency [--python PYTHON] [--clicks 60] [--game istanbul ...]

Real clicks in a real browser, at one table of each game in the middle of a stored match: turns are
planned and dropped again. A click counts from its event to the frame that shows its picture; the
goal is a median under 50 ms and 95 % under 100 ms with the compiled build on a machine that does
nothing else. PYTHON belongs to the build that is measured (`.venv-compiled/bin/python` after `make
compiled`); without it, the sources are.

On a busy machine only the last columns are worth reading: the time that processors have spent on
one click, in all processes of the server and in the page, there of that on style and layout.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, SLOWEST, WIDE
from tests.browser.laying import come_back
from tests.browser.playing import CHIPS, LIT, ready
from tests.browser.positions import lay_moments
from tests.table.process import Process

GAMES = {
    "through-the-desert": "desert",
    "five-tribes": "tribes",
    "istanbul": "istanbul",
    "marrakesh": "marrakesh",
}
"""The moment in which each is measured."""
GOAL = 50.0, 100.0
WARMING = 5
"""Clicks before it counts: processes start, caches fill."""
REST = 80
"""Milliseconds between coming and pressing, pressing and letting go: few hands are quicker."""
TICK = 1000 / os.sysconf("SC_CLK_TCK")

RECORD = """
window.clicks = [];
window.pending = null;
addEventListener("click", ({ timeStamp }) => (window.pending = { clicked: timeStamp }), true);
window.WebSocket = class extends WebSocket {
  send(message) {
    if (pending) pending.sent ??= performance.now();
    super.send(message);
  }
  set onmessage(listener) {
    super.onmessage = (event) => {
      const click = pending;
      if (!click?.sent || click.received) return listener(event);
      click.received = performance.now();
      listener(event);
      click.applied = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { // the first thing after the frame
          click.painted = performance.now();
          clicks.push(click);
          window.pending = null;
        };
        port2.postMessage(null);
      });
    };
  }
};
"""
"""Every page knows when a click was sent, answered, applied and painted."""

SHOWN = "() => !window.pending?.sent"
"""The click is painted, or was only half a move."""


class Waited(NamedTuple):
    """Milliseconds of one click."""

    before: float
    """In the page, until it was sent."""
    server: float
    """Until the answer came, with the wire."""
    patching: float
    painting: float

    @property
    def whole(self) -> float:
        return sum(self)


class Spent(NamedTuple):
    """Milliseconds of processors."""

    server: float
    page: float
    layout: float
    """Of what the page has spent."""


def main(names: Sequence[str], python: str, count: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        db = Path(scratch, "tables.sqlite")
        asked = lay_moments(db, [GAMES[game] for game in names])
        server = Process(db, python=python)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        every: list[Waited] = []
        spent: list[Spent] = []
        head = "median   95 %   page  server  patch  paint   CPU: server   page  layout"
        say(f"{'milliseconds':>20}  clicks  {head}\n")
        try:
            for game in names:
                page = open_page(browser, server.address)
                come_back(page, GAMES[game], asked[GAMES[game]])
                rng = random.Random(seed)
                list(clicks(page, WARMING, rng))
                processors = Processors(server.process.pid, page)
                before = processors.rest()
                found = []
                for waited in clicks(page, count, rng):
                    found.append(waited)
                    say(f"\r{game:>20}  {len(found):>6}")
                after = processors.spent()
                spent.append(
                    Spent(*((b - a) / len(found) for a, b in zip(before, after, strict=True)))
                )
                every += found
                say(f"\r{line(game, found, spent[-1])}\n")
                page.context.close()
        finally:
            browser.close()
            server.end(signal.SIGKILL)
    say(f"{line('in all', every, Spent(*map(mean, zip(*spent, strict=True))))}\n")
    wholes = sorted(one.whole for one in every)
    kept = median(wholes) < GOAL[0] and late(wholes) < GOAL[1]
    say(f"goal: {GOAL[0]:.0f} and {GOAL[1]:.0f}: {'reached' if kept else 'not reached'}\n")


def open_page(browser: Browser, address: str) -> Page:
    around: dict[str, Any] = {"viewport": WIDE}
    context = browser.new_context(**around, locale="en-US", base_url=address)
    context.set_default_timeout(SLOWEST)
    context.add_init_script(RECORD)
    return context.new_page()


def clicks(page: Page, count: int, rng: random.Random) -> Iterator[Waited]:
    """Plan turns with whatever may be chosen, and drop them when they are complete."""
    found = 0
    while found < count:
        over = ready(page)
        choices = page.locator(
            "#restart"
            if over
            else f"{LIT}[aria-pressed=false], {CHIPS}[aria-pressed=false]:visible"
        )
        if not choices.count():
            choices = page.locator("#restart")
        thing = choices.nth(rng.randrange(choices.count()))
        press(page, thing)
        page.wait_for_function(SHOWN)
        for waited in page.evaluate("clicks.splice(0)"):
            found += 1
            yield Waited(
                waited["sent"] - waited["clicked"],
                waited["received"] - waited["sent"],
                waited["applied"] - waited["received"],
                waited["painted"] - waited["applied"],
            )


def press(page: Page, thing: Locator) -> None:
    """As a hand does it: it comes, rests, and presses."""
    box = thing.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(REST)
    page.mouse.down()
    page.wait_for_timeout(REST)
    page.mouse.up()


def line(name: str, found: Sequence[Waited], spent: Spent) -> str:
    wholes = sorted(one.whole for one in found)
    parts = [median(getattr(one, part) for one in found) for part in Waited._fields]
    before, server, patching, painting = parts
    return (
        f"{name:>20}  {len(found):>6}  {median(wholes):6.1f} {late(wholes):6.1f} {before:6.1f} "
        f"{server:7.1f} {patching:6.1f} {painting:6.1f} "
        f"{spent.server:13.1f} {spent.page:6.1f} {spent.layout:7.1f}"
    )


def late(wholes: Sequence[float]) -> float:
    """What 95 % of them do not exceed."""
    return wholes[min(len(wholes) - 1, int(0.95 * len(wholes)))]


class Processors:
    """What they have done for the server and for the page."""

    def __init__(self, server: int, page: Page) -> None:
        self.server = server
        self.page = page
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> Spent:
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        page = {metric["name"]: 1000 * metric["value"] for metric in metrics}
        layout = page["LayoutDuration"] + page["RecalcStyleDuration"]
        return Spent(self._of_server(), page["TaskDuration"], layout)

    def rest(self) -> Spent:
        """What they have spent once the server does nothing more: its processes have loaded the
        games."""
        before = -1.0
        while (now := self.spent()).server > before:
            before = now.server
            self.page.wait_for_timeout(1000)
        return now

    def _of_server(self) -> float:
        """With all its processes."""
        whole = 0.0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if self.server in (int(stat.parent.name), int(fields[1])):
                whole += (int(fields[11]) + int(fields[12])) * TICK
        return whole


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=[*GAMES], help="only that one")
    parser.add_argument("--python", default=sys.executable, help="of the build to be measured")
    parser.add_argument("--clicks", type=int, default=60, help="measured in each game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    main(chosen.game or [*GAMES], chosen.python, chosen.clicks, chosen.seed)
