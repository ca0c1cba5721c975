"""The load table of the manual: `python -m tests.load.rows [--seconds 20] [--python PYTHON]`.

Each row is a run of `tests.load`, on either database and with one or two processes. A machine that
does nothing else needs twelve minutes for all of them; names of rows choose some.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import product

from tests.load.__main__ import SHARES, Found, arguments, run

LOADS = {
    "20 tables, 1 s": ["--tables", "20", "--rate", "20"],
    "100 tables, 2 s": ["--tables", "100", "--rate", "50"],
    "200 tables, 4 s": ["--tables", "200", "--rate", "50"],
    "20 tables, no pause": ["--tables", "20"],
    "200 tables, 2 s": ["--tables", "200", "--rate", "100"],
    "100 tables, no pages": ["--tables", "100", "--sockets", "0"],
}
STORES = {
    "SQLite": [],
    "PostgreSQL": ["--postgres"],
    "PostgreSQL, 2 processes": ["--postgres", "--workers", "2"],
}
COLUMNS = (
    "load", "store", "turns/s", "written, p50 / p95 / p99 / max ms", "shown everywhere", "a draft",
    "% of a core", "failed", "load average",
)  # fmt: skip


def row(load: str, store: str, found: Found) -> str:
    seconds = found.ended - found.began
    used = sum(found.cpu.values()) / seconds
    cells = [
        load,
        store,
        f"{found.per_second:.1f}",
        *(spread(times) for times in (found.answers, found.shown, found.drafts)),
        f"{100 * used:.0f}",
        f"{len(found.failed)}",
        f"{os.getloadavg()[0]:.1f}",
    ]
    return line(cells)


def line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"


def spread(times: Sequence[float]) -> str:
    ordered = sorted(1000 * one for one in times)
    if not ordered:
        return "-"
    parts = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in SHARES]
    return " / ".join(f"{part:.0f}" for part in parts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("row", nargs="*", help="part of a row's name; without any, all")
    parser.add_argument("--seconds", default="20")
    parser.add_argument("--python", default=sys.executable, help="of the build to be measured")
    asked = parser.parse_args()
    sys.stdout.write(line(COLUMNS) + line(["---"] * len(COLUMNS)))
    for store, load in product(STORES, LOADS):
        if not asked.row or any(part in f"{load} {store}" for part in asked.row):
            more = ["--seconds", asked.seconds, "--python", asked.python]
            found = run(arguments([*LOADS[load], *STORES[store], *more]))
            sys.stdout.write(row(load, store, found))
            sys.stdout.flush()
