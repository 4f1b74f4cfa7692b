"""Exceptions as data: what a person needs to know of them."""

import re
import sys
from opcode import opname

from kata.wire import BUILTINS

__builtins__ = BUILTINS

# Python 3.12 and 3.13 let calls through C code nest only to a fixed depth, whatever limit is set.
IS_SHALLOW = (3, 12) <= sys.version_info < (3, 14)
# What is said in place of the name of a type, which has no spaces:
SHALLOW = "RecursionError through C"
NOT_INSTALLED = "ModuleNotFoundError by an import"

LONGEST = 500  # characters of a message, and of a name
MOST_LINES = 10**9  # of a file
PACKED = re.compile(rf"(.{{1,{LONGEST}}})\n([0-9]{{1,9}})\n([0-9]{{1,9}})\n((?s:.){{0,{LONGEST}}})")


class NotFoundError(Exception):
    """A file lacks the class or the method of the signature."""


class UnfitError(ValueError):
    """A result that cannot be right, with the reason."""


def line_of(error: BaseException, file: str) -> int:
    """The innermost line of that file that the error passed through, 0 for none."""
    line = error.lineno if isinstance(error, SyntaxError) else 0
    trace = error.__traceback__
    while trace:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line if type(line) is int and 0 < line < MOST_LINES else 0


def depth(error: BaseException) -> int:
    """How many frames the error passed through."""
    frames, trace = 0, error.__traceback__
    while trace:
        frames, trace = frames + 1, trace.tb_next
    return frames


def raised_by(error: BaseException) -> str:
    """The name of the instruction that raised it, or nothing."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return opname[trace.tb_frame.f_code.co_code[trace.tb_lasti]] if trace else ""


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
    name = "_".join(type(error).__name__.split())[:LONGEST] or "exception"
    if IS_SHALLOW and isinstance(error, RecursionError) and raised_by(error) != "RAISE_VARARGS":
        name = SHALLOW if depth(error) < sys.getrecursionlimit() // 2 else name
    if type(error) is ModuleNotFoundError and raised_by(error) == "IMPORT_NAME":
        name = NOT_INSTALLED
    text = f"{name}\n{line_of(error, file)}\n{call}\n{message_of(error)}"
    return text.encode("utf-8", "surrogatepass")


def unpacked(data: bytes) -> tuple[str, int, int, str]:
    """(type, line, call, message); ValueError if `packed` cannot have made these bytes."""
    if not (found := PACKED.fullmatch(data.decode("utf-8", "surrogatepass"))):
        raise ValueError("not an exception")
    name, line, call, message = found.groups()
    return name, int(line), int(call), message
