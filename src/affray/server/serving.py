"""Starting the server: its address, its data folder, the links it prints.  Start at `serve`."""

import gc
import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from affray.core.values import GM
from affray.server.app import make_app
from affray.server.limits.gate import Limits
from affray.server.links import HOST, Issued, new_link
from affray.server.messages.requests import NewTable
from affray.server.rooms.opening import open_table
from affray.store import Store
from affray.store.troubles import troubles

if TYPE_CHECKING:
    import uvicorn

DATABASE: Final = "tables.db"
ANY_ADDRESS: Final = ("0.0.0.0", "::")
GC_THRESHOLDS: Final = 5_000, 20, 100
"""Garbage collection thresholds: collect rarely, as tables are large and long-lived."""
DEMO: Final = "goblin-ambush"


class Doors(NamedTuple):
    """The access links as URLs; those for GM, players and watchers only if a table was made."""

    host: str
    gm: str = ""
    players: str = ""
    watchers: str = ""


def data_folder() -> Path:
    """The platform's folder for user data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "affray"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "affray"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "affray"


def open_store(folder: Path) -> Store:
    """Open the tables of a folder, for this process alone. Raises `StoreTrouble`."""
    with troubles(folder):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return Store(folder / DATABASE, alone=True)


def address(host: str, port: int) -> str:
    """The URL under which others reach the server."""
    shown = lan_address() if host in ANY_ADDRESS else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def lan_address() -> str:
    """The address of this machine in its network. Sends nothing: only asks the system for the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found


def open_doors(store: Store, where: str, lang: str, demo: bool) -> Doors:
    """Replace the host's link by a new one; for a demo, make a table too."""
    host = new_link(None, "", HOST)
    old = [link.id for link in store.links(None)]
    store.add_links([(host.link, host.hash)])
    store.revoke(*old)
    if not demo:
        return Doors(where + host.path)
    _kept, issued = open_table(NewTable(encounter=DEMO), lang, store)
    by_role: dict[str, Issued] = {one.link.role: one for one in issued}
    return Doors(where + host.path, *(where + by_role[role].path for role in (GM, "claim", "watcher")))


def listen(host: str, port: int) -> socket.socket:
    """Bind the port. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def make_config(
    store: Store,
    limits: Limits | None = None,
    lang: str = "en",
    proxies: Sequence[str] = (),
    most: int | None = None,
    **more: Any,
) -> "uvicorn.Config":
    """How the tables are served. Only `proxies`, addresses or networks, are believed whom they speak for.

    `most` is how many connections there may be; by default as many as the system allows.
    """
    import uvicorn  # noqa: PLC0415 - slow to import

    from affray.server.limits.connections import BoundedSocket, bounded_http, most_connections  # noqa: PLC0415 - imports uvicorn

    app = make_app(store, limits, lang=lang)
    return uvicorn.Config(
        app,
        http=bounded_http(most or most_connections(), app.state.server.notices),
        ws=BoundedSocket,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        **{"timeout_graceful_shutdown": 3} | more,
    )


def serve(
    store: Store,
    listener: socket.socket,
    limits: Limits | None = None,
    lang: str = "en",
    proxies: Sequence[str] = (),
) -> None:
    """Serve until stopped, then close the store. The log is in `lang`."""
    from affray.server.stopping import ClosingServer  # noqa: PLC0415 - imports uvicorn

    config = make_config(store, limits, lang, proxies)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    ClosingServer(config, store).run(sockets=[listener])
