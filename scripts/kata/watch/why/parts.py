"""The first part of a result that is wrong, and the steps that gave it its value."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from kata.watch.steps.cells import Heap, Held, is_held
from kata.watch.steps.code import own_nodes
from kata.watch.steps.model import State
from kata.watch.steps.states import same
from kata.watch.steps.words import step_of
from kata.watch.why.runs import Replay, alike, indices_of_changes
from kata.wire.cells import ITEMS

ABSENT = object()  # the item of a list that is not there yet


def judged_value(state: State, changed: int | None) -> Any:
    """The argument with that index, which a run changes or, for None, the value it returns."""
    return state.value if changed is None else state.arguments[changed]


@dataclass(frozen=True)
class Item:
    """An item of nested lists, by its place; what holds it may change, as when rows are moved."""

    whole: Any  # the outermost list
    place: list[int]
    in_pairs: bool = False  # of whole numbers, as intervals are, which a place could be taken for

    @property
    def name(self) -> str:
        """`(1, 2)`, `item [1][2]` in a list of pairs, or `item 3` of a flat list."""
        some = ", ".join(map(str, self.place))
        if len(self.place) > 1 and self.in_pairs:
            return f"item {''.join(f'[{i}]' for i in self.place)}"
        return f"({some})" if len(self.place) > 1 else f"item {some}"

    def path(self, state: State) -> list[Any]:
        """The outermost list, and all that is around the item in a state, down to the item."""
        cells = [self.whole]
        for i in self.place:
            items = _items(cells[-1], state.heap) or ()
            cells.append(items[i] if i < len(items) else ABSENT)
        return cells

    def at(self, state: State) -> Any:
        return self.path(state)[-1]

    def of(self, value: Any) -> Any:
        """The item at its place in plain data."""
        for i in self.place:
            value = value[i] if type(value) is list and i < len(value) else ABSENT
        return value

    def is_recorded(self, state: State) -> bool:
        """Whether the lists around it are recorded, as far as they exist."""
        around = self.path(state)[:-1]
        return not any(is_held(cell) and _items(cell, state.heap) is None for cell in around)

    def changes(self, seen: list[State]) -> list[int] | None:
        """The states in which it is another than before; None where that is not recorded."""
        first = next((k for k, state in enumerate(seen) if self.is_recorded(state)), 0)
        if not all(map(self.is_recorded, seen[first:])):
            return None
        return indices_of_changes([self.at(state) for state in seen])

    def mentions(self, seen: list[State]) -> list[int]:
        """The states whose statement names it, also by a negative index."""
        found = []
        for k, state in enumerate(seen):
            around = [*zip(self.path(state), self.place)]
            row, i = around[-1]
            if not is_held(row) or not {i, i - _length(row, state)} & _mentioned(row, state):
                continue
            rows = ((_mentioned(cell, state), place) for cell, place in around[:-1])
            if all(place in some or not some for some, place in rows):  # no other row is meant
                found.append(k)
        return found

    def stays(self, seen: list[State]) -> bool:
        """Whether the lists around it keep their lengths, so that nothing else moves there."""
        around = [self.path(state)[:-1] for state in seen]
        lengths = {
            tuple(_length(cell, state) for cell in cells) for cells, state in zip(around, seen)
        }
        return len(lengths) == 1

    def last_step(self, seen: list[State], changed_at: list[int]) -> int:
        """The step that wrote it last or, if none did, mentioned it last."""
        if changed_at:
            return changed_at[-1] - 1
        return next(reversed(self.mentions(seen)), len(seen) - 1)


def first_wrong_item(run: Replay, changed: int | None, answer: Any) -> Item | None:
    """The first item of the list that is judged that is not as in the answer."""
    whole = judged_value(run.seen[-1], changed)
    place = _first_difference(whole, answer, run.seen[-1].heap)
    if not place:
        return None
    in_pairs = all(type(row) is list and [*map(type, row)] == [int, int] for row in answer)
    return Item(whole, place, in_pairs)


def _first_difference(value: Any, answer: Any, heap: Any) -> list[int]:
    """Where a list first differs from the answer; nothing where that is no single item."""
    items = _items(value, heap)
    if items is None or type(answer) is not list or not len(items) == len(answer) <= ITEMS:
        return []
    for i, (item, wanted) in enumerate(zip(items, answer)):
        if type(wanted) is list:
            if inner := _first_difference(item, wanted, heap):
                return [i, *inner]
            if len(_items(item, heap) or ()) != len(wanted):
                return []
        elif not same(item, wanted):
            return [i]
    return []


def _items(cell: Any, heap: Heap) -> list[Any] | None:
    """The items of a list; None if it is no list, or not all of it is recorded."""
    content = heap.content(cell)
    return content.items if content.shape == "list" and not content.is_cut else None


def _length(cell: Any, state: State) -> int:
    return len(_items(cell, state.heap) or ())


def _mentioned(cell: Any, state: State) -> set[Any]:
    """The indexes of a list that a statement names."""
    return {i for number, i in state.mentioned if is_held(cell) and number == cell[1]}


def origin_of(item: Item, run: Replay, changed_at: list[int], answer: Any) -> str:
    """The line that gave a wrong item its value, or the last one that might have."""
    seen, code = run.seen, run.code
    if not changed_at:
        says = f"{item.name} never changed{_last_mention(item, run)}"
        return says if item.stays(seen) else ""
    before = seen[changed_at[-1] - 1]
    line = before.going_on.line
    if not line:  # between two calls that LeetCode plays
        return ""
    if not item.is_recorded(before) and not _may_make_list(code.statements.get(line)):
        return ""  # it may have been there before, in a place that is not recorded
    lives_on = changed_at[0] < len(seen) - 1
    if len(changed_at) == 1 and lives_on and not item.is_recorded(before):
        return f"{item.name} kept the value that line {line} gave it:\n{code.quoted(line)}"
    if same(item.at(before), item.of(answer)):
        return f"{item.name} was right until line {line} changed it:\n{code.quoted(line)}"
    return f"{item.name} was written by line {line}:\n{code.quoted(line)}"


def _last_mention(item: Item, run: Replay) -> str:
    """What is said of the last line that names an item."""
    mentions = item.mentions(run.seen)
    if not mentions:
        return ""
    step = step_of(run.seen, mentions[-1], run.code)
    line = step.before.line
    if step.taken is False and step.condition and step.told_condition:
        what = "mentioned" if "..." in step.condition else "looked at"
        return f"; when line {line} last {what} it, this was false:\n{step.told_condition}"
    return f"; line {line} was the last to mention it:\n{run.code.quoted(line)}"


def _may_make_list(statement: ast.stmt | None) -> bool:
    """Whether a statement may make a list, and not only fetch one."""
    for node in own_nodes(statement):
        match node:
            case ast.List() | ast.ListComp() | ast.BinOp() | ast.Slice():
                return True
            case ast.Call(func=ast.Name() | ast.Attribute(attr="copy" | "deepcopy" | "split")):
                return True
    return False


class Attribute(NamedTuple):
    """An attribute of two objects, or what they are reached from."""

    path: str  # as the code writes it
    owners: tuple[int, int]  # the numbers of the objects
    name: str
    cells: tuple[Any, Any]  # its value in both


def differing_attributes(whole: Attribute, heap: Heap, other: Heap) -> Iterator[Attribute]:
    """The attributes within two objects that differ, from the outside inwards."""
    waiting, met = [whole], dict[int, int]()
    for part in waiting:  # the list grows as we read it
        a, b = part.cells
        mine, its = heap.content(a), other.content(b)
        if not mine.shape == its.shape == "object":
            if not alike(a, heap, b, other, {}):
                yield part
        elif a[1] in met:
            if met[a[1]] != b[1]:  # one of them leads back
                yield part
        else:
            met[a[1]] = b[1]
            others, both = dict(its.items), (a[1], b[1])
            waiting += [
                Attribute(f"{part.path}.{name}", both, name, (cell, others[name]))
                for name, cell in mine.items
                if name in others
            ]


def step_that_set(seen: list[State], number: int, name: str) -> int:
    """The step that set an attribute of that object last or, if none did, the last one."""
    cell = Held(number).cell
    cells = [dict(state.heap.content(cell).items).get(name) for state in seen]
    return next(reversed(indices_of_changes(cells)), len(seen)) - 1
