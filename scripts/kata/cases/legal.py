"""Whether an input is legal: by its types, the constraints of the spec, and problem.py."""

import marshal
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from kata.problem.bounds import Order
from kata.problem.folder import Problem
from kata.text import text_of


def why_illegal(problem: Problem, arguments: bytes) -> str:
    """Why these arguments are illegal, or nothing."""
    rules, signature, values = problem.rules, problem.signature, marshal.loads(arguments)
    try:
        signature.check_arguments(values)
        if reason := next(_beyond(problem, values), ""):
            return reason
        if not signature.plays and (reason := _too_long(problem, values)):
            return reason
        if rules.check:
            rules.check(*marshal.loads(arguments))
    except ValueError as error:
        return " ".join(str(error).split()) or "ValueError"
    return ""


def _beyond(problem: Problem, values: Any) -> Iterator[str]:
    """Each constraint of the spec that the input breaks."""
    found, given = problem.constraints, _given(problem, values)
    for bound in found.bounds:
        for number in _extremes(bound.of, given):
            if not bound.holds(number):
                yield f"{bound.of} is {number:,}; the constraints allow {bound.range}"
    for order in found.orders:
        for number, most in _compared(order, given):
            if number > most - order.is_less:
                sign = "<" if order.is_less else "≤"
                yield f"{order.of} is {number:,}; want {order.of} {sign} {order.most}, {most:,}"
    for letters in found.letters:
        for text in _texts(_parts(letters.of, given)):
            if letters.is_one and text not in letters.allowed:
                yield f"{letters.of} is {text_of(text)}; the constraints do not allow it"
            if bad := {*text} - letters.allowed:
                yield f"{letters.of} has {text_of(min(bad))}; the constraints do not allow it"
    for some in found.alike:
        if len({length for of in some for length in _extremes(of, given)}) > 1:
            yield f"{' and '.join(some)} must be the same number"


def _compared(order: Order, given: dict[str, list[Any]]) -> Iterable[tuple[int, int]]:
    """The numbers that the order compares: each with its own, or the largest with the only one."""
    if order.most.endswith("]"):
        return zip(_numbers(order.of, given), _numbers(order.most, given))
    return zip(_extremes(order.of, given)[1:], _extremes(order.most, given))


def _given(problem: Problem, values: Any) -> dict[str, list[Any]]:
    """{name: the values of that parameter}; where LeetCode plays, in all calls."""
    signature = problem.signature
    if not signature.plays:
        return {name: [value] for name, value in signature.named(values).items()}
    found: dict[str, list[Any]] = {}
    for call, arguments in zip(*values):
        for name, value in zip(signature.methods[call].parameters, arguments):
            found.setdefault(name, []).append(value)
    return found


def _parts(of: str, given: dict[str, list[Any]]) -> list[Any]:
    """What `nums`, `nums[i]`, `words[i].length` ... stand for in an input, without its nulls."""
    name, *indexes = of.removesuffix(".length").split("[")
    parts = given.get(name, [])
    for index in indexes:
        inside = [part for part in parts if isinstance(part, (list, str))]
        if index[0].isdigit():
            parts = [part[int(index[0])] for part in inside if len(part) > int(index[0])]
        else:
            parts = [*chain.from_iterable(inside)]
    return parts


def _texts(parts: list[Any]) -> Iterator[str]:
    """The strings among these parts, and in lists of them."""
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, list):
            yield from _texts(part)


def _extremes(of: str, given: dict[str, list[Any]]) -> list[int]:
    """The least and the largest number that this stands for, if there are any."""
    numbers = _numbers(of, given)
    return [min(numbers), max(numbers)] if numbers else []


def _numbers(of: str, given: dict[str, list[Any]]) -> list[int]:
    """The numbers that this stands for."""
    parts = _parts(of, given)
    if of.endswith(".length"):
        return [_length(part) for part in parts if isinstance(part, (list, str))]
    return [part for part in parts if type(part) is int]


def _length(value: list[Any] | str) -> int:
    """How long a list or string is, without the nulls of a tree."""
    return len(value) - value.count(None) if isinstance(value, list) else len(value)


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
