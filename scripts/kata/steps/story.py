"""What a recording means: each step in words, its calls, and how the board changes."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from kata.source.code import Code
from kata.steps.calls import gave, given, spans
from kata.steps.places import SHORT, content
from kata.steps.state import END, State, states
from kata.steps.step import Step
from kata.steps.values import text
from kata.steps.words import joined, told
from kata.steps.writes import touched


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
    changes: list[int]  # the steps at which the board differs from the step before, or a node
    writes: int  # how many items of lists, sets, maps and objects were written
    ran: dict[int, int]  # {line: how often a step begins it}


def story(steps: list[Any], source: str, changed: int | None) -> Story | None:
    """What the steps of a recording mean; `changed` is the index of the argument that counts."""
    seen = [*states(steps)]
    if not seen:
        return None
    code, found, board = Code(source), spans(seen), board_of(seen, changed)
    marks = [set[str](), *map(touched, steps[1:]), set[str]()]
    each = [
        Step(before, after, marks[k + 1], code, board)
        for k, (before, after) in enumerate(zip(seen, [*seen[1:], END]))
    ]
    calls = [
        Call(s.first, s.last, s.depth, s.name, given(seen, s, code), gave(seen, s)) for s in found
    ]
    made = {call.first: f"calls {call.name}{call.given}" for call in calls if call.depth > 1}
    made |= {s.first: f"{s.name} resumes" for s in found if s.resumed}
    questions = [question(step) for step in each]
    return Story(
        told=[
            joined([*filter(None, [told(step), made.get(k, "")])]) for k, step in enumerate(each, 1)
        ],
        asked=[asked for asked, _ in questions],
        answers=[answer for _, answer in questions],
        calls=calls,
        board=board,
        changes=[k for k, step in enumerate(each, 1) if changes_it(step)],
        writes=sum(max(len(w.old), len(w.new)) for step in each for w in step.writes),
        ran=dict(Counter(state.line for state in seen if state.event == "line")),
    )


def board_of(seen: list[State], changed: int | None) -> Any:
    """The list that is changed or returned; else the first argument that is a list; or None."""
    last = seen[-1]
    result = last.value if last.event == "return" and last.depth == 1 else None
    choices = [result, *last.arguments] if changed is None else [last.arguments[changed]]
    lists = (cell for cell in choices if content(cell, last.heap)[1] == "list")
    return next(lists, None)


def changes_it(step: Step) -> bool:
    """Whether a step changes the board or, where there is none, a node."""
    if step.board:
        return bool(step.places)
    return any(step.after.heap[write.number][1] == "object" for write in step.writes)


def question(step: Step) -> tuple[str, str]:
    """What can be asked before a step, and the right answer; nothing where that is not short."""
    if step.before.event != "line":
        return "", ""
    if step.taken is not None:
        return "branch", str(step.taken)
    if len(step.places) == 1:
        return "change", f"({', '.join(map(str, step.places[0]))})"
    value = step.after.value if step.after.event == "return" else None
    if value is not None and (written := text(value, step.after.heap, SHORT)):
        return "return", written
    return "", ""
