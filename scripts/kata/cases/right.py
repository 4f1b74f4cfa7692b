"""Whether a result is right, and what LeetCode tolerates in it."""

import marshal
from contextlib import suppress
from math import isclose, isfinite
from typing import Any

from kata.cases.case import Case
from kata.problem.folder import Problem
from kata.problem.kinds import required
from kata.wire.conversions import FOR_BOOL
from kata.wire.plain import encode, value_of
from kata.wire.setup import BOTH, Kind

NONE_FOR_LIST = "None for an empty list"
TO_LISTS = "which LeetCode converts to lists"
REFUSED = "accepts() says that it is wrong"  # and not why
NONE, EMPTY = encode(None), encode([])
TOLERANCE = 1e-5  # absolute or relative, as LeetCode states it


def is_right(problem: Problem, case: Case, result: bytes) -> bool:
    """Whether this result is right in this case."""
    if is_none_for_list(problem, result):
        result = EMPTY
    if result == case.answer:
        return True
    rules, signature, value = problem.rules, problem.signature, value_of(result)
    if rules.accepts:
        return not (mistyped(problem, case, result) or why_refused(problem, case.arguments, value))
    answer = marshal.loads(case.answer)
    if rules.canonical and not mistyped(problem, case, result):
        answer, value = rules.canonical(answer), rules.canonical(value)
        if encode(value) == encode(answer):  # much faster than part by part
            return True
    kinds = signature.parts(case.values)
    if kinds is None:
        return _same(signature.result, answer, value)
    return type(value) is list and first_wrong(kinds, answer, value) is None


def why_refused(problem: Problem, arguments: bytes, value: Any) -> str:
    """Why accepts() does not take a value for right, as far as it says so; nothing if it does."""
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
    """Whether two values are equal: strictly, except for floats."""
    if answer is not None:
        kind = required(kind)
    if kind == "float" and type(value) in (int, float):
        with suppress(OverflowError):  # a number too large for a float
            if isfinite(answer) and isfinite(value):
                return isclose(value, answer, rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    if kind[0] == "List" and type(value) is list:
        return len(value) == len(answer) and all(
            _same(kind[1], *pair) for pair in zip(answer, value)
        )
    return encode(value) == encode(answer)


def mistyped(problem: Problem, case: Case, result: bytes) -> str:
    """How a result differs from the type that the signature states, or nothing."""
    try:
        problem.signature.check_result(value_of(result), case.values)
    except ValueError as error:
        return str(error)
    return ""


def is_none_for_list(problem: Problem, result: bytes) -> bool:
    """Whether a result is None where a list is due, which LeetCode reads as an empty one."""
    signature = problem.signature
    return result == NONE and signature.way != BOTH and signature.result[0] == "List"


def noted(note: str) -> str:
    """What LeetCode does with a result that has this note."""
    if note == NONE_FOR_LIST:
        return "which LeetCode counts as empty"
    return "which LeetCode takes as true or false" if note.endswith(FOR_BOOL) else TO_LISTS
