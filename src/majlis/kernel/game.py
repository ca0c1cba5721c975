"""What a game says about itself before anybody loads its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from majlis.kernel.errors import BadOption, BadSeats, Excluded
from majlis.kernel.state import State

Setting: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Option:
    """A module, a variant or a ruling that the players agree on before the game."""

    name: str
    default: Setting
    explain: str
    """One line in English, the key of its translations."""
    choices: tuple[Setting, ...] = (False, True)
    title: str = ""
    words: tuple[str, ...] = ()
    """What the choices are called, in English; none where they are numbers or yes and no."""
    earlier: tuple[tuple[int, Setting], ...] = ()
    """Defaults of older rules, oldest first: (2, False) was the default up to rules version 2."""

    def default_under(self, rules: int) -> Setting:
        """A default belongs to a version of the rules: old files leave out what was usual then."""
        for last, value in self.earlier:
            if rules <= last:
                return value
        return self.default

    @property
    def written(self) -> bool:
        """Files say it even when it is the default: what is in doubt today may be turned round."""
        return self.name.startswith("ruling_")

    def check(self, value: Setting) -> Setting:
        # `True == 1`, so the type is compared as well.
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise self.refused(show(value))

    def parse(self, text: str) -> Setting:
        """The value that `show` wrote, for files, forms and command lines."""
        for choice in self.choices:
            if show(choice) == text.strip().lower():
                return choice
        raise self.refused(text)

    def refused(self, text: str) -> BadOption:
        return BadOption(f"{self.name}={text}: choose from {', '.join(map(show, self.choices))}")


def flag(
    name: str,
    title: str,
    explain: str,
    default: bool = False,
    earlier: tuple[tuple[int, Setting], ...] = (),
) -> Option:
    return Option(name, default, explain, title=title, earlier=earlier)


def choice(name: str, title: str, explain: str, choices: dict[str, str]) -> Option:
    """One of several, each with what it is called; the first is the default."""
    first = next(iter(choices))
    return Option(name, first, explain, tuple(choices), title, tuple(choices.values()))


def number(name: str, title: str, explain: str, default: int, least: int, most: int) -> Option:
    return Option(name, default, explain, tuple(range(least, most + 1)), title)


@dataclass(frozen=True)
class Exclusion:
    """Two settings that cannot be chosen together, and why. `seats` is the number of players."""

    one: tuple[str, Setting]
    other: tuple[str, Setting]
    because: str


@dataclass(frozen=True)
class Preset:
    """Settings that go well together, for whoever does not want to weigh every option."""

    name: str
    """`first`, `full` or `everything`."""
    explain: str
    """One line in English: what it means in this game."""
    chosen: Mapping[str, Setting]
    """Where it differs from the defaults; it does for every number of players."""


@dataclass(frozen=True)
class Meta:
    """The title page: enough for a lobby, without importing the rules."""

    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: int
    rules: int
    """The version of the rules; it rises when an outcome changes."""
    oldest_rules: int = 1
    """The oldest version whose matches can still be played on and replayed."""
    options: tuple[Option, ...] = ()
    exclusions: tuple[Exclusion, ...] = ()
    presets: tuple[Preset, ...] = ()
    """The simplest one first."""
    features: tuple[str, ...] = ()
    """What it comes with: expansions and variants, in a word or two each."""
    listed: bool = True
    """Whether players are offered it; the template game is for developers only."""
    bids: bool = False
    """Whether players bid against each other: a bid can be left with the table beforehand."""
    turns: int = 30
    """How many turns a player has, as a rule: clocks are suggested by it."""

    def check_seats(self, seats: int) -> None:
        least, most = self.seats
        if not (type(seats) is int and least <= seats <= most):
            raise BadSeats(f"{self.title} is for {least} to {most} players, not {seats!r}")

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadOption(f"{self.title} has no option {name!r}; it has: {known}")

    def parse(self, pairs: Iterable[str]) -> dict[str, Setting]:
        """Options as one types them, with their types."""
        options: dict[str, Setting] = {}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                raise BadOption(f"{pair}: an option should read OPTION=VALUE")
            options[name] = self.option(name).parse(value)
        return options

    def settings(
        self, chosen: Mapping[str, Setting], seats: int | None = None, rules: int | None = None
    ) -> dict[str, Setting]:
        """Every option with its value, checked; what is not chosen has the default of these rules,
        by default the newest. What a number of players excludes is checked once it is known."""
        version = self.rules if rules is None else rules
        settings = {option.name: option.default_under(version) for option in self.options}
        for name, value in chosen.items():
            settings[name] = self.option(name).check(value)
        known: dict[str, Setting | None] = {**settings, "seats": seats}
        for exclusion in self.exclusions:
            (one, first), (other, second) = exclusion.one, exclusion.other
            if known[one] == first and known[other] == second:
                raise Excluded(
                    f"{one}={show(first)} and {other}={show(second)} exclude each other: "
                    f"{exclusion.because}",
                    (one, other),
                    exclusion.because,
                )
        return settings


def show(value: Setting) -> str:
    """A setting as files and command lines write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game with its rules loaded: what a match is played by."""

    meta: Meta
    setup: Callable[[int, dict[str, Setting], int], S]
    """The rulebook's Setup chapter: seats, settings, rules version."""
    state: type[S]
