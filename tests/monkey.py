"""A monkey at the table: clicks at random in the real page, and must never meet a state without a
way out, a dead light or a script error.

    python -m tests.monkey --clicks 10000 [--seed 1] [--game istanbul]
"""

from __future__ import annotations

import argparse
import random
import signal
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from majlis import games
from tests.browser.conftest import CHROMIUM, COUNT, FLAGS, PHONE, SLOWEST, WIDE
from tests.browser.playing import STATE, set_table, settling
from tests.table.process import Process

STRETCH = 60
"""Clicks at one table before the next."""
TOLD = 4
"""Clicks before a fault that are told with it."""

SURVEY = """() => {
  if (!document.querySelector("#confirm")) return null;
  const grey = (one, kind) => (one.ariaDisabled ? `grey ${kind}` : kind);
  const kind = (one) => {
    if (one.matches(".hit")) return one.matches(".lit") ? "lit" : "unlit";
    return grey(one, one.matches(".chip, .toggle") ? one.classList[0] : one.id);
  };
  const every = document.querySelectorAll(".hit, .chip, .toggle, #undo, #restart, #confirm");
  window.things = [...every].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return [document.querySelector("#asked").textContent, window.things.map(kind)];
}"""
"""What is asked, and what can be clicked, by its kind; nothing while others are asked. All at one
moment: a turn may end by itself between two."""

LOCATE = """nth => {
  const one = window.things[nth];
  if (!one.matches(".hit")) one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const met = document.elementFromPoint(x, y);
  const name = one.dataset.thing ?? one.textContent.trim();
  if (met && one.contains(met)) return { name, at: [x, y], under: "" };
  const frame = document.querySelector("#board").getBoundingClientRect();
  const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
  const whole = seen && !document.body.classList.contains("enlarged");
  const under = whole && one.matches(".lit") ? met?.outerHTML.slice(0, 60) ?? "nothing" : "";
  return { name, at: null, under };
}"""
"""What it is, and where to click, if its middle is its own; else what a lit place lies under though
the whole board is seen."""

WAYS_OUT = ("lit", "chip", "undo", "restart", "confirm", "toggle")
DEAD_IF_NOTHING_CHANGES = ("lit", "chip", "toggle", "restart", "confirm")
LIKED = {"lit": 5, "chip": 5, "confirm": 8, "toggle": 2}
"""So much more often than anything else, so that games go on."""


class Fault(NamedTuple):
    game: str
    phone: bool
    what: str

    def __str__(self) -> str:
        return f"{self.game}{' on a phone' if self.phone else ''}: {self.what}"


class Monkey:
    """Clicks whatever there is, of every kind alike."""

    def __init__(self, browser: Browser, address: str, rng: random.Random) -> None:
        self.browser = browser
        self.address = address
        self.rng = rng
        self.faults: list[Fault] = []
        self.clicked: Counter[str] = Counter()
        self.where = ("", False)
        self.trail: deque[str] = deque(maxlen=TOLD)
        """What was clicked last at this table."""

    def play(self, game: str, phone: bool, clicks: int) -> None:
        """So many clicks at a new table, against bots."""
        options: dict[str, Any] = {"has_touch": True, "is_mobile": True} if phone else {}
        options |= {"viewport": PHONE if phone else WIDE, "locale": "en-US"}
        options["reduced_motion"] = "reduce"
        context = self.browser.new_context(base_url=self.address, **options)
        context.set_default_timeout(SLOWEST)
        context.add_init_script(COUNT)
        page = context.new_page()
        self.where = (game, phone)
        self.trail.clear()
        page.on("pageerror", lambda error: self.complain(f"script error: {error}"))
        set_table(page, "me", "level1", game=game)
        for _ in range(clicks):
            if page.locator("#tab-result").is_visible():
                break
            self.click(page)
        context.close()

    def complain(self, what: str) -> None:
        before = f" after {', '.join(self.trail)}" if self.trail else ""
        self.faults.append(Fault(*self.where, what + before))

    def click(self, page: Page) -> None:
        """Something, of a kind that is there; what must change something does."""
        page.wait_for_selector("#confirm, #tab-result:not([hidden])")
        seen = page.evaluate(SURVEY)
        if not seen:
            return
        asked, kinds = seen
        if not set(kinds) & set(WAYS_OUT):
            self.complain(f"no way out of {asked!r}")
        there = [*sorted(set(kinds)), "escape"]
        kind = self.rng.choices(there, [LIKED.get(one, 1) for one in there])[0]
        self.clicked[kind] += 1
        name = ""
        before = page.evaluate(STATE)
        with settling(page):
            if kind == "escape":
                page.keyboard.press("Escape")
            else:
                nth = self.rng.choice([nth for nth, one in enumerate(kinds) if one == kind])
                name, at, under = page.evaluate(LOCATE, nth).values()
                if under:
                    self.complain(f"{name!r} is lit under {under} in {asked!r}")
                if at is None:
                    return  # beside the frame of an enlarged board, or unlit and below something
                page.mouse.click(*at)
        what = f"with {kind} {name!r} in {asked!r}"
        if page.evaluate("wire.failed"):
            notice = page.locator("#notice").text_content()
            self.complain(f"refused ({notice}) {what}")
            page.evaluate("wire.failed = 0")
        if kind in DEAD_IF_NOTHING_CHANGES and page.evaluate(STATE) == before:
            self.complain(f"nothing changes {what}")
        self.trail.append(f"{kind} {name}".strip())


def run(
    browser: Browser,
    address: str,
    clicks: int,
    seed: int,
    names: Sequence[str],
    tell: Callable[[Monkey], object] = lambda _: None,
) -> Monkey:
    """Click so often, at one table after the other; how far it has got is told after each."""
    monkey = Monkey(browser, address, random.Random(seed))
    tables = [(game, phone) for game in names for phone in (False, True)]
    stretch = min(STRETCH, -(-clicks // len(tables)))
    while monkey.clicked.total() < clicks:
        for game, phone in tables:
            monkey.play(game, phone, stretch)
            tell(monkey)
    return monkey


def progress(monkey: Monkey) -> None:
    clicks, faults = monkey.clicked.total(), len(monkey.faults)
    sys.stderr.write(f"\r{clicks} clicks, {faults} faults ")
    sys.stderr.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", action="append")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Process(Path(scratch, "tables.sqlite"))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            names = chosen.game or list(games.catalogue())
            monkey = run(browser, server.address, chosen.clicks, chosen.seed, names, progress)
        finally:
            browser.close()
            server.end(signal.SIGKILL)
    for fault in monkey.faults:
        sys.stdout.write(f"{fault}\n")
    told = ", ".join(f"{n} {kind}" for kind, n in monkey.clicked.most_common())
    sys.stdout.write(f"{len(monkey.faults)} faults in {monkey.clicked.total()} clicks: {told}\n")


if __name__ == "__main__":
    main()
