"""What is in scope without import: what LeetCode has there, and what given.py defines."""

import __future__

import builtins
import importlib
import typing
from functools import cache
from types import CodeType, ModuleType
from typing import Any

from kata.wire import BUILTINS
from kata.wire.model import Shape
from kata.wire.nodes import NODES

__builtins__ = BUILTINS

PACKAGES = "numpy", "sortedcontainers"  # that LeetCode has; of these, we have the second
SORTED = "SortedDict", "SortedList", "SortedSet"

# LeetCode's driver imports all names of these modules, then the modules, then all of typing's.
OPEN = """
    string re datetime collections heapq bisect copy math random statistics itertools functools
    operator io sys json builtins""".split()

# Left out unless the code uses one of their names: once `random` is imported, which `statistics`
# does, too, every case has to seed it.
SEEDED = {
    "random": """
        Random SystemRandom betavariate binomialvariate choice choices expovariate gammavariate
        gauss getrandbits getstate lognormvariate normalvariate paretovariate randbytes randint
        random randrange sample seed setstate shuffle triangular uniform vonmisesvariate
        weibullvariate""",
    "statistics": """
        NormalDist StatisticsError correlation covariance fmean geometric_mean harmonic_mean kde
        kde_random linear_regression mean median median_grouped median_high median_low mode
        multimode pstdev pvariance quantiles stdev variance""",
}


def prelude(given: ModuleType, code: CodeType | None = None) -> dict[str, Any]:
    """The names that code need not import (None: any code); only given.py's may hide a builtin."""
    used = names_in(code) if code else {*SEEDED}
    skipped = (name for name, its in SEEDED.items() if used.isdisjoint({name, *its.split()}))
    names = dict(_everywhere(frozenset(skipped)))
    names.update((n, v) for n, v in vars(given).items() if isinstance(v, type))
    return names


def preload() -> None:
    """Import what is in scope, apart from what would have every case seed `random`."""
    _everywhere(frozenset(SEEDED))


@cache
def _everywhere(skipped: frozenset[str]) -> dict[str, Any]:
    """Return what is in scope whatever the problem, without what these modules have."""
    modules = [importlib.import_module(name) for name in OPEN if name not in skipped]
    names: dict[str, Any] = {name: node.made for name, node in NODES.items()}
    for module in modules:
        names.update((n, getattr(module, n)) for n in public(module) if not hasattr(builtins, n))
    names.update((module.__name__, module) for module in modules)
    names.update((n, getattr(typing, n)) for n in public(typing))
    package = importlib.import_module("sortedcontainers")
    names.update((n, getattr(package, n)) for n in SORTED)
    return names


def public(module: ModuleType) -> list[str]:
    """Return the names that `from module import *` brings into scope."""
    return getattr(module, "__all__", None) or [name for name in vars(module) if name[0] != "_"]


def names_in(code: CodeType) -> set[str]:
    """The names that compiled code looks up, including those in its functions and classes."""
    return {*code.co_names}.union(*(names_in(c) for c in code.co_consts if type(c) is CodeType))


def given_by(shape: Shape) -> ModuleType:
    """Return what given.py defines, as a module; what LeetCode has in scope is in scope in it."""
    given = ModuleType("given")
    if shape.given:
        code = compile(shape.given, "given.py", "exec", __future__.annotations.compiler_flag)
        vars(given)["__builtins__"] = vars(builtins) | prelude(given, code)
        exec(code, vars(given))
    return given
