"""Learning in rounds: play, train, and see whether it got stronger, until the time is up."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean
from typing import Any

import torch

from majlis import games
from majlis.arena.pool import Workers
from majlis.bots.networks import CARD, NAME
from majlis.kernel.chance import dice
from majlis.kernel.errors import BadOption
from majlis.learning.network import Network, Recipe, Size, export
from majlis.learning.selfplay import Plan, Samples, duel, play
from majlis.learning.training import (
    HELD_OUT,
    Data,
    Lesson,
    calibrate,
    calibration,
    examine,
    train,
)

SHARES = (0.72, 0.18, 0.1)
"""Of a round's time: for games, for training, and for games against the round before."""
RECORD = "rounds.jsonl"
"""The file in a course's folder that tells its rounds."""
KEPT = 3
"""A round learns from the games of so many rounds, its own included."""
RECIPES = {
    # A place hears of no other: with two layers of neighbours it foretells games no better.
    "through-the-desert": Recipe(
        Size(place=16, layers=0, seat=32, table=32, whole=128, looks=5),
        passes=4.0, end=1.0, soon=0.1, surprise=0.5, patience=1.0,
    ),
    # With soon=1.0 and end=0.5 it wins 81 % against greedy instead of 84 %.
    "five-tribes": Recipe(
        Size(place=40, layers=3, seat=32, table=64, whole=160),
        end=1.0, soon=0.1, surprise=0.5, patience=1.0,
    ),
    "istanbul": Recipe(Size(place=32, layers=1, seat=48, table=64, whole=160)),
    "marrakesh": Recipe(Size(place=16, layers=1, seat=48, table=64, whole=160)),
}  # fmt: skip
"""Small enough to judge thousands of positions a second on one core."""

Told = Callable[[str, float], None]
"""Hears what is done now, and how much of it."""


@dataclass(frozen=True)
class Course:
    """What is learnt, and for how long."""

    plan: Plan
    minutes: float
    rounds: int
    workers: Workers
    folder: Path


@dataclass(frozen=True)
class Round:
    """What a round came to."""

    number: int
    games: int
    positions: int
    steps: int
    loss: float
    loss_before: float
    explained: float
    explained_by_evaluate: float
    surprise: float
    calibration: list[tuple[float, float, int]]
    against: str
    """Whom it played: greedy, or the round before."""
    duels: int
    won: float
    seconds: float

    def told(self) -> str:
        """In a line."""
        return (
            f"round {self.number}: {self.games} games, {self.positions} positions, loss "
            f"{self.loss_before:.4f} -> {self.loss:.4f}; explains {self.explained:.1%} of the "
            f"final lead (evaluate {self.explained_by_evaluate:.1%}), chances off by "
            f"{self.off:.3f}; wins {self.won:.1%} of {self.duels} against {self.against}; "
            f"{self.seconds:.0f} s"
        )

    @property
    def off(self) -> float:
        """How far chances lie from what came true, at the most in bins of 200 or more."""
        return max((abs(said - came) for said, came, n in self.calibration if n >= 200), default=0)


class Learner:
    """One course. Whatever a round has made is kept: it can be taken up again after any of them."""

    def __init__(self, course: Course, told: Told = lambda what, done: None) -> None:
        self.course = course
        self.told = told
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        game = games.game(course.plan.game)
        torch.manual_seed(dice(course.plan.seed))
        self.recipe = RECIPES.get(course.plan.game, Recipe())
        self.network = Network(game.encoding, game.fitted.weights.early, self.recipe)
        self.network.to(self.device)
        course.folder.mkdir(parents=True, exist_ok=True)
        self.rounds: list[Round] = self._finished()
        self.samples: list[list[Samples]] = []
        """Of the last rounds; after a break, of those since then."""
        if self.rounds:
            self.network.load_state_dict(
                torch.load(
                    self._file(len(self.rounds), "pt"), map_location=self.device, weights_only=True
                )
            )

    def _finished(self) -> list[Round]:
        record = self.course.folder / RECORD
        if not record.exists():
            return []
        return [Round(**json.loads(line)) for line in record.read_text().splitlines()]

    def _file(self, number: int, kind: str) -> Path:
        return self.course.folder / f"round-{number}.{kind}"

    def run(self) -> Iterator[Round]:
        """The rounds that are still to come."""
        while len(self.rounds) < self.course.rounds:
            yield self.round()

    def round(self) -> Round:
        begun = time.monotonic()
        number = len(self.rounds) + 1
        seconds = self.course.minutes * 60 / self.course.rounds
        play_for, train_for, duel_for = (share * seconds for share in SHARES)
        before = self._file(number - 1, "onnx").read_bytes() if self.rounds else None
        plan = replace(self.course.plan, network=before, seed=f"{self.course.plan.seed}/{number}")
        samples: list[Samples] = list(self._timed("games", partial(play, plan), play_for))
        self.samples = [*self.samples, samples][-KEPT:]
        loss_before, lesson, chances = self._teach(train_for)
        torch.save(self.network.state_dict(), self._file(number, "pt"))
        file = self._file(number, "onnx")
        export(self.network, file)
        self.network.to(self.device)
        duels = list(self._timed("duels", partial(duel, plan, file.read_bytes(), before), duel_for))
        told = Round(
            number=number,
            games=len(samples),
            positions=sum(game.count for game in samples),
            steps=lesson.steps,
            loss=lesson.loss,
            loss_before=loss_before,
            explained=lesson.explained,
            explained_by_evaluate=lesson.explained_by_evaluate,
            surprise=lesson.surprise,
            calibration=chances,
            against="the round before" if before else "greedy",
            duels=len(duels),
            won=fmean(duels or [0.5]),
            seconds=time.monotonic() - begun,
        )
        with (self.course.folder / RECORD).open("a") as record:
            record.write(json.dumps(asdict(told)) + "\n")
        self.rounds.append(told)
        return told

    def _teach(self, seconds: float) -> tuple[float, Lesson, list[tuple[float, float, int]]]:
        """Learn from the games that are kept: how far off it was before, what came of it, and how
        its chances come true."""
        data = Data(games.game(self.course.plan.game).encoding, self.device)
        for of_round in self.samples:
            for game in of_round:
                data.add(game)
        if len(data.games) < HELD_OUT:
            raise BadOption(
                f"only {len(data.games)} games were played in the time of a round, and learning "
                f"needs {HELD_OUT}: give it more --minutes or fewer --rounds"
            )
        kept, held = data.split()
        loss_before = examine(self.network, held).loss
        steps = train(
            self.network,
            kept,
            held,
            seconds,
            lambda done, loss: self.told(f"training, loss {loss:.4f}", done),
            data.encoding.symmetries(),
        )
        calibrate(self.network, held)
        return loss_before, examine(self.network, held, steps), calibration(self.network, held)

    def install(self) -> Path:
        """Put the last network, with its card, where bots find it."""
        home = games.home(self.course.plan.game)
        (home / NAME).write_bytes(self._file(len(self.rounds), "onnx").read_bytes())
        card = {
            "game": self.course.plan.game,
            "made": time.strftime("%Y-%m-%d"),
            "encoding": games.game(self.course.plan.game).encoding.version,
            "plan": {**asdict(self.course.plan), "network": None},
            "recipe": asdict(self.recipe),
            "rounds": [asdict(one) for one in self.rounds],
        }
        (home / CARD).write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
        return home / NAME

    def _timed(self, what: str, work: Callable[[int], Any], seconds: float) -> Iterator[Any]:
        """What comes of one task after the other until the time is up."""
        begun = time.monotonic()
        with closing(self.course.workers.outcomes(work, count())) as results:
            for done, (_, result) in enumerate(results):
                yield result
                share = (time.monotonic() - begun) / seconds
                self.told(f"{what}: {done + 1}", share)
                if share >= 1:
                    return
