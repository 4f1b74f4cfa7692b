"""Ends what takes too much processor time, wherever it is, with a TimeoutError."""

import ctypes
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType

from kata import ticks

LOOK = 0.05  # seconds between two looks at the thread that is watched
SOON = 0.001

Look = Callable[[float, FrameType | None], bool]  # whether the time is up at once


@contextmanager
def alarm(seconds: float, look: Look = lambda *_: False) -> Iterator[None]:
    """Raise TimeoutError after that much processor time, which a busy machine does not affect.

    Whoever swallows the error gets another. `look` is told, every now and then, how many seconds
    have been spent, and which frame is running; if it returns True, the time is up at once.
    """
    if ticks.coming:
        with _on_ticks(seconds, look):
            yield
        return
    ident, done, rung = threading.get_ident(), threading.Event(), threading.Event()
    watching = ident, seconds, done, rung, look
    watcher = threading.Thread(target=_watch, args=watching, daemon=True)
    try:
        try:
            watcher.start()
            yield
        finally:
            done.set()
    except TimeoutError as error:
        error.args = error.args or (f"it takes longer than {seconds:g} s",)
        raise
    finally:
        done.set()  # again, since the error may have been raised just before it was set
        if watcher.is_alive():  # Ctrl-C may have come before it started
            watcher.join()
        if rung.is_set():  # else Python 3.11 would look for an error at every step from now on
            _raise(ident, None)


@contextmanager
def _on_ticks(seconds: float, look: Look) -> Iterator[None]:
    """The same by the clock, where there are no threads."""
    begun = time.monotonic()

    def check(frame: FrameType | None) -> None:
        spent = time.monotonic() - begun
        if look(spent, frame) or spent > seconds:
            raise TimeoutError(f"it takes longer than {seconds:g} s")

    with ticks.watched(check):
        yield


def _watch(
    ident: int, seconds: float, done: threading.Event, rung: threading.Event, look: Look
) -> None:
    """In a thread of its own: look at another, and raise the error there when its time is up."""
    read = _clock(ident)
    begun, spent, due = read(), 0.0, seconds
    while not done.wait(min(max(due - spent, SOON), LOOK)):
        spent = read() - begun
        is_stuck = look(spent, sys._current_frames().get(ident))
        if is_stuck or spent > due:
            rung.set()
            _raise(ident, TimeoutError)
            due = spent + LOOK  # which is more than it takes to handle the error


def _clock(ident: int) -> Callable[[], float]:
    """A function that reads the processor time of a thread or, if no clock does that, of all."""
    if hasattr(time, "pthread_getcpuclockid"):
        return partial(time.clock_gettime, time.pthread_getcpuclockid(ident))
    return time.process_time


def _raise(ident: int, error: type[BaseException] | None) -> None:
    """Have a thread raise this error as soon as it runs Python; None takes back an earlier one."""
    raised = error and ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), raised)
