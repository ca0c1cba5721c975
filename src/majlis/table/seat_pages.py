"""What people do about the seats of a table: they come and go, and agree."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec.structs import replace

from majlis import games
from majlis.kernel.frame import NONE, WATCHER
from majlis.language import N_, language
from majlis.table import names
from majlis.table.agreement import Motion
from majlis.table.beforehand import Order, Rest
from majlis.table.guests import Visitor
from majlis.table.new_pages import read_pace, read_stand_in
from majlis.table.pages import Form, Visit, go_to, page
from majlis.table.people import companion_at, owner_of
from majlis.table.records import STAND_IN
from majlis.table.refusals import Refusal
from majlis.table.rematch import play_again
from majlis.table.seating import clean_name
from majlis.table.services import InjectedServices


def read_seat(form: dict[str, str], field: str) -> int:
    """The number of a seat; NONE if it is none."""
    seat = form.get(field, "")
    return int(seat) if seat.isdecimal() and len(seat) < 3 else NONE


@post("/t/{id:str}/sit")
async def sit(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    room = await services.rooms.room(id)
    name = clean_name(data.get("name", ""))
    await room.seating.sit(guest.person, read_seat(data, "seat"), name)
    known = replace(guest, name=name)
    return go_to(request, services, known, f"/t/{id}")


@post("/t/{id:str}/name")
async def rename(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """Be called otherwise, here and from now on; whoever watches has a name as well."""
    room = await services.rooms.room(id)
    name = clean_name(data.get("name", ""))
    if room.seat_of(guest.person) == WATCHER:
        room.company.rename(guest.person, name)
    else:
        await room.seating.rename(guest.person, name)
    known = guest if owner_of(guest.person) != guest.person else replace(guest, name=name)
    return go_to(request, services, known, f"/t/{id}")


@post("/t/{id:str}/leave")
async def leave(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    """Get up; whoever leaves a running game finds the way back on the page of the seat."""
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    left = await room.seating.leave(guest.person)
    for seat in shown.seats_at(guest.person):
        if seat != left.seat:
            await room.seating.leave(companion_at(guest.person, seat))
    return go_to(request, services, guest, f"/t/{id}/sit/{left.token}" if left.bot else "/")


@post("/t/{id:str}/back")
async def back(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    """Whoever was away takes the seat back from the bot."""
    room = await services.rooms.room(id)
    await room.seating.take_seat_back(guest.person)
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/vote")
async def vote(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """Be for something that the people at the table can decide together."""
    if data.get("motion") not in list(Motion):
        raise Refusal(N_("The table does not understand that request."))
    room = await services.rooms.room(id)
    await room.voting.vote(guest.person, Motion(data["motion"]), read_seat(data, "about"))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/pace")
async def set_pace(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """The host changes the pace before the game begins."""
    room = await services.rooms.room(id)
    meta = games.meta(room.table.game)
    await room.timing.set_pace(guest.person, read_pace(meta, data), read_stand_in(data))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/beforehand")
async def give_order(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """Say beforehand what to answer when others play."""
    room = await services.rooms.room(id)
    await room.seating.give_order(guest.person, read_order(data))
    return go_to(request, services, guest, f"/t/{id}")


def read_order(form: dict[str, str]) -> Order:
    rest, bid = form.get("rest", ""), form.get("bid", "").strip()
    if rest not in list(Rest) or not (not bid or (bid.isdecimal() and len(bid) < 4)):
        raise Refusal(N_("The table does not understand that request."))
    return Order(Rest(rest), int(bid) if bid else NONE)


@post("/t/{id:str}/remove")
async def remove(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """The host gives the seat of somebody who stays away to others."""
    room = await services.rooms.room(id)
    await room.seating.remove(guest.person, read_seat(data, "seat"))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/open")
async def open_kept(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    """The host lets others have the seats that are kept."""
    room = await services.rooms.room(id)
    await room.seating.open_kept(guest.person)
    return go_to(request, services, guest, f"/t/{id}")


@get("/t/{id:str}/sit/{token:str}")
async def seat_page(
    request: Visit,
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    token: FromPath[str],
) -> Response[str] | Redirect:
    """The link that gives a seat: a free one, or one's own on another device."""
    room = await services.rooms.room(id)
    seat = room.seating.seat_by(token)
    shown = await room.snapshot()
    if seat.seat in shown.seats_at(guest.person) and not seat.bot:
        return go_to(request, services, guest, f"/t/{id}")
    t = language(guest.language)
    return page(
        request,
        services,
        guest,
        "come_back.html",
        table=id,
        title=t.gettext(games.meta(shown.table.game).title),
        table_name=names.told(shown.table.name, t),
        free=seat.free,
        stand_in=bool(seat.bot),
        waits=shown.deserted,
        seat=seat.seat,
        player=shown.seat_names(guest.language)[seat.seat],
        own_name=seat.name,
    )


@post("/t/{id:str}/sit/{token:str}")
async def take_seat(
    request: Visit,
    services: InjectedServices,
    guest: Visitor,
    id: FromPath[str],
    token: FromPath[str],
    data: Form,
) -> Redirect:
    room = await services.rooms.room(id)
    seat = room.seating.seat_by(token)
    name = guest.name
    if seat.free:
        name = clean_name(data.get("name", ""))
        await room.seating.sit(guest.person, seat.seat, name)
    else:
        name = data.get("name", "").strip() or name
        await room.seating.come_back(guest.person, token, data.get("name", "").strip())
    known = replace(guest, name=name)
    return go_to(request, services, known, f"/t/{id}")


@post("/t/{id:str}/seat-link", status_code=200)
async def renew_link(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Response[str]:
    """Whoever has given the link of their seat to somebody by mistake replaces it."""
    room = await services.rooms.room(id)
    await room.seating.renew_link(guest.person)
    sentence = language(guest.language).gettext(
        "The old link of the seat leads nowhere any more. The menu at the table has the new one."
    )
    return page(request, services, guest, "refusal.html", sentence=sentence, back=f"/t/{id}")


@post("/t/{id:str}/fill")
async def fill(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    room = await services.rooms.room(id)
    await room.seating.fill(guest.person, data.get("bot", STAND_IN))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/again")
async def again(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    room = await services.rooms.room(id)
    fresh = await play_again(room, guest.person, services.rooms)
    return go_to(request, services, guest, f"/t/{fresh}")


SEATS = [
    sit,
    rename,
    leave,
    back,
    vote,
    set_pace,
    give_order,
    remove,
    open_kept,
    seat_page,
    take_seat,
    renew_link,
    fill,
    again,
]
