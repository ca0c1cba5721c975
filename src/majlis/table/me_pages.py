"""My games: what a person has played and is playing, with results, opponents and tallies."""

from __future__ import annotations

from functools import cache
from gettext import NullTranslations
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect, Stream
from msgspec.structs import replace

from majlis import games
from majlis.language import N_, language
from majlis.table import names
from majlis.table.archive import archive
from majlis.table.forget import forget
from majlis.table.guests import Guest, Visitor, new_person
from majlis.table.pages import OWN, Form, Visit, go_to, page
from majlis.table.people import owner_of
from majlis.table.records import CLOSED
from majlis.table.refusals import Refusal
from majlis.table.results import Played, Player, played_by
from majlis.table.services import InjectedServices, Services
from majlis.table.spans import how_long
from majlis.table.tallies import GameTally, tallies
from majlis.table.templates import has_cover
from majlis.words import Words, number

AT_ONCE = 30
"""Games on a page of the list."""


class Sieve(msgspec.Struct, frozen=True):
    """Which games the reader wants to see."""

    stage: str = ""
    """`running` or `over`; empty for both."""
    game: str = ""
    result: str = ""
    """`won` or `lost`; empty for both."""
    people: bool = False
    """Only those with other people."""
    q: str = ""
    """A part of a name: somebody's, or a table's."""

    def lets_through(self, match: Played, t: NullTranslations) -> bool:
        over = match.stage in CLOSED
        return (
            self.stage in ("", "over" if over else "running")
            and self.game in ("", match.game)
            and (not self.result or (match.known and match.own.won == (self.result == "won")))
            and (not self.people or any(not one.bot for one in others(match)))
            and self.q.strip().casefold() in searched(match, t)
        )


def others(match: Played) -> list[Player]:
    return [player for player in match.players if player.seat != match.seat and player.name]


def searched(match: Played, t: NullTranslations) -> str:
    """Everything of a match that can be searched for."""
    called = [names.called(player.name, player.bot, t) for player in others(match)]
    return "\n".join([names.told(match.name, t), *called]).casefold()


@get("/me")
async def my_games(
    request: Visit,
    services: InjectedServices,
    guest: Visitor,
    stage: FromQuery[str] = "",
    game: FromQuery[str] = "",
    result: FromQuery[str] = "",
    people: FromQuery[bool] = False,
    q: FromQuery[str] = "",
    first: FromQuery[int] = 0,
) -> Response[str]:
    played = await all_played(services, guest)
    t = language(guest.language)
    sieve = Sieve(stage, game, result, people, q)
    found = [match for match in played if sieve.lets_through(match, t)]
    first = max(0, min(first, len(found) - 1))
    counted = [match for match in played if match.known]
    return page(
        request,
        services,
        guest,
        "me.html",
        account=await services.accounts.of(guest.person),
        all=len(played),
        over=len(counted),
        won=sum(match.own.won for match in counted),
        stages=[
            ("", t.gettext("All"), len(played)),
            ("running", t.gettext("Running"), sum(one.stage not in CLOSED for one in played)),
            ("over", t.gettext("Finished"), sum(one.stage in CLOSED for one in played)),
        ],
        games=[(id, title_of(id, t)) for id in sorted({match.game for match in played})],
        results=[("won", t.gettext("Won")), ("lost", t.gettext("Not won"))],
        sieve=sieve,
        tallies=[shown_tally(tally, guest.language) for tally in tallies(played)],
        matches=[line(match, guest.language) for match in found[first : first + AT_ONCE]],
        found=len(found),
        first=first,
        earlier=first + AT_ONCE if first + AT_ONCE < len(found) else None,
        later=max(0, first - AT_ONCE) if first else None,
    )


async def all_played(services: Services, guest: Guest) -> list[Played]:
    """With the results of matches from before results were written down."""
    played = await played_by(services.store, guest.person)
    if await services.old_results.fill_in(played):
        played = await played_by(services.store, guest.person)
    return [match for match in played if match.game in games.GAMES]


def title_of(game: str, t: NullTranslations) -> str:
    return t.gettext(games.meta(game).title)


def line(match: Played, code: str) -> dict[str, Any]:
    """A match in the list."""
    t, own = language(code), match.own
    return {
        "id": match.id,
        "game": match.game,
        "cover": has_cover(match.game),
        "title": title_of(match.game, t),
        "name": names.told(match.name, t),
        "stage": match.stage,
        "closed": match.stage in CLOSED,
        "asked": match.seat in match.waiting,
        "place": own.place,
        "won": own.won,
        "known": match.known,
        "fared": fared(match, code),
        "players": [
            {
                "seat": player.seat,
                "name": t.gettext("You")
                if player.seat == match.seat
                else names.called(player.name, player.bot, t),
                "own": player.seat == match.seat,
                "level": names.level(player.bot),
                "score": None if player.score is None else number(player.score),
            }
            for player in sorted(match.players, key=lambda one: (one.place, one.seat))
            if player.name
        ],
        "moved": match.moved,
        "lasted": how_long(match.lasted, t),
    }


def fared(match: Played, code: str) -> str:
    """By how much it was won or not."""
    t, own = language(code), match.own
    if not match.known or own.score is None:
        return ""
    best = max(player.score or 0 for player in others(match))
    if own.won and own.score > best:
        return t.gettext("by %(points)s") % {"points": scored(match.game, own.score - best, code)}
    if own.score >= best:
        shared = own.won and any(player.won for player in others(match))
        return t.gettext("shared") if shared else t.gettext("by a tie-break")
    return t.gettext("%(points)s short") % {"points": scored(match.game, best - own.score, code)}


def scored(game: str, points: int, code: str) -> str:
    """So many points, or whatever the game counts."""
    return words_of(game, code).scored(points)


@cache
def words_of(game: str, code: str) -> Words[Any, Any]:
    """A game in words, without anybody's name."""
    return games.game(game).words(code, ())


def shown_tally(tally: GameTally, code: str) -> dict[str, Any]:
    t = language(code)
    meta = games.meta(tally.game)
    titles = {option.name: t.gettext(option.title) for option in meta.options}
    return {
        "game": tally.game,
        "cover": has_cover(tally.game),
        "title": title_of(tally.game, t),
        "all": tally.all,
        "last": tally.last,
        "best": scored(tally.game, tally.all.best, code),
        "beaten": tally.beaten,
        "beaten_name": t.gettext(names.KINDS[f"level{tally.beaten}"]) if tally.beaten else "",
        "quickest": how_long(tally.quickest, t),
        "parts": [
            *(
                (t.ngettext("%(num)s player", "%(num)s players", seats) % {"num": seats}, one)
                for seats, one in tally.by_seats.items()
            ),
            *(
                (titles.get(module, "") or t.gettext("without modules"), one)
                for module, one in tally.by_module.items()
                if len(tally.by_module) > 1
            ),
        ],
    }


# -- taking one's games along, and going -------------------------------------------------------


@get("/me/games.zip")
async def export(services: InjectedServices, guest: Visitor) -> Stream:
    """All match files of the person in one archive, as they are written."""
    played = await played_by(services.store, guest.person)
    return Stream(
        archive(services.store, played, guest.person),
        media_type="application/zip",
        headers={"content-disposition": 'attachment; filename="majlis-games.zip"', **OWN},
    )


@post("/me/forget")
async def forget_me(
    request: Visit, services: InjectedServices, guest: Visitor, data: Form
) -> Redirect:
    """Names go, answers stay; whoever comes back is somebody else."""
    if data.get("sure") != "true":
        raise Refusal(N_("Please tick that you are sure."))
    owner = owner_of(guest.person)
    await forget(services.store, services.rooms, owner)
    services.chats.forget(owner)
    stranger = replace(guest, person=new_person(), name="", nameless=False)
    return go_to(request, services, stranger, "/me")


ME = [my_games, export, forget_me]
