"""The inside of the process that one solution runs in: it answers cases, the judge compares.

It is started as a script, knows nothing of the expected answers, and holds in locals whatever
it needs, so that a solution may overwrite builtins and modules without touching its work.
A record is four bytes of length, a letter, and the rest.
"""

import faulthandler
import io
import marshal
import os
import resource
import signal
import sys
import threading
import types

READY, LOADED, ANSWER, PRINTED, UNFIT, RAISED, ENDED = b"R", b"L", b"A", b"P", b"U", b"E", b"X"
NAME = "<solution>"  # what tracebacks call the solution's file


def load(path, name=NAME):
    """Run a solution's file and give back the module it makes."""
    with open(path, "rb") as file:
        code = compile(file.read(), name, "exec", dont_inherit=True)
    module = types.ModuleType("solution")
    module.__file__ = path
    sys.modules["solution"] = module
    exec(code, module.__dict__)
    return module


def find(module, method):
    """The class to make instances of."""
    if not hasattr(module, "Solution"):
        raise LookupError("there is no class Solution")
    if not hasattr(module.Solution, method):
        raise LookupError(f"class Solution has no method {method}")
    return module.Solution


class Tape(io.RawIOBase):
    """Stands in for standard output: keeps the first 1,000 bytes printed in a case."""

    def __init__(self):
        self.text = b""

    def writable(self):
        return True

    def write(self, data):
        if len(self.text) < 1000:
            self.text += bytes(data)[: 1000 - len(self.text)]
        return len(data)


def described(error):
    """(type, message, line in the solution's file or 0) of an exception."""
    line = (getattr(error, "lineno", 0) or 0) if isinstance(error, SyntaxError) else 0
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == NAME:
            line = trace.tb_lineno
        trace = trace.tb_next
    try:
        message = error.msg if isinstance(error, SyntaxError) else str(error)
    except BaseException:
        message = "(its message cannot be shown)"
    return type(error).__name__, message[:500], line


def run(path, method, cases, out):
    """Answer every case, one record each, until there are no more."""
    loads, dumps, write, size, get = marshal.loads, marshal.dumps, os.write, len, getattr
    failures, no_memory, unfit = BaseException, MemoryError, ValueError
    describe, type_of = described, type
    tape = Tape()
    sys.stdout = sys.stderr = io.TextIOWrapper(tape, "utf-8", "replace", write_through=True)

    def send(letter, rest=b""):
        if tape.text:
            printed, tape.text = tape.text, b""
            send(PRINTED, printed)
        record = (size(rest) + 1).to_bytes(4, "little") + letter + rest
        while record:
            record = record[write(out, record) :]

    def fail(error):
        try:
            rest = dumps(describe(error), 2)
        except no_memory:
            rest = dumps(("MemoryError", "", 0), 2)
        send(RAISED, rest)

    send(READY)
    try:
        solution = find(load(path), method)
    except failures as error:
        fail(error)
        return
    tape.text = b""
    send(LOADED)
    for arguments in cases:
        try:
            answer = get(solution(), method)(*loads(arguments))
        except failures as error:
            fail(error)
            continue
        try:
            rest = dumps(answer, 2)
        except unfit:
            send(UNFIT, type_of(answer).__name__.encode())
        except failures as error:
            fail(error)
        else:
            send(ANSWER, rest)


def confine(memory):
    """Bound memory to what is used now and `memory` more; no core dumps, no large files."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 26, 1 << 26))
    if sys.platform == "linux":
        with open("/proc/self/statm") as file:
            used = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + memory, used + memory))


def main():
    setup = marshal.loads(bytes.fromhex(sys.argv[1]))
    path, method, begin, stop, cases, out, life, memory, stack, recursion = setup
    del sys.path[0], sys.argv[1:]
    notes = os.dup(2)
    os.dup2(1, 2)
    faulthandler.enable(notes)
    faulthandler.register(signal.SIGUSR1, notes)
    size = int.from_bytes(os.pread(cases, 8, 0), "little")
    arguments = marshal.loads(os.pread(cases, size, 8))[begin:stop]
    os.close(cases)
    leave = os._exit

    def work():
        try:
            confine(memory)
            sys.setrecursionlimit(recursion)
            run(path, method, arguments, out)
        finally:
            leave(0)

    threading.stack_size(stack)
    threading.Thread(target=work, daemon=True).start()
    os.read(life, 1)  # returns when the judge is gone
    leave(1)


if __name__ == "__main__":
    main()
