"""Commands that measure: `numbers`, `bench`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.table import Table

from majlis import games
from majlis.cli.arguments import (
    Commands,
    add_folder,
    add_jobs,
    add_seed,
    add_set,
    check_bot,
    positive,
    prepare_folder,
    workers,
)
from majlis.cli.terminal import console, progress
from majlis.kernel.errors import BadOption
from majlis.kernel.game import Setting, show

if TYPE_CHECKING:
    from majlis.research.bench import Steps


def add(commands: Commands) -> None:
    command = commands.add_parser("numbers", help="measure what kind of game each is")
    command.add_argument("--game", metavar="GAME", help="only this game")
    command.add_argument("--seats", type=positive, metavar="N", help="only so many players")
    add_set(command)
    command.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (greedy)")
    command.add_argument("--games", type=positive, default=100, metavar="K", help="default 100")
    add_seed(command)
    add_jobs(command)
    add_folder(command)
    command.add_argument("--markdown", action="store_true", help="as a table for a page")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=numbers)

    command = commands.add_parser("bench", help="measure the speed of the rules and of the search")
    command.add_argument("--game", metavar="GAME", help="only this game")
    command.add_argument("--seats", type=positive, metavar="N", help="only so many players")
    add_set(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=bench)


def numbers(arguments: argparse.Namespace) -> int:
    from majlis.arena import numbers as arena
    from majlis.arena.selfplay import Plan

    tables = tables_named(arguments) or list(arena.variants())
    for game, _, _ in tables:
        check_bot(arguments.bot, game)
    prepare_folder(arguments)
    found = []
    with progress() as bar:
        task = bar.add_task("measuring", total=len(tables) * arguments.games)
        for game, seats, options in tables:
            settings = games.meta(game).settings(options, seats)
            plan = Plan(game, seats, settings, arguments.bot, arguments.seed)
            found.append(
                arena.measure(
                    plan,
                    arguments.games,
                    workers(arguments),
                    arguments.folder,
                    lambda: bar.advance(task),
                )
            )
    if arguments.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
    elif arguments.markdown:
        print(arena.page(found), end="")
    else:
        table = Table(*arena.HEAD)
        for one in found:
            table.add_row(*arena.row(one))
        console.print(table)
    return 0


def bench(arguments: argparse.Namespace) -> int:
    from majlis.arena import bench as arena

    jobs = tables_named(arguments) or [(game, seats, {}) for game, seats in arena.tables()]
    machine = arena.machine()
    steps = environments_bench()
    speeds = []
    with progress() as bar:
        task = bar.add_task("measuring", total=len(jobs))
        for game, seats, options in jobs:
            speed = arena.measure(game, seats, options)
            speeds.append((speed, steps(game, seats, options) if steps else None))
            bar.advance(task)
    if arguments.json:
        told = [
            arena.report(speed) | {"environments": made and arena.report(made)}
            for speed, made in speeds
        ]
        print(json.dumps(machine | {"speeds": told}, indent=1))
        return 0
    console.print(
        f"{machine['build']}, Python {machine['python']}, calibration loop "
        f"{machine['loop']:,} turns/s, load {machine['load']}"
    )
    for speed, made in speeds:
        settings = "".join(f", {name}={show(value)}" for name, value in speed.options.items())
        judged = f"  judged    {speed.judged:>11,.0f} /s by the network\n" if speed.judged else ""
        console.print(f"\n{speed.game}", style="bold", end="")
        console.print(f", {speed.seats} players{settings}")
        console.print(
            f"  decisions {speed.decisions:>11,.0f} /s {speed.ratio:>8,.1f} per 1,000 loop turns\n"
            f"  games     {speed.games:>11,.0f} /s {speed.games_ratio:>8,.0f} per million turns\n"
            f"  rollouts  {speed.rollouts:>11,.0f} /s from the middle of a game\n"
            f"  search    {speed.iterations:>11,.0f} /s {speed.iterations_ratio:>8,.0f}"
            " iterations per million turns\n"
            f"{judged}"
            f"  clone     {speed.clone:>11.2f} us\n"
            f"  {speed.choices:.0%} of the decisions are real choices; {speed.applying:.0%} of the "
            "time carries them out,\n  the rest lists and picks options"
        )
        if made:
            console.print(
                f"  steps     {made.vector:>11,.0f} /s {made.vector_ratio:>8,.1f} per 1,000 loop "
                "turns, vector\n"
                f"            {made.processes:>11,.0f} /s with two processes, {made.speedup:.2f} "
                "times as many\n"
                f"            {made.turns:>11,.0f} /s in turn; all with observation and mask"
            )
    if not steps:
        console.print(
            "\nEnvironments are measured, too, with the extra: pip install majlis[research]"
        )
    return 0


def tables_named(
    arguments: argparse.Namespace,
) -> list[tuple[str, int, dict[str, Setting]]]:
    """What --game, --seats and --set say, checked: the fewest and the most players if unsaid.
    Nothing, if nothing is said."""
    if not arguments.game and arguments.set:
        raise BadOption("--set needs --game")
    if not arguments.game and not arguments.seats:
        return []
    tables = []
    for game in [arguments.game] if arguments.game else games.catalogue():
        meta = games.meta(game)
        options = meta.parse(arguments.set)
        for seats in [arguments.seats] if arguments.seats else sorted(set(meta.seats)):
            meta.check_seats(seats)
            meta.settings(options, seats)
            tables.append((meta.id, seats, options))
    return tables


def environments_bench() -> Callable[[str, int, dict[str, Setting]], Steps] | None:
    """What measures environments, if their libraries are there."""
    try:
        from majlis.research.bench import measure
    except ImportError:
        return None
    return measure
