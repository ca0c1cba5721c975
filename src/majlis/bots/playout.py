"""Random play at full speed: the loop inside rollouts and benchmarks."""

from __future__ import annotations

from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State


def playout(s: State, rng: Rng) -> int:
    """Play at random to the end; how many answers that took."""
    answers = 0
    while s.waiting:
        s.apply(s.waiting[0], s.pick(rng))
        answers += 1
    return answers


def open_game(s: State, rng: Rng) -> int:
    """Let chance set the game up, until a seat is asked for the first time."""
    answers = 0
    while s.waiting and s.waiting[0] == CHANCE:
        s.apply(CHANCE, s.pick(rng))
        answers += 1
    return answers


def choices(s: State, rng: Rng) -> int:
    """Play at random to the end; how many answers had an alternative."""
    real = 0
    while s.waiting:
        if len(s.legal) > 1 and s.waiting[0] != CHANCE:
            real += 1
        s.apply(s.waiting[0], s.pick(rng))
    return real


def advance(s: State, rng: Rng, answers: int) -> None:
    """Play so many answers at random, or to the end."""
    for _ in range(answers):
        if not s.waiting:
            return
        s.apply(s.waiting[0], s.pick(rng))


def rollouts(s: State, rng: Rng, n: int) -> int:
    """Copy the position and play it out, n times over; how many answers that took."""
    answers = 0
    for _ in range(n):
        answers += playout(s.clone(), rng)
    return answers


def clones(s: State, n: int) -> int:
    """Copy the position n times over."""
    agenda = 0
    for _ in range(n):
        agenda += len(s.clone().agenda)
    return agenda
