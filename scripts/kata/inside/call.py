"""How a solution is called: the one place that knows it, for judging, timing and memory alike."""

from marshal import dumps, loads

from kata.inside import BUILTINS
from kata.inside.errors import UnfitError

__builtins__ = BUILTINS

MOST = 1 << 24  # bytes of a result


def prepare(callee, arguments):
    """A call that is ready to be made: a function, and arguments of its own."""
    return callee(), loads(arguments)


def finish(result):
    """A result as bytes that are equal exactly when values and types are.

    (marshal's later versions mark shared references, so equal values may differ there.)
    """
    try:
        data = dumps(result, 2)
    except ValueError:
        raise UnfitError(
            f"returned a value of type {type(result).__name__}, which is not plain data"
            " (numbers, strings, lists ...) all the way down"
        ) from None
    if len(data) > MOST:
        raise UnfitError("returned more than 16 MB of data")
    return data
