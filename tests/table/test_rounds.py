"""What a server does again and again: never broken off, never given up."""

from __future__ import annotations

import asyncio

import pytest

from majlis.table.clock import Clock
from majlis.table.rounds import Rounds

pytestmark = pytest.mark.anyio


async def test_a_round_that_is_under_way_is_finished_before_the_server_closes() -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    finished: list[str] = []

    async def go_round() -> None:
        begun.set()
        await go_on.wait()
        finished.append("round")

    rounds = Rounds(Clock(), 0.0, go_round, "failed")
    rounds.open()
    await begun.wait()
    closing = asyncio.create_task(rounds.close())
    await asyncio.sleep(0)
    assert not closing.done()
    go_on.set()
    await closing
    assert finished == ["round"]


async def test_after_a_round_that_failed_comes_another(caplog: pytest.LogCaptureFixture) -> None:
    second = asyncio.Event()
    rounds_made: list[int] = []

    async def go_round() -> None:
        rounds_made.append(len(rounds_made))
        if len(rounds_made) == 1:
            raise OSError("the disk is full")
        second.set()

    rounds = Rounds(Clock(), 0.0, go_round, "the clocks could not be looked at")
    rounds.open()
    await second.wait()
    await rounds.close()
    assert "the clocks could not be looked at" in caplog.text
