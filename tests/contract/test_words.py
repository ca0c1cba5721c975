"""What every game says: about every question, answer, event and thing, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import getsource
from itertools import groupby
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import pytest

from majlis import games
from majlis.kernel.frame import ALL, NONE, WATCHER, Ask, Frame, ToChance
from majlis.kernel.match import Match
from majlis.words import Entry, Preview, Question, Words
from tests.contract.cases import text
from tests.contract.moments import EVERY_GAME, heard, moments, notes_of, records
from tests.drawing.russian import is_english, is_translation

ENGLISH = ("Ada", "Timur", "Rumi", "Leila", "Iris")
RUSSIAN = ("Ада", "Тимур", "Руми", "Лейла", "Ирис")

every_game = pytest.mark.parametrize("game", EVERY_GAME)


def both(game: str) -> tuple[Words[Any, Any], Words[Any, Any]]:
    """The game in English and in Russian."""
    words = games.game(game).words
    return words("en", ENGLISH), words("ru", RUSSIAN)


def modules(game: str, room: str) -> list[ModuleType]:
    """A room of the game: one module, or a folder of them."""
    top = import_module(f"{games.folder(game)}.{room}")
    inner = iter_modules(getattr(top, "__path__", []), f"{top.__name__}.")
    return [top, *(import_module(module.name) for module in inner)]


def frames(game: str) -> set[type[Frame[Any]]]:
    return set(games.game(game).state.FRAMES.values())


# -- hints -----------------------------------------------------------------------------------------


@every_game
def test_what_hints_speak_of_is_what_positions_are_judged_by(game: str) -> None:
    """Points come first and are told as a number; everything else has a name in both languages."""
    names = games.game(game).fitted.weights.names
    english, russian = (words.features() for words in both(game))
    assert set(english) <= set(names)
    assert [name for name, thing in english.items() if thing is None] == [names[0]]
    for name, thing in english.items():
        told = russian[name]
        if thing and told:
            assert is_translation(told.called, thing.called), name
            assert (told.counted, told.level, told.good) == (thing.counted, thing.level, thing.good)


# -- questions -------------------------------------------------------------------------------------


@every_game
def test_every_question_to_a_seat_has_a_full_entry(game: str) -> None:
    """It asks, and foretells answers; who refuses them is up to the game (`Words.out_of_place`)."""
    english, _ = both(game)
    for frame in frames(game):
        if issubclass(frame, Ask) and not issubclass(frame, ToChance):
            entry = type(english.entries[frame])
            assert entry.title is not Entry.title or entry.crumb is not Entry.crumb, frame
            assert entry.preview is not Entry.preview, frame


@every_game
def test_every_entry_belongs_to_a_frame_and_every_frame_to_one_entry(game: str) -> None:
    """An entry that no list of its chapter names, or that another one of the same frame replaces,
    would never be heard."""
    english, _ = both(game)
    written = {
        entry
        for module in modules(game, "words")
        for entry in vars(module).values()
        if isinstance(entry, type) and issubclass(entry, Entry) and "FRAMES" in vars(entry)
    }
    spoken = {(frame, entry) for entry in written for frame in entry.FRAMES}
    assert spoken == {(frame, type(entry)) for frame, entry in english.entries.items()}
    assert set(english.entries) <= frames(game)
    asked = {frame for frame in frames(game) if issubclass(frame, Ask)}
    assert asked <= set(english.entries)


@every_game
def test_every_question_is_put_to_the_seats_that_are_asked_and_told_to_the_others(
    game: str,
) -> None:
    english, russian = both(game)
    met: set[type[Frame[Any]]] = set()
    for moment in moments(game):
        if moment.state.waiting:
            question = moment.state.question()
            met.add(type(question))
            crumb = english.crumb(question)
            assert crumb, question
            assert is_translation(russian.crumb(question), crumb), question
        for seat in moment.viewers:
            view = moment.state.redact(seat)
            questions = [words.ask(view, seat) for words in (english, russian)]
            assert questions[0].title, moment
            assert all(map(is_translation, said(questions[1]), said(questions[0]))), questions
            assert len(questions[0].crumbs) == len(questions[1].crumbs), questions
            assert all(questions[0].crumbs), moment
    assert {frame for frame in frames(game) if issubclass(frame, Ask)} == met


def said(question: Question) -> list[str]:
    return [question.title, question.detail, *question.crumbs]


# -- answers ---------------------------------------------------------------------------------------


@every_game
def test_every_answer_is_foretold(game: str) -> None:
    """In words for who thinks, or on the button for who has decided. The view stays as it is."""
    english, russian = both(game)
    for moment in moments(game):
        for seat in moment.asked[:1]:
            view = moment.state.redact(seat)
            before = text(view)
            for action in view.legal:
                previews = [words.preview(view, action) for words in (english, russian)]
                assert previews[0].text or previews[0].verb, (str(moment), view.label(action))
                assert all(map(is_translation, foretold(previews[1]), foretold(previews[0]))), (
                    previews
                )
            assert text(view) == before, moment


def foretold(preview: Preview) -> list[str]:
    return [preview.text, preview.gain, preview.verb]


@every_game
def test_every_other_answer_is_refused_with_a_reason(game: str) -> None:
    english, russian = both(game)
    for moment in moments(game):
        for seat in moment.viewers[:-1]:
            view = moment.state.redact(seat)
            legal = set(view.legal)
            every = range(view.ACTIONS) if seat in moment.asked[:1] else range(1)
            for action in every if moment.asked or not moment.state.waiting else ():
                reasons = [words.why_not(view, action) for words in (english, russian)]
                assert (reasons[0] == "") == (action in legal), (str(moment), view.label(action))
                assert is_translation(reasons[1], reasons[0]), reasons


# -- the log ---------------------------------------------------------------------------------------


@every_game
def test_everything_that_happens_has_a_line_or_is_left_untold_on_purpose(game: str) -> None:
    english, russian = both(game)
    told = dict.fromkeys(kinds(game), 0)
    for note in notes_of(game):
        lines = [words.log.say(note) for words in (english, russian)]
        if lines[0] and lines[1]:
            told[note[1]] += 1
            assert lines[0].text, note
            assert is_translation(lines[1].text, lines[0].text), lines
            assert lines[0].gains == lines[1].gains, lines
            assert all(is_english(number) for _, number in lines[0].gains), lines
            for icon, _ in lines[0].gains:
                assert is_translation(russian.names.sign(icon), english.names.sign(icon)), icon
            assert note[1] not in english.log.UNTOLD, note
        else:
            assert lines[0] is lines[1], note
    silent = {kind for kind, times in told.items() if not times}
    rare = {kind for kind in silent if english.log.say((ALL, kind, 1, 1, 1, 1))}
    assert silent - rare == set(english.log.UNTOLD)


def kinds(game: str) -> set[int]:
    """The kinds of notes: numbers with a name, in the rules' module `notes` or, in a small game,
    in the rules themselves."""
    rules = modules(game, "rules")
    source = next((module for module in rules if module.__name__.endswith(".notes")), rules[0])
    return set(numbers(source))


def numbers(module: ModuleType) -> Iterator[int]:
    for statement in ast.parse(getsource(module)).body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Constant):
            assert isinstance(statement.value.value, int)
            yield statement.value.value


@every_game
@pytest.mark.parametrize(
    ("code", "players", "you"), [("en", ENGLISH, "You"), ("ru", RUSSIAN, "Вы")]
)
def test_whoever_reads_of_oneself_is_spoken_to(
    game: str, code: str, players: tuple[str, ...], you: str
) -> None:
    """ "You take a card", where others read "Ada takes a card": with the verb that belongs to it,
    or without any verb. Nobody reads their own name, not even as somebody's victim."""
    told = games.game(game).words
    log = told(code, players).log
    of_reader = [told(code, players).read_by(seat).log for seat in range(len(players))]
    rare = {(ALL, kind, 1, 1, 1, 1) for kind in kinds(game) - {note[1] for note in notes_of(game)}}
    spoken_to = 0
    for note in {*notes_of(game), *rare}:
        said = log.say(note)
        if said is None:
            continue
        for seat, name in enumerate(players):
            read = of_reader[seat].say(note)
            assert read is not None, note
            assert name not in read.text, read
            if seat == said.seat:
                spoken_to += 1
                only_renamed = said.text.replace(name, you, 1) == read.text
                assert not only_renamed or read.text.startswith((f"{you}:", f"{you} →")), read
    assert spoken_to


@every_game
def test_what_one_answer_did_is_told_together(game: str) -> None:
    english, russian = both(game)
    for moment in moments(game):
        for seat in (moment.viewers[0], WATCHER):
            notes = heard(moment.fresh, seat)
            lines = [words.log.tell(notes) for words in (english, russian)]
            assert len(lines[0]) == len(lines[1]), notes
            for one, other in zip(*lines, strict=True):
                assert is_translation(other.text, one.text), (one, other)
                assert one.seat == NONE or one.seat in moment.viewers, one
                if one.seat >= 0 and not one.heading:
                    assert one.text.startswith(ENGLISH[one.seat]), one
                    assert other.text.startswith(RUSSIAN[one.seat]), other


LONGEST = 110
"""Letters of a turn: two lines beside the board, three at the very most."""


@every_game
def test_a_turn_is_one_line_with_what_came_of_it(game: str) -> None:
    english, russian = both(game)
    summed_up = 0
    for record in records(game)[:3]:
        log = Match.restore(games.game(game), record).log
        for (_number, seat), entries in groupby(log, lambda entry: (entry.turn, entry.turn_of)):
            turn = [entry.seen(WATCHER).notes for entry in entries]
            notes = [note for one in turn for note in one]
            lines = [
                words.log.sum_up(
                    seat, [said for one in turn for said in words.log.tell(one)], notes
                )
                for words in (english, russian)
            ]
            one, other = lines
            if one is None or other is None:
                assert one is other, notes
                continue
            summed_up += 1
            assert is_translation(other.text, one.text), lines
            assert one.gains == other.gains, lines
            assert len(one.text) <= LONGEST, one
            assert len(other.text) <= LONGEST, other
            if one.seat >= 0:
                assert one.seat == seat
                assert one.text.startswith(ENGLISH[seat]), one
                assert other.text.startswith(RUSSIAN[seat]), other
    assert summed_up > len(records(game)[:3])


# -- things ----------------------------------------------------------------------------------------


@every_game
def test_every_thing_has_a_name(game: str) -> None:
    english, russian = both(game)
    for label in games.game(game).state.LABELS:
        name = english.names.name(label)
        assert name, label
        assert is_translation(russian.names.name(label), name), label


@every_game
def test_what_counts_and_what_the_rules_explain_says_what_it_is_for(game: str) -> None:
    english, russian = both(game)
    things = [*moments(game)[0].state.breakdown()[0], *english.names.THINGS]
    assert len(things) > 1
    for thing in things:
        named, explained = english.names.name(thing), english.names.explain(thing)
        assert named, thing
        assert explained, thing
        assert is_translation(russian.names.name(thing), named), thing
        assert is_translation(russian.names.explain(thing), explained), thing


@every_game
def test_players_without_a_name_have_a_number(game: str) -> None:
    words = games.game(game).words
    assert words("en", ()).names.player(2) == "Player 3"
    assert words("ru", ()).names.player(2) == "Игрок 3"
