"""What players see of the stored games, as digests: to prove that a move of code changes nothing.

    python scripts/appearance.py write FOLDER [GAME ...]     before the move
    python scripts/appearance.py compare FOLDER [GAME ...]   after it

Every tenth position of every stored game, and every position with a kind of question that is new in
it, for all seats and a watcher, in both languages and widths: the words (question, previews,
refusals, log) and the picture. Where something differs, `compare` says where and shows the first
difference; for that `write` keeps the words of each position, and of pictures the digests.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from hashlib import sha256
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from majlis import games
from majlis.drawing.scene import DrawingContext, Format
from majlis.kernel import notation
from majlis.kernel.frame import WATCHER
from majlis.kernel.match import Entry
from majlis.kernel.state import Note, State
from majlis.language import LANGUAGES
from majlis.match import Match

STORED = Path(__file__).parents[1] / "tests" / "games"
EVERY = 10
NAMES = ("Ada", "Bea", "Cid", "Dov", "Eli")


def main(command: str, folder: str, *ids: str) -> int:
    files = sorted(
        (
            path
            for path in STORED.glob("*.majlis")
            if path.name.startswith(ids or tuple(games.GAMES))
        ),
        key=lambda path: -path.stat().st_size,
    )
    Path(folder).mkdir(parents=True, exist_ok=True)
    different = 0
    with Pool() as pool:
        jobs = [(str(path), str(Path(folder, path.stem + ".json")), command) for path in files]
        for done, (name, wrong) in enumerate(pool.imap_unordered(work, jobs), 1):
            different += len(wrong)
            print(f"{done}/{len(files)} {name}: {len(wrong)} differ", flush=True)
            for line in wrong[:3]:
                print("    " + line, flush=True)
    print(f"{different} differences")
    return bool(different)


def work(job: tuple[str, str, str]) -> tuple[str, list[str]]:
    path, kept, command = job
    now = dict(appearance(notation.read(Path(path).read_text())))
    if command == "write":
        Path(kept).write_text(json.dumps(now, ensure_ascii=False, indent=0))
        return Path(path).name, []
    before = json.loads(Path(kept).read_text())
    now = json.loads(json.dumps(now))
    return Path(path).name, [
        f"{key}: {first_difference(before.get(key), now.get(key))}"
        for key in {**before, **now}
        if before.get(key) != now.get(key)
    ]


def first_difference(before: Any, now: Any) -> str:
    if isinstance(before, dict) and isinstance(now, dict):
        key = next(key for key in {**before, **now} if before.get(key) != now.get(key))
        return f"{key}: {first_difference(before.get(key), now.get(key))}"
    return f"was {before!r}, is {now!r}"


def appearance(record: notation.Record) -> Iterator[tuple[str, Any]]:
    """Where and for whom; what is said and shown there."""
    game = record.header.game
    log = Match.restore(games.game(game), record).log
    for code in LANGUAGES:
        names = games.game(game).words(code, NAMES).names
        things = {*names.THINGS, *games.game(game).state.LABELS}
        yield (
            f"things {code}",
            {thing: [names.name(thing), names.explain(thing)] for thing in sorted(things)},
        )
    asked: set[str] = set()
    for number, state in enumerate(Match.positions(games.game(game), record)):
        kind = type(state.question()).__name__ if state.waiting else "over"
        if number % EVERY and kind in asked:
            continue
        asked.add(kind)
        recent = log[max(0, number - 3) : number]
        for seat in (*range(record.header.seats), WATCHER):
            view = state.redact(seat)
            for code in LANGUAGES:
                yield (
                    f"{number} seat {seat} {code}",
                    {
                        **said(game, view, code, recent),
                        **drawn(game, view, code, recent, number),
                    },
                )


def said(game: str, view: State, code: str, recent: Sequence[Entry]) -> dict[str, Any]:
    words = games.game(game).words(code, NAMES)
    seat = view.viewer
    told: dict[str, Any] = {"question": repr(words.ask(view, seat))}
    for entry in recent:
        told.setdefault("log", []).append(repr(words.log.tell(entry.seen(seat).notes)))
    if seat in view.waiting and seat != WATCHER:
        legal = view.options(seat)
        told["previews"] = {view.label(a): preview(words.preview(view, a)) for a in legal}
        others = [a for a in range(view.ACTIONS) if a not in legal]
        told["refusals"] = digest([words.why_not(view, a) for a in others])
    return told


def preview(foretold: Any) -> list[str]:
    return [foretold.text, foretold.gain, foretold.verb]


def drawn(
    game: str, view: State, code: str, recent: Sequence[Entry], number: int
) -> dict[str, Any]:
    draw = games.game(game).draw
    fresh = seen(recent[-1:], view.viewer)
    looks = {
        "wide": DrawingContext(code, Format.WIDE, NAMES, fresh, seen(recent, view.viewer)),
        "narrow": DrawingContext(code, Format.PHONE, NAMES, fresh),
    }
    if game == "marrakesh" and number % 50 == 0:
        other = 1 if view.viewer == 0 else 0
        looks["another's board"] = DrawingContext(code, Format.WIDE, NAMES, board_of=other)
    found: dict[str, Any] = {}
    for name, look in looks.items():
        scene = asdict(draw(view, look))
        nodes = scene.pop("nodes")
        scene["order"] = list(nodes)
        for part, value in scene.items():
            found[f"{name} {part}"] = digest(value)
        found[f"{name} nodes"] = {key: digest(node) for key, node in nodes.items()}
    return found


def seen(entries: Sequence[Entry], seat: int) -> tuple[Note, ...]:
    return tuple(note for entry in entries for note in entry.seen(seat).notes)


def digest(value: Any) -> str:
    return sha256(repr(value).encode()).hexdigest()[:10]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
