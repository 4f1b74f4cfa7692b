"""Runs the cases in a file and sends the result of each; the judge compares them, outside."""

import io
import mmap
import os
import sys
from collections.abc import Callable
from itertools import chain
from marshal import loads
from queue import SimpleQueue
from typing import Any, Protocol

from kata.inside.load import loaded
from kata.wire import BUILTINS, NAME
from kata.wire.call import Call
from kata.wire.model import CHANGED, Sandbox, Setup, Shape
from kata.wire.plain import MOST, encode
from kata.wire.records import (
    CONVERTED,
    LOADED,
    PRINTED,
    PRINTED_HEAD,
    PRINTED_MOST,
    PRINTED_SIZE,
    RAISED,
    READY,
    RESULT,
    RESULT_WITH_RETURN,
    UNFIT,
    UnfitError,
    packed,
    send,
)

__builtins__ = BUILTINS


def case_runner(setup: Setup) -> tuple[Callable[[Sandbox], None], Callable[[bytes], None]]:
    """The work, which runs the cases of the spans, then those asked for; and what asks for one.

    Attached to a terminal, output is not redirected, and tracebacks name the real file.
    """
    assert setup.cases
    cases, spans, page = setup.cases
    size = int.from_bytes(os.pread(cases, 8, 0), "little")
    all_arguments = loads(os.pread(cases, size, 8))
    some = [all_arguments[index] for span in spans for index in range(*span)]
    os.close(cases)
    tape, out = Tape(page), setup.records
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
        for arguments in chain(some, iter(requests.get, b"")):
            letter, rest = run_case(caller, arguments, name)
            if caller.converted:
                send(out, CONVERTED + caller.converted.encode())
            emit(letter, rest)

    return work, requests.put


class CaseCaller(Protocol):
    """What a case needs of a Caller."""

    @property
    def shape(self) -> Shape: ...
    @property
    def call_index(self) -> int: ...
    def prepare(self, arguments: bytes) -> tuple[Call, Any]: ...
    def finish(self, arguments: Any, result: Any) -> Any: ...


def run_case(caller: CaseCaller, arguments: bytes, name: str) -> tuple[bytes, bytes]:
    """Call the solution; returns the record of how that ended.

    `name` is what tracebacks call its file.
    """
    try:
        call, values = caller.prepare(arguments)
        result = call(*values)
        is_ignored = caller.shape.way == CHANGED and result is not None
        letter = RESULT_WITH_RETURN if is_ignored else RESULT
        rest = encode(caller.finish(values, result), MOST)
    except UnfitError as error:
        letter, rest = UNFIT, str(error).encode("utf-8", "replace")
    except BaseException as error:
        letter, rest = RAISED, packed(error, name, caller.call_index)
    return letter, rest


class Tape(io.TextIOBase):
    """A text stream; once the page is full, printing costs next to nothing."""

    encoding, errors = "utf-8", "replace"

    def __init__(self, page: int) -> None:
        self.page = mmap.mmap(page, PRINTED_SIZE)
        self.kept = 0  # bytes
        self.buffer = Bytes(self.keep)

    def writable(self) -> bool:
        return True

    def reconfigure(self, **_: object) -> None:
        """Stay UTF-8, whatever a solution asks for."""

    def write(self, text: str) -> int:
        if self.kept < PRINTED_MOST:
            self.keep(text.encode("utf-8", "replace"))
        return len(text)

    def keep(self, data: bytes) -> None:
        """Append as much as there is room for."""
        start = PRINTED_HEAD + self.kept
        data = data[: max(PRINTED_SIZE - start, 0)]
        self.page[start : start + len(data)] = data
        self.kept += len(data)
        self.page[:PRINTED_HEAD] = self.kept.to_bytes(PRINTED_HEAD, "little")

    def taken(self) -> bytes:
        """Take what was kept; the tape is blank afterwards."""
        if not self.kept:
            return b""
        data = self.page[PRINTED_HEAD : PRINTED_HEAD + self.kept]
        self.kept = 0
        self.page[:PRINTED_HEAD] = bytes(PRINTED_HEAD)
        return data


class Bytes(io.RawIOBase):
    """The tape as `sys.stdout.buffer`."""

    def __init__(self, keep: Callable[[bytes], None]) -> None:
        self.keep = keep

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.keep(bytes(data))
        return len(data)

    def close(self) -> None:
        """Stay open when a stream that wraps this one is closed."""
