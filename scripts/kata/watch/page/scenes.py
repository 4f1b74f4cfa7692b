"""The boards that problem.py draws of the variables in a run."""

from collections.abc import Iterable, Iterator
from typing import Any

from kata import KataError
from kata.cases.model import Case
from kata.paths import at
from kata.problem.folder import Problem
from kata.text import one_line
from kata.watch.page.cases import calls_of
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import Heap, is_held, is_whole, value_of
from kata.watch.steps.states import states
from kata.wire.cells import compact

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
    """Yield each name with each of its values, as it is recorded and as Python's own.

    The calls come whenever there is one more.
    """
    made = -1
    for state in seen:
        if calls and state.move != made:
            made = state.move
            yield CALLS, calls[: made + 1], calls[: made + 1]
        names, heap = state.names, state.heap
        held = heap.content(names["self"]).items if "self" in names else []
        for name, value in (*names.items(), *held):
            if _is_int(value):
                yield name, value, value_of(value)
            elif is_held(value):
                content = heap.content(value)
                items = content.items
                if content.shape == "list" and not content.is_cut and all(map(_is_int, items)):
                    yield name, items, [*map(value_of, items)]


def _is_int(value: Any) -> bool:
    """Tell whether a recorded value is an int of which every digit is known."""
    is_large = Heap().content(value).type == "int" and is_whole(value, Heap())
    return is_large or (isinstance(value, int) and not isinstance(value, bool))
