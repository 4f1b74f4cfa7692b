"""Where two runs part, and the return that gave a wrong result."""

import ast
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

from kata.watch.steps.cells import Cell, Content, Heap, is_held, is_whole, number_of, text
from kata.watch.steps.code import Code, parameters
from kata.watch.steps.model import Span, State
from kata.watch.steps.states import same
from kata.watch.steps.story import arguments_of, spans
from kata.watch.steps.words import MOST, step_of
from kata.wire.cells import HELD, compact

THE_RESULT = "the result"
STEPS = 3000  # steps that are compared


@dataclass(frozen=True)
class Divergence:
    """The last steps that agree, and the first ones that do not."""

    left: int  # of the first recording: the step after which they differ
    right: int
    name: str  # the variable that differs; "" if the two go on in different lines
    missing: int  # a line that only the other one runs between them, 0 for none
    left_now: int  # the first steps that differ
    right_now: int


def diverging(left: list[State], right: list[State], common: dict[int, int]) -> Divergence | None:
    """Where the states of two recordings first differ, as far as their lines are the same."""
    k = m = missing = agreed = 0
    last_k = last_m = -1
    theirs = {*common.values()}
    while k < min(len(left), STEPS) and m < len(right):
        mine, its = left[k], right[m]
        here, there = (state.line for state in (mine, its))
        if here not in common and there in theirs and mine.event == "line":
            last_k, k = k, k + 1  # a line that only the first one has
            continue
        if here in common and there not in theirs and its.event == "line":
            missing, m = missing or there, m + 1
            continue
        same_place = (mine.event, mine.depth) == (its.event, its.depth)
        if not same_place or common.get(here, there) != there:
            return Divergence(last_k, last_m, "", missing, k, m)
        if differing := differing_name(mine, its):
            setter = setter_of(left, range(agreed, k), differing)
            last = last_k if setter is None else setter
            return Divergence(last, last_m, differing, missing, k, m)
        agreed, last_k, last_m, missing = k, k, m, 0
        k, m = k + 1, m + 1
    return None


def setter_of(seen: list[State], steps: range, name: str) -> int | None:
    """The last of these steps that changes a variable of its own frame; None for no step."""
    for k in reversed(steps):
        before, after = seen[k], seen[k + 1]
        if before.depth != after.depth or name not in after.names:
            continue
        now = after.names[name]
        if name not in before.names or not alike(
            before.names[name], before.heap, now, after.heap, {}
        ):
            return k
    return None


def differing_name(mine: State, its: State) -> str:
    """The first variable of the innermost frame, or the result, that is not the same in both."""
    pairs: dict[int, int] = {}
    for name, cell in mine.names.items():
        if name in its.names and not alike(cell, mine.heap, its.names[name], its.heap, pairs):
            return str(name)
    ended = mine.event in ("return", "yield")
    if ended and not alike(mine.value, mine.heap, its.value, its.heap, pairs):
        return THE_RESULT
    return ""


def alike(a: Cell, heap: Heap, b: Cell, other: Heap, pairs: dict[int, int]) -> bool:
    """Whether two recorded values are the same; `pairs` are the numbers of the same objects.

    Two objects of the first may be one of the other: what a right solution shares does no harm.
    """
    waiting = [(a, b)]
    for x, y in waiting:  # the list grows as we read it
        if type(x) is not type(y):
            return False
        if type(x) is not list or type(y) is not list:
            if x != y:
                return False
        elif is_held(x) and is_held(y):
            here, there = number_of(x), number_of(y)
            if here not in pairs:
                inside = _inside(heap.content(x), other.content(y))
                if inside is None:
                    return False
                waiting += inside
            if pairs.setdefault(here, there) != there:
                return False
        elif len(x) != len(y):
            return False
        else:
            waiting += zip(x, y)
    return True


def _inside(mine: Content, its: Content) -> list[tuple[Cell, Cell]] | None:
    """What must be the same in two objects; None if they differ. A set of objects has no order."""
    if (mine.type, mine.size, len(mine.items)) != (its.type, its.size, len(its.items)):
        return None
    if mine.shape == "set" and HELD in compact(mine.items):
        return []
    if mine.shape == "map":
        order = {compact(key): i for i, (key, _) in enumerate(mine.items)}
        ranks = (order.get(compact(key), len(order)) for key, _ in its.items)
        ranked = sorted(zip(ranks, its.items), key=itemgetter(0))
        its = its._replace(items=[pair for _, pair in ranked])
    return [*zip(mine.cells, its.cells)]


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
        some = arguments_of(self.seen, span, self.code)
        plain = {n: cell for n, cell in (some or {}).items() if HELD not in compact(cell)}
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
