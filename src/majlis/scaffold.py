"""A new game: the template and its tests, copied under another name."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from keyword import iskeyword
from pathlib import Path

from majlis.kernel.errors import BadName, NoSources

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/majlis/games"
LISTED = '    "template": "template",\n'
"""Where in the list of games the new one goes: before this line."""


@dataclass(frozen=True)
class Names:
    """What a game is called: `silk-road`, `silk_road`, `SilkRoad` and "Silk Road"."""

    id: str
    folder: str
    state: str
    title: str


TEMPLATE = Names("template", "template", "Stakes", "Stakes")


def named(id: str) -> Names:
    """The names of a game with this id."""
    folder = id.replace("-", "_")
    if not re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", id) or iskeyword(folder):
        raise BadName(
            f"{id!r} is no name for a game: it should be words of small letters, like silk-road"
        )
    words = [word.capitalize() for word in id.split("-")]
    return Names(id, folder, "".join(words), " ".join(words))


def write(game: Names) -> list[Path]:
    """Copy the template and list the copy among the games; nothing if the name does not do."""
    pairs = list(zip(places(TEMPLATE), places(game), strict=True))
    for template, place in pairs:
        if not template.exists():
            raise NoSources(f"a new game is a copy of {template}, and only the sources have that")
        if place.exists():
            raise BadName(f"{game.id} is taken: {place.relative_to(ROOT)} is there already")
    texts = {
        place / path.relative_to(template): path.read_text(encoding="utf-8")
        for template, place in pairs
        for path in (template.glob("*.py") if template.is_dir() else [template])
    }
    if any(re.search(rf"\b{game.state}\b", text) for text in texts.values()):
        raise BadName(f"{game.id}: the template has a {game.state} of its own; add a word")
    for path, text in texts.items():
        path.parent.mkdir(exist_ok=True)
        change = python_renamed if path.suffix == ".py" else renamed
        path.write_text(change(text, game), encoding="utf-8")
    index = GAMES / "__init__.py"
    listed = index.read_text(encoding="utf-8")
    assert LISTED in listed
    line = f'    "{game.id}": "{game.folder}",\n'
    index.write_text(listed.replace(LISTED, line + LISTED), encoding="utf-8")
    return [place for _, place in pairs]


def places(game: Names) -> Iterator[Path]:
    """The folders and files of a game; its Russian words are the only ones that are kept apart."""
    yield GAMES / game.folder
    yield ROOT / "tests" / game.folder
    yield ROOT / f"src/majlis/locale/ru/LC_MESSAGES/{game.folder}.po"


def python_renamed(source: str, game: Names) -> str:
    """In code a name is the class or the folder; in strings and comments it is the title or id."""
    lines = source.splitlines(keepends=True)
    found = list(tokenize.generate_tokens(StringIO(source).readline))
    identifiers = {TEMPLATE.state: game.state, TEMPLATE.folder: game.folder}
    for token in reversed(found):
        (row, start), (last, end) = token.start, token.end
        if token.type == tokenize.NAME and token.string in identifiers:
            line = lines[row - 1]
            lines[row - 1] = line[:start] + identifiers[token.string] + line[end:]
        elif token.type in (tokenize.STRING, tokenize.COMMENT):
            before, after = lines[row - 1][:start], lines[last - 1][end:]
            lines[row - 1 : last] = [before + renamed(token.string, game) + after]
    return "".join(lines)


def renamed(text: str, game: Names) -> str:
    """Words for people, in which the template is called by its title, or by its id alone."""
    text = re.sub(rf"\b{TEMPLATE.title}\b", game.title, text)
    return re.sub(rf'^"{TEMPLATE.id}"$', f'"{game.id}"', text)
