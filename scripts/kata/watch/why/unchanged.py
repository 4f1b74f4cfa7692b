"""Which call leaves its object as it was, where a right solution changes it."""

from collections.abc import Iterator

from kata.judge.model import Sentence
from kata.watch.steps.model import Span, State
from kata.watch.steps.recorded_values import Cell, Heap, is_held, is_whole, number_of
from kata.watch.why.calls import keeps_what_is_not_recorded
from kata.watch.why.failure import Failure
from kata.watch.why.runs import Replay

HARMLESS = {"__init__", "next", "iter"}  # where self keeps an iterator, it is not recorded whole


def changes_nothing(failure: Failure, other: Replay) -> Sentence | None:
    """Name the first call before the wrong one that leaves self as it was, but there changes it."""
    run = failure.run
    if keeps_what_is_not_recorded(run, HARMLESS):
        return None
    for index in range(1, failure.wrong_call or 0):
        here, there = run.played_call(index), other.played_call(index)
        if not here or not there or not _knows_self(run.seen[here.last]):
            return None
        if changed_attribute(run, here):
            continue
        if name := changed_attribute(other, there):
            said = f"call {index}, {run.call_text(here)}, changes nothing in self"
            return Sentence(f"{said}; in {other.name}, it changes self.{name}")
    return None


def _knows_self(state: State) -> bool:
    """Tell whether all that an object holds is recorded."""
    owner = state.names.get("self")
    return is_held(owner) and is_whole(owner, state.heap)


def changed_attribute(run: Replay, span: Span) -> str | None:
    """Return the first attribute of its object that a call changes, or something in it."""
    before, after = run.seen[span.first], run.seen[span.last]
    owner = before.names.get("self")
    was = dict(before.heap.content(owner).items)
    for name, cell in after.heap.content(owner).items:
        if name not in was or was[name] != cell:
            return str(name)
        if any(before.heap.get(key) != after.heap[key] for key in reached(cell, after.heap)):
            return str(name)
    return None


def reached(cell: Cell, heap: Heap) -> Iterator[str]:
    """Yield the keys in a heap of all objects that a value holds, itself among them."""
    waiting, met = [cell], set[str]()
    for one in waiting:  # the list grows as we read it
        if is_held(one):
            key = str(number_of(one))
            if key in met or key not in heap:
                continue
            met.add(key)
            yield key
        waiting += heap.content(one).cells
