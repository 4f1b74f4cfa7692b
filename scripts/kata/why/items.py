"""Where an item of a list that is wrong got its value: only what is certain, or nothing."""

from dataclasses import dataclass, replace
from typing import Any

from kata.source.code import Code
from kata.steps.changes import same
from kata.steps.step import step_of
from kata.wire.values import ITEMS

ABSENT = object()  # the item of a list that is not there yet


@dataclass(frozen=True)
class Item:
    """An item of nested lists: its place, and the innermost list by its number."""

    place: list[int]
    held: int
    index: int

    @property
    def name(self) -> str:
        """`(1, 2)`, or `item 3` of a flat list."""
        some = ", ".join(map(str, self.place))
        return f"({some})" if len(self.place) > 1 else f"item {some}"

    def at(self, state: Any) -> Any:
        """What it is in a state."""
        items = _items(["@", self.held], state["h"])
        return items[self.index] if items is not None and self.index < len(items) else ABSENT

    def changes(self, seen: list[Any]) -> list[int] | None:
        """The states in which it is another than before; None where not all of it is recorded."""
        held = (state["h"].get(str(self.held), ()) for state in seen)
        if any(len(content) > 3 for content in held):
            return None
        items = [self.at(state) for state in seen]
        return [k for k in range(1, len(items)) if not same(items[k], items[k - 1])]

    def mentions(self, seen: list[Any]) -> list[int]:
        """The states whose statement names it, also by a negative index."""
        size = len(_items(["@", self.held], seen[-1]["h"]) or ())
        names = [self.held, self.index], [self.held, self.index - size]
        return [k for k, state in enumerate(seen) if any(one in names for one in state["o"])]


def difference(seen: list[Any], changed: int | None, answer: Any) -> Item | None:
    """The first item of the list that counts that is not as in the answer."""
    last = seen[-1]
    return _difference(last["v"] if changed is None else last["a"][changed], answer, last["h"])


def told_item(seen: list[Any], code: Code, changed: int | None, values: Any) -> str:
    """Where the first item that differs from the answer got its value, if the result is a list.

    `changed` is the index of the argument that counts, None for the result that is returned;
    `values` are the result and the answer.
    """
    result, answer = values
    found = difference(seen, changed, answer)
    if not found or found.at(seen[-1]) != _at(result, found.place):  # not the run that failed
        return ""
    changes = found.changes(seen)
    if changes is None:
        return ""
    if not changes:
        return f"{found.name} never changed{_looked_at(seen, code, found)}"
    k = changes[-1]
    was_right = same(found.at(seen[k - 1]), _at(answer, found.place))
    until = f"{found.name} was right until " if was_right else f"{found.name} was written by "
    line = _ran(seen[k - 1])
    return f"{until}line {line}{' changed it' * was_right}:\n{code.quoted(line)}"


def _looked_at(seen: list[Any], code: Code, item: Item) -> str:
    """What follows on an item that never changed: the last line that names it."""
    mentions = item.mentions(seen)
    if not mentions:
        return ""
    k = mentions[-1]
    line = seen[k]["f"][-1][1]
    step = step_of(seen, k, code)
    if step.taken is False and step.condition:
        what = "mentioned" if "..." in step.condition else "looked at"
        return f"; when line {line} last {what} it, this was false:\n{step.condition}"
    return f"; line {line} mentions it last:\n{code.quoted(line)}"


def _difference(value: Any, answer: Any, heap: Any) -> Item | None:
    """Where a list first differs from the answer."""
    items = _items(value, heap)
    if items is None or type(answer) is not list or not len(items) == len(answer) <= ITEMS:
        return None
    for i, (item, wanted) in enumerate(zip(items, answer)):
        if type(wanted) is list:
            if found := _difference(item, wanted, heap):
                return replace(found, place=[i, *found.place])
            if len(_items(item, heap) or ()) != len(wanted):
                return None
        elif not same(item, wanted):
            return Item([i], value[1], i)
    return None


def _items(value: Any, heap: Any) -> list[Any] | None:
    """What a list holds; None if it is no list, or not all of it is recorded."""
    match value:
        case ["@", number] if (held := heap.get(str(number))) and held[1] == "list":
            return held[2] if len(held) == 3 else None
    return None


def _at(value: Any, place: list[int]) -> Any:
    """What is in that place of nested lists."""
    for i in place:
        value = value[i] if type(value) is list and i < len(value) else ABSENT
    return value


def _ran(state: Any) -> int:
    """The line that ran after this step: if a frame ended with it, that of its caller."""
    has_ended = state["e"] != "line" and len(state["f"]) > 1
    return int(state["f"][-2 if has_ended else -1][1])
