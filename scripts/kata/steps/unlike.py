"""In words: where a run parts from that of a right solution that shares most of its lines."""

from kata.steps.lockstep import RESULT, Parted, parted
from kata.steps.nearest import common_lines
from kata.steps.places import told_value
from kata.steps.returned import Watched
from kata.steps.words import MOST, step_of

LEAST = 0.4  # the share of lines that two sources have in common, for one to run as the other
LONGEST = 30  # characters of a value


def told_parting(run: Watched, other: Watched, name: str) -> tuple[str, int]:
    """A sentence, and the line that it is about; nothing where the sources are too different."""
    common = common_lines("\n".join(run.code.lines), "\n".join(other.code.lines))
    found = parted(run.seen, other.seen, common)
    if not found or found.left < 0 or found.right < 0:
        return "", 0
    step = step_of(run.seen, found.left, run.code)
    its = step_of(other.seen, found.right, other.code)
    line = step.frame[1]
    until = f"until line {line}, it runs as {name} does"
    if found.missing and line in common:
        said, shown = ", which then runs", other.code.quoted(found.missing)
    elif found.name:
        said, shown = _values(run, other, found, name), run.code.quoted(line)
    elif step.taken is not None and its.taken is (not step.taken):
        said = f"; there, this is {step.taken}, in {name} {its.taken}"
        shown = step.condition if 0 < len(step.condition) <= MOST else run.code.quoted(line)
    else:
        said, shown = ", but not from there on", run.code.quoted(line)
    return f"{until}{said}:\n{shown}", line


def _values(run: Watched, other: Watched, found: Parted, name: str) -> str:
    """What a variable or the result is after that line, in both."""
    texts = []
    for watched, k in (run, found.left_now), (other, found.right_now):
        state = watched.seen[k]
        cell = state["v"] if found.name == RESULT else state["f"][-1][2][found.name]
        texts.append(told_value(cell, state["h"], LONGEST))
    here, there = texts
    if here == there:
        return f"; then {found.name} differs"
    return f"; then {found.name} is {here}, in {name} {there}"
