"""What is not plain data: LeetCode's nodes, and results that it converts."""

from collections import deque
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from kata.wire import BUILTINS
from kata.wire.model import Kind
from kata.wire.records import UnfitError

__builtins__ = BUILTINS

Reader = Callable[[Any], Any]
Writer = Callable[[Any, Any], Any]  # of a result and the arguments after the call
CONVERTED: dict[type, str] = {
    tuple: "tuples", set: "sets", frozenset: "sets", deque: "deques", range: "ranges",
    type({}.keys()): "dictionary views", type({}.values()): "dictionary views",
    type({}.items()): "dictionary views",
}  # fmt: skip
ITERATORS = "iterators"
FOR_BOOL = " in place of a bool"  # the end of the note on a truth value
Note = Callable[[str], None]


class Node(NamedTuple):
    """A kind of node; plain data is LeetCode's notation, always a list."""

    made: type  # the class that a solution finds in scope
    read: Callable[[Any, type], Any]  # the first node, from plain data, and of which class
    write: Reader  # plain data, from the first node
    fits: Callable[[list[Any]], bool]  # whether a list of plain values is valid notation
    about: str  # what the list of problems calls it
    links: tuple[str, ...]  # the fields that lead to other nodes
    drawn: str = ""  # how it is shown: as a "chain" or a "tree", otherwise as a list


class ListNode:
    def __init__(self, val: Any = 0, next: Any = None) -> None:  # noqa: A002 (LeetCode's)
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val: Any = 0, left: Any = None, right: Any = None) -> None:
        self.val = val
        self.left = left
        self.right = right


def linked(values: list[Any] | None, made: type = ListNode) -> Any:
    """Return the first node of a linked list."""
    first = None
    for value in reversed(values or ()):
        first = made(value, first)
    return first


def chained(node: Any) -> list[Any]:
    """Return the values of a linked list."""
    values: list[Any] = []
    seen: set[int] = set()
    while node is not None:
        _require(node, "ListNode", seen, "the linked list has a cycle")
        values.append(node.val)
        node = node.next
    return values


def rooted(values: list[Any] | None, made: type = TreeNode) -> Any:
    """Return the root of a tree with these values, level by level."""
    if not values:
        return None
    root = made(values[0])
    waiting, children = deque([root]), iter(values[1:])
    for value in children:
        node = waiting.popleft()
        for side, child in ("left", value), ("right", next(children, None)):
            if child is not None:
                setattr(node, side, made(child))
                waiting.append(getattr(node, side))
    return root


def levelled(root: Any) -> list[Any]:
    """Return the values of a tree, level by level; None for a child that is missing."""
    values: list[Any] = []
    seen: set[int] = set()
    waiting = deque([root])
    while waiting:
        node = waiting.popleft()
        if node is None:
            values.append(None)
            continue
        _require(node, "TreeNode", seen, "a node occurs twice in the tree")
        values.append(node.val)
        waiting += (node.left, node.right)
    while values and values[-1] is None:
        values.pop()
    return values


def is_tree(values: list[Any]) -> bool:
    """Tell whether this is LeetCode's notation of a tree, with nothing left over."""
    try:
        return levelled(rooted(values)) == values and values[:1] != [None]
    except IndexError:
        return False


def _require(node: Any, name: str, seen: set[int], twice: str) -> None:
    """Raise UnfitError unless it is such a node, not yet seen; its class may be the solution's."""
    if type(node).__name__ != name:
        raise UnfitError(f"{_type(node)} is where a {name} belongs")
    if id(node) in seen:
        raise UnfitError(twice)
    seen.add(id(node))


# Of LeetCode's nodes.
FIELDS = {"val", "label", "next", "random", "left", "right", "neighbors"}
NODES = {
    "ListNode": Node(
        ListNode, linked, chained, lambda v: None not in v, "linked list", ("next",), "chain"
    ),
    "TreeNode": Node(TreeNode, rooted, levelled, is_tree, "tree", ("left", "right"), "tree"),
}


def reader(kind: Kind, given: ModuleType) -> Reader | None:
    """A function that turns plain data into what a solution gets, None if that is the same."""
    if isinstance(kind, str):
        made = getattr(given, kind, None)
        if made and hasattr(given, "read"):
            own: Reader = given.read
            return own
        if kind not in NODES:
            return None
        node = NODES[kind]
        return lambda values: node.read(values, made or node.made)
    outer, inner = kind
    read = reader(inner, given)
    return (lambda values: list(map(read, values))) if read and outer == "List" else read


def writer(
    kind: Kind, given: ModuleType, own: Writer | None, notation: bool = False
) -> Writer | None:
    """Return a function that turns a result into plain data, None if that is the same.

    For the classes of given.py, it is their `own`, if there is one.
    With `notation`, for a reference, a list is already LeetCode's notation of the nodes.
    """
    if kind == "None":
        return lambda *_: None  # LeetCode ignores what a method without a result returns
    if isinstance(kind, str):
        write = own if own and hasattr(given, kind) else _built_in(kind)
        if write and notation:
            return lambda node, arguments: node if type(node) is list else write(node, arguments)
        return write
    outer, inner = kind
    each = writer(inner, given, own, notation)
    if not each or outer != "List":
        return each

    def write_all(values: Any, arguments: Any) -> list[Any]:
        if not isinstance(values, list):
            raise UnfitError(f"returned {_type(values)}, not a list")
        return [each(value, arguments) for value in values]

    return write_all


def _built_in(kind: str) -> Writer | None:
    return (lambda node, _: NODES[kind].write(node)) if kind in NODES else None


def _type(value: Any) -> str:
    return f"a value of type {type(value).__name__}"


def converter(kind: Kind, note: Note) -> Callable[[Any], Any] | None:
    """A function that converts, and notes, what LeetCode does; None if no list or bool is due."""
    depth = 0
    while not isinstance(kind, str):
        depth += kind[0] == "List"
        kind = kind[1]
    is_bool = kind == "bool"
    if not depth:
        return (lambda value: _truth(value, note)) if is_bool else None
    return lambda value: _listed(value, depth, note, is_bool)


def exhausted(value: Any, note: Note) -> Any:
    """Return an iterator's items as a list, anything else as it is."""
    if not hasattr(type(value), "__next__"):
        return value
    note(ITERATORS)
    return list(value)


def _listed(value: Any, depth: int, note: Note, is_bool: bool) -> Any:
    """Return the value as a list, and what is due as a list inside it."""
    if type(value) is not list:
        name = next((CONVERTED[kind] for kind in type(value).__mro__ if kind in CONVERTED), None)
        if not name and hasattr(type(value), "__next__"):
            name = ITERATORS
        if not name and not isinstance(value, list):
            return value
        if name:
            note(name)
        value = list(value)
    if depth > 1 and (depth > 2 or {*map(type, value)} != {list}):
        return [_listed(item, depth - 1, note, is_bool) for item in value]
    if is_bool and depth == 1 and {*map(type, value)} - {bool}:
        return [_truth(item, note) for item in value]
    return value


def _truth(value: Any, note: Note) -> bool:
    """Tell whether the value counts as true."""
    if type(value) is bool:
        return value
    note(("None" if value is None else type(value).__name__) + FOR_BOOL)
    return bool(value)
