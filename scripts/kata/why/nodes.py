"""Which nodes of two results differ, and the steps that set them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kata.steps.changes import same
from kata.steps.places import NOTHING, content
from kata.steps.state import State
from kata.why.lockstep import alike


class Part(NamedTuple):
    """A part of two objects."""

    way: str  # how the code calls it
    holders: tuple[int, int]  # the numbers of the objects that it is an attribute of
    name: str
    cells: tuple[Any, Any]  # what it is in both


def differing(whole: Part, heap: Any, other: Any) -> Iterator[Part]:
    """The parts that differ, from the outside inwards."""
    waiting, met = [whole], dict[int, int]()
    for part in waiting:  # the list grows as we read it
        a, b = part.cells
        mine, its = content(a, heap), content(b, other)
        if not mine[1] == its[1] == "object":
            if not alike(a, heap, b, other, {}):
                yield part
        elif a[1] in met:
            if met[a[1]] != b[1]:  # one of them leads back
                yield part
        else:
            met[a[1]] = b[1]
            others, both = dict(its[2]), (a[1], b[1])
            waiting += [
                Part(f"{part.way}.{name}", both, name, (cell, others[name]))
                for name, cell in mine[2]
                if name in others
            ]


def setting(seen: list[State], number: int, name: str) -> int:
    """The step that set an attribute last or, if none did, the last one."""
    cells = [dict(state.heap.get(str(number), NOTHING)[2]).get(name) for state in seen]
    changes = (k for k in reversed(range(1, len(seen))) if not same(cells[k], cells[k - 1]))
    return next(changes, len(seen)) - 1
