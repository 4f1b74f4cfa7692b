"""What problem.py says: whether an input is legal, what is right there, whether a result is."""

import marshal
from contextlib import suppress
from itertools import repeat
from math import isclose, isfinite
from typing import Any

from kata import KataError
from kata.cases.legal import why_illegal
from kata.cases.model import Case
from kata.problem.folder import Problem
from kata.problem.signature import required
from kata.text import text_of
from kata.wire.model import BOTH, Kind
from kata.wire.nodes import FOR_BOOL, NODES
from kata.wire.plain import encode, value_of
from kata.wire.records import UnfitError

NONE_FOR_LIST = "None for an empty list"
TEXT_FOR_NUMBERS = "nodes with text in place of numbers"
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
    value = _as_printed(problem, case, answer, value)
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


def tolerated(problem: Problem, case: Case, result: bytes) -> str:
    """What a right result has in place of what is due, or nothing."""
    if is_none_for_list(problem, result):
        return NONE_FOR_LIST
    value, answer = value_of(result), marshal.loads(case.answer)
    return TEXT_FOR_NUMBERS * bool(_as_printed(problem, case, answer, value) != value)


def _as_printed(problem: Problem, case: Case, answer: Any, value: Any) -> Any:
    """The value with numbers where nodes hold their text: LeetCode compares what it prints."""
    kinds = problem.signature.parts(case.values)
    if kinds is None:
        return _printed(problem.signature.result, answer, value)
    if type(value) is not list:
        return value
    return [*map(_printed, kinds, answer, value), *value[len(kinds) :]]


def _printed(kind: Kind, answer: Any, value: Any) -> Any:
    """The same, where a single kind is due."""
    kind = required(kind)
    if type(answer) is not list or type(value) is not list:
        return value
    rest = value[len(answer) :]
    if kind[0] == "List":
        return [*map(_printed, repeat(kind[1]), answer, value), *rest]
    if kind not in NODES or str not in map(type, value):
        return value
    return [a if type(a) is int and v == str(a) else v for a, v in zip(answer, value)] + rest


def noted(note: str) -> str:
    """What LeetCode does with a result that has this note."""
    if note == NONE_FOR_LIST:
        return "which LeetCode counts as empty"
    if note == TEXT_FOR_NUMBERS:
        return "which LeetCode prints alike"
    return "which LeetCode takes as true or false" if note.endswith(FOR_BOOL) else TO_LISTS


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
