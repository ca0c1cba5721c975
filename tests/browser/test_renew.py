"""What the server sends becomes the page, and only what differs is touched."""

from __future__ import annotations

import pytest

from majlis.table.templates import static
from tests.browser.conftest import NewPage

pytestmark = pytest.mark.browser

RENEW = """async ([script, before, after, drawn]) => {
  const { renew } = await import(script);
  const [space, name] = drawn ? ["2000/svg", "g"] : ["1999/xhtml", "div"];
  const slot = document.createElementNS(`http://www.w3.org/${space}`, name);
  slot.innerHTML = before;
  const was = new Map([...slot.querySelectorAll("*")].map((one) => [one, one.outerHTML]));
  renew(slot, after);
  const kept = [...slot.querySelectorAll("*")].filter((one) => was.has(one));
  return { html: slot.innerHTML, kept: kept.map((one) => was.get(one)) };
}"""
"""What becomes of the inside of an element, and what its kept elements were."""


WORDS = [
    ("<p>1</p><p>2</p>", "<p>1</p><p>3</p>", ["<p>1</p>", "<p>2</p>"]),
    ('<p class="a">1</p>', '<p title="b">1</p>', ['<p class="a">1</p>']),
    ("<p>1</p>", "<b>1</b>", []),
    ("<p>1</p><p>2</p>", "", []),
    ("", "text <i>1</i>", []),
    ('<b id="x">1</b><b id="y">2</b>', '<b id="y">2</b>', ['<b id="y">2</b>']),
    (
        '<b data-action="1">1</b><b data-action="2">2</b>',
        '<b data-action="2">2</b><i>new</i><b data-action="1">1</b>',
        ['<b data-action="2">2</b>', '<b data-action="1">1</b>'],
    ),
    ('<b data-action="1">1</b>', '<b data-action="2">2</b>', []),
    ("<b>1</b>", '<b data-action="2">2</b>', []),
]
"""Before and after, and what is kept: an answer never becomes another one."""


def test_only_what_differs_is_touched(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    for before, after, kept in WORDS:
        found = page.evaluate(RENEW, [static("renew.js"), before, after, False])
        assert found == {"html": after, "kept": kept}
    before = '<g transform="scale(2)"><circle r="1"></circle></g><path d="M0 0"></path>'
    after = '<g transform="scale(2)"><circle r="3"></circle></g>'
    kept = ['<g transform="scale(2)"><circle r="1"></circle></g>', '<circle r="1"></circle>']
    found = page.evaluate(RENEW, [static("renew.js"), before, after, True])
    assert found == {"html": after, "kept": kept}
