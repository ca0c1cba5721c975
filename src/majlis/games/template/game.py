"""The game as the rest of the house knows it."""

from typing import Final

from majlis.games.template import META
from majlis.games.template.encode import ENCODING
from majlis.games.template.evaluate import FITTED, STYLES, evaluate
from majlis.games.template.features import features, left
from majlis.games.template.picture import COLOURS, COVER, MINI, draw
from majlis.games.template.setup import setup
from majlis.games.template.state import Stakes
from majlis.games.template.words import Words
from majlis.interface import Fitted, GameInterface

GAME: Final = GameInterface(
    meta=META,
    setup=setup,
    state=Stakes,
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
