"""In words: where a run parts from that of a right solution that shares most of its lines."""

from typing import Any, NamedTuple

from kata.watch.steps.cells import Cell, Heap, told_value
from kata.watch.steps.code import common_lines, lines_of
from kata.watch.steps.words import MOST, step_of
from kata.watch.why.returned import THE_RESULT, Divergence, Watched, alike, diverging

LEAST = 0.5  # of the lines of a source must be in the other
LONGEST = 30  # characters of a value


class Sentence(NamedTuple):
    """What is said of a divergence."""

    said: str
    shown: str  # the line, or its condition with values
    line: int
    values: str  # the part of the sentence that compares values, or nothing


def divergence(run: Watched, other: Watched) -> Divergence | None:
    """Where the runs part after a step that both take; nothing where the sources differ much."""
    common = common_lines(run.code, other.code)
    own = [n for n, line in lines_of(run.code).items() if not line.startswith(("class ", "def "))]
    if sum(n in common for n in own) < LEAST * len(own):
        return None
    found = diverging(run.seen, other.seen, common)
    return found if found and min(found.left, found.right) >= 0 else None


def told_divergence(run: Watched, other: Watched) -> Sentence | None:
    """Where the runs part; nothing where the sources are too different."""
    found = divergence(run, other)
    if not found:
        return None
    step = step_of(run.seen, found.left, run.code)
    if not step.before.going_on.line:  # between two calls that LeetCode plays
        return None
    there = step_of(other.seen, found.right, other.code)
    line, name, shown, values = step.before.going_on.line, other.name, "", ""
    parts = f"diverges from {name} in line {line}"
    if found.missing and line in common_lines(run.code, other.code):
        parts = f"diverges from {name} after line {line}, where {name} goes on with this"
        shown = other.code.quoted(found.missing)
    elif found.name:
        values = _values(run, other, found)
    elif step.taken is not None and there.taken is (not step.taken):
        parts += f", whose condition is {step.taken} here but {there.taken} there"
        shown = step.condition if len(step.condition) <= MOST else ""
    return Sentence(parts + values, shown or run.code.quoted(line), line, values)


def _values(run: Watched, other: Watched, found: Divergence) -> str:
    """What a variable or the result is after that line, in both."""
    mine, its = run.seen[found.left_now], other.seen[found.right_now]
    name = found.name
    if name == THE_RESULT:
        here, there = (told_value(state.value, state.heap, LONGEST) for state in (mine, its))
        return f", which {mine.event}s {here}, not {there}" if here != there else ""
    cells = [state.names[name] for state in (mine, its)]
    more, *cells = _within(cells, mine.heap, its.heap)
    here, there = (told_value(cell, state.heap, LONGEST) for cell, state in zip(cells, (mine, its)))
    if mine.depth > run.seen[found.left].depth:
        call = f", which calls {mine.frames[-1][0]} with"
        return f"{call} {name}{more} = {here}, not {there}" if here != there else ""
    return f", after which {name}{more} " + (
        f"is {here}, not {there}" if here != there else "differs"
    )


def _within(cells: list[Cell], heap: Heap, other: Heap) -> list[Any]:
    """The attribute of two objects that differs, and what it is in both; or what was given."""
    mine, its = heap.content(cells[0]), other.content(cells[1])
    if mine.shape == its.shape == "object":
        there = dict(its.items)
        for name, cell in mine.items:
            if name in there and not alike(cell, heap, there[name], other, {}):
                return [f".{name}", cell, there[name]]
    return ["", *cells]
