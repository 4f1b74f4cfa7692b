"""Loads a solution's file as LeetCode does: with what is in scope there, and nothing run twice."""

import builtins
import sys
from importlib.util import decode_source
from types import ModuleType

from kata.wire import BUILTINS
from kata.wire.call import Caller, given_by
from kata.wire.errors import NotFoundError, packed
from kata.wire.pipe import ABSENT, RAISED
from kata.wire.prelude import prelude

__builtins__ = BUILTINS


def loaded(path, shape, name, report):
    """What calls the solution; None where the file does not load, which is reported."""
    try:
        return load(path, shape, name)
    except NotFoundError as error:
        report(ABSENT, str(error).encode("utf-8", "replace"))
    except BaseException as error:
        report(RAISED, packed(error, name))
    return None


def load(path, shape, name):
    """Run a solution's file, called `name` in tracebacks; returns its Caller."""
    module, given = ModuleType("solution"), given_by(shape)
    module.__file__ = path
    sys.modules["solution"] = module
    with open(path, "rb") as file:
        text = decode_source(file.read())
    code = compile(text, name, "exec", dont_inherit=True)
    vars(module).update(prelude(given, code), __builtins__=builtins)
    exec(code, vars(module))
    return Caller(shape, given, _maker(module, shape))


def _maker(module, shape):
    """What makes an instance where LeetCode plays, else a bound method.

    Where it may be bare, a function is taken if there is no class of the signature's name.
    """
    own = {
        n: value
        for n, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", None) == "solution"
    }
    name, method = shape["class"], shape["method"]
    function = own.get(name, own.get(method))
    is_bare = shape["bare"] and not shape["plays"]
    if is_bare and function and not isinstance(function, type):
        return lambda: function
    found = _class_of(own, shape)
    return found if shape["plays"] else lambda: getattr(found(), method)


def _class_of(own, shape):
    """The class of the signature, or the first of the file's own classes that has the method."""
    name, methods = shape["class"], [n for n in shape["methods"] if n != shape["class"]]
    if not isinstance(own.get(name), type):
        raise NotFoundError(
            f"there is no class {name}; the file defines {', '.join(own) or 'nothing'}"
        )
    for found in own[name], *(value for value in own.values() if isinstance(value, type)):
        if all(hasattr(found, method) for method in methods):
            return found
    missing = ", ".join(method for method in methods if not hasattr(own[name], method))
    there = ", ".join(n for n in dir(own[name]) if n[0] != "_")
    raise NotFoundError(f"class {name} has no method {missing}; it has {there or 'none'}")
