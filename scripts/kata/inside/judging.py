"""Runs the cases of a file and sends one record for each; the judge compares, outside."""

import os
import sys
from marshal import dumps, loads

from kata.inside.load import loaded
from kata.inside.tape import Tape
from kata.wire import BUILTINS, NAME
from kata.wire.errors import UnfitError, packed
from kata.wire.pipe import CONVERTED, LOADED, PRINTED, RAISED, READY, RESULT, RETURNED, UNFIT, send
from kata.wire.plain import MOST, encode

__builtins__ = BUILTINS


def arguments_in(cases, spans):
    """The arguments of the cases in these spans, from the start of the file, which is closed."""
    size = int.from_bytes(os.pread(cases, 8, 0), "little")
    arguments = loads(os.pread(cases, size, 8))
    os.close(cases)
    return [item for start, stop, step in spans for item in arguments[start:stop:step]]


def judging(path, shape, out, attached, cases, spans, page):
    """The work: load the solution and send a record for each case, in the order of the spans.

    Attached to a terminal, what is printed goes its own way, and the file has its own name.
    """
    arguments_of_all, tape = arguments_in(cases, spans), Tape(page)
    name = path if attached else NAME

    def report(letter, rest=b""):
        text = tape.taken()
        send(out, *([PRINTED + text] if text else ()), letter + rest)

    def work(in_force):
        if not attached:
            sys.stdout = sys.stderr = tape
        report(READY, dumps(in_force))
        caller = loaded(path, shape, name, report)
        if not caller:
            return
        report(LOADED)
        for arguments in arguments_of_all:
            try:
                call, values = caller.prepare(arguments)
                result = call(*values)
                letter = RETURNED if caller.in_place and result is not None else RESULT
                rest = encode(caller.finish(values, result), MOST)
            except UnfitError as error:
                letter, rest = UNFIT, str(error).encode("utf-8", "replace")
            except BaseException as error:
                letter, rest = RAISED, packed(error, name, caller.call)
            if caller.converted:
                send(out, CONVERTED + caller.converted.encode())
            report(letter, rest)

    return work
