"""`majlis new-game`: a copy of the template that passes what the template passes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from majlis import scaffold
from majlis.cli import main
from majlis.kernel.errors import BadName
from majlis.scaffold import ROOT, Names, named

PARTS = (
    "pyproject.toml",
    "scripts",
    "src",
    *("tests/__init__.py", "tests/conftest.py", "tests/contract", "tests/drawing", "tests/games"),
    "tests/template",
)
"""What of the sources the contract of a game needs."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    leftovers = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    for part in PARTS:
        place = tmp_path / part
        place.parent.mkdir(exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, place, ignore=leftovers)
        else:
            shutil.copy(ROOT / part, place)
    return tmp_path


def run(checkout: Path, *words: str) -> str:
    """A Python program, in those sources and no others."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def new_game(checkout: Path, name: str) -> str:
    command = "from majlis.cli import main; raise SystemExit(main())"
    return run(checkout, "-c", command, "new-game", name)


def test_a_new_game_passes_its_tests_and_the_contract(checkout: Path) -> None:
    """But for the digest, which is written with those of all games."""
    assert "Silk Road is the template so far" in new_game(checkout, "silk-road")
    run(checkout, "scripts/messages.py", "silk_road")
    pytest_ = ["-m", "pytest", "-q", "-p", "no:cacheprovider"]
    assert "passed" in run(checkout, *pytest_, "tests/silk_road")
    told = run(checkout, *pytest_, "tests/contract", "-k", "silk-road and not digest")
    assert int(told.split(" passed")[0].split()[-1]) > 100


def test_nothing_is_called_like_the_template_any_more(checkout: Path) -> None:
    new_game(checkout, "silk-road")
    for folder in ("src/majlis/games/silk_road", "tests/silk_road"):
        files = list((checkout / folder).glob("*.py"))
        assert len(files) > 5
        for file in files:
            text = file.read_text()
            assert "template" not in text, file
            assert "Stakes" not in text, file
    rules = (checkout / "src/majlis/games/silk_road/rules.py").read_text()
    assert rules.startswith('"""The rules of Silk Road, a frame for each paragraph."""')
    assert "class Bazaar(ToSeat[SilkRoad]):" in rules
    page = (checkout / "src/majlis/games/silk_road/__init__.py").read_text()
    assert 'id="silk-road",\n    title=N_("Silk Road"),' in page


def test_names() -> None:
    assert named("silk-road-2") == Names("silk-road-2", "silk_road_2", "SilkRoad2", "Silk Road 2")


@pytest.mark.parametrize("name", ["", "Silk", "silk_road", "silk road", "2-silks", "-silk", "if"])
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(BadName, match="like silk-road"):
        named(name)


@pytest.mark.parametrize(
    ("name", "because"),
    [
        ("istanbul", "src/majlis/games/istanbul is there already"),
        ("table", "tests/table is there already"),
        ("majlis", "majlis.po is there already"),
        ("bazaar", "the template has a Bazaar of its own"),
    ],
)
def test_names_that_are_taken(name: str, because: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", name]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"majlis: {name}")
    assert because in told
    assert not (ROOT / "tests" / "bazaar").exists()


def test_only_a_checkout_has_a_template_with_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scaffold, "ROOT", tmp_path)
    assert main(["new-game", "silk-road"]) == 2
    assert "only the sources have that" in capsys.readouterr().err
