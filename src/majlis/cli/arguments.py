"""What several commands understand, and how."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from majlis import games
from majlis.kernel.errors import BadOption
from majlis.kernel.game import Meta, Setting

if TYPE_CHECKING:
    from majlis.arena.pool import Workers

Commands: TypeAlias = "argparse._SubParsersAction[OneLineParser]"
"""Where a command is added."""


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read on."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"majlis: {message} (see '{self.prog} --help')\n")


def add_seats(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seats", type=positive, metavar="N", help="players; the fewest if unsaid"
    )


def add_set(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game"
    )


def add_seed(command: argparse.ArgumentParser, same: str = "games") -> None:
    command.add_argument("--seed", default="1", metavar="S", help=f"the same seed, the same {same}")


def add_folder(command: argparse.ArgumentParser) -> None:
    """Of a command that plays many games."""
    command.add_argument(
        "--folder",
        type=Path,
        metavar="FOLDER",
        help="keep the games there as JSON lines, and go on from those it has",
    )


def add_page(command: argparse.ArgumentParser) -> None:
    """Of a command that plays games and writes a page about them."""
    add_folder(command)
    command.add_argument("--out", type=Path, metavar="FILE", help="write the page there")


def write_page(arguments: argparse.Namespace, page: str) -> None:
    if arguments.out:
        arguments.out.write_text(page, encoding="utf-8")
    else:
        print(page, end="")


def prepare_page(arguments: argparse.Namespace) -> None:
    """Before any game is played: refuse a page that has no place, make the folder."""
    if arguments.out and not arguments.out.parent.is_dir():
        raise BadOption(f"--out {arguments.out}: there is no such folder")
    prepare_folder(arguments)


def prepare_folder(arguments: argparse.Namespace) -> None:
    """Make the one for the games."""
    if arguments.folder:
        arguments.folder.mkdir(parents=True, exist_ok=True)


def add_jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs", type=positive, default=os.cpu_count() or 1, metavar="J", help="processes"
    )
    command.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="on all machines of a Ray cluster instead; without an address, that of this machine",
    )


def workers(arguments: argparse.Namespace) -> Workers:
    """Where `--jobs` or `--ray` wants the work done."""
    from majlis.arena.pool import Processes

    if arguments.ray is None:
        return Processes(arguments.jobs)
    try:
        from majlis.arena.cluster import Cluster
    except ImportError as error:
        raise BadOption(
            f"--ray needs what the extra brings: pip install 'majlis[ray]' ({error})"
        ) from None
    return Cluster(arguments.ray or None)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive whole number")
    return int(text)


def table_of(arguments: argparse.Namespace) -> tuple[Meta, int, dict[str, Setting]]:
    """The game, the number of players and all its settings."""
    meta = games.meta(arguments.game)
    seats = arguments.seats or meta.seats[0]
    meta.check_seats(seats)
    return meta, seats, meta.settings(meta.parse(arguments.set), seats)


def bots_named(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The bots of `--bots`; an unknown one is refused before any game is played."""
    names = tuple(arguments.bots.split(","))
    for name in names:
        check_bot(name, arguments.game)
    return names


def check_bot(name: str, game: str) -> None:
    """Refuse a bot that nobody knows."""
    from majlis.bots import bot
    from majlis.kernel.chance import Rng

    here = str(Path.cwd())
    if ":" in name and here not in sys.path:
        sys.path.insert(0, here)  # a command, unlike `python -m`, looks elsewhere only
    bot(name, game, Rng(0))
