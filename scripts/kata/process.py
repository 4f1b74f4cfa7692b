"""The process that a solution runs in: started, listened to, and ended."""

import marshal
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO

from kata.inside import NAME
from kata.inside.call import MOST
from kata.inside.confine import FAULT
from kata.inside.pipe import PRINTED, RAISED, received, send
from kata.paths import SCRIPTS

START = f"import sys; sys.path[0] = {str(SCRIPTS)!r}; from kata.inside.main import main; main()"
ENV = {
    "PYTHONHASHSEED": "0",  # a failure can be repeated
    # glibc keeps memory that it once had, so that no call is timed while the system hands it out.
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30),
    "MALLOC_TRIM_THRESHOLD_": str(1 << 30),
}
LATE, ENDED = b"T", b"X"  # events beside the records: nothing came in time; the process ended
LONGEST_RECORD = 2 * MOST  # bytes
LONGEST_NOTE = 1 << 16  # bytes of what faulthandler writes
ORPHANED = 5  # seconds of processor time beyond the run, for a process whose judge was killed


@dataclass(frozen=True)
class Limits:
    """What a solution may use; every number can be overridden."""

    case: float = 2.0  # seconds for one case, and for loading the file
    run: float = 30.0  # seconds for all cases
    memory: int = 512  # MB of address space beyond the interpreter
    recursion: int = 100_000  # Python frames
    stack: int = 256  # MB


@dataclass(frozen=True)
class Child:
    """A process that a solution runs in, and our ends of its pipes."""

    process: subprocess.Popen
    out: BinaryIO  # what it sends
    asked: BinaryIO  # what it is asked; it ends when this is closed, as by our own death
    notes: BinaryIO  # what faulthandler writes
    buffer: bytearray = field(default_factory=bytearray)

    def events(self, patience, deadline=float("inf")):
        """Each (letter, rest) that it sends, none later than `patience` seconds after the last.

        After LATE and ENDED nothing follows. What is printed does not win time.
        """
        since, moved = monotonic(), True
        while True:
            for record in received(self.buffer):
                letter = record[:1]
                if letter != PRINTED:
                    since, moved = monotonic(), True
                yield letter, record[1:]
            if len(self.buffer) > LONGEST_RECORD:
                yield RAISED, b""  # which nothing of ours sends
            now = monotonic()
            late = now >= deadline or (now >= since + patience and not moved)
            left = max(min(since + patience, deadline) - now, 0)
            if late or not select.select([self.out], [], [], left)[0]:
                yield LATE, b""
                return
            moved = False
            data = self.out.read(1 << 16)
            if not data:
                yield ENDED, b""
                return
            self.buffer.extend(data)
            if len(data) < 1 << 15:
                sleep(0.001)  # waking up for every result costs more than the result

    def ask(self, request, patience):
        """The event with which it responds to a request."""
        with suppress(BrokenPipeError):  # then the event is its end
            send(self.asked.fileno(), request)
        return next(self.events(patience))

    def ending(self):
        """How the process ended that should not have."""
        try:
            status = self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "the process closed the judge's pipe"
        if status == FAULT:
            lines = self._noted().decode("utf-8", "replace").splitlines() or ["no reason given"]
            return f"the judge's part of the process failed: {lines[-1]}"
        if status >= 0:
            return f"the process exited with status {status}"
        return f"the process was killed by {signal.strsignal(-status) or -status}"

    def line_at_work(self):
        """The line of the solution's file that is running now, 0 when it cannot be told."""
        self.process.send_signal(signal.SIGUSR1)
        for _ in range(50):  # the reply comes at once, unless the machine is busy
            if line := self.line_noted():
                return line
            sleep(0.01)
        return 0

    def line_noted(self):
        """The innermost line of the solution's file in what faulthandler wrote, 0 for none."""
        found = re.search(rb'File "%s", line (\d+)' % NAME.encode(), self._noted())
        return int(found[1]) if found else 0

    def _noted(self):
        """The end of the notes: a solution may have written any amount before it."""
        self.notes.seek(max(self.notes.seek(0, os.SEEK_END) - LONGEST_NOTE, 0))
        return self.notes.read()


@contextmanager
def started(solution, limits, cases=None, attached=False):
    """A process for a solution; it and its session are ended afterwards, whatever happens.

    It runs the `cases`, a (file, begin, end), or else serves requests to measure. Attached to the
    terminal, nothing that it prints or reads is caught.
    """
    (out, its_out), (its_asked, asked) = os.pipe(), os.pipe()
    with (
        open(out, "rb", buffering=0) as out,
        open(asked, "wb", buffering=0) as asked,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch,
        tempfile.TemporaryFile("a+b") as notes,
    ):
        path = solution.path.absolute()
        if solution.line:
            path = Path(scratch, path.name)
            path.write_text(solution.source, encoding="utf-8")
        setup = {
            "solution": {
                "path": str(path),
                "shape": solution.shape,
                "out": its_out,
            },
            "cases": cases and dict(zip(("cases", "begin", "end"), cases)),
            "attached": attached,
            "asked": its_asked,
            "bounds": {
                "memory": limits.memory << 20,
                "stack": limits.stack << 20,
                "recursion": limits.recursion,
                "seconds": round(limits.run) + ORPHANED,
            },
        }
        apart = {
            "stdin": subprocess.DEVNULL,
            "stdout": subprocess.DEVNULL,
            "stderr": notes,
            "start_new_session": True,  # so that its children end with it
            "cwd": scratch,
            "env": ENV | {"TMPDIR": scratch},
        }
        process = subprocess.Popen(
            [sys.executable, "-S", "-B", "-c", START, marshal.dumps(setup).hex()],
            pass_fds=(its_out, its_asked, *([cases[0]] if cases else [])),
            **({"env": os.environ | {"TMPDIR": scratch}} if attached else apart),
        )
        os.close(its_out)
        os.close(its_asked)
        try:
            yield Child(process, out, asked, notes)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                (os.kill if attached else os.killpg)(process.pid, signal.SIGKILL)
            process.wait()
            _end_strays(scratch)


def _end_strays(scratch):
    """End what has left the session: it still has the environment that it was started with."""
    mark = f"TMPDIR={scratch}".encode()
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark in environment.read_bytes():
                os.kill(int(environment.parts[2]), signal.SIGKILL)
