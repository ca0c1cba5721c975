"""Rules for every run: it tests the build it was meant to test, in CI nothing skips, and browsers
come last."""

from __future__ import annotations

import os
from collections.abc import Generator
from importlib.util import find_spec

import pytest

Reports = Generator[None, pytest.TestReport, pytest.TestReport]
Collections = Generator[None, pytest.CollectReport, pytest.CollectReport]


def pytest_sessionstart() -> None:
    spec = find_spec("majlis.kernel.state")
    origin = str(spec.origin) if spec else "nothing"
    build = "pure" if origin.endswith(".py") else "compiled"
    expected = os.environ.get("MAJLIS_EXPECT_BUILD", "pure")
    if build != expected:
        pytest.exit(f"these tests are to run on the {expected} build, but found {origin}", 4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright's event loop stays in its thread: nothing asynchronous could run after it."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Reports:
    report = yield
    if report.skipped and not hasattr(report, "wasxfail"):
        fail_in_ci(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Collections:
    report = yield
    if report.skipped:
        fail_in_ci(report)
    return report


def fail_in_ci(report: pytest.TestReport | pytest.CollectReport) -> None:
    if os.environ.get("CI"):
        skipped = report.longrepr
        reason = skipped[2] if isinstance(skipped, tuple) else skipped
        report.outcome = "failed"
        report.longrepr = f"in CI nothing may skip. {reason}"
