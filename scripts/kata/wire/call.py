"""How a solution is called: the one place that knows it, for judging, timing and memory alike.

The shape is what the signature says, as plain data: the class, its main method, the kinds of all
parameters and results, whether LeetCode plays the methods (as of a class TicTacToe), and given.py.
"""

from marshal import loads
from types import ModuleType

from kata.wire import BUILTINS
from kata.wire.errors import UnfitError
from kata.wire.lists import lister
from kata.wire.nodes import reader, writer

__builtins__ = BUILTINS


def given_by(shape):
    """What given.py defines, as a module."""
    given = ModuleType("given")
    exec(compile(shape["given"], "given.py", "exec"), vars(given))
    return given


class Caller:
    """Calls what `make` makes: a bound method or, where LeetCode plays, an instance.

    A reference may give nodes in LeetCode's notation, and return what it could change in place.
    """

    def __init__(self, shape, given, make, is_reference=False):
        self.make, self.plays, self.is_reference = make, shape["plays"], is_reference
        self.in_place, self.main = shape["in_place"], shape["method"]
        self.readers, self.writers = {}, {}
        for name, (kinds, result) in shape["methods"].items():
            due = kinds[0] if self.in_place else result
            self.readers[name] = [reader(kind, given) for kind in kinds]
            self.writers[name] = lister(due, self.note), writer(due, given, is_reference)
        self.results = []  # of the calls played so far
        self.converted = ""  # what the last result had in place of lists

    def note(self, converted):
        self.converted = converted

    def prepare(self, arguments):
        """A call that is ready to be made: a function, and arguments of its own."""
        given = loads(arguments)
        self.results, self.converted = [], ""
        if self.plays:
            return self.play, [(name, _each(self.readers[name], v)) for name, v in zip(*given)]
        readers = self.readers[self.main]
        return self.make(), _each(readers, given) if any(readers) else given

    def play(self, first, *calls):
        """Construct an instance, call its methods, and collect the results."""
        instance, self.results = self.make(*first[1]), [None]
        for name, values in calls:
            self.results.append(getattr(instance, name)(*values))
        return self.results

    def finish(self, arguments, result):
        """The result of a call as plain data: what it returned, or the argument it changed."""
        if self.plays:
            pairs = zip(arguments, result)
            return [self._written(name, value, ()) for (name, _), value in pairs]
        if self.in_place and not (self.is_reference and result is not None):
            result = arguments[0]
        return self._written(self.main, result, arguments)

    def _written(self, name, value, arguments):
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
    def call(self):
        """The number of the call that is being made, where LeetCode plays."""
        return len(self.results)


def _each(functions, values):
    """Each value through its function, where it has one."""
    return [f(value) if f else value for f, value in zip(functions, values)]
