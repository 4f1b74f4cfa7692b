"""Processes that work side by side, each with a pipe of its own.

They share no lock and no queue, so none has to wait for another that ends at the wrong moment.
"""

import ctypes
import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from kata.judge.order import ENDING

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
