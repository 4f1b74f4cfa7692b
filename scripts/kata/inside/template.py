"""Starts the processes that solutions run in, and the template that they are forked from.

The template has imported all that a session may need. It holds nothing that a solution may not see,
and runs nothing of one. It has one thread, and ends when its judge does.
"""

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from marshal import dumps, loads
from typing import Any, NoReturn

from kata.inside.child import serve
from kata.inside.sandbox import end_with, python_and_system
from kata.wire import BUILTINS
from kata.wire.model import LARGEST_MESSAGE, Pipes, setup_of
from kata.wire.prelude import preload

__builtins__ = BUILTINS

import_module("sortedcontainers")  # while it can be found: solutions find nothing beside it

FILES = 4  # that come with a request to fork: its notes, and its Pipes


def main() -> NoReturn:
    """Serve a session, or fork processes that do, as the arguments say."""
    (what, *details), sys.argv[1:] = loads(bytes.fromhex(sys.argv[1])), []
    del sys.path[-2:]
    if what == "forks":
        serve_forks(*details)
    end_with(os.getppid())
    setup, pipes = details
    serve(setup_of(setup), Pipes(*pipes))


def serve_forks(number: int) -> NoReturn:
    """Do what the judge asks for, until it ends; in what is forked, serve a session."""
    control = socket.socket(fileno=number)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # else nobody could wait for what is forked
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())  # it may be started while some are blocked
    does: dict[str, Callable[..., Any]] = {"fork": partial(fork, control), "poll": poll, "end": end}
    preload()
    python_and_system()
    gc.collect()
    gc.freeze()  # else the first collection in each process would copy all of it
    while True:
        message, files, _, _ = socket.recv_fds(control, LARGEST_MESSAGE, FILES)
        if not message:  # the judge has ended
            os._exit(0)
        verb, *details = loads(message)
        control.send(dumps(does[verb](*details, *files)))


def fork(control: socket.socket, setup: Any, folder: str, *files: int) -> int:
    """Return the number of a process that serves a session, 0 if there is no room for one.

    In that process, it does not return.
    """
    parent, number = os.getpid(), 0
    with suppress(OSError):
        number = os.fork()
    if os.getpid() != parent:
        end_with(parent)
        control.close()
        os.setsid()  # so that its children end with it, if it may have any
        notes, *pipes = files
        os.dup2(notes, 2)
        os.close(notes)
        os.chdir(folder)
        os.environ["TMPDIR"] = folder
        serve(setup_of(setup), Pipes(*pipes))
    for file in files:
        os.close(file)
    return number


def poll(number: int, how: int = os.WNOHANG) -> tuple[int, float] | None:
    """The status with which a process ended, and its processor time; None if it still runs."""
    found, status, used = os.wait4(number, how)
    if not found:
        return None
    with suppress(ProcessLookupError):
        os.killpg(number, signal.SIGKILL)  # what it has started and left
    return os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime


def end(number: int) -> tuple[int, float] | None:
    """Kill a process, with all that it may have started, and wait for its end."""
    for kill in os.killpg, os.kill:  # it may not have a group of its own yet
        with suppress(ProcessLookupError):
            kill(number, signal.SIGKILL)
    return poll(number, 0)
