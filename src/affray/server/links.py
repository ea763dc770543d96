"""Links with random tokens, of which the server stores only hashes.  Start at `new_link`."""

import hashlib
import secrets
import time
from typing import Final, NamedTuple

from affray.store import Link

TOKEN_BYTES: Final = 24
ID_BYTES: Final = 9
CLAIM: Final = "claim"
HOST: Final = "host"
ROLES: Final = ("gm", "player", "watcher", CLAIM)


class Issued(NamedTuple):
    """A new link with its token, which is known only now."""

    link: Link
    token: str

    @property
    def hash(self) -> bytes:
        return hash_of(self.token)

    @property
    def path(self) -> str:
        """The path of the link. The token is in the fragment, which browsers never send."""
        return f"/t/{self.link.table_id}#{self.token}" if self.link.table_id else f"/new#{self.token}"


def new_link(table: str | None, seat: str, role: str) -> Issued:
    link = Link(new_id(), table, seat, role, int(time.time()))
    return Issued(link, secrets.token_urlsafe(TOKEN_BYTES))


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def hash_of(token: str) -> bytes:
    """The hash of a token. Tokens have too much entropy for brute force, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
