"""What one person sees of a table: the picture, the words around it, and what they may do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from gettext import NullTranslations
from typing import Any

from markupsafe import escape

from majlis import games
from majlis.drawing.scene import Chip, Look, Panel, Scene
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.state import Note, State
from majlis.language import language
from majlis.table import names
from majlis.table.choices import Choice, choices
from majlis.table.rooms import Room
from majlis.table.templates import drawn, render
from majlis.words import Question, Words


@dataclass(frozen=True)
class Looker:
    """Who looks, and from where."""

    person: str
    name: str
    """What they called themselves last time."""
    language: str
    narrow: bool
    origin: str
    """The address under which friends find this server."""
    only_here: bool
    """It is an address that only this computer understands."""
    board_of: int = NONE
    """Whose board they look at instead of their own."""


@dataclass(frozen=True)
class Sight:
    scene: Scene
    html: dict[str, str]
    ask: int | None
    tree: dict[int, Choice]
    ghosts: dict[int, str]
    title: str
    question: str


def seat_names(room: Room, code: str) -> tuple[str, ...]:
    """Who sits where, in the reader's language."""
    t = language(code)
    return tuple(
        t.gettext("Free seat") if seat.free else t.gettext(seat.name) if seat.bot else seat.name
        for seat in room.seats
    )


def words_for(room: Room, code: str) -> Words[Any, Any]:
    return games.game(room.table.game).words(code, seat_names(room, code))


def asked(room: Room, seat: int) -> int | None:
    """The number of the question to this seat, if there is one."""
    return room.ledger.ask(seat) if room.begun and seat in room.match.waiting else None


def see(
    room: Room, looker: Looker, heading: str, fresh: Sequence[Note], recent: Sequence[Note]
) -> Sight:
    """The table as this person sees it now."""
    code = looker.language
    seat = room.seat_of(looker.person)
    view = room.match.view(seat)
    names = seat_names(room, code)
    of_another = 0 <= looker.board_of < len(names) and looker.board_of != seat
    board_of = looker.board_of if of_another else NONE
    look = Look(code, looker.narrow, names, tuple(fresh), tuple(recent), board_of)
    scene = games.game(room.table.game).draw(view, look)
    return Sighting(room, looker, seat, view, scene, board_of).sight(heading)


class Sighting:
    """Everything that the pieces of one page are made from."""

    def __init__(
        self, room: Room, looker: Looker, seat: int, view: State, scene: Scene, board_of: int
    ) -> None:
        self.room = room
        self.looker = looker
        self.seat = seat
        self.view = view
        self.scene = scene
        self.board_of = board_of
        self.code = looker.language
        self.t: NullTranslations = language(self.code)
        self.words = words_for(room, self.code)
        self.ask = asked(room, seat)
        self.asked = self.ask is not None
        self.tree = choices(room.match.state, seat, self.words) if self.asked else {}

    def sight(self, heading: str) -> Sight:
        room, t = self.room, self.t
        title = t.gettext(games.meta(room.table.game).title)
        your_turn = t.gettext("Your turn")
        players = [self._player(seat, panel) for seat, panel in enumerate(self.scene.panels)]
        question = self._question()
        standing = t.gettext("Table “%(name)s”") % {"name": t.gettext(room.table.name)}
        return Sight(
            scene=self.scene,
            html={
                "standing": str(escape(f"{standing} · {heading}" if heading else standing)),
                "question": render(self.code, "piece_question.html", **question),
                "players": render(self.code, "piece_players.html", players=players),
                "scores": render(self.code, "piece_scores.html", players=players),
                "cards": "".join(self.scene.cards.values()),
                "enlarged": self._enlarged(),
                "summary": str(escape(self.scene.summary)),
                "result": self._result(players) if room.match.over else "",
            },
            ask=self.ask,
            tree=self.tree,
            ghosts=self._ghosts(),
            title=f"{your_turn} · {title}" if self.asked else title,
            question=str(question["title"]),
        )

    def _enlarged(self) -> str:
        """The way back from somebody else's board."""
        if self.board_of == NONE:
            return ""
        watching = self.seat == WATCHER
        return render(self.code, "piece_enlarged.html", watching=watching, none=NONE)

    # -- the question bar ------------------------------------------------------------------------

    def _question(self) -> dict[str, Any]:
        room = self.room
        shared: dict[str, Any] = {
            "table": room.table.id,
            "seated": self.seat != WATCHER,
            "may_undo": self.seat != WATCHER and room.match.can_undo(self.seat),
            "chips": self._chips(),
            "detail": "",
        }
        if not room.begun:
            return shared | self._open()
        asked: Question = self.words.ask(self.view, self.seat)
        told = {"crumbs": asked.crumbs, "title": asked.title, "detail": asked.detail}
        if room.match.over:
            return shared | told | {"mode": "over", "next": room.next}
        return shared | told | {"mode": "asked" if self.asked else "waiting"}

    def _open(self) -> dict[str, Any]:
        room, t = self.room, self.t
        free = [seat.seat for seat in room.seats if seat.free]
        taken = len(room.seats) - len(free)
        may_sit = self.seat == WATCHER
        detail = (
            t.gettext("Say what you are called and choose a seat, or stay and watch.")
            if may_sit
            else t.gettext("Send this link to your friends: whoever opens it can sit down.")
        )
        note = t.gettext(
            "Only this computer can open this address. Start with --host 0.0.0.0 to let others in."
        )
        return {
            "mode": "open",
            "crumbs": (
                t.gettext("%(taken)s of %(all)s seats are taken")
                % {"taken": taken, "all": len(room.seats)},
            ),
            "title": t.gettext("Take a seat") if may_sit else t.gettext("Waiting for players"),
            "detail": detail,
            "free": free,
            "may_sit": may_sit,
            "may_fill": self.looker.person == room.table.host,
            "name": self.looker.name,
            "link": f"{self.looker.origin}/t/{room.table.id}",
            "only_here": note if self.looker.only_here else "",
        }

    def _ghosts(self) -> dict[int, str]:
        """The piece that each chip would put on the board; under NONE the one that has been chosen
        already, where the question is the second half of one."""
        chips = self.scene.chips
        ghosts = {action: chips[action].ghost for action in self.tree if action in chips}
        log = self.room.match.log
        if self.asked and self.view.question().JOINED and log and log[-1].action in chips:
            ghosts[NONE] = chips[log[-1].action].ghost
        return ghosts

    def _chips(self) -> list[dict[str, Any]]:
        """What can be pressed: the game's chips, legal now or not; and whatever has neither a chip
        nor a place on the board, also if it only comes later in the move."""
        if not self.asked:
            return []
        shown = [
            self._chip(action, chip, legal=action in self.tree)
            for action, chip in self.scene.chips.items()
        ]
        if not any(chip["legal"] for chip in shown):
            shown = []
        known = {chip["action"] for chip in shown} | self.scene.targets.keys()
        view = self.view
        bare = [action for action in self.tree if action not in known]
        later = [a for c in self.tree.values() for a in c.then if a not in known and a not in bare]
        for action in dict.fromkeys(bare + later):
            chip = self.scene.chips.get(action) or Chip(self.words.names.name(view.label(action)))
            shown.append(self._chip(action, chip, legal=True, later=action not in self.tree))
        return shown

    def _chip(self, action: int, chip: Chip, legal: bool, later: bool = False) -> dict[str, Any]:
        return {
            "action": action,
            "legal": legal,
            "later": later,
            "icon": drawn(chip.icon),
            "title": chip.title,
            "detail": chip.detail,
        }

    # -- the rail --------------------------------------------------------------------------------

    def _player(self, seat: int, panel: Panel) -> dict[str, Any]:
        room, t = self.room, self.t
        chair = room.seats[seat]
        asked = room.begun and seat in room.match.waiting
        pill = ""
        if asked:
            if seat == self.seat:
                pill = t.gettext("Your turn")
            else:
                pill = t.gettext("thinking") if chair.bot else t.gettext("to move")
        elif seat in room.match.winners():
            pill = t.gettext("winner")
        x = 0
        shares = []
        for stat in panel.stats:
            if stat.tone and stat.share > 0:
                shares.append({"x": x, "width": stat.share, "tone": stat.tone})
                x += stat.share
        totals = [
            sum(stat.share for stat in other.stats if stat.tone) for other in self.scene.panels
        ]
        return {
            "seat": seat,
            "name": t.gettext("You") if seat == self.seat else self.words.names.player(seat),
            "asked": asked,
            "pill": pill,
            "note": t.gettext(names.KINDS[chair.bot]) if chair.bot else "",
            "score": panel.score,
            "stats": panel.stats,
            "shares": shares,
            "whole": max(*totals, 1),
            "extra": drawn(panel.extra),
            "board": panel.board and (seat != self.seat or self.board_of != NONE),
            "enlarged": seat == self.board_of,
        }

    def _result(self, players: Sequence[dict[str, Any]]) -> str:
        match = self.room.match
        breakdown = match.breakdown()
        return render(
            self.code,
            "piece_result.html",
            headline=self.words.ask(self.view, self.seat).title,
            players=players,
            sources=[
                (self.words.names.name(source), [points[source] for points in breakdown])
                for source in breakdown[0]
            ],
            totals=match.scores(),
            seed=match.seed,
            commitment=match.commitment,
        )
