"""A monkey at the table: see `tests.monkey`, here for a short while."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from majlis import games
from tests.monkey import run
from tests.table.process import Process

pytestmark = pytest.mark.browser


def test_a_monkey_breaks_nothing(browser: Browser, server: Process) -> None:
    monkey = run(browser, server.address, 300, seed=1, names=list(games.catalogue()))
    assert [str(fault) for fault in monkey.faults] == []
    assert monkey.clicked["lit"] > 50
    assert monkey.clicked["confirm"] > 5
