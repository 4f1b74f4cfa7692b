"""Lets cached functions call each other as deeply as others, in every version of Python."""

import functools
import sys
from importlib import import_module

from kata.wire import BUILTINS
from kata.wire.errors import IS_SHALLOW

__builtins__ = BUILTINS


def let_caches_nest() -> None:
    """Where calls through C may nest only so deep, use the cache that functools has in Python."""
    if not IS_SHALLOW:
        return
    names = "functools", "_functools"
    known = {name: sys.modules.pop(name) for name in names if name in sys.modules}
    sys.modules["_functools"] = None  # type: ignore[assignment]  # as if there were none in C
    name, plain = "_lru_cache_wrapper", import_module("functools")
    sys.modules.update(known)
    vars(functools)[name] = vars(plain)[name]
