"""Where tables are kept: SQLite in a file.  Start at `keeping.py`."""

from affray.store.keeping import Kept, Link, Overtaken, Store

__all__ = ["Kept", "Link", "Overtaken", "Store"]
