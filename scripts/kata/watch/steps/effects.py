"""The variables, items and attributes that a statement reads and sets."""

import ast
from collections.abc import Iterator
from typing import Any, TypeAlias

from kata.watch.steps.code import SCOPED, own_nodes
from kata.watch.steps.evaluate import Scope, known
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import Cell, Heap, cell_of, is_held, number_of
from kata.wire.cells import compact

Place: TypeAlias = tuple[str, int, str]  # a call and a variable, or an object and a key
CALL, OBJECT = "call", "object"
WHOLE = ""  # the key for anything that an object holds
APART = *SCOPED, ast.stmt  # with names, or a step, of their own
NESTED = 100  # lists in a list that count as read with it
MUTATING = set(
    "append appendleft add pop popleft popitem remove discard insert extend update clear sort "
    "reverse setdefault rotate move_to_end".split()
)


def variable(call: int, name: str) -> Place:
    return CALL, call, name


def held(number: int, key: Any = WHOLE) -> Place:
    """Name an object's item or attribute, or all that it holds."""
    return OBJECT, number, key if key == WHOLE else compact(key)


def names_of(place: Place, state: State) -> set[str]:
    """Return the names by which a statement could change a place, in a state."""
    kind, number, key = place
    if kind == CALL:
        return {key}
    held_in = {name: _nested([cell], state.heap) for name, cell in state.names.items()}
    return {name for name, some in held_in.items() if number in some} | {key.strip('"')}


def _nested(cells: list[Cell], heap: Heap) -> list[int]:
    """Return the numbers of containers, and of those in them."""
    found: list[int] = []
    for cell in cells:  # the list grows as we read it
        if is_held(cell) and number_of(cell) not in found and len(found) < NESTED:
            found.append(number_of(cell))
            content = heap.content(cell)
            cells += content.cells if content.shape in ("list", "map") else []
    return found


def read_names(statement: ast.stmt | ast.expr | None) -> Iterator[str]:
    """Yield the variables that a statement reads."""
    inner = {node.id for node in _inner_targets(statement)}
    for node in own_nodes(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in inner:
            yield node.id
    if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
        yield statement.target.id


def set_names(statement: ast.stmt | None) -> Iterator[str]:
    """Yield the variables that a statement itself sets."""
    inner = {*_inner_targets(statement)}
    for node in own_nodes(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node not in inner:
            yield node.id


def _inner_targets(statement: ast.stmt | ast.expr | None) -> Iterator[ast.Name]:
    """Yield the variables that only comprehensions in a statement have."""
    for node in own_nodes(statement):
        if isinstance(node, ast.comprehension):
            yield from (one for one in ast.walk(node.target) if isinstance(one, ast.Name))


def mutated_names(statement: ast.stmt | None, whole: bool) -> Iterator[str]:
    """Yield the names by which a statement may set parts of an object; with `whole`, also add."""
    for node in own_nodes(statement):
        match node:
            case ast.Subscript(value=owner, ctx=ast.Store() | ast.Del()):
                yield _root(owner)
            case ast.Attribute(attr=name, ctx=ast.Store()):
                yield name
            case ast.Call(func=ast.Attribute(value=owner, attr=name)):
                yield from [_root(owner)] * (whole and name in MUTATING)
            case ast.Call(func=ast.Name(id="heappush" | "heappop"), args=[owner, *_]):
                yield from [_root(owner)] * whole


def _root(node: ast.expr) -> str:
    """Return the variable or attribute of which an expression takes a part."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return getattr(node, "attr", getattr(node, "id", ""))


def read_objects(statement: ast.stmt | None, scope: Scope) -> Iterator[Place]:
    """Yield the items and attributes that a statement reads, as far as their places are known."""
    is_read_too = [statement.target] if isinstance(statement, ast.AugAssign) else []
    for node in own_nodes(statement):
        if isinstance(getattr(node, "ctx", None), ast.Load) or node in is_read_too:
            yield from _places_read(node, scope)


def set_objects(statement: ast.stmt | None, scope: Scope) -> Iterator[Place]:
    """Yield the items and attributes that a statement sets, even to what they were."""
    for node in own_nodes(statement):
        if isinstance(node, (ast.Subscript, ast.Attribute)) and isinstance(node.ctx, ast.Store):
            yield from (place for place in _part(node, scope) if place[2] != WHOLE)


def _places_read(node: Any, scope: Scope) -> Iterator[Place]:
    if isinstance(node, (ast.Subscript, ast.Attribute)):
        yield from _part(node, scope)
    if not isinstance(node, (ast.Name, ast.Subscript, ast.Attribute)):
        return
    around = scope.code.parents.get(node)
    number = scope.number(known(node, scope))
    content = scope.heap.content(cell_of(number))
    is_subscripted = isinstance(around, ast.Subscript) and around.value is node
    if content.shape in ("list", "set", "map") and not is_subscripted:
        yield held(number)
        some = content.cells[1::2] if content.shape == "map" else content.cells
        yield from (held(number_of(cell)) for cell in some[:NESTED] if is_held(cell))


def _part(node: Any, scope: Scope) -> Iterator[Place]:
    """Yield the place of `owner[index]` or `owner.name`; all of the owner where that is unknown."""
    number = scope.number(known(node.value, scope))
    content = scope.heap.content(cell_of(number))
    if isinstance(node, ast.Attribute):
        if content.shape == "object":
            yield held(number, node.attr)
        return
    index = known(node.slice, scope)
    if content.shape == "list" and type(index) is int:
        yield held(number, index + content.size * (index < 0))
    elif content.shape == "map" and isinstance(index, (bool, int, str)):
        yield held(number, index)
    elif content.shape == "map" and isinstance(index, tuple):
        yield held(number, ["tuple", *index])
    elif content.shape:
        yield held(number)


def mentioned(statement: ast.stmt | None, scope: Scope) -> Iterator[list[int]]:
    """Yield a list's number and the index, and perhaps a letter's, of each item that is named."""
    waiting: list[Any] = [statement] if statement else []
    for node in waiting:  # the list grows as we read it
        waiting += [n for n in ast.iter_child_nodes(node) if not isinstance(n, APART)]
        if isinstance(node, ast.Subscript):
            base, path = known(node.value, scope), [known(node.slice, scope)]
            if type(base) is str and isinstance(outer := node.value, ast.Subscript):
                base, path = known(outer.value, scope), [known(outer.slice, scope), *path]
            if type(base) is list and {*map(type, path)} == {int}:
                yield from (
                    [number, *path] for number in [scope.number(base)] if number is not None
                )
