"""Several people at one device: each sees their own, and nobody anything while it changes hands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from litestar.testing import TestClient

from majlis.table import guests
from majlis.table.agreement import Motion
from majlis.table.app import application
from majlis.table.rematch import play_again
from majlis.table.services import Services
from tests.table.conftest import another
from tests.table.playing import person_of
from tests.table.test_live import Browser

Client = TestClient[Any]
SECRETS = "istanbul"
NO_SECRETS = "through-the-desert"
OWN_CARD = re.compile(r"You</b> draw: ([^<]+)<")
"""As the log tells it to nobody else."""


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def share(client: Client, game: str, *more: str) -> str:
    """A table at which Leila and Tomas share a device."""
    form = {"name": "Leila", "seat0": "me", "seat1": "here", "name1": "Tomas"}
    form |= {f"seat{seat}": who for seat, who in enumerate(more, 2)}
    form["players"] = str(2 + len(more))
    answer = client.post(f"/new/{game}", data=form, follow_redirects=False)
    return str(answer.headers["location"])


def cookie(client: Client) -> str:
    return client.cookies[guests.PERSON]


class Shared(Browser):
    """A device whose page knows in whose name it answers."""

    def take(self, seat: int) -> dict[str, Any]:
        self.channel.send_json({"looks": seat})
        return self.update()

    def update(self) -> dict[str, Any]:
        update = super().update()
        self.companion = update.get("companion")
        self.next = update.get("html", {}).get("question", "")
        return update

    def answer(self, services: Services) -> dict[str, Any]:
        """The first thing that is legal, in the name of whoever looks."""
        room = services.rooms._open[self.address.removeprefix("/t/")]
        own = "" if self.companion is None else f"?as={self.companion}"
        move = {"ask": self.page["ask"], "actions": [room.match.legal(self.companion or 0)[0]]}
        answer = self.post(f"answer{own}", move)
        assert answer.status_code == 200, answer.text
        return self.update()


def asked_seat(question: str) -> int:
    return int(question.partition('data-looks="')[2].partition('"')[0])


def test_while_it_changes_hands_it_shows_what_watchers_see(
    client: Client, stack: ExitStack
) -> None:
    address = share(client, SECRETS)
    device = Shared(client, address, stack)
    watcher = Browser(another(client), address, stack)
    covered, seen = json.loads(device.received[1]), json.loads(watcher.received[1])
    assert "Give the device to" in covered["html"]["question"]
    assert "ask" not in covered
    for part in ("nodes", "places", "log", "defs"):
        assert covered[part] == seen[part], part
    assert {k: v for k, v in covered["html"].items() if k != "question"} == {
        k: v for k, v in seen["html"].items() if k != "question"
    }


def test_whoever_takes_it_sees_what_they_would_see_on_a_device_of_their_own(
    client: Client, stack: ExitStack
) -> None:
    address = share(client, SECRETS)
    seat_link = client.get(address).text.partition(f"{address}/sit/")[2].partition('"')[0]
    alone = another(client)
    alone.post(f"{address}/sit/{seat_link}", data={}, follow_redirects=False)
    own = json.loads(Browser(alone, address, stack).received[1])
    device = Shared(client, address, stack)
    covered = json.loads(device.received[1])["nodes"]
    taken = device.take(0)
    shown = {key: taken["nodes"].get(key, covered.get(key)) for key in own["nodes"]}
    assert shown == own["nodes"]
    assert shown != covered  # there was something to cover
    assert taken["log"]["add"] == own["log"]["add"]
    assert taken["log"]["keep"] == 0


def test_nobody_sees_the_other_s_secrets_on_the_way(
    client: Client, services: Services, stack: ExitStack
) -> None:
    device = Shared(client, share(client, SECRETS), stack)
    first = asked_seat(device.next)
    sent = [json.dumps(device.take(first))]
    while device.page["ask"] is not None:
        sent.append(json.dumps(device.answer(services)))
        assert len(sent) < 20
    assert asked_seat(device.next) == 1 - first
    assert not OWN_CARD.search(sent[-1])
    mine = set(OWN_CARD.findall(" ".join(sent)))
    theirs = set(OWN_CARD.findall(json.dumps(device.take(1 - first))))
    assert mine
    assert theirs
    assert not any(card in one for card in theirs - mine for one in sent)


def test_whoever_has_played_their_plan_is_not_told_that_it_is_lost(
    client: Client, services: Services, stack: ExitStack
) -> None:
    device = Shared(client, share(client, SECRETS), stack)
    seat = asked_seat(device.next)
    device.take(seat)
    room = services.rooms._open[device.address.removeprefix("/t/")]
    own = "" if device.companion is None else f"?as={device.companion}"
    while "data-looks" not in device.next:
        ask, path = device.page["ask"], [room.match.legal(seat)[0]]
        device.channel.send_json({"plan": {"ask": ask, "path": path}})
        planned = device.update()["draft"]["path"]
        assert device.post(f"answer{own}", {"ask": ask, "actions": planned}).status_code == 200
        assert not device.update().get("notice")
    assert asked_seat(device.next) != seat


def test_without_secrets_it_goes_to_the_next_by_itself(
    client: Client, services: Services, stack: ExitStack
) -> None:
    device = Shared(client, share(client, NO_SECRETS), stack)
    lookers = []
    for _ in range(8):  # a camel is two answers
        assert device.page["ask"] is not None
        lookers.append(device.companion)
        device.answer(services)
    assert lookers in ([None, None, 1, 1] * 2, [1, 1, None, None] * 2)


def test_whoever_has_looked_back_goes_on_until_there_is_something_new(
    client: Client, stack: ExitStack
) -> None:
    device = Shared(client, share(client, SECRETS), stack)
    asked = asked_seat(device.next)
    device.take(1 - asked)
    assert device.page["ask"] is None
    assert 'data-looks="-1"' in device.next
    device.take(-1)
    assert "Give the device to" in device.next
    device.take(7)
    assert "Give the device to" in device.page["html"]["question"]
    device.take(asked)
    assert device.page["ask"] is not None


def test_answers_are_those_of_whoever_they_are_sent_for(client: Client, stack: ExitStack) -> None:
    address = share(client, NO_SECRETS)
    device = Shared(client, address, stack)
    move = {"ask": device.page["ask"], "actions": [int(next(iter(device.page["tree"])))]}
    wrong = "?as=1" if device.companion is None else ""
    assert device.post(f"answer{wrong}", move).status_code == 409
    assert device.post("answer?as=5", move).status_code == 403
    stranger = another(client)
    assert stranger.post(f"{address}/answer?as=1", json=move).status_code == 403
    # A companion is known by no cookie: whatever they ask for, it stays the owner's.
    owner = cookie(client)
    client.get(f"{address}?as=1")
    assert cookie(client) == owner


def test_both_sit_down_again_at_the_next_table(
    client: Client, services: Services, stack: ExitStack
) -> None:
    """Somebody else has set it, and their seats are kept."""
    address = share(client, SECRETS, "open")
    rosa = another(client)
    rosa.post(f"{address}/sit", data={"name": "Rosa", "seat": "2"}, follow_redirects=False)
    call = client.blocking_portal.call
    room = call(services.rooms.room, address.removeprefix("/t/"))
    call(room.voting.vote, person_of(client), Motion.END)  # two of three
    again = f"/t/{call(play_again, room, person_of(rosa), services.rooms)}"
    for seat, name in enumerate(["Leila", "Tomas"]):
        asked = Shared(client, again, stack).next
        assert f'value="{name}"' in asked
        assert f'name="seat" value="{seat}"' in asked
        sat = client.post(f"{again}/sit", data={"name": name, "seat": str(seat)})
        assert sat.status_code == 200
    assert call(services.rooms.room, again.removeprefix("/t/")).begun


def test_what_is_read_elsewhere_shows_no_secrets_either(client: Client) -> None:
    address = share(client, SECRETS)
    watcher = another(client)
    read = client.get(f"{address}/match.txt").text
    assert read == watcher.get(f"{address}/match.txt").text
    with ZipFile(BytesIO(client.get("/me/games.zip").content)) as packed:
        (name,) = packed.namelist()
        assert packed.read(name).decode() == read


def test_a_shared_table_on_the_home_page_is_one_line(client: Client) -> None:
    address = share(client, NO_SECRETS)
    home = client.get("/", headers={"accept": "text/html"}).text
    assert home.count(f'href="{address}"') == 1
    assert "One table waits for you" in home or "Your turn" in home


def test_a_form_without_an_owner_or_a_name_is_refused(client: Client) -> None:
    form = {"players": "2", "name": "Leila", "seat0": "here", "name0": "Tomas", "seat1": "open"}
    refused = client.post(f"/new/{NO_SECRETS}", data=form)
    assert refused.status_code == 422
    assert "choose “me”" in refused.text
    form |= {"seat0": "me", "seat1": "here", "name1": " "}
    assert client.post(f"/new/{NO_SECRETS}", data=form).status_code == 422


def test_leaving_takes_everybody_at_the_device_along(client: Client, services: Services) -> None:
    address = share(client, NO_SECRETS, "open")
    client.post(f"{address}/name?as=1", data={"name": "Tom"}, follow_redirects=False)
    room = services.rooms._open[address.removeprefix("/t/")]
    assert [seat.name for seat in room.seats] == ["Leila", "Tom", ""]
    client.post(f"{address}/leave", follow_redirects=False)
    assert all(seat.free for seat in room.seats)


def test_a_companion_s_seat_that_is_handed_over_leaves_the_shared_device(
    client: Client, services: Services
) -> None:
    address = share(client, NO_SECRETS)
    room = services.rooms._open[address.removeprefix("/t/")]
    owner = cookie(client).partition(".")[0]
    assert room.seats_at(owner) == [0, 1]
    tomas = another(client)
    tomas.get("/")
    link = f"{address}/sit/{room.seats[1].token}"
    assert tomas.post(link, data={}, follow_redirects=False).status_code == 303
    assert room.seats_at(owner) == [0]
    assert room.seats_at(cookie(tomas).partition(".")[0]) == [1]
    again = client.blocking_portal.call(services.store.load, room.table.id)
    assert again.sitters == room.sitters


def test_a_restart_keeps_everybody_s_seat(sqlite_url: str) -> None:
    with TestClient(application(Services(sqlite_url, renderers=0)), "http://table.test") as client:
        address = share(client, SECRETS)
        cookies = client.cookies
    after = application(Services(sqlite_url, renderers=0))
    with TestClient(after, "http://table.test") as client, ExitStack() as stack:
        client.cookies = cookies
        device = Shared(client, address, stack)
        seat = asked_seat(device.next)
        device.take(seat)
        assert device.companion == (None if seat == 0 else 1)
        assert device.page["ask"] is not None
