"""In words: where a run parts from that of a right solution that shares most of its lines."""

from typing import Any

from kata.steps.lockstep import RESULT, Parted, alike, parted
from kata.steps.nearest import common_lines, lines_of
from kata.steps.places import content, told_value
from kata.steps.returned import Watched
from kata.steps.words import MOST, step_of

LEAST = 0.5  # the share of its lines that a source has in common with one that it is compared with
LONGEST = 30  # characters of a value


def told_parting(run: Watched, other: Watched, name: str) -> tuple[str, int]:
    """A sentence, and the line that it is about; nothing where the sources are too different."""
    mine, its = ("\n".join(watched.code.lines) for watched in (run, other))
    common = common_lines(mine, its)
    own = [n for n, line in lines_of(mine).items() if not line.startswith(("class ", "def "))]
    if sum(n in common for n in own) < LEAST * len(own):
        return "", 0
    found = parted(run.seen, other.seen, common)
    if not found or found.left < 0 or found.right < 0:
        return "", 0
    step = step_of(run.seen, found.left, run.code)
    there = step_of(other.seen, found.right, other.code)
    line, shown = step.frame[1], ""
    parts = f"it parts from {name} in line {line}"
    if found.missing and line in common:
        parts = f"it parts from {name} after line {line}; there, this comes next"
        shown = other.code.quoted(found.missing)
    elif found.name:
        parts += _values(run, other, found)
    elif step.taken is not None and there.taken is (not step.taken):
        parts += f", whose condition is {step.taken} here, and {there.taken} there"
        shown = step.condition if len(step.condition) <= MOST else ""
    return f"{parts}:\n{shown or run.code.quoted(line)}", line


def _values(run: Watched, other: Watched, found: Parted) -> str:
    """What a variable or the result is after that line, in both."""
    mine, its = run.seen[found.left_now], other.seen[found.right_now]
    name = found.name
    if name == RESULT:
        here, there = (told_value(state["v"], state["h"], LONGEST) for state in (mine, its))
        return f", which returns {here}, not {there}" if here != there else ""
    cells = [state["f"][-1][2][name] for state in (mine, its)]
    more, *cells = _within(cells, mine["h"], its["h"])
    here, there = (told_value(cell, state["h"], LONGEST) for cell, state in zip(cells, (mine, its)))
    return f", after which {name}{more} " + (
        f"is {here}, not {there}" if here != there else "is not the same"
    )


def _within(cells: list[Any], heap: Any, other: Any) -> list[Any]:
    """The attribute of two objects that differs, and what it is in both; or what was given."""
    mine, its = content(cells[0], heap), content(cells[1], other)
    if mine[1] == its[1] == "object":
        there = dict(its[2])
        for name, cell in mine[2]:
            if name in there and not alike(cell, heap, there[name], other, {}):
                return [f".{name}", cell, there[name]]
    return ["", *cells]
