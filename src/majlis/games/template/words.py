"""Stakes in words: names, log, and an entry for each question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from majlis import words
from majlis.games.template import rules
from majlis.games.template.data import CHARM, COIN, is_stake, stake_of
from majlis.games.template.state import Stakes
from majlis.kernel.frame import HIDDEN, NONE
from majlis.kernel.state import Note
from majlis.words import Fact, Part, Preview, Question, Said, Tale, Thing, signed
from majlis.words.facts import of_kind, top
from majlis.words.outline import owner, parts

F = TypeVar("F", bound=words.AnyFrame)


class Names(words.Names):
    """What things are called."""

    THINGS = ("coins", "charms", "pot")

    def name(self, thing: str) -> str:
        _ = self.t.gettext
        kind, _colon, what = thing.partition(":")
        if kind == "stake":
            return self.coins(int(what))
        if kind == "die":
            return _("die: {face}").format(face=what)
        if kind == "charm" and what:
            return _("charm worth {points}").format(points=what)
        return {
            "coin": _("A coin"),
            "charm": _("A charm"),
            "coins": _("Coins"),
            "charms": _("Charms"),
            "pot": _("Pot"),
        }[thing]

    def explain(self, thing: str) -> str:
        _ = self.t.gettext
        return {
            "coins": _("A point each at the end."),
            "charms": _("Drawn in secret from the bag; one to three points each at the end."),
            "pot": _("All stakes. Whoever staked what the die shows shares it."),
        }.get(thing, "")

    def coins(self, n: int) -> str:
        return self.t.ngettext("{n} coin", "{n} coins", n).format(n=n)


class Log(words.Log[Names]):
    """What happened.

    The methods are called like the kinds of notes that they tell, and take their numbers.
    """

    def say(self, note: Note) -> Said:
        return LINES[note[1]](self, *note[2:])

    def sum_up(self, seat: int, steps: Sequence[Said], notes: Sequence[Note]) -> Said | None:
        """Of a round of stakes: who had staked what the die shows."""
        _ = self.t.gettext
        faces = [note[2] for note in notes if note[1] == rules.ROLLED]
        if not faces:
            return super().sum_up(seat, steps, notes)
        won = [note[2:4] for note in notes if note[1] == rules.WON]
        if not won:
            return Said(_("The die shows {face}: nobody staked that").format(face=faces[0]))
        winners = self.names.listed([self.names.who(seat).name for seat, _coins in won])
        text = _("The die shows {face}: {names}").format(face=faces[0], names=winners)
        return Said(text, gains=(("coin", signed(won[0][1])),))

    def round(self, number: int, _b: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("Round {n}").format(n=number), heading=True)

    def staked(self, seat: int, coins: int, _c: int, _d: int) -> Said:
        text = self.t.gettext("{name} {name:stakes|stake} {coins}")
        return self.did(seat, text, coins=self.names.coins(coins))

    def rolled(self, face: int, _left: int, _c: int, _d: int) -> Said:
        return Said(self.t.gettext("The die shows {face}.").format(face=face))

    def won(self, seat: int, coins: int, _c: int, _d: int) -> Said:
        gains = (("coin", signed(coins)),)
        return self.did(seat, self.t.gettext("{name} {name:wins|win}"), gains)

    def drew(self, seat: int, _b: int, _c: int, points: int) -> Said:
        _ = self.t.gettext
        if points == HIDDEN:
            return self.did(seat, _("{name} {name:draws|draw} a charm"))
        return self.did(seat, _("{name} {name:draws|draw} a charm worth {n}"), n=points)


LINES: Final[dict[int, Callable[[Log, int, int, int, int], Said]]] = {
    rules.ROUND: Log.round,
    rules.STAKED: Log.staked,
    rules.ROLLED: Log.rolled,
    rules.WON: Log.won,
    rules.DREW: Log.drew,
}


class Entry(words.Entry[Stakes, Names, F]):
    """What is said about a frame of Stakes."""


class StakeWords(Entry[rules.Stake]):
    def crumb(self, frame: rules.Stake) -> str:
        return self.t.gettext("secret stakes")

    def title(self, s: Stakes, frame: rules.Stake, seat: int) -> str:
        return self.t.gettext("How much do you stake?")

    def help(self, s: Stakes, frame: rules.Stake, seat: int) -> str:
        return self.t.gettext("Nobody sees it until all have chosen.")

    def preview(self, s: Stakes, frame: rules.Stake, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        coins = stake_of(action)
        text = _("You share the pot if the die shows {n}.").format(n=coins)
        return Preview(text, verb=_("Stake {coins}").format(coins=self.names.coins(coins)))

    def refusal(self, s: Stakes, frame: rules.Stake, seat: int, action: int) -> str:
        if is_stake(action):
            return self.t.gettext("You do not have that many coins.")
        return ""


class RollWords(Entry[rules.Roll]):
    def crumb(self, frame: rules.Roll) -> str:
        return self.t.gettext("the roll")

    def title(self, s: Stakes, frame: rules.Roll, seat: int) -> str:
        return self.t.gettext("The dice decide")

    def deed(self, s: Stakes) -> str:
        return self.t.gettext("Roll")


class BazaarWords(Entry[rules.Bazaar]):
    def crumb(self, frame: rules.Bazaar) -> str:
        return self.t.gettext("at the bazaar")

    def title(self, s: Stakes, frame: rules.Bazaar, seat: int) -> str:
        return self.t.gettext("What do you take from the bazaar?")

    def preview(self, s: Stakes, frame: rules.Bazaar, seat: int, action: int) -> Preview:
        _ = self.t.gettext
        if action == COIN:
            return Preview(_("A point for sure."), "+1", _("Take a coin"))
        return Preview(_("One to three points, seen by you alone."), "+1–3", _("Draw a charm"))

    def refusal(self, s: Stakes, frame: rules.Bazaar, seat: int, action: int) -> str:
        return self.t.gettext("The bag is empty.") if action == CHARM else ""


class DrawCharmWords(Entry[rules.DrawCharm]):
    def crumb(self, frame: rules.DrawCharm) -> str:
        return self.t.gettext("a charm from the bag")

    def title(self, s: Stakes, frame: rules.DrawCharm, seat: int) -> str:
        return self.t.gettext("The dice decide")

    def deed(self, s: Stakes) -> str:
        return self.t.gettext("Draw")


ENTRIES: Final = (StakeWords, RollWords, BazaarWords, DrawCharmWords)


class Words(words.Words[Stakes, Names]):
    """What is said at the table."""

    def __init__(self, code: str, players: Sequence[str] = ()) -> None:
        names = Names(code, players)
        super().__init__(names, Log(names), ENTRIES)

    def over(self, s: Stakes, seat: int) -> Question:
        winners = ", ".join(map(self.names.player, s.winners()))
        return Question(self.t.gettext("Most points: {names}").format(names=winners))

    # -- the position ----------------------------------------------------------------------------

    def features(self) -> dict[str, Thing | None]:
        pgettext = self.t.pgettext
        return {
            "points": None,
            "pot": Thing(pgettext("more", "coins in the pot to win"), counted=True),
            "purse": Thing(pgettext("more", "coins to stake"), counted=True),
        }

    def facts(self, tale: Tale[Stakes]) -> Iterator[Fact]:
        _, ngettext = self.t.gettext, self.t.ngettext
        faces = Counter(face for face, *_rest in of_kind(tale.notes, rules.ROLLED))
        face, times = top(faces)
        often = ngettext("{n} time of {all}", "{n} times of {all}", times)
        shown = _("The die likes {face}").format(face=face)
        yield Fact(shown, often.format(n=times, all=sum(faces.values())), "flag")
        won = max(of_kind(tale.notes, rules.WON), key=lambda won: won[1], default=None)
        if won and won[1]:
            title = _("Largest win: {coins}").format(coins=self.names.coins(won[1]))
            yield Fact(title, self.names.called(won[0]), "crown")

    def styles(self) -> tuple[str, str]:
        pgettext = self.t.pgettext
        return pgettext("fond of", "the pot"), pgettext("fond of", "coins")

    def outline(self, s: Stakes) -> tuple[Part, ...]:
        names = self.names
        return parts(
            (names.name("pot"), [names.coins(s.pot)]),
            *((owner(names, s, seat), self.belongings(s, seat)) for seat in range(len(s.coins))),
        )

    def belongings(self, s: Stakes, seat: int) -> Iterator[str]:
        """Coins, the stake, and charms; of hidden ones only how many there are."""
        _, ngettext = self.t.gettext, self.t.ngettext
        yield self.names.coins(s.coins[seat])
        if s.stakes[seat] != NONE:
            stake = s.stakes[seat]
            yield _("A hidden stake") if stake == HIDDEN else _("Stake: {n}").format(n=stake)
        if s.drawn[seat]:
            n = s.drawn[seat]
            yield ngettext("{n} charm", "{n} charms", n).format(n=n)
        for kind, n in enumerate(s.hands[seat]):
            if n:
                yield _("Worth {points}: {n}").format(points=kind + 1, n=n)
