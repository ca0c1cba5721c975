"""What one page shows of a table: the picture, the words around it, and what its reader may do.

A pure function of a small request, so that equal viewers share one result, and another process can
make it.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from gettext import NullTranslations
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from majlis import games
from majlis.bots.forecasts import watched_chances
from majlis.drawing.scene import Chip, DrawingContext, Format, Panel, Scene
from majlis.kernel.frame import CHANCE, NONE, WATCHER
from majlis.kernel.match import Entry
from majlis.kernel.state import Note, State
from majlis.language import language
from majlis.table import names
from majlis.table.choices import (
    Choice,
    deed_of_all,
    in_halves,
    shortcut_choices,
    shortcut_key,
)
from majlis.table.device import Sharing
from majlis.table.draft_content import DraftContent
from majlis.table.drafts import Draft, Ending, Plan, draft
from majlis.table.paces import NO_PACE
from majlis.table.people import companion_seat, owner_of
from majlis.table.qr import qr_code
from majlis.table.records import Seat, Table
from majlis.table.result_content import ResultContent
from majlis.table.retelling import Move, moves, retold
from majlis.table.snapshot import Snapshot, notes_for, view_of
from majlis.table.stills import zone_switch
from majlis.table.templates import drawn, render, render_all
from majlis.table.wire import Drafted
from majlis.words import number

FEW = 2
"""So many sentences of what came of an answer leave room for what is asked now."""
OPENING = Markup("<code>--host 0.0.0.0</code>")
"""How the command that serves the table is told to let others in."""


@dataclass(frozen=True)
class Viewer:
    """Who looks, and from where."""

    person: str
    name: str
    """What they called themselves last time."""
    language: str
    format: Format
    origin: str
    """The address under which friends find this server."""
    only_here: bool
    """It is an address that only this computer understands."""
    board_of: int = NONE
    """Whose board they look at instead of their own."""
    zone: str = ""
    """The zone of the picture that they have turned to."""
    touch: bool = False
    """They point with their fingers."""
    covered: bool = False
    """The device changes hands: what it shows, everybody may know."""

    def seat(self, table: Snapshot) -> int:
        return WATCHER if self.covered else table.seat_of(self.person)


@dataclass(frozen=True)
class Arrival:
    """What is said to one person before the game begins: how to sit down, whom to invite."""

    name: str
    link: str
    only_here: bool
    may_fill: bool


@dataclass(frozen=True)
class PageRequest:
    """Everything that a page is made from."""

    table: Table
    seats: tuple[Seat, ...]
    state: State
    seat: int
    language: str
    format: Format
    touch: bool
    names: tuple[str, ...]
    board_of: int
    zone: str
    heading: str
    """The part of the match that the log has got to."""
    fresh: tuple[Note, ...]
    """What the page has not shown yet: it moves."""
    recent: tuple[Note, ...]
    """What has happened since this seat last answered: it is marked."""
    came_of_it: tuple[Note, ...]
    """The part of that which belongs to the turn that goes on: what was rolled or drawn."""
    ask: int | None
    """The number of the question to this seat, if there is one."""
    begun: bool
    """This seat has answered in this turn before."""
    plan: Plan | None
    """What the person is planning to answer."""
    shown: tuple[int, ...]
    """The answers of the plan that the page shows already."""
    may_take_back: bool
    away: frozenset[int]
    """The seats of people for whom bots play."""
    styles: tuple[int | None, ...]
    """What the bots are fond of."""
    hints: bool
    """This seat may ask what to do."""
    ended: bool
    """By agreement, before the rules have ended it."""
    next_table: str
    played: tuple[Move, ...]
    """The whole game, once it is over: the result tells how it has come about."""
    lasted: float
    """Seconds from the first question to the end, once it is over."""
    arrival: Arrival | None
    """For whoever comes before the game has begun."""
    companion: int | None
    """The seat in whose name the page answers, if it is not that of the device's owner."""
    sharing: Sharing | None
    """For several people at one device."""

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells one request from another about the same snapshot."""
        return (
            self.seat, self.language, self.format, self.touch, self.board_of, self.zone,
            self.fresh, self.arrival, self.plan, self.shown, self.sharing,
        )  # fmt: skip


@dataclass(frozen=True)
class PageContent:
    """What the page shows; a window sends of it what has changed."""

    scene: Scene
    html: dict[str, str]
    ask: int | None
    companion: int | None
    draft: Drafted | None
    """How far the person's plan has got; None if nothing is asked of them."""
    dropped: bool
    """The plan could not be played any more."""
    tree: dict[int, Choice]
    ghosts: dict[int, str]
    title: str
    question: str


class Share(NamedTuple):
    """A part of the bar below a player's name."""

    x: int
    width: int
    tone: str
    promised: bool


def page_request(
    snapshot: Snapshot,
    viewer: Viewer,
    seen: int | None,
    heading: str,
    plan: Plan | None = None,
    shown: Sequence[int] = (),
    sharing: Sharing | None = None,
) -> PageRequest:
    """What this viewer's page is made from; `seen` is the newest event that it shows already, None
    if it shows nothing yet, `shown` what it shows of a plan; `sharing` if there are others at the
    device."""
    seat = viewer.seat(snapshot)
    seats = snapshot.seat_names(viewer.language)
    of_another = 0 <= viewer.board_of < len(seats) and viewer.board_of != seat
    fresh: list[Entry] = [] if seen is None else snapshot.entries_since(seen)
    if plan is None or plan.ask != snapshot.asks.get(seat):
        fresh, plan, shown = without_own(fresh, seat, shown), None, ()
    table = snapshot.table
    recent = snapshot.entries_since_own(seat)
    this_turn = [entry for entry in recent if entry.turn == snapshot.state.turn]
    return PageRequest(
        table=table,
        seats=snapshot.seats,
        state=snapshot.state,
        seat=seat,
        language=viewer.language,
        format=viewer.format,
        touch=viewer.touch,
        names=seats,
        board_of=viewer.board_of if of_another else NONE,
        zone=viewer.zone,
        heading=heading,
        fresh=notes_for(seat, fresh),
        recent=notes_for(seat, recent),
        came_of_it=notes_for(seat, this_turn),
        ask=snapshot.asks.get(seat),
        begun=snapshot.has_begun(seat),
        plan=plan,
        shown=tuple(shown),
        may_take_back=seat in snapshot.may_take_back,
        away=snapshot.away,
        styles=snapshot.styles,
        hints=snapshot.hints,
        ended=snapshot.ended,
        next_table=snapshot.next_table,
        played=moves(snapshot.log[: snapshot.lines]) if snapshot.over else (),
        lasted=snapshot.lasted if snapshot.over else 0,
        arrival=None
        if snapshot.begun
        else Arrival(
            viewer.name,
            f"{viewer.origin}/t/{table.id}",
            viewer.only_here,
            owner_of(viewer.person) == table.host,
        ),
        companion=companion_seat(viewer.person),
        sharing=sharing,
    )


def without_own(entries: list[Entry], seat: int, shown: Sequence[int]) -> list[Entry]:
    """The lines of the log, less those answers that the page has shown as a plan already."""
    left = list(shown)
    rest = []
    for entry in entries:
        if left and entry.seat == seat and entry.action == left[0]:
            left.pop(0)
        else:
            rest.append(entry)
    return rest if not left else entries


def page_content(request: PageRequest) -> PageContent:
    """The table as the page shows it."""
    return PageBuilder(request).content()


class PageBuilder:
    """The pieces of one page."""

    def __init__(self, request: PageRequest) -> None:
        game = games.game(request.table.game)
        self.request = request
        self.seat = request.seat
        self.code = request.language
        self.t: NullTranslations = language(self.code)
        self.words = game.words(self.code, request.names)
        self.asked = request.ask is not None
        view = view_of(request.state, request.seat)
        self.over = not view.waiting
        self.draft: Draft | None = None
        self.dropped = False
        if self.asked:
            self.draft = draft(view, request.plan or Plan(request.ask or 0), request.begun)
            self.dropped = self.draft is None
            self.draft = self.draft or draft(view, Plan(request.ask or 0), request.begun)
        self.view = self.draft.shown if self.draft else view
        """What is drawn: the table, or what the draft makes of it."""
        self.question_view = self.draft.offered if self.draft else view
        """What is asked."""
        context = DrawingContext(
            language=self.code,
            format=request.format,
            names=request.names,
            fresh=request.fresh + (self.draft.notes_after(request.shown) if self.draft else ()),
            recent=request.recent,
            board_of=request.board_of,
            zone=request.zone,
            touch=request.touch,
        )
        last: Scene | None = None
        if (
            self.draft
            and self.draft.steps
            and self.draft.ending != Ending.ASKED
            and not self.draft.lies_there
        ):
            step = self.draft.steps[min(self.draft.base, len(self.draft.steps) - 1)]
            last = picture(request.table.game, Comparable(step.view), replace(context, fresh=()))
            context = replace(context, zone=context.zone or last.focus)
        planned = self.draft.notes_after(()) if self.draft else ()
        self.scene: Scene = game.draw(self.view, replace(context, planned=planned))
        stays_open = self.question_view is not self.view
        self.offered: Scene = last if last and stays_open else self.scene
        """What is asked, as it was drawn when it was asked: it knows the chips."""
        self.chances = self._chances()
        self.drafted: DraftContent | None = None
        self.tree: dict[int, Choice] = {}
        self.marked: frozenset[int] = frozenset()
        """Answers that roll by themselves, beside others that do not."""
        self.shortcuts: dict[int, Choice] = {}
        """What stands for several answers."""
        if self.draft:
            still = replace(context, fresh=(), zone=context.zone or self.scene.focus)
            pictures: tuple[Scene, ...] = ()
            if self.draft.steps:
                before = picture(request.table.game, Comparable(quiet(view)), still)
                pictures = before, game.draw(quiet(self.view), replace(still, planned=planned))
            self.drafted = DraftContent(self.draft, self.words, self.code, pictures)
            self.tree = in_halves(self.drafted.tree, self.offered.pairs)
            if not deed_of_all(self.tree):
                self.marked = frozenset(action for action in self.tree if self.tree[action].deed)
            if self.tree and not self.draft.sets:
                paths = [*self.scene.shortcuts, *self.offered.leaps]
                self.shortcuts = shortcut_choices(self.question_view, self.words, paths)

    def content(self) -> PageContent:
        request, t = self.request, self.t
        title = t.gettext(games.meta(request.table.game).title)
        your_turn = t.gettext("Your turn")
        players = [self._player(seat, panel) for seat, panel in enumerate(self.scene.panels)]
        question = self._question()
        name, heading = names.told(request.table.name, t), request.heading
        standing = t.gettext("Table “%(name)s”") % {"name": name}
        pace = request.table.pace
        parts = [standing, heading, names.paced(pace, t) if pace != NO_PACE else ""]
        return PageContent(
            scene=self.scene,
            html={
                "standing": str(escape(" · ".join(filter(None, parts)))),
                "question": render(self.code, "piece_question.html", **question),
                "players": render_all(self.code, "piece_player.html", players),
                "scores": render_all(self.code, "piece_score.html", players),
                "cards": "".join(self.scene.cards.values()),
                "enlarged": self._enlarged(),
                "mine": self.scene.mine,
                "zones": zone_switch(self.scene, self.code),
                "summary": str(escape(self.scene.summary)),
                "outline": render(
                    self.code, "piece_outline.html", outline=self.words.outline(self.view)
                ),
                "result": self._result(str(question["title"])) if request.played else "",
            },
            ask=request.ask,
            companion=request.companion,
            draft=self.drafted.told(request.may_take_back) if self.drafted else None,
            dropped=self.dropped,
            tree=self.tree | self.shortcuts,
            ghosts=self._ghosts(),
            title=f"{your_turn} · {title}" if self.asked or self._is_called() else title,
            question=str(question["title"]),
        )

    def _is_called(self) -> bool:
        """Somebody at this device is asked, and has to take it first."""
        sharing = self.request.sharing
        return self.seat == WATCHER and sharing is not None and sharing.next != NONE

    def _enlarged(self) -> str:
        """The way back from somebody else's board."""
        if self.request.board_of == NONE:
            return ""
        watching = self.seat < 0
        return render(self.code, "piece_enlarged.html", watching=watching, nobody=NONE)

    # -- the question bar ------------------------------------------------------------------------

    def _question(self) -> dict[str, Any]:
        request = self.request
        shared: dict[str, Any] = {
            "table": request.table.id,
            "seated": self.seat != WATCHER,
            "may_take_back": request.may_take_back,
            "hints": request.hints and self.asked,
            "toggles": [],
            "chips": self._chips(),
            "detail": "",
            "shared": request.sharing is not None,
        }
        if request.arrival:
            return shared | self._open(request.arrival)
        asked = self.words.ask(self.question_view, self.seat)
        told = {"crumbs": asked.crumbs, "title": asked.title, "detail": asked.detail}
        if self.over or request.ended:
            if request.ended:
                told |= self._ended()
            told["detail"] = told["detail"] or self._others()
            over = {"mode": "over", "ended": request.ended, "next": request.next_table}
            return shared | told | over
        if self.seat != WATCHER and request.seats[self.seat].bot:
            return shared | self._absent(request.seats[self.seat].bot)
        if request.sharing and self.seat == WATCHER:
            return shared | self._cover(request.sharing)
        if self.drafted is None:
            return shared | told | {"mode": "waiting"}
        bar = shared | told | self.drafted.bar() | {"mode": "asked"}
        came_of_it = self._came_of_it()
        told_first = len(came_of_it) <= FEW
        parts = [*came_of_it, bar["detail"]] if told_first else [bar["detail"], *came_of_it]
        return bar | {"detail": " ".join(filter(None, parts))}

    def _others(self) -> str:
        """What those have who have not won."""
        scores, winners = self.view.scores(), self.view.winners()
        lost = [seat for seat in range(len(scores)) if seat not in winners]
        names = self.words.names
        ranked = sorted(lost, key=lambda seat: -scores[seat])
        return " · ".join(f"{names.player(seat)} {number(scores[seat])}" for seat in ranked)

    def _came_of_it(self) -> list[str]:
        """What was rolled or drawn since the reader's last answer, in a turn that goes on: until
        the next one, the new question is about that. Where no question is open, what the last
        choice of the plan comes to, if that is soon said: the picture need not show it."""
        request = self.request
        draft = self.draft
        if not draft:
            return []
        rolled: tuple[Note, ...] = ()
        if not draft.chosen and draft.start.turn_of == self.seat:
            rolled = request.came_of_it
        if rolled:
            return self._told(rolled + draft.notes_after(()))  # the table may answer by itself
        if draft.ready:
            planned = self._told(draft.notes_after(draft.before_last_choice))
            return planned if len(planned) <= FEW else []
        return []

    def _told(self, notes: tuple[Note, ...]) -> list[str]:
        """As sentences."""
        request = self.request
        log = games.game(request.table.game).words(self.code, request.names).read_by(self.seat).log
        told = [said.text for said in log.tell(notes) if not (said.heading or said.apart)]
        return [f"{text}." for text in dict.fromkeys(told)]  # two cards: said once

    def _open(self, arrival: Arrival) -> dict[str, Any]:
        seats, t = self.request.seats, self.t
        open_to_all = [seat.seat for seat in seats if seat.free and not seat.kept]
        taken = sum(not seat.free for seat in seats)
        own = [seats[seat] for seat in self._seats_here()]
        kept = next((seat for seat in own if seat.free), None)
        may_sit = kept is not None or (not own and bool(open_to_all))
        if kept:
            title = t.gettext("Your seat is kept")
            detail = t.gettext("Sit down, or leave by the menu: then the seat is open to others.")
        elif may_sit:
            title = t.gettext("Take a seat")
            detail = t.gettext("Enter your name and choose a seat, or stay and watch.")
        else:
            title = t.gettext("Waiting for players")
            detail = (
                t.gettext("Send this link to your friends: whoever opens it can sit down.")
                if open_to_all
                else t.gettext("The free seats are kept for those who have played before.")
            )
        note = t.gettext(
            "Only this computer can open this address. Start with %(option)s to let others in."
        )
        return {
            "mode": "open",
            "crumbs": (
                t.gettext("%(taken)s of %(all)s seats are taken")
                % {"taken": taken, "all": len(seats)},
            ),
            "title": title,
            "detail": detail,
            "free": [kept.seat] if kept else open_to_all,
            "may_sit": may_sit,
            "may_fill": arrival.may_fill,
            "open_to_all": bool(open_to_all),
            "kept": any(seat.kept for seat in seats),
            "name": kept.kept if kept else arrival.name,
            "link": arrival.link,
            "qr": drawn(qr_code(arrival.link)),
            "only_here": escape(note) % {"option": OPENING} if arrival.only_here else "",
        }

    def _seats_here(self) -> Sequence[int]:
        """Those of the reader, and of whoever shares their device."""
        if self.request.sharing:
            return self.request.sharing.seats
        return [self.seat] if self.seat != WATCHER else []

    def _ended(self) -> dict[str, Any]:
        t = self.t
        return {
            "crumbs": (t.gettext("The game is over"),),
            "title": t.gettext("Ended by agreement"),
            "detail": t.gettext("Nobody has won. The match file tells how far it went."),
        }

    def _absent(self, bot: str) -> dict[str, Any]:
        """For whoever was away and looks again."""
        t = self.t
        detail = t.gettext("%(bot)s plays on for you until you take your seat back.")
        return {
            "mode": "absent",
            "crumbs": (t.gettext("You were away"),),
            "title": t.gettext("A bot sits in for you"),
            "detail": detail % {"bot": t.gettext(names.KINDS[bot])},
        }

    def _cover(self, sharing: Sharing) -> dict[str, Any]:
        """Until somebody says that the device is in the right hands, it shows nobody's secrets."""
        t, names = self.t, self.words.names
        title = t.gettext("Who looks at this device?")
        if sharing.next != NONE:
            title = t.gettext("Give the device to %(name)s") % {"name": names.player(sharing.next)}
        return {
            "mode": "pass",
            "crumbs": (t.gettext("Several people play on this device"),),
            "title": title,
            "detail": t.gettext("Until then it shows what everybody may know."),
            "lookers": [
                {"seat": seat, "name": names.player(seat), "next": seat == sharing.next}
                for seat in sorted(sharing.seats, key=lambda seat: seat != sharing.next)
            ],
        }

    def _ghosts(self) -> dict[int, str]:
        """The piece that each chip would put on the board; under NONE the one that has been chosen
        already, where the question is the second half of one."""
        chips = self.offered.chips
        ghosts = {action: chips[action].ghost for action in self.tree if action in chips}
        last = self.draft.path[self.draft.base - 1] if self.draft and self.draft.base else NONE
        if last in chips and self.question_view.waiting and self.question_view.question().JOINED:
            ghosts[NONE] = chips[last].ghost
        return ghosts

    def _chips(self) -> list[dict[str, Any]]:
        """What can be pressed: the game's chips, legal now or not; and whatever has neither a chip
        nor a place on the board, also if it only comes later in the move."""
        if not self.asked:
            return []
        said = self._said_by_the_button()
        shown = [
            self._chip(action, chip, legal=action in self.tree)
            for action, chip in self.offered.chips.items()
            if action != said
        ]
        if not any(chip["legal"] for chip in shown):
            shown = []
        leaps = {
            path: self._chip(shortcut_key(*path), chip, legal=True)
            for path, chip in self.offered.leaps.items()
            if shortcut_key(*path) in self.shortcuts
        }
        shown = [*leaps.values(), *shown]
        begun = {path[0] for path in leaps}
        known = {chip["action"] for chip in shown} | self.scene.targets.keys() | begun | {said}
        later = {
            action: choice
            for half in self.tree.values()
            for action, choice in half.then.items()
            if action not in self.tree
        }
        for action, choice in (self.tree | later).items():
            if action not in known:
                chip = self.offered.chips.get(action) or self._bare_chip(action, choice)
                shown.append(self._chip(action, chip, legal=True, later=action not in self.tree))
        return shown

    def _bare_chip(self, action: int, choice: Choice) -> Chip:
        """Of a thing that is not in the picture now, with what would be done with it."""
        name = self.words.names.name(self.question_view.label(action))
        sign = self.offered.signs.get(action, "")
        return Chip(name, sign, detail=choice.gain or choice.verb)

    def _said_by_the_button(self) -> int:
        """To decline, where that is to end the turn: one button is enough for it. NONE if it is to
        be chosen."""
        if self.draft and self.draft.declines:
            return self.question_view.question().DECLINE
        return NONE

    def _chip(self, action: int, chip: Chip, legal: bool, later: bool = False) -> dict[str, Any]:
        return {
            "action": action,
            "legal": legal,
            "later": later,
            "icon": drawn(chip.icon),
            "title": chip.title,
            "detail": chip.detail,
            "deed": self._deed(action),
        }

    def _deed(self, action: int) -> str:
        """What the answer does itself that cannot be taken back, if that has to be said of it."""
        if action in self.shortcuts:
            return self.shortcuts[action].deed
        return self.tree[action].deed if action in self.marked else ""

    # -- the rail --------------------------------------------------------------------------------

    def _chances(self) -> list[int]:
        """How likely each seat is to win, in per cent: for watchers alone, and only as long as it
        is not known; a player must not be told what the search thinks of the position."""
        request = self.request
        wanted = request.table.chances and self.seat == WATCHER and request.arrival is None
        if not wanted or self.over or request.sharing:
            return []
        found = watched_chances(request.table.game, self.view)
        return [round(100 * chance) for chance in found]

    def _player(self, seat: int, panel: Panel) -> dict[str, Any]:
        t = self.t
        chair = self.request.seats[seat]
        goes_on = self.request.arrival is None and not self.request.ended
        asked = goes_on and seat in self.request.state.waiting
        pill = ""
        if asked:
            if seat == self.seat:
                pill = t.gettext("Your turn")
            else:
                pill = t.gettext("thinking") if chair.bot else t.gettext("to move")
        elif self.over and seat in self.view.winners():
            pill = t.gettext("winner")
        x = 0
        shares: list[Share] = []
        for stat in panel.stats:
            if stat.tone and stat.share > 0:
                shares.append(Share(x, stat.share, stat.tone, stat.promised))
                x += stat.share
        totals = [
            sum(stat.share for stat in other.stats if stat.tone) for other in self.scene.panels
        ]
        return {
            "seat": seat,
            "name": t.gettext("You") if seat == self.seat else self.words.names.player(seat),
            "own": seat == self.seat,
            "person": not chair.free and (not chair.bot or seat in self.request.away),
            "clock": self.request.table.pace != NO_PACE and goes_on and not self.over,
            "asked": asked,
            "pill": pill,
            "note": self._played_by(seat, chair.bot) if chair.bot else "",
            "level": names.level(chair.bot),
            "style": self._fond_of(seat),
            "score": panel.score,
            "promised": panel.promised,
            "scored": "" if panel.score is None else self.words.scored(panel.score),
            "stats": panel.stats,
            "shares": tuple(shares),
            "whole": max(*totals, 1),
            "chance": self.chances[seat] if self.chances else None,
            "extra": drawn(panel.extra),
            "board": panel.board and (seat != self.seat or self.request.board_of != NONE),
            "enlarged": seat == self.request.board_of,
        }

    def _played_by(self, seat: int, bot: str) -> str:
        called = self.t.gettext(names.KINDS[bot])
        if seat in self.request.away:
            return self.t.gettext("away: %(bot)s plays") % {"bot": called}
        return called

    def _fond_of(self, seat: int) -> str:
        style = self.request.styles[seat]
        if style is None:
            return ""
        return self.t.gettext("fond of %(things)s") % {"things": self.words.styles()[style]}

    def _result(self, headline: str) -> str:
        request, table = self.request, self.request.table
        options = tuple(sorted(table.options.items()))
        state = request.state
        turns = retold(table.game, table.seats, options, state.rules, request.played)
        words = games.game(table.game).words(self.code, request.names).read_by(self.seat)
        result = ResultContent(words, state, turns, request.format, table.id)
        return result.html(headline, table.seed, request.lasted)


class Comparable:
    """A view that equals others of the same position, for a cache: its pickle does."""

    def __init__(self, view: State) -> None:
        self.view = view
        self.pickled = pickle.dumps(view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Comparable) and self.pickled == other.pickled

    def __hash__(self) -> int:
        return hash(self.pickled)


@lru_cache(maxsize=256)  # as many tables may be planning at the same time
def picture(game: str, seen: Comparable, context: DrawingContext) -> Scene:
    """What a draft begins from, and what it has answered last: drawn once for all the clicks of a
    turn."""
    return games.game(game).draw(seen.view, context)


def quiet(view: State) -> State:
    """The view as if its seat were not asked anything: nothing in its picture offers itself."""
    if not view.waiting:
        return view  # the game is over
    copy = view.clone()
    copy.waiting = [CHANCE]
    return copy
