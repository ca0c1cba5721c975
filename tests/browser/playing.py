"""A person at the table: points at real chips and places."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, TimeoutError, expect

GAME = "through-the-desert"
CHIPS = ".chip:not([aria-disabled])"
LIT = ".hit.lit"


def set_table(page: Page, *chairs: str, name: str = "Leila", game: str = GAME) -> str:
    """A new table by the form; its address. Bots are named by their level."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill(name)
    page.locator(f"input[name=players][value='{len(chairs)}']").check(force=True)
    for seat, who in enumerate(chairs):
        sitter = who if who in ("me", "open") else "bot"
        page.locator(f"input[name=seat{seat}][value={sitter}]").check(force=True)
        if sitter == "bot":
            page.locator(f"input[name=level{seat}][value={who}]").check(force=True)
    page.get_by_role("button", name="Create the table").click()
    shown(page)
    return page.url


def sit_down(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_placeholder("Your name").fill(name)
    page.get_by_role("button", name="Sit down").first.click()
    shown(page)


def shown(page: Page) -> None:
    """The table has been sent and drawn."""
    expect(page.locator("#asked")).not_to_be_empty()
    expect(page.locator("#connection")).to_be_hidden()


def seq(page: Page) -> int:
    return int(page.evaluate("document.body.dataset.seq"))


def moved(page: Page, since: int) -> None:
    page.wait_for_function("since => Number(document.body.dataset.seq) > since", arg=since)


def asked(page: Page) -> bool:
    return page.locator("#confirm").count() > 0


def wait_for_turn(page: Page) -> None:
    expect(page.locator("#confirm")).to_be_visible()


def ready(page: Page) -> bool:
    """The plan is complete: the button does something."""
    return page.locator("#confirm:not([aria-disabled])").count() > 0


@contextmanager
def settling(page: Page) -> Iterator[None]:
    """Whatever is done in here, its answer has come and is shown."""
    before = page.evaluate("({ ...wire })")
    yield
    try:
        page.wait_for_function(SETTLED, arg=before)
    except TimeoutError as error:
        now = page.evaluate("({ ...wire, seq: document.body.dataset.seq })")
        error.add_note(f"before: {before}; now: {now}")
        raise


SETTLED = """before => {
  const shown = wire.wished === before.wished || wire.received > before.received;
  const written = wire.posting === 0 && Number(document.body.dataset.seq) >= wire.written;
  return shown && written && !wire.planning;
}"""


def choose(page: Page, nth: int = 0) -> Locator:
    """Press a chip, if there are any; the places that light up."""
    chips = page.locator(CHIPS)
    if chips.count():
        chips.nth(nth).click()
    lit = page.locator(LIT)
    expect(lit.first).to_be_attached()
    return lit


def go_on(page: Page) -> None:
    """One click: the button if it does something, else the first place or chip not chosen yet."""
    with settling(page):
        page.mouse.click(*page.evaluate(NEXT))


NEXT = """() => {
  const chip = ".chip:not([aria-disabled], [hidden])[aria-pressed=false]";
  const kinds = ["#confirm:not([aria-disabled])", ".hit.lit[aria-pressed=false]", chip];
  const [next] = kinds.flatMap((kind) => [...document.querySelectorAll(kind)]);
  if (!next.matches(".hit")) next.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = next.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
"""Where to click, found at one moment: bots may change the page at any other."""


def take_turn(page: Page) -> None:
    """Click whatever comes first, until it is written down."""
    before = seq(page)
    clicks = 0
    while seq(page) == before:
        go_on(page)
        clicks += 1
        assert clicks < 30


def point_at(page: Page, target: Locator) -> None:
    """Click the middle of a place on the board."""
    box = target.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


STATE = """() => [
  "question", "rings", "notice", "tip", "enlarged",
].map((id) => {
  const one = document.getElementById(id) ?? document.querySelector(`[data-key=${id}], .${id}`);
  return one?.outerHTML ?? "";
}).join() + document.body.dataset.seq + document.querySelector("#scene").getAttribute("viewBox")"""
"""What a click changes, if it does anything."""
