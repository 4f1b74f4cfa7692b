"""Judges whether an input is legal: by its types, the spec's constraints, and problem.py."""

import marshal
from typing import Any

from kata.problem.folder import Problem
from kata.problem.values import values_of
from kata.size import length, lists_in


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
        if f"{name}.length" in stated:
            continue
        if (longest := max(map(length, lists_in(value)), default=0)) > largest:
            fix = "raise LARGEST, or state the bounds in the constraints"
            return f"{name}: a length of {longest:,} exceeds LARGEST = {largest:,}; {fix}"
    return ""
