"""How a solution is called: the only place that knows, for judging, timing and memory alike."""

import sys
from binascii import crc32
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from marshal import loads
from types import ModuleType
from typing import Any

from kata.wire import BUILTINS
from kata.wire.model import BOTH, CHANGED, PLAYED, ROUND_TRIP, Shape
from kata.wire.nodes import Reader, converter, exhausted, reader, writer
from kata.wire.plain import copied
from kata.wire.records import UnfitError

__builtins__ = BUILTINS

Call = Callable[..., Any]
NODES_OF = "given", "kata.wire.nodes"  # the modules whose classes are those of nodes
EARLIER = 3  # inputs that a shared instance encodes again before it decodes the last one


class Caller:
    """Calls a solution; `make` returns the bound method of that name, or makes an instance.

    A reference may return nodes in LeetCode's notation, and the argument that it should change.
    """

    def __init__(
        self, shape: Shape, given: ModuleType, make: Call, is_reference: bool = False
    ) -> None:
        self.shape, self.given, self.make, self.is_reference = shape, given, make, is_reference
        self.count = len(shape.methods[shape.main][0])  # arguments of a call
        self.last_inputs = b""  # the inputs of the last call
        self.results: list[Any] = []  # of the calls played so far
        self.converted = ""  # what the last result had in place of the stated type
        self.earlier: deque[bytes] = deque(maxlen=EARLIER)  # inputs of earlier round trips
        write: Call | None = getattr(given, "write", None)
        if write and write.__code__.co_argcount > 2:  # it compares the arguments with the inputs
            write = partial(self._compared, write)
        self.readers, self.writers = {}, {}
        for name, (kinds, result) in shape.methods.items():
            due = kinds[shape.changed] if shape.way == CHANGED else result
            self.readers[name] = [reader(kind, given) for kind in kinds]
            is_printed = is_reference or shape.way == ROUND_TRIP  # LeetCode compares what it prints
            self.writers[name] = converter(due, self.note), writer(due, given, write, is_printed)
        if write and shape.written:
            self.writers[shape.main] = None, _both(write, writer(shape.written, given, None))
        if shape.inputs is not None:
            self.readers[shape.main] = [reader(kind, given) for kind in shape.inputs]
        if shape.way == BOTH:
            kind = shape.methods[shape.main][0][shape.changed]
            after = writer(kind, given, write, is_reference)
            self.writers[BOTH] = converter(kind, self.note), after

    def note(self, converted: str) -> None:
        self.converted = converted

    def prepare(self, arguments: bytes) -> tuple[Call, Any]:
        """Return a call that is ready to be made: a function, and its own copy of the arguments."""
        values, shape = loads(arguments), self.shape
        if chance := sys.modules.get("random"):
            chance.seed(crc32(arguments))  # other luck in each case, the same when it is repeated
        self.last_inputs, self.results, self.converted = arguments, [], ""
        if shape.way == PLAYED:
            return self.play, [(name, _each(self.readers[name], v)) for name, v in zip(*values)]
        values = self.read(values)
        if shape.way == ROUND_TRIP:
            return self.travel, values
        call, count = self.make(shape.main), self.count
        if shape.methods[shape.main][1][0] == "List":  # an iterator's work is a part of the call
            call = _exhausting(call, self.note)
        if shape.inputs is None:
            return call, values
        values = list(self.given.arguments(*values))
        return (lambda *all_of_them: call(*all_of_them[:count])), values

    def read(self, values: Any) -> Any:
        """Return the inputs of a case, with nodes in place of their notation."""
        readers = self.readers[self.shape.main]
        return _each(readers, values) if any(readers) else values

    def play(self, first: tuple[str, list[Any]], *calls: tuple[str, list[Any]]) -> list[Any]:
        """Construct an instance, call its methods, and collect the results as plain data.

        As at LeetCode, a list or a node is written at once: a later call may change it.
        """
        instance = self.make(*first[1])
        self.results = [self._written(first[0], None, ())]
        for name, values in calls:
            value = getattr(instance, name)(*values)
            if any(self.writers[name]):
                value = self._written(name, value, ())
                value = copied(name, value) if type(value) is list else value
            self.results.append(value)
        return self.results

    def travel(self, *values: Any) -> Any:
        """Call the methods one after the other, with nothing but plain data in between."""
        first, *others = self.shape.methods
        start, make = self.make(first), self.make
        value = copied(first, start(*values))
        if self.shape.shared:
            make = partial(getattr, start.__self__)
            for earlier in self.earlier:
                start(*self.read(loads(earlier)))
            self.earlier.append(self.last_inputs)
        else:
            _empty(values)
        for name in others:
            value = make(name)(value)
            value = value if name == others[-1] else copied(name, value)
        return value

    def finish(self, arguments: Any, result: Any) -> Any:
        """Return the result of a call as plain data, in the form in which answers are stated."""
        shape = self.shape
        if shape.way == PLAYED:
            return result
        if shape.way == ROUND_TRIP:
            return self._written([*shape.methods][-1], result, arguments)
        if shape.way == CHANGED and not (self.is_reference and result is not None):
            result = arguments[shape.changed]
        written = self._written(shape.main, result, arguments)
        if shape.way != BOTH:
            return written
        changed = self._written(BOTH, arguments[shape.changed], arguments)
        return [written, first_items(changed, written)]

    def _written(self, name: str, value: Any, arguments: Any) -> Any:
        """Return a result of that method as plain data."""
        convert, write = self.writers[name]
        if convert:
            value = convert(value)
        try:
            return write(value, arguments) if write else value
        except UnfitError:
            raise
        except ValueError as error:  # what given.py has to say
            raise UnfitError(str(error) or type(error).__name__) from None
        except Exception as error:  # from a node without `val`, or what given.py does not expect
            kind, why = type(value).__name__, f"{type(error).__name__}: {error}"
            raise UnfitError(f"returned a {kind} that cannot be read ({why})") from None

    def _compared(self, write: Call, value: Any, arguments: Any) -> Any:
        """Return what `write` makes of a result when it sees the inputs as they were, too."""
        return write(value, arguments, loads(self.last_inputs))

    @property
    def call_index(self) -> int:
        """The index of the call that is being made, where LeetCode plays."""
        return len(self.results)


def _both(write: Call, after: Call | None) -> Call:
    """Return what writes a result and, if it is made of nodes, writes these."""
    if not after:
        return write
    return lambda value, arguments: after(write(value, arguments), arguments)


def _empty(values: Iterable[Any]) -> None:
    """Empty lists and nodes, so that whoever kept them has nothing of them."""
    waiting = [*values]
    for value in waiting:  # the list grows as we read it
        if type(value) is list:
            waiting += value
            value.clear()
        elif type(value).__module__ in NODES_OF:
            waiting += vars(value).values()
            vars(value).clear()


def first_items(values: Any, count: Any) -> Any:
    """Return the first items of a list if there is such a number of them, else all of it."""
    is_count = type(count) is int and type(values) is list and 0 <= count <= len(values)
    return values[:count] if is_count else values


def _each(functions: Iterable[Reader | None], values: Iterable[Any]) -> list[Any]:
    """Return each value through its function, where it has one."""
    return [f(value) if f else value for f, value in zip(functions, values)]


def _exhausting(call: Call, note: Callable[[str], None]) -> Call:
    """Return the call, with a list in place of an iterator that it returns."""
    return lambda *arguments: exhausted(call(*arguments), note)
