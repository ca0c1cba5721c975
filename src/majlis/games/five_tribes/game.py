"""The game as the rest of the house knows it."""

from typing import Final

from majlis.games.five_tribes import META
from majlis.games.five_tribes.encode import ENCODING
from majlis.games.five_tribes.evaluate import FITTED, STYLES, evaluate
from majlis.games.five_tribes.features import features, left
from majlis.games.five_tribes.picture import COLOURS, draw
from majlis.games.five_tribes.picture.cover import COVER
from majlis.games.five_tribes.picture.mini import MINI
from majlis.games.five_tribes.setup import setup
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.words import Words
from majlis.interface import Fitted, GameInterface

GAME: Final = GameInterface(
    meta=META,
    setup=setup,
    state=Sultanate,
    words=Words,
    draw=draw,
    colours=COLOURS,
    cover=COVER,
    mini=MINI,
    evaluate=evaluate,
    fitted=Fitted(features, left, FITTED),
    styles=STYLES,
    encoding=ENCODING,
)
