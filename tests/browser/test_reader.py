"""What screen readers find, in real browsers: every piece in words, a name on everything."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from majlis import games
from majlis.kernel.state import State
from majlis.match import Match
from tests.browser.conftest import NewPage
from tests.browser.laying import SITTERS, come_back
from tests.browser.playing import CHIPS, LIT, go_on, set_table, wait_for_turn
from tests.browser.positions import MOMENTS, lay_moments
from tests.browser.reader import ONE_OF_EACH, outline
from tests.browser.test_table import check
from tests.contract.pieces import NAMES, ORACLES
from tests.table.process import Process

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("reader")]


class Laid(NamedTuple):
    server: Process
    asked: dict[str, int]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:
    """A position of each game, and who is asked there."""
    db = tmp_path_factory.mktemp("reader") / "tables.sqlite"
    asked = lay_moments(db, list(ONE_OF_EACH))
    server = Process(db)
    yield Laid(server, asked)
    server.end(signal.SIGKILL)


def position(name: str) -> State:
    moment = MOMENTS[name]
    record = moment.record()
    last = moment.answers(record)
    positions = Match.positions(games.game(record.header.game), record)
    return next(s for nth, s in enumerate(positions) if nth == last)


@pytest.mark.parametrize(("name", "game"), ONE_OF_EACH.items(), ids=ONE_OF_EACH.values())
def test_everything_on_the_table_is_heard(
    new_page: NewPage, laid: Laid, name: str, game: str
) -> None:
    page = new_page(base_url=laid.server.address)
    seat = laid.asked[name]
    come_back(page, name, seat)
    heard = outline(page)
    pieces, found = ORACLES[game].counts(position(name).redact(seat), renamed(heard))
    assert found == pieces
    assert "text:" not in page.locator("#scene").aria_snapshot()  # the drawing says nothing else
    if not page.locator(LIT).count():
        page.locator(CHIPS).first.click()
    names = page.locator(LIT).evaluate_all("hits => hits.map(hit => hit.ariaLabel)")
    assert names
    assert [label for label in names if repeats_itself(label)] == []
    chips = page.locator(CHIPS).all()
    assert len({chip.aria_snapshot() for chip in chips}) == len(chips)
    plan(page)
    check(page)
    assert game == "five-tribes" or outline(page) != heard  # it follows the plan


def renamed(heard: dict[str, list[str]]) -> dict[str, list[str]]:
    """The oracle knows people by other names."""
    called = dict(zip(SITTERS, NAMES, strict=True))
    who = re.compile("|".join(SITTERS))

    def rename(text: str) -> str:
        return who.sub(lambda found: called[found[0]], text)

    return {rename(heading): [rename(line) for line in lines] for heading, lines in heard.items()}


def repeats_itself(label: str) -> bool:
    name = re.split("[,.:]", label)[0]
    return label.count(name) > 1


def plan(page: Page) -> None:
    """Choose until there is a draft that could be taken back."""
    for _ in range(6):
        if page.locator("#restart").count():
            return
        go_on(page)
    pytest.fail("nothing has become of a plan")


def test_the_board_in_words_is_shown_to_whoever_asks(new_page: NewPage) -> None:
    page = new_page()
    set_table(page, "me", "level1")
    wait_for_turn(page)
    menu = page.locator(".menu > summary")
    menu.focus()
    menu.press("Enter")
    page.get_by_role("button", name="The board in words").press("Enter")
    expect(page.locator(".drawer")).to_be_hidden()
    expect(page.locator("#reading")).to_be_focused()
    expect(page.get_by_role("heading", name="Water holes")).to_be_in_viewport(ratio=1)
    check(page)
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(page.get_by_role("heading", name="Water holes")).not_to_be_in_viewport(ratio=1)
