"""Commands about saved matches and positions: `replay`, `analyse`, `count`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table

from majlis import games
from majlis.cli.arguments import (
    Commands,
    add_jobs,
    add_seats,
    add_seed,
    add_set,
    positive,
    table_of,
    workers,
)
from majlis.cli.terminal import console, progress
from majlis.kernel.errors import BadMatchFile, BadOption
from majlis.language import LANGUAGES

if TYPE_CHECKING:
    from majlis.kernel.notation import Record
    from majlis.kernel.state import State


def add(commands: Commands) -> None:
    command = commands.add_parser("replay", help="look at a saved match")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--at", type=int, metavar="N", help="after so many answers; all if unsaid")
    command.add_argument("--svg", type=Path, metavar="OUT", help="write the position as a picture")
    command.set_defaults(run=replay)

    command = commands.add_parser("analyse", help="see where a saved match was won and lost")
    command.add_argument("file", type=Path, metavar="FILE")
    add_seed(command, "verdicts")
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
    add_seats(command)
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
        judged = arena.judged(judge, workers(arguments), lambda: bar.advance(task))
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
