"""Works on many items on all cores; an item that ends its process does not stop the others.

The workers share no lock and no queue, so none has to wait for another that ends at the wrong
moment; results come in the order of their items, and Ctrl-C loses none of them.
"""

import ctypes
import os
import signal
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from kata.run.scratch import scratch_folder

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


CONTEXT = get_context("fork")
DEATH_SIGNAL = 1  # of prctl, in linux/prctl.h
GRACE = 1  # seconds for a worker to clean up before it is killed


@dataclass
class Worker:
    """A process, and the index of the item that it works on."""

    process: BaseProcess
    pipe: Connection
    index: int = -1


def started(work: Callable[[Any], Any], folder: str, others: list[Connection]) -> Worker:
    """A new worker; no signal reaches it before it is ready to ignore or handle them."""
    ours, theirs = CONTEXT.Pipe()
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        about = work, theirs, [ours, *others], folder, blocked, os.getpid()
        process = CONTEXT.Process(target=_work, args=about, daemon=True)
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    theirs.close()
    return Worker(process, ours)


def _work(
    work: Callable[[Any], Any],
    pipe: Connection,
    others: list[Connection],
    folder: str,
    blocked: set[signal.Signals],
    parent: int,
) -> None:
    """In the worker: work on what comes through the pipe, until it is closed or a signal comes."""
    tempfile.tempdir = folder  # where nothing is left behind, even if this process is killed
    for other in others:
        other.close()
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        _end_with(parent)
        while True:
            pipe.send(work(pipe.recv()))
    except (KeyboardInterrupt, EOFError, BrokenPipeError):
        os._exit(0)


def _end_with(parent: int) -> None:
    """Have this process end when its parent is killed, in the middle of its work, too."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGTERM, 0, 0, 0)
    if os.getppid() != parent:  # it was killed before that
        raise KeyboardInterrupt


def end(workers: Iterable[Worker]) -> None:
    """End these workers, each with the process that its solution runs in."""
    workers = list(workers)
    for worker in workers:
        worker.pipe.close()
        worker.process.terminate()
    for worker in workers:
        worker.process.join(GRACE)
        worker.process.kill()
        worker.process.join()


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
