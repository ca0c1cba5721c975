"""Whole replays in a browser: `python -m tests.browser.replays` goes through three stored games of
each title from the first answer to the last, as a reader does with the arrow key, and compares the
board of every moment with the picture that the server draws of it at once.

Names of stored games as arguments: only these.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, SLOWEST
from tests.replays import GAMES
from tests.table.process import Process

STORED = (
    "through-the-desert-2p-greedy-2",
    "through-the-desert-3p-greedy-3",
    "through-the-desert-5p-random-5",
    "five-tribes-2p-greedy-4",
    "five-tribes-3p-random-7",
    "five-tribes-4p-greedy-6",
    "istanbul-2p-greedy-1",
    "istanbul-3p-greedy-1-mocha=true",
    "istanbul-5p-greedy-1-mocha=true-letters=true",
    "marrakesh-2p-greedy-1",
    "marrakesh-3p-greedy-1",
    "marrakesh-4p-greedy-101-all",
)

ALL = 1_000_000
WALK = """
async (most) => {
  const wrong = [];
  const { replay } = document.querySelector("#bar").dataset;
  const rest = (ms) => new Promise((then) => setTimeout(then, ms));
  const json = async (path) => {
    const answer = await fetch(`${replay}/${path}`);
    if (answer.status !== 429) return answer.json();
    await rest(500); // nobody may ask for more at once
    return json(path);
  };
  const shown = async (at) => {
    while (Number(document.body.dataset.seq) !== at) await rest(4);
  };
  const alike = (node, markup) => {
    const wanted = node.cloneNode(false);
    wanted.innerHTML = markup;
    return node.isEqualNode(wanted);
  };
  const drawing = document.querySelector("#scene > g[aria-hidden]");
  const next = { key: "ArrowRight", bubbles: true };
  const { stops } = await json("course");
  for (const at of stops.slice(0, most)) {
    if (at !== stops[0]) document.body.dispatchEvent(new KeyboardEvent("keydown", next));
    await shown(at);
    const { nodes } = (await json(`moment?at=${at}`)).update;
    const drawn = [...drawing.children].filter((node) => node.dataset.key);
    for (const node of drawn) {
      const { key } = node.dataset;
      const ours = ["rings", "marks"].includes(key); // the page lays its own things in there
      if (!ours && !alike(node, nodes[key] ?? "")) wrong.push(`${at}: ${key}`);
    }
    const keys = drawn.map((node) => node.dataset.key);
    if (keys.join() !== Object.keys(nodes).join()) wrong.push(`${at}: order`);
    if (!document.querySelector("#happened").textContent.trim()) wrong.push(`${at}: untold`);
  }
  return { moments: stops.length, wrong };
}
"""


def open_replay(page: Page, name: str) -> None:
    page.goto("/")
    page.set_input_files("#match-file", GAMES / f"{name}.majlis")
    page.wait_for_function("() => document.querySelector('#log [data-line]') !== null")
    page.wait_for_function("() => document.body.dataset.seq !== undefined")


def walk(page: Page, name: str) -> tuple[int, list[str]]:
    """Through all of it: how many moments there are, and what is wrong with them."""
    open_replay(page, name)
    page.keyboard.press("Home")
    found = page.evaluate(WALK, ALL)
    return found["moments"], found["wrong"]


def main() -> None:
    names = sys.argv[1:] or STORED
    complaints: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            context = browser.new_context(
                viewport={"width": 1440, "height": 900},
                base_url=server.address,
                reduced_motion="reduce",
            )
            context.set_default_timeout(SLOWEST)
            page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            for name in names:
                begun = time.time()
                moments, wrong = walk(page, name)
                complaints += [f"{name}, {one}" for one in wrong]
                seconds = time.time() - begun
                sys.stdout.write(
                    f"{moments:5} moments, {len(wrong)} wrong, {seconds:.0f} s: {name}\n"
                )
                sys.stdout.flush()
        finally:
            browser.close()
            server.end(signal.SIGKILL)
    sys.exit("\n".join(complaints[:40]) or 0)


if __name__ == "__main__":
    main()
