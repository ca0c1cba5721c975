"""Through the Desert in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from majlis.drawing.words import Consequence, Question, Said, tried
from majlis.drawing.words import Words as AnyGame
from majlis.games.through_the_desert.data import (
    COLOURS,
    HEX,
    LEADERS,
    NAMES,
    OASIS_POINTS,
    ONE_CAMEL_TURNS,
    distance,
)
from majlis.games.through_the_desert.rules import notes as kinds
from majlis.games.through_the_desert.rules.camels import ChooseCamel, EndOfTurn, PlaceCamel
from majlis.games.through_the_desert.rules.leaders import (
    ChooseLeader,
    PlaceLeader,
    placed_in_first_round,
)
from majlis.games.through_the_desert.rules.preparation import RemoveLeader
from majlis.games.through_the_desert.state import CAMEL, CLOSED, EMPTY, PALM, Desert
from majlis.kernel.frame import CHANCE, Frame
from majlis.kernel.state import Note, State

FEW_CAMELS = 4
"""A pile of this size is worth a warning."""
NEARBY = 2
"""Water that a new caravan reaches in so many steps is worth mentioning."""


class Words(AnyGame):
    """What is said at the table."""

    THINGS = ("leader", "caravan", "water", "oases", "land", "caravans", "pile")

    # -- things ------------------------------------------------------------------------------

    def name(self, thing: str) -> str:
        _, ngettext = self.t.gettext, self.t.ngettext
        kind, _colon, what = thing.partition(":")
        if kind == "colour":
            return self.colour(COLOURS.index(what))
        if kind == "hex":
            return what
        if kind == "seat":
            return self.player(int(what))
        if kind == "water" and what:
            worth = int(what)
            text = ngettext("water hole worth {n}", "water hole worth {n}", worth)
            return text.format(n=worth)
        return {
            "water": _("Water"),
            "oases": _("Oases"),
            "land": _("Land"),
            "caravans": _("Caravans"),
            "hole": _("Water hole"),
            "oasis": _("Oasis"),
            "caravan": _("Caravan"),
            "leader": _("Leader"),
            "pile": _("Pile"),
            "line": _("Thick line"),
        }[thing]

    def explain(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "colour": _("The camels of a colour belong to nobody; the riders lead the caravans."),
            "water": _("The camel that steps on a water hole takes its points at once."),
            "oases": _("Five points for each caravan that reaches a palm, once for each palm."),
            "land": _(
                "Sand that one caravan has closed off, with the mountains and the board's edge as "
                "walls and no camel inside. Its water and palms count at once, every hex without a "
                "palm is a point at the end, and nobody may enter it."
            ),
            "caravans": _("Ten points for the largest caravan of a colour; five each if shared."),
            "hole": _("One, two or three points for the camel that steps on it."),
            "oasis": _("A palm: no camel stands on it. Five points for each caravan beside it."),
            "caravan": _(
                "Camels of one colour behind one rider. It grows by neighbouring hexes and never "
                "touches another caravan of its colour."
            ),
            "leader": _("The camel with the rider: here the caravan began."),
            "pile": _("What is left of a colour. The turn that empties a pile is the last one."),
            "line": _("With two or three players the board ends at the line."),
        }.get(thing.partition(":")[0], "")

    def place(self, hex: int, holds: int, facts: tuple[int, ...]) -> tuple[str, str]:
        """What a hex is called that holds this, and what it does.

        The facts: the caravans that have reached a palm; whose land it is; or how many camels the
        camel's caravan has, and whether this is its leader.
        """
        _, ngettext = self.t.gettext, self.t.ngettext
        name = NAMES[hex]
        if holds == EMPTY:
            return _("{hex}, sand").format(hex=name), ""
        if holds == PALM:
            return _("{hex}, oasis").format(hex=name), self.reached(facts)
        if holds == CLOSED:
            owner = self.player(facts[0])
            text = _("One point at the end. Nobody may enter it any more.")
            return _("{hex}, closed land, {name}").format(hex=name, name=owner), text
        if holds < PALM:
            return f"{name}, {self.name(f'water:{holds}')}", self.explain("water")
        caravan = holds - CAMEL
        size, leads = facts
        camel = self.leader(caravan % 5) if leads else self.camel(caravan % 5)
        text = ngettext("A caravan of {n} camel.", "A caravan of {n} camels.", size)
        return f"{name}, {camel}, {self.player(caravan // 5)}", text.format(n=size)

    def reached(self, caravans: tuple[int, ...]) -> str:
        """Who has been at an oasis."""
        _ = self.t.gettext
        if not caravans:
            return _("Five points for each caravan that reaches it. None has so far.")
        who = [f"{self.player(c // 5)} ({self.colour(c % 5).lower()})" for c in caravans]
        text = _("Five points for each caravan that reaches it. Reached by: {who}.")
        return text.format(who=", ".join(who))

    def summary(self, s: Desert) -> str:
        """The position in a sentence or two."""
        _ = self.t.gettext
        holes = sum(1 for cell in s.cells if EMPTY < cell < PALM)
        piles = ", ".join(f"{self.colour(colour)} {left}" for colour, left in enumerate(s.piles))
        text = _("Water holes left: {holes}. Camels left: {piles}.")
        text = text.format(holes=holes, piles=piles)
        if s.hide_scores and s.waiting:
            return text
        scores = ", ".join(f"{self.player(seat)} {n}" for seat, n in enumerate(s.scores()))
        return _("Points: {scores}.").format(scores=scores) + " " + text

    # -- the five colours, in the forms that sentences need ----------------------------------

    def colour(self, colour: int) -> str:
        """As a title."""
        pgettext = self.t.pgettext
        return (
            pgettext("camels", "Lilac"),
            pgettext("camels", "Mint"),
            pgettext("camels", "Lemon"),
            pgettext("camels", "Green"),
            pgettext("camels", "Salmon"),
        )[colour]

    def one(self, colour: int) -> str:
        """Somebody places, takes or leaves out ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("places", "lilac"),
            pgettext("places", "mint"),
            pgettext("places", "lemon"),
            pgettext("places", "green"),
            pgettext("places", "salmon"),
        )[colour]

    def camel(self, colour: int) -> str:
        """There stands a ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("stands", "lilac camel"),
            pgettext("stands", "mint camel"),
            pgettext("stands", "lemon camel"),
            pgettext("stands", "green camel"),
            pgettext("stands", "salmon camel"),
        )[colour]

    def camels(self, colour: int) -> str:
        """All ... are used up."""
        pgettext = self.t.pgettext
        return (
            pgettext("used up", "lilac camels"),
            pgettext("used up", "mint camels"),
            pgettext("used up", "lemon camels"),
            pgettext("used up", "green camels"),
            pgettext("used up", "salmon camels"),
        )[colour]

    def leader(self, colour: int) -> str:
        """There stands a ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("stands", "lilac leader"),
            pgettext("stands", "mint leader"),
            pgettext("stands", "lemon leader"),
            pgettext("stands", "green leader"),
            pgettext("stands", "salmon leader"),
        )[colour]

    def caravan(self, colour: int) -> str:
        """The ... grows."""
        pgettext = self.t.pgettext
        return (
            pgettext("grows", "lilac caravan"),
            pgettext("grows", "mint caravan"),
            pgettext("grows", "lemon caravan"),
            pgettext("grows", "green caravan"),
            pgettext("grows", "salmon caravan"),
        )[colour]

    def near_caravan(self, colour: int) -> str:
        """Beside the ..."""
        pgettext = self.t.pgettext
        return (
            pgettext("beside", "lilac caravan"),
            pgettext("beside", "mint caravan"),
            pgettext("beside", "lemon caravan"),
            pgettext("beside", "green caravan"),
            pgettext("beside", "salmon caravan"),
        )[colour]

    # -- questions -----------------------------------------------------------------------------

    def ask(self, view: State, seat: int) -> Question:
        _ = self.t.gettext
        s = desert(view)
        if not s.waiting:
            best = max(s.scores())
            points = self.t.ngettext("{n} point", "{n} points", best).format(n=best)
            return Question(self.outcome(s, seat, points), (_("The game is over"),))
        question, asked = s.question(), s.waiting[0]
        if asked == CHANCE:
            return Question(self.crumb(question), (_("Before the game"),))
        if seat != asked:
            whose = _("{name}’s turn").format(name=self.player(asked))
            return Question(self.told(question, asked), (whose, *self.steps(s, question)))
        title, detail = self.put(s, question, seat)
        return Question(title, (_("Your turn"), *self.steps(s, question)), detail)

    def put(self, s: Desert, question: Frame[Any], seat: int) -> tuple[str, str]:
        """The question to the seat that has to answer it, and a line of help."""
        _, ngettext = self.t.gettext, self.t.ngettext
        if isinstance(question, RemoveLeader):
            return (
                _("Which leader do you leave out?"),
                _("Five players have four caravans each; everybody leaves out another colour."),
            )
        if isinstance(question, ChooseLeader):
            if placed_in_first_round(s):
                rule = _("In the first round no two players place the same colour.")
            else:
                rule = _("On empty sand, not beside an oasis or another leader.")
            return _("Place a leader"), rule
        if isinstance(question, PlaceLeader):
            return (
                _("Where does the {leader} begin?").format(leader=self.leader(question.colour)),
                _("On empty sand, not beside an oasis or another leader."),
            )
        if isinstance(question, PlaceCamel):
            room = len(s.rims[5 * seat + question.colour])
            text = ngettext("{n} hex is open to it.", "{n} hexes are open to it.", room)
            title = _("Where does the {camel} go?").format(camel=self.camel(question.colour))
            return title, text.format(n=room)
        assert isinstance(question, ChooseCamel)
        if question.of == 1:
            return _("Place a camel"), _("Only one in this first turn.")
        if question.nth == 1:
            return _("Place your first camel"), self.hint(s)
        return _("Place your second camel"), self.hint(s)

    def hint(self, s: Desert) -> str:
        """How to place a camel; or that the end is near."""
        left = min(s.piles)
        if left > FEW_CAMELS:
            return self.t.gettext("Choose a colour, then a hex beside your caravan of it.")
        if not left:
            return self.t.gettext("The last camel of the game.")
        text = self.t.ngettext(
            "{colour}: only {n} camel left.", "{colour}: only {n} camels left.", left
        )
        return text.format(colour=self.colour(s.piles.index(left)), n=left)

    def told(self, question: Frame[Any], asked: int) -> str:
        """The question, told to somebody else."""
        _ = self.t.gettext
        name = self.player(asked)
        if isinstance(question, RemoveLeader):
            return _("{name} leaves out a leader").format(name=name)
        if isinstance(question, (ChooseLeader, PlaceLeader)):
            return _("{name} places a leader").format(name=name)
        return _("{name} places a camel").format(name=name)

    def steps(self, s: Desert, question: Frame[Any]) -> tuple[str, ...]:
        """Where in the turn the question stands."""
        _ = self.t.gettext
        if isinstance(question, (ChooseLeader, PlaceLeader)):
            every = LEADERS[s.players]
            nth = every - s.held[question.player].bit_count() + 1
            step = _("leader {nth} of {of}").format(nth=nth, of=every)
        elif isinstance(question, PlaceCamel):
            step = self.crumb(camel_of_turn(s, question))
        else:
            step = self.crumb(question)
        if isinstance(question, (PlaceLeader, PlaceCamel)):
            return step, self.colour(question.colour).lower()
        return (step,)

    def crumb(self, frame: Frame[Any]) -> str:
        _ = self.t.gettext
        if isinstance(frame, ChooseCamel):
            return _("camel {nth} of {of}").format(nth=frame.nth, of=frame.of)
        if isinstance(frame, PlaceCamel):
            return self.camel(frame.colour)
        if isinstance(frame, PlaceLeader):
            return self.leader(frame.colour)
        return {
            "FirstPlayer": _("who begins"),
            "RemoveLeader": _("one leader less"),
            "LayPalm": _("setting up the palms"),
            "LayWater": _("laying out the water holes"),
            "ChooseLeader": _("a leader"),
        }.get(type(frame).__name__, "")

    # -- the log -------------------------------------------------------------------------------

    def tell(self, notes: Sequence[Note]) -> list[Said]:
        """A camel and all that it brings is one line."""
        lines: list[Said] = []
        for note in notes:
            said = self.say(note)
            if note[1] in (kinds.WATER, kinds.OASIS, kinds.LAND) and lines:
                camel = lines[-1]
                text = camel.text if note[1] == kinds.WATER else said.text
                gains = summed(camel.gains + said.gains)
                lines[-1] = Said(text, camel.seat, gains, camel.mark)
            else:
                lines.append(said)
        return lines

    def say(self, note: Note) -> Said:
        _ = self.t.gettext
        kind, a, b, c, d = note[1:]
        if kind == kinds.ROUND:
            return Said(_("Round {n}").format(n=a), heading=True)
        if kind == kinds.END:
            return Said(_("The game is over"), heading=True)
        if kind == kinds.PILE_EMPTY:
            text = _("All {camels} are used up").format(camels=self.camels(a))
            return Said(text, mark=COLOURS[a])
        name = self.player(a)
        if kind == kinds.BEGINS:
            return Said(_("{name} begins the game").format(name=name), a)
        if kind == kinds.BLOCKED:
            return Said(_("{name} cannot place a camel").format(name=name), a)
        if kind == kinds.WATER:
            text = _("{name} takes water on {hex}").format(name=name, hex=NAMES[c])
            return Said(text, a, (("water", f"+{b}"),))
        mark = COLOURS[b]
        if kind == kinds.REMOVED:
            text = _("{name} leaves out {colour}").format(name=name, colour=self.one(b))
            return Said(text, a, mark=mark)
        if kind == kinds.LEADER:
            text = _("{name}: {leader} on {hex}")
            return Said(text.format(name=name, leader=self.leader(b), hex=NAMES[c]), a, mark=mark)
        if kind == kinds.CAMEL:
            text = _("{name} places {colour} on {hex}")
            return Said(text.format(name=name, colour=self.one(b), hex=NAMES[c]), a, mark=mark)
        if kind == kinds.OASIS:
            text = _("{name} reaches oasis {hex}").format(name=name, hex=NAMES[c])
            return Said(text, a, (("palm", f"+{OASIS_POINTS}"),), mark)
        assert kind == kinds.LAND
        text = _("{name} closes land from {hex}").format(name=name, hex=NAMES[d])
        return Said(text, a, (("land", f"+{c}"),) if c else (), mark)

    # -- what an answer would do -----------------------------------------------------------------

    def consequence(self, view: State, action: int) -> Consequence:
        _, ngettext = self.t.gettext, self.t.ngettext
        s = desert(view)
        question, seat = s.question(), s.waiting[0]
        if isinstance(question, PlaceCamel):
            return self.brings(s, question.colour, seat, action)
        if isinstance(question, PlaceLeader):
            return self.promises(s, action - HEX)
        if seat == CHANCE:
            return Consequence(self.name(s.label(action)))
        caravan = self.caravan(action)
        if isinstance(question, RemoveLeader):
            verb = _("Leave out {colour}").format(colour=self.one(action))
            return Consequence(_("Left in the box: {caravan}.").format(caravan=caravan), verb=verb)
        verb = _("Take {colour}").format(colour=self.one(action))
        if isinstance(question, ChooseLeader):
            return Consequence(_("Begins your {caravan}.").format(caravan=caravan), verb=verb)
        room, left = len(s.rims[5 * seat + action]), s.piles[action]
        places = ngettext("{n} place", "{n} places", room).format(n=room)
        pile = ngettext("{n} camel in the pile", "{n} camels in the pile", left).format(n=left)
        return Consequence(f"{self.colour(action)}: {places}, {pile}", verb=verb)

    def brings(self, s: Desert, colour: int, seat: int, action: int) -> Consequence:
        """What a camel would bring: found by placing it on a copy of the board."""
        _, ngettext = self.t.gettext, self.t.ngettext
        trial, notes = tried(s, seat, action)
        water = sum(note[3] for note in notes if note[1] == kinds.WATER)
        oases = sum(1 for note in notes if note[1] == kinds.OASIS)
        land = sum(note[4] for note in notes if note[1] == kinds.LAND)
        parts = []
        if land:
            text = ngettext("closes {n} hex, +{n}", "closes {n} hexes, +{n}", land)
            parts.append(text.format(n=land))
        if oases:
            text = ngettext("reaches an oasis, +{points}", "reaches {n} oases, +{points}", oases)
            parts.append(text.format(n=oases, points=OASIS_POINTS * oases))
        if water:
            parts.append(
                ngettext("collects {n} water", "collects {n} water", water).format(n=water)
            )
        if not parts:
            size = trial.sizes[5 * seat + colour]
            text = ngettext(
                "the {caravan} grows to {n} camel", "the {caravan} grows to {n} camels", size
            )
            parts.append(text.format(caravan=self.caravan(colour), n=size))
        if not trial.piles[colour]:
            parts.append(_("the last {camel}: the game ends").format(camel=self.camel(colour)))
        points = water + OASIS_POINTS * oases + land
        return self.on(action - HEX, "; ".join(parts), f"+{points}" if points else "")

    def promises(self, s: Desert, hex: int) -> Consequence:
        """What lies around the place where a caravan would begin."""
        ngettext = self.t.ngettext
        oasis = min(distance(hex, palm) for palm in s.board.palm_spots if s.cells[palm] == PALM)
        text = ngettext(
            "the next oasis is {n} step away", "the next oasis is {n} steps away", oasis
        )
        parts = [text.format(n=oasis)]
        water = sum(
            s.cells[hole]
            for hole in s.board.hexes
            if EMPTY < s.cells[hole] < PALM and distance(hex, hole) <= NEARBY
        )
        if water:
            parts.append(ngettext("{n} water nearby", "{n} water nearby", water).format(n=water))
        return self.on(hex, "; ".join(parts))

    def on(self, hex: int, text: str, gain: str = "") -> Consequence:
        verb = self.t.gettext("Place on {hex}").format(hex=NAMES[hex])
        return Consequence(f"{NAMES[hex]}: {text}", gain, verb)

    # -- why not -----------------------------------------------------------------------------------

    def reason(self, view: State, action: int) -> str:
        s = desert(view)
        if action < HEX:
            return self.why_not_colour(s, s.viewer, action)
        hex = action - HEX
        return self.taken(s, hex) or self.out_of_reach(s, s.viewer, hex)

    def why_not_colour(self, s: Desert, seat: int, colour: int) -> str:
        _ = self.t.gettext
        question = s.question()
        caravan = 5 * seat + colour
        if isinstance(question, RemoveLeader):
            return _("Somebody has left this colour out already.")
        if isinstance(question, ChooseLeader):
            if s.held[seat] >> colour & 1:
                return _("In the first round this colour is taken.")
            if s.leaders[caravan] >= 0:
                return _("Your {leader} is on the board.").format(leader=self.leader(colour))
        if s.leaders[caravan] < 0:
            return _("You have no caravan of this colour.")
        if not s.piles[colour]:
            return _("All {camels} are used up").format(camels=self.camels(colour)) + "."
        if not s.rims[caravan]:
            return _("Your {caravan} cannot grow any more.").format(caravan=self.caravan(colour))
        return _("You have chosen another colour already.")

    def taken(self, s: Desert, hex: int) -> str:
        """Why nobody can place anything on this hex; empty if it is free."""
        _ = self.t.gettext
        holds = s.cells[hex]
        if hex not in s.board.hexes:
            return _("With two or three players the board ends at the line.")
        if holds == PALM:
            return _("No camel stands on a palm.")
        if holds == CLOSED:
            return _("This land is closed; nobody may enter it.")
        if holds >= CAMEL:
            return _("A camel stands here already.")
        return ""

    def out_of_reach(self, s: Desert, seat: int, hex: int) -> str:
        """Why this seat cannot place anything on a free hex now."""
        _ = self.t.gettext
        question = s.question()
        if isinstance(question, PlaceCamel):
            return self.apart(s, 5 * seat + question.colour, hex)
        if isinstance(question, ChooseCamel):
            fit = [c for c in range(5) if s.piles[c] and hex in s.rims[5 * seat + c]]
            if not fit:
                return _("None of your caravans can grow here.")
            colours = ", ".join(self.colour(colour).lower() for colour in fit)
            return _("First choose a colour. Possible here: {colours}.").format(colours=colours)
        if isinstance(question, RemoveLeader):
            return _("First everybody leaves out a leader.")
        if s.cells[hex] != EMPTY:
            return _("No leader begins on a water hole.")
        around = [s.cells[near] for near in s.board.neighbours[hex]]
        if PALM in around:
            return _("Too near: no leader begins beside an oasis.")
        if max(around) >= CAMEL:
            return _("Too near: no leader begins beside another one.")
        return _("First choose a leader.")

    def apart(self, s: Desert, caravan: int, hex: int) -> str:
        """Why a caravan cannot grow onto a free hex."""
        _ = self.t.gettext
        colour = self.near_caravan(caravan % 5)
        beside = [s.cells[near] - CAMEL for near in s.board.neighbours[hex]]
        if caravan not in beside:
            return _("Not beside your {caravan}.").format(caravan=colour)
        rivals = [c for c in beside if c >= 0 and c % 5 == caravan % 5 and c != caravan]
        text = _("Beside the {caravan} of another player ({name}): equal colours never touch.")
        return text.format(caravan=colour, name=self.player(rivals[0] // 5))


def desert(view: State) -> Desert:
    assert isinstance(view, Desert)
    return view


def camel_of_turn(s: Desert, placing: PlaceCamel) -> ChooseCamel:
    """The question before this one: which camel of the turn is being placed?"""
    for frame in reversed(s.agenda):
        if isinstance(frame, ChooseCamel):
            return ChooseCamel(placing.player, frame.nth - 1, frame.of)
        if isinstance(frame, EndOfTurn) and frame.number < ONE_CAMEL_TURNS[s.players]:
            return ChooseCamel(placing.player, 1, 1)
    return ChooseCamel(placing.player, 2, 2)


def summed(gains: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Gains of the same kind as one number."""
    totals: dict[str, int] = {}
    for icon, points in gains:
        totals[icon] = totals.get(icon, 0) + int(points)
    return tuple((icon, f"+{points}") for icon, points in totals.items())
