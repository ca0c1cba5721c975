"""The web application: routes, errors in words, and what every answer carries."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    ValidationException,
)
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from majlis.language import N_, language
from majlis.table.account_pages import ACCOUNT
from majlis.table.analysis_pages import ANALYSIS
from majlis.table.call_pages import CALLS
from majlis.table.chat_pages import TALK
from majlis.table.database import StoreBusy
from majlis.table.guests import Guest, address_of, known_person, same_origin, welcome
from majlis.table.health_pages import HEALTH
from majlis.table.home_pages import HOME
from majlis.table.live import PLAY
from majlis.table.logs import with_context
from majlis.table.me_pages import ME
from majlis.table.new_pages import NEW
from majlis.table.pages import LOOK, Visit, page
from majlis.table.refusals import NotAllowed, NotHere, Refusal
from majlis.table.replay_pages import REPLAY
from majlis.table.seat_pages import SEATS
from majlis.table.services import Services
from majlis.table.table_pages import TABLE
from majlis.table.templates import PALETTE, PICTURES, STATIC, edition
from majlis.table.wire import Sentence

log = logging.getLogger(__name__)

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
AGAIN = {429: {"retry-after": "5"}, 503: {"retry-after": "1"}}
"""What is said besides if the same may work in a moment."""
SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 64 * 1024
"""Bytes of a request: our forms are far smaller, and reading larger ones holds everybody up."""
CUT_OFF = "client disconnected prematurely"
"""How Litestar says that nobody waits for the answer any more."""
LONGEST_PART = 200
"""Letters between two slashes of an address."""
HOST = re.compile(r"([\w.-]{1,253}|\[[0-9a-fA-F:.]+\])(:\d{1,5})?")
PAGES = [
    *HOME,
    *LOOK,
    *NEW,
    *TABLE,
    *SEATS,
    *ANALYSIS,
    *REPLAY,
    *PLAY,
    *ME,
    *ACCOUNT,
    *TALK,
    *CALLS,
    *HEALTH,
]
"""Whatever can be asked for, but for files."""
KEPT = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)


def application(services: Services) -> Litestar:
    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncGenerator[None, None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    async def the_services() -> Services:
        return services

    async def the_guest(scope: Scope) -> Guest:
        return welcome(ASGIConnection(scope), services.keys)

    async def check(request: Visit) -> None:
        check_address(request)
        if not request.scope["path"].startswith("/static/"):
            person = known_person(request, services.keys)
            services.quotas.use_request(person, address_of(request))
        await check_csrf(request)

    app = Litestar(
        [
            *PAGES,
            palette_css,
            picture_svg,
            create_static_files_router(
                f"/static/{edition()}", directories=[STATIC], cache_control=KEPT
            ),
        ],
        dependencies={"services": Provide(the_services), "guest": Provide(the_guest)},
        lifespan=[opened],
        before_request=check,
        before_send=[add_headers],
        exception_handlers={Exception: explain},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        state=State({"services": services}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )
    app.asgi_handler = with_context(answer_heads(app.asgi_handler))
    return app


def answer_heads(app: ASGIApp) -> ASGIApp:
    """What can be asked for can be asked for without its content."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        asked: Any = scope
        if asked.get("method") == "HEAD":
            # A scope of its own: the server itself has to know that no content comes.
            asked = {**asked, "method": "GET"}
            await app(asked, receive, send_head)
        else:
            await app(scope, receive, send)

    return answer


@get(f"/static/{edition()}/palette.css", media_type="text/css", cache_control=KEPT)
async def palette_css() -> str:
    """The colours of the house and of the games."""
    return PALETTE


@get(
    [f"/static/{edition()}/{folder}/{{name:str}}" for folder in PICTURES],
    media_type="image/svg+xml",
    cache_control=KEPT,
)
async def picture_svg(request: Visit, name: FromPath[str]) -> str:
    """The picture of a game or of a bot."""
    folder = request.scope["path"].split("/")[-2]
    if name not in PICTURES[folder]:
        raise NotHere
    return PICTURES[folder][name]


def check_address(request: Visit) -> None:
    """Nobody's browser asks for these: they would only trouble whoever takes them apart."""
    path = request.scope["path"]
    if "\0" in path or any(len(part) > LONGEST_PART for part in path.split("/")):
        raise NotHere
    if not is_host(request.headers.get("host", "")):
        raise Refusal(N_("The table does not understand that request."))


def is_host(text: str) -> bool:
    """Whether an address can be made of it: a port may be too large, brackets may hold anything."""
    try:
        return HOST.fullmatch(text) is not None and urlsplit(f"//{text}").port != 0
    except ValueError:
        return False


async def check_csrf(request: Visit) -> None:
    """A form or script of another site must not act in our guest's name."""
    if request.method not in SAFE and not same_origin(request):
        raise NotAllowed(N_("This came from another site."))


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS.items()]


def explain(request: Visit, error: Exception) -> Response[Any]:
    """Whatever goes wrong, a sentence: as a page for readers, as JSON for scripts."""
    status, sentence = said_of(error)
    if status == 500:
        log.error("%s %s has failed", request.method, request.scope["path"], exc_info=error)
    if status == 503:
        log.warning("%s %s has to wait: %s", request.method, request.scope["path"], error)
    services: Services = request.app.state.services
    services.metrics.refused.labels(status).inc()
    guest = welcome(request, services.keys)
    text = language(guest.language).gettext(sentence)
    if "text/html" not in request.headers.get("accept", ""):
        return Response(Sentence(text), status_code=status, headers=AGAIN.get(status, {}))
    table = re.match(r"/t/\w+(?=/)", request.scope["path"])
    back = table[0] if table and status != 404 else ""
    return page(request, services, guest, "refusal.html", status, sentence=text, back=back)


def said_of(error: Exception) -> tuple[int, str]:
    """The status of an error, and what to say about it."""
    if isinstance(error, Refusal):
        return error.status, error.sentence
    if isinstance(error, StoreBusy):
        return 503, N_("The table is very busy. Please try again in a moment.")
    # A body that is no text, or deeper than any of ours, or whose end never came.
    is_cut_off = isinstance(error, InternalServerException) and error.detail == CUT_OFF
    if is_cut_off or isinstance(error, ValidationException | UnicodeDecodeError | RecursionError):
        return 422, N_("The table does not understand that request.")
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code == 404:
            return 404, NotHere().sentence
        return error.status_code, N_("The table does not understand that request.")
    return 500, N_("Something went wrong at the table. The fault has been recorded.")
