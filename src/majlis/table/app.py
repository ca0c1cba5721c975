"""The web application: routes, errors in words, and what every answer carries."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from majlis.language import N_, language
from majlis.table.account_pages import ACCOUNT
from majlis.table.analysis_pages import ANALYSIS
from majlis.table.call_pages import CALLS
from majlis.table.chat_pages import TALK
from majlis.table.guests import Guest, same_origin, welcome
from majlis.table.home_pages import HOME
from majlis.table.live import PLAY
from majlis.table.me_pages import ME
from majlis.table.pages import PAGES, Visit, page
from majlis.table.refusals import NotAllowed, NotHere, Refusal
from majlis.table.replay_pages import REPLAY
from majlis.table.services import Services
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
SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 64 * 1024
"""Bytes of a request: our forms are far smaller, and reading larger ones holds everybody up."""
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
        return welcome(ASGIConnection(scope), services.key)

    return Litestar(
        [
            *HOME,
            *PAGES,
            *ANALYSIS,
            *REPLAY,
            *PLAY,
            *ME,
            *ACCOUNT,
            *TALK,
            *CALLS,
            palette_css,
            picture_svg,
            create_static_files_router(
                f"/static/{edition()}", directories=[STATIC], cache_control=KEPT
            ),
        ],
        dependencies={"services": Provide(the_services), "guest": Provide(the_guest)},
        lifespan=[opened],
        before_request=check_csrf,
        before_send=[add_headers],
        exception_handlers={Exception: explain},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        state=State({"services": services}),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


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
    folder = request.url.path.split("/")[-2]
    if name not in PICTURES[folder]:
        raise NotHere
    return PICTURES[folder][name]


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
        log.error("%s %s has failed", request.method, request.url.path, exc_info=error)
    services: Services = request.app.state.services
    guest = welcome(request, services.key)
    text = language(guest.language).gettext(sentence)
    if "text/html" not in request.headers.get("accept", ""):
        return Response(Sentence(text), status_code=status)
    table = re.match(r"/t/\w+(?=/)", request.url.path)
    back = table[0] if table and status != 404 else ""
    return page(request, services, guest, "refusal.html", status, sentence=text, back=back)


def said_of(error: Exception) -> tuple[int, str]:
    """The status of an error, and what to say about it."""
    if isinstance(error, Refusal):
        return error.status, error.sentence
    if isinstance(error, ValidationException):
        return 422, N_("The table does not understand that request.")
    if isinstance(error, HTTPException) and error.status_code < 500:
        if error.status_code == 404:
            return 404, NotHere().sentence
        return error.status_code, N_("The table does not understand that request.")
    return 500, N_("Something went wrong at the table. The fault has been recorded.")
