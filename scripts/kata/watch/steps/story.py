"""What a recording means: its calls, each step in words, and how the board changes."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from kata.watch.steps.cells import text
from kata.watch.steps.code import Code, parameters
from kata.watch.steps.states import END, SHORT, State, content, states, told_value, touched
from kata.watch.steps.words import Step, joined, told

ARGUMENT, GIVEN = 16, 50  # characters of one, and of all of them


@dataclass
class Span:
    """The steps of a call, or of a generator until it pauses."""

    first: int
    last: int
    depth: int
    name: str
    end: str = ""  # "return", "yield" or "raise", as soon as it has ended
    resumed: bool = False  # whether a generator goes on


def spans(seen: list[State]) -> list[Span]:
    """All calls, in the order in which they begin."""
    found: list[Span] = []
    under_way: list[Span] = []
    count = 0
    for k, state in enumerate(seen):
        depth, called = state.depth, state.called
        outer = depth - (called > count)
        while under_way and under_way[-1].depth > outer:  # a generator that was closed
            under_way.pop().last = k - 1
        if called > count or not under_way or depth > under_way[-1].depth:
            name = state.function
            found.append(Span(k, len(seen) - 1, depth, name, resumed=called == count))
            under_way.append(found[-1])
        count = called
        if state.event != "line":
            ended = under_way.pop()
            ended.last, ended.end = k, state.event
    return found


def arguments(seen: list[State], span: Span, code: Code) -> dict[str, Any] | None:
    """The arguments with which a call begins, by name; None where they are not known."""
    name, line, known = seen[span.first].frames[-1]
    function = code.function(name, line)
    if not function or span.resumed:
        return None
    return {name: known.get(name) for name in parameters(function) if name in known}


def given(seen: list[State], span: Span, code: Code) -> str:
    """Its arguments in short: objects by the name of the parameter, plain values as they are."""
    some = arguments(seen, span, code)
    if some is None:
        return ""
    heap = seen[span.first].heap
    written = [
        name if is_held(cell) else text(cell, heap, ARGUMENT) or name for name, cell in some.items()
    ]
    listed = f"({', '.join(written)})"
    return listed if len(listed) <= GIVEN else "(...)"


def gave(seen: list[State], span: Span) -> str:
    """What a call returned or yielded, in short."""
    if span.end not in ("return", "yield"):
        return ""
    return told_value(seen[span.last].value, seen[span.last].heap, GIVEN)


def is_held(cell: Any) -> bool:
    return type(cell) is list and cell[0] == "@"


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
