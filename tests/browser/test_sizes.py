"""What can be read and touched, in the windows that people have: measured in the real page.

`python -m tests.browser.sizes` measures every kind of question, `python -m tests.browser FOLDER`
makes pictures to look at.
"""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from majlis.kernel import notation
from tests.browser.conftest import NewPage
from tests.browser.laying import come_back, lay
from tests.browser.playing import CHIPS, choose, set_table, settling, shown
from tests.browser.positions import MOMENTS, ZOOMED, Window, lay_moments
from tests.browser.sizes import EVERY, FINGER, measured, resize
from tests.games import FOLDER
from tests.table.process import Process

pytestmark = pytest.mark.browser

MEASURED = ["desert", "sowing", "istanbul", "marrakesh"]
TIGHT = [one for one in EVERY if str(one) not in ("1366x768", "1920x1080", "2560x1440")]
"""Elsewhere the same drawings are larger."""
FAR_WALK = "istanbul-2p-greedy-0-mocha=true-letters=true-layout=random"
"""In which somebody has a card that is written on."""
HANDS = [Window(390, 844, touch=True), Window(820, 1180, touch=True)]


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, dict[str, int]]]:
    """A server with a table for every position, and who is asked there."""
    db = tmp_path_factory.mktemp("sizes") / "tables.sqlite"
    extra = ["tribes", "victims", "bidding", "colours", "assistants"]
    extra += ["encounter", "service", "services"]
    asked = lay_moments(db, [*MEASURED, *extra])
    record = MOMENTS["tribes"].record()
    lay(db, record, id="over", answers=len(record.answers), sitters=True)
    three = notation.read((FOLDER / "five-tribes-3p-greedy-10.majlis").read_text())
    lay(db, three, id="three", answers=len(three.answers), sitters=True)
    card = notation.read((FOLDER / f"{FAR_WALK}.majlis").read_text())
    lay(db, card, id="card", answers=38, sitters=True)
    process = Process(db)
    yield process, asked | {"over": 0}
    process.end(signal.SIGKILL)


@pytest.mark.parametrize("name", MEASURED)
def test_everything_can_be_read_and_touched(
    new_page: NewPage,
    tables: tuple[Process, dict[str, int]],
    capsys: pytest.CaptureFixture[str],
    name: str,
) -> None:
    server, asked = tables
    faults, row = [], []
    for touch in (False, True):
        page = new_page(base_url=server.address, has_touch=touch, is_mobile=touch)
        come_back(page, name, asked[name])
        for window in [one for one in TIGHT if one.touch == touch]:
            resize(page, window)
            if MOMENTS[name].press and not page.locator(".chip[aria-pressed=true]").count():
                choose(page)  # pressed again, it would be let go
            found = measured(page)
            faults += found.faults(window)
            if not window.phone and page.locator("#scene.enlarged").count():
                faults.append(f"{window}: only a part of the board is seen")
            touched = f" {found.target:.0f}" if touch else ""
            row.append(f"{window} {found.letters:.1f}{touched}")
    page.locator(".menu:not(.watchers) > summary").click()
    for inner in page.locator(".drawer details:not(.qr) > summary").all():
        inner.click()
    faults += measured(page).faults(window)
    with capsys.disabled():
        sys.stdout.write(f"\n{name:>10}: {' | '.join(row)}\n")
    assert faults == []


@pytest.mark.parametrize("window", HANDS, ids=str)
def test_pages_around_the_tables_can_be_touched(new_page: NewPage, window: Window) -> None:
    size = {"width": window.width, "height": window.height}
    page = new_page(viewport=size, has_touch=True, is_mobile=True)
    for address in ("/", "/new/marrakesh", "/rules/marrakesh", "/me", "/account", "/calls"):
        page.goto(address)
        assert measured(page).faults(window) == [], address


@pytest.mark.parametrize("window", HANDS, ids=str)
def test_a_replay_can_be_read_and_touched(
    new_page: NewPage, tables: tuple[Process, dict[str, int]], window: Window
) -> None:
    size = {"width": window.width, "height": window.height}
    page = new_page(base_url=tables[0].address, viewport=size, has_touch=True, is_mobile=True)
    page.goto("/t/over/replay?at=100")
    page.wait_for_function("() => Number(document.body.dataset.seq) >= 100")
    mark = page.locator(".mark-of").last
    expect(mark).to_be_attached()
    assert measured(page).faults(window) == []
    mark.tap()
    page.wait_for_function(
        "(at) => location.search.includes(`at=${at}`)", arg=mark.get_attribute("data-to")
    )


def test_a_light_on_everything_is_thin(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    set_table(page, "me", "level3")
    choose(page)
    expect(page.locator(".thin > .ring").first).to_be_attached()  # the desert is empty


CROWDED_OUT = """() => {
  const bar = document.querySelector(".question").getBoundingClientRect();
  return [...document.querySelectorAll(".question button")].filter((button) => {
    const { right, bottom } = button.getBoundingClientRect();
    return button.scrollWidth > button.clientWidth + 1 || right > bar.right || bottom > bar.bottom;
  }).map((button) => button.textContent.trim());
}"""
"""Buttons that are cut off, or whose words are."""


@pytest.mark.parametrize("window", EVERY, ids=str)
def test_every_button_has_room_in_the_bar(new_page: NewPage, window: Window) -> None:
    """Nowhere are there more of them than where a newcomer can be helped."""
    page = new_page(
        viewport={"width": window.width, "height": window.height},
        has_touch=window.touch,
        is_mobile=window.touch,
    )
    set_table(page, "me", "level3")
    expect(page.locator("#suggest")).to_be_visible()
    assert page.evaluate(CROWDED_OUT) == []


MANY_TOGGLES = """() => {
  const toggle = '<button class="toggle"><span>Take the companion</span></button>';
  const row = `<div class="toggles">${toggle.repeat(6)}</div>`;
  document.querySelector(".answers").insertAdjacentHTML("beforebegin", row);
}"""
"""As many as a sale takes for its player."""


def test_many_toggles_leave_the_buttons_where_they_are(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(
        base_url=server.address, viewport={"width": 820, "height": 1180}, is_mobile=True
    )
    come_back(page, "encounter", asked["encounter"])
    for chips in (True, False):
        page.evaluate(MANY_TOGGLES)
        if not chips:
            page.evaluate("document.querySelector('.chips').replaceChildren()")
        button = page.locator("#confirm").bounding_box()
        assert button
        assert button["x"] + button["width"] <= 820
        heights = page.locator(".toggle").evaluate_all("all => all.map(one => one.offsetHeight)")
        assert max(heights) == 40  # a line each
        assert page.evaluate("document.documentElement.scrollWidth") == 820


TWO_DIGITS = """() => {
  const numbers = document.querySelectorAll(".holdings [aria-hidden]");
  for (const number of numbers) if (/^\\d$/.test(number.textContent)) number.textContent = "10";
}"""


def test_a_laptop_has_room_for_numbers_of_two_digits(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """Of five players with everything. What has no room is shown when it is asked for."""
    server, asked = tables
    page = new_page(base_url=server.address, viewport={"width": 1280, "height": 720})
    come_back(page, "istanbul", asked["istanbul"])
    page.evaluate(TWO_DIGITS)
    others = page.locator(".player:not(.mine)")
    lines = others.locator(".extra > .holdings").evaluate_all(
        "all => all.map(one => one.offsetHeight)"
    )
    assert len(lines) == 4
    assert max(lines) < 30
    panels = page.locator("#players")
    assert panels.evaluate("all => all.scrollHeight <= all.clientHeight")
    others.first.locator(".more").click()
    expect(others.first.locator(".treasure")).to_be_visible()


def test_what_shows_everything_has_no_button_for_more(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(base_url=server.address, viewport={"width": 1280, "height": 720})
    come_back(page, "encounter", asked["encounter"])
    expect(page.locator(".player:not(.mine) .treasure").first).to_be_visible()
    expect(page.locator(".player:not(.mine) .more").first).to_be_hidden()
    page.locator(".player.mine .more").click()
    expect(page.locator(".player.mine .treasure")).to_be_visible()


def test_a_sheet_on_a_phone_leaves_room_for_what_is_asked(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address, locale="ru-RU")
    come_back(page, "encounter", asked["encounter"])
    page.locator("[data-opens=mine]").click()
    title = page.locator("#asked")
    title.evaluate("title => { title.textContent = 'Удод ставит 2. Ваша ставка больше?'; }")
    assert title.evaluate("title => title.scrollHeight <= title.clientHeight")


def test_chips_of_another_question_begin_with_the_first(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address)
    come_back(page, "encounter", asked["encounter"])
    chips = page.locator(".chips")
    chips.evaluate("all => all.scrollTo(all.scrollWidth, 0)")
    assert chips.evaluate("all => all.scrollLeft") > 0
    with settling(page):
        page.get_by_role("button", name="Smuggler", exact=False).last.click()
    expect(page.locator("#asked")).to_have_text("Which good does the smuggler bring?")
    with settling(page):
        page.locator("#undo").click()
    expect(page.locator(".chip .deed").nth(2)).to_be_attached()
    assert chips.evaluate("all => all.scrollLeft") == 0
    # And the offer is left alone again: the turn can end as it could before.
    expect(page.locator("#confirm:not([aria-disabled])")).to_have_text(re.compile("^\\s*End turn"))


@pytest.mark.parametrize("window", HANDS, ids=str)
def test_all_victims_have_room_in_the_bar_in_russian(
    new_page: NewPage, tables: tuple[Process, dict[str, int]], window: Window
) -> None:
    """Also where the longest of the bots' names stands on them."""
    server, asked = tables
    size = {"width": window.width, "height": window.height}
    page = new_page(
        base_url=server.address, viewport=size, has_touch=True, is_mobile=True, locale="ru-RU"
    )
    come_back(page, "victims", asked["victims"])
    chips = page.locator(CHIPS)
    expect(chips.nth(5)).to_be_visible()
    chips.first.locator("b").evaluate("name => { name.textContent = 'Тушканчик'; }")
    assert page.evaluate(CROWDED_OUT) == []


def test_who_has_one_chip_comes_before_the_goods_of_the_smuggler(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """A phone has no room for all of them."""
    server, asked = tables
    page = new_page(phone=True, base_url=server.address)
    come_back(page, "services", asked["services"])
    titles = page.locator(".chip b")
    expect(titles.first).to_have_text("Governor")
    expect(titles.last).to_have_text("Smuggler")


def test_a_character_that_rolls_is_not_hidden_by_that_word(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """The governor at a place, for whom a card is drawn: his chip says so."""
    server, asked = tables
    page = new_page(base_url=server.address, viewport={"width": 1440, "height": 900})
    come_back(page, "service", asked["service"])
    expect(page.locator("[data-thing^='npc:'].lit")).to_have_count(1)
    expect(page.locator(".chip .deed").first).to_be_visible()
    expect(page.locator("#scene .badge .lock")).to_have_count(0)


HIDDEN_BY_A_DEED = """() => [...document.querySelectorAll(".chip:has(.deed)")].filter((chip) => {
  const box = (one) => chip.querySelector(one).getBoundingClientRect();
  const [icon, deed] = [box(".icon"), box(".deed")];
  return icon.right > deed.left && icon.left < deed.right && icon.bottom > deed.top;
}).map((chip) => chip.textContent.trim())"""
"""Chips whose icon lies below what cannot be taken back."""


def test_what_cannot_be_taken_back_hides_no_icon_on_a_phone(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address)
    come_back(page, "encounter", asked["encounter"])
    expect(page.locator(".chip .deed").nth(2)).to_be_attached()  # three goods, with their price
    assert page.evaluate(HIDDEN_BY_A_DEED) == []


WORDS_CUT = """() => [...document.querySelectorAll(".chip")].filter((chip) => {
  const end = chip.getBoundingClientRect().right;
  return [...chip.querySelectorAll("b, small")].some((word) => {
    return word.scrollWidth > word.clientWidth + 1 || word.getBoundingClientRect().right > end;
  });
}).map((chip) => chip.textContent.trim())"""
"""Chips whose words are cut, or go on behind their edge."""


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_the_price_of_a_service_has_room(
    new_page: NewPage, tables: tuple[Process, dict[str, int]], locale: str
) -> None:
    server, asked = tables
    for window in (Window(820, 1180, touch=True), Window(1280, 720)):
        size = {"width": window.width, "height": window.height}
        touch = {"has_touch": window.touch, "is_mobile": window.touch}
        page = new_page(base_url=server.address, viewport=size, locale=locale, **touch)
        come_back(page, "encounter", asked["encounter"])
        expect(page.locator(".chip .deed").nth(2)).to_be_attached()
        assert page.evaluate(WORDS_CUT) == [], window


NAMED = """(names) => [...document.querySelectorAll(".chip")].forEach((chip, nth) => {
  if (nth >= names.length) return chip.remove();
  chip.querySelector(".icon").classList.remove("small");
  chip.querySelector("b").textContent = names[nth];
})"""
"""Three assistants in sectors with the longest names."""


def test_a_phone_has_room_for_what_assistants_do(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address, locale="ru")
    come_back(page, "assistants", asked["assistants"])
    expect(page.locator(".chip").first).to_be_visible()
    page.evaluate(NAMED, ["Сборщик", "Сад", "Вельможа", "Дворец", "Караван", "Сахара"])
    expect(page.locator(".chip")).to_have_count(6)
    assert page.evaluate(WORDS_CUT) == []


TWO_USES = """() => [...document.querySelectorAll(".chip")].forEach((chip, nth) => {
  if (nth > 1) return chip.remove();
  chip.querySelector("b").textContent = "Действие района";
  const words = chip.querySelector("span");
  const told = words.querySelector("small") ?? words.appendChild(document.createElement("small"));
  told.textContent = "3 товара на обмен";
})"""


def test_two_chips_of_a_phone_say_what_they_come_to(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address, locale="ru")
    come_back(page, "assistants", asked["assistants"])
    expect(page.locator(".chip").first).to_be_visible()
    page.evaluate(TWO_USES)
    for chip in page.locator(".chip").all():
        expect(chip.locator("small")).to_be_visible()
    assert page.evaluate(WORDS_CUT) == []


def test_a_phone_shows_all_of_the_sultanate(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address)
    for name in ("tribes", "sowing", "bidding"):
        come_back(page, name, asked[name])
        expect(page.locator("#confirm")).to_be_visible()
        expect(page.locator("#scene:not(.enlarged)")).to_be_attached()


def test_the_end_of_a_game_opens_the_result_on_a_phone(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    page = new_page(phone=True, base_url=server.address)
    come_back(page, "over", asked["over"])
    expect(page.locator("#result tbody tr").first).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play again")).to_be_in_viewport()
    opener = page.locator("[data-opens=result]")
    expect(opener).to_have_attribute("aria-expanded", "true")
    opener.tap()
    expect(page.locator("#result")).to_be_hidden()
    page.reload()  # it is shown by itself once
    shown(page)
    expect(opener).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#result")).to_be_hidden()


def test_a_tablet_on_its_side_shows_twelve_colours_at_once(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """And the third that is chosen does not move the board."""
    server, asked = tables
    size = {"width": 1180, "height": 820}
    page = new_page(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    come_back(page, "colours", asked["colours"])
    chips = page.locator(CHIPS)
    expect(chips).to_have_count(12)
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)
    for nth in range(3):
        chips.nth(nth).tap()
        expect(page.locator(".chip[aria-pressed=true]")).to_have_count(nth + 1)
    expect(page.locator("#scene:not(.enlarged)")).to_be_attached()


def test_what_is_planned_stays_in_sight(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, asked = tables
    size = {"width": 844, "height": 390}
    page = new_page(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    come_back(page, "desert", asked["desert"])
    place = choose(page).first
    middle = place.bounding_box()
    assert middle
    page.touchscreen.tap(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    mark = page.locator(".mark.under").first
    expect(mark).to_be_attached()
    page.locator(".chip[aria-pressed=true]").tap()  # the second camel may be of another colour
    expect(page.locator(".chip[aria-pressed=true]")).to_have_count(0)
    expect(mark).to_be_in_viewport()


def test_a_finger_enlarges_first_what_is_too_small(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """And the whole board is one button away."""
    server, asked = tables
    page = new_page(phone=True, base_url=server.address)
    come_back(page, "desert", asked["desert"])
    page.locator(CHIPS).first.tap()
    page.get_by_role("button", name="Whole board").tap()
    place = page.locator(".hit.lit").first
    small = place.bounding_box()
    assert small
    assert small["width"] < FINGER
    middle = small["x"] + small["width"] / 2, small["y"] + small["height"] / 2
    page.touchscreen.tap(*middle)
    large = place.bounding_box()
    assert large
    assert min(large["width"], large["height"]) >= FINGER - 1
    expect(page.locator("#consequence")).to_have_text("Closer now: tap again to choose.")
    assert page.locator("#confirm").get_attribute("aria-disabled") == "true"
    expect(page.locator("#restart")).to_have_count(0)
    page.touchscreen.tap(*middle)
    expect(page.locator("#restart")).to_be_attached()  # it is planned


@pytest.mark.parametrize("window", [Window(390, 844), Window(820, 1180)], ids=str)
def test_a_sheet_leaves_board_and_question_in_sight(
    new_page: NewPage, tables: tuple[Process, dict[str, int]], window: Window
) -> None:
    server, asked = tables
    size = {"width": window.width, "height": window.height}
    page = new_page(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    come_back(page, "tribes", asked["tribes"])
    page.locator("[data-opens=players]").tap()
    sheet, board, button = (
        page.locator(one).bounding_box() for one in ("#rail", "#board", "#confirm")
    )
    assert sheet
    assert board
    assert button
    assert sheet["height"] < window.height / 2
    assert board["height"] > 250
    assert button["y"] + button["height"] <= sheet["y"]
    grip = page.locator(".grip")
    grip.hover(position={"x": window.width / 2, "y": 4}, force=True)
    page.mouse.down()
    page.mouse.move(window.width / 2, sheet["y"] - 80, steps=4)
    page.mouse.up()
    higher = page.locator("#rail").bounding_box()
    assert higher
    assert higher["height"] > sheet["height"] + 60
    grip.click(position={"x": window.width / 2, "y": 4})
    assert page.locator("#rail").is_hidden()


def test_a_card_beside_its_name_can_be_read(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """On a laptop at 200 %, where it has no place on the board."""
    server, _ = tables
    page = new_page(base_url=server.address)
    come_back(page, "card", 1)
    resize(page, ZOOMED)
    expect(page.locator(".chip text").first).to_be_visible()
    assert measured(page).faults(ZOOMED) == []


def test_names_above_the_points_are_whole(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    server, _ = tables
    page = new_page(base_url=server.address, viewport={"width": 1280, "height": 720})
    come_back(page, "three", 0)
    names = page.locator("#result thead th > span")
    expect(names).to_have_count(3)
    names.evaluate_all("all => all.forEach((one) => { one.textContent = 'Каракал'; })")
    cut = names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    assert cut == 0


def test_more_victims_than_six_are_all_in_sight(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """On a tablet held upright, in two rows."""
    server, asked = tables
    size = {"width": 820, "height": 1180}
    page = new_page(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    come_back(page, "victims", asked["victims"])
    chips = page.locator(".chip")
    expect(chips.last).to_be_visible()
    for _ in range(8 - chips.count()):
        chips.last.evaluate("last => last.after(last.cloneNode(true))")
    expect(chips).to_have_count(8)
    answers = page.locator(".answers.chips")
    assert answers.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_on_a_laptop_the_button_stays_where_it_is(
    new_page: NewPage, tables: tuple[Process, dict[str, int]]
) -> None:
    """The question grows upwards, whatever is asked; and a panel tells everything when asked to."""
    server, asked = tables
    page = new_page(base_url=server.address, viewport={"width": 1280, "height": 720})
    places = []
    for name in ("tribes", "sowing", "bidding"):
        come_back(page, name, asked[name])
        box = page.locator("#confirm").bounding_box()
        assert box
        places.append((box["y"], box["height"]))
    assert len(set(places)) == 1
    mine = page.locator(".player.mine")
    assert mine.locator(".extra").is_hidden()
    mine.get_by_role("button", name="Everything about").click()
    assert mine.locator(".extra").is_visible()
