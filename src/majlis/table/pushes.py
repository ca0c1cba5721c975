"""Web Push: messages that a browser's push service hands on while no page of ours is open.

They are encrypted for the browser (RFC 8291) and signed by this installation (VAPID, RFC 8292). The
address of a push service is what a stranger says it is: only public hosts are spoken to.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import secrets
import socket
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import SplitResult, urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from majlis.language import N_
from majlis.table.clock import Clock
from majlis.table.refusals import Refusal

log = logging.getLogger(__name__)

KEPT = 24 * 60 * 60
"""Seconds for which a push service keeps what it cannot deliver yet."""
VALID = 12 * 60 * 60
"""Seconds for which a signature is valid; services allow a day."""
PATIENCE = 10.0
AT_ONCE = 4
GONE = (404, 410)
"""How a push service says that nobody listens there any more."""
CURVE = ec.SECP256R1()
RECORD = 4096
LONGEST_ENDPOINT = 1000

Deliver = Callable[[str, dict[str, str], bytes], int]
"""Sends a body with headers to an address; the status of the answer."""


class Subscription(msgspec.Struct, frozen=True):
    """Where and how a browser can be reached."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuses what no browser would say."""
        try:
            where = urlsplit(self.endpoint)
            port = where.port
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(self.p256dh))
            known = where.scheme == "https" and port in (None, 443) and bool(where.hostname)
            fits = len(self.endpoint) <= LONGEST_ENDPOINT and self.endpoint.isprintable()
            fits &= len(decoded(self.auth)) == 16
        except ValueError:
            known = fits = False
        if not (known and fits):
            raise Refusal(N_("This browser gave an address that cannot be called."))


class Pushes:
    """Sends messages, beside the event loop and a few at once."""

    def __init__(self, clock: Clock, deliver: Deliver | None = None) -> None:
        self.clock = clock
        self.deliver = deliver or deliver_publicly
        self.contact = "https://localhost"
        """Whom push services may ask about us."""
        self._key = ec.generate_private_key(CURVE)
        self._threads = ThreadPoolExecutor(AT_ONCE, "push")

    def open(self, secret: str) -> None:
        """`secret` is the installation's: the same one gives the same keys."""
        self._key = private_key(secret)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def public_key(self) -> str:
        """What a browser subscribes to, so that only we can call it."""
        return encoded(point(self._key.public_key()))

    async def send(self, to: Subscription, text: bytes) -> bool:
        """False if nobody listens there any more; what goes wrong otherwise is only recorded."""
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high",
            "authorization": self._signed(to.endpoint),
        }
        body = encrypted(text, to)
        loop = asyncio.get_running_loop()
        try:
            status = await loop.run_in_executor(
                self._threads, self.deliver, to.endpoint, headers, body
            )
        except (OSError, http.client.HTTPException) as error:
            log.warning("a push to %s failed: %s", urlsplit(to.endpoint).hostname, error)
            return True
        if status >= 300 and status not in GONE:
            log.warning("a push to %s: status %s", urlsplit(to.endpoint).hostname, status)
        return status not in GONE

    def _signed(self, endpoint: str) -> str:
        """Who sends it, to which service, and for how long that is true: a JWT."""
        where = urlsplit(endpoint)
        claims = {
            "aud": f"{where.scheme}://{where.netloc}",
            "exp": int(self.clock.now()) + VALID,
            "sub": self.contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        said = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        r, s = utils.decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature},k={self.public_key}"


def private_key(secret: str) -> ec.EllipticCurvePrivateKey:
    """The key that follows from a secret, below the order of the curve as good as always."""
    number = HKDF(hashes.SHA256(), 48, None, b"majlis push").derive(secret.encode())
    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
    return ec.derive_private_key(int.from_bytes(number, "big") % (order - 1) + 1, CURVE)


def encrypted(
    text: bytes,
    to: Subscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """One record of aes128gcm, for the browser alone; keys and salt are drawn for each."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(to.p256dh))
    public = point(own.public_key())
    info = b"WebPush: info\0" + point(theirs) + public
    shared = own.exchange(ec.ECDH(), theirs)
    secret = HKDF(hashes.SHA256(), 32, decoded(to.auth), info).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# -- over the wire -------------------------------------------------------------------------------


class NotPublic(OSError):
    """The address belongs to this computer, to its network, or to nobody."""


def is_public(address: str) -> bool:
    """Also an old address in the clothes of a new one (IPv4 in IPv6) is what it is; one that a
    gateway takes for another is nobody's."""
    known = ipaddress.ip_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        if known in TRANSLATED or known.sixtofour or known.teredo:
            return False
        known = known.ipv4_mapped or known
    return known.is_global and not known.is_multicast


TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")


class PublicConnection(http.client.HTTPSConnection):
    """Resolves a name once and speaks to exactly what was checked: a name may point elsewhere by
    the time that it is resolved again."""

    def connect(self) -> None:
        resolved = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        found = [str(known[4][0]) for known in resolved]
        if not all(map(is_public, found)):
            raise NotPublic(f"{self.host} is no public address")
        plain = socket.create_connection((found[0], self.port), PATIENCE)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


def deliver_publicly(endpoint: str, headers: dict[str, str], body: bytes) -> int:
    """Posts to a public host, over TLS; redirections are not followed."""
    where = urlsplit(endpoint)
    return post(PublicConnection(where.hostname or "", 443, timeout=PATIENCE), where, headers, body)


def post(
    connection: http.client.HTTPConnection,
    where: SplitResult,
    headers: dict[str, str],
    body: bytes,
) -> int:
    try:
        path = f"{where.path or '/'}?{where.query}" if where.query else where.path or "/"
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
