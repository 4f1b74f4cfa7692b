"""Whether an input is legal: by its types, the constraints of the spec, and problem.py."""

import marshal
import re
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise, product
from typing import Any

from kata.problem.bounds import NAME, Order, evaluated
from kata.problem.folder import Problem
from kata.problem.wordings import UNIQUE, Arranged
from kata.size import length, lists_in
from kata.text import text_of
from kata.wire.plain import encode

CALLS = "calls to "  # what a bound is of that says how many calls there may be
METHODS = "methods of the class"


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
    found, given = problem.constraints, given_in(problem, values)
    for bound in found.bounds:
        for number in _extremes(bound.of, given):
            if not bound.holds(number):
                yield f"{bound.of} is {number:,}; the constraints allow {bound.range}"
    for order in found.orders:
        if isinstance(order, Arranged):
            yield from _disarranged(order, given)
            continue
        for one, other in _compared(order, given):
            if not order.holds(one, other):
                sign = order.sign.replace("<=", "≤").replace("!=", "≠").replace("==", "=")
                is_known = order.other.lstrip("-").isdigit()
                value = "" if is_known else f", {_told(other)}"
                yield f"{order.of} is {_told(one)}; want {order.of} {sign} {order.other}{value}"
    for letters in found.letters:
        for text in _texts(_parts(letters.of, given)):
            if letters.is_one and text not in letters.allowed:
                yield f"{letters.of} is {text_of(text)}; the constraints do not allow it"
            elif not letters.is_one and (bad := {*text} - letters.allowed):
                yield f"{letters.of} has {text_of(min(bad))}; the constraints do not allow it"
    for some in found.alike:
        if len({length for of in some for length in _extremes(of, given)}) > 1:
            yield f"{' and '.join(some)} must be the same number"


def _told(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else text_of(value)


def _compared(order: Order, given: dict[str, list[Any]]) -> Iterable[tuple[Any, Any]]:
    """The values that the order compares: each with its own, or all with the only one."""
    some, others = (_side(side, given) for side in (order.of, order.other))
    if len(some) == len(others):
        return zip(some, others)
    return product(some, others) if len(some) == 1 or len(others) == 1 else ()


def _side(side: str, given: dict[str, list[Any]]) -> list[Any]:
    """The values that one side of an order stands for; none if a name in it stands for several."""
    if re.fullmatch(NAME, side):
        texts = (part for part in _parts(side, given) if isinstance(part, str))
        return numbers_of(side, given) or [*texts]

    def known(name: str) -> int | None:
        low, high = _extremes(name, given) or (0, 1)
        return low if low == high else None

    number = evaluated(side, known)
    return [] if number is None else [number]


def _disarranged(arranged: Arranged, given: dict[str, list[Any]]) -> Iterator[str]:
    """How each list that is not arranged like this breaks the rule."""
    for some in _parts(arranged.of, given):
        items = [item for item in some if item is not None] if type(some) in (list, str) else []
        if arranged.how == UNIQUE:
            seen: set[bytes] = set()
            for item in items:
                if (data := encode(item)) in seen:
                    yield f"{arranged.of} has {text_of(item)} twice; the constraints forbid it"
                seen.add(data)
        elif pair := next((pair for pair in pairwise(items) if not arranged.holds(*pair)), None):
            before, after = map(text_of, pair)
            yield f"{arranged.of} has {before} before {after}; the constraints sort it otherwise"


def given_in(problem: Problem, values: Any) -> dict[str, list[Any]]:
    """{name: the values of that parameter}; where LeetCode plays, in all calls."""
    signature = problem.signature
    if not signature.plays:
        return {name: [value] for name, value in signature.named(values).items()}
    found: dict[str, list[Any]] = {CALLS: values[0][1:], METHODS: [*signature.methods][1:]}
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
    numbers = numbers_of(of, given)
    return [min(numbers), max(numbers)] if numbers else []


def numbers_of(of: str, given: dict[str, list[Any]]) -> list[int]:
    """The numbers that this stands for."""
    if of.startswith(CALLS):
        calls = given.get(CALLS, [])
        named = {*re.findall(r"\w+", of)} & {*given.get(METHODS, [])}
        return [sum(call in named for call in calls) if named else len(calls)]
    parts = _parts(of, given)
    if of.endswith(".length"):
        return [length(part) for part in parts if isinstance(part, (list, str))]
    return [part for part in parts if type(part) is int]


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
