"""What moves, how fast, and what is heard."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import seq, set_table

pytestmark = pytest.mark.browser

LONG = 60_000
"""Nothing that waits so long is seen in a test."""
EARS = """
window.heard = 0;
window.tones = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.heard += 1;
  }
  createGain() {
    window.tones += 1;
    return super.createGain();
  }
};
"""
FADED = """
window.faded = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (frames.at(-1).opacity === 0 && this.dataset.key) faded.push(this.dataset.key);
  return animate.call(this, frames, timing);
};
"""


class Wire:
    """A page at a table that waits for others, and what we tell it of them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/live?*", self.listen)
        set_table(page, "me", "open")
        self.last = seq(page)

    def listen(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.socket = socket

    def tell_moves(self, count: int) -> None:
        """Of others: each has a journey that takes long, and a gain."""
        assert self.socket
        journey = {"key": "ground", "points": [[9, 0], [0, 0]], "delay": LONG, "new": True}
        gain = {"seat": 0, "gains": [["water", "+3"]], "delay": 0, "at": [300, 300]}
        for _ in range(count):
            self.last += 1
            update = {"seq": self.last, "motion": [journey], "rises": [gain]}
            self.socket.send(json.dumps(update))

    def tell_gains(self, places: list[tuple[int, int]]) -> None:
        """At the same time."""
        assert self.socket
        self.last += 1
        gain = {"seat": 0, "gains": [["water", "+3"]], "delay": 0}
        rises = [gain | {"at": place} for place in places]
        self.socket.send(json.dumps({"seq": self.last, "rises": rises}))

    def shown(self, number: int) -> None:
        expect(self.page.locator("body")).to_have_attribute("data-seq", str(number))

    def moving(self) -> int:
        return int(self.page.evaluate("document.getAnimations().length"))


def test_the_moves_of_others_are_shown_one_after_the_other_and_can_be_skipped(
    new_page: NewPage,
) -> None:
    page = new_page(reduced_motion="no-preference")
    wire = Wire(page)
    before = wire.last
    wire.tell_moves(3)
    skip = page.get_by_role("button", name="Skip to my turn")
    expect(skip).to_be_visible()
    wire.shown(before + 1)
    expect(page.locator(".rise")).to_have_text("+3")
    expect(page.locator("[data-key=ground]")).to_have_css("opacity", "0")
    page.keyboard.press(".")
    wire.shown(before + 3)
    expect(skip).to_be_hidden()
    expect(page.locator("[data-key=ground]")).to_have_css("opacity", "1")
    wire.tell_moves(2)
    wire.shown(before + 5)  # straight on to my turn


def test_gains_beside_each_other_rise_below_each_other(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    wire = Wire(page)
    wire.tell_gains([(300, 300), (330, 300), (360, 304)])
    gains = page.locator(".rise")
    expect(gains).to_have_count(3)
    boxes = gains.evaluate_all("all => all.map((one) => [one.offsetTop, one.offsetHeight])")
    for (above, height), (below, _) in pairwise(sorted(boxes)):
        assert below >= above + height


def test_a_gain_that_a_sheet_hides_rises_beside_its_player(new_page: NewPage) -> None:
    page = new_page(phone=True, reduced_motion="no-preference")
    wire = Wire(page)
    page.locator("[data-opens=log]").click()
    sheet = page.locator(".rail").bounding_box()
    question = page.locator(".question").bounding_box()
    assert sheet
    assert question
    wire.tell_moves(1)
    wire.shown(wire.last)
    risen = page.locator(".rise").bounding_box()
    assert risen
    assert risen["y"] + risen["height"] < question["y"] < sheet["y"]


def test_what_leaves_the_board_fades(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(FADED)
    wire = Wire(page)
    keys = page.locator("#scene > g:first-of-type > [data-key]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.key)"
    )
    taken = next(key for key in keys if key.startswith("water-"))
    assert wire.socket
    order = [key for key in keys if key != taken]
    wire.socket.send(json.dumps({"seq": wire.last + 1, "order": order}))
    wire.shown(wire.last + 1)
    expect(page.locator(f"[data-key={taken}]")).to_have_count(0)
    assert page.evaluate("faded") == [taken]
    page.emulate_media(reduced_motion="reduce")
    wire.socket.send(json.dumps({"seq": wire.last + 2, "order": order[:-1]}))
    wire.shown(wire.last + 2)
    assert page.evaluate("faded") == [taken]
    assert not page.locator(f"[data-key={order[-1]}]").count()


def test_a_click_ends_what_moves(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    wire = Wire(page)
    before = wire.last
    wire.tell_moves(2)
    wire.shown(before + 1)
    page.locator("#board").click()
    wire.shown(before + 2)


def test_nothing_moves_for_whoever_wants_it_still(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    wire = Wire(page)
    wire.tell_moves(3)
    wire.shown(wire.last)
    assert wire.moving() == 0
    expect(page.locator(".rise")).to_have_count(0)
    expect(page.locator("#skip")).to_be_hidden()


def test_speed_and_sounds_are_kept(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(EARS)
    wire = Wire(page)
    page.get_by_label("Menu").click()
    assert page.evaluate("heard") == 0
    sounds, speed = page.get_by_label("Sounds"), page.get_by_label("Animation speed")
    expect(sounds).not_to_be_checked()
    expect(speed).to_have_value("normal")
    sounds.check()
    assert page.evaluate("heard") == 1
    wire.tell_moves(1)
    wire.shown(wire.last)
    page.wait_for_function("tones > 0")
    speed.select_option("off")
    page.reload()
    page.get_by_label("Menu").click()
    expect(sounds).to_be_checked()
    expect(speed).to_have_value("off")
    wire.tell_moves(2)
    wire.shown(wire.last)
    assert wire.moving() == 0
