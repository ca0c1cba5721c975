"""The games of a contest, kept in a file of JSON lines so that nothing played is ever lost."""

from __future__ import annotations

import sys
from hashlib import sha256
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from majlis import bots, games
from majlis.arena.contest import Contest, Played
from majlis.bots.imported import maker
from majlis.bots.networks import NAME
from majlis.bots.search.settings import settings_of
from majlis.kernel.errors import BadRecord

FORMAT = 1
encode = msgspec.json.encode


class Record:
    """What has been played so far, by number.

    With a path, every game is written to that file as soon as it is known. If there is such a file,
    its games count: whoever was interrupted goes on where it stopped. The first line says what is
    played; a last line that was cut off is dropped, since its game can be played again.
    """

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.games: dict[int, Played] = {}
        self._won = dict.fromkeys(contest.bots, 0.0)
        self._file: FileIO | None = None
        if path:
            kept = self._read(path) if path.exists() else b""
            # Without a buffer, a line is either asked to be written or not, whatever interrupts.
            self._file = path.open("ab", buffering=0)
            self._file.truncate(len(kept))
            if not kept:
                self._write(heading(contest))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file:
            self._file.close()

    def add(self, played: Played) -> None:
        self._write(played)
        self._count(played)

    def leaders(self, most: int = 3) -> str:
        """Who has won how many of the games, for a progress bar."""
        ranked = sorted(self._won.items(), key=lambda each: -each[1])[:most]
        return ", ".join(f"{bot} {won / max(1, len(self.games)):.0%}" for bot, won in ranked)

    def in_order(self) -> list[Played]:
        return [self.games[nth] for nth in sorted(self.games)]

    def _count(self, played: Played) -> None:
        if played.nth not in self.games:
            for bot in set(played.lineup):
                self._won[bot] += played.won(bot)
        self.games[played.nth] = played

    def _write(self, line: object) -> None:
        if self._file:
            self._file.write(encode(line) + b"\n")

    def _read(self, path: Path) -> bytes:
        """The whole lines of a file of this contest."""
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        head = heading(self.contest)
        if not whole and encode(head).startswith(text):
            return b""  # it was cut off before anything was played
        first, *lines = whole.splitlines() or [b""]
        compare(path, read_heading(path, first), head)
        for number, line in enumerate(lines, 2):
            try:
                played = msgspec.json.decode(line, type=Played)
            except (msgspec.DecodeError, UnicodeDecodeError):
                played = None
            if played is None or not self._is_ours(played):
                raise BadRecord(f"{path}, line {number}, is not a game of this contest")
            self._count(played)
        return whole

    def _is_ours(self, played: Played) -> bool:
        seats = self.contest.seats
        lists = (played.scores, played.seconds, played.turns)
        return (
            played.nth >= 0
            and played.lineup == self.contest.lineup(played.nth)
            and all(len(by_seat) == seats for by_seat in lists)
            and bool(played.winners)
            and all(0 <= seat < seats for seat in played.winners)
        )


def heading(contest: Contest) -> dict[str, Any]:
    """What is played, as the first line says it."""
    return {
        "arena": FORMAT,
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.settings,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "rules": games.fingerprint(contest.game),
        "code": fingerprint(contest),
    }


def read_heading(path: Path, line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord(f"{path} is not a record of an arena") from None


def compare(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    if found.get("arena") != FORMAT:
        raise BadRecord(f"{path} is not a record of an arena")
    changes = {"rules": "the rules of the game have", "code": "the code of the bots has"}
    for name, value in wanted.items():
        if found.get(name) == value:
            continue
        if name in changes:
            raise BadRecord(f"{path}: {changes[name]} changed since; choose another file")
        raise BadRecord(
            f"{path} is a record of another contest: {name} {told(found.get(name))}, "
            f"not {told(value)}; choose another file"
        )


def told(value: object) -> str:
    return encode(value).decode()


def fingerprint(contest: Contest) -> str:
    """Names this very state of the bots' code: games of two versions make no standing.

    Of a bot of somebody's own, the module that it is in counts; of the search's settings, those of
    the game.
    """
    home = Path(bots.__file__).parent
    sources = sorted(
        home / f"{name}.py" for name in ("greedy", "levels", "networks", "playout", "randomly")
    )
    search = (home / "search").glob("*.py")
    sources += sorted(source for source in search if source.stem != "settings")
    rules = home.parent / "games" / games.GAMES[contest.game]
    sources += [rules / f"{name}.py" for name in ("encode", "evaluate", "features", "weights")]
    sources.append(rules / NAME)
    for name in contest.bots:
        if ":" in name:
            file = getattr(sys.modules[maker(name).__module__], "__file__", None)
            sources += [Path(file)] if file else []
    settings = [settings_of(contest.game, learned) for learned in (False, True)]
    digest = sha256(repr(settings).encode())
    for source in sources:
        if source.is_file():
            digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
