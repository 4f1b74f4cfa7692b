"""Works on many items on all cores; an item that ends its process does not stop the others.

The workers share no lock and no queue, so none has to wait for another that ends at the wrong
moment; results come in the order of their items, and Ctrl-C loses none of them. Work in the
background is a single item, in a fork of this process that can be ended at any time.
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
from kata.text import one_line

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
            pipe.send(index)

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
            signal.signal(signal.SIGTSTP, signal.SIG_DFL)  # and so is how Ctrl-Z is handled
            signal.signal(signal.SIGTERM, _interrupt_once)
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            if sys.platform == "linux":  # end with the first process, even in the middle of an item
                ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGTERM, 0, 0, 0)
            while os.getppid() == parent:  # else it was killed before that
                index = pipe.recv()
                item, self.items[index] = self.items[index], None  # with what it has read by then
                pipe.send(self.work(item))
        except (KeyboardInterrupt, EOFError, BrokenPipeError):
            pass
        os._exit(0)


class Background:
    """At most one piece of work at a time; what is started ends what is under way."""

    def __init__(self, folder: str) -> None:
        self.folder, self.trouble = folder, ""  # the error that ended the last work, if one did
        self.pool: Pool | None = None
        self.then: Callable[[Any], None] = lambda _: None

    def start(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Begin with some work; `then` gets its result, or None if it fails or its process ends."""

        def told(_: None) -> tuple[Any, str]:
            try:
                return work(), ""
            except Exception as error:
                return None, one_line(error)

        self.stop()
        self.then, self.trouble = then, ""
        self.pool = Pool(told, [None], self.folder)
        self.pool.fill()

    @property
    def is_busy(self) -> bool:
        return self.pool is not None

    @property
    def pipes(self) -> list[Connection]:
        """What becomes ready when the work is done."""
        return [*self.pool.workers] if self.pool else []

    def take(self, ready: list[Any]) -> None:
        """Hand on the result that has come through a pipe."""
        pool = self.pool
        if not pool:
            return
        for pipe in ready:
            pool.take(pipe)
        if pool.results:
            self.stop()
            result, self.trouble = pool.results[0] or (None, "its process was ended")
            self.then(result)
        else:
            pool.fill()  # once more, if its process has ended

    def stop(self) -> None:
        """End what is under way, with the process that its solution runs in."""
        if self.pool:
            self.pool.end([*self.pool.workers])
            self.pool = None


@contextmanager
def background() -> Iterator[Background]:
    """Provide a place to work in, whose work ends with it."""
    with scratch_folder() as folder:
        found = Background(folder)
        try:
            yield found
        finally:
            found.stop()
