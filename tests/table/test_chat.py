"""What is said at a table: who hears it, who does not, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlencode

import pytest
from litestar.testing import TestClient

from majlis.table.app import application
from majlis.table.chat import LONGEST, REACTIONS, Chat, newest
from majlis.table.guests import LOOK
from majlis.table.rates import Allowance
from majlis.table.records import Message, Seat
from majlis.table.rooms import Rooms
from majlis.table.seating import new_token
from majlis.table.services import Services
from majlis.table.store import Store
from tests.table.clock import HandClock
from tests.table.conftest import another
from tests.table.test_live import GAME, Browser, set_table

Client = TestClient[Any]


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def three(client: Client, stack: ExitStack) -> list[Browser]:
    """Two who play, and one who watches."""
    address = set_table(client, "me", "open")
    tomas, watcher = another(client), another(client)
    tomas.post(f"{address}/sit", data={"name": "Tomas", "seat": "1"}, follow_redirects=False)
    return [Browser(one, address, stack) for one in (client, tomas, watcher)]


def talk(browser: Browser) -> dict[str, Any]:
    told = browser.hear()
    while "talk" not in told:
        told = browser.hear()
    return told


def say(browser: Browser, text: str) -> None:
    assert browser.post("say", {"text": text}).status_code == 204


def test_players_and_watchers_hear_what_a_player_says(three: list[Browser]) -> None:
    leila, tomas, watcher = three
    say(leila, "Lucky tea!")
    own, heard, overheard = talk(leila), talk(tomas), talk(watcher)
    for told in (own, heard, overheard):
        assert len(told["talk"]) == 1
        assert "Lucky tea!" in told["talk"][0]
    assert "You" in own["talk"][0]
    assert "Leila" in heard["talk"][0]
    assert "mute" not in own["talk"][0]
    assert not heard["aside"]
    assert overheard["aside"]


def test_players_do_not_hear_watchers(three: list[Browser]) -> None:
    leila, tomas, watcher = three
    say(watcher, "Take the oasis!")
    say(tomas, "Hm.")
    assert "Take the oasis!" in talk(watcher)["talk"][0]
    for player in (leila, tomas):
        told = json.dumps(talk(player))
        assert "Hm." in told
        assert "oasis" not in told


def test_when_it_is_over_everybody_reads_everything(
    client: Client, services: Services, stack: ExitStack
) -> None:
    address = set_table(client, "me", "level1")
    watcher = another(client)
    watcher.get(address)
    watcher.post(f"{address}/say", json={"text": "Take the oasis!"})
    client.post(f"{address}/vote", data={"motion": "end"}, follow_redirects=False)
    assert services.rooms._open[address.removeprefix("/t/")].closed
    assert "Take the oasis!" in talk(Browser(client, address, stack))["talk"][0]


def test_what_is_said_is_text(three: list[Browser]) -> None:
    leila, tomas, _ = three
    say(leila, "<script>alert(1)</script> & <b>\n\u202etwo")
    (line,) = talk(tomas)["talk"]
    assert "<script>" not in line
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt; two" in line
    say(leila, "x" * 999)
    assert "x" * LONGEST in (long := talk(tomas)["talk"][0])
    assert "x" * (LONGEST + 1) not in long


def test_six_reactions(three: list[Browser]) -> None:
    leila, tomas, _ = three
    assert len(REACTIONS) == 6
    assert leila.post("say", {"reaction": "tea"}).status_code == 204
    told = talk(tomas)["talk"][0]
    assert "Tea break" in told
    assert "#icon-tea" in told


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({}, "There is nothing to say."),
        ({"text": " \n"}, "There is nothing to say."),
        ({"reaction": "slap"}, "There is no such reaction."),
        ({"text": "Hi", "seat": 1}, "The table does not understand that request."),
    ],
)
def test_nonsense_is_refused(client: Client, body: dict[str, Any], sentence: str) -> None:
    address = set_table(client, "me", "level1")
    answer = client.post(f"{address}/say", json=body)
    assert (answer.status_code, answer.json()) == (422, {"text": sentence})


def test_whoever_is_muted_is_not_heard_until_they_are_again(three: list[Browser]) -> None:
    leila, tomas, watcher = three
    say(tomas, "la la la")
    (line,) = talk(leila)["talk"]
    who = line.partition('data-who="')[2].partition('"')[0]
    assert leila.post("mute", {"who": who, "muted": True}).status_code == 204
    muted = talk(leila)
    assert muted["again"]
    assert muted["talk"] == []
    assert "Tomas" in muted["muted"]
    say(tomas, "la la la")
    say(watcher, "Ssh.")
    assert len(talk(watcher)["talk"]) == 1  # the others hear him
    assert leila.post("mute", {"who": who, "muted": False}).status_code == 204
    assert len(talk(leila)["talk"]) == 2
    assert leila.post("mute", {"who": "nobody", "muted": True}).status_code == 422


def test_nobody_may_say_too_much_at_once(client: Client) -> None:
    address = set_table(client, "me", "level1")
    answers = [client.post(f"{address}/say", json={"text": "la"}) for _ in range(6)]
    assert [answer.status_code for answer in answers] == [204] * 5 + [429]
    assert answers[-1].json() == {"text": "That was a lot at once. Please wait a moment."}


def test_an_allowance_comes_back_with_time() -> None:
    clock = HandClock()
    allowance = Allowance(2, 3.0, clock)
    assert [allowance.use("leila") for _ in range(3)] == [True, True, False]
    assert allowance.use("tomas")
    clock.at += 3
    assert [allowance.use("leila") for _ in range(2)] == [True, False]
    clock.at += 60
    assert [allowance.use("leila") for _ in range(3)] == [True, True, False]


def test_nothing_of_it_is_in_the_match_file(three: list[Browser], services: Services) -> None:
    leila, _, _ = three
    before = leila.client.get(f"{leila.address}/match.txt").text
    say(leila, "Lucky tea!")
    assert leila.client.get(f"{leila.address}/match.txt").text == before
    assert "Lucky" not in before


def test_a_restart_loses_nothing_that_was_said(sqlite_url: str) -> None:
    with TestClient(application(Services(sqlite_url, renderers=0)), "http://table.test") as client:
        address = set_table(client, "me", "open")
        client.post(f"{address}/say", json={"text": "Is anybody there?"})
        cookies = client.cookies
    after = application(Services(sqlite_url, renderers=0))
    with TestClient(after, "http://table.test") as client:
        client.cookies = cookies
        with ExitStack() as stack:
            told = talk(Browser(client, address, stack))
    assert told["again"]
    assert "Is anybody there?" in told["talk"][0]


def test_watchers_cannot_use_up_what_players_may_say(three: list[Browser]) -> None:
    leila, *_ = three
    strangers = [another(leila.client) for _ in range(7)]
    said = [
        stranger.post(f"{leila.address}/say", json={"text": "!"}).status_code
        for stranger in strangers
        for _ in range(5)
    ]
    assert 429 in said
    say(leila, "Quiet, please.")


def test_a_name_is_as_short_as_any(three: list[Browser], services: Services) -> None:
    *_, watcher = three
    watcher.client.cookies.set(LOOK, urlencode({"name": "x" * 500}))
    say(watcher, "Hm.")
    call = watcher.client.blocking_portal.call
    (message,), _ = call(services.store.chat, watcher.address.removeprefix("/t/"), 9)
    assert message.name == "x" * 24


def test_neither_kind_of_talk_drowns_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("majlis.table.chat.SHOWN", 2)
    said = [
        Message("x", 0, "X", text, "", text > "b", nth, 0.0) for nth, text in enumerate("abcde")
    ]
    assert [message.text for message in newest(said)] == ["a", "b", "d", "e"]


@pytest.mark.anyio
async def test_the_newest_messages_are_shown(
    store: Store, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("majlis.table.chat.SHOWN", 3)
    chairs = [Seat(0, new_token(), "Leila"), Seat(1, new_token())]
    room = await rooms.create("leila", GAME, chairs, {}, listed=False)
    chat = Chat(room.table.id, store, [], set())
    for text in "abcd":
        await chat.say(Message("leila", 0, "Leila", text, "", False, 0, 0.0))
    assert [one.text for one in chat.messages] == ["b", "c", "d"]
    stored, _ = await store.chat(room.table.id, 3)
    assert stored == chat.messages
