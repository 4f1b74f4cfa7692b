"""A call as the code writes it, and with the values of its arguments."""

import ast
from typing import Any

from kata.watch.steps.code import Code, own_nodes
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import text
from kata.wire.cells import compact

ARGUMENT, ARGUMENTS = 16, 50  # characters of a value, and of all arguments
BOTH = 76  # characters of a call that is told in both ways


def calling_node(begun: State, code: Code) -> ast.Call | None:
    """Return the expression that made the call that begins in this state; None if unknown."""
    name, _, names = begun.frames[-1]
    kind = begun.heap.content(names.get("self")).type
    wanted = kind if name == "__init__" else name
    if not begun.call and len(begun.frames) > 1:  # before Python 3.11
        nodes = own_nodes(code.statements.get(begun.frames[-2].line))
        found = [node for node in nodes if isinstance(node, ast.Call) and _called(node) == wanted]
        return found[0] if len(found) == 1 else None
    node = code.calls.get(compact(begun.call))
    return node if node and _called(node) == wanted else None


def _called(node: ast.Call) -> str:
    """Return the name of the function or method that an expression calls; "" for no name."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def told_call(node: ast.Call, function: Any, begun: State) -> str:
    """Return the call as it is written, and with its values; "" where these are not all known."""
    parameters = _parameters_of(node, function)
    cells, name = begun.frames[-1].names, _called(node)
    if parameters is None or not cells.keys() >= {*parameters}:
        return ""
    nodes = [*node.args, *(word.value for word in node.keywords)]
    before = ["" for _ in node.args] + [f"{word.arg}=" for word in node.keywords]
    codes = [_code(one) for one in nodes]
    written = [f"{word}{one}" for word, one in zip(before, codes)]
    values = [
        f"{word}{text(cells[parameter], begun.heap, ARGUMENT, nodes=True) or one}"
        for word, one, parameter in zip(before, codes, parameters)
    ]
    code, valued = (f"{name}({', '.join(some)})" for some in (written, values))
    if len(valued) > ARGUMENTS + len(name):
        return f"{name}(...)"
    return valued if code == valued or len(code) + len(valued) > BOTH else f"{code} = {valued}"


def _parameters_of(node: ast.Call, function: Any) -> list[str] | None:
    """Return the parameters that get the arguments of a call, in order; None if unknown."""
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args)]
    if isinstance(node.func, ast.Attribute) or function.name == "__init__":
        names = names[1:] if names[:1] in (["self"], ["cls"]) else names
    words = [word.arg for word in node.keywords]
    is_plain = not any(isinstance(one, ast.Starred) or _is_self(one) for one in node.args)
    if not is_plain or None in words or len(node.args) > len(names):
        return None
    return [*names[: len(node.args)], *(word for word in words if word)]


def _code(node: ast.expr) -> str:
    """Return an argument as it is written; a generator expression without brackets of its own."""
    code = ast.unparse(node)
    return code[1:-1] if isinstance(node, ast.GeneratorExp) else code


def _is_self(node: ast.expr) -> bool:
    """Tell whether an instance is perhaps handed to a function of its class."""
    return isinstance(node, ast.Name) and node.id in ("self", "cls")
