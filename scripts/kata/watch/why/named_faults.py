"""Faults that no slice shows: shared lists, an argument bound anew, a return that is missing."""

import ast
from collections import Counter

from kata.judge.model import Sentence
from kata.watch.steps.code import own_nodes
from kata.watch.steps.effects import held
from kata.watch.steps.evaluate import FAILED
from kata.watch.steps.model import State
from kata.watch.steps.recorded_values import Cell, is_held, number_of, value_of, whole
from kata.watch.why.failure import Failure, judged
from kata.watch.why.runs import Replay
from kata.wire.cells import compact
from kata.wire.model import CHANGED, RETURNED


def named_fault(failure: Failure) -> Sentence | None:
    """Name the fault of a run that ends with a wrong result, if it is one of a few."""
    run, shape = failure.run, failure.shape
    if shape.written:
        return None
    if fault := multiplied_rows(run) or added_without_copy(run, judged(run, shape)[0]):
        return fault
    if shape.way == CHANGED:
        return left_as_it_was(run, judged(run, shape)[0])
    return missing_return(run) if shape.way == RETURNED and not shape.returns_nothing else None


def multiplied_rows(run: Replay) -> Sentence | None:
    """Find lists that one statement made the same, and that change later: `[[0] * n] * m`."""
    lines = {line for line, one in run.code.statements.items() if _multiplies(one)}
    steps = (k for (_, line), some in run.history.runs.items() if line in lines for k in some)
    for made in sorted(steps):
        for name, cell in run.seen[made + 1].names.items() if made + 1 < len(run.seen) else ():
            if fault := _shared_rows(run, name, cell, made):
                return fault
    return None


def _multiplies(statement: ast.stmt) -> bool:
    """Return whether a statement repeats a list of one item."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and any(isinstance(a, ast.List) and len(a.elts) == 1 for a in (node.left, node.right))
        for node in own_nodes(statement)
    )


def _shared_rows(run: Replay, name: str, cell: Cell, made: int) -> Sentence | None:
    """Say what changes an item of a list whose items are all the same one."""
    content = run.seen[made + 1].heap.content(cell)
    row = content.items[0] if content.items else None
    is_shared = content.shape == "list" and len({*map(compact, content.items)}) == 1
    if not is_shared or len(content.items) < 2 or not _is_container(row, run.seen[made + 1]):
        return None
    for k in run.history.set_at[held(number_of(row))]:
        still = [one for one in run.seen[k].heap.content(cell).items if one == row]
        if k > made and len(still) > 1:
            line, changing = run.seen[made].line, run.seen[k].line
            says = f"line {line} makes all items of {name} one and the same list"
            return Sentence(f"{says}; line {changing} changes it", run.code.quoted(line))
    return None


def _is_container(cell: Cell, state: State) -> bool:
    return is_held(cell) and state.heap.content(cell).shape in ("list", "set", "map")


def added_without_copy(run: Replay, result: Cell) -> Sentence | None:
    """Find a list that was put into the result, and was changed afterwards."""
    end = run.seen[-1]
    items = end.heap.content(result).items if end.heap.content(result).shape == "list" else []
    counts = Counter(compact(item) for item in items if _is_container(item, end))
    for item in items:
        is_again = counts[compact(item)] > 1
        if not _is_container(item, end) or not (is_again or not end.heap.content(item).items):
            continue
        added = next((k for k, s in enumerate(run.seen) if item in s.heap.content(result).items), 0)
        changes = run.history.set_at[held(number_of(item))]
        changing = next((k for k in changes if k >= added), None)
        if added and changing is not None and run.seen[added].heap.content(item).items:
            adding = run.history.began[added - 1]
            return _added(
                run, (adding, changing), [j for j, one in enumerate(items) if one == item]
            )
    return None


def _added(run: Replay, steps: tuple[int, int], places: list[int]) -> Sentence:
    line, changing = (run.seen[k].line for k in steps)
    which, same = f"item {places[0]} of the result is", "the list itself, not a copy"
    if places[1:]:
        which = f"items {', '.join(map(str, places[:-1]))} and {places[-1]} of the result are"
        same = "one and the same list"
    says = f"{which} {same}: line {line} added it, and line {changing} changed it later"
    return Sentence(says, run.code.quoted(line))


def left_as_it_was(run: Replay, cell: Cell) -> Sentence | None:
    """Find a list that should be changed in place but is as it was given."""
    start, end = run.seen[0], run.seen[-1]
    names = [name for name, one in start.names.items() if one == cell]
    if len(names) != 1 or not is_held(cell) or start.heap.content(cell).shape != "list":
        return None
    if _is_changed(cell, start, end):
        return None
    (name,) = names
    rebound = (k for k, s in enumerate(run.seen) if s.depth == 1 and s.names.get(name) != cell)
    k = next(rebound, None)
    if k and name in run.seen[k].names:
        line = run.seen[run.history.began[k - 1]].line
        says = f"line {line} makes {name} a new list, so the one that was given never changes"
        return Sentence(says, run.code.quoted(line))
    if end.event == "return" and is_held(end.value) and end.value != cell:
        says = (
            f"line {end.line} returns another list, but {name} itself had to change, and it did not"
        )
        return Sentence(says, run.code.quoted(end.line))
    return None


def _is_changed(cell: Cell, before: State, after: State) -> bool:
    """Return whether a list or what it holds has changed, or is not wholly recorded."""
    try:
        both = [whole(value_of(cell), state.heap) for state in (before, after)]
    except FAILED:
        return True
    return bool(both[0] != both[1])


def missing_return(run: Replay) -> Sentence | None:
    """Say after which line the method fell off its end."""
    says = fell_off(run, run.seen[-1])
    return Sentence(says, run.code.quoted(run.seen[-1].line)) if says else None


def fell_off(run: Replay, end: State) -> str:
    """Say that the call that ends in a state had no return, and so gave None."""
    if end.event != "return" or end.value is not None:
        return ""
    if isinstance(run.code.statements.get(end.line), ast.Return):
        return ""
    return f"{end.function} returned None: it fell off the end after line {end.line}"
