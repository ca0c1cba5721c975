"""Games in a file of JSON lines, so that nothing played is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from majlis.kernel.errors import BadRecord

CHANGES = {"rules": "the rules of the game have", "code": "the code of the bots has"}
"""Fingerprints in a heading, and what has changed where they differ."""

L = TypeVar("L")
encode = msgspec.json.encode


class Kept(Generic[L]):
    """A file that every game is written to as soon as it is known.

    If there is such a file, its games count: whoever was interrupted goes on where it stopped. The
    first line says what is played, beginning with the kind of record and its format; a last line
    that was cut off is dropped, since its game can be played again.
    """

    def __init__(
        self,
        path: Path,
        heading: dict[str, Any],
        kind: type[L],
        fits: Callable[[L], bool],
        what: str = "an arena",
    ) -> None:
        """`what` it is a record of, as errors say it."""
        self.path = path
        self.what = what
        self.heading = heading
        self.kind = kind
        self.fits = fits
        self.found: list[L] = []
        """What the file had before."""
        kept = self._read() if path.exists() else b""
        # Without a buffer, a line is either asked to be written or not, whatever interrupts.
        self._file = path.open("ab", buffering=0)
        self._file.truncate(len(kept))
        if not kept:
            self._write(heading)

    def add(self, line: L) -> None:
        self._write(line)

    def close(self) -> None:
        self._file.close()

    def _write(self, line: object) -> None:
        self._file.write(encode(line) + b"\n")

    def _read(self) -> bytes:
        """The whole lines of a file of the same games."""
        text = self.path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and encode(self.heading).startswith(text):
            return b""  # it was cut off before anything was played
        first, *lines = whole.splitlines() or [b""]
        self._compare(first)
        for number, line in enumerate(lines, 2):
            try:
                found = msgspec.json.decode(line, type=self.kind)
            except (msgspec.DecodeError, UnicodeDecodeError):
                found = None
            if found is None or not self.fits(found):
                raise BadRecord(f"{self.path}, line {number}, is not a game of this contest")
            self.found.append(found)
        return whole

    def _compare(self, line: bytes) -> None:
        first, *_ = self.heading
        try:
            found = msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError):
            found = {}
        if found.get(first) != self.heading[first]:
            raise BadRecord(f"{self.path} is not a record of {self.what}")
        for name, value in self.heading.items():
            if found.get(name) == value:
                continue
            if name in CHANGES:
                raise BadRecord(f"{self.path}: {CHANGES[name]} changed since; choose another file")
            raise BadRecord(
                f"{self.path} is a record of another contest: {name} {told(found.get(name))}, "
                f"not {told(value)}; choose another file"
            )


def told(value: object) -> str:
    return encode(value).decode()
