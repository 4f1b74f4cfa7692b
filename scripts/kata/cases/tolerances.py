"""Recognises results that LeetCode takes for right although they are not what is due."""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import repeat
from math import isclose, isfinite
from typing import Any, NamedTuple

from kata.cases.model import Case
from kata.problem.folder import Problem
from kata.problem.signature import required
from kata.wire.conversions import FOR_BOOL
from kata.wire.model import BOTH, Kind
from kata.wire.nodes import NODES

CLOSE = 1e-5  # absolute or relative, as LeetCode states it
# The texts of numbers, as they are printed, and what reads them.
TEXTS: dict[str, tuple[re.Pattern[str], Callable[[str], Any]]] = {
    "int": (re.compile(r"0|-?[1-9][0-9]{0,99}"), int),
    "float": (re.compile(r"-?[0-9]{1,99}(\.[0-9]{1,99})?"), float),
}


def are_close(answer: Any, number: Any) -> bool:
    """True if LeetCode takes two floats for equal; its statements say so, thus no note does."""
    with suppress(OverflowError):  # a number too large for a float
        if isfinite(answer) and isfinite(number):
            return isclose(number, answer, rel_tol=CLOSE, abs_tol=CLOSE)
    return False


def note_on(problem: Problem, case: Case, value: Any) -> str:
    """Says what a right result has in place of what is due; nothing if it is the answer."""
    for tolerance in TOLERANCES:
        if tolerance.convert and tolerance.convert(problem, case, case.expected, value) != value:
            return tolerance.note
    return ""


def converted(problem: Problem, case: Case, answer: Any, value: Any, is_typed: bool) -> Any:
    """A result as LeetCode compares it, as far as that is done before or after its type is known.

    The answer is in the form in which the result will be compared; before that, there is none.
    """
    for one in TOLERANCES:
        if one.convert and one.is_typed == is_typed:
            value = one.convert(problem, case, answer, value)
    return value


def reaction_to(note: str) -> str:
    """Says what LeetCode does with a result that has this note."""
    return next(one.reaction for one in TOLERANCES if note.endswith(one.note))


def empty_for_none(problem: Problem, _case: Case, _answer: Any, value: Any) -> Any:
    """Return an empty list for None where a list is due."""
    signature = problem.signature
    is_none = value is None and signature.way != BOTH and signature.result[0] == "List"
    return [] if is_none else value


def all_for_none(problem: Problem, _case: Case, _answer: Any, value: Any) -> Any:
    """The number of all items for None: where the first k count, LeetCode prints `nums[:None]`."""
    signature = problem.signature
    is_counted = signature.way == BOTH and signature.result == "int" and type(value) is list
    is_none = is_counted and value[0] is None and type(value[1]) is list
    return [len(value[1]), value[1]] if is_none else value


def numbers_for_text(problem: Problem, case: Case, _answer: Any, value: Any) -> Any:
    """Return the value with numbers where their text stands in place of them."""
    kinds = problem.signature.parts(case.values)
    if kinds is None:
        return _number_for_text(problem.signature.result, value)
    if type(value) is not list:
        return value
    return [*map(_number_for_text, kinds, value), *value[len(kinds) :]]


def _number_for_text(kind: Kind, value: Any) -> Any:
    """Return the same, where a single kind is due."""
    kind = required(kind)
    if kind[0] == "List" and type(value) is list:
        return [_number_for_text(kind[1], item) for item in value]
    if type(value) is str and isinstance(kind, str) and kind in TEXTS:
        text, number = TEXTS[kind]
        return number(value) if text.fullmatch(value) else value
    return value


def as_printed(problem: Problem, case: Case, answer: Any, value: Any) -> Any:
    """The value with numbers where nodes hold their text: LeetCode compares what it prints."""
    kinds = problem.signature.parts(case.values)
    if kinds is None:
        return _as_printed(problem.signature.result, answer, value)
    if type(value) is not list:
        return value
    return [*map(_as_printed, kinds, answer, value), *value[len(kinds) :]]


def _as_printed(kind: Kind, answer: Any, value: Any) -> Any:
    """Return the same, where a single kind is due."""
    kind = required(kind)
    if type(answer) is not list or type(value) is not list:
        return value
    rest = value[len(answer) :]
    if kind[0] == "List":
        return [*map(_as_printed, repeat(kind[1]), answer, value), *rest]
    if kind not in NODES or str not in map(type, value):
        return value
    return [a if type(a) is int and v == str(a) else v for a, v in zip(answer, value)] + rest


class Tolerance(NamedTuple):
    """Something that a right result may have in place of what is due."""

    note: str  # what it has, or the end of that
    reaction: str  # what LeetCode does with it
    # The value as LeetCode compares it. What no longer shows once a result is plain data is
    # converted, and noted, beside the solution: by wire/nodes.py.
    convert: Callable[[Problem, Case, Any, Any], Any] | None = None
    is_typed: bool = True  # whether it is converted only once its type is known to be right


TOLERANCES = (
    Tolerance("None for an empty list", "which LeetCode counts as empty", empty_for_none, False),
    Tolerance(
        "None for a number of items", "which LeetCode takes for all items", all_for_none, False
    ),
    Tolerance("text for a number", "which LeetCode converts", numbers_for_text, False),
    Tolerance("nodes with text in place of numbers", "which LeetCode prints alike", as_printed),
    Tolerance(FOR_BOOL, "which LeetCode takes as true or false"),
    Tolerance("", "which LeetCode converts to lists"),  # such as tuples
)
