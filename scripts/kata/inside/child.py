"""Serves a session in this process: confines it, and starts the work.

The main thread takes requests until their pipe is closed, at the latest by the judge's end.
"""

import faulthandler
import os
import resource
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn

from kata.inside.sandbox import sandbox
from kata.inside.server import server
from kata.wire import BUILTINS, FAULT
from kata.wire.limits import MB, Limits
from kata.wire.model import Pipes, Sandbox, Setup
from kata.wire.records import message_of

__builtins__ = BUILTINS

C_LIMIT = 10_000  # of calls through C code, at most, in Python 3.12 and 3.13
ULIMITS = {  # {limit: its unit and option in a shell}
    resource.RLIMIT_FSIZE: (1 << 10, "f"),
    resource.RLIMIT_NOFILE: (1, "n"),
    resource.RLIMIT_AS: (1 << 10, "v"),
    resource.RLIMIT_DATA: (1 << 10, "d"),
}


def serve(setup: Setup, pipes: Pipes) -> NoReturn:
    """Take requests until the judge ends; a confined thread sees to them."""
    notes = os.dup(2)
    faulthandler.enable(notes)
    faulthandler.register(signal.SIGUSR1, notes)
    work, take = server(setup, pipes)
    start_confined(work, notes, setup)
    with open(pipes.requests, "rb") as requests, suppress(KeyboardInterrupt):
        while header := requests.read(4):
            take(requests.read(int.from_bytes(header, "little")))
    os._exit(1)


def start_confined(work: Callable[[Sandbox], None], notes: int, setup: Setup) -> None:
    """Start the work, confined, in a thread with a deep stack; the process ends with it.

    The work is passed the sandbox that is in force.
    A fault of the engine itself is written to the notes, for the judge to show.
    """
    exit_now = os._exit

    def doing(function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return function(*arguments)
        except BaseException as error:
            try:
                text = f"{type(error).__name__}: {message_of(error)}\n"
                os.write(notes, text.encode("utf-8", "replace"))
            finally:
                exit_now(FAULT)

    def thread() -> None:
        threading.stack_size(0)  # a solution's own threads are of the usual size
        sys.setrecursionlimit(setup.limits.recursion)
        doing(let_c_nest)
        doing(work, in_force)
        exit_now(0)

    doing(set_limits, setup.limits)
    in_force = doing(sandbox, setup.path, setup.attached)  # it holds for later threads too
    threading.stack_size(setup.limits.stack * MB)
    doing(threading.Thread(target=thread, daemon=True).start)


def let_c_nest() -> None:
    """Let calls through C code nest as deep as others, in this thread.

    Python 3.12 and 3.13 have a limit of their own for these, and no function that sets it. What is
    left of it stands behind the limit for all calls, in the state of the thread.
    """
    if not (3, 12) <= sys.version_info < (3, 14):
        return
    import ctypes

    state_of = ctypes.pythonapi.PyThreadState_Get
    state_of.restype = ctypes.c_void_p
    limit, numbers = sys.getrecursionlimit(), (ctypes.c_int * 32).from_address(state_of())
    (place,) = [i for i in range(31) if numbers[i] == limit and 0 < numbers[i + 1] <= C_LIMIT]
    numbers[place + 1] = limit


def set_limits(limits: Limits) -> None:
    """Limit memory beyond what is used now, files and their size; allow no core dumps.

    It is an error if our own caller has set a lower limit: a solution that fails at that one would
    not be to blame. Processor time is only a last resort; whether a lower limit was reached is
    found out when the process ends.
    """
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    seconds = limits.processor if hard == resource.RLIM_INFINITY else min(limits.processor, hard)
    most = {
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: limits.file * MB,
        resource.RLIMIT_NOFILE: limits.open,
    }
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        space = used + (limits.memory + limits.stack) * MB
        most |= {resource.RLIMIT_AS: space, resource.RLIMIT_DATA: space}
    for kind, limit in most.items():
        _, hard = resource.getrlimit(kind)
        if hard != resource.RLIM_INFINITY and hard < limit:
            unit, option = ULIMITS[kind]
            most_here = f"`ulimit -{option}` allows {hard // unit:,}"
            raise OSError(f"{most_here}, and a solution may use {-(-limit // unit):,}; raise it")
        resource.setrlimit(kind, (limit, limit))
