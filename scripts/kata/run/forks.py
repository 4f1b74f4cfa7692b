"""The processes for sessions: forked from a template that is started once, or each started anew."""

import atexit
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from marshal import dumps, loads
from pathlib import Path
from struct import pack
from time import monotonic, sleep
from typing import Any, BinaryIO, TypeAlias

from kata.paths import SCRIPTS
from kata.run.usage import add_ended
from kata.wire.model import LARGEST_MESSAGE, Pipes, Setup

START = """
import sys
del sys.path[0]
sys.path += sys.argv.pop().splitlines()  # which may hold packages that are called like Python's own
from kata.inside.template import main
main()
"""
ENV = {
    "PYTHONHASHSEED": "0",  # so that a failure can be repeated
    # glibc keeps memory that it once had, so that no timed call waits for the system to provide it.
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30),
    "MALLOC_TRIM_THRESHOLD_": str(1 << 30),
}
FORKS = sys.platform == "linux"  # elsewhere, a forked process could outlive its judge
PATIENCE = 20  # seconds for a response, which takes a few milliseconds
TRIES = 3  # attempts to fork; a template that was killed is replaced in between
GONE = OSError, EOFError  # of its socket
LOST = -signal.SIGKILL  # the status of a process whose template has ended


class Started:
    """A process of its own, which can have the terminal."""

    def __init__(self, setup: Setup, pipes: Pipes, notes: BinaryIO, folder: str) -> None:
        self.attached = setup.attached
        quiet = None if self.attached else subprocess.DEVNULL
        self.process = subprocess.Popen(
            command("session", setup.plain(), tuple(pipes)),
            pass_fds=pipes,
            cwd=folder,
            env=(dict(os.environ) if self.attached else {}) | ENV | {"TMPDIR": folder},
            stdin=quiet,
            stdout=quiet,
            stderr=None if self.attached else notes,
            start_new_session=not self.attached,
        )
        self.pid = self.process.pid

    def wait(self, seconds: float) -> int | None:
        """Return the status with which it ended, or None if it does not in that time."""
        with suppress(subprocess.TimeoutExpired):
            return self.process.wait(seconds)
        return None

    def end(self) -> None:
        """Kill it, with all that it may have started, and wait for its end."""
        with suppress(ProcessLookupError, PermissionError):
            (os.kill if self.attached else os.killpg)(self.pid, signal.SIGKILL)
        self.process.wait()


def command(*what: Any) -> list[str]:
    """Return the command that starts Python with our part of a process, and tells it what to do."""
    found = find_spec("sortedcontainers")
    packages = Path(found.origin).parents[1] if found and found.origin else SCRIPTS
    return [sys.executable, "-S", "-c", START, dumps(what).hex(), f"{SCRIPTS}\n{packages}"]


class Template:
    """The process that others are forked from, and our end of its socket."""

    def __init__(self) -> None:
        self.seconds = 0.0  # of the processes that it waited for
        self.socket, theirs = socket.socketpair(type=socket.SOCK_SEQPACKET)
        for option in socket.SO_RCVTIMEO, socket.SO_SNDTIMEO:  # in case it is stopped
            self.socket.setsockopt(socket.SOL_SOCKET, option, pack("ll", PATIENCE, 0))
        with theirs:
            self.process = subprocess.Popen(
                command("forks", theirs.fileno()),
                pass_fds=[theirs.fileno()],
                env=ENV,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,  # what is started in its place says why it fails
                start_new_session=True,  # so that Ctrl-C is for us
            )

    def ask(self, *request: Any, files: list[int] | None = None) -> Any:
        """Return the response to a request; one of GONE if the template has ended.

        Whatever interrupts us in between ends it, and all that was forked from it: otherwise, the
        next request would get this response.
        """
        try:
            socket.send_fds(self.socket, [dumps(request)], files or [])
            return loads(self.socket.recv(LARGEST_MESSAGE))
        except BaseException:
            self.socket.close()
            raise

    def end(self) -> None:
        self.socket.close()
        self.process.kill()
        self.process.wait()
        add_ended(-self.seconds)  # which are among our children's now


class Forked:
    """A process that was forked from a template, which waits for it in our place."""

    def __init__(self, template: Template, pid: int) -> None:
        self.template, self.pid = template, pid
        self.status: int | None = None

    def wait(self, seconds: float) -> int | None:
        end = monotonic() + seconds
        while self.status is None and monotonic() < end:
            self._ask("poll")
            sleep(0.001)
        return self.status

    def end(self) -> None:
        if self.status is None:
            self._ask("end")

    def _ask(self, what: str) -> None:
        try:
            ended = self.template.ask(what, self.pid)
        except GONE:  # it ended, and this with it
            ended = LOST, 0.0
        if ended:
            self.status, seconds = ended
            self.template.seconds += seconds
            add_ended(seconds)


Process: TypeAlias = Started | Forked  # one that serves a session
running: list[Template] = []  # the one that this process has, if any


def template() -> Template:
    """Return the template of this process."""
    if not running:
        running.append(Template())
    return running[0]


def start_template() -> None:
    """Have the template ready by the time it is needed, if this process is to fork any."""
    if FORKS:
        template()


def end_template() -> None:
    """End the template of this process, if it has one."""
    while running:
        running.pop().end()


def leave_template() -> None:
    """Leave the template to the process that this one was forked from."""
    while running:
        one = running.pop()
        one.socket.close()
        one.process.returncode = 0  # it is for the other to wait for


if FORKS:
    atexit.register(end_template)
    os.register_at_fork(after_in_child=leave_template)


def process_for(setup: Setup, pipes: Pipes, notes: BinaryIO, folder: str) -> Process:
    """Return a process that serves a session: forked, unless the terminal is to be its own."""
    if setup.attached or not FORKS:
        return Started(setup, pipes, notes, folder)
    for _ in range(TRIES):
        found = template()
        try:
            pid = found.ask("fork", setup.plain(), folder, files=[notes.fileno(), *pipes])
        except GONE:
            end_template()
        else:
            if pid:
                return Forked(found, pid)
            break
    return Started(setup, pipes, notes, folder)
