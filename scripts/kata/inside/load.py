"""Loads a solution's file as LeetCode does: with what is in scope there, and nothing run twice."""

import ast
import builtins
import functools
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import decode_source
from types import CodeType, ModuleType
from typing import Any

from kata.wire import BUILTINS
from kata.wire.call import Call, Caller
from kata.wire.model import OTHER_CELLS, PLAYED, ROUND_TRIP, Setup, Shape
from kata.wire.prelude import given_by, prelude
from kata.wire.records import ABSENT, IS_SHALLOW, RAISED, NotFoundError, packed

__builtins__ = BUILTINS

CACHE = "_lru_cache_wrapper"  # what `functools.cache` and `lru_cache` make


def loaded(setup: Setup, name: str, emit: Callable[[bytes, bytes], None]) -> Caller | None:
    """Return the Caller of the solution, or None if the file does not load; that is reported."""
    try:
        return load(setup, name)
    except NotFoundError as error:
        emit(ABSENT, str(error).encode("utf-8", "replace"))
    except BaseException as error:
        emit(RAISED, packed(error, name))
    return None


def load(setup: Setup, name: str) -> Caller:
    """Run a solution's file; returns its Caller.

    Tracebacks call it `name`. For a round trip, it runs once for each method, which then share no
    globals.
    """
    if IS_SHALLOW:  # for the cache in C, calls cannot nest deep enough
        vars(functools)[CACHE] = _cache_in_python()
    shape, given = setup.shape, given_by(setup.shape)
    with open(setup.path, "rb") as file:
        code = compile(_in_order(decode_source(file.read())), name, "exec", dont_inherit=True)
    if shape.way != ROUND_TRIP or shape.shared:
        return Caller(shape, given, _maker(_run(setup, code, given), shape))
    makers = {n: _maker(_run(setup, code, given), shape) for n in shape.methods}
    return Caller(shape, given, lambda method: makers[method](method))


def _in_order(text: str) -> str | ast.Module:
    """Return the code, of which what other cells define runs first, though it stands below."""
    own, mark, _ = text.partition(f"\n{OTHER_CELLS}\n")
    if not mark:
        return text
    tree, last = ast.parse(text), own.count("\n") + 1
    tree.body.sort(key=lambda one: one.lineno <= last)
    return tree


def _run(setup: Setup, code: CodeType, given: ModuleType) -> ModuleType:
    module = ModuleType("solution")
    module.__file__ = setup.path
    sys.modules["solution"] = module
    vars(module).update(prelude(given, code), __builtins__=builtins)
    exec(code, vars(module))
    return module


def _maker(module: ModuleType, shape: Shape) -> Call:
    """The class if LeetCode plays, otherwise a function from a method's name to it, bound."""
    found = _class_in(module, shape)
    return found if shape.way == PLAYED else lambda method: getattr(found(), method)


def _class_in(module: ModuleType, shape: Shape) -> type:
    """The signature's class or, if it lacks a method, the file's first class that has them all."""
    own = {
        n: value
        for n, value in vars(module).items()
        if callable(value) and getattr(value, "__module__", None) == "solution"
    }
    name, methods = shape.name, [n for n in shape.methods if n != shape.name]
    if not isinstance(own.get(name), type):
        raise NotFoundError(
            f"there is no class {name}; the file defines {', '.join(own) or 'nothing'}"
        )
    classes: list[type] = [own[name], *(v for v in own.values() if isinstance(v, type))]
    for found in classes:
        if all(hasattr(found, method) for method in methods):
            return found
    missing = ", ".join(method for method in methods if not hasattr(own[name], method))
    there = ", ".join(n for n in dir(own[name]) if n[0] != "_")
    raise NotFoundError(f"class {name} has no method {missing}; it has {there or 'none'}")


@functools.cache
def _cache_in_python() -> Any:
    names = "functools", "_functools"
    known = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    sys.modules["_functools"] = None  # type: ignore[assignment]  # as if there were none in C
    plain = import_module("functools")
    sys.modules.update(known)
    return vars(plain)[CACHE]
