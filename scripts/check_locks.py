"""Check that the locks name packages, versions and hashes, and never where to get them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "package-lock.json")
FORBIDDEN = ("uv.lock", "pylock.toml")


def faults() -> list[str]:
    found = [
        f"{name}: names the package index; we keep {LOCKS[0]}"
        for name in FORBIDDEN
        if (ROOT / name).exists()
    ]
    for name in LOCKS:
        for number, line in enumerate((ROOT / name).read_text().splitlines(), 1):
            if re.search(r"\w+://|--(extra-)?index-url|--find-links", line):
                found.append(f"{name}:{number}: names a host: {line.strip()}")
    run = pins((ROOT / LOCKS[0]).read_text())
    dev = pins((ROOT / LOCKS[1]).read_text())
    found += [f"{LOCKS[1]}: lacks {pin}, which {LOCKS[0]} has" for pin in sorted(run - dev)]
    return found


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[\w.-]+==[^\s;\\]+", lock, re.MULTILINE))


if __name__ == "__main__":
    raise SystemExit("\n".join(faults()) or None)
