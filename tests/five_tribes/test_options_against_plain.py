"""The options of whole random games against those that the text allows, written down once more
without the engine's tables."""

from __future__ import annotations

import pytest

from majlis.games.five_tribes.state import Sultanate
from tests.five_tribes.plain import beside
from tests.five_tribes.random_games import rich_game
from tests.five_tribes.table import listed, named, tile

WINDOWS = {
    "anun_nak": "E/F", "bouraq": "E/F", "enki": "E/F", "echidna": "E+", "leta": "E+",
    "sibittis": "E+", "utug": "E+", "sloar": "F",
}  # fmt: skip


class Plain:
    """A position in words and plain numbers, and what its text allows the asked seat."""

    def __init__(self, s: Sultanate) -> None:
        self.s = s
        self.seat = s.waiting[0]
        self.question = s.question()
        self.me = s.players[self.seat]
        self.fakirs = self.me.cards[9]
        self.mine = set(named(self.me.djinns).split())
        self.rested = set(named(self.me.used).split())

    def people(self, at: int) -> list[str]:
        tribes = ["vizier", "elder", "merchant", "builder", "assassin"]
        return [tribe for i, tribe in enumerate(tribes) for _ in range(self.s.meeples[5 * at + i])]

    def bare(self, peopled: bool) -> set[str]:
        s = self.s
        return {
            f"tile:{name(at)}"
            for at in range(30)
            if s.owners[at] == -1
            and s.palms[at] == s.palaces[at] == 0
            and bool(self.people(at)) == peopled
        }

    def can_pay(self, price: str) -> bool:
        elders, fakirs = self.me.elders, self.fakirs
        if price == "F":
            return fakirs >= 1
        if price == "E/F":
            return elders + fakirs >= 1
        return elders >= 1 and elders + fakirs >= 2

    def windows(self) -> set[str]:
        """The djinns that may be called: owned, not used this turn, paid, and of some use."""
        s = self.s
        useful = {
            "anun_nak": bool(self.bare(False)) and (sum(s.bag) > 0 or self.me.elders > 0),
            "bouraq": s.palaces_left > 0,
            "enki": s.palms_left > 0,
            "echidna": s.builder_coins > 0,
            "leta": self.me.camels > 0 and bool(self.bare(False)),
            "sibittis": s.djinn_deck > 0 or s.djinn_discard > 0,
            "utug": self.me.camels > 0 and bool(self.bare(True)),
            "sloar": sum(s.deck) + sum(s.discard) > 0,
        }
        ready = self.mine - self.rested
        return {
            f"djinn:{djinn}"
            for djinn, price in WINDOWS.items()
            if djinn in ready and useful[djinn] and self.can_pay(price)
        }

    def bids(self) -> set[str]:
        """Rulings 38 and 40."""
        prices = [18, 12, 8, 5, 3, 1, 0]
        down = 0 if len(self.question.args()) == 1 else self.question.args()[1]
        most = down + self.fakirs if "kumarbi" in self.mine else down
        payable = [
            (place, fakirs)
            for place in range(6)
            if self.s.turn_track[place] == -1
            for fakirs in range(down, min(most, 6 - place) + 1)
            if prices[place + fakirs] <= self.me.coins
        ]
        found = {f"bid:{prices[place]}" for place, fakirs in payable if fakirs == down}
        if down == 0 and -1 in self.s.turn_track[6:]:
            found.add("bid:0")
        if any(fakirs > down for _, fakirs in payable):
            found.add("card:fakir")
        return found or {"bid:1"}

    def victims(self) -> set[str]:
        """Rulings 9 to 12."""
        s = self.s
        assassins = self.question.args()[1]
        last = s.path[-1]
        held = {
            f"{tribe}:seat:{seat}"
            for seat, player in enumerate(s.players)
            if seat != self.seat and "boaz" not in named(player.djinns)
            for tribe, count in (("vizier", player.viziers), ("elder", player.elders))
            if count
        }
        near, far = set(), set()
        for at in range(30):
            away = abs(at // 6 - last // 6) + abs(at % 6 - last % 6)
            here = {f"{tribe}:{name(at)}" for tribe in self.people(at)}
            if away <= assassins:
                near |= here
            elif away <= assassins + self.fakirs:
                far |= here
        return held | near | far | (set() if held or near else {"done"})

    def second_victims(self) -> set[str]:
        first = self.s.label(self.question.args()[1])
        tribe, where = first.split(":", 1)
        if where.startswith("seat:"):
            other = self.s.players[int(where[5:])]
            left = ["vizier"] * other.viziers + ["elder"] * other.elders
        else:
            left = self.people(tile(where))
        left.remove(tribe)
        return {f"{other}:{where}" for other in left if self.can_pay("E/F")} | {"done"}

    def beside(self) -> set[str]:
        """Rulings 23 and 24; only asked if it can be paid."""
        row, column = divmod(self.question.args()[1], 6)
        return {f"tile:{name(6 * r + c)}" for r, c in [(row, column), *beside((row, column))]}

    def tiles(self, kind: int) -> set[str]:
        return {f"tile:{name(at)}" for at in range(30) if self.s.kinds[at] == kind}

    def allowed(self) -> set[str] | None:
        """What may be answered, or None for questions that have a test of their own kind."""
        s = self.s
        match type(self.question).__name__:
            case "Bid" | "BidWithFakirs":
                return self.bids()
            case "UseDjinns":
                return self.windows() | {"done"}
            case "SellGoods":
                goods = set(listed([*self.me.cards[:9], 0]).split())
                return self.windows() | {f"card:{good}" for good in goods} | {"done"}
            case "Assassinate":
                return self.victims()
            case "SecondVictim":
                return self.second_victims()
            case "PlaceBeside":
                return self.beside()
            case "CallMeeples" | "RuleEmptyTile":
                return self.bare(False)
            case "RulePeopledTile":
                return self.bare(True)
            case "BuildAnywhere":
                return self.tiles(0)
            case "PlantAnywhere":
                return self.tiles(5)
            case "SmallMarket":
                return {f"row:{n}" for n in (1, 2, 3) if n <= len(s.row)} | {"done"}
            case "SacredPlace":
                return {f"djinn:{named(1 << djinn)}" for djinn in s.djinn_row} | {"done"}
            case "PayWith":
                return {"elder", "card:fakir"}
            case "AddFakir":
                return {"card:fakir", "done"}
            case _:
                return None


def name(at: int) -> str:
    return "ABCDEF"[at % 6] + "12345"[at // 6]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_options_of_games_full_of_djinns(seats: int) -> None:
    met = set()
    for seed in range(100, 130):
        for s in rich_game(seats, seed):
            if s.waiting and s.waiting[0] >= 0:
                expected = Plain(s).allowed()
                if expected is not None:
                    met.add(type(s.question()).__name__)
                    assert {s.label(action) for action in s.legal} == expected, s.question()
    assert met >= {"Bid", "UseDjinns", "SellGoods", "Assassinate", "SacredPlace", "SmallMarket"}
