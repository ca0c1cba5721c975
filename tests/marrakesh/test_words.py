"""What Marrakesh says, with its numbers. That nothing lacks words is tested in `contract`."""

from __future__ import annotations

import re
from textwrap import wrap

import pytest

from majlis.games.marrakesh.data import (
    A_BONUS,
    A_KESHI,
    A_SECTOR,
    ACT,
    COLOURS,
    GRAY,
    LAST_SCROLL,
    MADRASA,
    PALACE,
    PINK,
    RED,
    WATER,
)
from majlis.games.marrakesh.rules import FRAMES
from majlis.games.marrakesh.rules import notes as kinds
from majlis.games.marrakesh.rules.display import Refill, ShowLuxury
from majlis.games.marrakesh.rules.medina import BuyGate
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    ClaimKeshi,
    Select,
    UseAssistant,
    Using,
)
from majlis.games.marrakesh.rules.sahara import ClaimOasis
from majlis.games.marrakesh.rules.seasons import TurnUpProvision
from majlis.games.marrakesh.rules.souk import Trade
from majlis.games.marrakesh.rules.square import ChooseEntertainer
from majlis.games.marrakesh.rules.stairs import Climb
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.kernel.frame import ALL, CHANCE, Ask, ToChance
from majlis.kernel.state import State
from majlis.match import replay
from majlis.words import turns
from tests.games import files
from tests.marrakesh.table import begin, fresh, given

RUSSIAN = ("Лейла", "Фенек", "Тома", "Амина")
ENGLISH = ("Leila", "Fennec", "Tomas", "Amina")
EN = Words("en", ENGLISH)
RU = Words("ru", RUSSIAN)


def seen(s: State, seat: int) -> Marrakesh:
    """The view of a seat."""
    view = s.redact(seat)
    assert isinstance(view, Marrakesh)
    return view


# -- help and names --------------------------------------------------------------------------------


LINE = 48
"""Characters in a line of a phone."""


def test_every_question_has_help_in_two_lines() -> None:
    """Whole stored games, which ask all questions."""
    asked: set[str] = set()
    for file in files():
        if not file.stem.startswith("marrakesh"):
            continue
        for s in replay(file.read_text()):
            if not s.waiting or s.waiting[0] == CHANCE:
                continue
            seat = s.waiting[0]
            view = seen(s, seat)
            question = view.question()
            asked.add(type(question).__name__)
            for words in (EN, RU):
                detail = words.entry(question).help(view, question, seat)
                assert detail, question
                assert len(wrap(detail, LINE)) <= 2, detail
                assert not re.search(":[^.,;]*:", detail), detail
    assert asked == {
        frame.__name__
        for frame in FRAMES
        if issubclass(frame, Ask) and not issubclass(frame, ToChance)
    }


def test_keshis_are_called_by_role_and_colour() -> None:
    for colour, name in enumerate(COLOURS):
        assert EN.names.name(f"keshi:{name}") == f"{EN.pieces.role(colour).capitalize()} ({name})"
        assert RU.names.name(f"keshi:{name}").startswith(f"{RU.pieces.role(colour).capitalize()} (")
    assert RU.names.name("keshi:orange") == "Лампа (оранжевая)"


def test_no_two_scrolls_oases_or_towns_are_called_alike() -> None:
    for kind, last in (("scroll", LAST_SCROLL), ("oasis", 30), ("town", 12)):
        for words in (EN, RU):
            names = {words.names.name(f"{kind}:{n:02}") for n in range(1, last + 1)}
            assert len(names) == last
    effects = {EN.tiles.effect(n) for n in range(1, LAST_SCROLL + 1)}
    assert len(effects) == LAST_SCROLL


# -- what an answer would do -----------------------------------------------------------------------


def test_a_claimed_scholar_opens_scrolls() -> None:
    s = given(fresh(), 0, "gray=2")
    s.base[GRAY] = 1
    begin(s, ClaimKeshi(0))
    would = EN.preview(seen(s, 0), A_KESHI + GRAY)
    assert would.text == "scholar: 2 to 3; opens the scrolls for 3 scholars"
    assert would.verb == "Take a scholar"
    ru = RU.preview(seen(s, 0), A_KESHI + GRAY)
    assert ru.text == "учёный: с 2 до 3; открывает свитки для 3 учёных"
    assert ru.verb == "Взять учёного"


def test_an_action_says_where_the_pawn_gets_to() -> None:
    s = given(fresh(), 0, "white=4 palace=1")
    begin(s, UseAssistant(0, PALACE))
    would = EN.preview(seen(s, 0), ACT)
    assert would.text == "4 steps; palace 1 to 3; +1 dinar; then: bonus of the line"
    assert would.gain == "+1 dinar"


def test_spectators_multiply_what_is_told() -> None:
    s = given(fresh(), 0, "square=dinar")
    begin(s, ChooseEntertainer(0))
    times = EN.preview(seen(s, 0), s.legal[0])
    assert times.text == "+2 dinars"  # the disc at 0 has two spectators there
    assert times.gain == "+2 dinars"


def test_points_are_the_badge() -> None:
    s = given(fresh(), 0, "orange=1")
    begin(s, Trade(0, 0))
    slippers = s.parse("luxury:slippers_1")
    would = EN.preview(seen(s, 0), slippers)
    assert (would.text, would.gain) == ("lamp: 1 to 0; +1 water; +2 points", "+2")
    assert would.verb == "Buy: slippers"


def test_an_oasis_says_what_it_is_worth() -> None:
    s = given(fresh(), 0, "dinar=1 white=3 oases=left_1:5")
    begin(s, ClaimOasis(0))
    would = EN.preview(seen(s, 0), s.parse("sahara:left_1"))
    assert "now worth 6 points" in would.text
    assert "−1 dinar" in would.text


# -- questions -------------------------------------------------------------------------------------


def test_what_is_turned_up_last_ends_the_turn() -> None:
    s = begin(fresh(), ShowLuxury(0), Refill(), Using(1))
    assert EN.ends_turn(s)
    s = begin(fresh(), ShowLuxury(0), Refill(), ChooseAssistant(0))
    assert not EN.ends_turn(s)
    assert EN.button(s) == "Go on"


def test_nested_effects_are_a_breadcrumb() -> None:
    s = given(fresh(), 0, "palace=2")
    begin(s, Climb(0, 0, 3), ChooseAssistant(0))
    # two spaces of the web on this line are a river step and the palace end
    question = EN.ask(seen(s, 0), 0)
    assert question.crumbs[-2:] == ("climbing to the palace, 2 steps left", "bonus of the line")
    assert EN.ask(seen(s, 1), 1).title == "Leila decides: bonus of the line"
    assert EN.preview(seen(s, 0), A_BONUS).text.startswith("1 step on the river; ")


def test_a_selection_stays_secret_in_words() -> None:
    s = given(fresh(), 0, "")
    for player in s.players:
        player.hand = (1 << 12) - 1
        player.picked = []
    begin(s, Select())
    s.apply(0, A_KESHI + PINK)
    assert EN.ask(seen(s, 1), 1).title == "Which three colours do you choose?"
    other = EN.preview(seen(s, 1), A_KESHI + GRAY)
    assert other.text == "an assistant to the madrasa: 0 scholars"
    mine = seen(s, 0)
    assert EN.why_not(mine, A_KESHI + PINK) == "You have chosen this colour already."
    assert EN.why_not(mine, A_KESHI + 0).startswith("To choose this too")


def test_reasons_have_numbers() -> None:
    s = given(fresh(), 0, "beige=1 dinar=1")
    begin(s, BuyGate(0))
    view = seen(s, 0)
    assert EN.why_not(view, s.parse("workshop:4")) == "It costs 3 dinars."
    assert EN.why_not(view, A_SECTOR) == "That is not asked now."


def test_what_is_never_an_answer_says_when_it_counts() -> None:
    s = given(fresh(), 0, "beige=1 dinar=1")
    begin(s, BuyGate(0))
    view = seen(s, 0)
    river, office = s.parse("river:04"), s.parse("office:02")
    assert EN.why_not(view, river) == "For whoever is farthest when the season ends."
    assert RU.why_not(view, river) == "Тому, кто дальше всех, когда закончится сезон."
    assert EN.why_not(view, office).startswith("Goods are exchanged here when")
    assert RU.why_not(view, office).startswith("Здесь меняют товары, когда")


def test_the_log_joins_what_belongs_together() -> None:
    s = given(fresh(), 0, "orange=1")
    begin(s, Trade(0, 0))
    s.notes = []
    s.apply(0, s.parse("keshi:orange"))
    (line,) = EN.log.tell(s.notes or ())
    assert line.text == "Leila exchanges a lamp: 2 dinars"
    assert line.gains == (("keshi-orange", "−1"), ("dinar", "+2"))
    two = [(ALL, kinds.CLAIMED, 1, GRAY, 0, 0)] * 2
    (claims,) = EN.log.tell(two)
    assert claims.gains == (("keshi-gray", "+2"),)


@pytest.mark.parametrize(
    ("colours", "english", "russian"),
    [
        ([GRAY], "takes a scholar", "берёт из башни учёного"),
        ([GRAY, GRAY], "takes two scholars", "берёт из башни двух учёных"),
        (
            [RED, GRAY],
            "takes a water vendor and a scholar",
            "берёт из башни продавца воды и учёного",
        ),
    ],
)
def test_a_claim_tells_what_is_taken(colours: list[int], english: str, russian: str) -> None:
    """In the log, in a turn of one line, and in a hint before it is played."""
    notes = [(ALL, kinds.CLAIMED, 1, colour, 0, 0) for colour in colours]
    for words, text in ((EN, f"{english} from the tower"), (RU, russian)):
        (line,) = words.log.tell(notes)
        assert line.text.endswith(f" {text}")
        steps = [said for note in notes if (said := words.log.say(note))]
        summed = words.log.sum_up(1, steps, notes)
        assert summed
        assert summed.text == line.text


def test_hints_about_the_tower_can_be_told_apart() -> None:
    s = fresh()
    s.base[GRAY], s.base[RED] = 2, 1
    begin(s, ClaimKeshi(0))
    view = seen(s, 0)
    two = [s.parse("keshi:gray"), s.parse("keshi:gray")]
    told = [turns.told(EN, view, answers).text for answers in ([s.parse("keshi:red")], two)]
    assert told == [
        "Leila takes a water vendor from the tower",
        "Leila takes two scholars from the tower",
    ]


def test_only_the_wild_assistant_is_told() -> None:
    assert EN.log.say((ALL, kinds.ASSISTANT, 0, MADRASA, GRAY, 0)) is None
    wild = EN.log.say((ALL, kinds.ASSISTANT, 0, MADRASA, RED, 0))
    assert wild is not None
    assert wild.text == "Leila sends the wild assistant to the madrasa"


def test_whoever_turns_up_provisions_reads_what_it_costs_not_to_pay() -> None:
    """Page 13: all resources, and the points of all open tiles."""
    s = fresh()
    s.players[0].face_down = [3, 7]
    view = seen(begin(s, TurnUpProvision()), 0)
    told = EN.entry(view.question()).help(view, view.question(), 0)
    assert "lose all resources and these points" in told


def test_the_verdict_on_provisions() -> None:
    s = given(fresh(), 0, "water=1 active=0,6")  # 1 water 1 date, and 2 water 1 date
    assert EN.verdict(s, 0) == (4, 8)
    given(s, 0, "water=3 date=2")
    assert EN.verdict(s, 0) == (0, 8)
    assert s.players[0].stock[WATER] == 3


def test_in_russian_a_keshi_is_a_piece_and_is_counted() -> None:
    one, many = "{n} keshi in the tower", "{n} keshis in the tower"
    told = [RU.t.ngettext(one, many, n) for n in (1, 2, 5)]
    assert told == ["В башне {n} фишка", "В башне {n} фишки", "В башне {n} фишек"]
