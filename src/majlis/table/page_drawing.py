"""The table as a page draws it: with what its reader plans, and what they could answer next."""

from __future__ import annotations

import pickle
from dataclasses import replace
from functools import lru_cache
from gettext import NullTranslations
from typing import Any

from majlis import games
from majlis.drawing.scene import DrawingContext, Scene
from majlis.kernel.frame import CHANCE, NONE
from majlis.kernel.state import State
from majlis.language import language
from majlis.table.choices import Choice, deed_of_all, in_halves, shortcut_choices
from majlis.table.draft_content import DraftContent
from majlis.table.drafts import Draft, Ending, Plan, draft
from majlis.table.page_request import PageRequest
from majlis.table.snapshot import view_of
from majlis.words import Words


class PageDrawing:
    """Everything that the pieces of one page have in common."""

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
        self.context = DrawingContext(
            language=self.code,
            format=request.format,
            names=request.names,
            fresh=request.fresh + (self.draft.notes_after(request.shown) if self.draft else ()),
            recent=request.recent,
            board_of=request.board_of,
            zone=request.zone,
            touch=request.touch,
        )
        last = self._last_choice()
        if last:
            self.context = replace(self.context, zone=self.context.zone or last.focus)
        self.planned = self.draft.notes_after(()) if self.draft else ()
        self.scene: Scene = game.draw(self.view, replace(self.context, planned=self.planned))
        stays_open = self.question_view is not self.view
        self.offered: Scene = last if last and stays_open else self.scene
        """What is asked, as it was drawn when it was asked: it knows the chips."""
        self.drafted: DraftContent | None = None
        self.tree: dict[int, Choice] = {}
        self.marked: frozenset[int] = frozenset()
        """Answers that roll by themselves, beside others that do not."""
        self.shortcuts: dict[int, Choice] = {}
        """What stands for several answers."""
        if self.draft:
            self._offer(self.draft, view)

    def _last_choice(self) -> Scene | None:
        """The picture in which a plan made its last choice, where that can still be changed."""
        draft = self.draft
        if not draft or not draft.steps or draft.ending == Ending.ASKED or draft.lies_there:
            return None
        step = draft.steps[min(draft.base, len(draft.steps) - 1)]
        return picture(
            self.request.table.game, Comparable(step.view), replace(self.context, fresh=())
        )

    def _offer(self, draft: Draft, view: State) -> None:
        """What can be answered next, and what has been planned."""
        game = self.request.table.game
        still = replace(self.context, fresh=(), zone=self.context.zone or self.scene.focus)
        pictures: tuple[Scene, ...] = ()
        if draft.steps:
            before = picture(game, Comparable(quiet(view)), still)
            after = replace(still, planned=self.planned)
            pictures = before, games.game(game).draw(quiet(self.view), after)
        self.drafted = DraftContent(draft, self.words, self.code, pictures)
        self.tree = in_halves(self.drafted.tree, self.offered.pairs)
        if not deed_of_all(self.tree):
            self.marked = frozenset(action for action in self.tree if self.tree[action].deed)
        if self.tree and not draft.sets:
            paths = [*self.scene.shortcuts, *self.offered.leaps]
            self.shortcuts = shortcut_choices(self.question_view, self.words, paths)

    def words_to_reader(self) -> Words[Any, Any]:
        """Words of their own, in which the reader is "you"."""
        request = self.request
        return games.game(request.table.game).words(self.code, request.names).read_by(self.seat)

    def ghosts(self) -> dict[int, str]:
        """The piece that each chip would put on the board; under NONE the one that has been chosen
        already, where the question is the second half of one."""
        chips = self.offered.chips
        ghosts = {action: chips[action].ghost for action in self.tree if action in chips}
        last = self.draft.path[self.draft.base - 1] if self.draft and self.draft.base else NONE
        if last in chips and self.question_view.waiting and self.question_view.question().JOINED:
            ghosts[NONE] = chips[last].ghost
        return ghosts


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
