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
from time import monotonic, sleep
from typing import BinaryIO

from kata import runner

ACCEPTED, WRONG, RUNTIME = "Accepted", "Wrong Answer", "Runtime Error"
TIME, MEMORY = "Time Limit Exceeded", "Memory Limit Exceeded"


@dataclass(frozen=True)
class Limits:
    """What a solution may use; every number can be overridden."""

    case: float = 2.0  # seconds for one case, and for loading the file
    run: float = 30.0  # seconds for all cases
    memory: int = 512  # MB of address space beyond the interpreter
    recursion: int = 100_000  # Python frames
    stack: int = 256  # MB


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
    with _process(solution, cases, span, limits) as child:
        buffer, last, patience = bytearray(), monotonic(), limits.run
        while True:
            wait = min(last + patience, deadline) - monotonic()
            if not select.select([child.out], [], [], max(wait, 0))[0]:
                case = f"{limits.case:g} s for one case"
                limit = (
                    case if last + patience < deadline else f"{limits.run:g} s for the whole run"
                )
                yield runner.ENDED, Failure(TIME, f"the limit is {limit}", _line_at_work(child))
                return
            data = child.out.read(1 << 16)
            if not data:
                yield runner.ENDED, Failure(RUNTIME, _ending(child.process), _noted_line(child))
                return
            last, patience = monotonic(), limits.case
            buffer += data
            begin = 0
            while (end := begin + 4 + int.from_bytes(buffer[begin : begin + 4], "little")) <= len(
                buffer
            ):
                yield bytes(buffer[begin + 4 : begin + 5]), bytes(buffer[begin + 5 : end])
                begin = end
            del buffer[:begin]
            if len(data) < 1 << 15:
                sleep(0.001)  # waking for every answer costs more than the answer


@dataclass(frozen=True)
class _Child:
    process: subprocess.Popen
    out: BinaryIO  # its records
    notes: BinaryIO  # what faulthandler writes


@contextmanager
def _process(solution, cases, span, limits):
    """The running process of a solution; nothing of it is left afterwards, whatever happens."""
    (out, its_out), (its_life, life) = os.pipe(), os.pipe()
    with (
        open(out, "rb", buffering=0) as out,
        open(life, "wb", buffering=0),  # the process ends when this end is closed, as by our death
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch,
        tempfile.TemporaryFile("a+b") as notes,
    ):
        setup = (str(solution.path.absolute()), solution.problem.rules.METHOD, *span)
        setup += (cases.file.fileno(), its_out, its_life)
        setup += (limits.memory << 20, limits.stack << 20, limits.recursion)
        process = subprocess.Popen(
            [sys.executable, "-S", "-B", runner.__file__, marshal.dumps(setup).hex()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=notes,
            pass_fds=(cases.file.fileno(), its_out, its_life),
            cwd=scratch,
            env={"PYTHONHASHSEED": "0"},
            start_new_session=True,
        )
        os.close(its_out)
        os.close(its_life)
        try:
            yield _Child(process, out, notes)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


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
    found = re.search(rb'File "%s", line (\d+)' % runner.NAME.encode(), child.notes.read())
    return int(found[1]) if found else 0
