"""What problem.py says about one input: whether it is legal, and what the answer is."""

import marshal
from contextlib import suppress
from typing import Any

from kata import KataError
from kata.cases.alarm import alarm
from kata.cases.case import Case
from kata.cases.legal import why_illegal
from kata.cases.right import REFUSED, why_refused
from kata.problem.folder import Problem
from kata.text import text_of
from kata.wire.errors import UnfitError
from kata.wire.plain import encode


class IllegalError(Exception):
    """An input is illegal; the message says why."""


def encoded(arguments: Any) -> bytes:
    """The arguments that problem.py makes, as bytes; an error unless they are a tuple."""
    if not isinstance(arguments, tuple):
        value = text_of(arguments)
        raise KataError(f"the arguments are {value}, which is not a tuple; write (board,) for one")
    return encode(arguments)


def case_of(problem: Problem, number: int, group: str, name: str, arguments: bytes) -> Case:
    """A case of these arguments, checked to be legal, with its answer."""
    rules = problem.rules
    if reason := why_illegal(problem, arguments):
        raise IllegalError(reason)
    answer = answer_to(problem, arguments)
    if rules.accepts and (refused := why_refused(problem, arguments, marshal.loads(answer))):
        why = "" if refused == REFUSED else f": {refused}"
        raise KataError(f"accepts() rejects what answer() returns{why}")
    if rules.canonical:
        try:
            encode(rules.canonical(marshal.loads(answer)))
        except UnfitError as error:
            raise KataError(f"canonical() {error}") from None
    return Case(number, group, name, arguments, answer)


def case_like(problem: Problem, case: Case, values: Any, seconds: float) -> Case | None:
    """The case with other arguments; None if they are illegal, or have no answer in that time."""
    with suppress(Exception), alarm(seconds):
        return case_of(problem, case.number, case.group, case.name, encoded(values))
    return None


def answer_to(problem: Problem, arguments: bytes) -> bytes:
    """The reference's answer, as bytes."""
    call, values = problem.reference.prepare(arguments)
    data = encode(problem.reference.finish(values, call(*values)))
    try:
        problem.signature.check_result(marshal.loads(data), marshal.loads(arguments))
    except ValueError as error:
        raise KataError(f"{problem.reference_name}(): {error}") from None
    return data


def is_unchanged(case: Case) -> bool:
    """Whether the answer equals the first argument before the call."""
    return encode(case.values[0]) == case.answer
