"""Bounds the process: memory, processor time, files; and gives the work a deep stack."""

import faulthandler
import os
import resource
import signal
import sys
import threading
import traceback

from kata.inside import BUILTINS

__builtins__ = BUILTINS

LARGEST_FILE = 64 << 20  # bytes
FAULT = 70  # the exit status for a fault of our own: os.EX_SOFTWARE


def start(work, notes, memory, stack, recursion, seconds):
    """Start the work, confined, in a thread with a deep stack; the process ends with it.

    A fault of the engine itself goes to the notes, for the judge to show.
    """
    exit_now = os._exit

    def thread():
        status = FAULT
        try:
            threading.stack_size(0)  # a solution's own threads are of the usual size
            sys.setrecursionlimit(recursion)
            bound(memory, seconds)
            work()
            status = 0
        except BaseException:
            with open(notes, "w", closefd=False) as file:
                traceback.print_exc(file=file)
        finally:
            exit_now(status)

    faulthandler.enable(notes)
    faulthandler.register(signal.SIGUSR1, notes)
    threading.stack_size(stack)
    threading.Thread(target=thread, daemon=True).start()


def bound(memory, seconds):
    """Bound memory to what is used now and `memory` more; no core dumps, no large files.

    The seconds of processor time are for a process whose judge was killed.
    """
    limit(resource.RLIMIT_CPU, seconds)
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_FSIZE, LARGEST_FILE)
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        limit(resource.RLIMIT_AS, used + memory)


def limit(kind, most):
    """Set a limit, soft and hard, unless a lower one is in force already."""
    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))
