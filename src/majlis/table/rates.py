"""Rates: how often somebody may do something that others have to bear."""

from __future__ import annotations

from majlis.table.clock import Clock

FEW = 100
"""Of so many it does not matter whether they are remembered."""


class Allowance:
    """So many at once, and one more every so many seconds, for each person."""

    def __init__(self, at_once: int, seconds: float, clock: Clock) -> None:
        self.at_once = at_once
        self.seconds = seconds
        self.clock = clock
        self._full_at: dict[str, float] = {}
        """When each of those who have lately used some will have all of it again."""
        self._most = FEW
        """If more are known, those are forgotten who have all of it again."""

    def use(self, person: str) -> bool:
        """Use one; False if there is none left."""
        now = self.clock.now()
        if len(self._full_at) > self._most:
            self._full_at = {who: at for who, at in self._full_at.items() if at > now}
            self._most = max(FEW, 2 * len(self._full_at))
        full_at = max(now, self._full_at.get(person, now)) + self.seconds
        if full_at - now > self.at_once * self.seconds:
            return False
        self._full_at[person] = full_at
        return True

    def wait(self, person: str) -> float:
        """Use one; the seconds after which it could have been had."""
        now = self.clock.now()
        full_at = max(now, self._full_at.get(person, now)) + self.seconds
        self._full_at[person] = full_at
        return max(0.0, full_at - now - self.at_once * self.seconds)
