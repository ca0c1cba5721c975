"""The page where a new table is set."""

from __future__ import annotations

from gettext import NullTranslations
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from msgspec.structs import replace

from majlis.bots import BOTS, LEVELS, SECONDS
from majlis.kernel.errors import BadOption, BadSeats, Excluded
from majlis.kernel.game import Meta, Option, Preset, show
from majlis.language import N_, language
from majlis.table import names
from majlis.table.guests import Guest, Visitor, address_of
from majlis.table.paces import Kind, Pace, suggested
from majlis.table.pages import Form, Visit, go_to, listed, page
from majlis.table.records import STAND_IN, Hints, Seat
from majlis.table.refusals import Refusal
from majlis.table.seating import bot_names_beside, clean_name, new_token
from majlis.table.services import InjectedServices, Services

ME, HERE, OPEN, BOT = "me", "here", "open", "bot"
"""Who may sit on a chair of a new table; another field says which bot."""


@post("/play/{game:str}")
async def play_now(
    request: Visit, services: InjectedServices, guest: Visitor, game: FromPath[str]
) -> Redirect:
    """A table with bots, at once."""
    meta = listed(game)
    number = min(3, meta.seats[1])
    name = guest.name or names.GUEST
    own = Seat(0, new_token(), clean_name(name))
    bots = [
        Seat(seat, new_token(), called, STAND_IN)
        for seat, called in enumerate(bot_names_beside([own], number - 1), 1)
    ]
    services.quotas.use_table(guest.person, address_of(request))
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
        services.quotas.use_table(guest.person, address_of(request))
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
        status=200 if refused is None else getattr(refused, "status", 422),
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


NEW = [
    play_now,
    new_table,
    create_table,
]
