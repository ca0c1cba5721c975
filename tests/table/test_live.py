"""Playing over the wire: what a browser sends, what it receives, and what it never receives."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession
from uvicorn.protocols.utils import ClientDisconnected

from majlis.drawing.scene import Format
from majlis.table import guests
from majlis.table.live import Channel, look_on
from majlis.table.page_request import Viewer
from majlis.table.room import Room
from majlis.table.services import Services
from tests.table.conftest import another

Client = TestClient[Any]
GAME = "through-the-desert"


class Browser:
    """A browser with one table open: keeps everything that it ever received."""

    def __init__(self, client: Client, address: str, stack: ExitStack) -> None:
        self.client = client
        self.address = address
        self.received: list[str] = [client.get(address, headers={"accept": "text/html"}).text]
        self.channel: WebSocketTestSession = stack.enter_context(
            client.websocket_connect(f"{address}/live")
        )
        self.page: dict[str, Any] = {}
        self.update()

    def hear(self) -> dict[str, Any]:
        """Whatever comes next: of the table, or of the people around it."""
        text = self.channel.receive_text(timeout=60)
        self.received.append(text)
        heard: dict[str, Any] = json.loads(text)
        return heard

    def update(self) -> dict[str, Any]:
        update = self.hear()
        while "seq" not in update:
            update = self.hear()
        self.page.setdefault("html", {}).update(update.get("html", {}))
        self.page["ask"] = update.get("ask")
        self.page["seq"] = update["seq"]
        if "tree" in update:
            self.page["tree"] = update["tree"]
        return update

    def post(self, what: str, body: dict[str, Any]) -> Any:
        answer = self.client.post(f"{self.address}/{what}", json=body)
        self.received.append(answer.text)
        return answer

    def move(self, rng: random.Random) -> list[int]:
        """A whole move out of the tree of choices."""
        tree, actions = self.page["tree"], []
        while tree:
            action = rng.choice(sorted(tree, key=int))
            actions.append(int(action))
            tree = tree[action].get("then", {})
        return actions


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def set_table(client: Client, *chairs: str, game: str = GAME, **options: str) -> str:
    seats = {f"seat{seat}": who for seat, who in enumerate(chairs)}
    form = seats | {"name": "Leila", "players": str(len(chairs))} | options
    answer = client.post(f"/new/{game}", data=form, follow_redirects=False)
    return str(answer.headers["location"])


@pytest.fixture
def two(client: Client, stack: ExitStack) -> list[Browser]:
    """Two browsers at a table for two."""
    address = set_table(client, "me", "open")
    other = another(client)
    other.post(f"{address}/sit", data={"name": "Tomas", "seat": "1"}, follow_redirects=False)
    return [Browser(client, address, stack), Browser(other, address, stack)]


def room_of(services: Services, browser: Browser) -> Room:
    return services.rooms._open[browser.address.removeprefix("/t/")]


def asked(browsers: list[Browser]) -> tuple[Browser, Browser]:
    """Who is asked, and the other."""
    one, other = browsers
    return (one, other) if one.page["ask"] is not None else (other, one)


def test_the_first_update_holds_everything(two: list[Browser]) -> None:
    me, other = asked(two)
    first = json.loads(me.received[1])
    assert first["first"] is True
    assert first["order"] == list(first["nodes"])
    assert "rings" in first["nodes"]
    assert set(first["html"]) == {
        "standing",
        "question",
        "players",
        "scores",
        "cards",
        "mine",
        "enlarged",
        "zones",
        "summary",
        "outline",
        "result",
    }
    assert len(first["places"]) > 100
    assert first["title"].startswith("Your turn")
    assert "tree" in me.page
    assert me.page["tree"]
    assert not other.page["tree"]


def test_later_updates_hold_only_what_has_changed(two: list[Browser]) -> None:
    me, other = asked(two)
    answer = me.post("answer", {"ask": me.page["ask"], "actions": me.move(random.Random(1))})
    assert answer.status_code == 200
    for browser in (me, other):
        update = browser.update()
        assert "first" not in update
        assert len(update["nodes"]) < 12
        assert len(update["places"]) < 12
        assert len(update["log"]["add"]) == 1
        assert update["say"]
    assert other.page["ask"] is not None


def test_what_several_are_asked_is_shown_to_all_of_them_at_once(
    client: Client, services: Services, stack: ExitStack
) -> None:
    """Whoever answers first leaves the other's question as it is."""
    address = set_table(client, "me", "open", game="marrakesh")
    other = another(client)
    other.post(f"{address}/sit", data={"name": "Tomas", "seat": "1"}, follow_redirects=False)
    room = services.rooms._open[address.removeprefix("/t/")]
    while room.match.waiting != [0, 1]:
        seat = room.match.waiting[0]
        move = {"ask": room.ledger.ask(seat), "actions": room.match.legal(seat)[:1]}
        assert [client, other][seat].post(f"{address}/answer", json=move).status_code == 200
    two = [Browser(client, address, stack), Browser(other, address, stack)]
    asks = [browser.page["ask"] for browser in two]
    assert None not in asks
    for seat in (1, 0):  # not in their order
        move = {"ask": asks[seat], "actions": room.match.legal(seat)[:1]}
        assert two[seat].post("answer", move).status_code == 200


def test_a_stale_answer_is_told_in_the_player_s_language(two: list[Browser]) -> None:
    me, _ = asked(two)
    move = {"ask": me.page["ask"], "actions": me.move(random.Random(1))}
    me.client.cookies.set(guests.LOOK, "language=ru")
    assert me.post("answer", move).status_code == 200
    late = me.post("answer", move)
    assert late.status_code == 409
    assert late.json() == {"text": "Игра уже пошла дальше. Вот что на столе сейчас."}


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"ask": 1},
        {"ask": 1, "actions": []},
        {"ask": 1, "actions": [-1]},
        {"ask": 1, "actions": ["hex:A1"]},
        {"ask": "now", "actions": [1]},
        {"ask": 1, "actions": [1] * 100},
        {"ask": 1, "actions": [1], "seat": 0},
    ],
)
def test_nonsense_is_refused_with_a_sentence(two: list[Browser], body: dict[str, Any]) -> None:
    me, _ = asked(two)
    answer = me.post("answer", body)
    assert answer.status_code == 422
    assert answer.json() == {"text": "The table does not understand that request."}


def test_an_illegal_answer_is_refused(two: list[Browser]) -> None:
    me, other = asked(two)
    answer = me.post("answer", {"ask": me.page["ask"], "actions": [9999]})
    assert answer.status_code == 422
    assert answer.json() == {"text": "That cannot be done now."}
    assert other.post("answer", {"ask": me.page["ask"], "actions": [0]}).status_code == 409


def test_a_turn_that_is_taken_back_is_a_plan_again(two: list[Browser], services: Services) -> None:
    me, other = asked(two)
    before = room_of(services, me).match.save()
    lines = len(json.loads(me.received[1])["log"]["add"])
    move = me.move(random.Random(1))
    me.post("answer", {"ask": me.page["ask"], "actions": move})
    me.update()
    other.update()
    assert other.post("take-back", {"seq": other.page["seq"]}).status_code == 422
    assert me.post("take-back", {"seq": me.page["seq"] - 1}).status_code == 409
    answer = me.post("take-back", {"seq": me.page["seq"]})
    assert answer.status_code == 200
    taken_back = me.update()
    assert room_of(services, me).match.save() == before
    assert taken_back["log"]["keep"] == lines
    assert [" took the turn back" in line for line in taken_back["log"]["add"]] == [True]
    plan = answer.json()["plan"]
    assert plan["path"] == move
    assert plan["ask"] == me.page["ask"]
    assert other.update().get("ask") is None
    me.channel.send_json({"plan": plan})
    assert me.update()["draft"]["path"] == move


def test_long_lists_are_told_when_a_page_gets_there(two: list[Browser]) -> None:
    me, other = asked(two)
    colour, choice = next(iter(me.page["tree"].items()))
    assert choice["partial"] is True
    assert not any(choice["then"].values())
    query = {"ask": me.page["ask"], "path": [int(colour)]}
    told = me.client.get(f"{me.address}/branch", params=query)
    assert told.status_code == 200
    assert set(told.json()) == set(choice["then"])
    assert all(leaf["verb"].startswith("Place on") for leaf in told.json().values())
    assert other.client.get(f"{me.address}/branch", params=query).json() == {}
    wrong = me.client.get(f"{me.address}/branch", params=query | {"path": [400]})
    assert wrong.json() == {}


def test_why_not(two: list[Browser], services: Services) -> None:
    me, other = asked(two)
    palm = next(
        entry.action for entry in room_of(services, me).match.log if entry.question.args() == (1,)
    )
    colour = int(next(iter(me.page["tree"])))

    def why(browser: Browser, action: int, *path: int) -> str:
        params: dict[str, Any] = {"action": action, "path": list(path)}
        answer = browser.client.get(f"{browser.address}/why", params=params)
        assert answer.status_code == 200
        return str(answer.json()["text"])

    assert why(me, palm, colour) == "No camel stands on a palm."
    assert why(other, palm) == "It is not your turn."
    assert why(me, 10**9) == ""
    stranger = another(me.client)
    assert stranger.get(f"{me.address}/why?action=7").json() == {"text": ""}


def test_a_watcher_sees_the_table_and_cannot_play(two: list[Browser], stack: ExitStack) -> None:
    me, _ = asked(two)
    stranger = another(me.client)
    watcher = Browser(stranger, me.address, stack)
    assert watcher.page["ask"] is None
    assert "Undo" not in watcher.page["html"]["question"]
    assert "You are watching" in watcher.page["html"]["question"]
    assert "You are watching" not in me.page["html"]["question"]
    refused = watcher.post("answer", {"ask": me.page["ask"], "actions": [0]})
    assert refused.status_code == 403
    me.post("answer", {"ask": me.page["ask"], "actions": me.move(random.Random(1))})
    assert watcher.update()["log"]["add"]


def test_a_phone_gets_its_own_picture(two: list[Browser]) -> None:
    me, _ = asked(two)
    with me.client.websocket_connect(f"{me.address}/live?format=phone") as channel:
        phone = channel.receive_json()
    wide = json.loads(me.received[1])
    assert phone["size"][0] < phone["size"][1]
    assert wide["size"][0] > wide["size"][1]


def test_a_channel_hears_what_to_show_and_nothing_else(two: list[Browser]) -> None:
    me, _ = asked(two)
    with me.client.websocket_connect(f"{me.address}/live") as channel:
        channel.receive_json()
        for wish in ({"board_of": 1}, {"zone": "nowhere"}):
            channel.send_json(wish)
            assert "first" not in channel.receive_json()
        ask = int(me.page["ask"])
        for path in ([0], [10**5]):  # drawn beforehand, if it can be; nothing is sent
            channel.send_json({"soon": {"ask": ask, "path": path}})
        channel.send_json({"older": 10**5})
        part = channel.receive_json()
        while "lines" not in part:  # the table, and who is around it
            part = channel.receive_json()
        assert (part["first"], part["more"]) == (0, False)
        assert part["lines"]
        channel.send_json({"seat": 1})
        with pytest.raises(WebSocketDisconnect) as closed:
            channel.receive_json(timeout=60)
    assert closed.value.code == 4400


def test_a_page_of_another_site_cannot_listen(two: list[Browser]) -> None:
    me, _ = asked(two)
    foreign = {"origin": "http://evil.test"}
    with (
        pytest.raises(WebSocketDisconnect),
        me.client.websocket_connect(f"{me.address}/live", headers=foreign),
    ):
        pass


def test_a_table_that_is_not_there_closes_the_channel(client: Client) -> None:
    with (
        client.websocket_connect("/t/nowhere/live") as channel,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        channel.receive_json(timeout=60)
    assert closed.value.code == 4404


def test_a_whole_game_and_nothing_that_a_browser_received_names_a_secret(
    two: list[Browser], services: Services
) -> None:
    rng = random.Random(8)
    room = room_of(services, two[0])
    while not room.match.over:
        me, other = asked(two)
        seq = me.page["seq"]
        assert (
            me.post("answer", {"ask": me.page["ask"], "actions": me.move(rng)}).status_code == 200
        )
        for browser in (me, other):
            while browser.page["seq"] == seq:
                browser.update()
    last = [browser.received.pop() for browser in two]  # the end publishes the seed
    tokens = [seat.token for seat in room.seats]
    for seat, browser in enumerate(two):
        received = "\n".join(browser.received)
        own = browser.client.cookies[guests.PERSON].partition(".")[0]
        people = set(room.sitters) - {own}
        assert len(received) > 100_000
        assert str(room.match.commitment) in received
        assert room.table.seed not in received
        assert tokens[seat] in received
        assert tokens[1 - seat] not in received
        assert not any(person in received for person in people)
        assert services.keys.newest not in received
        assert room.table.seed in last[seat]
        assert tokens[1 - seat] not in last[seat]
    result = two[0].page["html"]["result"]
    for points in room.match.scores():
        assert f"<td>{points}</td>" in result


def test_who_is_looking_is_told_without_drawing_the_board(
    two: list[Browser], stack: ExitStack
) -> None:
    me, other = two
    here = me.hear()
    while "chairs" not in here or "away" in here["chairs"][1]["presence"]:
        here = me.hear()
    assert set(here) == {"chairs", "watching", "agreement", "absence"}  # nothing of the board
    assert all("here" in chair["presence"] for chair in here["chairs"])
    assert here["watching"] == ""
    stranger = another(me.client)
    stranger.cookies.set(guests.LOOK, "name=Mara")
    watcher = stack.enter_context(ExitStack())
    Browser(stranger, me.address, watcher)
    assert "Mara" in me.hear()["watching"]
    watcher.close()
    assert me.hear()["watching"] == ""
    other.channel.close()
    gone = me.hear()["chairs"][1]["presence"]
    assert "away since <time" in gone


def test_a_page_that_leaves_while_something_is_sent_is_no_fault(
    client: Client, services: Services, two: list[Browser], caplog: pytest.LogCaptureFixture
) -> None:
    viewer = Viewer("mara", "Mara", "en", Format.WIDE, "", only_here=True)
    id = room_of(services, two[0]).table.id
    leaving = cast(Channel, Leaving())
    client.blocking_portal.call(look_on, leaving, services, viewer, id)
    assert not caplog.records


class Leaving:
    """A channel that the browser closes just now, as uvicorn tells it."""

    connection_state = "connect"

    async def send_text(self, _: str) -> None:
        raise ClientDisconnected

    async def receive_text(self) -> str:
        silence: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        return await silence


def test_a_page_that_talks_nonsense_is_sent_off_when_nothing_is_being_sent(
    client: Client, services: Services, two: list[Browser]
) -> None:
    viewer = Viewer("mara", "Mara", "en", Format.WIDE, "", only_here=True)
    babbling = Babbling()
    id = room_of(services, two[0]).table.id
    client.blocking_portal.call(look_on, cast(Channel, babbling), services, viewer, id)
    assert babbling.closed == (4400, "nothing is being sent")


class Babbling:
    """A channel over which something is still being sent when nonsense comes."""

    connection_state = "connect"

    def __init__(self) -> None:
        self.sending = asyncio.Event()
        self.closed: tuple[int, str] | None = None

    async def send_text(self, _: str) -> None:
        self.sending.set()
        for _turn in range(100):  # others have their turn meanwhile, more often than they need
            await asyncio.sleep(0)
        self.sending.clear()

    async def receive_text(self) -> str:
        await self.sending.wait()
        return "nonsense"

    async def close(self, code: int, reason: str) -> None:
        assert "invalid character" in reason
        self.closed = code, f"{'something' if self.sending.is_set() else 'nothing'} is being sent"
