"""How people want to be called: the page that asks, its buttons, and what browsers need for it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import File, Redirect
from msgspec.structs import replace

from majlis.drawing import palette
from majlis.language import N_, language
from majlis.table.address_book import Calling, zone
from majlis.table.guests import Visitor
from majlis.table.mail import clean_address, unsealed
from majlis.table.pages import Form, Visit, go_to, page
from majlis.table.people import owner_of
from majlis.table.pushes import Subscription
from majlis.table.refusals import NotAllowed, Refusal, TooOften
from majlis.table.services import InjectedServices, Services
from majlis.table.templates import STATIC, static

NO_CACHE = {"cache-control": "no-cache"}


class Keys(msgspec.Struct):
    p256dh: str
    auth: str


class Browser(msgspec.Struct):
    """What a browser says of its subscription, as `PushSubscription.toJSON` writes it."""

    endpoint: str
    keys: Keys
    instead_of: str = ""
    """The endpoint of the one that it takes the place of, if the browser has renewed it."""


class Notify(msgspec.Struct):
    """What a page is answered that nobody sees."""

    now: bool


@get("/calls")
async def how_to_call(request: Visit, services: InjectedServices, guest: Visitor) -> Response[str]:
    owner = owner_of(guest.person)
    calling = await services.caller.book.calling(owner)
    quiet = calling.quiet_from != calling.quiet_to
    return page(
        request,
        services,
        guest,
        "calls.html",
        calling=calling,
        quiet=quiet,
        quiet_from=clock_time(calling.quiet_from) if quiet else "22:00",
        quiet_to=clock_time(calling.quiet_to) if quiet else "08:00",
        mails=services.mailer.on,
        account=await services.accounts.of(owner),
        key=services.pushes.public_key,
    )


@post("/calls")
async def set_calls(
    request: Visit, services: InjectedServices, guest: Visitor, data: Form
) -> Redirect:
    """Quiet hours, and an address for mails."""
    book = services.caller.book
    calling = await book.calling(owner_of(guest.person))
    quiet = data.get("quiet") == "true"
    calling = replace(
        calling,
        language=guest.language,
        quiet_from=minutes(data.get("quiet_from", "")) if quiet else 0,
        quiet_to=minutes(data.get("quiet_to", "")) if quiet else 0,
        zone=zone(data.get("zone", "UTC")).key,
    )
    if services.mailer.on:
        calling = await read_address(services, calling, data)
    await book.set(calling)
    return go_to(request, services, guest, "/calls")


async def read_address(services: Services, calling: Calling, data: dict[str, str]) -> Calling:
    """A new address is asked whether it is theirs; whoever has one has an account, so that it is
    not lost with a browser."""
    said = data.get("address", "").strip()
    if not said:
        return replace(calling, address="", confirmed=False, mail=False)
    if await services.accounts.of(calling.person) is None:
        raise NotAllowed(N_("Mails are for those who have an account."))
    address = clean_address(said)
    calling = replace(calling, mail=data.get("mail") == "true")
    if address != calling.address or not calling.confirmed:
        if not (services.letters.use(calling.person) and services.letters.use(address.lower())):
            raise TooOften
        calling = replace(calling, address=address, confirmed=False)
        await services.mailer.ask_to_confirm(calling)
    return calling


async def to_be_confirmed(services: Services, seal: str) -> Calling:
    person, address = unsealed(services.mailer.keys, "confirm", seal)
    calling = await services.caller.book.calling(person)
    if calling.address != address:
        raise NotAllowed(N_("This link is not valid. Perhaps it was cut off."))
    return calling


@get("/calls/confirm/{seal:str}")
async def ask_to_confirm(
    request: Visit, services: InjectedServices, guest: Visitor, seal: FromPath[str]
) -> Response[str]:
    """The link in the first mail; like the one that ends them, it needs a press."""
    calling = await to_be_confirmed(services, seal)
    return page(request, services, guest, "calls_confirm.html", seal=seal, calling=calling)


@post("/calls/confirm/{seal:str}", status_code=200)
async def confirm(
    request: Visit, services: InjectedServices, guest: Visitor, seal: FromPath[str]
) -> Response[str]:
    """The address is theirs."""
    calling = await to_be_confirmed(services, seal)
    await services.caller.book.set(replace(calling, confirmed=True, mail=True))
    sentence = language(guest.language).gettext(
        "Thank you. You will get a mail when it is your turn."
    )
    return page(request, services, guest, "refusal.html", sentence=sentence, back="")


@post("/calls/push", status_code=204)
async def subscribe(services: InjectedServices, guest: Visitor, data: JSONBody[Browser]) -> None:
    """This browser can be called."""
    person = owner_of(guest.person)
    subscription = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    subscription.check()
    if not services.letters.use(person):
        raise TooOften
    book = services.caller.book
    if data.instead_of and not await forget_browser(services, person, data.instead_of):
        return  # they have been turned off meanwhile
    await book.subscribe(person, subscription)
    calling = await book.calling(person)
    await book.set(replace(calling, push=True, language=guest.language))


async def forget_browser(services: Services, person: str, endpoint: str) -> bool:
    """That browser calls the person no more; whether it did."""
    book = services.caller.book
    known = endpoint in [browser.endpoint for browser in await book.subscriptions(person)]
    if known:
        await book.unsubscribe(endpoint)
    return known


@post("/t/{id:str}/notify", status_code=200)
async def notify(services: InjectedServices, guest: Visitor, id: FromPath[str]) -> Notify:
    """A page that nobody sees asks whether to tell the device that its turn has begun."""
    room = await services.rooms.room(id)
    return Notify(await services.caller.may_notify(room, guest.person))


@post("/calls/off", status_code=204)
async def stop(services: InjectedServices, guest: Visitor) -> None:
    """Nobody calls any more, in no way."""
    await turn_off(services, owner_of(guest.person))


async def turn_off(services: Services, person: str) -> None:
    book = services.caller.book
    for browser in await book.subscriptions(person):
        await book.unsubscribe(browser.endpoint)
    await book.set(replace(await book.calling(person), push=False, mail=False))


@get("/calls/off/{seal:str}")
async def ask_to_stop(
    request: Visit, services: InjectedServices, guest: Visitor, seal: FromPath[str]
) -> Response[str]:
    """The link in every mail; programs that look into mails open it, so it needs a press."""
    unsealed(services.mailer.keys, "off", seal)
    return page(request, services, guest, "calls_off.html", seal=seal)


@post("/calls/off/{seal:str}", status_code=200)
async def stop_by_link(
    request: Visit, services: InjectedServices, guest: Visitor, seal: FromPath[str]
) -> Response[str]:
    (person,) = unsealed(services.mailer.keys, "off", seal)
    await turn_off(services, person)
    sentence = language(guest.language).gettext("Nobody will call you any more.")
    return page(request, services, guest, "refusal.html", sentence=sentence, back="")


def minutes(time: str) -> int:
    """The minute of the day that a field for times says."""
    hour, _, minute = time.partition(":")
    try:
        said = int(hour) * 60 + int(minute)
    except ValueError:
        said = -1
    if not 0 <= said < 24 * 60:
        raise Refusal(N_("That is no time of the day."))
    return said


def clock_time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


# -- what browsers need ----------------------------------------------------------------------------


@get("/sw.js", media_type="text/javascript")
async def service_worker() -> File:
    """It stands at the root, so that it is there for every page."""
    return File(
        STATIC / "sw.js",
        media_type="text/javascript",
        content_disposition_type="inline",
        headers=NO_CACHE,
    )


@get("/manifest.webmanifest")
async def manifest(guest: Visitor) -> Response[dict[str, Any]]:
    """What a phone needs to put the table on its home screen."""
    t = language(guest.language)
    icons = [
        {"src": static(f"icons/{name}.png"), "sizes": f"{size}x{size}", "purpose": purpose}
        for name, size, purpose in (
            ("icon-192", 192, "any"),
            ("icon-512", 512, "any"),
            ("maskable-512", 512, "maskable"),
        )
    ]
    return Response(
        {
            "name": t.gettext("Majlis"),
            "short_name": t.gettext("Majlis"),
            "description": t.gettext("A table for desert games"),
            "lang": guest.language,
            "id": "/",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": palette.TOKENS["ground"][0],
            "theme_color": palette.TOKENS["panel"][0],
            "icons": [{"type": "image/png", **icon} for icon in icons],
        },
        media_type="application/manifest+json",
        headers=NO_CACHE,
    )


CALLS = [
    how_to_call,
    set_calls,
    ask_to_confirm,
    confirm,
    subscribe,
    notify,
    stop,
    ask_to_stop,
    stop_by_link,
    service_worker,
    manifest,
]
