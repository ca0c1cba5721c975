"""Whether all is well, for whoever watches over the server."""

from __future__ import annotations

import msgspec
from litestar import Response, get

from majlis.table.database import StoreBusy
from majlis.table.guests import address_of
from majlis.table.limits import is_here
from majlis.table.pages import Visit
from majlis.table.refusals import NotHere
from majlis.table.schema import PULSE
from majlis.table.services import InjectedServices


class Health(msgspec.Struct):
    store: bool
    """Something can be written down."""
    workers: bool
    """Whoever draws and thinks is alive, or not yet needed."""


@get("/healthz")
async def health(services: InjectedServices) -> Response[Health]:
    try:
        await services.store.database.change(PULSE.update().values(beat=PULSE.c.beat))
        store = True
    except StoreBusy:
        store = False
    found = Health(store, services.thinkers.alive and services.renderers.alive)
    return Response(found, status_code=200 if found.store and found.workers else 503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: Visit, services: InjectedServices) -> str:
    """For this computer alone: visitors need not know how busy it is."""
    if not is_here(address_of(request)):
        raise NotHere
    return services.metrics.told()


HEALTH = [health, metrics]
