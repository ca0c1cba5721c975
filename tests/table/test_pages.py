"""The pages and their forms, as a browser without scripts meets them."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import partial
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest
from litestar.testing import RequestFactory, TestClient

import majlis
from majlis import games
from majlis.drawing import palette
from majlis.drawing.scene import DrawingContext
from majlis.kernel.frame import WATCHER
from majlis.kernel.game import Meta
from majlis.table import guests
from majlis.table.app import application, explain
from majlis.table.paces import DAY, Kind, Pace
from majlis.table.qr import qr_code
from majlis.table.refusals import NotHere
from majlis.table.services import Services
from majlis.table.templates import static
from tests.table.conftest import PATIENCE, another

Client = TestClient[Any]
HTML = {"accept": "text/html"}
GAME = "through-the-desert"


@pytest.fixture
def other(client: Client) -> Client:
    return another(client)


def new_table(client: Client, **form: str) -> Any:
    chosen = {"name": "Leila", "players": "2", "seat0": "me", "seat1": "open", "listed": "true"}
    chosen |= form
    return client.post(f"/new/{GAME}", data=chosen, headers=HTML, follow_redirects=False)


def home_when(client: Client, true: Callable[[Any], bool]) -> Any:
    """The home page when that is true of it: until then the bots go on."""
    end = time.monotonic() + PATIENCE
    while not true(page := client.get("/", headers=HTML)):
        assert time.monotonic() < end
    return page


def says(sentence: str, page: Any) -> bool:
    return said(page) == sentence


def said(response: Any) -> str:
    found = re.search(r"<h1>(.*?)</h1>", response.text, re.DOTALL)
    assert found
    return unescape(found[1])


def test_home_offers_the_games(client: Client) -> None:
    page = client.get("/", headers=HTML)
    assert page.status_code == 200
    assert said(page) == "Desert games, one table"
    assert "Through the Desert" in page.text
    assert 'action="/play/through-the-desert"' in page.text
    assert "Stakes" not in page.text  # the template game is for developers
    assert "Watch" not in page.text  # nothing to watch yet


@pytest.mark.parametrize("meta", majlis.catalogue().values(), ids=lambda meta: meta.id)
def test_home_shows_what_a_game_comes_with(client: Client, meta: Meta) -> None:
    home = unescape(client.get("/", headers=HTML).text)
    card = home.partition(f'data-game="{meta.id}"')[2].partition("</article>")[0]
    assert re.findall("<li>(.*?)</li>", card) == list(meta.features)
    assert len(meta.features) > 1


def test_home_says_which_tables_wait(client: Client) -> None:
    for tables in ("1 table waits for you", "2 tables wait for you"):
        new_table(client, seat1="me", seat0="greedy")
        page = home_when(client, partial(says, tables))
    assert page.text.count("Your turn") == 2
    assert page.text.count('class="button primary" href="/t/') == 1  # the first one


@pytest.mark.parametrize("game", majlis.catalogue())
def test_every_game_has_a_cover_by_day_and_by_night(client: Client, game: str) -> None:
    home = client.get("/", headers=HTML).text
    found = dict(re.findall(rf'cover by-(\w+)" src="(/static/\w+/covers/{game}-\w+\.svg)"', home))
    assert list(found) == ["day", "night"]
    covers = [client.get(address) for address in found.values()]
    for cover in covers:
        assert cover.headers["content-type"].startswith("image/svg+xml")
        drawn = ElementTree.fromstring(cover.text)
        assert len(list(drawn.iter())) > 60
        assert "var(" not in cover.text  # a file has no stylesheet
        assert "<text" not in cover.text  # nor our font
        defined = re.findall(r' id="([^"]+)"', cover.text)
        assert len(defined) == len(set(defined))
        used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', cover.text)
        assert {one or other for one, other in used} == set(defined)
    assert covers[0].text != covers[1].text
    assert client.get(static("covers/chess-day.svg")).status_code == 404


@pytest.mark.parametrize("level", range(1, 7))
def test_every_level_has_a_portrait_by_day_and_by_night(client: Client, level: int) -> None:
    page = client.get(f"/new/{GAME}", headers=HTML).text
    found = dict(
        re.findall(rf'portrait by-(\w+)" src="(/static/\w+/portraits/level{level}-\w+)', page)
    )
    assert list(found) == ["day", "night"]
    day, night = (client.get(f"{address}.svg") for address in found.values())
    assert day.headers["content-type"].startswith("image/svg+xml")
    assert len(list(ElementTree.fromstring(day.text).iter())) > 15
    assert "var(" not in day.text + night.text
    assert day.text != night.text
    assert client.get(static("portraits/level7-day.svg")).status_code == 404


def test_every_answer_carries_the_security_headers(client: Client) -> None:
    for path in ("/", "/nowhere"):
        headers = client.get(path, headers=HTML).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", "/nowhere"])
def test_pages_hold_no_inline_script_or_style(client: Client, path: str) -> None:
    page = client.get(path, headers=HTML).text
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"<style|\sstyle=|\son\w+=", page)


def test_static_files_may_be_kept_for_ever(client: Client) -> None:
    page = client.get("/", headers=HTML).text
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
    assert client.get("/static/old/table.js").status_code == 404


@pytest.mark.parametrize("game", majlis.catalogue())
def test_the_palette_holds_the_colours_that_its_pictures_are_drawn_in(
    client: Client, game: str
) -> None:
    sheet = client.get(static("palette.css"))
    assert sheet.headers["content-type"].startswith("text/css")
    view = majlis.Match.new(game, seats=2, seed=1).view(WATCHER)
    scene = games.game(game).draw(view, DrawingContext("en"))
    assert palette.css(scene.colours, game) in sheet.text


def test_pages_say_which_game_they_show(client: Client) -> None:
    home = client.get("/", headers=HTML).text
    assert re.findall(r'<article class="card" data-game="([^"]+)"', home) == [*majlis.catalogue()]
    table = client.post(f"/play/{GAME}", headers=HTML)
    assert f'<body class="table" data-game="{GAME}">' in table.text


def test_the_person_s_cookie_is_signed_and_out_of_reach_of_scripts(client: Client) -> None:
    cookie = client.get("/").headers.get_list("set-cookie")[0]
    assert cookie.startswith(guests.PERSON)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    person = client.cookies[guests.PERSON]
    client.get("/")
    assert client.cookies[guests.PERSON] == person
    client.cookies.set(guests.PERSON, "somebody." + person.partition(".")[2])
    forged = client.get("/").headers.get_list("set-cookie")[0]
    assert "somebody" not in forged


def test_play_now_sits_the_guest_among_bots(client: Client) -> None:
    answer = client.post(f"/play/{GAME}", headers=HTML, follow_redirects=False)
    assert answer.status_code == 303
    table = client.get(answer.headers["location"], headers=HTML)
    assert table.status_code == 200
    assert "/sit/" in table.text  # their own seat link


def test_a_form_of_another_site_is_refused(client: Client) -> None:
    strangers = ("http://evil.test", "http://[", "null", "http://table.test.evil.test")
    for headers in ({"sec-fetch-site": "cross-site"}, *({"origin": site} for site in strangers)):
        answer = client.post(f"/play/{GAME}", headers=HTML | headers, follow_redirects=False)
        assert answer.status_code == 403
        assert said(answer) == "This came from another site."
    for headers in ({"sec-fetch-site": "same-origin"}, {"origin": "http://table.test"}):
        answer = client.post(f"/play/{GAME}", headers=HTML | headers, follow_redirects=False)
        assert answer.status_code == 303


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/nowhere", "There is no such page here."),
        ("/t/nowhere", "There is no such table. Perhaps the link was cut off."),
        ("/t/%00", "There is no such page here."),
        ("/new/chess", "There is no such game here."),
        ("/new/template", "There is no such game here."),
    ],
)
def test_what_is_not_there_is_said_in_words(client: Client, path: str, sentence: str) -> None:
    page = client.get(path, headers=HTML)
    assert page.status_code == 404
    assert said(page) == sentence
    answer = client.get(path, headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert answer.json() == {"text": sentence}


def test_a_request_for_no_path_at_all_is_answered_in_words(services: Services) -> None:
    request = RequestFactory(app=application(services)).get("/", headers=HTML)
    request.scope["path"] = "*"  # OPTIONS * HTTP/1.1
    answer = explain(request, NotHere())
    assert answer.status_code == 404
    assert "There is no such page here." in answer.content


def test_a_form_of_many_megabytes_is_not_read(client: Client) -> None:
    answer = new_table(client, name="x" * 200_000)
    assert answer.status_code == 413
    assert said(answer) == "The table does not understand that request."


def test_a_failure_is_no_stack_trace(client: Client, services: Services) -> None:
    async def fail(person: str) -> Any:
        raise RuntimeError("the secret is 42")

    services.lobby = fail  # type: ignore[method-assign]
    page = client.get("/", headers=HTML)
    assert page.status_code == 500
    assert "the secret" not in page.text
    assert "Traceback" not in page.text
    assert said(page).startswith("Something went wrong")


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"name": "  "}, "Please enter your name."),
        ({"players": "6"}, "Through the Desert is for 2 to 5 players, not 6"),
        ({"players": "many"}, "Through the Desert is for 2 to 5 players, not 0"),
        ({"seat1": "magic"}, "There is no such bot."),
        ({"option.hide_scores": "maybe"}, "hide_scores=maybe: choose from false, true"),
    ],
)
def test_a_form_that_cannot_be_is_shown_again(
    client: Client, form: dict[str, str], sentence: str
) -> None:
    page = new_table(client, **form)
    assert page.status_code == 422
    assert sentence in unescape(page.text)
    assert 'name="name"' in page.text


def test_a_table_is_set_shared_and_filled(
    client: Client, other: Client, services: Services
) -> None:
    form = {"players": "3", "seat2": "greedy", "option.hide_scores": "true"}
    address = new_table(client, **form).headers["location"]
    assert client.cookies[guests.LOOK].strip('"') == "name=Leila"

    seated = other.post(
        f"{address}/sit", data={"name": "Tomas", "seat": "1"}, headers=HTML, follow_redirects=False
    )
    assert seated.status_code == 303
    table = other.get(address, headers=HTML)
    assert table.status_code == 200

    room = services.rooms._open[address.removeprefix("/t/")]
    assert [seat.name for seat in room.seats[:2]] == ["Leila", "Tomas"]
    assert room.seats[2].bot == "greedy"
    assert room.table.options["hide_scores"] is True
    assert room.begun
    late = other.post(f"{address}/sit", data={"name": "T", "seat": "1"}, headers=HTML)
    assert late.status_code == 403


def test_each_bot_has_the_level_that_the_form_says(client: Client, services: Services) -> None:
    form = {"players": "4", "seat1": "bot", "level1": "level6", "seat2": "bot", "level3": "level5"}
    address = new_table(client, **form).headers["location"]
    room = services.rooms._open[address.removeprefix("/t/")]
    assert [seat.bot for seat in room.seats] == ["", "level6", "level3", ""]  # Trader by default
    refused = new_table(client, name=" ", **form)
    assert form_of(refused) == form_of(refused) | form  # nothing is forgotten
    assert "There is no such bot." in new_table(client, seat1="bot", level1="level7").text


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("en", ["Caravaneer · fond of oases", "greedy bot", "random bot"]),
        ("ru", ["Караванщик · любит оазисы", "жадный бот", "случайный бот"]),
    ],
)
def test_the_table_names_the_bots_also_those_of_older_tables(
    client: Client, code: str, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    called = ["Jerboa", "Oryx", "Ibex", "Falcon"]
    monkeypatch.setattr("majlis.table.names.bot_names", lambda number: called[:number])
    form = {
        "players": "4",
        "seat1": "bot",
        "level1": "level4",
        "seat2": "greedy",
        "seat3": "random",
    }
    client.post("/look", data={"language": code})
    address = new_table(client, **form).headers["location"]
    with client.websocket_connect(f"{address}/live") as channel:
        players = channel.receive_json()["html"]["players"]
    assert re.findall(r'class="note" title="([^"]+)', players) == names
    level = {"en": "level 4 of 6", "ru": "уровень 4 из 6"}[code]
    assert players.count(level) == players.count('class="beads"') == 1


def test_whoever_takes_a_second_seat_has_moved(client: Client, services: Services) -> None:
    """As a form without scripts says it: the seat before is still ticked."""
    address = new_table(client, players="3", seat0="me", seat1="random", seat2="me").headers
    room = services.rooms._open[address["location"].removeprefix("/t/")]
    assert [seat.name == "Leila" for seat in room.seats] == [False, False, True]
    assert room.seats[0].free
    assert list(room.sitters.values()) == [2]


def test_seats_beyond_the_number_of_players_do_not_count(
    client: Client, services: Services
) -> None:
    address = new_table(client, players="2", seat2="greedy", seat4="magic").headers["location"]
    assert len(services.rooms._open[address.removeprefix("/t/")].seats) == 2


def chosen_presets(page: Any) -> list[str]:
    return re.findall(r'name="preset" value="(\w+)" aria-pressed="true"', page.text)


def form_of(page: Any) -> dict[str, str]:
    """What a browser would send of the page's form."""
    sent = re.findall(r'name="([^"]+)" value="([^"]*)"[^>]* checked', page.text)
    lists = re.findall(r'<select name="([^"]+)".*?value="([^"]*)" selected', page.text, re.DOTALL)
    return {"name": "Leila", **dict(sent), **dict(lists)}


@pytest.mark.parametrize("meta", majlis.catalogue().values(), ids=lambda meta: meta.id)
def test_a_preset_fills_in_the_form_of_a_table_that_can_be_played(
    client: Client, services: Services, meta: Meta
) -> None:
    first = client.get(f"/new/{meta.id}", headers=HTML)
    assert chosen_presets(first) == ["first"]
    for preset in meta.presets:
        page = client.get(f"/new/{meta.id}?preset={preset.name}", headers=HTML)
        assert chosen_presets(page) == [preset.name]
        made = client.post(
            f"/new/{meta.id}", data=form_of(page), headers=HTML, follow_redirects=False
        )
        room = services.rooms._open[made.headers["location"].removeprefix("/t/")]
        assert room.table.options == meta.settings(preset.chosen)


def test_no_preset_is_chosen_once_an_option_is_another(client: Client) -> None:
    form = form_of(client.get("/new/istanbul?preset=full", headers=HTML))
    form |= {"name": " ", "option.ruling_loose_long_move": "true"}
    page = client.post("/new/istanbul", data=form, headers=HTML)
    assert page.status_code == 422
    assert chosen_presets(page) == []
    assert 'data-changed="changed">changed</small>' in page.text


def test_expert_rulings_are_folded_away(client: Client) -> None:
    page = client.get("/new/five-tribes", headers=HTML).text
    before, _, folded = page.partition('<details class="rulings">')
    assert "option.ruling_" not in before
    assert folded.partition("</details>")[0].count('name="option.ruling_') == 6
    assert "as in the rulebook</small>" in folded


def test_bots_take_the_free_seats_at_the_host_s_word(client: Client, other: Client) -> None:
    address = new_table(client).headers["location"]
    refused = other.post(f"{address}/fill", data={"bot": "greedy"}, headers=HTML)
    assert refused.status_code == 403
    filled = client.post(f"{address}/fill", headers=HTML)
    assert filled.status_code == 200
    with client.websocket_connect(f"{address}/live") as channel:
        assert "Trader" in channel.receive_json()["html"]["players"]


def test_a_seat_link_carries_the_seat_to_another_device(client: Client, other: Client) -> None:
    address = new_table(client, seat1="greedy").headers["location"]
    link = re.search(rf"{address}/sit/[\w-]+", client.get(address, headers=HTML).text)
    assert link
    page = other.get(link[0], headers=HTML)
    assert "Leila" in page.text
    assert "/sit/" not in other.get(address, headers=HTML).text  # looking alone changes nothing
    taken = other.post(link[0], data={}, headers=HTML, follow_redirects=False)
    assert taken.status_code == 303
    there = other.get(address, headers=HTML).text
    assert link[0] in there
    assert 'id="ask-name"' not in there  # the seat has a name
    wrong = other.get(f"{address}/sit/wrong", headers=HTML)
    assert wrong.status_code == 403


def test_a_seat_link_that_was_replaced_leads_nowhere(client: Client, other: Client) -> None:
    address = new_table(client, seat1="greedy").headers["location"]

    def link() -> str:
        found = re.search(rf"{address}/sit/[\w-]+", client.get(address, headers=HTML).text)
        assert found
        return found[0]

    old = link()
    assert f'action="{address}/seat-link"' in client.get(address, headers=HTML).text
    assert other.post(f"{address}/seat-link", headers=HTML).status_code == 403  # it is not theirs
    assert link() == old
    told = client.post(f"{address}/seat-link", headers=HTML)
    assert told.status_code == 200
    assert "leads nowhere any more" in told.text
    assert "/sit/" not in told.text
    assert link() != old
    assert other.get(old, headers=HTML).status_code == 403
    assert other.post(old, headers=HTML).status_code == 403
    assert "Leila" in other.get(link(), headers=HTML).text


def test_the_match_file_holds_the_seed_only_when_the_match_is_over(
    client: Client, services: Services
) -> None:
    address = new_table(client, seat0="greedy", seat1="random").headers["location"]
    room = services.rooms._open[address.removeprefix("/t/")]
    running = client.get(f"{address}/match.txt")
    assert running.headers["content-disposition"].startswith("attachment")
    assert running.headers["cache-control"] == "private, no-cache"  # everybody has their own
    home_when(client, lambda _: room.match.over)
    over = client.get(f"{address}/match.txt").text
    assert room.match.over
    assert room.table.seed in over
    assert majlis.Match.load(over).scores() == room.match.scores()


def test_a_language_is_chosen_and_kept(client: Client) -> None:
    assert 'lang="ru"' in client.get("/", headers=HTML | {"accept-language": "ru,en;q=0.5"}).text
    assert 'lang="en"' in client.get("/", headers=HTML | {"accept-language": "de,en;q=0.5"}).text
    form = {"language": "ru", "back": f"/new/{GAME}"}
    page = client.post("/look", data=form, headers=HTML)
    assert page.url.path == f"/new/{GAME}"
    assert "Новый стол" in page.text
    night = client.post("/look", data={"theme": "night", "back": "/"}, headers=HTML)
    assert 'lang="ru" data-theme="night"' in night.text


@pytest.mark.parametrize("back", ["//evil.test/", "https://evil.test/", "/\\evil.test", ""])
def test_the_way_back_stays_on_this_site(client: Client, back: str) -> None:
    answer = client.post("/look", data={"language": "en", "back": back}, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_names_are_words_not_markup(client: Client, other: Client) -> None:
    address = new_table(client, name="<b>&\u0007 Leila").headers["location"]
    with other.websocket_connect(f"{address}/live") as channel:
        players = channel.receive_json()["html"]["players"]
    assert "&lt;b&gt;&amp; Leila" in players
    assert "<b>&" not in players


def test_pages_of_a_hall_that_neighbours_can_reach(sqlite_url: str) -> None:
    services = Services(sqlite_url, pause=0, address="http://192.0.2.7:8000", renderers=0)
    with TestClient(application(services), base_url="http://127.0.0.1:8000") as client:
        address = new_table(client).headers["location"]
        assert f"http://192.0.2.7:8000{address}" in client.get(address, headers=HTML).text


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "Letters bonus cards only + Letters & Seals: these cards come with"),
        ("ru", " + Письма и печати: "),
    ],
)
def test_options_that_do_not_go_together_are_refused_in_ones_own_language(
    client: Client, code: str, sentence: str
) -> None:
    form = {"name": "Leila", "players": "2", "seat0": "me", "option.letters_only": "true"}
    page = client.post("/new/istanbul", data=form, headers=HTML | {"accept-language": code})
    assert page.status_code == 422
    assert sentence in unescape(page.text)


def test_a_box_that_was_cleared_stays_clear_when_the_form_is_shown_again(client: Client) -> None:
    box = 'name="option.ruling_loop_self_match" value="true" data-default="true" checked'
    assert box in client.get("/new/five-tribes", headers=HTML).text  # it is ticked by default
    form = {"name": " ", "players": "2", "seat0": "me", "seat1": "greedy"}
    assert box not in client.post("/new/five-tribes", data=form, headers=HTML).text


def test_an_open_table_shows_its_link_as_a_code(client: Client, other: Client) -> None:
    address = new_table(client).headers["location"]
    with client.websocket_connect(f"{address}/live") as channel:
        question = channel.receive_json()["html"]["question"]
    assert qr_code(f"http://table.test{address}") in question
    assert "data-share" in question
    with other.websocket_connect(f"{address}/live") as channel:  # who has not sat down yet
        assert "data-share" not in channel.receive_json()["html"]["question"]


def test_a_guest_is_asked_for_a_name_until_there_is_one(client: Client, other: Client) -> None:
    address = client.post(f"/play/{GAME}", headers=HTML).url.path
    assert 'id="ask-name"' in client.get(address, headers=HTML).text
    assert 'id="ask-name"' not in other.get(address, headers=HTML).text  # who only watches
    renamed = client.post(f"{address}/name", data={"name": " Leila "}, headers=HTML)
    assert 'id="ask-name"' not in renamed.text
    assert 'value="Leila"' in renamed.text  # in the menu, to be changed again
    with other.websocket_connect(f"{address}/live") as channel:
        assert "Leila" in channel.receive_json()["html"]["players"]
    assert client.post(f"{address}/name", data={"name": " "}).status_code == 422
    # Who only watches can say what they are called, and nobody else is renamed.
    assert other.post(f"{address}/name", data={"name": "X"}).status_code == 200
    assert 'value="Leila"' in client.get(address, headers=HTML).text


def test_who_would_rather_not_say_a_name_is_not_asked_again(client: Client) -> None:
    client.post("/look", data={"nameless": "yes"})
    for _ in range(2):
        table = client.post(f"/play/{GAME}", headers=HTML)
        assert "/sit/" in table.text
        assert 'id="ask-name"' not in table.text


def test_who_leaves_a_game_finds_the_way_back(client: Client, other: Client) -> None:
    address = new_table(client, seat1="greedy").headers["location"]
    assert f'action="{address}/leave"' in client.get(address, headers=HTML).text
    assert f'action="{address}/leave"' not in other.get(address, headers=HTML).text
    assert other.post(f"{address}/leave", headers=HTML).status_code == 403
    left = client.post(f"{address}/leave", headers=HTML)
    assert left.url.path.startswith(f"{address}/sit/")
    assert "All have left: the table waits." in left.text
    assert client.get(address, headers=HTML).url.path == left.url.path  # wherever they come from
    assert f'href="{address}?watch=true"' in left.text
    assert "/sit/" not in client.get(f"{address}?watch=true", headers=HTML).text
    back = client.post(left.url.path, data={}, headers=HTML)
    assert back.url.path == address
    assert left.url.path in back.text


def test_who_leaves_others_behind_is_told_that_a_bot_plays_on(
    client: Client, other: Client
) -> None:
    address = new_table(client).headers["location"]
    other.post(f"{address}/sit", data={"name": "Tomas", "seat": "1"}, follow_redirects=False)
    left = client.post(f"{address}/leave", headers=HTML)
    assert "A bot plays on for Leila." in left.text


def test_a_seat_that_somebody_else_has_taken_is_not_offered(client: Client, other: Client) -> None:
    address = new_table(client, seat1="greedy").headers["location"]
    left = client.post(f"{address}/leave", headers=HTML)
    other.post(left.url.path, data={"name": "Tomas"}, headers=HTML)
    assert client.get(address, headers=HTML).url.path == address
    other.post(f"{address}/leave", headers=HTML)
    assert client.get(address, headers=HTML).url.path == address  # it is Tomas's now
    assert other.get(address, headers=HTML).url.path == left.url.path


def test_who_leaves_before_the_game_goes_home(client: Client, other: Client) -> None:
    address = new_table(client).headers["location"]
    left = client.post(f"{address}/leave", headers=HTML)
    assert left.url.path == "/"
    assert "Continue" not in left.text
    seated = other.post(f"{address}/sit", data={"name": "Tomas", "seat": "0"}, headers=HTML)
    assert "/sit/" in seated.text


def test_a_table_has_the_pace_that_its_form_says(client: Client, services: Services) -> None:
    form = {"name": "Leila", "players": "2", "seat0": "me", "seat1": "open"}
    wished = {"pace": "days", "pace.days": "86400", "stand_in": "level1"}
    answer = client.post(f"/new/{GAME}", data=form | wished, follow_redirects=False)
    room = services.rooms._open[answer.headers["location"].removeprefix("/t/")]
    assert (room.table.pace, room.table.stand_in) == (Pace(Kind.DAYS, DAY), "level1")
    for wrong in ({"pace": "never"}, wished | {"pace.days": "1"}):
        refused = client.post(f"/new/{GAME}", data=form | wrong)
        assert refused.status_code == 422
        assert "There is no such pace." in refused.text


def test_clicks_are_guarded_where_bots_leave_time_to_look(
    client: Client, services: Services
) -> None:
    table = new_table(client).headers["location"]
    assert 'data-guard="0"' in client.get(table, headers=HTML).text
    services.rooms.pause = 0.9
    assert 'data-guard="300"' in client.get(table, headers=HTML).text


@pytest.mark.parametrize("game", games.catalogue())
def test_the_rules_in_short_are_a_click_away(client: Client, game: str) -> None:
    for address in ("/", f"/new/{game}"):
        assert f'href="/rules/{game}"' in client.get(address, headers=HTML).text
    short = client.get(f"/rules/{game}", headers=HTML).text
    words = games.game(game).words("en", ())
    assert short.count("<dt>") == len(words.names.THINGS) > 5
    assert f'action="/play/{game}"' in short


def test_there_are_no_rules_of_a_game_that_nobody_has(client: Client) -> None:
    assert client.get("/rules/chess", headers=HTML).status_code == 404
