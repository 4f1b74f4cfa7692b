"""What a recording means: each step in words, its calls, and how the board changes."""

from dataclasses import dataclass, field
from typing import Any

from kata.steps.changes import states


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
    """What a recording means; `told`, `asked` and `answers` have an item for each step."""

    told: list[str]  # what the step does, in words; "" where nothing is certain
    asked: list[str]  # what can be asked before it: "branch", "change", "return" or ""
    answers: list[str]  # the right answer: "True" or "False", the place, the value
    calls: list[Call]
    board: Any  # the list that is the result or is changed, else the first that is an argument
    changes: list[int]  # the steps at which the board differs from the step before
    writes: int  # how many items of lists, sets, maps and objects were written
    ran: dict[int, int] = field(default_factory=dict)  # {line: how often a step begins it}


def story(steps: list[Any], source: str, changed: int | None) -> Story | None:
    """What the steps of a recording mean; `changed` is the index of the argument that counts."""
    seen = [*states(steps)]
    if not seen:
        return None
    nothing = [""] * len(seen)
    return Story(nothing, nothing, nothing, [], None, [], 0)
