"""Runs the cases of a file and sends one record for each; the judge compares, outside."""

import io
import os
import sys
import threading
from marshal import dumps, loads

from kata.inside import BUILTINS, NAME
from kata.inside.call import MOST, encode
from kata.inside.errors import UnfitError, packed
from kata.inside.load import loaded
from kata.inside.pipe import LOADED, PRINTED, RAISED, READY, RESULT, RETURNED, UNFIT, send

__builtins__ = BUILTINS

PRINTED_MOST = 1000  # bytes of what is printed in one case


class Tape(io.RawIOBase):
    """Stands in for standard output: passes on the beginning of what is printed in a case."""

    def __init__(self, report):
        self.report = report
        self.left = PRINTED_MOST

    def writable(self):
        return True

    def write(self, data):
        if part := bytes(data[: self.left]):
            self.left -= len(part)
            self.report(PRINTED, part)
        return len(data)


def arguments_in(cases, begin, end):
    """The arguments of these cases, from the start of the file, which is closed then."""
    size = int.from_bytes(os.pread(cases, 8, 0), "little")
    arguments = loads(os.pread(cases, size, 8))[begin:end]
    os.close(cases)
    return arguments


def judging(path, shape, out, attached, cases, begin, end):
    """The work: load the solution and send a record for each case, in their order.

    Attached to a terminal, what is printed goes its own way, and the file has its own name.
    """
    arguments_of_all = arguments_in(cases, begin, end)
    name = path if attached else NAME
    lock = threading.Lock()  # a solution may print from other threads

    def report(letter, rest=b""):
        with lock:
            send(out, letter + rest)

    def work(in_force):
        tape = Tape(report)
        if not attached:
            sys.stdout = sys.stderr = io.TextIOWrapper(tape, "utf-8", "replace", write_through=True)
        report(READY, dumps(in_force))
        caller = loaded(path, shape, name, report)
        if not caller:
            return
        report(LOADED)
        for arguments in arguments_of_all:
            tape.left = PRINTED_MOST
            try:
                call, values = caller.prepare(arguments)
                result = call(*values)
                letter = RETURNED if caller.in_place and result is not None else RESULT
                rest = encode(caller.finish(values, result), MOST)
            except UnfitError as error:
                letter, rest = UNFIT, str(error).encode("utf-8", "replace")
            except BaseException as error:
                letter, rest = RAISED, packed(error, name, caller.call)
            report(letter, rest)

    return work
