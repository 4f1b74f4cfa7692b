"""Loads a solution's file as LeetCode does: with what is in scope there, and nothing run twice."""

import builtins
import importlib
import sys
from importlib.util import decode_source
from types import FunctionType, ModuleType

from kata.inside import BUILTINS
from kata.inside.errors import NotFoundError

__builtins__ = BUILTINS

# What LeetCode's editor has in scope: these modules, and of the open ones all that is in them.
OPEN = "typing collections heapq itertools functools math bisect copy string random re operator"
CLOSED = "array datetime json queue statistics sys time"


def prelude():
    """The names a solution need not import; none hides a builtin, and modules go first."""
    names = {"xrange": range, "maxsize": sys.maxsize}
    for module in map(importlib.import_module, OPEN.split()):
        public = getattr(module, "__all__", None) or [n for n in vars(module) if n[0] != "_"]
        names.update((n, getattr(module, n)) for n in public if not hasattr(builtins, n))
    names.update((n, importlib.import_module(n)) for n in f"{OPEN} {CLOSED}".split())
    return names


def load(path, method, name):
    """Run a solution's file, called `name` in tracebacks; what makes its method, ready to call."""
    module = ModuleType("solution")
    module.__file__ = path
    vars(module).update(prelude(), __builtins__=builtins)
    sys.modules["solution"] = module
    with open(path, "rb") as file:
        code = compile(decode_source(file.read()), name, "exec", dont_inherit=True)
    exec(code, vars(module))
    found = _class_with(module, method)
    return lambda: getattr(found(), method)


def _class_with(module, method):
    """The class Solution, or the first of the file's own classes that has the method."""
    own = {
        n: value
        for n, value in vars(module).items()
        if isinstance(value, (type, FunctionType)) and value.__module__ == "solution"
    }
    if not hasattr(module, "Solution"):
        raise NotFoundError(
            f"there is no class Solution; the file has {', '.join(own) or 'nothing'}"
        )
    for found in module.Solution, *(value for value in own.values() if isinstance(value, type)):
        if hasattr(found, method):
            return found
    methods = ", ".join(n for n in dir(module.Solution) if n[0] != "_")
    raise NotFoundError(f"class Solution has no method {method}; it has {methods or 'none'}")
