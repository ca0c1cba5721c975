"""Overtaking: two servers write about one table at the same moment, and the store takes one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from majlis.table.refusals import Overtaken

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 5


def tried_again(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Whoever was overtaken looks again at what is to be done: it may be possible still, as with a
    question that several are asked at once."""

    @wraps(act)
    async def try_again(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            with suppress(Overtaken):
                return await act(*given, **named)
        return await act(*given, **named)

    return try_again
