"""The expression that raised an exception, with its values."""

import ast
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from kata.source.code import Code
from kata.steps.expressions import Scope
from kata.steps.places import content, told_value
from kata.steps.shown import FAILED, known, quoted
from kata.steps.values import LONG, Held, UnknownError, text

SCOPES = ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.stmt


def raising(seen: list[Any]) -> int | None:
    """The step at which the frame in which the exception arose ends with it; None for no step."""
    found = [k for k, state in enumerate(seen) if state["e"] == "raise"]
    first = next((k for k in reversed(found) if k and seen[k - 1]["e"] != "raise"), None)
    return first if found and found[-1] == len(seen) - 1 else None


def told_error(seen: list[Any], code: Code, line: int) -> str:
    """Which expression raised the exception or, failing that, the values of the names there."""
    k = raising(seen)
    if k is None or seen[k]["f"][-1][1] != line or seen[k - 1]["e"] != "line":
        return ""
    _, begun, names = seen[k - 1]["f"][-1]
    statement = code.statements.get(begun)
    if not statement:
        return ""
    scope = Scope(names, seen[k - 1]["h"], code)
    kind = str(seen[k]["v"]).partition(":")[0]
    reasons = (REASONS[kind](node, scope) for node in _parts(statement, scope) if kind in REASONS)
    found = [*dict.fromkeys(filter(None, reasons))]
    if len(found) == 1:
        return f"in line {line}, {found[0]}"
    own = (part for part in ast.iter_child_nodes(statement) if not isinstance(part, ast.stmt))
    nodes = (node for part in own for node in ast.walk(part))
    used = dict.fromkeys(node.id for node in nodes if isinstance(node, ast.Name))
    told = {n: text(names[n], scope.heap) or _counted(names[n], scope) for n in used if n in names}
    values = ", ".join(f"{name} = {value}" for name, value in told.items() if value)
    return f"in line {line}, {values}" if 0 < len(values) <= 2 * LONG else ""


def _parts(statement: ast.stmt, scope: Scope) -> Iterator[Any]:
    """The expressions of a statement, without those that run in a scope of their own or not at all.

    Where it is not known whether one runs, it is left out.
    """
    waiting: list[ast.AST] = [statement]
    for node in waiting:  # the list grows as we read it
        waiting += (part for part in _reached(node, scope) if not isinstance(part, SCOPES))
        yield node


def _reached(node: ast.AST, scope: Scope) -> Iterator[ast.AST]:
    """The parts of a node that run."""
    if isinstance(node, ast.IfExp):
        yield node.test
        with suppress(*FAILED):
            yield node.body if scope.truth(node.test) else node.orelse
    elif isinstance(node, ast.BoolOp):
        with suppress(*FAILED):
            for value in node.values:
                yield value
                if scope.truth(value) is isinstance(node.op, ast.Or):
                    break
    else:
        yield from ast.iter_child_nodes(node)


def _counted(cell: Any, scope: Scope) -> str:
    """How much a list holds that is too long to be written out."""
    return told_value(cell, scope.heap) if content(cell, scope.heap)[1] == "list" else ""


def _index(node: Any, scope: Scope) -> str:
    """An index beyond a list's or a string's ends."""
    if isinstance(node, ast.Call):
        return _taken_from_empty(node, scope)
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return ""
    base, index = known(node.value, scope), known(node.slice, scope)
    size = _size(base, scope)
    if size < 0 or type(index) is not int or -size <= index < size:
        return ""
    name = ast.unparse(node.value)
    unit = "character" if isinstance(base, str) else "item"
    has = f"{name} has {size} {unit}{'s' * (size != 1)}" if size else f"{name} is empty"
    is_plain = isinstance(node.slice, (ast.Constant, ast.UnaryOp))
    asked = ast.unparse(node if is_plain else node.slice)
    return f"there is no {asked}: {has}" if is_plain else f"{asked} = {index}, but {has}"


def _taken_from_empty(node: ast.Call, scope: Scope) -> str:
    match node.func:
        case ast.Attribute(value=owner, attr="pop" | "popleft" as name):
            if _size(known(owner, scope), scope) == 0:
                return f"{ast.unparse(owner)} is empty, so {name}() fails"
    return ""


def _size(base: Any, scope: Scope) -> int:
    """The length of a list, a tuple or a string; -1 for anything else."""
    if isinstance(base, (str, tuple, list)):
        return len(base)
    if not isinstance(base, Held):
        return -1
    _, shape, items, *size = content(["@", base.number], scope.heap)
    return (size[0] if size else len(items)) if shape == "list" else -1


def _key(node: Any, scope: Scope) -> str:
    if not isinstance(node, ast.Subscript) or _is_set(node, scope):
        return ""
    base, key = known(node.value, scope), known(node.slice, scope)
    if not isinstance(base, Held) or isinstance(key, UnknownError):
        return ""
    _, shape, items, *size = content(["@", base.number], scope.heap)
    written = quoted(key, scope)
    if shape != "map" or size or not written or written in {text(k, scope.heap) for k, _ in items}:
        return ""
    return f"{ast.unparse(node.value)} has no key {written}"


def _is_set(node: ast.Subscript, scope: Scope) -> bool:
    """Whether an item is set, and not read before."""
    parent = scope.code.parents[node]
    return isinstance(node.ctx, ast.Store) and not isinstance(parent, ast.AugAssign)


def _division(node: Any, scope: Scope) -> str:
    match node:
        case ast.BinOp(op=ast.Div() | ast.FloorDiv() | ast.Mod(), right=right):
            if known(right, scope) == 0:
                is_written = isinstance(right, ast.Constant)
                return "this divides by 0" if is_written else f"{ast.unparse(right)} is 0"
    return ""


def _none(node: Any, scope: Scope) -> str:
    """An attribute or an item of None."""
    if isinstance(node, (ast.Attribute, ast.Subscript)) and known(node.value, scope) is None:
        name = ast.unparse(node.value)
        what = f"attribute {node.attr}" if isinstance(node, ast.Attribute) else "items"
        return f"{name} is None, which has no {what}"
    return ""


REASONS: dict[str, Callable[[Any, Scope], str]] = {
    "IndexError": _index,
    "KeyError": _key,
    "ZeroDivisionError": _division,
    "AttributeError": _none,
    "TypeError": _none,
}
