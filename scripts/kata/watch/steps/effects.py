"""The variables, items and attributes that a statement reads and sets."""

import ast
from collections.abc import Iterator
from typing import Any, TypeAlias

from kata.watch.steps.code import own_nodes
from kata.watch.steps.evaluate import UNKNOWN, Scope, known
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import Cell, Heap, Held, is_held, number_of
from kata.wire.cells import HELD, compact

Place: TypeAlias = tuple[str, int, str]  # a call and a variable, or an object and a key
CALL, OBJECT = "call", "object"
WHOLE = ""  # the key for anything that an object holds
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


def read_names(statement: ast.stmt | None) -> Iterator[str]:
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


def _inner_targets(statement: ast.stmt | None) -> Iterator[ast.Name]:
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
    value = known(node, scope)
    if not isinstance(value, Held):
        return
    content = scope.heap.content(value.cell)
    is_subscripted = isinstance(around, ast.Subscript) and around.value is node
    if content.shape in ("list", "set", "map") and not is_subscripted:
        yield held(value.number)
        yield from _items(content.items, content.shape)


def _items(items: list[Any], shape: str) -> Iterator[Place]:
    cells = [item for _, item in items] if shape == "map" else items
    for cell in cells[:NESTED]:
        match cell:
            case [kind, int(number)] if kind == HELD:
                yield held(number)


def _part(node: Any, scope: Scope) -> Iterator[Place]:
    """Yield the place of `owner[index]` or `owner.name`; all of the owner where that is unknown."""
    owner = known(node.value, scope)
    if not isinstance(owner, Held):
        return
    content = scope.heap.content(owner.cell)
    if isinstance(node, ast.Attribute):
        if content.shape == "object":
            yield held(owner.number, node.attr)
        return
    index = UNKNOWN if isinstance(node.slice, ast.Slice) else known(node.slice, scope)
    if content.shape == "list" and type(index) is int:
        yield held(owner.number, index + content.size * (index < 0))
    elif content.shape == "map" and isinstance(index, (bool, int, str)):
        yield held(owner.number, index)
    elif content.shape == "map" and isinstance(index, tuple):
        yield held(owner.number, ["tuple", *index])
    else:
        yield held(owner.number)
