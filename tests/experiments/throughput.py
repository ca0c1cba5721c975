"""Games a second on one and two nodes, beside processes: `python -m tests.experiments.throughput`.

Each node has one processor. What the driver can hand out a second bounds what more nodes can do.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial

import ray
from ray.cluster_utils import Cluster as Machines

from majlis import games
from majlis.arena.cluster import Cluster
from majlis.arena.pool import Processes, Workers
from majlis.arena.simulate import Plan, play

EMPTY = 3000
"""Tasks in which nothing is done."""


def game(plan: Plan, nth: int) -> tuple[int, float]:
    """Who has played it, and how much of a processor it has used until then."""
    play(plan, nth)
    return os.getpid(), time.process_time()


@contextmanager
def nodes(count: int) -> Iterator[Cluster]:
    machines = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(count - 1):
        machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    try:
        yield Cluster(machines.address)
    finally:
        ray.shutdown()
        machines.shutdown()


def measured(name: str, workers: Workers, plan: Plan, count: int) -> None:
    """The first games, in which processes start, do not count."""
    seen: dict[int, list[float]] = {}
    ends = []
    with closing(workers.outcomes(partial(game, plan), range(count))) as outcomes:
        for _, (process, used) in outcomes:
            seen.setdefault(process, []).append(used)
            ends.append(time.perf_counter())
    warm = count // 4
    rate = (count - 1 - warm) / (ends[-1] - ends[warm])
    used = sum(max(times) - min(times) for times in seen.values())
    each = used / (count - len(seen)) * 1000
    tell(f"{name:14} {rate:7.1f} games/s, {each:6.1f} ms of a processor each")


def handed_out(workers: Workers) -> float:
    """Empty tasks a second."""
    with closing(workers.outcomes(abs, range(EMPTY))) as outcomes:
        next(outcomes)
        began = time.perf_counter()
        for _ in outcomes:
            pass
    return (EMPTY - 1) / (time.perf_counter() - began)


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--game", default="istanbul")
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--rounds", type=int, default=3, help="in turn: others use the machine, too")
    told = words.parse_args()
    plan = Plan(told.game, 2, games.meta(told.game).settings({}, 2), ("greedy",), "1")
    for _ in range(told.rounds):
        for count in (1, 2):
            measured(f"{count} processes", Processes(count), plan, told.games)
            with nodes(count) as cluster:
                measured(f"{count} nodes", cluster, plan, told.games)
                tell(f"{'':14} {handed_out(cluster):7.0f} empty tasks/s")


if __name__ == "__main__":
    main()
