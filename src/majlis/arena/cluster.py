"""Work on a cluster, by Ray. It needs `majlis[ray]`, on every machine of the cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

import ray
from ray.exceptions import RayTaskError

from majlis import __version__
from majlis.arena.pool import AHEAD
from majlis.kernel.errors import BadOption

R = TypeVar("R")

known: dict[str, Callable[[int], Any]] = {}
"""The work of a process of the cluster, by its name in the store: fetched once, since a network
may be part of it."""


@dataclass(frozen=True)
class Cluster:
    """All processors of a cluster. What a lost process or machine was doing is done again."""

    address: str | None = None
    """HOST:PORT, or `ray://HOST:10001` from outside; without one, the cluster of this machine, or
    else one that is begun here for as long as the work takes."""

    def outcomes(
        self, work: Callable[[int], R], tasks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        self._join()
        stored = ray.put(work)
        task_elsewhere = ray.remote(num_cpus=1, max_retries=-1)(do)
        left = iter(tasks)
        doing: dict[Any, int] = {}
        try:
            while True:
                ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for task in islice(left, max(0, ahead - len(doing))):
                    # In a list it travels as a name; by itself it would be unpacked for each task.
                    doing[task_elsewhere.remote([stored], __version__, task)] = task
                if not doing:
                    return
                for ready in ray.wait(list(doing))[0]:
                    yield doing.pop(ready), fetched(ready)
        finally:
            for unfinished in doing:
                ray.cancel(unfinished, force=True)

    def _join(self) -> None:
        if ray.is_initialized():
            return
        try:
            ray.init(self.address, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadOption(f"--ray {self.address or ''}: {error}") from error


def fetched(ready: Any) -> Any:
    """What came of a task; a fault of the work itself, as it was raised there."""
    try:
        return ray.get(ready)
    except RayTaskError as error:
        raise error.cause from error


def do(stored: list[Any], version: str, task: int) -> Any:
    """One task, in a process of the cluster."""
    if version != __version__:
        raise BadOption(f"a machine of the cluster has majlis {__version__}, not {version}")
    name = stored[0].hex()
    if name not in known:
        known[name] = ray.get(stored[0])
    return known[name](task)
