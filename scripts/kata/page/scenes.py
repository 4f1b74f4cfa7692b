"""What problem.py draws for the values of variables, as boards."""

from collections.abc import Iterable, Iterator
from typing import Any

from kata import KataError
from kata.cases.case import Case
from kata.page.offered import calls_of
from kata.paths import at
from kata.problem.folder import Problem
from kata.steps.changes import compact
from kata.steps.state import State, states
from kata.steps.values import is_whole, value_of
from kata.text import one_line

CALLS = "calls"  # the name under which the calls that LeetCode has made are drawn


def scenes(problem: Problem, case: Case, steps: list[Any]) -> dict[str, Any]:
    """{"name value": rows of a board} of the variables in these steps, and of the calls so far.

    What a variable holds counts if it is an int or a list of ints; an attribute goes by its name.
    """
    scene, plays = problem.rules.scene, problem.signature.plays
    if not scene:
        return {}
    calls = calls_of(case) if plays else []
    inputs = () if plays else case.fresh()
    found: dict[str, Any] = {}
    for name, recorded, value in _values(calls, states(steps)):
        key = f"{name} {compact(recorded)}"
        if key not in found:
            try:
                found[key] = scene(name, value, *inputs)
            except Exception as error:
                where = at(problem.rules_file, error)
                raise KataError(f"{where}: scene({name!r}, {value}): {one_line(error)}") from None
    return {key: rows for key, rows in found.items() if rows}


def _values(calls: list[Any], seen: Iterable[State]) -> Iterator[tuple[str, Any, Any]]:
    """Each name with each of its values, as it is recorded and as Python's own.

    The calls come whenever there is one more.
    """
    made = -1
    for state in seen:
        if calls and state.move != made:
            made = state.move
            yield CALLS, calls[: made + 1], calls[: made + 1]
        names, heap = state.names, state.heap
        held = heap[str(names["self"][1])][2] if "self" in names else []
        for name, value in (*names.items(), *held):
            if _is_int(value):
                yield name, value, value_of(value)
            elif isinstance(value, list) and value[0] == "@":
                _, shape, items, *size = heap[str(value[1])]
                if shape == "list" and not size and all(map(_is_int, items)):
                    yield name, items, [*map(value_of, items)]


def _is_int(value: Any) -> bool:
    """Whether a recorded value is an int of which every digit is known."""
    is_large = isinstance(value, list) and value[0] == "int" and is_whole(value, {})
    return is_large or (isinstance(value, int) and not isinstance(value, bool))
