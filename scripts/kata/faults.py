"""Where errors of our own go that must not change a verdict: into a log, or up in the tests."""

import os
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import TypeVar

from kata.paths import cached

LOG = "faults.log"
T = TypeVar("T")


def raise_or_log(doing: str, error: Exception) -> None:
    """Log an error of ours; under pytest, raise it."""
    if "PYTEST_CURRENT_TEST" in os.environ:
        raise error
    log_fault(doing, error)


def guarded(doing: str, find: Callable[[], T], otherwise: T) -> T:
    """Return what is found or, if that fails for an error of ours, something else."""
    try:
        return find()
    except Exception as error:
        raise_or_log(doing, error)
        return otherwise


def log_fault(doing: str, error: BaseException) -> None:
    """Append an error to the log in the folder of the caches."""
    _append(f"{doing}: {''.join(traceback.format_exception(error))}")


@lru_cache(maxsize=100)  # many inputs may meet the same error
def _append(text: str) -> None:
    with suppress(OSError):
        cached().mkdir(parents=True, exist_ok=True)
        with cached(LOG).open("a", encoding="utf-8", errors="replace") as file:
            file.write(text)
