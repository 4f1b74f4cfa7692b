"""Whether a recorded run agrees with the traces that a docstring states.

Each row holds in a later step than the row above it. All but those that begin with `return` stand
at one moment, after the item of the row: when a certain loop comes round again, or when a call
ends; `return` is then a column for what it returns. The rows of a recursion may also stand where
each call begins. A single row may stand anywhere.
"""

import ast
import re
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from marshal import dumps
from typing import Any

from kata import KataError
from kata.cases.checker import why_illegal
from kata.problem.solution import Solution
from kata.problem.spec import parse_input
from kata.problem.traces import ANY, RETURN, Trace, traces_in
from kata.text import plural
from kata.watch.steps.code import Code, code_of
from kata.watch.steps.evaluate import FAILED, Scope
from kata.watch.steps.model import State
from kata.watch.steps.objects import Thing
from kata.watch.steps.recording import recordings
from kata.wire.expressions import UnknownError
from kata.wire.limits import Limits

SIZE = 10_000_000  # bytes of a recording
MOST = 6  # values that a message tells
ARROW = " → "  # between the values of a linked list


def require_true_traces(solution: Solution) -> None:
    """Raise an error that names the first line of a trace with which a run does not agree."""
    code, limits = code_of(solution.source), Limits()
    for trace in traces_in(solution.docstring):
        for row in trace.table:
            if (count := len(re.split(" {2,}", row.text))) < len(trace.columns):
                columns = ", ".join(trace.columns)
                has = plural(count, "column")
                raise KataError(f"{row.text!r} has {has}; write {columns}, or {ANY}")
        arguments = parse_input(trace.input, solution.problem.signature, str(solution))
        (found,) = recordings(solution, [(dumps(arguments), limits.case)], SIZE, limits)
        if why := why_illegal(solution.problem, dumps(arguments)):
            raise KataError(f"{solution}: the trace has an illegal input, {trace.input}: {why}")
        if row := _disagreement(trace, found.seen, code):
            raise KataError(
                f"{solution}: no later step has what the trace of {trace.input} says"
                f" in the line {row}; write what a run shows"
            )
        if len(trace.table) > 1 and not any(
            _shows(trace, found.seen, code, at) for at in _moments(solution, found.seen)
        ):
            raise KataError(
                f"{solution}: the rows of the trace of {trace.input} do not stand at one moment;"
                " show what holds after each item: when a loop comes round again, or a call ends"
            )


def _disagreement(trace: Trace, run: list[State], code: Code) -> str:
    """Return the first row of a trace that no later step of a run agrees with; or nothing.

    What it has of which no such step has the value stands beside it, with the values there.
    """
    start = 0
    for row in trace.rows:
        for k in range(start, len(run)):
            if all(_holds(*one, run[k], code) for one in row.values.items()):
                start = k + 1
                break
        else:
            later = run[start:]
            others = {
                name: ", ".join([*dict.fromkeys(_value(name, one, code) for one in later)][:MOST])
                for name, value in row.values.items()
                if not any(_holds(name, value, one, code) for one in later)
            }
            seen = "; ".join(f"{name} is {values}" for name, values in others.items())
            return f"{row.text!r}, where {seen or 'these values are never there at once'}"
    return ""


def _moments(solution: Solution, run: list[State]) -> Iterator[Callable[[State], bool]]:
    """Yield tests of a state for each moment at which all rows of a trace may stand."""
    for node in ast.walk(solution.tree):
        if isinstance(node, ast.For | ast.While):
            is_endless = isinstance(node, ast.While) and isinstance(node.test, ast.Constant)
            yield partial(
                _is_at, "line", "line", node.body[0].lineno if is_endless else node.lineno
            )
        if isinstance(node, ast.FunctionDef) and node.name in _called_in(node):
            first = node.body[ast.get_docstring(node) is not None].lineno
            yield partial(_is_at, "line", "line", first)
    for name in {state.function for state in run}:
        yield partial(_is_at, "return", "function", name)
        yield partial(_is_at, "yield", "function", name)
    if solution.problem.signature.plays:
        yield lambda state: state.event == RETURN and state.depth == 1


def _is_at(event: str, what: str, value: object, state: State) -> bool:
    """Tell whether a state is of this event, at this line or in this function."""
    return state.event == event and getattr(state, what) == value


def _called_in(node: ast.FunctionDef) -> set[str]:
    """Return the names of the functions and methods that are called in one."""
    calls = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    return {one.attr if isinstance(one, ast.Attribute) else ast.unparse(one) for one in calls}


def _shows(trace: Trace, run: list[State], code: Code, at: Callable[[State], bool]) -> bool:
    """Tell whether the rows of a trace hold one after another, all of its table at one moment."""
    states = iter(run)
    return all(
        any(
            (row not in trace.table or at(state))
            and all(_holds(*one, state, code) for one in row.values.items())
            for state in states
        )
        for row in trace.rows
    )


def _value(expression: str, state: State, code: Code) -> str:
    """Return what an expression is in a step, as a trace writes it."""
    scope = Scope(state, code)
    try:
        value = _found(expression, state, scope)
        return ARROW.join(_chain(value, scope)) if isinstance(value, Thing) else repr(value)
    except FAILED:
        return "not there yet"


def _holds(expression: str, value: str, state: State, code: Code) -> bool:
    """Tell whether an expression has this value in a step."""
    scope = Scope(state, code)
    try:
        return _is(value, _found(expression, state, scope), scope)
    except FAILED:
        return False


def _found(expression: str, state: State, scope: Scope) -> Any:
    """Return the value of an expression, or what the call returns."""
    if expression != RETURN:
        return scope.value(ast.parse(expression, mode="eval").body)
    if state.event != RETURN:
        raise UnknownError
    return scope.objects.of(state.value)


def _is(text: str, value: Any, scope: Scope) -> bool:
    """Tell whether a text writes a value: as Python does, in words, or as the nodes of a list."""
    if isinstance(value, Thing):
        return text == ARROW.join(_chain(value, scope))
    if isinstance(value, deque):
        value = list(value)
    if text == str(value):
        return True
    try:
        stated = ast.literal_eval(text.replace("inf", "1e999"))
    except (ValueError, SyntaxError):
        return False
    return bool(stated == value) and (type(stated) is type(value) or isinstance(value, dict))


def _chain(node: Any, scope: Scope) -> Iterator[str]:
    """Yield the values of a linked list, until it ends or comes back."""
    seen = set()
    while isinstance(node, Thing) and node not in seen:
        seen.add(node)
        yield str(scope.objects.of(node.fields.get("val")))
        node = scope.objects.of(node.fields.get("next"))
