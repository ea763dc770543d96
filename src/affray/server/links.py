"""Links: unguessable tokens, known to the server by their hashes alone.  Start at `new_link`."""

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
    """A link as it is given out: the only moment at which its token is known here."""

    link: Link
    token: str

    @property
    def hash(self) -> bytes:
        return hash_of(self.token)

    @property
    def path(self) -> str:
        """What comes after the address of the server. The token is in the part that browsers never send."""
        return f"/t/{self.link.table_id}#{self.token}" if self.link.table_id else f"/new#{self.token}"


def new_link(table: str | None, seat: str, role: str) -> Issued:
    link = Link(new_id(), table, seat, role, int(time.time()))
    return Issued(link, secrets.token_urlsafe(TOKEN_BYTES))


def new_id() -> str:
    return secrets.token_hex(ID_BYTES)


def hash_of(token: str) -> bytes:
    """Tokens have so many random bits that nobody can try them out: a plain hash will do."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()
