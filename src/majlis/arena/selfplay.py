"""Games of one bot with itself, kept answer by answer: they can be asked later what they teach."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from majlis import games
from majlis.arena.contest import dice_of_the_game
from majlis.arena.kept import Kept
from majlis.arena.pool import Workers
from majlis.arena.record import fingerprint
from majlis.bots import bot
from majlis.kernel.chance import Rng, dice
from majlis.kernel.game import Setting, show
from majlis.match import Match

FORMAT = 1


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    settings: dict[str, Setting]
    bot: str
    seed: str

    @property
    def chosen(self) -> dict[str, Setting]:
        """The options that are not the usual ones."""
        usual = games.meta(self.game).settings({}, self.seats)
        return {name: value for name, value in self.settings.items() if value != usual[name]}

    @property
    def options(self) -> str:
        """The same in words, as one would type them."""
        return ", ".join(f"{name}={show(value)}" for name, value in self.chosen.items())

    @property
    def file(self) -> str:
        """What a file of these games may be called."""
        bot, options = (re.sub(r"\W+", "-", words) for words in (self.bot, self.options))
        return ".".join(filter(None, (self.game, bot, str(self.seats), options, "jsonl")))


class Played(msgspec.Struct, frozen=True):
    """One game: every answer in turn, with its seat, those of chance included."""

    nth: int
    answers: list[tuple[int, int]]


def play(plan: Plan, nth: int) -> Played:
    """The n-th game: the same plan gives the same game, in any process."""
    minds = [
        bot(plan.bot, plan.game, Rng(dice(f"{plan.seed}/{nth}/{seat}")))
        for seat in range(plan.seats)
    ]
    script = dice_of_the_game(f"{plan.seed}/{nth}")
    match = Match.new(plan.game, plan.seats, options=plan.settings, script=script)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, *minds[seat](match.view(seat)))
    return Played(nth, [(entry.seat, entry.action) for entry in match.log])


def gather(
    plan: Plan,
    count: int,
    workers: Workers,
    path: Path | None = None,
    done: Callable[[], None] = lambda: None,
) -> list[Played]:
    """So many games; those that the file has are not played again. `done` is called after each."""
    kept = Kept(path, heading(plan), Played, is_ours, "self-play") if path else None
    found = {played.nth: played for played in (kept.found if kept else ())}
    missing = [nth for nth in range(count) if nth not in found]
    for _ in range(count - len(missing)):
        done()
    with closing(workers.outcomes(partial(play, plan), missing)) as results:
        for nth, played in results:
            found[nth] = played
            if kept:
                kept.add(played)
            done()
    if kept:
        kept.close()
    return [found[nth] for nth in range(count)]


def is_ours(played: Played) -> bool:
    return played.nth >= 0 and bool(played.answers)


def heading(plan: Plan) -> dict[str, Any]:
    """What is played, as the first line says it."""
    return {
        "selfplay": FORMAT,
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.settings,
        "bots": [plan.bot],
        "seed": plan.seed,
        "rules": games.fingerprint(plan.game),
        "code": fingerprint(plan.game, (plan.bot,)),
    }
