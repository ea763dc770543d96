"""Holding the file of tables alone: of two servers on one file, the second is refused.  Start at `Hold`.

The system releases the lock when the process ends, however it ends.
"""

import os
import sys
from pathlib import Path
from typing import Final

from affray.store.troubles import HELD, StoreTrouble, troubles

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

SUFFIX: Final = ".lock"
LOCKED_AT: Final = 1 << 30
"""The byte that is locked on Windows: far behind the number of the process, which others may read."""


class Hold:
    """The lock on a file of tables. Raises `StoreTrouble` if another process has it; `why` is then its number."""

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(database.name + SUFFIX)
        with troubles(self._file):
            self._descriptor: int | None = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._descriptor)
        except BlockingIOError:
            holder = os.read(self._descriptor, 20).decode("ascii", "replace").strip()
            self.release()
            raise StoreTrouble(HELD, database, holder) from None
        with troubles(self._file):
            os.truncate(self._descriptor, 0)
            os.write(self._descriptor, str(os.getpid()).encode())

    def release(self) -> None:
        """Let others have it. The lock file stays: to remove it would let two hold different files of one name."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        os.lseek(descriptor, LOCKED_AT, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
