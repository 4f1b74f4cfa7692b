"""What is wrong with a list that is judged, or with lists that a run shares by mistake.

Each function returns sentences and the step that they speak of, or None where nothing is certain.
"""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, TypeAlias

from kata.text import text_of
from kata.watch.steps.cells import Cell, is_held, told_value, value_of, whole
from kata.watch.steps.code import own_nodes
from kata.watch.steps.expressions import FAILED, Scope
from kata.watch.steps.model import State
from kata.watch.steps.naming import path_to
from kata.watch.why.parts import Item, judged_value
from kata.watch.why.runs import Replay
from kata.wire.cells import ITEMS, compact

Finding: TypeAlias = "tuple[str, int] | None"
SHORT = 40  # characters of an item


def left_as_it_was(run: Replay, changed: int) -> Finding:
    """Find a list that should be changed in place but is as it was given."""
    start, end = run.seen[0], run.seen[-1]
    cell = judged_value(end, changed)
    names = [name for name, one in start.names.items() if one == cell]
    if len(names) != 1 or not is_held(cell) or start.heap.content(cell).shape != "list":
        return None
    if _is_changed(cell, start, end):
        return None
    (name,) = names
    rebound = (k for k, s in enumerate(run.seen) if s.depth == 1 and s.names.get(name) != cell)
    k = next(rebound, None)
    if k and name in run.seen[k].names:
        line = run.seen[k - 1].going_on.line
        says = f"line {line} makes {name} a new list, so the one that was given never changes"
        return f"{says}:\n{run.code.quoted(line)}", k - 1
    if end.event == "return" and is_held(end.value) and end.value != cell:
        line = next((s.line for s in reversed(run.seen) if s.depth == 1), 0)
        says = f"line {line} returns another list, but {name} was to be changed and is as it was"
        return f"{says}:\n{run.code.quoted(line)}", len(run.seen) - 1
    return None


def _is_changed(cell: Cell, before: State, after: State) -> bool:
    """True if a list or what it holds has changed, or is not wholly recorded."""
    try:
        both = [whole(value_of(cell), state.heap) for state in (before, after)]
    except FAILED:
        return True
    return bool(both[0] != both[1])


def multiplied_rows(run: Replay) -> Finding:
    """Find lists that one statement made the same, and that change later: `[[0] * n] * m`."""
    for k in range(1, len(run.seen)):
        before, state = run.seen[k - 1], run.seen[k]
        for number in state.heap:
            if number in before.heap:
                continue
            cell: Cell = ["@", int(number)]
            content = state.heap.content(cell)
            is_same = content.shape == "list" and len({*map(compact, content.items)}) == 1
            if len(content.items) < 2 or not is_same or not _is_list(content.items[0], state):
                continue
            line = before.going_on.line
            if _multiplies(run.code.statements.get(line)):
                return _shared_rows(run, cell, k, line)
    return None


def _is_list(cell: Cell, state: State) -> bool:
    return is_held(cell) and state.heap.content(cell).shape in ("list", "set", "map")


def _multiplies(statement: ast.stmt | None) -> bool:
    """True if a statement repeats a list of one item."""
    return any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and any(
            isinstance(side, ast.List) and len(side.elts) == 1 for side in (node.left, node.right)
        )
        for node in own_nodes(statement)
    )


def _shared_rows(run: Replay, cell: Cell, made: int, line: int) -> Finding:
    """Say what changes an item of a list whose items are all the same one."""
    first = run.seen[made]
    row = first.heap.content(cell).items[0]
    name = path_to(cell, Scope(first.names, first.heap, run.code))
    for k in range(made + 1, len(run.seen)):
        before, state = run.seen[k - 1], run.seen[k]
        still = [one for one in state.heap.content(cell).items if one == row]
        if len(still) < 2:
            return None
        if state.heap.content(row) != before.heap.content(row) and name:
            changing = before.going_on.line
            says = f"all items of {name} are one and the same list, as line {line} made it"
            return f"{says}; line {changing} changes it:\n{run.code.quoted(line)}", k - 1
    return None


def added_without_copy(run: Replay, changed: int | None) -> Finding:
    """Find a list that was put into the result, and was changed afterwards."""
    end = run.seen[-1]
    result = judged_value(end, changed)
    items = end.heap.content(result).items if end.heap.content(result).shape == "list" else []
    counts = Counter(compact(item) for item in items if _is_list(item, end))
    for i, item in enumerate(items):
        is_again = counts[compact(item)] > 1
        if not _is_list(item, end) or not (is_again or not end.heap.content(item).items):
            continue
        added = next((k for k, s in enumerate(run.seen) if item in s.heap.content(result).items), 0)
        if not added or not run.seen[added].heap.content(item).items:
            continue
        later = (
            k
            for k in range(added + 1, len(run.seen))
            if run.seen[k].heap.content(item) != run.seen[k - 1].heap.content(item)
        )
        if k := next(later, None):
            line, changing = (run.seen[n - 1].going_on.line for n in (added, k))
            others = [str(j) for j, one in enumerate(items) if one == item]
            which = (
                f"items {', '.join(others[:-1])} and {others[-1]} are"
                if is_again
                else f"item {i} is"
            )
            same = "one and the same list" if is_again else "the list itself, not a copy"
            says = f"{which} {same}: line {line} added it, and line {changing} changed it later"
            return f"{says}:\n{run.code.quoted(line)}", added - 1
    return None


def node_of_the_input(run: Replay, other: Replay) -> Finding:
    """Find a node of the result that is one of the input's, where a right result has none."""
    if next(_shared_nodes(other), None):
        return None
    for node, holder in _shared_nodes(run):
        end, last = run.seen[-1], len(run.seen) - 1
        is_node = end.heap.content(node).shape == "object"
        which = f"{told_value(node, end.heap)} in the result is the input's own"
        says = f"{which}{' node' * is_node}, not a copy"
        if not is_held(holder):
            return says, last
        holding = (k for k, s in enumerate(run.seen) if node in s.heap.content(holder).cells)
        k = next(holding, 0)
        line = run.seen[k - 1].going_on.line if k else 0
        if not line:
            return says, last
        return f"{says}; line {line} put it there:\n{run.code.quoted(line)}", k - 1
    return None


def _shared_nodes(run: Replay) -> Iterator[tuple[Cell, Cell]]:
    """The nodes of the input that the result leads to, each with what holds it there, or None."""
    start, end = run.seen[0], run.seen[-1]
    given = {compact(cell) for cell, _ in _reached(start.arguments, start)}
    for cell, holder in _reached([end.value], end):
        if compact(cell) in given and compact(holder) not in given:
            yield cell, holder


def _reached(cells: list[Cell], state: State) -> list[tuple[Cell, Cell]]:
    """The mutable values that these are or hold, at any depth, each with what holds it first."""
    waiting: list[tuple[Cell, Cell]] = [(cell, None) for cell in cells]
    met, found = set[str](), []
    for cell, holder in waiting:  # the list grows as we read it
        if is_held(cell) and compact(cell) not in met:
            met.add(compact(cell))
            found.append((cell, holder))
            waiting += [(inner, cell) for inner in state.heap.content(cell).cells]
    return found


def surplus_item(
    run: Replay, changed: int | None, answer: Any, canonical: Callable[[Any], Any] | None
) -> Finding:
    """Find an item of the result that is not due, with the line that added it, or one it lacks."""
    result, end = run.result, run.seen[-1]
    cell = judged_value(end, changed)
    content = end.heap.content(cell)
    if type(result) is not list or type(answer) is not list or not is_held(cell):
        return None
    if len(content.items) != len(result) or len(result) > ITEMS or content.shape != "list":
        return None
    found = _surplus_index(result, answer, canonical or list)
    if not found:
        return _missing_item(run, result, answer, canonical or list)
    i, is_due = found
    item = Item(cell, [i])
    changes = item.changes(run.seen)
    if not changes or not run.seen[changes[-1] - 1].going_on.line:
        return None
    before, after = (
        len(run.seen[k].heap.content(cell).items) for k in (changes[-1] - 1, changes[-1])
    )
    if after < before:  # it only moved up, as something else was taken out
        return None
    line, written = run.seen[changes[-1] - 1].going_on.line, text_of(result[i], SHORT)
    often = "is in the result too often" if is_due else "should not be in the result"
    if _only_converts(run.code.statements.get(line)):
        return f"{written} {often}", changes[-1] - 1
    says = f"{written} {often}; line {line} put it there"
    return f"{says}:\n{run.code.quoted(line)}", changes[-1] - 1


def _only_converts(statement: ast.stmt | None) -> bool:
    """True if a statement makes a list of all that there is already: `[list(t) for t in found]`."""
    for node in own_nodes(statement):
        match node:
            case ast.ListComp(generators=[ast.comprehension(iter=ast.Name(), ifs=[])]):
                return True
            case ast.Call(func=ast.Name(id="list" | "sorted"), args=[_]):
                return True
    return False


def _surplus_index(
    result: Any, answer: Any, canonical: Callable[[Any], Any]
) -> tuple[int, bool] | None:
    """The index of the first item that is wrong or there too often, and whether it is due once."""
    with suppress(Exception):  # a problem's own function, on a result of any shape
        due = Counter(map(_form, canonical(answer)))
        left = due.copy()
        for i, item in enumerate(result):
            (form,) = canonical([item])
            left[_form(form)] -= 1
            if left[_form(form)] < 0:
                return i, due[_form(form)] > 0
    return None


def _missing_item(
    run: Replay, result: Any, answer: Any, canonical: Callable[[Any], Any]
) -> Finding:
    """Say which item of the answer, in whichever form, the result lacks."""
    with suppress(Exception):  # as above
        there = Counter(map(_form, canonical(result)))
        for item in answer:
            (form,) = map(_form, canonical([item]))
            says = "occurs too seldom" if form in there else "is not"
            there[form] -= 1
            if there[form] < 0:
                return f"{text_of(item, SHORT)} {says} in the result", len(run.seen) - 1
    return None


def _form(value: Any) -> str:
    """A value as text that is the same for all that the judge may take for it."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_form, value))}]"
    return repr(float(value) if isinstance(value, (bool, int)) else value)
