"""The thread pool in which tables work that would block the event loop.  Start at `run_in_pool`."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from affray.core.errors import Refusal
from affray.server.logs import LOG
from affray.server.messages.problems import Problem
from affray.store import StoreTrouble

Result = TypeVar("Result")

WORKERS: Final = ThreadPoolExecutor(6, "table")
"""The thread pool: while some threads wait for the disk, the others go on."""


async def run_in_pool(work: Callable[..., Result], *of: Any) -> Result:
    """Run `work` in the thread pool. A caller that is cancelled waits for it all the same."""
    done = asyncio.get_running_loop().run_in_executor(WORKERS, work, *of)
    try:
        return await outcome_of(done)
    except asyncio.CancelledError:
        await asyncio.wait([done])
        raise


async def outcome_of(work: asyncio.Future[Result]) -> Result:
    """Wait for work that goes on if the caller is cancelled; unlike `asyncio.shield`, refusals are then not logged."""
    try:
        await asyncio.wait([work])
    except asyncio.CancelledError:
        work.add_done_callback(_log_defect)
        raise
    return work.result()


def _log_defect(done: asyncio.Future[Any]) -> None:
    """Log what broke after the caller had left."""
    error = None if done.cancelled() else done.exception()
    if error is not None and not isinstance(error, (Refusal, Problem, StoreTrouble)):
        LOG.error("a change broke something", exc_info=error)
