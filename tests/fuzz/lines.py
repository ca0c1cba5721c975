"""Requests as bytes: real ones that were changed a little, and what is no HTTP at all."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from contextlib import suppress
from urllib.parse import quote, urlencode

from tests.fuzz import mutation
from tests.fuzz.answers import HANG, Answers
from tests.fuzz.doors import BODIES, FIELDS, new_tables
from tests.fuzz.place import Place

AT_ONCE = 6
LOOKS = "format=wide&touch=true&zone=river&board_of=1&seen_by=0"
ASKED = (
    "/", "/tables?known=x", "/me?stage=over&game=istanbul&result=won&people=true&q=a&first=1",
    "/me/games.zip", "/account", "/calls", "/healthz", "/manifest.webmanifest", "/sw.js",
    "/rules/istanbul",
    "/new/{game}?preset=full", "/calls/off/{seal}", "/calls/confirm/{seal}", "/t/{id}",
    "/t/{id}?as=1", "/t/{id}/match.txt", "/t/{id}/mini/12-day.svg", "/t/{id}/sit/{token}",
    "/t/{id}/analysis", "/t/{id}/analysis/now", "/t/{id}/replay?at=3&seen_by=1",
    "/t/{id}/analysis/board?at=3&turn=1&better=true&step=1&format=wide&zone=x",
    "/t/{id}/replay/course?seen_by=0", "/t/{id}/replay/moment?at=3&was=1&" + LOOKS,
    "/t/{id}/replay/position.svg?at=3&theme=night&" + LOOKS,
    "/t/{id}/replay/turn.svg?at=3&theme=day&" + LOOKS, "/t/{id}/suggestion?ask={ask}",
    "/t/{id}/hint?ask={ask}&path=1&path=2", "/t/{id}/branch?ask={ask}&path=1&path=2",
    "/t/{id}/hint/board?ask={ask}&given=1&path=1&reply=2&format=tall&zone=",
    "/t/{id}/why?action=3&path=1", "/t/{id}/live?format=wide",
)  # fmt: skip
POSTED_FORMS = (
    "/look", "/new/{game}", "/play/{game}", "/t/{id}/sit", "/t/{id}/name", "/t/{id}/back",
    "/t/{id}/vote", "/t/{id}/pace", "/t/{id}/beforehand", "/t/{id}/remove", "/t/{id}/open",
    "/t/{id}/sit/{token}", "/t/{id}/seat-link", "/t/{id}/fill", "/t/{id}/again", "/t/{id}/leave",
    "/account/sign-in", "/account/sign-out", "/account/password", "/calls", "/calls/off",
    "/calls/off/{seal}", "/me/forget", "/replay",
)  # fmt: skip
POSTED_BODIES = (
    "/t/{id}/answer", "/t/{id}/take-back", "/t/{id}/say", "/t/{id}/mute", "/calls/push",
    "/t/{id}/notify",
)  # fmt: skip
STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
WITHOUT_BODY = (204, 304)


class Author:
    """Writes requests that a browser might have sent, and changes them."""

    def __init__(self, place: Place, rng: random.Random) -> None:
        self.place = place
        self.rng = rng

    def request(self) -> bytes:
        """Its length is always what it says: who says too much has to wait."""
        rng = self.rng
        method, target, kind, body = self._whole()
        headers = {
            "host": "127.0.0.1:8000",
            "cookie": rng.choice(self.place.cookies),
            "accept": rng.choice(("text/html", "*/*")),
            "accept-language": rng.choice(("en", "ru", "ru;q=0.5,en")),
        }
        if kind:
            headers["content-type"] = kind
        match rng.randrange(8):
            case 0 | 1 | 2:
                target = mutation.text(rng, target)
            case 3 | 4 if body:
                body = mutation.raw(rng, body)
            case 5:
                name = rng.choice(list(headers))
                headers[name] = mutation.text(rng, headers[name])
            case 6:
                method = rng.choice((method, "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW"))
        if rng.random() < 0.9:
            target = quote(target, safe="/?&=%#;.~:@!$'()*+,[]", errors="replace")
        lines = [f"{method} {target} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
        lines.append(f"content-length: {len(body)}")
        return "\r\n".join([*map(one_line, lines), "", ""]).encode(errors="replace") + body

    def _whole(self) -> tuple[str, str, str, bytes]:
        rng = self.rng
        kind = rng.randrange(3)
        if kind == 0:
            return "GET", self._real(rng.choice(ASKED)), "", b""
        if kind == 1:
            path = rng.choice(POSTED_FORMS)
            form = rng.choice(new_tables())[1] if path.startswith("/new/") else FIELDS
            form = mutation.form(rng, form, tuple(form))
            body = urlencode(form, errors="replace").encode()
            return "POST", self._real(path), "application/x-www-form-urlencoded", body
        data = rng.choice(list(BODIES.values()))
        if "ask" in data:
            data = data | {"ask": rng.choice(self.place.asks)}
        text = mutation.document(rng, data) if rng.random() < 0.8 else json.dumps(data)
        return "POST", self._real(rng.choice(POSTED_BODIES)), "application/json", text.encode()

    def _real(self, path: str) -> str:
        rng, place = self.rng, self.place
        return path.format(
            id=rng.choice(place.tables),
            game=rng.choice(place.games),
            token=rng.choice(place.tokens),
            ask=rng.choice(place.asks),
            seal="W10.0",
        )

    def noise(self) -> bytes:
        """Bytes of any kind; many begin like a request."""
        rng = self.rng
        match rng.randrange(4):
            case 0:
                return rng.randbytes(rng.choice((1, 10, 300, 5000)))
            case 1:
                return mutation.raw(rng, HANDSHAKE.replace(b"ID", self._real("{id}").encode()))
        return mutation.raw(rng, self.request())


HANDSHAKE = (
    b"GET /t/ID/live HTTP/1.1\r\nhost: 127.0.0.1:8000\r\nupgrade: websocket\r\n"
    b"connection: Upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"sec-websocket-extensions: permessage-deflate\r\n\r\n\x81\x85\x00\x00\x00\x00hello"
)


def one_line(text: str) -> str:
    return text.replace("\r", " ").replace("\n", " ")


class Connection:
    """One connection that is kept as long as the server keeps it."""

    def __init__(self, port: int, answers: Answers) -> None:
        self.port = port
        self.answers = answers
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> None:
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(HANG):
                if self._streams is None:
                    self._streams = await asyncio.open_connection("127.0.0.1", self.port)
                status = await self._answer(request)
        except TimeoutError:
            self.answers.hang(repr(request))
            self.close()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            self.answers.closed += 1
            self.close()
        else:
            self.answers.note(status, time.perf_counter() - begun, repr(request))

    async def _answer(self, request: bytes) -> int:
        assert self._streams
        reader, writer = self._streams
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        found, length = STATUS.match(head), LENGTH.search(head)
        status = int(found[1]) if found else 0
        if b"chunked" in head.lower():
            await reader.readuntil(b"0\r\n\r\n")
        elif length and not request.startswith(b"HEAD ") and status not in WITHOUT_BODY:
            await reader.readexactly(int(length[1]))
        if b"connection: close" in head.lower():
            self.close()
        return status

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()
            self._streams = None


async def make_noise(port: int, bytes_sent: bytes, answers: Answers) -> None:
    """What is no request, on a connection of its own: the server answers or not, but it ends."""
    begun = time.perf_counter()
    try:
        async with asyncio.timeout(HANG):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(bytes_sent)
                with suppress(OSError):
                    writer.write_eof()
                heard = await reader.read(-1)
            finally:
                writer.close()
    except TimeoutError:
        answers.hang(repr(bytes_sent))
    except OSError:
        answers.closed += 1
    else:
        found = STATUS.match(heard)
        if found:
            answers.note(int(found[1]), time.perf_counter() - begun, repr(bytes_sent))
        else:
            answers.closed += 1


async def send(port: int, place: Place, number: int, answers: Answers, seed: int) -> None:
    """So many requests, over a few connections at once; a fifth of it is noise."""

    async def go_on(nth: int) -> None:
        author = Author(place, random.Random(f"{seed}/{nth}"))
        connection = Connection(port, answers)
        for _ in range(number // AT_ONCE):
            if author.rng.random() < 0.2:
                answers.inputs["noise"] += 1
                await make_noise(port, author.noise(), answers)
            else:
                answers.inputs["requests"] += 1
                await connection.ask(author.request())
        connection.close()

    await asyncio.gather(*(go_on(nth) for nth in range(AT_ONCE)))
