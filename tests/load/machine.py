"""What a server costs the machine, with all its processes."""

from __future__ import annotations

import os
from pathlib import Path

TICK = 1 / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """The process and whatever it has started."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(fields(stat)[1])
        except OSError:
            continue  # it has just ended
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def fields(stat: Path) -> list[str]:
    """After the name, which may hold anything."""
    return stat.read_text().rpartition(")")[2].split()


def seconds(pid: int) -> float:
    """That processors have spent on this process."""
    try:
        found = fields(Path(f"/proc/{pid}/stat"))
    except OSError:
        return 0.0
    return (int(found[11]) + int(found[12])) * TICK


def resident(pid: int) -> float:
    """MiB of memory that are its own."""
    return mebibytes(pid, "Rss")


def memory(pid: int) -> float:
    """MiB of the process and whatever it has started; what they share counts once."""
    return sum(mebibytes(one, "Pss") for one in family(pid))


def mebibytes(pid: int, kind: str) -> float:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0  # it has just ended
    return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith(f"{kind}:"))
