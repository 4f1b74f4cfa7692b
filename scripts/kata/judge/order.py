"""Results in the order of their items, wherever they are worked on; Ctrl-C loses none of them."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any

ENDING = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}

WaitingFor = Callable[[list[Connection]], tuple[list[Connection], bool]]


def in_order(count: int, results: dict[int, Any], more: Callable[[], bool]) -> Iterator[Any]:
    """(index, result) of so many items, each taken out of `results` as soon as it is its turn.

    `more` waits until results are added, and says whether Ctrl-C was pressed; after that, only what
    is there already is yielded.
    """
    interrupted = False
    for index in range(count):
        while index not in results and not interrupted:
            interrupted = more()
        if index in results:
            yield index, results.pop(index)
    if interrupted:
        raise KeyboardInterrupt


@contextmanager
def interruptible() -> Iterator[WaitingFor]:
    """A function that waits for pipes; it returns the ready ones, and whether Ctrl-C was pressed.

    Ctrl-C interrupts nothing else, so no result is lost.
    """
    is_waiting = seen = False

    def interrupt(*_: object) -> None:
        nonlocal seen
        seen = True
        if is_waiting:
            raise KeyboardInterrupt

    def waiting_for(pipes: list[Connection]) -> tuple[list[Any], bool]:
        nonlocal is_waiting
        is_waiting = not seen
        try:
            return wait(pipes, 0 if seen else None), seen
        except KeyboardInterrupt:
            return wait(pipes, 0), True
        finally:
            is_waiting = False

    taken = [n for n in ENDING if signal.getsignal(n) is signal.default_int_handler]
    for number in taken:
        signal.signal(number, interrupt)
    try:
        yield waiting_for
    finally:
        for number in taken:
            signal.signal(number, signal.default_int_handler)
