"""Why one turn is better than another, in a sentence or two: from features of `evaluate`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from majlis.words.names import capital
from majlis.words.numbers import sign

if TYPE_CHECKING:
    from majlis.words import Words

FOR, AGAINST = 2, 1
"""So many things are said for a turn, and against it."""
SLIGHT = 0.15
"""What weighs less than this share of the weightiest is not worth telling."""


@dataclass(frozen=True)
class Reason:
    """A feature in which two positions differ."""

    seat: int
    feature: str
    gain: float
    """What the difference is worth to whoever asks, in points of the lead."""
    change: float
    """How much more of the feature the seat has."""


@dataclass(frozen=True)
class Thing:
    """What a feature counts, as it is called after "more": several features may count the same."""

    called: str
    counted: bool = False
    """There are fewer of it, not less."""
    level: float = 1.0
    """How much of the thing one of the feature is."""
    good: bool = True
    """One would rather have more of it."""
    kind: str = ""
    """Things of a kind turn into each other, as an oasis that comes nearer: the weightiest of them
    stands for all."""


@dataclass
class Difference:
    """All that speaks of one thing of one seat, or of several for whom it is the same."""

    seats: list[int]
    thing: Thing | None
    """None: points, which are told as a number."""
    gain: float = 0.0
    amount: float = 0.0


def why(
    words: Words[Any, Any], me: int, reasons: Sequence[Reason], other: int, better: bool
) -> str:
    """What distinguishes a turn from the one of that number, as far as it is seen at once; it is
    `better` than that one by what may follow. Only what is true is said: that there is more of a
    thing, or less, and for whom."""
    _ = words.t.gettext
    pros, cons = weighed(words, me, reasons)
    if not pros and not cons:
        return _("At once much the same as turn {n}; the difference comes later.").format(n=other)
    said = _("Compared with turn {n}: {things}").format(
        n=other, things=contrasted(words, me, pros, cons)
    )
    return f"{said} {after_all(words, pros + cons, reasons, better)}".rstrip()


def contrast(words: Words[Any, Any], me: int, reasons: Sequence[Reason]) -> str:
    """What distinguishes a better turn from another; empty if nothing is seen at once."""
    pros, cons = weighed(words, me, reasons)
    if not pros and not cons:
        return ""
    said = capital(contrasted(words, me, pros, cons))
    return f"{said} {after_all(words, pros + cons, reasons, better=True)}".rstrip()


def after_all(
    words: Words[Any, Any], told: list[Difference], reasons: Sequence[Reason], better: bool
) -> str:
    """What decides, if what is told speaks for the other side: all that is not, or what follows."""
    _ = words.t.gettext
    said = sum(one.gain for one in told)
    at_once = sum(reason.gain for reason in reasons)
    if better and said < 0:
        return _("In all it is better.") if at_once > 0 else _("What follows makes up for it.")
    if not better and said > 0:
        return _("In all it is worse.") if at_once < 0 else _("What follows speaks against it.")
    return ""


def weighed(
    words: Words[Any, Any], me: int, reasons: Sequence[Reason]
) -> tuple[list[Difference], list[Difference]]:
    """What is worth telling: for the turn, and against it."""
    told = [one for one in by_kind(differences(words, reasons)) if plain(one, me)]
    told = sorted(for_several(told, me), key=lambda one: -abs(one.gain))
    most = max((abs(one.gain) for one in told), default=0.0)
    told = [one for one in told if abs(one.gain) >= SLIGHT * most]
    pros = [one for one in told if one.gain > 0]
    cons = [one for one in told if one.gain < 0]
    return pros[:FOR], cons[:AGAINST]


def contrasted(
    words: Words[Any, Any], me: int, pros: list[Difference], cons: list[Difference]
) -> str:
    _ = words.t.gettext
    first, second = ("; ".join(phrase(words, one, me) for one in some) for some in (pros, cons))
    if not (first and second):
        return f"{first or second}."
    return _("{pros}. But: {cons}.").format(pros=first, cons=second)


def differences(words: Words[Any, Any], reasons: Sequence[Reason]) -> list[Difference]:
    """The reasons by what they count and for whom; those that a game does not tell are left out."""
    things = words.features()
    found: dict[tuple[int, str], Difference] = {}
    for reason in reasons:
        if reason.feature not in things:
            continue
        thing = things[reason.feature]
        key = reason.seat, thing.called if thing else ""
        one = found.setdefault(key, Difference([reason.seat], thing))
        one.gain += reason.gain
        one.amount += reason.change * (thing.level if thing else 1.0)
    return list(found.values())


def by_kind(found: list[Difference]) -> Iterator[Difference]:
    """One of each kind of things of a seat: with the gain of all of them, and called after the one
    that weighs most to the same side."""
    kinds: dict[tuple[int, str], list[Difference]] = {}
    for one in found:
        if one.thing and one.thing.kind:
            kinds.setdefault((one.seats[0], one.thing.kind), []).append(one)
        else:
            yield one
    for same in kinds.values():
        gain = sum(one.gain for one in same)
        weightiest = max(same, key=lambda one: one.gain if gain > 0 else -one.gain)
        yield replace(weightiest, gain=gain)


def for_several(found: Iterable[Difference], me: int) -> list[Difference]:
    """What is the same for several others is told once."""
    told: dict[tuple[bool, str, int], Difference] = {}
    for one in found:
        amount = round(one.amount) if one.thing is None else one.amount > 0
        key = one.seats == [me], one.thing.called if one.thing else "", amount
        if key in told:
            told[key].seats += one.seats
            told[key].gain += one.gain
        else:
            told[key] = one
    return list(told.values())


def plain(one: Difference, me: int) -> bool:
    """What it counts for agrees with what everybody would say of it: more of a good thing is better
    for whoever has it. Weights that stand for something else are not told."""
    better = (one.amount > 0) == (one.thing is None or one.thing.good)
    return bool(one.amount) and (one.gain > 0) == (better == (one.seats == [me]))


def phrase(words: Words[Any, Any], one: Difference, me: int) -> str:
    """ "more water one step away", "fewer elders in hand for Gecko", "+5 points"."""
    _ = words.t.gettext
    if one.thing is None:
        n = round(one.amount)
        text = f"{sign(n)}{words.scored(abs(n))}"
    elif one.amount > 0:
        text = _("more {things}").format(things=one.thing.called)
    elif one.thing.counted:
        text = _("fewer {things}").format(things=one.thing.called)
    else:
        text = _("less {things}").format(things=one.thing.called)
    if one.seats == [me]:
        return text
    names = words.names.listed([words.names.player(seat) for seat in one.seats])
    return _("{things} for {name}").format(things=text, name=names)
