"""Loads a solution's file as LeetCode does: with what is in scope there, and nothing run twice."""

import builtins
import importlib
import sys
import typing
from importlib.util import decode_source
from types import CodeType, ModuleType

from kata.inside import BUILTINS
from kata.inside.call import Caller, given_by
from kata.inside.errors import NotFoundError, packed
from kata.inside.nodes import ListNode, TreeNode
from kata.inside.pipe import ABSENT, RAISED

__builtins__ = BUILTINS

RESERVED = ("read", "write")  # names of given.py that are the engine's

# LeetCode's driver imports all names of these modules, then the modules, then all of typing's.
OPEN = """
    string re datetime collections heapq bisect copy math random statistics itertools functools
    operator io sys json builtins""".split()

# Those that take long to import are left out unless the code has one of their names.
LATE = {
    "datetime": "MAXYEAR MINYEAR UTC date datetime time timedelta timezone tzinfo",
    "json": "JSONDecodeError JSONDecoder JSONEncoder dump dumps load loads",
    "statistics": """
        NormalDist StatisticsError correlation covariance fmean geometric_mean harmonic_mean kde
        kde_random linear_regression mean median median_grouped median_high median_low mode
        multimode pstdev pvariance quantiles stdev variance""",
}


def prelude(given, code=None):
    """The names that code need not import, by default for any code; none hides a builtin."""
    used = names_in(code) if code else {*LATE}
    skipped = {name for name, its in LATE.items() if used.isdisjoint({name, *its.split()})}
    modules = [importlib.import_module(name) for name in OPEN if name not in skipped]
    names = {"ListNode": ListNode, "TreeNode": TreeNode}
    for module in modules:
        names.update((n, getattr(module, n)) for n in public(module) if not hasattr(builtins, n))
    names.update((module.__name__, module) for module in modules)
    names.update((n, getattr(typing, n)) for n in public(typing))
    names.update((n, v) for n, v in vars(given).items() if n[0] != "_" and n not in RESERVED)
    return names


def public(module):
    """What `from module import *` brings into scope."""
    return getattr(module, "__all__", None) or [name for name in vars(module) if name[0] != "_"]


def names_in(code):
    """The names that compiled code looks up, also in its functions and classes."""
    return {*code.co_names}.union(*(names_in(c) for c in code.co_consts if type(c) is CodeType))


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
