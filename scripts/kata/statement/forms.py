"""The forms that a text, a list, a tree or a list of edges may have, and tests of each."""

import re
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from kata.wire.plain import encode

TRIMMED, SPACED, WORDED = "no spaces at its ends", "single spaces", "a word"
CANONICAL, CLOCK, PALINDROME = "no leading zeros", "the form HH:MM", "a palindrome"
SEARCH_TREE, COMPLETE_TREE = "a binary search tree", "a complete binary tree"
TREE, CONNECTED, ACYCLIC = "a tree", "a connected graph", "no cycle"
SINGLE, SINGLE_DIRECTED, LOOPLESS = "no edge twice", "no edge twice in one direction", "no loop"
FROM_0, FROM_1 = "each number from 0 once", "each number from 1 once"
SAME_ITEMS, WITHIN, OUTSIDE = "the items of", "one of the items of", "none of the items of"
Edges = list[tuple[int, int]]


def edges_of(some: list[Any]) -> Edges:
    """Return the edges in a list of pairs, or from parents that a list has at the nodes' places."""
    if all(type(one) is int for one in some):
        return [(node, one) for one, node in enumerate(some) if node >= 0]
    return [(one[0], one[1]) for one in some if isinstance(one, list) and one[1:]]


def _is_connected(some: list[Any], count: int) -> bool:
    """Tell whether so many nodes, or if that is 0, all that are named, are connected."""
    root: dict[int, int] = {}

    def find(node: int) -> int:
        while root.setdefault(node, node) != node:
            root[node] = node = root[root[node]]
        return node

    for one, other in edges_of(some):
        root[find(one)] = find(other)
    groups = sum(node == parent for node, parent in root.items())
    return groups <= 1 and (not count or len(root) == count or count == 1)


def _is_tree(some: list[Any], count: int) -> bool:
    edges = edges_of(some)
    if any(type(one) is int for one in some):
        count = len(some)
    nodes = count or len({node for edge in edges for node in edge}) or 1
    return len(edges) == nodes - 1 and _is_connected(some, nodes)


def _is_acyclic(some: list[Any], _: int) -> bool:
    """Take away nodes to which no edge leads, as long as there are any."""
    after: dict[int, list[int]] = {}
    for one, other in edges_of(some):
        after.setdefault(one, []).append(other)
    entering = Counter(other for others in after.values() for other in others)
    free = [node for node in after if not entering[node]]
    for node in free:  # the list grows as we read it
        for other in after.get(node, ()):
            entering[other] -= 1
            if not entering[other]:
                free.append(other)
    return not any(entering.values())


def _is_search_tree(tree: list[Any], _: Any) -> bool:
    """Tell whether the values of a tree in LeetCode's notation rise from left to right."""
    waiting: deque[tuple[float, float]] = deque([(float("-inf"), float("inf"))])
    for value in tree:
        if not waiting:
            return False
        low, high = waiting.popleft()
        if value is not None:
            if not low < value < high:
                return False
            waiting += (low, value), (value, high)
    return True


def _counted(some: Any) -> Counter[bytes]:
    """Count the items of a list, the letters of a text, or a single value."""
    return Counter(map(encode, some if isinstance(some, (list, str, range)) else [some]))


FORMS: dict[str, Callable[[Any, Any], bool]] = {  # each of a value, and of n or another value
    TRIMMED: lambda text, _: text.strip(" ") == text,
    SPACED: lambda text, _: "  " not in text,
    WORDED: lambda text, _: bool(text.strip(" ")),
    CANONICAL: lambda text, _: len(text) < 2 or text[0] not in ("0", 0),
    CLOCK: lambda text, _: bool(re.fullmatch(r"(?:[01]\d|2[0-3]):[0-5]\d", str(text))),
    PALINDROME: lambda text, _: text == text[::-1],
    SEARCH_TREE: _is_search_tree,
    COMPLETE_TREE: lambda tree, _: None not in tree,
    TREE: _is_tree,
    CONNECTED: _is_connected,
    ACYCLIC: _is_acyclic,
    SINGLE: lambda some, _: len({frozenset(one) for one in edges_of(some)}) == len(edges_of(some)),
    SINGLE_DIRECTED: lambda some, _: len({*edges_of(some)}) == len(edges_of(some)),
    LOOPLESS: lambda some, _: all(one != other for one, other in edges_of(some)),
    FROM_0: lambda some, _: _counted(some) == _counted(range(len(some))),
    FROM_1: lambda some, _: _counted(some) == _counted(range(1, len(some) + 1)),
    SAME_ITEMS: lambda some, others: _counted(some) == _counted(others),
    WITHIN: lambda one, others: encode(one) in _counted(others),
    OUTSIDE: lambda one, others: encode(one) not in _counted(others),
}
OF_TEXTS = {TRIMMED, SPACED, WORDED, CLOCK}  # each of them, in a list
