"""The rulebook's chapters, one module each."""

from typing import Final

from majlis.games.through_the_desert.rules.camels import ChooseCamel, EndOfTurn, PlaceCamel, Turn
from majlis.games.through_the_desert.rules.leaders import ChooseLeader, LeaderTurn, PlaceLeader
from majlis.games.through_the_desert.rules.preparation import (
    FirstPlayer,
    LayPalm,
    LayWater,
    RemoveLeader,
)
from majlis.games.through_the_desert.state import Desert

FRAMES: Final = (
    FirstPlayer,
    RemoveLeader,
    LayPalm,
    LayWater,
    LeaderTurn,
    ChooseLeader,
    PlaceLeader,
    Turn,
    ChooseCamel,
    PlaceCamel,
    EndOfTurn,
)
Desert.FRAMES = {frame.__name__: frame for frame in FRAMES}
