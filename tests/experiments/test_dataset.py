"""Games of bots as files. `make test-research`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from majlis import games
from majlis.arena.pool import Processes
from majlis.cli import main
from majlis.kernel.errors import BadRecord
from majlis.research.dataset import Plan, batches, make, missing, play
from tests.experiments.examples import example

STAKES = Plan("template", (2, 3), {}, "random", 5, "1", 60)


def nothing() -> None:
    """Nobody looks at a progress bar."""


@pytest.mark.parametrize("game", games.GAMES)
def test_rows_are_what_was_known_and_answered(game: str) -> None:
    plan = Plan(game, (3,), {}, "random", 4, "1", 100)
    rows = list(play(plan, "1/0/0", 7))
    assert rows
    encoding = games.game(game).encoding
    for row in rows:
        assert row["game"] == 7
        assert row["observation"].shape == (encoding.width,)
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
        assert mask[row["action"]] == 1
        assert mask.sum() > 1
        for by_seat in ("worth", "margin", "won"):
            assert len(row[by_seat]) == encoding.seats
        assert sum(row["won"]) == pytest.approx(1)
        assert sum(row["margin"]) == pytest.approx(0, abs=1e-9)
    by_seat_0 = next(row for row in rows if row["seat"] == 0)
    by_seat_1 = next(row for row in rows if row["seat"] == 1)
    assert by_seat_0["won"][1:3] == by_seat_1["won"][:2]
    assert {row["random"] for row in rows} == {True, False}


def test_files_are_written_whole_and_once(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    make(STAKES, one, 3, workers=Processes(1), done=nothing)
    assert [path.name for path in sorted(one.iterdir())] == [
        *(f"0000{nth}.parquet" for nth in range(3)),
        "dataset.json",
    ]
    assert all(pq.read_metadata(path).num_rows == 60 for path in one.glob("*.parquet"))
    make(STAKES, other, 1, workers=Processes(1), done=nothing)
    (other / "00001.parquet.part").write_text("cut off")  # whoever wrote it was interrupted
    assert missing(other, 3) == [1, 2]
    make(STAKES, other, 3, workers=Processes(2), done=nothing)
    for nth in range(3):
        ours, theirs = (pq.read_table(folder / f"0000{nth}.parquet") for folder in (one, other))
        assert ours.equals(theirs)
    with pytest.raises(BadRecord, match="of another plan, other rules or another encoding"):
        make(replace(STAKES, seed="2"), one, 3, workers=Processes(1), done=nothing)


def test_batches_are_read_as_arrays(tmp_path: Path) -> None:
    make(STAKES, tmp_path, 2, workers=Processes(1), done=nothing)
    read = list(batches(tmp_path, size=50))
    assert [len(batch["action"]) for batch in read] == [50, 10, 50, 10]
    for batch in read:
        rows = np.arange(len(batch["action"]))
        assert batch["mask"].shape[1] == games.game("template").state.ACTIONS
        assert batch["mask"][rows, batch["action"]].all()
        assert batch["observation"].dtype == np.uint8
        assert set(batch["seats"].tolist()) <= {2, 3}
    told = json.loads(pq.read_schema(tmp_path / "00000.parquet").metadata[b"majlis"])
    assert told["game"] == "template"


MEASURED = """\
import re
import sys
from pathlib import Path

import majlis.research.dataset
from majlis.cli import main

def most():
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])

before = most()
code = main(sys.argv[1:])
print("kilobytes more:", most() - before)
raise SystemExit(code)
"""
"""A process of its own says what it needed at most: this one has needed much for other tests, and
getrusage would begin with what the parent has."""


def test_a_hundred_thousand_positions_need_little_memory(tmp_path: Path) -> None:
    words = "dataset istanbul --bot random --positions 100000 --jobs 1 --folder".split()
    command = [sys.executable, "-c", MEASURED, *words, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "100,000 positions in 2 files" in told
    needed = re.search(r"kilobytes more: (\d+)", told)
    assert needed is not None
    assert 1000 < int(needed[1]) < 200_000
    files = list(tmp_path.glob("*.parquet"))
    assert sum(pq.read_metadata(path).num_rows for path in files) == 100_000
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "2 files, 0 of which" in told


def test_a_bot_of_ones_own_is_found_where_the_command_is_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "written_bots.py").write_text("from tests.arena.own_bots import Middle as Mine\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    words = "dataset template --bot written_bots:Mine --positions 50 --file-positions 50 --jobs 1"
    assert main(words.split()) == 0
    assert (tmp_path / "dataset-template/00000.parquet").exists()


def test_the_example_learns_what_bots_answer(tmp_path: Path) -> None:
    """Greedy bots in Stakes nearly always do the same; at random it would be a third."""
    plan = replace(STAKES, bot="greedy", slips=0, positions=4000)
    make(plan, tmp_path, 2, workers=Processes(1), done=nothing)
    assert example("read_dataset").main(tmp_path) > 0.5
