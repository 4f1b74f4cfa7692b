"""The calls that a recording holds, with their arguments and what they gave."""

from dataclasses import dataclass
from typing import Any

from kata.source.code import Code, parameters
from kata.steps.places import told_value
from kata.steps.state import State
from kata.steps.values import text

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
