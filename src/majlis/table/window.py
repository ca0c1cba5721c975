"""Windows: what one browser has been sent of a table, so that it is sent only what is new."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from majlis.kernel.frame import NONE
from majlis.kernel.match import Entry
from majlis.kernel.state import Note
from majlis.table.rooms import Room
from majlis.table.sight import Looker, Sight, asked, seat_names, see, words_for
from majlis.table.templates import render
from majlis.table.wire import Journey, LogChange, Place, Update
from majlis.words import Said, Words


class Window:
    """One browser's page of a table."""

    def __init__(self, looker: Looker) -> None:
        self.looker = looker
        self._seq = -1
        self._names: tuple[str, ...] = ()
        self._entries: list[Entry] = []
        self._lines: list[list[Said]] = []
        """The lines of the log for each of the entries."""
        self._sight: Sight | None = None
        self._places: dict[int, Place] = {}

    def enlarge(self, board_of: int) -> None:
        """Show somebody else's board in place of one's own, from the next update on."""
        self.looker = replace(self.looker, board_of=board_of)

    def update(self, room: Room) -> Update:
        """What has changed since the last one. To be called inside `room.at_table()`."""
        before = self._sight
        seat = room.seat_of(self.looker.person)
        if before is not None and asked(room, seat) not in (None, before.ask):
            self.enlarge(NONE)  # a new question is about one's own things
        fresh = [
            entry
            for entry, seq in zip(room.match.log, room.ledger.seqs, strict=True)
            if seq > self._seq and before is not None
        ]
        log, said = self._follow(room, seat)
        sight = see(
            room,
            self.looker,
            next((line.text for line in reversed(self._all_lines()) if line.heading), ""),
            notes(fresh, seat),
            notes(since_own(room.match.log, seat), seat),
        )
        update = Update(seq=room.ledger.last, ask=sight.ask, first=before is None, log=log)
        self._picture(update, before, sight, room.match.state.label)
        self._words(update, before, sight)
        if before is not None:
            news = [line.text for line in said]
            news += [sight.question] if sight.question != before.question else []
            update.say = ". ".join(line.removesuffix(".") for line in news)
        self._sight = sight
        self._seq = room.ledger.last
        return update

    # -- the log -----------------------------------------------------------------------------------

    def _follow(self, room: Room, seat: int) -> tuple[LogChange | None, list[Said]]:
        """Bring the lines up to date; how they have changed, and which are new."""
        names = seat_names(room, self.looker.language)
        log = room.match.log if room.begun else []
        kept = 0
        if names == self._names:  # else every line may name somebody else
            pairs = zip(self._entries, log, strict=False)
            kept = next((i for i, (old, new) in enumerate(pairs) if old is not new), len(log))
            kept = min(kept, len(self._entries))
        if names == self._names and kept == len(log) == len(self._entries):
            return None, []
        words = words_for(room, self.looker.language)
        added = [words.log.tell(entry.seen(seat).notes) for entry in log[kept:]]
        keep = sum(map(len, self._lines[:kept]))
        self._names = names
        self._entries = list(log)
        self._lines[kept:] = added
        lines = [line for entry in added for line in entry]
        change = LogChange(
            keep,
            [self._line(line, words) for line in lines],
            [i for i, line in enumerate(lines) if line.heading],
        )
        return change, lines

    def _line(self, said: Said, words: Words[Any, Any]) -> str:
        name = words.names.player(said.seat) if said.seat >= 0 else ""
        if not said.text.startswith(name):
            name = ""
        rest = said.text.removeprefix(name)
        return render(
            self.looker.language, "piece_line.html", said=said, name=name, rest=rest
        ).strip()

    def _all_lines(self) -> list[Said]:
        return [line for entry in self._lines for line in entry]

    # -- the picture -------------------------------------------------------------------------------

    def _picture(
        self, update: Update, before: Sight | None, sight: Sight, label: Callable[[int], str]
    ) -> None:
        scene, old = sight.scene, before.scene if before else None
        if old is None or (old.width, old.height) != (scene.width, scene.height):
            update.size = (scene.width, scene.height)
        if old is None or old.defs != scene.defs:
            update.defs = scene.defs
        drawn = old.nodes if old else {}
        update.nodes = {key: node for key, node in scene.nodes.items() if drawn.get(key) != node}
        if list(drawn) != list(scene.nodes):
            update.order = list(scene.nodes)
        places = {
            action: Place(target.shape, target.at, label(action), target.name, target.explain)
            for action, target in scene.targets.items()
        }
        update.places = {
            action: places.get(action)
            for action in {**self._places, **places}
            if self._places.get(action) != places.get(action)
        }
        self._places = places
        update.motion = [
            Journey(motion.key, list(motion.points), motion.delay) for motion in scene.motion
        ]

    # -- the words around it -----------------------------------------------------------------------

    def _words(self, update: Update, before: Sight | None, sight: Sight) -> None:
        said = before.html if before else {}
        update.html = {slot: html for slot, html in sight.html.items() if said.get(slot) != html}
        if before is None or before.title != sight.title:
            update.title = sight.title
        if before is None or (before.ask, before.tree) != (sight.ask, sight.tree):
            update.tree = sight.tree
            update.ghosts = sight.ghosts


def since_own(log: list[Entry], seat: int) -> list[Entry]:
    """What has happened since this seat's last answer; for a watcher, the last answer itself."""
    for line in range(len(log) - 1, -1, -1):
        if log[line].seat == seat:
            return log[line + 1 :]
    return log[-1:]


def notes(entries: Iterable[Entry], seat: int) -> list[Note]:
    return [note for entry in entries for note in entry.seen(seat).notes]
