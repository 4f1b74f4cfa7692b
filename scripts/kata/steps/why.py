"""Why a solution fails, from a recording of the run: only what is certain, or nothing."""

import re
from typing import Any

from kata.steps.changes import states
from kata.steps.recording import Recording
from kata.wire.values import ITEMS

LONGEST = 60  # characters of a value or a line that is quoted
NAME_READ = r"(?<![\w.])[a-zA-Z_]\w*\b(?! *=[^=])"
ABSENT = object()  # the item of a list that is not there yet


def why_wrong(recording: Recording, source: str, changed: int | None, values: Any) -> str:
    """Where the first item that differs from the answer got its value, if the result is a list.

    `changed` is the index of the argument that counts, None for the result that is returned;
    `values` are the result and the answer.
    """
    if recording.left_out or not recording.steps:
        return ""
    seen = [*states(recording.steps)]
    result, answer = values
    last = seen[-1]
    found = _difference(last["v"] if changed is None else last["a"][changed], answer, last["h"])
    if not found:
        return ""
    place, held, index = found
    items, right = [_item(state, held, index) for state in seen], _at(answer, place)
    if items[-1] != _at(result, place):  # it is not the run that failed
        return ""
    name = f"({', '.join(map(str, place))})" if len(place) > 1 else f"item {place[0]}"
    changes = [k for k in range(1, len(items)) if items[k] != items[k - 1]]
    if not changes:
        naming = [state for state in seen if [held, index] in state["o"]]
        if not naming:
            return f"{name} never changed"
        line = _line(naming[-1]["f"][-1][1], source, " names it last")
        return f"{name} never changed; {line}"
    k = changes[-1]
    was_right = items[k - 1] == right and type(items[k - 1]) is type(right)
    until = f"{name} was right until " if was_right else f"{name} was written by "
    return until + _line(_ran(seen[k - 1]), source, " changed it" * was_right)


def why_raised(recording: Recording, source: str, line: int) -> str:
    """The values of the names in the line that raised an exception."""
    if recording.left_out:
        return ""
    seen = [*states(recording.steps)]
    raising = [k for k, state in enumerate(seen) if state["e"] == "raise"]
    first = next((k for k in reversed(raising) if seen[k - 1]["e"] != "raise"), None)
    if first is None:
        return ""
    _, number, known = seen[first]["f"][-1]
    if number != line:
        return ""
    names = dict.fromkeys(re.findall(NAME_READ, source.splitlines()[line - 1]))
    told = {name: _text(known[name], seen[first]["h"]) for name in names if name in known}
    values = ", ".join(f"{name} = {text}" for name, text in told.items() if text)
    return f"in line {line}, {values}" * bool(values)


def _difference(value: Any, answer: Any, heap: Any) -> tuple[list[int], Any, int] | None:
    """Where a list first differs from the answer: the way there, the list, and the index in it."""
    items = _items(value, heap)
    if items is None or type(answer) is not list or not len(items) == len(answer) <= ITEMS:
        return None
    for i, (item, wanted) in enumerate(zip(items, answer)):
        if type(wanted) is list:
            if found := _difference(item, wanted, heap):
                place, held, index = found
                return [i, *place], held, index
            if len(_items(item, heap) or ()) != len(wanted):
                return None
        elif item != wanted or type(item) is not type(wanted):
            return [i], value[1], i
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


def _item(state: Any, held: Any, index: int) -> Any:
    """The item of that list in that step."""
    items = _items(["@", held], state["h"])
    return items[index] if items is not None and index < len(items) else ABSENT


def _ran(state: Any) -> int:
    """The line that ran after this step: if a frame ended with it, that of its caller."""
    has_ended = state["e"] != "line" and len(state["f"]) > 1
    return int(state["f"][-2 if has_ended else -1][1])


def _line(number: int, source: str, did: str) -> str:
    """`line 20 changed it:`, and below that the line."""
    text = source.splitlines()[number - 1].strip()
    return f"line {number}{did}:\n{text if len(text) <= LONGEST else text[:LONGEST] + ' ...'}"


def _text(value: Any, heap: Any) -> str:
    """The value as Python writes it; nothing if it is long, or neither plain nor a list."""
    if value is None or isinstance(value, (bool, int, str)):
        text = repr(value)
    elif (items := _items(value, heap)) is None or not all(some := [_text(i, heap) for i in items]):
        return "[]" if items == [] else ""
    else:
        text = f"[{', '.join(some)}]"
    return text if len(text) <= LONGEST else ""
