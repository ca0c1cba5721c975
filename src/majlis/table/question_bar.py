"""The bar above the board: what is asked, what came of the last answer, and what can be pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from majlis.drawing.scene import Chip
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.state import Note
from majlis.table import names
from majlis.table.choices import Choice, shortcut_key
from majlis.table.device import Sharing
from majlis.table.drafts import Ending
from majlis.table.page_drawing import PageDrawing
from majlis.table.page_request import Arrival
from majlis.table.qr import qr_code
from majlis.table.templates import drawn
from majlis.words import number

FEW = 2
"""So many sentences of what came of an answer leave room for what is asked now."""
OPENING = Markup("<code>--host 0.0.0.0</code>")
"""How the command that serves the table is told to let others in."""


class QuestionBar:
    """The bar of one page."""

    def __init__(self, page: PageDrawing) -> None:
        self.page = page
        self.request = page.request
        self.seat = page.seat
        self.t = page.t
        self.words = page.words

    def content(self) -> dict[str, Any]:
        request = self.request
        shared: dict[str, Any] = {
            "table": request.table.id,
            "seated": self.seat != WATCHER,
            "may_take_back": request.may_take_back,
            "hints": request.hints and self.page.asked,
            "toggles": [],
            "chips": self._chips(),
            "detail": "",
            "shared": request.sharing is not None,
        }
        if request.arrival:
            return shared | self._open(request.arrival)
        asked = self.words.ask(self.page.question_view, self.seat)
        told = {"crumbs": asked.crumbs, "title": asked.title, "detail": asked.detail}
        if self.page.over or request.ended:
            if request.ended:
                told |= self._ended()
            told["detail"] = told["detail"] or self._others()
            over = {"mode": "over", "ended": request.ended, "next": request.next_table}
            return shared | told | over
        if self.seat != WATCHER and request.seats[self.seat].bot:
            return shared | self._absent(request.seats[self.seat].bot)
        if request.sharing and self.seat == WATCHER:
            return shared | self._cover(request.sharing)
        if self.page.drafted is None:
            return shared | told | {"mode": "waiting"}
        bar = shared | told | self.page.drafted.bar() | {"mode": "asked"}
        came_of_it = self._came_of_it()
        told_first = len(came_of_it) <= FEW
        parts = [*came_of_it, bar["detail"]] if told_first else [bar["detail"], *came_of_it]
        return bar | {"detail": " ".join(filter(None, parts))}

    def _others(self) -> str:
        """What those have who have not won."""
        scores, winners = self.page.view.scores(), self.page.view.winners()
        lost = [seat for seat in range(len(scores)) if seat not in winners]
        names = self.words.names
        ranked = sorted(lost, key=lambda seat: -scores[seat])
        return " · ".join(f"{names.player(seat)} {number(scores[seat])}" for seat in ranked)

    def _came_of_it(self) -> list[str]:
        """What was rolled or drawn since the reader's last answer, in a turn that goes on: until
        the next one, the new question is about that. Where no question is open, what the last
        choice of the plan comes to, if that is soon said: the picture need not show it."""
        request = self.request
        draft = self.page.draft
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
        lines = self.page.words_to_reader().log.tell(notes)
        told = [said.text for said in lines if not (said.heading or said.apart)]
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

    def _chips(self) -> list[dict[str, Any]]:
        """What can be pressed: the game's chips, legal now or not; and whatever has neither a chip
        nor a place on the board, also if it only comes later in the move."""
        page = self.page
        if not page.asked:
            return []
        said = self._said_by_the_button()
        shown = [
            self._chip(action, chip, legal=action in page.tree)
            for action, chip in page.offered.chips.items()
            if action != said
        ]
        if not any(chip["legal"] for chip in shown):
            shown = []
        leaps = {
            path: self._chip(shortcut_key(*path), chip, legal=True)
            for path, chip in page.offered.leaps.items()
            if shortcut_key(*path) in page.shortcuts
        }
        begun = {path[0] for path in leaps}
        if leaps:  # what one chip says comes before what takes several: phones may not show all
            last = {*begun, page.question_view.question().DECLINE}
            first = [chip for chip in shown if chip["action"] not in last]
            shown = [*first, *leaps.values(), *(chip for chip in shown if chip not in first)]
        known = {chip["action"] for chip in shown} | page.scene.targets.keys() | begun | {said}
        later = {
            action: choice
            for half in page.tree.values()
            for action, choice in half.then.items()
            if action not in page.tree
        }
        for action, choice in (page.tree | later).items():
            if action not in known:
                chip = page.offered.chips.get(action) or self._bare_chip(action, choice)
                shown.append(self._chip(action, chip, legal=True, later=action not in page.tree))
        return shown

    def _bare_chip(self, action: int, choice: Choice) -> Chip:
        """Of a thing that is not in the picture now, with what would be done with it."""
        name = self.words.names.name(self.page.question_view.label(action))
        sign = self.page.offered.signs.get(action, "")
        return Chip(name, sign, detail=choice.gain or choice.verb)

    def _said_by_the_button(self) -> int:
        """To decline, where that is to end the turn: one button is enough for it. NONE if it is to
        be chosen."""
        if self.page.draft and self.page.draft.declines:
            return self.page.question_view.question().DECLINE
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
            "others": self._hands_on(action),
        }

    def _hands_on(self, action: int) -> bool:
        """Somebody else is asked after it, but not after every other answer."""
        page = self.page
        if action not in page.tree or (page.drafted and page.drafted.all_hand_on):
            return False
        return page.tree[action].ends == Ending.OTHERS

    def _deed(self, action: int) -> str:
        """What the answer does itself that cannot be taken back, if that has to be said of it."""
        if action in self.page.shortcuts:
            return self.page.shortcuts[action].deed
        return self.page.tree[action].deed if action in self.page.marked else ""
