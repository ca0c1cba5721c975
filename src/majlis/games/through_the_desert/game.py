"""The game as the rest of the house knows it."""

from typing import Final

from majlis.games.through_the_desert import META
from majlis.games.through_the_desert.encode import ENCODING
from majlis.games.through_the_desert.evaluate import FITTED, STYLES, evaluate
from majlis.games.through_the_desert.features import features, left
from majlis.games.through_the_desert.picture import COLOURS, draw
from majlis.games.through_the_desert.picture.cover import COVER
from majlis.games.through_the_desert.picture.mini import MINI
from majlis.games.through_the_desert.setup import setup
from majlis.games.through_the_desert.state import Desert
from majlis.games.through_the_desert.words import Words
from majlis.interface import Fitted, GameInterface

GAME: Final = GameInterface(
    meta=META,
    setup=setup,
    state=Desert,
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
