"""The expression that raised an exception, with its values."""

import ast
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from kata.judge.model import Sentence
from kata.watch.steps.code import FUNCTIONS, SCOPED, own_nodes, own_statements
from kata.watch.steps.effects import read_names
from kata.watch.steps.evaluate import FAILED, Scope, quoted
from kata.watch.steps.model import GOING_ON, Frame
from kata.watch.steps.recorded_values import LONG, Held, text, told_value
from kata.watch.why.named_faults import fell_off
from kata.watch.why.runs import Replay
from kata.wire.expressions import UnknownError

REMOVING = {"pop", "remove", "popitem"}  # what else a key may be missing for
RAISING = {"dict", "OrderedDict"}  # where a key that is missing is an error
SCOPES = *SCOPED, ast.stmt


def raising_expression(run: Replay) -> Sentence | None:
    """Say which expression raised the exception, or how a name came to be missing."""
    k = run.raising_step
    if k is None or run.seen[k].line != run.line:
        return None
    before, line = run.seen[k - 1], run.line
    frame, kind_and_message = before.going_on, str(run.seen[k].value)
    statement = run.code.statements.get(frame.line)
    if before.event not in (*GOING_ON, "return") or not statement:
        return None
    if kind_and_message.startswith("NameError"):  # values say nothing about a name
        return None
    if kind_and_message.startswith("UnboundLocalError"):
        return _local_by_mistake(frame, kind_and_message, run)
    ended = run.seen[k - 2] if before.event == "back" else before
    told = fell_off(run, ended) if "NoneType" in kind_and_message else ""
    if not told and kind_and_message.startswith("EOFError") and "input" in run.code.line(line):
        told = "input() has nothing to read: LeetCode passes arguments instead"
    if not told and not changes_what_it_reads(statement):
        scope = Scope(frame.names, before.heap, run.code)
        is_known = len(before.frames) > (before.event == "return")
        told = _cause(statement, scope, kind_and_message) if is_known else ""
    return Sentence(f"on line {line}, {told}") if told else None


def _cause(statement: ast.stmt, scope: Scope, kind_and_message: str) -> str:
    """Say which expression raised an exception, if only one can have; else the values there."""
    kind, _, message = kind_and_message.partition(": ")
    causes, unknown = dict[ast.AST, str](), list[ast.AST]()
    for node in evaluated(statement, scope) if kind in CAUSES else ():
        try:
            if cause := CAUSES[kind](node, scope, message):
                causes[node] = cause
        except FAILED:
            unknown.append(node)
    is_sure = all(any(part in causes for part in ast.walk(node)) for node in unknown)
    if is_sure and len({*causes.values()}) == 1:
        return next(iter(causes.values()))
    used = [name for name in dict.fromkeys(read_names(statement)) if name in scope.names]
    told = {name: _value(scope.names[name], scope) for name in used}
    values = ", ".join(f"{name} = {value}" for name, value in told.items() if value)
    return values if len(values) <= 2 * LONG else ""


def _local_by_mistake(frame: Frame, message: str, run: Replay) -> Sentence | None:
    """Say which line makes a name a local of a function, where one around it has that name too."""
    inner, name = run.code.function(frame.function, frame.line), message.partition("'")[2]
    name = name.partition("'")[0]
    around = run.code.parents.get(inner) if inner else None
    while around and not isinstance(around, FUNCTIONS):
        around = run.code.parents.get(around)
    lines = [_lines_that_set(one, name) for one in (inner, around) if one]
    if len(lines) < 2 or not all(lines):
        return None
    (line, *_), (first, *_) = lines
    says = f"{name} is not the one set on line {first}: line {line} makes it local to {inner.name}"
    return Sentence(f"on line {frame.line}, {says}", run.code.quoted(line))


def _lines_that_set(function: Any, name: str) -> list[int]:
    """Return the lines in which a function sets a variable; nothing if it declares that."""
    own = [*own_statements(function)]
    if any(isinstance(one, (ast.Nonlocal, ast.Global)) and name in one.names for one in own):
        return []
    nodes = [(one.lineno, node) for one in own for node in own_nodes(one)]
    return sorted(
        line
        for line, node in nodes
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)
    )


def _value(cell: Any, scope: Scope) -> str:
    """Return a value or, of a list that is too long to be shown, its size."""
    is_list = scope.heap.content(cell).shape == "list"
    return text(cell, scope.heap) or (told_value(cell, scope.heap) if is_list else "")


def changes_what_it_reads(statement: ast.stmt) -> bool:
    """Tell whether a variable may be read with another value than when the statement began."""
    targets = getattr(statement, "targets", [])
    names = [n for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    stored, read = ({n.id for n in names if isinstance(n.ctx, c)} for c in (ast.Store, ast.Load))
    walrus = (isinstance(node, ast.NamedExpr) for node in own_nodes(statement))
    return bool(stored & read) or any(walrus)


def evaluated(statement: ast.stmt, scope: Scope) -> Iterator[Any]:
    """Yield the parts of a statement, without those that run in a scope of their own or not at all.

    Where it is not known whether one runs, it is left out.
    """
    waiting: list[ast.AST] = [statement]
    for node in waiting:  # the list grows as we read it
        waiting += (part for part in _running_parts(node, scope) if not isinstance(part, SCOPES))
        yield node


def _running_parts(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    match node:
        case ast.IfExp():
            yield node.test
            with suppress(*FAILED):
                yield node.body if scope.truth(node.test) else node.orelse
        case ast.BoolOp():
            with suppress(*FAILED):
                for value in node.values:
                    yield value
                    if scope.truth(value) is isinstance(node.op, ast.Or):
                        break
        case _:
            yield from ast.iter_child_nodes(node)


# The functions below say what an expression raised, if it raised an exception of that kind with
# that message, else "". Where that is not known, they raise one of FAILED.


def _index(node: Any, scope: Scope, message: str) -> str:
    """Find an index beyond the ends of a list or a string, or what pops from an empty list."""
    if message.startswith("pop"):
        return _taken_from_empty(node, scope)
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return ""
    kind, shape, size = sized(scope.value(node.value), scope)
    if shape == "map":
        return ""
    index = scope.value(node.slice)
    if shape != "list" or type(index) is not int:
        raise UnknownError
    if -size <= index < size or not message.startswith(kind):
        return ""
    name = ast.unparse(node.value)
    unit = "character" if kind == "string" else "item"
    has = f"{name} has {size} {unit}{'s' * (size != 1)}" if size else f"{name} is empty"
    written = node.slice.operand if isinstance(node.slice, ast.UnaryOp) else node.slice
    if isinstance(written, ast.Constant):
        return f"there is no {ast.unparse(node)}: {has}"
    return f"{ast.unparse(node.slice)} = {index}, but {has}"


def _taken_from_empty(node: Any, scope: Scope) -> str:
    match node:
        case ast.Call(func=ast.Attribute(value=owner, attr="pop" | "popleft" as name)):
            _, shape, size = sized(scope.value(owner), scope)
            if shape != "list" or (size and node.args):
                raise UnknownError
            return "" if size else f"{ast.unparse(owner)} is empty, so {name}() fails"
    return ""


def sized(value: Any, scope: Scope) -> tuple[str, str, int]:
    """Return the type as an IndexError names it, "list" for a sequence or "map", and the length."""
    if isinstance(value, Held):
        kind, shape, _, size = scope.heap.content(value.cell)
        return kind, shape, size
    if isinstance(value, (str, tuple, list)):
        return "string" if isinstance(value, str) else type(value).__name__, "list", len(value)
    return "", "map" if isinstance(value, dict) else "", 0


def _key(node: Any, scope: Scope, message: str) -> str:
    """Return a key that a dictionary does not have."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in REMOVING:
        raise UnknownError
    if not isinstance(node, ast.Subscript) or (
        isinstance(node.ctx, ast.Store)
        and not isinstance(scope.code.parents[node], ast.AugAssign)  # which reads it first
    ):
        return ""
    base, key = scope.value(node.value), scope.value(node.slice)
    if not isinstance(base, Held):
        return ""
    content = scope.heap.content(base.cell)
    if content.type not in RAISING:
        return ""
    is_plain_object = isinstance(key, Held) and scope.code.has_plain_objects
    if is_plain_object and not message and not content.is_cut:
        if any(k == key.cell for k, _ in content.items):
            return ""
        which = f"{ast.unparse(node.slice)}, which is {told_value(key.cell, scope.heap)}"
        return f"{ast.unparse(node.value)} has no key {which}"
    written = quoted(key, scope)
    if content.is_cut or not written:
        raise UnknownError
    if written != message or written in {text(k, scope.heap) for k, _ in content.items}:
        return ""
    return f"{ast.unparse(node.value)} has no key {written}"


def _division(node: Any, scope: Scope, _: str) -> str:
    match node:
        case ast.BinOp(op=ast.Div() | ast.FloorDiv() | ast.Mod(), right=right):
            if scope.value(right) == 0:
                is_written = isinstance(right, ast.Constant)
                return "this divides by 0" if is_written else f"{ast.unparse(right)} is 0"
    return ""


def _attribute_of_none(node: Any, scope: Scope, message: str) -> str:
    match node:
        case ast.Attribute(value=owner, attr=name):
            no_such = f"'NoneType' object has no attribute '{name}'"
            if message == no_such and scope.value(owner) is None:
                return f"{ast.unparse(owner)} is None, which has no attribute {name}"
    return ""


def _item_of_none(node: Any, scope: Scope, message: str) -> str:
    match node:
        case ast.Subscript(value=owner) if message.startswith("'NoneType' object "):
            if scope.value(owner) is None:
                return f"{ast.unparse(owner)} is None, which has no items"
    return ""


CAUSES: dict[str, Callable[[Any, Scope, str], str]] = {
    "IndexError": _index,
    "KeyError": _key,
    "ZeroDivisionError": _division,
    "AttributeError": _attribute_of_none,
    "TypeError": _item_of_none,
}
