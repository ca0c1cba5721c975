"""What came back: counted, with an example of everything that should not have."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LATE = 5.0
"""Seconds after which people give up."""
HANG = 120.0
"""Seconds after which nothing comes any more, however busy the machine is: after sixty, the table
itself gives up a worker that is lost in thought, and says so."""
EXAMPLES = 12


@dataclass
class Answers:
    inputs: Counter[str] = field(default_factory=Counter)
    """By the way in which they were sent."""
    statuses: Counter[int] = field(default_factory=Counter)
    """Also those with which sockets were closed."""
    closed: int = 0
    """Connections that were closed without an answer, as those are that speak no HTTP."""
    hangs: int = 0
    late: int = 0
    """Answers that came, but not in time: on a quiet machine there are none."""
    slowest: tuple[float, str] = (0.0, "")
    examples: list[str] = field(default_factory=list)

    def note(self, status: int, seconds: float, what: str) -> None:
        self.statuses[status] += 1
        self.late += seconds > LATE
        self.slowest = max(self.slowest, (seconds, what[:200]))
        if status in FAULTS:
            self._keep(f"{status}: {what}")

    def hang(self, what: str) -> None:
        self.hangs += 1
        self._keep(f"no answer: {what}")

    def _keep(self, what: str) -> None:
        if len(self.examples) < EXAMPLES:
            self.examples.append(what[:500])

    @property
    def faults(self) -> int:
        return sum(self.statuses[status] for status in FAULTS)

    def told(self) -> str:
        seconds, what = self.slowest
        number = f"{sum(self.inputs.values())} inputs ({dict(self.inputs)})"
        wrong = f"{self.faults} faults, {self.hangs} hangs, {self.late} late"
        return "\n".join(
            [
                f"{number}: {wrong}; closed without an answer: {self.closed}",
                f"  statuses {dict(sorted(self.statuses.items()))}",
                f"  slowest {seconds:.2f} s: {what}",
                *(f"  {one}" for one in self.examples),
            ]
        )


FAULTS = (500, 1011)
"""The table has failed: over HTTP, and as sockets say it."""
