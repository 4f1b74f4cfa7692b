"""Says what is special about an input, in words that do not show it."""

from collections.abc import Callable, Iterator
from typing import Any

from kata.cases.model import Case
from kata.problem.constraints.named_values import values_of
from kata.problem.folder import Problem
from kata.size import grid, length
from kata.text import plural

COUNT_WORDS = "no one two three four five six seven eight nine".split()
NUMBERS: dict[str, Callable[[Any], bool]] = {
    "a negative one": lambda number: number < 0,
    "a zero": lambda number: number == 0,
}
CHARACTERS: dict[str, Callable[[Any], bool]] = {
    "a capital letter": str.isupper,
    "a digit": str.isdigit,
    "a space": str.isspace,
}


def traits(problem: Problem, case: Case) -> Iterator[str]:
    """Say of each parameter how large and how extreme it is; of calls, how many of which."""
    signature = problem.signature
    if not signature.plays:
        for name, value in signature.named(case.values).items():
            if said := _said(problem, name, value):
                yield f"{name} {said}"
        return
    found = values_of(signature, case.values)
    called = ", ".join(name for name, times in found.calls.items() if times)
    yield f"{_counted(sum(found.calls.values()), 'call')}{f' to {called}' if called else ''}"
    for name, values in found.by_name.items():
        if _repeated(values):
            yield f"some values of {name} are equal"


def _said(problem: Problem, name: str, value: Any) -> str:
    """Say how large a value is, and what holds of all or of some of its parts."""
    if isinstance(value, (str, list)):
        return ", ".join(_parts_said(problem, name, value))
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return ""
    if extreme := _extreme(problem, name, value):
        return f"is the {extreme} that is allowed"
    if value <= 0:
        return "is negative" if value else "is zero"
    is_alone = len(problem.signature.parameters) == 1
    return ("is odd" if value % 2 else "is even") * (is_alone and isinstance(value, int))


def _parts_said(problem: Problem, name: str, value: str | list[Any]) -> Iterator[str]:
    """Say how many parts there are, and how they are alike, arranged or extreme."""
    shape = grid(value) if isinstance(value, list) and isinstance([*value, 0][0], list) else None
    if shape and not _fixed(problem, f"{name}[i].length"):
        yield f"has {_counted(shape[0], 'row')} and {_counted(shape[1], 'column')}"
        return
    parts: list[Any] = [part for part in value if part is not None]
    noun = "character" if isinstance(value, str) else "item"
    if "Node" in str(problem.signature.parameters[name]):
        noun = "node"
    if not _fixed(problem, f"{name}.length"):
        yield f"has {_counted(len(parts), noun)}" if parts else "is empty"
        if _extreme(problem, f"{name}.length", length(value)) == "largest":
            yield "the most that are allowed"
    if repeated := _repeated(parts):
        all_are = "both equal" if len(parts) == 2 else "all equal"
        yield all_are if repeated == len(parts) - 1 else "some of them equal"
    is_text, are_numbers = isinstance(value, str), all(type(p) in (int, float) for p in parts)
    is_list = are_numbers and noun == "item" and len({*parts}) > 1
    if is_list and parts in (sorted(parts), sorted(parts, reverse=True)):
        yield f"in {'ascending' if parts[0] < parts[-1] else 'descending'} order"
    tests = CHARACTERS if is_text else NUMBERS if are_numbers else {}
    some = [word for word, test in tests.items() if any(map(test, parts))]
    if some and not (is_text and len(parts) == 1):
        yield f"{'with ' * (len(parts) > 1)}{' and '.join(some)}"


def _repeated(parts: list[Any]) -> int:
    """Return how many parts are equal to an earlier one."""
    return len(parts) - len({*map(repr, parts)})


def _counted(number: int, noun: str) -> str:
    """`two items`, `1,200 items`."""
    count, noun = plural(number, noun).split()
    return f"{COUNT_WORDS[number] if number < len(COUNT_WORDS) else count} {noun}"


def _fixed(problem: Problem, of: str) -> bool:
    """Tell whether the constraints allow one number only."""
    return any(one.of == of and one.low == one.high for one in problem.constraints.bounds)


def _extreme(problem: Problem, of: str, number: float) -> str:
    """`smallest` or `largest`, if the constraints allow nothing below or above."""
    for bound in problem.constraints.bounds:
        if bound.of == of and number in (bound.low, bound.high):
            return "smallest" if number == bound.low else "largest"
    return ""
