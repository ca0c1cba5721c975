"""Rates: how often somebody may do something that others have to bear."""

from __future__ import annotations

from majlis.table.clock import Clock


class Allowance:
    """So many at once, and one more every so many seconds, for each person."""

    def __init__(self, at_once: int, seconds: float, clock: Clock) -> None:
        self.at_once = at_once
        self.seconds = seconds
        self.clock = clock
        self._full_at: dict[str, float] = {}
        """When each of those who have lately used some will have all of it again."""

    def use(self, person: str) -> bool:
        """Use one; False if there is none left."""
        now = self.clock.now()
        self._full_at = {who: at for who, at in self._full_at.items() if at > now}
        full_at = max(now, self._full_at.get(person, now)) + self.seconds
        if full_at - now > self.at_once * self.seconds:
            return False
        self._full_at[person] = full_at
        return True
