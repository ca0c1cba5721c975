"""The rulebook's chapters, one module each."""

from typing import Final

from majlis.games.five_tribes.rules.assassins import Assassinate, Kill, SecondVictim
from majlis.games.five_tribes.rules.auction import Auction, Bid, BidWithFakirs
from majlis.games.five_tribes.rules.control import CheckControl
from majlis.games.five_tribes.rules.decks import (
    DrawCard,
    FillDjinnRow,
    FillRow,
    TakeTopCard,
    TurnUpDjinn,
    TurnUpResource,
)
from majlis.games.five_tribes.rules.djinns_called import (
    BuildAnywhere,
    CallMeeples,
    DoubleCoins,
    DrawMeeple,
    KeepDjinn,
    LookAtDjinn,
    LookAtDjinns,
    PlantAnywhere,
    RuleEmptyTile,
    RulePeopledTile,
    UseDjinns,
)
from majlis.games.five_tribes.rules.payment import Pay, PayWith
from majlis.games.five_tribes.rules.preparation import DrawMarker, LayMeeple, LayTile
from majlis.games.five_tribes.rules.rounds import CleanUp, Move, Round, Turn, Turns
from majlis.games.five_tribes.rules.sale import AddToSet, SellGoods
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.rules.tiles import (
    LargeMarket,
    Place,
    PlaceBeside,
    SacredPlace,
    SecondCard,
    SetDown,
    SmallMarket,
    TakeDjinn,
    TileAction,
)
from majlis.games.five_tribes.rules.tribes import AddFakir, TribeAction
from majlis.games.five_tribes.state import Sultanate

FRAMES: Final = (
    LayTile,
    LayMeeple,
    DrawMarker,
    Round,
    Auction,
    Bid,
    BidWithFakirs,
    Turns,
    Turn,
    Move,
    ChooseTile,
    DropMeeple,
    CheckControl,
    TribeAction,
    AddFakir,
    Assassinate,
    SecondVictim,
    Kill,
    TileAction,
    Place,
    PlaceBeside,
    SetDown,
    SmallMarket,
    LargeMarket,
    SecondCard,
    SacredPlace,
    TakeDjinn,
    SellGoods,
    AddToSet,
    CleanUp,
    FillRow,
    TurnUpResource,
    FillDjinnRow,
    TurnUpDjinn,
    UseDjinns,
    Pay,
    PayWith,
    CallMeeples,
    DrawMeeple,
    BuildAnywhere,
    PlantAnywhere,
    DoubleCoins,
    RuleEmptyTile,
    RulePeopledTile,
    LookAtDjinns,
    LookAtDjinn,
    KeepDjinn,
    TakeTopCard,
    DrawCard,
)
Sultanate.FRAMES = {frame.__name__: frame for frame in FRAMES}
