"""Loads a solution's file as LeetCode does: with what is in scope there, and nothing run twice."""

import builtins
import importlib
import sys
from importlib.util import decode_source
from types import ModuleType

from kata.inside import BUILTINS
from kata.inside.call import Caller, given_by
from kata.inside.errors import NotFoundError, packed
from kata.inside.nodes import ListNode, TreeNode
from kata.inside.pipe import ABSENT, RAISED

__builtins__ = BUILTINS

# What LeetCode's editor has in scope: these modules, and of the open ones all that is in them.
OPEN = "typing collections heapq itertools functools math bisect copy string random re operator"
CLOSED = "array datetime json queue statistics sys time"


def prelude(given, text=CLOSED):
    """The names a solution need not import; none hides a builtin, and modules go first.

    As some take long to import, closed modules are left out unless the text names them; by
    default, it names them all.
    """
    names = {"xrange": range, "maxsize": sys.maxsize, "ListNode": ListNode, "TreeNode": TreeNode}
    for module in map(importlib.import_module, OPEN.split()):
        public = getattr(module, "__all__", None) or [n for n in vars(module) if n[0] != "_"]
        names.update((n, getattr(module, n)) for n in public if not hasattr(builtins, n))
    closed = [n for n in CLOSED.split() if n in text]
    names.update((n, importlib.import_module(n)) for n in OPEN.split() + closed)
    names.update(
        (n, v) for n, v in vars(given).items() if n[0] != "_" and n not in ("read", "write")
    )
    return names


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
    """Run a solution's file, called `name` in tracebacks; what calls what LeetCode would call."""
    module, given = ModuleType("solution"), given_by(shape)
    module.__file__ = path
    sys.modules["solution"] = module
    with open(path, "rb") as file:
        text = decode_source(file.read())
    vars(module).update(prelude(given, text), __builtins__=builtins)
    exec(compile(text, name, "exec", dont_inherit=True), vars(module))
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
