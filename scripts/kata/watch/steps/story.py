"""The story of a recording: its calls, each step in words, and how the board changes."""

from collections import Counter

from kata.watch.steps.describe import Step, describe_step, joined, step_of
from kata.watch.steps.model import GOING_ON, Call, Span, State, Story
from kata.watch.steps.recorded_values import Cell
from kata.watch.steps.run import ARGUMENTS, Run


def story(run: Run, changed: int | None) -> Story | None:
    """Return the story of a run; `changed` is the argument that counts, if any."""
    seen = run.seen
    if not seen:
        return None
    board = board_of(seen, changed)
    each = [step_of(seen, k, run.code, board) for k in range(len(seen))]
    calls = [_call(run, span) for span in run.spans]
    begun = {
        span.first: _beginning(run, span)
        for span in run.spans
        if span.depth > 1 and seen[span.first - 1].event in GOING_ON
    }
    return Story(
        told=[
            joined([*filter(None, [describe_step(step), begun.get(k, "")])])
            for k, step in enumerate(each, 1)
        ],
        calls=calls,
        board=board,
        changes=[k for k, step in enumerate(each, 1) if changes_board(step)],
        ran=dict(Counter(state.line for state in seen if state.event == "line")),
    )


def _beginning(run: Run, span: Span) -> str:
    """Return what is told of the step that a call begins with, or goes on with."""
    if span.resumed:
        return f"{span.name} resumes"
    text = run.call_text(span)
    return f"calls {text}" if text != span.name else ""  # the body of a class


def _call(run: Run, span: Span) -> Call:
    gave = run.told(span.last, ARGUMENTS) if span.end in ("return", "yield") else ""
    name, _, given = run.call_text(span).partition("(")
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
