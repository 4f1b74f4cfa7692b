"""The one place that knows how a solution is called, whether to judge, measure or record it."""

from collections.abc import Callable, Iterable
from marshal import loads
from types import ModuleType
from typing import Any

from kata.wire import BUILTINS
from kata.wire.errors import UnfitError
from kata.wire.lists import lister
from kata.wire.nodes import Reader, reader, writer
from kata.wire.setup import Shape

__builtins__ = BUILTINS

Call = Callable[..., Any]


def given_by(shape: Shape) -> ModuleType:
    """What given.py defines, as a module."""
    given = ModuleType("given")
    exec(compile(shape.given, "given.py", "exec"), vars(given))
    return given


class Caller:
    """Calls a solution; `make` returns the bound method or, if LeetCode plays, an instance.

    A reference may return nodes in LeetCode's notation, and the argument that it should change.
    """

    def __init__(
        self, shape: Shape, given: ModuleType, make: Call, is_reference: bool = False
    ) -> None:
        self.make, self.plays, self.is_reference = make, shape.plays, is_reference
        self.in_place, self.main = shape.in_place, shape.main
        self.readers, self.writers = {}, {}
        for name, (kinds, result) in shape.methods.items():
            due = kinds[0] if self.in_place else result
            self.readers[name] = [reader(kind, given) for kind in kinds]
            self.writers[name] = lister(due, self.note), writer(due, given, is_reference)
        self.results: list[Any] = []  # of the calls played so far
        self.converted = ""  # what the last result had in place of lists

    def note(self, converted: str) -> None:
        self.converted = converted

    def prepare(self, arguments: bytes) -> tuple[Call, Any]:
        """A call that is ready to be made: a function, and its own copy of the arguments."""
        values = loads(arguments)
        self.results, self.converted = [], ""
        if self.plays:
            return self.play, [(name, _each(self.readers[name], v)) for name, v in zip(*values)]
        readers = self.readers[self.main]
        return self.make(), _each(readers, values) if any(readers) else values

    def play(self, first: tuple[str, list[Any]], *calls: tuple[str, list[Any]]) -> list[Any]:
        """Construct an instance, call its methods, and collect the results."""
        instance, self.results = self.make(*first[1]), [None]
        for name, values in calls:
            self.results.append(getattr(instance, name)(*values))
        return self.results

    def finish(self, arguments: Any, result: Any) -> Any:
        """The result of a call as plain data: what it returned, or the argument it changed."""
        if self.plays:
            pairs = zip(arguments, result)
            return [self._written(name, value, ()) for (name, _), value in pairs]
        if self.in_place and not (self.is_reference and result is not None):
            result = arguments[0]
        return self._written(self.main, result, arguments)

    def _written(self, name: str, value: Any, arguments: Any) -> Any:
        """A result of that method as plain data."""
        as_lists, write = self.writers[name]
        if as_lists:
            value = as_lists(value)
        try:
            return write(value, arguments) if write else value
        except UnfitError:
            raise
        except Exception as error:  # from a node without `val`, or what given.py does not expect
            raise UnfitError(str(error) or type(error).__name__) from None

    @property
    def call(self) -> int:
        """The index of the call under way, if LeetCode plays."""
        return len(self.results)


def _each(functions: Iterable[Reader | None], values: Iterable[Any]) -> list[Any]:
    """Each value passed through its function, if it has one."""
    return [f(value) if f else value for f, value in zip(functions, values)]
