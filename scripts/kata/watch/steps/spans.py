"""The calls in a recorded run: when each begins and ends, and with which arguments."""

from kata.watch.steps.code import Code, parameters
from kata.watch.steps.model import GOING_ON, Span, State
from kata.watch.steps.recorded_values import Cell, text

ARGUMENT, ARGUMENTS = 16, 50  # characters of an argument, and of all of them


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
    name, line, known, _ = seen[span.first].frames[-1]
    function = code.function(name, line)
    if not function or span.resumed:
        return None
    return {name: known[name] for name in parameters(function) if name in known}


def call_text(seen: list[State], span: Span, code: Code) -> str:
    """Return a call with its arguments, as in `climb(2)`; long ones go by their parameters."""
    arguments = arguments_of(seen, span, code)
    if arguments is None:
        return span.name
    heap = seen[span.first].heap
    written = (text(cell, heap, ARGUMENT, nodes=True) or name for name, cell in arguments.items())
    listed = f"({', '.join(written)})"
    return f"{span.name}{listed if len(listed) <= ARGUMENTS else '(...)'}"
