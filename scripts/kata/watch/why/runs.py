"""Recorded runs, and whether two recorded values are the same."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.watch.steps.code import Code, code_of
from kata.watch.steps.history import History
from kata.watch.steps.model import GOING_ON, Span, State
from kata.watch.steps.recorded_values import Content, Heap, is_held, told_value
from kata.watch.steps.states import states
from kata.watch.steps.story import spans, written_arguments
from kata.wire.cells import HELD, compact


@dataclass(frozen=True)
class Replay:
    """A recorded run, its source, and how the judge says that it ended."""

    steps: list[Any]
    source: str
    name: str = ""  # of the file
    result: Any = None  # as plain data; None if there is none
    line: int = 0  # that raised an exception, 0 for none

    @cached_property
    def seen(self) -> list[State]:
        return [*states(self.steps)]

    @cached_property
    def code(self) -> Code:
        return code_of(self.source)

    @cached_property
    def spans(self) -> list[Span]:
        return spans(self.seen)

    @cached_property
    def history(self) -> History:
        return History(self.seen, self.spans, self.code)

    @property
    def has_ended(self) -> bool:
        """Whether the recording shows how the call ends."""
        return bool(self.steps) and self.seen[-1].event not in GOING_ON and self.seen[-1].depth == 1

    @property
    def has_raised(self) -> bool:
        """Whether the last step ends a function with an exception."""
        return self.seen[-1].event == "raise"

    @property
    def raising_step(self) -> int | None:
        """The step at which the frame in which the exception arose ends; None for no exception."""
        found = [k for k, state in enumerate(self.seen) if state.event == "raise"]
        first = next((k for k in reversed(found) if k and self.seen[k - 1].event != "raise"), None)
        return first if found and found[-1] == len(self.seen) - 1 else None

    def played_call(self, index: int) -> Span | None:
        """Return the call with that index, where LeetCode plays."""
        found = (s for s in self.spans if s.depth == 1 and self.seen[s.first].move == index)
        return next(found, None)

    def call_text(self, span: Span) -> str:
        """Return a call with its arguments, as in `climb(2)`."""
        return f"{span.name}{written_arguments(self.seen, span, self.code)}"

    def told(self, step: int, most: int) -> str:
        """Return the value of a step, or its type where that is longer."""
        return told_value(self.seen[step].value, self.seen[step].heap, most)


def alike(a: Any, heap: Heap, b: Any, other: Heap, pairs: dict[int, int]) -> bool:
    """Tell whether two recorded values are the same; `pairs` are the numbers of the same objects.

    Two objects of the first may be one of the other: what a right solution shares does no harm.
    """
    waiting = [(a, b)]
    for x, y in waiting:  # the list grows as we read it
        if type(x) is not type(y):
            return False
        if type(x) is not list:
            if x != y:
                return False
        elif is_held(x) and is_held(y):
            if x[1] not in pairs:
                inside = _contents(heap.content(x), other.content(y))
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


def _contents(mine: Content, its: Content) -> list[tuple[Any, Any]] | None:
    """Return the pairs that must be the same for two objects to be; None if they differ."""
    if (mine.type, mine.size, len(mine.items)) != (its.type, its.size, len(its.items)):
        return None
    if mine.shape == "set" and HELD in compact(mine.items):  # objects in a set have no order
        return []
    if mine.shape == "map":
        order = {compact(key): i for i, (key, _) in enumerate(mine.items)}
        ranked = sorted(its.items, key=lambda pair: order.get(compact(pair[0]), len(order)))
        its = its._replace(items=ranked)
    return [*zip(mine.cells, its.cells)]
