"""The pages: a new table, a table, and what their forms do."""

from __future__ import annotations

from gettext import NullTranslations
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec.structs import replace

from majlis import games
from majlis.bots import BOTS, LEVELS, SECONDS
from majlis.drawing.palette import THEMES
from majlis.kernel.errors import BadOption, BadSeats, Excluded
from majlis.kernel.frame import NONE, WATCHER
from majlis.kernel.game import Meta, Option, Preset, show
from majlis.kernel.match import commitment
from majlis.language import LANGUAGES, N_, language
from majlis.table import names
from majlis.table.agreement import Motion
from majlis.table.beforehand import NO_ORDER, Order, Rest
from majlis.table.chat import LONGEST, REACTIONS, speaks_aside
from majlis.table.guests import Guest, Visitor, cookies
from majlis.table.paces import Kind, Pace, suggested
from majlis.table.people import companion_at, owner_of
from majlis.table.qr import qr_code
from majlis.table.refusals import NotHere, Refusal
from majlis.table.rooms import bot_names_beside, clean_name, new_token
from majlis.table.services import InjectedServices, Services
from majlis.table.store import STAND_IN, Hints, Seat, Table
from majlis.table.templates import drawn, render
from majlis.words import Names

Visit = Request[Any, Any, State]
Form = URLEncodedBody[dict[str, str]]

OWN = {"cache-control": "private, no-cache"}
"""Everybody sees something else, and soon something else again."""
ME, HERE, OPEN, BOT = "me", "here", "open", "bot"
"""Who may sit on a chair of a new table; another field says which bot."""

CLICK_GUARD = 300
"""Milliseconds in which nobody can have meant what has just appeared below the finger; none where
bots do not pause either."""


def page(
    visit: Visit, services: Services, guest: Guest, name: str, /, status: int = 200, **context: Any
) -> Response[str]:
    """A page, with the cookies that make its reader a guest."""
    return Response(
        render(guest.language, name, guest=guest, here=visit.url.path, **context),
        media_type=MediaType.HTML,
        status_code=status,
        cookies=cookies(guest, services.key, visit.url.scheme == "https"),
        headers=OWN,
    )


def go_to(visit: Visit, services: Services, guest: Guest, path: str) -> Redirect:
    return Redirect(
        path, status_code=303, cookies=cookies(guest, services.key, visit.url.scheme == "https")
    )


def listed(game: str) -> Meta:
    """The title page of a game that is offered."""
    if game not in games.catalogue():
        raise NotHere(N_("There is no such game here."))
    return games.meta(game)


# -- how it looks ------------------------------------------------------------------------------


@post("/look")
async def look(request: Visit, services: InjectedServices, guest: Visitor, data: Form) -> Redirect:
    """Another language or theme, or no wish to say a name; and back to the page."""
    if data.get("language") in LANGUAGES:
        guest = replace(guest, language=data["language"], chosen=True)
    if data.get("theme") in THEMES:
        guest = replace(guest, theme=data["theme"])
    if "nameless" in data:
        guest = replace(guest, nameless=True)
    back = data.get("back", "/")
    here = back.startswith("/") and not back.startswith(("//", "/\\"))
    return go_to(request, services, guest, back if here else "/")


# -- a new table -------------------------------------------------------------------------------


def default_name(code: str) -> str:
    return language(code).gettext("Guest")


def is_default(name: str) -> bool:
    """Nobody has chosen it: perhaps its owner wants another one."""
    return name in map(default_name, LANGUAGES)


@post("/play/{game:str}")
async def play_now(
    request: Visit, services: InjectedServices, guest: Visitor, game: FromPath[str]
) -> Redirect:
    """A table with bots, at once."""
    meta = listed(game)
    number = min(3, meta.seats[1])
    name = guest.name or default_name(guest.language)
    own = Seat(0, new_token(), clean_name(name))
    bots = [
        Seat(seat, new_token(), called, STAND_IN)
        for seat, called in enumerate(bot_names_beside([own], number - 1), 1)
    ]
    room = await services.rooms.create(guest.person, game, [own, *bots], {}, listed=True)
    return go_to(request, services, guest, f"/t/{room.table.id}")


@get("/new/{game:str}")
async def new_table(
    request: Visit,
    services: InjectedServices,
    guest: Visitor,
    game: FromPath[str],
    preset: FromQuery[str] = "",
) -> Response[str]:
    """The form, filled in by a preset: the simplest one, unless another is asked for."""
    meta = listed(game)
    wanted = [one for one in meta.presets if one.name == preset] or meta.presets
    settings = meta.settings(wanted[0].chosen if wanted else {})
    form = {"players": str(meta.seats[0]), "seat0": ME, "listed": "true"}
    form |= {f"seat{seat}": OPEN for seat in range(1, meta.seats[1])}
    form |= {f"option.{name}": show(value) for name, value in settings.items()}
    return new_form(request, services, guest, meta, form)


@post("/new/{game:str}", status_code=200)
async def create_table(
    request: Visit, services: InjectedServices, guest: Visitor, game: FromPath[str], data: Form
) -> Response[str] | Redirect:
    meta = listed(game)
    try:
        name = clean_name(data.get("name", ""))
        chairs, own, companions = read_chairs(meta, name, data)
        options = {
            option.name: option.parse(data.get(f"option.{option.name}", unticked(option)))
            for option in meta.options
        }
        room = await services.rooms.create(
            guest.person,
            game,
            chairs,
            options,
            data.get("listed") == "true",
            own,
            read_hints(data),
            data.get("chances") == "true",
            read_pace(meta, data),
            read_stand_in(data),
            companions,
        )
    except (Refusal, BadOption, BadSeats) as refused:
        return new_form(request, services, guest, meta, data, refused)
    known = replace(guest, name=name)
    return go_to(request, services, known, f"/t/{room.table.id}")


def read_hints(form: dict[str, str]) -> Hints:
    wish = form.get("hints", "")
    return Hints(wish) if wish in list(Hints) else Hints.ALONE


def read_pace(meta: Meta, form: dict[str, str]) -> Pace:
    """The pace that the form asks for: one of those that it offers."""
    kind = form.get("pace", Kind.NONE)
    offered = suggested(meta.turns)[Kind(kind)] if kind in list(Kind) else []
    wanted = form.get(f"pace.{kind}", "")
    for pace in offered:
        if wanted in ("", f"{pace.bank:.0f}"):
            return pace
    raise Refusal(N_("There is no such pace."))


def read_stand_in(form: dict[str, str]) -> str:
    bot = form.get("stand_in", STAND_IN)
    if bot not in BOTS:
        raise Refusal(N_("There is no such bot."))
    return bot


def unticked(option: Option) -> str:
    """A box that is not ticked is not sent."""
    return "false" if isinstance(option.default, bool) else show(option.default)


def read_chairs(
    meta: Meta, name: str, form: dict[str, str]
) -> tuple[list[Seat], int | None, list[int]]:
    """The chairs that the form asks for, the host's own, and those of whoever shares their
    device."""
    players = form.get("players", "")
    number = int(players) if players.isdecimal() and len(players) < 3 else 0
    meta.check_seats(number)
    wanted = [form.get(f"seat{seat}", OPEN) for seat in range(number)]
    wanted = [level_at(form, seat) if who == BOT else who for seat, who in enumerate(wanted)]
    # Without a script the seat where "me" was before is ticked still: who takes another one moves.
    own = max((seat for seat, who in enumerate(wanted) if who == ME), default=None)
    here = [seat for seat, who in enumerate(wanted) if who == HERE]
    if own is None and here:
        raise Refusal(N_("Who lends the device takes a seat as well: choose “me” for one of them."))
    called = iter(names.bot_names(number))
    chairs = []
    for seat, who in enumerate(wanted):
        if who in BOTS:
            chairs.append(Seat(seat, new_token(), next(called), who))
        elif who == HERE:
            chairs.append(Seat(seat, new_token(), clean_name(form.get(f"name{seat}", ""))))
        elif who in (ME, OPEN):
            chairs.append(Seat(seat, new_token(), name if seat == own else ""))
        else:
            raise Refusal(N_("There is no such bot."))
    return chairs, own, here


def level_at(form: dict[str, str], seat: int) -> str:
    """Which bot, if it is one."""
    return form.get(f"level{seat}", STAND_IN)


def new_form(
    request: Visit,
    services: Services,
    guest: Guest,
    meta: Meta,
    form: dict[str, str],
    refused: Refusal | BadOption | BadSeats | None = None,
) -> Response[str]:
    t = language(guest.language)
    settings = {
        option.name: form.get(f"option.{option.name}", unticked(option)) for option in meta.options
    }
    return page(
        request,
        services,
        guest,
        "new.html",
        status=422 if refused else 200,
        game=meta.id,
        title=t.gettext(meta.title),
        name=form.get("name", guest.name),
        numbers=range(meta.seats[0], meta.seats[1] + 1),
        players=form.get("players", ""),
        chairs=[
            {
                "sitter": form.get(f"seat{seat}", OPEN),
                "kind": level_at(form, seat),
                "name": form.get(f"name{seat}", ""),
            }
            for seat in range(meta.seats[1])
        ],
        sitters=[
            (ME, t.gettext("me")),
            (HERE, t.gettext("here")),
            (OPEN, t.gettext("open")),
            (BOT, t.gettext("bot")),
        ],
        levels=[offered_level(kind, t) for kind in LEVELS],
        presets=[offered_preset(meta, preset, settings, t) for preset in meta.presets],
        modules=[offered_option(o, settings, t) for o in meta.options if not o.written],
        rulings=[offered_option(o, settings, t) for o in meta.options if o.written],
        unusual=any(o.written and settings[o.name] != show(o.default) for o in meta.options),
        listed=form.get("listed") == "true",
        chances=form.get("chances") == "true",
        hints=[(wish.value, t.gettext(names.HINTS[wish])) for wish in Hints],
        hints_chosen=read_hints(form).value,
        paces=offered_paces(meta, form, t),
        stand_in=form.get("stand_in", STAND_IN),
        refused=reason(refused, meta, t) if refused else "",
    )


def offered_level(kind: str, t: NullTranslations) -> dict[str, Any]:
    seconds = SECONDS.get(kind, 0)
    about = t.gettext("about %(seconds)s s a turn") % {"seconds": seconds}
    return {
        "kind": kind,
        "level": names.level(kind),
        "name": t.gettext(names.KINDS[kind]),
        "manner": t.gettext(names.MANNERS[kind]),
        "time": about if seconds >= 1 else t.gettext("answers at once"),
    }


def offered_paces(meta: Meta, form: dict[str, str], t: NullTranslations) -> list[dict[str, Any]]:
    return [
        {
            "kind": kind.value,
            "title": t.gettext(names.PACES[kind]),
            "chosen": kind == form.get("pace", Kind.NONE),
            "choices": [
                (f"{pace.bank:.0f}", names.paced(pace, t)) for pace in paces if pace.bank > 0
            ],
            "bank": form.get(f"pace.{kind}", ""),
        }
        for kind, paces in suggested(meta.turns).items()
    ]


def offered_preset(
    meta: Meta, preset: Preset, settings: dict[str, str], t: NullTranslations
) -> dict[str, Any]:
    """A preset as the form shows it: chosen as long as every option is as it says."""
    sets = {name: show(value) for name, value in meta.settings(preset.chosen).items()}
    return {
        "name": preset.name,
        "title": t.gettext(names.PRESETS[preset.name]),
        "explain": t.gettext(preset.explain),
        "sets": sets,
        "chosen": sets == settings,
    }


def offered_option(option: Option, settings: dict[str, str], t: NullTranslations) -> dict[str, Any]:
    words = option.words or [show(value) for value in option.choices]
    return {
        "name": option.name,
        "title": t.gettext(option.title),
        "explain": t.gettext(option.explain),
        "flag": isinstance(option.default, bool),
        "choices": [
            (show(value), t.gettext(word))
            for value, word in zip(option.choices, words, strict=True)
        ],
        "default": show(option.default),
        "chosen": settings[option.name],
    }


def reason(refused: Refusal | BadOption | BadSeats, meta: Meta, t: NullTranslations) -> str:
    """Why there is no such table, in the reader's words."""
    if not isinstance(refused, Excluded):
        return t.gettext(str(refused))
    titles = ["Seats" if name == "seats" else meta.option(name).title for name in refused.options]
    return f"{' + '.join(map(t.gettext, titles))}: {t.gettext(refused.because)}."


# -- a table -----------------------------------------------------------------------------------


@get("/t/{id:str}")
async def table(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Response[str]:
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    t = language(guest.language)
    origin, _ = services.origin(request)
    seat = shown.seat_of(guest.person)
    chair = None if seat == WATCHER else shown.seats[seat]
    seat_link = f"{origin}/t/{id}/sit/{chair.token}" if chair else ""
    return page(
        request,
        services,
        guest,
        "table.html",
        table=id,
        game=shown.table.game,
        title=t.gettext(games.meta(shown.table.game).title),
        table_name=names.told(shown.table.name, t),
        guard=CLICK_GUARD if services.rooms.pause else 0,
        table_link=f"{origin}/t/{id}",
        seat_link=seat_link,
        seat_qr=drawn(qr_code(seat_link)) if chair else "",
        own_name=chair.name if chair else "",
        ask_name=bool(chair and is_default(chair.name)) and not (guest.name or guest.nameless),
        may_set_pace=guest.person == shown.table.host and not shown.begun,
        paces=offered_paces(games.meta(shown.table.game), chosen_pace(shown.table), t),
        stand_in=shown.table.stand_in,
        levels=[offered_level(kind, t) for kind in LEVELS],
        order=chair.order if chair else NO_ORDER,
        orders=[
            (Rest.ASK, t.gettext("ask me")),
            (Rest.USUAL, t.gettext("the usual answer")),
            (Rest.BOT, t.gettext("a bot answers")),
        ],
        bids=games.meta(shown.table.game).bids,
        commitment=commitment(shown.table.seed),
        things=explained(shown.words(guest.language).names),
        companions=[
            {
                "seat": one,
                "name": shown.seats[one].name,
                "link": f"{origin}/t/{id}/sit/{shown.seats[one].token}",
            }
            for one in shown.seats_at(guest.person)
            if one != seat
        ],
        aside=speaks_aside(shown, guest.person),
        reactions=REACTIONS,
        push_key=services.pushes.public_key,
        longest_message=LONGEST,
    )


def chosen_pace(table: Table) -> dict[str, str]:
    """The pace of a table, as its form would say it."""
    kind = table.pace.kind.value
    return {"pace": kind, f"pace.{kind}": f"{table.pace.bank:.0f}"}


def explained(names: Names) -> list[dict[str, str]]:
    """What lies on the table, and what it is for."""
    return [{"name": names.name(thing), "explain": names.explain(thing)} for thing in names.THINGS]


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
    await room.sit(guest.person, read_seat(data, "seat"), name)
    known = replace(guest, name=name)
    return go_to(request, services, known, f"/t/{id}")


@post("/t/{id:str}/name")
async def rename(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """Be called otherwise, here and from now on."""
    room = await services.rooms.room(id)
    name = clean_name(data.get("name", ""))
    await room.rename(guest.person, name)
    known = guest if owner_of(guest.person) != guest.person else replace(guest, name=name)
    return go_to(request, services, known, f"/t/{id}")


@post("/t/{id:str}/leave")
async def leave(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    """Get up; whoever leaves a running game finds the way back on the page of the seat."""
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    left = await room.leave(guest.person)
    for seat in shown.seats_at(guest.person):
        if seat != left.seat:
            await room.leave(companion_at(guest.person, seat))
    return go_to(request, services, guest, f"/t/{id}/sit/{left.token}" if left.bot else "/")


@post("/t/{id:str}/back")
async def back(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    """Whoever was away takes the seat back from the bot."""
    room = await services.rooms.room(id)
    await room.take_seat_back(guest.person)
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/vote")
async def vote(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """Be for something that the people at the table can decide together."""
    if data.get("motion") not in list(Motion):
        raise Refusal(N_("The table does not understand that request."))
    room = await services.rooms.room(id)
    await room.vote(guest.person, Motion(data["motion"]), read_seat(data, "about"))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/pace")
async def set_pace(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """The host changes the pace before the game begins."""
    room = await services.rooms.room(id)
    meta = games.meta(room.table.game)
    await room.set_pace(guest.person, read_pace(meta, data), read_stand_in(data))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/beforehand")
async def give_order(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    """Say beforehand what to answer when others play."""
    room = await services.rooms.room(id)
    await room.give_order(guest.person, read_order(data))
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
    await room.remove(guest.person, read_seat(data, "seat"))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/open")
async def open_kept(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    """The host lets others have the seats that are kept."""
    room = await services.rooms.room(id)
    await room.open_kept(guest.person)
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
    seat = room.seat_by(token)
    shown = await room.snapshot()
    if seat.seat in shown.seats_at(guest.person) and not seat.bot:
        return go_to(request, services, guest, f"/t/{id}")
    t = language(guest.language)
    return page(
        request,
        services,
        guest,
        "come_back.html",
        title=t.gettext(games.meta(shown.table.game).title),
        table_name=names.told(shown.table.name, t),
        free=seat.free,
        stand_in=bool(seat.bot),
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
    seat = room.seat_by(token)
    name = guest.name
    if seat.free:
        name = clean_name(data.get("name", ""))
        await room.sit(guest.person, seat.seat, name)
    else:
        name = data.get("name", "").strip() or name
        await room.come_back(guest.person, token, data.get("name", "").strip())
    known = replace(guest, name=name)
    return go_to(request, services, known, f"/t/{id}")


@post("/t/{id:str}/fill")
async def fill(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str], data: Form
) -> Redirect:
    room = await services.rooms.room(id)
    await room.fill(guest.person, data.get("bot", STAND_IN))
    return go_to(request, services, guest, f"/t/{id}")


@post("/t/{id:str}/again")
async def again(
    request: Visit, services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Redirect:
    room = await services.rooms.room(id)
    return go_to(request, services, guest, f"/t/{await room.go_on(guest.person, services.rooms)}")


@get("/t/{id:str}/match.txt")
async def match_file(
    services: InjectedServices, guest: Visitor, id: FromPath[str]
) -> Response[str]:
    """The match as a file: what its reader may know of it, and all of it when it is over."""
    room = await services.rooms.room(id)
    shown = await room.snapshot()
    async with room.at_table():
        match = room.match
        text = match.save() if room.closed else match.save(shown.read_by(guest.person))
        name = f"{room.table.game}-{id}.txt"
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"', **OWN},
    )


PAGES = [
    look,
    play_now,
    new_table,
    create_table,
    table,
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
    fill,
    again,
    match_file,
]
