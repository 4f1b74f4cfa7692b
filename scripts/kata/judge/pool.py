"""Works on many items on all cores; an item that ends its process does not stop the others."""

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from kata.judge.workers import ENDING, Worker, end, started
from kata.run.scratch import scratch_folder

TRIES = 2  # of an item whose worker ends: that may not be the item's fault

Item = TypeVar("Item")
Result = TypeVar("Result")
WaitingFor = Callable[[list[Connection]], tuple[list[Connection], bool]]


@dataclass
class Pool:
    """The workers, the items to do, and the results so far."""

    work: Callable[[Any], Any]
    items: list[Any]
    folder: str  # in which the workers write
    workers: dict[Connection, Worker] = field(default_factory=dict)
    results: dict[int, Any] = field(default_factory=dict)  # None for an item that ends its workers
    tries: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.todo = deque(range(len(self.items)))

    def fill(self) -> None:
        """Start workers while there are items and cores for them."""
        while self.todo and len(self.workers) < (os.cpu_count() or 1):
            self._give(started(self.work, self.folder, list(self.workers)))

    def take(self, pipe: Connection) -> None:
        """Take a result, and give its worker something to do."""
        worker = self.workers.pop(pipe)
        try:
            self.results[worker.index] = pipe.recv()
        except (EOFError, OSError):  # it has ended
            end([worker])
            self.tries[worker.index] += 1
            if self.tries[worker.index] < TRIES:
                self.todo.appendleft(worker.index)
            else:
                self.results[worker.index] = None
            return
        if self.todo:
            self._give(worker)
        else:
            end([worker])

    def _give(self, worker: Worker) -> None:
        worker.index = self.todo.popleft()
        self.workers[worker.pipe] = worker
        with suppress(OSError):  # it has ended, as its result will show
            worker.pipe.send(self.items[worker.index])


def on_all_cores(
    work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[tuple[Item, Result | None]]:
    """Each item, in order, with what `work` returns for it, or None if it ends its process.

    After Ctrl-C, only the items that are done already are yielded.
    """
    interrupted = False
    with scratch_folder() as folder, _interruptible() as waiting_for:
        pool = Pool(work, list(items), folder)
        try:
            for index, item in enumerate(pool.items):
                while index not in pool.results and not interrupted:
                    pool.fill()
                    ready, interrupted = waiting_for(list(pool.workers))
                    for pipe in ready:
                        pool.take(pipe)
                if index in pool.results:
                    yield item, pool.results.pop(index)
        finally:
            end(pool.workers.values())
    if interrupted:
        raise KeyboardInterrupt


@contextmanager
def _interruptible() -> Iterator[WaitingFor]:
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
