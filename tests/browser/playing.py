"""A person at the table: points at real chips and places."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

GAME = "through-the-desert"
CHIPS = ".chip:not([aria-disabled])"
LIT = ".hit.lit"


def set_table(page: Page, *chairs: str, name: str = "Leila", game: str = GAME) -> str:
    """A new table by the form; its address."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill(name)
    page.locator(f"input[name=players][value='{len(chairs)}']").check(force=True)
    for seat, who in enumerate(chairs):
        page.locator(f"input[name=seat{seat}][value={who}]").check(force=True)
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


def choose(page: Page, nth: int = 0) -> Locator:
    """Press a chip, if there are any; the places that light up."""
    chips = page.locator(CHIPS)
    if chips.count():
        chips.nth(nth).click()
    lit = page.locator(LIT)
    expect(lit.first).to_be_attached()
    return lit


def place(page: Page) -> None:
    """A whole move with the mouse: the first chip, the first place."""
    before = seq(page)
    point_at(page, choose(page).first)
    moved(page, before)


def point_at(page: Page, target: Locator) -> None:
    """Click the middle of a place on the board."""
    box = target.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
