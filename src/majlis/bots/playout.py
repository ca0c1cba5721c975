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


def rollouts(s: State, rng: Rng, n: int) -> int:
    """Copy the position and play it out, n times over; how many answers that took."""
    answers = 0
    for _ in range(n):
        answers += playout(s.clone(), rng)
    return answers


def clones(s: State, n: int) -> None:
    """Copy the position n times over."""
    for _ in range(n):
        s.clone()


def set_up(s: State, rng: Rng) -> None:
    """Let chance lay the table out, until a seat is asked for the first time."""
    while s.waiting and s.waiting[0] == CHANCE:
        s.apply(CHANCE, s.pick(rng))


def trace(s: State, rng: Rng) -> list[int]:
    """Play at random to the end; seat and answer in turn, to be retraced."""
    answers: list[int] = []
    while s.waiting:
        seat, action = s.waiting[0], s.pick(rng)
        answers.append(seat)
        answers.append(action)
        s.apply(seat, action)
    return answers


def retrace(s: State, answers: list[int]) -> None:
    """Give the same answers again without asking what is legal: the cost of `apply` alone."""
    for i in range(0, len(answers), 2):
        s.apply(answers[i], answers[i + 1])


def real_choices(s: State, answers: list[int]) -> int:
    """How many of these answers a seat gave that had an alternative."""
    real = 0
    for i in range(0, len(answers), 2):
        if answers[i] != CHANCE and len(s.legal) > 1:
            real += 1
        s.apply(answers[i], answers[i + 1])
    return real
