"""The heuristic: what is on the way to a ruby is worth something, and a ruby is worth more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from majlis.arena.simulate import Plan, play, summary
from majlis.games.istanbul import META
from majlis.games.istanbul.data import GREEN
from majlis.games.istanbul.evaluate import evaluate
from majlis.games.istanbul.state import FROM_DEALER
from majlis.kernel.game import Setting
from tests.istanbul.table import Table


def value(table: Table) -> float:
    return evaluate(table.s)[0]


def test_everything_a_player_can_have_is_worth_something() -> None:
    plain = value(Table(mocha=True, letters=True))
    for field, amount in (
        ("lira", 11),
        ("coffee", 1),
        ("rubies", 1),
        ("extensions", 1),
        ("companion", -1),
    ):
        table = Table(mocha=True, letters=True)
        setattr(table.me, field, amount)
        assert value(table) > plain, field
    gifts: list[Callable[[Table], None]] = [
        lambda table: table.give("move_0"),
        lambda table: table.give_guild(3),
        lambda table: table.give_letters(9),
        lambda table: table.tile(GREEN),
        lambda table: table.cart(fabric=1),
    ]
    for give in gifts:
        table = Table(mocha=True, letters=True)
        give(table)
        assert value(table) > plain


@pytest.mark.parametrize("taken", [0, 5, 11])
def test_a_ruby_is_worth_its_price(taken: int) -> None:
    table = Table(4)
    table.s.taken[FROM_DEALER] = taken
    table.me.lira = table.s.dealer_price()
    table.visit(16)
    before = value(table)
    skipped = Table(4)
    skipped.s.taken[FROM_DEALER] = taken
    skipped.me.lira = skipped.s.dealer_price()
    skipped.visit(16).play("done")
    table.play("act")
    assert table.me.rubies == 1
    assert value(table) > value(skipped)
    assert before > value(skipped)  # the pending purchase counts


def test_no_hoard_is_worth_more_than_the_rubies_that_it_buys() -> None:
    """Against somebody who does nothing a hoard would grow for ever: victory is 6 rubies, of which
    the last 3 count double, and each that is wanted takes half a ruby off what can be hoped for."""
    worths = []
    for rubies in range(6):
        table = Table(2)
        table.me.rubies, table.me.lira, table.me.extensions = rubies, 100, 3
        table.cart(fabric=5, spice=5, fruit=5, jewelry=5)
        for tile in range(4):
            table.tile(tile)
        worths.append(value(table))
        assert worths[-1] < 9 - (6 - rubies) / 2
    assert worths == sorted(set(worths)), "the next ruby is worth more than what it costs"


def test_an_assistant_in_the_stack_is_worth_more_than_one_left_behind() -> None:
    table = Table()
    before = value(table)
    table.left_at(13, 15, 16)
    assert value(table) < before


@pytest.mark.parametrize(
    "options",
    [{}, {"mocha": True}, {"letters": True}, {"mocha": True, "letters": True}],
    ids=["base", "mocha", "letters", "grand bazaar"],
)
def test_greedy_races_for_rubies(options: dict[str, Setting]) -> None:
    plan = Plan("istanbul", 2, META.settings(options, 2), ("greedy", "random"), "rubies")
    games = [play(plan, nth) for nth in range(4)]
    assert summary(games, 1.0)["bots"]["greedy"]["wins"] == 1.0
