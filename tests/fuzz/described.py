"""schemathesis: requests that follow from what the routes say about themselves, with real ids."""

from __future__ import annotations

import time
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from majlis.table.app import PAGES
from tests.fuzz.answers import HANG, Answers
from tests.fuzz.doors import FIELDS, new_tables
from tests.fuzz.place import Place

FORM = "application/x-www-form-urlencoded"
WITHOUT = ("/metrics",)
"""What only this computer may ask for."""


async def nothing() -> None: ...


async def nobody() -> None: ...


def description(place: Place) -> dict[str, Any]:
    """OpenAPI, as Litestar writes it; where it says "any text", a real one as well."""
    app = Litestar(
        PAGES,
        dependencies={"services": Provide(nothing), "guest": Provide(nobody)},
        openapi_config=OpenAPIConfig("Majlis", "1"),
        logging_config=None,
    )
    written: dict[str, Any] = app.openapi_schema.to_schema()
    known: dict[str, list[Any]] = {
        "id": [*place.tables, *place.tables, "0123456789", "file-0", "x"],
        "game": [*place.games, "template", "senet"],
        "token": [*place.tokens, "x"],
        "name": ["1-day.svg", "1-night.svg", "x"],
        "seal": ["x.y", "W10.0"],
        "ask": [*place.asks, 0],
    }
    for path, methods in written["paths"].items():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                likely(parameter, known)
            form = operation.get("requestBody", {}).get("content", {}).get(FORM)
            if form:
                form["schema"] = form_schema(path)
    return written


def likely(parameter: dict[str, Any], known: dict[str, list[Any]]) -> None:
    real = known.get(parameter["name"])
    if real and parameter["in"] == "path":
        parameter["schema"] = {"enum": real}
    elif real:
        parameter["schema"] = {"anyOf": [{"enum": real}, parameter["schema"]]}


def form_schema(path: str) -> dict[str, Any]:
    """The fields of a form that anybody reads, each with what it mostly says."""
    fields = dict(FIELDS)
    if path.startswith("/new/"):
        for _, form in new_tables():
            fields |= form
    fields |= {"password": "open sesame", "wanted": "sesame open", "sure": "false"}
    properties = {
        name: {"anyOf": [{"enum": [value]}, {"type": "string", "maxLength": 80}]}
        for name, value in fields.items()
    }
    return {"type": "object", "properties": properties, "additionalProperties": {"type": "string"}}


def ask(address: str, place: Place, number: int, answers: Answers, start: int) -> None:
    """So many requests, of every operation about as many; some of them against the description."""
    schema = schemathesis.openapi.from_dict(description(place))
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    operations = [one for one in operations if one.path not in WITHOUT]
    modes = (GenerationMode.POSITIVE, GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    each = max(1, round(number / len(operations) / len(modes)))
    with requests.Session() as session:
        for nth, operation in enumerate(operations):
            for way, mode in enumerate(modes):
                if mode is GenerationMode.NEGATIVE and not can_be_wrong(operation):
                    continue
                ask_one(address, place, session, operation, mode, each, answers, start + nth + way)


def can_be_wrong(operation: Any) -> bool:
    """It says something about itself that can be contradicted."""
    return bool(operation.body or operation.query)


def ask_one(
    address: str,
    place: Place,
    session: requests.Session,
    operation: Any,
    mode: GenerationMode,
    number: int,
    answers: Answers,
    start: int,
) -> None:
    @seed(start)
    @settings(
        max_examples=number,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        answers.inputs["described"] += 1
        cookie = place.cookies[sum(answers.inputs.values()) % len(place.cookies)]
        accept = "text/html" if answers.inputs["described"] % 2 else "*/*"
        begun = time.perf_counter()
        try:
            given = case.as_transport_kwargs(base_url=address)
            given["headers"] = {**given["headers"], "cookie": cookie, "accept": accept}
            given.pop("cookies", None)
            answer = session.request(**given, timeout=HANG, allow_redirects=False)
        except requests.Timeout:
            answers.hang(f"{case.method} {case.path} {case.query} {case.body!r}")
            return
        except (requests.ConnectionError, requests.exceptions.InvalidHeader, UnicodeError):
            answers.closed += 1
            return
        what = f"{case.method} {answer.request.url} {answer.request.body!r}"
        answers.note(answer.status_code, time.perf_counter() - begun, what)

    send()
