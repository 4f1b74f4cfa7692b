"""The states of a recording: what is known before each step, and when a frame ends."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from kata.steps.changes import applied


class Frame(NamedTuple):
    """A call that has not ended."""

    function: str
    line: int
    names: dict[str, Any]  # its variables


NO_FRAME = Frame("", 0, {})


@dataclass(frozen=True)
class State:
    """A state; inside/tracing.py says what the recorder writes for each of these."""

    event: str  # "line", or how the frame ends: "return", "yield" or "raise"
    value: Any  # that is returned or yielded, or the text of the exception
    depth: int  # how many frames there are
    frames: list[Frame]  # the innermost of them, the current one last
    arguments: list[Any]  # of the call
    heap: dict[str, Any]  # {number: [type, shape, items, and their number if some are cut]}
    mentioned: list[Any]  # the items that the statement names
    move: int  # the index of the call that LeetCode plays
    called: int  # how often functions of the solution have been called so far
    printed: str  # since the state before

    @property
    def function(self) -> str:
        return self.frames[-1].function

    @property
    def line(self) -> int:
        return self.frames[-1].line

    @property
    def names(self) -> dict[str, Any]:
        return self.frames[-1].names

    @property
    def going_on(self) -> Frame:
        """The frame that goes on after this state: the caller's, if a call has ended."""
        frames = self.frames if self.event == "line" else self.frames[:-1]
        return frames[-1] if frames else NO_FRAME


END = State("end", None, 0, [], [], {}, [], -1, 0, "")  # what follows the last one


def states(steps: list[Any]) -> Iterator[State]:
    """The state in each step of a recording: the first one, then after the changes to the next."""
    for step in applied(steps):
        yield State(
            event=step["e"],
            value=step["v"],
            depth=step["d"],
            frames=[Frame(*frame) for frame in step["f"]],
            arguments=step["a"],
            heap=step["h"],
            mentioned=step["o"],
            move=step["n"],
            called=step["c"],
            printed=step.get("p", ""),
        )
