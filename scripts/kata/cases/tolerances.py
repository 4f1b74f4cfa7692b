"""Recognises results that LeetCode takes for right although they are not what is due."""

import re
from collections.abc import Callable
from contextlib import suppress
from itertools import repeat
from math import isclose, isfinite
from typing import Any, NamedTuple, TypeAlias

from kata.cases.model import Case
from kata.problem.folder import Problem
from kata.problem.signature import PLAIN, required
from kata.wire.model import BOTH, Kind
from kata.wire.nodes import FOR_BOOL, NODES

Convert: TypeAlias = Callable[[Problem, Case, Any, Any], Any]  # an answer, if known, and a value
CLOSE = 1e-5  # of the answer, as LeetCode states it
ROUNDED = 1e-9  # of a large answer: as much as rounding may come to
# The texts of numbers, as they are printed, and what reads them.
TEXTS: dict[str, tuple[re.Pattern[str], Callable[[str], Any]]] = {
    "int": (re.compile(r"0|-?[1-9][0-9]{0,99}"), int),
    "float": (re.compile(r"-?[0-9]{1,99}(\.[0-9]{1,99})?"), float),
}


def are_close(answer: Any, number: Any) -> bool:
    """True if LeetCode takes two floats for equal; its statements say so, thus no note does."""
    with suppress(OverflowError):  # a number too large for a float
        if isfinite(answer) and isfinite(number):
            return isclose(number, answer, rel_tol=ROUNDED, abs_tol=CLOSE)
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


def in_parts(convert: Callable[[Kind, Any, Any], Any]) -> Convert:
    """Return what converts each part of a value that counts on its own, or all of it as one."""

    def converted_in_parts(problem: Problem, case: Case, answer: Any, value: Any) -> Any:
        kinds = problem.signature.parts(case.values)
        if kinds is None:
            return convert(problem.signature.result, answer, value)
        if type(value) is not list:
            return value
        answers = repeat(None) if answer is None else answer
        return [*map(convert, kinds, answers, value), *value[len(kinds) :]]

    return converted_in_parts


def number_for_text(kind: Kind, _answer: Any, value: Any) -> Any:
    """Return the value with numbers where their text stands in place of them."""
    kind = required(kind)
    if kind[0] == "List" and type(value) is list:
        if isinstance(kind[1], str) and (kind[1] not in TEXTS or str not in map(type, value)):
            return value  # fast: mostly, there is nothing to convert
        return [number_for_text(kind[1], None, item) for item in value]
    if type(value) is str and isinstance(kind, str) and kind in TEXTS:
        text, number = TEXTS[kind]
        return number(value) if text.fullmatch(value) else value
    return value


numbers_for_text = in_parts(number_for_text)


def as_printed(kind: Kind, answer: Any, value: Any) -> Any:
    """The value with numbers where nodes hold their text: LeetCode compares what it prints."""
    kind = required(kind)
    if type(answer) is not list or type(value) is not list:
        return value
    if kind[0] == "List" and kind[1] in PLAIN:  # fast: no item is a list
        return value
    rest = value[len(answer) :]
    if kind[0] == "List":
        return [*map(as_printed, repeat(kind[1]), answer, value), *rest]
    if kind not in NODES or str not in map(type, value):
        return value
    return [a if type(a) is int and v == str(a) else v for a, v in zip(answer, value)] + rest


class Tolerance(NamedTuple):
    """Something that a right result may have in place of what is due."""

    note: str  # what it has, or the end of that
    reaction: str  # what LeetCode does with it
    # The value as LeetCode compares it. What no longer shows once a result is plain data is
    # converted, and noted, beside the solution: by wire/nodes.py.
    convert: Convert | None = None
    is_typed: bool = True  # whether it is converted only once its type is known to be right


TOLERANCES = (
    Tolerance("None for an empty list", "which LeetCode counts as empty", empty_for_none, False),
    Tolerance(
        "None for a number of items", "which LeetCode takes for all items", all_for_none, False
    ),
    Tolerance("text for a number", "which LeetCode converts", numbers_for_text, False),
    Tolerance(
        "nodes with text in place of numbers", "which LeetCode prints alike", in_parts(as_printed)
    ),
    Tolerance(FOR_BOOL, "which LeetCode takes as true or false"),
    Tolerance("", "which LeetCode converts to lists"),  # such as tuples
)
