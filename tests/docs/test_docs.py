"""The documents are true: their examples run, their files load, their pages build."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from majlis.match import Match

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_examples_run(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_the_match_file_of_the_manual_is_one() -> None:
    page = (ROOT / "docs/match-files.md").read_text()
    sample = re.search(r"```text\n(.*?)```", page, re.DOTALL)
    assert sample is not None
    match = Match.load(sample[1])
    assert match.save() == sample[1]


def test_the_manual_builds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", "docs", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "adding-a-game.html").exists()
