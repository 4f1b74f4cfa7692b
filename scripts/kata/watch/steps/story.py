"""The story of a recording: its calls, each step in words, and how the board changes."""

from collections import Counter
from typing import Any

from kata.watch.steps.arguments import ARGUMENT, ARGUMENTS, calling_node, told_call
from kata.watch.steps.code import Code, code_of, parameters
from kata.watch.steps.describe import describe_step, joined
from kata.watch.steps.model import GOING_ON, Call, Span, State, Story
from kata.watch.steps.recorded_values import SHORT, Cell, is_held, text, told_value
from kata.watch.steps.states import states
from kata.watch.steps.step import Step, step_of


def story(steps: list[Any], source: str, changed: int | None) -> Story | None:
    """Return the story that these steps tell; `changed` is the argument that counts, if any."""
    seen = [*states(steps)]
    if not seen:
        return None
    code, found, board = code_of(source), spans(seen), board_of(seen, changed)
    each = [step_of(seen, k, code, board) for k in range(len(seen))]
    calls = [_call(seen, span, code) for span in found]
    begun = {
        span.first: _beginning(seen, span, code)
        for span in found
        if span.depth > 1 and seen[span.first - 1].event in GOING_ON
    }
    questions = [quiz_question(step) for step in each]
    return Story(
        told=[
            joined([*filter(None, [describe_step(step), begun.get(k, "")])])
            for k, step in enumerate(each, 1)
        ],
        asked=[kind for kind, _ in questions],
        answers=[answer for _, answer in questions],
        calls=calls,
        board=board,
        changes=[k for k, step in enumerate(each, 1) if changes_board(step)],
        writes=sum(max(len(w.old), len(w.new)) for step in each for w in step.writes),
        ran=dict(Counter(state.line for state in seen if state.event == "line")),
    )


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


def arguments_of(seen: list[State], span: Span, code: Code) -> dict[str, Cell] | None:
    """Return the arguments with which a call begins, by name; None where they are not known."""
    name, line, known = seen[span.first].frames[-1]
    function = code.function(name, line)
    if not function or span.resumed:
        return None
    return {name: known[name] for name in parameters(function) if name in known}


def _beginning(seen: list[State], span: Span, code: Code) -> str:
    """Return what is told of the step that a call begins with, or goes on with."""
    if span.resumed:
        return f"{span.name} resumes"
    text = call_text(seen, span, code)
    return f"calls {text}" if text != span.name else ""  # the body of a class


def call_text(seen: list[State], span: Span, code: Code) -> str:
    """Return a call as the code writes it, and with its values: `climb(n - 1) = climb(2)`."""
    begun = seen[span.first]
    node = None if span.resumed else calling_node(begun, code)
    function = code.function(begun.function, begun.line)
    told = told_call(node, function, begun) if node and function else ""
    return told or f"{span.name}{written_arguments(seen, span, code, nodes=True)}"


def written_arguments(seen: list[State], span: Span, code: Code, nodes: bool = False) -> str:
    """Write the arguments of a call: plain values, and nodes if wanted; others by parameter."""
    arguments = arguments_of(seen, span, code)
    if arguments is None:
        return ""
    heap = seen[span.first].heap
    written = [
        name if is_held(cell) and not nodes else text(cell, heap, ARGUMENT, nodes) or name
        for name, cell in arguments.items()
    ]
    listed = f"({', '.join(written)})"
    return listed if len(listed) <= ARGUMENTS else "(...)"


def _call(seen: list[State], span: Span, code: Code) -> Call:
    last = seen[span.last]
    has_result = span.end in ("return", "yield")
    gave = told_value(last.value, last.heap, ARGUMENTS) if has_result else ""
    name, _, given = call_text(seen, span, code).partition("(")
    given = f"({given}" if given else ""
    return Call(span.first, span.last, span.depth, name, given, gave)


def board_of(seen: list[State], changed: int | None) -> Cell:
    """Return the list that is changed or returned, else the first that is given, or None."""
    last = seen[-1]
    result = last.value if last.event == "return" and last.depth == 1 else None
    choices = [result, *last.arguments] if changed is None else [last.arguments[changed]]
    return next((cell for cell in choices if last.heap.content(cell).shape == "list"), None)


def changes_board(step: Step) -> bool:
    """Tell whether a step changes the board or, where there is none, a node."""
    if step.board:
        return bool(step.places)
    return any(step.after.heap.content(write.cell).shape == "object" for write in step.writes)


def quiz_question(step: Step) -> tuple[str, str]:
    """Return the kind of question to ask before a step, and the answer if it is short."""
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
