"""What is said at a table: written down, then told to every page that may hear it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import sha256
from weakref import WeakValueDictionary

from majlis.language import N_, language
from majlis.table import names
from majlis.table.people import owner_of
from majlis.table.rates import Allowance
from majlis.table.records import Message
from majlis.table.refusals import Refusal, TooOften
from majlis.table.snapshot import Snapshot
from majlis.table.store import Store
from majlis.table.templates import render
from majlis.table.wire import Talk

LONGEST = 300
"""Letters of a message."""
SHOWN = 200
"""So many of the newest messages a page is told."""
REACTIONS = {
    "well-played": ("star", N_("Well played")),
    "thanks": ("heart", N_("Thanks")),
    "ouch": ("bolt", N_("Ouch")),
    "moment": ("hourglass", N_("A moment")),
    "tea": ("tea", N_("Tea break")),
    "good-game": ("cup", N_("Good game")),
}
"""What can be said with one click: icon and word of each."""


class Chat:
    """What is said at one table."""

    def __init__(
        self, table: str, store: Store, messages: list[Message], muted: set[tuple[str, str]]
    ) -> None:
        self.table = table
        self.store = store
        self.messages = messages
        self.muted = muted
        """Who does not want to hear whom: a person, and what pages call the other one."""
        self._writing = asyncio.Lock()
        self._listeners: set[asyncio.Event] = set()

    def handle(self, person: str) -> str:
        """What pages of this table call a person: it tells nothing else about them."""
        return sha256(f"{self.table}/{person}".encode()).hexdigest()[:16]

    def muted_by(self, person: str) -> frozenset[str]:
        return frozenset(handle for who, handle in self.muted if who == person)

    def heard_by(self, person: str, plays: bool) -> list[Message]:
        """What the person may hear and wants to: whoever plays must not be advised by watchers."""
        muted = self.muted_by(person)
        return [
            message
            for message in self.messages
            if owner_of(message.person) == person
            or not ((message.aside and plays) or self.handle(message.person) in muted)
        ]

    @contextmanager
    def listening(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever something is said."""
        said = asyncio.Event()
        self._listeners.add(said)
        try:
            yield said
        finally:
            self._listeners.discard(said)

    async def say(self, message: Message) -> int:
        """Write it down, then tell it; its number."""
        async with self._writing:  # told in the order in which they are numbered
            written = await self.store.add_message(self.table, message)
            if self.store.is_shared:  # others may have been quicker elsewhere
                await self._reread()
            else:
                self.messages = newest([*self.messages, written])
        self._tell()
        return written.number

    async def hear(self, number: int) -> None:
        """Something was said, here or elsewhere, or is not heard any more."""
        async with self._writing:
            if number >= 0 and self.messages and number <= self.messages[-1].number:
                return
            await self._reread()
        self._tell()

    async def _reread(self) -> None:
        self.messages, self.muted = await self.store.chat(self.table, SHOWN)

    async def mute(self, person: str, handle: str, muted: bool) -> None:
        """From now on the person does not hear whoever is called that, or does again."""
        if handle not in {self.handle(message.person) for message in self.messages}:
            raise Refusal(N_("Nobody of that name has said anything here."))
        if ((person, handle) in self.muted) == muted:
            return
        await self.store.mute(self.table, person, handle, muted)
        if muted:
            self.muted.add((person, handle))
        else:
            self.muted.discard((person, handle))
        self._tell()

    def forget(self, owner: str) -> None:
        """What the owner of a device and their companions have said is written down no longer."""
        self.messages = [one for one in self.messages if owner_of(one.person) != owner]
        self._tell()

    def _tell(self) -> None:
        for said in self._listeners:
            said.set()


def newest(messages: list[Message]) -> list[Message]:
    """Those that pages show: of either kind so many, so that none drowns the other."""
    of_players = [message for message in messages if not message.aside][-SHOWN:]
    aside = [message for message in messages if message.aside][-SHOWN:]
    return sorted(of_players + aside, key=lambda message: message.number)


class Chats:
    """The chats that somebody listens to, and how often anybody may say something."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._open: WeakValueDictionary[str, Chat] = WeakValueDictionary()
        self._by_person = Allowance(5, 3.0, store.clock)
        self._by_table = Allowance(30, 0.5, store.clock)  # a new person is made in no time

    def forget(self, owner: str) -> None:
        for chat in list(self._open.values()):
            chat.forget(owner)

    async def hear(self, id: str, number: int) -> None:
        """Some server, perhaps this one, has changed what is said at a table."""
        if id in self._open:
            await self._open[id].hear(number)

    async def catch_up(self) -> None:
        for chat in list(self._open.values()):
            await chat.hear(-1)

    async def chat(self, id: str) -> Chat:
        """The chat of a table that there is."""
        chat = self._open.get(id)
        if chat is None:
            messages, muted = await self.store.chat(id, SHOWN)
            # Somebody else may have opened it while we were reading: there is one for all.
            chat = self._open.setdefault(id, Chat(id, self.store, messages, muted))
        return chat

    async def say(
        self, table: Snapshot, person: str, seat: int, name: str, text: str = "", reaction: str = ""
    ) -> int:
        """The person says a text, or reacts; its number."""
        said = clean_text(text)
        if reaction and reaction not in REACTIONS:
            raise Refusal(N_("There is no such reaction."))
        if not (said or reaction):
            raise Refusal(N_("There is nothing to say."))
        id = table.table.id
        aside = speaks_aside(table, person)
        # Those who watch cannot use up what the players may say.
        if not (self._by_person.use(owner_of(person)) and self._by_table.use(f"{id} {aside}")):
            raise TooOften
        chat = await self.chat(id)
        return await chat.say(
            Message(
                person=person,
                seat=seat,
                name=name,
                text="" if reaction else said,
                reaction=reaction,
                aside=aside,
                line=table.told,
                at=self.store.clock.now(),
            )
        )


class Listener:
    """One page that is told what is said: only what it has not heard yet."""

    def __init__(self, chat: Chat, person: str, language: str) -> None:
        self.chat = chat
        self.person = person
        self.language = language
        self._heard_as: tuple[bool, frozenset[str]] | None = None
        """Whether they were playing then, and whom they did not want to hear."""
        self._newest = -1
        self._aside = False

    def news(self, table: Snapshot) -> Talk | None:
        """What is new for the page, if anything is."""
        plays = is_running(table) and bool(table.seats_at(self.person))
        heard_as = plays, self.chat.muted_by(self.person)
        aside = speaks_aside(table, self.person)
        again = heard_as != self._heard_as
        first = self._heard_as is None
        if again:
            self._newest = -1
        heard = self.chat.heard_by(self.person, plays)
        new = [message for message in heard if message.number > self._newest]
        moved = aside != self._aside and not first  # else the page was made so
        self._heard_as, self._aside = heard_as, aside
        self._newest = max([message.number for message in new], default=self._newest)
        if not (new or moved or (heard_as[1] if first else again)):
            return None
        return Talk([self._line(message) for message in new], again, self._silenced(), aside)

    def _line(self, message: Message) -> str:
        icon, word = REACTIONS.get(message.reaction, ("", ""))
        return render(
            self.language,
            "piece_message.html",
            message=message,
            name=names.called(message.name, "", language(self.language)),
            own=owner_of(message.person) == self.person,
            who=self.chat.handle(message.person),
            at=datetime.fromtimestamp(message.at, UTC).isoformat(timespec="seconds"),
            reaction=icon,
            word=word,
        )

    def _silenced(self) -> str:
        """Whom the person has muted, to be heard again."""
        t, chat = language(self.language), self.chat
        called = {chat.handle(one.person): names.called(one.name, "", t) for one in chat.messages}
        muted = [(who, called.get(who, "?")) for who in chat.muted_by(self.person)]
        return render(self.language, "piece_muted.html", muted=muted)


def is_running(table: Snapshot) -> bool:
    return table.begun and not (table.over or table.ended)


def speaks_aside(table: Snapshot, person: str) -> bool:
    """What whoever watches says while others play is for watchers."""
    return is_running(table) and not table.seats_at(owner_of(person))


def clean_text(text: str) -> str:
    """What somebody has typed, as it may stand in a line."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST]
