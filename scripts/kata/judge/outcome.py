"""What an event of a solution's process means for the case under way."""

import os
import re
import sys
from errno import EACCES, EAFNOSUPPORT, ENOSYS, EPERM, EXDEV
from functools import partial

from kata.cases.case import Case
from kata.cases.right import (
    NONE_FOR_LIST,
    REFUSED,
    is_none_for_list,
    is_right,
    mistyped,
    noted,
    why_refused,
)
from kata.judge.verdict import Outcome, Word
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.child import ENDED, FULL, LATE, Child, Event
from kata.run.clock import COUNTED
from kata.text import clean, one_line
from kata.wire.conversions import FOR_BOOL
from kata.wire.errors import SHALLOW, unpacked
from kata.wire.pipe import ABSENT, RESULT, RETURNED, UNFIT
from kata.wire.plain import value_of
from kata.wire.prelude import PACKAGES

SYNTAX_OF_2 = re.compile(
    r"""^\s*(print|exec)\s+["'\w]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,""",
    re.MULTILINE,
)

NAMES_OF_2 = re.compile(
    "name '(?:xrange|unicode|raw_input|basestring|long|unichr)' is not defined"
    "|has no attribute '(?:iteritems|itervalues|iterkeys|has_key)'"
)

# {what the system says when the sandbox forbids something: what we add to it}
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


def outcome_of(solution: Solution, case: Case | None, event: Event, child: Child) -> Outcome:
    """The outcome of a case (None: of loading the file), from what the process did."""
    made = partial(Outcome, case=case, printed=event.printed.decode("utf-8", "replace"))
    letter, rest = event.letter, event.rest
    if letter in (LATE, FULL, ENDED):
        word, message, line = _ended(child, letter, case)
        return made(word, message, line=line)
    if letter in (UNFIT, ABSENT):
        return made(
            Word.WRONG if letter == UNFIT else Word.RUNTIME, rest.decode("utf-8", "replace")
        )
    try:
        if case and letter in (RESULT, RETURNED):
            value_of(rest)
            word, message, note = _compared(solution.problem, case, event)
            returned = letter == RETURNED
            return made(word, message, result=rest, note=note, returned=returned)
        name, line, call, message = unpacked(rest)
    except ValueError:
        return made(Word.RUNTIME, "the solution wrote into the judge's pipe")
    word, message = _raised(
        solution, child, name, " ".join(f"{name}: {message}".rstrip(": ").split())
    )
    return made(word, message, line=line, call=call)


def _ended(child: Child, letter: bytes, case: Case | None) -> tuple[Word, str, int]:
    """The word, the message and the line for a process that gave no result."""
    limits = child.limits
    if letter == ENDED:
        return Word.RUNTIME, child.ending(), child.line_noted()
    if letter == FULL:
        limit = f"{limits.scratch} MB or {limits.files:,} files"
        why = f"a solution may not write more than {limit}"
        return Word.RUNTIME, why, child.line_at_work()
    loading = f"{limits.patient.case:g} s to load the file"
    limit = f"{limits.case:g} s for one case" if case else loading
    wall = "" if COUNTED else ", by the wall clock: this system does not count waits"
    return Word.TIME, f"the limit is {limit}{wall}", child.line_at_work()


def _raised(solution: Solution, child: Child, name: str, message: str) -> tuple[Word, str]:
    """The word and the message for an exception of that name."""
    if name == "MemoryError":
        return Word.MEMORY, message
    if name == "ModuleNotFoundError":
        package = message.partition("'")[2].rstrip("'").partition(".")[0]
        if package in PACKAGES:
            why = f"needs {package}, which LeetCode has: pip install {package}"
            return Word.NOT_JUDGED, why
        message += "; a solution has only the standard library"
    elif name == SHALLOW:
        version = ".".join(map(str, sys.version_info[:2]))
        why = f"Python {version} lets calls through C code, such as min() with a generator,"
        return Word.NOT_JUDGED, f"{why} nest only so deep; judge it with 3.11"
    elif (name == "SyntaxError" and SYNTAX_OF_2.search(solution.source)) or (
        NAMES_OF_2.search(message)
    ):
        message = f"this is Python 2; {message}"
    elif any(child.sandbox):
        system_says = message.partition(": ")[2]
        reasons = (why for text, why in FORBIDDEN.items() if system_says.startswith(text))
        message += next(reasons, "")
    return Word.RUNTIME, message


def _refused(problem: Problem, case: Case, event: Event) -> str:
    """The reason that accepts() gives, if it gives one."""
    if not problem.rules.accepts:
        return ""
    why = why_refused(problem, case.arguments, value_of(event.rest))
    return "" if why == REFUSED else clean(why)


def _compared(problem: Problem, case: Case, event: Event) -> tuple[Word, str, str]:
    """The word for a result that is not the answer byte for byte; a message, and a note."""
    result, converted = event.rest, clean(event.converted.decode("ascii", "replace"))
    try:
        if is_right(problem, case, result):
            return Word.ACCEPTED, "", NONE_FOR_LIST * is_none_for_list(problem, result) or converted
        truth = f"returned {converted}, {noted(converted)}" * converted.endswith(FOR_BOOL)
        return (
            Word.WRONG,
            mistyped(problem, case, result) or _refused(problem, case, event) or truth,
            "",
        )
    except Exception as error:  # accepts() and canonical() need not foresee every type
        return Word.WRONG, f"problem.py cannot tell whether this is right: {one_line(error)}", ""
