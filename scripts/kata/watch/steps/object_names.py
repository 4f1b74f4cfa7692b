"""The names that a statement gives objects: those that mean the same before it and after it."""

import ast
from collections.abc import Iterator
from typing import Any

from kata.watch.steps.code import SCOPED, own_nodes
from kata.watch.steps.evaluate import Scope, known
from kata.watch.steps.recorded_values import SHORT, Cell, Heap, Held, is_held, text

DEEP = 2  # steps from a variable to an object that is named after it
NAMING = ast.Name, ast.Attribute, ast.Subscript

Scopes = tuple[Scope, Scope]  # before a statement, and after it


def new_object(statement: Any, owner: Cell, key: Any, cell: Cell, scopes: Scopes) -> str:
    """`a new Node` if the statement makes that object and assigns it to this target; else "".

    The target is a variable or, if there is an owner, its attribute or its item.
    """
    after = scopes[1]
    content, code = after.heap.content(cell), after.code
    if content.shape != "object" or content.type in code.bound | {*after.names}:
        return ""
    for target, value in _assignments(statement):
        match value:
            case ast.Call(func=ast.Name(id=made)) if made == content.type:
                if code.has_plain_classes and _is_target(target, owner, key, scopes):
                    written = text(cell, after.heap, SHORT, nodes=True)
                    return f"a new {written or content.type}"
    return ""


def _assignments(statement: Any) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield the targets of an assignment, each with the expression that is assigned to it."""
    match statement:
        case ast.Assign(targets=targets, value=value):
            pairs: list[Any] = [(target, value) for target in targets]
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            pairs = [(target, value)]
        case _:
            return
    for target, value in pairs:  # the list grows as we read it
        match target, value:
            case ast.Tuple(elts=some), ast.Tuple(elts=others) if len(some) == len(others):
                if not any(isinstance(one, ast.Starred) for one in some + others):
                    pairs += zip(some, others)
            case _:
                yield target, value


def _is_target(target: ast.expr, owner: Cell, key: Any, scopes: Scopes) -> bool:
    match target:
        case ast.Name(id=name):
            return owner is None and bool(name == key)
        case ast.Attribute(value=base, attr=name):
            return bool(name == key) and _stays(base, owner, scopes)
        case ast.Subscript(value=base, slice=index):
            is_key = all(known(index, scope) == key for scope in scopes)
            return is_key and type(key) in (int, str) and _stays(base, owner, scopes)
    return False


def variable_name(statement: Any, cell: Cell, scopes: Scopes) -> str:
    """Return the variable in a statement that holds an object before and after it; "" for none."""
    names = (node for node in _named_in(statement) if isinstance(node, ast.Name))
    return next((node.id for node in names if _stays(node, cell, scopes)), "")


def owner_name(statement: Any, cell: Cell, scopes: Scopes) -> str:
    """Return the code that means an object before and after a statement, if the latter can use it.

    Where the statement names no such object, a list, set or map goes by what holds it.
    """
    nodes = [*_named_in(statement)]
    own = next((ast.unparse(node) for node in nodes if _stays(node, cell, scopes)), "")
    if own or scopes[1].heap.content(cell).shape == "object":
        return own
    preferred = {node.id for node in nodes if isinstance(node, ast.Name)}
    before, after = (
        [name for found, name in _paths(scope, preferred) if found == cell] for scope in scopes
    )
    return next((name for name in after if name in before), "")


def _named_in(statement: Any) -> Iterator[Any]:
    """Yield the variables, attributes and items that a statement names in its own scope."""
    nodes = [*own_nodes(statement)]
    inner = {part for node in nodes if isinstance(node, SCOPED) for part in ast.walk(node)}
    yield from (n for n in nodes if isinstance(n, NAMING) and n not in inner)


def _stays(node: ast.expr, cell: Cell, scopes: Scopes) -> bool:
    """Tell whether an expression means that object in both scopes."""
    wanted = Held(cell[1]) if is_held(cell) and isinstance(cell, list) else None
    return wanted is not None and all(known(node, scope) == wanted for scope in scopes)


def _paths(scope: Scope, preferred: set[str]) -> Iterator[tuple[Cell, str]]:
    """Variables, the preferred ones first, then what they hold, then what that holds."""
    level = [(cell, name) for name, cell in scope.names.items() if is_held(cell)]
    level.sort(key=lambda pair: pair[1] not in preferred)
    for _ in range(DEEP):
        yield from level
        level = [
            (item, inner)
            for cell, name in level
            for item, inner in _parts(cell, name, scope.heap)
            if is_held(item)
        ]
    yield from level


def _parts(cell: Cell, name: str, heap: Heap) -> Iterator[tuple[Cell, str]]:
    """Yield what an object holds, each with its name in the code."""
    content = heap.content(cell)
    if content.shape == "list":
        yield from ((item, f"{name}[{i}]") for i, item in enumerate(content.items))
    elif content.shape == "object":
        yield from ((item, f"{name}.{key}") for key, item in content.items)
    elif content.shape == "map":
        for key, item in content.items:
            if is_held(item) and (written := text(key, heap, SHORT)):
                yield item, f"{name}[{written}]"
