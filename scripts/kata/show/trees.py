"""Linked lists and trees as text, for a terminal."""

from collections.abc import Callable
from typing import Any

from kata.problem.kinds import required
from kata.text import text_of
from kata.wire.nodes import NODES
from kata.wire.setup import Kind

MOST = 16  # lines of a tree
EMPTY = "(empty)"


def chain(values: list[Any]) -> list[str]:
    """The values in one line that ends in None."""
    return [text_of(" → ".join([*map(str, values), "None"])).strip("'")]


def tree(values: list[Any]) -> list[str]:
    """The root on top, its children below it and to the right; `·` if only one is missing."""
    if not values:
        return [EMPTY]
    children: dict[int, list[int | None]] = {}
    parents, rest = [0], iter(range(1, len(values)))
    for place in parents:  # the list grows as we read it
        pair = [next(rest, None), next(rest, None)]
        children[place] = [i if i is not None and values[i] is not None else None for i in pair]
        parents += [i for i in children[place] if i is not None]
    lines: list[str] = []
    waiting: list[tuple[int | None, str, str]] = [(0, "", "")]
    while waiting and len(lines) < MOST:
        here, first, below = waiting.pop()
        lines.append(first + ("·" if here is None else text_of(values[here])))
        if here is not None and any(i is not None for i in children.get(here, ())):
            left, right = children[here]
            waiting += (right, below + "└─ ", below + "   "), (left, below + "├─ ", below + "│  ")
    return lines + ["..."] * bool(waiting)


DRAWN: dict[str, Callable[[list[Any]], list[str]]] = {"chain": chain, "tree": tree}


def structured(kind: Kind, value: Any) -> list[str]:
    """The lines that show nodes; none if the value is not drawn."""
    kind = required(kind)
    if isinstance(kind, str) and kind in NODES and isinstance(value, list):
        draw = DRAWN.get(NODES[kind].drawn)
        return draw(value) if draw else []
    return []
