"""Traces that a docstring states, and whether a recorded run agrees with them.

A trace names an input, the expressions in its columns, and their values as the code goes on:

    For nums = [2, 7, 4], target = 11:

        i  num  seen
        0  2    {}
        1  7    {2: 0}
        2  4    {2: 0, 7: 1}
        return [1, 2]

Each row holds in a later step than the row above it. `-` in a row is any value, or none; what
follows the last column is a comment. A row that begins with `return` is a value that is returned.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from marshal import dumps
from typing import Any, NamedTuple

from kata import KataError
from kata.problem.solution import Solution
from kata.problem.spec import parse_input
from kata.text import plural
from kata.watch.steps.code import Code, code_of
from kata.watch.steps.evaluate import FAILED, Scope
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import Heap, Held, value_of, whole
from kata.watch.steps.recording import recordings
from kata.watch.steps.states import states
from kata.wire.limits import Limits

TRACE = re.compile(r"^For ((?:.+\n)*?.*):\n\n?((?: {4}.*(?:\n|\Z))+)", re.MULTILINE)
SIZE = 10_000_000  # bytes of a recording
RETURN = "return"
ANY = "-"
ARROW = " → "  # between the values of a linked list


class Row(NamedTuple):
    """What holds in one step: {expression: its value, as written}."""

    text: str
    values: dict[str, str]


class Trace(NamedTuple):
    """An input as the examples state it, and what happens on it."""

    input: str
    rows: list[Row]


def require_true_traces(solution: Solution) -> None:
    """Raise an error that names the first line of a trace with which a run does not agree."""
    code, limits = code_of(solution.source), Limits()
    for trace in traces_in(solution.docstring):
        arguments = parse_input(trace.input, solution.problem.signature, str(solution))
        (found,) = recordings(solution, [(dumps(arguments), limits.case)], SIZE, limits)
        if row := _disagreement(trace, states(found.steps), code):
            raise KataError(
                f"{solution}: no later step has what the trace of {trace.input} says"
                f" in the line {row!r}; write what a run shows"
            )


def traces_in(docstring: str) -> list[Trace]:
    """Return the traces that a docstring states."""
    return [Trace(" ".join(m[1].split()), [*_rows(m[2])]) for m in TRACE.finditer(docstring)]


def _rows(block: str) -> Iterator[Row]:
    """Yield the rows of a trace; those of a table have the expressions above them."""
    names: list[str] = []
    for line in filter(None, map(str.strip, block.splitlines())):
        cells = re.split(" {2,}", line)
        if line.startswith(f"{RETURN} "):
            yield Row(line, {RETURN: cells[0].removeprefix(f"{RETURN} ")})
        elif not names:
            names = cells
        elif len(cells) < len(names):
            columns = ", ".join(names)
            count = plural(len(cells), "column")
            raise KataError(f"{line!r} has {count}; write {columns}, or {ANY}")
        else:
            known = zip(names, cells)  # what follows is a comment
            yield Row(line, {name: value for name, value in known if value != ANY})


def _disagreement(trace: Trace, run: Iterable[State], code: Code) -> str:
    """Return the first row of a trace that no later step of a run agrees with; or nothing."""
    rows = iter(trace.rows)
    row = next(rows, None)
    for state in run:
        if row and all(_holds(*one, state, code) for one in row.values.items()):
            row = next(rows, None)
    return row.text if row else ""


def _holds(expression: str, value: str, state: State, code: Code) -> bool:
    """Tell whether an expression has this value in a step."""
    if expression == RETURN:
        return state.event == RETURN and _is(value, value_of(state.value), state.heap)
    scope = Scope(state.names, state.heap, code)
    try:
        return _is(value, scope.value(ast.parse(expression, mode="eval").body), state.heap)
    except (*FAILED, SyntaxError):
        return False


def _is(text: str, value: Any, heap: Heap) -> bool:
    """Tell whether a text writes a value: as Python does, in words, or as the nodes of a list."""
    if isinstance(value, Held) and heap.known(value).shape == "object":
        return text == ARROW.join(_chain(value, heap))
    found = whole(value, heap)
    if text == str(found):
        return True
    try:
        stated = ast.literal_eval(text.replace("inf", "1e999"))
    except (ValueError, SyntaxError):
        return False
    return bool(stated == found) and type(stated) is type(found)


def _chain(node: Any, heap: Heap) -> Iterator[str]:
    """Yield the values of a linked list, until it ends or comes back."""
    seen = set()
    while isinstance(node, Held) and node.number not in seen:
        seen.add(node.number)
        fields = {name: value_of(cell) for name, cell in heap.known(node).items}
        yield str(fields.get("val"))
        node = fields.get("next")
