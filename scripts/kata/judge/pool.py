"""Works on many items on all cores; an item that ends its process does not stop the others."""

import os
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from kata.judge.order import in_order, interruptible
from kata.judge.workers import Worker, end, started
from kata.run.scratch import scratch_folder

TRIES = 2  # of an item whose worker ends: that may not be the item's fault

Item = TypeVar("Item")
Result = TypeVar("Result")


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
    with scratch_folder() as folder, interruptible() as waiting_for:
        pool = Pool(work, list(items), folder)

        def more() -> bool:
            pool.fill()
            ready, interrupted = waiting_for(list(pool.workers))
            for pipe in ready:
                pool.take(pipe)
            return interrupted

        try:
            for index, result in in_order(len(pool.items), pool.results, more):
                yield pool.items[index], result
        finally:
            end(pool.workers.values())
