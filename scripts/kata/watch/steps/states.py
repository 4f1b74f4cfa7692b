"""The states of a recording, what changes between them, and what the code calls an object."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from kata.watch.steps.cells import text
from kata.watch.steps.recording import applied, compact, same, shared_ends


class Frame(NamedTuple):
    """A call that has not ended."""

    function: str
    line: int
    names: dict[str, Any]  # its variables


NO_FRAME = Frame("", 0, {})


@dataclass(frozen=True)
class State:
    """A state; inside/tracing.py says what the recorder writes for each of these."""

    event: str  # "line", or how the frame ends: "return", "yield" or "raise"
    value: Any  # that is returned or yielded, or the text of the exception
    depth: int  # how many frames there are
    frames: list[Frame]  # the innermost of them, the current one last
    arguments: list[Any]  # of the call
    heap: dict[str, Any]  # {number: [type, shape, items, and their number if some are cut]}
    mentioned: list[Any]  # the items that the statement names
    move: int  # the index of the call that LeetCode plays
    called: int  # how often functions of the solution have been called so far
    printed: str  # since the state before

    @property
    def function(self) -> str:
        return self.frames[-1].function

    @property
    def line(self) -> int:
        return self.frames[-1].line

    @property
    def names(self) -> dict[str, Any]:
        return self.frames[-1].names

    @property
    def going_on(self) -> Frame:
        """The frame that goes on after this state: the caller's, if a call has ended."""
        frames = self.frames if self.event == "line" else self.frames[:-1]
        return frames[-1] if frames else NO_FRAME


END = State("end", None, 0, [], [], {}, [], -1, 0, "")  # what follows the last one


def states(steps: list[Any]) -> Iterator[State]:
    """The state in each step of a recording: the first one, then after the changes to the next."""
    for step in applied(steps):
        yield State(
            event=step["e"],
            value=step["v"],
            depth=step["d"],
            frames=[Frame(*frame) for frame in step["f"]],
            arguments=step["a"],
            heap=step["h"],
            mentioned=step["o"],
            move=step["n"],
            called=step["c"],
            printed=step.get("p", ""),
        )


SHORT = 24  # characters of a value that is told
DEEP = 2  # steps from a variable to an object that is named after it
TYPES = {"str": "long string", "int": "large number"}  # what is not written out, for people
NOTHING: list[Any] = ["", "", []]  # what an object holds that is not recorded


def place_of(board: Any, number: str, key: Any, heap: Any) -> tuple[int, ...] | None:
    """Where an item is on the board: (row, column), or (index,) of a list; None if elsewhere."""
    if not board or type(key) is not int:
        return None
    if number == str(board[1]):
        return (key,)
    rows = heap.get(str(board[1]), NOTHING)[2]
    at = [i for i, row in enumerate(rows) if row == ["@", int(number)]]
    return (at[0], key) if len(at) == 1 else None


def name_of(number: str, state: State, preferred: set[str], deep: int = DEEP) -> str:
    """What the code of the innermost frame can call that object; "" for nothing short."""
    wanted = ["@", int(number)]
    return next((name for cell, name in _named(state, preferred, deep) if cell == wanted), "")


def _named(state: State, preferred: set[str], deep: int) -> Iterator[tuple[Any, str]]:
    """Variables, the preferred ones first, then what they hold, then what that holds."""
    level = [(cell, name) for name, cell in state.names.items() if type(cell) is list]
    level.sort(key=lambda pair: pair[1] not in preferred)
    for _ in range(deep):
        yield from level
        level = [pair for cell, name in level for pair in _parts(cell, name, state.heap)]
    yield from level


def _parts(cell: Any, name: str, heap: Any) -> Iterator[tuple[Any, str]]:
    """What an object holds that can change, too."""
    _, shape, items, *_ = heap.get(str(cell[1]), NOTHING) if cell[0] == "@" else NOTHING
    if shape == "list":
        yield from ((item, f"{name}[{i}]") for i, item in enumerate(items) if type(item) is list)
    elif shape == "object":
        yield from ((item, f"{name}.{key}") for key, item in items if type(item) is list)
    elif shape == "map":
        for key, item in items:
            if type(item) is list and (written := text(key, heap, SHORT)):
                yield item, f"{name}[{written}]"


def told_value(cell: Any, heap: Any, most: int = SHORT) -> str:
    """A value in short: as Python writes it, or by its type, a node with its value."""
    if written := text(cell, heap, most, nodes=True):
        return written
    kind, shape, items, *size = content(cell, heap)
    kind = TYPES.get(kind, kind)
    many = f" of {size[0] if size else len(items):,}" * (shape in ("list", "set", "map"))
    return f"{'an' if kind[:1] in 'aeioAEIO' else 'a'} {kind}{many}" if kind else "something"


def content(cell: Any, heap: Any) -> list[Any]:
    """[type, shape, items] of a value; the last two are empty unless it can change."""
    if type(cell) is not list:
        return [type(cell).__name__, "", []]
    if cell[0] == "@":
        return list(heap.get(str(cell[1]), NOTHING))
    return [cell[1] if cell[0] in ("other", "more") else cell[0], "", []]


@dataclass(frozen=True)
class Write:
    """A change of what an object holds: an item is set, or some are put in or taken out."""

    number: str  # of the object
    key: Any  # the index, the key or the name of the attribute, as it is recorded
    old: list[Any]  # what was there, one item unless some are put in or taken out
    new: list[Any]


def touched(step: Any) -> set[str]:
    """The numbers of the objects that a step changes, from its changes."""
    return {path[1] for path, *_ in step if path[0] == "h" and len(path) > 1}


def writes(before: State, after: State, numbers: set[str]) -> Iterator[Write]:
    """The changes of these objects from a state to the next, if they are in both."""
    for number in sorted(numbers, key=int):
        old, new = before.heap.get(number), after.heap.get(number)
        if old and new and old is not new and len(old) == len(new) == 3:
            yield from _within(number, old, new)


def _within(number: str, old: Any, new: Any) -> Iterator[Write]:
    shape, before, after = old[1], old[2], new[2]
    if shape in ("map", "object"):
        yield from _pairs(number, before, after)
    elif shape == "set":
        out, put_in = _less(before, after), _less(after, before)
        if out or put_in:
            yield Write(number, None, out, put_in)
    elif len(before) == len(after):
        for i, (was, now) in enumerate(zip(before, after)):
            if not same(was, now):
                yield Write(number, i, [was], [now])
    else:
        yield _spliced(number, before, after)


def _pairs(number: str, before: list[Any], after: list[Any]) -> Iterator[Write]:
    """The changes of a map or of attributes."""
    old, new = ({compact(key): (key, cell) for key, cell in pairs} for pairs in (before, after))
    for name, (key, cell) in old.items():
        now = [new[name][1]] if name in new else []
        if not now or not same(cell, now[0]):
            yield Write(number, key, [cell], now)
    for name, (key, cell) in new.items():
        if name not in old:
            yield Write(number, key, [], [cell])


def _less(some: list[Any], others: list[Any]) -> list[Any]:
    """The items of a set that are not in the other one."""
    there = {compact(item) for item in others}
    return [item for item in some if compact(item) not in there]


def _spliced(number: str, before: list[Any], after: list[Any]) -> Write:
    """The change of a list whose length changes."""
    start, end = shared_ends(before, after)
    return Write(number, start, before[start : len(before) - end], after[start : len(after) - end])
