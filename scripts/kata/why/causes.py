"""Which expressions raise an exception of a kind: what they raised, in words.

Each function returns "" for an expression that did not raise it, None where that is not known.
"""

import ast
from collections.abc import Callable
from typing import Any

from kata.steps.expressions import Scope
from kata.steps.places import content
from kata.steps.shown import UNKNOWN, known, quoted
from kata.steps.values import Held, text

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
    _, shape, items, *size = content(["@", base.number], scope.heap)
    return (size[0] if size else len(items)) if shape == "list" else -1


def _is_map(base: Any, scope: Scope) -> bool:
    if not isinstance(base, Held):
        return isinstance(base, dict)
    return bool(content(["@", base.number], scope.heap)[1] == "map")


def _type(base: Any, scope: Scope) -> str:
    """How an IndexError begins to say what the index is beyond."""
    if isinstance(base, Held):
        return str(content(["@", base.number], scope.heap)[0])
    return "string" if isinstance(base, str) else type(base).__name__


def _key(node: Any, scope: Scope, message: str) -> str | None:
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in REMOVING:
        return None
    if not isinstance(node, ast.Subscript) or _is_set(node, scope):
        return ""
    base, key = known(node.value, scope), known(node.slice, scope)
    if not isinstance(base, Held) or key is UNKNOWN:
        return None if base is UNKNOWN or key is UNKNOWN else ""
    kind, _, items, *size = content(["@", base.number], scope.heap)
    if kind not in RAISING:
        return ""
    written = quoted(key, scope)
    if size or not written:
        return None
    if written != message or written in {text(k, scope.heap) for k, _ in items}:
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
