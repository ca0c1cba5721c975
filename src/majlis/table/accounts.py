"""Accounts: a name and a password for whoever wants their games on several devices.

An account stands for a person. To sign in is to become that person on another device; to sign out
everywhere gives the account a new person, so that the cookies of all other devices name nobody.
"""

from __future__ import annotations

import asyncio
from functools import cache
from secrets import token_hex

import msgspec
import sqlalchemy as sql
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy.exc import IntegrityError

from majlis.language import N_
from majlis.table.guests import new_person
from majlis.table.people import tidy
from majlis.table.rates import Allowance
from majlis.table.refusals import NotAllowed, Refusal, TooOften
from majlis.table.rooms import Rooms
from majlis.table.schema import (
    ACCOUNTS,
    CALLINGS,
    CALLS,
    MATCHES,
    MESSAGES,
    MUTES,
    SAT,
    SITTERS,
    SUBSCRIPTIONS,
)
from majlis.table.seating import clean_name
from majlis.table.store import Store

SHORTEST, LONGEST = 8, 200
"""Letters of a password: argon2 takes any number, but somebody has to read them."""
AT_ONCE = 2
"""Passwords that are checked at the same time: each takes 64 MiB."""
HASHER = PasswordHasher()


class Account(msgspec.Struct, frozen=True):
    """A person with a password."""

    login: str
    """The name as it is looked up: without capital letters."""
    name: str
    person: str
    password: str
    """Its hash."""


class WrongPassword(NotAllowed):
    """Which of the two was wrong is not said: nobody learns who has an account."""

    def __init__(self) -> None:
        super().__init__(N_("Name and password do not belong together."))


class Accounts:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store = store
        self.rooms = rooms
        self._checking = asyncio.Semaphore(AT_ONCE)
        self._here = Allowance(8, 60.0, store.clock)
        self._by_login = Allowance(30, 60.0, store.clock)
        self._by_address = Allowance(20, 15.0, store.clock)

    async def of(self, person: str) -> Account | None:
        return await self._find(ACCOUNTS.c.person == person)

    async def create(self, person: str, name: str, password: str, address: str) -> Account:
        """The guest has an account from now on; their games are its games."""
        name = clean_name(name)
        check_password(password)
        self._may_try(name.casefold(), address)
        if await self.of(person):
            raise NotAllowed(N_("You have an account already."))
        account = Account(name.casefold(), name, person, await self._hashed(password))
        try:
            query = ACCOUNTS.insert().values(**msgspec.structs.asdict(account))
            await self.store.database.change(query)
        except IntegrityError:
            raise Refusal(N_("That name is taken. Please choose another one.")) from None
        return account

    async def sign_in(self, guest: str, name: str, password: str, address: str) -> Account:
        """Whose account it is; the games of the guest who signs in become theirs."""
        account = await self._checked(tidy(name).casefold(), password, address)
        if guest != account.person and await self.of(guest) is None:
            await self._become(guest, account.person)
        return account

    async def change_password(
        self, account: Account, password: str, wanted: str, address: str
    ) -> Account:
        """Other devices have to sign in again."""
        check_password(wanted)
        await self._checked(account.login, password, address)
        return await self._renew(account, {"password": await self._hashed(wanted)})

    async def sign_out_everywhere(self, account: Account) -> Account:
        return await self._renew(account, {})

    async def _renew(self, account: Account, changes: dict[str, str]) -> Account:
        """The account as another person, who has everything of the one before."""
        person = new_person()
        new = msgspec.structs.replace(account, person=person, **changes)

        def renew(connection: sql.Connection) -> set[str]:
            connection.execute(
                ACCOUNTS.update()
                .where(ACCOUNTS.c.login == account.login)
                .values(person=person, password=new.password)
            )
            # Browsers that are signed out are called no more; this one says again that it may be.
            browsers = SUBSCRIPTIONS.c.person == account.person
            connection.execute(SUBSCRIPTIONS.delete().where(browsers))
            return become(connection, account.person, person)

        await self.rooms.reread(await self.store.database.write(renew))
        return new

    async def _become(self, old: str, new: str) -> None:
        tables = await self.store.database.write(lambda connection: become(connection, old, new))
        await self.rooms.reread(tables)

    async def _checked(self, login: str, password: str, address: str) -> Account:
        self._may_try(login, address)
        account = await self._find(ACCOUNTS.c.login == login)
        async with self._checking:
            known = account.password if account else ""
            right = await asyncio.to_thread(verified, known, password[:LONGEST])
        if account is None or not right:
            raise WrongPassword
        return account

    async def _hashed(self, password: str) -> str:
        async with self._checking:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _find(self, where: sql.ColumnElement[bool]) -> Account | None:
        found = await self.store.database.rows(ACCOUNTS.select().where(where))
        return msgspec.convert(found[0]._mapping, Account) if found else None

    def _may_try(self, login: str, address: str) -> None:
        """A few times from one place, and not much more often from everywhere together: whoever
        guesses at an account does not lock its owner out."""
        if not (
            self._by_address.use(address)
            and self._here.use(f"{login} {address}")
            and self._by_login.use(login)
        ):
            raise TooOften


def check_password(password: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal(N_("A password has at least eight characters, and at most two hundred."))


def verified(known: str, password: str) -> bool:
    """Whether it is the password of which the hash is known; if none is, that takes as long."""
    try:
        return HASHER.verify(known or nobodys_hash(), password)
    except VerificationError:
        return False


@cache
def nobodys_hash() -> str:
    return HASHER.hash(token_hex())


def become(connection: sql.Connection, old: str, new: str) -> set[str]:
    """Whatever one person has, and those who share their device, another one has from now on; the
    tables that this is about.

    At a table where both sit, both seats stay as they are: that of the old one is still reached by
    its link.
    """
    ids: set[str] = set()
    for person in (old, *companions_of(connection, old)):
        ids |= move(connection, person, new + person.removeprefix(old))
    connection.execute(MATCHES.update().where(MATCHES.c.host == old).values(host=new))
    return ids


def companions_of(connection: sql.Connection, owner: str) -> set[str]:
    """Whoever shares the owner's device at some table, or has shared it."""
    found: set[str] = set()
    for table in (SITTERS, SAT):
        on_device = table.c.person.startswith(f"{owner}~", autoescape=True)
        found |= set(connection.scalars(sql.select(table.c.person).where(on_device)))
    return found


def move(connection: sql.Connection, old: str, new: str) -> set[str]:
    both = sql.select(SITTERS.c.match_id).where(SITTERS.c.person == new)
    alone = SITTERS.c.person == old, SITTERS.c.match_id.not_in(both)
    ids = set(connection.scalars(sql.select(SITTERS.c.match_id).where(*alone)))
    for table in (SITTERS, MUTES, CALLS):  # one of a kind for each person at a table
        if table is not SITTERS:  # the new one may have sat there once
            there = table.c.person == new, table.c.match_id.in_(ids)
            connection.execute(table.delete().where(*there))
        at_these = table.c.person == old, table.c.match_id.in_(ids)
        connection.execute(table.update().where(*at_these).values(person=new))
    wished = connection.scalar(sql.select(CALLINGS.c.person).where(CALLINGS.c.person == new))
    owned = (MESSAGES, SUBSCRIPTIONS, SAT)
    for table in owned if wished else (*owned, CALLINGS):
        connection.execute(table.update().where(table.c.person == old).values(person=new))
    return ids


def forget_account(connection: sql.Connection, person: str) -> None:
    connection.execute(ACCOUNTS.delete().where(ACCOUNTS.c.person == person))
