"""The questions, and the breadcrumbs of what they are part of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from majlis.drawing.words import Question
from majlis.games.marrakesh.data import (
    A_RESOURCE,
    COLOUR_OF,
    DATE,
    DINAR,
    DONE,
    GRAY,
    LUXURY_COST,
    PICKS,
    SOUK,
    SPACES,
    WATER,
    YELLOW,
)
from majlis.games.marrakesh.naming import Naming, marrakesh
from majlis.games.marrakesh.rules import (
    bonuses,
    deploy,
    payments,
    river,
    round,
    sahara,
    scrolls_instant,
    seasons,
    sectors,
    souk,
    square,
    stairs,
)
from majlis.games.marrakesh.rules.madrasa import ANY_SCROLL, Refresh, Study
from majlis.games.marrakesh.rules.medina import BuildGate, BuyGate, ChooseGate
from majlis.games.marrakesh.rules.river_tiles import ChooseReward, MayClimb, Reward
from majlis.games.marrakesh.state import Marrakesh
from majlis.kernel.frame import CHANCE, NONE, Ask, Frame
from majlis.kernel.state import State


class Asking(Naming):
    """What the question bar says."""

    def ask(self, view: State, seat: int) -> Question:
        _ = self.t.gettext
        s = marrakesh(view)
        if not s.waiting:
            best = self.points(max(s.scores()))
            return Question(self.outcome(s, seat, best), (_("The game is over"),))
        question = s.question()
        if s.waiting[0] == CHANCE:
            return Question(self.crumb(question), (self.when(s),))
        crumbs = (self.when(s), *self.chain(s), self.crumb(question))
        if seat in s.waiting:
            return Question(self.title(question), crumbs, self.detail(s, question, seat))
        names = ", ".join(map(self.player, s.waiting))
        if len(question.seats(s)) > 1 or isinstance(question, SIMULTANEOUS):
            text = _("Waiting for {names}")
        else:
            text = _("{names} is asked")
        return Question(text.format(names=names), crumbs)

    def when(self, s: Marrakesh) -> str:
        if not s.season:
            return self.t.gettext("Before the game")
        return self.t.gettext("Season {season}, round {round}").format(
            season=s.season, round=s.round
        )

    # -- breadcrumbs -----------------------------------------------------------------------------

    def chain(self, s: Marrakesh) -> tuple[str, ...]:
        """The phase, and what is interrupted by the question, outermost first."""
        phase = max((n for n, one in enumerate(s.agenda) if isinstance(one, PHASES)), default=-1)
        known = phase >= 0 and not isinstance(s.question(), round.Select)
        crumbs = [self.crumb(s.agenda[phase])] if known else []
        last = self.crumb(s.question())
        for frame in s.agenda[phase + 1 : -1]:
            crumb = self.crumb(frame) if isinstance(frame, INTERRUPTED) else ""
            if crumb and crumb != last and crumb not in crumbs:
                crumbs.append(crumb)
        return tuple(crumbs)

    def crumb(self, frame: Frame[Any]) -> str:
        _ = self.t.gettext
        if isinstance(frame, stairs.Climb):
            text = (
                _("climbing to the palace, {steps} left")
                if frame.staircase == 0
                else _("climbing to the mosque, {steps} left")
            )
            return text.format(steps=self.steps(frame.steps))
        if isinstance(frame, stairs.BuyStep | stairs.ExtraStep):
            return (
                _("climbing to the palace") if frame.staircase == 0 else _("climbing to the mosque")
            )
        if isinstance(frame, river.Sail):
            return _("sailing, {steps} left").format(steps=self.steps(frame.steps))
        if isinstance(frame, river.RapidBonus):
            return _("rapid {n}").format(n=frame.rapid + 1)
        if isinstance(frame, deploy.Deploy):
            return _("deploying {keshi}").format(keshi=self.one(frame.colour))
        if isinstance(frame, bonuses.Gain):
            return _("then {bonus}").format(bonus=self.bonus(frame.bonus, frame.times))
        if isinstance(frame, sectors.SectorAction | round.UseAssistant):
            return self.sector(frame.sector)
        if isinstance(frame, Reward):
            return _("river tile")
        return self.crumbs_by_name().get(type(frame).__name__, "")

    def crumbs_by_name(self) -> dict[str, str]:
        _ = self.t.gettext
        any_keshi = _("a keshi of any colour")
        return {
            # chance
            "DrawRiverTile": _("drawing the river tiles"),
            "DrawGate": _("filling the workshops"),
            "OfferOasis": _("oases beside the river tile"),
            "DrawStored": _("keshis for the storage tracks"),
            "DealProvision": _("dealing provisions"),
            "FirstPlayer": _("who begins"),
            "LayStairTile": _("laying staircase tiles"),
            "ShowScroll": _("a new scroll"),
            "ShowLuxury": _("a new luxury good"),
            "ShowTown": _("desert towns"),
            "OpenOffice": _("a new exchange office"),
            "Throw": _("the tower rattles"),
            "Discover": _("discovering an oasis"),
            # phases
            "SendAssistants": _("sending assistants"),
            "Claiming": _("claiming keshis"),
            "Using": _("assistants at work"),
            "Ending": _("end of the round"),
            "SeasonScoring": _("end of the season"),
            "Provisions": _("end of the season"),
            # questions
            "PlaceStored": _("storage track"),
            "LayDisc": _("the audience"),
            "Select": _("choosing three colours"),
            "SendWild": _("the wild assistant"),
            "ClaimKeshi": _("which colour"),
            "ClaimSecond": _("one or two"),
            "ClaimAnother": _("a second keshi"),
            "ChooseAssistant": _("the next assistant"),
            "ChooseKeshi": any_keshi,
            "MayChooseKeshi": any_keshi,
            "TakeKeshi": any_keshi,
            "TakeAndAct": any_keshi,
            "ChooseSpace": _("deploying an entertainer"),
            "ChooseCamp": _("sending a caravan"),
            "ChooseVendor": _("placing a water vendor"),
            "ChooseResource": _("any resource"),
            "ChooseGoods": _("goods of any colour"),
            "ChooseStaircase": _("palace or mosque"),
            "ClimbBoth": _("both stairs"),
            "PayAny": _("what to pay with"),
            "ReturnForPoints": _("resources for points"),
            "ReturnToOasis": _("scoring an oasis"),
            "AnyAction": _("any sector action"),
            "Harvest": _("harvest"),
            "PayForStep": _("sailing on"),
            "AllRapids": _("all rapids"),
            "RiverBonus": _("river bonus"),
            "ConnectionBonus": _("bonus of the line"),
            "Perform": _("performance"),
            "ChooseEntertainer": _("performance"),
            "EndOfShow": _("performance"),
            "Applause": _("applause"),
            "Trade": _("trading in the souk"),
            "SpareKeshi": _("the imam’s discount"),
            "Study": _("buying scrolls"),
            "Refresh": _("new scrolls"),
            "TakeScroll": _("a scroll"),
            "BuyGate": _("buying gates"),
            "ChooseGate": _("which gate"),
            "BuildGate": _("building the gate"),
            "ChooseKept": _("the keshi of the gate"),
            "DeployKept": _("keshis of the gates"),
            "ClaimOasis": _("claiming oases"),
            "ClaimFree": _("claiming oases free of charge"),
            "StoreOasis": _("claiming oases"),
            "DeployStored": _("keshi of the storage track"),
            "ReturnKeshi": _("exchanging a keshi"),
            "ReturnEntertainer": _("exchanging a keshi"),
            "ReturnVendor": _("exchanging a keshi"),
            "TakeOther": _("exchanging a keshi"),
            "ScoreOne": _("scoring an oasis"),
            "ChooseTown": _("a desert town"),
            "TakeLuxury": _("a luxury good"),
            "TakeGate": _("a gate free of charge"),
            "ChooseProviding": _("provisions"),
            "TurnUpProvision": _("provisions"),
            "ChooseReward": _("river tile"),
            "TakeOasis": _("river tile"),
            "ChooseWorker": _("river tile"),
            "MayClimb": _("river tile"),
        }

    # -- the question ----------------------------------------------------------------------------

    def title(self, question: Ask[Any]) -> str:
        """The question to the seat that has to answer it."""
        _ = self.t.gettext
        which_keshi = _("Which keshi do you take?")
        entertainer = _("Which entertainer performs?")
        if isinstance(question, round.UseAssistant):
            text = _("{sector}: one more keshi, or the action?")
            return text.format(sector=self.sector(question.sector))
        if isinstance(question, round.ClaimSecond):
            return _("One, or two?")
        return {
            "PlaceStored": _("Where on the storage track does it go?"),
            "LayDisc": _("How do you lay the audience?"),
            "Select": _("Which three colours do you choose?"),
            "SendWild": _("Where does the wild assistant go?"),
            "ClaimKeshi": _("Which colour do you take from the tower?"),
            "ClaimAnother": _("And which second keshi?"),
            "ChooseAssistant": _("Which assistant works next?"),
            "ChooseKeshi": which_keshi,
            "MayChooseKeshi": which_keshi,
            "TakeKeshi": which_keshi,
            "TakeAndAct": _("Which keshi do you take and set to work?"),
            "ChooseSpace": _("Where does the entertainer stand?"),
            "ChooseCamp": _("Where does the caravan go?"),
            "ChooseVendor": _("Where does the water vendor settle?"),
            "ChooseResource": _("Which resource do you take?"),
            "ChooseGoods": _("Goods of which colour?"),
            "ChooseStaircase": _("Palace or mosque?"),
            "ClimbBoth": _("Which stairs first?"),
            "PayAny": _("What do you pay with?"),
            "ReturnForPoints": _("Do you give resources for points?"),
            "ReturnToOasis": _("Do you give resources to the oasis?"),
            "AnyAction": _("Which sector acts?"),
            "Harvest": _("What does the date picker bring?"),
            "PayForStep": _("Do you sail on for water?"),
            "RiverBonus": _("The bonus of which rapid?"),
            "ConnectionBonus": _("Which bonus of your line?"),
            "ExtraStep": _("One step more?"),
            "BuyStep": _("Do you buy another step?"),
            "ChooseEntertainer": entertainer,
            "Applause": _("Which space pays next?"),
            "Trade": _("Do you exchange, or buy?"),
            "SpareKeshi": _("Which goods keshi do you keep?"),
            "Study": _("Which scroll do you buy?"),
            "Refresh": _("What do you pay for new scrolls?"),
            "TakeScroll": _("Which scroll do you take?"),
            "BuyGate": _("From which workshop do you buy a gate?"),
            "ChooseGate": _("Which gate do you take?"),
            "BuildGate": _("Beside which sector do you build it?"),
            "ChooseKept": _("Which keshi comes with the gate?"),
            "DeployKept": _("Which keshi do you deploy first?"),
            "ClaimOasis": _("Which oasis do you claim?"),
            "ClaimFree": _("Which oasis do you claim?"),
            "DeployStored": _("Do you deploy the stored keshi?"),
            "ReturnKeshi": _("Do you exchange a keshi?"),
            "ReturnEntertainer": _("Which entertainer goes back?"),
            "ReturnVendor": _("Which water vendor goes back?"),
            "TakeOther": _("Which keshi do you take for it?"),
            "ScoreOne": _("Which oasis scores now?"),
            "ChooseTown": _("Which desert town?"),
            "TakeLuxury": _("Which luxury good do you take?"),
            "TakeGate": _("From which workshop is the gate?"),
            "ChooseProviding": _("How do you provide?"),
            "TurnUpProvision": _("Which provisions do you turn up?"),
            "ChooseReward": _("Which bonus do you take?"),
            "TakeOasis": _("Which oasis do you take?"),
            "ChooseWorker": which_keshi,
            "MayClimb": _("On which stairs do you climb?"),
        }[type(question).__name__]

    def detail(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        """Help for somebody who has never played, with the numbers of the moment: two lines of a
        phone at most."""
        kind = type(question).__name__
        counted = self.hints_with_numbers().get(kind)
        return counted(s, question, seat) if counted else self.hints()[kind]

    def hints(self) -> dict[str, str]:
        """Where the rule says enough."""
        _ = self.t.gettext
        free = _("It is free of charge.")
        return {
            "LayDisc": _("Point where its first section goes. Spectators multiply bonuses."),
            "SendWild": _("Any sector without an assistant; the souk takes several."),
            "ClaimAnother": _("Your scroll lets it have another colour."),
            "TakeAndAct": _("It joins your board, and its sector acts at once."),
            "ChooseSpace": _("It brings the bonus of its space at once."),
            "ChooseVendor": _("An assistant used there will bring water first."),
            "ClimbBoth": _("3 steps on both stairs; the order is yours."),
            "ReturnForPoints": _("2 points for each, in the order water, dates, dinars."),
            "ReturnToOasis": _("A point for each one given, at most 12."),
            "AnyAction": _("It acts at once, without an assistant."),
            "RiverBonus": _("Once a round, of any rapid that your fisherman has crossed."),
            "ExtraStep": _("Your scroll makes a climb one step longer."),
            "ChooseEntertainer": _("The spectators opposite multiply the bonus."),
            "Applause": _("All of these spaces pay; the order is yours."),
            "ChooseKept": _("Your scroll lets it have any colour."),
            "DeployKept": _("All that have room join your board; the order is yours."),
            "ReturnKeshi": _("Give one back and take one of another colour."),
            "ReturnEntertainer": _("Its space becomes free; then you take another keshi."),
            "ReturnVendor": _("Its place becomes free; then you take another keshi."),
            "TakeOther": _("Any colour but the one given back; it joins your board."),
            "ScoreOne": _("It stays, and may count again at the end."),
            "ChooseTown": _("Claim it later for a tagine, a carpet and a lamp."),
            "TakeLuxury": free,
            "TakeGate": _("It is free of charge, but takes a guard on watch."),
            "TurnUpProvision": _("All tiles turned up so far are paid at the end of every season."),
            "TakeOasis": f"{free} {self.best_three()}",
            "ChooseWorker": _("It joins your board at once."),
        }

    def hints_with_numbers(self) -> dict[str, Callable[[Marrakesh, Any, int], str]]:
        return {
            "PlaceStored": self.about_storing,
            "Select": self.about_selecting,
            "ClaimKeshi": self.about_claiming,
            "ClaimSecond": self.about_the_second,
            "ChooseAssistant": self.about_assistants,
            "UseAssistant": self.about_using,
            "ChooseKeshi": self.about_any_keshi,
            "TakeKeshi": self.about_several,
            "MayChooseKeshi": self.about_several,
            "ChooseCamp": self.about_camps,
            "ChooseResource": self.about_resources,
            "ChooseGoods": self.about_goods,
            "ChooseStaircase": self.about_stairs,
            "MayClimb": self.about_stairs,
            "PayAny": self.about_paying,
            "Harvest": self.about_harvest,
            "PayForStep": self.about_sailing,
            "ConnectionBonus": self.about_the_line,
            "BuyStep": self.about_further_steps,
            "Study": self.about_study,
            "Refresh": self.about_refreshing,
            "TakeScroll": self.about_a_scroll,
            "Trade": self.about_trade,
            "SpareKeshi": self.about_the_imam,
            "BuyGate": self.about_gates,
            "ChooseGate": self.about_a_gate,
            "BuildGate": self.about_building,
            "ClaimOasis": self.about_oases,
            "ClaimFree": self.about_free_oases,
            "DeployStored": self.about_the_stored,
            "ChooseProviding": self.about_providing,
            "ChooseReward": self.about_rewards,
        }

    def about_storing(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        text = self.t.gettext("Now the {keshi}. An oasis laid here lets it join your board.")
        return text.format(keshi=self.keshi(s.players[seat].kept[0]).lower())

    def about_selecting(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        text = self.t.gettext(
            "{n} more in secret, left to right. Each sends an assistant to its sector."
        )
        return text.format(n=PICKS - len(s.players[seat].picked))

    def about_claiming(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        text = self.t.gettext("Up to two of one colour join your board. In the base: {keshis}.")
        return text.format(keshis=self.keshis(sum(s.base)))

    def about_the_second(self, s: Marrakesh, question: round.ClaimSecond, seat: int) -> str:
        text = self.t.gettext("There is another {keshi} in the base.")
        return text.format(keshi=self.keshi(question.colour).lower())

    def about_assistants(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        n = sum(s.players[seat].assistants)
        text = self.t.ngettext(
            "{n} assistant left, who adds a keshi there or lets the sector act.",
            "{n} assistants left. Each adds a keshi there or lets the sector act.",
            n,
        )
        return text.format(n=n)

    def about_using(self, s: Marrakesh, question: round.UseAssistant, seat: int) -> str:
        if question.sector == SOUK:
            return self.action_explained(SOUK)
        have = s.players[seat].keshis[COLOUR_OF[question.sector]]
        text = self.t.gettext("{n} of {of} there.").format(n=have, of=SPACES)
        return f"{text} {self.action_explained(question.sector)}"

    def about_any_keshi(self, s: Marrakesh, question: deploy.ChooseKeshi, seat: int) -> str:
        if question.n == 1:
            return self.of_any_colour()
        text = self.t.gettext("{n} of the same colour; they join your board at once.")
        return text.format(n=question.n)

    def about_several(
        self, s: Marrakesh, question: scrolls_instant.TakeKeshi | deploy.MayChooseKeshi, seat: int
    ) -> str:
        if question.left == 1:
            return self.of_any_colour()
        text = self.t.gettext("{n} of any colours, one by one; each joins your board at once.")
        return text.format(n=question.left)

    def of_any_colour(self) -> str:
        return self.t.gettext("Of any colour; it joins your board at once.")

    def about_camps(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        _ = self.t.gettext
        if s.desert_towns:
            return _("On a path it discovers an oasis; at its end waits a town.")
        return _("On a path it discovers an oasis; the start oasis pays at once.")

    def about_resources(self, s: Marrakesh, question: bonuses.ChooseResource, seat: int) -> str:
        if question.left == 1 and not question.least:
            return self.t.gettext("One of any kind.")
        text = self.t.gettext("{n} to take, in the order water, dates, dinars.")
        return text.format(n=question.left)

    def about_goods(self, s: Marrakesh, question: bonuses.ChooseGoods, seat: int) -> str:
        text = self.t.ngettext(
            "{n}, to trade in your souk.", "{n} of one colour, to trade in your souk.", question.n
        )
        return text.format(n=question.n)

    def about_stairs(
        self, s: Marrakesh, question: bonuses.ChooseStaircase | MayClimb, seat: int
    ) -> str:
        text = self.t.gettext("{steps}; every threshold brings 1 dinar and a bonus.")
        return text.format(steps=self.steps(question.steps))

    def about_paying(self, s: Marrakesh, question: payments.PayAny, seat: int) -> str:
        text = self.t.gettext("{n} to pay, in the order water, dates, dinars.")
        return text.format(n=question.left)

    def about_harvest(self, s: Marrakesh, question: sectors.Harvest, seat: int) -> str:
        text = self.t.gettext("A date, or what your scrolls allow. Date pickers left: {n}.")
        return text.format(n=question.left)

    def about_sailing(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        me = s.players[seat]
        text = self.t.gettext("1 water a step. The fisherman is on space {n}; you have {water}.")
        return text.format(n=me.river, water=self.resources(WATER, me.stock[WATER]))

    def about_the_line(self, s: Marrakesh, question: stairs.ConnectionBonus, seat: int) -> str:
        text = self.t.gettext(
            "{n} to take between flight {mosque} of the mosque and flight {palace} of the palace."
        )
        mosque, palace = question.line // 5 + 1, question.line % 5 + 1
        return text.format(n=question.left, mosque=mosque, palace=palace)

    def about_further_steps(self, s: Marrakesh, question: stairs.BuyStep, seat: int) -> str:
        stock = s.players[seat].stock
        kinds = [action - A_RESOURCE for action in question.options(s, seat) if action != DONE]
        prices = [self.resources(kind, 1) for kind in kinds]
        have = [self.resources(kind, stock[kind]) for kind in kinds]
        text = self.t.gettext("Each costs {price}; you have {goods}.")
        price = self.t.gettext(" or ").join(prices)
        return text.format(price=price, goods=", ".join(have))

    def about_study(self, s: Marrakesh, question: Study, seat: int) -> str:
        _ = self.t.gettext
        me = s.players[seat]
        free = me.keshis[GRAY] - question.used
        text = _("Free scholars: {scholars}, dates: {dates}.")
        text = text.format(scholars=free, dates=me.stock[DATE])
        if question.must != ANY_SCROLL:
            return f"{text} " + _("One of the new ones must be bought.")
        return f"{text} " + _("Better scrolls need more of both.")

    def about_refreshing(self, s: Marrakesh, question: Refresh, seat: int) -> str:
        text = self.t.gettext("{scrolls}: new ones, of which one must be bought.")
        return text.format(scrolls=self.group(question.group))

    def about_a_scroll(self, s: Marrakesh, question: scrolls_instant.TakeScroll, seat: int) -> str:
        _ = self.t.gettext
        if not question.dates:
            return _("It needs no scholars and is free of charge.")
        text = _("It needs no scholars and costs {price}.")
        return text.format(price=self.resources(DATE, question.dates))

    def about_trade(self, s: Marrakesh, question: souk.Trade, seat: int) -> str:
        _ = self.t.gettext
        keshis = s.players[seat].keshis
        goods = [self.crowd(YELLOW + i, keshis[YELLOW + i]) for i in range(3) if keshis[YELLOW + i]]
        if not goods:
            return _("You have no goods.")
        have = _("You have {goods}.").format(goods=", ".join(goods))
        return f"{have} " + _("An exchange brings resources, a purchase points.")

    def about_the_imam(self, s: Marrakesh, question: souk.SpareKeshi, seat: int) -> str:
        cost = LUXURY_COST[question.tile]
        text = self.t.gettext("The imam spares you one of these: {goods}.")
        goods = ", ".join(self.crowd(YELLOW + i, cost[i]) for i in range(3) if cost[i])
        return text.format(goods=goods)

    def about_gates(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        me = s.players[seat]
        text = self.t.gettext("A gate needs a guard on watch: you have {guards}. Dinars: {dinars}.")
        return text.format(guards=me.watch(), dinars=me.stock[DINAR])

    def about_a_gate(self, s: Marrakesh, question: ChooseGate, seat: int) -> str:
        text = self.t.gettext("{points} and a keshi of its colour; 2 more beside its own sector.")
        return text.format(points=self.workshop_points(question.workshop))

    def about_building(self, s: Marrakesh, question: BuildGate, seat: int) -> str:
        text = self.t.gettext("Gate: {colour}. 2 points beside the sector of that colour.")
        return text.format(colour=self.gate(question.gate % 12))

    def about_oases(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        stock = s.players[seat].stock
        goods = ", ".join(self.resources(kind, n) for kind, n in enumerate(stock))
        have = self.t.gettext("You have {goods}.").format(goods=goods)
        return f"{have} {self.best_three()}"

    def about_free_oases(self, s: Marrakesh, question: sahara.ClaimFree, seat: int) -> str:
        text = self.t.gettext("Up to {n} free of charge.").format(n=question.left)
        return f"{text} {self.best_three()}"

    def about_the_stored(self, s: Marrakesh, question: sahara.DeployStored, seat: int) -> str:
        colour = s.players[seat].track[question.place]
        text = self.t.gettext("{keshi}: joins your board, or goes back to the supply.")
        return text.format(keshi=self.keshi(colour))

    def about_providing(self, s: Marrakesh, question: Ask[Any], seat: int) -> str:
        water, dates, dinars, _loss = seasons.demand(s.players[seat])
        text = self.t.gettext("The tiles ask for {price}; the scroll for something else.")
        return text.format(price=self.price(water, dates, dinars))

    def about_rewards(self, s: Marrakesh, question: ChooseReward, seat: int) -> str:
        _ = self.t.gettext
        if question.second == NONE:
            return _("You are farthest down the river.")
        return _("You are farthest; the second gets the other.")

    def best_three(self) -> str:
        return self.t.gettext("The best three count at the end.")


SIMULTANEOUS = (round.Select, seasons.TurnUpProvision)
PHASES = (
    round.SendAssistants,
    round.Claiming,
    round.Using,
    round.Ending,
    seasons.SeasonScoring,
    seasons.Provisions,
)
INTERRUPTED = (
    stairs.Climb,
    stairs.BuyStep,
    stairs.ExtraStep,
    stairs.ConnectionBonus,
    river.Sail,
    river.RapidBonus,
    river.AllRapids,
    deploy.Deploy,
    bonuses.Gain,
    sectors.SectorAction,
    sectors.Harvest,
    square.Perform,
    square.EndOfShow,
    square.Applause,
    souk.Trade,
    Study,
    BuyGate,
    scrolls_instant.TakeKeshi,
    sahara.ClaimOasis,
    sahara.ClaimFree,
    sahara.StoreOasis,
    sahara.TakeOther,
    round.ClaimAnother,
    Reward,
)
"""What waits for the question to be answered, and is worth a crumb."""
