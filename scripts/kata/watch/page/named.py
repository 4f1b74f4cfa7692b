"""What is sent to a page, as JSON objects with the names that scripts read."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias, TypedDict

from kata import data
from kata.watch.steps.model import EncodedValue, State, Story
from kata.watch.steps.states import changes
from kata.wire.cells import HELD

PARTS = {"tuple", "frozenset"}  # recorded with their items

Cell: TypeAlias = Any  # itself, or {its kind: what represents it}, as in {"held": 3}


class Whole(TypedDict):
    """What a mutable value holds; of a map and of an object, {key, value} each."""

    type: str
    shape: str  # "list", "set", "map" or "object"
    items: list[Any]


class Content(Whole, total=False):
    """The same, where some items may be cut."""

    size: int


class Drawn(TypedDict):
    """A value that is drawn."""

    value: Cell
    heap: dict[str, Content]
    nodes: int


class Frame(TypedDict):
    """A call that has not ended."""

    function: str
    line: int
    names: dict[str, Cell]


class Mentioned(TypedDict):
    """An item that a statement names: of a list by its number, or a letter in it."""

    held: int
    path: list[int]


class Step(TypedDict):
    """The state in a step."""

    event: str
    depth: int
    frames: list[Frame]  # the current one last
    arguments: list[Cell]
    mentioned: list[Mentioned]
    move: int
    called: int
    heap: dict[str, Content]


class Change(TypedDict, total=False):
    """A value that is set, a part of a list that is replaced, or else what is no longer there."""

    path: list[Any]
    value: Any
    start: int
    count: int
    items: list[Any]


def named(value: Any) -> Any:
    """Return a value of our types as JSON, with what is drawn as a script reads it."""
    match value:
        case EncodedValue(cell, heap, nodes):
            return Drawn(value=_cell(cell), heap=_heap(heap, {}), nodes=nodes)
        case Story():
            more = {name: one for name, one in vars(value).items() if name != "board"}
            return named(more) | {"board": _cell(value.board)}
    return data.named(value, named)


def named_steps(seen: Iterable[State]) -> Iterator[Any]:
    """Yield the first state, then the changes from each state to the next."""
    known: dict[str, tuple[Any, Any]] = {}
    before: Step | None = None
    for state in seen:
        now = Step(
            event=state.event,
            depth=state.depth,
            frames=[
                Frame(function=one.function, line=one.line, names=_cells(one.names))
                for one in state.frames
            ],
            arguments=[*map(_cell, state.arguments)],
            mentioned=[Mentioned(held=held, path=path) for held, *path in state.mentioned],
            move=state.move,
            called=state.called,
            heap=_heap(state.heap, known),
        )
        yield [_change(*one) for one in changes(before, now)] if before else now
        before = now


def _change(path: list[Any], *change: Any) -> Change:
    names = ("value",) if len(change) == 1 else ("start", "count", "items")
    return {"path": path, **dict(zip(names, change))}  # type: ignore[typeddict-item]


def _cell(cell: Any) -> Any:
    """Return a recorded value with the name of its kind, as in {"tuple": [1, {"held": 3}]}."""
    if type(cell) is not list:
        return cell
    kind, *rest = cell
    inside = [*map(_cell, rest)] if kind in PARTS else rest[0]
    return {"held" if kind == HELD else kind: inside}


def _cells(names: dict[str, Any]) -> dict[str, Any]:
    return {name: _cell(cell) for name, cell in names.items()}


def _heap(heap: dict[Any, Any], known: dict[str, tuple[Any, Any]]) -> dict[str, Content]:
    """Return what mutable values hold; what is `known` of the state before is shared with that."""
    for number, content in heap.items():
        if known.get(number, (None, None))[0] is not content:
            known[number] = content, _content(*content)
    return {number: known[number][1] for number in heap}


def _content(kind: str, shape: str, items: list[Any], *size: int) -> Content:
    if shape in ("map", "object"):
        inside = [{"key": _cell(key), "value": _cell(value)} for key, value in items]
    else:
        inside = [*map(_cell, items)]
    content = Content(type=kind, shape=shape, items=inside)
    if size:
        content["size"] = size[0]
    return content
