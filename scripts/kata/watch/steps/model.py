"""A recording of a call: what a solution's process sent, the states in it, and what they mean."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kata.watch.steps.recorded_values import Cell, Heap
from kata.wire.plain import value_of
from kata.wire.records import RESULT

STEPS = 5000  # of one call that are recorded
COUNTED = 100_000  # of one call that are recorded or counted: the rest runs untraced


@dataclass(frozen=True)
class Recording:
    """The first step of a call, then the changes from each step to the next; and how it ended."""

    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # how many more steps there were, as far as they were counted
    ran: Mapping[int, int] = field(default_factory=dict)  # {line: how often it began in these}
    called: Mapping[str, int] = field(default_factory=dict)  # {function: how often, in these}
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


@dataclass(frozen=True)
class EncodedValue:
    """A value in the form that values have in steps, to be drawn."""

    v: Any
    h: Any  # {number: what it holds}
    nodes: int = 0  # in a list or a tree, more than `h` may hold


class Frame(NamedTuple):
    """A call that has not ended."""

    function: str
    line: int
    names: dict[str, Cell]  # its variables


GOING_ON = "line", "back"  # the events of a statement that begins, or goes on after a call
NO_FRAME = Frame("", 0, {})


@dataclass(frozen=True)
class State:
    """The state in a step; inside/tracing.py says what the recorder writes for each of these."""

    event: str  # "line", "back", or how the frame ends: "return", "yield" or "raise"
    value: Any  # that is returned or yielded, or the text of the exception
    depth: int  # how many frames there are
    frames: list[Frame]  # the innermost of them, the current one last
    arguments: list[Cell]  # of the call
    mentioned: list[list[int]]  # the items that the statement names, as steps/mentioned.py finds
    move: int  # the index of the call that LeetCode plays
    called: int  # how often functions of the solution have been called so far
    heap: Heap
    printed: str = ""  # since the state before
    call: Sequence[int] = ()  # where it stands in the source, if a call begins

    @property
    def function(self) -> str:
        return self.frames[-1].function

    @property
    def line(self) -> int:
        return self.frames[-1].line

    @property
    def names(self) -> dict[str, Cell]:
        return self.frames[-1].names

    @property
    def going_on(self) -> Frame:
        """The frame that goes on after this state: the caller's, if a call has ended."""
        frames = self.frames if self.event in GOING_ON else self.frames[:-1]
        return frames[-1] if frames else NO_FRAME


END = State("end", None, 0, [], [], [], -1, 0, Heap())  # what follows the last one


class Span(NamedTuple):
    """The steps of a call, or of a generator until it pauses."""

    first: int
    last: int
    depth: int
    name: str  # of the function
    end: str = ""  # "return", "yield" or "raise"; nothing if the recording ends before it
    resumed: bool = False  # whether a generator goes on


class Write(NamedTuple):
    """A change of what an object holds: an item is set, or some are put in or taken out."""

    cell: Cell  # of the object
    key: Any  # the index, the key or the name of the attribute, as it is recorded
    old: list[Cell]  # what was there, one item unless some are put in or taken out
    new: list[Cell]


@dataclass(frozen=True)
class Call:
    """A call of a function of the solution."""

    first: int  # the step with which it begins
    last: int  # its last step, or the last recorded
    depth: int  # 1 for the call that LeetCode makes
    name: str  # of the function
    given: str  # its arguments in short, as in (board, 1, 0)
    gave: str  # what it returned, in short; "" if it raised or has not ended


@dataclass(frozen=True)
class Story:
    """The meaning of a recording; `told`, `asked` and `answers` have an item for each step."""

    told: list[str]  # what the step does, in words; "" where nothing is certain
    asked: list[str]  # what can be asked before it: "branch", "change", "return" or ""
    answers: list[str]  # the right answer: "True" or "False", the place, the value
    calls: list[Call]
    board: Any  # the list that is the result or is changed, else the first that is an argument
    changes: list[int]  # the steps at which the board differs from the step before, or a node
    writes: int  # how many items of lists, sets, maps and objects were written
    ran: dict[int, int]  # {line: how often a step begins it}
