"""Talking: what a page says comes in as a request; what others say goes out by the live channel."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from majlis.kernel.frame import WATCHER
from majlis.table import names
from majlis.table.guests import Visitor
from majlis.table.people import owner_of
from majlis.table.services import InjectedServices
from majlis.table.wire import Mute, Say


@post("/t/{id:str}/say", status_code=204)
async def say(
    services: InjectedServices, guest: Visitor, id: FromPath[str], data: JSONBody[Say]
) -> None:
    table = await (await services.rooms.room(id)).snapshot()
    seat = table.seat_of(guest.person)
    name = guest.name or names.GUEST
    if seat != WATCHER:
        name = table.seats[seat].name
    await services.chats.say(table, guest.person, seat, name, data.text, data.reaction)


@post("/t/{id:str}/mute", status_code=204)
async def mute(
    services: InjectedServices, guest: Visitor, id: FromPath[str], data: JSONBody[Mute]
) -> None:
    """Hear somebody no more, or again."""
    await services.rooms.room(id)
    chat = await services.chats.chat(id)
    await chat.mute(owner_of(guest.person), data.who, data.muted)


TALK = [say, mute]
