"""Being called: once for each turn, in quiet hours not, by push and by mail, over a restart too."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from litestar.testing import TestClient

from majlis.table.address_book import Calling
from majlis.table.app import application
from majlis.table.mail import BadMailServer, Mailer, MailServer
from majlis.table.pushes import (
    CURVE,
    NotPublic,
    Subscription,
    decoded,
    deliver_publicly,
    encoded,
    encrypted,
    point,
)
from majlis.table.services import Services
from tests.table.clock import HandClock
from tests.table.conftest import AtOnce, another
from tests.table.test_live import Browser, set_table

Client = TestClient[Any]
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()


class PushService:
    """A browser with keys of its own, and the service that hands messages on to it."""

    def __init__(self, name: str = "one") -> None:
        self.endpoint = f"https://push.example/{name}?to=me"
        self.key = ec.generate_private_key(CURVE)
        self.auth = bytes(range(16))
        self.status = 201
        self.sent: list[tuple[str, dict[str, str], bytes]] = []

    def deliver(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        self.sent.append((endpoint, headers, body))
        return self.status

    @property
    def subscription(self) -> dict[str, Any]:
        """As the browser tells it to the page."""
        keys = {"p256dh": encoded(point(self.key.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self) -> list[dict[str, Any]]:
        """What the browser finds in the messages, decrypted by RFC 8291 on its own."""
        return [json.loads(self._decrypted(body)) for _, _, body in self.sent]

    def _decrypted(self, body: bytes) -> bytes:
        salt, size, theirs = body[:16], body[20], body[21:86]
        assert size == 65
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        )
        info = b"WebPush: info\0" + point(self.key.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[86:], None)
        assert text.endswith(b"\x02")
        return text[:-1]


@pytest.fixture
def push() -> PushService:
    return PushService()


@pytest.fixture
def clock() -> HandClock:
    return HandClock(NOON)


@pytest.fixture
def letters() -> list[EmailMessage]:
    return []


def served(
    url: str, clock: HandClock, push: PushService, letters: list[EmailMessage] | None = None
) -> Services:
    mailer = Mailer(url="https://table.test")
    if letters is not None:
        mailer.sender, mailer.send = "table@table.test", letters.append
    services = Services(url, renderers=0, clock=clock, mailer=mailer)
    services.thinkers = services.rooms.thinkers = AtOnce()
    services.pushes.deliver = push.deliver
    return services


@pytest.fixture
def services(
    sqlite_url: str, clock: HandClock, push: PushService, letters: list[EmailMessage]
) -> Services:
    return served(sqlite_url, clock, push, letters)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def rested(client: Client, services: Services) -> None:
    """Everybody who is to be called has been."""
    assert client.blocking_portal is not None
    client.blocking_portal.call(services.caller.rest)


def table_for_two(client: Client) -> tuple[Client, str]:
    """Tomas sits down at Leila's table; it can begin."""
    address = set_table(client, "me", "open")
    tomas = another(client)
    tomas.get("/")
    return tomas, address


def let_call(client: Client, push: PushService) -> None:
    assert client.post("/calls/push", json=push.subscription).status_code == 204


def answer(services: Services, client: Client, address: str, *players: Client) -> None:
    """The first thing that is legal, by whoever is asked."""
    room = services.rooms._open[address.removeprefix("/t/")]
    seat = room.match.waiting[0]
    move = {"ask": room.ledger.ask(seat), "actions": [room.match.legal(seat)[0]]}
    assert players[seat].post(f"{address}/answer", json=move).status_code == 200
    rested(client, services)


def begin(services: Services, client: Client, tomas: Client, address: str) -> None:
    tomas.post(f"{address}/sit", data={"name": "Tomas", "seat": "1"}, follow_redirects=False)
    rested(client, services)


def play_round(services: Services, client: Client, tomas: Client, address: str) -> None:
    room = services.rooms._open[address.removeprefix("/t/")]
    first = room.match.state.turn
    while room.match.state.turn < first + 2:
        answer(services, client, address, client, tomas)


def test_whoever_does_not_look_is_called_once_a_turn(
    client: Client, services: Services, push: PushService
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    begin(services, client, tomas, address)
    room = services.rooms._open[address.removeprefix("/t/")]
    before = len(push.sent)
    assert before == (1 if room.match.waiting == [1] else 0)
    for nth in (1, 2):
        play_round(services, client, tomas, address)
        assert len(push.sent) == before + nth
    for nth in (3, 4, 5):  # the fifth leader is the only one left: that much is answered by itself
        play_round(services, client, tomas, address)
        assert len(push.sent) == before + nth
    (notice, *_) = push.read()
    assert notice["title"] == "Your turn · Through the Desert"
    assert notice["url"] == address
    assert "waits for you" in notice["body"]
    assert client.get(notice["icon"]).headers["content-type"] == "image/png"
    assert client.get(notice["badge"]).status_code == 200


def test_a_message_is_signed_and_only_its_browser_can_read_it(
    client: Client, services: Services, push: PushService
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    endpoint, headers, body = push.sent[0]
    assert endpoint == push.endpoint
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert b"turn" not in body
    scheme, _, said = headers["authorization"].partition(" t=")
    token, _, key = said.partition(",k=")
    assert scheme == "vapid"
    assert key == services.pushes.public_key
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(key))
    public.verify(utils.encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert claims["aud"] == "https://push.example"
    assert NOON < claims["exp"] <= NOON + 24 * 3600


def test_whoever_looks_is_not_called(
    client: Client, services: Services, push: PushService, stack: ExitStack
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    Browser(tomas, address, stack)
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    assert push.sent == []


@pytest.mark.parametrize(("code", "calls"), [(1001, 0), (1006, 1)], ids=["closed", "lost"])
def test_whose_page_is_lost_as_the_turn_begins_is_called_all_the_same(
    client: Client,
    services: Services,
    push: PushService,
    clock: HandClock,
    code: int,
    calls: int,
) -> None:
    """Whoever closes it has seen what is asked."""
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    with ExitStack() as stack:
        page = Browser(tomas, address, stack)
        begin(services, client, tomas, address)
        room = services.rooms._open[address.removeprefix("/t/")]
        while room.match.waiting != [1]:
            answer(services, client, address, client, tomas)
        page.channel.close(code)
    assert push.sent == []
    assert client.blocking_portal is not None
    client.blocking_portal.call(services.caller.look_round)
    assert push.sent == []  # it may come back
    clock.at += 30
    client.blocking_portal.call(services.caller.look_round)
    assert len(push.sent) == calls


def test_a_page_that_nobody_sees_tells_once_a_turn_and_not_in_quiet_hours(
    client: Client, services: Services, push: PushService, clock: HandClock, stack: ExitStack
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    Browser(tomas, address, stack)
    begin(services, client, tomas, address)

    def come_to_tomas() -> None:
        room = services.rooms._open[address.removeprefix("/t/")]
        while room.match.waiting != [1]:
            answer(services, client, address, client, tomas)

    def may_tell(who: Client) -> bool:
        return bool(who.post(f"{address}/notify").json()["now"])

    come_to_tomas()
    assert [may_tell(tomas) for _ in range(2)] == [True, False]  # two pages, or one twice
    assert not may_tell(client)  # it is not their turn
    play_round(services, client, tomas, address)
    come_to_tomas()
    quiet = {"quiet": "true", "quiet_from": "11:00", "quiet_to": "13:00", "zone": "UTC"}
    tomas.post("/calls", data=quiet)
    assert not may_tell(tomas)
    clock.at += 3601
    assert may_tell(tomas)
    assert push.sent == []


def test_whose_seat_is_kept_at_the_next_table_is_called(
    client: Client, services: Services, push: PushService, stack: ExitStack
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    page = Browser(tomas, address, stack)
    begin(services, client, tomas, address)
    for one in (client, tomas):
        one.post(f"{address}/vote", data={"motion": "end"}, follow_redirects=False)
    page.channel.close(1001)
    client.post(f"{address}/again", follow_redirects=False)
    rested(client, services)
    room = services.rooms._open[address.removeprefix("/t/")]
    (notice,) = push.read()
    assert notice["url"] == f"/t/{room.next}"
    assert "Your seat is kept" in notice["body"]
    assert client.blocking_portal is not None
    client.blocking_portal.call(services.caller.look_at, room.table.id)
    assert len(push.sent) == 1


def test_whoever_sees_the_new_table_being_set_is_not_called(
    client: Client, services: Services, push: PushService, stack: ExitStack
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    Browser(tomas, address, stack)
    begin(services, client, tomas, address)
    for one in (client, tomas):
        one.post(f"{address}/vote", data={"motion": "end"}, follow_redirects=False)
    client.post(f"{address}/again", follow_redirects=False)
    rested(client, services)
    assert push.sent == []


def test_who_signs_out_is_not_called_on_that_device_any_more(
    client: Client, services: Services, push: PushService
) -> None:
    tomas, address = table_for_two(client)
    account = {"name": "Tomas", "password": "camels and palms"}
    tomas.post("/account/create", data=account, follow_redirects=False)
    let_call(tomas, push)
    begin(services, client, tomas, address)
    called = len(push.sent)
    tomas.post("/account/sign-out", data={"endpoint": push.endpoint}, follow_redirects=False)
    tomas.post("/account/sign-in", data=account, follow_redirects=False)
    play_round(services, client, tomas, address)
    play_round(services, client, tomas, address)
    assert len(push.sent) == called


def test_a_browser_that_renews_its_subscription_is_called_there(
    client: Client, services: Services, push: PushService
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    old, push.endpoint = push.endpoint, "https://push.example/two"
    renewed = push.subscription | {"instead_of": old}
    assert tomas.post("/calls/push", json=renewed).status_code == 204
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    play_round(services, client, tomas, address)
    assert {endpoint for endpoint, _, _ in push.sent} == {push.endpoint}
    tomas.post("/calls/off")
    assert (
        tomas.post("/calls/push", json=renewed | {"instead_of": push.endpoint}).status_code == 204
    )
    called = len(push.sent)
    play_round(services, client, tomas, address)
    assert len(push.sent) == called  # who has turned it off is not called by a renewal


def test_a_restart_calls_nobody_twice_and_forgets_nobody(
    sqlite_url: str, clock: HandClock, push: PushService
) -> None:
    services = served(sqlite_url, clock, push)
    with TestClient(application(services), base_url="http://table.test") as client:
        tomas, address = table_for_two(client)
        let_call(tomas, push)
        room = services.rooms._open[address.removeprefix("/t/")]
        room.when_written = lambda _: None  # the server stops before it can call
        tomas.post(f"{address}/sit", data={"name": "Tomas", "seat": "1"}, follow_redirects=False)
        while room.match.waiting != [1]:
            seat, moves = 0, room.match.legal(0)
            move = {"ask": room.ledger.ask(seat), "actions": [moves[0]]}
            client.post(f"{address}/answer", json=move)
        key = services.pushes.public_key
    assert push.sent == []
    for _ in range(2):
        services = served(sqlite_url, clock, push)
        with TestClient(application(services), base_url="http://table.test") as client:
            assert client.blocking_portal is not None
            client.blocking_portal.call(services.caller.catch_up)
            assert services.pushes.public_key == key
        assert len(push.sent) == 1


def test_a_browser_that_is_gone_is_forgotten(
    client: Client, services: Services, push: PushService
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    push.status = 410
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    play_round(services, client, tomas, address)
    assert len(push.sent) == 1


def test_quiet_hours_put_a_call_off(
    client: Client, services: Services, push: PushService, clock: HandClock
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    hours = {"quiet": "true", "quiet_from": "11:00", "quiet_to": "14:00", "zone": "Europe/Berlin"}
    tomas.post("/calls", data=hours, follow_redirects=False)
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    assert push.sent == []  # it is 13:00 in Berlin
    assert client.blocking_portal is not None
    room = services.rooms._open[address.removeprefix("/t/")]
    while room.match.waiting != [1]:
        answer(services, client, address, client, tomas)
    client.blocking_portal.call(services.caller.look_round)
    assert push.sent == []
    clock.at += 3600
    client.blocking_portal.call(services.caller.look_round)
    client.blocking_portal.call(services.caller.look_round)
    assert len(push.sent) == 1


def test_a_call_that_was_put_off_outlives_the_server(
    sqlite_url: str, push: PushService, clock: HandClock
) -> None:
    services = served(sqlite_url, clock, push)
    with TestClient(application(services), base_url="http://table.test") as client:
        tomas, address = table_for_two(client)
        let_call(tomas, push)
        hours = {"quiet": "true", "quiet_from": "11:00", "quiet_to": "14:00", "zone": "UTC"}
        tomas.post("/calls", data=hours, follow_redirects=False)
        begin(services, client, tomas, address)
        room = services.rooms._open[address.removeprefix("/t/")]
        while room.match.waiting != [1]:
            answer(services, client, address, client, tomas)
    called = []
    for hour in (13, 14, 15):
        clock.at = NOON + 3600 * (hour - 12)
        services = served(sqlite_url, clock, push)
        with TestClient(application(services), base_url="http://table.test") as client:
            assert client.blocking_portal is not None
            client.blocking_portal.call(services.caller.catch_up)
            client.blocking_portal.call(services.caller.look_round)
        called.append(len(push.sent))
    assert called == [0, 1, 1]


def test_whoever_has_answered_in_quiet_hours_is_not_called_after_them(
    client: Client, services: Services, push: PushService, clock: HandClock
) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    hours = {"quiet": "true", "quiet_from": "11:00", "quiet_to": "14:00", "zone": "UTC"}
    tomas.post("/calls", data=hours, follow_redirects=False)
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    room = services.rooms._open[address.removeprefix("/t/")]
    while room.match.waiting != [0]:
        answer(services, client, address, client, tomas)
    clock.at += 3 * 3600
    assert client.blocking_portal is not None
    client.blocking_portal.call(services.caller.look_round)
    assert push.sent == []
    assert client.blocking_portal.call(services.caller.book.due, clock.at) == []


@pytest.mark.parametrize(
    ("quiet", "hour", "until"),
    [
        ((22, 8), 23, 32), ((22, 8), 7, 8), ((22, 8), 12, 12), ((22, 8), 8, 8),
        ((9, 17), 12, 17), ((9, 17), 8, 8), ((0, 0), 3, 3),
    ],
)  # fmt: skip
def test_quiet_hours(quiet: tuple[int, int], hour: int, until: int) -> None:
    midnight = datetime(2026, 11, 16, tzinfo=UTC).timestamp()
    calling = Calling("x", quiet_from=quiet[0] * 60, quiet_to=quiet[1] * 60, zone="No/Where")
    assert calling.quiet_until(midnight + hour * 3600) == midnight + until * 3600


def test_one_click_and_nobody_calls(client: Client, services: Services, push: PushService) -> None:
    tomas, address = table_for_two(client)
    let_call(tomas, push)
    assert "No more calls" in tomas.get("/calls").text
    assert tomas.post("/calls/off").status_code == 204
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    assert push.sent == []
    assert "No more calls" not in tomas.get("/calls").text


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://push.example:8443/x"},
        {"endpoint": "https://push.example/" + "x" * 2000},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "https://[::1"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"}},
        {"keys": {"p256dh": "ä", "auth": "AAAA"}},
    ],
)
def test_no_browser_would_say_that(
    client: Client, push: PushService, changed: dict[str, Any]
) -> None:
    refused = client.post("/calls/push", json=push.subscription | changed)
    assert refused.status_code == 422
    assert refused.json() == {"text": "This browser gave an address that cannot be called."}


@pytest.mark.parametrize(
    "host",
    [
        *["127.0.0.1", "localhost", "10.0.0.7", "169.254.169.254", "224.0.0.1"],
        *["[::1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]"],
    ],
)
def test_nobody_makes_us_post_to_an_inner_host(host: str) -> None:
    with pytest.raises(NotPublic):
        deliver_publicly(f"https://{host}/x", {}, b"")


def test_encryption_is_that_of_the_example_in_rfc_8291() -> None:
    """Appendix A."""
    own = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    browser = Subscription(
        "https://push.example",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = ec.derive_private_key(int.from_bytes(decoded(own), "big"), CURVE)
    text = b"When I grow up, I want to be a watermelon"
    made = encrypted(text, browser, key, decoded("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYW"
        "AmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgS"
        "xsj_Qulcy4a-fN"
    )


# -- mails -----------------------------------------------------------------------------------------


def link_in(letter: EmailMessage, path: str) -> str:
    text = letter.get_content()
    return str(path + text.partition(f"https://table.test{path}")[2].split()[0])


def have_account(client: Client, name: str) -> None:
    data = {"name": name, "password": "a long password"}
    assert client.post("/account/create", data=data).status_code == 200


def test_mails_are_for_accounts(client: Client, letters: list[EmailMessage]) -> None:
    assert 'name="address"' not in client.get("/calls").text
    refused = client.post("/calls", data={"mail": "true", "address": "a@example.org"})
    assert refused.status_code == 403
    assert "Mails are for those who have an account." in refused.text
    assert letters == []
    have_account(client, "Leila")
    assert 'name="address"' in client.get("/calls").text


def test_only_confirmed_addresses_get_mails(
    client: Client, services: Services, letters: list[EmailMessage]
) -> None:
    tomas, address = table_for_two(client)
    have_account(tomas, "Tomas")
    form = {"mail": "true", "address": " tomas@example.org "}
    tomas.post("/calls", data=form, follow_redirects=False)
    begin(services, client, tomas, address)
    play_round(services, client, tomas, address)
    (asks,) = letters  # whether it is theirs: nothing else
    assert asks["To"] == "tomas@example.org"
    assert "Is this your address?" in asks["Subject"]
    link = link_in(asks, "/calls/confirm/")
    assert "tomas@example.org" in client.get(link).text
    play_round(services, client, tomas, address)
    assert len(letters) == 1  # it wants a press
    assert "Thank you." in client.post(link).text
    play_round(services, client, tomas, address)
    (_, calls) = letters
    assert calls["Subject"] == "Your turn · Through the Desert"
    assert f"https://table.test{address}" in calls.get_content()
    off = link_in(calls, "/calls/off/")
    assert calls["List-Unsubscribe"] == f"<https://table.test{off}>"
    stranger = another(client)
    assert "Shall nobody call you any more?" in stranger.get(off).text
    play_round(services, client, tomas, address)
    assert len(letters) == 3  # a program that has looked into the mail changes nothing
    assert stranger.post(off).status_code == 200
    play_round(services, client, tomas, address)
    assert len(letters) == 3


def test_links_of_mails_cannot_be_made_up(client: Client, letters: list[EmailMessage]) -> None:
    have_account(client, "Leila")
    client.post("/calls", data={"mail": "true", "address": "a@example.org"})
    link = link_in(letters[0], "/calls/confirm/")
    off = link_in(letters[0], "/calls/off/")
    body = off.rpartition("/")[2].partition(".")[0]
    assert json.loads(urlsafe_b64decode(body + "==="))[0] == "off"
    swapped = [link.replace("confirm", "off"), off.replace("off/", "confirm/")]
    for wrong in (link[:-1], "/calls/off/x", *swapped):
        assert client.get(wrong).status_code == 403
    client.post("/calls", data={"mail": "true", "address": "b@example.org"})
    assert client.get(link).status_code == 403  # it was for another address


@pytest.mark.parametrize(
    "address", ["a", "a@b", "a@example.org\nBcc: all@example.org", "a b@example.org", "x" * 300]
)
def test_that_is_no_address(client: Client, letters: list[EmailMessage], address: str) -> None:
    have_account(client, "Leila")
    assert client.post("/calls", data={"address": address}).status_code == 422
    assert letters == []


def test_nobody_is_asked_too_often(client: Client, letters: list[EmailMessage]) -> None:
    have_account(client, "Leila")
    codes = [
        client.post("/calls", data={"address": f"a{nth}@example.org"}).status_code
        for nth in range(6)
    ]
    assert codes == [200] * 5 + [429]
    assert len(letters) == 5


def test_without_a_server_there_are_no_mails(sqlite_url: str, push: PushService) -> None:
    services = served(sqlite_url, HandClock(NOON), push)
    with TestClient(application(services), base_url="http://table.test") as client:
        assert "E-mail" not in client.get("/calls").text
        client.post("/calls", data={"mail": "true", "address": "a@example.org"})
        assert "a@example.org" not in client.get("/calls").text


def test_where_mails_are_handed_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_SMTP_PASSWORD", "word")
    server = MailServer.read("smtp://me%40example.org@mail.example.org")
    assert (server.port, server.tls, server.user) == (587, False, "me@example.org")
    assert (server.sender, server.password) == ("me@example.org", "word")
    server = MailServer.read("smtps://me@mail.example.org?from=table@example.org")
    assert (server.port, server.tls, server.sender) == (465, True, "table@example.org")
    for wrong in ("mail.example.org", "http://x@y", "smtp://me@host", "smtp://a@h:x?from=a@b.c"):
        with pytest.raises(BadMailServer):
            MailServer.read(wrong)


def test_a_mail_is_handed_in_over_tls_only(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    class Server:
        def __init__(self, host: str, port: int, **_: object) -> None:
            done.append(f"{host}:{port}")

        def __enter__(self) -> Server:
            return self

        def __exit__(self, *_: object) -> None:
            done.append("quit")

        def starttls(self, **_: object) -> None:
            done.append("tls")

        def login(self, user: str, password: str) -> None:
            done.append(f"{user}:{password}")

        def send_message(self, message: EmailMessage) -> None:
            done.append(message["To"])

    monkeypatch.setattr("smtplib.SMTP", Server)
    letter = EmailMessage()
    letter["To"] = "leila@example.org"
    MailServer("mail.example.org", 587, False, "me", "word", "me@example.org").send(letter)
    assert done == ["mail.example.org:587", "tls", "me:word", "leila@example.org", "quit"]


@pytest.mark.parametrize("time", ["", "25:00", "12", "aa:bb", "-1:30"])
def test_that_is_no_time(client: Client, time: str) -> None:
    form = {"quiet": "true", "quiet_from": time, "quiet_to": "08:00"}
    assert client.post("/calls", data=form).status_code == 422


# -- what phones need ------------------------------------------------------------------------------


def test_the_manifest_and_the_worker(client: Client) -> None:
    manifest = client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    told = manifest.json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    for icon in told["icons"]:
        picture = client.get(icon["src"]).content
        width = int.from_bytes(picture[16:20], "big")
        assert f"{width}x{width}" == icon["sizes"]
    worker = client.get("/sw.js")
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == "no-cache"
    assert "caches" not in worker.text
    assert '"fetch"' not in worker.text
