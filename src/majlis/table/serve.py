"""`majlis serve`: the table as a server on this computer."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from majlis.bots.networks import can_run
from majlis.kernel.errors import MajlisError
from majlis.table.app import application
from majlis.table.connections import CountedSocket, PatientProtocol, allow_more_files
from majlis.table.crew import Crew
from majlis.table.logs import set_up_logging
from majlis.table.mail import BadMailServer, Mailer, MailServer
from majlis.table.services import Services
from majlis.table.sole_server import sole_server

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - named here, chosen by whoever starts the server


class CannotServe(MajlisError):
    """The address is taken, or the database cannot be opened."""


def serve(
    host: str,
    port: int,
    db: str | None,
    pause: float,
    url: str = "",
    smtp: str | None = None,
    workers: int = 1,
) -> None:
    mail_by(smtp, url)
    place = database(db)
    if workers > 1 and not place.startswith("postgresql"):
        raise CannotServe("--workers wants PostgreSQL: a file has one server")
    with listen(host, port) as listener, sole_server(place), suppress(KeyboardInterrupt):
        allow_more_files()
        port = listener.getsockname()[1]
        address = f"http://{own_address()}:{port}" if host in EVERYWHERE else ""
        one = OneServer(listener, place, pause, address, url, smtp, workers)
        lines = addresses(host, port, address)
        set_up_logging()
        if workers == 1:
            one.serve(lambda: say(lines))
        else:
            Crew(workers, one.serve).run(lambda: say(lines))


def say(lines: list[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


@dataclass(frozen=True)
class OneServer:
    """What a server process needs to know; one of several is told it by the crew."""

    listener: socket.socket
    db: str
    pause: float
    address: str
    url: str
    smtp: str | None
    among: int

    def serve(self, when_open: Callable[[], None]) -> None:
        set_up_logging()
        share = None if self.among == 1 else max(1, ((os.cpu_count() or 2) - 1) // self.among)
        services = Services(
            self.db, self.pause, self.address, share, mailer=mail_by(self.smtp, self.url)
        )
        services.pushes.contact = self.url or services.pushes.contact
        config = uvicorn.Config(
            application(services),
            http=PatientProtocol,
            ws=CountedSocket,
            log_config=None,
            log_level="warning",
            access_log=False,  # addresses give seats to whoever reads them
            timeout_graceful_shutdown=2,
            ws_max_size=64 * 1024,
        )
        server = Announcing(config, services, when_open)
        # When uvicorn has stopped it sends itself the signal again, for whoever had it before.
        signal.signal(signal.SIGTERM, leave)
        with (
            suppress(KeyboardInterrupt),
            asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
        ):
            runner.run(open_and_serve(services, server, self.listener))


def leave(_told: int, _frame: FrameType | None) -> None:
    """By the front door: a process that just dies leaves what its workers shared behind, and a
    complaint about it in the log."""
    raise SystemExit


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
    """Says when the table can be visited; and before it goes, it hands over to others."""

    def __init__(
        self, config: uvicorn.Config, services: Services, when_open: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.services = services
        self.when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what is loaded stays: a full collection need not look through it, 100 ms long
        if self.started:
            self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.services.hand_over()
        await super().shutdown(sockets)


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


def database_file(db: str | None) -> Path | None:
    """The SQLite file that is meant; None, if it is the address of a database."""
    if db is None:
        return user_data_path("majlis", appauthor=False) / "tables.sqlite"
    return None if "://" in db else Path(db).expanduser().resolve()


def database(db: str | None) -> str:
    """The database's address for SQLAlchemy: a file by default."""
    path = database_file(db)
    if path is not None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)  # it holds seeds, and the key that signs the cookies
            with closing(sqlite3.connect(path)) as connection:
                [damage] = connection.execute("PRAGMA quick_check(1)").fetchone()
        except (OSError, sqlite3.Error) as error:
            raise CannotServe(f"cannot open the database {path}: {error}") from None
        if damage != "ok":
            raise CannotServe(f"the database {path} is damaged: put a backup in its place")
        return URL.create("sqlite", database=str(path)).render_as_string()
    try:
        url = make_url(db or "")
    except (ArgumentError, ValueError):  # it may hold a password, so it is not repeated
        raise CannotServe("--db: should read FILE, or postgresql://USER:WORD@HOST/NAME") from None
    drivers = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite",
    }
    if url.drivername in drivers:
        url = url.set(drivername=drivers[url.drivername])
    if url.drivername not in drivers.values():
        raise CannotServe(f"{url.drivername}: use a file for SQLite, or postgresql://...")
    return url.render_as_string(hide_password=False)
