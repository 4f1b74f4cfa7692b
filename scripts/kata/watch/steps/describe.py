"""Describes steps in the words of a teacher; says nothing where it is not certain."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.watch.steps.code import Code, is_branch, own_nodes
from kata.watch.steps.effects import set_names
from kata.watch.steps.evaluate import Scope, condition, known
from kata.watch.steps.model import END, GOING_ON, State, Write
from kata.watch.steps.recorded_values import Cell, number_of, paths, text, told_value
from kata.watch.steps.states import place_of, writes

LONGEST_TEXT = 83  # characters of what is told of a step
LONGEST_CONDITION = LONGEST_TEXT - len(" → False")


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
        if self.before.event not in GOING_ON or self.after.event not in ("line", "return"):
            return False
        if self.after.depth != self.before.depth:
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
    def told_condition(self) -> str:
        """The condition with its values or, where these say too little or too much, as written."""
        before, test = self.before, self.statement.test
        is_begun = before.event == "line"
        shown, is_true = condition(test, Scope(before, self.code)) if is_begun else ("", None)
        says_little = shown.startswith("None is") or _is_bare(shown)
        if is_true is not self.taken or says_little or len(shown) > LONGEST_CONDITION:
            shown = ast.unparse(test)
        return shown if len(shown) <= LONGEST_CONDITION else ""

    def name_of(self, cell: Cell) -> str:
        """Return the code that means an object after the step; "" for none.

        An object goes by a variable that the statement has; a list, set or map by any other, too.
        """
        heap, names = self.after.heap, self.after.names
        used = {node.id for node in own_nodes(self.statement) if isinstance(node, ast.Name)}
        found = paths({name: names[name] for name in names if name in used}, heap)
        if heap.content(cell).shape != "object":
            found = paths(names, heap) | found
        return found.get(number_of(cell), "")

    @cached_property
    def writes(self) -> list[Write]:
        return [*writes(self.before, self.after)]

    @cached_property
    def places(self) -> list[tuple[int, ...]]:
        """The places on the board that change."""
        found = (place_of(self.board, w.cell, w.key, self.after.heap) for w in self.writes)
        return [place for place in found if place]


def step_of(seen: list[State], k: int, code: Code, board: Cell = None) -> Step:
    """Return the step from one of these states."""
    return Step(seen[k], seen[k + 1] if k + 1 < len(seen) else END, code, board)


def _is_bare(condition: str) -> bool:
    """Tell whether a condition is nothing but a value, as `0` or `not []` is."""
    try:
        ast.literal_eval(condition.removeprefix("not "))
    except (ValueError, TypeError, SyntaxError):
        return False
    return True


ASSIGNMENTS = ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For


def describe_step(step: Step) -> str:
    """Say what the step does."""
    before, after, statement = step.before, step.after, step.statement
    if before.event not in GOING_ON:  # a call ends
        gave = told_value(before.value, before.heap, LONGEST_TEXT // 2)
        error = str(before.value or "an exception").partition(":")[0]
        return f"{before.function} {before.event}s {error if before.event == 'raise' else gave}"
    if after is END or after.depth > before.depth:  # a call is told by its arguments
        return ""
    if after.event == "raise":
        error = after.value or ""
        short = error if len(error) <= LONGEST_TEXT - 5 else f"{error[: LONGEST_TEXT - 9]} ..."
        return f"raises {short}" if error else ""
    if after.event == "return" and isinstance(statement, ast.Return):
        written = text(after.value, after.heap)
        if not written and isinstance(statement.value, ast.Name):
            written = statement.value.id
        return f"returns {written or told_value(after.value, after.heap)}"
    if after.event == "yield":
        return f"yields {told_value(after.value, after.heap)}"
    return joined(_effects(step) or _set_again(step))


def joined(phrases: list[str]) -> str:
    """Return as many phrases as fit, and dots for the others; nothing if the first does not fit."""
    found = ""
    for phrase in phrases:
        longer = f"{found}, {phrase}" if found else phrase
        if len(longer) > LONGEST_TEXT:
            return f"{found}, ..." if found else ""
        found = longer
    return found


def _effects(step: Step) -> list[str]:
    """Return the outcome of a condition or a loop, then variables, items and output that change."""
    if not step.is_done:
        return []
    writes = filter(None, (_written(step, write) for write in step.writes))
    lines = step.after.printed.strip().splitlines()
    prints = [f"prints {' / '.join(lines)}"] * bool(lines)
    return [*_branch(step), *_variables(step), *writes, *prints]


def _set_again(step: Step) -> list[str]:
    """Return an item or attribute that is set to what it was before."""
    match step.statement:
        case ast.Assign(targets=[(ast.Subscript() | ast.Attribute()) as target]) if step.is_done:
            value = known(target, Scope(step.after, step.code))
            if value is None or isinstance(value, (bool, int, float, str)):
                return [f"{ast.unparse(target)} = {value!r}"]
    return []


def _branch(step: Step) -> Iterator[str]:
    statement = step.statement
    if step.taken is not None:
        if shown := step.told_condition:
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
            yield f"{name} = {told_value(new[name], step.after.heap)}"


def _assigned(step: Step) -> list[str]:
    """Return the variables that the statement sets, even to what they are."""
    statement = step.statement
    if not isinstance(statement, ASSIGNMENTS):
        return []
    if isinstance(statement, ast.For) and not is_branch(statement, step.after.line):
        return []
    return [*set_names(statement)]


def _written(step: Step, write: Write) -> str:
    """Return a change of an object; "" for one that has no name there."""
    heap = step.after.heap
    old = [told_value(cell, step.before.heap) for cell in write.old]
    new = [_value(step, cell) for cell in write.new]
    place = place_of(step.board, write.cell, write.key, heap)
    is_item = len(new) == len(old) == 1
    if place and len(place) == 2 and is_item and (name := step.name_of(step.board)):
        return f"{name}[{place[0]}][{place[1]}] = {new[0]}"
    name, content = step.name_of(write.cell), heap.content(write.cell)
    if not name and content.shape == "object" and len(new) == 1:
        return f"{write.key} of {told_value(write.cell, heap)} = {new[0]}"
    if not name:
        return ""
    adding, removing = f"adds {', '.join(new)} to", f"removes {', '.join(old)} from"
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
    if is_item:
        return f"{name}[{write.key}] = {new[0]}"
    is_at_end = write.key + len(new) == len(content.items)
    if (old and new) or not (is_at_end or write.key == 0):
        return f"{name} changes"
    where = name if is_at_end else f"the front of {name}"
    return f"{adding if new else removing} {where}"


def _value(step: Step, cell: Cell) -> str:
    """Return a value that is written: an object by its variable, if the statement has one."""
    heap, names = step.after.heap, step.after.names
    if heap.content(cell).shape == "object" and (name := step.name_of(cell)) in names:
        return name
    return told_value(cell, heap)
