"""Analyses: of finished games alone, in the background, kept over a restart."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from majlis.bots.analysis import Judged, Point, Story, story
from majlis.drawing.scene import DrawingContext, Format
from majlis.match import Match
from majlis.table.analyses import Analyses, Analysis
from majlis.table.analysis_pages import areas, found
from majlis.table.records import Seat
from majlis.table.refusals import NotAllowed
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.table.services import Services
from majlis.table.stills import still
from majlis.table.store import Store
from majlis.words.reasons import Reason
from tests.bots.test_search import position
from tests.contract.cases import Case
from tests.table.conftest import PATIENCE, AtOnce
from tests.table.test_replays import SHORT, stored

GAME = "template"


async def bots_at_a_table(rooms: Rooms) -> Room:
    chairs = [Seat(seat, f"token{seat}", f"Bot {seat}", "random") for seat in range(2)]
    room = await rooms.create("", GAME, chairs, {}, listed=False, own=None)
    with room.looking() as changed:
        while not room.match.over:
            await asyncio.wait_for(changed.wait(), PATIENCE)
            changed.clear()
    return room


async def finished(analyses: Analyses, room: Room) -> Analysis:
    known = await analyses.of(room)
    while not known.done:
        await asyncio.sleep(0)
        known = await analyses.of(room)
    return known


@pytest.mark.anyio
async def test_what_is_judged_is_kept_over_a_restart(rooms: Rooms, store: Store) -> None:
    room = await bots_at_a_table(rooms)
    known = await finished(Analyses(store, AtOnce()), room)
    assert len(known.judged) == len(known.story.played) > 0

    class Idle(AtOnce):
        asked = 0

        async def analyse(self, work: Any, *given: Any) -> Any:
            self.asked += 1
            return await super().analyse(work, *given)

    idle = Idle()
    again = await Analyses(store, idle).of(room)
    assert again.judged == known.judged
    assert idle.asked == 1  # only the story was told again


@pytest.mark.anyio
async def test_verdicts_of_other_weights_are_not_used(rooms: Rooms, store: Store) -> None:
    room = await bots_at_a_table(rooms)
    await store.add_judged(room.table.id, "another", Judged(0, 0.1, 0.9, (1,)))
    await store.add_judged(room.table.id, "another", Judged(0, 0.2, 0.9, (1,)))
    assert await store.judged(room.table.id, "another") == {0: Judged(0, 0.1, 0.9, (1,))}
    assert await store.judged(room.table.id, "this") == {}


@pytest.mark.anyio
async def test_a_game_that_goes_on_is_not_analysed(rooms: Rooms, store: Store) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1")]
    room = await rooms.create("leila", GAME, chairs, {}, listed=True)
    with pytest.raises(NotAllowed, match="not over"):
        await Analyses(store, AtOnce()).of(room)


def test_the_page_and_its_board(client: TestClient[Any], services: Services) -> None:
    portal = client.blocking_portal
    room = portal.call(bots_at_a_table, services.rooms)
    known = portal.call(finished, services.analyses, room)
    table = f"/t/{room.table.id}"
    for code, word in (("en", "Win chance"), ("ru", "Шанс на победу")):
        client.post("/look", data={"language": code})
        page = client.get(f"{table}/analysis").text
        assert word in page
        assert page.count("data-nth") >= len(known.story.played)
        assert "data-going" not in page
    now = client.get(f"{table}/analysis/now").json()
    assert now["done"]
    assert now["html"].count("<polygon") == 2
    worst = max(known.in_order, key=lambda one: one.lost)
    steps = len(worst.better)
    boards = [
        client.get(f"{table}/analysis/board?{asked}")
        for asked in (
            "at=0",
            f"turn={worst.nth}",
            f"turn={worst.nth}&step=1",
            f"turn={worst.nth}&better=true&step={steps}",
        )
    ]
    assert all(board.json()["svg"].startswith("<svg") for board in boards)
    moments = range(len(room.match.log))
    shown = [client.get(f"{table}/analysis/board", params={"at": at}).text for at in moments]
    assert len(set(shown)) > 1
    gone = client.get(f"{table}/analysis/board", params={"turn": 999})
    assert gone.status_code == 404


@pytest.mark.anyio
@pytest.mark.parametrize("game", SHORT)
async def test_what_was_found_is_told_in_both_languages(rooms: Rooms, game: str) -> None:
    """Of every game; some of its turns are taken to have been blunders."""
    chairs = [Seat(0, "token0", "L"), Seat(1, "token1", "T")]
    room = await rooms.create("", game, chairs, {}, listed=False)
    known = Analysis(story(Match.load(stored(SHORT[game]))))
    for nth in known.story.suspects[:5]:
        answers = known.story.played[nth].answers
        known.judged[nth] = Judged(nth, 0.2, 0.5, answers, (Reason(0, "points", 2.0, 2),))
    for code, words, of_another_language in (
        ("en", ("Turning points", "−30", "Better:", "Blunder"), "[А-Яа-яЁё]"),
        ("ru", ("Переломные моменты", "−30", "Лучше:", "Грубая ошибка"), "[A-Za-z]{2,}"),
    ):
        told = re.sub(r"<[^>]*>", " ", found(known, room.shown, code))
        assert all(word in told for word in words)
        assert not re.search(of_another_language, told)


def test_the_chances_are_stacked_up_to_the_whole() -> None:
    curve = (Point(0, 0, (0.25, 0.75)), Point(10, 1, (1.0, 0.0)))
    first, second = areas(Story(GAME, curve, (0.0, 0.0), ()))
    assert first == "0.0,180.0 1000.0,0.0 1000.0,240.0 0.0,240.0"
    assert second == "0.0,0.0 1000.0,0.0 1000.0,0.0 0.0,180.0"


@pytest.mark.anyio
async def test_a_phone_has_a_drawing_of_its_own_and_turns_to_zones() -> None:
    s = position(Case("marrakesh", 2), 60)
    wide, phone = [
        await still("marrakesh", s, DrawingContext("en", format, ("Ada", "Gecko")))
        for format in (Format.WIDE, Format.PHONE)
    ]
    assert not wide.zones
    assert 'data-zone="city"' in phone.zones
    context = DrawingContext("en", Format.PHONE, ("Ada", "Gecko"), zone="city")
    city = await still("marrakesh", s, context)
    assert len({wide.svg, phone.svg, city.svg}) == 3
    nowhere = await still("marrakesh", s, replace(context, zone="nowhere"))
    assert nowhere == phone
    assert "var(--ink)" in phone.svg  # by night it has the colours of the page
