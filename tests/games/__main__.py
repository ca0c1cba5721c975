"""Play a game between bots and store it."""

from __future__ import annotations

import sys

from majlis import games
from tests.games import FOLDER, played

game, seats, name, seed, *pairs = sys.argv[1:]
options = {}
for pair in pairs:
    option, _, value = pair.partition("=")
    options[option] = games.meta(game).option(option).parse(value)
match = played(game, int(seats), name, int(seed), options)
file = "-".join([game, f"{seats}p", name, seed, *pairs])
(FOLDER / f"{file}.majlis").write_text(match.save())
sys.stdout.write(f"{file} {match.scores()}\n")
