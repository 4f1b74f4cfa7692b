"""Looks at what this process runs whenever a signal comes, and ends what takes too long.

The signal comes from a timer that counts processor time, which a busy machine does not affect. A
browser has no such timer; there, it comes from the page, which has a clock.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, process_time
from types import FrameType

EVERY = 0.05  # seconds of processor time between two ticks

Look = Callable[["FrameType | None"], None]  # it may raise an exception where that frame is

looks: list[Look] = []
coming: list[int] = []  # the signal that the page sends, in a browser


def start(number: int) -> None:
    """Look whenever the page sends this signal, from now on."""
    coming.append(number)
    signal.signal(number, _look)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TimeoutError after that much processor time; whoever swallows it gets another."""
    read = monotonic if coming else process_time
    begun, due = read(), seconds

    def look(_frame: FrameType | None) -> None:
        nonlocal due
        spent = read() - begun
        if spent > due:
            due = spent + EVERY  # which is more than it takes to handle the error
            raise TimeoutError(f"it takes longer than {seconds:g} s")

    with watched(look):
        try:
            _set_timer(max(min(seconds, EVERY), 1e-6))
            yield
        finally:
            if looks == [look]:
                _set_timer(0)


@contextmanager
def watched(look: Look) -> Iterator[None]:
    """Call `look` with the frame that is running, at each signal."""
    looks.append(look)
    try:
        try:
            yield
        finally:
            looks.remove(look)
    finally:
        if look in looks:  # it raised an error just before it was removed
            looks.remove(look)


def _set_timer(seconds: float) -> None:
    """Have ticks come, the first after so many seconds; none from now on if it is 0."""
    if coming:
        return
    if seconds:
        signal.signal(signal.SIGPROF, _look)
    signal.setitimer(signal.ITIMER_PROF, seconds, EVERY if seconds else 0)


def _look(_number: int, frame: FrameType | None) -> None:
    for look in [*looks]:
        look(frame)
