"""Processes that work side by side, each with a pipe of its own.

They share no lock and no queue, so that one that ends, at whatever moment, keeps no other waiting.
"""

import os
import signal
import tempfile
from collections import Counter, deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from kata.run.scratch import scratch_folder

CONTEXT = get_context("fork")
TRIES = 2  # for an item whose worker ends: it may have been the item's fault, or not
GRACE = 1  # seconds in which a worker that is told to end cleans up
ENDING = {signal.SIGINT, signal.SIGTERM, signal.SIGHUP}


@dataclass
class Worker:
    """A process, and the index of the item that it works on."""

    process: BaseProcess
    pipe: Connection
    index: int = -1


def on_all_cores(work, items):
    """Each item in their order, with what `work` returns for it; None where it ends its process.

    Ctrl-C ends it, after all that is done already.
    """
    items, results, interrupted = list(items), {}, False
    todo, tries, workers = deque(range(len(items))), Counter(), {}  # {pipe: worker}
    with scratch_folder() as folder, _interruptible() as waiting_for:
        try:
            for index in range(len(items)):
                while index not in results and not interrupted:
                    while todo and len(workers) < (os.cpu_count() or 1):
                        worker = _started(work, folder, list(workers))
                        workers[worker.pipe] = _given(worker, items, todo)
                    ready, interrupted = waiting_for(list(workers))
                    for worker in [workers.pop(pipe) for pipe in ready]:
                        try:
                            results[worker.index] = worker.pipe.recv()
                        except (EOFError, OSError):  # it has ended
                            _end([worker])
                            tries[worker.index] += 1
                            if tries[worker.index] < TRIES:
                                todo.appendleft(worker.index)
                            else:
                                results[worker.index] = None
                        else:
                            if todo:
                                workers[worker.pipe] = _given(worker, items, todo)
                            else:
                                _end([worker])
                if index in results:
                    yield items[index], results.pop(index)
        finally:
            _end(workers.values())
    if interrupted:
        raise KeyboardInterrupt


def _given(worker, items, todo):
    """The worker, which has got the next item."""
    worker.index = todo.popleft()
    with suppress(OSError):  # it has ended, as its result will show
        worker.pipe.send(items[worker.index])
    return worker


def _started(work, folder, others):
    """A new worker; until it ignores Ctrl-C, none reaches it."""
    ours, theirs = CONTEXT.Pipe()
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        process = CONTEXT.Process(
            target=_work, args=(work, theirs, [ours, *others], folder, blocked), daemon=True
        )
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    theirs.close()
    return Worker(process, ours)


def _work(work, pipe, others, folder, blocked):
    """In the process: work on what comes through the pipe, until it is closed or told to end."""
    tempfile.tempdir = folder  # where nothing is left behind, even if this process is killed
    for other in others:
        other.close()
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        while True:
            pipe.send(work(pipe.recv()))
    except (KeyboardInterrupt, EOFError, BrokenPipeError):
        os._exit(0)


def _end(workers):
    """End these workers, each with the process that its solution runs in."""
    for worker in workers:
        worker.pipe.close()
        worker.process.terminate()
    for worker in workers:
        worker.process.join(GRACE)
        worker.process.kill()
        worker.process.join()


@contextmanager
def _interruptible():
    """What waits for pipes, and tells which are ready and whether somebody pressed Ctrl-C.

    Ctrl-C interrupts nothing else, so that no result gets lost.
    """
    is_waiting = seen = False

    def interrupt(*_):
        nonlocal seen
        seen = True
        if is_waiting:
            raise KeyboardInterrupt

    def waiting_for(pipes):
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
