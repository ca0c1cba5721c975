"""Five Tribes in words: the questions; names, log and consequences are in modules of their own."""

from __future__ import annotations

from typing import Any, ClassVar

from majlis.drawing.words import Question
from majlis.games.five_tribes.data import (
    DJINN_PRICES,
    ELDER,
    FAKIR,
    FAKIRS,
    FIRST_ZERO,
    FREE,
    LARGE_MARKET_PRICE,
    LAST_ZERO,
    MARKERS,
    NAMES,
    SET_VALUES,
    SMALL_MARKET_PRICE,
    TRACK_PRICES,
    TRIBES,
)
from majlis.games.five_tribes.foretelling import Foretelling, goods_value
from majlis.games.five_tribes.naming import DJINN_NAMES, number_of_round, sultanate
from majlis.games.five_tribes.refusing import Refusing
from majlis.games.five_tribes.rules.assassins import Assassinate, SecondVictim
from majlis.games.five_tribes.rules.auction import Bid, BidWithFakirs
from majlis.games.five_tribes.rules.djinns_called import UseDjinns
from majlis.games.five_tribes.rules.payment import BUYING, PayWith
from majlis.games.five_tribes.rules.sale import AddToSet, SellGoods
from majlis.games.five_tribes.rules.sowing import ChooseTile, DropMeeple
from majlis.games.five_tribes.rules.tiles import (
    PALM,
    LargeMarket,
    PlaceBeside,
    SacredPlace,
    SecondCard,
    SmallMarket,
    TileAction,
)
from majlis.games.five_tribes.rules.tribes import AddFakir, TribeAction
from majlis.games.five_tribes.state import Sultanate
from majlis.games.five_tribes.telling import Telling
from majlis.kernel.frame import CHANCE, Frame
from majlis.kernel.state import State

LAST_STEPS = 3
"""So many tiles of a path are named in the breadcrumb."""


class Words(Telling, Foretelling, Refusing):
    """What is said at the table."""

    THINGS: ClassVar[tuple[str, ...]] = (
        "auction",
        "sowing",
        "camel",
        *TRIBES,
        *("kind:oasis", "kind:village", "kind:small_market", "kind:large_market", "kind:sacred_6"),
        "palms",
        "palaces",
        "goods",
        "fakirs",
        "sale",
        "end",
        *(f"djinn:{name}" for name in DJINN_NAMES),
    )

    # -- the position ----------------------------------------------------------------------------

    def tile(self, s: Sultanate, tile: int) -> tuple[str, str]:
        """What a tile is called, and all that there is to say about it."""
        _, ngettext = self.t.gettext, self.t.ngettext
        kind = s.kinds[tile]
        name = f"{NAMES[tile]}, {self.kind(kind).lower()}, {self.worth(kind)}"
        parts = []
        owner = s.owners[tile]
        if owner >= 0:
            parts.append(_("Ruled by {name}.").format(name=self.player(owner)))
        crowd = self.crowd(s.meeples[5 * tile : 5 * tile + 5])
        if crowd:
            parts.append(f"{crowd}.")
        palms, palaces = s.palms[tile], s.palaces[tile]
        if palms:
            parts.append(ngettext("{n} palm.", "{n} palms.", palms).format(n=palms))
        if palaces:
            parts.append(ngettext("{n} palace.", "{n} palaces.", palaces).format(n=palaces))
        parts.append(self.kind_explained(kind))
        parts.append(_("Blue tiles here and around: {n}.").format(n=s.blue_tiles(tile)))
        return name, " ".join(parts)

    def spot(self, s: Sultanate, place: int) -> tuple[str, str]:
        """A place of the turn track; all three zeros are one."""
        _ = self.t.gettext
        name = self.place_for(TRACK_PRICES[place])
        there = s.turn_track[place:] if place == FIRST_ZERO else s.turn_track[place : place + 1]
        who = ", ".join(self.player(seat) for seat in there if seat >= 0)
        taken = _("Taken by {name}.").format(name=who) if who else _("Free.")
        rule = (
            _("Of those on the zeros, whoever came last plays first.")
            if place == FIRST_ZERO
            else _("Whoever stands further left plays earlier.")
        )
        return name, f"{taken} {rule}"

    def by_itself(self, djinn: int) -> str:
        """What stands below the power on a djinn's card, before the price if there is one."""
        pgettext = self.t.pgettext
        if DJINN_PRICES[djinn] == FREE:
            return pgettext("on a djinn's card", "always on")
        return (
            pgettext("on a djinn's card", "bid:")
            if DJINN_PRICES[djinn] == FAKIRS
            else pgettext("on a djinn's card", "call:")
        )

    def summary(self, s: Sultanate) -> str:
        """The position in a few sentences."""
        _ = self.t.gettext
        if len(s.kinds) < len(NAMES):
            return ""
        parts = []
        if not (s.hide_scores and s.waiting):
            points = ", ".join(f"{self.player(i)} {n}" for i, n in enumerate(s.scores()))
            parts.append(_("Points: {scores}.").format(scores=points))
        order = [seat for seat in s.turn_track if seat >= 0]
        if order:
            names = ", ".join(map(self.player, order))
            parts.append(_("Still to play: {names}.").format(names=names))
        if s.row:
            cards = ", ".join(self.card(kind).lower() for kind in s.row)
            parts.append(_("Cards in the row: {cards}.").format(cards=cards))
        if s.djinn_row:
            djinns = ", ".join(map(self.djinn, s.djinn_row))
            parts.append(_("Djinns to buy: {djinns}.").format(djinns=djinns))
        if sum(s.hand):
            parts.append(_("In hand: {meeples}.").format(meeples=self.crowd(s.hand)))
        return " ".join(parts)

    # -- questions -------------------------------------------------------------------------------

    def ask(self, view: State, seat: int) -> Question:
        _ = self.t.gettext
        s = sultanate(view)
        if not s.waiting:
            best = self.points(max(s.scores()))
            return Question(self.outcome(s, seat, best), (_("The game is over"),))
        question, asked = s.question(), s.waiting[0]
        if asked == CHANCE:
            return Question(self.crumb(question), (self.when(s),))
        if seat != asked:
            return Question(self.told(question, asked), (self.when(s), *self.steps(s, question)))
        title, detail = self.put(s, question, seat)
        return Question(title, (self.when(s), *self.steps(s, question)), detail)

    def when(self, s: Sultanate) -> str:
        """The round; before the first one the table is set."""
        n = number_of_round(s)
        if not n:
            return self.t.gettext("Before the game")
        return self.t.gettext("Round {n}").format(n=n)

    def put(self, s: Sultanate, question: Frame[Any], seat: int) -> tuple[str, str]:
        """The question to the seat that has to answer it, and a line of help."""
        _ = self.t.gettext
        me = s.players[seat]
        if isinstance(question, Bid):
            rule = (
                _("On the zeros whoever comes last plays first.")
                if s.turn_track[LAST_ZERO] < 0
                else _("The zeros are all taken.")
            )
            return _("Which place do you buy?"), rule
        if isinstance(question, BidWithFakirs):
            text = _("Every place costs {n} steps less.").format(n=question.fakirs)
            return _("Which place do you buy?"), text
        if isinstance(question, ChooseTile):
            return (
                _("Which tile do you empty?"),
                _("The last meeple must find its own tribe; only such tiles are lit."),
            )
        if isinstance(question, DropMeeple):
            if sum(s.hand) > 1:
                return _("Drop whom, and where?"), _("Dashed tiles: where the sowing can end.")
            return (
                _("Where does the last one end?"),
                _("You take it back, with all of its tribe there."),
            )
        if isinstance(question, UseDjinns):
            return _("Do you call a djinn?"), self.moment(s)
        if isinstance(question, (Assassinate, SecondVictim, AddFakir)):
            return self.put_for_tribe(s, question)
        if isinstance(question, (SellGoods, AddToSet)):
            return self.put_for_sale(question, goods_value(me, []))
        return self.put_for_tile(s, question, me.elders, me.holds(FAKIR))

    def moment(self, s: Sultanate) -> str:
        """When in the turn djinns are asked for."""
        _ = self.t.gettext
        if not s.path:
            return _("Now, before you sow, or later in your turn.")
        if any(isinstance(frame, TribeAction) for frame in s.agenda):
            return _("Now, or after the tribe has acted.")
        return _("Now, or after the tile’s action.")

    def put_for_tribe(
        self, s: Sultanate, question: Assassinate | SecondVictim | AddFakir
    ) -> tuple[str, str]:
        _ = self.t.gettext
        if isinstance(question, SecondVictim):
            return _("Iblis: who dies, too?"), _("For an elder or a fakir.")
        end = NAMES[s.path[-1]]
        if isinstance(question, Assassinate):
            text = self.t.ngettext(
                "Up to {n} step from {tile}, every fakir a step more; or in front of a rival.",
                "Up to {n} steps from {tile}, every fakir a step more; or in front of a rival.",
                question.assassins,
            )
            return _("Whom do your assassins kill?"), text.format(n=question.assassins, tile=end)
        blue = s.blue_tiles(s.path[-1])
        helpers = question.builders + question.fakirs
        text = _("{n} times {blue} blue tiles: {coins}")
        text = text.format(n=helpers, blue=blue, coins=self.coins(helpers * blue))
        return _("Do fakirs help the builders?"), text

    def put_for_sale(self, question: SellGoods | AddToSet, worth: int) -> tuple[str, str]:
        _, ngettext = self.t.gettext, self.t.ngettext
        if isinstance(question, SellGoods):
            text = _("All your goods: {coins}, now or later.").format(coins=self.coins(worth))
            return _("Do you sell goods?"), text if worth else ""
        n = question.goods.bit_count()
        text = ngettext("A set of {n} good: {coins}", "A set of {n} goods: {coins}", n)
        return _("What else belongs to the set?"), text.format(n=n, coins=self.coins(SET_VALUES[n]))

    def put_for_tile(
        self, s: Sultanate, question: Frame[Any], elders: int, fakirs: int
    ) -> tuple[str, str]:
        _ = self.t.gettext
        if isinstance(question, SmallMarket):
            title = _("Do you buy a card for {coins}?")
            return title.format(coins=self.paying(SMALL_MARKET_PRICE)), _("One of the first three.")
        if isinstance(question, LargeMarket):
            return (
                _("Do you buy two cards for {coins}?").format(
                    coins=self.paying(LARGE_MARKET_PRICE)
                ),
                _("Of the first six; point at the one nearer the start first."),
            )
        if isinstance(question, SecondCard):
            return _("And the second card?"), _("One behind the first, up to the sixth.")
        purse = _("You have {elders} and {fakirs}.").format(
            elders=self.meeples(ELDER, elders), fakirs=self.fakirs(fakirs)
        )
        if isinstance(question, SacredPlace):
            return _("Do you buy a djinn?"), purse
        if isinstance(question, PayWith):
            if question.djinn == BUYING:
                return _("An elder, and what else?"), purse
            title = _("What do you pay {djinn} with?")
            return title.format(djinn=self.djinn(question.djinn)), purse
        if isinstance(question, PlaceBeside):
            if question.piece == PALM:
                return _("Where does the palm stand?"), _("On a neighbouring tile Lamia wants pay.")
            return _("Where does the palace stand?"), _("On a neighbouring tile Hagis wants pay.")
        return {
            "CallMeeples": (_("Where do the meeples settle?"), _("On an empty tile.")),
            "BuildAnywhere": (_("Which village gets the palace?"), ""),
            "PlantAnywhere": (_("Which oasis gets the palm?"), ""),
            "RuleEmptyTile": (_("Which empty tile do you rule?"), ""),
            "RulePeopledTile": (_("Which peopled tile do you rule?"), ""),
            "KeepDjinn": (_("Which djinn do you keep?"), _("The others are discarded.")),
        }[type(question).__name__]

    def told(self, question: Frame[Any], asked: int) -> str:
        """The question, told to somebody else."""
        _ = self.t.gettext
        text = {
            "Bid": _("{name} bids for the turn order"),
            "BidWithFakirs": _("{name} bids for the turn order"),
            "ChooseTile": _("{name} chooses a tile to sow from"),
            "DropMeeple": _("{name} sows"),
            "Assassinate": _("{name} chooses a victim"),
            "SecondVictim": _("{name} chooses a second victim"),
            "AddFakir": _("{name} counts what the builders bring"),
            "SmallMarket": _("{name} is at the market"),
            "LargeMarket": _("{name} is at the market"),
            "SecondCard": _("{name} is at the market"),
            "SacredPlace": _("{name} may buy a djinn"),
            "SellGoods": _("{name} may sell goods"),
            "AddToSet": _("{name} sells goods"),
            "PlaceBeside": _("{name} chooses a tile"),
            "KeepDjinn": _("{name} chooses from three djinns"),
            "UseDjinns": _("{name} may call a djinn"),
            "PayWith": _("{name} pays a djinn"),
        }.get(type(question).__name__, _("{name} chooses a tile"))
        return text.format(name=self.player(asked))

    # -- breadcrumbs -----------------------------------------------------------------------------

    def steps(self, s: Sultanate, question: Frame[Any]) -> tuple[str, ...]:
        """Where in the round and in the turn the question stands."""
        _ = self.t.gettext
        markers = len(s.players) * MARKERS[len(s.players)]
        if isinstance(question, (Bid, BidWithFakirs)):
            nth = markers - len(s.bid_track) + 1
            return (_("bid {nth} of {of}").format(nth=nth, of=markers),)
        if isinstance(question, DropMeeple):
            way = [
                f"{NAMES[tile]} {self.tribe(tribe).lower()}"
                for tile, tribe in zip(s.path[1:], s.dropped, strict=True)
            ]
            more = ("…",) if len(way) > LAST_STEPS else ()
            start = _("from {tile}").format(tile=NAMES[s.path[0]])
            return start, *more, *way[-LAST_STEPS:]
        turn = _("turn {nth} of {of}").format(nth=len(s.bid_track), of=markers)
        return turn, *self.around(s, question), self.crumb(question)

    def around(self, s: Sultanate, question: Frame[Any]) -> tuple[str, ...]:
        """The step of the turn that the question belongs to."""
        if not s.path or isinstance(question, (SellGoods, AddToSet)):
            return ()
        tile = s.path[-1]
        if isinstance(question, UseDjinns):
            return (NAMES[tile],)
        if any(isinstance(frame, TileAction) for frame in s.agenda):
            return (f"{NAMES[tile]}, {self.tribe(s.dropped[-1]).lower()}",)
        return (f"{NAMES[tile]}, {self.kind(s.kinds[tile]).lower()}",)

    def crumb(self, frame: Frame[Any]) -> str:
        _ = self.t.gettext
        if isinstance(frame, PayWith) and frame.djinn != BUYING:
            return _("paying {djinn}").format(djinn=self.djinn(frame.djinn))
        return {
            "LayTile": _("laying out the tiles"),
            "LayMeeple": _("the meeples move in"),
            "DrawMarker": _("who bids first"),
            "TurnUpResource": _("new cards in the row"),
            "TurnUpDjinn": _("new djinns"),
            "DrawMeeple": _("meeples from the bag"),
            "DrawCard": _("a card from the deck"),
            "LookAtDjinn": _("a look at the djinns"),
            "Bid": _("a bid"),
            "BidWithFakirs": _("a bid with fakirs"),
            "ChooseTile": _("a tile to sow from"),
            "DropMeeple": _("sowing"),
            "UseDjinns": _("djinns"),
            "Assassinate": _("a victim"),
            "SecondVictim": _("a second victim"),
            "AddFakir": _("help of fakirs"),
            "PlaceBeside": _("here or beside it"),
            "SmallMarket": _("buying a card"),
            "LargeMarket": _("buying two cards"),
            "SecondCard": _("the second card"),
            "SacredPlace": _("buying a djinn"),
            "PayWith": _("paying"),
            "CallMeeples": _("an empty tile"),
            "BuildAnywhere": _("a village"),
            "PlantAnywhere": _("an oasis"),
            "RuleEmptyTile": _("an empty tile"),
            "RulePeopledTile": _("a peopled tile"),
            "KeepDjinn": _("one of three djinns"),
            "SellGoods": _("selling goods"),
            "AddToSet": _("a set of goods"),
        }.get(type(frame).__name__, "")
