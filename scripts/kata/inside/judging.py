"""Runs the cases in a file and sends the result of each; the judge compares them, outside."""

import os
import sys
from collections.abc import Callable
from itertools import chain
from marshal import loads
from queue import SimpleQueue

from kata.inside.load import loaded
from kata.inside.tape import Tape
from kata.wire import BUILTINS, NAME
from kata.wire.errors import UnfitError, packed
from kata.wire.pipe import CONVERTED, LOADED, PRINTED, RAISED, READY, RESULT, RETURNED, UNFIT, send
from kata.wire.plain import MOST, encode
from kata.wire.setup import CHANGED, Sandbox, Setup

__builtins__ = BUILTINS


def arguments_in(cases: int, spans: list[tuple[int, int, int]]) -> list[bytes]:
    """The arguments of the cases in these spans of the file, which is closed afterwards."""
    size = int.from_bytes(os.pread(cases, 8, 0), "little")
    arguments = loads(os.pread(cases, size, 8))
    os.close(cases)
    return [arguments[index] for span in spans for index in range(*span)]


def judging(setup: Setup) -> tuple[Callable[[Sandbox], None], Callable[[bytes], None]]:
    """The work, running the cases in the order of the spans, then those whose arguments are asked.

    Attached to a terminal, output is not redirected, and tracebacks name the real file.
    """
    assert setup.cases
    cases, spans, page = setup.cases
    arguments_of_all, tape, out = arguments_in(cases, spans), Tape(page), setup.out
    requests: SimpleQueue[bytes] = SimpleQueue()
    name = setup.path if setup.attached else NAME

    def emit(letter: bytes, rest: bytes = b"") -> None:
        text = tape.taken()
        send(out, *([PRINTED + text] if text else ()), letter + rest)

    def work(in_force: Sandbox) -> None:
        if not setup.attached:
            sys.stdout = sys.stderr = tape
        emit(READY, bytes(in_force))
        caller = loaded(setup, name, emit)
        if not caller:
            return
        emit(LOADED)
        is_ignored = setup.shape.way == CHANGED
        for arguments in chain(arguments_of_all, iter(requests.get, b"")):
            try:
                call, values = caller.prepare(arguments)
                result = call(*values)
                letter = RETURNED if is_ignored and result is not None else RESULT
                rest = encode(caller.finish(values, result), MOST)
            except UnfitError as error:
                letter, rest = UNFIT, str(error).encode("utf-8", "replace")
            except BaseException as error:
                letter, rest = RAISED, packed(error, name, caller.call)
            if caller.converted:
                send(out, CONVERTED + caller.converted.encode())
            emit(letter, rest)

    return work, requests.put
