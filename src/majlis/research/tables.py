"""Games in play as environments need them: chance answers by itself, and what those who are asked
know and may answer is written down as bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter

from majlis.kernel.chance import Rng, dice
from majlis.kernel.encoding import Encoding
from majlis.kernel.errors import IllegalAction
from majlis.kernel.frame import CHANCE
from majlis.kernel.state import State
from majlis.research.rewards import Reward


class Variant:
    """A game at a number of seats, with its options, and what it brings."""

    def __init__(
        self,
        game: str,
        setup: Callable[[], Any],
        seats: int,
        encoding: Encoding,
        actions: int,
        reward: Reward,
        chance: Callable[[Any], int] | None,
    ) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seats: Final = seats
        self.encoding: Final = encoding
        self.actions: Final = actions
        """How many answers the vocabulary of seats has: the width of a mask."""
        self.empty_mask: Final = bytes(actions)
        self.reward: Final = reward
        self.chance: Final = chance
        """Chooses an outcome of chance in place of the dice."""


class Table:
    """One game, and after it the next one."""

    def __init__(self, variant: Variant) -> None:
        self.variant: Final = variant
        self.seed = ""
        self.nth = 0
        """Which game of this seed it is: both together give its dice."""
        self.rng: Final = Rng(0)
        self.state: State = variant.setup()
        self.rewards: list[float] = []
        """What the last answer brought each seat; empty where it brought nobody anything."""
        self._standing: list[float] = []

    def begin(self, seed: str) -> None:
        """The first game of a seed."""
        self.seed = seed
        self.nth = 0
        self._set_up()

    def begin_next(self) -> None:
        """The next game of the same seed."""
        self.nth += 1
        self._set_up()

    def _set_up(self) -> None:
        self.rng.restart(dice(f"{self.seed}/{self.nth}"))
        s: State = self.variant.setup()
        self.state = s
        self.rewards = []
        self._roll()
        if self.variant.reward.gradual:
            self._standing = self.variant.reward.standing(s)

    def restore(self, other: Table) -> None:
        """Be where the other table is, with the same luck to come."""
        self.seed = other.seed
        self.nth = other.nth
        self.rng.x = other.rng.x
        self.state = other.state.clone()
        self.rewards = other.rewards
        self._standing = other._standing

    def play(self, seat: int, action: int) -> None:
        """Answer, and let chance answer; `IllegalAction` says what would be legal."""
        self.check(seat, action)
        self.answer(seat, action)

    def check(self, seat: int, action: int) -> None:
        s = self.state
        legal = s.legal if s.waiting and seat == s.waiting[0] else s.options(seat)
        if action not in legal:
            raise refusal(s, seat, action, legal)

    def answer(self, seat: int, action: int) -> None:
        """As `play`, for answers that are known to be legal."""
        s = self.state
        s.apply(seat, action)
        self._roll()
        reward = self.variant.reward
        if reward.gradual:
            before = self._standing
            self._standing = reward.standing(s)
            self.rewards = [self._standing[i] - before[i] for i in range(len(before))]
        elif not s.waiting:
            self.rewards = reward.standing(s)

    def _roll(self) -> None:
        s, choose = self.state, self.variant.chance
        while s.waiting and s.waiting[0] == CHANCE:
            s.apply(CHANCE, s.pick(self.rng) if choose is None else choose(s))

    def write(self, seat: int, rows: BytesWriter, masks: BytesWriter) -> None:
        """What the seat knows and may answer, as the next row and mask of these."""
        s, variant = self.state, self.variant
        rows.write(variant.encoding.encode(s, seat))
        start = len(masks)
        masks.write(variant.empty_mask)
        if s.waiting:
            for action in s.legal if seat == s.waiting[0] else s.options(seat):
                masks[start + action] = 1


def refusal(s: State, seat: int, action: int, legal: list[int]) -> IllegalAction:
    if not s.waiting:
        return IllegalAction("the game is over")
    if seat not in s.waiting:
        return IllegalAction(f"seat {seat} is not asked; waiting for {s.waiting}")
    may = ", ".join([f"{option} {s.label(option)}" for option in legal])
    return IllegalAction(f"seat {seat} may not answer {action} to {s.question()}; legal: {may}")


class Told:
    """What is to be shown of tables, one after the other: all at once is much quicker."""

    def __init__(self) -> None:
        self.rows: Final = BytesWriter()
        self.masks: Final = BytesWriter()
        self.asked: Final = BytesWriter()
        self.over: Final = BytesWriter()

    def add(self, table: Table, over: bool) -> None:
        seat = table.state.waiting[0]
        table.write(seat, self.rows, self.masks)
        self.asked.append(seat)
        self.over.append(int(over))


class Tables:
    """Many tables side by side. At each of them one seat is asked; where a game ends, the next one
    begins at once. `rows`, `masks`, `asked` and `over` stay where they are, to be looked at."""

    def __init__(self, variant: Variant, count: int) -> None:
        self.variant: Final = variant
        self.tables: Final = [Table(variant) for _ in range(count)]
        self.rows: Final = bytearray(count * variant.encoding.width)
        self.masks: Final = bytearray(count * variant.actions)
        self.asked: Final = bytearray(count)
        """The seat that is asked."""
        self.over: Final = bytearray(count)
        """Whether the last answer ended a game: what is asked belongs to the next one."""
        self.rewards: list[float] = [0.0] * (count * variant.seats)
        """What the last answers brought, seat by seat of every table."""
        self.rewarded = False
        """Whether they brought anybody anything."""

    def begin(self, seeds: list[str]) -> None:
        """The first games of these seeds."""
        self._forget_rewards()
        told = Told()
        for nth in range(len(seeds)):
            table = self.tables[nth]
            table.begin(seeds[nth])
            told.add(table, False)
        self._show(told)

    def play(self, actions: list[int]) -> None:
        """A legal answer at every table; where it is negative, none."""
        self._forget_rewards()
        told = Told()
        for nth in range(len(actions)):
            table = self.tables[nth]
            if actions[nth] < 0:
                self._keep(nth, told)
                continue
            table.answer(table.state.waiting[0], actions[nth])
            if table.rewards:
                self._pay(nth, table.rewards)
            over = not table.state.waiting
            if over:
                table.begin_next()
            told.add(table, over)
        self._show(told)

    def _keep(self, nth: int, told: Told) -> None:
        """Nothing has happened at this table."""
        width, actions = self.variant.encoding.width, self.variant.actions
        told.rows.write(self.rows[nth * width : (nth + 1) * width])
        told.masks.write(self.masks[nth * actions : (nth + 1) * actions])
        told.asked.append(self.asked[nth])
        told.over.append(0)

    def _show(self, told: Told) -> None:
        self.rows[:] = told.rows.getvalue()
        self.masks[:] = told.masks.getvalue()
        self.asked[:] = told.asked.getvalue()
        self.over[:] = told.over.getvalue()

    def _pay(self, nth: int, rewards: list[float]) -> None:
        self.rewarded = True
        start = nth * self.variant.seats
        for seat in range(len(rewards)):
            self.rewards[start + seat] = rewards[seat]

    def _forget_rewards(self) -> None:
        if self.rewarded:
            self.rewards = [0.0] * len(self.rewards)
            self.rewarded = False
