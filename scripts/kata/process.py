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
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import BinaryIO

from kata import records

RUNNER = str(Path(__file__).with_name("runner.py"))
ACCEPTED, WRONG, RUNTIME = "Accepted", "Wrong Answer", "Runtime Error"
TIME, MEMORY = "Time Limit Exceeded", "Memory Limit Exceeded"

ENV = {
    "PYTHONHASHSEED": "0",  # a failure comes again
    # Memory that was had once is kept, so that what is timed is not the system handing it out.
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30),
    "MALLOC_TRIM_THRESHOLD_": str(1 << 30),
}
APART = {
    "stdin": subprocess.DEVNULL,
    "stdout": subprocess.DEVNULL,
    "start_new_session": True,  # so that its children end with it
}


@dataclass(frozen=True)
class Limits:
    """What a solution may use; every number can be overridden."""

    case: float = 2.0  # seconds for one case, and for loading the file
    run: float = 30.0  # seconds for all cases
    memory: int = 512  # MB of address space beyond the interpreter
    recursion: int = 100_000  # Python frames
    stack: int = 256  # MB
    attached: bool = False  # to the terminal: nothing is caught that it prints or reads


@dataclass(frozen=True)
class Failure:
    """What went wrong in one case, or while the file was loaded."""

    word: str
    message: str = ""
    line: int = 0  # in the solution's file, 0 where none is known
    answer: bytes | None = None
    printed: str = ""


def listen(solution, cases, span, limits, deadline):
    """Each (letter, rest) that a new process for the solution sends while it answers the span.

    When it is too slow or ends by itself, the last record's rest is the Failure that this is.
    """
    file = cases.file.fileno()
    with started(RUNNER, solution, limits, [file], span=span, cases=file) as child:
        buffer, patience = bytearray(), limits.run
        while True:
            until = min(monotonic() + patience, deadline)
            if not select.select([child.out], [], [], max(until - monotonic(), 0))[0]:
                case, run = f"{limits.case:g} s for one case", f"{limits.run:g} s for the whole run"
                message = f"the limit is {case if until < deadline else run}"
                yield records.ENDED, Failure(TIME, message, _line_at_work(child))
                return
            data = child.out.read(1 << 16)
            if not data:
                yield records.ENDED, Failure(RUNTIME, _ending(child.process), _noted_line(child))
                return
            buffer += data
            for record in records.received(buffer):
                yield record[:1], record[1:]
            patience = limits.case
            if len(data) < 1 << 15:
                sleep(0.001)  # waking for every answer costs more than the answer


@dataclass(frozen=True)
class Child:
    """A process that a solution runs in, and the ends of its pipes that are ours."""

    process: subprocess.Popen
    out: BinaryIO  # what it sends
    life: BinaryIO  # what it is asked; it ends when this is closed, as by our own death
    notes: BinaryIO  # what faulthandler writes


@contextmanager
def started(script, solution, limits, keep=(), **setup):
    """Run a script of the engine for a solution; nothing is left of it, whatever happens."""
    (out, its_out), (its_life, life) = os.pipe(), os.pipe()
    with (
        open(out, "rb", buffering=0) as out,
        open(life, "wb", buffering=0) as life,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch,
        tempfile.TemporaryFile("a+b") as notes,
    ):
        setup |= {
            "path": str(solution.path.absolute()),
            "method": solution.problem.rules.METHOD,
            "out": its_out,
            "life": its_life,
            "memory": limits.memory << 20,
            "stack": limits.stack << 20,
            "recursion": limits.recursion,
            "seconds": round(limits.run) + 5,
            "attached": limits.attached,
        }
        apart = APART | {"stderr": notes, "cwd": scratch, "env": ENV | {"TMPDIR": scratch}}
        process = subprocess.Popen(
            [sys.executable, "-S", "-B", script, marshal.dumps(setup).hex()],
            pass_fds=(its_out, its_life, *keep),
            **({"env": os.environ | {"TMPDIR": scratch}} if limits.attached else apart),
        )
        os.close(its_out)
        os.close(its_life)
        try:
            yield Child(process, out, life, notes)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                (os.kill if limits.attached else os.killpg)(process.pid, signal.SIGKILL)
            process.wait()
            _bury(scratch)


def _bury(scratch):
    """End what has left the session: it still has the environment that it was started with."""
    mark = f"TMPDIR={scratch}".encode()
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if mark in environment.read_bytes():
                os.kill(int(environment.parts[2]), signal.SIGKILL)


def _ending(process):
    """How a process ended that should not have."""
    try:
        status = process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        return "the process closed the judge's pipe"
    if status >= 0:
        return f"the process ended itself with status {status}"
    return f"the process was ended by {signal.Signals(-status).name}"


def _line_at_work(child):
    """The line of the solution's file that is running now, 0 when it cannot be told."""
    child.process.send_signal(signal.SIGUSR1)
    for _ in range(50):  # the answer comes at once, but for a busy machine
        if line := _noted_line(child):
            return line
        sleep(0.01)
    return 0


def _noted_line(child):
    """The innermost line of the solution's file in what faulthandler wrote, 0 for none."""
    child.notes.seek(0)
    found = re.search(rb'File "%s", line (\d+)' % records.NAME.encode(), child.notes.read())
    return int(found[1]) if found else 0
