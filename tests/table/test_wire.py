"""What the client is told about the wire in `wire.js` is what `wire.py` sends."""

from __future__ import annotations

import re
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from majlis.table import wire
from majlis.table.choices import Choice
from majlis.table.drafts import Plan
from majlis.table.templates import STATIC

SOURCE = (STATIC / "wire.js").read_text()
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean"}
SENT = (
    Choice, Plan, wire.Place, wire.Zone, wire.Journey, wire.Rise, wire.LogChange, wire.LogPart,
    wire.Wish, wire.Drafted, wire.Update, wire.LineStep, wire.Line, wire.Hint, wire.Talk,
)  # fmt: skip
TREE = "Tree"
"""What the client calls a dict of choices."""


def fields_in_js(name: str) -> dict[str, str]:
    """The fields of a typedef with their types; `?` ends the names of those that may be missing."""
    short = re.search(rf"@typedef \{{\{{(.*)\}}\}} {name} ", SOURCE)
    if short:
        field = re.compile(r"(\w+\??): ((?:[^,{[]|\[.*?\]|{.*?})+)")
        return {found[1]: found[2] for found in field.finditer(short[1])}
    long = re.search(rf"@typedef {{object}} {name}\n(.*?)\*/", SOURCE, re.DOTALL)
    assert long, f"wire.js has no {name}"
    fields = {}
    for found in re.finditer(r"@property {(.*)} (\[)?(\w+)", long[1]):
        fields[found[3] + ("?" if found[2] else "")] = found[1]
    return fields


def fields_in_python(struct: type[msgspec.Struct]) -> dict[str, str]:
    hints = get_type_hints(struct)
    config = struct.__struct_config__
    may_be_missing = config.omit_defaults or config.forbid_unknown_fields
    """Sent by us without defaults, or to us, who know them."""
    return {
        field.name + ("?" if may_be_missing and not field.required else ""): in_js(
            hints[field.name]
        )
        for field in msgspec.structs.fields(struct)
    }


def in_js(kind: Any) -> str:
    """A type of Python as JSDoc writes it. What is None is left out, but for values of dicts."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is UnionType:
        return in_js(next(arg for arg in args if arg is not NoneType))
    if issubclass(origin or kind, StrEnum):
        return "string"
    if origin is list or args[1:] == (...,):
        return f"{in_js(args[0])}[]"
    if origin is tuple:
        return f"[{', '.join(map(in_js, args))}]"
    if origin is dict:
        if args[1] is Choice:
            return TREE
        missing = " | null" if NoneType in get_args(args[1]) else ""
        return f"{{[]: {in_js(args[1])}{missing}}}"
    return str(kind.__name__)


@pytest.mark.parametrize("struct", SENT)
def test_the_client_knows_what_is_sent(struct: type[msgspec.Struct]) -> None:
    written = {
        name: re.sub(r"\[\w+: string\]", "[]", kind.strip())
        for name, kind in fields_in_js(struct.__name__).items()
    }
    assert written == fields_in_python(struct)
