"""The cube tower: conservation, secrecy, and the statistics of the reconstruction."""

from __future__ import annotations

import pytest

from majlis.games.marrakesh.data import ARRIVALS_A, ARRIVALS_B1, ARRIVALS_B2
from majlis.games.marrakesh.rules.tower import Throw, ThrowIn
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.chance import Rng
from majlis.kernel.frame import ALL, WATCHER
from tests.marrakesh.table import answer, asked, begin, fresh


def throw(s: Marrakesh, rng: Rng, picks: list[list[int]]) -> list[int]:
    """A whole throw of these selections; what came out."""
    for player, picked in zip(s.players, picks, strict=True):
        player.picked = picked
    begin(s, ThrowIn())
    while s.waiting:
        s.apply(s.waiting[0], s.pick(rng))
    return s.base


def test_a_throw_asked_step_by_step() -> None:
    """Red drops and falls through both floors; green stays above; the second green knocks the
    first loose and falls on, and both land on the lower floor, where one stays."""
    s = fresh()
    s.players[0].picked, s.players[1].picked = [1, 11], [1]
    begin(s, ThrowIn())
    assert asked(s) == ["keshi:green", "keshi:red"]
    answer(s, "keshi:red")
    assert asked(s) == ["stays:0", "falls:0"]
    answer(s, "falls:0 falls:0 keshi:green stays:0 keshi:green")
    assert asked(s) == ["stays:0", "stays:1", "falls:0", "falls:1"]
    answer(s, "falls:1 keshi:green stays:0 falls:0")
    assert asked(s) == ["still"]
    answer(s, "still")
    assert (s.base[1], s.base[11], s.lodged[1]) == (1, 1, 1)
    assert (sum(s.tower.upper), sum(s.tower.lower)) == (0, 1)
    assert not s.waiting


def test_only_the_end_of_a_throw_is_public() -> None:
    s = fresh()
    s.players[0].picked, s.players[1].picked = [1, 5, 11], [1, 2, 3]
    begin(s, ThrowIn())
    rng = Rng(3)
    audiences = []
    while s.waiting:
        assert s.agenda == [Throw()]
        audiences.append(Throw().audience(s, -1))
        view = s.redact(WATCHER)
        assert isinstance(view, Marrakesh)
        assert sum(view.tower.upper + view.tower.lower + view.tower.dropping) == 0
        assert view.thrown == s.thrown
        assert sum(view.base) == 0
        s.apply(s.waiting[0], s.pick(rng))
    assert audiences == [0] * (len(audiences) - 1) + [ALL]


@pytest.mark.parametrize("floor", [ARRIVALS_A, ARRIVALS_B1, ARRIVALS_B2])
def test_the_odds_are_those_of_the_process(floor: list[list[int]]) -> None:
    """Stay with chance p, and knock each of n keshis loose with chance q, by itself."""
    stay, loose = {
        id(ARRIVALS_A): (0.20, 0.10),
        id(ARRIVALS_B1): (0.25, 0.10),
        id(ARRIVALS_B2): (0.45, 0.05),
    }[id(floor)]
    assert [odd / 1e6 for odd in floor[0]] == pytest.approx([stay, 1 - stay])
    one = [stay * (1 - loose), stay * loose, (1 - stay) * (1 - loose), (1 - stay) * loose]
    assert [odd / 1e6 for odd in floor[1]] == pytest.approx(one)
    for lying in range(1, 10):
        odds = floor[lying]
        half = len(odds) // 2
        assert abs(sum(odds) - 1_000_000) < 100
        knocked = sum(n * (odds[n] + odds[half + n]) for n in range(half)) / 1e6
        assert knocked == pytest.approx(lying * loose, abs=5e-4)
        assert sum(odds[:half]) / 1e6 == pytest.approx(stay, abs=1e-4)


# Tower, players: what comes out of a throw in rounds 1, 4, 12, and what is retained after 1, 4, 12.
# From the reconstruction's own simulation of 20,000 games, to one decimal.
FIGURES = [
    ("b1", 2, (4.0, 5.7, 6.0), (2.0, 4.1, 4.5)),
    ("b1", 4, (8.9, 11.9, 12.0), (3.1, 4.5, 4.5)),
    ("b2", 2, (3.0, 4.8, 5.9), (3.0, 7.9, 10.8)),
    ("b2", 4, (6.8, 11.3, 12.0), (5.2, 10.1, 11.0)),
]


@pytest.mark.parametrize(("floor", "seats", "out", "retained"), FIGURES)
def test_outflow_and_retention(
    floor: str, seats: int, out: tuple[float, ...], retained: tuple[float, ...]
) -> None:
    games = 300
    came = [0.0] * 13
    kept = [0.0] * 13
    for seed in range(games):
        s, rng = fresh(seats, tower=floor), Rng(seed)
        inside = 0
        for round in range(1, 13):
            picks = [[(3 * round + n) % 12 for n in range(3)] for _ in range(seats)]
            fell = sum(throw(s, rng, picks))
            inside += 3 * seats - fell
            assert sum(s.lodged) == inside
            came[round] += fell / games
            kept[round] += inside / games
    # Standard deviations of single throws are below 3, so those of the means below 0.2.
    assert [came[1], came[4], came[12]] == pytest.approx(out, abs=0.5)
    assert [kept[1], kept[4], kept[12]] == pytest.approx(retained, abs=0.6)
    # In the long run as much comes out as is thrown in.
    assert sum(came[9:]) / 4 == pytest.approx(3 * seats, abs=0.45)


def test_every_colour_is_conserved() -> None:
    """What lay in the tower and what is thrown is in the tower or in the base, by colour; and the
    floors hold what everybody can work out."""
    s, rng = fresh(4, tower="b2"), Rng(11)
    for _ in range(40):
        before = s.lodged.copy()
        picks = [sorted({rng.below(4), 4 + rng.below(4), 8 + rng.below(4)}) for _ in range(4)]
        throw(s, rng, picks)
        thrown = [sum(picked.count(colour) for picked in picks) for colour in range(12)]
        for colour in range(12):
            inside = s.tower.upper[colour] + s.tower.lower[colour]
            assert inside == s.lodged[colour]
            assert before[colour] + thrown[colour] == s.lodged[colour] + s.base[colour]


def test_a_guess_deals_the_sum_out_again() -> None:
    """Over many guesses the floors share the keshis as in the long run: 4 : 5 with B1."""
    s, rng = fresh(), Rng(5)
    s.lodged = [3] * 12
    s.tower = s.tower.clone()
    s.tower.upper = [3] * 12
    view = s.redact(0)
    upper = 0
    for _ in range(200):
        guess = view.determinize(rng)
        assert isinstance(guess, Marrakesh)
        sums = [a + b for a, b in zip(guess.tower.upper, guess.tower.lower, strict=True)]
        assert sums == [3] * 12
        upper += sum(guess.tower.upper)
    assert upper / 200 / 36 == pytest.approx(4 / 9, abs=0.03)
