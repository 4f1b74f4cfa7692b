"""What no step of a run shows: which expression raised, shared lists, a new list, no return."""

import ast
from typing import Any

from kata.judge.model import Sentence
from kata.problem.tree import inside
from kata.text import plural
from kata.watch.steps.code import FUNCTIONS, own_nodes
from kata.watch.steps.effects import held, read_names
from kata.watch.steps.evaluate import UNKNOWN, Scope, known, quoted
from kata.watch.steps.model import GOING_ON, Frame, State
from kata.watch.steps.objects import NO_NUMBER
from kata.watch.steps.recorded_values import LONG, Cell, cell_of, is_held, number_of, told_value
from kata.watch.steps.run import Run
from kata.watch.why.failure import Failure, judged, said
from kata.wire.model import CHANGED, RETURNED

RESULT = "the result"


def fault_of(failure: Failure) -> Sentence | None:
    """Name what is at fault in a run that fails, if it is one of a few."""
    run, shape = failure.run, failure.shape
    if run.has_raised:
        return raising_expression(failure)
    if shape.written:
        return None
    if fault := shared_list(failure):
        return fault
    if shape.way == CHANGED:
        return left_as_it_was(run, judged(run, shape)[0])
    end = run.seen[-1]
    if shape.way == RETURNED and not shape.returns_nothing and (says := fell_off(run, end)):
        return said(run, end.line, says)
    return None


def shared_list(failure: Failure) -> Sentence | None:
    """Find a list that is more than one item of another, or was put into the result, and changed.

    Of other lists than the result, only those count that one statement multiplied: `[[0] * n] * m`.
    """
    run, end = failure.run, len(failure.run.seen) - 1
    lines = {line for line, one in run.code.statements.items() if _multiplies(one)}
    made = sorted(
        k + 1 for (_, line), some in run.history.runs.items() if line in lines for k in some
    )
    wholes = [(name, cell, k) for k in made if k <= end for name, cell in run.seen[k].names.items()]
    for name, whole, k in (*wholes, (RESULT, judged(run, failure.shape)[0], end)):
        items, heap = _items(whole, run.seen[k]), run.seen[k].heap
        for item in map(cell_of, dict.fromkeys(map(number_of, filter(is_held, items)))):
            is_container = heap.content(item).shape in ("list", "set", "map")
            if is_container and (fault := _changed_later(run, name, whole, item, items)):
                return fault
    return None


def _items(cell: Cell, state: State) -> list[Cell]:
    content = state.heap.content(cell)
    return content.items if content.shape == "list" else []


def _multiplies(statement: ast.stmt) -> bool:
    """Return whether a statement repeats a list of one item."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and any(isinstance(a, ast.List) and len(a.elts) == 1 for a in (node.left, node.right))
        for node in own_nodes(statement)
    )


def _changed_later(
    run: Run, name: str, whole: Cell, item: Cell, items: list[Cell]
) -> Sentence | None:
    """Say which line changes a list that stands in another, if it is shared or emptied there."""
    places = [str(i) for i, one in enumerate(items) if one == item]
    added = next((k for k, state in enumerate(run.seen) if item in _items(whole, state)), 0)
    changes = run.history.set_at[held(number_of(item))]
    least = 1 if name == RESULT else 2
    later = [k for k in changes if k >= added and _items(whole, run.seen[k]).count(item) >= least]
    sizes = [run.seen[k].heap.content(item).size for k in (added, -1)]
    if not added or not later or not (places[1:] or sizes[0] > sizes[1] == 0):
        return None
    line, changing = (run.seen[k].line for k in (run.history.began[added - 1], later[0]))
    which = f"item {places[0]} of {name} is the list itself, not a copy"
    if places[1:]:
        some = f"items {', '.join(places[:-1])} and {places[-1]}"
        some = "all items" if len(places) == len(items) > 2 else some
        which = f"{some} of {name} are one and the same list"
    says = f"{which}: line {line} added it, and line {changing} changed it later"
    return said(run, line, says)


def left_as_it_was(run: Run, cell: Cell) -> Sentence | None:
    """Find a list that should be changed in place but is as it was given."""
    start, end = run.seen[0], run.seen[-1]
    names = [name for name, one in start.names.items() if one == cell]
    if len(names) != 1 or start.heap.content(cell).shape != "list":
        return None
    if run.history.set_at[held(number_of(cell))][1:]:
        return None
    (name,) = names
    rebound = (k for k, s in enumerate(run.seen) if s.depth == 1 and s.names.get(name) != cell)
    k = next(rebound, None)
    if k and name in run.seen[k].names:
        line = run.seen[run.history.began[k - 1]].line
        says = f"line {line} makes {name} a new list, so the one that was given never changes"
        return said(run, line, says)
    if end.event == "return" and is_held(end.value) and end.value != cell:
        says = f"line {end.line} returns another list, but {name} itself had to change"
        return said(run, end.line, f"{says}, and it did not")
    return None


def fell_off(run: Run, end: State) -> str:
    """Say that the call that ends in a state had no return, and so gave None."""
    if end.event != "return" or end.value is not None:
        return ""
    if isinstance(run.code.statements.get(end.line), ast.Return):
        return ""
    return f"{end.function} returned None: it fell off the end after line {end.line}"


def raising_expression(failure: Failure) -> Sentence | None:
    """Say which expression raised the exception, or how a name came to be missing."""
    run, k = failure.run, failure.run.raising_step
    if not k or run.seen[k].line != failure.outcome.line:
        return None
    before, line = run.seen[k - 1], failure.outcome.line
    frame, raised = before.going_on, str(run.seen[k].value)
    statement = run.code.statements.get(frame.line)
    is_shown = before.event in (*GOING_ON, "return")
    if not statement or not is_shown or raised.startswith("NameError"):  # a name has no value
        return None
    if raised.startswith("UnboundLocalError"):
        return _local_by_mistake(frame, raised, run)
    ended = run.seen[k - 2] if before.event == "back" else before
    told = fell_off(run, ended) if "NoneType" in raised else ""
    if not told and raised.startswith("EOFError") and "input" in run.code.line(line):
        told = "input() has nothing to read: LeetCode passes arguments instead"
    is_known = len(before.frames) > (before.event == "return")
    if not told and is_known and not changes_what_it_reads(statement):
        node = run.code.expression(run.seen[k].at)
        told = _told(statement, node, Scope(before, run.code, frame))
    return Sentence(f"on line {line}, {told}", "", line) if told else None


def _told(statement: ast.stmt, node: ast.expr | None, scope: Scope) -> str:
    """Say what raised, which Python knows since 3.11, with its values; else those on the line."""
    parts, owner = _operands(node), node.value if isinstance(node, ast.Subscript) else None
    if isinstance(getattr(node, "ctx", None), ast.Store):  # what is stored counts, too
        parts += map(ast.Name, read_names(statement))
    values = [_value(one, scope, one is owner) for one in parts]
    where = f"in {ast.unparse(node)}: " if node and any(values) else ""
    names = [name for name in read_names(node or statement) if name != "self"]
    values = values if where else [_value(ast.Name(name), scope, False) for name in names]
    told = ", ".join(dict.fromkeys(filter(None, values)))
    return f"{where}{told}" if 0 < len(told) <= 2 * LONG else ""


def _operands(node: ast.expr | None) -> list[ast.expr]:
    """Return what the value of an expression depends on; nothing where its form does not say it."""
    match node:
        case ast.Subscript(value=owner, slice=index):
            return [index, owner]
        case ast.Attribute(value=owner):
            return [owner]
        case ast.Call(func=ast.Attribute(value=owner), args=given):
            return [owner, *given]
        case ast.Call(args=given):
            return given
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
    return []


def _value(part: ast.expr, scope: Scope, has_index: bool) -> str:
    """Return an expression with its value or, of a sequence that has an index, with its size."""
    value, name = known(part, scope), ast.unparse(part)
    if value is UNKNOWN:
        return ""
    if hasattr(value, "__getitem__") and not isinstance(value, dict):
        if not len(value):
            return f"{name} is empty"
        if has_index:
            unit = "character" if isinstance(value, str) else "item"
            return f"{name} has {plural(len(value), unit)}"
    if written := quoted(value, scope):
        return f"{name} = {written}" if written != name else ""
    number = scope.number(value)
    return "" if number == NO_NUMBER else f"{name} is {told_value(cell_of(number), scope.heap)}"


def _local_by_mistake(frame: Frame, message: str, run: Run) -> Sentence | None:
    """Say which line makes a name a local of a function, where one around it has that name too."""
    name, inner = message.split("'")[1], run.code.function(frame.function, frame.line)
    outer = run.code.parents.get(inner)
    while outer and not isinstance(outer, FUNCTIONS):
        outer = run.code.parents.get(outer)
    lines = [_first_line_that_sets(one, name) for one in (inner, outer) if one]
    if len(lines) < 2 or not all(lines):
        return None
    line, first = lines
    says = f"{name} is not the one set on line {first}: line {line} makes it local to {inner.name}"
    return said(run, line, f"on line {frame.line}, {says}")


def _first_line_that_sets(function: Any, name: str) -> int:
    """Return the first line in which a function itself sets a variable; 0 for none."""
    names = (node for node in inside(function.body) if isinstance(node, ast.Name))
    some = (node.lineno for node in names if (node.id, type(node.ctx)) == (name, ast.Store))
    return min(some, default=0)


def changes_what_it_reads(statement: ast.stmt) -> bool:
    """Tell whether a variable may be read with another value than when the statement began."""
    targets = getattr(statement, "targets", [])
    names = [n for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    stored, read = ({n.id for n in names if isinstance(n.ctx, c)} for c in (ast.Store, ast.Load))
    walrus = (isinstance(node, ast.NamedExpr) for node in own_nodes(statement))
    return bool(stored & read) or any(walrus)
