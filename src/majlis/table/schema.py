"""The tables of the database, as the last migration leaves them."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, String, Text

METADATA = sql.MetaData()
MATCHES = sql.Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(100), nullable=False),
    Column("name", String(80), nullable=False),
    Column("host", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", String(8), nullable=False, server_default="alone"),
    Column("chances", Boolean, nullable=False, server_default=sql.false()),
    Column("created", Float, nullable=False),
    # How the match stands, so that lists of tables need not play it again.
    Column("stage", String(8), nullable=False, index=True),
    Column("waiting", JSON, nullable=False),
    Column("moved", Float, nullable=False),
    Column("pace", JSON, nullable=False, server_default="{}"),
    Column("stand_in", String(40), nullable=False, server_default="level3"),
    # What is left to the players, and when the first of them has nothing left, by the pulse.
    Column("clocks", JSON, nullable=False, server_default="[]"),
    Column("due", Float, nullable=True, index=True),
    # The server that lets the bots play that are asked; none, if none is.
    Column("driver", String(16), nullable=False, server_default=""),
)
DRIVEN = sql.text("driver <> ''")
sql.Index("driven", MATCHES.c.driver, postgresql_where=DRIVEN, sqlite_where=DRIVEN)
SEATS = sql.Table(
    "seats",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("token", String(40), nullable=False),
    Column("kept", String(40), nullable=False, server_default=""),
    Column("order", JSON, nullable=False, server_default="{}"),
)
SITTERS = sql.Table(
    "sitters",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
)
SAT = sql.Table(
    "sat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("person", String(40), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    # The event with which they got up.
    Column("until", Integer, nullable=False),
)
EVENTS = sql.Table(
    "events",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
POSITIONS = sql.Table(
    "positions",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("fingerprint", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
PLANS = sql.Table(
    "plans",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plan", JSON, nullable=False),
)
JUDGED = sql.Table(
    "judged",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("nth", Integer, primary_key=True, autoincrement=False),
    Column("edition", String(16), primary_key=True),
    Column("body", JSON, nullable=False),
)
RESULTS = sql.Table(
    "results",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("lasted", Float, nullable=False),
)
MESSAGES = sql.Table(
    "messages",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("person", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(16), nullable=False),
    Column("aside", Boolean, nullable=False),
    Column("line", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
MUTES = sql.Table(
    "mutes",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("who", String(16), primary_key=True),
)
CALLINGS = sql.Table(
    "callings",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
)
SUBSCRIPTIONS = sql.Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("since", Float, nullable=False),
)
CALLS = sql.Table(
    "calls",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("ask", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("done", Boolean, nullable=False, index=True),
)
ACCOUNTS = sql.Table(
    "accounts",
    METADATA,
    Column("login", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("person", String(40), nullable=False, unique=True),
    Column("password", Text, nullable=False),
)
SECRETS = sql.Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
PULSE = sql.Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", Float, nullable=False),
    Column("missed", Float, nullable=False),
)
SERVERS = sql.Table(
    "servers",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("beat", Float, nullable=False),
)
VISITS = sql.Table(
    "visits",
    METADATA,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("server", ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("name", String(40), nullable=False),
)
CLAIMS = sql.Table(
    "claims",
    METADATA,
    Column("name", String(100), primary_key=True),
    Column("server", ForeignKey("servers.id", ondelete="CASCADE"), nullable=False, index=True),
)
FILES = sql.Table(
    "files",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
