"""How many clicks a turn takes: stored games, planned as a page plans them.

`python -m tests.clicks` prints a table of all stored games that bots played well; arguments are
parts of the names of games to be counted alone. With `--why` every row is broken down: what was
clicked to which question, and how often in a turn. With `--phone` the taps on a phone are counted
instead, which has fewer places that stand for several answers, pieces to pick up before they are
put somewhere, and boards that come closer before what is too small for a finger is chosen.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from majlis import games
from majlis.drawing.scene import DrawingContext, Format, Scene
from majlis.games.istanbul.data import FOUNTAIN, POST_OFFICE, WAREHOUSES
from majlis.kernel import notation
from majlis.kernel.frame import ALL, CHANCE, NONE
from majlis.kernel.state import State
from majlis.table.choices import PLIES, along, deed, goes_on, shortcut_key
from majlis.table.drafts import Draft, Ending, Plan, Toggle, draft, ending
from majlis.table.ledger import Ledger
from majlis.table.records import Table
from majlis.words import Words
from tests.contract.cases import text
from tests.drawing.paths import around
from tests.games import files

GIVEN_AT_ONCE = (Ending.TURN, Ending.CHOSEN, Ending.REVEAL)
"""A question whose answer is the whole turn and ends so is answered by its click."""


SHORTENED = (
    *("ChooseAssistant", "BuyGate", "PayForStep", "Study", "ClaimOasis", "Trade", "BuyStep"),
    "AfterAction",
)
"""Questions of which some places and chips answer the next one, too."""

FINGER = 40
ROOM = (390, 438)
CLOSEST = 5
"""What a finger needs, the least that a phone leaves for the board, in pixels, and how close that
comes: as `zoom.js`."""


class On(StrEnum):
    """What is clicked."""

    ANSWER = "answer"
    TOGGLE = "toggle"
    CONFIRM = "confirm"
    PIECE = "piece"
    """What is to be put somewhere."""
    BOARD = "board"
    """It comes closer."""


@dataclass(frozen=True)
class Click:
    on: On
    which: int = NONE
    """The answer, or the step of the draft that the toggle stands for."""
    question: str = ""
    """What it answers, for whoever wonders what the click is for."""
    ends: Ending = Ending.ASKED
    """What comes of it, if it writes the draft down."""
    offers: bool = False
    """It leaves an offer alone."""

    @property
    def drops(self) -> bool:
        """It sows a meeple: as many clicks as there are meeples are nobody's fault."""
        return self.on == On.ANSWER and self.question == "DropMeeple"

    @property
    def what_for(self) -> str:
        """What somebody clicks for: to choose, to let a usual answer go, to roll, to end ..."""
        if self.on == On.TOGGLE:
            return "let go"
        if self.on in (On.PIECE, On.BOARD):
            return "pick up" if self.on == On.PIECE else "look closer"
        if self.on == On.ANSWER:
            return "choose"
        if self.ends == Ending.CHANCE and self.question:
            return "roll"
        return "end" if self.ends == Ending.TURN else "go on"


@dataclass(frozen=True)
class Writing:
    """What a person clicks until it is written down."""

    seat: int
    turn: int
    turn_of: int
    place: int
    """Where in the record it begins."""
    answers: tuple[int, ...]
    clicks: tuple[Click, ...]


class Unreachable(Exception):
    """No click leads to an answer that is legal."""


@dataclass(frozen=True)
class Page:
    """What somebody reads and points at."""

    game: str
    words: Words[Any, Any]
    context: DrawingContext

    @classmethod
    def of(cls, game: str, seats: int, phone: bool = False) -> Page:
        names = tuple(f"Player {nth}" for nth in range(seats))
        context = DrawingContext(names=names)
        if phone:
            context = DrawingContext(names=names, format=Format.PHONE, touch=True)
        return cls(game, games.game(game).words("en", names), context)

    def picture(self, view: State) -> Scene:
        scene: Scene = games.game(self.game).draw(view, self.context)
        return scene

    def first_taps(self, planned: Draft, at: State, action: int) -> list[Click]:
        """What a finger taps before it answers on the board: the piece, if there are several
        for the place and another one lies in the hand; and the board itself, if what is lit
        cannot all be seen as close as a finger needs it. A chip asks for neither; and what is not
        in the picture of the question has a chip, so that nobody needs to turn to another part of
        the table or to open a sheet."""
        if not self.context.touch:
            return []
        scene = self.picture(planned.shown)
        pairs = self.picture(at).pairs
        if action in pairs:
            there = {pair.piece for pair in pairs.values() if pair.place == pairs[action].place}
            in_hand = next(iter(pairs.values())).piece
            picked = len(there) > 1 and pairs[action].piece != in_hand
            return [Click(On.PIECE, pairs[action].piece, asked(at))] if picked else []
        chip = action in self.picture(planned.offered).chips
        if chip or action not in scene.targets:
            return []
        lit = [around(scene.targets[one].shape) for one in at.legal if one in scene.targets]
        needed = max(map(closer, lit))
        lefts, tops, rights, feet = zip(*lit, strict=True)
        size = max(rights) - min(lefts), max(feet) - min(tops)
        seen = all(length * needed <= room for length, room in zip(size, ROOM, strict=True))
        small = closer(around(scene.targets[action].shape)) > 1
        return [Click(On.BOARD, action, asked(at))] if small and not seen else []


def closer(box: tuple[float, float, float, float]) -> float:
    """How much larger a finger needs it."""
    left, top, right, foot = box
    least = min(right - left, foot - top)
    return 1 if least >= FINGER - 1 else min(FINGER / least, CLOSEST)


def clicks_to(
    view: State, begun: bool, wanted: Sequence[int], page: Page, exactly: bool = True
) -> list[Click]:
    """The clicks that make a draft of these answers and write it, by the rules of `plan.js`. If not
    `exactly`: or of others that lead to the same position, as all assistants come home at once or
    one by one."""
    made: list[Click] = []
    given = wanted
    ways = {} if exactly else {text(at): n for n, at in enumerate(led_along(view, given), 1)}
    plan = Plan(0)
    while len(made) < 100:
        planned = draft(view, plan, begun)
        assert planned is not None
        path, base = planned.path, planned.base
        for at, length in ((planned.offered, base), (planned.end, len(path))):
            if (there := ways.get(text(at))) is not None:
                wanted = [*path[:length], *given[there:]]
        same = in_common(path, wanted)
        if same == len(path) and planned.ending != Ending.ASKED:
            rolls = deed(view, planned.end, page.words)
            last = asked(planned.steps[-1].view) if rolls else ""
            return [*made, Click(On.CONFIRM, NONE, last, planned.ending, planned.offers)]
        missing = missing_in_set(planned, wanted) if planned.sets and base <= same else []
        if missing:
            made += page.first_taps(planned, planned.offered, missing[0])
            made.append(Click(On.ANSWER, missing[0], asked(planned.offered)))
            plan = Plan(
                0, tuple(path[:base]), taken(planned, base), (*planned.picked, missing[0]), True
            )
        elif same == base:
            moves, halves, after = clicks_on(planned, wanted[same:], page)
            made += moves
            whole = not path and view.question().WHOLE_TURN
            alone = whole and ending(view, after) in GIVEN_AT_ONCE
            if alone or deed(view, after, page.words):
                return made
            length = same + halves
            plan = Plan(0, tuple(wanted[:length]), taken(planned, same))
        elif toggle := next((one for one in planned.toggles if one.at == same), None):
            made.append(Click(On.TOGGLE, same, asked(planned.steps[same].view)))
            plan = pressed(planned, toggle)
        else:
            raise Unreachable(f"{asked(planned.steps[same].view)}: {wanted[same]}")
    raise Unreachable(f"{asked(view)}: more than 100 clicks")


def fewest_clicks_to(view: State, begun: bool, wanted: Sequence[int], page: Page) -> list[Click]:
    """The clicks to the same position, or to one that cards and tiles lead to if they are played at
    another moment: bots play them at the first one, people while they are lit."""
    clicks = clicks_to(view, begun, wanted, page, exactly=False)
    if all(click.on != On.TOGGLE for click in clicks):
        return clicks
    others = (clicks_to(view, begun, one, page, exactly=False) for one in rearranged(view, wanted))
    return min([clicks, *others], key=len)


def rearranged(view: State, answers: Sequence[int]) -> Iterator[list[int]]:
    """The answers in other orders that come to the same: what was done while a question stood open
    is done at another moment."""
    views = [view, *led_along(view, answers)]
    end = text(views[-1])
    for nth in range(len(answers)):
        after = stands_again(views, nth)
        aside, rest = answers[nth:after], [*answers[:nth], *answers[after:]]
        for moment in range(len(rest) if after > nth else 0):
            order = [*rest[:moment], *aside, *rest[moment:]]
            there = along(view, order) if moment != nth else None
            if there is not None and text(there) == end:
                yield order


def stands_again(views: Sequence[State], nth: int) -> int:
    """When the question stands again that was open then; at once, if it does not."""
    question = views[nth].question()
    for later in range(nth + 1, len(views) - 1):
        if views[later].question() == question and not question.SET:
            return later
    return nth


def led_along(view: State, answers: Iterable[int]) -> Iterator[State]:
    for action in answers:
        view = view.look_ahead(action)
        yield view


def pressed(planned: Draft, toggle: Toggle) -> Plan:
    """What a click on the toggle makes of the plan: the other answer, or an open question. Behind
    it there are only answers of the table: they are taken again where they can be."""
    before = tuple(planned.path[: toggle.at])
    if toggle.flips_to == NONE:
        return Plan(0, before, taken(planned, toggle.at), stay=True)
    return Plan(0, (*before, toggle.flips_to), taken(planned, toggle.at))


def in_common(path: Sequence[int], wanted: Sequence[int]) -> int:
    pairs = zip(path, wanted, strict=False)
    return next((nth for nth, (one, other) in enumerate(pairs) if one != other), len(path))


def taken(planned: Draft, length: int) -> tuple[int, ...]:
    return tuple(nth for nth, step in enumerate(planned.steps[:length]) if step.taken)


def missing_in_set(planned: Draft, wanted: Sequence[int]) -> list[int]:
    """What has to be picked still, of the set that is wanted; not that there is nothing more, where
    the table says so by itself."""
    base = planned.base
    said = [planned.answered.action] if planned.answered and planned.declines else []
    for one in planned.sets:
        if list(one) == list(wanted[base : base + len(one)]):
            missing = list((Counter(one) - Counter(planned.picked)).elements())
            return [] if missing == said else missing
    raise Unreachable(f"{asked(planned.offered)}: no such set")


def answers_in(view: State, wanted: Sequence[int]) -> int:
    """How many of the answers are halves of one move."""
    at = view
    for nth, action in enumerate(wanted[:PLIES], 1):
        at = at.look_ahead(action)
        if not goes_on(at):
            return nth
    return PLIES


def clicks_on(planned: Draft, wanted: Sequence[int], page: Page) -> tuple[list[Click], int, State]:
    """The clicks of one move, how many answers it has, and where it leads. The only first half
    need not be clicked, nor that of the move before; and some places and chips stand for several
    answers."""
    view = planned.offered
    shortened = answers_at_once(planned, wanted, page) if asked(view) in SHORTENED else 0
    halves = list(wanted[: shortened or answers_in(view, wanted)])
    views = [view, *led_along(view, halves)]
    if shortened:
        enough = shortened > 1 and halves[0] == view.question().DECLINE  # and on to what comes then
        what_for = asked(views[1] if enough else view)
        return [Click(On.ANSWER, shortcut_key(*halves), what_for)], shortened, views[-1]
    clicks: list[Click] = []
    spared = len(halves) > 1 and (
        begins_again(planned, halves[0]) or leads_alone(view, halves[0], halves[1])
    )
    for nth, action in enumerate(halves):
        if nth or not spared:
            clicks += page.first_taps(planned, views[nth], action)
            clicks.append(Click(On.ANSWER, action, asked(view)))
    return clicks, len(halves), views[-1]


def answers_at_once(planned: Draft, wanted: Sequence[int], page: Page) -> int:
    """How many of the answers one place or chip stands for; 0 if there is none."""
    scene = page.picture(planned.shown)
    found = [one for one in (*scene.shortcuts, *scene.leaps) if one == tuple(wanted[: len(one)])]
    return max(map(len, found), default=0)


def begins_again(planned: Draft, first: int) -> bool:
    """The move before it in the plan has the same first half: that stays chosen."""
    before = planned.steps[planned.base - 2] if planned.base > 1 else None
    same = before is not None and asked(before.view) == asked(planned.offered)
    return same and planned.path[planned.base - 2] == first


def leads_alone(view: State, first: int, second: int) -> bool:
    """No other first half leads to the second."""
    for other in view.legal:
        after = view.look_ahead(other)
        if other != first and goes_on(after) and second in after.legal:
            return False
    return True


def asked(view: State) -> str:
    return type(view.question()).__name__


def has_begun(ledger: Ledger, seat: int) -> bool:
    """As `Snapshot.has_begun`."""
    turn = ledger.match.state.turn
    return any(line.turn == turn and line.seat == seat for line in ledger.match.log)


# -- stored games --------------------------------------------------------------------------------


class Replay:
    """A stored game that is given again, a draft at a time; `exactly`: with the clicks for the very
    answers of the record, without which the dice would fall otherwise."""

    def __init__(self, record: notation.Record, exactly: bool = True, phone: bool = False) -> None:
        self.record = record
        self.exactly = exactly
        head = record.header
        meta = games.meta(head.game)
        assert head.seed is not None
        options = meta.settings(notation.settings(meta, head), head.seats)
        chosen = (head.game, head.rules, head.seats, options, head.seed)
        self.table = Table("stored", *chosen, "Stored", "nobody", False, 0)
        self.ledger = Ledger.new(self.table)
        self.ledger.begin()
        self.page = Page.of(head.game, head.seats, phone)

    def writings(self) -> Iterator[Writing]:
        """What each seat writes in turn; the match goes on as each is taken."""
        match = self.ledger.match
        queues: dict[int, deque[int]] = defaultdict(deque)
        for answer in self.record.answers:
            if answer.seat != CHANCE:
                queues[answer.seat].append(match.state.parse(answer.label))
        self.forget(queues, 0)
        self.ledger.forced()
        self.forget(queues, 0)
        while not match.over:
            seat = match.waiting[0]
            view = match.view(seat)
            answers = own_answers(view, queues[seat])
            begun = has_begun(self.ledger, seat)
            to = clicks_to if self.exactly else fewest_clicks_to
            clicks = [] if self.closes(seat, begun) else to(view, begun, answers, self.page)
            state, line = match.state, len(match.log)
            yield Writing(seat, state.turn, state.turn_of, line, tuple(answers), tuple(clicks))
            self.ledger.answer(seat, answers)
            self.forget(queues, line)

    def closes(self, seat: int, begun: bool) -> bool:
        """The page ends the turn by itself."""
        planned = draft(self.ledger.match.view(seat), Plan(0), begun)
        assert planned is not None
        return planned.is_decided and not self.ledger.can_take_back(seat)

    def forget(self, queues: dict[int, deque[int]], line: int) -> None:
        """What is in the log need not be answered any more."""
        for entry in self.ledger.match.log[line:]:
            if entry.seat != CHANCE:
                assert queues[entry.seat].popleft() == entry.action


def own_answers(view: State, queue: Iterable[int]) -> list[int]:
    """The answers up to where a draft ends."""
    answers: list[int] = []
    at = view
    for action in queue:
        answers.append(action)
        at = at.look_ahead(action)
        if ending(view, at) != Ending.ASKED:
            break
    return answers


# -- the table of clicks -------------------------------------------------------------------------


@dataclass
class Row:
    """Turns of one kind."""

    counts: list[int] = field(default_factory=list)
    usual: list[int] = field(default_factory=list)
    """Of turns in which every usual answer was left as it is: bots let go of them more often than
    people do."""
    by_itself: list[int] = field(default_factory=list)
    """If the person has set that turns end by themselves."""
    plain: list[int] = field(default_factory=list)
    """Of turns in which nothing happened that could have happened anywhere else."""
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Clicks by what they are for, and by the question."""

    def add(self, clicks: Sequence[Click], plain: bool = True, spared: int = 0) -> None:
        """A turn; `spared`: clicks that the row takes off, and which nobody had to make."""
        n = len(clicks) - spared
        self.counts.append(n)
        ends = sum(click.what_for == "end" and not click.offers for click in clicks)
        self.by_itself.append(n - ends)
        if all(click.on != On.TOGGLE for click in clicks):
            self.usual.append(n)
        if plain:
            self.plain.append(n)
        self.reasons.update((click.what_for, click.question) for click in clicks)
        if spared:
            self.reasons["spared", ""] -= spared

    @property
    def columns(self) -> tuple[list[int], ...]:
        return self.counts, self.usual, self.plain, self.by_itself

    def __str__(self) -> str:
        means = " ".join(f"{mean(some):5.2f}" for some in self.columns)
        turns, least, most = len(self.counts), min(self.counts), max(self.counts)
        what_for: Counter[str] = Counter()
        for (reason, _), n in self.reasons.items():
            what_for[reason] += n
        costs = ", ".join(f"{name} {n / turns:.2f}" for name, n in what_for.most_common())
        return f"{turns:5} {means} {least:3} {most:3}  {costs}"

    def why(self) -> Iterator[str]:
        for (reason, question), n in self.reasons.most_common():
            yield f"{n / len(self.counts):10.3f} {reason:8} {question}".rstrip()


def mean(counts: Sequence[int]) -> float:
    return sum(counts) / max(1, len(counts))


SIMPLE_PLACES = {
    **{f"place:{place}": "warehouse" for place in WAREHOUSES},
    f"place:{FOUNTAIN}": "fountain",
    f"place:{POST_OFFICE}": "post office",
}
SIMPLE = {f"Istanbul base, {place}" for place in SIMPLE_PLACES.values()}
SOWING = "Five Tribes, a sowing and what follows, less its drops"
GATE = {"BuyGate", "ChooseGate", "BuildGate"}
ANYWHERE = {"PlayCard", "PlayGuild", "YellowTile", "CardOrLira"}
"""Questions of Istanbul that no place puts: cards, a mosque tile, a family member caught."""


def rows_of(game: str, options: dict[str, object], told: Sequence[tuple[str, str]]) -> list[str]:
    """The rows of the table that a turn belongs to, by what was answered in it."""
    asked = Counter(question for question, _ in told)
    if game == "istanbul":
        if options["mocha"] and options["letters"]:
            return ["Grand Bazaar, all turns"]
        if options["mocha"] or options["letters"]:
            return []
        goals = [label for question, label in told if question == "Turn"]
        simple = [SIMPLE_PLACES[goal] for goal in goals[:1] if goal in SIMPLE_PLACES]
        return ["Istanbul base, all turns", *(f"Istanbul base, {place}" for place in simple)]
    if game == "marrakesh":
        if asked["Select"]:
            return ["Marrakesh, three colours"]
        used = asked["ChooseAssistant"]
        return [f"Marrakesh, {used} assistants"] if used else []
    if game == "five-tribes":
        if asked["DropMeeple"]:
            return [SOWING]
        return ["Five Tribes, a bid"] if asked["Bid"] else []
    if game == "through-the-desert":
        return [
            "Through the Desert, two camels"
            if asked["PlaceCamel"] > 1
            else "Through the Desert, one piece"
        ]
    return []


def is_plain(told: Iterable[tuple[str, str]]) -> bool:
    """Nothing but the place: no card, no tile, and nobody met."""
    return not any(
        question in ANYWHERE or label.startswith(("npc:", "family:")) for question, label in told
    )


def count(record: notation.Record, rows: dict[str, Row], phone: bool = False) -> None:
    """Count the clicks of everybody's own turns in a stored game, or the taps on a phone."""
    replay = Replay(record, exactly=False, phone=phone)
    turns: dict[tuple[int, int], list[Click]] = defaultdict(list)
    for writing in replay.writings():
        if writing.turn_of in (ALL, writing.seat):
            turns[writing.seat, writing.turn] += writing.clicks
    state = replay.ledger.match.state
    told: dict[tuple[int, int], list[tuple[str, str]]] = defaultdict(list)
    for line in replay.ledger.match.log:
        told[line.seat, line.turn].append((type(line.question).__name__, state.label(line.action)))
    game = record.header.game
    options = games.meta(game).settings(
        notation.settings(games.meta(game), record.header), record.header.seats
    )
    for turn, clicks in turns.items():
        plain = is_plain(told[turn])
        for name in rows_of(game, dict(options), told[turn]):
            if name == SOWING:
                sown = sum(question == "DropMeeple" for question, _ in told[turn])
                others = [click for click in clicks if not click.drops]
                rows[name].add(others, plain, sown - (len(clicks) - len(others)))
            else:
                rows[name].add(clicks, plain)
                if plain and name in SIMPLE:
                    rows["Istanbul base, the simplest turns"].add(clicks)
        gates = sum(question == "BuildGate" for question, _ in told[turn])
        if gates == 1:
            asked = [click for click in clicks if click.on != On.CONFIRM]
            rows["Marrakesh, one gate"].add([click for click in asked if click.question in GATE])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.clicks", description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of games")
    parser.add_argument("--phone", action="store_true", help="count the taps on a phone")
    parser.add_argument("--why", action="store_true", help="break every row down")
    chosen = parser.parse_args(arguments)
    rows: dict[str, Row] = defaultdict(Row)
    for file in files():
        named = not chosen.names or any(name in file.name for name in chosen.names)
        if "greedy" not in file.name or not named:
            continue
        try:
            count(notation.read(file.read_text()), rows, chosen.phone)
        except Unreachable as error:
            sys.stderr.write(f"{file.stem}: {error}\n")
    means = f"{'mean':>5} {'usual':>5} {'plain':>5} {'self':>5}"
    head = f"{'turns':>60} {means} {'min':>3} {'max':>3}  of which"
    sys.stdout.write(f"{head}\n")
    for name, row in sorted(rows.items()):
        sys.stdout.write(f"{name:54} {row}\n")
        if chosen.why:
            sys.stdout.writelines(f"{line}\n" for line in row.why())


if __name__ == "__main__":
    main()
