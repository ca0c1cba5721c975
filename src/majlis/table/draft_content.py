"""What a page shows of its reader's draft: what may come next, what was taken for them, and what
the big button does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from majlis.drawing.scene import Scene, Stat
from majlis.kernel.frame import NONE
from majlis.language import language
from majlis.table.choices import Choice, choices, deed_of_all
from majlis.table.drafts import Draft, Ending
from majlis.table.page_request import PageRequest
from majlis.table.wire import Drafted
from majlis.words import Words, signed


class DraftContent:
    """The pieces of one page that tell of a draft."""

    def __init__(
        self, draft: Draft, words: Words[Any, Any], code: str, pictures: Sequence[Scene] = ()
    ) -> None:
        self.draft = draft
        self.words = words
        self.t = language(code)
        self.pictures = pictures
        """The table without the draft and with it, as if nothing were asked; none of a draft that
        has no steps."""
        self.whole = draft.start.question().WHOLE_TURN
        self.mine = draft.start.turn_of == draft.start.viewer

    @cached_property
    def tree(self) -> dict[int, Choice]:
        """What can be answered now; of a set, whatever it can be completed with."""
        draft = self.draft
        if draft.sets:
            return self._set_tree()
        return {} if draft.ready else choices(draft.offered, self.words)

    def _set_tree(self) -> dict[int, Choice]:
        view = self.draft.offered
        first = {action: self.words.preview(view, action) for action in view.legal}
        return {
            action: Choice(first[action].text, first[action].gain) if action in first else Choice()
            for action in sorted({*self.draft.addable, *self.draft.picked})
        }

    def told(self, request: PageRequest) -> Drafted:
        """How far it has got, for the page's script."""
        draft = self.draft
        return Drafted(
            path=draft.path,
            taken=[nth for nth, step in enumerate(draft.steps) if step.taken],
            base=draft.base,
            picked=list(draft.picked),
            addable=draft.addable,
            set=bool(draft.sets),
            ends=draft.ending,
            whole=self.whole,
            offers=draft.offers,
            closes=draft.is_decided and not request.may_take_back,
            waits=request.taken_back,
            changed=self._changed(),
        )

    def _changed(self) -> list[str]:
        """The keys of what looks otherwise than on the table."""
        if not self.pictures:
            return []
        before, after = self.pictures
        return [
            key
            for key, node in after.nodes.items()
            if before.nodes.get(key) != node and key not in after.aids
        ]

    # -- the question bar ------------------------------------------------------------------------

    def bar(self) -> dict[str, Any]:
        """What the bar says beside the question, or instead of it."""
        draft = self.draft
        asked = draft.offered.waiting != []
        said = {
            "toggles": self._toggles(),
            "button": self._button(),
            "drafted": bool(draft.chosen or draft.picked),
            "prepares": asked and draft.offered.question().PREPARES,
        }
        return said | self._ready() if draft.ready else said

    def _ready(self) -> dict[str, Any]:
        """What is said when nothing is left to decide: the same as the button says."""
        _ = self.t.gettext
        draft = self.draft
        title, detail = _("All is chosen so far"), _("Go on, or change something first.")
        if self.ends_turn:
            title, detail = _("Your turn is ready"), _("End it, or change something first.")
        if not draft.chosen and not draft.toggles:
            detail = _("There is nothing else to choose.")
        asked = self.words.ask(draft.start, draft.start.viewer)
        crumbs = (_("Your turn"),) if self.mine else asked.crumbs
        return {"crumbs": crumbs, "title": title, "detail": detail}

    @property
    def ends_turn(self) -> bool:
        """The big button does."""
        if self.draft.ending == Ending.CHANCE:
            return self.mine and self.words.ends_turn(self.draft.end)
        return self.mine and self.draft.ending == Ending.TURN

    def _toggles(self) -> list[dict[str, Any]]:
        """What the table answers by itself, as it is called, and what a click makes of it."""
        return [
            {
                "at": toggle.at,
                "on": toggle.on,
                "flips_to": toggle.flips_to if toggle.flips_to != NONE else None,
                "text": self.words.preview(self.draft.steps[toggle.at].view, toggle.answer).verb,
            }
            for toggle in self.draft.toggles
        ]

    def _button(self) -> dict[str, Any]:
        """What the big button does, and what it all comes to."""
        _ = self.t.gettext
        draft = self.draft
        lock, sign = "", "sealed"
        match draft.ending:
            case Ending.ASKED:
                return self._button_to_be()
            case Ending.TURN:
                verb = _("Go on")
            case Ending.OTHERS:
                verb, lock, sign = _("Go on"), _("others are asked next"), "people"
            case Ending.CHOSEN:
                verb = _("Choose")
            case Ending.REVEAL:
                verb, lock = _("Choose"), _("you are the last: this reveals")
            case Ending.CHANCE:
                verb = self.words.button(draft.end)
                lock = _("cannot be taken back") if draft.own_turn else ""
        verb = _("End turn") if self.ends_turn else verb
        return {"verb": verb, "sum": self._sum(), "lock": lock, "sign": sign, "ready": True}

    def _button_to_be(self) -> dict[str, Any]:
        """What is to come of the answer that is missing. If each of them rolls or ends the turn by
        itself, the button says so in their stead."""
        _ = self.t.gettext
        rolls = deed_of_all(self.tree)
        verb = rolls or (_("End turn") if self.mine else _("Choose"))
        if self.all_hand_on:
            verb = _("Go on")
        by_click = rolls or (self.whole and not self.draft.steps)
        why = _("as soon as you choose") if by_click else self._why_not_yet()
        return {"verb": verb, "why": why, "ready": False}

    @property
    def all_hand_on(self) -> bool:
        """Whatever is answered, somebody else is asked before the turn goes on."""
        return bool(self.tree) and all(one.ends == Ending.OTHERS for one in self.tree.values())

    def _why_not_yet(self) -> str:
        """What is missing before the button does anything."""
        _ = self.t.gettext
        if not self.draft.sets:
            return _("answer first")
        sizes = {len(one) for one in self.draft.sets}
        if len(sizes) > 1:
            return _("{n} chosen").format(n=len(self.draft.picked))
        return _("{n} of {all}").format(n=len(self.draft.picked), all=sizes.pop())

    def _sum(self) -> list[dict[str, Any]]:
        """What the draft changes of the numbers beside the player's name."""
        if not self.pictures:
            return []
        was, now = (numbers(picture, self.draft.start.viewer) for picture in self.pictures)
        return [
            {"icon": icon, "word": stat.word, "change": signed(int(stat.value) - before)}
            for icon, stat in now.items()
            if (before := int(was[icon].value if icon in was else "0")) != int(stat.value)
        ]


def numbers(picture: Scene, seat: int) -> dict[str, Stat]:
    """What is counted beside the name of a player, by icon; a promise does not count yet."""
    panel = picture.panels[seat]
    return {
        stat.icon: stat
        for stat in (*panel.stats, *panel.counts)
        if stat.value.isdecimal() and not stat.promised
    }
