"""The step after which two runs part, where their sources share most of their lines."""

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from kata.judge.model import Sentence
from kata.watch.steps.code import common_lines, lines_of
from kata.watch.steps.describe import step_of
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import Content, Heap, is_held, told_value
from kata.watch.steps.run import Run
from kata.watch.why.failure import first_difference
from kata.wire.cells import HELD, compact

LEAST_COMMON = 0.5  # of the lines of a source must be in the other
STEPS = 3000  # steps that are compared
LONGEST = 30  # characters of a value
THE_RESULT = "the result"


@dataclass(frozen=True)
class Parted:
    """The last steps of two runs that agree, and the first ones that do not."""

    left: int  # of the first run: the step after which they differ
    right: int
    name: str  # the variable that differs; "" if the two go on in different lines
    missing: int  # a line that only the other one runs between them, 0 for none
    left_now: int  # the first steps that differ
    right_now: int


def parted(run: Run, other: Run) -> Parted | None:
    """Find where two runs part after a step that both take, if their sources are similar."""
    common = common_lines(run.code, other.code)
    own = [n for n, line in lines_of(run.code).items() if not line.startswith(("class ", "def "))]
    if sum(n in common for n in own) < LEAST_COMMON * len(own):
        return None
    found = _difference(run.seen, other.seen, common)
    return found if found and min(found.left, found.right) >= 0 else None


def sentence(run: Run, other: Run, name: str, found: Parted) -> Sentence | None:
    """Say where two runs part."""
    step = step_of(run.seen, found.left, run.code)
    there = step_of(other.seen, found.right, other.code)
    line = step.before.going_on.line
    if not line:  # between two calls that LeetCode plays
        return None
    place, values, shown = f"on line {line}", "", run.code.quoted(line)
    if found.missing and line in common_lines(run.code, other.code):
        place = f"after line {line}, where {name} goes on with this"
        shown = other.code.quoted(found.missing) or shown
    elif found.name:
        values = _compared_values(run, other, found)
    elif step.taken is not None and there.taken is (not step.taken):
        place += f", whose condition is {step.taken}, not {there.taken}"
        shown = step.told_condition or shown
    return Sentence(f"it diverges from {name} {place}{values}", shown, 0 if found.missing else line)


def mended_texts(run: Run, other: Run, found: Parted) -> Iterator[str]:
    """Yield the source with the other's lines where the two diverge, and nothing else changed.

    Only if that makes it right is the line that is named the one that matters: it may be the same
    in both, and show only what another line did.
    """
    line, there = run.seen[found.left].going_on.line, other.seen[found.right].going_on.line
    own, theirs = run.code.lines, other.code.lines
    matcher = SequenceMatcher(None, own, theirs, autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        pairs = [(range(a, b), range(c, d))]
        if b - a == d - c:  # line by line
            pairs = [(range(a + i, a + i + 1), range(c + i, c + i + 1)) for i in range(b - a)]
        for mine, its in pairs if kind != "equal" else ():
            if line - 1 in mine or {there - 1, found.missing - 1} & {*its}:
                yield "\n".join(
                    [*own[: mine.start], *theirs[its.start : its.stop], *own[mine.stop :]]
                )


def _compared_values(run: Run, other: Run, found: Parted) -> str:
    """Return both values of the variable or the result that differs after that line."""
    mine, its = run.seen[found.left_now], other.seen[found.right_now]
    name, cells = found.name, (mine.value, its.value)
    if name != THE_RESULT:
        cells = mine.names[name], its.names[name]
        if inner := first_difference(cells[0], mine.heap, cells[1], its.heap):
            name, cells = name + inner.written, inner.cells
    here, there = (told_value(cell, state.heap, LONGEST) for cell, state in zip(cells, (mine, its)))
    differs = f"{here}, not {there}" if here != there else ""
    if found.name == THE_RESULT:
        return differs and f", which {mine.event}s {differs}"
    if mine.depth > run.seen[found.left].depth:
        return differs and f", which calls {mine.function} with {name} = {differs}"
    return f", after which {name} is {differs}" if differs else f", after which {name} differs"


def _difference(left: list[State], right: list[State], common: dict[int, int]) -> Parted | None:
    """Return where the states of two runs first differ, as far as their lines are the same."""
    k = m = missing = 0
    last_k = last_m = -1
    theirs = {*common.values()}
    while k < min(len(left), STEPS) and m < len(right):
        mine, its = left[k], right[m]
        here, there = mine.line, its.line
        if mine.event == "back" != its.event:  # only the first one has a use for a value
            last_k, k = k, k + 1
            continue
        if its.event == "back" != mine.event:
            last_m, m = m, m + 1
            continue
        if here not in common and there in theirs and mine.event == "line":
            last_k, k = k, k + 1  # a line that only the first one has
            continue
        if here in common and there not in theirs and its.event == "line":
            missing, m = missing or there, m + 1
            continue
        same_place = (mine.event, mine.depth) == (its.event, its.depth)
        if not same_place or common.get(here, there) != there:
            return Parted(last_k, last_m, "", missing, k, m)
        if name := _differing_name(mine, its):
            return Parted(last_k, last_m, name, missing, k, m)
        last_k, last_m, missing = k, m, 0
        k, m = k + 1, m + 1
    return None


def _differing_name(mine: State, its: State) -> str:
    """Return the innermost frame's first variable that differs, or THE_RESULT, or nothing."""
    pairs: dict[int, int] = {}
    for name, cell in mine.names.items():
        if name in its.names and not alike(cell, mine.heap, its.names[name], its.heap, pairs):
            return str(name)
    ended = mine.event in ("return", "yield")
    if ended and not alike(mine.value, mine.heap, its.value, its.heap, pairs):
        return THE_RESULT
    return ""


def alike(a: Any, heap: Heap, b: Any, other: Heap, pairs: dict[int, int]) -> bool:
    """Tell whether two recorded values are the same; `pairs` are the numbers of the same objects.

    Two objects of the first may be one of the other: what a right solution shares does no harm.
    """
    waiting = [(a, b)]
    for x, y in waiting:  # the list grows as we read it
        if type(x) is not type(y):
            return False
        if type(x) is not list:
            if x != y:
                return False
        elif is_held(x) and is_held(y):
            if x[1] not in pairs:
                inside = _contents(heap.content(x), other.content(y))
                if inside is None:
                    return False
                waiting += inside
            if pairs.setdefault(x[1], y[1]) != y[1]:
                return False
        elif len(x) != len(y):
            return False
        else:
            waiting += zip(x, y)
    return True


def _contents(mine: Content, its: Content) -> list[tuple[Any, Any]] | None:
    """Return the pairs that must be the same for two objects to be; None if they differ."""
    if (mine.type, mine.size, len(mine.items)) != (its.type, its.size, len(its.items)):
        return None
    if mine.shape == "set" and HELD in compact(mine.items):  # objects in a set have no order
        return []
    if mine.shape == "map":
        order = {compact(key): i for i, (key, _) in enumerate(mine.items)}
        ranked = sorted(its.items, key=lambda pair: order.get(compact(pair[0]), len(order)))
        its = its._replace(items=ranked)
    return [*zip(mine.cells, its.cells)]
