"""Work on a cluster of two nodes, here two on one machine. `make test-research`."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Thread

import msgspec
import pytest
import ray
from ray.cluster_utils import Cluster as Machines

from majlis import __version__, games
from majlis.arena import fit
from majlis.arena.cluster import Cluster, do
from majlis.arena.contest import Contest
from majlis.arena.pool import Processes, Workers
from majlis.arena.record import Record
from majlis.arena.running import run
from majlis.cli import main
from majlis.kernel.errors import BadOption, IllegalAction
from majlis.learning import selfplay
from majlis.research import dataset

HERE = Processes(1)


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    both = Machines(initialize_head=True, head_node_args={"num_cpus": 1})
    both.add_node(num_cpus=1)
    both.wait_for_nodes()
    yield both
    ray.shutdown()
    both.shutdown()


@pytest.fixture(scope="module")
def cluster(machines: Machines) -> Cluster:
    return Cluster(machines.address)


def nothing() -> None:
    """Nobody looks at a progress bar."""


def node(folder: Path, task: int) -> str:
    """Which node does it, once somebody else does the other one."""
    (folder / str(task)).touch()
    while len(list(folder.iterdir())) < 2:
        pass
    return str(ray.get_runtime_context().get_node_id())


def fall_once(folder: Path, task: int) -> int:
    """The process that does it is killed the first time."""
    fallen = folder / str(task)
    if task % 3 == 0 and not fallen.exists():
        fallen.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return task * task


def stick(begun: Path, machine: str, task: int) -> int:
    """Never ends on that machine, and elsewhere not before it has begun there."""
    if ray.get_runtime_context().get_node_id() == machine:
        begun.touch()
        time.sleep(600)
    wait_for(begun)
    return task * task


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.05)


def err(task: int) -> int:
    raise IllegalAction(f"{task} is not allowed")


def test_both_nodes_work(cluster: Cluster, tmp_path: Path) -> None:
    assert len(set(dict(cluster.outcomes(partial(node, tmp_path), range(2))).values())) == 2


def test_a_killed_worker_loses_nothing(cluster: Cluster, tmp_path: Path) -> None:
    squares = dict(cluster.outcomes(partial(fall_once, tmp_path), range(10)))
    assert squares == {task: task * task for task in range(10)}
    assert len(list(tmp_path.iterdir())) == 4


def test_a_lost_machine_loses_nothing(machines: Machines, cluster: Cluster, tmp_path: Path) -> None:
    """A third one, lost while it works: what it was doing is done again elsewhere."""
    third = machines.add_node(num_cpus=1)
    machines.wait_for_nodes()
    begun = tmp_path / "begun"

    def lose_it() -> None:
        wait_for(begun)
        machines.remove_node(third, allow_graceful=False)

    losing = Thread(target=lose_it)
    losing.start()
    squares = dict(cluster.outcomes(partial(stick, begun, third.node_id), range(10)))
    losing.join()
    assert squares == {task: task * task for task in range(10)}


def test_a_fault_is_told_as_it_was_raised(cluster: Cluster) -> None:
    with pytest.raises(IllegalAction, match=r"^\d is not allowed$"):
        dict(cluster.outcomes(err, range(3)))


def test_whoever_stops_is_not_kept_waiting(cluster: Cluster) -> None:
    with closing(cluster.outcomes(abs, iter(range(10**9)))) as outcomes:
        assert next(outcomes)[1] >= 0


def test_another_version_is_refused() -> None:
    with pytest.raises(BadOption, match=f"has majlis {__version__}, not 0.0"):
        do([], "0.0", 1)


def test_games_of_an_arena_are_the_same(cluster: Cluster) -> None:
    contest = Contest(
        "template", 2, games.meta("template").settings({}, 2), ("greedy", "random"), "1"
    )

    def played(workers: Workers) -> list[object]:
        with Record(contest) as record:
            run(record, 12, workers)
        return [msgspec.structs.replace(game, seconds=[]) for game in record.in_order()]

    assert played(cluster) == played(HERE)


def test_a_fit_is_the_same(cluster: Cluster) -> None:
    plan = fit.Plan("template", 2, games.meta("template").settings({}, 2), "1")
    assert fit.fit(plan, 10, 1, cluster, nothing) == fit.fit(plan, 10, 1, HERE, nothing)


def test_games_to_learn_from_are_the_same(cluster: Cluster) -> None:
    work = partial(selfplay.play, selfplay.Plan("template", (2, 3), 50, "1"))
    assert dict(cluster.outcomes(work, range(6))) == dict(HERE.outcomes(work, range(6)))


def test_files_of_a_dataset_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    plan = dataset.Plan("template", (2,), {}, "random", 5, "1", 40)
    for name, workers in (("there", cluster), ("here", HERE)):
        dataset.make(plan, tmp_path / name, 3, workers, nothing)
    for nth in range(3):
        files = [tmp_path / name / dataset.name(nth) for name in ("there", "here")]
        assert files[0].read_bytes() == files[1].read_bytes()


def test_the_command_line_joins_a_cluster(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "simulate template --games 6 --json".split()
    assert main([*words, "--ray", str(cluster.address)]) == 0
    there = msgspec.json.decode(capsys.readouterr().out)
    assert main([*words, "--jobs", "1"]) == 0
    here = msgspec.json.decode(capsys.readouterr().out)
    assert there["bots"] == here["bots"]
