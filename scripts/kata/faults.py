"""Where errors of our own go that must not change a verdict: into a log, or up in the tests."""

import os
import traceback
from contextlib import suppress
from functools import lru_cache

from kata.paths import cached

LOG = "faults.log"


def raise_or_log(doing: str, error: Exception) -> None:
    """Log an error of ours; under pytest, raise it."""
    if "PYTEST_CURRENT_TEST" in os.environ:
        raise error
    log_fault(doing, error)


def log_fault(doing: str, error: Exception) -> None:
    """Append an error to the log in the folder of the caches."""
    _append(f"{doing}: {''.join(traceback.format_exception(error))}")


@lru_cache(maxsize=100)  # many inputs may meet the same error
def _append(text: str) -> None:
    with suppress(OSError):
        cached().mkdir(parents=True, exist_ok=True)
        with cached(LOG).open("a", encoding="utf-8", errors="replace") as file:
            file.write(text)
