"""Whole games as match files. They replay for ever, or the rules version says why not.

`python -m tests.games GAME SEATS BOT SEED [OPTION=VALUE ...]` plays and stores another one.
"""

from __future__ import annotations

from pathlib import Path

from majlis.bots import bot
from majlis.kernel.chance import Rng
from majlis.kernel.game import Setting
from majlis.match import Match

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.majlis"))


def played(game: str, seats: int, name: str, seed: int, options: dict[str, Setting]) -> Match:
    """A game between bots of one kind."""
    match = Match.new(game, seats, seed, options)
    player = bot(name, game, Rng(seed))
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, *player(match.view(seat)))
    return match
