"""Judges whether an input is legal: by its types, the spec's constraints, and problem.py."""

import marshal
from typing import Any

from kata.problem.folder import Problem
from kata.problem.values import values_of


def why_illegal(problem: Problem, arguments: bytes) -> str:
    """The reason why these arguments are illegal, or nothing."""
    rules, signature, values = problem.rules, problem.signature, marshal.loads(arguments)
    try:
        signature.check_arguments(values)
        named = values_of(signature, values)
        for constraint in problem.constraints.entries:
            for reason in constraint.broken_by(named):
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
    largest, bounds = problem.rules.LARGEST, problem.constraints.bounds
    stated = {bound.of for bound in bounds if bound.high is not None}
    for name, value in problem.signature.named(values).items() if largest else ():
        if f"{name}.length" not in stated and (longest := _longest([value])) > largest:
            fix = "raise LARGEST, or state the bounds in the constraints"
            return f"{name}: a length of {longest:,} exceeds LARGEST = {largest:,}; {fix}"
    return ""


def _longest(values: list[Any]) -> int:
    """The length of the longest list or string among the values, without the nulls of a tree."""
    longest = 0
    for value in values:
        if isinstance(value, (list, str)):
            inside = value if isinstance(value, list) else []
            longest = max(longest, _length(value), _longest(inside))
    return longest


def _length(value: list[Any] | str) -> int:
    """How long a list or string is, without the nulls of a tree."""
    return len(value) - value.count(None) if isinstance(value, list) else len(value)
