"""Match files: a small text that a person can read and a program can replay.

    majlis 1 | istanbul rules 3 | seats 3 | mocha=true | seed 7
    0 Move place:7
    * RollTwo die:4 die:3
    * DrawBonus card:move_0 @0
    1 Overbid +5 +1 done
    end | answers 6 | check 0123456789abcdef

A line is a seat (`*` is chance), the question's frame, and the labels of its answers; consecutive
answers of one seat to one kind of question share a line. `=` before a label marks an answer that
the table played because it was forced; `@` names who may see the answers, if not everybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from majlis.kernel.errors import BadMatchFile, BadOption
from majlis.kernel.frame import ALL, CHANCE
from majlis.kernel.game import Meta, Setting, show

FORMAT = 1
SECRET = "?"
"""Stands for an answer, or a seed, that the reader of the file may not know."""
NUMBER = r"\d{1,9}"
"""Nothing in a match is counted in more digits, and longer ones may be slow or refused to read."""
SEED = re.compile(r"[\w.:+-]{1,100}", re.ASCII)


@dataclass(frozen=True)
class Header:
    game: str
    rules: int
    seats: int
    settings: dict[str, str]
    """As text: every ruling, and the other options that differ from the defaults of these rules."""
    seed: str | None
    """None when it is secret, or when the dice followed a script."""


@dataclass(frozen=True)
class Answer:
    seat: int
    frame: str
    label: str
    audience: int
    auto: bool
    line: int = 0
    """Where it stands in the file, for messages."""


@dataclass(frozen=True)
class Record:
    """A match file, read but not replayed."""

    header: Header
    answers: list[Answer]
    scores: list[int] | None
    """The final scores, if the match was over."""


def header(
    meta: Meta, rules: int, seats: int, settings: dict[str, Setting], seed: str | None
) -> Header:
    chosen = {
        option.name: show(settings[option.name])
        for option in meta.options
        if option.written or settings[option.name] != option.default_under(rules)
    }
    return Header(meta.id, rules, seats, chosen, seed)


def settings(meta: Meta, header: Header) -> dict[str, Setting]:
    """The header's options with their types."""
    try:
        return {name: meta.option(name).parse(text) for name, text in header.settings.items()}
    except BadOption as error:
        raise BadMatchFile(f"line 1: {error}") from None


def write(record: Record) -> str:
    head = record.header
    parts = [f"majlis {FORMAT}", f"{head.game} rules {head.rules}", f"seats {head.seats}"]
    parts += [f"{name}={value}" for name, value in head.settings.items()]
    parts.append(f"seed {SECRET if head.seed is None else head.seed}")
    lines = [" | ".join(parts), *body(record.answers)]
    end = f"end | answers {len(record.answers)}"
    if record.scores is not None:
        end += f" | scores {' '.join(map(str, record.scores))}"
    text = "\n".join([*lines, end])
    return f"{text} | check {checksum(text)}\n"


def body(answers: Iterable[Answer]) -> Iterable[str]:
    """The lines between header and end; a run of answers to one kind of question is joined."""
    run: list[Answer] = []
    for answer in answers:
        if run and key(answer) != key(run[0]):
            yield line(run)
            run = []
        run.append(answer)
    if run:
        yield line(run)


def key(answer: Answer) -> tuple[int, str, int]:
    return answer.seat, answer.frame, answer.audience


def line(run: list[Answer]) -> str:
    seat = "*" if run[0].seat == CHANCE else str(run[0].seat)
    labels = [("=" if answer.auto else "") + answer.label for answer in run]
    words = [seat, run[0].frame, *labels]
    if run[0].audience != ALL:
        seen_by = run[0].audience
        who = [str(bit) for bit in range(seen_by.bit_length()) if seen_by >> bit & 1]
        words.append("@" + (",".join(who) or "-"))
    return " ".join(words)


def checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def read(text: str) -> Record:
    """Read a match file; say what is wrong with it, and in which line."""
    lines = text.strip().splitlines()
    if not lines or not lines[0].startswith("majlis "):
        raise BadMatchFile("not a match file: its first line should begin with 'majlis 1 |'")
    head = read_header(lines[0])
    if not lines[-1].startswith("end | "):
        raise BadMatchFile("the file is cut off: its last line should begin with 'end |'")
    answers = [
        answer for number, words in enumerate(lines[1:-1], 2) for answer in read_line(number, words)
    ]
    scores = read_end(len(lines), lines, len(answers))
    return Record(head, answers, scores)


def read_header(first: str) -> Header:
    parts = [part.strip() for part in first.split("|")]
    if parts[0] != f"majlis {FORMAT}":
        raise BadMatchFile(f"line 1: the format is {parts[0]!r}; this build reads 'majlis 1'")
    found = re.fullmatch(rf"([a-z0-9-]+) rules ({NUMBER})", parts[1] if len(parts) > 1 else "")
    seats = re.fullmatch(rf"seats ({NUMBER})", parts[2] if len(parts) > 2 else "")
    seed = re.fullmatch(rf"seed (\?|{SEED.pattern})", parts[-1], re.ASCII)
    chosen = [re.fullmatch(r"(\w+)=(\w+)", part) for part in parts[3:-1]]
    if not (found and seats and seed and all(chosen)):
        raise BadMatchFile(
            "line 1: should read 'majlis 1 | GAME rules N | seats N | option=value ... | seed TEXT'"
        )
    return Header(
        game=found[1],
        rules=int(found[2]),
        seats=int(seats[1]),
        settings={match[1]: match[2] for match in chosen if match},
        seed=None if seed[1] == SECRET else seed[1],
    )


def read_line(number: int, words: str) -> Iterable[Answer]:
    match words.split():
        case [seat, frame, *labels] if labels and re.fullmatch(rf"\*|{NUMBER}", seat):
            who = CHANCE if seat == "*" else int(seat)
        case _:
            raise BadMatchFile(f"line {number}: should read 'SEAT FRAME LABEL ...', not {words!r}")
    audience = ALL
    if labels[-1].startswith("@"):
        seats = labels.pop()[1:]
        if not re.fullmatch(r"-|\d\d?(,\d\d?)*", seats):
            raise BadMatchFile(f"line {number}: the audience reads '@0,2' or '@-', not {seats!r}")
        audience = 0 if seats == "-" else sum(1 << int(bit) for bit in seats.split(","))
    for label in labels:
        yield Answer(who, frame, label.removeprefix("="), audience, label.startswith("="), number)


def read_end(number: int, lines: list[str], answers: int) -> list[int] | None:
    end = re.fullmatch(
        rf"(?P<text>end \| answers (?P<answers>{NUMBER})"
        rf"( \| scores (?P<scores>-?{NUMBER}( -?{NUMBER})*))?)"
        r" \| check (?P<check>[0-9a-f]{16})",
        lines[-1].rstrip(),
    )
    if end is None:
        raise BadMatchFile(
            f"line {number}: should read 'end | answers N | scores N ... | check HEX', "
            f"not {lines[-1]!r}"
        )
    if int(end["answers"]) != answers:
        raise BadMatchFile(
            f"the file holds {answers} answers, its last line speaks of {end['answers']}"
        )
    check = checksum("\n".join([*(line.rstrip() for line in lines[:-1]), end["text"]]))
    if check != end["check"]:
        raise BadMatchFile(
            f"the file was changed after it was written: its check is {end['check']}, "
            f"its lines give {check}"
        )
    return [int(points) for points in end["scores"].split()] if end["scores"] else None
