"""The crew: several servers on one port, each a process of its own.

They share the socket that listens, which the parent keeps: nobody who knocks is turned away while
one of them is being replaced.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import FrameType

from majlis.kernel.errors import MajlisError

log = logging.getLogger(__name__)

Work = Callable[[Callable[[], None]], None]
"""Serves until it is told to stop; calls what it is given as soon as it can be visited."""

SOONEST = 1.0
"""Seconds between two starts in one place: a server that cannot live is not started for ever."""
PATIENCE = 10.0
"""Seconds that a server may take to stop."""


class CannotStart(MajlisError):
    """A server has said why it cannot serve."""


class Member:
    """One server of the crew."""

    def __init__(self, work: Work) -> None:
        self.told, tell = get_context("spawn").Pipe(duplex=False)
        self.started = time.monotonic()
        self.process = get_context("spawn").Process(target=be_member, args=(work, tell))
        self.process.start()
        tell.close()

    def hear_if_ready(self) -> None:
        """It has told so; CannotStart if it never will be."""
        try:
            reason: str = self.told.recv()
        except EOFError:
            reason = "a server has died while it was starting"
        self.told.close()
        if reason:
            self.process.join()
            raise CannotStart(reason)

    def stop(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def wait_until_gone(self) -> None:
        self.process.join(PATIENCE)
        if self.process.is_alive():
            log.warning("a server does not stop: it is killed")
            self.process.kill()
            self.process.join()


class Crew:
    def __init__(self, count: int, work: Work) -> None:
        self.count = count
        self.work = work
        self._members: list[Member] = []
        self._stopped = self._renewed = False
        self._woken, self._wake = socket.socketpair()

    def run(self, when_open: Callable[[], None]) -> None:
        """Until SIGTERM or Ctrl+C; after SIGHUP with new servers, one after the other, which may be
        of a newer version. A server that dies is replaced."""
        for told in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(told, self._note)
        for end in (self._woken, self._wake):
            end.setblocking(False)
        signal.set_wakeup_fd(self._wake.fileno())
        try:
            self._members = [Member(self.work) for _ in range(self.count)]
            for member in self._members:
                self._wait_until_ready(member)
            if not self._stopped:
                when_open()
            while not self._stopped:
                self._look()
        finally:
            for member in self._members:
                member.stop()
            for member in self._members:
                member.wait_until_gone()

    def _note(self, told: int, _frame: FrameType | None) -> None:
        if told == signal.SIGHUP:
            self._renewed = True
        else:
            self._stopped = True

    def _look(self) -> None:
        self._wait_for(*(member.process.sentinel for member in self._members))
        if self._renewed:
            self._renewed = False
            for nth in range(self.count):
                if not self._stopped:
                    self._renew(nth)
        for nth, member in enumerate(self._members):
            if not member.process.is_alive() and not self._stopped:
                log.error(
                    "a server has died (%s): another takes its place", member.process.exitcode
                )
                time.sleep(max(0.0, SOONEST - (time.monotonic() - member.started)))
                self._members[nth] = Member(self.work)

    def _renew(self, nth: int) -> None:
        """The new one is there before the old one goes."""
        new = Member(self.work)
        self._members.append(new)
        try:
            self._wait_until_ready(new)
        except CannotStart as error:
            self._members.pop()
            log.error("the old servers stay: %s", error)
            return
        if not self._stopped:
            old, self._members[nth] = self._members[nth], self._members.pop()
            old.stop()
            old.wait_until_gone()

    def _wait_until_ready(self, member: Member) -> None:
        """Or until the crew is to stop."""
        while not (self._stopped or member.told.poll()):
            self._wait_for(member.told)
        if not self._stopped:
            member.hear_if_ready()

    def _wait_for(self, *told: Connection | int) -> None:
        """For one of these, or a signal."""
        wait([self._woken, *told])
        with suppress(BlockingIOError):
            self._woken.recv(100)


def be_member(work: Work, tell: Connection) -> None:
    """The life of a server process."""
    Thread(target=go_with_parent, daemon=True).start()
    try:
        work(lambda: tell.send(""))
    except MajlisError as error:
        tell.send(str(error))


def go_with_parent() -> None:
    """Whoever has lost the parent, even by kill -9, stops as if told to."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
