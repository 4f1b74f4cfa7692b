"""The inside of the process that one solution runs in: it answers cases, the judge compares.

It is started as a script, without the site packages, so it imports what lies beside it; and it
knows none of the expected answers. A record is a letter and the rest.
"""

import builtins
import faulthandler
import io
import os
import resource
import signal
import sys
import threading
from contextlib import suppress
from marshal import dumps, loads
from os import _exit

import records
from loading import load
from records import ANSWER, LOADED, NAME, PRINTED, RAISED, READY, UNFIT

__builtins__ = vars(builtins).copy()  # ours, whatever a solution does to its own

NOT_PLAIN = b", which is not plain data (numbers, strings, lists ...) all the way down"
MOST, TOO_MUCH = 1 << 24, b"returned more than 16 MB of data"


def answering(path, method, name=NAME):
    """The function that turns the arguments of a case into a (letter, rest)."""
    solution = load(path, method, name)

    def answer(arguments):
        try:
            value = getattr(solution(), method)(*loads(arguments))
            try:
                data = dumps(value, 2)
            except ValueError:
                kind = type(value).__name__.encode("utf-8", "replace")
                return UNFIT, b"returned a value of type " + kind + NOT_PLAIN
            return (ANSWER, data) if len(data) <= MOST else (UNFIT, TOO_MUCH)
        except BaseException as error:
            return RAISED, described(error, name)

    return answer


NO_MEMORY = dumps(("MemoryError", "", 0), 2)  # made while there still is some


def described(error, name=NAME):
    """(type, message, line in the solution's file or 0) of an exception, as bytes."""
    if isinstance(error, MemoryError):
        return NO_MEMORY
    line = (error.lineno or 0) if isinstance(error, SyntaxError) else 0
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == name:
            line = trace.tb_lineno
        trace = trace.tb_next
    try:
        message = error.msg if isinstance(error, SyntaxError) else str(error)
    except BaseException:
        message = "(its message cannot be shown)"
    return dumps((type(error).__name__, message[:500], line), 2)


class Tape(io.RawIOBase):
    """Stands in for standard output: passes on the first 1,000 bytes printed in a case."""

    def __init__(self, send):
        self.send = send
        self.left = 1000

    def writable(self):
        return True

    def write(self, data):
        if part := bytes(data[: self.left]):
            self.left -= len(part)
            self.send(PRINTED, part)
        return len(data)


def run(path, method, cases, out, attached):
    """Send one record for each case, in their order; attached, what is printed goes its way."""
    lock = threading.Lock()  # a solution may print from other threads

    def send(letter, rest=b""):
        with lock:
            records.send(out, letter + rest)

    tape = Tape(send)
    if not attached:
        sys.stdout = sys.stderr = io.TextIOWrapper(tape, "utf-8", "replace", write_through=True)
    name = path if attached else NAME
    send(READY)
    try:
        answer = answering(path, method, name)
    except BaseException as error:
        send(RAISED, described(error, name))
        return
    send(LOADED)
    for arguments in cases:
        tape.left = 1000
        send(*answer(arguments))


def confine(memory, seconds):
    """Bound memory to what is used now and `memory` more; no core dumps, no large files.

    The seconds of processor time are for a process whose judge was killed.
    """
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + memory, used + memory))


def begin(work, memory, stack, recursion, seconds, attached):
    """Start the work, confined, in a thread with a deep stack; the process ends with it."""
    del sys.path[0], sys.argv[1:]
    notes = os.dup(2)
    if not attached:
        os.dup2(1, 2)
    faulthandler.enable(notes)
    faulthandler.register(signal.SIGUSR1, notes)

    def thread():
        try:
            threading.stack_size(0)  # a solution's own threads are of the usual size
            sys.setrecursionlimit(recursion)
            confine(memory, seconds)
            work()
        finally:
            _exit(0)

    threading.stack_size(stack)
    threading.Thread(target=thread, daemon=True).start()


def main(path, method, span, cases, out, life, attached, **limits):
    size = int.from_bytes(os.pread(cases, 8, 0), "little")
    arguments = loads(os.pread(cases, size, 8))[slice(*span)]
    os.close(cases)
    begin(lambda: run(path, method, arguments, out, attached), attached=attached, **limits)
    with suppress(KeyboardInterrupt):
        os.read(life, 1)  # returns when the judge is gone
    _exit(1)


if __name__ == "__main__":
    main(**loads(bytes.fromhex(sys.argv[1])))
