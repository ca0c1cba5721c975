"""Commands that let bots play: `simulate`, `arena`, `leaderboard`, `lessons`."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from majlis import games
from majlis.cli.arguments import (
    Commands,
    add_jobs,
    add_page,
    add_seats,
    add_seed,
    add_set,
    bots_named,
    check_bot,
    positive,
    prepare_page,
    table_of,
    workers,
    write_page,
)
from majlis.cli.terminal import console, progress
from majlis.kernel.errors import BadOption, BadSeats

if TYPE_CHECKING:
    from majlis.arena.standing import Standing


def add(commands: Commands) -> None:
    command = commands.add_parser("simulate", help="let bots play, and see who wins")
    command.add_argument("game", metavar="GAME")
    add_seats(command)
    command.add_argument("--games", type=positive, default=100, metavar="K", help="default 100")
    add_seed(command)
    command.add_argument(
        "--bots",
        default="random",
        metavar="A,B",
        help="who plays, by seat, by name or as module:Class; the last one takes the seats left "
        "over, and all move on a seat from game to game (default: random)",
    )
    add_set(command)
    add_jobs(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=simulate)

    command = commands.add_parser("arena", help="let bots compete, and see who is stronger")
    command.add_argument("--game", required=True, metavar="GAME")
    command.add_argument(
        "--bots", required=True, metavar="A,B", help="who competes, by name or as module:Class"
    )
    add_seats(command)
    command.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="K",
        help="default 100; every seed is played in all line-ups, so it can be a few more",
    )
    add_seed(command)
    add_set(command)
    add_jobs(command)
    command.add_argument(
        "--stop",
        type=two_shares,
        metavar="LOW:HIGH",
        help="end when it is clear (5 %% errors) whether the first of two bots wins HIGH of its "
        "duels rather than LOW, as in 0.55:0.65",
    )
    command.add_argument(
        "--file",
        type=Path,
        metavar="FILE",
        help="keep the games there as JSON lines, and go on from those it has",
    )
    command.add_argument("--report", type=Path, metavar="OUT", help="write a page of HTML")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=arena)

    command = commands.add_parser("leaderboard", help="rate all bots of all games")
    command.add_argument(
        "--game", action="append", metavar="GAME", help="only this game; can be said again"
    )
    command.add_argument(
        "--bots",
        metavar="A,B",
        help="who competes, by name or as module:Class, which @GAME keeps to one game "
        "(default: random and levels 1 to 4)",
    )
    command.add_argument(
        "--games", type=positive, default=10, metavar="K", help="of every two bots (default 10)"
    )
    add_seed(command)
    add_jobs(command)
    add_page(command)
    command.set_defaults(run=leaderboard)

    command = commands.add_parser(
        "lessons", help="let a bot play with itself, and see what it teaches"
    )
    command.add_argument("game", metavar="GAME")
    add_seats(command)
    add_set(command)
    command.add_argument(
        "--bot",
        default="level4",
        metavar="BOT",
        help="who plays, and is compared with greedy (level4)",
    )
    command.add_argument("--games", type=positive, default=100, metavar="K", help="default 100")
    add_seed(command)
    add_jobs(command)
    add_page(command)
    command.set_defaults(run=lessons)


def two_shares(text: str) -> tuple[float, float]:
    try:
        low, high = map(float, text.split(":"))
    except ValueError:
        low, high = 0.0, 0.0
    if not 0 < low < high < 1:
        raise argparse.ArgumentTypeError(
            f"{text} should read LOW:HIGH, two shares between 0 and 1, the lower one first"
        )
    return low, high


def simulate(arguments: argparse.Namespace) -> int:
    from majlis.arena import simulate as arena

    meta, seats, settings = table_of(arguments)
    names = bots_named(arguments)
    if len(names) > seats:
        raise BadSeats(f"--bots {arguments.bots}: {len(names)} bots for {seats} seats")
    plan = arena.Plan(arguments.game, seats, settings, names, arguments.seed)
    start = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(f"{meta.title}, {seats} players", total=arguments.games)
        results = arena.simulate(
            plan, arguments.games, workers(arguments), lambda: bar.advance(task)
        )
    summary = arena.summary(results, time.perf_counter() - start)
    summary = {"game": arguments.game, "seats": seats, "seed": arguments.seed} | summary
    if arguments.json:
        print(json.dumps(summary, indent=1))
        return 0
    console.print(
        f"{summary['games']} games in {summary['seconds']:.1f} s, "
        f"{summary['games_per_second']:.1f} games/s, "
        f"{summary['answers_per_game']:.0f} answers a game, seed {arguments.seed}"
    )
    table = Table("bot", "seats", "wins", "mean score", "deviation", "least-most")
    for name, figures in summary["bots"].items():
        score = figures["score"]
        table.add_row(
            name,
            str(figures["seats"]),
            f"{figures['wins']:.1%}",
            f"{score['mean']:.1f}",
            f"{score['deviation']:.1f}",
            f"{score['least']}-{score['most']}",
        )
    console.print(table)
    for name, figures in summary["bots"].items():
        means = ", ".join(f"{source} {mean:.1f}" for source, mean in figures["sources"].items())
        console.print(f"{name} scores by source  {means}")
    shares = "  ".join(f"{seat}: {won:.1%}" for seat, won in enumerate(summary["wins_by_seat"]))
    console.print(f"wins by seat  {shares}")
    return 0


def lessons(arguments: argparse.Namespace) -> int:
    from majlis.arena.lessons import Lessons, tell
    from majlis.arena.lessons_page import page
    from majlis.arena.selfplay import Plan, gather

    meta, seats, settings = table_of(arguments)
    check_bot(arguments.bot, meta.id)
    prepare_page(arguments)
    learnt = []
    with progress() as bar:
        task = bar.add_task(f"{meta.title}, {seats} players", total=2 * arguments.games)
        for name in (arguments.bot, "greedy"):
            plan = Plan(meta.id, seats, settings, name, arguments.seed)
            file = arguments.folder and arguments.folder / plan.file
            played = gather(
                plan, arguments.games, workers(arguments), file, lambda: bar.advance(task)
            )
            learnt.append(Lessons(plan, [tell(plan, one) for one in played]))
    write_page(arguments, page(*learnt))
    return 0


def arena(arguments: argparse.Namespace) -> int:
    from majlis.arena.contest import Contest
    from majlis.arena.record import Record
    from majlis.arena.report import page
    from majlis.arena.running import Stop, run
    from majlis.arena.standing import Standing

    meta, seats, settings = table_of(arguments)
    contest = Contest(arguments.game, seats, settings, bots_named(arguments), arguments.seed)
    if arguments.report and not arguments.report.parent.is_dir():
        raise BadOption(f"--report {arguments.report}: there is no such folder")
    interrupted = False
    with Record(contest, arguments.file) as record, progress() as bar:
        stop = Stop(record, *arguments.stop) if arguments.stop else None
        count = contest.whole_rounds(arguments.games)
        task = bar.add_task(meta.title, total=count)

        def show_progress() -> None:
            told = f"{meta.title}: {record.leaders()}"
            bar.update(task, completed=len(record.games), description=told)

        if record.games:
            show_progress()
        try:
            run(record, count, workers(arguments), stop, show_progress)
        except KeyboardInterrupt:
            interrupted = True
    if record.games:
        result = Standing.of(record, stop)
        if arguments.json:
            print(json.dumps(result.plain(), indent=1))
        else:
            print_standing(result)
        if arguments.report:
            arguments.report.write_text(page(result), encoding="utf-8")
    return 130 if interrupted else 0


def leaderboard(arguments: argparse.Namespace) -> int:
    from majlis.arena import leaderboard as arena

    played = [games.meta(id).id for id in arguments.game or games.catalogue()]
    names = tuple(arguments.bots.split(",")) if arguments.bots else arena.BOTS
    plan = arena.Plan(names, arguments.games, arguments.seed, arguments.folder)
    for game in played:
        for name in plan.competing(game):
            check_bot(name, game)
    prepare_page(arguments)
    with progress() as bar:
        task = bar.add_task("leaderboard", total=sum(map(plan.count, played)))
        standings = [
            arena.standing(plan, game, workers(arguments), lambda: bar.advance(task))
            for game in played
        ]
    write_page(arguments, arena.page(plan, standings))
    return 0


def print_standing(result: Standing) -> None:
    from majlis.arena.standing import duration

    contest = result.contest
    console.print(
        f"{len(result.played)} games of {contest.game}, {contest.seats} players, in "
        f"{len(contest.lineups)} line-ups, seed {contest.seed}"
    )
    table = Table("bot", "rating", "wins", "even", "score", "turn")
    for line in result.lines:
        rating, wins = line.rating, line.wins
        table.add_row(
            line.bot,
            f"{rating.value:+.0f} ±{rating.high - rating.value:.0f}",
            f"{wins.value:.1%} ({wins.low:.0%}-{wins.high:.0%})",
            f"{line.even:.0%}",
            f"{line.score.mean:.1f}",
            duration(line.seconds_per_turn),
        )
    console.print(table)
    if result.stop:
        console.print(result.stop.told())
