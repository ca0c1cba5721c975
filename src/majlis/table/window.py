"""Windows: what one browser has been sent of a table, so that it is sent only what is new."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

import msgspec

from majlis.drawing.scene import Float, Scene, Target
from majlis.kernel.frame import NONE, WATCHER
from majlis.language import N_
from majlis.table.choices import SHORTCUT, shortcut_key
from majlis.table.device import Hands
from majlis.table.drafts import Plan
from majlis.table.page_content import PageContent
from majlis.table.page_request import Viewer, page_request
from majlis.table.renderers import Renderers
from majlis.table.snapshot import Snapshot
from majlis.table.transcript import LINES_AT_ONCE, Transcript, transcript_of
from majlis.table.transcript import Place as LogPlace
from majlis.table.wire import Journey, LogChange, LogPart, Place, Rise, Update, Wish, Zone
from majlis.words import summed

DROPPED = N_("The table has changed: what you had planned is not possible any more.")
SET = N_("A new table is set for those who have played.")
KEPT = N_("A new table is set: your seat is kept.")

MOST_RISES = 5
"""What rises at once."""


@dataclass(frozen=True, eq=False)
class Shown:
    """A page as it was sent; equal viewers share one."""

    snapshot: Snapshot
    content: PageContent
    transcript: Transcript
    lines: int
    """So many of the transcript's."""
    number: int = field(default_factory=count().__next__)
    """No other has it, not even later."""


class Window:
    """One browser's page of a table."""

    def __init__(self, viewer: Viewer, renderers: Renderers) -> None:
        self.viewer = viewer
        self._hands = Hands(viewer.person)
        self._renderers = renderers
        self._shown: Shown | None = None
        self._plan: Plan | None = None
        self._wished: int | None = None
        """The page waits for what this plan has become, even if it is what is shown already."""

    def wish(self, wish: Wish) -> None:
        """What to show from the next update on: somebody else's board in place of one's own, a zone
        of the picture, the table as a plan would make it, or as somebody else at the device sees
        it."""
        if wish.looks is not None:
            self._hands.take(wish.looks)
        if wish.board_of is not None:
            self.viewer = replace(self.viewer, board_of=wish.board_of, zone="")
        if wish.zone is not None:
            self._turn_to(wish.zone)
        if wish.plan is not None:
            self._plan = wish.plan
            self._wished = wish.nth
            self.viewer = self._answering

    @property
    def _answering(self) -> Viewer:
        """Whoever answers turns to what is asked next."""
        return replace(self.viewer, board_of=NONE, zone="")

    def _turn_to(self, zone: str) -> None:
        """Show a zone that the picture offers. A switch above the picture is about one's own
        things."""
        offered = self._shown.content.scene.zones if self._shown else {}
        if zone in offered:
            board_of = self.viewer.board_of if offered[zone].shape else NONE
            self.viewer = replace(self.viewer, zone=zone, board_of=board_of)

    async def update(self, snapshot: Snapshot) -> bytes:
        """What has changed since the last one, as it goes over the wire."""
        before = self._shown
        wished, self._wished = self._wished, None
        self._pass_on(snapshot)
        seat = self.viewer.seat(snapshot)
        ask = snapshot.asks.get(seat)
        if before is not None and ask not in (None, before.content.ask):
            self.viewer = self._answering  # a new question is about one's own things
        transcript = transcript_of(snapshot, seat, self.viewer.language)
        content = await self._content(snapshot, transcript, self._plan, self.viewer)
        # While we drew, another page may have gone on with the transcript, even taken lines back.
        lines = await transcript.catch_up(snapshot)
        self._shown = snapshot.cache.get(("shown", id(content)))
        if self._shown is None:
            self._shown = Shown(snapshot, content, transcript, lines)
            snapshot.cache.keep(("shown", id(content)), self._shown)
        # By their numbers: whoever kept what was shown before would keep all that was ever shown.
        known = ("update", before.number if before else NONE, self._shown.number, wished)
        encoded: bytes | None = snapshot.cache.get(known)
        if encoded is None:
            encoded = msgspec.json.encode(changes(before, self._shown, wished))
            snapshot.cache.keep(known, encoded)
        return encoded

    def older(self, line: int) -> LogPart:
        """The lines of the log before the first one that the page has."""
        if self._shown is None:
            return LogPart(0, [], more=False)
        end = min(max(0, line), self._shown.lines)
        first = max(0, end - LINES_AT_ONCE)
        lines = self._shown.transcript.lines[first:end]
        return LogPart(first, [line.html for line in lines], more=first > 0)

    def _pass_on(self, snapshot: Snapshot) -> None:
        """Whoever has the device now begins afresh."""
        looker = self._hands.looker(snapshot)
        viewer = replace(self.viewer, person=looker or self._hands.owner, covered=looker is None)
        if viewer != self.viewer:
            self.viewer = viewer
            self.viewer = self._answering
            self._plan = None

    async def foresee(self, snapshot: Snapshot, plan: Plan) -> None:
        """Draw what is soon to be shown: then it is there already."""
        if self._shown is not None and self._shown.snapshot is snapshot:
            await self._content(snapshot, self._shown.transcript, plan, self._answering)

    async def _content(
        self, snapshot: Snapshot, transcript: Transcript, plan: Plan | None, viewer: Viewer
    ) -> PageContent:
        shown = self._shown
        draft = shown.content.draft if shown else None
        request = page_request(
            snapshot,
            viewer,
            shown.snapshot.last if shown else None,
            transcript.heading(await transcript.catch_up(snapshot)),
            plan,
            draft.path if draft else (),
            self._hands.sharing(snapshot),
        )
        return await self._renderers.content(snapshot, request)


def changes(before: Shown | None, now: Shown, wished: int | None) -> Update:
    """How the page differs from what it was, and what has become of the plan of that number that it
    wished for."""
    old = before.content if before else None
    content = now.content
    log, said = log_changes(before, now)
    update = Update(
        seq=now.snapshot.last,
        ask=content.ask,
        companion=content.companion,
        first=before is None,
        log=log,
    )
    picture_changes(update, old, content, now.snapshot.state.label)
    word_changes(update, old, content)
    if wished is not None or old is None or old.draft != content.draft:
        update.draft = content.draft
    update.heard = wished or 0
    if content.dropped or (before is not None and is_lost(before, now)):
        update.notice = now.transcript.words.t.gettext(DROPPED)
    if before is not None and now.snapshot.next_table and not before.snapshot.next_table:
        update.notice = now.transcript.words.t.gettext(
            KEPT if now.transcript.seat != WATCHER else SET
        )
    if old is not None:
        news = [*said, content.question] if content.question != old.question else said
        update.say = ". ".join(line.removesuffix(".") for line in news)
    return update


def is_lost(before: Shown, now: Shown) -> bool:
    """What the page had planned belongs to a question that is over, and it is not what was
    written."""
    planned = before.content.draft
    if planned is None or before.content.ask == now.content.ask:
        return False
    if len(planned.taken) == len(planned.path) and not planned.picked:
        return False
    written = now.snapshot.entries_since(before.snapshot.last)
    planner = before.transcript.seat  # a shared device may be in other hands by now
    given = [entry.action for entry in written if entry.seat == planner]
    # Its last question may have been answered otherwise by the click that ends the plan.
    return not given or given[: planned.base] != planned.path[: planned.base]


def log_changes(before: Shown | None, now: Shown) -> tuple[LogChange | None, list[str]]:
    """How the lines have changed, and which are new."""
    transcript = now.transcript
    keep, kept = 0, LogPlace(0, 0)
    if before is not None:
        kept = LogPlace(*now.snapshot.log_kept(before.snapshot))
        if before.transcript is transcript:
            keep = transcript.lines_kept(kept, before.snapshot)
            if keep == before.lines == now.lines:
                return None, []
    new = transcript.lines[keep : now.lines]
    texts = [text for line in new for text in line.texts_since(kept.mark)]
    skipped = 0 if keep else max(0, len(new) - LINES_AT_ONCE)
    return LogChange(keep, [line.html for line in new[skipped:]], skipped), texts


def places(scene: Scene) -> dict[int, Target]:
    """Whatever can be pointed at, by the number of the answer, or of several."""
    return scene.targets | {shortcut_key(*path): place for path, place in scene.shortcuts.items()}


def place_of(target: Target, thing: str) -> Place:
    return Place(target.shape, target.at, thing, target.name, target.explain, target.along)


def picture_changes(
    update: Update, old: PageContent | None, content: PageContent, label: Callable[[int], str]
) -> None:
    scene, was = content.scene, old.scene if old else None
    if was is None or (was.width, was.height) != (scene.width, scene.height):
        update.size = (scene.width, scene.height)
    if was is None or was.defs != scene.defs:
        update.defs = scene.defs
    drawn = was.nodes if was else {}
    update.nodes = {key: node for key, node in scene.nodes.items() if drawn.get(key) != node}
    if list(drawn) != list(scene.nodes):
        update.order = list(scene.nodes)
    targets, were = places(scene), places(was) if was else {}
    for key in {**were, **targets}:
        target = targets.get(key)
        if were.get(key) != target:
            update.places[key] = place_of(target, label(key % SHORTCUT)) if target else None
    if list(were) != list(targets):
        update.pile = list(targets)
    if was is None or was.zones != scene.zones:
        update.zones = {
            key: Zone(zone.name, zone.shape, zone.shown)
            for key, zone in scene.zones.items()
            if zone.shape
        }
    update.motion = [
        Journey(motion.key, list(motion.points), motion.delay, motion.new)
        for motion in scene.motion
    ]
    update.rises = rises(scene.floats)
    update.rolled = scene.rolled


def rises(floats: Sequence[Float]) -> list[Rise]:
    """What is gained and lost, once for each player and place; the first few of them, for nobody
    could read more."""
    joined: dict[tuple[int, tuple[float, float] | None], Rise] = {}
    for one in floats:
        found = joined.setdefault((one.seat, one.at), Rise(one.seat, [], one.delay, one.at))
        found.gains = list(summed((*found.gains, *one.gains)))
    return [rise for rise in joined.values() if rise.gains][:MOST_RISES]


def word_changes(update: Update, old: PageContent | None, content: PageContent) -> None:
    said = old.html if old else {}
    update.html = {slot: html for slot, html in content.html.items() if said.get(slot) != html}
    if old is None or old.title != content.title:
        update.title = content.title
    if old is None or (old.ask, old.tree) != (content.ask, content.tree):
        update.tree = content.tree
        update.ghosts = content.ghosts
