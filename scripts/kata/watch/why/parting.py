"""Where a run that fails first differs from another one on the same input."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from kata.watch.steps.cells import Cell, Heap, Held, number_of, text, told_value
from kata.watch.steps.code import Code
from kata.watch.steps.model import State
from kata.watch.steps.states import same, states
from kata.watch.steps.story import written_arguments
from kata.watch.why.divergence import divergence
from kata.watch.why.items import Item, difference
from kata.watch.why.raised import raising
from kata.watch.why.returned import Watched, alike, innermost
from kata.wire.model import CHANGED, PLAYED, Shape


class Part(NamedTuple):
    """A part of two objects."""

    way: str  # how the code calls it
    holders: tuple[int, int]  # the numbers of the objects that it is an attribute of
    name: str
    cells: tuple[Cell, Cell]  # what it is in both


def differing(whole: Part, heap: Heap, other: Heap) -> Iterator[Part]:
    """The parts that differ, from the outside inwards."""
    waiting, met = [whole], dict[int, int]()
    for part in waiting:  # the list grows as we read it
        a, b = part.cells
        mine, its = heap.content(a), other.content(b)
        if not mine.shape == its.shape == "object":
            if not alike(a, heap, b, other, {}):
                yield part
            continue
        both = number_of(a), number_of(b)
        if both[0] in met:
            if met[both[0]] != both[1]:  # one of them leads back
                yield part
        else:
            met[both[0]] = both[1]
            others = dict(its.items)
            waiting += [
                Part(f"{part.way}.{name}", both, name, (cell, others[name]))
                for name, cell in mine.items
                if name in others
            ]


def setting(seen: list[State], number: int, name: str) -> int:
    """The step that set an attribute last or, if none did, the last one."""
    held = Held(number).cell
    cells = [dict(state.heap.content(held).items).get(name) for state in seen]
    changes = (k for k in reversed(range(1, len(seen))) if not same(cells[k], cells[k - 1]))
    return next(changes, len(seen)) - 1


LONGEST = 30  # characters of a value


@dataclass(frozen=True)
class Parting:
    """Where a run that fails first differs from another on the same input."""

    left: int  # the step to show of the run that fails
    right: int  # the step to show of the other
    said: str  # one sentence


@dataclass(frozen=True)
class Ended:
    """A run with its outcome."""

    steps: list[Any]  # of its recording
    source: str
    result: Any  # as plain data; None if there is none
    line: int  # that raised an exception, 0 for none
    is_answer: bool  # whether no other result is right

    @cached_property
    def run(self) -> Watched:
        return Watched([*states(self.steps)], Code(self.source))

    @property
    def has_ended(self) -> bool:
        """Whether the recording shows how the call ends."""
        last = self.run.seen[-1]
        return bool(last.event != "line" and last.depth == 1)


def parting(failing: Ended, other: Ended, shape: Shape) -> Parting | None:
    """The first difference that matters, if the recordings show one for certain."""
    if not failing.steps or not other.steps or not failing.has_ended:
        return None
    mine, its = failing.run, other.run
    if mine.seen[-1].event == "raise":
        return _raised(failing, its)
    if shape.way == PLAYED:
        return _move(failing, other)
    if not other.has_ended:
        return _call(mine, its)
    changed = shape.changed if shape.way == CHANGED else None
    found = _item(failing, other, changed) or _call(mine, its)
    return found or _node(mine, its, shape.changed if shape.returns_nothing else None)


def _raised(failing: Ended, its: Watched) -> Parting | None:
    seen = failing.run.seen
    k = raising(seen)
    if k is None or seen[k].line != failing.line:
        return None
    return Parting(k, len(its.seen) - 1, f"line {failing.line} raises {seen[k].value}")


def _move(failing: Ended, other: Ended) -> Parting | None:
    """The first call that LeetCode plays whose results differ."""
    if type(failing.result) is not list or type(other.result) is not list:
        return None
    pairs = enumerate(zip(failing.result, other.result))
    index = next((i for i, pair in pairs if not same(*pair)), None)
    if index is None:
        return None
    left, right = (ended.run.played(index) for ended in (failing, other))
    gave = [repr(ended.result[index]) for ended in (failing, other)]
    if not left or not right or max(map(len, gave)) > LONGEST:
        return None
    what = (
        f"call {index}, {left.name}{written_arguments(failing.run.seen, left, failing.run.code)},"
    )
    return Parting(left.first, right.first, f"{what} returns {_instead(gave[0], gave[1], other)}")


def _instead(here: str, there: str, other: Ended) -> str:
    return f"{here} instead of {there}" if other.is_answer else f"{here} here, {there} there"


def _item(failing: Ended, other: Ended, changed: int | None) -> Parting | None:
    """The first item that differs in the list that is judged, and the steps that wrote it last."""
    mine, its = failing.run.seen, other.run.seen
    here, there = (
        difference(run, changed, ended.result) for run, ended in ((mine, other), (its, failing))
    )
    if not here or not there or here.place != there.place:
        return None
    value, wanted = (
        told_value(item.at(run[-1]), run[-1].heap) for item, run in ((here, mine), (there, its))
    )
    changes, others = here.changes(mine), there.changes(its)
    if changes is None or others is None:
        return None
    left, right = _last(mine, here, changes), _last(its, there, others)
    if not other.is_answer:
        said = f"{here.name} is {value} here, {wanted} there"
    else:
        said = f"{here.name} should be {wanted} but {'is' if changes else 'stays'} {value}"
    return Parting(left, right, said)


def _last(seen: list[State], item: Item, changes: list[int]) -> int:
    """The step that wrote an item last or, if none did, mentioned it last."""
    if changes:
        return changes[-1] - 1
    return next(reversed(item.mentions(seen)), len(seen) - 1)


def _call(mine: Watched, its: Watched) -> Parting | None:
    """The innermost call whose result differs."""
    pair = innermost(mine, its)
    if not pair:
        return None
    span, match = pair
    ends = (mine.seen[span.last], its.seen[match.last])
    here, there = (text(end.value, end.heap, LONGEST) for end in ends)
    if not here or not there:
        return None
    call = f"{span.name}{written_arguments(mine.seen, span, mine.code)}"
    said = f"{call} returns {here} here, {there} there"
    if span.depth == 1 and (found := divergence(mine, its)):  # long before it returns
        return Parting(found.left, found.right, said)
    return Parting(span.last, match.last, said)


def _node(mine: Watched, its: Watched, changed: int | None) -> Parting | None:
    """The first node that differs in what is judged, and the steps that set it last."""
    runs = mine.seen, its.seen
    ends = [seen[-1] for seen in runs]
    here, there = (_counting(end, changed) for end in ends)
    whole = Part(_called(mine.seen, changed), (0, 0), "", (here, there))
    for part in differing(whole, *(end.heap for end in ends)):
        cells = zip(part.cells, ends)
        values = [told_value(cell, end.heap, LONGEST) for cell, end in cells]
        if values[0] != values[1]:
            left, right = (setting(seen, n, part.name) for seen, n in zip(runs, part.holders))
            return Parting(left, right, f"{part.way} is {values[0]} here, {values[1]} there")
    return None


def _counting(state: State, changed: int | None) -> Cell:
    """What a run changes or returns."""
    return state.value if changed is None else state.arguments[changed]


def _called(seen: list[State], changed: int | None) -> str:
    """What the code calls it."""
    if changed is None:
        return "the result"
    changing = seen[0].arguments[changed]
    return next((name for name, cell in seen[0].names.items() if cell == changing), "the result")
