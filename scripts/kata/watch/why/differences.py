"""The first place in which two recorded values differ."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from kata.cases.tolerances import are_close
from kata.watch.steps.effects import Place, held
from kata.watch.steps.recorded_values import Cell, Content, Heap, is_held, number_of, value_of
from kata.watch.steps.states import same
from kata.wire.expressions import UnknownError

SEQUENCES = {"list", "tuple"}


class Differing(NamedTuple):
    """A place in two values that is not the same in both."""

    path: tuple[Any, ...]  # the indexes and attributes that lead there
    places: tuple[Place | None, Place | None]  # in the two recordings, or of the tuples around
    cells: tuple[Cell, Cell]  # what is there

    def named(self, whole: str) -> str:
        """Name the place as code does: `board[1][2]`, `result.next.val`; `item 3` of a list."""
        if len(self.path) == 1 and not self.has_attributes:
            return f"item {self.path[0]}"
        return whole + self.written

    @property
    def has_attributes(self) -> bool:
        return any(isinstance(key, str) for key in self.path)

    @property
    def written(self) -> str:
        """What follows the name of the whole in code: `[1][2]`."""
        parts = (f".{key}" if isinstance(key, str) else f"[{key}]" for key in self.path)
        return "".join(parts)


def first_difference(mine: Cell, heap: Heap, its: Cell, other: Heap) -> Differing | None:
    """Return the outermost place that differs; None if the values differ as a whole, or nowhere.

    Lists of different lengths differ as a whole, and so do objects of different shapes.
    """
    waiting, met = [Differing((), (None, None), (mine, its))], dict[int, int]()
    for one in waiting:  # the list grows as we read it
        a, b = one.cells
        left, right = heap.content(a), other.content(b)
        shapes = {left.shape, right.shape}
        if not (shapes <= SEQUENCES or shapes == {"object"}):
            if not (same(a, b) or are_close_numbers(a, b)):
                return one if one.path else None
            continue
        is_known = is_held(a) and is_held(b) and number_of(a) in met
        if is_held(a) and is_held(b) and met.setdefault(number_of(a), number_of(b)) != number_of(b):
            return one if one.path else None  # one of them leads back
        if shapes <= SEQUENCES and left.size != right.size:
            return one if one.path else None
        waiting += [] if is_known else _parts(one, left, right)
    return None


def _parts(whole: Differing, left: Content, right: Content) -> Iterator[Differing]:
    """Yield the items or attributes that two objects share; a tuple has no places of its own."""
    mine, its = (
        dict(one.items if one.shape == "object" else enumerate(one.items)) for one in (left, right)
    )
    for key in mine:
        if key in its:
            places = [
                held(number_of(cell), key) if is_held(cell) else place
                for cell, place in zip(whole.cells, whole.places)
            ]
            path, cells = (*whole.path, key), (mine[key], its[key])
            yield Differing(path, (places[0], places[1]), cells)


def are_close_numbers(a: Cell, b: Cell) -> bool:
    """Return whether two values are numbers, not both whole, that LeetCode takes for equal."""
    with suppress(UnknownError):
        here, there = value_of(a), value_of(b)
        kinds = {type(here), type(there)}
        return float in kinds <= {int, float} and are_close(float(here), float(there))
    return False
