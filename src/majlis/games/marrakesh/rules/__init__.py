"""The rulebook's chapters, one module each."""

from typing import Final

from majlis.games.marrakesh.rules.bonuses import (
    ChooseGoods,
    ChooseResource,
    ChooseStaircase,
    Gain,
)
from majlis.games.marrakesh.rules.deploy import (
    ChooseCamp,
    ChooseKeshi,
    ChooseSpace,
    ChooseVendor,
    Deploy,
    MayChooseKeshi,
)
from majlis.games.marrakesh.rules.desert_towns import (
    ChooseTown,
    ShowTown,
    TakeGate,
    TakeLuxury,
)
from majlis.games.marrakesh.rules.display import (
    Refill,
    ShowLuxury,
    ShowScroll,
)
from majlis.games.marrakesh.rules.madrasa import (
    Refresh,
    Study,
)
from majlis.games.marrakesh.rules.medina import (
    BuildGate,
    BuyGate,
    ChooseGate,
    ChooseKept,
    DeployKept,
)
from majlis.games.marrakesh.rules.oases import (
    ScoreOne,
)
from majlis.games.marrakesh.rules.payments import (
    PayAny,
    ReturnForPoints,
    ReturnToOasis,
)
from majlis.games.marrakesh.rules.preparation import (
    Deal,
    DealProvision,
    DrawGate,
    DrawRiverTile,
    DrawStored,
    FirstPlayer,
    LayDisc,
    LayRiverTiles,
    OfferOasis,
    PlaceStored,
    Prepare,
)
from majlis.games.marrakesh.rules.river import (
    AllRapids,
    PayForStep,
    RapidBonus,
    RiverBonus,
    Sail,
)
from majlis.games.marrakesh.rules.river_tiles import (
    ChooseReward,
    ChooseWorker,
    MayClimb,
    Reward,
    RiverTile,
    TakeOasis,
)
from majlis.games.marrakesh.rules.round import (
    ChooseAssistant,
    ClaimAnother,
    Claiming,
    ClaimKeshi,
    ClaimSecond,
    Ending,
    Round,
    Select,
    SendAssistants,
    SendWild,
    UseAssistant,
    Using,
)
from majlis.games.marrakesh.rules.sahara import (
    ClaimFree,
    ClaimOasis,
    DeployStored,
    Discover,
    ReturnEntertainer,
    ReturnKeshi,
    ReturnVendor,
    StoreOasis,
    TakeOther,
)
from majlis.games.marrakesh.rules.scrolls_instant import (
    ClimbBoth,
    TakeAndAct,
    TakeKeshi,
    TakeScroll,
)
from majlis.games.marrakesh.rules.seasons import (
    ChooseProviding,
    FinalScoring,
    FishermenReturn,
    NextSeason,
    OpenOffice,
    Provisions,
    RiverEvaluation,
    Season,
    SeasonScoring,
    TurnUpProvision,
)
from majlis.games.marrakesh.rules.sectors import (
    AnyAction,
    Harvest,
    SectorAction,
)
from majlis.games.marrakesh.rules.souk import (
    SpareKeshi,
    Trade,
)
from majlis.games.marrakesh.rules.square import (
    Applause,
    ChooseEntertainer,
    EndOfShow,
    Perform,
)
from majlis.games.marrakesh.rules.staircase_tiles import (
    LayStairSet,
    LayStairTile,
)
from majlis.games.marrakesh.rules.stairs import (
    BuyStep,
    Climb,
    ConnectionBonus,
    ExtraStep,
)
from majlis.games.marrakesh.rules.tower import (
    Throw,
    ThrowIn,
)
from majlis.games.marrakesh.state import Marrakesh

FRAMES: Final = (
    Prepare,
    Deal,
    DrawRiverTile,
    LayRiverTiles,
    DrawGate,
    OfferOasis,
    DrawStored,
    PlaceStored,
    LayDisc,
    DealProvision,
    FirstPlayer,
    LayStairTile,
    LayStairSet,
    Refill,
    ShowScroll,
    ShowLuxury,
    Round,
    Select,
    SendAssistants,
    SendWild,
    Claiming,
    ClaimKeshi,
    ClaimSecond,
    ClaimAnother,
    Using,
    ChooseAssistant,
    UseAssistant,
    Ending,
    ThrowIn,
    Throw,
    Deploy,
    ChooseKeshi,
    MayChooseKeshi,
    ChooseSpace,
    ChooseCamp,
    ChooseVendor,
    Gain,
    ChooseResource,
    ChooseGoods,
    ChooseStaircase,
    PayAny,
    ReturnForPoints,
    ReturnToOasis,
    SectorAction,
    AnyAction,
    Harvest,
    Sail,
    PayForStep,
    RapidBonus,
    AllRapids,
    RiverBonus,
    Climb,
    ConnectionBonus,
    ExtraStep,
    BuyStep,
    Perform,
    ChooseEntertainer,
    EndOfShow,
    Applause,
    Trade,
    SpareKeshi,
    Study,
    Refresh,
    TakeKeshi,
    TakeAndAct,
    ClimbBoth,
    TakeScroll,
    BuyGate,
    ChooseGate,
    BuildGate,
    ChooseKept,
    DeployKept,
    Discover,
    ClaimOasis,
    ClaimFree,
    StoreOasis,
    DeployStored,
    ReturnKeshi,
    ReturnEntertainer,
    ReturnVendor,
    TakeOther,
    ScoreOne,
    ShowTown,
    ChooseTown,
    TakeLuxury,
    TakeGate,
    Season,
    SeasonScoring,
    RiverEvaluation,
    FishermenReturn,
    Provisions,
    ChooseProviding,
    TurnUpProvision,
    NextSeason,
    OpenOffice,
    FinalScoring,
    RiverTile,
    ChooseReward,
    Reward,
    TakeOasis,
    ChooseWorker,
    MayClimb,
)
Marrakesh.FRAMES = {frame.__name__: frame for frame in FRAMES}
