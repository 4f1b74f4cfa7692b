"""Which line set the attribute of a node that is wrong, or that leads back to an earlier one."""

from kata.watch.steps.cells import Cell, is_held, number_of, told_value
from kata.watch.why.lists import Finding
from kata.watch.why.parts import Attribute, judged_value, step_that_set
from kata.watch.why.runs import Replay
from kata.wire.nodes import FIELDS

MOST = 5000  # nodes


def cycle(run: Replay, changed: int | None) -> Finding:
    """Find the line that links a node of the list that is judged to an earlier one."""
    end, met = run.seen[-1], list[Cell]()
    if changed is not None and changed >= len(end.arguments):
        return None
    cell = judged_value(end, changed)
    while is_held(cell) and cell not in met and len(met) < MOST:
        content = end.heap.content(cell)
        if content.shape != "object":
            return None
        met.append(cell)
        cell = dict(content.items).get("next")
    if cell not in met:
        return None
    around = met[met.index(cell) :]
    set_at = {step_that_set(run.seen, number_of(one), "next"): one for one in around}
    step = max((k for k in set_at if k < len(run.seen) - 1), default=0)
    line = run.seen[step].going_on.line
    if not step or not line:
        return None
    node = set_at[step]
    after = around[(around.index(node) + 1) % len(around)]
    which, other = (f"node {met.index(one)}, {told_value(one, end.heap)}" for one in (node, after))
    made = f"made {which}, its own next" if node == after else f"made {other}, the next of {which}"
    says = f"the list has a cycle since line {line} {made}"
    return f"{says}:\n{run.code.quoted(line)}", step


def attribute_set(run: Replay, part: Attribute, here: str, there: str) -> str:
    """Say which line gave an attribute that is wrong its last value."""
    if part.name not in FIELDS:
        return ""
    step = step_that_set(run.seen, part.owners[0], part.name)
    line = run.seen[step].going_on.line if 0 <= step < len(run.seen) - 1 else 0
    says = f"{part.path} should be {there} but is {here}"
    return f"{says}, as line {line} set it last:\n{run.code.quoted(line)}" if line else ""
