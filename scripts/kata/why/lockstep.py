"""Two recordings of sources that share most of their lines, step by step: where they part."""

from dataclasses import dataclass
from itertools import chain
from typing import Any

from kata.steps.changes import compact
from kata.steps.places import content
from kata.steps.state import State

THE_RESULT = "the result"
MOST = 3000  # steps that are compared


@dataclass(frozen=True)
class Divergence:
    """The last steps that agree, and the first ones that do not."""

    left: int  # of the first recording: the step after which they differ
    right: int
    name: str  # the variable that differs; "" if the two go on in different lines
    missing: int  # a line that only the other one runs between them, 0 for none
    left_now: int  # the first steps that differ
    right_now: int


def diverging(left: list[State], right: list[State], common: dict[int, int]) -> Divergence | None:
    """Where the states of two recordings first differ, as far as their lines are the same."""
    k = m = missing = agreed = 0
    last_k = last_m = -1
    theirs = {*common.values()}
    while k < min(len(left), MOST) and m < len(right):
        mine, its = left[k], right[m]
        here, there = (state.line for state in (mine, its))
        if here not in common and there in theirs and mine.event == "line":
            last_k, k = k, k + 1  # a line that only the first one has
            continue
        if here in common and there not in theirs and its.event == "line":
            missing, m = missing or there, m + 1
            continue
        same_place = (mine.event, mine.depth) == (its.event, its.depth)
        if not same_place or common.get(here, there) != there:
            return Divergence(last_k, last_m, "", missing, k, m)
        if differing := differing_name(mine, its):
            setter = setter_of(left, range(agreed, k), differing)
            last = last_k if setter is None else setter
            return Divergence(last, last_m, differing, missing, k, m)
        agreed, last_k, last_m, missing = k, k, m, 0
        k, m = k + 1, m + 1
    return None


def setter_of(seen: list[State], steps: range, name: str) -> int | None:
    """The last of these steps that changes a variable of its own frame; None for no step."""
    for k in reversed(steps):
        before, after = seen[k], seen[k + 1]
        names = after.names
        if before.depth == after.depth and name in names:
            old = before.names.get(name, before)
            if old is before or not alike(old, before.heap, names[name], after.heap, {}):
                return k
    return None


def differing_name(mine: State, its: State) -> str:
    """The first variable of the innermost frame, or the result, that is not the same in both."""
    pairs: dict[int, int] = {}
    for name, cell in mine.names.items():
        there = its.names.get(name, its)
        if there is not its and not alike(cell, mine.heap, there, its.heap, pairs):
            return str(name)
    ended = mine.event in ("return", "yield")
    if ended and not alike(mine.value, mine.heap, its.value, its.heap, pairs):
        return THE_RESULT
    return ""


def alike(a: Any, heap: Any, b: Any, other: Any, pairs: dict[int, int]) -> bool:
    """Whether two recorded values are the same; `pairs` are the numbers of the same objects.

    Two objects of the first may be one of the other: what a right solution shares does no harm.
    """
    waiting = [(a, b)]
    for x, y in waiting:  # the list grows as we read it
        if type(x) is not type(y):
            return False
        if type(x) is not list:
            if x != y:
                return False
        elif x[0] == "@" == y[0]:
            if x[1] not in pairs:
                inside = _inside(content(x, heap), content(y, other))
                if inside is None:
                    return False
                waiting += inside
            if pairs.setdefault(x[1], y[1]) != y[1]:
                return False
        elif len(x) != len(y):
            return False
        else:
            waiting += zip(x, y)
    return True


def _inside(mine: Any, its: Any) -> list[tuple[Any, Any]] | None:
    """What must be the same in two objects; None if they differ. A set of objects has no order."""
    (kind, shape, items, *size), (its_kind, _, its_items, *its_size) = mine, its
    if (kind, size, len(items)) != (its_kind, its_size, len(its_items)):
        return None
    if shape == "set" and "@" in compact(items):
        return []
    if shape == "map":
        order = {compact(key): i for i, (key, _) in enumerate(items)}
        its_items = sorted(its_items, key=lambda pair: order.get(compact(pair[0]), len(order)))
    if shape in ("map", "object"):  # pairs
        items, its_items = chain.from_iterable(items), chain.from_iterable(its_items)
    return [*zip(items, its_items)]
