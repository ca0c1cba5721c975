"""Hints: for whoever is asked, where the table allows it, and nothing is played by them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.testing import TestClient

from majlis.table.drafts import Plan, draft
from majlis.table.hints import led
from majlis.table.records import Hints, Seat
from majlis.table.refusals import Illegal, MovedOn, NotAllowed
from majlis.table.room import Room
from majlis.table.rooms import Rooms
from majlis.words import MINUS

LEILA = "leila"
GAMES = ["through-the-desert", "five-tribes", "istanbul", "marrakesh"]
BOT = Seat(1, "token1", "Gecko", "level3")


async def alone_with_a_bot(rooms: Rooms, game: str = GAMES[0], **wish: Any) -> Room:
    return await rooms.create(LEILA, game, [Seat(0, "token0", "Leila"), BOT], {}, True, **wish)


async def asked(room: Room) -> int:
    """The number of the question to Leila, once it is her turn."""
    with room.looking() as changed:
        while 0 not in room.match.waiting:
            await changed.wait()
            changed.clear()
    return room.ledger.ask(0)


@pytest.mark.anyio
async def test_advice_is_given_and_nothing_is_played(rooms: Rooms) -> None:
    room = await alone_with_a_bot(rooms)
    ask = await asked(room)
    before = room.match.save()
    view, advice = await room.minds.advise(LEILA, ask, [])
    assert view.viewer == 0
    assert draft(view, Plan(ask, advice.turns[0].answers), begun=False)
    assert room.match.save() == before
    first = advice.turns[0].answers[0]
    _, again = await room.minds.advise(LEILA, ask, [first])
    assert again.draft
    assert again.draft.answers[0] == first


@pytest.mark.anyio
async def test_advice_is_for_whoever_is_asked(rooms: Rooms) -> None:
    room = await alone_with_a_bot(rooms)
    ask = await asked(room)
    with pytest.raises(NotAllowed, match="watching"):
        await room.minds.advise("somebody", ask, [])
    with pytest.raises(MovedOn):
        await room.minds.advise(LEILA, ask - 1, [])
    with pytest.raises(Illegal):
        await room.minds.advise(LEILA, ask, [-1])


@pytest.mark.anyio
async def test_a_table_may_do_without_hints(rooms: Rooms) -> None:
    room = await alone_with_a_bot(rooms, hints=Hints.NEVER)
    with pytest.raises(NotAllowed, match="no hints"):
        await room.minds.advise(LEILA, await asked(room), [])


@pytest.mark.anyio
@pytest.mark.parametrize("wish", Hints)
async def test_among_people_hints_are_a_choice(rooms: Rooms, wish: Hints) -> None:
    chairs = [Seat(0, "token0", "Leila"), Seat(1, "token1")]
    room = await rooms.create(LEILA, GAMES[0], chairs, {}, listed=True, hints=wish)
    await room.seating.sit("tomas", 1, "Tomas")
    assert (await room.snapshot()).hints == (wish == Hints.ALWAYS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", ["en", "ru"])
def test_the_page_of_a_hint(client: TestClient[Any], game: str, code: str) -> None:
    client.post("/look", data={"language": code})
    page = client.post(f"/play/{game}")
    table = re.search(r'data-table="([^"]+)"', page.text)
    assert table
    with client.websocket_connect(f"{table[1]}/live", headers=ORIGIN) as socket:
        update = socket.receive_json()
        while "ask" not in update:
            update = socket.receive_json()
    assert 'id="ask-hint"' in update["html"].get("question", 'id="ask-hint"')
    hint = client.get(f"{table[1]}/hint", params={"ask": update["ask"]}).json()
    assert hint["ask"] == update["ask"]
    assert len(hint["plans"]) == hint["html"].count('class="turn"') > 0
    told = re.sub(r"<[^>]*>", " ", hint["html"])
    assert {"en": "Win chance", "ru": "Шанс"}[code] in told
    assert "%" in told
    of_another_language = {"en": "[А-Яа-яЁё]", "ru": "[A-Za-z]{2,}"}[code]  # but spaces, as D6
    assert not re.search(of_another_language, told)
    assert all(plan["path"] and plan["ask"] == hint["ask"] for plan in hint["plans"])
    for line in hint["lines"]:
        last = line["steps"][-1]["given"]
        assert 0 < last <= len(line["path"]) + len(line["reply"])
        asked = {"ask": hint["ask"], "path": line["path"], "reply": line["reply"]}
        first, end = (
            client.get(f"{table[1]}/hint/board", params=asked | {"given": given}).json()["svg"]
            for given in (0, last)
        )
        assert first != end
    path = hint["plans"][0]["path"]
    judged = client.get(f"{table[1]}/hint", params={"ask": update["ask"], "path": path}).json()
    assert {"en": "Your plan", "ru": "Ваш план"}[code] in judged["html"]


def test_a_line_is_only_for_whoever_is_asked(client: TestClient[Any]) -> None:
    table = client.post(f"/play/{GAMES[0]}").url.path
    with client.websocket_connect(f"{table}/live", headers=ORIGIN) as socket:
        update = socket.receive_json()
        while "ask" not in update:
            update = socket.receive_json()
    asked = {"ask": update["ask"], "given": 1, "path": [10_000]}
    assert client.get(f"{table}/hint/board", params=asked).status_code == 422
    late = asked | {"ask": update["ask"] + 1}
    assert client.get(f"{table}/hint/board", params=late).status_code == 409
    client.cookies.clear()
    assert client.get(f"{table}/hint/board", params=asked).status_code == 409


ORIGIN = {"origin": "http://table.test"}


def test_a_table_says_who_may_ask_for_hints(client: TestClient[Any]) -> None:
    form = {"name": "Leila", "players": "2", "seat0": "me", "seat1": "bot", "hints": "never"}
    page = client.get("/new/through-the-desert").text
    assert re.search(r'name="hints" value="alone" checked', page)
    made = client.post("/new/through-the-desert", data=form)
    table = made.url.path
    refused = client.get(f"{table}/hint", params={"ask": 0})
    assert refused.status_code in (403, 409)


def test_leads_are_signed_and_rounded() -> None:
    assert [led(lead, "en") for lead in (0.02, -0.04, 0.26, -1.5, 2.96, -14.6)] == [
        "0", "0", "+0.3", f"{MINUS}1.5", "+3", f"{MINUS}15",
    ]  # fmt: skip
    assert led(0.26, "ru") == "+0,3"
