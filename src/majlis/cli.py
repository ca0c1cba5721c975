"""The command line: `majlis games | simulate | arena | fit | learn | dataset | replay | analyse |
count | numbers | bench | serve | new-game`."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from majlis import __version__, games
from majlis.kernel.errors import BadMatchFile, BadOption, BadSeats, MajlisError
from majlis.kernel.game import Meta, Setting, show
from majlis.language import LANGUAGES

if TYPE_CHECKING:
    from majlis.arena.standing import Standing
    from majlis.kernel.notation import Record
    from majlis.kernel.state import State
    from majlis.research.bench import Steps

console = Console(highlight=False, markup=False)


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the words say. A fault is one clear line and a non-zero exit."""
    arguments = parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except MajlisError as error:
        print(f"majlis: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"majlis: {where}{error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read on."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"majlis: {message} (see '{self.prog} --help')\n")


def parser() -> argparse.ArgumentParser:
    top = OneLineParser(prog="majlis", description="A table for desert eurogames.")
    top.add_argument("--version", action="version", version=f"majlis {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    command = commands.add_parser("games", help="list the games and their options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=list_games)

    command = commands.add_parser("simulate", help="let bots play, and see who wins")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--seats", type=positive, metavar="N", help="players; the fewest if unsaid"
    )
    command.add_argument("--games", type=positive, default=100, metavar="K", help="default 100")
    command.add_argument("--seed", default="1", metavar="S", help="the same seed, the same games")
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
    command.add_argument(
        "--seats", type=positive, metavar="N", help="players; the fewest if unsaid"
    )
    command.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="K",
        help="default 100; every seed is played in all line-ups, so it can be a few more",
    )
    command.add_argument("--seed", default="1", metavar="S", help="the same seed, the same games")
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

    command = commands.add_parser("fit", help="learn from self-play what positions are worth")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "--seats", type=positive, metavar="N", help="players; the fewest if unsaid"
    )
    command.add_argument("--games", type=positive, default=400, metavar="K", help="default 400")
    command.add_argument(
        "--rounds",
        type=positive,
        default=3,
        metavar="R",
        help="so often, each time with what was learnt before (default 3)",
    )
    command.add_argument("--seed", default="1", metavar="S", help="the same seed, the same weights")
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
    command.add_argument("--seed", default="1", metavar="S", help="the same seed, the same files")
    add_jobs(command)
    command.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="keeps the files, and goes on from those it has; dataset-GAME if unsaid",
    )
    command.set_defaults(run=dataset)

    command = commands.add_parser("replay", help="look at a saved match")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--at", type=int, metavar="N", help="after so many answers; all if unsaid")
    command.add_argument("--svg", type=Path, metavar="OUT", help="write the position as a picture")
    command.set_defaults(run=replay)

    command = commands.add_parser("analyse", help="see where a saved match was won and lost")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument(
        "--seed", default="1", metavar="S", help="the same seed, the same verdicts"
    )
    command.add_argument(
        "--budget",
        type=positive,
        metavar="B",
        help="thousandths of what the strongest level thinks about a turn (default 40)",
    )
    command.add_argument("--language", choices=LANGUAGES, default="en")
    add_jobs(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=analyse)

    command = commands.add_parser("count", help="count the ways on from a position")
    command.add_argument("game", nargs="?", metavar="GAME")
    command.add_argument(
        "--seats", type=positive, metavar="N", help="players; the fewest if unsaid"
    )
    add_set(command)
    command.add_argument("--seed", default="1", metavar="S", help="of the dice that set it up")
    command.add_argument("--file", type=Path, metavar="FILE", help="a saved match instead")
    command.add_argument("--at", type=int, metavar="N", help="after so many answers of the file")
    command.add_argument(
        "--answers", type=positive, default=4, metavar="D", help="how far (default 4)"
    )
    command.add_argument(
        "--positions", action="store_true", help="different positions, too; it takes memory"
    )
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=count)

    command = commands.add_parser("numbers", help="measure what kind of game each is")
    command.add_argument("--game", metavar="GAME", help="only this game")
    command.add_argument("--seats", type=positive, metavar="N", help="only so many players")
    add_set(command)
    command.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (greedy)")
    command.add_argument("--games", type=positive, default=100, metavar="K", help="default 100")
    command.add_argument("--seed", default="1", metavar="S", help="the same seed, the same games")
    add_jobs(command)
    command.add_argument("--markdown", action="store_true", help="as a table for a page")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=numbers)

    command = commands.add_parser("bench", help="measure the speed of the rules and of the search")
    command.add_argument("--game", metavar="GAME", help="only this game")
    command.add_argument("--seats", type=positive, metavar="N", help="only so many players")
    add_set(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=bench)

    command = commands.add_parser("serve", help="open the table in the browser")
    command.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets phones in")
    command.add_argument("--port", type=int, default=8000)
    command.add_argument("--db", metavar="URL", help="another database than the one of this user")
    command.add_argument("--url", default="", metavar="URL", help="where others reach the table")
    command.add_argument(
        "--smtp", metavar="URL", help="smtp://USER@HOST:587 sends mails, with --url"
    )
    command.set_defaults(run=serve)

    command = commands.add_parser("new-game", help="begin a game: a copy of the template")
    command.add_argument("name", metavar="NAME", help="its id, in words like silk-road")
    command.set_defaults(run=new_game)
    return top


def add_set(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game"
    )


def add_jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="processes"
    )


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive whole number")
    return int(text)


def minutes(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(f"{text} is not a number of minutes")
    return found


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


def chosen(meta: Meta, pairs: list[str]) -> dict[str, Setting]:
    """The options of `--set`, with their types."""
    options: dict[str, Setting] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--set {pair}: should read OPTION=VALUE")
        options[name] = meta.option(name).parse(value)
    return options


def table_of(arguments: argparse.Namespace) -> tuple[Meta, int, dict[str, Setting]]:
    """The game, the number of players and all its settings."""
    meta = games.meta(arguments.game)
    seats = arguments.seats or meta.seats[0]
    meta.check_seats(seats)
    return meta, seats, meta.settings(chosen(meta, arguments.set), seats)


def bots_named(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The bots of `--bots`; an unknown one is refused before any game is played."""
    from majlis.bots import bot
    from majlis.kernel.chance import Rng

    if ":" in arguments.bots:
        sys.path.insert(0, str(Path.cwd()))  # a command, unlike `python -m`, looks elsewhere only
    names = tuple(arguments.bots.split(","))
    for name in names:
        bot(name, arguments.game, Rng(0))
    return names


def list_games(arguments: argparse.Namespace) -> int:
    catalogue = games.catalogue()
    if arguments.json:
        print(json.dumps({id: about(meta) for id, meta in catalogue.items()}, indent=1))
        return 0
    for id, meta in catalogue.items():
        least, most = meta.seats
        console.print(id, style="bold", end="")
        console.print(f"  {meta.title}, {least}-{most} players, rules {meta.rules}")
        for option in meta.options:
            values = " | ".join(map(show, option.choices))
            console.print(f"  {option.name}={show(option.default)}  ({values})")
            console.print(f"    {option.explain}", style="dim")
    return 0


def about(meta: Meta) -> dict[str, object]:
    return {
        "title": meta.title,
        "seats": list(meta.seats),
        "minutes": meta.minutes,
        "rules": meta.rules,
        "options": {
            option.name: {"default": option.default, "choices": list(option.choices)}
            for option in meta.options
        },
    }


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
        results = arena.simulate(plan, arguments.games, arguments.jobs, lambda: bar.advance(task))
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
            run(record, count, arguments.jobs, stop, show_progress)
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
            plan, arguments.games, arguments.rounds, arguments.jobs, lambda: bar.advance(task)
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
    course = learning.Course(plan, arguments.minutes, arguments.rounds, arguments.jobs, folder)
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


def dataset(arguments: argparse.Namespace) -> int:
    try:
        from majlis.research import dataset as research
    except ImportError as error:
        raise BadOption(
            f"datasets need what the extra brings: pip install 'majlis[dataset]' ({error})"
        ) from None
    from majlis.bots import bot
    from majlis.kernel.chance import Rng

    meta, seats = games.meta(arguments.game), seats_listed(arguments)
    options = chosen(meta, arguments.set)
    for one in seats:
        meta.settings(options, one)
    bot(arguments.bot, meta.id, Rng(0))  # an unknown one is refused before any game is played
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
        research.make(plan, folder, files, arguments.jobs, lambda: bar.advance(task))
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


def progress() -> Progress:
    """A bar on the terminal; nothing where the output goes to a file."""
    terminal = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal,
        transient=True,
        disable=not terminal.is_terminal,
    )


def text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadMatchFile(f"{file} is not a text file") from None


def position_in(arguments: argparse.Namespace) -> tuple[Record, int, State]:
    """The match of FILE, how many of its answers count, and the position after them."""
    from majlis.kernel import notation
    from majlis.match import Match

    record = notation.read(text_of(arguments.file))
    last = len(record.answers)
    at = last if arguments.at is None else arguments.at
    if not 0 <= at <= last:
        raise BadMatchFile(f"--at {at}: the match has {last} answers")
    positions = Match.positions(games.game(record.header.game), record)
    return record, at, list(positions)[at]


def replay(arguments: argparse.Namespace) -> int:
    record, at, state = position_in(arguments)
    head, last = record.header, len(record.answers)
    console.print(f"{games.meta(head.game).title}, {head.seats} players, answer {at} of {last}")
    if at:
        answer = record.answers[at - 1]
        who = "chance" if answer.seat < 0 else f"seat {answer.seat}"
        console.print(f"last: {who} {answer.frame} {answer.label}")
    if state.waiting:
        console.print(f"asked: {state.question()!r}, waiting for {state.waiting}")
    else:
        console.print("the game is over")
    for seat, points in enumerate(state.breakdown()):
        sources = ", ".join(f"{source} {gained}" for source, gained in points.items())
        console.print(f"  seat {seat}: {sum(points.values())} ({sources})")
    if arguments.svg:
        from majlis.match import picture

        arguments.svg.write_text(picture(head.game, state), encoding="utf-8")
        console.print(f"written: {arguments.svg}")
    return 0


def analyse(arguments: argparse.Namespace) -> int:
    from majlis.arena import analyse as arena
    from majlis.match import Match

    match = Match.load(text_of(arguments.file))
    if not match.over:
        raise BadMatchFile(f"{arguments.file}: the match is not over yet")
    judge = arena.judge(match, arguments.seed, arguments.budget)
    with progress() as bar:
        task = bar.add_task(match.game.meta.title, total=len(judge.story.played))
        judged = arena.judged(judge, arguments.jobs, lambda: bar.advance(task))
    if arguments.json:
        print(json.dumps(arena.plain(judge.story, judged), indent=1))
        return 0
    code = arguments.language
    table = Table(*arena.head(code))
    for row in arena.rows(judge.story, judged, code):
        table.add_row(*row)
    console.print(table)
    for line in arena.counted(judge.story, judged, code):
        console.print(line)
    for headline, detail in arena.told(judge.story, judged, code):
        console.print(headline, style="bold")
        console.print(detail)
    return 0


def count(arguments: argparse.Namespace) -> int:
    from majlis.arena.counting import layers, ways
    from majlis.match import Match

    if bool(arguments.game) == bool(arguments.file):
        raise BadOption("count wants a GAME, or the --file of a match")
    if arguments.file:
        state = position_in(arguments)[2]
    else:
        meta, seats, settings = table_of(arguments)
        state = Match.new(meta.id, seats, arguments.seed, settings).state
    found: Sequence[tuple[int, ...]]
    if arguments.positions:
        found = layers(state, arguments.answers)
    else:
        found = [(ways(state, nth + 1),) for nth in range(arguments.answers)]
    names = ("ways", "positions", "ended")[: len(found[0])]
    if arguments.json:
        print(json.dumps([dict(zip(names, row, strict=True)) for row in found], indent=1))
        return 0
    table = Table("answers", *names)
    for nth, row in enumerate(found, 1):
        table.add_row(str(nth), *(f"{figure:,}" for figure in row))
    console.print(table)
    return 0


def tables_named(
    arguments: argparse.Namespace,
) -> list[tuple[str, int, dict[str, Setting]]]:
    """What --game, --seats and --set say, checked: the fewest and the most players if unsaid.
    Nothing, if no game is named."""
    if not arguments.game:
        if arguments.set or arguments.seats:
            raise BadOption("--set and --seats need --game")
        return []
    meta = games.meta(arguments.game)
    options = chosen(meta, arguments.set)
    seats = [arguments.seats] if arguments.seats else sorted(set(meta.seats))
    for one in seats:
        meta.check_seats(one)
        meta.settings(options, one)
    return [(meta.id, one, options) for one in seats]


def numbers(arguments: argparse.Namespace) -> int:
    from majlis.arena import numbers as arena
    from majlis.bots import bot
    from majlis.kernel.chance import Rng

    tables = tables_named(arguments) or list(arena.variants())
    bot(arguments.bot, tables[0][0], Rng(0))  # an unknown one is refused before any game is played
    found = []
    with progress() as bar:
        task = bar.add_task("measuring", total=len(tables) * arguments.games)
        for game, seats, options in tables:
            plan = arena.Plan(game, seats, options, arguments.bot, arguments.seed)
            found.append(
                arena.measure(plan, arguments.games, arguments.jobs, lambda: bar.advance(task))
            )
    if arguments.json:
        print(json.dumps([asdict(one) for one in found], indent=1))
    elif arguments.markdown:
        for cells in (arena.HEAD, ["---"] * len(arena.HEAD), *map(arena.row, found)):
            print(f"| {' | '.join(cells)} |")
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
        console.print(f"\n{speed.game}", style="bold", end="")
        console.print(f", {speed.seats} players{settings}")
        console.print(
            f"  decisions {speed.decisions:>11,.0f} /s {speed.ratio:>8,.1f} per 1,000 loop turns\n"
            f"  games     {speed.games:>11,.0f} /s {speed.games_ratio:>8,.0f} per million turns\n"
            f"  rollouts  {speed.rollouts:>11,.0f} /s from the middle of a game\n"
            f"  search    {speed.iterations:>11,.0f} /s {speed.iterations_ratio:>8,.0f}"
            " iterations per million turns\n"
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


def environments_bench() -> Callable[[str, int, dict[str, Setting]], Steps] | None:
    """What measures environments, if their libraries are there."""
    try:
        from majlis.research.bench import measure
    except ImportError:
        return None
    return measure


def serve(arguments: argparse.Namespace) -> int:
    from majlis.table import run

    run(arguments.host, arguments.port, arguments.db, url=arguments.url, smtp=arguments.smtp)
    return 0


def new_game(arguments: argparse.Namespace) -> int:
    from majlis import scaffold

    game = scaffold.named(arguments.name)
    for place in scaffold.write(game):
        console.print(f"written: {place}")
    console.print(
        f"{game.title} is the template so far. To see that all is well:\n"
        "  .venv/bin/ruff format\n"
        "  make messages\n"
        "  .venv/bin/python -m tests.contract\n"
        f"  .venv/bin/python -m pytest tests/{game.folder}\n"
        f"  .venv/bin/python -m pytest tests/contract -k {game.id}\n"
        "Then write your own rules; docs/adding-a-game.md leads through the files."
    )
    return 0
