"""Commands that learn, or that tell what was learnt: `fit`, `learn`, `calibration`, `dataset`."""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

from rich.table import Table

from majlis import games
from majlis.cli.arguments import (
    Commands,
    add_jobs,
    add_seats,
    add_seed,
    add_set,
    check_bot,
    positive,
    table_of,
    workers,
)
from majlis.cli.terminal import console, progress
from majlis.kernel.errors import BadOption


def add(commands: Commands) -> None:
    command = commands.add_parser("fit", help="learn from self-play what positions are worth")
    command.add_argument("game", metavar="GAME")
    add_seats(command)
    command.add_argument("--games", type=positive, default=400, metavar="K", help="default 400")
    command.add_argument(
        "--rounds",
        type=positive,
        default=3,
        metavar="R",
        help="so often, each time with what was learnt before (default 3)",
    )
    add_seed(command, "weights")
    add_set(command)
    add_jobs(command)
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="another file than weights.py of the game"
    )
    command.set_defaults(run=fit)

    command = commands.add_parser("learn", help="teach a network by self-play, in rounds")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--minutes", type=minutes, default=30.0, metavar="M", help="for everything (default 30)"
    )
    command.add_argument("--rounds", type=positive, default=4, metavar="R", help="default 4")
    command.add_argument(
        "--seats", metavar="N,...", help="players, as in 2,2,3,4: half of these games are for two"
    )
    command.add_argument(
        "--modules",
        type=int,
        choices=range(101),
        default=0,
        metavar="P",
        help="so many games of a hundred are played with modules, any of them (default 0)",
    )
    command.add_argument("--seed", default="1", metavar="S", help="for games and for training")
    add_jobs(command)
    command.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="keeps every round, and goes on from those it has; learnt-GAME if unsaid",
    )
    command.add_argument(
        "--install", action="store_true", help="let levels 5 and 6 play with what was learnt"
    )
    command.set_defaults(run=learn)

    command = commands.add_parser("calibration", help="see whether a network's chances come true")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--games",
        type=positive,
        metavar="K",
        help="play so many new ones; if unsaid, by those that were held out when it was learnt",
    )
    command.add_argument("--seats", metavar="N,...", help="players, any of these; the fewest")
    add_seed(command)
    add_jobs(command)
    command.add_argument("--plot", type=Path, metavar="FILE", help="draw it there, as SVG")
    command.set_defaults(run=calibration)

    command = commands.add_parser("dataset", help="write games of bots as files to learn from")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--positions", type=positive, default=100_000, metavar="P", help="default 100000"
    )
    command.add_argument(
        "--file-positions",
        type=positive,
        default=50_000,
        metavar="P",
        help="so many in a file; the last one is whole, too (default 50000)",
    )
    command.add_argument("--seats", metavar="N,...", help="players, any of these; the fewest")
    add_set(command)
    command.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (greedy)")
    command.add_argument(
        "--slips",
        type=int,
        choices=range(1000),
        default=14,
        metavar="N",
        help="one move in so many is made at random; 0 for none (default 14)",
    )
    add_seed(command, "files")
    add_jobs(command)
    command.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="keeps the files, and goes on from those it has; dataset-GAME if unsaid",
    )
    command.set_defaults(run=dataset)


def minutes(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of minutes")
    return found


def fit(arguments: argparse.Namespace) -> int:
    from majlis.arena import fit as arena

    meta, seats, settings = table_of(arguments)
    if arguments.games < arena.FOLDS:
        raise BadOption(
            f"--games {arguments.games}: at least {arena.FOLDS} are needed to learn from"
        )
    out = arguments.out or arena.home(arguments.game)
    if not out.parent.is_dir():
        raise BadOption(f"--out {out}: there is no such folder")
    plan = arena.Plan(arguments.game, seats, settings, arguments.seed)
    with progress() as bar:
        task = bar.add_task(meta.title, total=arguments.rounds * arguments.games)
        found = arena.fit(
            plan, arguments.games, arguments.rounds, workers(arguments), lambda: bar.advance(task)
        )
    told = (
        f"{time.strftime('%Y-%m-%d')}, {seats} players, {arguments.rounds} rounds of "
        f"{arguments.games} games, seed {arguments.seed}."
    )
    out.write_text(arena.text(found, told), encoding="utf-8")
    for name, weight in found.weights.items():
        console.print(f"{weight:>10.3f}  {name}")
    console.print(
        f"explains {found.explained:.1%} of the final lead, before {found.explained_before:.1%}\n"
        f"written: {out}"
    )
    return 0


def learn(arguments: argparse.Namespace) -> int:
    try:
        from majlis.learning import learn as learning
        from majlis.learning.selfplay import Plan
    except ImportError as error:
        raise BadOption(
            f"learning needs what the extra brings: pip install 'majlis[learn]' ({error})"
        ) from None

    meta = games.meta(arguments.game)
    plan = Plan(arguments.game, seats_listed(arguments), arguments.modules, arguments.seed)
    folder = arguments.folder or Path(f"learnt-{arguments.game}")
    course = learning.Course(plan, arguments.minutes, arguments.rounds, workers(arguments), folder)
    with progress() as bar:
        task = bar.add_task(meta.title, total=100)
        learner = learning.Learner(
            course,
            lambda what, share: bar.update(task, description=what, completed=100 * share),
        )
        for told in learner.run():
            bar.console.print(told.told(), highlight=False, markup=False)
    if arguments.install:
        console.print(f"written: {learner.install()}")
    return 0


def calibration(arguments: argparse.Namespace) -> int:
    from majlis.bots.networks import network
    from majlis.learning import calibration as learning
    from majlis.learning.selfplay import Plan

    meta, seats = games.meta(arguments.game), seats_listed(arguments)
    if network(meta.id) is None:
        raise BadOption(f"{meta.title} has no network that can be run here")
    if arguments.plot and not arguments.plot.parent.is_dir():
        raise BadOption(f"--plot {arguments.plot}: there is no such folder")
    if arguments.games:
        plan = Plan(meta.id, seats, 0, arguments.seed)
        with progress() as bar:
            task = bar.add_task(meta.title, total=arguments.games)
            bins = learning.calibrate(
                plan, arguments.games, workers(arguments), lambda: bar.advance(task)
            )
    else:
        bins = learning.of_card(meta.id)
    table = Table("said", "came true", "games" if arguments.games else "positions", "off by")
    for cells in learning.rows(bins):
        table.add_row(*cells)
    console.print(table)
    if arguments.plot:
        arguments.plot.write_text(learning.plot(bins, meta.title), encoding="utf-8")
    return 0


def dataset(arguments: argparse.Namespace) -> int:
    try:
        from majlis.research import dataset as research
    except ImportError as error:
        raise BadOption(
            f"datasets need what the extra brings: pip install 'majlis[dataset]' ({error})"
        ) from None
    meta, seats = games.meta(arguments.game), seats_listed(arguments)
    options = meta.parse(arguments.set)
    for one in seats:
        meta.settings(options, one)
    check_bot(arguments.bot, meta.id)
    plan = research.Plan(
        meta.id,
        seats,
        options,
        arguments.bot,
        arguments.slips,
        arguments.seed,
        arguments.file_positions,
    )
    folder = arguments.folder or Path(f"dataset-{meta.id}")
    files = math.ceil(arguments.positions / plan.positions)
    research.prepare(plan, folder)
    left = len(research.missing(folder, files))
    size = research.foretold(plan, left) / 1e6 if left else 0
    console.print(
        f"{files * plan.positions:,} positions in {files} files, {left} of which are missing: "
        f"about {size:,.1f} MB\n{folder}"
    )
    with progress() as bar:
        task = bar.add_task(meta.title, total=files, completed=files - left)
        research.make(plan, folder, files, workers(arguments), lambda: bar.advance(task))
    return 0


def seats_listed(arguments: argparse.Namespace) -> tuple[int, ...]:
    """The numbers of players of `--seats`, as in 2,2,3; the fewest if unsaid."""
    meta = games.meta(arguments.game)
    seats = tuple(
        int(one) if one.isdecimal() else 0
        for one in (arguments.seats or str(meta.seats[0])).split(",")
    )
    for one in seats:
        meta.check_seats(one)
    return seats
