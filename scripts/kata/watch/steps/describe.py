"""Describes steps in the words of a teacher; says nothing where it is not certain."""

import ast
from collections.abc import Iterator

from kata.watch.steps.code import is_branch
from kata.watch.steps.evaluate import known
from kata.watch.steps.model import END, GOING_ON, State, Write
from kata.watch.steps.object_names import new_object, owner_name, variable_name
from kata.watch.steps.recorded_values import Cell, Heap, Held, text, told_value, with_article
from kata.watch.steps.step import LONGEST_TEXT, Step
from kata.watch.steps.writes import place_of

CHANGING = set("append appendleft add pop popleft remove discard insert extend update".split())
ASSIGNMENTS = ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For


def describe_step(step: Step) -> str:
    """Say what the step does."""
    before, after, statement = step.before, step.after, step.statement
    if before.event not in GOING_ON:
        return _ending(before)
    if after is END or after.depth > before.depth:  # a call is told by its arguments
        return ""
    if after.event == "raise":
        error = after.value or ""
        short = error if len(error) <= LONGEST_TEXT - 10 else f"{error[: LONGEST_TEXT - 14]} ..."
        return f"raises {short}" if error else ""
    if after.event == "return" and isinstance(statement, ast.Return):
        written = text(after.value, after.heap)
        if not written and isinstance(statement.value, ast.Name):
            written = statement.value.id
        return f"returns {written or told_value(after.value, after.heap)}"
    if after.event == "yield":
        return f"yields {told_value(after.value, after.heap)}"
    return joined(_effects(step) or _moved(step) or _set_again(step)) or (
        "" if before.event == "back" else _look(step)
    )


def joined(phrases: list[str]) -> str:
    """Return as many phrases as fit, and dots for the others; nothing if the first does not fit."""
    found = ""
    for phrase in phrases:
        longer = f"{found}, {phrase}" if found else phrase
        if len(longer) > LONGEST_TEXT - 5:
            return f"{found}, ..." if found else ""
        found = longer
    return found


def _ending(state: State) -> str:
    """Say how the innermost frame of a state ends."""
    if state.event == "raise":
        error = str(state.value).partition(":")[0] if state.value else "an exception"
        return f"{state.function} raises {error}"
    return (
        f"{state.function} {state.event}s {told_value(state.value, state.heap, LONGEST_TEXT // 2)}"
    )


def _effects(step: Step) -> list[str]:
    """Return the outcome of a condition or a loop, then variables, items and output that change."""
    if not step.is_done:
        return []
    writes = [_written(step, write) for write in step.writes]
    lines = step.after.printed.strip().splitlines()
    prints = [f"prints {' / '.join(lines)}"] * bool(lines)
    return [*_branch(step), *_variables(step), *writes, *prints]


def _moved(step: Step) -> list[str]:
    """Return the key that goes to the end of a map which stays the same otherwise."""
    before, after = step.before.heap, step.after.heap
    for number in map(int, after) if step.is_done else ():
        cell = Held(number).cell
        old, new = before.content(cell), after.content(cell)
        if new.shape == "map" and new.items != old.items and len(new.items) == old.size == new.size:
            (key, _), name = new.items[-1], owner_name(step.statement, cell, step.scopes)
            if name and [pair for pair in old.items if pair[0] != key] == new.items[:-1]:
                return [f"{told_value(key, after)} moves to the end of {name}"]
    return []


def _set_again(step: Step) -> list[str]:
    """Return an item or attribute that is set to what it was before."""
    match step.statement:
        case ast.Assign(targets=[(ast.Subscript() | ast.Attribute()) as target]) if step.is_done:
            value = known(target, step.scopes[1])
            if value is None or isinstance(value, (bool, int, float, str)):
                return [f"{ast.unparse(target)} = {value!r}"]
    return []


def _branch(step: Step) -> Iterator[str]:
    statement = step.statement
    if step.taken is not None:
        shown = step.told_condition if step.condition in ("True", "False") else step.condition
        if shown and len(shown) <= LONGEST_TEXT - 8:
            yield f"{shown} → {step.taken}"
        else:
            yield f"the condition is {str(step.taken).lower()}"
    elif isinstance(statement, ast.For) and statement.body[0].lineno > statement.lineno:
        is_over = step.after.event == "return" or not is_branch(statement, step.after.line)
        yield from ["the loop ends"] * is_over


def _variables(step: Step) -> Iterator[str]:
    old, new = step.before.going_on.names, step.after.names
    changed = (name for name, cell in new.items() if name not in old or old[name] != cell)
    for name in dict.fromkeys([*_assigned(step), *changed]):
        if name in new:
            made = new_object(step.statement, None, name, new[name], step.scopes)
            yield f"{name} = {made or told_value(new[name], step.after.heap)}"


def _assigned(step: Step) -> list[str]:
    """Return the variables that the statement sets, even to what they are."""
    statement = step.statement
    if not isinstance(statement, ASSIGNMENTS):
        return []
    if isinstance(statement, ast.For) and not is_branch(statement, step.after.line):
        return []
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    nodes = [node for target in targets for node in ast.walk(target)]
    return [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]


def _look(step: Step) -> str:
    """Return the first item on the board that the statement names, if it is no object."""
    heap = step.before.heap
    for number, index, *more in step.before.mentioned:
        cell = Held(number).cell
        items, place = heap.content(cell).items, place_of(step.board, cell, index, heap)
        if not place or not 0 <= index < len(items):
            continue
        item = items[index]
        if more and type(item) is str and 0 <= more[0] < len(item):
            place, item = (*place, more[0]), item[more[0]]
        if type(item) is not list:
            where = _on_board(step, place)
            return joined([f"looks at {where}: {told_value(item, heap)}"])
    return ""


def _on_board(step: Step, place: tuple[int, ...]) -> str:
    """Return a place on the board as code has it, by the board's name: `merged[0][1]`, `item 3`."""
    name = len(place) > 1 and owner_name(step.statement, step.board, step.scopes)
    if name:
        return name + "".join(f"[{i}]" for i in place)
    return f"({', '.join(map(str, place))})" if len(place) > 1 else f"item {place[0]}"


def _written(step: Step, write: Write) -> str:
    """Return a change of an object."""
    heap = step.after.heap
    old = [told_value(cell, step.before.heap) for cell in write.old]
    new = [_value(step, write, cell) for cell in write.new]
    place = place_of(step.board, write.cell, write.key, heap)
    if place and len(place) == 2 and len(new) == len(old) == 1:
        where = _on_board(step, place)
        return f"sets {where} to {new[0]}" if where.startswith("(") else f"{where} = {new[0]}"
    name = owner_name(step.statement, write.cell, step.scopes) or _receiver(step)
    if not name:
        return _nameless(write, new, heap)
    adding, removing = f"adds {', '.join(new)} to", f"removes {', '.join(old)} from"
    content = heap.content(write.cell)
    match content.shape:
        case "set":
            done = [adding] * bool(new) + [removing] * bool(old)
            return ", ".join(f"{doing} {name}" for doing in done)
        case "map":
            key = told_value(write.key, heap)
            return f"{name}[{key}] = {new[0]}" if new else f"removes {key} from {name}"
        case "object":
            attribute = f"{name}.{write.key}"
            return f"{attribute} = {new[0]}" if new else f"deletes {attribute}"
    if len(old) == len(new) == 1:
        return f"{name}[{write.key}] = {new[0]}"
    is_at_end = write.key + len(new) == len(content.items)
    if (old and new) or not (is_at_end or write.key == 0):
        return f"{name} changes"
    where = name if is_at_end else f"the front of {name}"
    return f"{adding if new else removing} {where}"


def _nameless(write: Write, new: list[str], heap: Heap) -> str:
    """Return a change of an object that the code at this place has no name for."""
    content = heap.content(write.cell)
    if content.shape != "object" or len(new) != 1:
        return f"{with_article(content.type)} changes"
    written = text(write.cell, heap, nodes=True)
    return f"{write.key} of {written or with_article(content.type)} = {new[0]}"


def _value(step: Step, write: Write, cell: Cell) -> str:
    """Return a value that is written: a new object as such, another by its variable."""
    heap, statement = step.after.heap, step.statement
    if heap.content(cell).shape != "object":
        return told_value(cell, heap)
    made = new_object(statement, write.cell, write.key, cell, step.scopes)
    return made or variable_name(statement, cell, step.scopes) or told_value(cell, heap)


def _receiver(step: Step) -> str:
    """Return the code for the one object that changes, where its own method is called."""
    match step.statement:
        case ast.Expr(ast.Call(func=ast.Attribute(value=owner, attr=name))):
            if name in CHANGING and len(step.writes) == 1:
                return ast.unparse(owner)
    return ""
