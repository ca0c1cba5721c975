"""The game as the rest of the house knows it."""

from typing import Final

from majlis.games.istanbul import META
from majlis.games.istanbul.encode import ENCODING
from majlis.games.istanbul.evaluate import FITTED, STYLES, evaluate
from majlis.games.istanbul.features import features, left
from majlis.games.istanbul.picture import COLOURS, draw
from majlis.games.istanbul.picture.cover import COVER
from majlis.games.istanbul.picture.mini import MINI
from majlis.games.istanbul.setup import setup
from majlis.games.istanbul.state import Istanbul
from majlis.games.istanbul.words import Words
from majlis.interface import Fitted, GameInterface

GAME: Final = GameInterface(
    meta=META,
    setup=setup,
    state=Istanbul,
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
