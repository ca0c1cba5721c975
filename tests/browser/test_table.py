"""People play in real browsers."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from majlis import games
from majlis.kernel import notation
from majlis.table.transcript import LINES_AT_ONCE
from tests.browser.conftest import NewPage, Server
from tests.browser.laying import come_back, lay
from tests.browser.playing import (
    CHIPS,
    GAME,
    LIT,
    asked,
    choose,
    go_on,
    moved,
    point_at,
    ready,
    seq,
    set_table,
    settling,
    shown,
    sit_down,
    take_turn,
    wait_for_turn,
)
from tests.browser.positions import MOMENTS
from tests.clicks import Replay
from tests.games import FOLDER
from tests.table.process import Process

pytestmark = pytest.mark.browser


def at_table(new_page: NewPage, phone: bool = False, **options: str) -> Page:
    """Somebody plays against one bot, and is asked."""
    page = new_page(phone, **options)
    set_table(page, "me", "level1")
    wait_for_turn(page)
    return page


def count(page: Page, kind: str) -> int:
    return page.locator(f"[data-key^={kind}-]").count()


def middle(drawn: Locator) -> tuple[float, float]:
    box = drawn.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_browsers_play_a_whole_game(new_page: NewPage) -> None:
    leila, tomas = new_page(), new_page()
    address = set_table(leila, "me", "open")
    expect(leila.locator("#asked")).to_have_text("Waiting for players")
    assert leila.locator(".share input").last.input_value() == address
    sit_down(tomas, address, "Tomas")
    expect(leila.locator("#players")).to_contain_text("Tomas")
    check(tomas if asked(leila) else leila)  # who waits

    turns = 0
    while leila.locator("#tab-result").is_hidden():
        mover, other = (leila, tomas) if asked(leila) else (tomas, leila)
        before = seq(other)
        take_turn(mover)
        moved(other, before)
        turns += 1
        assert turns < 120
    assert turns > 15

    for page in (leila, tomas):
        expect(page.locator("#asked")).to_have_text(re.compile("win|Shared victory"))
        expect(page.locator("#log h3").first).to_contain_text("The game is over")
        assert count(page, "camel") > 30
    camels = [page.locator("[data-key^=camel-]").evaluate_all(KEYS) for page in (leila, tomas)]
    assert camels[0] == camels[1]
    totals = [
        page.locator("#result tfoot tr:first-child td").all_text_contents()
        for page in (leila, tomas)
    ]
    scores = leila.locator(".score [aria-hidden]").all_text_contents()
    assert totals[0] == totals[1] == sorted(scores, key=int, reverse=True)  # the winner first
    expect(leila.locator(".facts li")).to_have_count(3)
    expect(leila.locator(".turning a").last).to_have_attribute(
        "href", re.compile(r"/replay\?at=\d+$")
    )
    check(leila)
    whole = leila.get_by_role("button", name="Show the whole board")
    whole.click()  # the players are beside it again
    expect(leila.locator("#players")).to_be_visible()
    expect(leila.get_by_role("button", name="Show the whole result")).to_be_visible()
    leila.locator("#log summary").evaluate_all("folded => folded.forEach(line => line.click())")
    check(leila)

    with leila.expect_download() as download:
        leila.get_by_role("link", name="Match file").click()
    assert Path(download.value.path()).read_text().startswith("majlis 1 | through-the-desert")

    leila.get_by_role("button", name="Play again").click()
    expect(leila.locator("#asked")).to_have_text("Waiting for players")
    tomas.get_by_role("link", name="To the new table").click()
    expect(tomas.locator("#asked")).to_have_text("Your seat is kept")
    assert tomas.url == leila.url != address


KEYS = "nodes => nodes.map(node => node.dataset.key).sort()"


def test_pointing_shows_what_it_would_do(new_page: NewPage) -> None:
    page = at_table(new_page)
    lit = choose(page)
    chip = page.locator(CHIPS).first
    expect(chip).to_have_attribute("aria-pressed", "true")
    assert page.locator(".ring").count() == lit.count()
    lit.nth(3).hover(force=True)
    expect(page.locator("#consequence")).to_have_text(re.compile(r"^\w\d+: the nearest oasis"))
    expect(page.locator(".ghost use").first).to_be_attached()
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")


def test_what_can_be_clicked_explains_itself_to_whoever_stays(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "level1", game="five-tribes")
    wait_for_turn(page)
    place = page.locator(LIT).first
    place.hover(force=True)
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#tip")).to_be_visible()
    told = page.locator("#tip").text_content() or ""
    assert (place.get_attribute("aria-description") or "?") in told
    page.mouse.move(2, 2)
    expect(page.locator("#tip")).to_be_hidden()


def test_nothing_explains_itself_below_a_resting_mouse(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "level1", game="five-tribes")
    for _ in ("a bid", "another", "a tile", "a meeple dropped on the next one"):
        wait_for_turn(page)
        at = middle(page.locator(LIT).first)
        with settling(page):
            page.mouse.click(*at)
    page.wait_for_timeout(700)  # longer than a place waits before it explains itself
    expect(page.locator("#tip")).to_be_hidden()
    page.mouse.move(at[0] + 2, at[1])
    expect(page.locator("#tip")).to_be_visible()


def test_what_is_not_legal_says_why(new_page: NewPage) -> None:
    page = at_table(new_page)
    page.locator("#undo").click(force=True)  # grey, and yet it answers
    expect(page.locator("#notice")).to_have_text("Nothing to take back")
    choose(page)
    palm = page.locator("[data-key^=palm-]").first.bounding_box()
    assert palm
    page.mouse.click(palm["x"] + palm["width"] / 2, palm["y"] + palm["height"] * 0.6)
    expect(page.locator("#tip.why")).to_have_text("No camel stands on a palm.")
    expect(page.locator("#live")).to_have_text("No camel stands on a palm.")
    assert page.evaluate("document.activeElement.tagName") == "BODY"  # no ring around the board


def at_istanbul(new_page: NewPage, *chairs: str) -> Page:
    page = new_page()
    set_table(page, *(chairs or ("me", "level1")), game="istanbul")
    return page


def two_at_istanbul(new_page: NewPage) -> tuple[Page, Page]:
    """Two people: who is asked, and the other."""
    leila, tomas = at_istanbul(new_page, "me", "open"), new_page()
    sit_down(tomas, leila.url, "Tomas")
    return (leila, tomas) if asked(leila) else (tomas, leila)


FIRST = "Where does your merchant go?"
PLACES = [f'.hit.lit[data-thing="place:{place}"]' for place in (5, 2, 3, 4, 1)]
"""The post office, the warehouses: where it is plain what to do, unless somebody is met."""


def plan_a_turn(page: Page) -> None:
    """One click plans a whole turn: the table leaves an assistant and acts."""
    expect(page.locator("#asked")).to_have_text(FIRST)
    for place in filter(lambda place: page.locator(place).count(), PLACES):
        with settling(page):
            point_at(page, page.locator(place))
        if ready(page) and page.locator(".toggle").count():
            expect(page.locator("#confirm")).to_contain_text("End turn")
            return
        with settling(page):
            page.locator("#undo").click()
    pytest.fail("somebody is met wherever one could go")


def test_a_turn_is_planned_and_nobody_sees_it_before_it_ends(new_page: NewPage) -> None:
    mover, other = two_at_istanbul(new_page)
    before, still, page = seq(mover), other.content(), other.evaluate("wire.received")
    plan_a_turn(mover)
    for press in ("#undo", "#restart"):
        with settling(mover):
            mover.locator(press).click()
        expect(mover.locator("#asked")).to_have_text(FIRST)
        expect(mover.locator("#confirm")).to_have_attribute("aria-disabled", "true")
        expect(mover.locator("#restart")).to_have_count(0)
        plan_a_turn(mover)
    assert seq(mover) == before
    assert (other.content(), other.evaluate("wire.received")) == (still, page)
    mover.locator("#confirm").click()
    for page_of in (mover, other):
        moved(page_of, before)
    assert other.evaluate("wire.received") == page + 1  # all of it at once
    expect(mover.locator("#notice")).to_be_empty()


def test_a_toggle_flips_at_a_click(new_page: NewPage) -> None:
    """No assistant is left behind: the turn is still ready, and a second click leaves one again."""
    page = with_one_other_answer(new_page)
    toggle = page.locator(".toggle").first
    text = toggle.inner_text()
    for pressed in ("false", "true"):
        with settling(page):
            toggle.click()
        expect(toggle).to_have_text(text)
        expect(toggle).to_have_attribute("aria-pressed", pressed)
        expect(page.locator("#confirm")).not_to_have_attribute("aria-disabled", "true")
    with settling(page):
        toggle.click()
    before = seq(page)
    page.locator("#confirm").click()
    moved(page, before)
    expect(page.locator("#notice")).to_be_empty()


def with_one_other_answer(new_page: NewPage) -> Page:
    """A turn is planned by somebody who could not play the card of their hand instead."""
    for _ in range(10):
        page = at_istanbul(new_page)
        wait_for_turn(page)
        plan_a_turn(page)
        if page.locator(".toggle").first.get_attribute("data-flips-to"):
            return page
        page.close()
    pytest.fail("ten hands of cards that could all be played")


class Delay:
    """What the server tells a page comes later."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] | None = None
        page.route_web_socket("**/live?*", self.listen)

    def listen(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(self.carry)

    def carry(self, message: str | bytes) -> None:
        if self.held is None:
            self.socket.send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.socket.send(message)


def test_a_turn_ends_with_what_was_chosen_last_however_slow_the_table_is(
    new_page: NewPage,
) -> None:
    delays: list[Delay] = []

    def slow_page() -> Page:
        page = new_page()
        delays.append(Delay(page))
        return page

    page = with_one_other_answer(slow_page)
    toggle = page.locator(".toggle").first
    at, other = (int(toggle.get_attribute(name) or "") for name in ("data-at", "data-flips-to"))
    delays[-1].hold()
    toggle.click()
    page.locator("#confirm").click()
    with page.expect_request("**/answer") as given:
        delays[-1].let_go()
    assert json.loads(given.value.post_data or "")["actions"][at] == other


def test_a_turn_that_has_ended_is_not_ended_again(new_page: NewPage) -> None:
    """Who presses twice, before the table shows what came of it, is not told off."""
    page, given = new_page(), list[str]()
    delay = Delay(page)
    page.on("request", lambda request: given.append(request.url))
    set_table(page, "me", "level1", game="istanbul")
    wait_for_turn(page)
    plan_a_turn(page)
    before = seq(page)
    delay.hold()
    for _ in range(2):
        page.locator("#confirm").click()
        page.wait_for_function("() => wire.posting === 0 && wire.written >= 0")
    delay.let_go()
    moved(page, before)
    assert [url.rpartition("/")[2] for url in given].count("answer") == 1
    expect(page.locator("#notice")).to_be_empty()


def test_a_turn_taken_back_is_a_plan_again(new_page: NewPage) -> None:
    mover, other = two_at_istanbul(new_page)
    lines = other.locator("#log [data-line]").count()
    plan_a_turn(mover)
    take_turn(mover)
    expect(other.locator("#log [data-line]")).not_to_have_count(lines)
    wait_for_turn(other)
    undo = mover.locator("#undo[data-takes-back]")
    expect(undo).to_have_text("Take back")
    undo.click()
    wait_for_turn(mover)
    expect(mover.locator("#confirm:not([aria-disabled])")).to_be_visible()
    expect(mover.locator("#restart")).to_be_visible()
    for page, who in ((mover, "You"), (other, "(Leila|Tomas)")):
        expect(page.locator("#log [data-line]")).to_have_count(lines + 1)
        told = page.locator("#log section").first.locator("p").first
        expect(told).to_have_text(re.compile(rf"^{who} took the turn back\.\d\d:\d\d$"))
    assert not asked(other)
    take_turn(mover)
    wait_for_turn(other)


def test_a_turn_taken_back_does_not_end_by_itself(new_page: NewPage) -> None:
    mover, other = two_at_istanbul(new_page)
    plan_a_turn(mover)
    take_turn(mover)
    wait_for_turn(other)
    end_by_itself(mover)
    take_back(mover)
    expect(mover.locator("#restart")).to_be_visible()


def end_by_itself(page: Page) -> None:
    page.click("summary[aria-label=Menu]")
    page.check("[data-setting=endsByItself]")
    page.keyboard.press("Escape")


def take_back(page: Page) -> None:
    """And wait until the page would have written its turn again, if it did."""
    page.locator("#undo[data-takes-back]").click()
    expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
    page.wait_for_function("() => wire.wished > 0 && wire.posting === 0")  # it is planned again
    page.wait_for_timeout(500)


def test_a_turn_without_a_choice_ends_by_itself_but_not_twice(new_page: NewPage, db: Path) -> None:
    """Once it has been taken back, it waits for the button, also on a page that is loaded anew."""
    record = notation.read((FOLDER / "istanbul-2p-greedy-1.majlis").read_text())
    closing = next(one for one in Replay(record).writings() if not one.clicks)
    table = lay(db, record, answers=closing.place, sitters=True).id
    server = Process(db)
    try:
        mover, other = (new_page(base_url=server.address) for _ in range(2))
        come_back(other, table, 1 - closing.seat)
        come_back(mover, table, closing.seat)
        wait_for_turn(other)
        take_back(mover)
        assert not asked(other)
        mover.reload()
        wait_for_turn(mover)
        mover.wait_for_timeout(500)
        assert not asked(other)
        mover.locator("#confirm").click()
        wait_for_turn(other)
    finally:
        server.end(signal.SIGKILL)


def test_the_older_lines_of_a_long_log_come_when_one_scrolls_there(
    new_page: NewPage, db: Path
) -> None:
    record = notation.read((FOLDER / "marrakesh-4p-greedy-133-all.majlis").read_text())
    lay(db, record, answers=len(record.answers), sitters=True)
    server = Server(db)
    try:
        page = new_page(base_url=server.address)
        come_back(page, "stored", 0)
        page.locator("#tab-log").click()
        lines = page.locator("#log [data-line]")
        expect(lines).to_have_count(LINES_AT_ONCE)
        page.locator("#older").scroll_into_view_if_needed()
        expect(page.locator("#older")).to_be_hidden()
        numbers = lines.evaluate_all("lines => lines.map((line) => Number(line.dataset.line))")
        assert sorted(numbers) == list(range(len(numbers)))
        assert len(numbers) > LINES_AT_ONCE
        log = page.locator("#log section").all_text_contents()
        page.goto("/t/stored/replay?at=0&seen_by=0")  # there it is written from the beginning
        expect(lines).to_have_count(len(numbers))
        assert page.locator("#log section").all_text_contents() == log
    finally:
        server.kill()


def test_a_turn_is_one_line_until_it_is_opened(new_page: NewPage) -> None:
    mover, other = two_at_istanbul(new_page)
    plan_a_turn(mover)
    take_turn(mover)
    wait_for_turn(other)
    turn = other.locator("#log details").first
    expect(turn.locator("li").first).to_be_hidden()
    turn = other.locator(f'#log [data-line="{turn.get_attribute("data-line")}"]')
    turn.locator("summary").focus()
    other.keyboard.press("Enter")
    expect(turn.locator("li").first).to_be_visible()
    plan_a_turn(other)
    take_turn(other)
    wait_for_turn(mover)
    expect(turn.locator("li").first).to_be_visible()
    expect(other.locator("#log details")).to_have_count(2)
    expect(other.locator("#log details").first.locator("li").first).to_be_hidden()
    expect(other.locator("#log details summary").first).to_contain_text("You →")
    other.reload()
    expect(turn.locator("li").first).to_be_hidden()
    expect(turn.locator("time")).to_have_text(re.compile(r"^\d\d:\d\d$"))


def test_bots_take_their_answers_back_with_a_person(new_page: NewPage) -> None:
    page = at_table(new_page)
    leaders = count(page, "camel")
    take_turn(page)
    expect(page.locator("#undo[data-takes-back]")).to_be_visible()
    wait_for_turn(page)
    placed = page.locator("[data-key^=camel-]").evaluate_all(KEYS)
    assert len(placed) >= leaders + 1
    page.keyboard.press("u")
    expect(page.locator("#confirm:not([aria-disabled])")).to_be_visible()
    expect(page.locator("#restart")).to_be_visible()
    with settling(page):
        page.locator("#restart").click()
    assert count(page, "camel") < len(placed)
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")


def test_the_outermost_crumb_gives_way(new_page: NewPage) -> None:
    page = at_istanbul(new_page)
    wait_for_turn(page)
    outermost, *_between, innermost = page.locator(".crumbs .crumb").all()
    expect(page.locator(".crumbs .dropped")).to_be_hidden()
    page.locator(".crumbs").evaluate("line => { line.style.width = '90px'; }")
    page.set_viewport_size({"width": 1500, "height": 900})
    expect(outermost).to_have_class("crumb spoken")
    expect(innermost).to_have_class("crumb")
    expect(page.locator(".crumbs .dropped")).to_have_attribute("title", re.compile("^Your turn"))


def test_escape_steps_back(new_page: NewPage) -> None:
    page = at_istanbul(new_page)
    wait_for_turn(page)
    plan_a_turn(page)
    with settling(page):
        page.keyboard.press("Escape")
    expect(page.locator("#asked")).to_have_text(FIRST)
    expect(page.locator("#confirm")).to_have_attribute("aria-disabled", "true")
    with settling(page):
        page.keyboard.press("Escape")  # nothing left: nothing happens
    expect(page.locator("#asked")).to_have_text(FIRST)


def test_a_set_is_chosen_in_any_order_and_let_go(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "level1", game="marrakesh")
    wait_for_turn(page)
    for _ in range(60):
        if "0 of 3" in (page.locator("#confirm").text_content() or ""):
            break
        go_on(page)
        wait_for_turn(page)
    sum_of = page.locator("#confirm em")
    expect(sum_of).to_have_text("0 of 3")
    things = page.locator(f"{LIT}, {CHIPS}").evaluate_all(ACTIONS)
    chosen = [things[-1], things[0], things[2]]
    for nth, action in enumerate(chosen[:2], 1):
        with settling(page):
            press(page, action)
        expect(sum_of).to_have_text(f"{nth} of 3")
    with settling(page):
        press(page, chosen[0])  # let go
    expect(sum_of).to_have_text("1 of 3")
    with settling(page):
        press(page, chosen[0])
    with settling(page):
        press(page, chosen[2])
    expect(page.locator("#confirm:not([aria-disabled])")).to_contain_text("Choose")
    pressed = page.locator("[data-action][aria-pressed=true]").evaluate_all(ACTIONS)
    assert set(pressed) == set(chosen)
    with settling(page):
        page.locator("#undo").click()
    expect(sum_of).to_have_text("2 of 3")
    with settling(page):
        press(page, chosen[2])
    take_turn(page)


ACTIONS = "nodes => [...new Set(nodes.map(node => node.dataset.action))]"


def press(page: Page, action: str) -> None:
    page.locator(
        f'.hit.lit[data-action="{action}"], .chip[data-action="{action}"]'
    ).first.dispatch_event("click")


def test_another_window_s_plan_is_dropped_with_a_sentence(new_page: NewPage) -> None:
    page = at_istanbul(new_page, "me", "level1")
    wait_for_turn(page)
    same = page.context.new_page()
    same.goto(page.url)
    wait_for_turn(same)
    plan_a_turn(same)
    with settling(page):
        point_at(page, page.locator(LIT).and_(page.locator(f":not({','.join(PLACES)})")).first)
    take_turn(page)
    expect(same.locator("#notice")).to_have_text(re.compile("^The table has changed"))


@pytest.mark.parametrize("game", games.catalogue())
def test_the_keyboard_alone_plays_turns(new_page: NewPage, game: str) -> None:
    """Until a plan has been undone, restarted and ended. One always sees where the keyboard is."""
    page = new_page()
    set_table(page, "me", "level1", game=game)
    undone = restarted = False
    page.keyboard.press("Tab")
    for _ in range(120):
        wait_for_turn(page)
        assert page.evaluate(NO_FOCUS) == ""
        if page.locator("#restart").count() == 0:
            keyboard_choice(page)
        elif not undone:
            with settling(page):
                page.keyboard.press("u")
            undone = True
        elif not restarted:
            tab_to(page, "#restart")
            with settling(page):
                page.keyboard.press("Enter")
            expect(page.locator("#restart")).to_have_count(0)
            restarted = True
        elif ready(page):
            before = seq(page)
            tab_to(page, "#confirm")
            page.keyboard.press("Enter")
            moved(page, before)
            break
        else:
            keyboard_choice(page)
    else:
        pytest.fail("no turn has come to its end")
    wait_for_turn(page)
    assert page.evaluate(NO_FOCUS) == ""


NO_FOCUS = """() => {
  const held = document.activeElement;
  const { outlineStyle, stroke } = getComputedStyle(held);
  const ringed = outlineStyle !== "none" || (held instanceof SVGElement && stroke !== "none");
  const shown = held !== document.body && held.matches(":focus-visible") && ringed;
  return shown ? "" : held.outerHTML.slice(0, 200);
}"""
"""What has the keyboard without showing it, or the page if nothing has."""


def keyboard_choice(page: Page) -> None:
    """Answer with the first place or chip that the Tab key finds, and End turn if it is ready."""
    with settling(page):
        if ready(page):
            tab_to(page, "#confirm")
        else:
            tab_to(
                page, ".hit.lit[aria-pressed=false], .chip[aria-pressed=false]:not([aria-disabled])"
            )
        page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(90):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the Tab key does not lead to {selector}")


def test_an_arrow_key_leads_from_the_mouse_to_what_is_lit(new_page: NewPage) -> None:
    """A click takes the keyboard nowhere, and Tab would begin at the button that was clicked."""
    page = at_table(new_page)
    page.locator(CHIPS).nth(1).click()
    expect(page.locator(LIT).first).to_be_attached()
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{LIT}:focus")).to_have_count(1)


def test_a_camel_is_placed_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = at_table(new_page)
    page.locator(CHIPS).nth(1).focus()
    page.keyboard.press("Enter")
    focused = page.locator(f"{LIT}:focus")
    expect(focused).to_have_count(1)
    places = set()
    for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]:
        page.keyboard.press(key)
        places.add(focused.get_attribute("data-action"))
    assert len(places) >= 3
    expect(focused).to_have_attribute("role", "button")
    expect(focused).to_have_attribute("aria-label", re.compile(r"^\w\d+, sand: "))
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_count(0)
    page.locator(CHIPS).nth(1).focus()
    page.keyboard.press("Enter")
    before = seq(page)
    page.keyboard.press("Enter")
    moved(page, before)
    assert page.evaluate("document.activeElement !== document.body")


def test_a_key_lists_the_keys(new_page: NewPage) -> None:
    page = at_table(new_page)
    choose(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("one choice back")
    check(page)
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    expect(page.locator(".chip[aria-pressed=true]")).to_have_count(1)  # nothing was taken back


def test_the_keyboard_goes_on_from_question_to_question(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "level1", game="istanbul")
    wait_for_turn(page)
    page.locator(f"{LIT}[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    with settling(page):
        page.keyboard.press("Enter")
    expect(page.locator("#asked")).not_to_have_text(FIRST)
    expect(page.locator(f"{CHIPS}:focus, {LIT}:focus, #confirm:focus")).to_have_count(1)


def test_the_keyboard_comes_to_the_end_of_a_turn_that_is_ready(new_page: NewPage, db: Path) -> None:
    """And not to a card that could still be played: who presses Enter once more means the turn."""
    record = MOMENTS["encounter"].record()
    lay(db, record, answers=23, sitters=True)
    server = Server(db)
    try:
        page = new_page(base_url=server.address)
        come_back(page, "stored", record.answers[23].seat)
        five_lira = page.locator("[data-thing='card:gain_5_lira'].lit")
        expect(five_lira).to_be_attached()
        page.locator(f"{LIT}[aria-label*=Warehouse]").first.focus()
        with settling(page):
            page.keyboard.press("Enter")
        expect(page.locator("#confirm:not([aria-disabled])")).to_be_focused()
        expect(five_lira).to_be_attached()
    finally:
        server.kill()


def test_the_menu_closes_with_escape_and_beside_it(new_page: NewPage) -> None:
    page = at_table(new_page)
    choose(page)
    drawer = page.locator(".drawer")
    page.get_by_label("Menu").click()
    drawer.get_by_role("button", name="Copy the link").first.click()
    expect(drawer).to_be_visible()
    drawer.locator("select").first.focus()
    page.keyboard.press("u")
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(page.get_by_label("Menu")).to_be_focused()
    expect(page.locator(".chip[aria-pressed=true]")).to_have_count(1)  # nothing was taken back
    page.get_by_label("Menu").click()
    page.mouse.click(300, 300)
    expect(drawer).to_be_hidden()


def test_a_finger_is_told_why_not_and_what_it_is(new_page: NewPage) -> None:
    page = at_table(new_page, phone=True)
    page.locator(CHIPS).first.tap()
    page.touchscreen.tap(*middle(page.locator("[data-key^=palm-]").first))
    tip = page.locator("#tip.why")
    expect(tip.locator("b")).to_have_text("No camel stands on a palm.")
    expect(tip).to_contain_text(re.compile(r"\w\d+, oasis\. Five points"))


def test_a_phone_plays_a_turn_by_taps(new_page: NewPage) -> None:
    page = new_page(phone=True)
    set_table(page, "me", "level1", game="istanbul")
    wait_for_turn(page)
    before = seq(page)
    with settling(page):
        page.touchscreen.tap(*middle(page.locator(", ".join(PLACES)).first))
    assert seq(page) == before  # a tap alone plays nothing
    for _ in range(6):  # somebody may be met there
        if not ready(page):
            go_on(page)
    for button in ("#confirm", "#undo", "#restart"):
        box = page.locator(button).first.bounding_box()
        assert box
        assert box["height"] >= 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    page.locator("#confirm").tap()
    moved(page, before)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for sheet in ("players", "log", "rules"):
        page.locator(f"[data-opens={sheet}]").tap()
        expect(page.locator(f"#{sheet}")).to_be_visible()
    page.locator("[data-opens=rules]").tap()
    expect(page.locator("#rules")).to_be_hidden()


def test_a_phone_has_one_s_own_things_on_a_sheet(new_page: NewPage) -> None:
    page = new_page(phone=True)
    set_table(page, "me", "level3", game="istanbul")
    wait_for_turn(page)
    opener = page.locator("[data-opens=mine]")
    opener.tap()
    card = page.locator(".own-cards [data-action]")
    expect(card).to_be_visible()
    check(page)
    playable = card.get_attribute("aria-disabled") is None
    expect(opener.locator("b")).to_have_text("1" if playable else "")
    card.tap(force=not playable)  # by hand once the sheet stands still; a refused one is off
    if playable:  # planned, or the first half of a move: it can be taken back
        expect(page.locator("#undo:not([aria-disabled])")).to_be_attached()
    else:
        expect(page.locator("#notice")).not_to_be_empty()  # why not
    opener.tap()
    expect(page.locator("#mine")).to_be_hidden()


def test_the_board_is_enlarged_and_moved(new_page: NewPage) -> None:
    page = at_table(new_page)
    scene = page.locator("#scene")
    whole = scene.get_attribute("viewBox")
    page.get_by_role("button", name="Zoom in").click()
    closer = scene.get_attribute("viewBox")
    assert closer != whole
    before = seq(page)
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(420, 360, steps=4)
    page.mouse.up()
    assert scene.get_attribute("viewBox") != closer
    assert seq(page) == before
    page.get_by_role("button", name="Whole board").click()
    assert scene.get_attribute("viewBox") == whole


def test_a_board_that_is_higher_than_the_page_hangs_from_its_upper_edge(
    new_page: NewPage,
) -> None:
    """Else it would jump with every question that is longer than the one before."""
    page = new_page(phone=True, viewport={"width": 390, "height": 664})
    set_table(page, "me", "level1")
    wait_for_turn(page)
    scene = page.locator(".enlarged #scene")
    expect(scene).to_have_attribute("viewBox", re.compile("^0 0 390 "))
    choose(page)
    expect(scene).to_have_attribute("viewBox", re.compile("^0 0 390 "))


@pytest.mark.parametrize("phone", [False, True])
def test_another_player_s_board_is_enlarged(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    set_table(page, "me", "level3", game="marrakesh")
    if phone:
        page.locator("[data-opens=players]").tap()
    page.locator(".player").nth(1).locator("h3").click()
    back = page.get_by_role("button", name="Back to my board")
    expect(back).to_be_visible()
    expect(page.locator("#scene")).to_contain_text("Quarter of")
    assert page.locator("#players").is_visible() is not phone
    back.click()
    expect(back).to_be_hidden()
    expect(page.locator("#scene")).not_to_contain_text("Quarter of")


@pytest.mark.parametrize("phone", [False, True])
def test_icons_of_the_players_have_names(new_page: NewPage, phone: bool) -> None:
    """Tab reaches the first one of a player, arrows the others; a finger taps."""
    page = at_table(new_page, phone)
    name = page.locator("#named")
    icons = page.locator("#players .player:first-child [title][tabindex]")
    assert icons.count() > 2
    if phone:
        page.locator("[data-opens=players]").tap()
        icons.nth(1).tap()
    else:
        expect(name).to_be_hidden()
        expect(icons.first).to_have_attribute("tabindex", "0")
        icons.first.focus()
        page.keyboard.press("ArrowRight")
    expect(icons.nth(1)).to_be_focused()
    expect(name).to_have_text(icons.nth(1).get_attribute("title") or "")
    icons.nth(1).blur()
    expect(name).to_be_hidden()


def test_language_and_theme(new_page: NewPage) -> None:
    page = at_table(new_page)
    page.locator(".top > .switches > .segments").get_by_role("button", name="RU").click()
    shown(page)
    expect(page.locator(".crumbs b")).to_have_text("Ваш ход")
    assert page.locator("html").get_attribute("lang") == "ru"
    with page.expect_response("**/look"):
        page.locator(".top > .switches > .themes .to-night").click()
    assert page.locator("html").get_attribute("data-theme") == "night"
    page.reload()
    shown(page)
    assert page.locator("html").get_attribute("data-theme") == "night"
    english = re.findall(r"\b[A-Za-z]{3,}\b", page.locator("body").inner_text())
    assert set(english) <= {"Leila"}


ABOVE_OTHERS = """() => {
  const said = document.querySelector("#connection");
  const { left, top, width, height } = said.getBoundingClientRect();
  return said === document.elementFromPoint(left + width / 2, top + height / 2);
}"""
"""What is said about the connection catches clicks."""


def test_a_draft_comes_back_with_the_server(new_page: NewPage, db: Path) -> None:
    server = Process(db)
    page = new_page(base_url=server.address, expected="WebSocket connection")
    set_table(page, "me", "level1", game="istanbul")
    wait_for_turn(page)
    plan_a_turn(page)
    toggles = page.locator(".toggle").all_text_contents()
    assert toggles
    server.end(signal.SIGKILL)
    expect(page.locator("#connection")).to_have_text("The connection is lost. Trying again…")
    assert page.evaluate(ABOVE_OTHERS) is False
    server = Process(db, server.port)
    try:
        expect(page.locator("#connection")).to_be_hidden(timeout=60_000)
        expect(page.locator(".toggle")).to_have_text(toggles)
        assert ready(page)
        take_turn(page)
    finally:
        page.context.close()
        server.end(signal.SIGKILL)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_axe_finds_nothing(new_page: NewPage, theme: str, phone: bool) -> None:
    page = new_page(phone, color_scheme=theme, expected="404")
    page.goto("/")
    check(page)
    page.goto(f"/new/{GAME}")
    check(page)
    page.goto("/t/nowhere/sit/nothing")
    check(page)
    set_table(page, "me", "level3", "open")
    check(page)
    page.get_by_role("button", name="Bots to the free seats").click()
    wait_for_turn(page)
    check(page)
    choose(page).first.hover(force=True)
    check(page)
    set_table(page, "me", "level1", game="istanbul")
    wait_for_turn(page)
    plan_a_turn(page)
    check(page)
    if phone:
        page.locator("[data-opens=players]").tap()
    else:
        page.get_by_role("tab", name="Rules").click()
    check(page)


def check(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
