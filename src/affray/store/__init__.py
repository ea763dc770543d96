"""Persistence of tables in SQLite.  Start at `keeping.py`."""

from affray.store.keeping import Kept, Link, Store
from affray.store.scribe import WriteConflict

__all__ = ["Kept", "Link", "Store", "WriteConflict"]
