"""Persistence of tables in SQLite.  Start at `keeping.py`."""

from affray.store.backup import back_up
from affray.store.keeping import Kept, Link, Store
from affray.store.scribe import WriteConflict
from affray.store.troubles import DamagedTable, StoreTrouble, TableWithoutRulebook

__all__ = ["DamagedTable", "Kept", "Link", "Store", "StoreTrouble", "TableWithoutRulebook", "WriteConflict", "back_up"]
