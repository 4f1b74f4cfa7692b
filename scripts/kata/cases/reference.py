"""What problem.py says of one input: whether it is legal, and what the right answer is."""

import marshal
import signal
from contextlib import contextmanager
from math import inf

from kata import KataError
from kata.cases.case import Case
from kata.text import text_of
from kata.wire.errors import UnfitError
from kata.wire.plain import encode


class IllegalError(Exception):
    """Why an input is not legal."""


def require_tuple(given):
    if not isinstance(given, tuple):
        raise KataError(
            f"the arguments are {text_of(given)}, which is not a tuple; write (board,) for one"
        )
    return given


def case_of(problem, number, group, name, given):
    """A case of these arguments, checked to be legal, with its answer."""
    arguments = encode(require_tuple(given))
    if reason := why_illegal(problem, arguments):
        raise IllegalError(reason)
    answer = answer_to(problem, arguments)
    case = Case(number, group, name, arguments, answer)
    accepts = getattr(problem.rules, "accepts", None)
    if accepts and not accepts(marshal.loads(arguments), marshal.loads(answer)):
        raise KataError("accepts() refuses what answer() gives")
    if hasattr(problem.rules, "canonical"):
        try:
            encode(problem.rules.canonical(marshal.loads(answer)))
        except UnfitError as error:
            raise KataError(f"canonical() {error}") from None
    return case


def why_illegal(problem, arguments):
    """Why these arguments are not legal, None when they are."""
    rules, values = problem.rules, marshal.loads(arguments)
    try:
        problem.signature.check_arguments(values)
        stated = problem.signature.plays or hasattr(rules, "bounds")
        if not stated and (reason := _too_long(problem, values)):
            return reason
        for rule in "bounds", "check":
            if hasattr(rules, rule):
                getattr(rules, rule)(*marshal.loads(arguments))
    except ValueError as error:
        return " ".join(str(error).split()) or "ValueError"
    return None


def _too_long(problem, values):
    """Which parameter is longer than LARGEST, where no bounds() say otherwise; else nothing."""
    largest = getattr(problem.rules, "LARGEST", inf)
    for name, value in zip(problem.signature.parameters, values):
        if (longest := _longest([value])) > largest:
            fix = "raise LARGEST, or state the real bounds in bounds()"
            return f"{name}: a length of {longest:,} exceeds LARGEST = {largest:,}; {fix}"
    return None


def _longest(values):
    """The length of the longest list or string among the values, without the nulls of a tree."""
    longest = 0
    for value in values:
        if isinstance(value, list):
            longest = max(longest, len(value) - value.count(None), _longest(value))
        elif isinstance(value, str):
            longest = max(longest, len(value))
    return longest


def answer_to(problem, arguments):
    """What the reference says, as bytes."""
    call, values = problem.reference.prepare(arguments)
    data = encode(problem.reference.finish(values, call(*values)))
    try:
        problem.signature.check_result(marshal.loads(data), marshal.loads(arguments))
    except ValueError as error:
        raise KataError(f"{problem.reference_name}(): {error}") from None
    return data


def is_unchanged(case):
    """Whether the answer is the first argument as it was."""
    return encode(marshal.loads(case.arguments)[0]) == case.answer


@contextmanager
def alarm(seconds):
    """Interrupt what takes more processor time, so that a busy machine changes nothing."""

    def ring(*_):
        raise TimeoutError(f"it takes longer than {seconds:g} s")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
