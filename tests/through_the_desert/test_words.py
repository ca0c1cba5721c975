"""What Through the Desert says, with its numbers. That nothing lacks words is tested in
`contract`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import majlis
from majlis.games import game
from majlis.games.through_the_desert import META
from majlis.games.through_the_desert.data import HEX, NAMES
from majlis.games.through_the_desert.rules import notes as kinds
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words import Words
from majlis.kernel.chance import Rng
from majlis.words import Said
from tests.through_the_desert.table import dealt, desert, place, seen_by, table, view_of

RUSSIAN = ("Лейла", "Фенек", "Тома", "Амина", "Ирис")
ENGLISH = ("Leila", "Fennec", "Tomas", "Amina", "Iris")
TEN = (
    "A lemon K5 | A salmon C7 | A lilac G3 | A green F10 | A mint O10 |"
    "B lemon Q6 | B salmon K10 | B lilac B3 | B green M1 | B mint G13"
)
"""Two players' leaders, far from each other."""

EN = Words("en", ENGLISH)
RU = Words("ru", RUSSIAN)


def positions(seats: int, seed: int, **options: bool) -> Iterator[Desert]:
    """A random game: every question, chance's included, with the notes of the answer before."""
    loaded = game(META.id)
    s = loaded.setup(seats, loaded.meta.settings(options), META.rules)
    rng = Rng(seed)
    while True:
        assert isinstance(s, Desert)
        yield s
        if not s.waiting:
            return
        s = s.clone()
        s.notes = []
        s.apply(s.waiting[0], s.pick(rng))


def answer(s: Desert, label: str) -> int:
    action = s.parse(label)
    assert action >= 0, label
    return action


# -- what an answer would do ---------------------------------------------------------------------


def before(match: majlis.Match, colour: str) -> Desert:
    """The view of whoever is asked, with a colour chosen."""
    match.play(match.waiting[0], f"colour:{colour}")
    return seen_by(match, match.waiting[0])


def test_scenario_10_what_closing_a_large_land_brings() -> None:
    match = desert(caravans="A lemon O4 | B salmon C7", water="P5=1 R6=2 O2=3 Q1=1", camels=8)
    place(match, 0, "lemon", "P5 Q5 R6 N4 M3 M2")
    view = before(match, "lemon")
    would = EN.preview(view, answer(view, "hex:M1"))
    assert would.text == "M1: closes 17 hexes, +17; reaches an oasis, +5; collects 4 water"
    assert would.gain == "+26"
    assert would.verb == "Place on M1"
    would = RU.preview(view, answer(view, "hex:M1"))
    assert would.text == "M1: замыкает 17 клеток, +17; выходит к оазису, +5; даёт 4 очка за воду"
    assert view.dump() == seen_by(match, 0).dump(), "looking ahead has changed the view"


def test_scenario_6_water() -> None:
    view = before(desert(caravans="A lemon K5 | B lilac M5", water="L6=3"), "lemon")
    would = EN.preview(view, answer(view, "hex:L6"))
    assert (would.text, would.gain) == ("L6: collects 3 water", "+3")
    would = RU.preview(view, answer(view, "hex:L6"))
    assert (would.text, would.verb) == ("L6: даёт 3 очка за воду", "Поставить на L6")


def test_a_camel_that_brings_nothing_still_lengthens_the_caravan() -> None:
    view = before(desert(caravans="A lemon K5 K6 | B lilac M5"), "lemon")
    would = EN.preview(view, answer(view, "hex:K4"))
    assert (would.text, would.gain) == ("K4: the lemon caravan grows to 3 camels", "")
    would = RU.preview(view, answer(view, "hex:K4"))
    assert would.text == "K4: лимонный караван вырастает до 3 верблюдов"


def test_the_last_camel_of_a_pile() -> None:
    view = before(desert(caravans=TEN, piles="L=1"), "lemon")
    assert "the last lemon camel: the game ends" in EN.preview(view, view.legal[0]).text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_promised_gain_is_what_comes(seats: int) -> None:
    """The badge is the difference in water, oases and land; majorities are not promised."""
    for s in positions(seats, seed=seats + 20):
        if not s.waiting or type(s.question()).__name__ != "PlaceCamel":
            continue
        seat = s.waiting[0]
        view = view_of(s, seat)
        for action in s.legal[::4]:
            after = s.clone()
            after.apply(seat, action)
            gained = sum(
                after.breakdown()[seat][source] - s.breakdown()[seat][source]
                for source in ("water", "oases", "land")
            )
            assert int(EN.preview(view, action).gain or 0) == gained


# -- questions -----------------------------------------------------------------------------------


def test_the_question_to_me_and_about_another() -> None:
    match = desert(caravans=TEN)
    mine, others = EN.ask(seen_by(match, 0), 0), EN.ask(seen_by(match, 1), 1)
    assert (mine.title, mine.crumbs) == ("Place your first camel", ("Your turn", "camel 1 of 2"))
    assert mine.detail == "Choose a colour, then a hex beside your caravan of it."
    assert others.title == "Leila places a camel"
    assert others.crumbs == ("Leila’s turn", "camel 1 of 2")
    match.play(0, "colour:lemon")
    placing = EN.ask(seen_by(match, 0), 0)
    assert placing.title == "Where does the lemon camel go?"
    assert placing.crumbs == ("Your turn", "camel 1 of 2", "lemon")
    assert placing.detail == "6 hexes are open to it."
    match.play(0, "hex:K6")
    match.play(0, "colour:mint")
    assert RU.ask(seen_by(match, 0), 0).crumbs == ("Ваш ход", "верблюд 2 из 2", "мята")
    assert RU.ask(seen_by(match, 0), 0).title == "Куда встанет мятный верблюд?"
    assert RU.ask(seen_by(match, 1), 1).crumbs == ("Ходит Лейла", "верблюд 2 из 2", "мята")


def test_leaders_are_counted() -> None:
    match = dealt(5)
    assert EN.ask(seen_by(match, 0), 0).crumbs == ("Your turn", "leader 1 of 4")
    match.play(0, match.legal(0)[0])
    match.play(0, "hex:A7")
    assert "In the first round" in EN.ask(seen_by(match, 1), 1).detail
    assert EN.ask(seen_by(match, 1), 1).title == "Place a leader"


def test_the_end_is_near() -> None:
    match = desert(caravans=TEN, piles="S=2")
    assert EN.ask(seen_by(match, 0), 0).detail == "Salmon: only 2 camels left."
    assert RU.ask(seen_by(match, 0), 0).detail == "Лосось: осталось 2 верблюда."


def test_who_has_won() -> None:
    match = desert(caravans=TEN, piles="S=2", water="L6=3")
    place(match, 0, "salmon", "C8 C9")
    assert match.over
    best = max(match.scores())
    assert match.winners() == [0]
    assert EN.ask(seen_by(match, 0), 0).title == f"You win: {best} points"
    assert EN.ask(seen_by(match, 1), 1).title == f"Leila wins: {best} points"
    assert RU.ask(seen_by(match, 1), 1).title.startswith("Лейла побеждает: ")


# -- the log -------------------------------------------------------------------------------------


def test_a_camel_and_what_it_brings_is_one_line() -> None:
    match = desert(caravans="A lemon O4 | B salmon C7", water="P5=1 R6=2 O2=3 Q1=1", camels=8)
    place(match, 0, "lemon", "P5 Q5 R6 N4 M3 M2 M1")
    lines = [EN.log.tell(entry.notes) for entry in match.log if entry.question.args()[1:] == (2,)]
    assert lines[0] == [Said("Leila places lemon on P5", 0, (("water", "+1"),), "lemon")]
    gains = (("palm", "+5"), ("water", "+4"), ("land", "+17"))
    assert [dict(line.gains) for line in lines[-1]] == [dict(gains)]
    assert lines[-1][0].text == "Leila closes off land from M1"
    assert RU.log.tell(match.log[-1].notes)[0].text == "Лейла замыкает землю с M1"
    assert all(said.text.startswith("Leila") for line in lines for said in line)


def test_two_camels_of_a_colour_are_told_together() -> None:
    """Colour and hex of each camel."""
    for camels, text in (
        (((2, "P5"), (2, "Q5")), "Leila places lemon on P5 and Q5"),
        (((2, "P5"), (0, "A6")), "Leila places lemon on P5 and lilac on A6"),
    ):
        notes = [(0, kinds.CAMEL, 0, colour, NAMES.index(hex), 0) for colour, hex in camels]
        said = EN.log.sum_up(0, EN.log.tell(notes), notes)
        assert said is not None
        assert said.text == text


# -- why not -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("D3", "No camel stands on a palm."),
        ("K5", "A camel stands here already."),
        ("A7", "Not beside your lemon caravan."),
        ("L5", "Beside the lemon caravan of another player (Fennec): equal colours never touch."),
        ("U5", "With two or three players the board ends at the thick line."),
    ],
)
def test_why_a_camel_cannot_go_there(hex: str, reason: str) -> None:
    view = before(desert(caravans="A lemon K5 | B lemon M5 | B salmon C7"), "lemon")
    assert EN.why_not(view, HEX + NAMES.index(hex)) == reason


def test_a_refused_place_says_which_colours_fit_it_and_who_keeps_them_off() -> None:
    """K5 and M5 have L5 between them, as above; A7 lies beside B7, and beside no other camel."""
    match = desert(caravans="A lemon K5 | B lemon M5 | A mint B7")
    chosen = before(match, "lemon")
    reason = "Not beside your lemon caravan. Possible here: mint."
    assert EN.why_not(chosen, HEX + NAMES.index("A7")) == reason
    free = seen_by(match, 0)
    rival = "Beside the lemon caravan of another player (Fennec): equal colours never touch."
    assert EN.why_not(free, free.parse("hex:L5")) == rival


def test_why_a_camel_cannot_enter_land() -> None:
    match = desert(caravans="A green H7 | B salmon C7", camels=3)
    place(match, 0, "green", "I6 J7")
    view = before(match, "green")
    reason = "This land is closed; nobody may enter it."
    assert EN.why_not(view, answer(view, "hex:I7")) == reason


def test_why_a_colour_cannot_be_chosen() -> None:
    match = desert(caravans=TEN.replace("A mint O10 |", ""), piles="S=1")
    place(match, 0, "salmon", "C8")
    view = seen_by(match, 0)
    assert EN.why_not(view, view.parse("colour:salmon")) == "All salmon camels are used up."
    assert EN.why_not(view, view.parse("colour:mint")) == "You have no caravan of this colour."
    assert EN.why_not(view, view.parse("hex:K6")) == "First choose a colour. Possible here: lemon."
    assert EN.why_not(view, view.parse("hex:A7")) == "None of your caravans can grow here."


@pytest.mark.parametrize(
    ("hex", "reason"),
    [
        ("B8", "No leader begins on a water hole."),
        ("D4", "Too near: no leader begins beside an oasis."),
        ("K6", "Too near: no leader begins beside another one."),
        ("K5", "A camel stands here already."),
    ],
)
def test_why_a_leader_cannot_begin_there(hex: str, reason: str) -> None:
    match = dealt(2)
    match.play(0, "colour:lemon", "hex:K5")
    match.play(1, "colour:mint")
    assert EN.why_not(seen_by(match, 1), HEX + NAMES.index(hex)) == reason


def test_why_a_leader_cannot_be_chosen() -> None:
    match = dealt(2)
    match.play(0, "colour:lemon", "hex:K5")
    view = seen_by(match, 1)
    assert (
        EN.why_not(view, view.parse("colour:lemon")) == "In the first round this colour is taken."
    )
    match.play(1, "colour:mint", "hex:A7")
    view = seen_by(match, 0)
    assert EN.why_not(view, view.parse("colour:lemon")) == "Your lemon leader is on the board."
    assert table(match).held[0] == 0b11011
