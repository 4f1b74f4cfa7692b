"""How a call came to the value that it returned."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from kata.watch.steps.cells import SHORT, is_held, text, value_of
from kata.watch.steps.code import SCOPED, own_nodes
from kata.watch.steps.expressions import UNKNOWN, Scope, known, quoted
from kata.watch.steps.model import Span
from kata.watch.steps.words import MOST
from kata.watch.why.guards import (
    condition_of_return,
    never_reached,
    own_statements,
    round_of_return,
)
from kata.watch.why.runs import Replay
from kata.wire.expressions import UnknownError

READABLE = ast.Name, ast.Attribute, ast.Subscript
SCALARS = bool, int, float, str


class Change(NamedTuple):
    """A step after which an expression has another value than before."""

    step: int
    line: int
    old: Any
    new: Any


def how_it_returned(run: Replay, span: Span, right: Any = UNKNOWN) -> str:
    """The return that ended a call, with the change or the condition that led to its value.

    `right` is the value that it should return, where only one is right.
    """
    code, value = run.code, run.returned_text(span)
    own = own_steps(run, span)
    begun = next((k for k in reversed(own) if run.seen[k].event == "line"), None)
    line = 0 if begun is None else run.seen[begun].line
    statement: Any = code.statements.get(line)
    if statement and not isinstance(statement, ast.Return):
        return ended_without_return(run, span)
    if not value or not statement or begun is None:
        return ""
    changes = [*changes_of(statement.value, run, span)]
    if condition := condition_of_return(run, own, code.parents[statement]):
        return f"line {line} returned {value}{round_of_return(run, own, statement)}, {condition}"
    if isinstance(statement.value, ast.Constant):
        told = never_reached(run, own, statement, value, right)
        return told or f"line {line} returned {value}{_left_over(run, span)}:\n{code.quoted(line)}"
    if changes:
        assigned = _last_assignment(run, own, statement.value)
        last = changes[-1].line if assigned < changes[-1].step else run.seen[assigned].line
        is_first = not changes[1:] and last == changes[0].line
        since = "stayed {} from line {} on" if is_first else "was {} after line {}"
        name = f"{ast.unparse(statement.value)}, which {since.format(value, last)}"
        return f"line {line} returned {name}:\n{code.quoted(last)}"
    if isinstance(statement.value, ast.Name):
        return ""
    operands = _operands(run, span, begun, statement)
    return f"line {line} returned {value}{operands}:\n{code.quoted(line)}"


def own_steps(run: Replay, span: Span) -> list[int]:
    """The steps of a call, without those of the calls that it makes, and without its end."""
    return [k for k in range(span.first, span.last) if run.seen[k].depth == span.depth]


def passed_on(run: Replay, span: Span) -> Span:
    """The call whose result a call returns as it is, and so on; or the call itself."""
    statement: Any = run.code.statements.get(run.seen[span.last].line)
    if not isinstance(statement, ast.Return) or not isinstance(statement.value, ast.Call):
        return span
    name = getattr(statement.value.func, "attr", getattr(statement.value.func, "id", ""))
    inner = [s for s in run.spans if span.first < s.first <= s.last < span.last]
    last = next((s for s in reversed(inner) if s.depth == span.depth + 1), None)
    is_it = last and last.name == name and not last.resumed
    return passed_on(run, last) if last and is_it else span


def ended_without_return(run: Replay, span: Span) -> str:
    """Say after which line a call ended without a return, where other ways give a value."""
    end = run.seen[span.last]
    function = run.code.function(end.function, end.line)
    if end.event != "return" or end.value is not None or not function:
        return ""
    if isinstance(run.code.statements.get(end.line), ast.Return):
        return ""
    inner = (node for node in own_statements(function) if isinstance(node, ast.Return))
    if span.depth > 1 and not any(node.value for node in inner):
        return ""
    return (
        f"{span.name} ended after line {end.line}, without a return:\n{run.code.quoted(end.line)}"
    )


def changes_of(node: Any, run: Replay, span: Span) -> Iterator[Change]:
    """The changes of a variable, an attribute or an item to plain values, while a call runs."""
    if not isinstance(node, READABLE):
        return
    old: Any = UNKNOWN
    for k in range(span.first, span.last + 1):
        state = run.seen[k]
        above = state.depth - span.depth
        if above >= len(state.frames):  # it is too deep to be recorded
            old = UNKNOWN
            continue
        scope = Scope(state.frames[-1 - above].names, state.heap, run.code)
        new = known(node, scope)
        if new is UNKNOWN or not isinstance(new, SCALARS):
            if new is not UNKNOWN:
                old = UNKNOWN
            continue
        if k > span.first and (type(new) is not type(old) or new != old):
            line = run.seen[k - 1].going_on.line
            yield Change(k - 1, line, old, new)
        old = new


def _last_assignment(run: Replay, own: list[int], node: ast.expr) -> int:
    """The last step in which a call itself assigned a variable, even the same value; or -1."""
    for k in reversed(own):
        statement = run.code.statements.get(run.seen[k].line)
        stored = (n for n in own_nodes(statement) if isinstance(getattr(n, "ctx", None), ast.Store))
        if run.seen[k].event == "line" and ast.unparse(node) in map(ast.unparse, stored):
            return k
    return -1


def plain_value(cell: Any) -> Any:
    """A number, a text or a boolean as Python has it; UNKNOWN for any other value."""
    with suppress(UnknownError):
        value = value_of(cell)
        return value if isinstance(value, SCALARS) else UNKNOWN
    return UNKNOWN


def _left_over(run: Replay, span: Span) -> str:
    """Name what a call has put into lists and the like of its own, and still holds when it ends."""
    end, given = run.seen[span.last], run.seen[span.first].names
    held = {n: cell for n, cell in end.names.items() if is_held(cell) and n not in given}
    told = {}
    for name, cell in held.items():
        contents = [run.seen[k].heap.content(cell) for k in own_steps(run, span)]
        known_ones = [one for one in contents if one.shape in ("list", "set", "map")]
        now = end.heap.content(cell)
        if now.items and any(one.items != now.items for one in known_ones):
            told[name] = text(cell, end.heap, SHORT)
    values = ", ".join(f"{name} = {value}" for name, value in told.items() if value)
    return f", with {values}" if 0 < len(values) <= MOST - 30 else ""


def _operands(run: Replay, span: Span, k: int, statement: Any) -> str:
    """The values of the variables, items and own calls in a return that begins with a step."""
    state = run.seen[k]
    end, told = run.seen[span.last], _results(run, span, k, statement)
    scopes = [Scope(one.names, one.heap, run.code) for one in (state, end)]
    waiting: list[Any] = [statement.value]
    while waiting:
        node = waiting.pop(0)
        if isinstance(node, SCOPED) or ast.unparse(node) in told:
            continue
        is_read = isinstance(node, READABLE)
        written = {quoted(known(node, scope), scope) for scope in scopes} if is_read else {""}
        (value, *others) = written
        if value and not others and known(node, scopes[0]) is not UNKNOWN:  # and no call changes it
            if value != ast.unparse(node):  # `inf = inf` says nothing
                told[ast.unparse(node)] = value
        elif isinstance(node, ast.Call):
            waiting += node.args
        else:
            waiting += ast.iter_child_nodes(node)
    values = ", ".join(f"{name} = {value}" for name, value in told.items())
    return f", with {values}" if 0 < len(values) <= MOST - 20 else ""


def _results(run: Replay, span: Span, k: int, statement: Any) -> dict[str, str]:
    """What the calls in a return gave, where each of them was made once; else nothing."""
    inner = [s for s in run.spans if k < s.first <= s.last < span.last]
    made = [s for s in inner if s.depth == span.depth + 1 and not s.resumed]
    nodes = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
    names = {s.name for s in made}
    calls = sorted(
        (n for n in nodes if getattr(n.func, "attr", getattr(n.func, "id", "")) in names),
        key=lambda n: (n.end_lineno or 0, n.end_col_offset or 0),
    )
    scoped = any(isinstance(node, (*SCOPED, ast.IfExp)) for node in ast.walk(statement))
    found = [s.name for s in made]
    if scoped or found != [getattr(n.func, "attr", getattr(n.func, "id", "")) for n in calls]:
        return {}
    written = {ast.unparse(n): run.returned_text(s, SHORT) for n, s in zip(calls, made)}
    return {name: value for name, value in written.items() if value}
