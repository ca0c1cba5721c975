"""E-mail: sent through a server that the host names, to addresses that were confirmed.

The standard library's client in a thread: a mail takes a second or two, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import smtplib
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formataddr, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from majlis.kernel.errors import MajlisError
from majlis.language import N_, language
from majlis.table.address_book import Calling
from majlis.table.pushes import decoded, encoded
from majlis.table.refusals import NotAllowed, Refusal
from majlis.table.signing import SigningKeys

log = logging.getLogger(__name__)

PATIENCE = 20.0
PASSWORD = "MAJLIS_SMTP_PASSWORD"
ADDRESS = re.compile(r"[^\s@<>()\[\],;:\"\\]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.ASCII)
LONGEST_ADDRESS = 254


class BadMailServer(MajlisError):
    """The setting does not say where mails are to be handed in."""


class MailServer(msgspec.Struct, frozen=True):
    """Where mails are handed in, and whom they are from."""

    host: str
    port: int
    tls: bool
    """Encrypted from the first byte; else from STARTTLS on."""
    user: str
    password: str
    sender: str

    @classmethod
    def read(cls, setting: str) -> MailServer:
        """From `smtp://USER@HOST:587?from=ADDRESS`, or `smtps://`; the password is in the
        environment."""
        where = urlsplit(setting)
        try:
            port = where.port
        except ValueError:
            port = 0
        user = unquote(where.username or "")
        sender = parse_qs(where.query).get("from", [user])[0]
        known = where.scheme in ("smtp", "smtps") and where.hostname and port != 0
        if not known or not ADDRESS.fullmatch(sender):
            raise BadMailServer(
                "--smtp: should read smtp://USER@HOST:587?from=ADDRESS, "
                f"the password in the environment as {PASSWORD}"
            )
        tls = where.scheme == "smtps"
        return cls(
            where.hostname or "", port or (465 if tls else 587), tls, user,
            os.environ.get(PASSWORD, ""), sender,
        )  # fmt: skip

    def send(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self.tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=context
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with server:
            if not self.tls:
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


Send = Callable[[EmailMessage], None]


class Mailer:
    """Writes mails, one at a time; without a server it is off."""

    def __init__(self, server: MailServer | None = None, url: str = "") -> None:
        self.sender = server.sender if server else ""
        self.send: Send | None = server.send if server else None
        self.url = url
        """Where readers of mails find the table."""
        self.keys = SigningKeys("")
        """What links are signed with."""
        self._thread = ThreadPoolExecutor(1, "mail")

    @property
    def on(self) -> bool:
        return self.send is not None

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def call(self, calling: Calling, title: str, body: str, path: str) -> None:
        """It is their turn."""
        await self._write(calling, title, [body, f"{self.url}{path}"])

    async def ask_to_confirm(self, calling: Calling) -> None:
        """Is it their address?"""
        t = language(calling.language)
        seal = sealed(self.keys, "confirm", calling.person, calling.address)
        text = t.gettext(
            "Somebody wants to be called at this address when it is their turn. If it is you, "
            "please open this link; else do nothing, and no other mail will come."
        )
        title = t.gettext("Is this your address?")
        await self._write(calling, title, [text, f"{self.url}/calls/confirm/{seal}"])

    async def _write(self, calling: Calling, title: str, paragraphs: list[str]) -> None:
        if self.send is None:
            return
        t = language(calling.language)
        off = f"{self.url}/calls/off/{sealed(self.keys, 'off', calling.person)}"
        message = EmailMessage()
        message["Subject"] = title
        message["From"] = formataddr((t.gettext("Majlis"), self.sender))
        message["To"] = calling.address
        message["Message-ID"] = make_msgid(domain=self.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = t.gettext("No more mails: %(link)s") % {"link": off}
        message.set_content("\n\n".join([*paragraphs, f"-- \n{end}"]) + "\n")
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self.send, message)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail could not be handed in: %s", error)


def clean_address(address: str) -> str:
    """An address as it may stand in a header."""
    clean = address.strip()
    if len(clean) > LONGEST_ADDRESS or not ADDRESS.fullmatch(clean):
        raise Refusal(N_("That is no e-mail address."))
    return clean


def sealed(keys: SigningKeys, purpose: str, *said: str) -> str:
    """What a link says, signed: nobody else can say it."""
    body = encoded(msgspec.json.encode([purpose, *said]))
    return f"{body}.{keys.sign(link_text(body))}"


def unsealed(keys: SigningKeys, purpose: str, seal: str) -> list[str]:
    """What a link for that purpose says, if it is ours."""
    body, _, signed = seal.partition(".")
    if keys.have_signed(link_text(body), signed):
        found, *said = msgspec.json.decode(decoded(body), type=list[str])
        if found == purpose:
            return said
    raise NotAllowed(N_("This link is not valid. Perhaps it was cut off."))


def link_text(body: str) -> str:
    """What is signed: no cookie can be taken for a link."""
    return f"link {body}"
