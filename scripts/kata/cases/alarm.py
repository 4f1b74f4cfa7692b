"""Ends what takes too much processor time, in any thread: a signal would reach only the first."""

import ctypes
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType

LOOK = 0.05  # seconds between two looks at the thread that is watched
SOON = 0.001

Look = Callable[[float, FrameType | None], bool]


def _let_it_run(_seconds: float, _frame: FrameType | None) -> bool:
    """What a look decides where only the time counts."""
    return False


@contextmanager
def alarm(seconds: float, look: Look = _let_it_run) -> Iterator[None]:
    """Raise TimeoutError after that much processor time, which a busy machine does not affect.

    Whoever swallows the error gets another. `look` is told, every now and then, how many seconds
    have been spent, and which frame is running; if it returns True, the time is up at once.
    """
    ident, done = threading.get_ident(), threading.Event()
    watcher = threading.Thread(target=_watch, args=(ident, seconds, done, look), daemon=True)
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
        watcher.join()
        _raise(ident, None)


def _watch(ident: int, seconds: float, done: threading.Event, look: Look) -> None:
    """In a thread of its own: look at another, and raise the error there when its time is up."""
    read = _clock(ident)
    begun, spent, due = read(), 0.0, seconds
    while not done.wait(min(max(due - spent, SOON), LOOK)):
        spent = read() - begun
        is_stuck = look(spent, sys._current_frames().get(ident))
        if is_stuck or spent > due:
            _raise(ident, TimeoutError)
            due = spent + LOOK  # which is more than it takes to handle the error


def _clock(ident: int) -> Callable[[], float]:
    """What reads the processor time of a thread or, where no system clock does, of all."""
    if hasattr(time, "pthread_getcpuclockid"):
        return partial(time.clock_gettime, time.pthread_getcpuclockid(ident))
    return time.process_time


def _raise(ident: int, error: type[BaseException] | None) -> None:
    """Have a thread raise this error as soon as it runs Python; None takes back an earlier one."""
    raised = error and ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), raised)
