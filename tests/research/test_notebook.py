"""The first experiment of the manual runs from top to bottom, and comes out as it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from majlis.bots import BOTS

NOTEBOOK = Path(__file__).parents[2] / "examples/first_experiment.ipynb"


def test_the_first_experiment() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    told: dict[str, Any] = {}
    with patch.dict(BOTS):  # it brings a bot of its own
        for nth, cell in enumerate(cells):
            if cell["cell_type"] == "code":
                exec(compile("".join(cell["source"]), f"cell {nth}", "exec"), told)
    assert told["explained"] > 0
    assert told["wins"] > 0.8
    assert not any(cell.get("outputs") for cell in cells)  # they would be of another machine
