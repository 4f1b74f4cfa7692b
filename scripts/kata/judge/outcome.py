"""What an event of a solution's process means for the case that it was at."""

import os
import re
from errno import EACCES, EAFNOSUPPORT, ENOSYS, EPERM, EXDEV

from kata.cases.right import is_right, leniency, mistyped
from kata.judge.verdict import ACCEPTED, MEMORY, NOT_JUDGED, RUNTIME, TIME, WRONG, Failure
from kata.run.child import ENDED, FULL
from kata.run.clock import COUNTED
from kata.run.scratch import MOST_BYTES, MOST_FILES
from kata.text import clean, one_line
from kata.wire.errors import unpacked
from kata.wire.pipe import ABSENT, RESULT, RETURNED, UNFIT
from kata.wire.plain import value_of
from kata.wire.prelude import PACKAGES

RIGHT = ""  # a result with nothing to note

PYTHON_2 = re.compile(
    r"""^\s*(print|exec)\s+["'\w]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,""",
    re.MULTILINE,
)

# {what the system says where the sandbox refuses: what we add to it}
FILES = "open files outside its folder, or change any file's mode"
FORBIDDEN = {
    f"[Errno {number}] {os.strerror(number)}": f"; a solution may not {what}"
    for number, what in (
        (EPERM, "start processes or act on others"),
        (EACCES, FILES),
        (EXDEV, FILES),
        (EAFNOSUPPORT, "connect"),
        (ENOSYS, "make this system call"),
    )
}


def converted(names):
    """The note on a right result with tuples or the like where lists are due."""
    return clean(names.decode("ascii", "replace"))


def stopped(child, letter, case, limits):
    """What it means that a process gives no result."""
    if letter == ENDED:
        return Failure(RUNTIME, child.ending(), child.line_noted())
    if letter == FULL:
        limit = f"{MOST_BYTES >> 20} MB or {MOST_FILES:,} files"
        return Failure(RUNTIME, f"a solution may not write more than {limit}", child.line_at_work())
    limit = f"{limits.case:g} s {'for one case' if case else 'to load the file'}"
    wall = "" if COUNTED else ", by the wall clock: this system does not count waits"
    return Failure(TIME, f"the limit is {limit}{wall}", child.line_at_work())


def outcome_of(solution, case, letter, rest, note, in_force):
    """What a record says: a Failure or, of a right result, the note on it."""
    if letter in (UNFIT, ABSENT):
        return Failure(WRONG if letter == UNFIT else RUNTIME, rest.decode("utf-8", "replace"))
    try:
        if letter in (RESULT, RETURNED) and case:
            value_of(rest)
            return _compared(solution.problem, case, rest, note, letter == RETURNED)
        name, line, call, message = unpacked(rest)
    except ValueError:
        return Failure(RUNTIME, "the solution wrote into the judge's pipe")
    message = " ".join(f"{name}: {message}".rstrip(": ").split())
    if name == "MemoryError":
        return Failure(MEMORY, message, line, call)
    if name == "ModuleNotFoundError":
        package = message.partition("'")[2].rstrip("'").partition(".")[0]
        if package in PACKAGES:
            why = f"needs {package}, which LeetCode has: pip install {package}"
            return Failure(NOT_JUDGED, why, line)
        message += "; a solution has only the standard library"
    elif name == "SyntaxError" and PYTHON_2.search(solution.source):
        message = f"this is Python 2; {message}"
    elif any(in_force.values()):
        system_says = message.partition(": ")[2]
        message += next(
            (why for text, why in FORBIDDEN.items() if system_says.startswith(text)), ""
        )
    return Failure(RUNTIME, message, line, call)


def _compared(problem, case, result, note, returned):
    """Whether a result that is not the answer to the letter is right all the same."""
    try:
        if is_right(problem, case, result):
            note = leniency(problem, case, result) or note
            return note or Failure(ACCEPTED, result=result)
        return Failure(WRONG, mistyped(problem, case, result), result=result, returned=returned)
    except Exception as error:  # accepts() and canonical() need not foresee every type
        message = f"problem.py cannot tell whether this is right: {one_line(error)}"
        return Failure(WRONG, message, result=result)
