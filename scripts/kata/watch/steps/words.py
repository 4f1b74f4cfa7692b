"""What a step does, in the words of a teacher; nothing where that is not certain."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kata.watch.steps.cells import text
from kata.watch.steps.code import Code, is_branch
from kata.watch.steps.expressions import Scope, condition
from kata.watch.steps.states import (
    DEEP,
    END,
    State,
    Write,
    content,
    name_of,
    place_of,
    told_value,
    writes,
)

CHANGING = set("append appendleft add pop popleft remove discard insert extend update".split())


@dataclass(frozen=True)
class Step:
    """A step: the state before it, the one after it, and what is known about the rest."""

    before: State
    after: State
    touched: set[str]  # the numbers of the objects that change
    code: Code
    board: Any

    @cached_property
    def statement(self) -> Any:
        return self.code.statements.get(self.before.going_on.line)

    @cached_property
    def is_done(self) -> bool:
        """Whether the statement is done with this step, and has not raised an exception."""
        if self.after.event not in ("line", "return"):
            return False
        is_same_frame = self.after.depth == self.before.depth - (self.before.event != "line")
        if not is_same_frame or self.before.event == "raise":
            return False
        goes_on = self.statement and self.after.event == "line"
        return not (goes_on and self.code.may_catch(self.statement, self.after.line))

    @cached_property
    def taken(self) -> bool | None:
        """Whether a condition turned out to be true, as the next step shows; None if unknown."""
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

    @property
    def receiver(self) -> str:
        """What the code calls the one object that a method call on it changes."""
        match self.statement:
            case ast.Expr(ast.Call(func=ast.Attribute(value=owner, attr=name))):
                if name in CHANGING and len(self.writes) == 1:
                    return ast.unparse(owner)
        return ""

    @cached_property
    def writes(self) -> list[Write]:
        return [*writes(self.before, self.after, self.touched)]

    @property
    def places(self) -> list[tuple[int, ...]]:
        """The places on the board that change."""
        found = (place_of(self.board, w.number, w.key, self.after.heap) for w in self.writes)
        return [place for place in found if place]


def step_of(seen: list[State], k: int, code: Code, board: Any = None) -> Step:
    """The step from one of these states, without what it writes."""
    return Step(seen[k], seen[k + 1] if k + 1 < len(seen) else END, set(), code, board)


ASSIGNMENTS = ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For
MOST = 88  # characters of what is told of a step


def told(step: Step) -> str:
    """What the step does."""
    if step.before.event != "line":
        return joined([*_end(step), *_effects(step)])
    if step.after is END:
        return ""
    if step.after.depth > step.before.depth:
        return ""  # a call, which is told by its arguments
    if step.after.event == "raise":
        return f"raises {_short(step.after.value)}" if step.after.value else ""
    if step.after.event == "yield":
        return f"yields {told_value(step.after.value, step.after.heap)}"
    if isinstance(step.statement, ast.Return) and step.after.event == "return":
        return f"returns {returned(step)}"
    return joined(_effects(step)) or joined(_looks(step))


def _short(error: str) -> str:
    return error if len(error) <= MOST - 10 else f"{error[: MOST - 14]} ..."


def returned(step: Step) -> str:
    """What a return statement gives: as Python writes it, by its name, or by its type."""
    after, value = step.after, step.statement.value
    if written := text(after.value, after.heap):
        return written
    return value.id if isinstance(value, ast.Name) else told_value(after.value, after.heap)


def joined(phrases: list[str]) -> str:
    """As many phrases as fit, and dots for the others; nothing if the first does not fit."""
    found = ""
    for phrase in phrases:
        longer = f"{found}, {phrase}" if found else phrase
        if len(longer) > MOST - 5:
            return f"{found}, ..." if found else ""
        found = longer
    return found


def _end(step: Step) -> Iterator[str]:
    """How the frame of a step ends."""
    event, value, name = step.before.event, step.before.value, step.before.function
    if event == "raise":
        yield f"{name} raises {str(value).partition(':')[0] if value else 'an exception'}"
    else:
        yield f"{name} {event}s {told_value(value, step.before.heap, MOST // 2)}"


def _effects(step: Step) -> list[str]:
    """The outcome of a condition or a loop, then variables and items that change."""
    if not step.is_done:
        return []
    printed = (step.after.printed).strip()
    prints = [f"prints {' / '.join(printed.splitlines())}"] if printed else []
    writes = (_write(step, write) for write in step.writes)
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
    assigned = _targets(step.statement, step.after.line)
    changed = (name for name, cell in new.items() if name not in old or old[name] != cell)
    for name in dict.fromkeys([*assigned, *changed]):
        if name in new:
            yield f"{name} = {told_value(new[name], step.after.heap)}"


def _targets(statement: Any, line: int) -> list[str]:
    """The variables that a statement sets, even to what they are, before this line."""
    if not isinstance(statement, ASSIGNMENTS):
        return []
    if isinstance(statement, ast.For) and not is_branch(statement, line):
        return []
    targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
    nodes = [node for target in targets for node in ast.walk(target)]
    return [n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]


def _looks(step: Step) -> list[str]:
    """The items that the statement names."""
    heap, found = step.before.heap, []
    for number, *path in step.before.mentioned:
        items = heap.get(str(number), ("", "", []))[2]
        place = place_of(step.board, str(number), path[0], heap)
        if place and -1 < path[0] < len(items):
            item = items[path[0]]
            if len(path) == 2 and type(item) is str and -1 < path[1] < len(item):
                place, item = (*place, path[1]), item[path[1]]
            if type(item) is not list:
                where = f"({', '.join(map(str, place))})" if len(place) > 1 else f"item {place[0]}"
                found.append(f"looks at {where}: {told_value(item, heap)}")
    return [*dict.fromkeys(found)][:1]


def _write(step: Step, write: Write) -> str:
    """A change of an object."""
    heap = step.after.heap
    new = [_value(step, cell) for cell in write.new]
    old = [told_value(cell, step.before.heap) for cell in write.old]
    place = place_of(step.board, write.number, write.key, heap)
    if place and len(place) == 2 and len(new) == len(old) == 1:
        return f"sets ({place[0]}, {place[1]}) to {new[0]}"
    name = _name(step, write.number) or step.receiver or "an object"
    shape, items = heap[write.number][1], heap[write.number][2]
    return SHAPES[shape](name, write.key, old, new, len(items), heap)


def _value(step: Step, cell: Any) -> str:
    """A value that is written: an object by its name."""
    if content(cell, step.after.heap)[1] == "object":
        return _name(step, str(cell[1]), 0) or told_value(cell, step.after.heap)
    return told_value(cell, step.after.heap)


def _name(step: Step, number: str, deep: int = DEEP) -> str:
    """What the statement calls an object."""
    states = step.before, step.after
    return next(filter(None, (name_of(number, s, step.names, deep) for s in states)), "")


def _list(name: str, key: int, old: list[str], new: list[str], size: int, _: Any) -> str:
    if len(old) == len(new) == 1:
        return f"{name}[{key}] = {new[0]}"
    at_end, at_front = key + len(new) == size, key == 0 and " the front of"
    where = "" if at_end else at_front or None
    if where is None or (old and new):
        return f"{name} changes"
    doing = f"adds {', '.join(new)} to" if new else f"removes {', '.join(old)} from"
    return f"{doing}{where} {name}"


def _set(name: str, _: Any, old: list[str], new: list[str], *__: Any) -> str:
    added = [f"adds {', '.join(new)} to {name}"] if new else []
    return ", ".join(added + ([f"removes {', '.join(old)} from {name}"] if old else []))


def _map(name: str, key: Any, _: list[str], new: list[str], __: int, heap: Any) -> str:
    written = told_value(key, heap)
    return f"{name}[{written}] = {new[0]}" if new else f"removes {written} from {name}"


def _object(name: str, key: Any, _: list[str], new: list[str], *__: Any) -> str:
    return f"{name}.{key} = {new[0]}" if new else f"deletes {name}.{key}"


SHAPES: dict[str, Callable[..., str]] = {
    "list": _list,
    "set": _set,
    "map": _map,
    "object": _object,
}
