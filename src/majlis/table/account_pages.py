"""The page of an account: to have one, to sign in and out, to change the password."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect
from msgspec.structs import replace

from majlis.language import N_, language
from majlis.table.accounts import LONGEST, SHORTEST, Account
from majlis.table.call_pages import forget_browser
from majlis.table.guests import Guest, Visitor, address_of, new_person
from majlis.table.pages import Form, Visit, go_to, page
from majlis.table.refusals import NotAllowed, Refusal
from majlis.table.services import InjectedServices, Services


@get("/account")
async def account(request: Visit, services: InjectedServices, guest: Visitor) -> Response[str]:
    return await account_page(request, services, guest)


async def account_page(
    request: Visit, services: Services, guest: Guest, refused: Refusal | None = None
) -> Response[str]:
    return page(
        request,
        services,
        guest,
        "account.html",
        status=refused.status if refused else 200,
        account=await services.accounts.of(guest.person),
        shortest=SHORTEST,
        longest=LONGEST,
        refused=language(guest.language).gettext(refused.sentence) if refused else "",
    )


async def known_as(
    request: Visit, services: Services, guest: Guest, deed: Awaitable[Account]
) -> Response[Any]:
    """This device belongs to whoever the deed finds from now on; or the page says why not."""
    try:
        found = await deed
    except Refusal as refused:
        return await account_page(request, services, guest, refused)
    known = replace(guest, person=found.person, name=found.name)
    return go_to(request, services, known, "/me")


@post("/account/create")
async def create(
    request: Visit, services: InjectedServices, guest: Visitor, data: Form
) -> Response[Any]:
    name, password = data.get("name", ""), data.get("password", "")
    deed = services.accounts.create(guest.person, name, password, address_of(request))
    return await known_as(request, services, guest, deed)


@post("/account/sign-in")
async def sign_in(
    request: Visit, services: InjectedServices, guest: Visitor, data: Form
) -> Response[Any]:
    name, password = data.get("name", ""), data.get("password", "")
    deed = services.accounts.sign_in(guest.person, name, password, address_of(request))
    return await known_as(request, services, guest, deed)


@post("/account/password")
async def change_password(
    request: Visit, services: InjectedServices, guest: Visitor, data: Form
) -> Response[Any]:
    own = await own_account(services, guest)
    old, wanted = data.get("password", ""), data.get("wanted", "")
    deed = services.accounts.change_password(own, old, wanted, address_of(request))
    return await known_as(request, services, guest, deed)


@post("/account/sign-out")
async def sign_out(
    request: Visit, services: InjectedServices, guest: Visitor, data: Form
) -> Redirect:
    """On this device: whoever uses it next is a guest, and it does not call any more."""
    await forget_browser(services, guest.person, data.get("endpoint", ""))
    stranger = replace(guest, person=new_person(), name="", nameless=False)
    return go_to(request, services, stranger, "/account")


@post("/account/sign-out-everywhere")
async def sign_out_everywhere(
    request: Visit, services: InjectedServices, guest: Visitor
) -> Response[Any]:
    """On all devices but this one."""
    own = await own_account(services, guest)
    return await known_as(request, services, guest, services.accounts.sign_out_everywhere(own))


async def own_account(services: Services, guest: Guest) -> Account:
    found = await services.accounts.of(guest.person)
    if found is None:
        raise NotAllowed(N_("Please sign in first."))
    return found


ACCOUNT = [account, create, sign_in, change_password, sign_out, sign_out_everywhere]
