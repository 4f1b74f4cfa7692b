"""Describes steps in the words of a teacher; says nothing where it is not certain."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.watch.steps.cells import Cell, Held, text, told_value
from kata.watch.steps.code import Code, is_branch
from kata.watch.steps.expressions import Scope, condition
from kata.watch.steps.model import END, State, Write
from kata.watch.steps.writes import DEEP, name_of, place_of, writes

CHANGING = set("append appendleft add pop popleft remove discard insert extend update".split())
ASSIGNMENTS = ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For
MOST = 88  # characters of what is told of a step


@dataclass(frozen=True)
class Step:
    """A step: the state before it, the one after it, and what these say about it."""

    before: State
    after: State
    code: Code
    board: Cell = None

    @cached_property
    def statement(self) -> Any:
        return self.code.statements.get(self.before.going_on.line)

    @cached_property
    def is_done(self) -> bool:
        """True if the statement ends with this step, and has not raised an exception."""
        if self.after.event not in ("line", "return"):
            return False
        is_same_frame = self.after.depth == self.before.depth - (self.before.event != "line")
        if not is_same_frame or self.before.event == "raise":
            return False
        goes_on = self.statement and self.after.event == "line"
        return not (goes_on and self.code.may_catch(self.statement, self.after.line))

    @cached_property
    def taken(self) -> bool | None:
        """The outcome of a condition, as the next step shows it; None if it is unknown."""
        statement = self.statement
        if not isinstance(statement, (ast.If, ast.While)) or not self.is_done:
            return None
        if isinstance(statement.test, ast.Constant):
            return None
        if statement.body[0].lineno == statement.lineno:
            return None
        return self.after.event == "line" and is_branch(statement, self.after.line)

    @cached_property
    def condition(self) -> str:
        """The condition with its values, if these agree with what happens next."""
        if self.taken is None or self.before.event != "line":
            return ""
        scope = Scope(self.before.names, self.before.heap, self.code)
        found = condition(self.statement.test, scope)
        return found[0] if found and found[1] is self.taken else ""

    @cached_property
    def names(self) -> set[str]:
        """The names in the statement."""
        nodes = ast.walk(self.statement) if self.statement else ()
        return {node.id for node in nodes if isinstance(node, ast.Name)}

    @cached_property
    def writes(self) -> list[Write]:
        return [*writes(self.before, self.after)]

    @cached_property
    def places(self) -> list[tuple[int, ...]]:
        """The places on the board that change."""
        found = (place_of(self.board, w.cell, w.key, self.after.heap) for w in self.writes)
        return [place for place in found if place]


def step_of(seen: list[State], k: int, code: Code, board: Cell = None) -> Step:
    """The step from one of these states."""
    return Step(seen[k], seen[k + 1] if k + 1 < len(seen) else END, code, board)


def describe_step(step: Step) -> str:
    """Say what the step does."""
    before, after, statement = step.before, step.after, step.statement
    if before.event != "line":
        return joined([_ending(before), *_effects(step)])
    if after is END or after.depth > before.depth:  # a call is told by its arguments
        return ""
    if after.event == "raise":
        error = after.value or ""
        short = error if len(error) <= MOST - 10 else f"{error[: MOST - 14]} ..."
        return f"raises {short}" if error else ""
    if after.event == "return" and isinstance(statement, ast.Return):
        written = text(after.value, after.heap)
        if not written and isinstance(statement.value, ast.Name):
            written = statement.value.id
        return f"returns {written or told_value(after.value, after.heap)}"
    if after.event == "yield":
        return f"yields {told_value(after.value, after.heap)}"
    return joined(_effects(step)) or _look(step)


def joined(phrases: list[str]) -> str:
    """As many phrases as fit, and dots for the others; nothing if the first does not fit."""
    found = ""
    for phrase in phrases:
        longer = f"{found}, {phrase}" if found else phrase
        if len(longer) > MOST - 5:
            return f"{found}, ..." if found else ""
        found = longer
    return found


def _ending(state: State) -> str:
    """Say how the innermost frame of a state ends."""
    if state.event == "raise":
        error = str(state.value).partition(":")[0] if state.value else "an exception"
        return f"{state.function} raises {error}"
    return f"{state.function} {state.event}s {told_value(state.value, state.heap, MOST // 2)}"


def _effects(step: Step) -> list[str]:
    """The outcome of a condition or a loop, then variables, items and output that change."""
    if not step.is_done:
        return []
    writes = [_written(step, write) for write in step.writes]
    lines = step.after.printed.strip().splitlines()
    prints = [f"prints {' / '.join(lines)}"] * bool(lines)
    return [*_branch(step), *_variables(step), *writes, *prints]


def _branch(step: Step) -> Iterator[str]:
    statement = step.statement
    if step.taken is not None:
        if step.condition and len(step.condition) <= MOST - 8:
            yield f"{step.condition} → {step.taken}"
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
            yield f"{name} = {told_value(new[name], step.after.heap)}"


def _assigned(step: Step) -> list[str]:
    """The variables that the statement sets, even to what they are."""
    statement = step.statement
    if not isinstance(statement, ASSIGNMENTS):
        return []
    if isinstance(statement, ast.For) and not is_branch(statement, step.after.line):
        return []
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    nodes = [node for target in targets for node in ast.walk(target)]
    return [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]


def _look(step: Step) -> str:
    """The first item on the board that the statement names, if it is no object."""
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
            where = f"({', '.join(map(str, place))})" if len(place) > 1 else f"item {place[0]}"
            return joined([f"looks at {where}: {told_value(item, heap)}"])
    return ""


def _written(step: Step, write: Write) -> str:
    """A change of an object."""
    heap = step.after.heap
    old = [told_value(cell, step.before.heap) for cell in write.old]
    new = [_value(step, cell) for cell in write.new]
    place = place_of(step.board, write.cell, write.key, heap)
    if place and len(place) == 2 and len(new) == len(old) == 1:
        return f"sets ({place[0]}, {place[1]}) to {new[0]}"
    name = _name(step, write.cell) or _receiver(step) or "an object"
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


def _value(step: Step, cell: Cell) -> str:
    """A value that is written: an object by its name."""
    is_object = step.after.heap.content(cell).shape == "object"
    return (is_object and _name(step, cell, 0)) or told_value(cell, step.after.heap)


def _name(step: Step, cell: Cell, deep: int = DEEP) -> str:
    """The name that the statement gives an object."""
    names = (name_of(cell, state, step.names, deep) for state in (step.before, step.after))
    return next(filter(None, names), "")


def _receiver(step: Step) -> str:
    """The code for the one object that changes, where its own method is called."""
    match step.statement:
        case ast.Expr(ast.Call(func=ast.Attribute(value=owner, attr=name))):
            if name in CHANGING and len(step.writes) == 1:
                return ast.unparse(owner)
    return ""
