"""The server's log: a line for each event, with the request and the table that it is about.

No secret gets into it, nothing that repeats itself fills it, and a database that is busy is no
fault that wants a traceback.
"""

from __future__ import annotations

import logging
import random
import re
import time
from contextvars import ContextVar
from threading import Lock

from litestar.types import ASGIApp, Receive, Scope, Send

from majlis.table.clock import Clock
from majlis.table.database import StoreBusy
from majlis.table.rates import Allowance

FORMAT = "%(asctime)s %(levelname)s %(name)s request=%(request)s table=%(table)s: %(message)s"
NONE = "-"
LIKE = (10, 6.0)
"""So many lines of one kind at once, and one more every so many seconds."""
REQUEST: ContextVar[str] = ContextVar("request", default=NONE)
TABLE: ContextVar[str] = ContextVar("table", default=NONE)
TABLE_PATH = re.compile(r"/t/(\w{1,16})(?=/|$)", re.ASCII)
SECRET_PATH = re.compile(r"(/sit/|/calls/(?:off|confirm)/)[^\s\"'?]+")


def set_up_logging(clock: Clock | None = None) -> None:
    """For this process, unless somebody has set it up already."""
    logging.basicConfig(handlers=[log_handler(logging.StreamHandler(), clock or Clock())])


def log_handler(handler: logging.Handler, clock: Clock) -> logging.Handler:
    handler.setFormatter(Discreet(FORMAT))
    handler.addFilter(add_context)
    handler.addFilter(tell_briefly)
    handler.addFilter(Repetitions(Allowance(*LIKE, clock)))
    return handler


def with_context(app: ASGIApp) -> ASGIApp:
    """Whatever is logged while a request is answered, and by what it sets going, bears its name."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            table = TABLE_PATH.match(scope["path"])
            REQUEST.set(f"{random.getrandbits(32):08x}")
            TABLE.set(table[1] if table else NONE)
        await app(scope, receive, send)

    return answer


class Discreet(logging.Formatter):
    """Writes when it was, and no part of an address that gives whoever reads it somebody's seat."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        return SECRET_PATH.sub(r"\1***", super().format(record))


def add_context(record: logging.LogRecord) -> bool:
    record.request = REQUEST.get()
    record.table = TABLE.get()
    return True


def tell_briefly(record: logging.LogRecord) -> bool:
    """That the database is busy is said in the line itself."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, StoreBusy):
        record.msg, record.args = f"{record.getMessage()}: {error}", ()
        record.exc_info = record.exc_text = None
    return True


class Repetitions(logging.Filter):
    """Lets a kind of line through now and then, and says how many were left out."""

    def __init__(self, allowance: Allowance) -> None:
        super().__init__()
        self._allowance = allowance
        self._left_out: dict[str, int] = {}
        self._lock = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        kind = f"{record.name}:{record.lineno}:{error.__name__ if error else ''}"
        with self._lock:
            if not self._allowance.use(kind):
                self._left_out[kind] = self._left_out.get(kind, 0) + 1
                return False
            left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.msg} (and {left_out} more like it)"
        return True
