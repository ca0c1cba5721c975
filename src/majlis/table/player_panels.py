"""The panels of the players: who they are, what they have, and whether they are to move."""

from __future__ import annotations

from typing import Any, NamedTuple

from majlis.bots.forecasts import view_chances
from majlis.drawing.scene import Panel
from majlis.kernel.frame import NONE, WATCHER
from majlis.table import names
from majlis.table.paces import NO_PACE
from majlis.table.page_drawing import PageDrawing
from majlis.table.templates import drawn


class Share(NamedTuple):
    """A part of the bar below a player's name."""

    x: int
    width: int
    tone: str
    promised: bool


class PlayerPanels:
    """The panels of one page."""

    def __init__(self, page: PageDrawing) -> None:
        self.page = page
        self.request = page.request
        self.seat = page.seat
        self.t = page.t
        self.words = page.words
        self.chances = self._chances()

    def content(self) -> list[dict[str, Any]]:
        """By seat."""
        return [self._player(seat, panel) for seat, panel in enumerate(self.page.scene.panels)]

    def _chances(self) -> list[int]:
        """How likely each seat is to win, in per cent: for watchers alone, and only as long as it
        is not known; a player must not be told what the search thinks of the position."""
        request = self.request
        wanted = request.table.chances and self.seat == WATCHER and request.arrival is None
        if not wanted or self.page.over or request.sharing:
            return []
        found = view_chances(request.table.game, self.page.view)
        return [round(100 * chance) for chance in found]

    def _player(self, seat: int, panel: Panel) -> dict[str, Any]:
        t = self.t
        chair = self.request.seats[seat]
        goes_on = self.request.arrival is None and not self.request.ended
        asked = goes_on and seat in self.request.state.waiting
        pill = ""
        if asked:
            if seat == self.seat:
                pill = t.gettext("Your turn")
            else:
                pill = t.gettext("thinking") if chair.bot else t.gettext("to move")
        elif self.page.over and seat in self.page.view.winners():
            pill = t.gettext("winner")
        x = 0
        shares: list[Share] = []
        for stat in panel.stats:
            if stat.tone and stat.share > 0:
                shares.append(Share(x, stat.share, stat.tone, stat.promised))
                x += stat.share
        totals = [
            sum(stat.share for stat in other.stats if stat.tone) for other in self.page.scene.panels
        ]
        return {
            "seat": seat,
            "name": t.gettext("You") if seat == self.seat else self.words.names.player(seat),
            "own": seat == self.seat,
            "person": not chair.free and (not chair.bot or seat in self.request.away),
            "clock": self.request.table.pace != NO_PACE and goes_on and not self.page.over,
            "asked": asked,
            "pill": pill,
            "note": self._played_by(seat, chair.bot) if chair.bot else "",
            "level": names.level(chair.bot),
            "style": self._fond_of(seat),
            "score": panel.score,
            "promised": panel.promised,
            "scored": "" if panel.score is None else self.words.scored(panel.score),
            "stats": panel.stats,
            "shares": tuple(shares),
            "whole": max(*totals, 1),
            "chance": self.chances[seat] if self.chances else None,
            "extra": drawn(panel.extra),
            "board": panel.board and (seat != self.seat or self.request.board_of != NONE),
            "enlarged": seat == self.request.board_of,
        }

    def _played_by(self, seat: int, bot: str) -> str:
        called = self.t.gettext(names.KINDS[bot])
        if seat in self.request.away:
            return self.t.gettext("away: %(bot)s plays") % {"bot": called}
        return called

    def _fond_of(self, seat: int) -> str:
        style = self.request.styles[seat]
        if style is None:
            return ""
        return self.t.gettext("fond of %(things)s") % {"things": self.words.styles()[style]}
