"""`majlis serve`: the table as a server on this computer."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import re
import socket
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from majlis.bots.networks import can_run
from majlis.kernel.errors import MajlisError
from majlis.table.app import application
from majlis.table.mail import BadMailServer, Mailer, MailServer
from majlis.table.services import Services

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - named here, chosen by whoever starts the server


class CannotServe(MajlisError):
    """The address is taken, or the database cannot be opened."""


def serve(
    host: str, port: int, db: str | None, pause: float, url: str = "", smtp: str | None = None
) -> None:
    mailer = mail_by(smtp, url)
    with listen(host, port) as listener, suppress(KeyboardInterrupt):
        port = listener.getsockname()[1]
        address = f"http://{own_address()}:{port}" if host in EVERYWHERE else ""
        services = Services(database(db), pause, address, mailer=mailer)
        services.pushes.contact = url or services.pushes.contact
        config = uvicorn.Config(
            application(services),
            log_level="warning",
            timeout_graceful_shutdown=2,
            ws_max_size=64 * 1024,
        )
        server = Announcing(config, addresses(host, port, address))
        logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")
        asyncio.run(open_and_serve(services, server, listener))


def mail_by(smtp: str | None, url: str) -> Mailer:
    """Mails lead back to the table: whoever wants them says where it is."""
    if url and not re.fullmatch(r"https?://[^/\s]+", url):
        raise CannotServe("--url: should read https://HOST, without a path")
    if smtp is None:
        return Mailer()
    if not url:
        raise CannotServe("--smtp wants --url, so that links in mails lead to the table")
    try:
        return Mailer(MailServer.read(smtp), url)
    except BadMailServer as error:
        raise CannotServe(str(error)) from None


async def open_and_serve(
    services: Services, server: uvicorn.Server, listener: socket.socket
) -> None:
    try:
        await services.store.open()
    except Exception as error:
        await services.store.close()
        reason = str(error).partition("\n")[0] or type(error).__name__
        raise CannotServe(f"cannot open the database: {reason}") from error
    await server.serve([listener])


class Announcing(uvicorn.Server):
    """Says where the table is as soon as it can be visited."""

    def __init__(self, config: uvicorn.Config, lines: list[str]) -> None:
        super().__init__(config)
        self.lines = lines

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write("".join(f"{line}\n" for line in self.lines))
            sys.stdout.flush()


def addresses(host: str, port: int, address: str) -> list[str]:
    named = "127.0.0.1" if host in EVERYWHERE else host
    if ":" in named:
        named = f"[{named}]"
    lines = [f"Majlis is open: http://{named}:{port}"]
    if address:
        lines.append(f"On your network: {address}")
    if not can_run():
        lines.append("Bots play without networks: pip install 'majlis[networks]' brings them.")
    return [*lines, "Ctrl+C closes it."]


def listen(host: str, port: int) -> socket.socket:
    """The socket of the server, taken before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, so that the event loop sends every answer at once (TCP_NODELAY).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would share a port that another program listens on
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OverflowError:
        listener.close()
        raise CannotServe(f"port {port}: choose a number from 0 to 65535") from None
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is in use: choose another with --port, or close what uses it"
            ) from None
        raise CannotServe(f"cannot listen on {host}:{port}: {error.strerror}") from None
    listener.set_inheritable(True)
    return listener


def own_address() -> str:
    """This computer's address on the local network, as the way out of it shows."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses a way out
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def database(db: str | None) -> str:
    """The database's address for SQLAlchemy: a file by default."""
    if db is None:
        folder = user_data_path("majlis", appauthor=False, ensure_exists=True)
        db = str(folder / "tables.sqlite")
    if "://" not in db:
        path = Path(db).expanduser().resolve()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)  # it holds seeds, and the key that signs the cookies
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA schema_version")
        except (OSError, sqlite3.Error) as error:
            raise CannotServe(f"cannot open the database {path}: {error}") from None
        return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):  # it may hold a password, so it is not repeated
        raise CannotServe("--db: should read FILE, or postgresql://USER:WORD@HOST/NAME") from None
    drivers = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
    }
    if url.drivername in drivers:
        url = url.set(drivername=drivers[url.drivername])
    if url.drivername not in drivers.values():
        raise CannotServe(f"{url.drivername}: use a file for SQLite, or postgresql://...")
    return url.render_as_string(hide_password=False)
