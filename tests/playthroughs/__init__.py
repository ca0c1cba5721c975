"""Playthroughs: whole random games as text, with everything observable at every step.

The test replays them and compares the text: the difference is the review of a change of the rules.
`make playthroughs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from majlis.kernel.chance import Rng
from majlis.kernel.frame import CHANCE
from majlis.kernel.match import Entry
from majlis.match import Match
from tests.contract.cases import TOGETHER, Case, every_case, play_at_random, play_one

FOLDER = Path(__file__).parent
LONGEST = 500
"""Answers that are told; a longer game goes on untold to its result."""


def cases() -> list[Case]:
    return [*every_case(), *(case for case in TOGETHER if path(case).exists())]


def path(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def playthrough(case: Case) -> str:
    """One game of this case, played evenly at random with a seed of its own."""
    seed = str(case).replace("=", "-")[:100]
    match = case.match(seed)
    rng = Rng(sum(seed.encode()))
    lines = [f"{case}, seed {seed}"]
    logged = 0
    before = case.state().dump()["table"]
    while len(match.log) < LONGEST:
        lines += [answer(match, entry) for entry in match.log[logged:]]
        logged = len(match.log)
        after = match.state.dump()["table"]
        lines += [
            f"  {change}" for name in after for change in changes(name, before[name], after[name])
        ]
        before = after
        if match.over:
            break
        lines += question(match)
        play_one(match, rng)
    if not match.over:
        play_at_random(match, rng)
        lines += ["", f"... to answer {len(match.log)}"]
    lines.append("")
    for seat, points in enumerate(match.breakdown()):
        lines.append(f"seat {seat}: {sum(points.values())} = {points}")
    lines.append(f"winners {match.winners()}")
    return "\n".join(lines) + "\n"


def question(match: Match) -> list[str]:
    """Who is asked what, what may be answered, and where each seat's view differs."""
    s = match.state
    lines = ["", f"{' > '.join(map(repr, s.agenda))}"]
    lines += [f"  {seat} may {' '.join(match.labels(seat))}" for seat in s.waiting]
    truth = s.dump()["table"]
    for seat in range(match.seats):
        view = match.view(seat).dump()["table"]
        for name in truth:
            lines += [f"  {seat} sees {part}" for part in seen(name, truth[name], view[name])]
    return lines


def seen(name: str, truth: Any, view: Any) -> list[str]:
    """What a view shows otherwise than it is; of players that are told apart, only those."""
    if truth == view:
        return []
    if isinstance(truth, list) and all(isinstance(part, dict) for part in truth):
        pairs = enumerate(zip(truth, view, strict=True))
        return [line for i, (old, new) in pairs for line in seen(f"{name}[{i}]", old, new)]
    if isinstance(truth, dict):
        return [line for key in truth for line in seen(f"{name}.{key}", truth[key], view[key])]
    return [f"{name} {view}"]


def answer(match: Match, entry: Entry) -> str:
    who = "*" if entry.seat == CHANCE else str(entry.seat)
    notes = "".join(f" {note[1:]}" for note in entry.notes)
    return f"{who} {entry.question!r} {match.state.label(entry.action)}{notes}"


def changes(name: str, before: Any, after: Any) -> list[str]:
    """What became different, down to the numbers."""
    if before == after:
        return []
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [line for i, (old, new) in pairs for line in changes(f"{name}[{i}]", old, new)]
    if isinstance(before, dict) and isinstance(after, dict):
        return [line for key in after for line in changes(f"{name}.{key}", before[key], after[key])]
    return [f"{name}: {before} -> {after}"]


def write() -> None:
    wanted = {path(case) for case in cases()}
    for stale in set(FOLDER.glob("*.txt")) - wanted:
        stale.unlink()
    for case in cases():
        path(case).write_text(playthrough(case))
