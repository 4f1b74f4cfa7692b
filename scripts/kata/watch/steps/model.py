"""The states in a recorded run, and what they mean."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from kata.watch.steps.recorded_values import Cell, Heap


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
    number: int = 0  # of the call, in the order in which they began


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
    mentioned: list[list[int]]  # the items that the statement names, as recording.py finds
    move: int  # the index of the call that LeetCode plays
    called: int  # how often functions of the solution have been called so far
    heap: Heap
    globals: dict[str, Cell] = field(default_factory=dict)  # those that the source sets
    printed: str = ""  # since the state before
    at: Sequence[int] = ()  # where the expression stands that raised

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
    """The meaning of a recording; `told` has an item for each step."""

    told: list[str]  # what the step does, in words; "" where nothing is certain
    calls: list[Call]
    board: Any  # the list that is the result or is changed, else the first that is an argument
    changes: list[int]  # the steps at which the board differs from the step before, or a node
    ran: dict[int, int]  # {line: how often a step begins it}
