"""The game as the rest of the house knows it."""

from typing import Final

from majlis.games.template import META
from majlis.games.template.evaluate import evaluate
from majlis.games.template.picture import COLOURS, COVER, draw
from majlis.games.template.setup import setup
from majlis.games.template.state import Stakes
from majlis.games.template.words import Words
from majlis.interface import GameInterface

GAME: Final = GameInterface(
    meta=META,
    setup=setup,
    state=Stakes,
    words=Words,
    draw=draw,
    colours=COLOURS,
    cover=COVER,
    evaluate=evaluate,
)
