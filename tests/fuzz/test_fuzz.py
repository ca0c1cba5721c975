"""Short runs of `python -m tests.fuzz`: the long ones are done by hand."""

from __future__ import annotations

import asyncio

from tests.fuzz import decoders, lines, sockets
from tests.fuzz.answers import Answers
from tests.fuzz.described import description
from tests.fuzz.http import MOST_LOG, is_healthy
from tests.fuzz.place import Place, prepared
from tests.fuzz.server import served


def test_whatever_reads_an_input_takes_it_or_refuses_it_by_name() -> None:
    found = decoders.fuzz(1500, seed=3)
    assert len(found.inputs) == 13
    assert found.faults == {}


def test_a_server_answers_nonsense_and_stays_as_it_is() -> None:
    answers = Answers()
    with served() as (server, db):
        place = prepared(db)
        asyncio.run(lines.send(server.port, place, 300, answers, seed=3))
        asyncio.run(sockets.send(server.port, place, 60, answers, seed=3))
        assert is_healthy(server)
        assert server.logged < MOST_LOG
        assert server.tracebacks == 0, server.log.read_text()
    assert (answers.faults, answers.hangs) == (0, 0), answers.told()
    assert sum(answers.statuses.values()) > 200


def test_the_description_names_real_tables() -> None:
    place = Place(("a1", "b2"), ("token",), (3,), ())
    paths = description(place)["paths"]
    assert len(paths) > 50
    (id,) = paths["/t/{id}/answer"]["post"]["parameters"]
    assert id["schema"]["enum"][:2] == ["a1", "b2"]
