"""Exceptions as data: what a person needs to know of them."""

import sys

from kata.wire import BUILTINS

__builtins__ = BUILTINS

# Python 3.12 and 3.13 let calls through C code nest only to a fixed depth, whatever limit is set.
IS_SHALLOW = (3, 12) <= sys.version_info < (3, 14)
SHALLOW = "RecursionError through C"

LONGEST = 500  # characters of a message


class NotFoundError(Exception):
    """A file lacks the class or the method of the signature."""


class UnfitError(Exception):
    """A result that cannot be right, with the reason."""


def line_of(error: BaseException, file: str) -> int:
    """The innermost line of that file that the error passed through, 0 for none."""
    line = (error.lineno or 0) if isinstance(error, SyntaxError) else 0
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def depth(error: BaseException) -> int:
    """How many frames the error passed through."""
    frames, trace = 0, error.__traceback__
    while trace:
        frames, trace = frames + 1, trace.tb_next
    return frames


def message_of(error: BaseException) -> str:
    """What the exception says, whatever it is."""
    try:
        return (error.msg if isinstance(error, SyntaxError) else str(error))[:LONGEST]
    except BaseException:
        return "(its message cannot be shown)"


NO_MEMORY = b"MemoryError\n0\n0\n"  # made while there is still memory


def packed(error: BaseException, file: str, call: int = 0) -> bytes:
    """Its type, its line in that file, the call that raised it, and its message, as bytes."""
    if isinstance(error, MemoryError):
        return NO_MEMORY
    name = type(error).__name__.replace("\n", " ")
    if IS_SHALLOW and isinstance(error, RecursionError):
        name = SHALLOW if depth(error) < sys.getrecursionlimit() // 2 else name
    text = f"{name}\n{line_of(error, file)}\n{call}\n{message_of(error)}"
    return text.encode("utf-8", "surrogatepass")


def unpacked(data: bytes) -> tuple[str, int, int, str]:
    """(type, line, call, message); ValueError if `packed` cannot have made these bytes."""
    name, line, call, message = data.decode("utf-8", "surrogatepass").split("\n", 3)
    return name, int(line), int(call), message
