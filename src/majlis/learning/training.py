"""Teaching a network by games that were played."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import torch
from torch import Tensor

from majlis.kernel.encoding import Encoding, Symmetry
from majlis.learning.network import Network, Recipe, Turning
from majlis.learning.selfplay import Samples

HELD_OUT = 20
"""One game in so many teaches nothing, but tells how well the others taught."""
BATCH = 1024
RATE = 1.5e-3
SAMPLED = 20_000
"""Positions of games that are held out, by which it is decided what is kept."""
LOOKS = 20
"""So often that is done."""


@dataclass
class Data:
    """Positions, in memory."""

    encoding: Encoding
    device: torch.device
    rows: list[Tensor] = field(default_factory=list)
    values: list[Tensor] = field(default_factory=list)
    """Worth, soon, end and won, by seat."""
    games: list[int] = field(default_factory=list)
    """How many positions each game has."""

    def add(self, game: Samples) -> None:
        if not game.count:
            return
        seats = self.encoding.seats
        rows = torch.frombuffer(bytearray(game.rows), dtype=torch.uint8)
        self.rows.append(rows.reshape(game.count, self.encoding.width))
        values = [
            torch.frombuffer(bytearray(part), dtype=torch.float32).reshape(game.count, seats)
            for part in (game.worth, game.soon, game.end, game.won)
        ]
        self.values.append(torch.stack(values, 1))
        self.games.append(game.count)

    def split(self) -> tuple[Part, Part]:
        """To learn from, and to be tested by."""
        kept = [nth for nth in range(len(self.rows)) if nth % HELD_OUT]
        held = [nth for nth in range(len(self.rows)) if nth % HELD_OUT == 0]
        return self.part(kept), self.part(held)

    def part(self, games: list[int]) -> Part:
        rows = torch.cat([self.rows[nth] for nth in games])
        values = torch.cat([self.values[nth] for nth in games])
        return Part(rows.to(self.device), values.to(self.device))


@dataclass
class Part:
    rows: Tensor
    values: Tensor

    def __len__(self) -> int:
        return len(self.rows)

    def some(self, count: int) -> Part:
        """So many of them, from everywhere."""
        every = max(1, len(self) // count)
        return Part(self.rows[::every], self.values[::every])


@dataclass(frozen=True)
class Lesson:
    """What a round of training came to, on games that it has not seen."""

    loss: float
    explained: float
    """Of the final lead's variance."""
    explained_by_evaluate: float
    surprise: float
    """The mean of minus the logarithm of the chance that the winner was given."""
    steps: int
    positions: int


def weighed(recipe: Recipe, end: Tensor, soon: Tensor, surprise: Tensor) -> Tensor:
    """How far off it is, all in all."""
    return recipe.end * end + recipe.soon * soon + recipe.surprise * surprise


def losses(network: Network, rows: Tensor, values: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """How far off it is: in the end, soon, and in its chances."""
    worth, soon, end, won = values.unbind(1)
    said_end, said_soon, odds = network(rows, worth)
    here = rows[:, network.here].float()
    seats = here.sum(1)
    unit = network.unit

    def off(said: Tensor, came: Tensor) -> Tensor:
        missed = torch.nn.functional.smooth_l1_loss(said.float(), came / unit, reduction="none")
        return ((missed * here).sum(1) / seats).mean()

    chances = torch.log_softmax(odds.float(), 1)
    surprise = -(won * chances).sum(1).mean()
    return off(said_end, end), off(said_soon, soon), surprise


def train(
    network: Network,
    data: Part,
    held: Part,
    seconds: float,
    told: Callable[[float, float], None] = lambda done, loss: None,
    symmetries: Sequence[Symmetry] = (),
) -> int:
    """Until the time is up, or every position was seen so often; how many steps that took. What it
    knew when it foretold the games that are held out best is what it keeps."""
    device = data.rows.device
    optimiser = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=0.02)
    batch = max(16, min(BATCH, len(data) // 100))
    turning = Turning(list(symmetries)).to(device) if symmetries else None
    recipe = network.recipe
    total = max(1, int(recipe.passes * len(data) / batch))
    sample = held.some(SAMPLED)
    best = copy.deepcopy(network.state_dict())
    least = examine(network, sample).loss
    generator = torch.Generator().manual_seed(1)
    order = torch.randperm(len(data), generator=generator).to(device)
    begun = time.monotonic()
    start = step = 0
    done = 0.0
    looks = 0
    network.train()
    while done < 1:
        if start + batch > len(data):
            order = torch.randperm(len(data), generator=generator).to(device)
            start = 0
        chosen = order[start : start + batch]
        start += batch
        for group in optimiser.param_groups:
            group["lr"] = RATE * min(1.0, (step + 1) / 100) * (1 - done) ** 0.7
        rows = data.rows[chosen]
        if turning is not None:
            nth = int(torch.randint(len(symmetries), (), generator=generator))
            rows = turning.by(nth, rows)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            loss = weighed(recipe, *losses(network, rows, data.values[chosen]))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        step += 1
        done = max(step / total, (time.monotonic() - begun) / seconds)
        if done * LOOKS >= looks + 1 or done >= 1:
            looks = int(done * LOOKS)
            now = examine(network, sample).loss
            network.train()
            told(done, now)
            if now < least:
                least, best = now, copy.deepcopy(network.state_dict())
    network.load_state_dict(best)
    network.eval()
    return step


@torch.no_grad()
def calibrate(network: Network, data: Part) -> None:
    """Make it as bold as it may be: so that the winners of these games surprise it least."""
    data = data.some(5 * SAMPLED)
    bold = [1.05**nth for nth in range(-60, 40)]

    def surprise(boldness: float) -> float:
        network.boldness.fill_(boldness)
        lesson: Lesson = examine(network, data)
        return lesson.surprise

    at = len(bold) // 2
    step = 16
    while step:
        at = min(
            (near for near in (at - step, at, at + step) if 0 <= near < len(bold)),
            key=lambda near: surprise(bold[near]),
        )
        step //= 2
    network.boldness.fill_(bold[at])


@torch.no_grad()
def examine(network: Network, data: Part, steps: int = 0) -> Lesson:
    """How well it foretells these games."""
    network.eval()
    sums = torch.zeros(6, dtype=torch.float64)
    for start in range(0, len(data), 8192):
        rows, values = data.rows[start : start + 8192], data.values[start : start + 8192]
        worth, _, end, _ = values.unbind(1)
        here = rows[:, network.here].float()
        off_end, off_soon, surprise = losses(network, rows, values)
        said = network(rows, worth)[0].float() * network.unit
        mean = (worth * here).sum(1, keepdim=True) / here.sum(1, keepdim=True)
        ahead = (worth - mean) * here
        n = len(rows)
        sums += torch.tensor(
            [
                n,
                n * float(weighed(network.recipe, off_end, off_soon, surprise)),
                n * float(surprise),
                float(((said - end) ** 2 * here).sum()),
                float(((ahead - end) ** 2 * here).sum()),
                float((end**2 * here).sum()),
            ],
            dtype=torch.float64,
        )
    n, loss, surprise, missed, missed_by_evaluate, spread = sums.tolist()
    return Lesson(
        loss / n, 1 - missed / spread, 1 - missed_by_evaluate / spread, surprise / n, steps, int(n)
    )


@torch.no_grad()
def calibration(network: Network, data: Part, bins: int = 10) -> list[tuple[float, float, int]]:
    """Chances that the network gave, in bins: the mean, how often it came true, and how many."""
    said: list[Tensor] = []
    came: list[Tensor] = []
    for start in range(0, len(data), 8192):
        rows, values = data.rows[start : start + 8192], data.values[start : start + 8192]
        chances = torch.softmax(network(rows, values[:, 0])[2].float(), 1)
        said.append(chances[:, 0])
        came.append(values[:, 3, 0])
    all_said, all_came = torch.cat(said), torch.cat(came)
    table = []
    for nth in range(bins):
        inside = (all_said * bins).long().clamp(max=bins - 1) == nth
        count = int(inside.sum())
        if count:
            table.append((float(all_said[inside].mean()), float(all_came[inside].mean()), count))
    return table
