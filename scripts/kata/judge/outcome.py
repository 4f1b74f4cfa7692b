"""What an event of a solution's process means for the case under way."""

import ast
import os
import re
import sys
from errno import EACCES, EAFNOSUPPORT, ENOSYS, EPERM, EXDEV
from functools import partial
from typing import Any

from kata.cases.model import Case
from kata.cases.right import REFUSED, is_right, refusal_of, type_error
from kata.cases.tolerances import note_on, reaction_to
from kata.judge.model import Outcome, Word
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.child import ENDED, FULL, LATE, Child, Event
from kata.run.process import missing_packages
from kata.run.usage import COUNTED
from kata.text import clean, one_line
from kata.wire.model import MB
from kata.wire.nodes import FOR_BOOL
from kata.wire.plain import value_of
from kata.wire.records import (
    ABSENT,
    IS_SHALLOW,
    NOT_INSTALLED,
    RESULT,
    RETURNED,
    SHALLOW,
    UNFIT,
    UnfitError,
    unpacked,
)

# A result of more bytes is wrong, and not read. Where it is right, its bytes are the answer's, or
# those of whole numbers for floats (at most 143 for 9) or of what else problem.py accepts.
ROOM, TIMES = 1 << 16, 16  # this many, and so many times those of the arguments and the answer
MESSAGE = 1000  # bytes of a text that a solution's process sends

SYNTAX_OF_2 = re.compile(
    r"""^\s*(print|exec)\s+["'\w]|^\s*except\s+[\w.]+\s*,\s*\w+\s*:|^\s*raise\s+\w+\s*,""",
    re.MULTILINE,
)

ONLY_IN_2 = re.compile(
    "name '(?:xrange|unicode|raw_input|basestring|long|unichr)' is not defined"
    "|has no attribute '(?:iteritems|itervalues|iterkeys|has_key|maxint)'"
    "|'range' object does not support item assignment"
)
# What is an error in Python 3 alone, but also a mistake that is made there:
TEMPLATE_OF_2 = re.compile(r"^class \w+\(object\):", re.MULTILINE)
NODES_COMPARED = re.compile("not supported between instances of '(?:ListNode|TreeNode|Node)'")
NO_INTEGER = re.compile("not '?float'?$|'float' object cannot be|slice indices must be integers")

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
        word = Word.WRONG if letter == UNFIT else Word.RUNTIME
        return made(word, rest[:MESSAGE].decode("utf-8", "replace"))
    try:
        if case and letter in (RESULT, RETURNED):
            if len(rest) > ROOM + TIMES * (len(case.arguments) + len(case.answer)):
                return made(
                    Word.WRONG, f"returned {_size(rest)}, the answer has {_size(case.answer)}"
                )
            value_of(rest)
            word, message, note = _compared(solution.problem, case, event)
            returned = letter == RETURNED
            return made(word, message, result=rest, note=note, returned=returned)
        name, line, call, message = unpacked(rest)
    except UnfitError as error:
        return made(Word.WRONG, str(error))
    except ValueError:
        return made(Word.RUNTIME, "the solution wrote into the judge's pipe")
    word, message = _raised(solution, child, name, message)
    return made(word, message, line=line, call=call)


def _size(data: bytes) -> str:
    """How large it is, in words."""
    return f"{len(data) / MB:.1f} MB" if len(data) > MB else f"{len(data):,} bytes"


def _ended(child: Child, letter: bytes, case: Case | None) -> tuple[Word, str, int]:
    """The word, the message and the line for a process that gave no result."""
    limits = child.limits
    if not child.is_ready:  # nothing of the solution has run
        why = child.ending()[0] if letter == ENDED else f"it took more than {limits.run:g} s"
        return Word.NOT_JUDGED, f"its process could not be started: {why}", 0
    if letter == ENDED:
        why, fault = child.ending()
        if fault == "MemoryError":  # for the solution left it nothing
            return Word.MEMORY, "MemoryError", 0
        return Word.RUNTIME, why, child.line_noted()
    if letter == FULL:
        limit = f"{limits.scratch} MB or {limits.files:,} files, or {limits.written:,} MB in all"
        why = f"a solution may not write more than {limit}"
        return Word.RUNTIME, why, child.line_at_work()
    loading = f"{limits.load:g} s to load the file"
    limit = f"{limits.case:g} s for one case" if case else loading
    wall = "" if COUNTED else ", by the wall clock: this system does not count waits"
    return Word.TIME, f"the limit is {limit}{wall}", child.line_at_work()


def _raised(solution: Solution, child: Child, name: str, text: str) -> tuple[Word, str]:
    """The word and the message for an exception of that name, with that text."""
    kind = name.partition(" ")[0]
    message = " ".join(f"{kind}: {text}".rstrip(": ").split())
    if name == "MemoryError":
        return Word.MEMORY, message
    if name == NOT_INSTALLED:
        package = text.partition("'")[2].rstrip("'").partition(".")[0]
        if package in missing_packages(solution.source):
            return Word.NOT_JUDGED, f"needs {package}, which LeetCode has: pip install {package}"
    if kind == "ModuleNotFoundError":
        message += "; a solution has only the standard library"
    elif name == SHALLOW and IS_SHALLOW:
        version = ".".join(map(str, sys.version_info[:2]))
        why = f"Python {version} lets calls through C code, such as min() with a generator,"
        return Word.NOT_JUDGED, f"{why} nest only so deep; judge it with 3.11"
    elif _is_python_2(solution, kind, message):
        message = f"this is Python 2; {message}"
    elif any(child.sandbox):
        reasons = (why for says, why in FORBIDDEN.items() if text.startswith(says))
        message += next(reasons, "")
    return Word.RUNTIME, message


def _is_python_2(solution: Solution, kind: str, message: str) -> bool:
    """Whether only Python 2 runs what raised this exception."""
    if kind == "SyntaxError":
        return bool(SYNTAX_OF_2.search(solution.source))
    if ONLY_IN_2.search(message):
        return True
    if kind != "TypeError" or not TEMPLATE_OF_2.search(solution.source):
        return False
    divides = any(isinstance(node, ast.Div) for node in ast.walk(solution.tree))
    return bool(NODES_COMPARED.search(message) or (divides and NO_INTEGER.search(message)))


def _compared(problem: Problem, case: Case, event: Event) -> tuple[Word, str, str]:
    """The word for a result that is not the answer byte for byte; a message, and a note."""
    result, converted = event.rest, clean(event.converted[:MESSAGE].decode("ascii", "replace"))
    try:
        value = value_of(result)
        if is_right(problem, case, result):
            return Word.ACCEPTED, "", note_on(problem, case, value) or converted
        truth = f"returned {converted}, {reaction_to(converted)}" * converted.endswith(FOR_BOOL)
        message = type_error(problem, case, value) or _refused(problem, case, value) or truth
    except Exception as error:  # accepts() and canonical() need not foresee every type
        message = f"problem.py cannot tell whether this is right: {one_line(error)}"
    return Word.WRONG, message, ""


def _refused(problem: Problem, case: Case, value: Any) -> str:
    """The reason that accepts() gives, if it gives one."""
    if not problem.rules.accepts:
        return ""
    why = refusal_of(problem, case.arguments, value)
    return "" if why == REFUSED else clean(why)
