"""Looks at what runs where no thread or process can watch it: whenever a signal comes.

A browser has neither; there, the signal comes from the page, which has a clock.
"""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Look = Callable[["FrameType | None"], None]  # it may raise an exception where that frame is

looks: list[Look] = []
coming: list[int] = []  # the signal that comes; none where there are threads and processes


def start(number: int) -> None:
    """Look whenever this signal comes, from now on."""
    coming.append(number)
    signal.signal(number, _look)


def _look(_number: int, frame: FrameType | None) -> None:
    for look in [*looks]:
        look(frame)


@contextmanager
def watched(look: Look) -> Iterator[None]:
    """Call `look` with the frame that is running, at each signal."""
    looks.append(look)
    try:
        yield
    finally:
        looks.remove(look)
