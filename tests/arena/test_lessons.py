"""Lessons: games of a bot with itself are kept, told again, and counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from majlis import games
from majlis.arena import selfplay
from majlis.arena.lessons import Lessons, Mean, Told, tell
from majlis.arena.lessons_page import page
from majlis.arena.pool import Processes
from majlis.arena.selfplay import Plan, Played, gather
from majlis.kernel.errors import BadRecord
from majlis.match import Match
from tests.games import files

STAKES = Plan("template", 2, games.meta("template").settings({}, 2), "greedy", "7")
HERE = Processes(1)


def test_the_same_plan_gives_the_same_games() -> None:
    assert gather(STAKES, 3, HERE) == gather(STAKES, 3, HERE)


def test_games_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / STAKES.file
    first = gather(STAKES, 3, HERE, file)
    asked: list[int] = []

    def play(plan: Plan, nth: int) -> Played:
        asked.append(nth)
        return Played(nth, [(0, 1)])

    monkeypatch.setattr(selfplay, "play", play)
    done: list[None] = []
    more = gather(STAKES, 5, HERE, file, lambda: done.append(None))
    assert more[:3] == first
    assert asked == [3, 4]
    assert len(done) == 5


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    gather(STAKES, 1, HERE, file)
    other = Plan("template", 3, STAKES.settings, "greedy", "7")
    with pytest.raises(BadRecord, match="another contest: seats 2, not 3"):
        gather(other, 1, HERE, file)
    file.write_text("{}\n")
    with pytest.raises(BadRecord, match="is not a record of self-play"):
        gather(STAKES, 1, HERE, file)


@pytest.mark.parametrize("game", games.catalogue())
def test_a_game_tells_what_was_chosen_and_what_scored(game: str) -> None:
    path = next(p for p in files() if p.stem.startswith(f"{game}-2p") and "=" not in p.stem)
    match = Match.load(path.read_text(encoding="utf-8"))
    plan = Plan(game, 2, match.settings, "greedy", "1")
    told = tell(plan, Played(0, [(entry.seat, entry.action) for entry in match.log]))
    assert told.scores == match.scores()
    assert sum(told.won) == 1
    assert told.first in (0, 1)
    by_seat = [sum(points) for points in zip(*told.sources.values(), strict=True)]
    assert by_seat == match.scores()
    notes = [note for entry in match.log for note in entry.notes]
    kinds = games.game(game).words("en", []).assortments()
    assert kinds
    for one, chosen, opened in zip(kinds, told.chosen, told.opened, strict=True):
        assert sum(seat.total() for seat in chosen) == sum(n[1] in one.kinds for n in notes)
        for seat in (0, 1):
            assert opened[seat] in chosen[seat] or not chosen[seat]


def told(tea: tuple[int, int], winner: int) -> Told:
    """A game in which the seats took tea so often."""
    chosen = [[Counter({"tea": n} if n else {}) for n in tea]]
    opened = [["tea" if n else "" for n in tea]]
    won = [float(seat == winner) for seat in (0, 1)]
    return Told(0, won, [6, 4], {"mine": [6, 4]}, chosen, opened)


def test_whoever_has_most_of_it_is_counted_once_a_game() -> None:
    lessons = Lessons(STAKES, [told((3, 1), 0), told((0, 2), 0), told((1, 1), 1), told((4, 0), 0)])
    tea = lessons.thing(0, "tea")
    assert tea.taken.value == pytest.approx((2 + 1 + 1 + 2) / 4)
    assert tea.decided == 3
    assert tea.most
    assert tea.most.value == pytest.approx(2 / 3)
    assert tea.openings == 6
    assert tea.opened
    assert tea.opened.value == pytest.approx(3 / 6)
    assert lessons.first.value == pytest.approx(3 / 4)
    assert lessons.source("mine", won=True).value == pytest.approx((6 + 6 + 4 + 6) / 4)


def test_bots_differ_only_beyond_three_standard_errors() -> None:
    """Errors of 0.3 and 0.4 make 0.5 for the difference."""
    assert not Mean(1.0, 0.3).differs(Mean(2.4, 0.4))
    assert Mean(1.0, 0.3).differs(Mean(2.6, 0.4))


def test_what_differs_is_marked_on_the_page() -> None:
    much = [told((4, 4), nth % 2) for nth in range(30)]
    little = [told((nth % 2, 0), 0) for nth in range(30)]
    lessons, greedy = Lessons(STAKES, much), Lessons(STAKES, little)
    lessons.names = greedy.names = ["Drinks"]
    assert "| tea | 4.00 ± 0.00 | 0.25 ± 0.05 | ▲ |  | 50% (38%-62%), n 60 |" in page(
        lessons, greedy
    )
    assert "▼" in page(greedy, lessons).split("### Drinks")[1]
