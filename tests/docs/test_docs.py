"""The documents are true: their examples run, their files load, their pages build."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

import majlis.match
from majlis.bots import BOTS
from majlis.cli import main
from majlis.match import Match

ROOT = Path(__file__).parents[2]


PAGES = [
    "README.md",
    *(f"docs/{name}.md" for name in ("python", "research", "observations", "writing-a-bot")),
]


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str) -> None:
    with patch.dict(BOTS):  # a page may bring a bot of its own
        results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_the_example_in_a_docstring_runs() -> None:
    results = doctest.testmod(majlis.match)
    assert results.attempted > 1
    assert results.failed == 0


def test_the_match_file_of_the_manual_is_one() -> None:
    page = (ROOT / "docs/match-files.md").read_text()
    sample = re.search(r"```text\n(.*?)```", page, re.DOTALL)
    assert sample is not None
    match = Match.load(sample[1])
    assert match.save() == sample[1]


def test_the_picture_is_what_we_draw(tmp_path: Path) -> None:
    """`majlis replay tests/games/... --at 230 --svg docs/pictures/...` draws it anew."""
    drawn = tmp_path / "drawn.svg"
    game = ROOT / "tests/games/through-the-desert-4p-greedy-4.majlis"
    assert main(["replay", str(game), "--at", "230", "--svg", str(drawn)]) == 0
    assert drawn.read_text() == (ROOT / "docs/pictures/through-the-desert.svg").read_text()


def test_the_manual_builds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", "html", "docs", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "adding-a-game.html").exists()
    assert "seat.rubies" in (tmp_path / "observations.html").read_text()


@pytest.mark.parametrize(
    "page",
    ["examples/hosting/nginx.conf", "examples/hosting/compose-nginx.conf", "docs/hosting.md"],
)
def test_no_proxy_writes_links_of_seats_into_its_logs(page: str) -> None:
    lines = [line.strip() for line in (ROOT / page).read_text().splitlines()]
    assert "access_log off;" in lines
    assert "error_log /var/log/nginx/error.log crit;" in lines
