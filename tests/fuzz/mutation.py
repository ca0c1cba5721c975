"""Mutations: real inputs with something wrong about them."""

from __future__ import annotations

import json
import random
from typing import Any

STRANGE = (
    "", " ", "0", "-1", "1", "7", "99", "256", "65536", "2147483648", "9223372036854775808",
    "1" * 400, "1e999", "NaN", "-0", "0x10", "1_0", "٣", "²", "½", "true", "null", "[]", "{}",
    "\0", "\n", "\r\n", "\t", "\u200b", "\u2028", "\u202e", "\u3164", "\ufeff", "\ufffd", "é",
    "🐪", "%00", "%ff", "%", "&", "=", ";", "|", "@", "~1", "~x", ".", "..", "../..", "/", "\\",
    "<script>", "'\"><", "{{7*7}}", "' OR 1=1--", "x" * 300, "x" * 5000, "[" * 3000, "me", "here",
    "open", "bot", "random", "level3", "wide", "none", "live", "?", "*", "=", "end", "majlis",
)  # fmt: skip
"""Texts that somebody may not have thought of."""
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 63, 64, 65, 255, 4096, 2**31, 2**53, 2**63, 2**64, -(2**63),
    10**30, 0.5, -0.0, 1e308, [], {}, [[]], [0], [None], {"": ""}, [-1] * 70, list(range(70)),
)  # fmt: skip
DEEPEST = 8


def text(rng: random.Random, given: str, others: tuple[str, ...] = STRANGE) -> str:
    """One to three changes of a text."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        given = CHANGES[rng.randrange(len(CHANGES))](rng, given, others)
    return given


def inserted(rng: random.Random, given: str, others: tuple[str, ...]) -> str:
    at = rng.randint(0, len(given))
    return given[:at] + rng.choice(others) + given[at:]


def replaced(rng: random.Random, given: str, others: tuple[str, ...]) -> str:
    """A piece of it by another."""
    first, last = span(rng, given)
    return given[:first] + rng.choice(others) + given[last:]


def cut(rng: random.Random, given: str, _: tuple[str, ...]) -> str:
    first, last = span(rng, given)
    return given[:first] + given[last:]


def doubled(rng: random.Random, given: str, _: tuple[str, ...]) -> str:
    first, last = span(rng, given)
    return given[:last] + given[first:last] * rng.choice((1, 1, 2, 20)) + given[last:]


def flipped(rng: random.Random, given: str, _: tuple[str, ...]) -> str:
    """One letter by any other."""
    at = rng.randrange(len(given) or 1)
    return (
        given[:at] + chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) + given[at + 1 :]
    )


def cut_off(rng: random.Random, given: str, _: tuple[str, ...]) -> str:
    return given[: rng.randint(0, len(given))]


def another(rng: random.Random, _: str, others: tuple[str, ...]) -> str:
    return rng.choice(others)


CHANGES = (inserted, replaced, cut, doubled, flipped, cut_off, another)


def span(rng: random.Random, given: str) -> tuple[int, int]:
    first = rng.randint(0, len(given))
    return first, min(len(given), first + rng.choice((1, 1, 2, 5, 20)))


def raw(rng: random.Random, given: bytes) -> bytes:
    """Bytes that need not be a text."""
    changed = bytearray(given)
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randint(0, len(changed))
        match rng.randrange(4):
            case 0 if changed:
                changed[at % len(changed)] = rng.randrange(256)
            case 1:
                changed[at:at] = rng.randbytes(rng.choice((1, 2, 8, 64)))
            case 2:
                del changed[at : at + rng.choice((1, 2, 8, 64))]
            case _:
                changed[at:at] = rng.choice(STRANGE).encode()
    return bytes(changed)


def value(rng: random.Random, given: Any, depth: int = 0) -> Any:
    """One change somewhere in plain JSON data."""
    inside = isinstance(given, dict | list) and given
    if inside and depth < DEEPEST and rng.random() < 0.85:
        return within(rng, given, depth)
    match rng.randrange(4):
        case 0 if isinstance(given, str):
            return text(rng, given)
        case 1 if type(given) is int:
            return given + rng.choice((-1, 1, 2, 1000, -1000))
        case 2:
            return rng.choice(STRANGE)
    return rng.choice(VALUES)


def within(rng: random.Random, given: Any, depth: int) -> Any:
    """One change of what it holds, or in it."""
    keys = list(given) if isinstance(given, dict) else list(range(len(given)))
    key = rng.choice(keys)
    changed = given.copy()
    match rng.randrange(8):
        case 0:
            del changed[key]
        case 1 if isinstance(changed, dict):
            changed[text(rng, str(key))] = changed[key]
        case 1:
            changed.insert(key, rng.choice((changed[key], *VALUES)))
        case 2 if isinstance(changed, list):
            changed *= rng.choice((0, 2, 30))
        case _:
            changed[key] = value(rng, given[key], depth + 1)
    return changed


def document(rng: random.Random, given: Any) -> str:
    """A JSON text: mostly other data, sometimes no JSON any more."""
    if rng.random() < 0.2:
        return text(rng, json.dumps(given))
    changed = json.dumps(value(rng, given))
    return text(rng, changed) if rng.random() < 0.05 else changed


def form(rng: random.Random, given: dict[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """The fields of a form with other values, or with other names."""
    changed = dict(given)
    for _ in range(rng.choice((1, 1, 2, 4))):
        name = rng.choice(names)
        match rng.randrange(6):
            case 0:
                changed.pop(name, None)
            case 1:
                changed[text(rng, name)] = changed.get(name, "")
            case 2:
                changed[name] = rng.choice((*changed.values(), *STRANGE))
            case _:
                changed[name] = text(rng, changed.get(name, ""))
    return changed
