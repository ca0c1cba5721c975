"""The catalogues are complete, and compiled from what they say."""

from __future__ import annotations

import pytest

from majlis.games import GAMES, catalogue
from majlis.kernel.game import Meta
from majlis.language import LANGUAGES, language
from scripts import messages
from tests.drawing.russian import is_russian

DOMAINS = ["majlis", *[GAMES[id] for id in catalogue()]]
FOREIGN = [code for code in LANGUAGES if code != "en"]


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("code", FOREIGN)
def test_nothing_is_missing(domain: str, code: str) -> None:
    assert len(messages.merged(domain, code)) > 0
    assert messages.faults(domain, code) == []


@pytest.mark.parametrize("meta", catalogue().values(), ids=lambda meta: meta.id)
def test_the_title_page_is_translated(meta: Meta) -> None:
    texts = [meta.title, meta.tagline, *meta.features]
    texts += [exclusion.because for exclusion in meta.exclusions]
    texts += [preset.explain for preset in meta.presets]
    for option in meta.options:
        texts += [option.title, option.explain, *option.words]
    for text in texts:
        translated = language("ru", GAMES[meta.id]).gettext(text)
        assert is_russian(translated, but=r"auto|[Bb][12]|\d\d[ab]"), text


def test_a_missing_translation_is_found() -> None:
    words = messages.Plain(locale="ru")
    words.add("camel")
    words.add(("{n} camel", "{n} camels"), ("{n} верблюд", "", ""))
    words.add("{name} wins", "{nam} побеждает")
    words.add("%(num)s seats", "%(number)s мест")
    words.add("table", "стол")
    faults = [fault for message in words for fault in messages.amiss(message)]
    assert [fault.partition(":")[0] for fault in faults] == [
        "not translated",
        "not translated",
        "other fields than '{name} wins'",
        "other fields than '%(num)s seats'",
    ]


def test_russian_counts_in_three_ways() -> None:
    count = language("ru").ngettext
    text = [count("{n} point", "{n} points", n).format(n=n) for n in (1, 2, 5, 11, 21, 22)]
    assert text == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"]


def test_a_language_that_nobody_speaks_here() -> None:
    with pytest.raises(LookupError, match="en, ru"):
        language("xx")


def test_writing_a_catalogue_twice_gives_the_same_files() -> None:
    once, again = (messages.written(messages.merged(DOMAINS[0], "ru")) for _ in range(2))
    assert once == again
    assert b"Date" not in once["po"]
