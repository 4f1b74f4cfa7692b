"""Serves a session: runs cases and probes a solution, one request after the other."""

import sys
from collections.abc import Callable
from functools import partial
from marshal import dumps, loads
from queue import SimpleQueue
from typing import Any

from kata.inside.load import loaded
from kata.inside.probes import peak, seconds
from kata.inside.tape import Tape
from kata.inside.tracing import steps
from kata.wire import BUILTINS, NAME, records
from kata.wire.call import Caller
from kata.wire.model import Pipes, Sandbox, Setup
from kata.wire.plain import LARGEST_RESULT, encode

__builtins__ = BUILTINS

Emit = Callable[[bytes, bytes], None]


def server(setup: Setup, pipes: Pipes) -> tuple[Callable[[Sandbox], None], Callable[[bytes], None]]:
    """The work, which serves requests until the process ends; and a function that queues one.

    Attached to a terminal, output is not redirected, and tracebacks name the real file.
    """
    requests: SimpleQueue[bytes] = SimpleQueue()
    tape, out = Tape(pipes.page), pipes.records
    name = setup.path if setup.attached else NAME

    def emit(letter: bytes, rest: bytes = b"") -> None:
        text = tape.taken()
        records.send(out, *([records.PRINTED + text] if text else ()), letter + rest)

    def work(in_force: Sandbox) -> None:
        if not setup.attached:
            sys.stdout = sys.stderr = tape
        emit(records.READY, bytes(in_force))
        caller = loaded(setup, name, emit)
        if not caller:
            return
        emit(records.LOADED)
        while True:
            verb, *details = loads(requests.get())
            if verb == records.CASES:
                for arguments in details[0]:
                    letter, rest = run_case(caller, arguments, name)
                    if caller.converted:
                        emit(records.CONVERTED, caller.converted.encode())
                    emit(letter, rest)
            else:
                emit(*probe(caller, verb, details, emit))

    return work, requests.put


def run_case(caller: Caller, arguments: bytes, name: str) -> tuple[bytes, bytes]:
    """Call the solution, whose file tracebacks call `name`; returns a record of how that ended."""
    try:
        call, values = caller.prepare(arguments)
        result = call(*values)
        return records.RESULT, encode(caller.finish(values, result), LARGEST_RESULT)
    except records.UnfitError as error:
        return records.UNFIT, str(error).encode("utf-8", "replace")
    except BaseException as error:
        return records.RAISED, records.packed(error, name, caller.call_index)


def probe(caller: Caller, verb: str, details: list[Any], emit: Emit) -> tuple[bytes, bytes]:
    """Probe a solution; returns the record of what is found. Steps are emitted as they come."""
    probes: dict[str, Callable[..., Any]] = {
        "seconds": seconds,
        "peak": peak,
        "steps": partial(steps, partial(emit, records.STEP)),
    }
    try:
        return records.RESULT, dumps(probes[verb](caller, *details), 2)
    except BaseException as error:
        return records.RAISED, records.packed(error, NAME, caller.call_index)
