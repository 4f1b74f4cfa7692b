"""A recorded call of a solution: what its process sent, the states in it, and what these show."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kata.watch.steps.code import Code, code_of
from kata.watch.steps.history import History
from kata.watch.steps.model import GOING_ON, Span, State
from kata.watch.steps.recorded_values import told_value
from kata.watch.steps.spans import call_text, spans
from kata.watch.steps.states import states
from kata.wire.plain import value_of
from kata.wire.records import RESULT

STEPS = 5000  # of one call that are recorded
COUNTED = 100_000  # of one call that are recorded or counted: the rest runs untraced


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
        """Return a call with its arguments, as in `climb(2)`."""
        return call_text(self.seen, span, self.code)

    def told(self, step: int, most: int) -> str:
        """Return the value of a step, or its type where that is longer."""
        return told_value(self.seen[step].value, self.seen[step].heap, most)
