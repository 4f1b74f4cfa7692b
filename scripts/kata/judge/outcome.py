"""Decides what an event of a solution's process means for the case under way."""

import ast
import os
import re
from dataclasses import replace
from errno import EACCES, EAFNOSUPPORT, ENOSYS, EPERM, EXDEV
from functools import lru_cache
from typing import NamedTuple

from kata import KataError
from kata.cases.checker import REFUSED, is_right, refusal_of, type_error
from kata.cases.model import Case
from kata.cases.tolerances import note_on, numbers_for_text, reaction_to
from kata.judge.drawing import drawing_of
from kata.judge.model import Outcome, VerdictKind
from kata.paths import at
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.run.process import missing_packages, package_with
from kata.run.session import CROWDED, ENDED, FULL, LAST, STARVED, Event, Fault, Session
from kata.run.usage import COUNTED
from kata.text import clean, one_line, text_of
from kata.wire.conversions import FOR_BOOL
from kata.wire.limits import MB
from kata.wire.plain import value_of
from kata.wire.prelude import PACKAGES
from kata.wire.records import (
    ABSENT,
    NOT_INSTALLED,
    RESULT,
    RESULT_WITH_RETURN,
    SHALLOW,
    UNFIT,
    UnfitError,
    unpacked,
)

# A result larger than this is wrong, and is not read. Where it is right, its bytes are the
# answer's, or those of whole numbers for floats (at most 143 for 9) or of what else problem.py
# accepts.
ROOM, TIMES = 1 << 16, 16  # this many, and so many times those of the arguments and the answer
LOST = (  # what C code makes of a MemoryError
    "returned NULL without setting an exception",
    "error return without exception set",
)
# Where calls through C code may nest only some 200 deep, they need not be without end on inputs of
# this many characters, or that hold a number of this many digits.
DEEP, DIGITS = 100, 3
MESSAGE = 1000  # bytes of a text that a solution's process sends


def outcome_of(solution: Solution, case: Case | None, event: Event, session: Session) -> Outcome:
    """Return the outcome of a case (None: of loading the file), from what the process did."""
    letter, rest = event.letter, event.rest
    try:
        if letter in LAST:
            found = _cut_short(letter, bool(case), session)
        elif letter in (UNFIT, ABSENT):
            word = VerdictKind.WRONG if letter == UNFIT else VerdictKind.RUNTIME
            found = Outcome(word, rest[:MESSAGE].decode("utf-8", "replace"))
        elif case and letter in (RESULT, RESULT_WITH_RETURN):
            found = _returned(solution.problem, case, event)
        else:
            found = _raised(solution, case, rest, session)
    except UnfitError as error:
        found = Outcome(VerdictKind.WRONG, str(error))
    except ValueError:
        found = Outcome(VerdictKind.RUNTIME, "the solution wrote into the judge's pipe")
    if found.kind == VerdictKind.WRONG and any(
        one.fits(solution, found.message) for one in SIGNS_OF_2
    ):
        found = replace(found, message=f"{OF_2}; {found.message}")
    elif found.kind in (VerdictKind.WRONG, VerdictKind.RUNTIME) and OF_2 not in found.message:
        found = replace(found, aside=MAY_BE_2 if _may_round(solution) else "")
    found = replace(found, case=case, printed=event.printed.decode("utf-8", "replace"))
    if found.kind == VerdictKind.ACCEPTED:
        return found
    return replace(found, drawing=drawing_of(solution.problem, found)) if case else found


def _cut_short(letter: bytes, is_loaded: bool, session: Session) -> Outcome:
    """Return the outcome where the process ended, or had to be ended."""
    limits = session.limits
    if not session.is_ready:  # nothing of the solution has run
        why = session.ending()[0] if letter == ENDED else f"it took more than {limits.run:g} s"
        return Outcome(VerdictKind.NOT_JUDGED, f"its process could not be started: {why}")
    if letter == ENDED:
        why, fault = session.ending()
        if fault == Fault.MEMORY:  # for the solution left it nothing
            return Outcome(VerdictKind.MEMORY, "MemoryError")
        if fault == Fault.SPENT:
            return Outcome(VerdictKind.TIME, why)
        if fault == Fault.KILLED:
            return Outcome(VerdictKind.NOT_JUDGED, f"{why}, though it stayed within its limits")
        return Outcome(VerdictKind.RUNTIME, why, line=session.line_noted())
    if letter == FULL:
        limit = f"{limits.scratch} MB or {limits.files:,} files, or {limits.written:,} MB in all"
        why = f"a solution may not write more than {limit}"
        return Outcome(VerdictKind.RUNTIME, why, line=session.line_at_work())
    if letter == CROWDED:
        why = f"a solution may not have more than {limits.threads} threads"
        return Outcome(VerdictKind.RUNTIME, why, line=session.line_at_work())
    if letter == STARVED:
        return Outcome(VerdictKind.NOT_JUDGED, "this machine is too busy to run it")
    most, what = (limits.case, "for one case") if is_loaded else (limits.load, "to load the file")
    clock = "" if COUNTED else " by the clock"  # where waiting for a processor counts, too
    return Outcome(
        VerdictKind.TIME, f"the limit is {most:g} s{clock} {what}", line=session.line_at_work()
    )


def _returned(problem: Problem, case: Case, event: Event) -> Outcome:
    """Return the outcome of a result that is not the answer byte for byte."""
    result, is_ignored = event.rest, event.letter == RESULT_WITH_RETURN
    if case.answer and len(result) > ROOM + TIMES * (len(case.arguments) + len(case.answer)):
        why = f"returned {_size(result)}; the answer has {_size(case.answer)}"
        return Outcome(VerdictKind.WRONG, why)
    value = value_of(result)  # or an error that says what is no plain data
    converted = clean(event.converted[:MESSAGE].decode("ascii", "replace"))
    try:
        if is_right(problem, case, result):
            note = (case.answer and note_on(problem, case, value)) or converted
            return Outcome(VerdictKind.ACCEPTED, result=result, note=note, returned=is_ignored)
        why = type_error(problem, case, value)
        if why and not type_error(problem, case, numbers_for_text(problem, case, None, value)):
            why = ""
        if not why and problem.rules.accepts:
            refused = refusal_of(problem, case.arguments, value)
            why = "" if refused == REFUSED else clean(refused)
        if not why and converted.endswith(FOR_BOOL):
            why = f"returned {converted}, {reaction_to(converted)}"
    except Exception as error:  # of accepts() or canonical(), which see only the stated type
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: cannot tell whether this is right: {one_line(error)}") from None
    return Outcome(VerdictKind.WRONG, why, result=result, returned=is_ignored)


def _size(data: bytes) -> str:
    """Return how large it is, in words."""
    return f"{len(data) / MB:.1f} MB" if len(data) > MB else f"{len(data):,} bytes"


# {what the system says when the sandbox forbids something: what we add to it}
FILES = "open files outside its folder, or change any file's mode"
FORBIDDEN = {
    f"[Errno {number}] {os.strerror(number)}": f"; a solution may not {what}"
    for number, what in (
        (EPERM, "start processes or act on any, itself included"),
        (EACCES, FILES),
        (EXDEV, FILES),
        (EAFNOSUPPORT, "connect"),
        (ENOSYS, "make this system call"),
    )
}


def _raised(solution: Solution, case: Case | None, exception: bytes, session: Session) -> Outcome:
    """Return the outcome where an exception was raised; ValueError if these bytes are none."""
    name, line, call, text = unpacked(exception)
    kind = name.partition(" ")[0]
    word, message = VerdictKind.RUNTIME, " ".join(f"{kind}: {text[:MESSAGE]}".rstrip(": ").split())
    lacks = False
    quoted = text.partition("'")[2].partition("'")[0]
    package = quoted.partition(".")[0]
    if name == "MemoryError" or (kind == "SystemError" and text.endswith(LOST)):
        word = VerdictKind.MEMORY
    elif (name == NOT_INSTALLED and package in missing_packages(solution, line)) or (
        kind == "NameError" and (package := package_with(solution, quoted, line))
    ):
        word, lacks = VerdictKind.NOT_JUDGED, True
        message = f"needs {package}, which LeetCode has: pip install {package}"
    elif kind == "ModuleNotFoundError":
        more = f" and, where it is installed, {package}" if package in PACKAGES else ""
        message += f"; a solution has only the standard library{more}"
    elif name == SHALLOW and not (case and _may_nest(case)):
        message = "RecursionError: maximum recursion depth exceeded"
    elif name == SHALLOW:
        word = VerdictKind.NOT_JUDGED
        why = "in a browser, calls through C code, such as min() with a generator,"
        message = f"{why} cannot nest this deep; judge it with `kata judge`"
    elif any(sign.fits(solution, message) for sign in SIGNS_OF_2):
        message = f"{OF_2}; {message}"
    elif any(session.sandbox):
        message += next((why for says, why in FORBIDDEN.items() if text.startswith(says)), "")
    return Outcome(word, message, line=line, call=call, lacks=lacks)


def _may_nest(case: Case) -> bool:
    """Tell whether right calls may nest deep on an input: it is long, or holds a large number."""
    text = text_of(case.values, 0)
    return len(text) > DEEP or any(len(digits) >= DIGITS for digits in re.findall(r"\d+", text))


OF_2 = "this is Python 2"
MAY_BE_2 = "this may be Python 2, where / rounds down"
ROUNDING = {"int", "float", "round", "floor", "ceil", "trunc"}  # what a Python 3 file calls instead


@lru_cache(maxsize=64)  # asked again for each input that shrinking tries
def _may_round(solution: Solution) -> bool:
    """Tell whether it divides whole numbers as only Python 2 does, as far as one can tell."""
    is_float = "float" in str(solution.problem.signature.methods)
    if is_float or not re.search(TEMPLATE_OF_2, solution.source, re.MULTILINE):
        return False
    nodes, rounded = [*ast.walk(solution.tree)], set[ast.AST]()
    for node in nodes:
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            rounded |= {*ast.walk(node)} if name in ROUNDING else set()
    operators = [node for node in nodes if isinstance(node, (ast.BinOp, ast.AugAssign))]
    if any(isinstance(node.op, ast.FloorDiv) for node in operators):
        return False
    return any(isinstance(node.op, ast.Div) and node not in rounded for node in operators)


class SignOf2(NamedTuple):
    """A sign of Python 2: the message of an exception in Python 3, and a line of the source."""

    message: str
    source: str = ""
    divides: bool = False

    def fits(self, solution: Solution, message: str) -> bool:
        """Return whether a solution that raises this shows the sign."""
        if not re.search(self.message, message):
            return False
        if not re.search(self.source, solution.source, re.MULTILINE):
            return False
        return not self.divides or any(
            isinstance(node, ast.Div) for node in ast.walk(solution.tree)
        )


TEMPLATE_OF_2 = r"^class \w+\(object\):"  # for what is a mistake that is made in Python 3, too
SIGNS_OF_2 = (
    SignOf2(
        r"^SyntaxError\b",
        r"""^[ \t]*(?:(print|exec) +["'\w]|except +[\w.]+ *, *\w+ *:|raise +\w+ *,)""",
    ),
    SignOf2("name '(xrange|unicode|raw_input|basestring|long|unichr)' is not defined"),
    SignOf2("has no attribute '(iteritems|itervalues|iterkeys|has_key|maxint)'"),
    SignOf2("'range' object does not support item assignment"),
    SignOf2("'dict_(keys|values|items)' object has no attribute '(append|count|index|pop|sort)'"),
    SignOf2("'(dict_(keys|values|items)|map|filter|zip)' object is not subscriptable"),
    SignOf2("^TypeError: object of type '(map|filter|zip)' has no len"),
    SignOf2(
        "^TypeError: .*not supported between instances of '(ListNode|TreeNode|Node)'",
        TEMPLATE_OF_2,
    ),
    SignOf2(
        r"^TypeError: .*(not '?float'?$|'float' object cannot be|slice indices must be integers"
        r"|non-int of type 'float'|for (&|\||\^|<<|>>)=?: .*'float')"
        r"|^the result.* \(float\), want int$",
        TEMPLATE_OF_2,
        divides=True,
    ),
)
