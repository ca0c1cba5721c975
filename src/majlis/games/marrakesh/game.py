"""The game as the rest of the house knows it."""

from typing import Final

from majlis.games.marrakesh import META
from majlis.games.marrakesh.encode import ENCODING
from majlis.games.marrakesh.evaluate import FITTED, STYLES, evaluate
from majlis.games.marrakesh.features import features, left
from majlis.games.marrakesh.picture import COLOURS, draw
from majlis.games.marrakesh.picture.cover import COVER
from majlis.games.marrakesh.picture.mini import MINI
from majlis.games.marrakesh.setup import setup
from majlis.games.marrakesh.state import Marrakesh
from majlis.games.marrakesh.words import Words
from majlis.interface import Fitted, GameInterface

GAME: Final = GameInterface(
    meta=META,
    setup=setup,
    state=Marrakesh,
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
