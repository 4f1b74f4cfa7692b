"""Confines the process: bounds what it uses, and takes rights away; and gives it a deep stack."""

import faulthandler
import os
import resource
import signal
import sys
import threading

from kata.inside.sandbox import sandbox
from kata.wire import BUILTINS, FAULT
from kata.wire.errors import message_of

__builtins__ = BUILTINS

LARGEST_FILE = 16 << 20  # bytes
MOST_FILES = 64  # open at a time


def start(work, notes, readable, attached, memory, stack, recursion, seconds):
    """Start the work, confined, in a thread with a deep stack; the process ends with it.

    The work gets what of the sandbox is in force; `readable` is all that it may read.
    A fault of the engine itself goes to the notes, for the judge to show.
    """
    exit_now = os._exit

    def doing(function, *arguments):
        try:
            return function(*arguments)
        except BaseException as error:
            try:
                text = f"{type(error).__name__}: {message_of(error)}\n"
                os.write(notes, text.encode("utf-8", "replace"))
            finally:
                exit_now(FAULT)

    def thread():
        threading.stack_size(0)  # a solution's own threads are of the usual size
        sys.setrecursionlimit(recursion)
        doing(work, in_force)
        exit_now(0)

    faulthandler.enable(notes)
    faulthandler.register(signal.SIGUSR1, notes)
    doing(bound, memory + stack, seconds)
    in_force = doing(sandbox, readable, attached)  # it holds for threads that start later
    threading.stack_size(stack)
    threading.Thread(target=thread, daemon=True).start()


def bound(memory, seconds):
    """Bound memory to what is used now and `memory` more; no core dumps, no large files, nor many.

    The seconds of processor time are for a process whose judge was killed.
    """
    limit(resource.RLIMIT_CPU, seconds)
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_FSIZE, LARGEST_FILE)
    limit(resource.RLIMIT_NOFILE, MOST_FILES)
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        limit(resource.RLIMIT_AS, used + memory)


def limit(kind, most):
    """Set a limit, soft and hard, unless a lower one is in force already."""
    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))
