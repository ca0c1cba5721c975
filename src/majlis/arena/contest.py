"""Bots against each other, so that their play alone decides: balanced seats, paired seeds."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from itertools import combinations, count, permutations

import msgspec

from majlis.arena.ratings import Duel
from majlis.bots import bot
from majlis.kernel.chance import Rng, dice
from majlis.kernel.errors import BadOption, IllegalAction
from majlis.kernel.game import Setting
from majlis.kernel.match import Script, rolled
from majlis.match import Match


@dataclass(frozen=True)
class Contest:
    """What is played.

    Games come in rounds. A round has one seed for the dice of the game, and is that game played
    once in every line-up. The line-ups are all the ways in which the bots can sit down, each of
    them equally often as far as the seats allow: two bots at four seats have two each, in six ways;
    two bots at three seats are two against one and one against two, in three ways each; of three
    bots at two seats every pair meets, in both orders.
    """

    game: str
    seats: int
    settings: dict[str, Setting]
    bots: tuple[str, ...]
    seed: str

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadOption(f"{', '.join(self.bots)}: an arena needs two bots or more")
        if len(set(self.bots)) < len(self.bots):
            raise BadOption(f"{', '.join(self.bots)}: name every bot once")

    @property
    def lineups(self) -> list[tuple[str, ...]]:
        return lineups(self.bots, self.seats)

    def lineup(self, nth: int) -> tuple[str, ...]:
        """Who sits where in the n-th game."""
        return self.lineups[nth % len(self.lineups)]

    def round_of(self, nth: int) -> int:
        return nth // len(self.lineups)

    def whole_rounds(self, games: int) -> int:
        """So many games, or as many more as the last round needs."""
        return -(-games // len(self.lineups)) * len(self.lineups)


@cache
def lineups(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Every bot has its even share of the seats, and everybody in turn one of those left over."""
    each, left_over = divmod(seats, len(bots))
    ways: dict[tuple[str, ...], None] = {}
    for more in combinations(bots, left_over):
        ways |= dict.fromkeys(permutations(sorted(bots * each + more, key=bots.index)))
    return list(ways)


class Played(msgspec.Struct, frozen=True):
    """How one game went; the lists are by seat."""

    nth: int
    lineup: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    seconds: list[float]
    """of CPU time, spent on answers"""
    turns: list[int]
    """in which the seat was asked something"""

    def won(self, bot: str) -> float:
        """The bot's share of the victory, at all its seats together."""
        seats = sum(self.lineup[seat] == bot for seat in self.winners)
        return seats / len(self.winners)

    def result(self, one: int, other: int) -> float:
        """What one seat got against another. Behind the winners, points decide."""
        mine, theirs = (
            (seat in self.winners, 0 if seat in self.winners else self.scores[seat])
            for seat in (one, other)
        )
        return 0.5 if mine == theirs else float(mine > theirs)

    def duels(self, bots: tuple[str, ...]) -> list[Duel]:
        """Every two seats of different bots, as bots in the order given, the earlier one first."""
        places = [bots.index(name) for name in self.lineup]
        return [
            (places[one], places[other], self.result(one, other))
            for one, other in permutations(range(len(places)), 2)
            if places[one] < places[other]
        ]


def play(contest: Contest, nth: int) -> Played:
    """The n-th game: but for the time it takes, the same in any process, today and tomorrow."""
    lineup = contest.lineup(nth)
    seats = range(contest.seats)
    players = [bot(lineup[seat], contest.game, dice_of_a_bot(contest, nth, seat)) for seat in seats]
    script = dice_of_the_game(f"{contest.seed}/{contest.round_of(nth)}")
    match = Match.new(contest.game, contest.seats, options=contest.settings, script=script)
    seconds, turns, last_turn = [0.0 for _ in seats], [0 for _ in seats], [-1 for _ in seats]
    while match.waiting:
        seat = match.waiting[0]
        if last_turn[seat] != match.state.turn:
            last_turn[seat] = match.state.turn
            turns[seat] += 1
        view = match.view(seat)
        start = time.process_time()
        answers = players[seat](view)
        seconds[seat] += time.process_time() - start
        if not answers:
            raise IllegalAction(f"the bot {lineup[seat]} has no answer to {match.state.question()}")
        try:
            match.play(seat, *answers)
        except IllegalAction as error:
            raise IllegalAction(f"the bot {lineup[seat]} is at fault: {error}") from error
    spent = [round(each, 6) for each in seconds]
    return Played(nth, lineup, match.scores(), match.winners(), spent, turns)


def dice_of_the_game(seed: str) -> Script:
    """Dice whose n-th roll depends on the seed and on n alone.

    A match by itself counts all answers: after one more question to a seat, the games of a round
    would have nothing in common.
    """
    rolls = count()
    return lambda state: rolled(state, seed, next(rolls))


def dice_of_a_bot(contest: Contest, nth: int, seat: int) -> Rng:
    """Its own in every game, so that the game's dice do not depend on how much a bot thinks."""
    return Rng(dice(f"{contest.seed}/{nth}/{seat}"))
