"""What a game looks like: a position out of a match between bots that is kept with the pages."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice

from majlis import games
from majlis.drawing.scene import DrawingContext
from majlis.drawing.svg import num
from majlis.kernel import notation
from majlis.kernel.errors import BadMatchFile
from majlis.kernel.frame import WATCHER
from majlis.kernel.state import State
from majlis.match import Match, replay
from majlis.table.templates import STATIC

HOW_FAR = 0.62
"""Of the match: enough stands on the table, and much is open."""


@cache
def position(game: str) -> State:
    """A watcher's view of it; the table as it is first set, if no match is kept."""
    try:
        text = (STATIC / "showcase" / f"{game}.majlis").read_text()
        far = int(HOW_FAR * len(notation.read(text).answers))
        return next(islice(replay(text), far, None)).redact(WATCHER)
    except (FileNotFoundError, BadMatchFile):  # none yet, or one of older rules
        return Match.new(game, seats=games.meta(game).seats[1], seed="showcase").view(WATCHER)


def picture(game: str, code: str) -> str:
    """SVG for a page with pictures of other games, which may call their symbols alike: here these
    are named after the game."""
    scene = games.game(game).draw(position(game), DrawingContext(code))
    drawn = f"<defs>{scene.defs}</defs>{''.join(scene.nodes.values())}"
    own = set(re.findall(r' id="([\w-]+)"', drawn))
    named = re.compile(r'( id="| href="#|url\(#)([\w-]+)')
    drawn = named.sub(lambda it: f"{it[1]}{game}-{it[2]}" if it[2] in own else it[0], drawn)
    return (
        f'<svg viewBox="0 0 {num(scene.width)} {num(scene.height)}" '
        f'preserveAspectRatio="xMidYMid slice" aria-hidden="true">{drawn}</svg>'
    )
