"""The return that gave a result, and the innermost call that gives another one elsewhere."""

import ast
from dataclasses import dataclass
from functools import cached_property

from kata.source.code import Code, parameters
from kata.steps.calls import Span, arguments, spans
from kata.steps.changes import compact, same
from kata.steps.state import State
from kata.steps.step import step_of
from kata.steps.values import is_whole, text
from kata.steps.words import MOST
from kata.why.lockstep import alike

BUCKET = 20  # calls that are compared because their plain arguments are the same


@dataclass(frozen=True)
class Watched:
    """A recording whose states are known, and the source it is of."""

    seen: list[State]
    code: Code
    name: str = ""  # of the file

    @cached_property
    def spans(self) -> list[Span]:
        return spans(self.seen)

    @property
    def ended(self) -> list[Span]:
        """The calls that returned."""
        return [span for span in self.spans if span.end == "return" and not span.resumed]

    def knows(self, span: Span) -> bool:
        """Whether the arguments of a call are recorded completely."""
        name, line, known = self.seen[span.first].frames[-1]
        function, heap = self.code.function(name, line), self.seen[span.first].heap
        given = parameters(function) if function else []
        return all(one in known and is_whole(known[one], heap) for one in given)

    def played(self, index: int) -> Span | None:
        """The call with that index, where LeetCode plays."""
        spans = (s for s in self.spans if s.depth == 1 and self.seen[s.first].move == index)
        return next(spans, None)

    def key(self, span: Span) -> str:
        """The name of a call, and those of its arguments that are immutable."""
        some = arguments(self.seen, span, self.code)
        plain = {n: cell for n, cell in (some or {}).items() if "@" not in compact(cell)}
        return compact([span.name, plain, sorted(some or ())]) if some is not None else ""


def told_return(run: Watched, span: Span) -> str:
    """The return with which a call ended, and the condition that led there."""
    seen, code = run.seen, run.code
    value, k = text(seen[span.last].value, seen[span.last].heap), _returning(seen, span)
    line = seen[k].line if k is not None else 0
    statement = code.statements.get(line)
    if not value or not isinstance(statement, ast.Return):
        return ""
    if condition := _guard(run, span, code.parents[statement]):
        return f"line {line} returned {value}, {condition}"
    if isinstance(statement.value, ast.Name):
        return _last_change(run, span, line, statement.value.id, value)
    return f"line {line} returned {value}:\n{code.quoted(line)}"


def _last_change(run: Watched, span: Span, line: int, name: str, value: str) -> str:
    """The line after which a variable was what is then returned; nothing for an object."""
    own = [k for k in range(span.first, span.last) if run.seen[k].depth == span.depth]
    cells = [run.seen[k].names.get(name) for k in own]
    changes = [i for i in range(1, len(own)) if not same(cells[i - 1], cells[i])]
    if not changes or type(cells[-1]) is list:
        return ""
    changed = run.seen[own[changes[-1] - 1]].line
    found = f"line {line} returned {name}, which was {value} after line {changed}"
    return f"{found}:\n{run.code.quoted(changed)}"


def _guard(run: Watched, span: Span, guard: ast.AST) -> str:
    """The condition around a return, as it was when the call came to it."""
    if not isinstance(guard, ast.If):
        return ""
    steps = (k for k in reversed(range(span.first, span.last)) if run.seen[k].depth == span.depth)
    k = next((k for k in steps if run.seen[k].line == guard.lineno), None)
    step = step_of(run.seen, k, run.code) if k is not None else None
    if not step or not step.condition or len(step.condition) > MOST:
        return ""
    return f"because this was {str(step.taken).lower()} in line {guard.lineno}:\n{step.condition}"


def _returning(seen: list[State], span: Span) -> int | None:
    """The step at which the last statement of a call begins."""
    steps = range(span.last - 1, span.first - 1, -1)
    return next((k for k in steps if seen[k].depth == span.depth and seen[k].event == "line"), None)


def innermost(mine: Watched, other: Watched) -> tuple[Span, Span] | None:
    """The first innermost call whose result differs from that of the same call elsewhere."""
    there: dict[str, list[Span]] = {}
    for span in other.ended:
        there.setdefault(other.key(span), []).append(span)
    found = [
        (span, match)
        for span in mine.ended
        if (match := _differing(mine, span, other, there.get(mine.key(span), [])[:BUCKET]))
    ]
    spans = [span for span, _ in found]
    inner = (pair for pair in found if not any(_is_inside(span, pair[0]) for span in spans))
    return min(inner, key=lambda pair: pair[0].last, default=None)


def _is_inside(inner: Span, outer: Span) -> bool:
    return outer.first < inner.first and inner.last < outer.last


def _differing(mine: Watched, span: Span, other: Watched, matches: list[Span]) -> Span | None:
    """A call that begins alike, at the same depth if possible; None if one has the same result."""
    begun = [match for match in matches if begins_alike(mine, span, other, match)]
    here = mine.seen[span.last]
    for match in begun:
        there = other.seen[match.last]
        if alike(here.value, here.heap, there.value, there.heap, {}):
            return None
    return next((match for match in begun if match.depth == span.depth), next(iter(begun), None))


def begins_alike(mine: Watched, span: Span, other: Watched, match: Span) -> bool:
    """Whether all that both calls see by the same name is the same when they begin."""
    if not mine.knows(span) or not other.knows(match):
        return False
    here, there, pairs = mine.seen[span.first], other.seen[match.first], dict[int, int]()
    names = here.names
    return all(
        alike(names[name], here.heap, cell, there.heap, pairs)
        for name, cell in there.names.items()
        if name in names
    )
