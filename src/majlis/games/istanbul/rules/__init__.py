"""The rulebook's chapters, one module each; and its index: where each place and card is told."""

from typing import Final

from majlis.games.istanbul import data
from majlis.games.istanbul.rules import (
    action,
    bonus_cards,
    bonus_hand,
    dice,
    encounters,
    ending,
    guild_cards,
    guild_hand,
    kiosk,
    mosque_tiles,
    preparation,
    seals,
    supply,
    turn,
)
from majlis.games.istanbul.rules import places_base as base
from majlis.games.istanbul.rules import places_letters as letters
from majlis.games.istanbul.rules import places_mocha as mocha
from majlis.games.istanbul.rules.bonus_hand import EFFECTS
from majlis.games.istanbul.rules.guild_hand import GUILD_EFFECTS
from majlis.games.istanbul.rules.places import PLACE_ACTIONS, PlaceAction, always
from majlis.games.istanbul.state import Istanbul

PLACES: Final[dict[int, PlaceAction]] = {
    data.WAINWRIGHT: PlaceAction(base.can_wainwright, base.wainwright),
    data.FABRIC_WAREHOUSE: PlaceAction(always, base.fabric_warehouse),
    data.SPICE_WAREHOUSE: PlaceAction(always, base.spice_warehouse),
    data.FRUIT_WAREHOUSE: PlaceAction(always, base.fruit_warehouse),
    data.POST_OFFICE: PlaceAction(always, base.post_office),
    data.CARAVANSARY: PlaceAction(always, base.caravansary),
    data.FOUNTAIN: PlaceAction(base.can_fountain, base.fountain),
    data.BLACK_MARKET: PlaceAction(always, base.black_market),
    data.TEA_HOUSE: PlaceAction(always, base.tea_house),
    data.LARGE_MARKET: PlaceAction(base.can_large_market, base.large_market),
    data.SMALL_MARKET: PlaceAction(base.can_small_market, base.small_market),
    data.POLICE_STATION: PlaceAction(base.can_police_station, base.police_station),
    data.SULTANS_PALACE: PlaceAction(base.can_sultans_palace, base.sultans_palace),
    data.SMALL_MOSQUE: PlaceAction(base.can_small_mosque, base.small_mosque),
    data.GREAT_MOSQUE: PlaceAction(base.can_great_mosque, base.great_mosque),
    data.GEMSTONE_DEALER: PlaceAction(base.can_gemstone_dealer, base.gemstone_dealer),
    data.ROASTING_PLANT: PlaceAction(mocha.can_roasting_plant, mocha.roasting_plant),
    data.GUILD_HALL: PlaceAction(always, mocha.guild_hall),
    data.TAVERN: PlaceAction(mocha.can_tavern, mocha.tavern),
    data.COFFEE_HOUSE: PlaceAction(mocha.can_coffee_house, mocha.coffee_house),
    data.EMBASSY: PlaceAction(letters.can_embassy, letters.embassy),
    data.KIOSK: PlaceAction(always, kiosk.kiosk),
    data.AUCTION_HOUSE: PlaceAction(always, letters.auction_house),
    data.SECRET_SOCIETY: PlaceAction(letters.can_secret_society, letters.secret_society),
    data.CATACOMBS: PlaceAction(always, letters.catacombs),
}

for place, place_action in PLACES.items():
    PLACE_ACTIONS[place] = place_action
for card, card_effect in bonus_cards.ROWS.items():
    EFFECTS[card] = card_effect
for number, guild_effect in guild_cards.ROWS.items():
    GUILD_EFFECTS[number] = guild_effect

assert len(PLACES) == data.MOST_PLACES
assert len(bonus_cards.ROWS) == data.CARDS_IN_ALL - 1  # the copy does what another card does
assert len(guild_cards.ROWS) == data.GUILDS_IN_ALL

FRAMES: Final = (
    preparation.Prepare,
    preparation.FirstPlayer,
    preparation.LayOnCell,
    preparation.LayPlace,
    turn.TurnStart,
    turn.Turn,
    turn.MoveCompanion,
    turn.Assistant,
    turn.PayMerchants,
    turn.TurnEnd,
    turn.DoubleMove,
    turn.NextTurn,
    ending.GameEnd,
    action.CarryOut,
    action.Act,
    action.AfterAction,
    encounters.UseNpc,
    encounters.Smuggle,
    encounters.PayNpc,
    encounters.NpcLeaves,
    encounters.NpcArrives,
    encounters.NeutralLeaves,
    encounters.NeutralArrives,
    mosque_tiles.YellowTile,
    dice.RollDie,
    dice.Rolled,
    dice.TurnToSix,
    supply.ChooseGood,
    supply.ChooseTrack,
    supply.TakeBonus,
    supply.DrawBonus,
    supply.DiscardBonus,
    supply.TakeGuild,
    supply.DrawGuild,
    supply.TakeLetters,
    supply.DrawLetter,
    supply.CardOrLira,
    seals.PayLetters,
    base.GreenTile,
    base.CaravansaryCard,
    base.ReturnAssistants,
    base.BlackMarketJewelry,
    base.CallNumber,
    base.TeaHouseStake,
    base.Sell,
    base.TurnUpDemand,
    base.SendFamily,
    base.DeliverAny,
    base.ChooseTile,
    bonus_hand.PlayCard,
    bonus_cards.MoveByCard,
    bonus_cards.ReturnOne,
    bonus_cards.Exchange,
    bonus_cards.ExchangeFor,
    bonus_cards.DiceReward,
    bonus_cards.SellOne,
    bonus_cards.FamilyStep,
    bonus_cards.ChooseMerchant,
    bonus_cards.ChooseNpc,
    mocha.Roast,
    mocha.DiscardGuild,
    mocha.Bribe,
    mocha.PlaceBarrier,
    mocha.BarrierSide,
    guild_hand.PlayGuild,
    guild_hand.GuildDone,
    guild_cards.GuildJewelry,
    guild_cards.ChoosePlace,
    guild_cards.FamilyGoesHome,
    kiosk.OpenKiosk,
    kiosk.TurnUpTile,
    kiosk.ChooseKioskTile,
    kiosk.LastTile,
    kiosk.UseTile,
    kiosk.LiraForPips,
    letters.NextBid,
    letters.Bid,
    letters.RaiseBid,
    letters.Hammer,
    letters.SocietyLira,
    letters.ChooseFigure,
    letters.Relocate,
)
Istanbul.FRAMES = {frame.__name__: frame for frame in FRAMES}
