"""The conditions and loops around a return, as they were when a call came to it."""

import ast
from collections.abc import Iterator
from typing import Any

from kata.watch.steps.cells import Held
from kata.watch.steps.code import FUNCTIONS, Code, is_branch
from kata.watch.steps.expressions import UNKNOWN, Scope, known
from kata.watch.steps.words import step_of
from kata.watch.why.runs import Replay

LOOPS = ast.For, ast.While


def condition_of_return(run: Replay, own: list[int], guard: ast.AST) -> str:
    """The condition around a return, as it was when the call came to it."""
    if not isinstance(guard, ast.If):
        return ""
    k = next((k for k in reversed(own) if run.seen[k].line == guard.lineno), None)
    step = step_of(run.seen, k, run.code) if k is not None else None
    if not step or step.taken is None:
        return ""
    told = f"because this was {str(step.taken).lower()} in line {guard.lineno}"
    return f"{told}:\n{step.told_condition}" if step.told_condition else ""


def round_of_return(run: Replay, own: list[int], statement: ast.stmt) -> str:
    """Say in which round of a loop a return ended it, if more rounds would have followed."""
    loop: Any = statement
    while loop and not isinstance(loop, (*LOOPS, *FUNCTIONS)):
        loop = run.code.parents.get(loop)
    if not isinstance(loop, ast.For):
        return ""
    rounds = [k for k in own if run.seen[k].line == loop.lineno and run.seen[k].event == "line"]
    outside = [k for k in own if not loop.lineno <= run.seen[k].line <= (loop.end_lineno or 0)]
    rounds = [k for k in rounds if k > max(outside, default=-1)]
    if not rounds or _is_in_loop(loop, run.code):
        return ""
    state = run.seen[rounds[0]]
    most = _length(loop.iter, Scope(state.names, state.heap, run.code))
    if len(rounds) >= most:
        return ""
    nth = "the first" if len(rounds) == 1 else f"round {len(rounds)}"
    return f" in {nth} of {most} rounds of the loop in line {loop.lineno}"


def never_reached(run: Replay, own: list[int], statement: Any, value: str, right: Any) -> str:
    """Say which condition would have led to the right return, and never held."""
    line, code = statement.lineno, run.code
    function = code.function(run.seen[own[-1]].function, line)
    found = []
    for other in own_statements(function) if function else ():
        guard = code.parents[other]
        if not isinstance(other, ast.Return) or not isinstance(guard, ast.If):
            continue
        if not isinstance(other.value, ast.Constant) or not is_right(other.value.value, right):
            continue
        if is_branch(guard, other.lineno):
            tried = [k for k in own if run.seen[k].line == guard.lineno]
            outcomes = (step_of(run.seen, k, code) for k in tried)
            steps = [step for step in outcomes if step.taken is False]
            if steps and len(steps) == sum(run.seen[k].event == "line" for k in tried):
                found.append((steps, guard))
    if len(found) != 1:
        return ""
    ((steps, guard),) = found
    shown = steps[-1].told_condition
    if not shown:
        return ""
    says = f"this was false in line {guard.lineno}"
    if len(steps) > 1:
        says = f"the condition in line {guard.lineno} was false all {len(steps)} times, at last as"
    return f"line {line} returned {value}, because {says}:\n{shown}"


def own_statements(function: Any) -> Iterator[Any]:
    """The statements of a function, without those of functions inside it."""
    waiting = [*function.body]
    for node in waiting:  # the list grows as we read it
        if isinstance(node, ast.stmt):
            yield node
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            waiting += ast.iter_child_nodes(node)


def is_right(value: Any, right: Any) -> bool:
    return right is not UNKNOWN and type(value) is type(right) and bool(value == right)


def _is_in_loop(loop: Any, code: Code) -> bool:
    outer = code.parents.get(loop)
    while outer and not isinstance(outer, FUNCTIONS):
        if isinstance(outer, LOOPS):
            return True
        outer = code.parents.get(outer)
    return False


def _length(node: Any, scope: Scope) -> int:
    """How many items a loop goes through; 0 where that is not known."""
    match node:
        case ast.Call(func=ast.Name(id="range"), args=ends, keywords=[]):
            values = [known(one, scope) for one in ends]
            is_plain = all(type(one) is int for one in values)
            return len(range(*values)) if is_plain and values[2:] != [0] else 0
        case ast.Call(func=ast.Name(id="enumerate"), args=[inner, *_]):
            return _length(inner, scope)
        case ast.Call():
            return 0
    value = known(node, scope)
    if isinstance(value, Held):
        content = scope.heap.content(value.cell)
        return content.size if content.shape in ("list", "set", "map") else 0
    return len(value) if isinstance(value, (str, tuple, list)) else 0
