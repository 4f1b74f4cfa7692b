"""Records, the messages between the judge and a solution's process; exceptions are among them.

A record is its length in four bytes, then a letter (none in a request), then the rest.
"""

import re
import sys
from collections.abc import Iterator
from opcode import opname
from os import write
from types import TracebackType

from kata.wire import BUILTINS

__builtins__ = BUILTINS

READY, LOADED, RESULT, PRINTED, UNFIT, RAISED = b"R", b"L", b"A", b"P", b"U", b"E"
ABSENT = b"N"  # the class or the method is missing
STEP = b"S"  # a step of a traced call
CONVERTED = b"C"  # what the next result has in place of the stated type
CASES = "cases"  # the request to run cases; any other is a probe

# A page of shared memory holds the beginning of what a case prints.
PRINTED_MOST = 1000  # bytes that are kept of one case
PRINTED_HEAD = 4  # bytes that say how many follow
PRINTED_SIZE = PRINTED_HEAD + PRINTED_MOST


def send(pipe: int, *records: bytes) -> None:
    """Write whole records, all at once if the pipe has room."""
    data = b"".join(len(record).to_bytes(4, "little") + record for record in records)
    while data:
        data = data[write(pipe, data) :]


def received(buffer: bytearray) -> Iterator[bytes]:
    """Cut the complete records off the front of the buffer."""
    while len(buffer) >= 4 and len(buffer) >= (end := 4 + int.from_bytes(buffer[:4], "little")):
        record = bytes(buffer[4:end])
        del buffer[:end]
        yield record


IS_SHALLOW = sys.platform == "emscripten"  # a browser's stack is small for calls through C code
# What is said in place of the name of a type, which has no spaces:
SHALLOW = "RecursionError through C"

LONGEST_MESSAGE = 500  # characters of a message, and of a name
MOST_LINES = 10**9  # of a file
PACKED = re.compile(
    rf"(.{{1,{LONGEST_MESSAGE}}})\n([0-9]{{1,9}})\n([0-9]{{1,9}})\n((?s:.){{0,{LONGEST_MESSAGE}}})"
)


class NotFoundError(Exception):
    """A file lacks the class or the method of the signature."""


class UnfitError(ValueError):
    """A result that cannot be right, with the reason."""


def traces_of(error: BaseException) -> list[TracebackType]:
    """Return what the error passed through, frame by frame, the innermost last."""
    found, trace = [], error.__traceback__
    while trace:
        found.append(trace)
        trace = trace.tb_next
    return found


def line_of(error: BaseException, file: str, traces: list[TracebackType] | None = None) -> int:
    """Return the innermost line of that file that the error passed through, 0 for none."""
    line = error.lineno if isinstance(error, SyntaxError) else 0
    for trace in reversed(traces or traces_of(error)):
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
            break
    return line if type(line) is int and 0 < line < MOST_LINES else 0


def raised_by(traces: list[TracebackType]) -> str:
    """Return the name of the instruction that raised an error, or nothing."""
    return opname[traces[-1].tb_frame.f_code.co_code[traces[-1].tb_lasti]] if traces else ""


def message_of(error: BaseException) -> str:
    """Return what the exception says, whatever it is."""
    try:
        return (error.msg if isinstance(error, SyntaxError) else str(error))[:LONGEST_MESSAGE]
    except BaseException:
        return "(its message cannot be shown)"


def take_apart(error: BaseException, traces: list[TracebackType]) -> None:
    """Free the frames that an error passed through one by one, from the innermost on.

    The error would free them in nested calls, for which a browser's stack is too small.
    """
    error.__traceback__ = None
    while traces:
        traces.pop().tb_next = None


NO_MEMORY = b"MemoryError\n0\n0\n"  # made while there is still memory


def packed(error: BaseException, file: str, call: int = 0) -> bytes:
    """Its type, its line in that file, the call that raised it, and its message, as bytes."""
    if isinstance(error, MemoryError):
        return NO_MEMORY
    traces = traces_of(error)
    name = "_".join(type(error).__name__.split())[:LONGEST_MESSAGE] or "exception"
    if IS_SHALLOW and isinstance(error, RecursionError) and raised_by(traces) != "RAISE_VARARGS":
        name = SHALLOW if len(traces) < sys.getrecursionlimit() // 2 else name
    text = f"{name}\n{line_of(error, file, traces)}\n{call}\n{message_of(error)}"
    if IS_SHALLOW:
        take_apart(error, traces)
    return text.encode("utf-8", "surrogatepass")


def unpacked(data: bytes) -> tuple[str, int, int, str]:
    """(type, line, call, message); ValueError if `packed` cannot have made these bytes."""
    if not (found := PACKED.fullmatch(data.decode("utf-8", "surrogatepass"))):
        raise ValueError("not an exception")
    name, line, call, message = found.groups()
    return name, int(line), int(call), message
