"""Devices that several people share: in whose hands one is, and what it may show.

A page shows what one person sees, or nobody while the device changes hands.
"""

from __future__ import annotations

from dataclasses import dataclass

from majlis.kernel.frame import NONE
from majlis.table.people import companion_at
from majlis.table.snapshot import Snapshot


@dataclass(frozen=True)
class Sharing:
    """What the page of a shared device is told."""

    seats: tuple[int, ...]
    next: int
    """Whose turn it is to look; NONE if nobody of them is asked."""


class Hands:
    """In whose hands a device is."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self._seat = NONE
        """Whose; NONE while nobody's secrets are to be seen."""
        self._called: tuple[int, int] | None = None
        """Who was to have it last, for which question: whoever looks meanwhile may go on."""

    def take(self, seat: int) -> None:
        """Somebody says that it is they who look; with NONE, that they have looked."""
        self._seat = seat

    def sharing(self, table: Snapshot) -> Sharing | None:
        seats = table.seats_at(self.owner)
        if len(seats) < 2:
            return None
        return Sharing(seats, next((seat for seat in seats if seat in table.asks), NONE))

    def looker(self, table: Snapshot) -> str | None:
        """Who looks at the table. Whoever is asked next gets the device, at once if the game has no
        secrets; else nobody does, until somebody says that it is in the right hands."""
        sharing = self.sharing(table)
        if sharing is None:
            return self.owner
        asks = table.asks
        if sharing.next != NONE and self._seat not in asks:
            call = sharing.next, asks[sharing.next]
            if call != self._called:
                self._called = call
                self._seat = NONE
        if self._seat not in sharing.seats:
            if table.has_secrets:
                return None
            self._seat = sharing.seats[0] if sharing.next == NONE else sharing.next
        if table.seat_of(self.owner) == self._seat:
            return self.owner
        return companion_at(self.owner, self._seat)
