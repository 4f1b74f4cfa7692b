"""A recorded call of a solution: what its process sent, the states in it, and what these show."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kata.watch.steps.code import Code, code_of, parameters
from kata.watch.steps.history import History
from kata.watch.steps.model import GOING_ON, Span, State
from kata.watch.steps.recorded_values import text, told_value
from kata.watch.steps.states import states
from kata.wire.plain import value_of
from kata.wire.records import RESULT

STEPS = 5000  # of one call that are recorded
COUNTED = 100_000  # of one call that are recorded or counted: the rest runs untraced
ARGUMENT, ARGUMENTS = 16, 50  # characters of an argument, and of all of them


@dataclass(frozen=True)
class Run:
    """The first step of a call, then the changes from each step to the next; and how it ended."""

    source: str = ""
    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # how many more steps there were, as far as they were counted
    ran: Mapping[int, int] = field(default_factory=dict)  # {line: how often it began in these}
    end: bytes = b""  # the event after the last step
    rest: bytes = b""  # what came with it

    @property
    def result(self) -> bytes:
        """The result at the end; empty where there is none."""
        with suppress(ValueError, IndexError, TypeError):  # the end is whatever a process sends
            if self.end == RESULT:
                return bytes(value_of(self.rest)[1][0])
        return b""

    @property
    def is_counted(self) -> bool:
        """True if all its steps are counted, as far as it went."""
        return len(self.steps) + self.left_out < COUNTED

    @cached_property
    def seen(self) -> list[State]:
        return [*states(self.steps)]

    @property
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
        """Return a call with its arguments, as in `climb(2)`; long ones go by their parameters."""
        state = self.seen[span.first]
        frame = state.frames[-1]
        function = self.code.function(frame.function, frame.line)
        if not function or span.resumed:
            return span.name
        known = {name: frame.names[name] for name in parameters(function) if name in frame.names}
        written = (text(cell, state.heap, ARGUMENT, nodes=True) or n for n, cell in known.items())
        listed = f"({', '.join(written)})"
        return f"{span.name}{listed if len(listed) <= ARGUMENTS else '(...)'}"

    def told(self, step: int, most: int) -> str:
        """Return the value of a step, or its type where that is longer."""
        return told_value(self.seen[step].value, self.seen[step].heap, most)


def spans(seen: list[State]) -> list[Span]:
    """Return all calls, in the order in which they begin."""
    found: list[Span] = []
    under_way: list[int] = []  # their indexes
    count = 0
    for k, state in enumerate(seen):
        depth, is_new = state.depth, state.called > count
        while under_way and found[under_way[-1]].depth > depth - is_new:
            closed = under_way.pop()  # a generator
            found[closed] = found[closed]._replace(last=k - 1)
        if is_new or not under_way or depth > found[under_way[-1]].depth:
            under_way.append(len(found))
            is_resumed = state.called == count
            found.append(Span(k, len(seen) - 1, depth, state.function, resumed=is_resumed))
        count = state.called
        if state.event not in GOING_ON:
            ended = under_way.pop()
            found[ended] = found[ended]._replace(last=k, end=state.event)
    return found
