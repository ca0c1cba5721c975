"""The games of a contest, and who has won how many of them."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from majlis import bots, games
from majlis.arena.contest import Contest, Played
from majlis.arena.kept import Kept
from majlis.bots.forecasts import source
from majlis.bots.imported import maker
from majlis.bots.levels import Searcher
from majlis.bots.search.settings import settings_of

FORMAT = 1


class Record:
    """What has been played so far, by number; with a path, it is kept in that file."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.games: dict[int, Played] = {}
        self._won = dict.fromkeys(contest.bots, 0.0)
        self._kept = Kept(path, heading(contest), Played, self._is_ours) if path else None
        for played in self._kept.found if self._kept else ():
            self._count(played)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._kept:
            self._kept.close()

    def add(self, played: Played) -> None:
        if self._kept:
            self._kept.add(played)
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
        "code": fingerprint(contest.game, contest.bots),
    }


def fingerprint(game: str, names: Iterable[str]) -> str:
    """Names this very state of what these bots think with: games of two versions make no standing.

    The search counts for whoever searches, with the settings of the game, and the network for
    whoever asks it. Of a bot of somebody's own, the module that it is in counts, and all of this.
    """
    home = Path(bots.__file__).parent
    rules = games.home(game)
    sources = {home / f"{name}.py" for name in ("greedy", "levels", "randomly")}
    sources |= {rules / f"{name}.py" for name in ("evaluate", "features", "weights")}
    sources.add(home / "search" / "values.py")
    asks: set[bool] = set()
    for name in names:
        made = maker(name) if ":" in name else bots.BOTS.get(name.partition("/")[0])
        if ":" in name:
            file = getattr(sys.modules[made.__module__], "__file__", None)
            sources |= {Path(file)} if file else set()
        if isinstance(made, type) and issubclass(made, Searcher):
            asks.add(made.learned)
        elif ":" in name:
            asks |= {False, True}
    if asks:
        sources |= {*(home / "search").glob("*.py"), home / "playout.py"}
        sources.remove(home / "search" / "settings.py")
    network = source(game) if True in asks else ""
    if network:
        sources |= {rules / "encode.py", home / "networks.py"}
    settings = [settings_of(game, one) for one in sorted({ask and bool(network) for ask in asks})]
    digest = sha256(repr((network, settings)).encode())
    for file in sorted(file for file in sources if file.is_file()):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:16]
