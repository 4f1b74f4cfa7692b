"""The expression that raised an exception, with its values."""

import ast
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from kata.watch.steps.cells import LONG, Cell, Held, text, told_value
from kata.watch.steps.code import Code, own_nodes
from kata.watch.steps.expressions import FAILED, UNKNOWN, Scope, known, quoted
from kata.watch.steps.model import State

NO_ATTRIBUTE = "'NoneType' object has no attribute '{}'"
REMOVING = {"pop", "remove", "popitem"}  # what else a key may be missing for
RAISING = {"dict", "OrderedDict"}  # where a key that is missing is an error


def cause(kind: str, node: Any, scope: Scope, message: str) -> str | None:
    """What this expression raised, if it raised an exception of this kind with this message."""
    found = CAUSES.get(kind)
    return found(node, scope, message) if found else ""


def _index(node: Any, scope: Scope, message: str) -> str | None:
    """An index beyond a list's or a string's ends, or an item taken from an empty list."""
    if message.startswith("pop"):
        return _taken_from_empty(node, scope)
    if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Slice):
        return ""
    base, index = known(node.value, scope), known(node.slice, scope)
    if _is_map(base, scope):
        return ""
    size = _size(base, scope)
    if size < 0 or type(index) is not int:
        return None
    if -size <= index < size or not message.startswith(_type(base, scope)):
        return ""
    name = ast.unparse(node.value)
    unit = "character" if isinstance(base, str) else "item"
    has = f"{name} has {size} {unit}{'s' * (size != 1)}" if size else f"{name} is empty"
    written = node.slice.operand if isinstance(node.slice, ast.UnaryOp) else node.slice
    is_plain = isinstance(written, ast.Constant)
    asked = ast.unparse(node if is_plain else node.slice)
    return f"there is no {asked}: {has}" if is_plain else f"{asked} = {index}, but {has}"


def _taken_from_empty(node: Any, scope: Scope) -> str | None:
    match node:
        case ast.Call(func=ast.Attribute(value=owner, attr="pop" | "popleft" as name)):
            size = _size(known(owner, scope), scope)
            if size == 0:
                return f"{ast.unparse(owner)} is empty, so {name}() fails"
            return "" if size > 0 and not node.args else None
    return ""


def _size(base: Any, scope: Scope) -> int:
    """The length of a list, a tuple or a string; -1 for anything else."""
    if isinstance(base, (str, tuple, list)):
        return len(base)
    if not isinstance(base, Held):
        return -1
    content = scope.heap.content(base.cell)
    return content.size if content.shape == "list" else -1


def _is_map(base: Any, scope: Scope) -> bool:
    if not isinstance(base, Held):
        return isinstance(base, dict)
    return scope.heap.content(base.cell).shape == "map"


def _type(base: Any, scope: Scope) -> str:
    """How an IndexError begins to say what the index is beyond."""
    if isinstance(base, Held):
        return scope.heap.content(base.cell).type
    return "string" if isinstance(base, str) else type(base).__name__


def _key(node: Any, scope: Scope, message: str) -> str | None:
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in REMOVING:
        return None
    if not isinstance(node, ast.Subscript) or _is_set(node, scope):
        return ""
    base, key = known(node.value, scope), known(node.slice, scope)
    if not isinstance(base, Held) or key is UNKNOWN:
        return None if base is UNKNOWN or key is UNKNOWN else ""
    content = scope.heap.content(base.cell)
    if content.type not in RAISING:
        return ""
    written = quoted(key, scope)
    if content.is_cut or not written:
        return None
    if written != message or written in {text(k, scope.heap) for k, _ in content.items}:
        return ""
    return f"{ast.unparse(node.value)} has no key {written}"


def _is_set(node: ast.Subscript, scope: Scope) -> bool:
    """Whether an item is set, and not read before."""
    parent = scope.code.parents[node]
    return isinstance(node.ctx, ast.Store) and not isinstance(parent, ast.AugAssign)


def _division(node: Any, scope: Scope, _: str) -> str | None:
    match node:
        case ast.BinOp(op=ast.Div() | ast.FloorDiv() | ast.Mod(), right=right):
            divisor = known(right, scope)
            if divisor == 0:
                is_written = isinstance(right, ast.Constant)
                return "this divides by 0" if is_written else f"{ast.unparse(right)} is 0"
            return None if divisor is UNKNOWN else ""
    return ""


def _attribute_of_none(node: Any, scope: Scope, message: str) -> str | None:
    if not isinstance(node, ast.Attribute) or message != NO_ATTRIBUTE.format(node.attr):
        return ""
    owner = known(node.value, scope)
    if owner is not None:
        return None if owner is UNKNOWN else ""
    return f"{ast.unparse(node.value)} is None, which has no attribute {node.attr}"


def _item_of_none(node: Any, scope: Scope, message: str) -> str | None:
    if not isinstance(node, ast.Subscript) or not message.startswith("'NoneType' object "):
        return ""
    owner = known(node.value, scope)
    if owner is not None:
        return None if owner is UNKNOWN else ""
    return f"{ast.unparse(node.value)} is None, which has no items"


CAUSES: dict[str, Callable[[Any, Scope, str], str | None]] = {
    "IndexError": _index,
    "KeyError": _key,
    "ZeroDivisionError": _division,
    "AttributeError": _attribute_of_none,
    "TypeError": _item_of_none,
}


SCOPES = ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.stmt


def raising(seen: list[State]) -> int | None:
    """The step at which the frame in which the exception arose ends with it; None for no step."""
    found = [k for k, state in enumerate(seen) if state.event == "raise"]
    first = next((k for k in reversed(found) if k and seen[k - 1].event != "raise"), None)
    return first if found and found[-1] == len(seen) - 1 else None


def told_error(seen: list[State], code: Code, line: int) -> str:
    """Which expression raised the exception or, failing that, the values of the names there."""
    k = raising(seen)
    if k is None or seen[k].line != line or seen[k - 1].event != "line":
        return ""
    _, begun, names = seen[k - 1].frames[-1]
    statement = code.statements.get(begun)
    if not statement or _changes_what_it_reads(statement):
        return ""
    scope = Scope(names, seen[k - 1].heap, code)
    kind, _, message = str(seen[k].value).partition(": ")
    parts = _parts(statement, scope)
    reasons = {node: cause(kind, node, scope, message) for node in parts}
    sure = [node for node, reason in reasons.items() if reason]
    unknown = (node for node, reason in reasons.items() if reason is None)
    reached = (node for node in unknown if not {*sure} & {*ast.walk(node)})  # not around the cause
    if len({reasons[node] for node in sure}) == 1 and not any(reached):
        return f"in line {line}, {reasons[sure[0]]}"
    used = dict.fromkeys(node.id for node in own_nodes(statement) if isinstance(node, ast.Name))
    told = {n: text(names[n], scope.heap) or _counted(names[n], scope) for n in used if n in names}
    values = ", ".join(f"{name} = {value}" for name, value in told.items() if value)
    return f"in line {line}, {values}" if 0 < len(values) <= 2 * LONG else ""


def _changes_what_it_reads(statement: ast.stmt) -> bool:
    """Whether a variable may have another value when it is read than when the statement began."""
    targets = getattr(statement, "targets", [])
    names = [n for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
    stored, read = ({n.id for n in names if isinstance(n.ctx, c)} for c in (ast.Store, ast.Load))
    walrus = (isinstance(node, ast.NamedExpr) for node in own_nodes(statement))
    return bool(stored & read) or any(walrus)


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


def _counted(cell: Cell, scope: Scope) -> str:
    """The size of a list that is too long to be shown."""
    is_list = scope.heap.content(cell).shape == "list"
    return told_value(cell, scope.heap) if is_list else ""
