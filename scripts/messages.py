"""Collect the words to translate, bring the catalogues up to date, compile them; or check them.

    python scripts/messages.py [DOMAIN ...]     every catalogue, or only these
    python scripts/messages.py --check          say what is missing, change nothing

The domain `majlis` holds the words of the table and the command line, every game one of its own,
named like its folder. What is written is the same on every machine and every day: no dates, no
line numbers.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from majlis.language import FOLDER, LANGUAGES

PACKAGE = FOLDER.parent
GAMES = PACKAGE / "games"
WIDTH = 100


class Plain(Catalog):
    """A catalogue whose header has nothing in it that changes by itself."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale_identifier)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


def domains() -> list[str]:
    return ["majlis", *(folder.name for folder in sorted(GAMES.iterdir()) if is_game(folder))]


def is_game(folder: Path) -> bool:
    return (folder / "__init__.py").exists()


def sources(domain: str) -> Iterator[tuple[Path, str]]:
    """The files of a domain, with the method that reads them."""
    folder = PACKAGE if domain == "majlis" else GAMES / domain
    for path in sorted(folder.rglob("*")):
        foreign = domain == "majlis" and any(is_game(p) for p in path.parents if p.parent == GAMES)
        if foreign or not path.is_file():
            continue
        if path.suffix == ".py":
            yield path, "python"
        elif "templates" in path.parts:
            yield path, "jinja2"


def wanted(domain: str, code: str) -> Plain:
    """Every message of a domain, in the order of the sources, not translated yet."""
    catalogue = Plain(locale=code, domain=domain, header_comment=f"# {domain}: {code}", fuzzy=False)
    for path, method in sources(domain):
        for _line, text, comments, context in extract_from_file(
            method, path, comment_tags=("Translators:",)
        ):
            catalogue.add(text, context=context, auto_comments=comments)
    return catalogue


def merged(domain: str, code: str) -> Plain:
    """Every message of a domain, with the translations that there are."""
    catalogue = wanted(domain, code)
    path = file(domain, code, "po")
    if path.exists():
        with path.open("rb") as source:
            known = read_po(source, locale=code)
        for message in catalogue:
            old = known.get(message.id, message.context) if message.id else None
            if old and old.string and old.pluralizable == message.pluralizable:
                message.string = old.string
                message.user_comments = old.user_comments
                message.flags |= old.flags & {"fuzzy"}
    return catalogue


def file(domain: str, code: str, kind: str) -> Path:
    return FOLDER / code / "LC_MESSAGES" / f"{domain}.{kind}"


def written(catalogue: Plain) -> dict[str, bytes]:
    """The catalogue as the two files that are kept of it."""
    text, compiled = BytesIO(), BytesIO()
    write_po(text, catalogue, width=WIDTH, no_location=True, ignore_obsolete=True)
    write_mo(compiled, catalogue)
    return {"po": text.getvalue(), "mo": compiled.getvalue()}


def faults(domain: str, code: str) -> list[str]:
    """What is wrong with the catalogue as it is kept."""
    catalogue = merged(domain, code)
    if not len(catalogue):
        return []
    where = f"{domain}.po ({code})"
    found = [f"{where}: {fault}" for message in catalogue for fault in amiss(message)]
    for kind, content in written(catalogue).items():
        path = file(domain, code, kind)
        if not path.exists() or path.read_bytes() != content:
            found.append(f"{path.name} ({code}): not up to date; run scripts/messages.py")
    return found


def amiss(message: Message) -> list[str]:
    """What is wrong with a translation: missing, unsure, or other {fields} than the original."""
    if not message.id:
        return []
    originals, strings = forms(message.id), forms(message.string or "")
    if not all(strings):
        return [f"not translated: {originals[0]!r}"]
    needed = set.intersection(*map(fields, originals))
    allowed = set.union(*map(fields, originals))
    found = [f"fuzzy: {originals[0]!r}"] if message.fuzzy else []
    found += [
        f"other fields than {originals[0]!r}: {string!r}"
        for string in strings
        if not needed <= fields(string) <= allowed
    ]
    return found


def forms(text: str | Sequence[str]) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


def fields(text: str) -> set[str]:
    return set(re.findall(r"\{\w*|%\(\w+\)\w", text))


def update(domain: str, code: str) -> None:
    catalogue = merged(domain, code)
    if not len(catalogue):
        return
    for kind, content in written(catalogue).items():
        path = file(domain, code, kind)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    missing = sum(1 for message in catalogue if amiss(message))
    print(f"{domain} ({code}): {len(catalogue)} messages, {missing} to look at")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("domains", nargs="*", metavar="DOMAIN", choices=[[], *domains()])
    parser.add_argument("--check", action="store_true", help="change nothing, fail on faults")
    chosen = parser.parse_args()
    found: list[str] = []
    for domain in chosen.domains or domains():
        for code in LANGUAGES:
            if code == "en":
                continue
            if chosen.check:
                found += faults(domain, code)
            else:
                update(domain, code)
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
