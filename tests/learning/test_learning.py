"""The whole path from games to a bot that plays with what was learnt, small. `make test-learn`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from majlis import games
from majlis.arena.pool import Processes
from majlis.bots import networks
from majlis.cli import main
from majlis.kernel.encoding import Field
from majlis.learning.learn import Course, Learner
from majlis.learning.network import Network, Recipe, Size, Turning, export
from majlis.learning.selfplay import Plan, play, soon_of
from majlis.learning.training import Data, examine, train
from tests.contract.cases import Case, every_position

GAMES = list(games.GAMES)
SMALL = Recipe(Size(place=8, layers=1, seat=8, table=8, whole=16))


def network_of(game: str) -> Network:
    torch.manual_seed(1)
    return Network(games.game(game).encoding, games.game(game).fitted.weights.early, SMALL)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_plan_plays_the_same_game(game: str) -> None:
    plan = Plan(game, (2, 3), 50, "same")
    once, again = play(plan, 3), play(plan, 3)
    assert once == again
    assert once.count > 0
    assert len(once.rows) == once.count * games.game(game).encoding.width
    assert play(replace(plan, seed="another"), 3) != once


def test_what_comes_soon_is_between_what_is_and_what_comes_in_the_end() -> None:
    # Worth 0 at first, then 10 and -10 all the time; in the end 20 and -20.
    soons = soon_of([[0.0, 0.0], [10.0, -10.0]], [20.0, -20.0])
    assert soons[1] == [20.0, -20.0]
    assert soons[0] == pytest.approx([0.9 * 20 + 0.1 * 10, -0.9 * 20 - 0.1 * 10])


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_hears_what_the_network_says(game: str, tmp_path: Path) -> None:
    """Exported and run by another library it says the same, whatever the number of positions; and
    in the order of the seats, whoever looks."""
    network = network_of(game).eval()
    path = tmp_path / "network.onnx"
    export(network, path)
    player = networks.Network(game, path)
    positions = [s for s in every_position(Case(game, 3), seed=5) if s.waiting][:7]
    evaluate = games.game(game).evaluate
    for viewer in range(3):
        heard = player.worths(viewer, positions)
        for s, worth in zip(positions, heard, strict=True):
            row = torch.tensor(
                [list(games.game(game).encoding.encode(s, viewer))], dtype=torch.uint8
            )
            told = [0.0] * games.game(game).encoding.seats
            values = evaluate(s)
            told[:3] = values[viewer:] + values[:viewer]
            with torch.no_grad():
                end, soon, _ = network(row, torch.tensor([told]))
            points = (0.5 * end + 0.5 * soon)[0] * network.unit
            mean = sum(values) / 3
            for seat in range(3):
                said = mean + float(points[(seat - viewer) % 3])
                assert worth[seat] == pytest.approx(said, abs=0.01)


def test_a_look_by_every_symmetry_makes_symmetric_positions_alike() -> None:
    game = games.game("through-the-desert")
    recipe = replace(SMALL, size=replace(SMALL.size, looks=5))
    network = Network(game.encoding, game.fitted.weights.early, recipe).eval()
    symmetries = game.encoding.symmetries()
    positions = every_position(Case("through-the-desert", 3), seed=5)
    s = next(s for nth, s in enumerate(positions) if nth == 60)
    row = game.encoding.encode(s, 1)
    rows = torch.tensor([list(row), list(symmetries[3].of(row))], dtype=torch.uint8)
    assert Turning(symmetries).by(3, rows)[0].tolist() == rows[1].tolist()
    assert rows[0].tolist() != rows[1].tolist()
    with torch.no_grad():
        end, _, odds = network(rows, torch.zeros(2, 5))
    assert end[0].tolist() == pytest.approx(end[1].tolist(), abs=1e-5)
    assert odds[0].tolist() == pytest.approx(odds[1].tolist(), abs=1e-5)


def test_games_that_are_over_are_worth_their_points(tmp_path: Path) -> None:
    export(network_of("template"), tmp_path / "network.onnx")
    player = networks.Network("template", tmp_path / "network.onnx")
    *_, end = every_position(Case("template", 2), seed=5)
    assert player.worths(0, [end]) == [[float(points) for points in end.scores()]]


@pytest.mark.parametrize("game", GAMES)
def test_the_loss_falls(game: str) -> None:
    data = Data(games.game(game).encoding, torch.device("cpu"))
    plan = Plan(game, (2,), 0, "falls")
    for nth in range(12):
        data.add(play(plan, nth))
    kept, _ = data.split()
    network = network_of(game)
    before = examine(network, kept).loss
    train(network, kept, kept, 20.0)
    assert examine(network, kept).loss < before


def test_a_course_goes_on_where_it_stopped(tmp_path: Path) -> None:
    course = Course(Plan("template", (2, 3), 50, "course"), 0.1, 1, Processes(1), tmp_path)
    (first,) = Learner(course).run()
    assert first.against == "greedy"
    assert first.positions > 100
    (second,) = Learner(replace(course, minutes=0.2, rounds=2)).run()
    assert (second.number, second.against) == (2, "the round before")
    lines = (tmp_path / "rounds.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1, 2]
    assert not list(Learner(replace(course, rounds=2)).run())


def test_the_command_tells_every_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["learn", "template", "--minutes", "0.1", "--rounds", "1", "--jobs", "1"]
    assert main([*words, "--folder", str(tmp_path)]) == 0
    assert "round 1: " in capsys.readouterr().err
    assert main(["learn", "template", "--seats", "2,9"]) == 2
    assert "for 2 to 4 players" in capsys.readouterr().err


def test_a_field_is_read_as_what_it_is() -> None:
    """Numbers by what is much of them, kinds and sets by a row each."""
    from majlis.learning.network import Reading

    fields = [Field("a", 1, "number", 10, "."), Field("b", 1, "one of", 3, ".")]
    reading = Reading(fields, 2, lambda thing, start, nth: 2 * thing + start + nth, 4)
    with torch.no_grad():
        reading.linear.bias.zero_()
        reading.linear.weight.fill_(1.0)
        reading.rows.copy_(torch.arange(12.0).reshape(3, 4))
        told = reading(torch.tensor([[5, 2, 20, 0]], dtype=torch.uint8))
    assert told[0, 0].tolist() == pytest.approx([8.5, 9.5, 10.5, 11.5])
    assert told[1, 0].tolist() == pytest.approx([2.0, 3.0, 4.0, 5.0])


def test_large_sets_are_the_sum_of_their_bits() -> None:
    from majlis.learning.network import Reading

    reading = Reading([Field("a", 1, "bits", 6, ".")], 1, lambda thing, start, nth: 0, 2)
    with torch.no_grad():
        reading.linear.bias.zero_()
        reading.bit[0] = torch.arange(16.0).reshape(8, 2)
        told = reading(torch.tensor([[0b100101]], dtype=torch.uint8))
    assert told[0, 0].tolist() == pytest.approx([0.0 + 4.0 + 10.0, 1.0 + 5.0 + 11.0])
