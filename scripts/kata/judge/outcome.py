"""Decides what an event of a solution's process means for the case under way."""

import ast
import os
import re
import sys
from dataclasses import replace
from errno import EACCES, EAFNOSUPPORT, ENOSYS, EPERM, EXDEV

from kata import KataError, ticks
from kata.cases.checker import REFUSED, is_right, refusal_of, type_error
from kata.cases.model import Case
from kata.cases.tolerances import note_on, numbers_for_text, reaction_to
from kata.judge.model import Drawing, Outcome, Rows, VerdictKind
from kata.paths import at
from kata.problem.folder import Problem
from kata.problem.solution import UNPARSED, Solution, parsed
from kata.run.session import CROWDED, ENDED, FULL, LAST, LATE, STARVED, Event, Fault, Session
from kata.run.usage import COUNTED
from kata.text import clean, one_line, text_of
from kata.wire import records
from kata.wire.limits import MB
from kata.wire.nodes import FOR_BOOL
from kata.wire.plain import value_of

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
NOT_IN_A_TAB = re.compile(r"can't start new thread|No module named 'pyodide_js'")  # for asyncio
ABSENT = re.compile(r"No module named '(\w+)")
ELSEWHERE = "judge it with `kata judge`"
NO_THREADS = f"a browser has neither threads nor asyncio; {ELSEWHERE}"
NO_NUMPY = "it needs numpy, which LeetCode has and this judge does not"
PACKAGES = "a solution has only the standard library and sortedcontainers"
TOO_DEEP = (
    "in a browser, calls through C code, such as min() with a generator, cannot nest this deep;"
    f" {ELSEWHERE}"
)


def outcome_of(solution: Solution, case: Case | None, event: Event, session: Session) -> Outcome:
    """Return the outcome of a case (None: of loading the file), from what the process did."""
    letter, rest = event.letter, event.rest
    try:
        if letter in LAST:
            found = _cut_short(letter, bool(case), session)
        elif letter in (records.UNFIT, records.ABSENT):
            word = VerdictKind.WRONG if letter == records.UNFIT else VerdictKind.RUNTIME
            found = Outcome(word, rest[:MESSAGE].decode("utf-8", "replace"))
        elif case and letter == records.RESULT:
            found = _returned(solution.problem, case, event)
        else:
            found = _raised(case, rest, session)
    except records.UnfitError as error:
        found = Outcome(VerdictKind.WRONG, str(error))
    except ValueError:
        found = Outcome(VerdictKind.RUNTIME, "the solution wrote into the judge's pipe")
    found = replace(found, case=case, printed=event.printed.decode("utf-8", "replace"))
    if found.kind == VerdictKind.ACCEPTED:
        return found
    return replace(found, drawing=drawing_of(solution.problem, found)) if case else found


def _cut_short(letter: bytes, is_loaded: bool, session: Session) -> Outcome:
    """Return the outcome where the process ended, or had to be ended."""
    limits = session.limits
    ended, fault = session.ending() if letter == ENDED else ("", None)
    if not session.is_ready:  # nothing of the solution has run
        why = ended or f"it took more than {limits.run:g} s"
        return Outcome(VerdictKind.NOT_JUDGED, f"its process could not be started: {why}")
    if letter == ENDED:
        kind, why = {
            Fault.MEMORY: (VerdictKind.MEMORY, "MemoryError"),  # for the solution left it nothing
            Fault.SPENT: (VerdictKind.TIME, ended),
            Fault.KILLED: (VerdictKind.NOT_JUDGED, f"{ended}, though it stayed within its limits"),
            None: (VerdictKind.RUNTIME, ended),
        }[fault]
        return Outcome(kind, why, line=0 if fault else session.line_noted())
    if letter == STARVED:
        return Outcome(VerdictKind.NOT_JUDGED, "this machine is too busy to run it")
    most, what = (limits.case, "for one case") if is_loaded else (limits.load, "to load the file")
    clock = "" if COUNTED else " by the clock"  # where waiting for a processor counts, too
    written = f"{limits.scratch} MB or {limits.files:,} files, or {limits.written:,} MB in all"
    crowd = f"more than {limits.threads} threads"
    kind, why = {
        LATE: (VerdictKind.TIME, f"the limit is {most:g} s{clock} {what}"),
        FULL: (VerdictKind.RUNTIME, f"a solution may not write more than {written}"),
        CROWDED: (VerdictKind.RUNTIME, f"a solution may not have {crowd}"),
    }[letter]
    return Outcome(kind, why, line=session.line_at_work())


def _returned(problem: Problem, case: Case, event: Event) -> Outcome:
    """Return the outcome of a result that is not the answer byte for byte."""
    result = event.rest
    if case.answer and len(result) > ROOM + TIMES * (len(case.arguments) + len(case.answer)):
        why = f"returned {_size(result)}; the answer has {_size(case.answer)}"
        return Outcome(VerdictKind.WRONG, why)
    value = value_of(result)  # or an error that says what is no plain data
    converted = clean(event.converted[:MESSAGE].decode("ascii", "replace"))
    try:
        if is_right(problem, case, result):
            note = (case.answer and note_on(problem, case, value)) or converted
            return Outcome(VerdictKind.ACCEPTED, result=result, note=note)
        why = type_error(problem, case, value)
        if why and not type_error(problem, case, numbers_for_text(problem, case, None, value)):
            why = ""
        if not why and problem.rules.accepts:
            refused = refusal_of(problem, case.arguments, value)
            why = "" if refused == REFUSED else clean(refused)
        if not why and converted.endswith(FOR_BOOL):
            why = f"returned {converted}, {reaction_to(converted)}"
    except Exception as error:  # of accepts() or canonical(), which see only the stated type
        try:
            repr(value)
        except ValueError:
            return Outcome(
                VerdictKind.WRONG, "the result holds a number with too many digits", result=result
            )
        where = at(problem.rules_file, error)
        raise KataError(f"{where}: cannot tell whether this is right: {one_line(error)}") from None
    return Outcome(VerdictKind.WRONG, why, result=result)


def _size(data: bytes) -> str:
    """Return how large it is, in words."""
    return f"{len(data) / MB:.1f} MB" if len(data) > MB else f"{len(data):,} bytes"


FILES = "open files outside its folder, or change any file's mode"
REFUSED_WITH = {
    EPERM: "start processes or act on any, itself included",
    EACCES: FILES,
    EXDEV: FILES,
    EAFNOSUPPORT: "connect",
    ENOSYS: "make this system call",
}
FORBIDDEN = {f"[Errno {n}] {os.strerror(n)}": what for n, what in REFUSED_WITH.items()}


def _raised(case: Case | None, exception: bytes, session: Session) -> Outcome:
    """Return the outcome where an exception was raised; ValueError if these bytes are none."""
    name, line, call, text = records.unpacked(exception)
    kind, lacks = name.partition(" ")[0], name == "ModuleNotFoundError"
    is_first = not case or case.number == 1  # later ones could choose to need a package
    absent = found[1] if (found := ABSENT.match(text)) else ""
    has_none = ticks.coming and absent in sys.stdlib_module_names
    told = " ".join(f"{kind}: {text[:MESSAGE]}".rstrip(": ").split())
    refused = next((what for error, what in FORBIDDEN.items() if text.startswith(error)), "")
    may_not = f"{told}; a solution may not {refused}"
    meanings = (  # of which the first that holds counts
        (kind == "MemoryError", VerdictKind.MEMORY, told),
        (kind == "SystemError" and text.endswith(LOST), VerdictKind.MEMORY, told),
        (ticks.coming and NOT_IN_A_TAB.search(text), VerdictKind.NOT_JUDGED, NO_THREADS),
        (has_none, VerdictKind.NOT_JUDGED, f"a browser does not have {absent}; {ELSEWHERE}"),
        (lacks and is_first and absent == "numpy", VerdictKind.NOT_JUDGED, NO_NUMPY),
        (lacks, VerdictKind.RUNTIME, f"{told}; {PACKAGES}"),
        (name == records.SHALLOW and case and _may_nest(case), VerdictKind.NOT_JUDGED, TOO_DEEP),
        (name == records.SHALLOW, VerdictKind.RUNTIME, f"{kind}: maximum recursion depth exceeded"),
        (refused and any(session.sandbox), VerdictKind.RUNTIME, may_not),
        (True, VerdictKind.RUNTIME, told),
    )
    _, word, message = next(one for one in meanings if one[0])
    return Outcome(word, message, line=line, call=call)


def _may_nest(case: Case) -> bool:
    """Tell whether right calls may nest deep on an input: it is long, or holds a large number."""
    text = text_of(case.values, 0)
    return len(text) > DEEP or any(len(digits) >= DIGITS for digits in re.findall(r"\d+", text))


# What Python 3 says of a line that only Python 2 reads, or has in it.
OF_2 = re.compile(
    r"in call to '(print|exec)'|multiple exception types"
    r"|\n.*(<>|\d[lL]\b|\braise +[\w.]+ *,|\blambda *\(|[=(,+] *`[^`]+`|\bur['\"])"
)
LAZY = re.compile(r"'(map|filter|zip|range|dict_\w+)' (object|has no len)|not supported between")
ONLY_IN_2 = {*"xrange raw_input unicode basestring unichr iteritems itervalues izip maxint".split()}
PYTHON_2 = "Python 2, which does not run here"


def is_python_2(source: str, error: str = "") -> bool:
    """Tell whether a source is for Python 2: its grammar, names, or an error for a lazy list."""
    if LAZY.search(error) and "(object):" in source and ":rtype:" in source:
        return True
    try:
        nodes = [*ast.walk(parsed(source))]
    except SyntaxError as error:
        return bool(OF_2.search(f"{error.msg}\n{error.text}"))
    except UNPARSED:
        return False
    bound = {one.id for one in nodes if isinstance(one, ast.Name) and type(one.ctx) is ast.Store}
    bound |= {one.arg for one in nodes if isinstance(one, ast.arg)}
    bound |= {one.name for one in nodes if isinstance(one, (ast.FunctionDef, ast.ClassDef))}
    used = {getattr(one, "id", "") or getattr(one, "attr", "") for one in nodes}
    return not ONLY_IN_2.isdisjoint(used - bound)


def is_of_python_2(solution: Solution, error: str = "") -> bool:
    """Tell whether a solution, or what else its file holds, is for Python 2."""
    whole = replace(solution, part="").source
    return is_python_2(solution.source, error) or is_python_2(whole, error)


def drawing_of(problem: Problem, failure: Outcome) -> Drawing:
    """Return what picture() and focus() make of a failing case, and what is wrong with them."""
    rules, case = problem.rules, failure.case
    boards, focus, faults = dict[str, Rows](), None, list[str]()

    def note(name: str, error: Exception) -> None:
        faults.append(f"{at(problem.rules_file, error)}: {name}(): {one_line(error)}")

    if case and rules.picture:
        values = {"input": case.values[0], "answer": case.expected, "yours": failure.value}
        for title, value in values.items():
            try:
                drawn = rules.picture(value) if isinstance(value, list) else ()
                boards[title] = tuple(tuple(str(cell) for cell in row) for row in drawn)
            except Exception as error:
                if title != "yours":  # which can have any shape
                    note("picture", error)
    if case and rules.focus:
        try:
            row, column = rules.focus(*case.values)
            focus = int(row), int(column)
        except Exception as error:
            note("focus", error)
    return Drawing(boards, focus, tuple(faults))
