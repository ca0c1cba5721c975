"""Commands about the house: `games`, `serve`, `new-game`."""

from __future__ import annotations

import argparse
import json

from majlis import games
from majlis.cli.arguments import (
    Commands,
    positive,
)
from majlis.cli.terminal import console
from majlis.kernel.game import Meta, show


def add(commands: Commands) -> None:
    command = commands.add_parser("games", help="list the games and their options")
    command.add_argument("--json", action="store_true", help="as JSON")
    command.set_defaults(run=list_games)

    command = commands.add_parser("serve", help="open the table in the browser")
    command.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets phones in")
    command.add_argument("--port", type=int, default=8000)
    command.add_argument("--db", metavar="URL", help="another database than the one of this user")
    command.add_argument("--url", default="", metavar="URL", help="where others reach the table")
    command.add_argument(
        "--smtp", metavar="URL", help="smtp://USER@HOST:587 sends mails, with --url"
    )
    command.add_argument(
        "--workers", type=positive, default=1, metavar="N", help="N processes, with PostgreSQL"
    )
    command.set_defaults(run=serve)

    command = commands.add_parser("new-game", help="begin a game: a copy of the template")
    command.add_argument("name", metavar="NAME", help="its id, in words like silk-road")
    command.set_defaults(run=new_game)


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


def serve(arguments: argparse.Namespace) -> int:
    from majlis.table import run

    run(
        arguments.host,
        arguments.port,
        arguments.db,
        url=arguments.url,
        smtp=arguments.smtp,
        workers=arguments.workers,
    )
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
