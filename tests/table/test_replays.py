"""Replays: the very pages that were shown, and nothing that their reader could not know."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from majlis import games
from majlis.bots.forecasts import guesses
from majlis.drawing.icons import sprite
from majlis.drawing.scene import DrawingContext
from majlis.kernel import notation
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.state import State
from majlis.match import Match
from majlis.table.course import MOST_MARKS, Mark, course_of, thinned
from majlis.table.newest import Newest
from majlis.table.records import Seat, Table
from majlis.table.replay_pages import differences
from majlis.table.replays import (
    FILE,
    FILES_KEPT,
    LARGEST_FILE,
    Look,
    Replay,
    first_position,
)
from majlis.table.rooms import Rooms
from majlis.table.services import Services
from majlis.table.snapshot import ALL_KNOWING, MADE_KEPT
from majlis.table.transcript import LINES_AT_ONCE
from tests.replay_costs import long_game
from tests.replays import GAMES, Played, compare
from tests.table.conftest import another

Client = TestClient[Any]

SHORT = {
    "through-the-desert": "through-the-desert-2p-greedy-2",
    "five-tribes": "five-tribes-2p-greedy-4",
    "istanbul": "istanbul-2p-greedy-1",
    "marrakesh": "marrakesh-2p-greedy-1",
}
SECRETS = {
    "istanbul": "istanbul-4p-greedy-1-letters=true",
    "marrakesh": "marrakesh-3p-greedy-1",
}
"""Games in which something is hidden: of the others, no stored one has a secret."""


def stored(name: str) -> str:
    return (GAMES / f"{name}.majlis").read_text()


def of_other_rules() -> str:
    record = notation.read(stored(SHORT["istanbul"]))
    return notation.write(replace(record, header=replace(record.header, rules=99)))


# -- the same pages ----------------------------------------------------------------------------


def test_every_game_has_a_replay_that_is_compared() -> None:
    assert set(SHORT) == set(games.catalogue())


@pytest.mark.parametrize("name", SHORT.values())
def test_a_replay_shows_what_the_table_has_shown(name: str) -> None:
    assert asyncio.run(compare(GAMES / f"{name}.majlis", every=40)) >= 10


@pytest.mark.parametrize("game", SHORT)
def test_a_table_from_before_an_option_was_there_can_be_replayed(game: str) -> None:
    """Its row does not name the option, which has the default of the table's rules then."""
    rules = games.meta(game).rules
    table = Table("old", game, rules, 2, {}, "seed", "Old", "", listed=True, created=0.0)
    known = games.game(game)
    usual = known.setup(2, known.meta.settings({}, 2), rules)
    assert first_position(table).dump() == usual.dump()


@pytest.mark.anyio
async def test_a_moment_is_played_on_from_a_stored_position(rooms: Rooms) -> None:
    services = Services("sqlite://", renderers=0)
    services.replays.store, services.replays.rooms = rooms.store, rooms
    chairs = [Seat(seat, "", f"Guest {seat}") for seat in range(3)]
    room = await rooms.create("host", "istanbul", chairs, {}, listed=False)
    rng = random.Random(4)
    while len(room.match.log) < 800:
        seat = rng.choice(room.match.waiting)
        ask = room.ledger.ask(seat)
        await room.answer_for(seat, ask, [rng.choice(room.match.legal(seat))])
    replay = await services.replays.of(room.table.id, "en")
    s: State = room.match.game.setup(3, room.match.settings, room.table.rules)
    begun_from = set()
    for line, entry in enumerate(replay.log):
        if line % 97 == 0:
            begun_from.add((await replay.near(line))[0])
            assert (await replay.state(line)).dump() == s.dump()
        s.apply(entry.seat, entry.action)
    assert len(begun_from) > 2
    assert (await replay.state(len(replay.log))).dump() == room.match.state.dump()


# -- secrets -----------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("name", SECRETS.values(), ids=SECRETS)
async def test_a_running_game_tells_nobody_more_than_their_own_view(name: str) -> None:
    """Whatever is hidden is exchanged for something else that the viewer could hold to be true: not
    a letter of what they are sent may change."""
    played = Played(GAMES / f"{name}.majlis")
    played.play(len(played.answers) // 2)
    replays = played.replays
    replay = await replays.of("t", "en")
    assert not replay.open
    hidden = 0
    for seat, person in ((WATCHER, "stranger"), (1, "p1")):
        assert replay.seat_for(person, 0) == replay.seat_for(person, NONE) == seat
        look = Look(seat, "en")
        guess = guessed(replay, seat)
        for stop in replay.stops[:: max(1, len(replay.stops) // 12)]:
            sent = await page_of(played, replay, stop, look)
            assert sent == await page_of(played, guess, stop, look)
            state = await replay.state(stop)
            hidden += state.dump() != (await guess.state(stop)).dump()
        course = course_of(replay, seat, "en")
        assert course == course_of(guess, seat, "en")
        assert not any(mark.kind == "lead" for mark in course.marks)
        assert await replays.log(replay, seat, "en", 0) == (
            await played.replays.log(guess, seat, "en", 0)
        )
    assert hidden > 5


async def page_of(played: Played, replay: Replay, stop: int, look: Look) -> bytes:
    content = await played.replays.content(replay, stop, look)
    told = replay.told(stop, look)
    return msgspec.json.encode((differences(None, content, stop), told))


def guessed(replay: Replay, seat: int) -> Replay:
    """The replay as it could also be, for all that this seat knows."""

    class Guess(Replay):
        async def state(self, at: int) -> State:
            return guesses((await replay.state(at)).redact(seat))[0]

    log = [entry.seen(seat) for entry in replay.log]
    return Guess(
        replace(
            replay.shown,
            log=log,
            cache=Newest(MADE_KEPT),
            transcripts=type(replay.shown.transcripts)(),
        ),
        replay.near,
    )


@pytest.mark.anyio
async def test_when_it_is_over_everything_is_open_or_as_a_player_saw_it() -> None:
    played = Played(GAMES / f"{SECRETS['istanbul']}.majlis")
    played.play()
    replay = await played.replays.of("t", "en")
    assert replay.open
    assert [replay.seat_for("stranger", seat) for seat in (NONE, 1, 99)] == [
        ALL_KNOWING, 1, ALL_KNOWING,
    ]  # fmt: skip
    stop = replay.stops[len(replay.stops) // 2]
    seats = (ALL_KNOWING, WATCHER, 0, 1)
    pages = {seat: await page_of(played, replay, stop, Look(seat, "en")) for seat in seats}
    assert len(set(pages.values())) == len(seats)


@pytest.mark.anyio
async def test_half_an_answer_is_told_as_a_sentence() -> None:
    """A colour is chosen before its hex."""
    played = Played(GAMES / f"{SHORT['through-the-desert']}.majlis")
    played.play()
    for code, chooses in (("en", "chooses:"), ("ru", "выбирает:")):
        replay = await played.replays.of("t", code)
        texts = [replay.told(stop, Look(ALL_KNOWING, code)).text for stop in replay.stops[1:9]]
        halves = [text for text in texts if chooses in text]
        assert len(halves) == len(texts) // 2
        assert all(re.search(rf"{chooses} \w+$", text) for text in halves)


# -- over the wire -----------------------------------------------------------------------------


def test_a_stranger_cannot_look_through_the_eyes_of_a_player(client: Client) -> None:
    form = {"players": "2", "seat0": "me", "seat1": "bot", "level1": "level1", "name": "Leila"}
    table = client.post("/new/istanbul", data=form).url.path
    stranger = another(client)
    moment = f"{table}/replay/moment?at=0"
    own = client.get(moment).json()
    assert own["update"]["nodes"] == client.get(f"{moment}&seen_by=1").json()["update"]["nodes"]
    watched = stranger.get(moment).json()
    for seat in (0, 1):
        assert stranger.get(f"{moment}&seen_by={seat}").json() == watched
    assert watched["update"]["nodes"] != own["update"]["nodes"]
    page = client.get(f"{table}/replay")
    assert page.status_code == 200
    assert 'id="seen-by"' not in page.text


@pytest.mark.anyio
async def test_no_moment_of_a_long_game_is_far_from_a_position(tmp_path: Path) -> None:
    """Also if these had to be found again; `python -m tests.replay_costs` tells the time."""
    async with long_game(tmp_path / "long.sqlite", 5000) as game:
        assert len(game.replay.log) >= 5000
        assert 15 <= len(game.positions) <= 20
        assert sum(game.positions) < 200_000
        stops = game.replay.stops
        played_on = [stop - (await game.replay.near(stop))[0] for stop in stops[240::250]]
        assert 100 < max(played_on) < 300
        step = await game.moment(game.replay.stops[-2], game.replay.stops[-3])
        assert step.bytes < 60_000
        assert game.course().bytes < 100_000
        part = await game.replays.log(game.replay, WATCHER, "en", 0)
        assert len(part.lines) == LINES_AT_ONCE
        assert part.more


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("name", "kinds", "rounds"),
    [
        ("through-the-desert-2p-greedy-2", {"palm", "land"}, 14),
        ("five-tribes-2p-greedy-4", {"lamp", "assassin"}, 8),
        ("istanbul-2p-greedy-1", {"die-5", "ruby"}, 28),
        ("marrakesh-2p-greedy-1", {"tower"}, 12),
    ],
)
async def test_the_way_has_rounds_and_marks(name: str, kinds: set[str], rounds: int) -> None:
    played = Played(GAMES / f"{name}.majlis")
    played.play()
    replay = await played.replays.of("t", "en")
    course = course_of(replay, ALL_KNOWING, "en")
    assert {mark.kind for mark in course.marks} == {*kinds, "lead"}
    assert {mark.at for mark in course.marks} <= set(course.stops)
    assert all(mark.text for mark in course.marks)
    assert len(course.rounds) == rounds + 1
    assert (course.rounds[-1].name, course.rounds[-1].at) == ("The game is over", course.stops[-1])
    winner = max(range(2), key=replay.shown.state.scores().__getitem__)
    assert [mark.seat for mark in course.marks if mark.kind == "lead"][-1] == winner


def test_kinds_of_marks_that_are_everywhere_are_thinned_and_not_dropped() -> None:
    marks = [Mark(at, "cup", "") for at in range(500)]
    kept = thinned(marks)
    assert len(kept) == MOST_MARKS
    assert (kept[0], kept[-1]) == (marks[0], marks[-1])
    assert thinned(marks[:7]) == marks[:7]


def test_pictures_show_the_zone_that_the_page_shows(client: Client) -> None:
    replay = opened(client, stored(SHORT["marrakesh"])).url.path
    at = client.get(f"{replay}/course").json()["turns"][3]
    moment = client.get(f"{replay}/moment?at={at}&format=phone").json()
    zones = moment["update"]["zones"]
    other = next(zone for zone, told in zones.items() if not told["shown"])
    address = f"{replay}/position.svg?at={at}&format=phone"
    assert client.get(address).text != client.get(f"{address}&zone={other}").text


def test_no_replay_before_the_game(client: Client) -> None:
    table = client.post("/new/istanbul", data={"players": "2", "seat0": "me", "name": "L"}).url
    refused = client.get(f"{table.path}/replay")
    assert refused.status_code == 403
    assert "The game begins when every seat is taken." in refused.text


def opened(client: Client, text: str | bytes) -> Any:
    content = text if isinstance(text, bytes) else text.encode()
    headers = {"origin": "http://table.test", "accept": "text/html"}
    return client.post("/replay", files={"file": ("match.txt", content)}, headers=headers)


def test_a_match_file_opens_as_a_replay(client: Client) -> None:
    page = opened(client, stored(SHORT["through-the-desert"]))
    assert page.status_code == 200
    replay = page.url.path
    assert replay.startswith(f"/t/{FILE}")
    course = client.get(f"{replay}/course").json()
    match = Match.load(stored(SHORT["through-the-desert"]))
    assert course["stops"][-1] == len(match.log)
    assert course["rounds"][0]["name"] == "Round 1"
    assert set(course["turns"]) <= set(course["stops"])
    assert {mark["at"] for mark in course["marks"]} <= set(course["stops"])
    at, then = course["turns"][10:12]
    whole = client.get(f"{replay}/moment?at={then}").json()
    step = client.get(f"{replay}/moment?at={then}&was={at}").json()
    assert step["html"] == whole["html"] != ""
    before = client.get(f"{replay}/moment?at={at}").json()["update"]["nodes"]
    assert before | step["update"]["nodes"] == whole["update"]["nodes"] | {
        key: node for key, node in before.items() if key not in whole["update"]["nodes"]
    }
    assert len(str(step)) < len(str(whole)) / 5
    picture = client.get(f"{replay}/position.svg?at={at}&theme=night")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert "var(" not in picture.text
    film = client.get(f"{replay}/turn.svg?at={course['turns'][5]}").text
    assert "<animate " in film
    assert len(film) < 2 * len(picture.text)
    assert "Игрок 1" in client.get(replay, headers={"accept-language": "ru"}).text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no match file"),
        ("majlis 1 | chess rules 1 | seats 2 | seed 1\nend | answers 0", "This is no match file"),
        (b"\x89PNG\r\n\x1a\n", "This is no match file"),
        (stored(SHORT["istanbul"])[:-30], "This is no match file"),
        (of_other_rules(), "rules that are not known here"),
        (b"x" * (LARGEST_FILE + 1), "This file is too large for a match."),
    ],
    ids=["nothing", "chess", "a picture", "cut off", "other rules", "large"],
)
def test_what_is_no_match_file_is_refused_in_words(
    client: Client, text: str | bytes, sentence: str
) -> None:
    refused = opened(client, text)
    assert refused.status_code == 422
    assert sentence in refused.text


def test_a_file_that_keeps_secrets_says_so(client: Client) -> None:
    match = Match.new("istanbul", seats=2, seed=1)
    assert "keeps secrets" in opened(client, match.save(0)).text


def test_files_are_forgotten(client: Client, services: Services) -> None:
    first = opened(client, Match.new("through-the-desert", seats=2, seed=0).save()).url.path
    for seed in range(1, FILES_KEPT + 1):  # nobody may open so many alone
        text = Match.new("through-the-desert", seats=2, seed=seed).save()
        assert opened(another(client), text).status_code == 200
    gone = client.get(first)
    assert gone.status_code == 404
    assert "This file is not here any more." in gone.text
    assert len(services.replays._files) == FILES_KEPT


# -- marks -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.catalogue())
def test_marks_have_icons_that_the_page_holds(game: str) -> None:
    known = games.game(game)
    seats = known.meta.seats[0]
    drawn = known.draw(Match.new(game, seats=seats, seed=1).view(WATCHER), DrawingContext())
    landmarks = known.words("en", ()).log.LANDMARKS
    assert landmarks
    for icon in landmarks.values():
        assert f'id="icon-{icon}"' in drawn.defs + sprite()
