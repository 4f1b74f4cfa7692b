"""Asks problem.py whether an input is legal, what is right there, and whether a result is."""

import marshal
from typing import Any

from kata import KataError
from kata.cases.model import Case
from kata.cases.tolerances import are_close, converted
from kata.problem.folder import Problem
from kata.problem.signature import required
from kata.size import length, lists_in
from kata.statement import constraints_of
from kata.text import text_of
from kata.wire.model import Kind
from kata.wire.plain import encode, value_of

REFUSED = "accepts() says that it is wrong"  # and not why


def why_illegal(problem: Problem, arguments: bytes) -> str:
    """Return the reason why these arguments are illegal, or nothing."""
    rules, signature, values = problem.rules, problem.signature, marshal.loads(arguments)
    try:
        signature.check_arguments(values)
        for reason in constraints_of(problem).broken_by(signature, values):
            return reason
        if not signature.plays and (reason := _too_long(problem, values)):
            return reason
        if rules.check:
            rules.check(*marshal.loads(arguments))
    except ValueError as error:
        return " ".join(str(error).split()) or "ValueError"
    return ""


def _too_long(problem: Problem, values: Any) -> str:
    """Which parameter is longer than LARGEST, unless the constraints say how long it may be."""
    largest, bounds = problem.rules.LARGEST, constraints_of(problem).bounds
    stated = {str(bound.of) for bound in bounds if bound.high is not None}
    for name, value in problem.signature.named(values).items() if largest else ():
        if f"{name}.length" in stated:
            continue
        if (longest := max(map(length, lists_in(value)), default=0)) > largest:
            fix = "raise LARGEST, or state the bounds in the constraints"
            return f"{name}: a length of {longest:,} exceeds LARGEST = {largest:,}; {fix}"
    return ""


def is_right(problem: Problem, case: Case, result: bytes) -> bool:
    """Tell whether this result is right in this case."""
    if result == case.answer or not case.answer:  # nobody knows
        return True
    rules, signature = problem.rules, problem.signature
    value = converted(problem, case, None, value_of(result), is_typed=False)
    if rules.accepts:
        return not (type_error(problem, case, value) or refusal_of(problem, case.arguments, value))
    answer = marshal.loads(case.answer)
    if rules.canonical and not type_error(problem, case, value):
        answer, value = rules.canonical(answer), rules.canonical(value)
        if encode(value) == encode(answer):  # much faster than part by part
            return True
    value = converted(problem, case, answer, value, is_typed=True)
    kinds = signature.parts(case.values)
    if kinds is None:
        return _same(signature.result, answer, value)
    return type(value) is list and first_wrong(kinds, answer, value) is None


def refusal_of(problem: Problem, arguments: bytes, value: Any) -> str:
    """The reason why accepts() refuses a value, or REFUSED if it gives none; else nothing."""
    assert problem.rules.accepts
    said = problem.rules.accepts(marshal.loads(arguments), value)
    return said if said and isinstance(said, str) else "" if said else REFUSED


def first_wrong(kinds: list[Kind], answer: list[Any], result: list[Any]) -> int | None:
    """The index of the first wrong part, 0 if their number differs, None if all are right."""
    if len(result) != len(answer):
        return 0
    same = map(_same, kinds, answer, result)
    return next((index for index, is_same in enumerate(same) if not is_same), None)


def _same(kind: Kind, answer: Any, value: Any) -> bool:
    """Tell whether two values are equal: strictly, except for floats."""
    if answer is not None:
        kind = required(kind)
    if kind == "float" and type(value) in (int, float) and are_close(answer, value):
        return True
    if kind[0] == "List" and type(value) is list:
        return len(value) == len(answer) and all(
            _same(kind[1], *pair) for pair in zip(answer, value)
        )
    return encode(value) == encode(answer)


def type_error(problem: Problem, case: Case, value: Any) -> str:
    """Says how a result differs from the type that the signature states; nothing if it fits."""
    try:
        problem.signature.check_result(value, case.values)
    except ValueError as error:
        return str(error)
    return ""


class IllegalError(Exception):
    """An input is illegal; the message says why."""


def encoded(arguments: Any) -> bytes:
    """Return the arguments that problem.py makes, as bytes; an error unless they are a tuple."""
    if not isinstance(arguments, tuple):
        value = text_of(arguments)
        raise KataError(f"the arguments are {value}, which is not a tuple; write (board,) for one")
    return encode(arguments)


def case_of(problem: Problem, number: int, group: str, name: str, arguments: bytes) -> Case:
    """Return a case of these arguments, checked to be legal, with its answer."""
    rules = problem.rules
    if reason := why_illegal(problem, arguments):
        raise IllegalError(reason)
    answer = answer_to(problem, arguments)
    if rules.accepts and (refused := refusal_of(problem, arguments, marshal.loads(answer))):
        why = "" if refused == REFUSED else f": {refused}"
        raise KataError(f"accepts() rejects what answer() returns{why}")
    return Case(number, group, name, arguments, answer)


def answer_to(problem: Problem, arguments: bytes) -> bytes:
    """Return the right answer, as bytes; IllegalError if nobody gives one."""
    if not problem.has_answer:
        from kata.cases.referee import referee_of  # here, as few problems lack an answer()

        if not (data := referee_of(problem).answer(arguments)):
            raise IllegalError("no solution that is right on the examples gives an answer in time")
        return data
    call, values = problem.reference.prepare(arguments)
    data = encode(problem.reference.finish(values, call(*values)))
    try:
        problem.signature.check_result(marshal.loads(data), marshal.loads(arguments))
    except ValueError as error:
        raise KataError(f"{problem.reference_name}(): {error}") from None
    return data
