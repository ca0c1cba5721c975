"""The wheel carries everything the source tree has, and needs nothing of that tree."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
RECIPE = ("LICENSE", "README.md", "pyproject.toml", "setup.py")


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure wheel, built from a copy so that nothing left over in the tree can get into it."""
    copy = tmp_path_factory.mktemp("copy")
    for name in RECIPE:
        shutil.copy(ROOT / name, copy)
    leftovers = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leftovers)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    run(*build, cwd=copy, MAJLIS_COMPILE="0")
    (built,) = (copy / "dist").glob("*.whl")
    return built


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    package = ROOT / "src/majlis"
    ours = {
        path.relative_to(package.parent).as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert ours - set(ZipFile(wheel).namelist()) == set()


def test_without_a_compiler_the_wheel_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture
def elsewhere(wheel: Path, tmp_path: Path) -> Path:
    """The unpacked wheel, in a folder from which the source tree cannot be seen."""
    ZipFile(wheel).extractall(tmp_path / "elsewhere")
    return tmp_path / "elsewhere"


def test_the_wheel_draws_a_match_away_from_the_sources(elsewhere: Path) -> None:
    program = (
        "import majlis\n"
        "print(majlis.__file__)\n"
        "match = majlis.Match.new('through-the-desert', seats=3, seed=7)\n"
        "print(match.svg())\n"
    )
    where, picture = run(
        sys.executable, "-c", program, cwd=elsewhere, PYTHONPATH=str(elsewhere)
    ).split("\n", 1)
    assert Path(where).is_relative_to(elsewhere)
    assert picture.startswith("<svg")


def test_the_wheel_serves_the_page_with_all_that_belongs_to_it(elsewhere: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    serve = "from majlis.cli import main; main()"
    here = {"PYTHONPATH": str(elsewhere), "XDG_DATA_HOME": str(elsewhere)}
    with subprocess.Popen(
        [sys.executable, "-c", serve, "serve", "--port", str(port)],
        cwd=elsewhere,
        env=os.environ | here,
    ) as server:
        try:
            page = first_page(server, f"http://127.0.0.1:{port}/")
            parts = set(re.findall(r'(?:href|src)="(/[^"]+\.(?:css|js|woff2)[^"]*)"', page))
            assert {".css", ".js"} <= {Path(part.partition("?")[0]).suffix for part in parts}
            for part in parts:
                assert httpx.get(f"http://127.0.0.1:{port}{part}").status_code == 200, part
        finally:
            server.terminate()


def first_page(server: subprocess.Popen[bytes], address: str) -> str:
    """The page, as soon as the server answers."""
    for _ in range(600):
        assert server.poll() is None, "the server ended by itself"
        try:
            return httpx.get(address, follow_redirects=True).raise_for_status().text
        except httpx.ConnectError:
            time.sleep(0.2)
    raise AssertionError(f"nobody answers at {address}")
