"""Expert iteration: a search tries turns out, a network learns what they came to, and with what it
has learnt the search judges better in the next round.

    pip install 'majlis[learn]'
    python expert_iteration.py --game istanbul --rounds 4 --games 400
    majlis arena --game istanbul --bots expert_iteration:Apprentice,greedy --games 200

Or `--game marrakesh`, or any other for two. The expert is the search of `majlis.bots`, the
apprentice the network of `majlis.learning`, taught on a GPU if there is one. At every look the
apprentice plays without any search, just the turn that it likes best: against greedy, and against
what it was before it had learnt anything.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import replace
from functools import partial
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

import torch

from majlis import games
from majlis.arena.fit import move_at_random
from majlis.arena.pool import Processes
from majlis.bots.search.settings import settings_of
from majlis.bots.search.tree import Search
from majlis.kernel.chance import Rng, dice
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State
from majlis.learning import selfplay
from majlis.learning.learn import RECIPES
from majlis.learning.network import Network, Recipe, export
from majlis.learning.selfplay import Plan, Samples, around, floats
from majlis.learning.training import Data, calibrate, examine, train

SEATS = 2
TRIED = 3
"""What has been tried less often teaches nothing."""
SLIPS = 10
"""One turn in so many is made at random, so that there are positions that nobody aims for."""
SURE = 0.98
"""No chance is taken to be higher: points that would be as sure have no bounds."""


class Notebook:
    """What the expert has found out in a game: positions after turns, and what it says of them."""

    def __init__(self, game: str) -> None:
        self.encoding = games.game(game).encoding
        self.evaluate = games.game(game).evaluate
        self.rows = bytearray()
        self.worths: list[list[float]] = []
        self.leads: list[list[float]] = []
        self.chances: list[list[float]] = []

    def add(self, search: Search) -> None:
        """Every turn that was tried often enough, not only the best: what is worse teaches, too."""
        for edge in search.root.edges:
            if edge.visits < TRIED or edge.seat != search.me:
                continue
            after = position_after(search, edge.answers)
            if not after.waiting:
                continue
            chance = min(SURE, max(1 - SURE, edge.mean))
            lead = search.settings.scale * log(chance / (1 - chance)) / 2
            wide = self.encoding.seats
            self.rows += self.encoding.encode(after, search.me)
            self.worths.append(around(self.evaluate(after), search.me, wide))
            self.leads.append(around([lead, -lead], 0, wide))
            self.chances.append(around([chance, 1 - chance], 0, wide))

    def samples(self) -> Samples:
        leads = floats(self.leads)
        return Samples(
            rows=bytes(self.rows),
            worth=floats(self.worths),
            soon=leads,
            end=leads,
            won=floats(self.chances),
            count=len(self.leads),
        )


def position_after(search: Search, answers: list[int]) -> State:
    """One position that a turn can lead to; what the expert cannot know is not in its row."""
    s = search.view.determinize(search.rng)
    for action in answers:
        if search.me not in s.waiting or not s.allows(search.me, action):
            break
        s.apply(search.me, action)
    return s


def expert(plan: Plan, view: State, rng: Rng) -> Search:
    """What the search thinks, with the network of the round before as soon as there is one."""
    settings = settings_of(plan.game, plan.network is not None)
    few = replace(settings, root_positions=selfplay.POSITIONS, rollouts=False, faith=0)
    judge = None
    if plan.network is not None:
        judge = selfplay.network(plan.game, plan.network).seen_by(view.viewer)
    search = Search(view, selfplay.evaluator(plan.game), few, rng, judge=judge)
    search.improve(plan.iterations)
    return search


def study(plan: Plan, nth: int) -> Samples:
    """The n-th game that the expert plays with itself: the same in any process."""
    rng, minds = Rng(dice(f"{plan.seed}/{nth}")), Rng(dice(f"minds {plan.seed}/{nth}"))
    game = games.game(plan.game)
    notebook = Notebook(plan.game)
    s = game.setup(SEATS, game.meta.settings({}, SEATS), game.meta.rules)
    while s.waiting:
        seat = s.waiting[0]
        view = s if seat == CHANCE else s.redact(seat)
        if seat == CHANCE:
            s.apply(CHANCE, s.pick(rng))
        elif len(view.legal) == 1:
            s.apply(seat, view.legal[0])
        elif rng.below(SLIPS) == 0:
            move_at_random(s, seat, rng)
        else:
            search = expert(plan, view, minds)
            notebook.add(search)
            for action in search.best():
                s.apply(seat, action)
    return notebook.samples()


class Course:
    """Rounds of playing and learning. After each the network is in the folder, and the curve."""

    def __init__(self, told: argparse.Namespace) -> None:
        self.told = told
        self.plan = Plan(told.game, (SEATS,), 0, str(told.seed), iterations=told.iterations)
        self.workers = Processes(told.jobs)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.game = games.game(told.game)
        torch.manual_seed(told.seed)
        recipe = RECIPES.get(told.game, Recipe())
        self.network = Network(self.game.encoding, self.game.fitted.weights.early, recipe)
        self.data = Data(self.game.encoding, self.device)
        self.curve: list[dict[str, Any]] = []
        self.folder = folder_of(told.game)
        self.begun = time.monotonic()

    def run(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.look(0, {})
        for number in range(1, self.told.rounds + 1):
            plan = replace(self.plan, seed=f"{self.plan.seed}/{number}")
            for _, samples in self.workers.outcomes(partial(study, plan), range(self.told.games)):
                self.data.add(samples)
            self.look(number, self.teach())

    def teach(self) -> dict[str, Any]:
        """All rounds together: the expert was good in the first one, too."""
        self.network.to(self.device)
        kept, held = self.data.split()
        before = examine(self.network, held).loss
        symmetries = self.game.encoding.symmetries()
        steps = train(self.network, kept, held, self.told.seconds, symmetries=symmetries)
        calibrate(self.network, held)
        after = examine(self.network, held, steps).loss
        return {"positions": len(kept) + len(held), "loss before": before, "loss": after}

    def look(self, number: int, learnt: dict[str, Any]) -> None:
        """How the apprentice does by itself; then the expert is given it."""
        file = self.folder / f"round-{number}.onnx"
        export(self.network, file)
        network = file.read_bytes()
        if not number:
            self.untaught = network
        point = {
            "round": number,
            "minutes": round((time.monotonic() - self.begun) / 60, 2),
            "against greedy": self.wins(network, None),
            "against untaught": self.wins(network, self.untaught) if number else 0.5,
            "duels": self.told.duels,
            **learnt,
        }
        self.curve.append(point)
        print(json.dumps(point), flush=True)
        (self.folder / "curve.json").write_text(json.dumps(self.curve, indent=1) + "\n")
        if number:
            self.plan = replace(self.plan, network=network)

    def wins(self, network: bytes, other: bytes | None) -> float:
        """Its share of the duels against another network, or else against greedy."""
        alone = replace(self.plan, seed="look", iterations=1)
        duels = partial(selfplay.duel, alone, network, other)
        return fmean(won for _, won in self.workers.outcomes(duels, range(self.told.duels)))


def folder_of(game: str) -> Path:
    return Path(f"expert-iteration-{game}")


class Apprentice:
    """A bot that plays the turn that it likes best, without any search, by what was learnt last in
    the folder that it is called from."""

    def __init__(self, game: str, rng: Rng) -> None:
        last = max(folder_of(game).glob("round-*.onnx"), key=lambda file: int(file.stem[6:]))
        self.plan = Plan(game, (SEATS,), 0, "", network=last.read_bytes(), iterations=1)
        self.rng = rng

    def __call__(self, view: State) -> list[int]:
        return selfplay.found(self.plan, view, self.rng)


def main(argv: list[str] | None = None) -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--game", default="istanbul")
    words.add_argument("--rounds", type=int, default=4)
    words.add_argument("--games", type=int, default=400, help="that the expert plays in a round")
    words.add_argument("--iterations", type=int, default=60, help="of the search, for a turn")
    words.add_argument("--seconds", type=float, default=300, help="at most, to learn in a round")
    words.add_argument("--duels", type=int, default=100, help="against greedy, at every look")
    words.add_argument("--jobs", type=int, default=1, help="processes that play")
    words.add_argument("--seed", type=int, default=1)
    Course(words.parse_args(argv)).run()


if __name__ == "__main__":
    main()
