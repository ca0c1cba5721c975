"""The result of a game: who has won and by what, how it has come about, what was remarkable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from majlis.drawing.icons import STAR
from majlis.drawing.scene import Format
from majlis.drawing.shapes import seat_shape
from majlis.drawing.svg import num, tag
from majlis.kernel.match import commitment
from majlis.kernel.state import State
from majlis.language import language
from majlis.table.results import places
from majlis.table.retelling import (
    Turn,
    TurningPoint,
    history,
    owned,
    part_of,
    summed_up,
    tale,
    turning_points,
)
from majlis.table.score_chart import quarters, score_chart
from majlis.table.spans import how_long
from majlis.table.templates import drawn, render
from majlis.words import Words, number, signed
from majlis.words.facts import leader
from majlis.words.turns import without_name

PIPS = 5
"""So few points are drawn one by one."""
ROOM = {2: 72, 3: 66, 4: 56, 5: 48}
"""Per cent of a cell that the longest bar may have, by players: the number needs the rest."""


@dataclass(frozen=True)
class TieBreak:
    """What has decided between equals: how much everybody has of it, and who had most."""

    called: str
    have: list[int]
    tied: list[int]
    ahead: list[int]


class ResultContent:
    """What the sheet of a game that is over shows to one reader."""

    def __init__(
        self,
        words: Words[Any, Any],
        end: State,
        turns: Sequence[Turn],
        format: Format,
        table: str,
    ) -> None:
        self.words = words
        self.end = end
        self.turns = turns
        self.format = format
        self.table = table
        self.t = language(words.names.code)
        self.history = history(turns)
        self.owned = owned(turns)
        self.promised = self.owned[-1:] != self.history[-1:]
        """The last step of the curve is also what was promised until then."""
        self.points = turning_points(self.history, self.owned)
        self.tie_break = tie_break(words, end)
        self.places = places(end)
        self.order = sorted(range(len(self.places)), key=lambda seat: self.places[seat])
        """The winner first."""

    def html(self, headline: str, seed: str, lasted: float) -> str:
        words, told = self.words, tale(self.turns, self.end)
        names = [words.names.called(seat) for seat in range(len(self.places))]
        sources = [(name, row) for name, row in words.sources(told) if any(row)]
        most = max((points for _, row in sources for points in row), default=1)
        tie = self.tie_break
        return render(
            words.names.code,
            "piece_result.html",
            table=self.table,
            headline=headline,
            why=self._why(),
            winner=drawn(star(self.end.winners()[0])),
            counted=words.counted(),
            seats=[
                {
                    "seat": seat,
                    "name": names[seat],
                    "total": self.end.scores()[seat],
                    "place": self.places[seat],
                    "tie": tie.have[seat] if tie else 0,
                    "decides": tie is not None and seat in tie.ahead,
                    "quarters": quarters(self.history, seat),
                }
                for seat in self.order
            ],
            sources=[
                (
                    name,
                    [(row[seat], drawn(self._bar(seat, row[seat], most))) for seat in self.order],
                )
                for name, row in sources
            ],
            tie=tie.called if tie else "",
            promised=self.promised,
            chart=drawn(score_chart(self.history, names, self.format, self.points)),
            points=[self._point(point) for point in self.points],
            facts=words.remarkable(told),
            turns=len(self.turns),
            lasted=how_long(lasted, self.t),
            seed=seed,
            commitment=commitment(seed),
        )

    def _why(self) -> str:
        """By how much, or by which tie-break; and when it was decided."""
        _, words = self.t.gettext, self.words
        winners, scores = self.end.winners(), self.end.scores()
        best, tie = max(scores), self.tie_break
        if len(winners) > 1:
            return _("Nothing tells them apart.")
        if tie:
            others = [seat for seat in tie.tied if seat not in winners]
            also = _("%(names)s: %(points)s too.") % {
                "names": words.names.listed([words.names.called(seat) for seat in others]),
                "points": words.scored(best),
            }
            decides = _("Tie-break: %(thing)s, %(most)s against %(less)s.") % {
                "thing": tie.called[:1].lower() + tie.called[1:],
                "most": tie.have[winners[0]],
                "less": max(tie.have[seat] for seat in others),
            }
            return f"{also} {decides}"
        second = max(points for seat, points in enumerate(scores) if seat not in winners)
        nearest = [seat for seat, points in enumerate(scores) if points == second]
        text = _("%(points)s more than %(names)s.") % {
            "points": words.scored(best - second),
            "names": words.names.listed([words.names.mentioned(seat) for seat in nearest]),
        }
        decided = ""
        if self.promised and leader(self.owned[-1]) != winners[0]:
            decided = _("Decided by what is only counted at the end.")
        elif len(self.history) > 1 and leader(self.history[-2]) != winners[0]:
            decided = _("Decided in the very last turn.")
        return f"{text} {decided}".rstrip()

    def _bar(self, seat: int, points: int, most: int) -> str:
        """As long as it is worth, on one scale for all; few points one by one."""
        colour = f'fill="var(--seat-{seat + 1})"'
        if most <= PIPS:
            return "".join(
                f'<rect x="{num(10.5 * pip)}" y="3" width="8.5" height="10" rx="2" {colour}/>'
                for pip in range(points)
            ) + bar_number(points, f"{num(10.5 * max(points, 0))}", 3 if points else 0)
        share = ROOM[len(self.places)] * max(points, 0) / most
        bar = f'<rect y="3" width="{num(share)}%" height="10" rx="2" {colour}/>' if share else ""
        return bar + bar_number(points, f"{num(share)}%", 5 if share else 0)

    def _point(self, point: TurningPoint) -> dict[str, Any]:
        """A turning point in words, and where the replay shows it."""
        words, turn = self.words, self.turns[point.nth]
        said = summed_up(words, turn, point.seat)
        scores = self.history[point.nth]
        others = [n for seat, n in enumerate(scores) if seat != point.seat]
        gained = self.owned[point.nth][point.seat] - self.owned[max(point.nth - 1, 0)][point.seat]
        return {
            "seat": point.seat,
            "name": words.names.called(point.seat),
            "text": without_name(words, said) if said and said.seat == point.seat else "",
            "lead": point.lead,
            "when": part_of(words, self.turns, point.nth),
            "stands": f"{number(scores[point.seat])} : {number(max(others))}"
            if point.lead
            else signed(gained),
            "at": turn.lines,
        }


def bar_number(points: int, x: str, gap: int) -> str:
    return f'<text x="{x}" dx="{gap}" y="13">{number(points)}</text>'


def star(seat: int) -> str:
    """The winner's mark in a star of zellige."""
    around = f'<path d="{STAR}" fill="var(--lit)" stroke="var(--ring)" stroke-width=".8"/>'
    return tag(
        "svg",
        around
        + '<circle r="5.6" fill="var(--panel)" stroke="var(--line)" stroke-width=".4"/>'
        + seat_shape(seat, 0, 0, 3.2),
        class_="star",
        viewBox="-11.5 -11.5 23 23",
        width=58,
        height=58,
        aria_hidden="true",
    )


def tie_break(words: Words[Any, Any], end: State) -> TieBreak | None:
    """The thing that has told those apart who have most; None if nothing had to, or nothing has."""
    scores = end.scores()
    left = [seat for seat, points in enumerate(scores) if points == max(scores)]
    found = None
    for called, have in words.tie_breaks(end):
        most = max(have[seat] for seat in left)
        ahead = [seat for seat in left if have[seat] == most]
        if len(ahead) < len(left):
            found = TieBreak(called, have, left, ahead)
        left = ahead
    return found
