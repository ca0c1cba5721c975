"""The command line: `majlis COMMAND`, in a module for each kind of command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from majlis import __version__
from majlis.cli import admin, contests, figures, house, matches, teaching
from majlis.cli.arguments import OneLineParser
from majlis.kernel.errors import MajlisError


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


def parser() -> argparse.ArgumentParser:
    top = OneLineParser(prog="majlis", description="A table for desert eurogames.")
    top.add_argument("--version", action="version", version=f"majlis {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    for chapter in (house, contests, teaching, matches, figures, admin):
        chapter.add(commands)
    return top
