"""What a page is sent depends on what its reader may know, and on nothing else."""

from __future__ import annotations

import gc
import random
import re
import time
import weakref

import msgspec
import pytest

from majlis import games
from majlis.drawing.scene import Float, Format
from majlis.games.istanbul.state import Istanbul
from majlis.games.marrakesh.rules.preparation import LayDisc
from majlis.table.drafts import Ending, Plan, draft
from majlis.table.ledger import Ledger
from majlis.table.page_drawing import picture
from majlis.table.page_request import Viewer
from majlis.table.records import Record, Seat, Table
from majlis.table.renderers import Renderers
from majlis.table.results import places
from majlis.table.room import Room
from majlis.table.snapshot import MADE_KEPT, Snapshot
from majlis.table.store import Store
from majlis.table.window import Window, rises
from majlis.table.wire import LogPart, Rise, Update, Wish
from tests.table.conftest import AtOnce

PEOPLE = ["leila", "tomas", "mara"]


def room_of(game: str, seed: str = "7", **options: bool | int | str) -> Room:
    """A room with three people, without a database behind it."""
    agreed = Table("t", game, 1, 3, options, seed, "Blue Hour", PEOPLE[0], True, time.time())
    seats = [Seat(seat, f"token{seat}", name.title()) for seat, name in enumerate(PEOPLE)]
    sitters = {person: seat for seat, person in enumerate(PEOPLE)}
    record = Record(agreed, seats, sitters, Ledger.new(agreed).begin())
    return Room(Store("sqlite://"), AtOnce(), 0, record)


def window(person: str, language: str = "en", format: Format = Format.WIDE) -> Window:
    viewer = Viewer(person, "", language, format, "http://table.test", False)
    return Window(viewer, Renderers(workers=0))


async def update(window: Window, room: Room) -> Update:
    """What the window is sent of the room as it is now, written down or not."""
    return msgspec.json.decode(await window.update(Snapshot.of(room)), type=Update)


def text(update: Update) -> str:
    return msgspec.json.encode(update).decode()


def room_where(game: str, question: str) -> Room:
    """One in which somebody has that question and a choice; always the same."""
    room, rng = room_of(game), random.Random(1)
    match = room.match
    while type(match.state.question()).__name__ != question or len(choices(room)) < 3:
        room.ledger.answer(match.waiting[0], [rng.choice(choices(room))])
    return room


def choices(room: Room) -> list[int]:
    """Of whoever is asked first."""
    return room.match.legal(room.match.waiting[0])


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "question"),
    [("template", "Stake"), ("marrakesh", "TurnUpProvision"), ("marrakesh", "Select")],
)
async def test_a_secret_answer_changes_nothing_on_the_pages_of_the_others(
    game: str, question: str
) -> None:
    pages: dict[str, list[str]] = {}
    for nth in (0, 1, -1):
        room = room_where(game, question)
        windows = {person: window(person) for person in [*PEOPLE, "watcher"]}
        for one in windows.values():
            await update(one, room)
        mover = room.match.waiting[0]
        room.ledger.answer(mover, [choices(room)[nth]])
        for person, one in windows.items():
            pages.setdefault(person, []).append(text(await update(one, room)))
    own = pages.pop(PEOPLE[mover])
    assert {len(set(shown)) for shown in pages.values()} == {1}
    # A tile that lies face down is unknown also to whoever takes it.
    assert len(set(own)) == (1 if question == "TurnUpProvision" else 3)


@pytest.mark.anyio
async def test_nothing_has_changed_nothing_is_sent() -> None:
    room = room_of("through-the-desert")
    one = window("leila")
    first = await update(one, room)
    assert first.first
    again = await update(one, room)
    assert msgspec.to_builtins(again) == {
        "seq": first.seq,
        **({} if again.ask is None else {"ask": again.ask}),
    }


@pytest.mark.anyio
async def test_places_are_known_by_what_they_are() -> None:
    """Stylesheets select things by their labels."""
    room = room_of("through-the-desert")
    places = (await update(window("leila"), room)).places
    assert {place.thing for place in places.values() if place} >= {"hex:P5", "hex:P6"}
    for action, place in places.items():
        assert place is not None
        assert room.match.state.parse(place.thing) == action


@pytest.mark.anyio
async def test_a_slow_page_gets_everything_at_once_and_moves_only_what_is_new() -> None:
    room = room_of("through-the-desert")
    quick, slow = window("leila"), window("watcher")
    beginning = log_as_shown([], await update(quick, room))
    await update(slow, room)
    lines = beginning
    while "camel" not in type(room.match.state.question()).__name__.lower() or len(lines) < 20:
        seat = room.match.waiting[0]
        room.ledger.answer(seat, [room.match.legal(seat)[0]])
        sent = await update(quick, room)
        lines = log_as_shown(lines, sent)
        assert len(sent.motion) <= 1
    late = await update(slow, room)
    assert late.log is not None
    assert len(late.log.add) == len(lines) - len(beginning)
    assert len(late.motion) > 1
    assert not (await update(slow, room)).motion


@pytest.mark.anyio
async def test_what_was_planned_has_travelled_already() -> None:
    """A piece travels when it is planned; when the plan is written, nothing of it moves again."""
    room = room_of("through-the-desert")
    while "camel" not in type(room.match.state.question()).__name__.lower():
        seat = room.match.waiting[0]
        room.ledger.answer(seat, [room.match.legal(seat)[0]])
    seat = room.match.waiting[0]
    mover, other = window(PEOPLE[seat]), window("watcher")
    await update(other, room)
    sent = await update(mover, room)
    path: list[int] = []
    while sent.draft and sent.draft.ends == "asked":
        assert sent.ask is not None
        tree = sent.tree or {}
        answer, choice = next(iter(tree.items()))
        path = [*path, answer, *choice.then][: len(path) + (2 if choice.then else 1)]
        mover.wish(Wish(plan=Plan(sent.ask, tuple(path))))
        sent = await update(mover, room)
        assert sent.motion
    room.ledger.answer(seat, path)
    assert (await update(mover, room)).motion == []
    assert len((await update(other, room)).motion) == len(path) // 2


@pytest.mark.anyio
async def test_what_a_hand_is_about_to_plan_is_drawn_already(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = room_of("through-the-desert")
    seat = room.match.waiting[0]
    one = window(PEOPLE[seat])
    first = await update(one, room)
    snapshot = Snapshot.of(room)
    await one.update(snapshot)
    plan = Plan(room.ledger.ask(seat), (room.match.legal(seat)[0],))
    await one.foresee(snapshot, plan)
    drawn = len(snapshot.cache)
    one.wish(Wish(plan=plan, nth=7))
    monkeypatch.setattr(one._renderers, "_make", None)  # nothing more is drawn
    shown = msgspec.json.decode(await one.update(snapshot), type=Update)
    assert (first.heard, shown.heard) == (0, 7)
    assert shown.draft is not None
    assert shown.draft.path[:1] == list(plan.path)
    assert first.draft is not None
    assert first.draft.path == []
    await one.foresee(Snapshot.of(room), plan)  # a table that the page has not been shown
    assert len(snapshot.cache) == drawn + 2  # what was shown, and how it was sent


def test_gains_are_joined_by_place() -> None:
    at = (1.0, 2.0)
    one, other = (("coin", "+2"),), (("coin", "+1"), ("fish", "+1"))
    told = [Float(0, one, at, 5), Float(0, other, at, 9), Float(0, one), Float(1, one, at)]
    told += [Float(2, one, at), Float(2, (("coin", "−2"),), at)]
    assert rises(told) == [
        Rise(0, [("coin", "+3"), ("fish", "+1")], 5, at),
        Rise(0, [("coin", "+2")], 0),
        Rise(1, [("coin", "+2")], 0, at),
    ]
    assert len(rises([Float(0, one, (float(x), 0.0)) for x in range(9)])) == 5


@pytest.mark.anyio
async def test_the_same_page_in_another_language() -> None:
    room = room_of("through-the-desert")
    english = text(await update(window("leila"), room))
    russian = text(await update(window("leila", "ru"), room))
    assert "Camels left" in english
    assert "Осталось верблюдов" in russian
    assert "Camels left" not in russian


@pytest.mark.anyio
async def test_a_phone_has_a_sheet_for_what_the_board_has_no_room_for() -> None:
    room = room_of("istanbul")
    phone = await update(window("tomas", format=Format.PHONE), room)
    assert 'data-action="' in phone.html["mine"]
    assert (await update(window("tomas"), room)).html["mine"] == ""
    assert (await update(window("watcher", format=Format.PHONE), room)).html["mine"] == ""


@pytest.mark.anyio
async def test_another_s_board_is_shown_until_the_next_question() -> None:
    room = room_of("marrakesh")
    for seat in (1, 2):
        room.ledger.answer(seat, [room.match.legal(seat)[0]])
    one = window("leila")
    await update(one, room)
    one.wish(Wish(board_of=2))
    visit = await update(one, room)
    assert "Quarter of Mara" in visit.nodes["panes"]
    assert "Back to my board" in visit.html["enlarged"]
    assert 'data-board-of="-1"' in visit.html["enlarged"]
    assert 'aria-pressed="true"' in visit.html["players"]
    assert visit.tree is None  # the question has not changed
    assert not (await update(one, room)).nodes
    room.ledger.answer(0, [room.match.legal(0)[0]])
    back = await update(one, room)
    assert back.ask is not None
    assert "My quarter" in back.nodes["panes"]
    assert back.html["enlarged"] == ""


@pytest.mark.anyio
@pytest.mark.parametrize("seat", [-1, 0, 3, 99])
async def test_one_s_own_board_is_shown_if_there_is_no_other(seat: int) -> None:
    room = room_of("marrakesh")
    one = window("leila")
    await update(one, room)
    one.wish(Wish(board_of=seat))
    assert not (await update(one, room)).nodes


@pytest.mark.anyio
@pytest.mark.parametrize("game", games.GAMES)
async def test_whatever_is_planned_the_others_get_not_a_byte(game: str) -> None:
    rng = random.Random(3)
    room = room_of(game)
    windows = {person: window(person) for person in [*PEOPLE, "watcher"]}
    for one in windows.values():
        await update(one, room)
    quiet = {person: await windows[person].update(Snapshot.of(room)) for person in windows}
    drafts = 0
    for _ in range(6):
        seat = room.match.waiting[0]
        me = PEOPLE[seat]
        planned: list[int] = []
        view = room.match.view(seat)
        while seat in view.waiting and len(planned) < 3:
            planned.append(rng.choice(view.legal))
            view = view.look_ahead(planned[-1])
            windows[me].wish(Wish(plan=Plan(room.ledger.ask(seat), tuple(planned))))
            snapshot = Snapshot.of(room)
            drafts += (await update(windows[me], room)).draft is not None
            for person in windows.keys() - {me}:
                assert await windows[person].update(snapshot) == quiet[person]
        room.ledger.answer(seat, [planned[0]])
        for one in windows.values():
            await update(one, room)
        quiet = {person: await windows[person].update(Snapshot.of(room)) for person in windows}
    assert drafts >= 6


@pytest.mark.anyio
async def test_what_a_turn_began_from_and_its_question_are_drawn_once() -> None:
    room = room_of("five-tribes")
    one = window("leila")
    await update(one, room)
    seat = room.match.waiting[0]
    assert PEOPLE[seat] == "leila"
    picture.cache_clear()
    for action in room.match.legal(seat)[:3]:
        one.wish(Wish(plan=Plan(room.ledger.ask(seat), (action,))))
        assert (await update(one, room)).draft
    cached = picture.cache_info()
    assert (cached.misses, cached.hits) == (2, 4)


@pytest.mark.anyio
async def test_the_question_after_a_draw_says_what_was_drawn() -> None:
    """Both cards of the Caravansary, which come from the deck if nothing is discarded."""
    room = room_of("istanbul")
    one = window("leila")
    await update(one, room)
    for label in ("place:6", "leave", "act"):
        legal = {room.match.state.label(action): action for action in room.match.legal(0)}
        room.ledger.answer(0, [legal[label]])
    asked = (await update(one, room)).html["question"]
    assert "Which bonus card do you discard?" in asked
    assert len(re.findall(r"You draw: [^.]+\.", asked.split("</div>")[0])) == 2 * 2  # and as data
    one.wish(Wish(plan=Plan(room.ledger.ask(0), (room.match.legal(0)[0],))))
    assert "You draw" not in (await update(one, room)).html["question"]


@pytest.mark.anyio
async def test_who_has_only_to_end_the_turn_is_told_what_was_rolled() -> None:
    room = room_of("istanbul")
    one = window("leila")
    await update(one, room)
    for label in ("place:9", "leave", "act", "call:7"):
        legal = {room.match.state.label(action): action for action in room.match.legal(0)}
        room.ledger.answer(0, [legal[label]])
    told = await update(one, room)
    assert told.draft is not None
    assert told.draft.ends == Ending.TURN
    assert re.search(r"You roll \d+\.", told.html["question"])


@pytest.mark.anyio
async def test_a_bid_is_said_before_it_is_made() -> None:
    """The picture does not show it, nor do goods or coins change hands."""
    room = room_of("istanbul", letters=True, layout="random")
    one = window("leila")
    for label in ("place:23", "leave", "act", "good:fruit"):
        legal = {room.match.state.label(action): action for action in room.match.legal(0)}
        room.ledger.answer(0, [legal[label]])
    await update(one, room)
    bid = tuple(room.match.state.parse(label) for label in ("+1", "done"))
    one.wish(Wish(plan=Plan(room.ledger.ask(0), bid)))
    said = (await update(one, room)).html["question"]
    assert "All is chosen so far" in said
    assert "You bid 1 lira." in said
    assert "others are asked next" in said


@pytest.mark.anyio
async def test_an_answer_after_which_others_are_asked_says_so() -> None:
    """Beside others that go on; else the button says it for all."""
    room = room_of("istanbul", letters=True, layout="random")
    one = window("leila")
    for label in ("place:23", "leave", "act", "good:fruit", "+1"):
        legal = {room.match.state.label(action): action for action in room.match.legal(0)}
        room.ledger.answer(0, [legal[label]])
    bar = (await update(one, room)).html["question"]
    marked = [chip for chip in bar.split("</button>") if "others are asked next" in chip]
    assert len(marked) == 1


@pytest.mark.anyio
async def test_a_plan_that_has_been_overtaken_is_dropped_with_a_sentence() -> None:
    room = room_of("istanbul")
    seat = room.match.waiting[0]
    here, there = window(PEOPLE[seat]), window(PEOPLE[seat])
    plans = [Plan(room.ledger.ask(seat), (action,)) for action in room.match.legal(seat)[:2]]
    for one, plan in zip([here, there], plans, strict=True):
        await update(one, room)
        one.wish(Wish(plan=plan))
        drafted = (await update(one, room)).draft
        assert drafted is not None
        assert drafted.path[0] == plan.path[0]
    planned = draft(room.match.view(seat), plans[0], begun=False)
    assert planned is not None
    room.ledger.answer(seat, planned.path)
    assert (await update(here, room)).notice == ""
    assert (await update(there, room)).notice.startswith("The table has changed")
    assert (await update(there, room)).notice == ""


@pytest.mark.anyio
async def test_who_takes_what_the_plan_had_left_alone_has_lost_nothing() -> None:
    """A click on a service that the plan declines pays and rolls for the smuggler at once. The
    merchant is there already: he does not travel again."""
    room = room_of("istanbul", layout="short")
    s = room.match.state
    assert isinstance(s, Istanbul)
    place, beside = s.places[2], s.places[1]
    s.npcs = [0, place, 0, 0]
    s.players[0].merchant, s.players[0].lira = beside, 2
    s.settle()
    one = window("leila")
    await update(one, room)
    one.wish(Wish(plan=Plan(room.ledger.ask(0), (place,))))
    planned = (await update(one, room)).draft
    assert planned is not None
    declined = planned.path[planned.base :]
    assert [s.label(action) for action in declined] == ["done"]
    service = [s.parse(label) for label in ("npc:smuggler", "good:fruit", "lira")]
    room.ledger.answer(0, [*planned.path[: planned.base], *service])
    written = await update(one, room)
    assert written.notice == ""
    assert "merchant-0" not in [journey.key for journey in written.motion]


@pytest.mark.anyio
async def test_a_page_hears_what_has_become_of_its_plan_though_it_was_shown_already() -> None:
    """It lets go of what it has chosen when it wishes, and takes it up again with the answer."""
    room = room_of("through-the-desert")
    one = window("leila")
    shown = await update(one, room)
    plan = Plan(room.ledger.ask(0), tuple(shown.draft.path if shown.draft else ()))
    one.wish(Wish(plan=plan))
    assert (await update(one, room)).draft == shown.draft is not None
    assert (await update(one, room)).draft is None


def log_as_shown(lines: list[str], one: Update) -> list[str]:
    return lines if one.log is None else [*lines[: one.log.keep], *one.log.add]


@pytest.mark.anyio
async def test_the_log_tells_who_left_and_came_back_between_the_moves() -> None:
    room = room_of("through-the-desert")
    page = window("leila")
    lines = log_as_shown([], await update(page, room))
    beginning = len(lines)

    def move() -> None:
        seat = room.match.waiting[0]
        room.ledger.answer(seat, [room.match.legal(seat)[0]])  # which camel
        room.ledger.answer(seat, [room.match.legal(seat)[0]])  # where

    room.ledger.leave(1, {"bot": "greedy"})
    told = await update(page, room)
    assert told.say == "Tomas has left the table; a bot plays on"
    lines = log_as_shown(lines, told)
    mover = room.match.waiting[0]
    assert mover == 0
    move()
    told = await update(page, room)
    assert "has left" not in told.say  # once is enough
    lines = log_as_shown(lines, told)
    room.ledger.back(1, {})
    lines = log_as_shown(lines, await update(page, room))
    assert [told for told in lines[beginning:] if "Tomas</b> has left" in told] == [
        lines[beginning]
    ]
    assert "Tomas</b> is back" in lines[-1]

    room.ledger.take_back(mover)  # what was said about the people stays
    told = await update(page, room)
    assert "You took the turn back" in told.say
    lines = log_as_shown(lines, told)
    assert len(lines) == beginning + 3
    assert "has left" in lines[-3]
    assert "is back" in lines[-2]
    assert "took the turn back" in lines[-1]
    move()
    lines = log_as_shown(lines, await update(page, room))
    assert lines == log_as_shown([], await update(window("leila"), room))
    assert "is back" in lines[beginning + 1]
    assert (await update(page, room)).log is None


def play(room: Room, rng: random.Random, answers: int) -> None:
    for _ in range(answers):
        seat = rng.choice(room.match.waiting)
        room.ledger.answer(seat, [rng.choice(room.match.legal(seat))])


@pytest.mark.anyio
async def test_a_long_log_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(3)
    room, page = room_of("five-tribes"), window("leila")
    assert page.older(7) == LogPart(0, [], more=False)
    play(room, rng, 60)
    whole = log_as_shown([], await update(page, room))
    monkeypatch.setattr("majlis.table.window.LINES_AT_ONCE", 7)
    late = window("leila")
    first = (await update(late, room)).log
    assert first is not None
    assert (first.keep, len(first.add), first.skipped) == (0, 7, len(whole) - 7)
    shown, number = first.add, first.skipped
    while number:
        part = late.older(number)
        assert (part.first, part.more) == (max(0, number - 7), number > 7)
        shown, number = part.lines + shown, part.first
    assert shown == whole
    play(room, rng, 30)
    more = (await update(late, room)).log
    assert more is not None
    assert (more.keep > 0, more.skipped) == (True, 0)  # never a gap in what is there
    assert log_as_shown(whole, await update(page, room)) == [*whole[: more.keep], *more.add]


@pytest.mark.anyio
async def test_a_new_name_stands_in_the_whole_log() -> None:
    room = room_of("through-the-desert")
    page = window("watcher", "ru")
    await update(page, room)
    seat = room.match.waiting[0]
    room.ledger.answer(seat, [room.match.legal(seat)[0]])
    room.ledger.answer(seat, [room.match.legal(seat)[0]])
    room.ledger.rename(seat, {"name": "Zoe", "was": PEOPLE[seat].title()})
    room.seats[seat] = msgspec.structs.replace(room.seats[seat], name="Zoe")
    log = (await update(page, room)).log
    assert log is not None
    assert log.keep == 0
    assert f"{PEOPLE[seat].title()} — теперь Zoe." in log.add[-1]
    assert any("<b>Zoe</b>" in line for line in log.add[:-1])


@pytest.mark.anyio
async def test_a_zone_is_shown_until_the_next_question() -> None:
    room = room_of("marrakesh")
    for seat in (1, 2):
        room.ledger.answer(seat, [room.match.legal(seat)[0]])
    one = window("leila", format=Format.LAPTOP)
    first = await update(one, room)
    assert first.zones is not None
    assert first.zones["quarter"].shown
    one.wish(Wish(zone="sahara"))
    turned = await update(one, room)
    assert turned.zones is not None
    assert [key for key, zone in turned.zones.items() if zone.shown] == ["city", "sahara"]
    assert "desert" in turned.nodes
    assert turned.tree is None  # the question has not changed
    one.wish(Wish(plan=Plan(room.ledger.ask(0), (room.match.legal(0)[0],))))
    planned = await update(one, room)
    assert planned.zones is not None  # who answers sees what is asked next
    assert planned.zones["quarter"].shown
    one.wish(Wish(zone="sahara"))
    await update(one, room)
    room.ledger.answer(0, [room.match.legal(0)[0]])
    back = await update(one, room)
    assert back.ask is not None
    assert back.zones is not None
    assert back.zones["quarter"].shown


@pytest.mark.anyio
async def test_who_can_end_the_turn_finds_no_chip_that_says_the_same() -> None:
    room = room_of("five-tribes", "3")
    chance = random.Random(3)
    while True:
        seat = room.match.waiting[0]
        view = room.match.view(seat)
        found = draft(view, Plan(0), Snapshot.of(room).has_begun(seat))
        if found and found.offers and type(found.offered.question()).__name__ == "SmallMarket":
            break
        room.ledger.answer(seat, [chance.choice(room.match.legal(seat))])
    asked = await update(window(PEOPLE[seat]), room)
    assert found.offered.question().DECLINE in (asked.tree or {})
    assert 'class="chip"' not in asked.html["question"]
    assert "Do you buy a card" in asked.html["question"]
    assert "End turn" in asked.html["question"]
    assert 'id="confirm" aria-disabled' not in asked.html["question"]


@pytest.mark.anyio
async def test_what_a_complete_plan_answers_stays_in_sight() -> None:
    """The last question stays open before a reveal: with its chips, and its zone on a phone."""
    room = room_of("marrakesh")
    for seat in (1, 2):
        while seat in room.match.waiting:
            room.ledger.answer(seat, [room.match.legal(seat)[0]])
    one = window("leila", format=Format.PHONE)
    await update(one, room)
    view, path = room.match.view(0), []
    while 0 in view.waiting:
        path.append(view.legal[0])
        asked, view = view, view.look_ahead(path[-1])
    assert isinstance(asked.question(), LayDisc)
    one.wish(Wish(plan=Plan(room.ledger.ask(0), tuple(path))))
    complete = await update(one, room)
    assert complete.draft is not None
    assert complete.draft.path == path
    assert "square" in complete.nodes
    chips = re.findall(r'<button class="chip".*?</button>', complete.html["question"])
    assert len(chips) == len(asked.legal)
    assert all("<svg" in chip for chip in chips)


@pytest.mark.anyio
async def test_a_click_ends_the_turn_only_where_the_button_says_so() -> None:
    """A leader is placed by its click. Where a merchant goes is not the whole turn, even if it ends
    there."""
    for game, whole, why in (
        ("through-the-desert", True, "as soon as you choose"),
        ("istanbul", False, "answer first"),
    ):
        room = room_of(game)
        person = PEOPLE[room.match.waiting[0]]
        shown = await update(window(person), room)
        assert shown.draft is not None
        assert shown.draft.whole == whole
        assert f"<em>{why}</em>" in shown.html["question"]


@pytest.mark.anyio
async def test_title_and_button_say_the_same_of_a_plan() -> None:
    """Istanbul: a sale turns up a new demand tile, so the turn goes on after it."""
    room = room_of("istanbul")
    seat = room.match.waiting[0]
    view = room.match.view(seat)
    one = window(PEOPLE[seat])
    said = {}
    for action in view.legal:
        one.wish(Wish(plan=Plan(room.ledger.ask(seat), (action,))))
        html = (await update(one, room)).html["question"]
        verb = re.search(r'id="confirm">\s*<span>(.*?)</span>', html)
        title = re.search(r'id="asked"[^>]*>(.*?)<', html)
        if verb and title and ("ready" in title[1] or "so far" in title[1]):
            said[title[1]] = verb[1]
    assert said.pop("Your turn is ready") == "End turn"
    assert "End turn" not in said.values()


@pytest.mark.anyio
async def test_a_page_turns_only_to_what_it_is_offered() -> None:
    room = room_of("marrakesh")
    one = window("leila", format=Format.LAPTOP)
    one.wish(Wish(zone="sahara"))  # before it has been sent anything
    await update(one, room)
    one.wish(Wish(zone="nowhere"))
    assert not (await update(one, room)).nodes


@pytest.mark.anyio
async def test_the_switch_above_the_picture_leaves_another_s_board() -> None:
    room = room_of("marrakesh")
    one = window("leila", format=Format.PHONE)
    first = await update(one, room)
    assert first.zones is not None
    assert not {"city", "quarter"} & first.zones.keys()  # they are no places in the picture
    assert 'data-zone="city" aria-pressed="false"' in first.html["zones"]
    assert 'data-zone="quarter" aria-pressed="true"' in first.html["zones"]
    one.wish(Wish(board_of=2))
    visit = await update(one, room)
    assert "Quarter of Mara" in visit.nodes["owner"]
    one.wish(Wish(zone="city"))
    city = await update(one, room)
    assert 'data-zone="city" aria-pressed="true"' in city.html["zones"]
    assert city.html["enlarged"] == ""


@pytest.mark.anyio
async def test_places_lie_on_each_other_as_in_the_scene() -> None:
    """Also those that the page has known longer."""
    room = room_of("marrakesh")
    one = window("leila")
    pile = (await update(one, room)).pile
    assert pile
    while not (later := await update(one, room)).pile:
        seat = room.match.waiting[0]
        room.ledger.answer(seat, [room.match.legal(seat)[0]])
    known = set(pile)
    for action, place in later.places.items():
        if place is None:
            known.remove(action)
        else:
            known.add(action)
    assert set(later.pile) == known


@pytest.mark.anyio
@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("ru", "Вы")])
async def test_one_s_own_lines_begin_with_you(language: str, you: str) -> None:
    room = room_of("through-the-desert")
    seat = room.match.waiting[0]
    room.ledger.answer(seat, [room.match.legal(seat)[0]])
    room.ledger.answer(seat, [room.match.legal(seat)[0]])
    other = PEOPLE[seat - 1]
    mine, theirs = [
        (await update(window(person, language), room)).log for person in (PEOPLE[seat], other)
    ]
    assert mine is not None
    assert theirs is not None
    assert f"<b>{you}</b>" in mine.add[-1]
    assert PEOPLE[seat].title() not in "".join(mine.add)
    assert f"<b>{PEOPLE[seat].title()}</b>" in theirs.add[-1]


@pytest.mark.anyio
@pytest.mark.parametrize("game", games.catalogue())
async def test_every_number_of_a_panel_has_a_name(game: str) -> None:
    room = room_of(game)
    players = (await update(window(PEOPLE[0]), room)).html["players"]
    numbers = re.findall("<dt>(.*?)</dt>", players)
    named = re.findall(r'<div title="([^"]+): [^":]+" tabindex="-1">', players)
    assert numbers == named


class Ended:
    """A game that is over, as far as places go."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self.scores = lambda: scores
        self.winners = lambda: winners


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([9, 12, 4], [1], [2, 1, 3]),
        ([7, 9, 7, 3], [1], [2, 1, 2, 4]),
        ([5, 5, 0], [0], [1, 2, 3]),  # by a tie-break
        ([5, 5, 0], [0, 1], [1, 1, 3]),
    ],
)
def test_places_at_the_end(scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert places(Ended(scores, winners)) == expected  # type: ignore[arg-type]


@pytest.mark.anyio
async def test_only_watchers_are_shown_win_chances_and_only_if_the_table_says_so() -> None:
    room = room_of("istanbul")
    assert await chances_shown("watcher", room) == 0
    room.table = msgspec.structs.replace(room.table, chances=True)
    for person in PEOPLE:
        assert await chances_shown(person, room) == 0
    for code, word in (("en", "to win"), ("ru", "на победу")):
        watching = (await update(window("watcher", code), room)).html["players"]
        assert word in watching
        percents = [int(n) for n in re.findall(r"<b>(\d+) %</b>", watching)]
        assert len(percents) == 3
        assert sum(percents) == pytest.approx(100, abs=1)


async def chances_shown(person: str, room: Room) -> int:
    shown = await update(window(person), room)
    return shown.html["players"].count('class="chance"')


@pytest.mark.anyio
async def test_nobody_is_likely_to_win_before_the_first_move_or_after_the_last() -> None:
    room = room_of("template")
    room.table = msgspec.structs.replace(room.table, chances=True)
    seats = room.seats
    room.seats = [seats[0], seats[1], Seat(2, "token2")]
    assert await chances_shown("watcher", room) == 0
    room.seats = seats
    assert await chances_shown("watcher", room) == 3
    while not room.match.over:
        room.ledger.answer(room.match.waiting[0], [room.match.legal(room.match.waiting[0])[0]])
    assert await chances_shown("watcher", room) == 0


@pytest.mark.anyio
async def test_a_page_that_stays_open_keeps_nothing_of_what_it_showed_before() -> None:
    room = room_of("template")
    pages = [window("leila"), window("tomas")]
    shown = []
    for _ in range(6):
        snapshot = Snapshot.of(room)
        shown.append(weakref.ref(snapshot))
        for page in pages:
            await page.update(snapshot)
        seat = room.match.waiting[0]
        room.ledger.answer(seat, [room.match.legal(seat)[0]])
    del snapshot
    gc.collect()
    assert [one() is not None for one in shown] == [False] * 5 + [True]


@pytest.mark.anyio
async def test_whoever_wishes_for_no_end_of_things_gets_them_but_few_are_kept() -> None:
    room = room_of("template")
    snapshot, page = Snapshot.of(room), window("leila")
    for nth in range(MADE_KEPT):
        page.wish(Wish(plan=Plan(snapshot.asks[0], firm=nth)))
        assert await page.update(snapshot)
    assert len(snapshot.cache) == MADE_KEPT
