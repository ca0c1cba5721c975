"""One visitor wants everything: a short version of `python -m tests.load.crowd`."""

from __future__ import annotations

from majlis.table.limits import LIMITS
from tests.load import crowd


def test_who_wants_everything_is_turned_away_and_the_others_play_on() -> None:
    given = "--tables 3 --rate 2 --sockets 1 --seconds 3 --sets 5 --looks 30 --idle 200"
    others, greedy = crowd.run(given.split())
    assert others.answers
    assert not others.failed
    assert greedy["silent connections"] >= 200
    assert greedy["pages: open"] >= LIMITS.sockets_of_guest_at_table
    assert greedy["pages: turned away"] >= 30 - LIMITS.sockets_of_guest_at_table
    assert LIMITS.tables.at_once <= greedy["tables: 303"] < greedy["tables: 429"]
