"""A dataset of `majlis dataset` for PyTorch: learn what greedy bots answer, in a minute.

majlis dataset istanbul --positions 100000 --folder dataset-istanbul
python examples/read_dataset.py dataset-istanbul
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset

from majlis.research.dataset import batches

KEPT = ("observation", "mask", "action", "margin", "won")


class Positions(IterableDataset[dict[str, Tensor]]):
    """Streams the files of a folder; a batch of them is in memory at a time."""

    def __init__(self, folder: Path, size: int = 1024) -> None:
        self.folder = folder
        self.size = size

    def __iter__(self) -> Iterator[dict[str, Tensor]]:
        for batch in batches(self.folder, self.size):
            yield {name: torch.from_numpy(batch[name].copy()) for name in KEPT}


def main(folder: Path) -> float:
    """One pass over the files; how often the network's answer was the bot's in the last tenth."""
    positions = DataLoader(Positions(folder), batch_size=None)
    first = next(iter(positions))
    torch.manual_seed(1)
    network = nn.Sequential(
        nn.Linear(first["observation"].shape[1], 256),
        nn.ReLU(),
        nn.Linear(256, first["mask"].shape[1]),
    )
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    hits: list[float] = []
    for batch in positions:
        scores = network(batch["observation"].float() / 255)
        scores = scores.masked_fill(batch["mask"] == 0, -torch.inf)
        action = batch["action"].long()
        loss = nn.functional.cross_entropy(scores, action)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        hits.append((scores.argmax(1) == action).float().mean().item())
    last = hits[-max(1, len(hits) // 10) :]
    return sum(last) / len(last)


if __name__ == "__main__":
    print(f"right at last: {main(Path(sys.argv[1])):.1%}")
