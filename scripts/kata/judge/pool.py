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
from math import ceil
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TypeVar

from kata.run.scratch import scratch_folder

CONTEXT = get_context("fork")
ENDING = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}
DEATH_SIGNAL = 1  # of prctl, in linux/prctl.h
QUOTA = Path("/sys/fs/cgroup/cpu.max")  # of microseconds in a period, "max" for any number
LOOK = 0.2  # seconds until a signal is seen that came just before a wait, and did not end it
GRACE = 1  # seconds for a worker to clean up before it is killed
TRIES = 2  # of an item whose worker ends: that may not be the item's fault

Item = TypeVar("Item")
Result = TypeVar("Result")


def on_all_cores(
    work: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[tuple[Item, Result | None]]:
    """Yield each item, in order, with what `work` returns for it, or None if it ends its process.

    After Ctrl-C, only the items that are done already are yielded.
    """
    with scratch_folder() as folder, interruptions() as pressed:
        pool = Pool(work, [*items], folder)
        interrupted = False
        try:
            for index, item in enumerate(pool.items):
                while index not in pool.results and not interrupted:
                    ready = wait([pressed, *pool.fill()], LOOK)
                    interrupted = pressed in ready
                    for pipe in ready:
                        if pipe is not pressed:
                            pool.take(pipe)
                if index in pool.results:
                    yield item, pool.results.pop(index)
        finally:
            pool.end([*pool.workers])
        if interrupted:
            raise KeyboardInterrupt


def _interrupt_once(number: int, _frame: object) -> None:
    """Raise KeyboardInterrupt at the first signal: another would interrupt the cleaning up."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


@contextmanager
def interruptions() -> Iterator[Connection]:
    """Provide a pipe that is ready once Ctrl-C is pressed, which interrupts nothing meanwhile."""
    pressed, presses = CONTEXT.Pipe(duplex=False)

    def note(*_: object) -> None:
        if not pressed.poll():
            presses.send_bytes(b"")

    taken = [n for n in ENDING if signal.getsignal(n) is signal.default_int_handler]
    with pressed, presses:
        for number in taken:
            signal.signal(number, note)
        try:
            yield pressed
        finally:
            for number in taken:
                signal.signal(number, signal.default_int_handler)


def cores() -> int:
    """Return how many processors we may use: of those here, and of a container's quota."""
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
    found = len(allowed) or os.cpu_count() or 1
    with suppress(OSError, ValueError, ZeroDivisionError):
        quota, period = QUOTA.read_text().split()
        found = min(found, ceil(int(quota) / int(period)))  # ValueError where it says "max"
    return max(found, 1)


class Pool:
    """The workers, the items to do, and the results so far; None for an item that ends workers."""

    def __init__(self, work: Callable[[Any], Any], items: list[Any], folder: str) -> None:
        self.work, self.items, self.folder = work, items, folder
        self.workers: dict[Connection, BaseProcess] = {}
        self.indexes: dict[Connection, int] = {}  # of the items that they work on
        self.results: dict[int, Any] = {}
        self.todo, self.tries = deque(range(len(items))), Counter[int]()
        self.cores = cores()

    def fill(self) -> list[Connection]:
        """Start workers while there are items and cores for them."""
        while self.todo and len(self.workers) < self.cores:
            self._give(self._started())
        return [*self.workers]

    def take(self, pipe: Any) -> None:
        """Take a result, and give its worker something to do."""
        index = self.indexes.pop(pipe)
        try:
            self.results[index] = pipe.recv()
        except (EOFError, OSError):  # it has ended
            self.tries[index] += 1
            if self.tries[index] < TRIES:
                self.todo.appendleft(index)
            else:
                self.results[index] = None
            self.end([pipe])
        else:
            self._give(pipe)

    def end(self, pipes: list[Connection]) -> None:
        """End the workers at these pipes, each with the process that its solution runs in."""
        ending = [self.workers.pop(pipe) for pipe in pipes]
        for pipe, process in zip(pipes, ending):
            pipe.close()
            process.terminate()
        for process in ending:
            process.join(GRACE)
            process.kill()
            process.join()

    def _give(self, pipe: Connection) -> None:
        """Give a worker an item, or end it if there is none."""
        if not self.todo:
            self.end([pipe])
            return
        self.indexes[pipe] = index = self.todo.popleft()
        with suppress(OSError):  # it has ended, as its result will show
            pipe.send(self.items[index])

    def _started(self) -> Connection:
        """Start a worker, which no signal reaches before it can handle one; return its pipe."""
        ours, theirs = CONTEXT.Pipe()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        try:
            about = theirs, [ours, *self.workers], blocked, os.getpid()
            process = CONTEXT.Process(target=self._serve, args=about)
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        theirs.close()
        self.workers[ours] = process
        return ours

    def _serve(
        self, pipe: Connection, others: list[Connection], blocked: set[Any], parent: int
    ) -> None:
        """Work, in a worker, on what comes through the pipe until that is closed or it must end."""
        tempfile.tempdir = self.folder  # so that nothing stays behind if this process is killed
        for other in others:  # else they would not be closed when the first process is killed
            other.close()
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
            signal.signal(signal.SIGTERM, _interrupt_once)
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            if sys.platform == "linux":  # end with the first process, even in the middle of an item
                ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGTERM, 0, 0, 0)
            while os.getppid() == parent:  # else it was killed before that
                pipe.send(self.work(pipe.recv()))
        except (KeyboardInterrupt, EOFError, BrokenPipeError):
            pass
        os._exit(0)
