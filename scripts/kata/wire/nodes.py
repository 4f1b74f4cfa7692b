"""LeetCode's linked lists and trees: the classes, and their way from and to plain data.

A kind is a type of the signature as plain data: "int", "ListNode", ("List", "TreeNode") ...
"""

from collections import deque

from kata.wire import BUILTINS
from kata.wire.errors import UnfitError

__builtins__ = BUILTINS


class ListNode:
    def __init__(self, val=0, next=None):  # noqa: A002 (LeetCode's name)
        self.val = val
        self.next = next


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def reader(kind, given):
    """What makes the object that a solution gets out of plain data, None for plain data itself."""
    if isinstance(kind, str):
        own = getattr(given, "read", None) if hasattr(given, kind) else None
        return own or {"ListNode": linked, "TreeNode": rooted}.get(kind)
    outer, inner = kind
    read = reader(inner, given)
    return read and ((lambda values: list(map(read, values))) if outer == "List" else read)


def writer(kind, given, notation=False):
    """What makes plain data out of a result, None for plain data itself.

    With `notation`, as for a reference, a list is taken for LeetCode's notation of the nodes.
    """
    if kind == "None":
        return lambda *_: None  # LeetCode ignores what a method without a result returns
    if isinstance(kind, str):
        own = getattr(given, "write", None) if hasattr(given, kind) else None
        write = own or {"ListNode": chained, "TreeNode": levelled}.get(kind)
        if write and notation:
            return lambda node, arguments: node if type(node) is list else write(node, arguments)
        return write
    outer, inner = kind
    write = writer(inner, given, notation)
    if not write or outer != "List":
        return write

    def write_all(values, arguments):
        if not isinstance(values, list):
            raise UnfitError(f"returned {_type(values)}, not a list")
        return [write(value, arguments) for value in values]

    return write_all


def linked(values):
    """The first node of a linked list."""
    first = None
    for value in reversed(values or ()):
        first = ListNode(value, first)
    return first


def rooted(values):
    """The root of a tree, which is given level by level."""
    if not values:
        return None
    root = TreeNode(values[0])
    waiting, children = deque([root]), iter(values[1:])
    for value in children:
        node = waiting.popleft()
        for side, child in ("left", value), ("right", next(children, None)):
            if child is not None:
                setattr(node, side, TreeNode(child))
                waiting.append(getattr(node, side))
    return root


def is_tree(values):
    """Whether this is LeetCode's notation of a tree, with nothing left over."""
    try:
        return levelled(rooted(values)) == values and values[:1] != [None]
    except IndexError:
        return False


def chained(node, _arguments=()):
    """The values of a linked list."""
    values, seen = [], set()
    while node is not None:
        _require(node, "ListNode", seen, "the linked list has a cycle")
        values.append(node.val)
        node = node.next
    return values


def levelled(root, _arguments=()):
    """The values of a tree, level by level; None for a child that is missing."""
    values, seen, waiting = [], set(), deque([root])
    while waiting:
        node = waiting.popleft()
        if node is None:
            values.append(None)
            continue
        _require(node, "TreeNode", seen, "a node stands in the tree twice")
        values.append(node.val)
        waiting += (node.left, node.right)
    while values and values[-1] is None:
        values.pop()
    return values


def _require(node, name, seen, twice):
    """Refuse what is not such a node (a class of that name in the solution's file will do)."""
    if type(node).__name__ != name:
        raise UnfitError(f"{_type(node)} stands where a {name} belongs")
    if id(node) in seen:
        raise UnfitError(twice)
    seen.add(id(node))


def _type(value):
    return f"a value of type {type(value).__name__}"
