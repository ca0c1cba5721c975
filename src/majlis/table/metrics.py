"""What a server tells those who look after it: counts and times, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from majlis.table.services import Services

SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    def __init__(self, services: Services) -> None:
        registry = self.registry = CollectorRegistry()
        self.refused = Counter(
            "majlis_refused", "Requests that were not served, by status", ["status"],
            registry=registry,
        )  # fmt: skip
        self.answers = Histogram(
            "majlis_answer_seconds", "From a person's answer to its being written down",
            buckets=SECONDS, registry=registry,
        )  # fmt: skip
        store = Histogram(
            "majlis_store_seconds", "Transactions, with the time that they wait", ["kind"],
            buckets=SECONDS, registry=registry,
        )  # fmt: skip
        services.store.database.observe = lambda kind, took: store.labels(kind).observe(took)
        for name, about, value in (
            ("majlis_sockets", "Pages of tables that are open", lambda: services.quotas.sockets),
            ("majlis_rooms", "Tables that are open in this process",
             lambda: len(services.rooms.open_rooms)),
            ("majlis_bots_waiting", "Thoughts that wait for a worker",
             lambda: services.thinkers.waiting),
        ):  # fmt: skip
            Gauge(name, about, registry=registry).set_function(value)

    @contextmanager
    def timing(self, what: Histogram) -> Iterator[None]:
        """Whatever succeeds in this block."""
        begun = time.perf_counter()
        yield
        what.observe(time.perf_counter() - begun)

    def told(self) -> str:
        return generate_latest(self.registry).decode()
