"""My games: results are written with the last answer, listed, searched and counted."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from majlis.drawing.palette import THEMES
from majlis.table.records import Event, Standing
from majlis.table.results import OldResults, Played, Player, played_by
from majlis.table.rooms import Rooms
from majlis.table.schema import EVENTS, RESULTS
from majlis.table.services import Services
from majlis.table.store import Store
from majlis.table.tallies import of_game, tallies
from tests.table.conftest import another
from tests.table.playing import finished, person_of, play_out, sit_at_table

Client = TestClient[Any]
HTML = {"accept": "text/html"}


def shown(client: Client, query: str = "") -> str:
    page = client.get(f"/me{query}", headers=HTML)
    assert page.status_code == 200
    return unescape(page.text)


def lines(page: str) -> list[str]:
    return re.findall(r'<div class="match-name"><b>.*?</b><small>(.*?)</small>', page)


@pytest.mark.anyio
async def test_results_are_written_with_the_last_answer(rooms: Rooms, store: Store) -> None:
    room = await sit_at_table(rooms, ("leila", "Leila"), ("tomas", "Tomas"))
    (running,) = await played_by(store, "leila")
    assert (running.stage, running.own.score, running.known) == ("playing", None, False)
    await play_out(room)
    (over,) = await played_by(store, "tomas")
    assert over.known
    assert [player.score for player in over.players] == room.match.scores()
    assert [player.seat for player in over.players if player.won] == room.match.winners()
    assert over.seat == 1
    await room.seating.rename("tomas", "Tom")  # later events leave the result alone
    assert (await played_by(store, "leila"))[0].own == over.players[0]
    assert await played_by(store, "somebody") == []


@pytest.mark.anyio
async def test_results_from_before_are_found_by_playing_again_once(
    rooms: Rooms, store: Store
) -> None:
    room = await sit_at_table(rooms, ("leila", "Leila"), ("tomas", "Tomas"))
    await play_out(room)
    written = await played_by(store, "leila")
    await store.database.change(RESULTS.delete())
    unknown = await played_by(store, "leila")
    assert not unknown[0].known
    old = OldResults(store)
    assert await old.fill_in(unknown)
    assert await played_by(store, "leila") == written
    assert not await old.fill_in(written)


@pytest.mark.anyio
async def test_a_match_whose_rules_are_gone_is_tried_once(
    rooms: Rooms, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    room = await sit_at_table(rooms, ("leila", "Leila"), ("tomas", "Tomas"))
    await play_out(room)
    await store.database.change(RESULTS.delete())
    of_other_rules = {"frame": "Gone", "label": "gone", "auto": False}
    answers = EVENTS.c.kind == "answer"
    await store.database.change(EVENTS.update().where(answers).values(body=of_other_rules))
    old = OldResults(store)
    for _ in range(3):
        assert not await old.fill_in(await played_by(store, "leila"))
    assert caplog.text.count("its rules have changed") == 1


@pytest.mark.anyio
async def test_an_end_that_is_taken_back_has_no_result(rooms: Rooms, store: Store) -> None:
    room = await sit_at_table(rooms, ("leila", "Leila"), ("tomas", "Tomas"))
    await play_out(room)
    back = Event(room.ledger.last + 1, "undo", 0)
    await store.append(room.table.id, [back], Standing("playing", [0]))
    assert await store.database.rows(RESULTS.select()) == []


def test_my_games_are_listed_with_their_results(client: Client, services: Services) -> None:
    assert "Games that you play stand here" in shown(client)
    me = person_of(client)
    call = client.blocking_portal.call
    room = call(finished, services, (me, "Leila"), ("tomas", "Томас"))
    call(sit_at_table, services.rooms, (me, "Leila"), ("rosa", "Rosa"))
    page = shown(client)
    assert "2 games" in page
    assert len(lines(page)) == 2
    own = room.match.scores()[0]
    assert f"</svg>You <b>{own}</b>" in page
    assert f'href="/t/{room.table.id}/replay"' in page
    assert room.table.id not in shown(another(client))


def test_games_that_go_on_are_listed_with_how_they_stand(client: Client) -> None:
    table = client.post("/play/through-the-desert").url.path
    pictures = re.findall(rf'src="({table}/mini/.*?)"', shown(client))
    assert len(pictures) == len(THEMES)
    for picture in pictures:
        assert client.get(picture).text.startswith("<svg")


def test_games_are_searched_by_person_game_and_result(client: Client, services: Services) -> None:
    me = person_of(client)
    call = client.blocking_portal.call
    call(finished, services, (me, "Leila"), ("tomas", "Томас"))
    call(sit_at_table, services.rooms, (me, "Leila"), ("rosa", "Rosa"))
    for query, found in (
        ("?q=томас", 1),
        ("?q=ROS", 1),
        ("?q=nobody", 0),
        ("?stage=running", 1),
        ("?stage=over&q=rosa", 0),
        ("?game=template", 2),
        ("?game=istanbul", 0),
        ("?people=true", 2),
        ("?result=won", sum(call(won_by, services, me))),
        ("?first=99", 1),
    ):
        assert len(lines(shown(client, query))) == found, query


async def won_by(services: Services, person: str) -> list[bool]:
    return [match.own.won for match in await played_by(services.store, person) if match.known]


def match(nth: int, scores: list[int], bot: str = "", **options: bool) -> Played:
    """The person sits first; the most points win."""
    best = max(scores)
    players = [
        Player(seat, "Somebody", bot if seat else "", points, 1, won=points == best)
        for seat, points in enumerate(scores)
    ]
    return Played(
        f"m{nth}", "istanbul", "Blue Hour", "over", len(scores), dict(options), [], nth, 0, players,
        60.0 * nth,
    )  # fmt: skip


def test_tallies() -> None:
    played = [
        match(1, [5, 3], "level2"),
        match(2, [2, 6], "level5"),
        match(3, [6, 4, 5], "level3", mocha=True),
        match(4, [1, 2, 3], mocha=True, letters=True),
    ]
    (found,) = tallies(played)
    assert (found.all.games, found.all.won, found.all.share, found.all.best) == (4, 2, 50, 6)
    assert found.all.points == 3.5
    assert found.last == [True, False, True, False]
    assert found.beaten == 3  # the fifth level was met, but has won
    assert found.quickest == 60
    assert {seats: one.won for seats, one in found.by_seats.items()} == {2: 1, 3: 1}
    assert {name: one.games for name, one in found.by_module.items()} == {
        "": 2,
        "letters": 1,
        "mocha": 2,
    }
    assert of_game("istanbul", played[:1]).by_module[""].games == 1


def test_what_a_bot_has_played_to_the_end_is_nobodys_win() -> None:
    mine = match(1, [5, 3], "level2")
    sat_in = replace(mine, players=[replace(mine.own, bot="level6"), mine.players[1]])
    shared = match(2, [5, 5], "level4")
    (found,) = tallies([sat_in, shared])
    assert (found.all.games, found.all.won) == (1, 1)
    assert found.beaten == 0  # it has won, too
