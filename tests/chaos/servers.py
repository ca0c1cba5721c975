"""The servers that are killed or replaced: processes of their own, or several on one port."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from abc import ABC, abstractmethod
from pathlib import Path

from tests.table.process import Process, servers_of, wait_until

GOING = 0.4
"""Seconds within which a server is killed that was told to go."""


class Servers(ABC):
    """Whoever plays asks any of them."""

    @property
    @abstractmethod
    def addresses(self) -> list[str]: ...

    @abstractmethod
    def end(self) -> None: ...


class Victims(Servers):
    @abstractmethod
    def kill(self, rng: random.Random) -> int:
        """Kill one of them; another takes its place before this returns. How many were killed."""

    @abstractmethod
    def kill_at_handover(self, rng: random.Random) -> int:
        """Tell one of them to go, and kill it while it goes, or another one, or both."""


class Separate(Victims):
    """Each with a port of its own."""

    def __init__(
        self, db: str, count: int, python: str = sys.executable, logs: Path | None = None
    ) -> None:
        self.db = db
        self.python = python
        self.logs = logs
        self.servers = [self._start(nth) for nth in range(count)]

    def _start(self, nth: int, port: int = 0) -> Process:
        log = self.logs / f"server{nth}.log" if self.logs else None
        return Process(self.db, port, self.python, log=log)

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def kill(self, rng: random.Random) -> int:
        return self._kill([rng.randrange(len(self.servers))])

    def kill_at_handover(self, rng: random.Random) -> int:
        goes, victim = (rng.randrange(len(self.servers)) for _ in range(2))
        self.servers[goes].process.send_signal(signal.SIGTERM)
        time.sleep(rng.uniform(0, GOING))
        return self._kill([victim, goes] if goes != victim else [victim])

    def _kill(self, victims: list[int]) -> int:
        killed = [self.servers[one].end(signal.SIGKILL) == -signal.SIGKILL for one in victims]
        for one in victims:
            self.servers[one] = self._start(one, self.servers[one].port)
        return sum(killed)

    def end(self) -> None:
        for server in self.servers:
            server.end(signal.SIGTERM)


class Upgraded(Servers):
    """Of an older version, each of which a newer one replaces."""

    def __init__(self, db: str, count: int, older: Path) -> None:
        self.db = db
        self.servers = [Process(db, sources=older) for _ in range(count)]
        self.seconds: list[float] = []
        """That each of them took to go."""

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def upgrade(self, nth: int) -> None:
        old = self.servers[nth]
        begun = time.monotonic()
        old.end(signal.SIGTERM)
        self.seconds.append(time.monotonic() - begun)
        self.servers[nth] = Process(self.db, old.port)

    def end(self) -> None:
        for server in self.servers:
            server.end(signal.SIGTERM)


class Crew(Victims):
    """Several on one port, as `--workers` starts them: who dies is replaced by their parent."""

    def __init__(
        self, db: str, count: int, python: str = sys.executable, logs: Path | None = None
    ) -> None:
        self.count = count
        begun = time.monotonic()
        log = logs / "workers.log" if logs else None
        self.parent = Process(db, python=python, workers=count, log=log)
        self.start = time.monotonic() - begun
        """Seconds that they needed to start."""

    @property
    def addresses(self) -> list[str]:
        return [self.parent.address]

    def kill(self, rng: random.Random) -> int:
        victim = rng.choice(servers_of(self.parent.process))
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: self._are_there_without(victim))
        time.sleep(self.start)
        return 1

    def kill_at_handover(self, rng: random.Random) -> int:
        self.parent.process.send_signal(signal.SIGHUP)
        # The old ones go one by one, as soon as there is a new one.
        time.sleep(rng.uniform(0, self.count * self.start))
        return self.kill(rng)

    def _are_there_without(self, victim: int) -> bool:
        return len(set(servers_of(self.parent.process)) - {victim}) >= self.count

    def end(self) -> None:
        self.parent.end(signal.SIGTERM)
